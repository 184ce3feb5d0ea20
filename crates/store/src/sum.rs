//! The sum of a commit covers the sum of the one before it, so that none can be altered, lost or swapped
//! unnoticed. Every kind of store makes it alike: a table has the same sum wherever it is kept.

use crate::{Commit, TableId};
use sha2::{Digest, Sha256};

/// The sum of a commit.
pub type Sum = [u8; 16];

/// What the first commit's sum is chained to.
pub const NO_SUM: Sum = [0; 16];

/// The sum of a commit after another.
pub fn sum(previous: &Sum, table: TableId, commit: &Commit) -> Sum {
    let mut hash = Sha256::new();
    hash.update(previous);
    hash.update(table.as_str());
    hash.update(commit.seq.to_be_bytes());
    hash.update(commit.at.to_be_bytes());
    hash.update(commit.version.to_be_bytes());
    hash.update(&commit.body);
    let mut sum = NO_SUM;
    sum.copy_from_slice(&hash.finalize()[..16]);
    sum
}
