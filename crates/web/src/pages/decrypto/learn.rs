//! The rules of Decrypto: which chapter belongs to which phase, and one round in pictures made of the table's own parts.

use super::clue::NUMERALS;
use super::material;
use crate::i18n::Texts;
use crate::pages::shell::icons::{team_mark, token};
use crate::pages::shell::learn::figure;
use crate::say;
use decrypto::{Phase, Role, Team, View, You};
use maud::{Markup, html};

/// The chapters in order.
pub const CHAPTERS: [&str; 9] =
    ["aim", "encrypt", "guess", "intercept", "resolve", "end", "clues", "three", "laser"];

/// Where to read about what happens now.
pub fn chapter(game: &View) -> &'static str {
    let is = |what: fn(&You) -> bool| game.own.as_ref().is_some_and(what);
    match game.phase {
        Phase::Open | Phase::Encrypt if game.three_players && is(|you| you.team == Team::Black) => "three",
        Phase::Open | Phase::Encrypt => "encrypt",
        Phase::Guess { .. } if is(|you| you.role == Role::Interceptor) => "intercept",
        // Round 1 of Laser Drive: all that the opponents do is judge the clues.
        Phase::Guess { .. } if is(|you| !you.can.judge_clue.is_empty()) => "laser",
        Phase::Guess { .. } => "guess",
        Phase::Laser => "laser",
        Phase::Keywords | Phase::Judge | Phase::Over => "end",
    }
}

/// White's first code, and the second one, which Black reads too.
const FIRST: [u8; 3] = [4, 2, 1];
const SECOND: [u8; 3] = [2, 4, 3];

/// The picture of a chapter.
pub fn picture(chapter: &str, t: &Texts) -> Option<Markup> {
    let (picture, caption) = match chapter {
        "aim" => (keywords(t), "example-aim"),
        "encrypt" => (clues(t), "example-encrypt"),
        "guess" => (board(t, &clue_keys(1), FIRST, true), "example-guess"),
        "intercept" => (
            html! { (sheet(t, Team::White, &filed(t))) (board(t, &clue_keys(2), SECOND, false)) },
            "example-intercept",
        ),
        "resolve" => (reveal(t), "example-resolve"),
        _ => return None,
    };
    Some(figure(picture, &t.say(caption)))
}

/// The clues of a round of the example: the first are those of the telegram on the front page.
fn clue_keys(round: u8) -> [&'static str; 3] {
    match round {
        1 => ["art-clue-1", "art-clue-2", "art-clue-3"],
        _ => ["example-clue-1", "example-clue-2", "example-clue-3"],
    }
}

/// A keyword of the example.
pub(super) fn keyword(t: &Texts, digit: u8) -> String {
    t.say(&format!("example-keyword-{digit}")).into_owned()
}

fn keywords(t: &Texts) -> Markup {
    html! {
        div.keys { @for digit in 1..=4 { div.key { b { (digit) } strong { (keyword(t, digit)) } } } }
        ul.token-help {
            li { (token("int", true)) span { (t.say("token-int")) } }
            li { (token("mis", true)) span { (t.say("token-mis")) } }
        }
    }
}

/// The code card and three clue lines, as the Encryptor has them.
fn clues(t: &Texts) -> Markup {
    html! {
        p.code-card role="img" aria-label=(FIRST.map(|digit| digit.to_string()).join(", ")) {
            @for digit in FIRST { span.digit { (digit) } }
        }
        ol.example-clues {
            @for (digit, key) in FIRST.into_iter().zip(clue_keys(1)) {
                li { span.digit.digit--s { (digit) } span.small.soft { (keyword(t, digit)) } span.slip { (t.say(key)) } }
            }
        }
    }
}

/// Three clues and the digits that were chosen for them. Who intercepts knows no keywords.
fn board(t: &Texts, clues: &[&str; 3], chosen: [u8; 3], own: bool) -> Markup {
    html! {
        div.board {
            @for (slot, key) in clues.iter().enumerate() {
                div.guess {
                    div.guess__clue { span.guess__n aria-hidden="true" { (NUMERALS[slot]) } span.slip { (t.say(key)) } }
                    div.guess__picks {
                        @for digit in 1..=4 {
                            span.pick.is-chosen[chosen[slot] == digit] {
                                b { (digit) @if chosen[slot] == digit { span.vh { " " (t.say("example-chosen")) } } }
                                @if own { small { (keyword(t, digit)) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// White's clues of the first round under their numbers.
fn filed(t: &Texts) -> [Vec<String>; 4] {
    [1, 2, 3, 4].map(|digit| {
        let slot = FIRST.iter().position(|filed| *filed == digit);
        slot.map(|slot| t.say(clue_keys(1)[slot]).into_owned()).into_iter().collect()
    })
}

/// A team's note sheet as its opponents see it.
pub(super) fn sheet(t: &Texts, team: Team, filed: &[Vec<String>; 4]) -> Markup {
    html! {
        section class={ "sheet sheet--" (material(team)) } {
            header.sheet__head {
                (team_mark(material(team))) b { (t.say(&format!("side-{team}"))) } span.mark { (t.say("sheet-title")) }
            }
            div.sheet__cols {
                @for (index, clues) in filed.iter().enumerate() {
                    div.col {
                        p.col__key {
                            b { (index + 1) } " " span.unknown role="img" aria-label=(t.say("sheet-unknown")) { "· · ·" }
                        }
                        ul { @for clue in clues { li { (clue) } } }
                    }
                }
            }
        }
    }
}

/// The second code opened: both teams had it.
fn reveal(t: &Texts) -> Markup {
    let hit = |digit: u8| html! { span.digit.digit--s.digit--hit { (digit) span.vh { ", " (t.say("digit-right")) } } };
    html! {
        section.reveal {
            table {
                thead {
                    tr {
                        th scope="col" { span.vh { (t.say("sheet-clue")) } }
                        th.stage--1 scope="col" { (plate(t, Team::Black, "sheet-intercepted")) }
                        th scope="col" { (plate(t, Team::White, "sheet-guessed")) }
                        th scope="col" { span.plate.plate--brass { (t.say("sheet-code")) } }
                    }
                }
                tbody {
                    @for (slot, key) in clue_keys(2).into_iter().enumerate() {
                        tr {
                            th scope="row" { span.guess__n aria-hidden="true" { (NUMERALS[slot]) } span.slip { (t.say(key)) } }
                            td.stage--1 { (hit(SECOND[slot])) }
                            td { (hit(SECOND[slot])) }
                            td { span.digit { (SECOND[slot]) } }
                        }
                    }
                }
            }
        }
        p.example-gain {
            (token("int", true))
            span { (say!(t, "gain-int", team = t.say("team-black"), count = 1)) }
        }
    }
}

fn plate(t: &Texts, team: Team, key: &str) -> Markup {
    html! { span class={ "plate plate--" (material(team)) } { (team_mark(material(team))) (t.say(key)) } }
}
