//! The review of a game: what every guess was worth from the seat of whoever made it.

use super::{Scene, log};
use crate::i18n::{Texts, capitalised};
use crate::pages::games::GameReview;
use crate::pages::review::chart::{Chart, Curve};
use crate::pages::review::percent;
use crate::pages::table::avatar_at;
use crate::say;
use bots::kryptos::review::{Accuracy, Choice, Review, Turn, Verdict, review as look_again};
use maud::{Markup, html};
use serde_json::{Value, json};
use std::sync::Arc;
use tables::{GameView, Record, TableView};

/// What is worth less than the best guess by more than rounding.
const SAME: f64 = 0.999;

/// Works it out; none for a record that cannot be read or a game that is not over.
pub fn review(record: &Record) -> Option<Arc<dyn GameReview>> {
    let record = kryptos::notation::Record::parse(&record.notation).ok()?;
    Some(Arc::new(look_again(&record)?))
}

impl GameReview for Review {
    fn page(&self, end: &TableView, t: &Texts) -> Markup {
        let Some(GameView::Kryptos(view)) = &end.game else { return html! {} };
        let scene = Scene { table: end, view, t };
        html! {
            (players(&scene, &self.players))
            (deals(&scene, &self.turns))
            section.stack {
                h2 { (t.say("review-guesses")) }
                ol.review__turns { @for turn in &self.turns { (line(&scene, turn)) } }
            }
        }
    }

    fn figures(&self) -> Value {
        json!({ "kryptos": self })
    }
}

fn players(scene: &Scene<'_>, players: &[Accuracy]) -> Markup {
    let t = scene.t;
    html! {
        section.stack {
            h2 { (t.say("review-accuracy")) }
            p.soft { (t.say("review-kryptos-accuracy")) }
            table.ledger {
                thead {
                    tr {
                        th scope="col" { (t.say("k-rank-player")) }
                        th.num scope="col" { (t.say("review-accuracy")) }
                        th.num scope="col" { (t.say("review-right")) }
                        th.num scope="col" { (t.say("review-expected")) }
                    }
                }
                tbody {
                    @for player in players {
                        tr {
                            th scope="row" { (avatar_at(scene.table, player.seat)) (scene.name(player.seat)) }
                            td.num { (player.accuracy.map_or("–".to_owned(), |share| percent(t, share / 100.0))) }
                            td.num { (player.right) }
                            td.num { (say!(t, "number", number = (player.expected * 10.0).round() / 10.0)) }
                        }
                    }
                }
            }
        }
    }
}

/// How many deals were possible before each guess, drawn so that each step up is ten times as many.
fn deals(scene: &Scene<'_>, turns: &[Turn]) -> Markup {
    let t = scene.t;
    let tens: Vec<f64> = turns.iter().map(|turn| turn.deals.max(1.0).log10()).collect();
    let most = tens.iter().copied().fold(1.0, f64::max).ceil();
    let curve = Curve { label: String::new(), points: tens.iter().map(|tens| tens / most).collect() };
    let says = say!(
        t,
        "review-deals",
        first = rough(tens.first().copied().unwrap_or_default()),
        last = rough(tens.last().copied().unwrap_or_default())
    );
    let steps: Vec<String> = (1..=turns.len()).map(|number| number.to_string()).collect();
    html! {
        @if turns.len() > 1 {
            (Chart { says: &says, curves: &[curve], scale: ["1".into(), rough(most)], steps: &steps }.draw())
        }
    }
}

/// A number of deals from its decimal logarithm: small ones in full, large ones as a power of ten.
fn rough(tens: f64) -> String {
    if tens < 6.0 { format!("{:.0}", 10f64.powf(tens)) } else { format!("10^{tens:.0}") }
}

fn line(scene: &Scene<'_>, turn: &Turn) -> Markup {
    let t = scene.t;
    let (key, class) = match turn.verdict {
        Verdict::Brilliant => ("review-brilliant", "great"),
        Verdict::Best => ("review-best", "fine"),
        Verdict::Good => ("review-good", "fine"),
        Verdict::Lucky => ("review-lucky", "odd"),
        Verdict::Mistake => ("review-mistake", "poor"),
        Verdict::Miss => ("review-miss", "poor"),
    };
    html! {
        li {
            p.review__said {
                @if let Some(entry) = scene.view.log.get(turn.entry) { (log::sentence(scene, entry)) " " }
                b class={ "verdict-mark verdict-mark--" (class) } { (t.say(key)) }
            }
            p.small.soft {
                @if let Some(made) = &turn.made { (say!(t, "review-chance", share = percent(t, made.chance))) " " }
                @if turn.accuracy < SAME { (better(scene, &turn.best)) }
            }
            @if !turn.overlooked.is_empty() && turn.accuracy < SAME {
                @let cards: Vec<String> = turn.overlooked.iter()
                    .map(|card| said(scene, card.spot, card.card)).collect();
                p.small.soft { (say!(t, "review-certain", cards = t.list(&cards))) }
            }
        }
    }
}

fn better(scene: &Scene<'_>, best: &Choice) -> String {
    let guess = said(scene, best.spot, best.card);
    say!(scene.t, "review-better", guess = guess, share = percent(scene.t, best.chance)).into_owned()
}

fn said(scene: &Scene<'_>, spot: kryptos::Spot, card: kryptos::Card) -> String {
    let place = capitalised(&scene.place(spot.seat, spot.position));
    say!(scene.t, "review-is", place = place, number = card.number()).into_owned()
}
