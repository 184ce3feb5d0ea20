//! Everything from one store to another.

use crate::{Error, Index, Store, Summary, TableId};
use std::future::poll_fn;
use std::task::Poll;

/// How many tables are copied at the same time, so that the other side can write many commits at once.
const AT_ONCE: usize = 64;

/// Copies all tables, then holds the sums of the copies against those of the originals. What an earlier copy has brought
/// over already is left as it is; a table that went on differently in the other store is refused. `progress` hears
/// how many tables are done.
///
/// Nobody may write to either store meanwhile. Returns how many tables and commits were copied.
pub async fn copy(
    from: &dyn Store,
    to: &dyn Store,
    mut progress: impl FnMut(usize) + Send,
) -> Result<(usize, u64), Error> {
    let (mut tables, mut commits) = (0, 0);
    let mut after = None;
    loop {
        let page = from.summaries(after, AT_ONCE as u32).await?;
        let Some(last) = page.last() else { return Ok((tables, commits)) };
        let copying = page.iter().map(|summary| copy_table(from, to, summary)).collect();
        for copied in all_at_once(copying).await {
            commits += copied?;
        }
        verify(to, after, &page).await?;
        after = Some(last.table);
        tables += page.len();
        progress(tables);
    }
}

async fn copy_table(from: &dyn Store, to: &dyn Store, summary: &Summary) -> Result<u64, Error> {
    let table = summary.table;
    let original = from.read(table, 0).await?;
    let there = match to.read(table, 0).await {
        Err(Error::NoSuchTable) => Vec::new(),
        read => read?,
    };
    if original.get(..there.len()) != Some(&there[..]) {
        return Err(differs(table));
    }
    let missing = original.len() - there.len();
    for (left, commit) in (0..missing).rev().zip(original.into_iter().skip(there.len())) {
        let index = if left == 0 { summary.index.clone() } else { Index::default() };
        match commit.seq {
            1 => to.create(table, commit, index).await?,
            _ => to.append(table, commit, index).await?,
        }
    }
    Ok(missing as u64)
}

/// Holds copies against their originals, which come after a given table in both stores.
async fn verify(to: &dyn Store, mut after: Option<TableId>, originals: &[Summary]) -> Result<(), Error> {
    let mut left = originals.iter();
    let mut wanted = left.next();
    while let Some(first) = wanted {
        let page = to.summaries(after, AT_ONCE as u32).await?;
        after = Some(page.last().ok_or_else(|| differs(first.table))?.table);
        for copy in page {
            if let Some(original) = wanted.filter(|original| original.table == copy.table) {
                if (original.head, original.sum) != (copy.head, copy.sum) {
                    return Err(differs(original.table));
                }
                wanted = left.next();
            }
        }
    }
    Ok(())
}

/// Drives all of them in turn until each is done: while one waits for a write, others join its group.
async fn all_at_once<F: Future>(futures: Vec<F>) -> Vec<F::Output> {
    let mut running: Vec<_> = futures.into_iter().map(|future| Some(Box::pin(future))).collect();
    let mut done: Vec<_> = running.iter().map(|_| None).collect();
    poll_fn(|context| {
        for (running, done) in running.iter_mut().zip(&mut done) {
            if let Some(future) = running
                && let Poll::Ready(output) = future.as_mut().poll(context)
            {
                (*running, *done) = (None, Some(output));
            }
        }
        if running.iter().all(Option::is_none) { Poll::Ready(()) } else { Poll::Pending }
    })
    .await;
    done.into_iter().flatten().collect()
}

fn differs(table: TableId) -> Error {
    Error::Damaged(format!("table {table} is not the same in both stores"))
}
