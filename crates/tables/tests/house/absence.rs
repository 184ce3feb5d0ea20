//! Somebody who is missing, be it the host, the Encryptor or whoever is to move, stops no game.

use crate::common::*;
use decrypto::{Action, Team};
use std::sync::Arc;
use std::time::Duration;
use tables::{
    Command, GameAction, GameOptions, KryptosOptions, News, Outlet, Settings, Subscription, TableView,
    Visitor,
};

/// Everybody but these is connected.
async fn connect(party: &Party<'_>, missing: &[Visitor]) -> Vec<Subscription> {
    let mut streams = Vec::new();
    for visitor in party.visitors.iter().filter(|visitor| !missing.contains(visitor)) {
        streams.push(party.house.tables.subscribe(party.id, *visitor).await.unwrap());
    }
    streams
}

async fn pass(house: &House, seconds: u64) {
    house.clock.advance(seconds);
    house.tables.tick().await;
}

async fn away(party: &Party<'_>, visitor: Visitor) -> bool {
    let chair = party.view(visitor).await.you.chair.unwrap();
    let view = party.view(Visitor::random()).await;
    let player = view.chairs[usize::from(chair)].player.clone().unwrap();
    assert!(player.away.is_some() || !player.can_replace);
    player.can_replace
}

fn bot(chair: u8) -> Command {
    Command::SeatBot { chair: Some(chair), strength: None }
}

#[tokio::test]
async fn after_two_minutes_anybody_puts_a_bot_in_the_place_of_who_is_away_and_they_take_it_back_by_coming() {
    let house = House::new();
    let party = house.game(kryptos_settings(), 4).await;
    let (missing, other) = (party.visitors[2], party.visitors[3]);
    let before = party.view(missing).await.you;
    let _streams = connect(&party, &[missing]).await;
    pass(&house, 119).await;
    assert!(!away(&party, missing).await);
    assert_eq!(party.refused(other, bot(2)).await, "host-only");
    // Looking at the view was a sign of life.
    pass(&house, 120).await;
    let chairs = party.view(other).await.chairs.clone();
    let since = chairs[2].player.as_ref().unwrap().away.unwrap();
    assert!(since.0 + 120_000 <= house.now().0);
    assert_eq!(party.refused(other, bot(1)).await, "host-only", "nobody is replaced who is there");
    assert_eq!(party.refused(Visitor::random(), bot(2)).await, "host-only");
    party.ask(other, bot(2)).await.unwrap();
    assert!(party.view(other).await.chairs[2].player.as_ref().unwrap().bot.is_some());
    // All nodes and a restart tell the same.
    let again = house.second();
    assert_eq!(
        again.tables.view(party.id, other).await.unwrap().game,
        house.tables.view(party.id, other).await.unwrap().game
    );
    let mut back = house.tables.subscribe(party.id, missing).await.unwrap();
    let you = back.current().you.clone();
    assert_eq!((you.seat, you.player), (before.seat, before.player));
    let told: Vec<News> = party.view(other).await.notices.iter().map(|notice| notice.news).collect();
    assert_eq!(told, [News::Away, News::Bot, News::Back]);
}

#[tokio::test]
async fn the_host_sets_after_which_time_a_bot_may_play_for_somebody() {
    let house = House::new();
    let set = |seconds| Settings { bot_after_seconds: Some(seconds), ..kryptos_settings() };
    for seconds in [0, 59, 14 * 24 * 3600 + 1] {
        let refused = house.tables.create(Visitor::random(), set(seconds)).await.unwrap_err();
        assert_eq!(refused.code(), "bad-settings");
    }
    let party = house.game(set(300), 3).await;
    let (other, missing) = (party.visitors[1], party.visitors[2]);
    let _streams = connect(&party, &[missing]).await;
    pass(&house, 299).await;
    let view = party.view(other).await;
    assert!(view.chairs[2].player.as_ref().unwrap().away.is_some());
    assert_eq!(view.settings.bot_after(), 300);
    assert_eq!(party.refused(other, bot(2)).await, "host-only");
    assert_eq!(party.refused(party.visitors[0], bot(2)).await, "chair-taken");
    pass(&house, 1).await;
    party.ask(other, bot(2)).await.unwrap();
}

#[tokio::test]
async fn after_a_minute_anybody_passes_on_the_pen_of_an_encryptor_who_is_away() {
    let house = House::new();
    let party = house.game(decrypto_settings(), 4).await;
    let encryptor = party.encryptor(Team::White).await;
    let mate = party.guessers(Team::White).await[0];
    let opponent = party.guessers(Team::Black).await[0];
    let to = party.view(mate).await.you.seat.unwrap();
    let order = || Command::Order { action: GameAction::Decrypto(Action::ReplaceEncryptor { to }) };
    let _streams = connect(&party, &[encryptor]).await;
    for visitor in [mate, opponent] {
        assert_eq!(party.refused(visitor, order()).await, "not-away");
    }
    assert_eq!(
        party.play(mate, Action::ReplaceEncryptor { to }).await.unwrap_err().code(),
        "encryptor-is-online"
    );
    pass(&house, 58).await;
    assert_eq!(party.refused(opponent, order()).await, "not-away");
    pass(&house, 60).await;
    assert_eq!(party.refused(Visitor::random(), order()).await, "not-seated");
    let chair = party.view(encryptor).await.you.chair.unwrap();
    assert_eq!(party.refused(opponent, bot(chair)).await, "host-only", "a bot may come later");
    party.ask(opponent, order()).await.unwrap();
    assert_eq!(decrypto_view(&party.view(mate).await).teams.white.encryptor, Some(to));
}

#[tokio::test]
async fn the_host_passes_over_nobody_who_is_there() {
    let house = House::new();
    let options = KryptosOptions { turn_seconds: Some(600), ..Default::default() };
    let party = house.game(settings(GameOptions::Kryptos(options)), 3).await;
    let host = party.visitors[0];
    let order = || Command::Order { action: GameAction::Kryptos(kryptos::Action::PassOver) };
    let streams = connect(&party, &[]).await;
    for _ in 0..5 {
        pass(&house, 60).await;
        assert_eq!(party.refused(host, order()).await, "not-away");
    }
    assert_eq!(party.refused(party.visitors[1], order()).await, "host-only");
    // Everybody but the host goes; whose turn it is can be passed over two minutes later, unless it is the host's.
    drop(streams);
    let _host = house.tables.subscribe(party.id, host).await.unwrap();
    house.tables.tick().await;
    pass(&house, 121).await;
    let mine = party.view(host).await;
    let awaited = match mine.game.as_ref().unwrap() {
        tables::GameView::Kryptos(view) => view.own.as_ref().is_some_and(|you| !you.reveals.is_empty()),
        _ => panic!("no game of Kryptos"),
    };
    assert_eq!(party.ask(host, order()).await.is_ok(), !awaited);
}

#[tokio::test]
async fn the_hosts_part_passes_on_by_itself_when_the_host_is_away_and_everybody_is_told() {
    let house = House::new();
    let party = house.table(kryptos_settings(), 3).await;
    let [host, second, third] = party.visitors[..] else { panic!() };
    let streams = connect(&party, &[host]).await;
    let player = party.player(third).await;
    assert_eq!(party.refused(third, Command::HandOver { player }).await, "host-only");
    pass(&house, 121).await;
    let view = party.view(third).await;
    assert_eq!(view.host, Some(party.player(second).await));
    assert_eq!(view.notices.last().unwrap().news, News::Host);
    // Where nobody is there is no heir, and nothing is written.
    drop(streams);
    house.tables.tick().await;
    let before = house.store.read(party.id, 0).await.unwrap().len();
    pass(&house, 1000).await;
    assert_eq!(house.store.read(party.id, 0).await.unwrap().len(), before);
}

#[tokio::test]
async fn a_host_without_a_seat_who_is_silent_for_two_minutes_can_be_replaced() {
    let house = House::new();
    let host = Visitor::random();
    let id = house.tables.create(host, kryptos_settings()).await.unwrap();
    let guest = Visitor::random();
    let party = Party { house: &house, id, visitors: vec![guest] };
    party.ask(guest, sit("Guest")).await.unwrap();
    let player = party.player(guest).await;
    assert_eq!(party.refused(guest, Command::HandOver { player }).await, "host-only");
    house.clock.advance(121);
    party.ask(guest, Command::HandOver { player }).await.unwrap();
    assert!(party.view(guest).await.you.host);
}

#[tokio::test]
async fn who_is_connected_to_another_node_is_not_away_for_long() {
    let house = House::new();
    let second = house.second();
    let party = house.game(kryptos_settings(), 3).await;
    let there = Party { house: &second, id: party.id, visitors: party.visitors.clone() };
    let elsewhere = party.visitors[1];
    let _streams = connect(&party, &[elsewhere]).await;
    let _stream = second.tables.subscribe(party.id, elsewhere).await.unwrap();
    pass(&house, 121).await;
    let is_away = async |at: &Party<'_>| {
        let view = at.view(Visitor::random()).await;
        view.chairs[1].player.as_ref().unwrap().away.is_some()
    };
    assert!(is_away(&party).await, "this node cannot know better");
    // The other one reads it, and contradicts.
    second.tables.catch_up().await;
    second.tables.tick().await;
    house.tables.catch_up().await;
    assert!(!is_away(&party).await && !is_away(&there).await);
    pass(&house, 300).await;
    assert!(!is_away(&party).await, "and is believed for a while");
}

#[tokio::test]
async fn whoever_counts_as_away_and_does_something_is_back() {
    let house = House::new();
    let party = house.game(decrypto_settings(), 4).await;
    let missing = party.visitors[1];
    let _streams = connect(&party, &[missing]).await;
    pass(&house, 121).await;
    assert!(party.view(party.visitors[0]).await.chairs[1].player.as_ref().unwrap().away.is_some());
    party.ask(missing, Command::Rename { name: "Here".into() }).await.unwrap();
    let view = party.view(party.visitors[0]).await;
    assert!(view.chairs[1].player.as_ref().unwrap().away.is_none());
    let seat = view.chairs[1].seat.unwrap();
    assert!(decrypto_view(&view).seats[seat.index()].present);
}

/// A connection that takes its time to close.
struct Lingers;

impl Outlet for Lingers {
    fn show(&self, _: &Arc<TableView>) {}
    fn close(&self) {}
}

fn here(view: &TableView, chair: usize) -> bool {
    view.chairs[chair].player.as_ref().unwrap().here
}

#[tokio::test]
async fn the_others_are_told_who_has_gone_although_the_connection_takes_its_time_to_close() {
    let house = House::new();
    let party = house.game(kryptos_settings(), 3).await;
    let mut other = house.tables.subscribe(party.id, party.visitors[0]).await.unwrap();
    let connection: Arc<dyn Outlet> = Arc::new(Lingers);
    let attached = house.tables.attach(party.id, party.visitors[1], connection.clone()).await.unwrap();
    assert!(here(&other.current(), 1));
    drop(attached);
    house.tables.tick().await;
    let told = news(&mut other).await.expect("without anybody doing anything");
    assert!(!here(&told, 1));
    drop(connection);
}

#[tokio::test]
async fn nobody_is_gone_who_has_another_page_open() {
    let house = House::new();
    let party = house.game(kryptos_settings(), 3).await;
    let mut other = house.tables.subscribe(party.id, party.visitors[0]).await.unwrap();
    let one = house.tables.subscribe(party.id, party.visitors[1]).await.unwrap();
    let two = house.tables.subscribe(party.id, party.visitors[1]).await.unwrap();
    assert!(here(&other.current(), 1));
    drop(one);
    house.tables.tick().await;
    assert!(news(&mut other).await.is_none());
    drop(two);
    house.tables.tick().await;
    assert!(!here(&news(&mut other).await.unwrap(), 1));
}

#[tokio::test]
async fn a_running_house_tells_who_has_gone_by_itself() {
    let house = House::new();
    let party = house.game(kryptos_settings(), 3).await;
    let mut other = house.tables.subscribe(party.id, party.visitors[0]).await.unwrap();
    let leaves = house.tables.subscribe(party.id, party.visitors[1]).await.unwrap();
    assert!(here(&other.current(), 1));
    let tables = house.tables.clone();
    let running = tokio::spawn(async move { tables.run().await });
    drop(leaves);
    let told = tokio::time::timeout(Duration::from_secs(20), other.next()).await.expect("soon").unwrap();
    assert!(!here(&told, 1));
    running.abort();
}
