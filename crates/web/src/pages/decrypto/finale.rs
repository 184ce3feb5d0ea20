//! What may come after the guesses: tries with Laser tokens, and the tie-break by keywords.

use super::{Desk, material};
use crate::i18n::capitalised;
use crate::pages::shell::icons::{icon, team_mark};
use crate::say;
use decrypto::{Confirm, Digit, Known, Team, You};
use maud::{Markup, html};

/// Laser Drive at the end of a round: name a keyword, or hold.
pub fn laser(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    let cost = desk.game.options.laser_drive.map_or(0, |laser| laser.cost);
    html! {
        div #task.stack {
            @if let Some(you) = &desk.game.own {
                // Whoever owes an answer gives it first.
                @if you.can.judge_try {
                    (judge_try(desk, you))
                } @else if you.can.name_keyword {
                    form.stack method="post" action=(desk.turn_path("laser")) data-live {
                        div.field {
                            label for="laser-word" { (t.say("laser-label")) }
                            input.input.input--typed #laser-word name="word" autocomplete="off" lang=(desk.game.language);
                        }
                        div.act #act {
                            button.btn.btn--final #main-action { (icon("confirm")) " " (say!(t, "laser-try", cost = cost)) }
                            @if you.can.pass { button.btn formaction=(desk.turn_path("pass")) { (t.say("laser-pass")) } }
                            p { (t.say("laser-try-why")) }
                        }
                    }
                } @else if you.can.pass {
                    form.act #act method="post" action=(desk.turn_path("pass")) data-live {
                        button.btn.btn--ink #main-action { (t.say("laser-pass")) }
                    }
                }
            }
            @if !desk.game.laser_tries.is_empty() {
                ul.progress {
                    @for attempt in &desk.game.laser_tries {
                        li {
                            (team_mark(material(attempt.team)))
                            b.typed { (attempt.word) }
                            span.soft {
                                @if attempt.asked { (icon("glass")) " " (t.say("laser-asked")) }
                                @else if attempt.right { (icon("ok")) " " (t.say("digit-right")) }
                                @else { (icon("no")) " " (t.say("digit-wrong")) }
                                @if attempt.near { " " (t.say("judge-near")) }
                            }
                        }
                    }
                }
            }
            (waiting(desk))
        }
    }
}

/// The owners say whether the word that the opponents have named is a near form of one of their keywords.
fn judge_try(desk: &Desk<'_>, you: &You) -> Markup {
    let t = desk.t;
    let asked = desk.game.laser_tries.iter().find(|attempt| attempt.asked && attempt.team != you.team);
    let keywords = desk.game.keywords(you.team);
    let left = |digit: &Digit| !desk.game.found().contains(digit);
    html! {
        @if let (Some(attempt), Some(keywords)) = (asked, keywords) {
            form.panel.judge #judge-try method="post" action=(desk.turn_path("try")) data-live {
                h2.h-small { (capitalised(&say!(t, "judge-words", team = desk.team(attempt.team)))) " " b.typed lang=(desk.game.language) { (attempt.word) } }
                p { (t.say("judge-accept")) }
                div.row {
                    @for digit in Digit::ALL.into_iter().filter(left) {
                        button.btn name="keyword" value=(digit) lang=(desk.game.language) { (digit) " " (keywords[digit.index()]) }
                    }
                }
                div.act #act { button.btn.btn--ink #main-action name="keyword" value="" { (t.say("judge-none")) } }
            }
        }
    }
}

/// Tie-break: the team writes the four words that it believes the opponents have.
pub fn keywords(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    let you = desk.game.own.as_ref();
    let words = you.and_then(|you| desk.game.named_words(you.team));
    html! {
        div #task.stack {
            @if let Some(you) = you {
                form.stack method="post" action=(desk.turn_path("words")) data-live data-draft={ (desk.turn_path("words")) "&draft=1" } data-shared
                    data-stamp={ (desk.table.games) "-tie" } {
                    fieldset.stack disabled[!you.can.draft_keyword] {
                        legend.vh { (t.say("keywords-title")) }
                        @for digit in Digit::ALL {
                            div.field {
                                label for={ "word-" (digit) } { (say!(t, "keywords-label", place = u8::from(digit))) }
                                input.input.input--typed id={ "word-" (digit) } type="text" name={ "word" (digit) } maxlength="60"
                                    autocomplete="off" lang=(desk.game.language)
                                    value=(words.map_or("", |words| &words[digit.index()]));
                            }
                        }
                    }
                    // Asked before a word is left out. The script shows it.
                    div.differ.with-script #words-ask role="alert" hidden data-keep {
                        p { (t.say("keywords-empty")) }
                        button.btn.btn--small name="confirm" value="true" { (t.say("board-anyway")) }
                    }
                    @if you.can.draft_keyword || you.can.confirm {
                        div.act #act {
                            button.btn.btn--final #main-action name="confirm" value="true" { (icon("confirm")) " " (t.say("keywords-confirm")) }
                            p { (agreed(desk)) }
                        }
                    }
                }
                (take_back(desk, you))
            }
            (waiting(desk))
        }
    }
}

/// Tie-break: the owners of the keywords judge near forms.
pub fn judge(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    html! {
        div #task.stack {
            @for team in Team::BOTH { (named(desk, team)) }
            @if let Some(you) = &desk.game.own {
                @if you.can.confirm {
                    form.act #act method="post" action=(desk.turn_path("confirm")) data-live {
                        button.btn.btn--final #main-action { (icon("confirm")) " " (t.say("judge-confirm")) }
                        p { (agreed(desk)) }
                    }
                }
                (take_back(desk, you))
            }
            (waiting(desk))
        }
    }
}

/// The four words that a team named, with what its opponents say about them.
fn named(desk: &Desk<'_>, team: Team) -> Markup {
    let t = desk.t;
    let Some(words) = desk.game.named_words(team) else { return html! {} };
    let owners = team.other();
    let matches = desk.game.matches(owners);
    let mine = desk.game.own.as_ref().filter(|you| you.team == owners);
    let keywords = desk.game.keywords(owners);
    html! {
        section.panel.judge {
            h2.h-small { (capitalised(&say!(t, "judge-words", team = desk.team(team)))) }
            @for digit in Digit::ALL {
                @let found = matches.and_then(|matches| matches[digit.index()]);
                div.row {
                    span.typed { (words[digit.index()]) @if words[digit.index()].is_empty() { "–" } }
                    @if let Some(found) = found {
                        span.verdict.verdict--ok {
                            (icon("ok")) (found.keyword) " "
                            @if let Some(keywords) = keywords { (keywords[found.keyword.index()]) }
                            @if found.near { " " (t.say("judge-near")) }
                        }
                    }
                    @if let (Some(you), Some(keywords)) = (mine, keywords) {
                        @if you.can.judge_word.contains(&digit) {
                            form.row method="post" action=(desk.turn_path("near")) data-live data-instant {
                                input type="hidden" name="place" value=(digit);
                                label.vh for={ "near-" (digit) } { (t.say("judge-accept")) }
                                select.input.input--small id={ "near-" (digit) } name="keyword" {
                                    option value="" { (t.say("judge-none")) }
                                    @for keyword in Digit::ALL {
                                        option value=(keyword) selected[found.is_some_and(|found| found.keyword == keyword)] {
                                            (keyword) " " (keywords[keyword.index()])
                                        }
                                    }
                                }
                                button.btn.btn--small.without-script { (t.say("settings-save")) }
                            }
                        }
                    }
                }
            }
        }
    }
}

pub fn agreed(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    let names: Vec<&str> = desk.game.agreed().iter().map(|seat| desk.name(*seat)).collect();
    html! {
        @if desk.game.options.confirm == Confirm::One { (t.say("board-one")) }
        @else if names.is_empty() { (t.say("agree-all")) } @else { (say!(t, "board-sure", names = t.list(&names))) }
    }
}

pub fn take_back(desk: &Desk<'_>, you: &You) -> Markup {
    html! {
        @if you.can.unconfirm {
            form method="post" action=(desk.turn_path("unconfirm")) data-live {
                button.btn.btn--small { (desk.t.say("board-unconfirm")) }
            }
        }
    }
}

fn waiting(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    html! {
        ul.progress {
            @for team in Team::BOTH {
                @let done = desk.game.teams[team].done;
                li {
                    (team_mark(material(team)))
                    b { (desk.plate(team)) }
                    span.soft { (icon(if done { "ok" } else { "glass" })) " " (t.say(if done { "part-done" } else { "part-open" })) }
                }
            }
        }
    }
}
