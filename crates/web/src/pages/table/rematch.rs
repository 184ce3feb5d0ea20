//! Another game: everybody stays at the result until they are ready.

use super::forms::button_form;
use super::seated;
use crate::i18n::Texts;
use crate::pages::shell::icons::icon;
use crate::say;
use maud::{Markup, html};
use tables::{Command, PlayerView, TableView};

/// The button, and who is waited for; for the host the way back to the waiting room.
pub fn rematch(view: &TableView, t: &Texts) -> Markup {
    let Some(you) = view.you.player else { return html! {} };
    let is_ready = |player: &&PlayerView| view.ready.contains(&player.id);
    let waits = |player: &&PlayerView| player.bot.is_none() && player.here && !is_ready(player);
    let others: Vec<&str> = seated(view)
        .filter(waits)
        .filter(|player| player.id != you)
        .map(|player| player.name.as_str())
        .collect();
    html! {
        (series(view, t))
        @if view.ready.contains(&you) {
            p.rematch role="status" { (icon("ok")) " " (say!(t, "rematch-waits", names = t.list(&others), count = others.len())) }
        } @else {
            (button_form(view.table, &Command::Rematch, html! {
                button.btn.btn--ink.btn--wide #main-action { (t.say("rematch-ready")) " " (icon("go")) }
            }))
            @let ready: Vec<&str> = seated(view).filter(is_ready).map(|player| player.name.as_str()).collect();
            @if !ready.is_empty() { p.rematch role="status" { (say!(t, "rematch-are-ready", names = t.list(&ready))) } }
        }
        @if view.you.host {
            (button_form(view.table, &Command::Reopen, html! { button.btn.btn--wide { (t.say("rematch-reopen")) } }))
            @if view.chairs.iter().any(|chair| chair.side.is_some()) { (button_form(view.table, &Command::Shuffle, html! { button.btn.btn--wide { (t.say("teams-shuffle")) } })) }
        }
    }
}

/// After a rematch: who has won how many games at this table, the most first.
fn series(view: &TableView, t: &Texts) -> Markup {
    let mut players: Vec<&PlayerView> = seated(view).collect();
    players.sort_by_key(|player| std::cmp::Reverse(player.wins));
    let scores: Vec<String> = players
        .into_iter()
        .map(|player| say!(t, "series-score", name = player.name.as_str(), wins = player.wins).into_owned())
        .collect();
    html! {
        @if view.games > 1 {
            p.rematch #series { (say!(t, "series", games = view.games, scores = scores.join(", "))) }
        }
    }
}
