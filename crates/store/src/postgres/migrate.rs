//! The changes of the database, numbered. Each runs once, in a transaction of its own.
//!
//! Nodes of the version before go on while a migration runs and after it: a migration adds, and takes away only what
//! the version before has stopped to use. It waits for no lock for long, so that it does not hold up the players.

use super::link::{Address, Purpose};
use super::trouble::Trouble;
use crate::Error;
use std::path::Path;
use tokio_postgres::Client;

/// Every change there ever was, from number 1.
const MIGRATIONS: [(&str, &str); 2] = [
    ("log", include_str!("migrations/0001_log.sql")),
    ("places", include_str!("migrations/0002_places.sql")),
];

/// Only one program migrates at a time; any number does, as long as all agree on it.
const LOCK: i64 = 0x0063_6861_6d62_6572;

/// Brings a database up to date. Says what was done, in words for people.
pub async fn migrate(url: &str, authorities: Option<&Path>) -> Result<Vec<String>, Error> {
    let mut link = Address::parse(url, authorities)?.connect(Purpose::Write, None).await?;
    Ok(bring_up(link.client_mut()).await?)
}

async fn bring_up(client: &mut Client) -> Result<Vec<String>, Trouble> {
    let mut done = Vec::new();
    // Until the connection ends.
    client.execute("select pg_advisory_lock($1)", &[&LOCK]).await?;
    client.batch_execute("set lock_timeout = '3s'").await?;
    client
        .batch_execute(
            "create table if not exists migrations (
                number integer primary key, name text not null, at timestamptz not null default now())",
        )
        .await?;
    let before = newest(client).await?;
    for (number, (name, sql)) in (1..).zip(MIGRATIONS).filter(|(number, _)| *number > before) {
        let transaction = client.transaction().await?;
        transaction.batch_execute(sql).await?;
        transaction
            .execute("insert into migrations (number, name) values ($1, $2)", &[&number, &name])
            .await?;
        transaction.commit().await?;
        done.push(format!("{number:04} {name}"));
    }
    Ok(done)
}

/// Refuses a database that lacks something.
pub async fn check(client: &Client) -> Result<(), Trouble> {
    let made: Option<bool> =
        client.query_one("select to_regclass('migrations') is not null", &[]).await?.get(0);
    let newest = if made == Some(true) { newest(client).await? } else { 0 };
    if newest < MIGRATIONS.len() as i32 {
        let behind = "the database is not up to date: run `chamber migrate`";
        return Err(Error::Failed(behind.into()).into());
    }
    Ok(())
}

async fn newest(client: &Client) -> Result<i32, Trouble> {
    Ok(client.query_one("select coalesce(max(number), 0) from migrations", &[]).await?.get(0))
}
