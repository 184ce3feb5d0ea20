//! The JSON of views. All who look on at a table are given one and the same view, and it is written once for all of them.

use axum::body::Bytes;
use std::cell::RefCell;
use std::ptr;
use std::sync::{Arc, Weak};
use tables::TableView;

thread_local! {
    /// The last view of those who look on, and its JSON: whoever changes a table sends it to all of them in one go.
    static LAST: RefCell<(Weak<TableView>, Bytes)> = RefCell::default();
}

/// The JSON of a view.
pub fn json(view: &Arc<TableView>) -> Bytes {
    // Nobody else has the view of somebody with a chair.
    if view.you.chair.is_some() {
        return view.json().into();
    }
    LAST.with_borrow_mut(|(of, json)| {
        // As long as we know it nothing else can have its place in memory.
        if !ptr::eq(of.as_ptr(), Arc::as_ptr(view)) {
            *json = view.json().into();
            *of = Arc::downgrade(view);
        }
        json.clone()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::Memory;
    use tables::{BotPlayers, Command, Settings, SystemClock, Tables, Visitor};

    async fn table() -> (Tables, tables::TableId, Visitor) {
        let tables = Tables::new(Arc::new(Memory::new()), Arc::new(SystemClock), BotPlayers::default());
        let host = Visitor::random();
        let settings: Settings = serde_json::from_str(r#"{"game":{"kryptos":{}}}"#).unwrap();
        let table = tables.create(host, settings).await.unwrap();
        let sit = Command::Sit { name: "Anna".into(), chair: None, nonce: None };
        tables.command(table, host, None, sit).await.unwrap();
        (tables, table, host)
    }

    #[tokio::test]
    async fn a_view_of_many_is_written_once() {
        let (tables, table, player) = table().await;
        let mut streams = Vec::new();
        for _ in 0..3 {
            streams.push(tables.subscribe(table, Visitor::random()).await.unwrap());
        }
        tables.command(table, player, None, Command::Rename { name: "Berta".into() }).await.unwrap();
        let views: Vec<_> = streams.iter_mut().map(|stream| stream.current()).collect();
        let written: Vec<Bytes> = views.iter().map(json).collect();
        assert!(written.iter().all(|json| json.as_ptr() == written[0].as_ptr()));
        assert_eq!(written[0], views[0].json());
    }

    #[tokio::test]
    async fn another_view_is_never_taken_for_the_last_one() {
        let (tables, table, player) = table().await;
        let stranger = Visitor::random();
        for name in ["Berta", "Carla", "Dora"] {
            tables.command(table, player, None, Command::Rename { name: name.into() }).await.unwrap();
            // Each is dropped before the next is made, which may get its place in memory.
            for visitor in [stranger, player, stranger] {
                let view = tables.view(table, visitor).await.unwrap();
                assert_eq!(json(&view), view.json());
            }
        }
    }
}
