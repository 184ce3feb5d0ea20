//! Reading the data files, wherever they are: little-endian numbers and texts, one after the other.

use std::ops::Range;
use std::path::{Path, PathBuf};

/// Why a data file cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum Unreadable {
    /// It is not there, or cannot be read.
    #[error("{}: {source}", path.display())]
    File {
        /// Which file.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// It is cut short or something else.
    #[error("{}: not a file of this program, or damaged", path.display())]
    Damaged {
        /// Which file.
        path: PathBuf,
    },
    /// The folder of the data files is nowhere to be found.
    #[error(
        "no data files for the bots: set CHAMBER_MINDS to the folder words/minds, or put it beside the program"
    )]
    NoFolder,
}

/// A data file, or a folder of them: on the disk, or inside the program.
pub trait DataFile: Sized + Send + Sync {
    /// Reads the whole file.
    fn bytes(&self) -> std::io::Result<Vec<u8>>;
    /// A file or folder of this folder.
    fn join(&self, name: impl AsRef<str>) -> Self;
    /// What to call it in a message.
    fn path(&self) -> &Path;
}

impl DataFile for PathBuf {
    fn bytes(&self) -> std::io::Result<Vec<u8>> {
        std::fs::read(self)
    }

    fn join(&self, name: impl AsRef<str>) -> Self {
        Path::join(self, name.as_ref())
    }

    fn path(&self) -> &Path {
        self
    }
}

/// Reads a whole file.
pub(super) fn read(file: &impl DataFile) -> Result<Vec<u8>, Unreadable> {
    file.bytes().map_err(|source| Unreadable::File { path: file.path().to_owned(), source })
}

/// What a file that cannot be understood is called.
pub(super) fn damaged(file: &impl DataFile) -> Unreadable {
    Unreadable::Damaged { path: file.path().to_owned() }
}

/// A part of a file in the memory that the file was read into: a copy beside it would leave a hole as large.
pub(super) fn part_of(mut file: Vec<u8>, part: Range<usize>) -> Vec<u8> {
    file.truncate(part.end);
    file.drain(..part.start);
    file.shrink_to_fit();
    file
}

/// What is left to read of a file. Every step is `None` at the end of it.
pub(super) struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    /// Starts after the magic line that says what the file is.
    pub fn after(magic: &[u8], bytes: &'a [u8]) -> Option<Self> {
        bytes.strip_prefix(magic).map(Bytes)
    }

    pub fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    pub fn byte(&mut self) -> Option<u8> {
        self.take(1).map(|bytes| bytes[0])
    }

    pub fn number(&mut self) -> Option<usize> {
        self.take(4).map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]]) as usize)
    }

    pub fn floats(&mut self, count: usize) -> Option<Vec<f32>> {
        let bytes = self.take(count.checked_mul(4)?)?;
        Some(bytes.chunks_exact(4).map(|b| f32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect())
    }

    /// How many bytes are left.
    pub fn rest(&self) -> usize {
        self.0.len()
    }

    pub fn text(&mut self, count: usize) -> Option<&'a str> {
        std::str::from_utf8(self.take(count)?).ok()
    }
}
