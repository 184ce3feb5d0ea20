//! The review of a game: how clear every clue was to its team and what it gave away, as the strongest bot sees it.

use super::clue::dashed;
use super::{Desk, material};
use crate::i18n::Texts;
use crate::pages::games::GameReview;
use crate::pages::review::chart::{Chart, Curve};
use crate::pages::review::percent;
use crate::pages::shell::icons::team_mark;
use crate::pages::table::avatar_at;
use crate::say;
use bots::decrypto::review::{CodeReview, Interception, Reading, Review, review as look_again};
use decrypto::{Digit, Known, Team, View};
use game::Seat;
use lexicon::mind::Minds;
use maud::{Markup, html};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;
use tables::{GameView, TableView};

/// Works it out; none while a game is on.
pub fn review(end: &View, minds: &Minds) -> Option<Arc<dyn GameReview>> {
    Some(Arc::new(look_again(minds, end)?))
}

impl GameReview for Review {
    fn page(&self, end: &TableView, t: &Texts) -> Markup {
        let Some(GameView::Decrypto(game)) = &end.game else { return html! {} };
        let desk = Desk { table: end, game, t };
        html! {
            (encryptors(&desk, &self.codes))
            (interceptions(&desk, self))
            div.two { @for team in Team::BOTH { (known(&desk, &self.codes, team)) } }
            section.stack {
                h2 { (t.say("review-clues")) }
                p.soft { (t.say("review-clues-why")) }
                @for code in &self.codes { (clues(&desk, code)) }
            }
        }
    }

    fn figures(&self) -> Value {
        json!({ "decrypto": self })
    }
}

/// How well each Encryptor did on average.
fn encryptors(desk: &Desk<'_>, codes: &[CodeReview]) -> Markup {
    let t = desk.t;
    let mut of_seat: BTreeMap<Seat, Vec<Reading>> = BTreeMap::new();
    for code in codes {
        let line = desk.game.sheet.get(code.round - 1).and_then(|round| round.lines[code.team].as_ref());
        if let Some(line) = line {
            of_seat.entry(line.encryptor).or_default().push(code.odds);
        }
    }
    let mean = |readings: &[Reading], of: fn(&Reading) -> f32| {
        f64::from(readings.iter().map(of).sum::<f32>()) / readings.len() as f64
    };
    html! {
        section.stack {
            h2 { (t.say("review-encryptors")) }
            table.ledger {
                thead {
                    tr {
                        th scope="col" { (t.say("k-rank-player")) }
                        th.num scope="col" { (t.say("review-codes")) }
                        th.num scope="col" { (t.say("review-clear")) }
                        th.num scope="col" { (t.say("review-leak")) }
                    }
                }
                tbody {
                    @for (seat, readings) in &of_seat {
                        tr {
                            th scope="row" { (avatar_at(desk.table, *seat)) (desk.name(*seat)) }
                            td.num { (readings.len()) }
                            td.num { (percent(t, mean(readings, |reading| reading.clear))) }
                            td.num { (percent(t, mean(readings, |reading| reading.leak))) }
                        }
                    }
                }
            }
        }
    }
}

/// Luck is what was less likely than not.
fn interceptions(desk: &Desk<'_>, review: &Review) -> Markup {
    let t = desk.t;
    let luckiest = review.luckiest.filter(|found| found.chance < 0.5);
    let told = |key: &str, found: &Interception| {
        let whose = desk.team_of(found.team);
        say!(t, key, whose = whose, round = found.round, share = percent(t, f64::from(found.chance)))
    };
    html! {
        @if luckiest.or(review.best).is_some() {
            section.stack {
                @if let Some(luckiest) = &luckiest { p { (told("review-luckiest", luckiest)) } }
                @if let Some(best) = review.best.filter(|best| Some(*best) != luckiest) {
                    p { (told("review-hardest", &best)) }
                }
            }
        }
    }
}

/// What the opponents could know of each keyword, round by round.
fn known(desk: &Desk<'_>, codes: &[CodeReview], team: Team) -> Markup {
    let t = desk.t;
    let own: Vec<&CodeReview> = codes.iter().filter(|code| code.team == team).collect();
    let Some((keywords, last)) = desk.game.keywords(team).zip(own.last()) else { return html! {} };
    let curves = Digit::ALL.map(|digit| Curve {
        label: keywords[digit.index()].clone(),
        points: own.iter().map(|code| f64::from(code.known[digit.index()])).collect(),
    });
    let (most, share) = Digit::ALL
        .map(|digit| (digit, f64::from(last.known[digit.index()])))
        .into_iter()
        .max_by(|(_, one), (_, other)| one.total_cmp(other))
        .unwrap_or((Digit::ALL[0], 0.0));
    let says = say!(
        t,
        "review-known",
        whose = desk.team_of(team),
        keyword = keywords[most.index()].as_str(),
        share = percent(t, share)
    );
    let steps: Vec<String> = own.iter().map(|code| code.round.to_string()).collect();
    let scale = [percent(t, 0.0), percent(t, 1.0)];
    html! {
        section.stack {
            h2 { (team_mark(material(team))) " " (desk.plate(team)) }
            (Chart { says: &says, curves: &curves, scale, steps: &steps }.draw())
        }
    }
}

fn clues(desk: &Desk<'_>, code: &CodeReview) -> Markup {
    let t = desk.t;
    let keywords = desk.game.keywords(code.team);
    html! {
        section.review__code {
            header {
                (team_mark(material(code.team)))
                h3 { (say!(t, "review-code-of", whose = desk.team_of(code.team), round = code.round)) }
                b.typed { (dashed(code.code)) }
            }
            table.ledger {
                thead {
                    tr {
                        th scope="col" { (t.say("sheet-clue")) }
                        th.num scope="col" { (t.say("review-clear")) }
                        th.num scope="col" { (t.say("review-leak")) }
                    }
                }
                tbody {
                    @for clue in code.clues.iter().flatten() {
                        tr {
                            th scope="row" lang=(desk.game.language) {
                                span.typed { (clue.clue) }
                                @if let Some(keywords) = keywords { " " span.soft.small { (keywords[clue.digit.index()]) } }
                            }
                            td.num { (bar(t, clue.reading.clear, "clear")) }
                            td.num { (bar(t, clue.reading.leak, "leak")) }
                        }
                    }
                }
            }
            @if let Some(better) = &code.better {
                p.small {
                    (say!(
                        t,
                        "review-better-clues",
                        clues = t.list(&better.clues),
                        clear = percent(t, f64::from(better.odds.clear)),
                        leak = percent(t, f64::from(better.odds.leak))
                    ))
                }
            }
        }
    }
}

/// A share as a bar and a number.
fn bar(t: &Texts, share: f32, kind: &str) -> Markup {
    let share = f64::from(share);
    html! {
        svg class={ "bar-of bar-of--" (kind) } viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" {
            rect width=((100.0 * share).round()) height="6" {}
        }
        (percent(t, share))
    }
}
