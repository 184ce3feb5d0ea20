//! Who sits where: the teams of a waiting room, and sitting down by a tap.

use super::avatar;
use super::forms::{button_form, hidden_command};
use crate::i18n::Texts;
use crate::pages::shell::icons::{icon, team_mark};
use crate::say;
use maud::{Markup, html};
use tables::{ChairView, Command, PlayerView, Stage, Strength, TableView};

/// The sides in the order of their numbers: material and the key of the name.
const SIDES: [(&str, &str); 2] = [("ivory", "side-white"), ("ebony", "side-black")];

/// All chairs, by side where the game has sides.
pub fn teams(view: &TableView, t: &Texts) -> Markup {
    let sides = view.chairs.iter().filter_map(|chair| chair.side).max().map_or(0, |last| last + 1);
    html! {
        section.teams #teams aria-label=(t.say("seats-title")) {
            @if sides == 0 {
                (panel(view, t, "plain", &t.say("seats-title"), &view.chairs.iter().collect::<Vec<_>>()))
            }
            @for side in 0..sides {
                @let (material, key) = SIDES[usize::from(side) % SIDES.len()];
                @let chairs: Vec<_> = view.chairs.iter().filter(|chair| chair.side == Some(side)).collect();
                @let own = view.settings.side_names.get(usize::from(side)).filter(|name| !name.is_empty());
                (panel(view, t, material, own.map_or(&t.say(key), |own| own), &chairs))
            }
            // What the script sends when somebody is dragged to another seat.
            form #move method="post" action={ "/t/" (view.table) "/do" } data-live hidden {
                input type="hidden" name="command";
            }
        }
    }
}

fn panel(view: &TableView, t: &Texts, material: &str, name: &str, chairs: &[&ChairView]) -> Markup {
    let taken = chairs.iter().filter(|chair| chair.player.is_some()).count();
    html! {
        div class={ "side-panel side-panel--" (material) } {
            header {
                @if material != "plain" { (team_mark(material)) }
                h2 { (name) }
                span { (say!(t, "seats-taken", taken = taken, seats = chairs.len())) }
            }
            ul {
                @let free = chairs.iter().find(|chair| chair.player.is_none());
                @for chair in chairs {
                    @match &chair.player {
                        Some(player) => (occupied(view, t, chair, player)),
                        // One free chair of a side is as good as another: only the first is offered.
                        None if free == Some(chair) => (offered(view, t, chair)),
                        None => li.seat.seat--empty data-chair=(chair.chair) { span.small { (t.say("seats-free")) } },
                    }
                }
            }
        }
    }
}

fn occupied(view: &TableView, t: &Texts, chair: &ChairView, player: &PlayerView) -> Markup {
    let you = view.you.player == Some(player.id);
    let manages = view.you.host && !you;
    let drags = view.you.host || you;
    html! {
        li.seat data-chair=(chair.chair) data-player=[drags.then_some(player.id.0)] {
            (avatar(chair))
            span.seat__who draggable=[drags.then_some("true")] {
                b { (player.name) @if you { " " span.small { (t.say("people-you")) } } }
                span.small { (about(view, t, player)) }
            }
            @if you {
                details.manage {
                    summary aria-label=(t.say("people-rename")) { (icon("pen")) }
                    div {
                        form.stack method="post" action={ "/t/" (view.table) "/do" } data-live {
                            (hidden_command(&Command::Rename { name: String::new() }))
                            label.vh for="own-name" { (t.say("new-name")) }
                            input.input #own-name name="name" required maxlength="24" value=(player.name);
                            button.btn.btn--small { (t.say("people-rename")) }
                        }
                    }
                }
            }
            @if manages {
                details.manage {
                    summary aria-label=(say!(t, "people-manage", name = player.name.as_str())) { "⋯" }
                    div {
                        @if let Some(over) = opposite(view, chair) {
                            (button_form(view.table, &Command::Move { player: player.id, chair: over }, html! {
                                button.btn.btn--small { (t.say("people-other-side")) }
                            }))
                        }
                        @if player.bot.is_none() {
                            (button_form(view.table, &Command::HandOver { player: player.id }, html! {
                                button.btn.btn--small { (t.say("people-hand-over")) }
                            }))
                        }
                        (super::people::kick(view, t, player))
                    }
                }
            } @else if player.bot.is_some() && may_sit(view) {
                (sit_here(t, chair))
            }
        }
    }
}

/// The first free chair of the other side.
fn opposite(view: &TableView, chair: &ChairView) -> Option<u8> {
    let free = |other: &&ChairView| other.side != chair.side && other.player.is_none();
    view.chairs.iter().find(free).map(|other| other.chair)
}

/// What there is to say about somebody at the table.
pub fn about(view: &TableView, t: &Texts, player: &PlayerView) -> String {
    let key = match (&player.bot, view.host == Some(player.id)) {
        (Some(Strength(strength)), _) => {
            let key = format!("bot-{strength}");
            return if t.has(&key) { t.say(&key).into_owned() } else { strength.clone() };
        }
        _ if player.left => "people-left",
        _ if !player.here => "people-away",
        (None, true) => "people-host",
        (None, false) => "people-here",
    };
    t.say(key).into_owned()
}

fn offered(view: &TableView, t: &Texts, chair: &ChairView) -> Markup {
    let own = view.chairs.iter().find(|own| Some(own.chair) == view.you.chair);
    html! {
        li.seat.seat--empty data-chair=(chair.chair) {
            @match (view.you.player, own) {
                (Some(_), Some(own)) if own.side == chair.side => span.small { (t.say("seats-free")) },
                (Some(player), _) => (button_form(view.table, &Command::Move { player, chair: chair.chair }, html! {
                    button.btn.btn--small { (t.say("seats-move")) }
                })),
                (None, _) if may_sit(view) => (sit_here(t, chair)),
                (None, _) => span.small { (t.say("seats-free")) },
            }
            @if view.you.host && !view.bots.is_empty() {
                form.row method="post" action={ "/t/" (view.table) "/do" } data-live {
                    (hidden_command(&Command::SeatBot { chair: Some(chair.chair), strength: None }))
                    button.btn.btn--small.btn--bare { (icon("bot")) " " (t.say("seats-bot")) }
                }
            }
        }
    }
}

/// Whether the reader could sit down: whoever was removed could not.
fn may_sit(view: &TableView) -> bool {
    view.you.player.is_none() && !view.you.was_removed && !view.locked && view.you.asked.is_none()
}

/// Whether somebody who comes could have this chair. In a running game there are no more chairs than players.
fn is_free(view: &TableView, chair: &ChairView) -> bool {
    match &chair.player {
        Some(player) => player.bot.is_some() || player.left,
        None => view.stage == Stage::Waiting || chair.seat.is_some(),
    }
}

/// A button of the form `#sit`, which holds the name.
fn sit_here(t: &Texts, chair: &ChairView) -> Markup {
    html! { button.btn.btn--small form="sit-form" name="chair" value=(chair.chair) { (t.say("seats-sit")) } }
}

/// For whoever has no seat: a name and one button.
pub fn sit(view: &TableView, t: &Texts) -> Markup {
    let free = view.chairs.iter().any(|chair| is_free(view, chair));
    html! {
        section.sit #sit {
            @if view.you.asked.is_some() {
                p.panel { (t.say("seats-asked")) }
            } @else if view.you.player.is_none() && view.locked {
                p.panel { (t.say("seats-locked")) }
            } @else if view.you.player.is_none() && view.you.was_removed {
                p.panel { (t.say("refusal-removed")) }
            } @else if view.you.player.is_none() && !free {
                p.panel { (t.say("seats-full")) }
            } @else if view.you.player.is_none() {
                form.panel.sit__form #sit-form method="post" action={ "/t/" (view.table) "/do" } data-live {
                    (hidden_command(&Command::Sit { name: String::new(), chair: None, nonce: None }))
                    @if view.stage != Stage::Waiting { p { (t.say("watching")) } }
                    div.field {
                        label for="sit-name" { (t.say("new-name")) }
                        input.input #sit-name name="name" required maxlength="24" autocomplete="nickname";
                    }
                    button.btn.btn--ink { (t.say("open-sit")) }
                }
            } @else if view.stage == Stage::Waiting && is_nameless(view) {
                form.panel.sit__form method="post" action={ "/t/" (view.table) "/do" } data-live {
                    (hidden_command(&Command::Rename { name: String::new() }))
                    div.field {
                        label for="ask-name" { (t.say("name-ask")) }
                        input.input #ask-name name="name" required maxlength="24" autocomplete="nickname";
                    }
                    button.btn { (t.say("name-keep")) }
                }
            }
        }
    }
}

/// Whether the reader has not said yet what to be called.
fn is_nameless(view: &TableView) -> bool {
    let you = super::seated(view).find(|player| view.you.player == Some(player.id));
    you.is_some_and(|you| super::is_guest(&you.name))
}
