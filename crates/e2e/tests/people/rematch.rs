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
