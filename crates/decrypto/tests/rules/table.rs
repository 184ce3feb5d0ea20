//! A table for tests: players who do as they are told, and a clock that is set by hand.

use decrypto::{
    Action, CertainReferee, Clue, Clues, Code, Decrypto, Event, Options, Outcome, PerTeam, Phase, Rejection,
    Setup, State, Team, View,
};
use game::{Actor, Context, Draw, Game, Moment, Seat, Seed, Viewer};

pub const WHITE: [Seat; 2] = [Seat(0), Seat(1)];
pub const BLACK: [Seat; 2] = [Seat(2), Seat(3)];

pub struct Table {
    pub state: State,
    pub now: Moment,
    pub draw: Draw,
    clues: usize,
}

pub fn setup(seats: &[Team], options: Options) -> Setup {
    Setup {
        language: "en".into(),
        seats: seats.to_vec(),
        names: PerTeam::default(),
        options,
        words: ["HARBOUR", "VIOLIN", "WINTER", "CASTLE", "LEMON", "PIRATE", "CLOCK", "FOREST"]
            .map(String::from)
            .into_iter()
            .collect(),
        categories: vec!["Films".into(), "Places".into()],
    }
}

pub fn code(text: &str) -> Code {
    text.parse().expect("a code")
}

pub fn texts(texts: [&str; 3]) -> Clues {
    texts.map(Clue::text)
}

impl Table {
    /// Two against two: White in seats 0 and 1, Black in 2 and 3.
    pub fn four(options: Options) -> Table {
        Table::open(&[Team::White, Team::White, Team::Black, Team::Black], options)
    }

    /// Three against three.
    pub fn six(options: Options) -> Table {
        Table::open(&[[Team::White; 3], [Team::Black; 3]].concat(), options)
    }

    /// Two against the Interceptor in seat 2.
    pub fn three() -> Table {
        Table::open(&[Team::White, Team::White, Team::Black], Options::default())
    }

    pub fn open(seats: &[Team], options: Options) -> Table {
        let draw = Draw::new(&Seed::new([7; 32]), &[]);
        let mut state = Decrypto::open(&setup(seats, options)).expect("a legal setup");
        let context: Context<'_, Decrypto> =
            Context { now: Moment(0), draw: &draw, referee: &CertainReferee };
        for event in Decrypto::deal(&state, &context) {
            Decrypto::apply(&mut state, &event);
        }
        Table { state, now: Moment(0), draw, clues: 0 }
    }

    pub fn ask(&mut self, by: Actor, action: Action) -> Result<Vec<Event>, Rejection> {
        let context: Context<'_, Decrypto> =
            Context { now: self.now, draw: &self.draw, referee: &CertainReferee };
        let events = Decrypto::decide(&self.state, by, &action, &context)?;
        for event in &events {
            Decrypto::apply(&mut self.state, event);
        }
        Ok(events)
    }

    /// A player tries something.
    pub fn act(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Rejection> {
        self.ask(Actor::Seat(seat), action)
    }

    /// The table does something that must succeed.
    pub fn table(&mut self, action: Action) {
        self.ask(Actor::Table, action).expect("the table may do this");
    }

    pub fn time_up(&mut self) -> Result<Vec<Event>, Rejection> {
        self.ask(Actor::Table, Action::TimeUp)
    }

    pub fn wait(&mut self, seconds: u32) {
        self.now = self.now.plus_seconds(seconds);
    }

    pub fn view(&self, seat: Seat) -> View {
        Decrypto::view(&self.state, Viewer::Seat(seat))
    }

    pub fn public(&self) -> View {
        Decrypto::view(&self.state, Viewer::Spectator)
    }

    pub fn outcome(&self) -> Option<Outcome> {
        Decrypto::outcome(&self.state)
    }

    pub fn encryptor(&self, team: Team) -> Seat {
        self.public().teams[team].encryptor.expect("the team has an Encryptor")
    }

    /// A member of the team who does not encrypt in this round.
    pub fn guesser(&self, team: Team) -> Seat {
        let encryptor = self.public().teams[team].encryptor;
        self.state.setup().members(team).find(|seat| Some(*seat) != encryptor).expect("a teammate")
    }

    pub fn code(&self, team: Team) -> Code {
        self.view(self.encryptor(team)).own.expect("a seat").code.expect("a code")
    }

    pub fn wrong(&self, team: Team) -> Code {
        let right = self.code(team);
        Code::all().find(|code| *code != right).expect("another code")
    }

    /// Clues that nobody has given before.
    pub fn fresh_clues(&mut self) -> Clues {
        [0; 3].map(|_| {
            self.clues += 1;
            Clue::text("z".repeat(self.clues))
        })
    }

    pub fn give(&mut self, team: Team) {
        let (seat, clues) = (self.encryptor(team), self.fresh_clues());
        self.act(seat, Action::GiveClues { clues, insist: false }).expect("legal clues");
    }

    /// All clues of the round are given.
    pub fn encrypt(&mut self) {
        self.give(Team::White);
        if !self.state.setup().three_players() {
            self.give(Team::Black);
        }
    }

    /// The code on the table is guessed: intercepted or not, understood or not.
    pub fn guess(&mut self, intercepted: bool, understood: bool) {
        let Phase::Guess { team } = self.state.phase() else { panic!("no code on the table") };
        let (right, wrong) = (self.code(team), self.wrong(team));
        for (side, hit) in [(team.other(), intercepted), (team, understood)] {
            let guess = Action::Guess { code: if hit { right } else { wrong } };
            for seat in self.state.setup().members(side).collect::<Vec<_>>() {
                // One guess is enough where one confirms; the silent Encryptor has none. In round 1 of Laser Drive
                // the opponents agree to their judgement of the clues.
                let (here, can) = (self.state.phase() == Phase::Guess { team }, self.state.can(seat));
                if here && can.mark {
                    self.act(seat, guess.clone()).expect("a guess");
                } else if here && can.confirm {
                    self.act(seat, Action::Confirm).expect("an agreement");
                }
            }
        }
    }

    /// A whole round of two teams: of White's code and then of Black's, whether it was intercepted and understood.
    pub fn round(&mut self, white: (bool, bool), black: (bool, bool)) {
        self.encrypt();
        self.guess(white.0, white.1);
        self.guess(black.0, black.1);
    }

    /// A round without any token.
    pub fn quiet_round(&mut self) {
        self.round((false, true), (false, true));
    }
}
