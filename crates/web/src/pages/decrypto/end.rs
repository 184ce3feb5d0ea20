//! The end: who won and why, both keyword rows, the rounds, figures, and another game.

use super::clue::{clue, dashed};
use super::sheet::{filed, note_sheet, resolved};
use super::{Desk, dock, highlights, material, reveal};
use crate::i18n::Texts;
use crate::i18n::capitalised;
use crate::live::screen::{Arrangement, Placed, Screen, region};
use crate::pages::replay;
use crate::pages::shell::icons::{icon, team_mark, token};
use crate::pages::table::{chat, code, house_rules, people, rematch};
use crate::say;
use decrypto::{Clue, DecidedBy, Digit, Known, Outcome, Slot, Team, Winner};
use maud::{Markup, html};

/// The screen of a finished game.
pub fn screen(desk: &Desk<'_>) -> Screen {
    let headline = headline(desk);
    let why = why(desk);
    let last = reveal::sentence(desk).unwrap_or_default();
    Screen {
        title: format!("{headline} · {}", code(desk.table)),
        say: format!("{last} {headline} {why}"),
        turn: false,
        regions: vec![
            region("result", result(desk, &headline, &why)),
            region("highlights", highlights::region(desk)),
            region("keywords", keywords(desk)),
            region("rounds", rounds(desk)),
            region("stats", figures(desk)),
            region("note-sheet", note_sheet(desk)),
            region("chat", chat::chat(desk.table, desk.t)),
            region("people", people::people(desk.table, desk.t)),
            region("house-rules", house_rules::drawer(desk.table, desk.t)),
            region("reveal", reveal::reveal(desk)),
        ],
        arrange: Arrangement { name: "decrypto-end", draw: arrange },
    }
}

fn arrange(placed: &Placed<'_>, t: &Texts) -> Markup {
    html! {
        div #main {
            main.wrap.table.end {
                (placed.at("result"))
                (placed.at("highlights"))
                (placed.at("keywords"))
                div.end__cols {
                    (placed.at("rounds"))
                    (placed.at("stats"))
                }
                div.two { (placed.at("note-sheet")) (placed.at("chat")) }
            }
            (placed.at("people"))
            (placed.at("house-rules"))
            (placed.at("reveal"))
            (dock(t))
        }
    }
}

fn winner(desk: &Desk<'_>) -> Option<Team> {
    match desk.game.outcome? {
        Outcome::Win { winner: Winner::White } => Some(Team::White),
        Outcome::Win { winner: Winner::Black | Winner::Interceptor } => Some(Team::Black),
        Outcome::Shared => None,
    }
}

/// Who won, in one sentence.
pub fn headline(desk: &Desk<'_>) -> String {
    let people = desk.mine().map_or(0, |mine| desk.members(mine).len());
    match winner(desk) {
        Some(team) if desk.mine() == Some(team) => say!(desk.t, "end-you-win", people = people).into_owned(),
        Some(_) if people > 0 => say!(desk.t, "end-you-lose", people = people).into_owned(),
        Some(team) => capitalised(&say!(desk.t, "end-wins", team = desk.team(team))),
        None => desk.t.say("end-shared").into_owned(),
    }
}

/// What decided it.
pub fn why(desk: &Desk<'_>) -> String {
    let key = match desk.game.decided_by {
        Some(DecidedBy::Tokens) => return tokens(desk),
        Some(DecidedBy::Rounds) => "end-rounds",
        Some(DecidedBy::Points) => "end-points",
        _ if winner(desk).is_none() => "end-keywords-shared",
        Some(DecidedBy::Keywords) | None => "end-keywords",
    };
    desk.t.say(key).into_owned()
}

/// Which two tokens decided it.
fn tokens(desk: &Desk<'_>) -> String {
    let winner = winner(desk).unwrap_or(Team::White);
    if desk.game.three_players {
        return capitalised(&say!(desk.t, "end-three", team = desk.team(winner)));
    }
    let intercepted = desk.game.teams[winner].tokens.interceptions >= 2;
    let (key, team) =
        if intercepted { ("end-interceptions", winner) } else { ("end-miscommunications", winner.other()) };
    capitalised(&say!(desk.t, key, team = desk.team(team)))
}

fn result(desk: &Desk<'_>, headline: &str, why: &str) -> Markup {
    let t = desk.t;
    html! {
        section.result #result {
            div.result__mark {
                @match winner(desk) {
                    Some(team) => (team_mark(material(team))),
                    None => { (team_mark("ivory")) (team_mark("ebony")) },
                }
            }
            div {
                p.mark { (say!(t, "end-after", round = desk.game.round)) }
                h1 { (headline) }
                @if let Some(team) = winner(desk).filter(|team| desk.members(*team).len() > 1) {
                    p.result__who {
                        (capitalised(&say!(t, "end-winners", team = desk.team(team), names = t.list(&desk.members(team)))))
                    }
                }
                p.phase__why { (why) }
            }
            div.result__act {
                (rematch::rematch(desk.table, t))
                (replay::links(desk.table, t))
                a.btn href={ "/api/v1/tables/" (desk.table.table) "/record" } { (t.say("end-record")) }
                a.btn href={ "/t/" (desk.table.table) "/result.svg" } download { (t.say("end-picture")) }
            }
        }
    }
}

fn keywords(desk: &Desk<'_>) -> Markup {
    html! {
        div.two #keywords {
            @for team in Team::BOTH {
                @if let Some(keywords) = desk.game.keywords(team) {
                    section class={ "keyrow keyrow--" (material(team)) } {
                        header { (team_mark(material(team))) h2 { (desk.plate(team)) } }
                        div.keyrow__keys lang=(desk.game.language) {
                            @for digit in Digit::ALL {
                                div {
                                    b { (digit) } strong { (keywords[digit.index()]) }
                                    ul { @for given in filed(desk, team, digit) { li { (clue(given, desk.t)) } } }
                                }
                            }
                        }
                    }
                }
            }
            @if let Some(tie) = &desk.game.tie_break { (tie_break(desk, tie)) }
        }
    }
}

fn tie_break(desk: &Desk<'_>, tie: &decrypto::TieBreakView) -> Markup {
    let t = desk.t;
    html! {
        @for team in Team::BOTH {
            @if let Some(words) = &tie.words[team] {
                section.panel {
                    h2.h-small { (capitalised(&say!(t, "judge-words", team = desk.team(team)))) }
                    p.typed { (words.iter().filter(|word| !word.is_empty()).cloned().collect::<Vec<_>>().join(", ")) }
                    @if let Some(right) = tie.right { p.soft { (say!(t, "end-right-words", count = right[team])) } }
                }
            }
        }
    }
}

/// Every code with what became of it.
pub fn rounds(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    let teams: &[Team] = if desk.game.three_players { &[Team::White] } else { &Team::BOTH };
    html! {
        section #rounds {
            h2 { (t.say("end-rounds-title")) }
            div.scroll {
                table.ledger.ledger--rounds {
                    thead {
                        tr {
                            th scope="col" { (t.say("round")) }
                            @for team in teams { th scope="col" { (capitalised(&say!(t, "end-code-of", whose = desk.team_of(*team)))) } }
                        }
                    }
                    tbody {
                        @for (index, round) in desk.game.sheet.iter().enumerate() {
                            tr {
                                th scope="row" { (index + 1) }
                                @for team in teams {
                                    td {
                                        @if let Some(result) = round.lines[*team].as_ref().and_then(|line| line.resolved) {
                                            span.typed { (dashed(result.code)) }
                                            @if result.intercepted { (token("int", true)) span.vh { (t.say("stamp-intercepted")) } }
                                            @if result.miscommunicated { (token("mis", true)) span.vh { (t.say("stamp-lost")) } }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
            p.small.soft.legend {
                span { (token("int", true)) " " (t.say("legend-int")) } " "
                span { (token("mis", true)) " " (t.say("legend-mis")) }
            }
        }
    }
}

/// What can be counted about one team.
struct Count {
    codes: usize,
    understood: usize,
    intercepted: usize,
    tried: usize,
    digits: usize,
    words: f64,
}

fn count(desk: &Desk<'_>, team: Team) -> Count {
    let own: Vec<_> = resolved(desk, team).collect();
    let theirs: Vec<_> = resolved(desk, team.other()).map(|(_, _, result)| result).collect();
    let tries: Vec<_> =
        theirs.iter().filter_map(|result| Some((result.interception?, result.code))).collect();
    let hits = |(guess, code): &(decrypto::Code, decrypto::Code)| {
        Slot::ALL.into_iter().filter(|slot| guess.digit(*slot) == code.digit(*slot)).count()
    };
    let clues: Vec<_> =
        own.iter().filter_map(|(_, line, _)| line.clues.as_ref()).flatten().filter_map(Clue::words).collect();
    let words: usize = clues.iter().map(|clue| clue.split_whitespace().count()).sum();
    Count {
        codes: own.len(),
        understood: own.iter().filter(|(_, _, result)| !result.miscommunicated).count(),
        intercepted: theirs.iter().filter(|result| result.intercepted).count(),
        tried: tries.len() * 3,
        digits: tries.iter().map(hits).sum(),
        words: if clues.is_empty() { 0.0 } else { words as f64 / clues.len() as f64 },
    }
}

fn figures(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    let counts = Team::BOTH.map(|team| count(desk, team));
    let row = |key: &str, figure: &dyn Fn(&Count) -> String| {
        html! {
            tr { th scope="row" { (t.say(key)) } @for count in &counts { td.num { (figure(count)) } } }
        }
    };
    html! {
        section #stats {
            h2 { (t.say("stats-title")) }
            table.ledger {
                thead {
                    tr {
                        th scope="col" { span.vh { (t.say("stats-title")) } }
                        @for team in Team::BOTH {
                            th.num scope="col" { (team_mark(material(team))) span.vh { (desk.plate(team)) } }
                        }
                    }
                }
                tbody {
                    (row("stats-understood", &|count| format!("{}/{}", count.understood, count.codes)))
                    (row("stats-intercepted", &|count| count.intercepted.to_string()))
                    (row("stats-digits", &|count| format!("{}/{}", count.digits, count.tried)))
                    (row("stats-words", &|count| say!(t, "number", number = (count.words * 10.0).round() / 10.0).into_owned()))
                }
            }
            div.row.row--after {
                a.btn.btn--small href={ "/t/" (desk.table.table) "/print" } { (icon("print")) " " (t.say("nav-print")) }
            }
        }
    }
}
