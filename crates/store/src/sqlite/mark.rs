//! The mark beside the file: how much was acknowledged.
//!
//! SQLite drops the end of a damaged write-ahead log without a word, and with it commits that were synced
//! and acknowledged. The mark is a second witness: it is written after the sync and before the answer, so it
//! never promises more than the disk holds. A file that holds less than its mark has lost something.

use super::file;
use super::rows::About;
use crate::Error;
use sha2::{Digest, Sha256};
use std::fs::File;
use std::io::{Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// The open mark of one file.
pub struct Mark {
    file: File,
    name: [u8; 16],
}

/// What a mark says was acknowledged.
pub struct Acknowledged {
    name: [u8; 16],
    written: u64,
}

impl Mark {
    /// Reads the mark of a file. A missing or torn mark proves nothing, so it is passed over.
    pub fn read(database: &Path) -> Option<Acknowledged> {
        let bytes = std::fs::read(path_of(database)).ok()?;
        let (name, rest) = bytes.split_first_chunk::<16>()?;
        let (written, sum) = rest.split_first_chunk::<8>()?;
        let written = u64::from_be_bytes(*written);
        (sum == sum_of(name, written)).then_some(Acknowledged { name: *name, written })
    }

    /// Opens the mark for writing, and brings it up to date.
    pub fn open(database: &Path, about: &About) -> Result<Self, Error> {
        let file = file::open(&path_of(database))?;
        let mut mark = Mark { file, name: about.name };
        mark.write(about.written)?;
        Ok(mark)
    }

    /// Notes that this many commits are on the disk.
    pub fn write(&mut self, written: u64) -> Result<(), Error> {
        let mut bytes = [0; 40];
        bytes[..16].copy_from_slice(&self.name);
        bytes[16..24].copy_from_slice(&written.to_be_bytes());
        bytes[24..].copy_from_slice(&sum_of(&self.name, written));
        // Not synced: a mark that a power cut throws back is only less of a witness.
        let done = self.file.seek(SeekFrom::Start(0)).and_then(|_| self.file.write_all(&bytes));
        done.map_err(|error| Error::Failed(format!("the mark: {error}")))
    }
}

impl Acknowledged {
    /// Refuses a database that holds less than was acknowledged.
    pub fn hold_against(&self, about: &About, database: &Path) -> Result<(), Error> {
        // A file that lost everything made itself a new name.
        let left = if self.name == about.name { about.written } else { 0 };
        if self.written <= left {
            return Ok(());
        }
        Err(Error::Damaged(format!(
            "{} commits were acknowledged, {left} are left: {} or its write-ahead log has lost its end. \
             If it was put back from a copy on purpose, remove {} and start again",
            self.written,
            database.display(),
            path_of(database).display()
        )))
    }
}

fn path_of(database: &Path) -> PathBuf {
    file::beside(database, "-mark")
}

fn sum_of(name: &[u8; 16], written: u64) -> [u8; 16] {
    let digest = Sha256::new().chain_update(name).chain_update(written.to_be_bytes()).finalize();
    let mut sum = [0; 16];
    sum.copy_from_slice(&digest[..16]);
    sum
}
