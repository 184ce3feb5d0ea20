//! The file as the operating system knows it: for its owner's eyes only, held by one server, and still in its place.

use crate::Error;
use std::fs::{File, OpenOptions, Permissions, TryLockError};
use std::os::unix::fs::{MetadataExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};

/// Everybody's secrets stand in the log: nobody but its owner reads it.
const OWNER_ONLY: u32 = 0o600;

/// Makes sure that the file is there and readable by its owner alone. What SQLite puts beside it gets the same rights.
pub fn prepare(path: &Path) -> Result<(), Error> {
    let file = OpenOptions::new().create(true).append(true).mode(OWNER_ONLY).open(path);
    let file = file.map_err(|error| failed(path, &error))?;
    // A file of an earlier version may be readable by others.
    restrict(&file).map_err(|error| failed(path, &error))
}

/// Makes a new file that its owner alone may read.
pub fn create(path: &Path) -> Result<File, Error> {
    let file = OpenOptions::new().create_new(true).write(true).mode(OWNER_ONLY).open(path);
    file.map_err(|error| failed(path, &error))
}

/// The same for a file that may be there.
pub fn open(path: &Path) -> Result<File, Error> {
    let file = OpenOptions::new().create(true).truncate(false).write(true).mode(OWNER_ONLY).open(path);
    let file = file.map_err(|error| failed(path, &error))?;
    restrict(&file).map_err(|error| failed(path, &error))?;
    Ok(file)
}

fn restrict(file: &File) -> std::io::Result<()> {
    if file.metadata()?.permissions().mode() & 0o777 != OWNER_ONLY {
        file.set_permissions(Permissions::from_mode(OWNER_ONLY))?;
    }
    Ok(())
}

/// Held while a server writes. The operating system lets go of it when the server ends, however it ends.
pub struct Lock(File);

impl Drop for Lock {
    fn drop(&mut self) {
        // Closing the file is not enough: a program that is just being started by another thread has it open for a moment too.
        let _ = self.0.unlock();
    }
}

impl Lock {
    /// Refuses when another server has it.
    pub fn take(database: &Path) -> Result<Self, Error> {
        let path = beside(database, "-lock");
        let file = open(&path)?;
        match file.try_lock() {
            Ok(()) => Ok(Lock(file)),
            Err(TryLockError::WouldBlock) => Err(Error::Failed(format!(
                "another server uses {}: stop it first, or give this one a data folder of its own",
                database.display()
            ))),
            Err(TryLockError::Error(error)) => Err(failed(&path, &error)),
        }
    }
}

/// Which file was opened.
pub struct Identity {
    path: PathBuf,
    device: u64,
    inode: u64,
}

impl Identity {
    /// Of the file that is there now.
    pub fn of(path: &Path) -> Result<Self, Error> {
        let about = path.metadata().map_err(|error| failed(path, &error))?;
        Ok(Identity { path: path.to_owned(), device: about.dev(), inode: about.ino() })
    }

    /// Fails when the file was deleted or replaced: SQLite would go on writing to what nobody can open again.
    pub fn check(&self) -> Result<(), Error> {
        match self.path.metadata() {
            Ok(about) if (about.dev(), about.ino()) == (self.device, self.inode) => Ok(()),
            _ => Err(Error::Failed(format!("{} was deleted or replaced", self.path.display()))),
        }
    }
}

/// The name of a file that stands beside the database.
pub fn beside(database: &Path, ending: &str) -> PathBuf {
    let mut path = database.as_os_str().to_owned();
    path.push(ending);
    path.into()
}

fn failed(path: &Path, error: &std::io::Error) -> Error {
    Error::Failed(format!("{}: {error}", path.display()))
}
