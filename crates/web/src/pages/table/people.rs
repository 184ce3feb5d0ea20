//! The drawer about the people: who is here, one's own name and seat, and what the host can do.

use super::forms::{button_form, confirmed_form, hidden_command};
use super::seats::about;
use super::{avatar, fairness};
use crate::i18n::Texts;
use crate::pages::shell::icons::icon;
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
                            (avatar(chair))
                            span { b { (player.name) } span.small { (about(view, t, player)) } }
                            @if view.you.host && view.you.player != Some(player.id) && view.stage == Stage::Playing {
                                details.manage {
                                    summary aria-label=(say!(t, "people-manage", name = player.name.as_str())) { "⋯" }
                                    div {
                                        @if player.can_replace && !view.bots.is_empty() {
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
            @if view.you.host { (joining(view, t)) }
            (fairness::fairness(view, t))
        }
    }
}

/// What the host decides about who may come in: those who were removed, and everybody new.
fn joining(view: &TableView, t: &Texts) -> Markup {
    let locked = view.locked;
    html! {
        div.row.row--after #joining {
            (button_form(view.table, &Command::Lock { locked: !locked }, html! {
                button.btn.btn--small { (t.say(if locked { "joining-open" } else { "joining-close" })) }
            }))
            @for removed in &view.you.removed {
                (button_form(view.table, &Command::Readmit { player: removed.player }, html! {
                    button.btn.btn--small { (say!(t, "people-readmit", name = removed.name.as_str())) }
                }))
            }
        }
    }
}

/// Those who ask for a seat in the running game, for whoever may let them in.
pub fn requests(view: &TableView, t: &Texts) -> Markup {
    let asked = view.requests.iter().filter(|request| view.you.admits.contains(&request.player));
    html! {
        div #requests {
            @for request in asked {
                @let place = view.chairs.iter().find(|chair| chair.chair == request.chair);
                @let whose = place.and_then(|chair| chair.player.as_ref()).map_or("–", |player| &player.name);
                div.differ role="status" {
                    p { (icon("people")) b { (say!(t, "request-asks", name = request.name.as_str(), seat = whose)) } }
                    div.row {
                        (button_form(view.table, &Command::Admit { player: request.player }, html! {
                            button.btn.btn--small { (t.say("request-accept")) }
                        }))
                        (button_form(view.table, &Command::TurnDown { player: request.player }, html! {
                            button.btn.btn--small { (t.say("request-decline")) }
                        }))
                    }
                }
            }
        }
    }
}

/// Asks before somebody is removed, and says that it is for good.
pub fn kick(view: &TableView, t: &Texts, player: &PlayerView) -> Markup {
    let command = Command::Kick { player: player.id };
    let key = if player.bot.is_some() { "people-remove-bot-ask" } else { "people-remove-ask" };
    confirmed_form(view.table, &command, &t.say("people-remove"), &say!(t, key, name = player.name.as_str()))
}

fn replace(view: &TableView, t: &Texts, chair: u8) -> Markup {
    let command = Command::SeatBot { chair: Some(chair), strength: None };
    button_form(view.table, &command, html! { button.btn.btn--small { (t.say("people-replace")) } })
}

/// What leaving means, before the game and in the middle of it.
fn leave_key(view: &TableView) -> &'static str {
    if view.stage == Stage::Playing { "people-leave-ask-playing" } else { "people-leave-ask" }
}

/// What a player can do about their own seat.
fn own(view: &TableView, t: &Texts) -> Markup {
    let name = super::seated(view).find(|player| view.you.player == Some(player.id));
    html! {
        form.chat__say method="post" action={ "/t/" (view.table) "/do" } data-live {
            (hidden_command(&Command::Rename { name: String::new() }))
            label.vh for="rename" { (t.say("new-name")) }
            input.input #rename name="name" required maxlength="24" value=(name.map_or("", |player| &player.name));
            button.btn { (t.say("people-rename")) }
        }
        div.row.row--after {
            form method="post" action={ "/t/" (view.table) "/device" } {
                button.btn.btn--small { (t.say("people-device")) }
            }
            (confirmed_form(view.table, &Command::Leave, &t.say("people-leave"), &t.say(leave_key(view))))
        }
    }
}
