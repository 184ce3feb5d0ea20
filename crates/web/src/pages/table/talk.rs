//! Talk: to the team in private, to the whole table aloud, and feelings without words.

use super::deeds::{carry, deed};
use crate::i18n::Texts;
use crate::pages::marks::chip;
use crate::say;
use maud::{Markup, html};
use tables::{Audience, Command, EMOJI, TableView};

/// Reactions older than this are no longer shown beside the talk.
const SHOWN_REACTIONS: usize = 6;

/// The drawer of talk.
pub fn talk(view: &TableView, t: &Texts) -> Markup {
    html! {
        div.drawer #talk popover aria-label=(t.say("talk-title")) {
            div.drawer__close {
                b { (t.say("talk-title")) }
                button.btn.btn--small type="button" popovertarget="talk" popovertargetaction="hide" { (t.say("close")) }
            }
            section.stack {
                h2.wide-only.h-small { (t.say("talk-title")) }
                @if view.talk.is_empty() { p.soft.small { (t.say("talk-empty")) } }
                ul.talk {
                    @for line in &view.talk {
                        li.talk__team[line.to == Audience::Team] {
                            (chip(&line.name, ""))
                            p {
                                b { @if view.you.player == Some(line.player) { (t.say("talk-you")) } @else { (line.name) } }
                                @if line.to == Audience::Team { span.talk__to { (t.say("talk-to-team")) } }
                                " " (line.text)
                            }
                        }
                    }
                }
                (reactions(view, t))
                @if view.you.player.is_some() { (say_form(view, t)) }
            }
        }
    }
}

fn say_form(view: &TableView, t: &Texts) -> Markup {
    let team = view.you.team_talk;
    html! {
        @if team == Some(false) { p.small.soft { (t.say("talk-silent")) } }
        @if team == Some(true) { (field(view, t, Audience::Team, "say-team", &t.say("talk-say-team"))) }
        (field(view, t, Audience::Table, "say-table", &t.say("talk-say-table")))
        details.more {
            summary { (t.say("talk-react")) }
            div.emoji {
                @for emoji in EMOJI {
                    (deed(view.table, &Command::React { emoji: emoji.to_owned() }, html! {
                        button.btn.btn--small.btn--bare { (emoji) }
                    }))
                }
            }
        }
    }
}

fn field(view: &TableView, t: &Texts, to: Audience, id: &str, label: &str) -> Markup {
    html! {
        form.talk__say method="post" action={ "/t/" (view.table) "/do" } data-live data-reset {
            (carry(&Command::Say { to, text: String::new() }))
            label.vh for=(id) { (label) }
            input.input id=(id) name="text" required maxlength="300" autocomplete="off" placeholder=(label);
            button.btn { (t.say("send")) }
        }
    }
}

fn reactions(view: &TableView, t: &Texts) -> Markup {
    let first = view.reactions.len().saturating_sub(SHOWN_REACTIONS);
    let name =
        |player| super::seated(view).find(|each| each.id == player).map_or("–", |each| each.name.as_str());
    html! {
        @if !view.reactions.is_empty() {
            p.reactions {
                @for reaction in &view.reactions[first..] {
                    span title=(name(reaction.player)) {
                        (reaction.emoji) span.vh { (say!(t, "talk-from", name = name(reaction.player))) }
                    }
                }
            }
        }
    }
}
