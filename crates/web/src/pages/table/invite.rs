//! The invitation: link, code and QR code.

use super::code;
use crate::App;
use crate::i18n::Texts;
use crate::pages::shell::icons::icon;
use crate::qr;
use maud::{Markup, html};
use tables::TableView;

/// The panel that brings friends to the table.
pub fn invite(app: &App, view: &TableView, t: &Texts) -> Markup {
    let url = app.table_url(view.table);
    let bare = url.split_once("://").map_or(url.as_str(), |(_, bare)| bare);
    let alone = view.you.player.is_some() && super::seated(view).count() == 1;
    html! {
        section.panel.invite.invite--first[alone] #invite {
            h2.vh { (t.say("invite-title")) }
            (qr::svg(&url, &t.say("invite-qr")))
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
