//! What each visitor may have seen: the log is read commit by commit by a node that is alone and never fails.

use crate::time::SimulatedClock;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use store::{Commit, Index, Memory, Store, TableId};
use tables::{BotPlayers, House, TableView, Tables, Visitor};
use tokio::time::Instant;

/// What a view says, but for what is no part of the log: who is connected, and a deadline or the time of a nudge by the node's
/// own clock. All of it is told to everybody.
pub fn fingerprint(view: &TableView) -> u64 {
    let TableView { seq, turn, nudge_from: _, open, chat, notes, game, you } = view;
    // Nothing in a view is without a JSON form.
    let open = serde_json::to_string(open).unwrap_or_default().replace(",\"here\":true", "");
    let mut hasher = DefaultHasher::new();
    for part in open.split("\"deadline\":") {
        part.trim_start_matches(|digit: char| digit.is_ascii_digit()).hash(&mut hasher);
    }
    let rest = serde_json::to_string(&(seq, turn, chat, notes, game, you)).unwrap_or_default();
    rest.hash(&mut hasher);
    hasher.finish()
}

/// Every view of these visitors as the log grows.
pub async fn views(
    table: TableId,
    log: &[Commit],
    visitors: &[Visitor],
    bots: BotPlayers,
) -> Result<Vec<Vec<u64>>, String> {
    let store = Arc::new(Memory::new());
    let clock = Arc::new(SimulatedClock::ahead(Instant::now(), 0));
    let node = Tables::open(House { clock, bots, ..House::new(store.clone()) });
    let mut views: Vec<Vec<u64>> = vec![Vec::new(); visitors.len()];
    let mut before: Vec<Option<Arc<TableView>>> = vec![None; visitors.len()];
    for commit in log {
        store.append(table, commit.clone(), Index::default()).await.map_err(|error| error.to_string())?;
        node.catch_up().await;
        for ((visitor, views), before) in visitors.iter().zip(&mut views).zip(&mut before) {
            let view = node.view(table, *visitor).await.map_err(|refusal| refusal.to_string())?;
            let same = views.last().copied().filter(|_| before.as_ref() == Some(&view));
            views.push(same.unwrap_or_else(|| fingerprint(&view)));
            *before = Some(view);
        }
    }
    Ok(views)
}

/// Holds what a visitor saw to what they may have seen, in its order.
pub fn compare(seen: &[u64], views: &[u64]) -> Result<(), String> {
    let mut place = 0;
    for (number, view) in seen.iter().enumerate() {
        match views[place..].iter().position(|known| known == view) {
            Some(ahead) => place += ahead,
            None if views[..place].contains(view) => {
                return Err(format!("view {number} went back behind commit {}", place + 1));
            }
            None => return Err(format!("view {number} says what no commit from {} on says", place + 1)),
        }
    }
    Ok(())
}
