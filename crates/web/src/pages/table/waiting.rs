//! The waiting room: bring friends, choose seats, start.

use super::forms::button_form;
use super::{absent, chat, code, house_rules, invite, options, people, refused, seated, seats};
use crate::App;
use crate::i18n::Texts;
use crate::live::screen::{Arrangement, Placed, Screen, region};
use crate::pages::games::{self, CannotStart};
use crate::pages::shell::icons::icon;
use crate::pages::shell::lesson;
use crate::say;
use maud::{Markup, html};
use tables::{Command, Reason, Refusal, TableView};

/// The screen of a table that has not begun.
pub fn screen(app: &App, view: &TableView, t: &Texts) -> Screen {
    let say = headline(view, t);
    Screen {
        title: format!("{} · {}", t.say("waiting-title"), code(view)),
        turn: view.you.host && view.cannot_start.is_none(),
        regions: vec![
            region("phase", phase(view, t, &say)),
            region("sit", seats::sit(view, t)),
            region("first-time", lesson::first_time(t, games::at(view).name())),
            region("invite", invite::invite(app, view, t)),
            region("act", start(view, t)),
            region("teams", seats::teams(view, t)),
            region("options", options::options(view, t)),
            region("chat", chat::chat(view, t)),
            region("people", people::people(view, t)),
            region("house-rules", house_rules::drawer(view, t)),
        ],
        say,
        arrange: Arrangement { name: "waiting", draw: arrange },
    }
}

fn arrange(placed: &Placed<'_>, t: &Texts) -> Markup {
    html! {
        div #main {
            main.wrap.table {
                (placed.at("phase"))
                (placed.at("sit"))
                (placed.at("first-time"))
                div.wait {
                    div.stack.stack--l { (placed.at("invite")) (placed.at("act")) (placed.at("chat")) }
                    div.stack.stack--l { (placed.at("teams")) (placed.at("options")) }
                }
            }
            (placed.at("people"))
            (placed.at("house-rules"))
            nav.dock #dock aria-label=(t.say("dock-title")) {
                a href="#main" aria-current="true" { (icon("table")) (t.say("dock-table")) }
                button type="button" popovertarget="people" { (icon("people")) (t.say("people-title")) }
                button type="button" popovertarget="chat" {
                    (icon("chat")) (t.say("chat-title")) span.count #chat-count data-keep hidden {}
                }
            }
        }
    }
}

/// Players of each side; none where there are no sides.
fn sides(view: &TableView) -> (usize, usize) {
    let on =
        |side| view.chairs.iter().filter(|chair| chair.side == Some(side) && chair.player.is_some()).count();
    (on(0), on(1))
}

/// How many bots an even table of the usual size still lacks.
pub fn missing_bots(view: &TableView) -> usize {
    let (white, black) = sides(view);
    let seated = seated(view).count();
    let wanted = (2 * white.max(black)).max(usize::from(view.seating.usual));
    wanted.min(view.chairs.len()).saturating_sub(seated)
}

/// Who is seated and what is missing, in one sentence.
pub fn headline(view: &TableView, t: &Texts) -> String {
    let count = seated(view).count();
    match &view.cannot_start {
        None => say!(t, "waiting-ready", count = count).into_owned(),
        Some(Refusal::Table(Reason::WrongNumber { players, fewest, .. })) if players < fewest => {
            say!(t, "waiting-more", count = count, missing = fewest - players).into_owned()
        }
        Some(refusal) => cannot_start(view, refusal, t).headline,
    }
}

/// Why the game cannot begin: as the game says it, else as the refusal does.
fn cannot_start(view: &TableView, refusal: &Refusal, t: &Texts) -> CannotStart {
    games::at(view).cannot_start(refusal, view, t).unwrap_or_else(|| {
        let why = t.say(&format!("waiting-cannot-{}", games::at(view).name())).into_owned();
        CannotStart { headline: refused(t, &refusal.clone().into()), why }
    })
}

fn phase(view: &TableView, t: &Texts, headline: &str) -> Markup {
    html! {
        section.phase.phase--wide #phase {
            p.mark { (t.say(&format!("game-{}", games::at(view).name()))) " · " (t.say("waiting-title")) }
            h1 { (headline) }
        }
    }
}

/// The host's button, and for the others a word about whom they wait for.
fn start(view: &TableView, t: &Texts) -> Markup {
    let has_sides = view.chairs.iter().any(|chair| chair.side.is_some());
    let host = view.host.and_then(|host| seated(view).find(|player| player.id == host));
    html! {
        div.act #act {
            @if view.you.host {
                (button_form(view.table, &Command::Start, html! {
                    button.btn.btn--ink #main-action disabled[view.cannot_start.is_some()] { (t.say("waiting-start")) " " (icon("go")) }
                }))
                @if has_sides && view.cannot_start.is_some() && seated(view).count() > 2 {
                    (button_form(view.table, &Command::Even, html! { button.btn { (t.say("waiting-even")) } }))
                }
                @if has_sides && view.cannot_start.is_none() {
                    (button_form(view.table, &Command::Shuffle, html! { button.btn { (t.say("teams-shuffle")) } }))
                 }
                @if !view.bots.is_empty() && missing_bots(view) > 0 {
                    form method="post" action={ "/t/" (view.table) "/fill" } data-live {
                        button.btn { (icon("bot")) " " (t.say("waiting-fill")) }
                    }
                }
                p {
                    @match &view.cannot_start {
                        None => (t.say("waiting-can")),
                        Some(refusal) => (cannot_start(view, refusal, t).why),
                    }
                }
            } @else {
                (absent::host_is_away(view, t))
                p.act__wait {
                    @match host {
                        Some(host) => (say!(t, "waiting-host", name = host.name.as_str())),
                        None => (t.say("waiting-anyone")),
                    }
                }
            }
        }
    }
}
