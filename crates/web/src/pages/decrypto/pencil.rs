//! The pencil line under each number of the opponents: what a team takes their keyword to be. The team writes it
//! together and nobody else reads it.

use super::Desk;
use crate::say;
use decrypto::{Digit, Known, Team};
use maud::{Markup, html};
use tables::LONGEST_NOTE;

/// Whether the reader's team takes notes about this team's keywords: it does not know them, and they give clues.
pub fn is_about(desk: &Desk<'_>, team: Team) -> bool {
    let gives_clues = !desk.game.three_players || team == Team::White;
    desk.mine() == Some(team.other()) && gives_clues && desk.game.keywords(team).is_none()
}

/// What is pencilled for a number; empty if nothing is.
pub fn note<'a>(desk: &Desk<'a>, digit: Digit) -> &'a str {
    let place = digit.to_string();
    desk.table.notes.iter().find(|note| note.place == place).map_or("", |note| note.text.as_str())
}

/// The form around the lines. What teammates write into the same lines is theirs, so only what changed is sent.
pub fn form(desk: &Desk<'_>, name: &str, lines: Markup) -> Markup {
    let t = desk.t;
    html! {
        form id={ "pencil-" (name) } method="post" action=(desk.path("notes")) data-live data-shared
            data-draft=(desk.path("notes")) data-stamp=(desk.table.games) {
            (lines)
            button.btn.btn--small.without-script { (t.say("settings-save")) }
        }
    }
}

/// One line. The Encryptor whose code is being guessed reads it only.
pub fn line(desk: &Desk<'_>, form: &str, digit: Digit) -> Markup {
    let t = desk.t;
    html! {
        input.pencil type="text" id={ "pencil-" (form) "-" (digit) } name={ "note" (digit) } value=(note(desk, digit))
            maxlength=(LONGEST_NOTE) autocomplete="off" enterkeyhint="done" lang=(desk.game.language)
            aria-label=(say!(t, "pencil-label", digit = u8::from(digit))) placeholder=(t.say("pencil-hint"))
            readonly[desk.table.you.team_chat != Some(true)];
    }
}
