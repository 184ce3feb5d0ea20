//! Clocks and bots act in time, however many tables were forgotten, and rest where nobody is.

use crate::common::*;
use decrypto::playout::Dice;
use decrypto::{Action, Code, Known, Phase, Slot, Team};
use game::{Moment, Seat};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use store::{Memory, Store};
use tables::{
    Audience, BotPlayer, BotPlayers, Clock, Command, GameAction, GameKind, GameOptions, GameView,
    KryptosOptions, Pace, Settings, Strength, TableId, Tables, Visitor,
};
use testing::{Anything, Foreseeable, Standing};

/// A bot that waits for others whatever happens, and counts how often it is asked.
#[derive(Default)]
struct Waits(Arc<AtomicU32>);

impl BotPlayer for Waits {
    fn decide(&self, _: &GameView, _: Seat, _: &[Seat], _: u64) -> Option<GameAction> {
        self.0.fetch_add(1, Ordering::Relaxed);
        None
    }
    fn think_time(&self) -> Duration {
        Duration::from_secs(1)
    }
}

/// A bot that takes three seconds for everything.
struct Slowly;

impl BotPlayer for Slowly {
    fn decide(&self, view: &GameView, seat: Seat, _: &[Seat], seed: u64) -> Option<GameAction> {
        any_move(view, seat, &mut Dice::new(seed))
    }
    fn think_time(&self) -> Duration {
        Duration::from_secs(3)
    }
}

/// A bot that proposes a code by its mood, digit by digit, and leaves the decision to the person beside it.
#[derive(Default)]
struct Proposes(Arc<Mutex<Vec<u64>>>);

impl BotPlayer for Proposes {
    fn decide(&self, view: &GameView, seat: Seat, _: &[Seat], seed: u64) -> Option<GameAction> {
        let GameView::Decrypto(view) = view else { return None };
        let you = view.own.as_ref()?;
        if !you.can.mark {
            return any_move(&GameView::Decrypto(view.clone()), seat, &mut Dice::new(seed));
        }
        self.0.lock().unwrap().push(seed);
        let code = Code::all().nth((seed % 24) as usize)?;
        let own = view.boards().iter().find(|board| board.seat == seat)?;
        let differs = |slot: &Slot| own.marks[slot.index()] != Some(code.digit(*slot));
        let slot = Slot::ALL.into_iter().find(differs)?;
        Some(GameAction::Decrypto(Action::Mark { slot, digit: Some(code.digit(slot)) }))
    }
    fn think_time(&self) -> Duration {
        Duration::from_secs(1)
    }
}

fn node(store: &Arc<dyn Store>, clock: &Arc<Standing>, bots: BotPlayers) -> House {
    let entropy = Arc::new(Foreseeable::new(7));
    let tables = Tables::open(tables::House {
        clock: clock.clone(),
        bots,
        entropy,
        ..tables::House::new(store.clone())
    });
    House { clock: clock.clone(), tables, ..House::over(store.clone()) }
}

fn memory() -> Arc<dyn Store> {
    Arc::new(Memory::new())
}

fn with(decrypto: impl BotPlayer + 'static) -> BotPlayers {
    BotPlayers::default().with(GameKind::Decrypto, "other", decrypto).with(
        GameKind::Decrypto,
        "usual",
        Anything::default(),
    )
}

fn bot(strength: &str) -> Command {
    Command::SeatBot { chair: None, strength: Some(Strength(strength.into())) }
}

/// A game of one person and three bots.
async fn game_with_bots<'a>(house: &'a House, settings: Settings, strength: &str) -> Party<'a> {
    let party = house.table(settings, 1).await;
    for _ in 0..3 {
        party.ask(party.visitors[0], bot(strength)).await.unwrap();
    }
    party.ask(party.visitors[0], Command::Start).await.unwrap();
    party
}

async fn commits(house: &House, table: TableId) -> usize {
    house.store.read(table, 0).await.unwrap().len()
}

async fn look_after(house: &House) {
    house.tables.tick().await;
    house.tables.settled().await;
}

#[tokio::test]
async fn no_number_of_forgotten_games_stops_the_clocks_and_bots_of_the_others() {
    let (store, clock, asked) = (memory(), Arc::<Standing>::default(), Arc::<AtomicU32>::default());
    let house = node(&store, &clock, with(Waits(asked.clone())));
    for _ in 0..1_100 {
        game_with_bots(&house, decrypto_settings(), "other").await;
    }
    house.clock.advance(2);
    look_after(&house).await;
    let once = asked.load(Ordering::Relaxed);
    assert!(once >= 1_100, "{once} bots were asked");
    let timed = decrypto::Options { clue_deadline: Some(5), ..Default::default() };
    let party = game_with_bots(&house, settings(GameOptions::Decrypto(timed)), "usual").await;
    let before = commits(&house, party.id).await;
    house.clock.advance(1);
    look_after(&house).await;
    assert!(commits(&house, party.id).await > before, "its bots have not moved");
    house.clock.advance(5);
    look_after(&house).await;
    let view = party.view(party.visitors[0]).await;
    assert_ne!(decrypto_view(&view).phase, Phase::Encrypt, "its clock has not rung");
    assert_eq!(asked.load(Ordering::Relaxed), once, "who waits is not asked again");
}

#[tokio::test]
async fn a_bot_that_waits_for_a_person_does_not_make_its_table_due() {
    let (store, clock, asked) = (memory(), Arc::<Standing>::default(), Arc::<AtomicU32>::default());
    let house = node(&store, &clock, with(Waits(asked.clone())));
    let party = game_with_bots(&house, decrypto_settings(), "other").await;
    house.clock.advance(2);
    look_after(&house).await;
    house.tables.tick().await;
    assert_eq!(store.due(u64::MAX >> 1, None, 10).await.unwrap(), []);
    // Chat is nothing that a bot would act upon; a move is.
    let once = asked.load(Ordering::Relaxed);
    let chat = Command::Say { to: Audience::Table, text: "hello".into() };
    let _ = party.ask(party.visitors[0], chat).await;
    house.clock.advance(2);
    look_after(&house).await;
    assert_eq!(asked.load(Ordering::Relaxed), once);
    party.ask(party.visitors[0], Command::Leave).await.unwrap();
    party.ask(party.visitors[0], sit("Back")).await.unwrap();
    house.clock.advance(2);
    look_after(&house).await;
    assert!(asked.load(Ordering::Relaxed) > once);
    // Another node has nothing to read when it starts.
    house.tables.tick().await;
    let again = node(&store, &clock, with(Waits(asked.clone())));
    again.tables.tick().await;
    assert_eq!(again.tables.loaded(), 0);
}

#[tokio::test]
async fn bots_that_are_to_move_are_found_after_a_restart_though_nobody_looks() {
    let (store, clock) = (memory(), Arc::<Standing>::default());
    let id = {
        let house = node(&store, &clock, with(Anything::default()));
        game_with_bots(&house, decrypto_settings(), "usual").await.id
    };
    let again = node(&store, &clock, with(Anything::default()));
    let before = commits(&again, id).await;
    again.clock.advance(2);
    look_after(&again).await;
    assert!(commits(&again, id).await > before);
}

#[tokio::test]
async fn chat_does_not_hold_up_a_bot() {
    let (store, clock) = (memory(), Arc::<Standing>::default());
    let house = node(&store, &clock, with(Slowly));
    let party = game_with_bots(&house, untimed(), "other").await;
    let talker = party.visitors[0];
    let moves = async || {
        let log = house.store.read(party.id, 0).await.unwrap();
        log.iter().filter(|commit| String::from_utf8_lossy(&commit.body).contains(r#""by":null"#)).count()
    };
    for second in 1..=3 {
        assert_eq!(moves().await, 0, "after {} seconds", second - 1);
        // The Encryptor is silent; what they write is chat to nobody.
        let chat = Command::Say { to: Audience::Table, text: format!("line {second}") };
        let _ = party.ask(talker, chat).await;
        let _ = party.ask(talker, Command::Rename { name: format!("Talker {second}") }).await;
        house.clock.advance(1);
        look_after(&house).await;
    }
    assert!(moves().await > 0, "a line a second keeps the bot silent");
}

fn untimed() -> Settings {
    settings(GameOptions::Decrypto(decrypto::Options { sand_timer: None, ..Default::default() }))
}

#[tokio::test]
async fn a_bots_marks_do_not_wander() {
    let (store, clock, seeds) = (memory(), Arc::<Standing>::default(), Arc::<Mutex<Vec<u64>>>::default());
    let house = node(&store, &clock, with(Proposes(seeds.clone())));
    let party = game_with_bots(&house, untimed(), "other").await;
    let person = party.visitors[0];
    let mut dice = Dice::new(3);
    // Clues by everybody, until the person and the bot beside it guess White's code.
    for _ in 0..40 {
        let view = party.view(person).await;
        if let Phase::Guess { team: Team::White } = decrypto_view(&view).phase {
            break;
        }
        party.step(&mut dice).await;
        house.clock.advance(1);
        look_after(&house).await;
    }
    // The person cannot make up their mind.
    for digit in decrypto::Digit::ALL.into_iter().cycle().take(12) {
        let _ = party.play(person, Action::Mark { slot: Slot::ALL[0], digit: Some(digit) }).await;
        house.clock.advance(2);
        look_after(&house).await;
    }
    let seeds = seeds.lock().unwrap();
    assert!(seeds.len() >= 4, "{} times asked", seeds.len());
    let mut moods: Vec<u64> = seeds.clone();
    moods.sort_unstable();
    moods.dedup();
    // One mood a bot and turn: never another one for the same question.
    assert!(moods.len() <= 3, "{} moods in {} questions", moods.len(), seeds.len());
}

/// A game with White's clues given, and so a sand timer of thirty seconds running.
async fn timed(house: &House) -> Party<'_> {
    let party = house.game(decrypto_settings(), 4).await;
    party.give_clues(Team::White, ["one", "two", "three"]).await;
    party
}

async fn phase(party: &Party<'_>) -> Phase {
    decrypto_view(&party.view(party.visitors[0]).await).phase
}

#[tokio::test]
async fn a_clock_that_was_set_back_does_not_freeze_a_game() {
    let mut house = House::new();
    let (id, visitors) = {
        let party = timed(&house).await;
        (party.id, party.visitors.clone())
    };
    let an_hour_back = Moment(house.now().0 - 3_600_000);
    house.at(Arc::new(Standing::at(an_hour_back)));
    let party = Party { house: &house, id, visitors };
    let deadline = party.view(party.visitors[0]).await.deadline;
    assert_eq!(deadline, Some(house.now().plus_seconds(30)), "as far away as it is long");
    house.clock.advance(29);
    house.tables.tick().await;
    assert_eq!(phase(&party).await, Phase::Encrypt);
    house.clock.advance(1);
    house.tables.tick().await;
    assert_eq!(phase(&party).await, Phase::Guess { team: Team::White });
    // What is said now stands after what was said before, by whichever clock.
    party.ask(party.visitors[1], Command::Rename { name: "Later".into() }).await.unwrap();
    let log = house.store.read(id, 0).await.unwrap();
    assert!(log.is_sorted_by_key(|commit| commit.at));
}

#[tokio::test]
async fn a_node_whose_clock_is_ahead_leaves_no_deadline_an_hour_away() {
    let house = House::new();
    let party = house.game(decrypto_settings(), 4).await;
    // The clues come in by a node whose clock shows an hour more.
    let mut ahead = house.second();
    ahead.at(Arc::new(Standing::at(Moment(house.now().0 + 3_600_000))));
    let there = Party { house: &ahead, id: party.id, visitors: party.visitors.clone() };
    there.give_clues(Team::White, ["one", "two", "three"]).await;
    house.tables.catch_up().await;
    assert_eq!(party.view(party.visitors[0]).await.deadline, Some(house.now().plus_seconds(30)));
    house.clock.advance(30);
    house.tables.tick().await;
    assert_eq!(phase(&party).await, Phase::Guess { team: Team::White });
}

#[test]
fn the_machines_clock_does_not_run_back() {
    let clock = tables::SystemClock;
    let mut before = clock.now();
    for _ in 0..1_000 {
        let now = clock.now();
        assert!(now >= before);
        before = now;
    }
}

#[tokio::test]
async fn a_table_to_which_nobody_comes_rests_until_somebody_does() {
    let mut house = House::new();
    house.tables = Tables::open(tables::House {
        clock: house.clock.clone(),
        rest_after: Duration::from_secs(600),
        ..tables::House::new(house.store.clone())
    });
    let options = KryptosOptions { turn_seconds: Some(60), ..Default::default() };
    let party = house.game(settings(GameOptions::Kryptos(options)), 3).await;
    for _ in 0..30 {
        house.clock.advance(60);
        house.tables.tick().await;
    }
    let at_rest = commits(&house, party.id).await;
    assert!((5 + 8..5 + 12).contains(&at_rest), "{at_rest} commits in ten minutes");
    assert_eq!(store::Store::due(&*house.store, u64::MAX >> 1, None, 9).await.unwrap(), []);
    // A stranger who looks wakes nobody; a player does.
    let stranger = house.tables.subscribe(party.id, Visitor::random()).await.unwrap();
    house.clock.advance(60);
    house.tables.tick().await;
    assert_eq!(commits(&house, party.id).await, at_rest);
    let player = house.tables.subscribe(party.id, party.visitors[1]).await.unwrap();
    house.tables.tick().await;
    assert!(commits(&house, party.id).await > at_rest);
    drop((stranger, player));
}

#[tokio::test]
async fn at_the_slow_pace_the_clock_of_a_long_step_rings_although_the_table_would_rest() {
    let house = House::new();
    let slow = Settings { pace: Pace::Slow { hours: 72 }, ..kryptos_settings() };
    let party = house.game(slow, 3).await;
    let before = commits(&house, party.id).await;
    house.clock.advance(72 * 3600);
    house.tables.tick().await;
    assert_eq!(commits(&house, party.id).await, before + 1);
}

#[tokio::test]
async fn a_table_that_everybody_has_left_alone_is_not_in_the_lobby() {
    let house = House::new();
    let party = house.table(Settings { listed: true, ..kryptos_settings() }, 2).await;
    let stream = house.tables.subscribe(party.id, party.visitors[0]).await.unwrap();
    let shown = async || house.store.lobby(10).await.unwrap().len();
    for _ in 0..3 {
        house.clock.advance(100);
        house.tables.tick().await;
        assert_eq!(shown().await, 1, "somebody waits there");
    }
    drop(stream);
    house.tables.tick().await;
    house.clock.advance(119);
    house.tables.tick().await;
    assert_eq!(shown().await, 1);
    house.clock.advance(1);
    house.tables.tick().await;
    assert_eq!(shown().await, 0);
    let stream = house.tables.subscribe(party.id, party.visitors[1]).await.unwrap();
    assert_eq!(shown().await, 1, "somebody is back");
    drop(stream);
}

#[tokio::test]
async fn forgotten_tables_leave_the_lobby_by_themselves() {
    let house = House::new();
    let listed = Settings { listed: true, ..kryptos_settings() };
    for _ in 0..20 {
        house.table(listed.clone(), 2).await;
    }
    house.clock.advance(31 * 60);
    house.tables.tick().await;
    let alive = house.table(listed, 2).await;
    assert_eq!(house.store.lobby(100).await.unwrap().len(), 1);
    assert_eq!(house.tables.lobby(1).await.unwrap()[0].table, alive.id);
}
