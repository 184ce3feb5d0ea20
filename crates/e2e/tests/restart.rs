//! The server goes and comes back in the middle of a game: every page finds it again and goes on.

use anyhow::Result;
use e2e::{Guesses, House, Look, Size, Step, Table, Theme};

const LOOK: Look = Look { size: Size::Desktop, theme: Theme::Light, language: "en" };

#[tokio::test]
async fn a_game_goes_on_where_it_was() -> Result<()> {
    let mut house = House::that_remembers().await?;
    let table =
        Table::gather(&house, "decrypto", &["Ada", "Bjørn", "Clara"].map(|name| (name, LOOK))).await?;
    table.host().starts().await?;
    let writer = table.encryptors(1).await?[0];
    let code = writer.code().await?;
    let clues = writer.thinks_of_clues(1).await?;
    writer.browser.fill("#clue-1", clues[0]).await?;
    writer.browser.find("#verdict-1.verdict--ok").await?;

    house.shuts().await?;
    for player in &table.players {
        player.browser.find("#link:not([hidden])").await?;
    }
    // Written while nobody listens.
    writer.browser.fill("#clue-2", clues[1]).await?;
    house.opens_again().await?;
    for player in &table.players {
        player.browser.until("document.documentElement.dataset.link === 'back'").await?;
    }
    writer.browser.find("#verdict-2.verdict--ok").await?;
    writer.browser.fill("#clue-3", clues[2]).await?;
    writer.presses("#main-action").await?;
    table.guess(1, Step::White, Guesses { decryption: code, interception: None }).await?;
    table.reach(2, Step::Encrypt).await
}
