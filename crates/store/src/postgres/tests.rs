use super::*;
use crate::conformance::{self, commit, table, write};
use crate::{Memory, Sqlite};
use proxy::Proxy;
use std::sync::atomic::AtomicU64;

mod proxy;

/// An empty database, up to date.
async fn database() -> String {
    let url = cluster::shared().fresh();
    migrate(&url, None).await.unwrap();
    url
}

fn node(url: &str) -> Postgres {
    static NODES: AtomicU64 = AtomicU64::new(1);
    Postgres::new(url, None, NODES.fetch_add(1, Ordering::Relaxed) << 32).unwrap()
}

/// Runs SQL behind the store's back.
async fn tamper(node: &Postgres, sql: &str) {
    let link = node.address.connect(Purpose::Write, None).await.unwrap();
    link.client().batch_execute(sql).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_shared_store_keeps_the_laws() {
    conformance::holds(async || node(&database().await)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_many_nodes_that_append_at_once_one_wins() {
    let url = database().await;
    let nodes: Vec<Arc<Postgres>> = (0..3).map(|_| Arc::new(node(&url))).collect();
    write(&*nodes[0], table(1), 1).await;
    for seq in 2..=30 {
        let racers = nodes.iter().zip(0u8..).map(|(node, body)| {
            let (node, commit) = (node.clone(), Commit { body: vec![body], ..commit(seq) });
            tokio::spawn(async move { (body, node.append(table(1), commit, Index::default()).await) })
        });
        let mut winners = Vec::new();
        for racer in racers.collect::<Vec<_>>() {
            match racer.await.unwrap() {
                (body, Ok(())) => winners.push(body),
                (_, refused) => assert!(matches!(refused, Err(Error::Conflict)), "{refused:?}"),
            }
        }
        let [winner] = winners[..] else { panic!("{} won number {seq}", winners.len()) };
        for node in &nodes {
            assert_eq!(node.read(table(1), seq - 1).await.unwrap()[0].body, [winner]);
        }
    }
}

#[tokio::test]
async fn a_node_hears_of_anothers_commits() {
    let url = database().await;
    let (one, other) = (node(&url), node(&url));
    let mut hints = other.hints();
    // Hints are lost until the other listens: then one of these comes through.
    one.create(table(1), commit(1), Index::default()).await.unwrap();
    for seq in 2.. {
        one.append(table(1), commit(seq), Index::default()).await.unwrap();
        if let Ok(hint) = hints.try_recv() {
            assert!(hint.table == table(1) && hint.seq <= seq, "{hint:?}");
            break;
        }
    }
    assert!(
        other
            .heads(vec![table(1), table(2)])
            .await
            .unwrap()
            .iter()
            .any(|(id, head)| { *id == table(1) && *head > 1 })
    );
}

#[tokio::test]
async fn clocks_are_shared_and_a_dead_nodes_clocks_are_taken_over() {
    let url = database().await;
    let (one, other) = (node(&url), node(&url));
    for number in 1..=4 {
        one.create(table(number), commit(1), Index { due: Some(number), ..Index::default() }).await.unwrap();
    }
    let first = one.due(10, None, 2).await.unwrap();
    assert_eq!(first, [(1, table(1)), (2, table(2))]);
    assert_eq!(other.due(10, None, 10).await.unwrap(), [(3, table(3)), (4, table(4))]);
    // What a node has claimed it is told again, and nobody else.
    assert_eq!(one.due(10, None, 10).await.unwrap(), first);
    drop(one);
    tamper(&other, "update tables set claimed = claimed - interval '4 s'").await;
    assert_eq!(other.due(10, None, 10).await.unwrap().len(), 4);
}

#[tokio::test]
async fn an_append_whose_answer_was_lost_is_found_and_not_written_again() {
    let url = database().await;
    let proxy = Proxy::start(cluster::shared().port()).await;
    let behind = node(&url.replace(&cluster::shared().port().to_string(), &proxy.port.to_string()));
    write(&behind, table(1), 3).await;
    for seq in 4..=8 {
        let written = Commit { body: format!("{} {seq}", proxy::LOSE_ANSWER).into_bytes(), ..commit(seq) };
        behind.append(table(1), written, Index::default()).await.unwrap();
    }
    assert_eq!(proxy.lost(), 5);
    assert_eq!(behind.read(table(1), 0).await.unwrap().len(), 8);
}

#[tokio::test]
async fn an_append_that_never_arrived_is_sent_again() {
    let url = database().await;
    let proxy = Proxy::start(cluster::shared().port()).await;
    let behind = node(&url.replace(&cluster::shared().port().to_string(), &proxy.port.to_string()));
    write(&behind, table(1), 3).await;
    let commit = Commit { body: proxy::LOSE_QUESTION.into(), ..commit(4) };
    behind.append(table(1), commit, Index::default()).await.unwrap();
    assert_eq!(proxy.lost(), 1);
    assert_eq!(behind.read(table(1), 0).await.unwrap().len(), 4);
}

#[tokio::test]
async fn the_same_commit_from_another_node_is_not_taken_for_ours() {
    let url = database().await;
    let proxy = Proxy::start(cluster::shared().port()).await;
    let (other, behind) =
        (node(&url), node(&url.replace(&cluster::shared().port().to_string(), &proxy.port.to_string())));
    write(&behind, table(1), 3).await;
    let same = Commit { body: proxy::LOSE_QUESTION.into(), ..commit(4) };
    other.append(table(1), same.clone(), Index::default()).await.unwrap();
    let refused = behind.append(table(1), same, Index::default()).await;
    assert!(matches!(refused, Err(Error::Conflict)), "{refused:?}");
}

#[tokio::test]
async fn a_commit_that_was_changed_swapped_or_removed_is_noticed() {
    for harm in [
        "update commits set body = 'commit X' where seq = 3",
        "update commits set at = at + 1 where seq = 3",
        "delete from commits where seq = 3",
        "update commits set table_id = 'zzzzzzzz' where seq = 3",
        "update commits set sum = '' where seq = 3",
        "delete from commits where seq = 5",
    ] {
        let store = node(&database().await);
        write(&store, table(1), 5).await;
        tamper(&store, harm).await;
        for after in [0, 2] {
            let read = store.read(table(1), after).await;
            assert!(matches!(read, Err(Error::Damaged(_))), "{harm}: {read:?}");
        }
    }
}

#[tokio::test]
async fn a_database_that_is_behind_is_refused_and_migrating_twice_does_nothing() {
    let url = cluster::shared().fresh();
    let refused = node(&url).check().await;
    assert!(matches!(&refused, Err(Error::Failed(why)) if why.contains("chamber migrate")), "{refused:?}");
    assert_eq!(migrate(&url, None).await.unwrap(), ["0001 log", "0002 places"]);
    assert!(migrate(&url, None).await.unwrap().is_empty());
    node(&url).check().await.unwrap();
}

#[tokio::test]
async fn all_nodes_have_the_secret_of_the_first() {
    let url = database().await;
    assert_eq!(node(&url).secret(vec![1; 32]).await.unwrap(), [1; 32]);
    assert_eq!(node(&url).secret(vec![2; 32]).await.unwrap(), [1; 32]);
}

#[tokio::test]
async fn tables_move_from_store_to_store_and_back() {
    let folder = tempfile::TempDir::new().unwrap();
    let (here, there) = (Memory::new(), node(&database().await));
    let back = Sqlite::open(folder.path().join("log.db")).unwrap();
    for number in 0..150 {
        let place = crate::Place { visitor: [number as u8; 16], going: true, since: number, own: vec![2] };
        let index = Index {
            card: (number % 3 == 0).then(|| vec![1]),
            due: (number % 2 == 0).then_some(number),
            outline: (number % 5 != 0).then(|| vec![3]),
            places: (number % 5 != 0).then(|| vec![place]),
        };
        here.create(table(number), commit(1), Index::default()).await.unwrap();
        here.append(table(number), commit(2), index).await.unwrap();
    }
    assert_eq!(crate::copy(&here, &there, |_| ()).await.unwrap(), (150, 300));
    assert_eq!(crate::copy(&there, &back, |_| ()).await.unwrap(), (150, 300));
    assert_eq!(here.summaries(None, 1000).await.unwrap(), back.summaries(None, 1000).await.unwrap());
    assert_eq!(here.summaries(None, 1000).await.unwrap(), there.summaries(None, 1000).await.unwrap());
    // Again, only what is new is copied; a table that went another way is refused.
    here.append(table(7), commit(3), Index::default()).await.unwrap();
    assert_eq!(crate::copy(&here, &there, |_| ()).await.unwrap(), (150, 1));
    let different = Commit { body: b"different".into(), ..commit(3) };
    back.append(table(7), different, Index::default()).await.unwrap();
    assert!(matches!(crate::copy(&here, &back, |_| ()).await, Err(Error::Damaged(_))));
}

#[tokio::test]
async fn an_erased_table_is_gone_for_every_node_and_the_others_stay() {
    let url = database().await;
    let (one, other) = (node(&url), node(&url));
    write(&one, table(1), 3).await;
    write(&one, table(2), 3).await;
    one.erase(table(1)).await.unwrap();
    assert!(matches!(one.erase(table(1)).await, Err(Error::NoSuchTable)));
    assert!(matches!(other.read(table(1), 0).await, Err(Error::NoSuchTable)));
    let late = other.append(table(1), commit(4), Index::default()).await;
    assert!(matches!(late, Err(Error::NoSuchTable)), "{late:?}");
    assert_eq!(other.read(table(2), 0).await.unwrap().len(), 3);
    other.append(table(2), commit(4), Index::default()).await.unwrap();
}
