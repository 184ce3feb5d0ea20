//! What stands in the database, and how it is read and written.

use super::link::Link;
use super::places::{self, Told, tell};
use super::trouble::Trouble;
use crate::sum::{NO_SUM, Sum, sum};
use crate::{Commit, Error, Index, Listed, Summary, TableId};
use std::collections::HashMap;
use tokio_postgres::Row;

/// A commit on its way.
pub struct Draft {
    pub table: TableId,
    pub commit: Commit,
    pub index: Index,
    /// Made up for this append alone.
    pub ticket: i64,
}

/// One statement, so one transaction: the whole group or nothing. A commit gets in if its number is free and the one
/// before it is there; the primary key decides between two who try at once, whatever either of them sees. In
/// order of the tables, so that no two groups wait for each other.
const APPEND: &str = concat!(
    "
with input as (
    select * from unnest($9::text[], $10::int8[], $11::int8[], $12::int4[], $13::int8[], $14::bytea[], $15::bytea[],
        $16::int8[]) as input (id, seq, at, version, ticket, body, card, due)
), written as (
    insert into commits (table_id, seq, at, version, ticket, sum, body)
    select id, input.seq, input.at, input.version, input.ticket,
        substring(sha256(coalesce(previous.sum, '\\x00000000000000000000000000000000'::bytea)
            || convert_to(id, 'UTF8') || int8send(input.seq) || int8send(input.at)
            || substring(int4send(input.version) from 3) || input.body) for 16),
        input.body
    from input
    left join commits previous on previous.table_id = id and previous.seq = input.seq - 1
    where input.seq = 1 or previous.seq is not null
    order by id
    on conflict do nothing
    returning table_id
), created as (
    insert into tables (id, head, touched, card, due)
    select id, 1, clock_timestamp(), card, due from input join written on table_id = id where seq = 1
), changed as (
    update tables set head = input.seq, card = input.card, due = input.due,
        touched = case when input.card is null then tables.touched else clock_timestamp() end
    from input join written on table_id = input.id
    where tables.id = input.id and input.seq > 1
), ",
    tell!(),
    "select table_id from written"
);

/// Writes a group of commits, at most one to a table. Says which tables took theirs.
pub async fn append(link: &Link, group: &[&Draft]) -> Result<Vec<TableId>, Trouble> {
    let ids: Vec<&str> = group.iter().map(|draft| draft.table.as_str()).collect();
    let seqs: Vec<i64> = group.iter().map(|draft| number(draft.commit.seq)).collect();
    let ats: Vec<i64> = group.iter().map(|draft| number(draft.commit.at)).collect();
    let versions: Vec<i32> = group.iter().map(|draft| draft.commit.version.into()).collect();
    let tickets: Vec<i64> = group.iter().map(|draft| draft.ticket).collect();
    let bodies: Vec<&[u8]> = group.iter().map(|draft| &draft.commit.body[..]).collect();
    let cards: Vec<Option<&[u8]>> = group.iter().map(|draft| draft.index.card.as_deref()).collect();
    let dues: Vec<Option<i64>> = group.iter().map(|draft| draft.index.due.map(number)).collect();
    let told = Told::of(group.iter().map(|draft| (draft.table.as_str(), &draft.index)));
    let statement = link.statement(APPEND).await?;
    let rows = link
        .client()
        .query(&statement, &told.before([&ids, &seqs, &ats, &versions, &tickets, &bodies, &cards, &dues]))
        .await?;
    rows.iter().map(|row| table_id(row.get(0))).collect()
}

/// Locking makes the question wait until the standby has what was found: what is only written here may be lost yet.
const FIND: &str = "
select table_id, ticket from commits
where (table_id, seq) in (select * from unnest($1::text[], $2::int8[])) order by table_id for update";
const KNOWN: &str = "select table_id from commits where table_id = any ($1::text[]) and seq = 1";

/// What became of commits that did not get in, or that we have lost sight of.
pub struct Found {
    tickets: HashMap<TableId, i64>,
    known: Vec<TableId>,
}

impl Found {
    /// Whether the commit stands in the log: written by an attempt whose answer was lost.
    pub fn is_written(&self, draft: &Draft) -> bool {
        self.tickets.get(&draft.table) == Some(&draft.ticket)
    }

    /// Why it does not.
    pub fn refusal(&self, draft: &Draft) -> Error {
        match (draft.commit.seq, self.known.contains(&draft.table)) {
            (1, _) => Error::Taken,
            (_, false) => Error::NoSuchTable,
            _ => Error::Conflict,
        }
    }
}

/// Looks for commits in the log.
pub async fn find(link: &Link, group: &[&Draft]) -> Result<Found, Trouble> {
    let ids: Vec<&str> = group.iter().map(|draft| draft.table.as_str()).collect();
    let seqs: Vec<i64> = group.iter().map(|draft| number(draft.commit.seq)).collect();
    let rows = link.client().query(&link.statement(FIND).await?, &[&ids, &seqs]).await?;
    let tickets = rows.iter().map(|row| Ok((table_id(row.get(0))?, row.get(1))));
    let tickets = tickets.collect::<Result<_, Trouble>>()?;
    let rows = link.client().query(&link.statement(KNOWN).await?, &[&ids]).await?;
    let known = rows.iter().map(|row| table_id(row.get(0))).collect::<Result<_, Trouble>>()?;
    Ok(Found { tickets, known })
}

/// From the last commit that the asker has already: the chain is taken up there.
const READ: &str = "
select seq, at, version, sum, case when seq > $2 then body end, head from tables
left join commits on table_id = id and seq >= $2
where id = $1 order by seq";

/// The commits after a number, their sums checked.
pub async fn read(link: &Link, table: TableId, after: u64) -> Result<Vec<Commit>, Trouble> {
    let damaged =
        |seq: u64| Error::Damaged(format!("commit {seq} of table {table} is not as it was written"));
    let rows = link.client().query(&link.statement(READ).await?, &[&table.as_str(), &number(after)]).await?;
    let head = rows.first().ok_or(Error::NoSuchTable)?.get::<_, i64>(5) as u64;
    if after >= head {
        return Ok(Vec::new());
    }
    let mut rows = rows.iter();
    let mut previous = NO_SUM;
    if after > 0 {
        let has_it = |row: &&Row| row.get::<_, Option<i64>>(0) == Some(number(after));
        previous = stored_sum(rows.next().filter(has_it).ok_or_else(|| damaged(after))?)?;
    }
    let mut commits = Vec::new();
    for row in rows {
        let expected = after + 1 + commits.len() as u64;
        let commit = commit(row).ok_or_else(|| damaged(expected))?;
        previous = sum(&previous, table, &commit);
        if commit.seq != expected || stored_sum(row)? != previous {
            return Err(damaged(expected).into());
        }
        commits.push(commit);
    }
    if after + commits.len() as u64 != head {
        return Err(damaged(head).into());
    }
    Ok(commits)
}

fn commit(row: &Row) -> Option<Commit> {
    Some(Commit {
        seq: u64::try_from(row.get::<_, Option<i64>>(0)?).ok()?,
        at: u64::try_from(row.get::<_, i64>(1)).ok()?,
        version: u16::try_from(row.get::<_, i32>(2)).ok()?,
        body: row.get::<_, Option<Vec<u8>>>(4)?,
    })
}

fn stored_sum(row: &Row) -> Result<Sum, Trouble> {
    let stored: &[u8] = row.get(3);
    stored.try_into().map_err(|_| Error::Damaged("a sum has the wrong length".into()).into())
}

const LOBBY: &str = "
select id, card from tables where card is not null order by touched desc, id desc limit $1";

/// The listed tables, latest commit first.
pub async fn lobby(link: &Link, limit: u32) -> Result<Vec<Listed>, Trouble> {
    let rows = link.client().query(&link.statement(LOBBY).await?, &[&i64::from(limit)]).await?;
    rows.iter().map(|row| Ok(Listed { table: table_id(row.get(0))?, card: row.get(1) })).collect()
}

const HEADS: &str = "select id, head from tables where id = any ($1::text[])";

/// The number of the newest commit of each of these tables.
pub async fn heads(link: &Link, tables: &[TableId]) -> Result<Vec<(TableId, u64)>, Trouble> {
    let ids: Vec<&str> = tables.iter().map(TableId::as_str).collect();
    let rows = link.client().query(&link.statement(HEADS).await?, &[&ids]).await?;
    rows.iter().map(|row| Ok((table_id(row.get(0))?, row.get::<_, i64>(1) as u64))).collect()
}

const REINDEX: &str = concat!(
    "
with written as (
    update tables set card = $11, due = $12 where id = $9 and head = $10 returning id as table_id
), ",
    tell!(),
    "select table_id from written"
);
const KNOWS: &str = "select 1 from tables where id = $1";

/// Replaces a table's index if its newest commit is still this one.
pub async fn reindex(link: &Link, table: TableId, head: u64, index: &Index) -> Result<(), Trouble> {
    let statement = link.statement(REINDEX).await?;
    let (id, due) = (table.as_str(), index.due.map(number));
    let (told, head) = (Told::of([(id, index)]), number(head));
    let parameters = told.before([&id, &head, &index.card, &due]);
    if !link.client().query(&statement, &parameters).await?.is_empty() {
        return Ok(());
    }
    let known = link.client().query_opt(&link.statement(KNOWS).await?, &[&id]).await?;
    Err(if known.is_some() { Error::Conflict } else { Error::NoSuchTable }.into())
}

const ERASE: &str = "
with gone as (delete from tables where id = $1 returning id),
    erased_commits as (delete from commits where table_id = $1),
    erased_outlines as (delete from outlines where table_id = $1),
    erased_places as (delete from places where table_id = $1)
select id from gone";

/// Removes a table, and lets the database use the room that it took for something else.
pub async fn erase(link: &Link, table: TableId) -> Result<(), Trouble> {
    let gone = link.client().query_opt(ERASE, &[&table.as_str()]).await?;
    gone.ok_or(Error::NoSuchTable)?;
    Ok(link.client().batch_execute("vacuum tables, commits, outlines, places").await?)
}

const SUMMARIES: &str = "
select id, card, due, head, sum, outline from tables
join commits on commits.table_id = id and seq = head left join outlines on outlines.table_id = id
where id > $1 order by id limit $2";

/// All tables in order of their ids, after a given one.
pub async fn summaries(link: &Link, after: Option<TableId>, limit: u32) -> Result<Vec<Summary>, Trouble> {
    let after = after.as_ref().map_or("", TableId::as_str);
    let rows = link.client().query(&link.statement(SUMMARIES).await?, &[&after, &i64::from(limit)]).await?;
    let mut places = places::at(link, &rows.iter().map(|row| row.get(0)).collect::<Vec<&str>>()).await?;
    rows.iter()
        .map(|row| {
            let stored: &[u8] = row.get(4);
            let outline: Option<Vec<u8>> = row.get(5);
            let index = Index {
                card: row.get(1),
                due: row.get::<_, Option<i64>>(2).map(|due| due as u64),
                places: outline.is_some().then(|| places.remove(row.get::<_, &str>(0)).unwrap_or_default()),
                outline,
            };
            Ok(Summary {
                table: table_id(row.get(0))?,
                index,
                head: row.get::<_, i64>(3) as u64,
                sum: stored.try_into().map_err(|_| Error::Damaged("a sum has the wrong length".into()))?,
            })
        })
        .collect()
}

/// Numbers beyond what the database can hold are as good as for ever.
pub fn number(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

pub fn table_id(id: &str) -> Result<TableId, Trouble> {
    id.parse().map_err(|_| Error::Damaged(format!("{id:?} is no table's id")).into())
}
