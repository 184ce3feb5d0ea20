//! A game that was dealt at a table.

use super::{GameAction, GameEvents, GameSetup, Over, Rules};
use crate::{Reason, Refusal};
use decrypto::{Clue, Decrypto, Slot, Verdict, opinion};
use game::notation::Fairness;
use game::{Actor, Circle, Context, Draw, Moment, Nonce, Seat, Seed};
use kryptos::Kryptos;

/// A game that was dealt, whichever it is.
#[derive(Clone)]
pub(crate) enum Play {
    Decrypto(Box<Dealt<Decrypto>>),
    Kryptos(Dealt<Kryptos>),
}

/// The state of one game, and where its chance comes from.
#[derive(Clone)]
pub(crate) struct Dealt<G: Rules> {
    pub state: G::State,
    draw: Draw,
}

/// What is settled before the deal: the game's setup, the seed and everybody's nonce.
pub(crate) struct Setting<'a> {
    pub setup: &'a GameSetup,
    pub seed: &'a Seed,
    pub nonces: &'a [Nonce],
}

/// Runs the same words on whichever game it is.
macro_rules! each {
    ($play:expr, $dealt:ident => $body:expr) => {
        match $play {
            Play::Decrypto($dealt) => $body,
            Play::Kryptos($dealt) => $body,
        }
    };
}

impl Play {
    /// Opens a game; its first events come from [`Play::deal`].
    pub fn open(setting: &Setting<'_>) -> Result<Self, Refusal> {
        Ok(match setting.setup {
            GameSetup::Decrypto(setup) => Play::Decrypto(Box::new(Dealt::open(setup, setting)?)),
            GameSetup::Kryptos(setup) => Play::Kryptos(Dealt::open(setup, setting)?),
        })
    }

    /// The deal.
    pub fn deal(&self, now: Moment) -> GameEvents {
        each!(self, dealt => dealt.deal(now))
    }

    /// What an action causes, or why it is refused.
    pub fn decide(&self, by: Actor, action: &GameAction, now: Moment) -> Result<GameEvents, Refusal> {
        each!(self, dealt => dealt.decide(by, action, now))
    }

    /// What the end of the running clock causes.
    pub fn time_up(&self, now: Moment) -> Result<GameEvents, Refusal> {
        each!(self, dealt => dealt.time_up(now))
    }

    /// What comes of it when everyone who is awaited has left.
    pub fn pass_over(&self, now: Moment) -> Result<GameEvents, Refusal> {
        each!(self, dealt => dealt.pass_over(now))
    }

    /// What the game makes of somebody coming or going; none if it takes no notice.
    pub fn attend(&self, seat: Seat, present: bool, now: Moment) -> Option<GameEvents> {
        each!(self, dealt => dealt.attend(seat, present, now))
    }

    /// Over whose head something is done in the table's name; none if nobody may ask for it.
    pub fn over(&self, action: &GameAction) -> Option<Over> {
        each!(self, dealt => dealt.over(action))
    }

    /// Whether this agrees to what a team has settled upon.
    pub fn is_agreement(&self, action: &GameAction) -> bool {
        each!(self, dealt => dealt.is_agreement(action))
    }

    /// Whether a seat must not talk to the table now.
    pub fn is_silent(&self, seat: Seat) -> bool {
        each!(self, dealt => dealt.is_silent(seat))
    }

    /// Takes events into the state. Events of another game cannot be in this game's log, and change nothing.
    pub fn apply(&mut self, events: &GameEvents) {
        each!(self, dealt => dealt.apply(events))
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        each!(self, dealt => dealt.is_over())
    }

    /// Seats that the game waits for.
    pub fn awaited(&self) -> Vec<Seat> {
        each!(self, dealt => dealt.awaited())
    }

    /// Which turn of the game it is: another number whenever others, or the same again, are awaited for something new.
    pub fn turn(&self) -> u64 {
        each!(self, dealt => dealt.turn())
    }

    /// When the running clock is up.
    pub fn deadline(&self) -> Option<Moment> {
        each!(self, dealt => dealt.deadline())
    }

    /// The private circle of a seat.
    pub fn circle(&self, seat: Seat) -> Option<Circle> {
        each!(self, dealt => dealt.circle(seat))
    }

    /// Decrypto: what the referee thinks of a clue that a seat is writing; none if it is not writing.
    pub fn opinion(&self, seat: Seat, slot: Slot, clue: &Clue) -> Option<Verdict> {
        match self {
            Play::Decrypto(dealt) => opinion(&dealt.state, seat, slot, clue, Decrypto::referee()),
            Play::Kryptos(_) => None,
        }
    }

    /// The words that the finished game has used up.
    pub fn spent(&self) -> Vec<String> {
        each!(self, dealt => dealt.spent())
    }

    /// The finished game in its notation, without a list that the host brought.
    pub fn record(&self, names: &[String], fairness: Fairness, own_words: bool) -> Option<String> {
        each!(self, dealt => dealt.record(names, fairness, own_words))
    }
}

impl<G: Rules> Dealt<G> {
    fn open(setup: &G::Setup, setting: &Setting<'_>) -> Result<Self, Refusal> {
        let state = G::open(setup).map_err(G::wrap_rejection)?;
        Ok(Dealt { state, draw: Draw::new(setting.seed, setting.nonces) })
    }

    fn context(&self, now: Moment) -> Context<'_, G> {
        Context { now, draw: &self.draw, referee: G::referee() }
    }

    fn deal(&self, now: Moment) -> GameEvents {
        G::wrap_events(G::deal(&self.state, &self.context(now)))
    }

    fn decide(&self, by: Actor, action: &GameAction, now: Moment) -> Result<GameEvents, Refusal> {
        let action = G::action(action).ok_or(Reason::OtherGame)?;
        self.decide_own(by, action, now)
    }

    fn decide_own(&self, by: Actor, action: &G::Action, now: Moment) -> Result<GameEvents, Refusal> {
        let events = G::decide(&self.state, by, action, &self.context(now));
        events.map(G::wrap_events).map_err(G::wrap_rejection)
    }

    fn time_up(&self, now: Moment) -> Result<GameEvents, Refusal> {
        self.decide_own(Actor::Table, &G::time_up(), now)
    }

    fn pass_over(&self, now: Moment) -> Result<GameEvents, Refusal> {
        self.decide_own(Actor::Table, &G::pass_over(), now)
    }

    fn attend(&self, seat: Seat, present: bool, now: Moment) -> Option<GameEvents> {
        self.decide_own(Actor::Table, &G::attend(seat, present)?, now).ok()
    }

    fn over(&self, action: &GameAction) -> Option<Over> {
        G::over(&self.state, G::action(action)?)
    }

    fn is_agreement(&self, action: &GameAction) -> bool {
        G::action(action).is_some_and(G::is_agreement)
    }

    fn is_silent(&self, seat: Seat) -> bool {
        G::is_silent(&self.state, seat)
    }

    fn apply(&mut self, events: &GameEvents) {
        for event in G::events(events).unwrap_or_default() {
            G::apply(&mut self.state, event);
        }
    }

    fn is_over(&self) -> bool {
        G::outcome(&self.state).is_some()
    }

    fn awaited(&self) -> Vec<Seat> {
        G::awaited(&self.state)
    }

    fn turn(&self) -> u64 {
        G::turn(&self.state)
    }

    fn deadline(&self) -> Option<Moment> {
        G::deadline(&self.state)
    }

    fn circle(&self, seat: Seat) -> Option<Circle> {
        G::circle(&self.state, seat)
    }

    fn spent(&self) -> Vec<String> {
        G::spent(&self.state)
    }

    fn record(&self, names: &[String], fairness: Fairness, own_words: bool) -> Option<String> {
        G::record(&self.state, names, fairness, own_words)
    }
}
