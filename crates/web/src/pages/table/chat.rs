//! Chat: to the team in private, to the whole table aloud, and feelings without words.

use super::forms::{button_form, hidden_command};
use super::look_of;
use crate::i18n::Texts;
use crate::pages::shell::icons::chip;
use crate::say;
use maud::{Markup, html};
use tables::{Audience, ChairView, Command, EMOJI, LONGEST_MESSAGE, Line, News, TableView};

/// Reactions older than this are no longer shown beside the chat.
const SHOWN_REACTIONS: usize = 6;
/// How many of the latest notices are shown.
const SHOWN_NOTICES: usize = 3;

/// The drawer of chat.
pub fn chat(view: &TableView, t: &Texts) -> Markup {
    html! {
        div.drawer #chat popover aria-label=(t.say("chat-title")) {
            div.drawer__close {
                b { (t.say("chat-title")) }
                button.btn.btn--small type="button" popovertarget="chat" popovertargetaction="hide" { (t.say("close")) }
            }
            section.stack {
                h2.wide-only.h-small { (t.say("chat-title")) }
                (notices(view, t))
                @if view.chat.is_empty() { p.soft.small { (t.say("chat-empty")) } }
                ul.chat {
                    @for line in &view.chat {
                        li.chat__team[line.to == Audience::Team] data-own[view.you.player == Some(line.player)] {
                            (avatar_of(view, line))
                            p {
                                b { @if view.you.player == Some(line.player) { (t.say("chat-you")) } @else { (line.name) } }
                                @if line.to == Audience::Team { span.chat__to { (t.say("chat-to-team")) } }
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

/// One box. Who has a team chooses who reads it, the team first: what is meant for the team is not told to all by
/// mistake.
fn say_form(view: &TableView, t: &Texts) -> Markup {
    let team = view.you.team_chat;
    let first = if team == Some(true) { Audience::Team } else { Audience::Table };
    let side = view.chairs.iter().find(|chair| Some(chair.chair) == view.you.chair).and_then(|own| own.side);
    html! {
        @if team == Some(false) { p.small.soft { (t.say("chat-silent")) } }
        @if !view.you.silent {
        form.chat__box method="post" action={ "/t/" (view.table) "/do" } data-live data-reset {
            (hidden_command(&Command::Say { to: first, text: String::new() }))
            @if team == Some(true) {
                div.seg.seg--wide.chat__switch.chat__switch--black[side == Some(1)] role="group" aria-label=(t.say("chat-to")) {
                    label { input type="radio" name="to" value="team" id="to-team" checked; (t.say("chat-say-team")) }
                    label { input type="radio" name="to" value="table" id="to-table"; (t.say("chat-say-table")) }
                }
            }
            div.chat__say {
                label.vh for="say" { (t.say("chat-write")) }
                input.input #say name="text" required maxlength=(LONGEST_MESSAGE) autocomplete="off" enterkeyhint="send"
                    placeholder=(t.say("chat-write"));
                button.btn { (t.say("send")) }
            }
        }
        details.more {
            summary { (t.say("chat-react")) }
            div.emoji {
                @for emoji in EMOJI {
                    (button_form(view.table, &Command::React { emoji: emoji.to_owned() }, html! {
                        button.btn.btn--small.btn--bare { (emoji) }
                    }))
                }
            }
        }
        }
    }
}

/// What everybody is told of people: who came, went, or took over.
fn notices(view: &TableView, t: &Texts) -> Markup {
    let first = view.notices.len().saturating_sub(SHOWN_NOTICES);
    html! {
        @if !view.notices.is_empty() {
            ul.notices {
                @for notice in &view.notices[first..] {
                    li data-at=(notice.at.0) data-nudge[notice.news == News::Nudged] { (say!(t, news_key(notice.news), name = notice.name.as_str())) }
                }
            }
        }
    }
}

fn news_key(news: News) -> &'static str {
    match news {
        News::Joined => "news-joined",
        News::Bot => "news-bot",
        News::Back => "news-back",
        News::Away => "news-away",
        News::Host => "host-now",
        News::Removed => "news-removed",
        News::Nudged => "news-nudged",
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
                    span.reaction title=(name(reaction.player)) data-at=(reaction.at.0) {
                        (reaction.emoji) span.vh { (say!(t, "chat-from", name = name(reaction.player))) }
                    }
                }
            }
        }
    }
}

/// Of whoever wrote a line, also when they have left since.
fn avatar_of(view: &TableView, line: &Line) -> Markup {
    let is_theirs = |chair: &&ChairView| chair.player.as_ref().is_some_and(|player| player.id == line.player);
    let chair = view.chairs.iter().find(is_theirs);
    chip(&line.name, chair.map_or(line.player.0, look_of), false)
}
