use crate::{Game, Seat, Side};

/// Who can see any difference that something makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Perhaps everybody.
    Everybody,
    /// Nobody but the seats of this side.
    Side(Side),
    /// Nobody but this seat.
    Seat(Seat),
}

impl Reach {
    /// Whether it can make a difference to a side's own layer.
    pub fn side(self, side: Side) -> bool {
        match self {
            Reach::Everybody => true,
            Reach::Side(of) => of == side,
            Reach::Seat(_) => false,
        }
    }

    /// Whether it can make a difference to what a seat sees.
    pub fn seat<G: Game>(self, state: &G::State, seat: Seat) -> bool {
        match self {
            Reach::Everybody => true,
            Reach::Side(of) => G::side_of(state, seat) == Some(of),
            Reach::Seat(of) => of == seat,
        }
    }
}
