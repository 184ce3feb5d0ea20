//! Reading a record: every move is put to the rules as it is read.

use super::Record;
use super::cursor::Cursor;
use super::header::{self, TAGS};
use crate::{Action, Entry, Event, Phase, State};
use game::notation::{Fairness, Flaw, Record as Text};
use game::{Actor, Moment, Seat};
use std::cmp::Reverse;

impl Record {
    /// Reads a record; refuses one that breaks the grammar or the rules, saying where and why.
    pub fn parse(text: &str) -> Result<Record, Flaw> {
        let text = Text::split(text)?;
        let mut header = header::read(&text)?;
        let fairness = Fairness::read(&text)?;
        let cursor = Cursor::new(&text.lines);
        if text.tag("First").is_none() {
            header.deal.first = first_by_reveal(cursor, &header.names).unwrap_or(header.deal.first);
        }
        let mut state = State::open(header.setup);
        state.apply(&header.deal.event(Moment(0)));
        let mut reader = Reader { names: &header.names, state, cursor };
        reader.reveals()?;
        reader.rounds()?;
        let state = reader.state;
        if let Some(tag) = text.tag("Result") {
            check_result(&state, &header.names, tag.value.trim())
                .map_err(|reason| Flaw::at(tag.place, reason))?;
        }
        let remarks = text.tags.iter().filter(|tag| !TAGS.contains(&tag.name.as_str()));
        Ok(Record {
            remarks: remarks.map(|tag| (tag.name.clone(), tag.value.clone())).collect(),
            names: header.names,
            setup: header.setup,
            deal: header.deal,
            entries: state.log,
            fairness,
        })
    }
}

/// The last player is the first to reveal, so the next one is the first player.
fn first_by_reveal(mut cursor: Cursor<'_>, names: &[String]) -> Option<Seat> {
    if !cursor.eat_word("reveal") {
        return None;
    }
    let (last, _) = find_player(cursor, names, None, |mut after| after.eat_number().is_some())?;
    Some(Seat((last.0 + 1) % names.len() as u8))
}

fn check_result(state: &State, names: &[String], result: &str) -> Result<(), String> {
    let winner = state.outcome().map(|outcome| names[outcome.winner.index()].as_str());
    match winner {
        Some(winner) if winner == result => Ok(()),
        Some(winner) => Err(format!("the winner is {winner}, not {result}")),
        None if result == "*" || result == "unfinished" => Ok(()),
        None => Err("the game is unfinished".into()),
    }
}

/// The player named here and what follows the name. Where one name begins another, the one that is due is
/// tried first, then the longest; `fits` says whether what follows makes sense.
fn find_player<'a>(
    cursor: Cursor<'a>,
    names: &[String],
    due: Option<Seat>,
    fits: impl Fn(Cursor<'a>) -> bool,
) -> Option<(Seat, Cursor<'a>)> {
    let mut seats: Vec<Seat> = (0..names.len() as u8).map(Seat).collect();
    seats.sort_by_key(|seat| (Some(*seat) != due, Reverse(names[seat.index()].len())));
    seats.into_iter().find_map(|seat| {
        let mut after = cursor;
        (after.eat_word(&names[seat.index()]) && fits(after)).then_some((seat, after))
    })
}

struct Reader<'a> {
    names: &'a [String],
    state: State,
    cursor: Cursor<'a>,
}

impl<'a> Reader<'a> {
    /// `reveal Cy 3, Ada 5, ...`, on one line or several.
    fn reveals(&mut self) -> Result<(), Flaw> {
        while matches!(self.state.phase, Phase::Reveal { .. }) && self.cursor.eat_word("reveal") {
            loop {
                let start = self.start();
                let seat = self.player(|mut after| after.eat_number().is_some())?;
                let position = self.small_number("a position")?;
                self.submit(start, Actor::Seat(seat), Action::Reveal { position })?;
                if !self.cursor.eat(",") {
                    break;
                }
            }
        }
        Ok(())
    }

    /// `1. turn / turn / turn`, then `2.` and so on.
    fn rounds(&mut self) -> Result<(), Flaw> {
        let mut numbered = 0;
        while !self.cursor.at_end() {
            let round = match self.state.phase {
                Phase::Turn { round, .. } => round,
                Phase::Over => return Err(self.cursor.flaw("the game is over before this")),
                _ => {
                    return Err(self
                        .cursor
                        .flaw("first every player reveals two cards: reveal NAME POSITION, ..."));
                }
            };
            if round != numbered {
                let start = self.start();
                if self.cursor.eat_number() != Some(round) || !self.cursor.eat(".") {
                    return Err(start.flaw(format!("round {round} begins here, with {round}.")));
                }
                numbered = round;
            }
            self.turn()?;
            self.cursor.eat("/");
        }
        Ok(())
    }

    /// `Ada Bo.3=17? Cy.2=9!`
    fn turn(&mut self) -> Result<(), Flaw> {
        let start = self.start();
        let seat = self.player(|_| true)?;
        if self.due() != Some(seat) {
            return Err(start.flaw(format!("it is the turn of {}", self.due_name())));
        }
        if self.cursor.eat("~") {
            return self.submit(start, Actor::Table, Action::PassOver);
        }
        let right = self.guess(seat)?;
        let offered = matches!(self.state.phase, Phase::Turn { seat: s, guess: 2, .. } if s == seat);
        if offered && self.guess_ahead() {
            self.guess(seat)?;
        } else if !right {
            // Without points to pay there is nothing to decline, but saying so does no harm.
            let declined = self.cursor.eat("-");
            if offered && (declined || !self.cursor.at_end()) {
                self.submit(start, Actor::Seat(seat), Action::Decline)?;
            }
        }
        let end = self.start();
        if self.guess_ahead() {
            let name = &self.names[seat.index()];
            return Err(end.flaw(format!("{name} has no further guess in this turn")));
        }
        Ok(())
    }

    /// `Bo.3=17?`; whether it was right.
    fn guess(&mut self, seat: Seat) -> Result<bool, Flaw> {
        let start = self.start();
        let Some((target, after)) = find_player(self.cursor, self.names, None, is_target) else {
            return Err(start.flaw("a guess is due here: NAME.POSITION=NUMBER and ! or ?"));
        };
        self.cursor = after;
        self.cursor.eat(".");
        let position = self.small_number("a position")?;
        self.cursor.eat("=");
        let number = self.small_number("a number")?;
        // Whoever wrote it down saw it happen: a bluff was confirmed.
        let action = Action::Guess { target, position, number, bluff: true };
        self.submit(start, Actor::Seat(seat), action)?;
        let right = matches!(self.state.log.last(), Some(Entry::Guessed { right: true, .. }));
        let mark = self.start();
        match (right, self.cursor.eat("!"), self.cursor.eat("?")) {
            (true, true, false) | (false, false, true) => Ok(right),
            (true, false, true) => Err(mark.flaw("this guess is right: it ends with !")),
            (false, true, false) => Err(mark.flaw("this guess is wrong: it ends with ?")),
            _ => Err(mark.flaw("a guess ends with ! when it is right and with ? when it is wrong")),
        }
    }

    fn guess_ahead(&self) -> bool {
        find_player(self.cursor, self.names, None, is_target).is_some()
    }

    /// Puts an action to the rules.
    fn submit(&mut self, start: Cursor<'_>, by: Actor, action: Action) -> Result<(), Flaw> {
        let entry = self.state.decide(by, &action, Moment(0)).map_err(|rejection| {
            let turn = matches!(rejection, crate::Rejection::NotYourTurn { .. });
            start.flaw(if turn {
                format!("it is the turn of {}", self.due_name())
            } else {
                rejection.to_string()
            })
        })?;
        self.state.apply(&Event::Played { at: Moment(0), entry });
        Ok(())
    }

    fn player(&mut self, fits: impl Fn(Cursor<'a>) -> bool) -> Result<Seat, Flaw> {
        let start = self.start();
        let (seat, after) = find_player(self.cursor, self.names, self.due(), fits).ok_or_else(|| {
            start.flaw(format!("a player's name is due here: it is the turn of {}", self.due_name()))
        })?;
        self.cursor = after;
        Ok(seat)
    }

    fn small_number(&mut self, what: &str) -> Result<u8, Flaw> {
        let start = self.start();
        let number = self.cursor.eat_number().and_then(|number| u8::try_from(number).ok());
        number.ok_or_else(|| start.flaw(format!("{what} is due here")))
    }

    fn due(&self) -> Option<Seat> {
        self.state.awaited()
    }

    fn due_name(&self) -> &str {
        self.due().and_then(|seat| self.names.get(seat.index())).map_or("nobody", String::as_str)
    }

    /// A bookmark at the next thing to read.
    fn start(&mut self) -> Cursor<'a> {
        self.cursor.skip_space();
        self.cursor
    }
}

/// Whether `.POSITION=` follows.
fn is_target(mut after: Cursor<'_>) -> bool {
    after.eat(".") && after.eat_number().is_some() && after.eat("=")
}
