use super::{gather, look};
use crate::{House, Player};
use anyhow::Result;

/// What people meet before, beside and after a game: codes that lead nowhere, a seat that moves, somebody who is removed,
/// leaves, or asks for a seat.
pub async fn people(house: &House, stop: &impl AsyncFn(&Player, &str) -> Result<()>) -> Result<()> {
    let table = gather(house, "kryptos", 4).await?;
    let [host, removed, leaver, _] = &table.players[..] else { anyhow::bail!("they are four") };
    let url: String = host.browser.read("location.href").await?;

    let guest = house.visitor("Guest", look(house)).await?;
    for (place, code) in [("join-malformed", "3HZA"), ("join-unknown", "3HZA+UU2Q")] {
        guest.browser.goto(&house.url(&format!("/join?code={code}"))).await?;
        stop(&guest, place).await?;
    }
    guest.browser.goto(&url).await?;
    stop(&guest, "waiting-guest").await?;

    host.browser.click("[popovertarget=people]").await?;
    host.browser.click("#people form[action$=device] button").await?;
    host.browser.find(".device__link").await?;
    stop(host, "seat-link").await?;
    host.browser.goto(&url).await?;

    let menu = format!("#teams .manage summary[aria-label*='{}']", removed.name);
    host.browser.click(&menu).await?;
    host.browser.click(".manage[open] .ask summary").await?;
    host.presses(".manage[open] .ask__in .btn--danger").await?;
    removed.browser.until("document.querySelector('#sit .panel')").await?;
    stop(removed, "removed").await?;
    stop(host, "waiting-removed").await?;

    host.starts().await?;
    leaver.browser.until("!document.querySelector('#teams')").await?;
    leaver.browser.click("[popovertarget=people]").await?;
    leaver.browser.click("#people .row .ask summary").await?;
    leaver.presses("#people .row .ask__in .btn--danger").await?;
    guest.browser.fill("#sit-name", guest.name).await?;
    stop(&guest, "watching").await?;
    guest.presses("#sit-form .btn--ink").await?;
    stop(&guest, "asked").await?;
    stop(host, "request").await?;
    guest.browser.close().await?;
    table.close().await
}
