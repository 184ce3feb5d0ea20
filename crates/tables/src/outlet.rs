//! Where frames go: to a connection at once, or to somebody who fetches them.

use crate::live::Frame;
use crate::tables::{Chamber, House, held};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use store::TableId;
use tokio::sync::Notify;

/// Takes the frames of one visitor as the table changes.
///
/// Whoever calls has the table to itself, so nothing here may wait. A frame supersedes the one before: an outlet that is
/// behind needs the last one only.
pub trait Outlet: Send + Sync {
    /// Here is a new frame, and its JSON.
    fn show(&self, frame: &Arc<Frame>, json: &[u8]);
    /// There will be no more.
    fn close(&self);
}

/// An outlet that is connected to a table, until this is dropped.
pub struct Attached {
    table: TableId,
    house: Arc<House>,
    /// Keeps the table in memory.
    _chamber: Arc<Chamber>,
    _outlet: Arc<dyn Outlet>,
}

impl Attached {
    pub(crate) fn new(
        table: TableId,
        house: Arc<House>,
        chamber: Arc<Chamber>,
        outlet: Arc<dyn Outlet>,
    ) -> Self {
        Attached { table, house, _chamber: chamber, _outlet: outlet }
    }
}

impl Drop for Attached {
    fn drop(&mut self) {
        held(&self.house.deserted).insert(self.table);
    }
}

/// A stream of frames. A slow reader misses frames in between, never the last.
pub struct Subscription {
    inbox: Arc<Inbox>,
    latest: Arc<Frame>,
    _attached: Attached,
}

impl Subscription {
    pub(crate) fn new(inbox: Arc<Inbox>, first: Arc<Frame>, attached: Attached) -> Self {
        inbox.fetch();
        Subscription { inbox, latest: first, _attached: attached }
    }

    /// The latest frame, now counted as seen.
    pub fn current(&mut self) -> Arc<Frame> {
        if let Some(frame) = self.inbox.fetch() {
            self.latest = frame;
        }
        self.latest.clone()
    }

    /// The next frame that was not seen yet; none once the tables are closed.
    pub async fn next(&mut self) -> Option<Arc<Frame>> {
        loop {
            if let Some(frame) = self.inbox.fetch() {
                self.latest = frame.clone();
                return Some(frame);
            }
            if self.inbox.closed.load(Ordering::Acquire) {
                return None;
            }
            self.inbox.arrived.notified().await;
        }
    }
}

/// Keeps the last frame until it is fetched.
#[derive(Default)]
pub(crate) struct Inbox {
    frame: Mutex<Option<Arc<Frame>>>,
    closed: AtomicBool,
    arrived: Notify,
}

impl Inbox {
    fn fetch(&self) -> Option<Arc<Frame>> {
        held(&self.frame).take()
    }
}

impl Outlet for Inbox {
    fn show(&self, frame: &Arc<Frame>, _: &[u8]) {
        *held(&self.frame) = Some(frame.clone());
        self.arrived.notify_one();
    }

    fn close(&self) {
        self.closed.store(true, Ordering::Release);
        self.arrived.notify_one();
    }
}
