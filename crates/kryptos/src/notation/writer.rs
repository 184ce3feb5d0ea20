//! Writing a record.

use super::Record;
use crate::deal::list;
use crate::{Entry, Options};
use game::Seat;
use game::notation::{Quoted, write_list};
use std::fmt::{self, Display, Formatter};

impl Display for Record {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let hands: Vec<String> = self.deal.hands.iter().map(|hand| list(hand)).collect();
        writeln!(f, "[Game \"kryptos\"]")?;
        writeln!(f, "[Players {}]", Quoted(&write_list(&self.names)))?;
        if self.setup.options != Options::default() {
            writeln!(f, "[Options \"{}\"]", options(self.setup.options))?;
        }
        writeln!(f, "[First {}]", Quoted(self.name(self.deal.first)))?;
        writeln!(f, "[Hands \"{}\"]", hands.join(" / "))?;
        if !self.deal.aside.is_empty() {
            writeln!(f, "[Aside \"{}\"]", list(&self.deal.aside))?;
        }
        self.fairness.fmt(f)?;
        if let Some(outcome) = self.state().outcome() {
            writeln!(f, "[Result {}]", Quoted(self.name(outcome.winner)))?;
        }
        for (name, value) in &self.remarks {
            writeln!(f, "[{name} {}]", Quoted(value))?;
        }
        self.moves(f)
    }
}

fn options(options: Options) -> String {
    let named =
        [(options.advanced, "advanced"), (options.mystery, "mystery"), (options.corruption, "corruption")];
    named.iter().filter(|(on, _)| *on).map(|(_, name)| *name).collect::<Vec<_>>().join(", ")
}

impl Record {
    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("nobody", String::as_str)
    }

    fn moves(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut revealed = false;
        let mut numbered = 0;
        let mut turn = |f: &mut Formatter<'_>, round: u16, seat: Seat| {
            if round == numbered {
                write!(f, " / {}", self.name(seat))
            } else {
                numbered = round;
                write!(f, "\n{round}. {}", self.name(seat))
            }
        };
        for entry in &self.entries {
            match *entry {
                Entry::Revealed { seat, position, .. } => {
                    f.write_str(if revealed { ", " } else { "\nreveal " })?;
                    write!(f, "{} {position}", self.name(seat))?;
                    revealed = true;
                }
                Entry::Guessed { round, seat, guess, target, position, card, right, .. } => {
                    if guess == 1 {
                        turn(f, round, seat)?;
                    }
                    let mark = if right { '!' } else { '?' };
                    write!(f, " {}.{position}={card}{mark}", self.name(target))?;
                }
                Entry::Declined { .. } => f.write_str(" -")?,
                Entry::Missed { round, seat } => {
                    turn(f, round, seat)?;
                    f.write_str(" ~")?;
                }
            }
        }
        if self.entries.is_empty() { Ok(()) } else { writeln!(f) }
    }
}
