//! What a lost hint did not tell: now and then the log is asked how far the tables in memory have come.

use crate::Refusal;
use crate::tables::{Slot, Tables};
use std::sync::Arc;
use std::time::Duration;
use store::{Hint, TableId};

/// How often. Where hints come through, nobody ever waits for it.
pub(crate) const EVERY: Duration = Duration::from_secs(2);
/// How many tables one question is about.
const AT_ONCE: usize = 500;

impl Tables {
    /// Takes in what was appended elsewhere and not hinted at.
    pub async fn heal(&self) {
        for some in self.all_in_memory().chunks(AT_ONCE) {
            match self.house().store.heads(some.to_vec()).await {
                Ok(heads) => {
                    for (table, seq) in heads {
                        self.on_hint(Hint { table, seq }).await;
                    }
                }
                Err(error) => tracing::warn!(%error, "the log cannot be asked for news"),
            }
        }
    }

    /// The table's place in memory, with everything in it that any node has acknowledged: whoever comes over from
    /// another node must not see an earlier state than they saw there.
    pub(crate) async fn enter_fresh(&self, table: TableId) -> Result<Arc<Slot>, Refusal> {
        let known = self.in_memory(table).is_some();
        let slot = self.enter(table).await?;
        if known {
            for (_, head) in self.house().store.heads(vec![table]).await? {
                let mut live = slot.lock().await?;
                if live.table().head < head {
                    live.catch_up().await?;
                }
            }
        }
        Ok(slot)
    }

    pub(crate) async fn heal_for_ever(&self) {
        let mut polls = tokio::time::interval(EVERY);
        polls.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            polls.tick().await;
            self.heal().await;
        }
    }
}
