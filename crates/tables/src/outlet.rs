//! Where views go: to a connection at once, or to somebody who fetches them.

use crate::TableView;
use crate::tables::{Node, Slot, held};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, Weak};
use store::TableId;
use tokio::sync::Notify;

/// Takes the views of one visitor as the table changes.
///
/// Whoever calls has the table to itself, so nothing here may wait. A view supersedes the one before: an outlet that is
/// behind needs the last one only.
pub trait Outlet: Send + Sync {
    /// Here is a new view.
    fn show(&self, view: &Arc<TableView>);
    /// There will be no more.
    fn close(&self);
}

/// An outlet that is connected to a table, until this is dropped.
pub struct Attached {
    table: TableId,
    node: Arc<Node>,
    /// Keeps the table in memory.
    _slot: Arc<Slot>,
    plug: Option<Arc<Plug>>,
}

/// An outlet for as long as it is connected. Nobody else keeps this, whereas a connection that is being closed may keep
/// the outlet itself for a while.
pub(crate) struct Plug(pub Arc<dyn Outlet>);

impl Attached {
    /// Not known to the table yet: it has to be given the plug.
    pub(crate) fn new(table: TableId, node: Arc<Node>, slot: Arc<Slot>, outlet: Arc<dyn Outlet>) -> Self {
        Attached { table, node, _slot: slot, plug: Some(Arc::new(Plug(outlet))) }
    }

    pub(crate) fn plug(&self) -> Weak<Plug> {
        self.plug.as_ref().map(Arc::downgrade).unwrap_or_default()
    }
}

impl Drop for Attached {
    fn drop(&mut self) {
        // In this order: whoever looks because of the second must find the first done.
        self.plug = None;
        held(&self.node.deserted).insert(self.table);
    }
}

/// A stream of views. A slow reader misses some in between, never the last.
pub struct Subscription {
    inbox: Arc<Inbox>,
    latest: Arc<TableView>,
    _attached: Attached,
}

impl Subscription {
    pub(crate) fn new(inbox: Arc<Inbox>, first: Arc<TableView>, attached: Attached) -> Self {
        inbox.fetch();
        Subscription { inbox, latest: first, _attached: attached }
    }

    /// The latest view, now counted as seen.
    pub fn current(&mut self) -> Arc<TableView> {
        if let Some(view) = self.inbox.fetch() {
            self.latest = view;
        }
        self.latest.clone()
    }

    /// The next view that was not seen yet; none once the tables are closed.
    pub async fn next(&mut self) -> Option<Arc<TableView>> {
        loop {
            if let Some(view) = self.inbox.fetch() {
                self.latest = view.clone();
                return Some(view);
            }
            if self.inbox.closed.load(Ordering::Acquire) {
                return None;
            }
            self.inbox.arrived.notified().await;
        }
    }
}

/// Keeps the last view until it is fetched.
#[derive(Default)]
pub(crate) struct Inbox {
    view: Mutex<Option<Arc<TableView>>>,
    closed: AtomicBool,
    arrived: Notify,
}

impl Inbox {
    fn fetch(&self) -> Option<Arc<TableView>> {
        held(&self.view).take()
    }
}

impl Outlet for Inbox {
    fn show(&self, view: &Arc<TableView>) {
        *held(&self.view) = Some(view.clone());
        self.arrived.notify_one();
    }

    fn close(&self) {
        self.closed.store(true, Ordering::Release);
        self.arrived.notify_one();
    }
}
