//! Random play over the whole game: for tests, benches and demonstrations.
//!
//! The player knows no strategy. With a skill above zero it peeks at the code now and then, so that games go on
//! for as long as people's do.

use crate::view::{Can, Phase};
use crate::{
    Action, CertainReferee, Clue, Code, Confirm, Decrypto, Event, LaserDrive, Options, PerTeam, Rejection,
    Setup, State, Strictness, Team, WordPool,
};
pub use game::Dice;
use game::{Actor, Context, Draw, Game, Moment, Nonce, Seat, Seed};

fn any_code(dice: &mut Dice) -> Code {
    let place = dice.below(Code::COUNT as usize);
    Code::all().nth(place).expect("there are 24 codes")
}

/// A random setup: any number of players and every option now and then.
pub fn setup(dice: &mut Dice) -> Setup {
    let players = 3 + dice.below(6);
    let mut seats: Vec<Team> = (0..players).map(|seat| Team::BOTH[seat % 2]).collect();
    if dice.percent(50) {
        seats.sort();
    }
    let seconds = |dice: &mut Dice| dice.percent(40).then(|| 1 + dice.below(90) as u32);
    let options = Options {
        strictness: *dice.pick(&[Strictness::Strict, Strictness::Normal, Strictness::Off]),
        confirm: *dice.pick(&[Confirm::One, Confirm::All]),
        sand_timer: seconds(dice),
        clue_deadline: seconds(dice),
        guess_deadline: seconds(dice),
        laser_drive: (players > 3 && dice.percent(40)).then(|| LaserDrive { cost: 1 + dice.below(3) as u8 }),
    };
    let names = PerTeam::from_fn(|_| if dice.percent(30) { dice.word() } else { String::new() });
    let words: Vec<String> = (0..8 + dice.below(12)).map(|_| dice.word()).collect();
    // Every other list has themes, by the length of its words.
    let theme = |word: &String| ["short", "middling", "long", "very long", "endless"][word.len().min(14) / 3];
    let themed = |words: &[String]| WordPool::themed(words.iter().map(|word| (theme(word), word.as_str())));
    Setup {
        language: "en".into(),
        seats,
        names,
        options,
        words: if words.len().is_multiple_of(2) { themed(&words) } else { words.into() },
        categories: (0..1 + dice.below(12)).map(|_| dice.word()).collect(),
    }
}

/// A game that plays itself, one random step at a time.
#[derive(Clone, Debug)]
pub struct Playout {
    /// The game as it stands.
    pub state: State,
    /// What was dealt, for a replay from the start.
    pub dealt: Vec<Event>,
    /// The hour: random steps let it pass.
    pub now: Moment,
    seed: Seed,
    draw: Draw,
    dice: Dice,
    skill: u8,
}

/// One step: who asked for what, and what came of it.
#[derive(Clone, Debug)]
pub struct Step {
    /// Who.
    pub by: Actor,
    /// What.
    pub action: Action,
    /// What happened; the state has taken it in.
    pub decision: Result<Vec<Event>, Rejection>,
}

impl Playout {
    /// Deals a game. `skill` says how many percent of a team's marks on its own code are right for certain.
    pub fn new(setup: &Setup, start: u64, skill: u8) -> Result<Self, Rejection> {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&start.to_be_bytes());
        let seed = Seed::new(bytes);
        let draw = Draw::new(&seed, &Self::nonces());
        let mut state = Decrypto::open(setup)?;
        let now = Moment(0);
        let dealt = Decrypto::deal(&state, &Context { now, draw: &draw, referee: &CertainReferee });
        dealt.iter().for_each(|event| state.apply(event));
        Ok(Playout { state, dealt, now, seed, draw, dice: Dice::new(start), skill })
    }

    /// The seed of the draws.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// What the players added to it.
    pub fn nonces() -> Vec<Nonce> {
        vec![Nonce("heads".into()), Nonce("tails".into())]
    }

    /// Plays one step; none when the game is over.
    pub fn step(&mut self) -> Option<Step> {
        if self.state.phase == Phase::Over {
            return None;
        }
        self.now = Moment(self.now.0 + self.dice.below(2000) as u64);
        let (by, action) = request(&self.state, &mut self.dice, self.skill);
        let context: Context<'_, Decrypto> =
            Context { now: self.now, draw: &self.draw, referee: &CertainReferee };
        let decision = Decrypto::decide(&self.state, by, &action, &context);
        decision.iter().flatten().for_each(|event| self.state.apply(event));
        Some(Step { by, action, decision })
    }
}

/// What somebody asks for at random, the table now and then. Most of it is legal.
pub fn request(state: &State, dice: &mut Dice, skill: u8) -> (Actor, Action) {
    let seats = state.setup.seats.len();
    match dice.below(64) {
        0 => {
            let (seat, present) = (Seat(dice.below(seats) as u8), dice.percent(70));
            (Actor::Table, Action::Attend { seat, present })
        }
        1 => (Actor::Table, Action::ReplaceEncryptor { to: Seat(dice.below(seats) as u8) }),
        // Also while it is not due, or with everybody there: to be refused.
        2..4 => (Actor::Table, Action::TimeUp),
        roll => {
            let awaited = state.awaited();
            let anybody = roll < 8 || awaited.is_empty();
            let seat = if anybody { Seat(dice.below(seats) as u8) } else { *dice.pick(&awaited) };
            let hint = hint(state, seat, dice, skill);
            let action = random_action(&state.can(seat), dice, hint, &state.setup.words);
            (Actor::Seat(seat), action.unwrap_or(Action::Confirm))
        }
    }
}

/// The code being guessed, for a skilful player; interceptors are skilful more rarely.
fn hint(state: &State, seat: Seat, dice: &mut Dice, skill: u8) -> Option<Code> {
    let Phase::Guess { team } = state.phase else { return None };
    let own = state.team_of(seat) == Ok(team);
    let line = state.line(team)?;
    dice.percent(if own { skill } else { skill / 8 }).then(|| *line.code.reveal())
}

/// Something that a seat can do. `hint` is what it would guess, `words` what it may name.
pub fn random_action(can: &Can, dice: &mut Dice, hint: Option<Code>, words: &WordPool) -> Option<Action> {
    let clue = |dice: &mut Dice| match dice.below(16) {
        0 => Clue::Aloud,
        1 => {
            Clue::Drawing { strokes: vec![vec![[dice.below(1000) as u16, 1], [2, dice.below(1000) as u16]]] }
        }
        _ => Clue::text(dice.word()),
    };
    let slot = |dice: &mut Dice| *dice.pick(&crate::Slot::ALL);
    let digit = |dice: &mut Dice| *dice.pick(&crate::Digit::ALL);
    let word = |dice: &mut Dice| match words.len() {
        0 => dice.word(),
        size => words.get(dice.below(size)).unwrap_or_default().to_owned(),
    };
    if can.give_clues {
        return Some(match dice.below(4) {
            0 => Action::GiveClues { clues: std::array::from_fn(|_| clue(dice)), insist: dice.percent(50) },
            _ => Action::DraftClue { slot: slot(dice), clue: dice.percent(90).then(|| clue(dice)) },
        });
    }
    if !can.judge_clue.is_empty() && dice.percent(20) {
        return Some(Action::JudgeClue { slot: *dice.pick(&can.judge_clue), fits: dice.percent(40) });
    }
    if can.mark {
        return Some(match dice.below(4) {
            0 => Action::Guess { code: hint.unwrap_or_else(|| any_code(dice)) },
            1 if can.confirm => Action::Confirm,
            1 if can.unconfirm => Action::Unconfirm,
            _ => match hint {
                Some(code) => {
                    let slot = slot(dice);
                    Action::Mark { slot, digit: Some(code.digit(slot)) }
                }
                None => Action::Mark { slot: slot(dice), digit: dice.percent(90).then(|| digit(dice)) },
            },
        });
    }
    if can.judge_try {
        return Some(Action::JudgeTry { keyword: dice.percent(40).then(|| digit(dice)) });
    }
    if can.pass {
        let try_it = can.name_keyword && dice.percent(60);
        return Some(if try_it { Action::NameKeyword { word: word(dice) } } else { Action::Pass });
    }
    if can.draft_keyword {
        return Some(match dice.below(4) {
            0 => Action::NameKeywords { words: std::array::from_fn(|_| word(dice)) },
            1 if can.confirm => Action::Confirm,
            _ => Action::DraftKeyword { place: digit(dice), word: word(dice) },
        });
    }
    if !can.judge_word.is_empty() && dice.percent(60) {
        let keyword = dice.percent(60).then(|| digit(dice));
        return Some(Action::JudgeWord { place: *dice.pick(&can.judge_word), keyword });
    }
    if !can.replace_encryptor.is_empty() {
        return Some(Action::ReplaceEncryptor { to: *dice.pick(&can.replace_encryptor) });
    }
    can.confirm.then_some(Action::Confirm)
}
