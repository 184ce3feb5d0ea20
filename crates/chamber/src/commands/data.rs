//! Where a server keeps what it knows.

use super::database;
use anyhow::{Context, bail};
use clap::Args;
use std::fs::OpenOptions;
use std::io::{ErrorKind, Write};
use std::os::unix::fs::OpenOptionsExt;
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

/// The secret in a file: made once, then kept. Without it every visitor would be a stranger after a restart.
fn keep_secret(path: &Path, given: Option<&[u8]>) -> anyhow::Result<Vec<u8>> {
    let created = OpenOptions::new().write(true).create_new(true).mode(0o600).open(path);
    match created {
        Ok(mut file) => {
            let secret = given.map_or_else(random_secret, |given| Ok(given.to_vec()))?;
            file.write_all(&secret).and_then(|()| file.sync_all())?;
            Ok(secret)
        }
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            let secret = std::fs::read(path)?;
            if secret.len() < SECRET {
                bail!("{} is too short to be a secret; remove it to have a new one made", path.display());
            }
            Ok(secret)
        }
        Err(error) => Err(error).with_context(|| format!("cannot make {}", path.display())),
    }
}

const SECRET: usize = 32;

/// A secret that nobody has seen.
pub fn random_secret() -> anyhow::Result<Vec<u8>> {
    let mut secret = vec![0; SECRET];
    getrandom::fill(&mut secret)?;
    Ok(secret)
}
