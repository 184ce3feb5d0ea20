//! The record of a game: after the tags a line for each round, `prize: bid bid bid`.

use crate::{Event, Setup, State};
use game::Seat;
use game::notation::{Fairness, Flaw, Place, Quoted, Record, fit_names, read_names, write_list};
use std::fmt::Write as _;

/// Writes a game down.
pub fn record(state: &State, names: &[String], fairness: &Fairness) -> String {
    let mut names: Vec<&str> = names.iter().map(String::as_str).collect();
    names.resize(usize::from(state.setup().players), "");
    let mut text =
        format!("[Game \"toy\"]\n[Players {}]\n{fairness}\n", Quoted(&write_list(fit_names(&names))));
    for round in &state.rounds {
        let bids: Vec<String> = round.bids.iter().flatten().map(|bid| bid.reveal().to_string()).collect();
        // Writing to a string does not fail.
        let _ = writeln!(text, "{}: {}", round.prize, bids.join(" "));
    }
    text
}

/// Reads a game again. Reading runs the rules: what breaks them is refused.
pub fn read(text: &str) -> Result<State, Flaw> {
    let record = Record::split(text)?;
    let players = read_names(record.require("Players")?)?.len() as u8;
    let mut state = State::new(Setup { players, seconds: None });
    for (line, text) in record.lines {
        let flaw = |reason: String| Flaw::at(Place { line, column: 1 }, reason);
        let (prize, bids) = text.split_once(':').ok_or_else(|| flaw("a round is `prize: bids`".into()))?;
        let number = |text: &str| text.trim().parse::<u8>().map_err(|_| flaw(format!("{text} is no number")));
        state.apply(&Event::RoundBegan { prize: number(prize)?, deadline: None });
        for (seat, bid) in (0..).map(Seat).zip(bids.split_whitespace()) {
            let event = state.bid(seat, number(bid)?).map_err(|rejection| flaw(rejection.to_string()))?;
            state.apply(&event);
        }
    }
    Ok(state)
}
