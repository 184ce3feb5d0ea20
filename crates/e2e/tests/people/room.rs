//! One room: the screen on the wall, and what it and the phones sound like.

use crate::{DESKTOP, PHONE};
use anyhow::{Context, Result};
use e2e::{Guesses, House, Player, Step, Table};

/// Puts a table on the wall.
async fn wall(house: &House, table: &Table) -> Result<Player> {
    let wall = house.visitor("Wall", DESKTOP).await?;
    let address: String = table.host().browser.read("location.href").await?;
    wall.browser.goto(&format!("{address}/tv")).await?;
    Ok(wall)
}

#[tokio::test]
async fn the_wall_fills_its_screen_and_tells_the_last_guess_in_large_type() -> Result<()> {
    let house = House::open().await?;
    let table = Table::gather(&house, "kryptos", &["Anna", "Ben", "Clara"].map(|name| (name, PHONE))).await?;
    table.host().starts().await?;
    let wall = wall(&house, &table).await?;
    for _ in 0..6 {
        table.awaited().await?.context("somebody shows a card")?.shows_a_card().await?;
    }
    let player = table.awaited().await?.context("somebody guesses")?;
    table.hits(player).await?;
    wall.browser
        .until(&format!("document.querySelector('.phase__last')?.textContent.includes('{}')", player.name))
        .await?;
    let size: f64 = wall
        .browser
        .read("parseFloat(getComputedStyle(document.querySelector('.phase__last')).fontSize)")
        .await?;
    assert!(size >= 24.0, "the last guess has {size} px");
    let (hands, fits): (f64, bool) = wall
        .browser
        .read(
            "(({ width, height }) => [width * height / (innerWidth * innerHeight), \
                document.documentElement.scrollHeight <= innerHeight + 1])( \
                document.querySelector('.tv__hands').getBoundingClientRect())",
        )
        .await?;
    assert!(hands > 0.5 && fits, "the hands take {hands} of the screen; without scrolling: {fits}");
    wall.is_pictured("tv-kryptos").await
}

#[tokio::test]
async fn an_opened_code_is_staged_on_the_wall() -> Result<()> {
    let house = House::open().await?;
    let people = ["Anna", "Ben", "Clara", "Dag"].map(|name| (name, PHONE));
    let table = Table::gather(&house, "decrypto", &people).await?;
    table.host().starts().await?;
    let wall = wall(&house, &table).await?;
    let codes = table.encrypt(1).await?;
    table.guess(1, Step::White, Guesses { decryption: codes[0], interception: None }).await?;
    wall.browser.find("#reveal:popover-open").await?;
    wall.is_pictured("tv-reveal").await
}

/// A browser's sound, replaced by a count of tones.
const COUNTED: &str = "window.tones = 0; window.AudioContext = class { \
    state = 'suspended'; currentTime = 0; destination = {}; \
    resume() { this.state = 'running'; } \
    createOscillator() { return { frequency: {}, connect: (to) => to, start: () => window.tones++, stop() {} }; } \
    createGain() { return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (to) => to }; } }";

/// How many tones each of these moments makes.
async fn heard(player: &Player) -> Result<Vec<u32>> {
    player
        .browser
        .read(
            "['stamp', 'turn', 'interception', 'tick', 'message'].map((detail) => { window.tones = 0; \
                document.dispatchEvent(new CustomEvent('sound', { detail })); return window.tones; })",
        )
        .await
}

#[tokio::test]
async fn sounds_are_on_after_the_first_tap_and_one_switch_in_sight_ends_them() -> Result<()> {
    let house = House::open().await?;
    let player = house.visitor("Anna", PHONE).await?;
    player.browser.before_every_page(COUNTED).await?;
    player.opens_table(&house, "decrypto").await?;
    assert_eq!(heard(&player).await?, [0; 5], "no browser plays before the first tap");
    player.browser.click("h1").await?;
    assert!(heard(&player).await?.iter().all(|tones| *tones > 0));
    player.browser.click("[data-sound]").await?;
    assert_eq!(
        player.browser.read::<String>("document.querySelector('[data-sound]').ariaPressed").await?,
        "false"
    );
    assert_eq!(heard(&player).await?, [0; 5]);
    // It stays as it was wished on the next page.
    player.browser.client().refresh().await?;
    player.browser.click("h1").await?;
    assert_eq!(heard(&player).await?, [0; 5]);
    Ok(())
}
