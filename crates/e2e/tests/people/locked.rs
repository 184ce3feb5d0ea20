//! Who may come in: a locked table, and somebody who was removed and is let back in.

use crate::DESKTOP;
use anyhow::Result;
use e2e::{House, Table};

#[tokio::test]
async fn whoever_was_removed_sits_down_again_once_the_host_lets_them() -> Result<()> {
    let house = House::open().await?;
    let table =
        Table::gather(&house, "kryptos", &["Anna", "Ben", "Clara"].map(|name| (name, DESKTOP))).await?;
    let [host, ben, _] = &table.players[..] else { anyhow::bail!("they are three") };
    host.browser.click("#teams .manage summary[aria-label*='Ben']").await?;
    host.browser.click(".manage[open] .ask summary").await?;
    host.presses(".manage[open] .ask__in .btn--danger").await?;
    ben.browser.until("document.querySelector('#sit .panel')").await?;
    assert!(!ben.browser.has("#sit-form").await?);
    host.browser.click("[popovertarget=people]").await?;
    host.browser
        .until("document.querySelector('#people')?.textContent.includes('Let Ben play again')")
        .await?;
    host.is_pictured("readmit").await?;
    let readmit = "[...document.querySelectorAll('#people form')].find((form) => form.textContent.includes('Ben')).id = 'readmit'";
    host.browser.run(readmit).await?;
    host.presses("#readmit button").await?;
    ben.browser.fill("#sit-name", "Ben").await?;
    ben.presses("#sit-form .btn--ink").await?;
    host.browser.until("document.querySelectorAll('#teams .seat__who').length === 3").await
}

#[tokio::test]
async fn a_locked_table_offers_newcomers_no_seat_until_it_is_opened() -> Result<()> {
    let house = House::open().await?;
    let table = Table::gather(&house, "kryptos", &["Anna", "Ben"].map(|name| (name, DESKTOP))).await?;
    let host = table.host();
    let way: String = host.browser.read("location.href").await?;
    host.browser.click("[popovertarget=people]").await?;
    host.presses("#joining form:first-child button").await?;
    let clara = house.visitor("Clara", DESKTOP).await?;
    clara.browser.goto(&way).await?;
    clara.browser.find("#sit").await?;
    assert!(!clara.browser.has("#sit-form, button[name=chair]").await?, "no seat is offered");
    clara.is_pictured("locked").await?;
    // Whoever sits already is not locked out by a reload.
    let ben = table.named("Ben")?;
    ben.browser.goto(&way).await?;
    ben.browser.until("!document.querySelector('#sit-form')").await?;
    host.presses("#joining form:first-child button").await?;
    clara.browser.find("#sit-form").await?;
    Ok(())
}
