//! A house for the tests: tables over a store, a clock that stands still, and players who do
//! something legal whenever they can.

// Each test file uses its own part of this.
#![allow(dead_code)]

use decrypto::playout::Dice;
use decrypto::{Clue, Team};
use game::{Moment, Seat};
use std::sync::Arc;
use store::Store;
use tables::{
    Accepted, Clock, Command, GameAction, GameView, PlayerId, Refusal, Settings, Stage, Subscription,
    TableId, TableView, Tables, Visitor,
};
use testing::{Foreseeable, Standing, random_bots};
pub use testing::{any_move, decrypto_settings, kryptos_settings, settings};

/// Opens the same store once more.
pub type Another = Arc<dyn Fn() -> Arc<dyn Store> + Send + Sync>;

/// Everything that a test needs.
pub struct House {
    pub store: Arc<dyn Store>,
    /// The store as another node has it.
    pub another: Another,
    pub clock: Arc<Standing>,
    pub tables: Tables,
}

impl House {
    pub fn new() -> Self {
        House::with(crate::backing::fresh())
    }

    pub fn over(store: Arc<dyn Store>) -> Self {
        House::with(Arc::new(move || store.clone()))
    }

    fn with(another: Another) -> Self {
        let (store, clock) = (another(), Arc::<Standing>::default());
        let tables = house(&store, &clock, 1);
        House { store, another, clock, tables }
    }

    /// The same house by another clock.
    pub fn at(&mut self, clock: Arc<Standing>) {
        self.tables = house(&self.store, &clock, 2);
        self.clock = clock;
    }

    /// Another node over the same store.
    pub fn second(&self) -> House {
        let store = (self.another)();
        let tables = house(&store, &self.clock, 3);
        House { store, another: self.another.clone(), clock: self.clock.clone(), tables }
    }

    pub fn now(&self) -> Moment {
        self.clock.now()
    }

    /// A table with so many people at it; the first is the host.
    pub async fn table(&self, settings: Settings, people: usize) -> Party<'_> {
        let visitors: Vec<Visitor> = (0..people).map(|_| Visitor::random()).collect();
        let id = self.tables.create(visitors[0], settings).await.unwrap();
        let party = Party { house: self, id, visitors };
        for (number, visitor) in party.visitors.iter().enumerate() {
            party.ask(*visitor, sit(&format!("Player {number}"))).await.unwrap();
        }
        party
    }

    /// The same, dealt.
    pub async fn game(&self, settings: Settings, people: usize) -> Party<'_> {
        let party = self.table(settings, people).await;
        party.ask(party.visitors[0], Command::Start).await.unwrap();
        party
    }
}

/// One node, whose chance the number foretells.
fn house(store: &Arc<dyn Store>, clock: &Arc<Standing>, number: u64) -> Tables {
    let entropy = Arc::new(Foreseeable::new(number));
    Tables::open(tables::House {
        clock: clock.clone(),
        bots: random_bots(),
        entropy,
        ..tables::House::new(store.clone())
    })
}

/// People at a table.
pub struct Party<'a> {
    pub house: &'a House,
    pub id: TableId,
    pub visitors: Vec<Visitor>,
}

impl Party<'_> {
    pub async fn ask(&self, visitor: Visitor, command: Command) -> Result<Accepted, Refusal> {
        self.house.tables.command(self.id, visitor, None, command).await
    }

    /// Asks for what must be refused, and says with which code.
    pub async fn refused(&self, visitor: Visitor, command: Command) -> &'static str {
        self.ask(visitor, command).await.unwrap_err().code()
    }

    pub async fn view(&self, visitor: Visitor) -> TableView {
        self.house.tables.view(self.id, visitor).await.unwrap().as_ref().clone()
    }

    pub async fn json(&self, visitor: Visitor) -> String {
        self.house.tables.view(self.id, visitor).await.unwrap().json()
    }

    pub async fn player(&self, visitor: Visitor) -> PlayerId {
        self.view(visitor).await.you.player.unwrap()
    }

    /// One round of asking everybody for a move; true while somebody had one.
    pub async fn step(&self, dice: &mut Dice) -> bool {
        let mut moved = false;
        for visitor in &self.visitors {
            let view = self.view(*visitor).await;
            let (Some(seat), Some(game)) = (view.you.seat, &view.game) else { continue };
            let Some(action) = any_move(game, seat, dice) else { continue };
            // A random move may be refused (a clue given before, a bluff); another will do.
            moved |= self.ask(*visitor, Command::Play { action, turn: None }).await.is_ok();
        }
        moved
    }

    /// Plays to the end, or panics.
    pub async fn play_out(&self, seed: u64) {
        let mut dice = Dice::new(seed);
        for _ in 0..2_000 {
            if self.view(self.visitors[0]).await.stage == Stage::Finished {
                return;
            }
            // When nobody can move, only the clock can.
            let moved = self.step(&mut dice).await;
            self.house.clock.advance(if moved { 1 } else { 60 });
            self.house.tables.tick().await;
            self.house.tables.settled().await;
        }
        panic!("the game does not end");
    }
}

pub fn sit(name: &str) -> Command {
    Command::Sit { name: name.into(), chair: None, nonce: None }
}

/// What a stream has to tell at this moment, without waiting for more.
pub async fn news(stream: &mut Subscription) -> Option<Arc<TableView>> {
    tokio::select! {
        biased;
        frame = stream.next() => frame,
        () = std::future::ready(()) => None,
    }
}

/// The Decrypto view inside a table's view.
pub fn decrypto_view(view: &TableView) -> &decrypto::View {
    match &view.game {
        Some(GameView::Decrypto(view)) => view,
        _ => panic!("no game of Decrypto"),
    }
}

impl Party<'_> {
    /// The visitor who encrypts for a team in this round.
    pub async fn encryptor(&self, team: Team) -> Visitor {
        let view = self.view(self.visitors[0]).await;
        let seat = decrypto_view(&view).teams[team].encryptor.unwrap();
        self.at(seat).await
    }

    /// The visitor in a seat.
    pub async fn at(&self, seat: Seat) -> Visitor {
        for visitor in &self.visitors {
            if self.view(*visitor).await.you.seat == Some(seat) {
                return *visitor;
            }
        }
        panic!("nobody sits in seat {seat}");
    }

    /// Everybody of a team.
    pub async fn team(&self, team: Team) -> Vec<Visitor> {
        let mut members = Vec::new();
        for visitor in &self.visitors {
            let view = self.view(*visitor).await;
            if decrypto_view(&view).own.as_ref().is_some_and(|you| you.team == team) {
                members.push(*visitor);
            }
        }
        members
    }

    /// The members of a team who may talk while its code is a secret.
    pub async fn guessers(&self, team: Team) -> Vec<Visitor> {
        let encryptor = self.encryptor(team).await;
        self.team(team).await.into_iter().filter(|member| *member != encryptor).collect()
    }

    /// A team's Encryptor gives three clues that nobody gave before.
    pub async fn give_clues(&self, team: Team, words: [&str; 3]) {
        let action = decrypto::Action::GiveClues { clues: words.map(Clue::text), insist: true };
        self.play(self.encryptor(team).await, action).await.unwrap();
    }

    /// Plays a move of Decrypto.
    pub async fn play(&self, visitor: Visitor, action: decrypto::Action) -> Result<Accepted, Refusal> {
        self.ask(visitor, Command::Play { action: GameAction::Decrypto(action), turn: None }).await
    }
}
