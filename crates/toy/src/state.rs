//! The rules, and everything about a game, secrets included.

use crate::{Action, CARDS, Event, Outcome, ROUNDS, Rejection, Setup, Toy};
use game::{Actor, Context, Moment, Seat, Secret};

/// Everything about a game.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    setup: Setup,
    pub(crate) rounds: Vec<Round>,
    drafts: Vec<Option<Secret<u8>>>,
    deadline: Option<Moment>,
}

/// One prize and the bids for it, by seat.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Round {
    pub prize: u8,
    pub bids: Vec<Option<Secret<u8>>>,
}

impl Round {
    pub fn is_complete(&self) -> bool {
        self.bids.iter().all(Option::is_some)
    }

    /// Who takes the prize: the highest card that was bid only once.
    fn taken_by(&self) -> Option<Seat> {
        let cards: Vec<u8> = self.bids.iter().flatten().map(|bid| *bid.reveal()).collect();
        let alone = |card: &u8| cards.iter().filter(|other| *other == card).count() == 1;
        let best = cards.iter().copied().filter(|card| self.is_complete() && alone(card)).max()?;
        cards.iter().position(|card| *card == best).map(|seat| Seat(seat as u8))
    }
}

impl State {
    pub(crate) fn new(setup: Setup) -> Self {
        State { setup, rounds: Vec::new(), drafts: vec![None; usize::from(setup.players)], deadline: None }
    }

    /// What was settled before the deal.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The round that is on, from 1.
    pub fn round(&self) -> usize {
        self.rounds.len()
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.setup.players).map(Seat)
    }

    pub(crate) fn draft(&self, seat: Seat) -> Option<u8> {
        self.drafts.get(seat.index())?.map(|card| *card.reveal())
    }

    /// Who has not bid yet.
    pub(crate) fn missing(&self) -> impl Iterator<Item = Seat> {
        let bids = self.rounds.last().map_or(&[][..], |round| &round.bids);
        self.seats().filter(|seat| bids.get(seat.index()).is_some_and(Option::is_none))
    }

    /// The cards that a seat has left.
    pub(crate) fn hand(&self, seat: Seat) -> Vec<u8> {
        let bid = |round: &Round| round.bids.get(seat.index()).and_then(|bid| bid.map(|bid| *bid.reveal()));
        CARDS.into_iter().filter(|card| !self.rounds.iter().any(|round| bid(round) == Some(*card))).collect()
    }

    pub(crate) fn points(&self, seat: Seat) -> u8 {
        self.rounds.iter().filter(|round| round.taken_by() == Some(seat)).map(|round| round.prize).sum()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.rounds.len() == ROUNDS && self.missing().next().is_none()
    }

    pub(crate) fn deadline(&self) -> Option<Moment> {
        self.deadline.filter(|_| !self.is_over())
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        let most = self.seats().map(|seat| self.points(seat)).max()?;
        let winners = self.seats().filter(|seat| self.points(*seat) == most).collect();
        self.is_over().then_some(Outcome { winners })
    }

    pub(crate) fn next_round(&self, ctx: &Context<'_, Toy>) -> Event {
        let prize = 1 + ctx.draw.below(&format!("prize {}", self.rounds.len() + 1), 3) as u8;
        Event::RoundBegan { prize, deadline: self.setup.seconds.map(|seconds| ctx.now.plus_seconds(seconds)) }
    }

    pub(crate) fn decide(
        &self,
        by: Actor,
        action: &Action,
        ctx: &Context<'_, Toy>,
    ) -> Result<Vec<Event>, Rejection> {
        if self.is_over() {
            return Err(Rejection::GameOver);
        }
        let mut events = match (action, by) {
            (Action::Bid { card }, Actor::Seat(seat)) => vec![self.bid(seat, *card)?],
            (Action::Draft { card }, Actor::Seat(seat)) => {
                self.bid(seat, *card)?;
                vec![Event::Drafted { seat, card: *card }]
            }
            (Action::Bid { .. } | Action::Draft { .. }, Actor::Table) => return Err(Rejection::PlayersOnly),
            (_, Actor::Seat(_)) => return Err(Rejection::TableOnly),
            (Action::TimeUp, Actor::Table) if self.deadline.is_none_or(|at| ctx.now < at) => {
                return Err(Rejection::NotDue);
            }
            (Action::TimeUp | Action::PassOver, Actor::Table) => self.lowest_bids(),
        };
        let mut next = self.clone();
        events.iter().for_each(|event| next.apply(event));
        if next.missing().next().is_none() && !next.is_over() {
            events.push(next.next_round(ctx));
        }
        Ok(events)
    }

    pub(crate) fn bid(&self, seat: Seat, card: u8) -> Result<Event, Rejection> {
        if !self.missing().any(|missing| missing == seat) {
            return Err(if seat.0 < self.setup.players { Rejection::NotNow } else { Rejection::PlayersOnly });
        }
        if !self.hand(seat).contains(&card) {
            return Err(Rejection::NoSuchNumber { number: card, highest: CARDS.len() as u8 });
        }
        Ok(Event::Bid { seat, card })
    }

    /// For whoever is late the table bids the lowest card.
    fn lowest_bids(&self) -> Vec<Event> {
        let lowest = |seat| Some(Event::Bid { seat, card: *self.hand(seat).first()? });
        self.missing().filter_map(lowest).collect()
    }

    pub(crate) fn apply(&mut self, event: &Event) {
        match *event {
            Event::RoundBegan { prize, deadline } if self.rounds.len() < ROUNDS => {
                let bids = vec![None; usize::from(self.setup.players)];
                self.rounds.push(Round { prize, bids });
                self.deadline = deadline;
            }
            Event::RoundBegan { .. } => {}
            Event::Drafted { seat, card } => {
                if let Some(draft) = self.drafts.get_mut(seat.index()) {
                    *draft = Some(Secret::new(card));
                }
            }
            Event::Bid { seat, card } => {
                let round = self.rounds.last_mut();
                if let Some(bid) = round.and_then(|round| round.bids.get_mut(seat.index())) {
                    *bid = Some(Secret::new(card));
                }
            }
        }
    }
}
