//! The database that many servers share, where this program was built for one.

use super::data::{House, Trust};
#[cfg(feature = "postgres")]
use anyhow::Context;
use tables::TableId;

/// Opens a database that is up to date, with the secret that it has, or else the given one, or else a new one.
#[cfg(feature = "postgres")]
pub async fn open(url: &str, trust: &Trust, secret: Option<&[u8]>) -> anyhow::Result<House> {
    use super::data::random_secret;
    let store = connect(url, trust).await?;
    let offered = secret.map_or_else(random_secret, |secret| Ok(secret.to_vec()))?;
    let secret = store.secret(offered).await.context("cannot open the database")?;
    Ok((std::sync::Arc::new(store), secret))
}

/// Removes a table.
#[cfg(feature = "postgres")]
pub async fn erase(url: &str, trust: &Trust, table: TableId) -> anyhow::Result<()> {
    let erased = connect(url, trust).await?.erase(table).await;
    erased.with_context(|| format!("cannot erase table {table}"))
}

/// A database that is up to date.
#[cfg(feature = "postgres")]
async fn connect(url: &str, trust: &Trust) -> anyhow::Result<store::Postgres> {
    let mut node = [0; 8];
    getrandom::fill(&mut node)?;
    let store = store::Postgres::new(url, trust.store_ca.as_deref(), u64::from_be_bytes(node))?;
    store.check().await.context("cannot open the database")?;
    Ok(store)
}

/// Brings a database up to date, and says what was done.
#[cfg(feature = "postgres")]
pub async fn migrate(url: &str, trust: &Trust) -> anyhow::Result<Vec<String>> {
    Ok(store::postgres::migrate(url, trust.store_ca.as_deref()).await?)
}

#[cfg(not(feature = "postgres"))]
const WITHOUT: &str = "this program was built without PostgreSQL; build it with the feature `postgres`";

/// Refuses.
#[cfg(not(feature = "postgres"))]
pub async fn open(_: &str, _: &Trust, _: Option<&[u8]>) -> anyhow::Result<House> {
    anyhow::bail!(WITHOUT)
}

/// Refuses.
#[cfg(not(feature = "postgres"))]
pub async fn migrate(_: &str, _: &Trust) -> anyhow::Result<Vec<String>> {
    anyhow::bail!(WITHOUT)
}

/// Refuses.
#[cfg(not(feature = "postgres"))]
pub async fn erase(_: &str, _: &Trust, _: TableId) -> anyhow::Result<()> {
    anyhow::bail!(WITHOUT)
}
