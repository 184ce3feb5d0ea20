//! Players that see nothing but their view: the first move that comes to mind, of every kind there is.

use anyhow::Result;
use decrypto::{Action as Cipher, Clue, Code, Digit, Known as _, Phase, Role};
use kryptos::{Action as Guess, Known as _, Spot};
use serde_json::{Value, json};

/// A small source of chance, so that a game can be played again.
pub struct Chance(u64);

impl Chance {
    /// Always the same for the same seed.
    pub fn new(seed: u64) -> Self {
        Chance(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((self.0 >> 33) as usize) % bound.max(1)
    }

    /// True once in `n`.
    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }
}

/// Words that a team agrees on: each stands for the digit of its place. Only made-up games are played so.
const SIGNALS: [&str; 4] = ["amber", "birch", "cedar", "delta"];

/// What the viewer of this view would do now, as a command; none when there is nothing to do.
pub fn next_action(view: &Value, chance: &mut Chance) -> Result<Option<Value>> {
    let action = if let Some(game) = view["game"].get("decrypto") {
        let view: decrypto::View = serde_json::from_value(game.clone())?;
        cipher(&view, chance).map(|action| json!({ "decrypto": action }))
    } else if let Some(game) = view["game"].get("kryptos") {
        let view: kryptos::View = serde_json::from_value(game.clone())?;
        guess(&view, chance).map(|action| json!({ "kryptos": action }))
    } else {
        None
    };
    Ok(action.map(|action| json!({"do": "play", "action": action, "turn": view["turn"]})))
}

fn cipher(view: &decrypto::View, chance: &mut Chance) -> Option<Cipher> {
    let you = view.own.as_ref()?;
    let can = &you.can;
    if can.give_clues {
        let code = you.code?;
        if can.draft_clue && you.drafts.iter().all(Option::is_none) && chance.one_in(2) {
            let slot = decrypto::Slot::ALL[chance.below(3)];
            let clue = Some(signal(code.digit(slot), view.round, you.seat.0, chance));
            return Some(Cipher::DraftClue { slot, clue });
        }
        let mut clues = code.digits().map(|digit| signal(digit, view.round, you.seat.0, chance));
        match chance.below(6) {
            0 => clues[2] = Clue::Aloud,
            1 => clues[1] = Clue::Drawing { strokes: vec![vec![[0, 0], [500, 1000]], vec![[7, 7]]] },
            _ => {}
        }
        return Some(Cipher::GiveClues { clues, insist: true });
    }
    if let Some(slot) = can.judge_clue.first().filter(|_| chance.one_in(6)) {
        return Some(Cipher::JudgeClue { slot: *slot, fits: chance.one_in(2) });
    }
    let confirmed = view.boards().iter().any(|board| board.seat == you.seat && board.confirmed);
    if can.mark && !confirmed {
        return Some(Cipher::Guess { code: read(view, you.role) });
    }
    if can.judge_try {
        return Some(Cipher::JudgeTry { keyword: None });
    }
    if can.name_keyword && chance.one_in(2) {
        return Some(Cipher::NameKeyword { word: SIGNALS[chance.below(4)].into() });
    }
    if can.pass {
        return Some(Cipher::Pass);
    }
    if let Some(place) = can.judge_word.first().filter(|_| chance.one_in(8)) {
        return Some(Cipher::JudgeWord { place: *place, keyword: Some(Digit::ALL[chance.below(4)]) });
    }
    let agreed = view.agreed().contains(&you.seat);
    let named = |words: &[String; 4]| words.iter().any(|word| !word.is_empty());
    let written = view.named_words(you.team).is_some_and(named);
    if can.draft_keyword && !agreed && !written {
        let words = SIGNALS.map(str::to_owned);
        return Some(Cipher::NameKeywords { words });
    }
    (can.confirm && !agreed && !confirmed).then_some(Cipher::Confirm)
}

/// A clue that the own team understands: no two are alike.
fn signal(digit: Digit, round: u8, seat: u8, chance: &mut Chance) -> Clue {
    Clue::text(format!("{} of {round}{seat}{:07}", SIGNALS[digit.index()], chance.below(10_000_000)))
}

/// The guess that all of a team come to: its own clues are understood but for every fourth round, the opponents'
/// in the fourth.
fn read(view: &decrypto::View, role: Role) -> Code {
    let Phase::Guess { team } = view.phase else { return some_code(0) };
    let line = view.sheet.last().and_then(|round| round.lines[team].as_ref());
    let understood = (role == Role::Decoder) != view.round.is_multiple_of(4);
    let clues = line.and_then(|line| line.clues.as_ref()).filter(|_| understood);
    let digit = |clue: &Clue| {
        let word = clue.words()?.split(' ').next()?;
        Some(Digit::ALL[SIGNALS.iter().position(|signal| *signal == word)?])
    };
    let digits = clues.map(|clues| clues.iter().map(digit).collect::<Vec<_>>()).unwrap_or_default();
    // What was drawn or performed is the digit that is left, or the first of two.
    let mut left = Digit::ALL.into_iter().filter(|left| !digits.contains(&Some(*left)));
    let whole: Vec<Digit> = digits.iter().filter_map(|digit| digit.or_else(|| left.next())).collect();
    let whole: Option<[Digit; 3]> = whole.try_into().ok();
    whole.and_then(Code::new).unwrap_or_else(|| some_code(usize::from(view.round) * 5))
}

fn some_code(number: usize) -> Code {
    let codes: Vec<Code> = Code::all().collect();
    codes[number % codes.len()]
}

fn guess(view: &kryptos::View, chance: &mut Chance) -> Option<Guess> {
    let you = view.own.as_ref()?;
    if !you.reveals.is_empty() {
        return Some(Guess::Reveal { position: you.reveals[chance.below(you.reveals.len())] });
    }
    if you.second_guess && chance.one_in(3) {
        return Some(Guess::Decline);
    }
    let spot = you.targets.get(chance.below(you.targets.len()))?;
    let numbers = possible(view, spot, you.seat);
    let number = numbers.get(chance.below(numbers.len())).copied().unwrap_or(1);
    Some(Guess::Guess { target: spot.seat, position: spot.position, number, bluff: true })
}

/// The numbers that fit between the cards that are known on both sides and lie nowhere else.
fn possible(view: &kryptos::View, spot: &Spot, own: game::Seat) -> Vec<u8> {
    let players = view.players_known();
    let hand =
        |seat: game::Seat| players.iter().filter(move |player| player.seat == seat).flat_map(|p| &p.hand);
    let number = |card: &kryptos::CardView| card.card.map(u8::from);
    let below =
        hand(spot.seat).filter(|card| card.position < spot.position).filter_map(number).max().unwrap_or(0);
    let above = hand(spot.seat).filter(|card| card.position > spot.position).filter_map(number).min();
    let mine: Vec<u8> = hand(own).filter_map(number).collect();
    (below + 1..above.unwrap_or(view.highest + 1))
        .filter(|n| view.track[usize::from(*n) - 1].is_none() && !mine.contains(n))
        .collect()
}
