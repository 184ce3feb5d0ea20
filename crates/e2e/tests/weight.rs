//! How much a table weighs before one sees it, and where it comes from.

use anyhow::Result;
use e2e::{House, Look, Size, Table, Theme};
use serde::Deserialize;

#[derive(Debug, Deserialize)]
struct Fetched {
    name: String,
    /// Bytes of the body as they came over the line.
    bytes: u64,
}

const LOOK: Look = Look { size: Size::Phone, theme: Theme::Light, language: "de" };

const FETCHED: &str = "[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')] \
    .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize }))";

/// What a browser that has never been here fetches to show this page.
async fn is_light(house: &House, path: &str) -> Result<()> {
    let guest = house.visitor("Clara", LOOK).await?;
    guest.browser.goto(&house.url(path)).await?;
    guest.browser.until("document.readyState === 'complete' && document.fonts.status === 'loaded'").await?;
    let fetched: Vec<Fetched> = guest.browser.read(FETCHED).await?;
    for Fetched { name, .. } in &fetched {
        assert!(name.starts_with(&house.url("/")), "{name} is another host's");
    }
    let sum = |kind: &dyn Fn(&str) -> bool| -> u64 {
        fetched.iter().filter(|file| kind(&file.name)).map(|file| file.bytes).sum()
    };
    let (script, whole) = (sum(&|name| name.ends_with(".js")), sum(&|_| true));
    let bare = whole - sum(&|name| name.ends_with(".woff2"));
    println!("{path}: scripts {script}, without fonts {bare}, with fonts {whole} bytes");
    assert!(script > 0 && script <= 30_000, "scripts of {path}: {script} bytes");
    assert!(bare <= 80_000, "{path} without fonts: {bare} bytes");
    assert!(whole <= 200_000, "{path} with fonts: {whole} bytes");
    guest.browser.close().await
}

#[tokio::test]
async fn tables_are_light_and_come_from_one_house() -> Result<()> {
    let house = House::open().await?;
    is_light(&house, "/").await?;
    for game in ["decrypto", "kryptos"] {
        let table = Table::gather(&house, game, &["Ada", "Bo", "Cleo"].map(|name| (name, LOOK))).await?;
        let path: String = table.host().browser.read("location.pathname").await?;
        is_light(&house, &path).await?;
        table.host().starts().await?;
        table.host().browser.until("!document.querySelector('#teams')").await?;
        is_light(&house, &path).await?;
        table.close().await?;
    }
    Ok(())
}
