//! The Encryptor's desk: the code card, three clue fields with the referee's word on each, and the sand timer.

use super::clue::{clue, written};
use super::{Desk, material};
use crate::i18n::capitalised;
use crate::pages::shell::icons::{icon, team_mark};
use crate::pages::table::absent::is_away;
use crate::pages::table::button_form;
use crate::say;
use decrypto::{
    Action, Clue, Code, Digit, Known, LONGEST_TEXT, Objection, Phase, Slot, Strictness, Team, Verdict, You,
};
use game::Seat;
use maud::{Markup, html};
use tables::{Command, GameAction};

/// What lies in the middle while clues are written.
pub fn desk(desk: &Desk<'_>) -> Markup {
    match &desk.game.own {
        Some(you) if you.can.give_clues => match (you.code, desk.game.keywords(you.team)) {
            (Some(code), Some(keywords)) => fields(desk, you, code, keywords),
            _ => encryptors(desk),
        },
        Some(you) => html! {
            div #task.stack {
                @if let Some(clues) = &you.clues {
                    ol.given { @for given in clues { li { span.slip { (clue(given, desk.t)) } } } }
                }
                (replace_encryptor(desk))
                (encryptors_list(desk))
            }
        },
        None => encryptors(desk),
    }
}

fn encryptors(desk: &Desk<'_>) -> Markup {
    html! { div #task.stack { (encryptors_list(desk)) } }
}

/// Who is still writing. Never how far they are.
fn encryptors_list(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    html! {
        ul.progress {
            @for team in Team::BOTH {
                @if let Some(seat) = desk.game.teams[team].encryptor {
                    @let done = desk.game.teams[team].done;
                    @let (sign, state) = match desk.player(seat) {
                        _ if done => ("ok", "encryptor-done"),
                        Some(player) if is_away(player) => ("warn", "people-away"),
                        _ => ("pen", "encryptor-writing"),
                    };
                    li {
                        (team_mark(material(team)))
                        b { (desk.name(seat)) }
                        span.soft { (icon(sign)) " " (t.say(state)) }
                    }
                }
            }
        }
    }
}

/// When an Encryptor has been away for long, whoever sits may let a teammate of theirs write.
fn replace_encryptor(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    let absent = |seat: &Seat| desk.player(*seat).is_some_and(|player| player.left || player.away.is_some());
    let teams = Team::BOTH.into_iter().filter(|team| !desk.game.teams[*team].done);
    let heirs: Vec<Seat> = teams
        .filter_map(|team| Some((team, desk.game.teams[team].encryptor.filter(absent)?)))
        .flat_map(|(team, encryptor)| {
            let seats = (0..).map(Seat).zip(&desk.game.seats);
            seats.filter(move |(seat, of)| of.team == team && *seat != encryptor).map(|(seat, _)| seat)
        })
        .filter(|seat| !absent(seat))
        .collect();
    html! {
        @if !heirs.is_empty() {
            div.row {
                @for to in heirs {
                    (button_form(desk.table.table, &Command::Order { action: GameAction::Decrypto(Action::ReplaceEncryptor { to }) }, html! {
                        button.btn { (say!(t, "encryptor-replace", name = desk.name(to))) }
                    }))
                }
            }
        }
    }
}

fn fields(desk: &Desk<'_>, you: &You, code: Code, keywords: &[String; 4]) -> Markup {
    let t = desk.t;
    let doubted = you.verdicts.iter().any(|verdict| matches!(verdict, Some(Verdict::Doubt(_))));
    let may_insist = doubted && desk.game.options.strictness == Strictness::Normal;
    html! {
        form #task.stack.clues method="post" action=(desk.turn_path("clues")) data-live
            data-draft={ (desk.turn_path("clues")) "&draft=1" } data-stamp={ (desk.table.games) "-" (desk.game.round) } {
            @for slot in Slot::ALL {
                (field(desk, you, slot, code.digit(slot), keywords, you.verdicts[slot.index()].as_ref()))
            }
            (rules(desk))
            @if may_insist {
                label.check #insist data-keep { input type="checkbox" name="insist" value="true"; (t.say("clues-insist")) }
            }
            div.act #act {
                button.btn.btn--final #main-action { (icon("confirm")) " " (t.say("clues-send")) }
                p { (t.say("clues-send-why")) }
            }
        }
    }
}

/// What a clue may be, where it is written.
fn rules(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    html! {
        details.more #clue-rules {
            summary { (t.say("clue-rules-title")) }
            ul.more__in.clue-rules { @for rule in t.say("clue-rules").lines() { li { (rule) } } }
        }
    }
}

fn field(
    desk: &Desk<'_>,
    you: &You,
    slot: Slot,
    digit: Digit,
    keywords: &[String; 4],
    verdict: Option<&Verdict>,
) -> Markup {
    let t = desk.t;
    let draft = you.drafts[slot.index()].as_ref();
    let form = match draft {
        Some(Clue::Drawing { .. }) => "drawing",
        Some(Clue::Aloud) => "aloud",
        _ => "text",
    };
    let text = draft.and_then(Clue::words).unwrap_or_default();
    let strokes = match draft {
        Some(Clue::Drawing { strokes }) => written(strokes),
        _ => String::new(),
    };
    let label =
        say!(t, "clue-label", place = u8::from(slot), keyword = capitalised(&keywords[digit.index()]));
    html! {
        div.clue-field {
            div.clue-field__d { span.digit.digit--s { (digit) } }
            div.field {
                div.clue-field__head {
                    label for={ "clue-" (slot) } { (label) }
                    (forms(desk, slot, form))
                }
                input.input.input--typed.clue-as--text id={ "clue-" (slot) } type="text" name={ "text" (slot) } value=(text)
                    maxlength=(LONGEST_TEXT) aria-describedby={ "verdict-" (slot) } autocomplete="off" placeholder=" "
                    lang=(desk.game.language) aria-invalid=[matches!(verdict, Some(Verdict::Refuse(_))).then_some("true")];
                div.clue-as--drawing.drawing-pad data-pad id={ "pad-" (slot) } data-keep {
                    canvas role="img" aria-label=(t.say("clue-canvas")) {}
                    input type="hidden" name={ "strokes" (slot) } value=(strokes);
                    div.drawing-pad__do {
                        button.btn.btn--small type="button" data-undo { (t.say("clue-undo")) }
                        button.btn.btn--small type="button" data-clear { (t.say("clue-wipe")) }
                    }
                }
                p.clue-as--aloud.soft { (t.say("clue-aloud-how")) }
                (said(desk, slot, verdict))
            }
        }
    }
}

/// The three forms of a clue.
const FORMS: [(&str, &str, &str); 3] = [
    ("text", "type", "clue-form-text"),
    ("drawing", "pen", "clue-form-drawing"),
    ("aloud", "voice", "clue-form-aloud"),
];

/// Words, a drawing, or performed.
fn forms(desk: &Desk<'_>, slot: Slot, now: &str) -> Markup {
    html! {
        div.seg.seg--icons id={ "form-" (slot) } role="group" aria-label=(desk.t.say("clue-form")) data-keep {
            @for (form, drawn, key) in FORMS {
                label title=(desk.t.say(key)) {
                    input type="radio" id={ "form-" (slot) "-" (form) } name={ "form" (slot) } value=(form) checked[form == now];
                    (icon(drawn)) span.vh { (desk.t.say(key)) }
                }
            }
        }
    }
}

fn said(desk: &Desk<'_>, slot: Slot, verdict: Option<&Verdict>) -> Markup {
    let t = desk.t;
    let reason = |objection: &Objection| {
        html! {
            (t.say(&format!("rule-{}", objection.rule.code())))
            @if let Some(keyword) = &objection.keyword { " (" (keyword) ")" }
        }
    };
    html! {
        @match verdict {
            None => p.verdict id={ "verdict-" (slot) } {},
            Some(Verdict::Fine) => p.verdict.verdict--ok id={ "verdict-" (slot) } { (icon("ok")) span { (t.say("verdict-fine")) } },
            Some(Verdict::Doubt(objection)) => p.verdict.verdict--warn id={ "verdict-" (slot) } {
                (icon("warn")) span { b { (t.say("verdict-doubt")) } " " (reason(objection)) }
            },
            Some(Verdict::Refuse(objection)) => p.verdict.verdict--no id={ "verdict-" (slot) } {
                (icon("no")) span { b { (t.say("verdict-refuse")) } " " (reason(objection)) }
            },
        }
    }
}

/// The code card of the Encryptor, and whatever clock is running.
pub fn code(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    let code = desk.game.own.as_ref().and_then(|you| you.code);
    html! {
        section.codebox #code {
            @if let Some(code) = code {
                div {
                    p.mark { (t.say("code-private")) }
                    p.code-card role="img" aria-label=(code.digits().map(|digit| digit.to_string()).join(", ")) {
                        @for digit in code.digits() { span.digit { (digit) } }
                    }
                }
            }
            (glass(desk))
        }
    }
}

/// The sand timer, or another clock that is running.
pub fn glass(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    let Some(deadline) = desk.table.deadline.or(desk.game.deadline) else { return html! {} };
    let options = &desk.game.options;
    let seconds = match desk.game.phase {
        Phase::Encrypt => options.sand_timer.or(options.clue_deadline),
        _ => options.guess_deadline,
    };
    let done = Team::BOTH.into_iter().find(|team| desk.game.teams[*team].done);
    html! {
        div.glass #timer role="timer" {
            (sand())
            p {
                b data-until=(deadline.0) data-span=[seconds.map(|seconds| u64::from(seconds) * 1000)] {}
                @if let (Phase::Encrypt, Some(team)) = (desk.game.phase, done) {
                    br;
                    span.small.soft { (capitalised(&say!(t, "timer-done", team = desk.team(team)))) }
                }
            }
        }
    }
}

/// The drawing of the glass, with the sand as parts of its own: the style lets it run.
fn sand() -> Markup {
    html! {
        svg.glass__svg viewBox="0 0 44 60" aria-hidden="true" {
            clipPath #glass-top { path d="M9 7h26c0 11-6 16-11.5 23h-3C15 23 9 18 9 7z" {} }
            clipPath #glass-bottom { path d="M20.5 30h3C29 37 35 42 35 53H9c0-11 6-16 11.5-23z" {} }
            g clip-path="url(#glass-top)" {
                rect.sand--top x="8" y="11" width="28" height="19" fill="var(--brass-fill)" {}
            }
            g clip-path="url(#glass-bottom)" {
                path.sand--bottom d="M8 54V40Q22 30 36 40v14z" fill="var(--brass-fill)" {}
            }
            path.sand--fall d="M22 29v20" stroke="var(--brass-fill)" stroke-width="1.5" {}
            path d="M9 7h26c0 11-6 16-11.5 23C29 37 35 42 35 53H9c0-11 6-16 11.5-23C15 23 9 18 9 7z"
                fill="none" stroke="var(--ink)" stroke-width="1.5" {}
            path d="M5 5.5h34M5 54.5h34" stroke="var(--ink)" stroke-width="3.5" stroke-linecap="round" {}
        }
    }
}

/// The viewer's own keywords; for the Encryptor with the order in which they come up.
pub fn keys(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    let you = desk.game.own.as_ref();
    let keywords = you.and_then(|you| desk.game.keywords(you.team));
    let code = you.and_then(|you| you.code);
    // On the guess board the keywords stand under the digits already.
    let shown = !you.is_some_and(|you| you.can.mark && you.role == decrypto::Role::Decoder);
    html! {
        section #keys aria-label=(t.say("keys-title")) {
            @if let (Some(keywords), true) = (keywords, shown) {
                p.mark.keys__head { (t.say("keys-title")) }
                div.keys lang=(desk.game.language) {
                    @for digit in Digit::ALL {
                        @let place = code.and_then(|code| Slot::ALL.into_iter().find(|slot| code.digit(*slot) == digit));
                        div.key.key--on[place.is_some()] {
                            b { (digit) }
                            @if let Some(place) = place {
                                span.key__turn lang=(t.language()) { (say!(t, "place", place = u8::from(place))) }
                            }
                            strong { (keywords[digit.index()]) }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::i18n::Texts;
    use decrypto::Rule;
    use lexicon::Language;

    #[test]
    fn every_rule_has_a_sentence_in_every_language() {
        for rule in Rule::ALL {
            let key = format!("rule-{}", rule.code());
            assert!(Language::ALL.iter().all(|language| Texts::of(*language).has(&key)), "{key}");
        }
    }
}
