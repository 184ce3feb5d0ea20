//! What clients have sent and what they were told became of it, compared with the log.

use serde_json::Value;
use std::collections::BTreeMap;
use store::Commit;
use tables::Visitor;

/// What a client knows of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It was told that it is done.
    Acknowledged,
    /// It was told that nothing was done, and never had reason to doubt it.
    Refused,
    /// Nobody told, or not the first time.
    Unknown,
}

/// A command that was sent, any number of times under one name.
#[derive(Clone, Debug)]
pub struct Sent {
    /// Its name.
    pub id: String,
    /// Whether it may be accepted and change nothing, because somebody else did the same a moment before.
    pub may_change_nothing: bool,
    /// What became of it.
    pub outcome: Outcome,
}

/// How often each named command of a visitor stands in a log.
pub struct Written(BTreeMap<(String, String), u32>);

impl Written {
    /// Reads the log.
    pub fn of(log: &[Commit]) -> Result<Self, String> {
        let mut written = BTreeMap::new();
        for (place, commit) in log.iter().enumerate() {
            if commit.seq != place as u64 + 1 {
                return Err(format!("commit {} stands in place {}", commit.seq, place + 1));
            }
            let entry: Value = serde_json::from_slice(&commit.body).map_err(|error| error.to_string())?;
            if let (Some(by), Some(client)) = (entry["by"].as_str(), entry["client"].as_str()) {
                *written.entry((by.to_owned(), client.to_owned())).or_default() += 1;
            }
        }
        Ok(Written(written))
    }

    /// Compares it with what a visitor has sent. Gives how many commands were accepted and changed nothing.
    pub fn compare(&self, visitor: Visitor, sent: &[Sent]) -> Result<u64, String> {
        let by = visitor.reveal_hex();
        let mut idle = 0;
        for command in sent {
            let times = self.0.get(&(by.clone(), command.id.clone())).copied().unwrap_or(0);
            let right = match command.outcome {
                Outcome::Acknowledged if times == 0 && command.may_change_nothing => {
                    idle += 1;
                    true
                }
                Outcome::Acknowledged => times == 1,
                Outcome::Refused => times == 0,
                Outcome::Unknown => times <= 1,
            };
            if !right {
                let Sent { id, outcome, .. } = command;
                return Err(format!("command {id} ({outcome:?}) stands {times} times in the log"));
            }
        }
        Ok(idle)
    }
}

/// What clock and bots have done, as the log tells: commits that nobody has asked for.
pub fn unasked(log: &[Commit]) -> u64 {
    let played = |commit: &&Commit| {
        let entry: Value = serde_json::from_slice(&commit.body).unwrap_or_default();
        entry["by"].is_null() && entry["entries"][0]["what"] == "played"
    };
    log.iter().filter(played).count() as u64
}
