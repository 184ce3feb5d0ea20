//! The reveal of a code, staged as the rules say: interception, decryption, code, tokens.

use super::clue::{NUMERALS, clue, dashed};
use super::{Desk, material, why};
use crate::i18n::capitalised;
use crate::pages::shell::icons::{icon, team_mark, token};
use crate::pages::table::hidden_command;
use crate::say;
use decrypto::{Code, LineView, ResolvedView, Slot, Team};
use maud::{Markup, html};
use tables::{ChairView, Command};

/// The code that was opened last.
pub struct Opened<'a> {
    round: usize,
    team: Team,
    line: &'a LineView,
    result: ResolvedView,
}

/// How many opened codes can be seen again as they were opened: those of two rounds. The note sheet has them all.
const KEPT: usize = 4;

/// The codes that were opened, the last one first.
fn all_opened<'a>(desk: &Desk<'a>) -> impl Iterator<Item = Opened<'a>> {
    let rounds = desk.game.sheet.iter().enumerate().rev();
    rounds
        .flat_map(|(index, round)| {
            [Team::Black, Team::White].map(|team| (index + 1, team, &round.lines[team]))
        })
        .filter_map(|(round, team, line)| {
            let line = line.as_ref()?;
            Some(Opened { round, team, line, result: line.resolved? })
        })
}

/// The code that was opened last, if any was.
pub fn opened<'a>(desk: &Desk<'a>) -> Option<Opened<'a>> {
    all_opened(desk).next()
}

/// What came of the last one, in one sentence.
pub fn sentence(desk: &Desk<'_>) -> Option<String> {
    opened(desk).map(|opened| told(desk, &opened))
}

fn told(desk: &Desk<'_>, opened: &Opened<'_>) -> String {
    let Opened { round, team, result, .. } = *opened;
    let late = result.decryption.is_none();
    let key = match (result.intercepted, result.miscommunicated) {
        (false, false) if round == 1 => "reveal-safe-first",
        (false, false) => "reveal-safe",
        (true, false) => "reveal-intercepted",
        (false, true) if late => "reveal-late",
        (false, true) => "reveal-lost",
        (true, true) if late => "reveal-late-both",
        (true, true) => "reveal-both",
    };
    capitalised(&say!(desk.t, key, team = desk.team(team), others = desk.team(team.other())))
}

/// A line about the last code, with the way to see it again.
pub fn last(desk: &Desk<'_>) -> Markup {
    html! {
        div.last #last {
            @if let (Some(opened), Some(sentence)) = (opened(desk), sentence(desk)) {
                (team_mark(material(opened.team)))
                p { (sentence) " " span.typed { (dashed(opened.result.code)) } }
                button.btn.btn--small type="button" popovertarget="reveal" { (desk.t.say("reveal-again")) }
            }
        }
    }
}

/// The sheet that lies over the table when a code is opened. The script opens it once for each code, one after the
/// other however fast they come; whoever opens it again can leaf through them.
pub fn reveal(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    let mut sheets: Vec<_> = all_opened(desk).take(KEPT).collect();
    sheets.reverse();
    let newest = sheets.len().saturating_sub(1);
    html! {
        div.reveal-over #reveal popover role="dialog" aria-label=(t.say("reveal-title")) {
            @for (index, opened) in sheets.iter().enumerate() {
                // Tokens are counted as they were when the code was opened.
                article.reveal-one id={ "reveal-" (stamp(desk, opened)) } data-stamp=(stamp(desk, opened)) hidden[index != newest] {
                    div.reveal-over__head {
                        p.mark { (title(desk, opened)) }
                        h2 { (told(desk, opened)) }
                    }
                    section.reveal aria-label=(t.say("reveal-title")) {
                        (columns(desk, opened))
                        (stamps(desk, opened))
                    }
                    (gain(desk, opened, &sheets[index + 1..]))
                    (why::place_of_code(desk, opened.round, opened.team, &stamp(desk, opened)))
                }
            }
            @if !sheets.is_empty() {
                div.reveal-over__go {
                    button.btn.btn--ink type="button" popovertarget="reveal" popovertargetaction="hide" autofocus {
                        (t.say("reveal-on")) " " (icon("go"))
                    }
                }
            }
            @if bots_wait(desk) {
                form #went-on hidden method="post" action=(desk.path("do")) data-live { (hidden_command(&Command::GoOn)) }
            }
            @if sheets.len() > 1 {
                nav.reveal-over__all.with-script aria-label=(t.say("reveal-all")) {
                    @for opened in &sheets {
                        button.btn.btn--small type="button" data-show=(stamp(desk, opened)) {
                            (team_mark(material(opened.team))) " " (title(desk, opened))
                        }
                    }
                }
            }
        }
    }
}

/// Whether there are bots who wait until the viewer has seen it.
fn bots_wait(desk: &Desk<'_>) -> bool {
    let is_bot = |chair: &ChairView| chair.player.as_ref().is_some_and(|player| player.bot.is_some());
    desk.game.own.is_some() && desk.table.chairs.iter().any(is_bot)
}

fn stamp(desk: &Desk<'_>, opened: &Opened<'_>) -> String {
    format!("{}-{}-{}", desk.table.games, opened.round, opened.team)
}

fn title(desk: &Desk<'_>, opened: &Opened<'_>) -> String {
    capitalised(&say!(desk.t, "reveal-open", whose = desk.team_of(opened.team), round = opened.round))
}

fn columns(desk: &Desk<'_>, opened: &Opened<'_>) -> Markup {
    let t = desk.t;
    let (team, result) = (opened.team, opened.result);
    let intercepting = opened.round > 1;
    html! {
        table {
            thead {
                tr {
                    th scope="col" { span.vh { (t.say("sheet-clue")) } }
                    @if intercepting {
                        th.stage--1 scope="col" {
                            span class={ "plate plate--" (material(team.other())) } {
                                (team_mark(material(team.other()))) (t.say("sheet-intercepted"))
                            }
                        }
                    }
                    th.stage--2 scope="col" {
                        span class={ "plate plate--" (material(team)) } {
                            (team_mark(material(team))) (t.say("sheet-guessed"))
                        }
                    }
                    th.stage--3 scope="col" { span.plate.plate--brass { (t.say("sheet-code")) } }
                }
            }
            tbody {
                @for slot in Slot::ALL {
                    tr {
                        th scope="row" {
                            span.guess__n aria-hidden="true" { (NUMERALS[slot.index()]) }
                            @if let Some(clues) = &opened.line.clues { span.slip { (clue(&clues[slot.index()], t)) } }
                        }
                        @if intercepting { td.stage--1 { (guessed(desk, result.interception, result.code, slot)) } }
                        td.stage--2 { (guessed(desk, result.decryption, result.code, slot)) }
                        td.stage--3 { span.digit { (result.code.digit(slot)) } }
                    }
                }
            }
        }
    }
}

fn guessed(desk: &Desk<'_>, guess: Option<Code>, code: Code, slot: Slot) -> Markup {
    let t = desk.t;
    let Some(guess) = guess.map(|guess| guess.digit(slot)) else {
        return html! { span.digit.digit--s.digit--miss { "–" span.vh { ", " (t.say("digit-missing")) } } };
    };
    let hit = guess == code.digit(slot);
    html! {
        span.digit.digit--s.digit--hit[hit].digit--miss[!hit] {
            (guess) span.vh { ", " (t.say(if hit { "digit-right" } else { "digit-wrong" })) }
        }
    }
}

fn stamps(desk: &Desk<'_>, opened: &Opened<'_>) -> Markup {
    let t = desk.t;
    let result = opened.result;
    let takes = |team: Team| capitalised(&say!(t, "reveal-takes", team = desk.team(team)));
    html! {
        div.reveal__stamps.stage--4 {
            @if result.intercepted {
                p.stamp.stamp--int { (t.say("stamp-intercepted")) small { (takes(opened.team.other())) } }
            }
            @if result.miscommunicated {
                @let taker = if desk.game.three_players { opened.team.other() } else { opened.team };
                p.stamp { (t.say("stamp-lost")) small { (takes(taker)) } }
            }
            @if !result.intercepted && !result.miscommunicated {
                p.stamp.stamp--ok { (t.say("stamp-safe")) }
            }
        }
    }
}

/// What the tokens meant then: those of the codes that were opened `later` are not counted yet.
fn gain(desk: &Desk<'_>, opened: &Opened<'_>, later: &[Opened<'_>]) -> Markup {
    let t = desk.t;
    let (team, others) = (opened.team, opened.team.other());
    let since = |of: Team, taken: fn(&ResolvedView) -> bool| {
        later.iter().filter(|later| later.team == of && taken(&later.result)).count() as u8
    };
    let interceptions = desk.game.teams[others].tokens.interceptions;
    let interceptions = interceptions.saturating_sub(since(team, |result| result.intercepted));
    let miscommunications = desk.game.teams[team].tokens.miscommunications;
    let miscommunications = miscommunications.saturating_sub(since(team, |result| result.miscommunicated));
    html! {
        section.gain.stage--4 {
            @if opened.result.intercepted {
                p {
                    (token("int", true))
                    span { (capitalised(&say!(t, "gain-int", team = desk.team(others), count = interceptions))) }
                }
            }
            @if opened.result.miscommunicated && !desk.game.three_players {
                p {
                    (token("mis", true))
                    span { (capitalised(&say!(t, "gain-mis", team = desk.team(team), count = miscommunications))) }
                }
            }
            @if opened.result.laser {
                p { (token("laser", true)) span { (capitalised(&say!(t, "gain-laser", team = desk.team(team)))) } }
            }
        }
    }
}
