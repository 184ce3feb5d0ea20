//! What the host can do about the others, and what everybody can do about themselves.

use crate::{DESKTOP, PHONE};
use anyhow::{Context, Result};
use e2e::{House, Player, Size, Table, Theme};

/// The least contrast of text and ground among the buttons of the open menu, as WCAG counts it.
const CONTRAST: &str = "(() => { \
    const rgb = (colour) => colour.match(/[\\d.]+/g).map(Number); \
    const light = (colour) => { const [r, g, b] = rgb(colour).map((c) => c / 255) \
        .map((c) => c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4); \
        return 0.2126 * r + 0.7152 * g + 0.0722 * b; }; \
    const ratios = [...document.querySelectorAll('.manage[open] .btn')].filter((b) => b.checkVisibility()) \
        .map(getComputedStyle).map(({ color, backgroundColor }) => [light(color), light(backgroundColor)].sort()) \
        .map(([dark, bright]) => (Math.max(dark, bright) + 0.05) / (Math.min(dark, bright) + 0.05)); \
    return Math.min(...ratios); })()";

fn menu_of(name: &str) -> String {
    format!("#teams .seat[data-chair]:has(.seat__who b) .manage summary[aria-label*='{name}']")
}

/// The players who are seated, as this page shows them.
async fn seated(page: &Player) -> Result<Vec<String>> {
    page.browser
        .read("[...document.querySelectorAll('#teams .seat__who b')].map((b) => b.firstChild.textContent.trim())")
        .await
}

#[tokio::test]
async fn the_hosts_menu_is_readable_on_both_sides_in_both_lights() -> Result<()> {
    let house = House::open().await?;
    let people = ["Anna", "Ben", "Clara", "Dag"].map(|name| (name, PHONE));
    let table = Table::gather(&house, "decrypto", &people).await?;
    let host = table.host();
    for (theme, light) in [(Theme::Light, "light"), (Theme::Dark, "dark")] {
        host.browser.wear(Size::Phone, theme).await?;
        // One of each side.
        for name in ["Ben", "Clara"] {
            host.browser.click(&menu_of(name)).await?;
            host.browser.find(".manage[open]").await?;
            let contrast: f64 = host.browser.read(CONTRAST).await?;
            assert!(contrast > 4.5, "{name}'s menu by {light}: {contrast}");
            host.is_pictured(&format!("menu-{name}-{light}")).await?;
            host.browser.wear(Size::Phone, theme).await?;
            host.browser.click(&menu_of(name)).await?;
        }
    }
    Ok(())
}

#[tokio::test]
async fn removing_and_leaving_ask_first_and_who_was_removed_is_offered_no_seat() -> Result<()> {
    let house = House::open().await?;
    let table =
        Table::gather(&house, "kryptos", &["Anna", "Ben", "Clara"].map(|name| (name, DESKTOP))).await?;
    let [host, ben, clara] = &table.players[..] else { anyhow::bail!("they are three") };

    host.browser.click(&menu_of("Ben")).await?;
    host.browser.click(".manage[open] .ask summary").await?;
    let question = host.browser.text(".manage[open] .ask__in p").await?;
    assert!(question.contains("Ben"), "{question}");
    host.is_pictured("remove-asks").await?;
    assert_eq!(seated(host).await?, ["Anna", "Ben", "Clara"], "asking does nothing yet");
    host.presses(".manage[open] .ask__in .btn--danger").await?;
    ben.browser.until("document.querySelector('#sit .panel')").await?;
    assert_eq!(seated(host).await?, ["Anna", "Clara"]);
    assert!(
        !ben.browser.has("#sit-form, button[name=chair]").await?,
        "no seat is offered to who was removed"
    );
    ben.is_pictured("removed").await?;

    clara.browser.click("[popovertarget=people]").await?;
    clara.browser.click("#people .row .ask summary").await?;
    clara.browser.find("#people .ask__in .btn--danger").await?;
    clara.is_pictured("leave-asks").await?;
    assert_eq!(seated(host).await?, ["Anna", "Clara"]);
    clara.presses("#people .row .ask__in .btn--danger").await?;
    host.browser.until("document.querySelectorAll('#teams .seat__who').length === 1").await?;
    Ok(())
}

#[tokio::test]
async fn two_of_one_name_are_told_apart() -> Result<()> {
    let house = House::open().await?;
    let table = Table::gather(&house, "kryptos", &["Ann", "Ann", "ann"].map(|name| (name, DESKTOP))).await?;
    assert_eq!(seated(table.host()).await?, ["Ann", "Ann 2", "ann 3"]);
    Ok(())
}

#[tokio::test]
async fn mystery_says_whom_it_needs_before_anybody_starts() -> Result<()> {
    let house = House::open().await?;
    let table =
        Table::gather(&house, "kryptos", &["Anna", "Ben", "Clara"].map(|name| (name, DESKTOP))).await?;
    let host = table.host();
    host.chooses("mystery", "on").await?;
    host.browser.until("document.querySelector('#main-action').disabled").await?;
    let (headline, why) = (host.headline().await?, host.browser.text("#act p").await?);
    assert!(headline.contains("4 or 5"), "{headline}");
    assert!(why.contains("Mystery"), "{why}");
    host.is_pictured("mystery-three").await?;
    host.chooses("mystery", "off").await?;
    host.browser.find("#main-action:not([disabled])").await.context("three can play without it")?;
    Ok(())
}
