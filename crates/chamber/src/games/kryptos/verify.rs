//! Were the cards what the seed of the record gives?

use super::Verified;
use kryptos::notation::Record;

/// Checks every draw.
pub fn verify(record: &Record) -> Verified {
    record.verify()?;
    let seed = match record.fairness().commitment {
        Some(_) => "The seed is the one committed to.",
        None => "The record has no commitment: the seed may have been chosen after the game.",
    };
    let setup = record.setup();
    let aside = match setup.highest() - setup.players * setup.hand_size() {
        0 => String::new(),
        cards => format!(" and the {cards} left-over cards"),
    };
    Ok(format!("{seed}\nThe first player, the {} hands{aside} are as it draws them.", setup.players))
}
