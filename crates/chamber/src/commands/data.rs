//! Where a server keeps what it knows.

use super::database;
use anyhow::{Context, bail};
use clap::Args;
use std::fs::{File, OpenOptions, Permissions};
use std::io::{self, ErrorKind, Write};
use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use store::{Sqlite, Store};

/// A folder with the log and the server's secret, or a database that many servers share.
#[derive(Args, Clone)]
pub struct Data {
    /// The folder that everything is kept in.
    #[arg(long, env = "CHAMBER_DATA", default_value = "data")]
    pub data: PathBuf,
    /// A PostgreSQL database to keep everything in instead, shared by any number of servers:
    /// postgres://user:password@host1,host2/name
    #[arg(long, env = "CHAMBER_STORE", hide_env_values = true)]
    pub store: Option<String>,
    #[command(flatten)]
    pub trust: Trust,
}

/// Whose certificates a database may show.
#[derive(Args, Clone)]
pub struct Trust {
    /// A file with the certificates of the authorities that vouch for the database, if it is not the web's usual ones.
    #[arg(long, env = "CHAMBER_STORE_CA")]
    pub store_ca: Option<PathBuf>,
}

/// A store, and the secret that visitors' tokens are signed with.
pub type House = (Arc<dyn Store>, Vec<u8>);

impl Data {
    /// Opens the log of tables for a server; makes a new folder when there is none.
    pub async fn open(&self) -> anyhow::Result<House> {
        match &self.store {
            Some(url) => database::open(url, &self.trust, None).await,
            None => folder(&self.data, None),
        }
    }

    /// Where that is, for the log: an address of a database has its password in it.
    pub fn place(&self) -> String {
        match &self.store {
            Some(_) => "a database".to_owned(),
            None => self.data.display().to_string(),
        }
    }

    /// Opens the log of a server that has been here before, to read it while the server goes on.
    pub async fn open_existing(&self) -> anyhow::Result<Arc<dyn Store>> {
        if let Some(url) = &self.store {
            return Ok(database::open(url, &self.trust, None).await?.0);
        }
        let file = log_in(&self.data);
        if !file.exists() {
            bail!("there is no log in {}", self.data.display());
        }
        Ok(Arc::new(Sqlite::read_only(&file).with_context(|| format!("cannot open {}", file.display()))?))
    }
}

/// Opens a folder, or makes it, with the given secret or a new one.
pub fn folder(folder: &Path, secret: Option<&[u8]>) -> anyhow::Result<House> {
    std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let file = log_in(folder);
    let store = Sqlite::open(&file).with_context(|| format!("cannot open {}", file.display()))?;
    Ok((Arc::new(store), keep_secret(&folder.join("secret"), secret)?))
}

/// The log in a folder.
pub fn log_in(folder: &Path) -> PathBuf {
    folder.join("tables.sqlite")
}

/// The secret in a file: made once, then kept. Without it every visitor would be a stranger after a restart. It is put in its
/// place when it is whole, so that a start that was interrupted leaves none.
fn keep_secret(path: &Path, given: Option<&[u8]>) -> anyhow::Result<Vec<u8>> {
    match std::fs::read(path) {
        Ok(secret) if secret.len() < SECRET => {
            bail!("{} is too short to be a secret; remove it to have a new one made", path.display())
        }
        Ok(secret) => Ok(secret),
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let secret = given.map_or_else(random_secret, |given| Ok(given.to_vec()))?;
            write_whole(path, &secret).with_context(|| format!("cannot make {}", path.display()))?;
            Ok(secret)
        }
        Err(error) => Err(error).with_context(|| format!("cannot read {}", path.display())),
    }
}

/// Writes a file that others may not read: all of it, or nothing.
fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let new = path.with_extension("new");
    let mut file = OpenOptions::new().write(true).create(true).truncate(true).mode(0o600).open(&new)?;
    // What an interrupted start left behind keeps the rights it had.
    file.set_permissions(Permissions::from_mode(0o600))?;
    file.write_all(bytes)?;
    file.sync_all()?;
    std::fs::rename(&new, path)?;
    path.parent().map_or(Ok(()), |folder| File::open(folder)?.sync_all())
}

const SECRET: usize = 32;

/// A secret that nobody has seen.
pub fn random_secret() -> anyhow::Result<Vec<u8>> {
    let mut secret = vec![0; SECRET];
    getrandom::fill(&mut secret).context("the system has no random numbers: is /dev/random missing?")?;
    Ok(secret)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tempfile::TempDir;

    #[test]
    fn a_secret_is_made_once_though_the_first_start_was_interrupted() {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("secret");
        std::fs::write(path.with_extension("new"), "half of").unwrap();
        let secret = keep_secret(&path, None).unwrap();
        assert_eq!(secret.len(), SECRET);
        assert_eq!(keep_secret(&path, None).unwrap(), secret);
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
        let mode = std::fs::metadata(&path).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "nobody else reads it");
    }
}
