//! What makes the site feel like a program of the device: it can be installed, opens without a network, calls its
//! player and keeps the screen awake, each where the browser can and the player wishes it.

use anyhow::{Context, Result};
use e2e::{Browser, House, Look, Size, Table, Theme};

const LOOK: Look = Look { size: Size::Phone, theme: Theme::Light, language: "en" };

/// Counts what the page asks of the device, and what goes wrong.
const WITNESS: &str = "window.witness = { errors: [], sounds: 0, notes: [], locks: [] }; \
    addEventListener('error', (event) => witness.errors.push(event.message)); \
    addEventListener('unhandledrejection', (event) => witness.errors.push(String(event.reason))); \
    window.AudioContext = class extends AudioContext { \
        createOscillator() { witness.sounds += 1; return super.createOscillator(); } \
    }; \
    window.Notification = class { \
        static permission = 'default'; \
        static async requestPermission() { return (this.permission = 'granted'); } \
        constructor() { throw new TypeError('phones refuse this'); } \
    }; \
    ServiceWorkerRegistration.prototype.showNotification = async (title) => { witness.notes.push(title); }; \
    Object.defineProperty(document, 'hidden', { get: () => Boolean(window.away) }); \
    if ('wakeLock' in navigator) navigator.wakeLock.request = async (kind) => { \
        witness.locks.push(kind); return { released: false }; };";

async fn counted(page: &Browser, what: &str) -> Result<usize> {
    page.read(&format!("witness.{what}.length ?? witness.{what}")).await
}

#[tokio::test]
async fn it_can_be_installed_and_says_so_without_a_network() -> Result<()> {
    let mut house = House::open().await?;
    let visitor = house.visitor("Ada", LOOK).await?;
    let page = &visitor.browser;
    page.goto(&house.url("/")).await?;
    page.until("navigator.serviceWorker.controller").await?;
    let errors = page.installability_errors().await?;
    assert!(errors.is_empty(), "{errors:?}");

    // The house is gone: the shell is still there, in the reader's language.
    house.shuts().await?;
    page.goto(&house.url("/learn/decrypto")).await?;
    page.until("document.querySelector('h1')?.textContent").await?;
    let said = visitor.headline().await?;
    page.until("getComputedStyle(document.body).fontFamily.includes('Libre Franklin')").await?;
    assert_eq!(said, "You’re offline");
    Ok(())
}

#[tokio::test]
async fn it_calls_its_player_and_keeps_awake_only_where_that_is_wished() -> Result<()> {
    let house = House::open().await?;
    let table = Table::gather(&house, "kryptos", &["Ada", "Bjørn", "Clara"].map(|name| (name, LOOK))).await?;
    for player in &table.players {
        player.browser.before_every_page(WITNESS).await?;
        player.browser.client().refresh().await?;
        player.browser.until("witness.locks.includes('screen')").await?;
    }
    // Notifications are off at first, sounds are on; one switch in the bar says so.
    let keen = &table.players[0];
    keen.browser.click("[popovertarget=settings]").await?;
    assert!(!keen.browser.read::<bool>("document.querySelector('[data-switch=notify]').checked").await?);
    keen.browser.click("[data-switch=notify]").await?;
    keen.browser.until("localStorage.getItem('notify') === 'on'").await?;
    keen.browser.click("#settings [popovertargetaction=hide]").await?;
    for player in &table.players[1..] {
        player.browser.click("[data-sound][aria-pressed=true]").await?;
        player.browser.find("[data-sound][aria-pressed=false]").await?;
    }

    // Everybody's turn comes: only who wished it is called. Nobody is called to a page in front of them.
    table.host().starts().await?;
    let mut shown = 0;
    while let Some(player) = table.awaited().await? {
        if shown == 4 {
            break;
        }
        player.shows_a_card().await?;
        shown += 1;
    }
    assert!(counted(&keen.browser, "sounds").await? > 0);
    for player in &table.players {
        assert_eq!(counted(&player.browser, "notes").await?, 0);
        assert_eq!(player.browser.read::<Vec<String>>("witness.errors").await?, Vec::<String>::new());
    }
    for player in &table.players[1..] {
        assert_eq!(counted(&player.browser, "sounds").await?, 0);
    }

    // Looking elsewhere, they are notified when their turn comes, by the way that phones allow too.
    keen.browser.until("navigator.serviceWorker.controller").await?;
    keen.browser.run("window.away = true").await?;
    let mut turns = 0;
    while counted(&keen.browser, "notes").await? == 0 {
        turns += 1;
        assert!(turns < 12, "nobody is notified");
        let player = table.awaited().await?.context("the game goes on")?;
        if player.name == keen.name && turns > 1 {
            keen.browser.until("witness.notes.length > 0").await?;
        } else if player.must_show().await? {
            player.shows_a_card().await?;
        } else {
            table.hits(player).await?;
        }
    }
    assert_eq!(keen.browser.read::<Vec<String>>("witness.errors").await?, Vec::<String>::new());
    Ok(())
}
