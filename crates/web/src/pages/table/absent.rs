//! Somebody whom the game waits for is away: the board says so, and offers what may be done about it.

use super::forms::button_form;
use super::options::duration;
use crate::i18n::Texts;
use crate::pages::shell::icons::icon;
use crate::say;
use game::Seat;
use maud::{Markup, html};
use tables::{ChairView, Command, PlayerView, Stage, TableView};

/// A line for each of these seats whose player is not there; nothing while all are.
pub fn absent(view: &TableView, t: &Texts, awaited: &[Seat]) -> Markup {
    let missing = view.chairs.iter().filter_map(|chair| {
        let player = chair.player.as_ref().filter(|player| is_away(player))?;
        chair.seat.filter(|seat| awaited.contains(seat)).map(|_| (chair, player))
    });
    let missing: Vec<_> = missing.collect();
    let told = |player: &PlayerView| missing.iter().any(|(_, missing)| missing.id == player.id);
    html! {
        div #absent {
            @for (chair, player) in &missing {
                div.differ role="status" {
                    p { (icon("warn")) b { (say!(t, away_key(player), name = player.name.as_str())) } }
                    (offers(view, t, chair, player))
                    @if missing_host(view).is_some_and(|host| host.id == player.id) { p.small { (t.say("absent-host-soon")) } }
                }
            }
            @if !missing_host(view).is_some_and(told) { (host_is_away(view, t)) }
            (nudge(view, t, awaited))
        }
    }
}

/// For whoever waits: reminds those who are there and have something to do.
fn nudge(view: &TableView, t: &Texts, awaited: &[Seat]) -> Markup {
    let waits = view.you.seat.is_some_and(|seat| !awaited.contains(&seat)) && !view.you.silent;
    let here = |player: &&PlayerView| player.bot.is_none() && player.here;
    let names: Vec<&str> = view
        .chairs
        .iter()
        .filter(|chair| chair.seat.is_some_and(|seat| awaited.contains(&seat)))
        .filter_map(|chair| chair.player.as_ref().filter(here))
        .map(|player| player.name.as_str())
        .collect();
    html! {
        @if waits && !names.is_empty() {
            // Reminders are for whoever takes long: the script shows it when its time has come.
            div #nudge data-shown-from=[view.nudge_from.map(|from| from.0)] {
                (button_form(view.table, &Command::Nudge, html! {
                    button.btn.btn--small { (icon("voice")) " " (say!(t, "nudge", names = t.list(&names))) }
                }))
            }
        }
    }
}

/// A person who is not connected, or has left.
pub fn is_away(player: &PlayerView) -> bool {
    player.bot.is_none() && (player.left || !player.here)
}

fn away_key(player: &PlayerView) -> &'static str {
    if player.left { "absent-left" } else { "absent-away" }
}

fn offers(view: &TableView, t: &Texts, chair: &ChairView, player: &PlayerView) -> Markup {
    let may_replace = view.you.player.is_some() && !view.bots.is_empty() && player.can_replace;
    html! {
        @if may_replace {
            (button_form(view.table, &Command::SeatBot { chair: Some(chair.chair), strength: None }, html! {
                button.btn.btn--small { (icon("bot")) " " (t.say("people-replace")) }
            }))
        } @else if !player.left && !view.bots.is_empty() {
            p.small { (say!(t, "absent-soon", time = duration(t, view.settings.bot_after()))) }
        }
    }
}

/// The host, if another player has to be told that they are away.
fn missing_host(view: &TableView) -> Option<&PlayerView> {
    let host = super::seated(view).find(|player| view.host == Some(player.id))?;
    let told = view.you.player.is_some_and(|you| host.id != you);
    (told && is_away(host) && view.stage != Stage::Finished).then_some(host)
}

/// The host is away: the role passes on by itself after a while.
pub fn host_is_away(view: &TableView, t: &Texts) -> Markup {
    html! {
        @if let Some(host) = missing_host(view) {
            div.differ role="status" {
                p { (icon("warn")) b { (say!(t, "absent-host", name = host.name.as_str())) } }
                p.small { (t.say("absent-host-soon")) }
            }
        }
    }
}
