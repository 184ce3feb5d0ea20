//! The draws, each by a label of its own, so that anybody can recompute them from the revealed seed.
//!
//! | label | draw |
//! |---|---|
//! | `keywords` | 8 (three players: 4) of the pool of words: White's 1 to 4, then Black's |
//! | `code white 3 by 2` | one of the 24 codes in ascending order, for round 3 and White's second player |
//! | `categories` | as many of the categories as there have been rounds; the last one is the round's |
//!
//! Each member of a team has a code of their own in every round. Thus a pen that is handed on brings a new
//! code: who saw the old one knows nothing, and handing it back gains nothing.

use crate::event::{Keywords, Pen};
use crate::flow::{Codes, next_encryptor};
use crate::{Code, PerTeam, Setup, State, Team, WordPool};
use game::{Draw, Seat};

pub(crate) fn keywords(draw: &Draw, setup: &Setup, pool: &WordPool) -> PerTeam<Option<Keywords>> {
    let drawn = draw.choose("keywords", pool.len() as u32, setup.words_needed() as u32);
    let mut drawn = drawn.into_iter().filter_map(|place| pool.get(place as usize).map(str::to_owned));
    let mut four = || -> Option<Keywords> {
        let words: Vec<String> = drawn.by_ref().take(4).collect();
        words.try_into().ok()
    };
    PerTeam { white: four(), black: four() }
}

pub(crate) fn code(draw: &Draw, setup: &Setup, round: u8, encryptor: Seat) -> Option<Code> {
    let team = *setup.seats.get(encryptor.index())?;
    let place = setup.members(team).position(|seat| seat == encryptor)? + 1;
    let card = draw.below(&format!("code {team} {round} by {place}"), Code::COUNT);
    Code::all().nth(card as usize)
}

pub(crate) fn category(draw: &Draw, setup: &Setup, categories: &[String], round: u8) -> Option<String> {
    setup.options.laser_drive?;
    let order = draw.choose("categories", categories.len() as u32, u32::from(round));
    // A short list starts again in the same order.
    let place = *order.get((usize::from(round).checked_sub(1)?).checked_rem(order.len())?)?;
    categories.get(place as usize).cloned()
}

impl Codes for Draw {
    fn next(&self, state: &State) -> Option<(PerTeam<Option<Pen>>, Option<String>)> {
        let (setup, round) = (&*state.setup, state.round() + 1);
        let pen = |team: Team| {
            if team == Team::Black && setup.three_players() {
                return None;
            }
            let encryptor = next_encryptor(state, team)?;
            Some(Pen { encryptor, code: code(self, setup, round, encryptor)? })
        };
        Some((PerTeam::from_fn(pen), category(self, setup, &setup.categories, round)))
    }
}
