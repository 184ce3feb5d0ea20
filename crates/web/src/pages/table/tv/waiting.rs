//! The room before the game: a large code to come in by, and who has come.

use crate::App;
use crate::i18n::Texts;
use crate::live::screen::{Arrangement, Screen, region};
use crate::pages::games;
use crate::pages::shell::icons::team_mark;
use crate::pages::table::waiting::headline;
use crate::pages::table::{avatar, code};
use crate::qr;
use maud::{Markup, html};
use tables::{ChairView, TableView};

pub(super) fn screen(app: &App, view: &TableView, t: &Texts) -> Screen {
    let say = headline(view, t);
    Screen {
        title: super::title(view, t),
        turn: false,
        regions: vec![
            region("tv-invite", invitation(app, view, t, &say)),
            region("tv-seats", seats(view, t)),
        ],
        say,
        arrange: Arrangement {
            name: "tv-waiting",
            draw: |placed, _| {
                html! {
                    div #main { main.tv__grid.tv__grid--wait { (placed.at("tv-invite")) (placed.at("tv-seats")) } }
                }
            },
        },
    }
}

fn invitation(app: &App, view: &TableView, t: &Texts, headline: &str) -> Markup {
    let house = &app.config.public_url;
    let bare = house.split_once("://").map_or(house.as_str(), |(_, bare)| bare);
    html! {
        section.tv__invite #tv-invite {
            (qr::svg(&app.table_url(view.table), &t.say("invite-qr")))
            div {
                p.mark { (t.say(&format!("game-{}", games::at(view).name()))) }
                h1 { (headline) }
                p.tv__how { (t.say("tv-scan")) }
                p.tv__code { span.mark { (bare) } b { (code(view)) } }
            }
        }
    }
}

/// By side where the game has sides.
fn seats(view: &TableView, t: &Texts) -> Markup {
    let of = |side: Option<u8>| view.chairs.iter().filter(move |chair| chair.side == side);
    let own = |side: usize, key: &str| {
        let named = view.settings.side_names.get(side).filter(|name| !name.is_empty());
        named.cloned().unwrap_or_else(|| t.say(key).into_owned())
    };
    html! {
        div.tv__seats #tv-seats {
            @for (side, material, key) in [(0, "ivory", "side-white"), (1, "ebony", "side-black")] {
                @if of(Some(side)).next().is_some() {
                    section class={ "tv__side tv__side--" (material) } {
                        (team_mark(material))
                        h2 { (own(usize::from(side), key)) }
                        (people(of(Some(side)), t))
                    }
                }
            }
            @if of(None).any(|chair| chair.player.is_some()) {
                section.tv__side.tv__side--plain { h2 { (t.say("people-title")) } (people(of(None), t)) }
            }
        }
    }
}

fn people<'a>(chairs: impl Iterator<Item = &'a ChairView>, t: &Texts) -> Markup {
    html! {
        ul {
            @for (chair, player) in chairs.filter_map(|chair| Some((chair, chair.player.as_ref()?))) {
                li {
                    (avatar(chair))
                    b { (player.name) }
                    @if !player.here { " " span { (t.say("people-away")) } }
                }
            }
        }
    }
}
