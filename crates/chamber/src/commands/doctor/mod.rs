//! `chamber doctor`: would a server that was started like this serve its players?

mod door;
mod machine;
mod way;

use super::address::Address;
use super::data::Data;
use crate::say::say;
use crate::show::{BAD, BOLD, DIM, GOOD};
use clap::Args;
use serde::Serialize;
use std::process::ExitCode;

/// Checks the machine and the way to it: the port, the disk and its sync, the clock, the data of the bots, the public address
/// and what the proxy passes on. Takes the options of `serve`; run it where and as whom the server runs. While the server is
/// stopped it takes its place for a moment and sees what the proxy sends.
#[derive(Args)]
pub struct Doctor {
    #[command(flatten)]
    address: Address,
    #[command(flatten)]
    data: Data,
    /// Prints JSON.
    #[arg(long)]
    json: bool,
}

/// What one check came to.
#[derive(Serialize)]
struct Finding {
    check: &'static str,
    verdict: Verdict,
    /// What was seen.
    seen: String,
    /// What to do about it.
    #[serde(skip_serializing_if = "Option::is_none")]
    advice: Option<&'static str>,
}

#[derive(Clone, Copy, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
enum Verdict {
    Ok,
    /// It works, but not well.
    Warning,
    Fault,
}

impl Finding {
    fn ok(check: &'static str, seen: impl Into<String>) -> Self {
        Finding { check, verdict: Verdict::Ok, seen: seen.into(), advice: None }
    }

    fn warning(check: &'static str, seen: impl Into<String>, advice: &'static str) -> Self {
        Finding { check, verdict: Verdict::Warning, seen: seen.into(), advice: Some(advice) }
    }

    fn fault(check: &'static str, seen: impl Into<String>, advice: &'static str) -> Self {
        Finding { check, verdict: Verdict::Fault, seen: seen.into(), advice: Some(advice) }
    }
}

impl Doctor {
    /// Looks at everything. Status 1 when there is a fault.
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let mut findings = machine::findings(&self.data)?;
        findings.extend(way::findings(&self.address));
        if self.json {
            say(serde_json::to_string_pretty(&findings)?)?;
        } else {
            for finding in &findings {
                say(line(finding))?;
            }
        }
        let healthy = findings.iter().all(|finding| finding.verdict != Verdict::Fault);
        Ok(if healthy { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

fn line(Finding { check, verdict, seen, advice }: &Finding) -> String {
    let (style, word) = match verdict {
        Verdict::Ok => (GOOD, "ok"),
        Verdict::Warning => (BOLD, "warning"),
        Verdict::Fault => (BAD, "fault"),
    };
    let advice = advice.map(|advice| format!("\n{:17}{DIM}{advice}{DIM:#}", "")).unwrap_or_default();
    format!("{style}{word:<9}{style:#}{check:<8}{seen}{advice}")
}
