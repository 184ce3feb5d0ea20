//! The waiting room: bring friends, choose seats, start.

use super::deeds::deed;
use super::{absent, code, house_rules, invite, options, people, seated, seats, talk};
use crate::App;
use crate::i18n::Texts;
use crate::pages::lesson;
use crate::pages::marks::icon;
use crate::pages::screen::{Arrangement, Placed, Screen, region};
use crate::say;
use maud::{Markup, html};
use tables::{Command, GameKind, GameOptions, TableView};

/// The screen of a table that has not begun.
pub fn screen(app: &App, view: &TableView, t: &Texts) -> Screen {
    let say = headline(view, t);
    Screen {
        title: format!("{} · {}", t.say("waiting-title"), code(view)),
        turn: view.you.host && can_start(view),
        regions: vec![
            region("phase", phase(view, t, &say)),
            region("sit", seats::sit(view, t)),
            region("first-time", lesson::first_time(t, kind(view))),
            region("invite", invite::invite(app, view, t)),
            region("act", start(view, t)),
            region("teams", seats::teams(view, t)),
            region("options", options::options(view, t)),
            region("talk", talk::talk(view, t)),
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
                    div.stack.stack--l { (placed.at("invite")) (placed.at("act")) (placed.at("talk")) }
                    div.stack.stack--l { (placed.at("teams")) (placed.at("options")) }
                }
            }
            (placed.at("people"))
            (placed.at("house-rules"))
            nav.dock #dock aria-label=(t.say("dock-title")) {
                a href="#main" aria-current="true" { (icon("table")) (t.say("dock-table")) }
                button type="button" popovertarget="people" { (icon("people")) (t.say("people-title")) }
                button type="button" popovertarget="talk" {
                    (icon("talk")) (t.say("chat-title")) span.count #talk-count data-keep hidden {}
                }
            }
        }
    }
}

/// The game's name in keys.
pub fn kind(view: &TableView) -> &'static str {
    match view.settings.game.kind() {
        GameKind::Decrypto => "decrypto",
        GameKind::Kryptos => "kryptos",
    }
}

/// Both games can be played by three.
const FEWEST: usize = 3;

/// How many can play Kryptos with the Mystery variant.
const MYSTERY_PLAYERS: std::ops::RangeInclusive<usize> = 4..=5;

/// Players of each side; all together where there are none.
fn sides(view: &TableView) -> (usize, usize) {
    let on =
        |side| view.chairs.iter().filter(|chair| chair.side == Some(side) && chair.player.is_some()).count();
    (on(0), on(1))
}

/// Whether the game could begin now. The table decides in the end.
pub fn can_start(view: &TableView) -> bool {
    let (white, black) = sides(view);
    match view.settings.game.kind() {
        GameKind::Decrypto => {
            (white, black) == (2, 1) || (white.min(black) >= 2 && white.abs_diff(black) <= 1)
        }
        GameKind::Kryptos => seated(view).count() >= FEWEST && !mystery_needs_others(view),
    }
}

/// Mystery has its own numbers of players.
fn mystery_needs_others(view: &TableView) -> bool {
    let GameOptions::Kryptos(options) = &view.settings.game else { return false };
    options.variants.mystery && !MYSTERY_PLAYERS.contains(&seated(view).count())
}

/// How many bots an even table of at least four still lacks.
pub fn missing_bots(view: &TableView) -> usize {
    let (white, black) = sides(view);
    let seated = seated(view).count();
    let wanted = (2 * white.max(black)).max(4);
    wanted.min(view.chairs.len()).saturating_sub(seated)
}

/// Who is seated and what is missing, in one sentence.
pub fn headline(view: &TableView, t: &Texts) -> String {
    let count = seated(view).count();
    let missing = FEWEST.saturating_sub(count);
    let (white, black) = sides(view);
    if missing > 0 {
        say!(t, "waiting-more", count = count, missing = missing).into_owned()
    } else if can_start(view) {
        say!(t, "waiting-ready", count = count).into_owned()
    } else if mystery_needs_others(view) {
        say!(t, "waiting-mystery", count = count).into_owned()
    } else if white.abs_diff(black) <= 1 && count == 3 {
        t.say("waiting-interceptor").into_owned()
    } else {
        t.say("waiting-uneven").into_owned()
    }
}

fn phase(view: &TableView, t: &Texts, headline: &str) -> Markup {
    html! {
        section.phase.phase--wide #phase {
            p.mark { (t.say(&format!("game-{}", kind(view)))) " · " (t.say("waiting-title")) }
            h1 { (headline) }
        }
    }
}

/// The host's button, and for the others a word about whom they wait for.
fn start(view: &TableView, t: &Texts) -> Markup {
    let host = view.host.and_then(|host| seated(view).find(|player| player.id == host));
    html! {
        div.act #act {
            @if view.you.host {
                (deed(view.table, &Command::Start, html! {
                    button.btn.btn--ink #seal disabled[!can_start(view)] { (t.say("waiting-start")) " " (icon("go")) }
                }))
                @if view.settings.game.kind() == GameKind::Decrypto && !can_start(view) && seated(view).count() > 2 {
                    (deed(view.table, &Command::Even, html! { button.btn { (t.say("waiting-even")) } }))
                }
                @if !view.bots.is_empty() && missing_bots(view) > 0 {
                    form method="post" action={ "/t/" (view.table) "/fill" } data-live {
                        button.btn { (icon("bot")) " " (t.say("waiting-fill")) }
                    }
                }
                p {
                    @if can_start(view) { (t.say("waiting-can")) }
                    @else if mystery_needs_others(view) { (t.say("waiting-cannot-mystery")) }
                    @else { (t.say(&format!("waiting-cannot-{}", kind(view)))) }
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
