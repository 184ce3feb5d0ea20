//! Whoever waits reminds whoever is awaited.

use crate::PHONE;
use anyhow::Result;
use e2e::{House, Table};

#[tokio::test]
async fn a_nudge_reaches_whoever_is_awaited_and_is_not_repeated_at_once() -> Result<()> {
    let house = House::whose_clock_is_set().await?;
    let table = Table::gather(&house, "kryptos", &["Anna", "Ben", "Clara"].map(|name| (name, PHONE))).await?;
    table.host().starts().await?;
    let awaited = table.awaited().await?.expect("somebody is awaited");
    let waits = table.players.iter().find(|player| player.name != awaited.name).expect("another");
    assert!(!awaited.browser.has("#nudge").await?);
    // Nobody is hurried at the beginning of their turn.
    let offered = "document.querySelector('#nudge')?.checkVisibility()";
    assert!(!waits.browser.read::<bool>(offered).await?, "at once");
    house.waits(30);
    waits.browser.client().refresh().await?;
    waits.browser.until(offered).await?;
    let label = waits.browser.find("#nudge button").await?.text().await?;
    assert!(label.contains(awaited.name), "{label}");
    waits.is_pictured("nudge").await?;
    waits.presses("#nudge button").await?;
    awaited
        .browser
        .until(&format!(
            "document.querySelector('.toast:not([hidden])')?.textContent.includes('{}')",
            waits.name
        ))
        .await?;
    awaited.is_pictured("nudged").await?;
    waits.browser.until(&format!("!{offered}")).await?;
    house.waits(60);
    waits.browser.client().refresh().await?;
    waits.browser.until(offered).await?;
    waits.presses("#nudge button").await
}
