//! Decrypto on the wall: both sides with their tokens, the clues that are guessed, and the note sheets.

use super::clue::{NUMERALS, clue};
use super::{Desk, end, finale, material, phase, reveal, score, sheet, write};
use crate::App;
use crate::i18n::Texts;
use crate::live::screen::{Arrangement, Placed, Screen, region};
use crate::pages::shell::icons::{icon, team_mark};
use crate::pages::table::{avatar_at, tv};
use crate::say;
use decrypto::{Phase, Slot, Team, View};
use maud::{Markup, html};
use tables::TableView;

/// The screen.
pub fn screen(app: &App, view: &TableView, game: &View, t: &Texts) -> Screen {
    let desk = Desk { table: view, game, t };
    let words = words(&desk);
    Screen {
        title: tv::title(view, t),
        say: words.announcement(&desk),
        turn: false,
        regions: vec![
            region("tv-white", side(&desk, Team::White)),
            region("tv-mid", middle(&desk, &words)),
            region("tv-black", side(&desk, Team::Black)),
            region("tv-notes", notes(&desk)),
            region("tv-join", tv::join(app, view, t)),
            region("reveal", reveal::reveal(&desk)),
        ],
        arrange: Arrangement { name: "tv-decrypto", draw: arrange },
    }
}

fn arrange(placed: &Placed<'_>, _: &Texts) -> Markup {
    html! {
        div #main {
            main.tv__grid {
                (placed.at("tv-white"))
                (placed.at("tv-mid"))
                (placed.at("tv-black"))
                div.tv__foot { (placed.at("tv-notes")) (placed.at("tv-join")) }
            }
            (placed.at("reveal"))
        }
    }
}

fn words(desk: &Desk<'_>) -> phase::Words {
    let words = phase::words(desk);
    if desk.game.phase != Phase::Over {
        return words;
    }
    phase::Words { headline: end::headline(desk), why: end::why(desk), ..words }
}

fn side(desk: &Desk<'_>, team: Team) -> Markup {
    let t = desk.t;
    let seats = (0..).zip(&desk.game.seats).filter(|(_, seat)| seat.team == team);
    html! {
        section id={ "tv-" (team) } class={ "tv__side tv__side--" (material(team)) } {
            (team_mark(material(team)))
            h2 { (desk.plate(team)) }
            (score::tokens(desk, team))
            ul {
                @for (number, seat) in seats {
                    @let number = game::Seat(number);
                    li {
                        (avatar_at(desk.table, number)) " " b { (desk.name(number)) } " "
                        @if !seat.present { span { (t.say("people-away")) } }
                        @else if encrypts(desk, team) == Some(number) { span { (t.say("tv-encryptor")) } }
                    }
                }
            }
            @if let Some((done, key)) = state(desk, team) {
                p.tv__state { @if done { (icon("confirm")) " " } (t.say(key)) }
            }
        }
    }
}

fn encrypts(desk: &Desk<'_>, team: Team) -> Option<game::Seat> {
    desk.game.teams[team].encryptor.filter(|_| desk.game.phase != Phase::Over)
}

/// Whether a team has done its part, and what that part is; nothing for a team that has none.
fn state(desk: &Desk<'_>, team: Team) -> Option<(bool, &'static str)> {
    let done = desk.game.teams[team].done;
    let key = match (desk.game.phase, done) {
        (Phase::Open | Phase::Over, _) => return None,
        (Phase::Encrypt, _) if encrypts(desk, team).is_none() => return None,
        (Phase::Encrypt, false) => "tv-encrypting",
        (Phase::Encrypt, true) => "tv-encrypted",
        (Phase::Guess { team: own }, false) if own == team => "tv-decrypting",
        (Phase::Guess { team: own }, true) if own == team => "tv-decrypted",
        // In the first round nobody intercepts; in Laser Drive they judge the clues.
        (Phase::Guess { .. }, false) if desk.game.round == 1 => "tv-thinking",
        (Phase::Guess { .. }, true) if desk.game.round == 1 => return None,
        (Phase::Guess { .. }, false) => "tv-intercepting",
        (Phase::Guess { .. }, true) => "tv-intercepted",
        (Phase::Laser | Phase::Keywords | Phase::Judge, false) => "tv-thinking",
        (Phase::Laser | Phase::Keywords | Phase::Judge, true) => "tv-ready",
    };
    Some((done, key))
}

fn middle(desk: &Desk<'_>, words: &phase::Words) -> Markup {
    let (t, game) = (desk.t, desk.game);
    html! {
        section.tv__mid #tv-mid {
            header {
                p.mark { (say!(t, "tv-round", round = game.round, last = game.last_round)) " · " (words.mark) }
                h1 { (words.headline) }
                @if !matches!(game.phase, Phase::Guess { .. }) { p.tv__why { (words.why) } }
                @if let Some(category) = &game.category {
                    p.category { span.mark { (t.say("category")) } " " b lang=(game.language) { (category) } }
                }
            }
            @match game.phase {
                Phase::Open | Phase::Encrypt => (last(desk)),
                Phase::Guess { team } => (clues(desk, team)),
                Phase::Laser => (finale::laser(desk)),
                Phase::Keywords => (finale::keywords(desk)),
                Phase::Judge => (finale::judge(desk)),
                Phase::Over => (end::rounds(desk)),
            }
            (write::glass(desk))
        }
    }
}

fn clues(desk: &Desk<'_>, team: Team) -> Markup {
    let line = desk.game.sheet.last().and_then(|round| round.lines[team].as_ref());
    let Some(clues) = line.and_then(|line| line.clues.as_ref()) else { return html! {} };
    html! {
        ol.tv__clues lang=(desk.game.language) {
            @for slot in Slot::ALL {
                li { span { (NUMERALS[slot.index()]) } b { (clue(&clues[slot.index()], desk.t)) } }
            }
        }
    }
}

/// While clues are written: what the last code came to.
fn last(desk: &Desk<'_>) -> Markup {
    html! { div.tv__last { (reveal::last(desk)) } }
}

fn notes(desk: &Desk<'_>) -> Markup {
    html! {
        div.tv__notes #tv-notes {
            @for team in sheet::sides(desk, Team::White) { (sheet::side(desk, team)) }
        }
    }
}
