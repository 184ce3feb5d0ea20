//! The guess board: three clues, four digits, the teammates' marks beside one's own.

use super::clue::{NUMERALS, clue, words};
use super::sheet::columns;
use super::{Desk, finale, material, pencil, why};
use crate::pages::shell::icons::{icon, initial, team_mark};
use crate::say;
use decrypto::{BoardView, Clue, Confirm, Digit, Known, Role, Slot, Team, You};
use maud::{Markup, html};

/// What lies in the middle while `team`'s code is guessed.
pub fn desk(desk: &Desk<'_>, team: Team) -> Markup {
    let line = desk.game.sheet.last().and_then(|round| round.lines[team].as_ref());
    let Some(clues) = line.and_then(|line| line.clues.as_ref()) else { return html! { div #task {} } };
    let you = desk.game.own.as_ref();
    html! {
        div #task.stack {
            @if you.is_some_and(|you| you.role == Role::Interceptor) { (earlier(desk, team)) }
            @match you {
                Some(you) if you.can.mark => (board(desk, you, team, clues)),
                _ => (slips(desk, you, clues)),
            }
            @if let Some(you) = you { (judgement(desk, you, clues)) }
            (progress(desk, team))
        }
    }
}

/// What an interception is made from: the clues that were given for each number, and what the team takes it for.
fn earlier(desk: &Desk<'_>, team: Team) -> Markup {
    let t = desk.t;
    let columns = |form| html! { div.earlier__cols.sheet__cols { (columns(desk, team, form)) } };
    html! {
        section.earlier #earlier lang=(desk.game.language) aria-label=(t.say("earlier-title")) {
            p.mark lang=(t.language()) { (t.say("earlier-title")) }
            @if pencil::is_about(desk, team) {
                (pencil::form(desk, "board", columns(Some("board"))))
            } @else {
                (columns(None))
            }
        }
    }
}

fn board(desk: &Desk<'_>, you: &You, team: Team, clues: &[Clue; 3]) -> Markup {
    let t = desk.t;
    let at = at(desk.game.round, team);
    let mine = desk.game.boards().iter().find(|board| board.seat == you.seat);
    let confirmed = mine.is_some_and(|board| board.confirmed);
    let in_company = desk.game.boards().len() > 1;
    html! {
        form.board.board--company[in_company] #board method="post" action=(desk.path("marks")) aria-label=(t.say("board-title")) data-live
            data-draft=(desk.path("marks?draft=1")) data-stamp={ (desk.table.games) "-" (at) } {
            input type="hidden" name="at" value=(at);
            (differences(desk, you))
            @for slot in Slot::ALL {
                @let chosen = mine.and_then(|board| board.marks[slot.index()]);
                fieldset.guess {
                    legend.vh { (say!(t, "board-clue", place = u8::from(slot), clue = words(&clues[slot.index()], t))) }
                    (clue_line(desk, slot, clues))
                    div.guess__picks { (picks(desk, you, slot, chosen, true)) }
                }
            }
            (why::place(desk, you, &at))
            @if desk.game.options.confirm == Confirm::One && in_company { (ask(desk)) }
            div.act #act {
                button.btn.btn--final #main-action name="confirm" value="true" disabled[confirmed] { (icon("confirm")) " " (t.say(confirm_key(you))) }
                p { (agreement(desk)) }
            }
        }
        @if you.can.unconfirm {
            form method="post" action=(desk.turn_path("unconfirm")) data-live {
                button.btn.btn--small { (t.say("board-unconfirm")) }
            }
        }
    }
}

/// Which code a board is about. What is sent for one must not count for the next.
pub fn at(round: u8, team: Team) -> String {
    format!("{round}-{team}")
}

fn confirm_key(you: &You) -> &'static str {
    if you.role == Role::Interceptor { "board-confirm-interception" } else { "board-confirm" }
}

fn clue_line(desk: &Desk<'_>, slot: Slot, clues: &[Clue; 3]) -> Markup {
    html! {
        div.guess__clue {
            span.guess__n aria-hidden="true" { (NUMERALS[slot.index()]) }
            span.slip lang=(desk.game.language) { (clue(&clues[slot.index()], desk.t)) }
        }
    }
}

/// The four digits of one clue. Decoders see their keywords under them, interceptors what they have pencilled.
fn picks(desk: &Desk<'_>, you: &You, slot: Slot, chosen: Option<Digit>, open: bool) -> Markup {
    let keywords = if you.role == Role::Interceptor { None } else { desk.game.keywords(you.team) };
    html! {
        @for digit in Digit::ALL {
            label.pick data-d=(digit) {
                input type="radio" id={ "mark-" (slot) "-" (digit) } name={ "mark" (slot) } value=(digit)
                    checked[chosen == Some(digit)] disabled[!open];
                b { (digit) }
                @match keywords {
                    Some(keywords) => small lang=(desk.game.language) { (keywords[digit.index()]) },
                    None => small.pick__note lang=(desk.game.language) { (pencil::note(desk, digit)) },
                }
                (marks(desk, you, slot, digit))
            }
        }
    }
}

/// The teammates who have put this digit to this clue.
fn marks(desk: &Desk<'_>, you: &You, slot: Slot, digit: Digit) -> Markup {
    let theirs = |board: &&BoardView| board.seat != you.seat && board.marks[slot.index()] == Some(digit);
    let boards: Vec<_> = desk.game.boards().iter().filter(theirs).collect();
    html! {
        @if !boards.is_empty() {
            span.pick__marks {
                @for board in boards {
                    @let name = desk.name(board.seat);
                    span class={ "chip chip--" (desk.look(board.seat)) @if board.confirmed { " chip--sure" } }
                        title=(name) data-bot[desk.is_bot(board.seat)] {
                        (initial(name)) span.vh { " " (name) }
                    }
                }
            }
        }
    }
}

/// Where all must agree and somebody is sure: who differs, and where.
fn differences(desk: &Desk<'_>, you: &You) -> Markup {
    let t = desk.t;
    let asked =
        desk.game.options.confirm == Confirm::All && desk.game.boards().iter().any(|board| board.confirmed);
    let differing: Vec<Slot> = Slot::ALL.into_iter().filter(|slot| asked && differs(desk, *slot)).collect();
    html! {
        @if !differing.is_empty() {
            div.differ role="status" {
                p { (icon("warn")) b { (t.say("board-differ")) } }
                ul {
                    @for slot in differing {
                        li { span.guess__n { (NUMERALS[slot.index()]) } " " (t.list(&picked(desk, you, slot))) }
                    }
                }
            }
        }
    }
}

fn differs(desk: &Desk<'_>, slot: Slot) -> bool {
    let mut marks = desk.game.boards().iter().filter_map(|board| board.marks[slot.index()]);
    let first = marks.next();
    marks.any(|mark| Some(mark) != first)
}

/// Everybody's digit for one clue: "Bo: 2".
fn picked(desk: &Desk<'_>, you: &You, slot: Slot) -> Vec<String> {
    let one = |board: &BoardView| {
        let digit = board.marks[slot.index()]?;
        let name = if board.seat == you.seat { desk.t.say("chat-you") } else { desk.name(board.seat).into() };
        Some(say!(desk.t, "board-picked", name = name, digit = u8::from(digit)).into_owned())
    };
    desk.game.boards().iter().filter_map(one).collect()
}

/// Where one decides for all: asked before a teammate's other mark is passed over. The script fills it in.
fn ask(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    html! {
        div.differ.with-script #board-ask role="alert" hidden data-keep
            data-say=(say!(t, "board-ask", name = "{name}", digit = "{digit}", clue = "{clue}")) {
            p {}
            button.btn.btn--small name="confirm" value="true" { (t.say("board-anyway")) }
        }
    }
}

/// Who of the team has confirmed, and what is still needed.
fn agreement(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    let sure: Vec<&str> = desk
        .game
        .boards()
        .iter()
        .filter(|board| board.confirmed)
        .map(|board| desk.name(board.seat))
        .collect();
    html! {
        @if desk.guessers() == 1 { (t.say("board-solo")) }
        @else if desk.game.options.confirm == Confirm::One { (t.say("board-one")) }
        @else if sure.is_empty() { (t.say("board-all")) }
        @else { (say!(t, "board-sure", names = t.list(&sure))) }
    }
}

/// The clues without a board of one's own: for the Encryptor, for those who have locked in, for spectators.
fn slips(desk: &Desk<'_>, you: Option<&You>, clues: &[Clue; 3]) -> Markup {
    let guess = desk.game.locked_in().flatten();
    html! {
        div.board #board aria-label=(desk.t.say("board-clues")) role="group" {
            @for slot in Slot::ALL {
                div.guess {
                    (clue_line(desk, slot, clues))
                    @if let Some(code) = guess {
                        span.digit.digit--s { (code.digit(slot)) }
                    } @else if let Some(you) = you {
                        @if desk.game.boards().iter().any(|board| board.marks[slot.index()].is_some()) {
                            div.guess__picks.guess__picks--read { (picks(desk, you, slot, None, false)) }
                        }
                    }
                }
            }
        }
    }
}

/// Laser Drive: the opponents say which clues fit the category.
fn judgement(desk: &Desk<'_>, you: &You, clues: &[Clue; 3]) -> Markup {
    let t = desk.t;
    let line = desk.game.sheet.last().and_then(|round| round.lines[you.team.other()].as_ref());
    let fits = line.and_then(|line| line.fits);
    html! {
        @if !you.can.judge_clue.is_empty() {
            section.panel.judge {
                h2.h-small { (t.say("laser-fits-title")) }
                @for slot in &you.can.judge_clue {
                    @let fit = fits.is_none_or(|fits| fits[slot.index()]);
                    form.row method="post" action=(desk.turn_path("fits")) data-live data-instant {
                        input type="hidden" name="slot" value=(slot);
                        span.typed { (words(&clues[slot.index()], t)) }
                        div.seg role="group" {
                            label { input type="radio" name="fits" value="true" checked[fit]; (t.say("laser-fits")) }
                            label { input type="radio" name="fits" value="false" checked[!fit]; (t.say("laser-fits-not")) }
                        }
                        button.btn.btn--small.without-script { (t.say("settings-save")) }
                    }
                }
            }
        }
        // In the first round there is no guess whose confirmation says that the clues were judged.
        @if you.can.confirm && !you.can.mark {
            form.act #act method="post" action=(desk.turn_path("confirm")) data-live {
                button.btn.btn--final #main-action { (icon("confirm")) " " (t.say("judge-confirm")) }
                p { (finale::agreed(desk)) }
            }
        }
        @if you.can.unconfirm && !you.can.mark { (finale::take_back(desk, you)) }
    }
}

/// Who has locked in, in the order of the reveal.
fn progress(desk: &Desk<'_>, team: Team) -> Markup {
    let t = desk.t;
    html! {
        ul.progress {
            @for guesser in [team, team.other()] {
                @let done = desk.game.teams[guesser].done;
                @let first = desk.game.round == 1;
                // In the first round nobody intercepts; in Laser Drive the opponents judge the clues.
                @if guesser == team || !first || desk.game.options.laser_drive.is_some() {
                    li {
                        (team_mark(material(guesser)))
                        b { (desk.plate(guesser)) }
                        span.soft {
                            (icon(if done { "confirm" } else { "glass" })) " "
                            (t.say(match (guesser == team, done) {
                                (true, true) => "state-decrypted",
                                (true, false) => "state-decrypting",
                                (false, true) if first => "state-judged",
                                (false, false) if first => "state-judging",
                                (false, true) => "state-intercepted",
                                (false, false) => "state-intercepting",
                            }))
                        }
                    }
                }
            }
        }
    }
}
