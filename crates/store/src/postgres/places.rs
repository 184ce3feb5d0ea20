//! Who has a place at which table.

use super::link::Link;
use super::rows::{number, table_id};
use super::trouble::Trouble;
use crate::{Error, Index, Place, Placed, TableId};
use std::collections::HashMap;
use tokio_postgres::types::ToSql;

/// Parts of a statement that write what has changed for those who have a place at the tables in `written`, from the
/// parameters 1 to 8: the fields of [`Told`].
macro_rules! tell {
    () => {
        "outlined as (
    insert into outlines
    select id, outline from unnest($1::text[], $2::bytea[]) as told (id, outline) join written on table_id = id
    on conflict (table_id) do update set outline = excluded.outline
), seats as (
    select * from unnest($4::text[], $5::bytea[], $6::bool[], $7::int8[], $8::bytea[])
        as seats (id, visitor, going, since, own)
), gone as (
    delete from places using written
    where places.table_id = written.table_id and places.table_id = any ($3::text[])
        and not exists (select 1 from seats where id = places.table_id and seats.visitor = places.visitor)
), seated as (
    insert into places
    select id, visitor, going, since, own from seats join written on table_id = id
    on conflict (table_id, visitor) do update
        set going = excluded.going, since = excluded.since, own = excluded.own
)
"
    };
}
pub(super) use tell;

/// What is written of places, one list for each parameter.
#[derive(Default)]
pub struct Told<'a> {
    /// Tables with a new outline, and the outlines.
    outlined: Vec<&'a str>,
    outlines: Vec<&'a [u8]>,
    /// Tables with a new list of places, and all places of the lists.
    seated: Vec<&'a str>,
    tables: Vec<&'a str>,
    visitors: Vec<&'a [u8]>,
    goings: Vec<bool>,
    sinces: Vec<i64>,
    owns: Vec<&'a [u8]>,
}

impl<'a> Told<'a> {
    /// What these indexes tell.
    pub fn of(indexes: impl IntoIterator<Item = (&'a str, &'a Index)>) -> Self {
        let mut told = Told::default();
        for (table, index) in indexes {
            if let Some(outline) = &index.outline {
                told.outlined.push(table);
                told.outlines.push(outline);
            }
            if let Some(places) = &index.places {
                told.seated.push(table);
                for place in places {
                    told.tables.push(table);
                    told.visitors.push(&place.visitor);
                    told.goings.push(place.going);
                    told.sinces.push(number(place.since));
                    told.owns.push(&place.own);
                }
            }
        }
        told
    }

    /// The parameters of a statement: these lists, then its own.
    pub fn before<'p, const N: usize>(
        &'p self,
        own: [&'p (dyn ToSql + Sync); N],
    ) -> Vec<&'p (dyn ToSql + Sync)> {
        let Told { outlined, outlines, seated, tables, visitors, goings, sinces, owns } = self;
        let lists: [&(dyn ToSql + Sync); 8] =
            [outlined, outlines, seated, tables, visitors, goings, sinces, owns];
        lists.into_iter().chain(own).collect()
    }
}

const PLACES: &str = "
select table_id, own, outline from places join outlines using (table_id) where visitor = $1
order by going desc, since desc, table_id desc limit $2 offset $3";

/// The tables at which somebody has a place: those that go on first, then the latest.
pub async fn of(link: &Link, visitor: [u8; 16], skip: u32, limit: u32) -> Result<Vec<Placed>, Trouble> {
    let (visitor, limit, skip) = (&visitor[..], i64::from(limit), i64::from(skip));
    let rows = link.client().query(&link.statement(PLACES).await?, &[&visitor, &limit, &skip]).await?;
    let placed = rows
        .iter()
        .map(|row| Ok(Placed { table: table_id(row.get(0))?, own: row.get(1), outline: row.get(2) }));
    placed.collect()
}

const AT: &str = "
select table_id, visitor, going, since, own from places where table_id = any ($1::text[]) order by visitor";

/// Who has a place at each of these tables.
pub async fn at(link: &Link, tables: &[&str]) -> Result<HashMap<String, Vec<Place>>, Trouble> {
    let mut places = HashMap::<String, Vec<Place>>::new();
    for row in link.client().query(&link.statement(AT).await?, &[&tables]).await? {
        let damaged = |_| Error::Damaged("a visitor's id has the wrong length".into());
        places.entry(row.get(0)).or_default().push(Place {
            visitor: row.get::<_, &[u8]>(1).try_into().map_err(damaged)?,
            going: row.get(2),
            since: row.get::<_, i64>(3) as u64,
            own: row.get(4),
        });
    }
    Ok(places)
}

const WITHOUT_OUTLINE: &str = "
select id from tables where id > $1 and not exists (select 1 from outlines where table_id = id)
order by id limit $2";

/// Tables without an outline, in the order of their ids, after a given one.
pub async fn without_outline(
    link: &Link,
    after: Option<TableId>,
    limit: u32,
) -> Result<Vec<TableId>, Trouble> {
    let after = after.as_ref().map_or("", TableId::as_str);
    let rows =
        link.client().query(&link.statement(WITHOUT_OUTLINE).await?, &[&after, &i64::from(limit)]).await?;
    rows.iter().map(|row| table_id(row.get(0))).collect()
}
