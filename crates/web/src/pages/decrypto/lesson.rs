//! The lesson of Decrypto: crack your team's code, intercept one, and write clues that a bot of your team reads.

use super::clue::NUMERALS;
use super::learn::{keyword, sheet};
use crate::App;
use crate::i18n::Texts;
use crate::pages::shell::lesson::{Answers, Reply, Step};
use crate::say;
use bots::decrypto::{Decoder, Open, Weights};
use decrypto::{ClueQuestion, Code, LONGEST_TEXT, Objection, Slot, Verdict};
use maud::{Markup, html};

/// The codes of the three steps.
const CODES: [[u8; 3]; 3] = [[4, 2, 1], [2, 1, 3], [3, 1, 4]];
/// What the other team has given for each number before.
const EARLIER: [&[&str]; 4] = [
    &["lesson-earlier-1a", "lesson-earlier-1b"],
    &["lesson-earlier-2a", "lesson-earlier-2b"],
    &["lesson-earlier-3a"],
    &["lesson-earlier-4a"],
];

/// One step.
pub async fn step(app: &App, t: &Texts, number: usize, answers: &Answers) -> Step {
    match number {
        1 => decode(t, answers),
        2 => intercept(t, answers),
        _ => write(app, t, answers).await,
    }
}

fn decode(t: &Texts, answers: &Answers) -> Step {
    let clues = ["art-clue-1", "art-clue-2", "art-clue-3"];
    let reply = marks(answers).map(|marks| match wrong(marks, CODES[0]) {
        None => Reply { right: true, text: t.say("lesson-decrypto-1-right").into_owned() },
        Some(slot) => {
            let meant = keyword(t, CODES[0][slot]);
            let text = say!(t, "lesson-decrypto-1-wrong", clue = t.say(clues[slot]), keyword = meant);
            Reply { right: false, text: text.into_owned() }
        }
    });
    Step { fields: board(t, clues, answers, true), reply }
}

fn intercept(t: &Texts, answers: &Answers) -> Step {
    let clues = ["lesson-clue-1", "lesson-clue-2", "lesson-clue-3"];
    let reply = marks(answers).map(|marks| match wrong(marks, CODES[1]) {
        None => Reply { right: true, text: t.say("lesson-decrypto-2-right").into_owned() },
        Some(slot) => {
            let text = say!(t, "lesson-decrypto-2-wrong", clue = t.say(clues[slot]), digit = CODES[1][slot]);
            Reply { right: false, text: text.into_owned() }
        }
    });
    let filed = EARLIER.map(|keys| keys.iter().map(|key| t.say(key).into_owned()).collect());
    let fields = html! { (sheet(t, decrypto::Team::Black, &filed)) (board(t, clues, answers, false)) };
    Step { fields, reply }
}

/// The digits that were chosen; none until somebody has sent the form.
fn marks(answers: &Answers) -> Option<[Option<u8>; 3]> {
    let mark = |slot: usize| answers.get(&format!("mark{slot}")).and_then(|digit| digit.parse().ok());
    let marks = [mark(1), mark(2), mark(3)];
    marks.iter().any(Option::is_some).then_some(marks)
}

/// The first clue whose digit is not right.
fn wrong(marks: [Option<u8>; 3], code: [u8; 3]) -> Option<usize> {
    (0..3).find(|slot| marks[*slot] != Some(code[*slot]))
}

fn board(t: &Texts, clues: [&str; 3], answers: &Answers, own: bool) -> Markup {
    let chosen = marks(answers).unwrap_or_default();
    html! {
        div.board {
            @for (slot, key) in clues.into_iter().enumerate() {
                fieldset.guess {
                    legend.vh { (say!(t, "board-clue", place = slot + 1, clue = t.say(key))) }
                    div.guess__clue aria-hidden="true" { span.guess__n { (NUMERALS[slot]) } span.slip { (t.say(key)) } }
                    div.guess__picks {
                        @for digit in 1..=4u8 {
                            label.pick {
                                input.vh type="radio" name={ "mark" (slot + 1) } value=(digit) required checked[chosen[slot] == Some(digit)];
                                b { (digit) }
                                @if own { small { (keyword(t, digit)) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

async fn write(app: &App, t: &Texts, answers: &Answers) -> Step {
    let clues = [1, 2, 3].map(|slot| {
        let text: String =
            answers.get(&format!("text{slot}")).map(|text| text.trim()).unwrap_or_default().into();
        text.chars().take(LONGEST_TEXT).collect::<String>()
    });
    let keywords = [1, 2, 3, 4].map(|digit| keyword(t, digit));
    let verdicts = Slot::ALL.map(|slot| objection(app, t, &keywords, &clues, slot));
    let sent = clues.iter().any(|clue| !clue.is_empty());
    let reply = match verdicts.iter().flatten().next() {
        _ if !sent => None,
        Some(objection) => Some(Reply { right: false, text: reason(t, objection) }),
        None => Some(read(app, t, &keywords, clues.clone()).await),
    };
    let fields = html! {
        p.code-card role="img" aria-label=(CODES[2].map(|digit| digit.to_string()).join(", ")) {
            @for digit in CODES[2] { span.digit { (digit) } }
        }
        div.keys { @for digit in 1..=4u8 { div.key.key--on[CODES[2].contains(&digit)] { b { (digit) } strong { (keyword(t, digit)) } } } }
        @for (index, clue) in clues.iter().enumerate() {
            div.field {
                label for={ "clue-" (index + 1) } { (say!(t, "clue-label", place = index + 1, keyword = keyword(t, CODES[2][index]))) }
                input.input.input--typed id={ "clue-" (index + 1) } name={ "text" (index + 1) } value=(clue) required
                    maxlength=(LONGEST_TEXT) autocomplete="off";
            }
        }
    };
    Step { fields, reply }
}

/// What the referee has against a clue.
fn objection(
    app: &App,
    t: &Texts,
    keywords: &[String; 4],
    clues: &[String; 3],
    slot: Slot,
) -> Option<Objection> {
    let [a, b, c] = CODES[2].map(|digit| digit.try_into().ok());
    let code = Code::new([a?, b?, c?])?;
    let earlier: Vec<&str> = Slot::ALL
        .into_iter()
        .filter(|other| *other != slot)
        .map(|other| clues[other.index()].as_str())
        .collect();
    let language = t.language().tag();
    let clue = clues[slot.index()].as_str();
    let question = ClueQuestion { language, keywords, earlier: &earlier, code, slot, clue };
    match app.tables.referee().check(&question) {
        Verdict::Fine => None,
        Verdict::Doubt(objection) | Verdict::Refuse(objection) => Some(objection),
    }
}

fn reason(t: &Texts, objection: &Objection) -> String {
    let rule = t.say(&format!("rule-{}", objection.rule.code()));
    match &objection.keyword {
        Some(keyword) => format!("{rule} ({keyword})"),
        None => rule.into_owned(),
    }
}

/// What a bot of the reader's team makes of the clues. Where there are no bots nobody reads them.
async fn read(app: &App, t: &Texts, keywords: &[String; 4], clues: [String; 3]) -> Reply {
    let unread = || Reply { right: true, text: t.say("lesson-decrypto-3-unread").into_owned() };
    let Some(minds) = app.minds.clone() else { return unread() };
    let (language, keywords) = (t.language(), keywords.clone());
    let told = clues.clone();
    let best = tokio::task::spawn_blocking(move || {
        let space = minds.space(language);
        Decoder::new(space, &keywords, Weights::of(space)).decode(&[], &told.map(Some), &Open::ALL).best()
    });
    let Ok((code, share)) = best.await else { return unread() };
    let digits = code.digits().map(u8::from);
    let share = (share * 100.0).round().clamp(1.0, 99.0);
    match (0..3).find(|slot| digits[*slot] != CODES[2][*slot]) {
        None => Reply { right: true, text: say!(t, "lesson-decrypto-3-right", share = share).into_owned() },
        Some(slot) => {
            let code = super::clue::dashed(code);
            let text = say!(t, "lesson-decrypto-3-wrong", code = code, clue = clues[slot].as_str());
            Reply { right: false, text: text.into_owned() }
        }
    }
}
