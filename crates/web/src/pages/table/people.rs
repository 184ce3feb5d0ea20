//! The drawer about the people: who is here, one's own name and seat, and what the host can do.

use super::deeds::{asked, carry, deed};
use super::fairness;
use super::seats::about;
use crate::i18n::Texts;
use crate::pages::marks::{chip, icon};
use crate::say;
use maud::{Markup, html};
use tables::{Command, PlayerView, Stage, TableView};

/// The drawer.
pub fn people(view: &TableView, t: &Texts) -> Markup {
    let host = super::seated(view).find(|player| view.host == Some(player.id));
    html! {
        div.drawer.drawer--over #people popover role="dialog" aria-label=(t.say("people-title"))
            data-host=[host.map(|host| host.id.0)] data-host-now=[host.map(|host| say!(t, "host-now", name = host.name.as_str()))] {
            div.drawer__close {
                b { (t.say("people-title")) }
                button.btn.btn--small type="button" popovertarget="people" popovertargetaction="hide" { (t.say("close")) }
            }
            ul.people {
                @for chair in &view.chairs {
                    @if let Some(player) = &chair.player {
                        li.seat {
                            @if player.bot.is_some() { span.chip.chip--bot aria-hidden="true" { (icon("bot")) } }
                            @else { (chip(&player.name, "")) }
                            span { b { (player.name) } span.small { (about(view, t, player)) } }
                            @if view.you.host && view.you.player != Some(player.id) && view.stage == Stage::Playing {
                                details.manage {
                                    summary aria-label=(say!(t, "people-manage", name = player.name.as_str())) { "⋯" }
                                    div {
                                        @if (player.left || !player.here) && !view.bots.is_empty() {
                                            (replace(view, t, chair.chair))
                                        }
                                        (kick(view, t, player))
                                    }
                                }
                            }
                        }
                    }
                }
            }
            @if view.you.player.is_some() { (own(view, t)) }
            (fairness::fairness(view, t))
        }
    }
}

/// Asks before somebody is removed, and says that it is for good.
pub fn kick(view: &TableView, t: &Texts, player: &PlayerView) -> Markup {
    let command = Command::Kick { player: player.id };
    let key = if player.bot.is_some() { "people-kick-bot-ask" } else { "people-kick-ask" };
    asked(view.table, &command, &t.say("people-kick"), &say!(t, key, name = player.name.as_str()))
}

fn replace(view: &TableView, t: &Texts, chair: u8) -> Markup {
    let command = Command::SeatBot { chair: Some(chair), strength: None };
    deed(view.table, &command, html! { button.btn.btn--small { (t.say("people-replace")) } })
}

/// What leaving means, before the game and in the middle of it.
fn leave_key(view: &TableView) -> &'static str {
    if view.stage == Stage::Playing { "people-leave-ask-playing" } else { "people-leave-ask" }
}

/// What a player can do about their own seat.
fn own(view: &TableView, t: &Texts) -> Markup {
    let name = super::seated(view).find(|player| view.you.player == Some(player.id));
    html! {
        form.talk__say method="post" action={ "/t/" (view.table) "/do" } data-live {
            (carry(&Command::Rename { name: String::new() }))
            label.vh for="rename" { (t.say("new-name")) }
            input.input #rename name="name" required maxlength="24" value=(name.map_or("", |player| &player.name));
            button.btn { (t.say("people-rename")) }
        }
        div.row.row--after {
            form method="post" action={ "/t/" (view.table) "/device" } {
                button.btn.btn--small { (t.say("people-device")) }
            }
            (asked(view.table, &Command::Leave, &t.say("people-leave"), &t.say(leave_key(view))))
        }
    }
}
