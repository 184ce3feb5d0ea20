//! Where a server keeps what it knows.

use anyhow::{Context, bail};
use clap::Args;
use std::fs::OpenOptions;
use std::io::{ErrorKind, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::PathBuf;
use store::Sqlite;

/// The folder of the log and the server's secret.
#[derive(Args, Clone)]
pub struct Data {
    /// The folder that everything is kept in.
    #[arg(long, env = "CHAMBER_DATA", default_value = "data")]
    pub data: PathBuf,
}

impl Data {
    /// Opens the log of tables; makes a new one when there is none.
    pub fn open(&self) -> anyhow::Result<Sqlite> {
        std::fs::create_dir_all(&self.data)
            .with_context(|| format!("cannot make {}", self.data.display()))?;
        let file = self.file();
        Sqlite::open(&file).with_context(|| format!("cannot open {}", file.display()))
    }

    /// Opens the log of a server that has been here before, to read it while the server goes on.
    pub fn open_existing(&self) -> anyhow::Result<Sqlite> {
        let file = self.file();
        if !file.exists() {
            bail!("there is no log in {}", self.data.display());
        }
        Sqlite::read_only(&file).with_context(|| format!("cannot open {}", file.display()))
    }

    /// The secret that visitors' tokens are sealed with: made once, then kept. Without it every visitor would be a
    /// stranger after a restart.
    pub fn secret(&self) -> anyhow::Result<Vec<u8>> {
        let path = self.data.join("secret");
        let created = OpenOptions::new().write(true).create_new(true).mode(0o600).open(&path);
        match created {
            Ok(mut file) => {
                let secret = random_secret()?;
                file.write_all(&secret).and_then(|()| file.sync_all())?;
                Ok(secret)
            }
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                let secret = std::fs::read(&path)?;
                if secret.len() < SECRET {
                    bail!("{} is too short to be a secret; remove it to have a new one made", path.display());
                }
                Ok(secret)
            }
            Err(error) => Err(error).with_context(|| format!("cannot make {}", path.display())),
        }
    }

    fn file(&self) -> PathBuf {
        self.data.join("tables.sqlite")
    }
}

const SECRET: usize = 32;

/// A secret that nobody has seen.
pub fn random_secret() -> anyhow::Result<Vec<u8>> {
    let mut secret = vec![0; SECRET];
    getrandom::fill(&mut secret)?;
    Ok(secret)
}
