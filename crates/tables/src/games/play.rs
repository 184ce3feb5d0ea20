//! A game that was dealt at a table.

use super::{GameAction, GameEvents, GameLayers, GameSetup, Outside, Over, Registered, layers};
use crate::{Reason, Refusal};
use game::notation::Fairness;
use game::{Actor, Circle, Context, Draw, Moment, Nonce, Reach, Seat, Seed};
use std::sync::Arc;

/// What is settled before the deal: the game's setup, the seed and everybody's nonce.
pub(crate) struct Deal<'a> {
    pub setup: &'a GameSetup,
    pub seed: &'a Seed,
    pub nonces: &'a [Nonce],
}

/// The state of one game, and where its chance comes from.
pub(crate) struct Dealt<G: Registered> {
    pub state: G::State,
    draw: Draw,
    /// How often it was copied to be changed, and what the changes since the last copy reach.
    pub copies: u64,
    pub reached: Vec<Reach>,
}

/// A game that was dealt, whichever it is.
pub(crate) trait Play: Send + Sync {
    /// The deal.
    fn deal(&self, outside: &Outside<'_>) -> GameEvents;
    /// What an action causes, or why it is refused.
    fn decide(&self, by: Actor, action: &GameAction, outside: &Outside<'_>) -> Result<GameEvents, Refusal>;
    /// What the end of the running clock causes.
    fn time_up(&self, outside: &Outside<'_>) -> Result<GameEvents, Refusal>;
    /// What comes of it when everyone who is awaited has left.
    fn pass_over(&self, outside: &Outside<'_>) -> Result<GameEvents, Refusal>;
    /// What the game makes of somebody coming or going; none if it takes no notice.
    fn attend(&self, seat: Seat, present: bool, outside: &Outside<'_>) -> Option<GameEvents>;
    /// Over whose head something is done in the table's name; none if nobody may ask for it.
    fn over(&self, action: &GameAction) -> Option<Over>;
    /// Whether this agrees to what a team has settled upon.
    fn is_agreement(&self, action: &GameAction) -> bool;
    /// Whether a seat must not talk to the table now.
    fn is_silent(&self, seat: Seat) -> bool;
    /// Whether the game is over.
    fn is_over(&self) -> bool;
    /// Seats that have won the finished game.
    fn winners(&self) -> Vec<Seat>;
    /// Seats that the game waits for.
    fn awaited(&self) -> Vec<Seat>;
    /// Which turn of the game it is: another number whenever others, or the same again, are awaited for something new.
    fn turn(&self) -> u64;
    /// How much there is to think about now, in percent of what is usual.
    fn effort(&self) -> u32;
    /// How much was revealed so far that people want to look at.
    fn revealed(&self) -> u64;
    /// When the running clock is up.
    fn deadline(&self) -> Option<Moment>;
    /// The private circle of a seat.
    fn circle(&self, seat: Seat) -> Option<Circle>;
    /// The words that the finished game has used up.
    fn spent(&self) -> Vec<String>;
    /// The finished game in its notation, without a list that the host brought.
    fn record(&self, names: &[String], fairness: Fairness, own_words: bool) -> Option<String>;
    /// What may be known of it; `before` are the layers of the game a change ago.
    fn layers(self: Arc<Self>, before: Option<&dyn GameLayers>) -> Box<dyn GameLayers>;
    /// The same game once more, to be changed.
    fn copy(&self) -> Arc<dyn Play>;
    /// Takes events into the state. Events of another game cannot be in this game's log, and change nothing.
    fn take(&mut self, events: &GameEvents);
}

/// Takes events into a game; into a copy, where others hold on to the state before.
pub(crate) fn apply(play: &mut Arc<dyn Play>, events: &GameEvents) {
    if Arc::get_mut(play).is_none() {
        *play = play.copy();
    }
    if let Some(play) = Arc::get_mut(play) {
        play.take(events);
    }
}

impl<G: Registered> Dealt<G> {
    pub fn open(setup: &G::Setup, deal: &Deal<'_>) -> Result<Self, Refusal> {
        let state = G::open(setup).map_err(G::wrap_rejection)?;
        Ok(Dealt { state, draw: Draw::new(deal.seed, deal.nonces), copies: 0, reached: Vec::new() })
    }

    fn context<'a>(&'a self, outside: &Outside<'a>) -> Context<'a, G> {
        Context { now: outside.now, draw: &self.draw, referee: G::referee(outside) }
    }

    fn decide_own(
        &self,
        by: Actor,
        action: &G::Action,
        outside: &Outside<'_>,
    ) -> Result<GameEvents, Refusal> {
        let events = G::decide(&self.state, by, action, &self.context(outside));
        events.map(G::wrap_events).map_err(G::wrap_rejection)
    }
}

impl<G: Registered> Play for Dealt<G> {
    fn deal(&self, outside: &Outside<'_>) -> GameEvents {
        G::wrap_events(G::deal(&self.state, &self.context(outside)))
    }

    fn decide(&self, by: Actor, action: &GameAction, outside: &Outside<'_>) -> Result<GameEvents, Refusal> {
        self.decide_own(by, G::action(action).ok_or(Reason::OtherGame)?, outside)
    }

    fn time_up(&self, outside: &Outside<'_>) -> Result<GameEvents, Refusal> {
        self.decide_own(Actor::Table, &G::time_up(), outside)
    }

    fn pass_over(&self, outside: &Outside<'_>) -> Result<GameEvents, Refusal> {
        self.decide_own(Actor::Table, &G::pass_over(), outside)
    }

    fn attend(&self, seat: Seat, present: bool, outside: &Outside<'_>) -> Option<GameEvents> {
        self.decide_own(Actor::Table, &G::attend(seat, present)?, outside).ok()
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

    fn is_over(&self) -> bool {
        G::outcome(&self.state).is_some()
    }

    fn winners(&self) -> Vec<Seat> {
        G::winners(&self.state)
    }

    fn awaited(&self) -> Vec<Seat> {
        G::awaited(&self.state)
    }

    fn turn(&self) -> u64 {
        G::turn(&self.state)
    }

    fn effort(&self) -> u32 {
        G::effort(&self.state)
    }

    fn revealed(&self) -> u64 {
        G::revealed(&self.state)
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

    fn layers(self: Arc<Self>, before: Option<&dyn GameLayers>) -> Box<dyn GameLayers> {
        Box::new(layers::Layers::of(self, before))
    }

    fn copy(&self) -> Arc<dyn Play> {
        Arc::new(Dealt::<G> {
            state: self.state.clone(),
            draw: self.draw.clone(),
            copies: self.copies + 1,
            reached: Vec::new(),
        })
    }

    fn take(&mut self, events: &GameEvents) {
        for event in G::events(events).unwrap_or_default() {
            G::apply(&mut self.state, event);
            let reach = G::reach(&self.state, event);
            if !self.reached.contains(&reach) {
                self.reached.push(reach);
            }
        }
    }
}
