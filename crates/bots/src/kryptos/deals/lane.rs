//! One stack of hidden cards, filled in ascending order: the hidden places of a hand, or the cards aside.

/// How many cards of each colour, four bits a colour: tallies add as numbers do.
pub(super) type Tally = u16;

/// The tally of a single card of this colour.
pub(super) fn one(colour: usize) -> Tally {
    1 << (4 * colour)
}

/// How many of one colour a tally counts.
pub(super) fn of(tally: Tally, colour: usize) -> u8 {
    (tally >> (4 * colour) & 15) as u8
}

/// Whether a tally counts no more of any colour than another.
pub(super) fn within(part: Tally, whole: Tally) -> bool {
    (0..4).all(|colour| of(part, colour) <= of(whole, colour))
}

/// A stack of places to be filled from the lowest up. How far it is filled is a *fill*: an index in mixed radix
/// of the cards of each colour that it has received; place `h` takes the card that comes when `h` are filled.
#[derive(Clone, Debug)]
pub(super) struct Lane {
    /// Whose hand; `None` for the cards aside, which have no places.
    pub seat: Option<usize>,
    /// For every place its index in the hand, and the numbers it may hold.
    pub places: Vec<(usize, u64)>,
    pub quota: [u8; 4],
    stride: [usize; 4],
    /// By fill: the cards received, and how many they are.
    tallies: Vec<Tally>,
    filled: Vec<usize>,
    /// By moment and fill: whether the lane alone can come there and still be filled to the end. The moment
    /// `i` is when the first `i` unseen cards are given out.
    alive: Vec<Vec<bool>>,
    /// By moment and fill: the fill after the card of this moment; 0 where it cannot be taken.
    next: Vec<Vec<u16>>,
    cards: Vec<u8>,
}

impl Lane {
    pub fn new(seat: Option<usize>, places: Vec<(usize, u64)>, quota: [u8; 4], cards: &[u8]) -> Lane {
        let mut stride = [1; 4];
        for colour in 1..4 {
            stride[colour] = stride[colour - 1] * (usize::from(quota[colour - 1]) + 1);
        }
        let fills = stride[3] * (usize::from(quota[3]) + 1);
        let count = |fill: usize, colour: usize| fill / stride[colour] % (usize::from(quota[colour]) + 1);
        let tally = |fill| (0..4).map(|colour| (count(fill, colour) as Tally) << (4 * colour)).sum();
        let tallies: Vec<Tally> = (0..fills).map(tally).collect();
        let sum = |tally: &Tally| (0..4).map(|colour| usize::from(of(*tally, colour))).sum();
        let filled = tallies.iter().map(sum).collect();
        let (alive, next) = (Vec::new(), Vec::new());
        let mut lane =
            Lane { seat, places, quota, stride, tallies, filled, alive, next, cards: cards.to_vec() };
        lane.find_ways();
        lane
    }

    fn find_ways(&mut self) {
        let (moments, fills) = (self.cards.len() + 1, self.fills());
        let mut alive = vec![vec![false; fills]; moments];
        let mut next = vec![vec![0; fills]; moments - 1];
        alive[0][0] = true;
        for moment in 1..moments {
            for fill in (0..fills).filter(|fill| alive[moment - 1][*fill]).collect::<Vec<_>>() {
                let to = self.after(moment - 1, fill).unwrap_or(0);
                next[moment - 1][fill] = to as u16;
                alive[moment][fill] = true;
                alive[moment][to] |= to > 0;
            }
        }
        let full = fills - 1;
        alive[moments - 1].iter_mut().enumerate().for_each(|(fill, alive)| *alive &= fill == full);
        for moment in (0..moments - 1).rev() {
            for fill in 0..fills {
                let to = &mut next[moment][fill];
                if !alive[moment + 1][usize::from(*to)] {
                    *to = 0;
                }
                alive[moment][fill] &= alive[moment + 1][fill] || *to > 0;
            }
        }
        (self.alive, self.next) = (alive, next);
    }

    /// The fill after the card of this moment, if the next place and its colour have room for it.
    fn after(&self, moment: usize, fill: usize) -> Option<usize> {
        let number = self.cards[moment];
        let colour = usize::from((number - 1) % 4);
        let fits = match self.seat {
            Some(_) => self.places.get(self.filled(fill)).is_some_and(|(_, open)| open >> number & 1 == 1),
            None => true,
        };
        let room = of(self.tallies[fill], colour) < self.quota[colour];
        (fits && room).then(|| fill + self.stride[colour])
    }

    /// Moments of a walk: one more than cards.
    pub fn moments(&self) -> usize {
        self.cards.len() + 1
    }

    pub fn fills(&self) -> usize {
        self.tallies.len()
    }

    pub fn tally(&self, fill: usize) -> Tally {
        self.tallies[fill]
    }

    /// How many cards a fill holds.
    fn filled(&self, fill: usize) -> usize {
        self.filled[fill]
    }

    /// The cards it takes in all.
    pub fn full(&self) -> Tally {
        self.tallies[self.fills() - 1]
    }

    pub fn is_alive(&self, moment: usize, fill: usize) -> bool {
        self.alive[moment][fill]
    }

    pub fn alive(&self, moment: usize) -> impl Iterator<Item = usize> {
        (0..self.fills()).filter(move |fill| self.alive[moment][*fill])
    }

    /// The place taken by the card of this moment and the fill after it, if the lane can take that card.
    pub fn take(&self, moment: usize, fill: usize) -> Option<(usize, usize)> {
        let next = self.next[moment][fill];
        (next > 0).then(|| (self.filled(fill), usize::from(next)))
    }

    /// The latest moment before which any cards of the right colours would have fitted: nothing but their
    /// number matters until then.
    pub fn free_before(&self) -> usize {
        let free = |moment: &usize| {
            let filled = self.alive(*moment).map(|fill| self.filled(fill)).max().unwrap_or(0);
            self.fits_all(0..filled, 0..*moment)
        };
        (0..=self.cards.len()).rev().find(free).unwrap_or(0)
    }

    /// The earliest moment after which any cards of the right colours fit.
    pub fn free_after(&self) -> usize {
        let last = self.cards.len();
        let free = |moment: &usize| {
            let filled = self.alive(*moment).map(|fill| self.filled(fill)).min().unwrap_or(0);
            self.fits_all(filled..self.places.len(), *moment..last)
        };
        (0..=last).find(free).unwrap_or(last)
    }

    fn fits_all(&self, places: std::ops::Range<usize>, moments: std::ops::Range<usize>) -> bool {
        let wanted = |number: &&u8| self.quota[usize::from((**number - 1) % 4)] > 0;
        let cards = self.cards[moments].iter().filter(wanted).fold(0, |bits: u64, number| bits | 1 << number);
        self.seat.is_none() || self.places[places].iter().all(|(_, open)| cards & !open == 0)
    }
}
