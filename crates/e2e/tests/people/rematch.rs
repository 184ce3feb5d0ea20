//! Nobody is thrown off the result.

use crate::DESKTOP;
use anyhow::Result;
use e2e::{House, Table};

#[tokio::test]
async fn a_rematch_keeps_everybody_at_the_result_until_they_are_ready() -> Result<()> {
    let house = House::open().await?;
    let table =
        Table::gather(&house, "kryptos", &["Anna", "Ben", "Clara"].map(|name| (name, DESKTOP))).await?;
    table.host().starts().await?;
    while let Some(player) = table.awaited().await? {
        if player.must_show().await? { player.shows_a_card().await? } else { table.hits(player).await? }
    }
    let [one, two, three] = &table.players[..] else { anyhow::bail!("they are three") };
    one.presses("#result #main-action").await?;
    for player in [two, three] {
        player.browser.until("document.querySelector('.rematch')?.textContent.includes('Anna')").await?;
        assert!(player.browser.has("#result table").await?, "the result stays");
    }
    two.is_pictured("rematch-ready").await?;
    two.presses("#result #main-action").await?;
    assert!(three.browser.has("#result table").await?, "the result stays for who is not ready");
    three.presses("#result #main-action").await?;
    for player in [one, two, three] {
        player
            .browser
            .until("!document.querySelector('#result table') && document.querySelector('#hands')")
            .await?;
    }
    Ok(())
}

#[tokio::test]
async fn wins_are_counted_over_rematches() -> Result<()> {
    let house = House::open().await?;
    let table =
        Table::gather(&house, "decrypto", &["Anna", "Ben", "Clara"].map(|name| (name, DESKTOP))).await?;
    table.host().starts().await?;
    table.misreads_two_codes().await?;
    table.host().browser.find("#result").await?;
    assert!(!table.host().browser.has("#series").await?, "one game is no series");
    for player in &table.players {
        player.presses("#result #main-action").await?;
    }
    table.misreads_two_codes().await?;
    for player in &table.players {
        let series = player.browser.find("#series").await?.text().await?;
        assert!(series.contains("2 games: Ben 2, Anna 0, Clara 0"), "{series}");
    }
    // The first game can still be looked at.
    table.host().browser.click("#result a[href$='/1']").await?;
    table.host().browser.find(".is-replay main").await?;
    table.close().await
}

#[tokio::test]
async fn the_host_shuffles_the_teams_in_the_waiting_room() -> Result<()> {
    let house = House::open().await?;
    let people = ["Anna", "Ben", "Clara", "Dan"].map(|name| (name, DESKTOP));
    let table = Table::gather(&house, "decrypto", &people).await?;
    let host = table.host();
    let teammate = "[...document.querySelectorAll('#teams .side-panel')]
        .map(team => [...team.querySelectorAll('.seat__who b')].map(name => name.firstChild.data.trim()))
        .find(names => names.includes('Anna') && names.length === 2)?.find(name => name !== 'Anna')";
    let first: String = host.browser.read(teammate).await?;
    host.presses("form:has([value*=shuffle]) button").await?;
    host.browser.until(&format!("({teammate}) && ({teammate}) !== '{first}'")).await?;
    table.close().await
}
