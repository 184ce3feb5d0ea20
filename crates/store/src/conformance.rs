//! The laws of a store, as one suite that every kind of store is held to.

use crate::{Commit, Error, Index, Place, Placed, Store, TableId};
use std::future::Future;
use std::sync::Arc;

/// Holds a kind of store to every law; `fresh` opens an empty store each time.
pub async fn holds<S: Store, F: Future<Output = S>>(fresh: impl Fn() -> F) {
    what_was_acknowledged_is_read_back_in_order(&fresh().await).await;
    a_tail_begins_after_the_given_number(&fresh().await).await;
    a_number_is_given_once(&fresh().await).await;
    a_table_is_created_once(&fresh().await).await;
    an_unknown_table_is_refused(&fresh().await).await;
    tables_do_not_mix(&fresh().await).await;
    of_many_racing_appends_one_wins(Arc::new(fresh().await)).await;
    many_tables_grow_at_once(Arc::new(fresh().await)).await;
    the_lobby_shows_listed_tables_latest_first(&fresh().await).await;
    due_tables_come_earliest_first(&fresh().await).await;
    due_tables_are_turned_over_page_by_page(&fresh().await).await;
    an_index_is_replaced_while_the_log_stands_still(&fresh().await).await;
    nobody_is_given_a_hint_of_what_they_wrote(&fresh().await).await;
    bodies_are_opaque(&fresh().await).await;
    tables_are_summed_up_in_order(&fresh().await).await;
    everybody_is_told_their_own_places_those_that_go_on_first(&fresh().await).await;
    places_are_turned_over_page_by_page(&fresh().await).await;
    what_an_index_does_not_say_of_places_stays_as_it_was(&fresh().await).await;
    tables_without_an_outline_are_found(&fresh().await).await;
}

/// A table's id from a small number.
pub fn table(number: u64) -> TableId {
    TableId::from_random(number)
}

/// A commit whose body says which one it is.
pub fn commit(seq: u64) -> Commit {
    Commit { seq, at: 1_000 + seq, version: 1, body: format!("commit {seq}").into_bytes() }
}

/// A place whose owner's part says who it is.
fn place(visitor: u8, going: bool, since: u64) -> Place {
    Place { visitor: [visitor; 16], going, since, own: vec![visitor] }
}

/// An index that tells of these places.
fn placed(places: Vec<Place>) -> Index {
    Index { outline: Some("outline".into()), places: Some(places), ..Index::default() }
}

/// The tables of somebody, in order.
async fn tables_of(store: &impl Store, visitor: u8) -> Vec<TableId> {
    let placed = store.places([visitor; 16], 0, 100).await.unwrap();
    assert!(placed.iter().all(|placed| placed.own == [visitor]), "somebody else's part");
    placed.into_iter().map(|placed| placed.table).collect()
}

/// Creates a table and appends up to commit `count`.
pub async fn write(store: &impl Store, table: TableId, count: u64) {
    store.create(table, commit(1), Index::default()).await.unwrap();
    for seq in 2..=count {
        store.append(table, commit(seq), Index::default()).await.unwrap();
    }
}

async fn what_was_acknowledged_is_read_back_in_order(store: &impl Store) {
    write(store, table(1), 20).await;
    let read = store.read(table(1), 0).await.unwrap();
    assert_eq!(read, (1..=20).map(commit).collect::<Vec<_>>());
}

async fn a_tail_begins_after_the_given_number(store: &impl Store) {
    write(store, table(1), 5).await;
    assert_eq!(store.read(table(1), 3).await.unwrap(), [commit(4), commit(5)]);
    assert_eq!(store.read(table(1), 5).await.unwrap(), []);
    assert_eq!(store.read(table(1), 9).await.unwrap(), []);
}

async fn a_number_is_given_once(store: &impl Store) {
    write(store, table(1), 3).await;
    for seq in [2, 3, 5] {
        let refused = store.append(table(1), commit(seq), Index::default()).await;
        assert!(matches!(refused, Err(Error::Conflict)), "{seq}: {refused:?}");
    }
    assert_eq!(store.read(table(1), 0).await.unwrap().len(), 3);
}

async fn a_table_is_created_once(store: &impl Store) {
    write(store, table(1), 2).await;
    let refused = store.create(table(1), commit(1), Index::default()).await;
    assert!(matches!(refused, Err(Error::Taken)), "{refused:?}");
    assert_eq!(store.read(table(1), 0).await.unwrap().len(), 2);
}

async fn an_unknown_table_is_refused(store: &impl Store) {
    assert!(matches!(store.read(table(1), 0).await, Err(Error::NoSuchTable)));
    let refused = store.append(table(1), commit(2), Index::default()).await;
    assert!(matches!(refused, Err(Error::NoSuchTable)), "{refused:?}");
}

async fn tables_do_not_mix(store: &impl Store) {
    write(store, table(1), 3).await;
    write(store, table(2), 5).await;
    assert_eq!(store.read(table(1), 0).await.unwrap().len(), 3);
    assert_eq!(store.read(table(2), 0).await.unwrap().len(), 5);
}

async fn of_many_racing_appends_one_wins(store: Arc<impl Store>) {
    write(&*store, table(1), 1).await;
    for seq in 2..=20 {
        let racers: Vec<_> = (0..8u8)
            .map(|racer| {
                let store = store.clone();
                let body = vec![racer];
                tokio::spawn(async move {
                    let commit = Commit { body, ..commit(seq) };
                    (racer, store.append(table(1), commit, Index::default()).await)
                })
            })
            .collect();
        let mut winners = Vec::new();
        for racer in racers {
            match racer.await.unwrap() {
                (racer, Ok(())) => winners.push(racer),
                (_, refused) => assert!(matches!(refused, Err(Error::Conflict)), "{refused:?}"),
            }
        }
        let [winner] = winners[..] else { panic!("{} won number {seq}", winners.len()) };
        assert_eq!(store.read(table(1), seq - 1).await.unwrap()[0].body, [winner]);
    }
}

async fn many_tables_grow_at_once(store: Arc<impl Store>) {
    let growing: Vec<_> = (0..50)
        .map(|number| {
            let store = store.clone();
            tokio::spawn(async move { write(&*store, table(number), 20).await })
        })
        .collect();
    for table in growing {
        table.await.unwrap();
    }
    for number in 0..50 {
        assert_eq!(store.read(table(number), 0).await.unwrap().len(), 20);
    }
}

async fn the_lobby_shows_listed_tables_latest_first(store: &impl Store) {
    let card = |text: &str| Index { card: Some(text.into()), ..Index::default() };
    for number in 1..=4 {
        store.create(table(number), commit(1), card("new")).await.unwrap();
    }
    store.append(table(2), commit(2), card("changed")).await.unwrap();
    store.append(table(3), commit(2), Index::default()).await.unwrap();
    let listed = store.lobby(10).await.unwrap();
    let cards: Vec<_> = listed.iter().map(|listed| (listed.table, &listed.card[..])).collect();
    assert_eq!(cards, [(table(2), &b"changed"[..]), (table(4), b"new"), (table(1), b"new")]);
    assert_eq!(store.lobby(1).await.unwrap().len(), 1);
}

async fn due_tables_come_earliest_first(store: &impl Store) {
    for (number, due) in [(1, Some(300)), (2, Some(100)), (3, None), (4, Some(200))] {
        store.create(table(number), commit(1), Index { due, ..Index::default() }).await.unwrap();
    }
    assert_eq!(store.due(200, None, 10).await.unwrap(), [(100, table(2)), (200, table(4))]);
    assert_eq!(store.due(u64::MAX, None, 1).await.unwrap(), [(100, table(2))]);
    store.append(table(2), commit(2), Index::default()).await.unwrap();
    assert_eq!(store.due(200, None, 10).await.unwrap(), [(200, table(4))]);
}

async fn due_tables_are_turned_over_page_by_page(store: &impl Store) {
    let due = |due| Index { due: Some(due), ..Index::default() };
    // Several at one moment: the cursor tells them apart.
    for number in 0..10 {
        store.create(table(number), commit(1), due(100 + number / 4)).await.unwrap();
    }
    let all = store.due(200, None, 100).await.unwrap();
    assert_eq!(all.len(), 10);
    let (mut turned, mut after) = (Vec::new(), None);
    loop {
        let page = store.due(200, after, 3).await.unwrap();
        let Some(last) = page.last() else { break };
        after = Some(*last);
        turned.extend(page);
    }
    assert_eq!(turned, all);
}

async fn an_index_is_replaced_while_the_log_stands_still(store: &impl Store) {
    let due = |due| Index { card: Some("card".into()), due: Some(due), ..Index::default() };
    store.create(table(1), commit(1), due(100)).await.unwrap();
    store.append(table(1), commit(2), due(100)).await.unwrap();
    let refused = store.reindex(table(1), 1, due(300)).await;
    assert!(matches!(refused, Err(Error::Conflict)), "{refused:?}");
    let unknown = store.reindex(table(9), 1, due(300)).await;
    assert!(matches!(unknown, Err(Error::NoSuchTable)), "{unknown:?}");
    assert_eq!(store.due(200, None, 10).await.unwrap(), [(100, table(1))]);
    let mut hints = store.hints();
    store.reindex(table(1), 2, Index { due: Some(300), ..Index::default() }).await.unwrap();
    assert_eq!(store.due(300, None, 10).await.unwrap(), [(300, table(1))]);
    assert_eq!(store.lobby(10).await.unwrap(), []);
    assert!(hints.try_recv().is_err(), "the log has not grown");
    assert_eq!(store.read(table(1), 0).await.unwrap().len(), 2);
    store.append(table(1), commit(3), Index::default()).await.unwrap();
}

async fn nobody_is_given_a_hint_of_what_they_wrote(store: &impl Store) {
    let mut hints = store.hints();
    write(store, table(1), 3).await;
    assert!(hints.try_recv().is_err());
}

async fn bodies_are_opaque(store: &impl Store) {
    let body: Vec<u8> = (0..=255).cycle().take(100_000).collect();
    let first = Commit { seq: 1, at: u64::MAX >> 1, version: u16::MAX, body };
    store.create(table(1), first.clone(), Index::default()).await.unwrap();
    assert_eq!(store.read(table(1), 0).await.unwrap(), [first]);
}

async fn tables_are_summed_up_in_order(store: &impl Store) {
    let index = Index {
        card: Some("card".into()),
        due: Some(7),
        outline: Some("outline".into()),
        places: Some(vec![place(1, true, 5), place(2, false, 6)]),
    };
    for number in [5, 1, 3] {
        write(store, table(number), number).await;
    }
    store.append(table(3), commit(4), index.clone()).await.unwrap();
    let summaries = store.summaries(None, 10).await.unwrap();
    let said: Vec<_> = summaries.iter().map(|summary| (summary.table, summary.head)).collect();
    let mut expected = [(table(5), 5), (table(1), 1), (table(3), 4)];
    expected.sort_unstable();
    assert_eq!(said, expected);
    let third = summaries.iter().find(|summary| summary.table == table(3)).unwrap();
    assert_eq!(third.index, index);
    // The sum covers every commit: made of the log itself it is the same.
    let log = store.read(table(3), 0).await.unwrap();
    let sum = log.iter().fold(crate::sum::NO_SUM, |sum, commit| crate::sum::sum(&sum, table(3), commit));
    assert_eq!(third.sum, sum);
    let after = store.summaries(Some(summaries[0].table), 1).await.unwrap();
    assert_eq!(after, [summaries[1].clone()]);
}

async fn everybody_is_told_their_own_places_those_that_go_on_first(store: &impl Store) {
    let at = [
        vec![place(1, true, 100), place(2, true, 100)],
        vec![place(1, false, 900)],
        vec![place(1, true, 300), place(3, false, 300)],
        vec![place(1, false, 200), place(2, false, 800)],
    ];
    for (number, places) in (1..).zip(at) {
        store.create(table(number), commit(1), placed(places)).await.unwrap();
    }
    assert_eq!(tables_of(store, 1).await, [table(3), table(1), table(2), table(4)]);
    assert_eq!(tables_of(store, 2).await, [table(1), table(4)]);
    assert_eq!(tables_of(store, 9).await, []);
    // The first table is over for one of them, and the other has left it.
    store.append(table(1), commit(2), placed(vec![place(1, false, 950)])).await.unwrap();
    assert_eq!(tables_of(store, 1).await, [table(3), table(1), table(2), table(4)]);
    assert_eq!(tables_of(store, 2).await, [table(4)]);
    store.reindex(table(3), 1, placed(vec![place(2, true, 300)])).await.unwrap();
    assert_eq!(tables_of(store, 1).await, [table(1), table(2), table(4)]);
    assert_eq!(tables_of(store, 2).await, [table(3), table(4)]);
    // What was refused has told nothing.
    let refused = store.append(table(4), commit(7), placed(vec![])).await;
    assert!(matches!(refused, Err(Error::Conflict)), "{refused:?}");
    assert!(store.reindex(table(4), 7, placed(vec![])).await.is_err());
    assert_eq!(tables_of(store, 2).await, [table(3), table(4)]);
}

async fn places_are_turned_over_page_by_page(store: &impl Store) {
    // Several since one moment: their order is the same on every page.
    for number in 0..10 {
        let index = placed(vec![place(1, number % 2 == 0, 100 + number / 4)]);
        store.create(table(number), commit(1), index).await.unwrap();
    }
    let all = store.places([1; 16], 0, 100).await.unwrap();
    let mut turned = Vec::new();
    for skip in (0..12).step_by(3) {
        turned.extend(store.places([1; 16], skip, 3).await.unwrap());
    }
    assert_eq!((all.len(), &turned), (10, &all));
}

async fn what_an_index_does_not_say_of_places_stays_as_it_was(store: &impl Store) {
    store.create(table(1), commit(1), placed(vec![place(1, true, 1)])).await.unwrap();
    store.append(table(1), commit(2), Index::default()).await.unwrap();
    store.reindex(table(1), 2, Index { due: Some(7), ..Index::default() }).await.unwrap();
    let before = Placed { table: table(1), own: vec![1], outline: "outline".into() };
    assert_eq!(store.places([1; 16], 0, 10).await.unwrap(), [before]);
    let outline = Index { outline: Some("another".into()), ..Index::default() };
    store.append(table(1), commit(3), outline).await.unwrap();
    let after = Placed { table: table(1), own: vec![1], outline: "another".into() };
    assert_eq!(store.places([1; 16], 0, 10).await.unwrap(), [after]);
}

async fn tables_without_an_outline_are_found(store: &impl Store) {
    let mut lacking: Vec<_> = (1..=5).map(table).collect();
    lacking.sort_unstable();
    for table in &lacking {
        store.create(*table, commit(1), Index::default()).await.unwrap();
    }
    store.create(table(6), commit(1), placed(vec![])).await.unwrap();
    assert_eq!(store.without_outline(None, 10).await.unwrap(), lacking);
    assert_eq!(store.without_outline(Some(lacking[1]), 2).await.unwrap(), lacking[2..4]);
    store.reindex(lacking[0], 1, placed(vec![])).await.unwrap();
    assert_eq!(store.without_outline(None, 10).await.unwrap(), lacking[1..]);
}
