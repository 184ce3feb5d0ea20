//! A walk through everything that there is to see, with a stop at every page and phase: for pictures, and for
//! whoever wants to know whether each of them is as it should be.

mod decrypto;
mod finale;
mod kryptos;
mod people;
mod wall;

pub use decrypto::{decrypto, three};
pub use finale::{laser, tie_break};
pub use kryptos::kryptos;
pub use people::people;

use crate::{House, Look, Player, Size, Table, Theme};
use anyhow::Result;
use wall::Wall;

/// How the visitors come: what they wear at each stop is up to the one who looks.
fn look(house: &House) -> Look {
    Look { size: Size::Desktop, theme: Theme::Light, language: house.language }
}

/// The pages that need no table.
pub async fn pages(house: &House, stop: &impl AsyncFn(&Player, &str) -> Result<()>) -> Result<()> {
    let visitor = house.visitor("Ada", look(house)).await?;
    for (name, path) in [
        ("front", "/"),
        ("learn-decrypto", "/learn/decrypto"),
        ("learn-kryptos", "/learn/kryptos"),
        ("lesson-decrypto-1", "/learn/decrypto/lesson"),
        ("lesson-decrypto-2", "/learn/decrypto/lesson?step=2&mark1=1&mark2=2&mark3=3"),
        ("lesson-decrypto-3", "/learn/decrypto/lesson?step=3&text1=Mozart&text2=Maria&text3=Faust"),
        ("lesson-decrypto-end", "/learn/decrypto/lesson?step=4"),
        ("lesson-kryptos-1", "/learn/kryptos/lesson"),
        ("lesson-kryptos-2", "/learn/kryptos/lesson?step=2&number=22"),
        ("lesson-kryptos-3", "/learn/kryptos/lesson?step=3&number=32"),
        ("lesson-kryptos-end", "/learn/kryptos/lesson?step=4"),
        ("mine-none", "/mine"),
        ("privacy", "/privacy"),
        ("recorded", "/review"),
        ("missing", "/nowhere"),
        ("offline", "/offline"),
    ] {
        visitor.browser.goto(&house.url(path)).await?;
        stop(&visitor, name).await?;
    }
    visitor.browser.close().await
}

/// Everybody comes to a new table.
async fn gather(house: &House, game: &str, count: usize) -> Result<Table> {
    let people = ["Ada", "Blaise", "Étienne", "Giovanni"].map(|name| (name, look(house)));
    Table::gather(house, game, &people[..count]).await
}

/// The replay of a table's first game: as it was dealt, in the middle with everything open, and at its end.
async fn replay(
    house: &House,
    player: &Player,
    place: &str,
    stop: &impl AsyncFn(&Player, &str) -> Result<()>,
) -> Result<()> {
    let table: String = player.browser.read("location.href").await?;
    let code: String = player.browser.read("location.pathname.split('/').pop()").await?;
    for (moment, query) in [("deal", "?at=0&seat=0"), ("middle", "?at=16&open=1"), ("end", "?at=9999")] {
        player.browser.goto(&house.url(&format!("/g/{code}/1{query}"))).await?;
        stop(player, &format!("{place}-{moment}")).await?;
    }
    player.browser.goto(&house.url(&format!("/g/{code}/1/review"))).await?;
    stop(player, &format!("{place}-review")).await?;
    player.browser.goto(&table).await
}

/// A player's sheets for the printer, filled and empty.
async fn paper(player: &Player, place: &str, stop: &impl AsyncFn(&Player, &str) -> Result<()>) -> Result<()> {
    let table: String = player.browser.read("location.href").await?;
    for (kind, query) in [("filled", ""), ("empty", "?empty=true")] {
        player.browser.goto(&format!("{table}/print{query}")).await?;
        stop(player, &format!("{place}-{kind}")).await?;
    }
    player.browser.goto(&table).await
}
