//! What to do now, in one sentence.

use super::{Scene, hands, log};
use crate::pages::shell::icons::icon;
use crate::say;
use kryptos::{GOAL, Phase};
use maud::{Markup, html};

/// What the page says on top: a small heading, the sentence, and the reason behind it.
pub(in crate::pages) struct Words {
    mark: String,
    pub headline: String,
    why: Option<String>,
}

pub(in crate::pages) fn region(scene: &Scene<'_>, words: &Words) -> Markup {
    let t = scene.t;
    html! {
        section.phase #phase {
            p.mark { (words.mark) }
            h1 { (words.headline) }
            @if let Some(last) = log::last(scene).filter(|_| scene.view.outcome.is_none()) {
                p.phase__last { (icon(log::mark(scene.view.log.last()))) " " (last) }
            }
            @if let Some(why) = &words.why { p.phase__why { (why) } }
            (hands::barred(scene))
            @if scene.view.own.as_ref().is_some_and(|you| you.second_guess) {
                form method="post" action=(scene.turn_path("decline")) data-live {
                    button.btn { (t.say("k-decline")) }
                }
            }
            @if scene.view.final_round && scene.view.outcome.is_none() {
                p.phase__why { b { (say!(t, "k-final-round", goal = GOAL)) } }
            }
            @if let Some(deadline) = scene.view.deadline {
                p.soft role="timer" { (t.say("k-clock")) " " b data-until=(deadline.0) {} }
            }
        }
    }
}

pub(in crate::pages) fn words(scene: &Scene<'_>) -> Words {
    let (mark, headline, why) = told(scene);
    Words { mark, headline, why }
}

fn told(scene: &Scene<'_>) -> (String, String, Option<String>) {
    let t = scene.t;
    let say = |key: &str| t.say(key).into_owned();
    match scene.view.phase {
        Phase::Deal => (say("k-mark-deal"), say("k-deal"), None),
        Phase::Reveal { seat, round } => {
            let mark = say!(t, "k-mark-reveal", round = round).into_owned();
            if scene.is_you(seat) {
                let why =
                    if scene.view.setup.options.advanced { "k-reveal-advanced" } else { "k-reveal-why" };
                (mark, say("k-reveal-you"), Some(say(why)))
            } else {
                let sentence = say!(t, "k-reveal-other", name = scene.name(seat)).into_owned();
                (mark, sentence, Some(say("k-reveal-watch")))
            }
        }
        Phase::Turn { seat, round, guess } => turn(scene, seat, round, guess),
        Phase::Over => {
            let Some(outcome) = &scene.view.outcome else { return (say("k-mark-over"), say("k-over"), None) };
            let won = scene.is_you(outcome.winner);
            let key = if won { "k-won-you" } else { "k-won" };
            let points = outcome.ranking.first().map_or(0, |standing| standing.points);
            let sentence = say!(t, key, name = scene.name(outcome.winner), points = points).into_owned();
            let level = outcome.ranking.iter().filter(|standing| standing.points == points).count() > 1;
            let (headline, winner) = match scene.own_seat() {
                Some(_) if !won => (say!(t, "end-you-lose", people = 1).into_owned(), Some(sentence.into())),
                _ => (sentence, None),
            };
            let why = [winner, level.then(|| t.say("k-over-tie")), Some(t.say("k-over-why"))];
            (say("k-mark-over"), headline, Some(why.into_iter().flatten().collect::<Vec<_>>().join(" ")))
        }
    }
}

fn turn(scene: &Scene<'_>, seat: game::Seat, round: u16, guess: u8) -> (String, String, Option<String>) {
    let t = scene.t;
    if !scene.is_you(seat) {
        let key = if guess == 1 { "k-turn-other" } else { "k-second-other" };
        let mark = say!(t, "k-mark-turn", round = round).into_owned();
        return (mark, say!(t, key, name = scene.name(seat)).into_owned(), None);
    }
    let (key, why) = match guess {
        1 => ("k-turn-you", say!(t, "k-turn-why", goal = GOAL)),
        _ if scene.view.setup.options.corruption => ("k-second-you", t.say("k-second-corrupt")),
        _ => ("k-second-you", t.say("k-second-why")),
    };
    (t.say("k-mark-yours").into_owned(), t.say(key).into_owned(), Some(why.into_owned()))
}
