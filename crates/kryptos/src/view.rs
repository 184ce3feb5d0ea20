//! What one viewer may know. Built field by field from what is public, plus the viewer's own hand; nothing
//! is copied from the state and then taken away.

use crate::state::{Hand, State};
use crate::{Card, Cards, Entry, Outcome, Phase, Setup, Tokens};
use game::{Moment, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// Everything that one viewer may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// Number of players, variants, clock.
    pub setup: Setup,
    /// The numbers in use are 1 to this one; the rest of the code track is covered.
    pub highest: u8,
    /// What the game waits for.
    pub phase: Phase,
    /// Turn order, the first player first; empty before the deal.
    pub order: Vec<Seat>,
    /// Every player, by seat; empty before the deal.
    pub players: Vec<PlayerView>,
    /// The left-over cards.
    pub aside: Aside,
    /// The code track: entry `n - 1` says where number `n` lies revealed, if it does.
    pub track: Vec<Option<Spot>>,
    /// Everything that happened since the deal.
    pub log: Vec<Entry>,
    /// Somebody has reached 15 points: the game ends with this round.
    pub final_round: bool,
    /// When the turn clock runs out.
    pub deadline: Option<Moment>,
    /// How the game ended. Once it has, every card is shown.
    pub outcome: Option<Outcome>,
    /// The viewer's own side; `None` for a spectator.
    pub you: Option<You>,
}

/// One player, as the viewer sees them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// Points.
    pub points: u8,
    /// The hand, position 1 first.
    pub hand: Vec<CardView>,
    /// Colour tokens: how many of the unrevealed cards are of each colour.
    pub tokens: Tokens,
}

/// One card of a hand, as the viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CardView {
    /// Its place in the hand, from 1.
    pub position: u8,
    /// Whether everyone can see it.
    pub revealed: bool,
    /// The card, if the viewer may know it: revealed, the viewer's own, or the game is over.
    pub card: Option<Card>,
    /// Numbers that wrong guesses have excluded here.
    pub excluded: Cards,
}

/// The left-over cards, as the viewer sees them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Aside {
    /// How many of each colour.
    pub tokens: Tokens,
    /// Which cards: after the end only.
    pub cards: Option<Vec<Card>>,
}

/// A place in somebody's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Spot {
    /// Whose hand.
    pub seat: Seat,
    /// The place in it, from 1.
    pub position: u8,
}

/// What the viewer can do now. All empty while somebody else is to act.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct You {
    /// The viewer's seat.
    pub seat: Seat,
    /// Positions that may be revealed.
    pub reveals: Vec<u8>,
    /// Cards that may be guessed at.
    pub targets: Vec<Spot>,
    /// Whether the guess would be the second one: it costs a point, and may be declined.
    pub second_guess: bool,
}

impl View {
    /// The first player, once the cards are dealt.
    pub fn first(&self) -> Option<Seat> {
        self.order.first().copied()
    }

    /// The view of one viewer.
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let outcome = state.outcome();
        let open = outcome.is_some();
        let you = viewer.seat().filter(|seat| seat.0 < state.setup.players);
        View {
            setup: state.setup,
            highest: state.setup.highest(),
            phase: state.phase,
            order: state.order.clone(),
            players: (0..)
                .map(Seat)
                .zip(&state.hands)
                .map(|(seat, hand)| PlayerView::of(seat, hand, open || you == Some(seat)))
                .collect(),
            aside: Aside {
                tokens: state.aside.reveal().iter().copied().collect(),
                cards: open.then(|| state.aside.reveal().clone()),
            },
            track: track(state),
            log: state.log.clone(),
            final_round: state.final_round,
            deadline: state.deadline,
            outcome,
            you: you.map(|seat| You::of(state, seat)),
        }
    }
}

impl PlayerView {
    fn of(seat: Seat, hand: &Hand, open: bool) -> PlayerView {
        let card = |(position, held): (u8, &crate::state::Held)| CardView {
            position,
            revealed: held.revealed,
            card: (open || held.revealed).then(|| *held.card.reveal()),
            excluded: held.excluded,
        };
        PlayerView {
            seat,
            points: hand.points,
            hand: hand.positions().map(card).collect(),
            tokens: hand.hidden().map(|(_, held)| *held.card.reveal()).collect(),
        }
    }
}

impl You {
    fn of(state: &State, seat: Seat) -> You {
        You {
            seat,
            reveals: state.reveals(seat),
            targets: state.targets(seat).collect(),
            second_guess: matches!(state.phase, Phase::Turn { seat: s, guess: 2, .. } if s == seat),
        }
    }
}

fn track(state: &State) -> Vec<Option<Spot>> {
    let mut track = vec![None; usize::from(state.setup.highest())];
    for (seat, hand) in (0..).map(Seat).zip(&state.hands) {
        for (position, held) in hand.positions().filter(|(_, held)| held.revealed) {
            if let Some(space) = track.get_mut(usize::from(held.card.reveal().number()) - 1) {
                *space = Some(Spot { seat, position });
            }
        }
    }
    track
}
