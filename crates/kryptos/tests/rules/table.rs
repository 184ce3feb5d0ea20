//! A table to play at in tests: hands as the test wants them, actions by seat.

use game::{Actor, Context, Game, Moment, Seat, Viewer};
use kryptos::{Action, Card, Entry, Event, Kryptos, Phase, Rejection, Setup, State, View, playout};

pub const ADA: Seat = Seat(0);
pub const BO: Seat = Seat(1);
pub const CY: Seat = Seat(2);
pub const DI: Seat = Seat(3);

pub struct Table {
    pub state: State,
    pub now: Moment,
}

impl Table {
    /// A table with these hands; cards in use that nobody holds lie aside.
    pub fn deal(setup: Setup, first: Seat, hands: &[Vec<u8>]) -> Table {
        let cards = |numbers: &[u8]| numbers.iter().map(|&n| Card::new(n).unwrap()).collect();
        let aside: Vec<u8> =
            (1..=setup.highest()).filter(|n| !hands.iter().any(|hand| hand.contains(n))).collect();
        let mut state = Kryptos::open(&setup).unwrap();
        let hands = hands.iter().map(|hand| cards(hand)).collect();
        let event = Event::Dealt { at: Moment(0), first, hands, aside: cards(&aside) };
        Kryptos::apply(&mut state, &event);
        Table { state, now: Moment(0) }
    }

    /// Consecutive hands, Ada first to play: she holds the lowest cards.
    pub fn plain(setup: Setup) -> Table {
        let size = setup.hand_size();
        let hands: Vec<Vec<u8>> =
            (0..setup.players).map(|seat| (seat * size + 1..=(seat + 1) * size).collect()).collect();
        Table::deal(setup, ADA, &hands)
    }

    /// The same with the reveal phase over: everyone has shown positions 2 and 4.
    pub fn turns(setup: Setup) -> Table {
        let mut table = Table::plain(setup);
        for position in [2, 4] {
            for _ in 0..setup.players {
                let seat = table.awaited();
                table.act(seat, Action::Reveal { position }).unwrap();
            }
        }
        table
    }

    pub fn awaited(&self) -> Seat {
        Kryptos::awaited(&self.state)[0]
    }

    pub fn act(&mut self, seat: Seat, action: Action) -> Result<Entry, Rejection> {
        self.act_as(Actor::Seat(seat), action)
    }

    pub fn act_as(&mut self, by: Actor, action: Action) -> Result<Entry, Rejection> {
        let ctx = Context { now: self.now, draw: &playout::draw(0), referee: &() };
        let before = self.state.clone();
        let events = Kryptos::decide(&self.state, by, &action, &ctx)?;
        assert_eq!(self.state, before);
        events.iter().for_each(|event| Kryptos::apply(&mut self.state, event));
        match events[..] {
            [Event::Played { entry, .. }] => Ok(entry),
            _ => panic!("an action causes one entry, not {events:?}"),
        }
    }

    fn number(&self, seat: Seat, position: u8) -> u8 {
        self.state.deal().unwrap().hands[seat.index()][usize::from(position) - 1].number()
    }

    /// The lowest hidden position of a hand.
    pub fn hidden(&self, seat: Seat) -> u8 {
        let view = self.view(Viewer::Spectator);
        view.players[seat.index()].hand.iter().find(|card| !card.revealed).unwrap().position
    }

    /// Guesses the lowest hidden card of the target, rightly; what it scored.
    pub fn right(&mut self, seat: Seat, target: Seat) -> u8 {
        let position = self.hidden(target);
        let number = self.number(target, position);
        match self.act(seat, Action::Guess { target, position, number, bluff: true }).unwrap() {
            Entry::Guessed { right: true, scored, .. } => scored,
            entry => panic!("not right: {entry:?}"),
        }
    }

    /// Guesses at the lowest hidden card of the target, wrongly.
    pub fn wrong(&mut self, seat: Seat, target: Seat) {
        let position = self.hidden(target);
        let number = self.number(target, position) % self.state.setup().highest() + 1;
        match self.act(seat, Action::Guess { target, position, number, bluff: true }).unwrap() {
            Entry::Guessed { right: false, scored: 0, .. } => {}
            entry => panic!("not wrong: {entry:?}"),
        }
    }

    /// A whole turn without effect: a wrong guess, no second.
    pub fn pass(&mut self, seat: Seat) {
        let target = Seat((seat.0 + 1) % self.state.setup().players);
        let target = if self.has_hidden(target) { target } else { self.someone_hidden(seat) };
        self.wrong(seat, target);
        if self.state.phase() == self.second_guess(seat) {
            self.act(seat, Action::Decline).unwrap();
        }
    }

    fn second_guess(&self, seat: Seat) -> Phase {
        let round = match self.state.phase() {
            Phase::Turn { round, .. } => round,
            _ => 0,
        };
        Phase::Turn { seat, round, guess: 2 }
    }

    fn has_hidden(&self, seat: Seat) -> bool {
        self.view(Viewer::Spectator).players[seat.index()].tokens.total() > 0
    }

    fn someone_hidden(&self, but: Seat) -> Seat {
        let players = self.state.setup().players;
        (0..players).map(Seat).find(|seat| *seat != but && self.has_hidden(*seat)).unwrap()
    }

    /// Reveals all but the highest `leave` hidden cards of a hand, as if guessed for no points; the turn stays
    /// where it was. A short cut to the end of a game.
    pub fn strip(&mut self, seat: Seat, leave: usize) {
        let turn = self.awaited();
        while usize::from(self.view(Viewer::Spectator).players[seat.index()].tokens.total()) > leave {
            let position = self.hidden(seat);
            let card = Card::new(self.number(seat, position)).unwrap();
            let entry = Entry::Revealed { seat, position, card };
            Kryptos::apply(&mut self.state, &Event::Played { at: self.now, entry });
        }
        assert_eq!(self.awaited(), turn);
    }

    pub fn points(&self) -> Vec<u8> {
        (0..self.state.setup().players).map(|seat| self.state.points(Seat(seat))).collect()
    }

    pub fn view(&self, viewer: Viewer) -> View {
        Kryptos::view(&self.state, viewer)
    }

    pub fn is_over(&self) -> bool {
        Kryptos::outcome(&self.state).is_some()
    }
}
