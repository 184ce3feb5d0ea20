//! What one viewer may know: what is public, and a layer of the viewer's own with the hand. Built field by field; nothing
//! is copied from the state and then taken away.

use crate::state::{Hand, State};
use crate::{Card, Cards, Entry, Limit, Outcome, Phase, Setup, Tokens};
use game::{Moment, Seat};
use serde::{Deserialize, Serialize};

/// Everything that one viewer may know. There are no sides: everyone plays alone.
pub type View = game::View<crate::Kryptos>;

/// What a view tells, in whichever layer it stands.
pub trait Known {
    /// Every player by seat, with all cards that the viewer knows: the revealed ones and the viewer's own.
    fn players_known(&self) -> Vec<PlayerView>;
    /// The numbers that this card may have as far as single facts go: the revealed cards around it, the cards
    /// that the viewer sees, wrong guesses, and the colours the player still holds. Facts are not combined:
    /// that is left to the player. The card that is there is always among them.
    fn candidates(&self, spot: Spot) -> Cards;
}

impl Known for View {
    fn players_known(&self) -> Vec<PlayerView> {
        let mut players = self.players.clone();
        if let Some(own) = &self.own
            && let Some(player) = players.get_mut(own.seat.index())
        {
            for (place, card) in player.hand.iter_mut().zip(&own.hand) {
                place.card = Some(*card);
            }
        }
        players
    }

    fn candidates(&self, spot: Spot) -> Cards {
        crate::help::candidates(&self.players_known(), &self.setup, spot)
    }
}

/// What everybody sees of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = kryptos::OpenView))]
pub struct OpenView {
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
}

/// One player, as everybody sees them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = kryptos::PlayerView))]
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

/// One card of a hand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = kryptos::CardView))]
pub struct CardView {
    /// Its place in the hand, from 1.
    pub position: u8,
    /// Whether everyone can see it.
    pub revealed: bool,
    /// The card, once it is revealed or the game is over. The viewer's own are in [`You::hand`].
    pub card: Option<Card>,
    /// Numbers that wrong guesses have excluded here.
    pub excluded: Cards,
}

/// The left-over cards.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = kryptos::Aside))]
pub struct Aside {
    /// How many of each colour.
    pub tokens: Tokens,
    /// Which cards: after the end only.
    pub cards: Option<Vec<Card>>,
}

/// A place in somebody's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = kryptos::Spot))]
pub struct Spot {
    /// Whose hand.
    pub seat: Seat,
    /// The place in it, from 1.
    pub position: u8,
}

/// A card of one's own that must not be revealed now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = kryptos::Barred))]
pub struct Barred {
    /// Its place in the hand, from 1.
    pub position: u8,
    /// Which rule of advanced reveal bars it.
    pub limit: Limit,
}

/// What a player holds and can do now. There is nothing to do while somebody else is to act.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = kryptos::You))]
pub struct You {
    /// Your seat.
    pub seat: Seat,
    /// Your cards, position 1 first.
    pub hand: Vec<Card>,
    /// Positions that may be revealed.
    pub reveals: Vec<u8>,
    /// Advanced reveal: positions that may not be revealed now, and why.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub barred: Vec<Barred>,
    /// Cards that may be guessed at.
    pub targets: Vec<Spot>,
    /// Whether the guess would be the second one: it costs a point, and may be declined.
    pub second_guess: bool,
}

impl OpenView {
    /// The first player, once the cards are dealt.
    pub fn first(&self) -> Option<Seat> {
        self.order.first().copied()
    }

    /// The seat that the game waits for.
    pub fn awaited(&self) -> Option<Seat> {
        match self.phase {
            Phase::Reveal { seat, .. } | Phase::Turn { seat, .. } => Some(seat),
            Phase::Deal | Phase::Over => None,
        }
    }

    pub(crate) fn of(state: &State) -> OpenView {
        let outcome = state.outcome();
        let over = outcome.is_some();
        OpenView {
            setup: state.setup,
            highest: state.setup.highest(),
            phase: state.phase,
            order: state.order.clone(),
            players: (0..)
                .map(Seat)
                .zip(&state.hands)
                .map(|(seat, hand)| PlayerView::of(seat, hand, over))
                .collect(),
            aside: Aside {
                tokens: state.aside.reveal().iter().copied().collect(),
                cards: over.then(|| state.aside.reveal().clone()),
            },
            track: track(state),
            log: state.log.clone(),
            final_round: state.final_round,
            deadline: state.deadline,
            outcome,
        }
    }
}

impl PlayerView {
    fn of(seat: Seat, hand: &Hand, over: bool) -> PlayerView {
        let card = |(position, held): (u8, &crate::state::Held)| CardView {
            position,
            revealed: held.revealed,
            card: (over || held.revealed).then(|| *held.card.reveal()),
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
    pub(crate) fn of(state: &State, seat: Seat) -> You {
        let cards = state.hand(seat).map_or(&[][..], |hand| &hand.cards);
        You {
            seat,
            hand: cards.iter().map(|held| *held.card.reveal()).collect(),
            reveals: state.reveals(seat),
            barred: state.barred(seat),
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
