//! House rules of Kryptos where they matter: which cards may be shown, and how much the page helps.

use crate::{DESKTOP, PHONE};
use anyhow::{Context, Result};
use e2e::{House, Look, Player, Table};

async fn opened(house: &House, look: Look, option: &str, value: &str) -> Result<Table> {
    let table = Table::gather(house, "kryptos", &["Anna", "Ben", "Clara"].map(|name| (name, look))).await?;
    table.host().chooses(option, value).await?;
    Ok(table)
}

/// Opens the drawer with the options that are on, reads it, and shuts it again.
async fn reads_options(player: &Player) -> Result<String> {
    player.browser.click(".bar [popovertarget=house-rules]").await?;
    let told = player.browser.text("#house-rules:popover-open .rules-on").await?;
    player.browser.click("#house-rules .drawer__close button").await?;
    Ok(told)
}

#[tokio::test]
async fn advanced_reveal_says_which_cards_may_not_be_shown_and_why() -> Result<()> {
    let house = House::open().await?;
    let table = opened(&house, PHONE, "advanced", "on").await?;
    table.host().starts().await?;
    let player = table.awaited().await?.context("somebody shows a card")?;
    let hand = player.hand().await?;
    let told = player.browser.text("#barred").await?;
    let ends = format!("{}, {}", hand[0], hand[hand.len() - 1]);
    assert!(told.contains(&ends) && told.contains("lowest or highest"), "{told}");
    // The cards themselves say so to whoever hears the page.
    let shut: Vec<String> = player
        .browser
        .read("[...document.querySelectorAll('.card--shut .vh')].map((why) => why.textContent.trim())")
        .await?;
    assert!(
        shut.len() >= 2 && shut.iter().filter(|why| why.contains("lowest or highest")).count() == 2,
        "{shut:?}"
    );
    player.is_pictured("kryptos-advanced").await
}

#[tokio::test]
async fn no_page_helps_more_than_the_host_allows() -> Result<()> {
    let house = House::open().await?;
    let table = opened(&house, DESKTOP, "allowed-help", "none").await?;
    table.host().starts().await?;
    for _ in 0..6 {
        table.awaited().await?.context("somebody shows a card")?.shows_a_card().await?;
    }
    let guesser = table.awaited().await?.context("somebody guesses")?;
    let page = &guesser.browser;
    // Whoever has switched full help on elsewhere sees none here.
    page.run("localStorage.setItem('kryptos-help', 'full')").await?;
    page.client().refresh().await?;
    page.find("form#guess #help").await?;
    assert!(!page.has("input[name=help], [data-simple], .pad__n[data-odds]").await?);
    let asked = "const done = arguments[arguments.length - 1]; \
        fetch(location.pathname + '/odds').then(({ status }) => done(status))";
    assert_eq!(page.run_async(asked).await?, 403);
    guesser.is_pictured("kryptos-no-help").await
}

#[tokio::test]
async fn what_is_on_is_one_tap_away_in_every_phase() -> Result<()> {
    let house = House::open().await?;
    let table = opened(&house, PHONE, "corruption", "on").await?;
    let host = table.host();
    let is_told = |told: &str| told.contains("Corruption") && told.contains("second guess");
    let told = reads_options(host).await?;
    assert!(is_told(&told), "waiting: {told}");
    host.starts().await?;
    host.browser.find("#hands").await?;
    let told = reads_options(host).await?;
    assert!(is_told(&told), "while cards are shown: {told}");
    for _ in 0..6 {
        table.awaited().await?.context("somebody shows a card")?.shows_a_card().await?;
    }
    let told = reads_options(&table.players[1]).await?;
    assert!(is_told(&told), "while somebody guesses: {told}");
    table.players[1].browser.click(".bar [popovertarget=house-rules]").await?;
    table.players[1].is_pictured("options-at-hand").await
}
