//! What stands in the file, and how it is read and written.

use crate::sum::{NO_SUM, Sum, sum};
use crate::{Commit, Error, Index, Listed, Place, Placed, Summary, TableId};
use rusqlite::{Connection, OptionalExtension, Row, Transaction, params};

/// The format of the file. A newer one is refused rather than misread.
const FORMAT: i64 = 1;

const SCHEMA: &str = "
    create table if not exists about (
        one integer primary key check (one = 1), format integer not null, name blob not null,
        written integer not null);
    insert or ignore into about values (1, 1, randomblob(16), 0);
    create table if not exists tables (
        id text primary key, head integer not null, sum blob not null, touched integer not null,
        card blob, due integer) without rowid;
    create table if not exists commits (
        table_id text not null, seq integer not null, at integer not null, version integer not null,
        sum blob not null, body blob not null, primary key (table_id, seq)) without rowid;
    create table if not exists outlines (
        table_id text primary key, outline blob not null) without rowid;
    create table if not exists places (
        table_id text not null, visitor blob not null, going integer not null, since integer not null,
        own blob not null, primary key (table_id, visitor)) without rowid;
    create index if not exists places_of on places (visitor, going desc, since desc, table_id desc);
    create index if not exists lobby on tables (touched) where card is not null;
    create index if not exists due on tables (due) where due is not null;
";

/// What the file says about itself.
pub struct About {
    /// A random name that a copy shares with its original.
    pub name: [u8; 16],
    /// How many commits were ever written.
    pub written: u64,
}

/// Makes the tables of a new file, checks those of an old one.
pub fn prepare(connection: &Connection) -> Result<About, Error> {
    connection.execute_batch(&format!("begin immediate; {SCHEMA} commit"))?;
    about(connection)
}

/// Checks the format.
pub fn about(connection: &Connection) -> Result<About, Error> {
    let (format, about) = connection.query_row("select format, name, written from about", [], |row| {
        Ok((row.get::<_, i64>(0)?, About { name: row.get(1)?, written: row.get(2)? }))
    })?;
    if format != FORMAT {
        return Err(Error::Damaged(format!("the file has format {format}, this program reads {FORMAT}")));
    }
    Ok(about)
}

/// Writes one commit inside the writer's transaction, as number `written` of all commits. [`Error::Conflict`],
/// [`Error::Taken`] and [`Error::NoSuchTable`] leave the transaction as it was.
pub fn append(
    transaction: &Transaction<'_>,
    written: u64,
    table: TableId,
    commit: &Commit,
    index: &Index,
) -> Result<(), Error> {
    let id = table.as_str();
    let head: Option<(u64, Sum)> = transaction
        .prepare_cached("select head, sum from tables where id = ?1")?
        .query_row([id], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    let previous = match (head, commit.seq) {
        (None, 1) => NO_SUM,
        (None, _) => return Err(Error::NoSuchTable),
        (Some(_), 1) => return Err(Error::Taken),
        (Some((head, _)), seq) if head + 1 != seq => return Err(Error::Conflict),
        (Some((_, sum)), _) => sum,
    };
    let sum = sum(&previous, table, commit);
    transaction.prepare_cached("insert into commits values (?1, ?2, ?3, ?4, ?5, ?6)")?.execute(params![
        id,
        commit.seq,
        commit.at,
        commit.version,
        sum,
        commit.body
    ])?;
    let about = match commit.seq {
        1 => "insert into tables values (?1, ?2, ?3, ?4, ?5, ?6)",
        _ => "update tables set head = ?2, sum = ?3, touched = ?4, card = ?5, due = ?6 where id = ?1",
    };
    transaction
        .prepare_cached(about)?
        .execute(params![id, commit.seq, sum, written, index.card, index.due])?;
    tell(transaction, table, index)
}

/// Replaces a table's index if its newest commit is still this one.
pub fn reindex(transaction: &Transaction<'_>, table: TableId, head: u64, index: &Index) -> Result<(), Error> {
    let id = table.as_str();
    let changed = transaction
        .prepare_cached("update tables set card = ?3, due = ?4 where id = ?1 and head = ?2")?
        .execute(params![id, head, index.card, index.due])?;
    let known = || -> Result<Option<u64>, Error> {
        let mut rows = transaction.prepare_cached("select head from tables where id = ?1")?;
        Ok(rows.query_row([id], |row| row.get(0)).optional()?)
    };
    match changed {
        0 if known()?.is_none() => Err(Error::NoSuchTable),
        0 => Err(Error::Conflict),
        _ => tell(transaction, table, index),
    }
}

/// Writes what has changed for those who have a place at a table.
fn tell(transaction: &Transaction<'_>, table: TableId, index: &Index) -> Result<(), Error> {
    let id = table.as_str();
    if let Some(outline) = &index.outline {
        let mut row = transaction.prepare_cached("insert or replace into outlines values (?1, ?2)")?;
        row.execute(params![id, outline])?;
    }
    if let Some(places) = &index.places {
        transaction.prepare_cached("delete from places where table_id = ?1")?.execute([id])?;
        let mut row =
            transaction.prepare_cached("insert or replace into places values (?1, ?2, ?3, ?4, ?5)")?;
        for Place { visitor, going, since, own } in places {
            row.execute(params![id, visitor, going, moment(*since), own])?;
        }
    }
    Ok(())
}

/// The tables at which somebody has a place: those that go on first, then the latest.
pub fn places(reader: &Connection, visitor: [u8; 16], skip: u32, limit: u32) -> Result<Vec<Placed>, Error> {
    let mut rows = reader.prepare_cached(
        "select table_id, own, outline from places join outlines using (table_id) where visitor = ?1
        order by going desc, since desc, table_id desc limit ?2 offset ?3",
    )?;
    let rows = rows.query_map(params![visitor, limit, skip], |row| {
        Ok((row.get::<_, String>(0)?, row.get(1)?, row.get(2)?))
    })?;
    rows.map(|row| {
        let (id, own, outline) = row?;
        Ok(Placed { table: table_id(&id)?, own, outline })
    })
    .collect()
}

/// Tables without an outline, in the order of their ids, after a given one.
pub fn without_outline(
    reader: &Connection,
    after: Option<TableId>,
    limit: u32,
) -> Result<Vec<TableId>, Error> {
    let mut rows = reader.prepare_cached(
        "select id from tables where id > ?1 and not exists (select 1 from outlines where table_id = id)
        order by id limit ?2",
    )?;
    let after = after.as_ref().map_or("", TableId::as_str);
    let rows = rows.query_map(params![after, limit], |row| row.get::<_, String>(0))?;
    rows.map(|id| table_id(&id?)).collect()
}

/// Numbers beyond what the file can hold are as good as for ever.
fn moment(moment: u64) -> i64 {
    i64::try_from(moment).unwrap_or(i64::MAX)
}

/// Removes all rows of a table.
pub fn erase(connection: &mut Connection, table: TableId) -> Result<(), Error> {
    let transaction = connection.transaction()?;
    let id = table.as_str();
    if transaction.execute("delete from tables where id = ?1", [id])? == 0 {
        return Err(Error::NoSuchTable);
    }
    for delete in [
        "delete from commits where table_id = ?1",
        "delete from outlines where table_id = ?1",
        "delete from places where table_id = ?1",
    ] {
        transaction.execute(delete, [id])?;
    }
    Ok(transaction.commit()?)
}

/// How many commits were ever written.
pub fn written(connection: &Connection) -> Result<u64, Error> {
    Ok(connection.prepare_cached("select written from about")?.query_row([], |row| row.get(0))?)
}

/// Notes how many commits were ever written.
pub fn note_written(transaction: &Transaction<'_>, written: u64) -> Result<(), Error> {
    transaction.prepare_cached("update about set written = ?1")?.execute([written])?;
    Ok(())
}

/// The commits after a number, their sums checked.
pub fn read(reader: &mut Connection, table: TableId, after: u64) -> Result<Vec<Commit>, Error> {
    let snapshot = reader.transaction()?;
    let id = table.as_str();
    let head: Option<(u64, Sum)> = snapshot
        .prepare_cached("select head, sum from tables where id = ?1")?
        .query_row([id], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    let (head, head_sum) = head.ok_or(Error::NoSuchTable)?;
    if after >= head {
        return Ok(Vec::new());
    }
    let damaged = |seq| Error::Damaged(format!("commit {seq} of table {table} is not as it was written"));
    // The chain is taken up at the last commit that the asker has already.
    let mut previous = match after {
        0 => NO_SUM,
        _ => snapshot
            .prepare_cached("select sum from commits where table_id = ?1 and seq = ?2")?
            .query_row(params![id, after], |row| row.get(0))
            .optional()?
            .ok_or_else(|| damaged(after))?,
    };
    let mut rows = snapshot.prepare_cached(
        "select seq, at, version, body, sum from commits where table_id = ?1 and seq > ?2 order by seq",
    )?;
    let rows = rows.query_map(params![id, after], |row| Ok((commit(row)?, row.get::<_, Sum>(4)?)))?;
    let mut commits = Vec::new();
    for row in rows {
        let (commit, stored) = row?;
        let expected = after + 1 + commits.len() as u64;
        previous = sum(&previous, table, &commit);
        if commit.seq != expected || stored != previous {
            return Err(damaged(expected));
        }
        commits.push(commit);
    }
    if after + commits.len() as u64 != head || previous != head_sum {
        return Err(damaged(head));
    }
    Ok(commits)
}

fn commit(row: &Row<'_>) -> rusqlite::Result<Commit> {
    Ok(Commit { seq: row.get(0)?, at: row.get(1)?, version: row.get(2)?, body: row.get(3)? })
}

/// The listed tables, latest commit first.
pub fn lobby(reader: &Connection, limit: u32) -> Result<Vec<Listed>, Error> {
    let mut rows = reader.prepare_cached(
        "select id, card from tables where card is not null order by touched desc limit ?1",
    )?;
    let rows = rows.query_map([limit], |row| Ok((row.get::<_, String>(0)?, row.get(1)?)))?;
    rows.map(|row| {
        let (id, card) = row?;
        Ok(Listed { table: table_id(&id)?, card })
    })
    .collect()
}

/// The tables that are due, earliest first, after a cursor.
pub fn due(
    reader: &Connection,
    by: u64,
    after: Option<(u64, TableId)>,
    limit: u32,
) -> Result<Vec<(u64, TableId)>, Error> {
    let mut rows = reader.prepare_cached(
        "select due, id from tables where due <= ?1 and (due, id) > (?2, ?3) order by due, id limit ?4",
    )?;
    // No table is due before the first moment, and no id is empty.
    let (from, id) = after.map_or((-1, String::new()), |(due, id)| (moment(due), id.to_string()));
    let rows = rows
        .query_map(params![moment(by), from, id, limit], |row| Ok((row.get(0)?, row.get::<_, String>(1)?)))?;
    rows.map(|row| {
        let (due, id) = row?;
        Ok((due, table_id(&id)?))
    })
    .collect()
}

/// All tables in the order of their ids, after a given one.
pub fn summaries(reader: &Connection, after: Option<TableId>, limit: u32) -> Result<Vec<Summary>, Error> {
    let mut rows = reader.prepare_cached(
        "select id, head, sum, card, due, outline from tables left join outlines on table_id = id
        where id > ?1 order by id limit ?2",
    )?;
    let after = after.as_ref().map_or("", TableId::as_str);
    let rows = rows.query_map(params![after, limit], |row| {
        let index = Index { card: row.get(3)?, due: row.get(4)?, outline: row.get(5)?, places: None };
        Ok((row.get::<_, String>(0)?, row.get(1)?, row.get(2)?, index))
    })?;
    rows.map(|row| {
        let (id, head, sum, index) = row?;
        let places = if index.outline.is_some() { Some(places_at(reader, &id)?) } else { None };
        Ok(Summary { table: table_id(&id)?, head, sum, index: Index { places, ..index } })
    })
    .collect()
}

/// Who has a place at a table.
fn places_at(reader: &Connection, id: &str) -> Result<Vec<Place>, Error> {
    let mut rows = reader.prepare_cached(
        "select visitor, going, since, own from places where table_id = ?1 order by visitor",
    )?;
    let rows = rows.query_map([id], |row| {
        Ok(Place { visitor: row.get(0)?, going: row.get(1)?, since: row.get(2)?, own: row.get(3)? })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn table_id(id: &str) -> Result<TableId, Error> {
    id.parse().map_err(|_| Error::Damaged(format!("{id:?} is no table's id")))
}
