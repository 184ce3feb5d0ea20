//! What is told about a finished game: the luckiest interception, the nearest miss, the clue of the game.

use super::clue::{dashed, words};
use super::sheet::resolved;
use super::{Desk, material};
use crate::i18n::{capitalised, unbroken};
use crate::pages::shell::icons::team_mark;
use crate::say;
use decrypto::{Code, Known, LineView, ResolvedView, Slot, Team};
use maud::{Markup, html};

/// A code that was guessed at, by the round, with the line of its team.
struct Told<'a> {
    round: usize,
    team: Team,
    line: &'a LineView,
    result: ResolvedView,
}

fn all<'a>(desk: &Desk<'a>) -> Vec<Told<'a>> {
    let of = |team| resolved(desk, team).map(move |(round, line, result)| Told { round, team, line, result });
    let mut all: Vec<_> = Team::BOTH.into_iter().flat_map(of).collect();
    all.sort_by_key(|told| (told.round, told.team == Team::Black));
    all
}

fn hits(guess: Code, code: Code) -> usize {
    Slot::ALL.into_iter().filter(|slot| guess.digit(*slot) == code.digit(*slot)).count()
}

/// An interception with the fewest clues to go by: the earliest.
fn luckiest<'a>(all: &'a [Told<'a>]) -> Option<&'a Told<'a>> {
    all.iter().find(|told| told.result.intercepted)
}

/// An interception that failed by as little as possible.
fn nearest<'a>(all: &'a [Told<'a>]) -> Option<&'a Told<'a>> {
    let failed = |told: &&Told<'_>| !told.result.intercepted;
    let near = |told: &&Told<'_>| told.result.interception.map_or(0, |guess| hits(guess, told.result.code));
    all.iter().filter(failed).max_by_key(near).filter(|told| near(told) > 0)
}

/// The last clue that its own team understood while the others, who tried, did not.
fn best_clue<'a>(all: &'a [Told<'a>]) -> Option<(&'a Told<'a>, Slot)> {
    all.iter().rev().filter(|told| !told.result.miscommunicated).find_map(|told| {
        let tried = told.result.interception?;
        let missed = |slot: &Slot| tried.digit(*slot) != told.result.code.digit(*slot);
        let worded =
            |slot: &Slot| told.line.clues.as_ref().is_some_and(|clues| clues[slot.index()].words().is_some());
        Slot::ALL.into_iter().find(|slot| missed(slot) && worded(slot)).map(|slot| (told, slot))
    })
}

/// The panel; nothing for a game in which none of it happened.
pub fn region(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    let all = all(desk);
    let line = |told: &Told<'_>, text: String| {
        html! { li { (team_mark(material(told.team))) p { (unbroken(&capitalised(&text))) } } }
    };
    let (luckiest, nearest, best) = (luckiest(&all), nearest(&all), best_clue(&all));
    html! {
        section #highlights {
            @if luckiest.is_some() || nearest.is_some() || best.is_some() {
                h2 { (t.say("highlights-title")) }
                ul.highlights {
                    @if let Some((told, slot)) = best {
                        @if let (Some(clues), Some(keywords)) = (&told.line.clues, desk.game.keywords(told.team)) {
                            @let keyword = &keywords[told.result.code.digit(slot).index()];
                            (line(told, say!(t, "highlights-clue", clue = words(&clues[slot.index()], t),
                                keyword = keyword.as_str(), name = desk.name(told.line.encryptor)).into_owned()))
                        }
                    }
                    @if let Some(told) = luckiest {
                        (line(told, say!(t, "highlights-interception", others = desk.team(told.team.other()),
                            whose = desk.team_of(told.team), code = dashed(told.result.code), round = told.round).into_owned()))
                    }
                    @if let (Some(told), Some(guess)) = (nearest, nearest.and_then(|told| told.result.interception)) {
                        (line(told, say!(t, "highlights-miss", others = desk.team(told.team.other()),
                            guess = dashed(guess), code = dashed(told.result.code), round = told.round).into_owned()))
                    }
                }
            }
        }
    }
}
