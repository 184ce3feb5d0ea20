//! A recorded game that somebody brings, kept as a table of its own: its replay and its review last like those of a game
//! that was played here.
//!
//! Nobody sits at such a table: those in its chairs are visitors whom nobody can be. So nothing ever happens there again.

use crate::games::{ReadRecord, read_record};
use crate::log::{Holder, LogEntry, LoggedSeed, TableEvent};
use crate::table::Table;
use crate::{LONGEST_NAME, Pace, PlayerId, Reason, Refusal, Settings, Stage, Tables, Visitor};
use game::notation::{Flaw, fit_names};
use game::{Moment, Nonce, Seed};
use lexicon::Language;
use store::{Index, TableId};

/// No game that people play has more moves: beyond it a review would take too long.
const MOST_MOVES: usize = 1_000;

impl From<Flaw> for Reason {
    fn from(flaw: Flaw) -> Self {
        Reason::BadRecord { line: flaw.place.line, column: flaw.place.column, reason: flaw.reason }
    }
}

impl Tables {
    /// Keeps the finished game of a record; it is game 1 of the table that is answered.
    pub async fn import(&self, record: String) -> Result<TableId, Refusal> {
        let (now, seed) = (self.now(), Seed::new(self.house().entropy.bytes()));
        // A long record is not read on a thread that others wait for.
        let read = tokio::task::spawn_blocking(move || entries(&record, seed, now));
        let (opened, played) = read.await.unwrap_or_else(|_| Err(Reason::Unavailable.into()))?;
        let table = self.create_with(&opened).await?;
        self.house().store.append(table, played.commit(2, now.0)?, Index::default()).await?;
        Ok(table)
    }
}

/// What the log of such a table says: that it was opened, and in one entry all that was played.
fn entries(record: &str, seed: Seed, now: Moment) -> Result<(LogEntry, LogEntry), Refusal> {
    let read = read_record(record).map_err(Reason::from)?;
    if read.steps.len() > MOST_MOVES {
        return Err(Reason::RecordTooLong { most: MOST_MOVES }.into());
    }
    let ReadRecord { options, setup, language, words, names, chairs, steps, fairness } = read;
    let settings = Settings {
        game: options,
        language: language.unwrap_or(Language::English),
        words,
        listed: false,
        pace: Pace::Live,
        sand_timer_with_bots: false,
        side_names: Vec::new(),
        bots: None,
        bot_after_seconds: None,
    };
    // A game that was written down by hand proves nothing about its draws; then its table has no nonces either.
    let (seed, nonces) = fairness.seed.map_or((seed, Vec::new()), |seed| (seed, fairness.nonces));
    let opened = TableEvent::Opened { host: Visitor::random(), settings, seed: LoggedSeed(seed) };
    let sat = fit_names(&names).into_iter().zip(&chairs).zip(0..).map(|((name, chair), player)| {
        let name = name.chars().take(LONGEST_NAME).collect();
        let holder = Holder::Person(Visitor::random());
        TableEvent::Sat { chair: *chair, player: PlayerId(player), name, nonce: Nonce(String::new()), holder }
    });
    let mut events: Vec<TableEvent> = sat.collect();
    events.push(TableEvent::Dealt { setup: Box::new(setup), chairs, nonces });
    events.extend(steps.into_iter().map(|events| TableEvent::Played { events }));
    let entry = |events| LogEntry { by: None, client: None, public: true, events };
    let (opened, played) = (entry(vec![opened]), entry(events));
    let mut table = Table::open(TableId::from_random(0), now, &opened).ok_or(Reason::Unavailable)?;
    table.apply(now, &played);
    match table.stage() {
        Stage::Finished => Ok((opened, played)),
        // The rules cannot deal it: a record by hand may tell no keywords.
        Stage::Waiting => Err(Reason::BadRecord {
            line: 1,
            column: 1,
            reason: "the record tells too little to show the game: keywords are missing".into(),
        }
        .into()),
        Stage::Playing => Err(Reason::RecordUnfinished.into()),
    }
}
