//! The invitation: link, code and QR code.

use super::code;
use crate::App;
use crate::i18n::Texts;
use crate::pages::shell::icons::icon;
use maud::{Markup, html};
use qrcode::{Color, QrCode};
use tables::TableView;

/// The panel that brings friends to the table.
pub fn invite(app: &App, view: &TableView, t: &Texts) -> Markup {
    let url = app.table_url(view.table);
    let bare = url.split_once("://").map_or(url.as_str(), |(_, bare)| bare);
    html! {
        section.panel.invite #invite {
            h2.vh { (t.say("invite-title")) }
            (qr(&url, &t.say("invite-qr")))
            div.stack {
                p.mark { (t.say("table-code")) }
                p.bigcode { (code(view)) }
                div.field {
                    label for="link-field" { (t.say("invite-link")) }
                    input.input.typed #link-field readonly value=(bare);
                    div.row.row--join.with-script {
                        button.btn type="button" data-copy=(url) data-done=(t.say("invite-copied")) {
                            (icon("copy")) " " span { (t.say("invite-copy")) }
                        }
                        button.btn type="button" data-share=(url) hidden { (t.say("invite-share")) }
                    }
                }
            }
        }
    }
}

/// A text as a QR code, dark on light in every light: cameras want it so.
pub fn qr(text: &str, label: &str) -> Markup {
    let Ok(code) = QrCode::new(text) else { return html! {} };
    let width = code.width();
    let dark = |place: &usize| code.to_colors()[*place] == Color::Dark;
    let path: String = (0..width * width)
        .filter(dark)
        .map(|place| format!("M{} {}h1v1h-1z", place % width, place / width))
        .collect();
    let side = width + 4;
    html! {
        svg.qr viewBox={ "-2 -2 " (side) " " (side) } role="img" aria-label=(label) {
            rect x="-2" y="-2" width=(side) height=(side) fill="#fffdf6" {}
            path fill="#1d1915" d=(path) {}
        }
    }
}
