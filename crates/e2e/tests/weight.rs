//! How much a table weighs before one sees it, and where it comes from.

use anyhow::Result;
use e2e::{House, Look, Size, Theme};
use serde::Deserialize;

#[derive(Debug, Deserialize)]
struct Fetched {
    name: String,
    /// Bytes of the body as they came over the line.
    bytes: u64,
}

const FETCHED: &str = "[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')] \
    .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize }))";

#[tokio::test]
async fn a_table_is_light_and_comes_from_one_house() -> Result<()> {
    let house = House::open().await?;
    let look = Look { size: Size::Phone, theme: Theme::Daylight, language: "de" };
    let visitor = house.visitor("Ada", look).await?;
    let code = visitor.opens_table(&house, "decrypto").await?;
    visitor.browser.close().await?;

    // A browser that has never been here.
    let guest = house.visitor("Clara", look).await?;
    guest.browser.goto(&house.url(&format!("/join?code={}", code.replace(' ', "")))).await?;
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
    assert!(script > 0 && script <= 30_000, "scripts: {script} bytes");
    assert!(bare <= 80_000, "without fonts: {bare} bytes");
    assert!(whole <= 200_000, "with fonts: {whole} bytes");
    Ok(())
}
