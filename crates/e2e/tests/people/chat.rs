//! Chat on a phone: one box, to the team or to the table, and what others say shows for a moment.

use crate::PHONE;
use anyhow::{Context, Result};
use e2e::{House, Player, Table};

/// Waits until a message lies over the page.
async fn is_told(player: &Player, text: &str) -> Result<()> {
    let toast = format!("document.querySelector('.toast:not([hidden])')?.textContent.includes('{text}')");
    player.browser.until(&toast).await
}

async fn opens_chat(player: &Player) -> Result<()> {
    if !player.browser.has("#chat:popover-open").await? {
        player.browser.click("#dock [popovertarget=chat]").await?;
    }
    Ok(())
}

async fn says(player: &Player, to: &str, text: &str) -> Result<()> {
    opens_chat(player).await?;
    player.browser.click(&format!("#to-{to}")).await?;
    player.browser.fill("#say", text).await?;
    player.presses(".chat__say .btn").await
}

#[tokio::test]
async fn a_message_goes_to_the_team_or_to_the_table_and_shows_for_a_moment() -> Result<()> {
    let house = House::open().await?;
    let people = ["Anna", "Ben", "Clara", "Dag"].map(|name| (name, PHONE));
    let table = Table::gather(&house, "decrypto", &people).await?;
    table.host().starts().await?;
    let encryptor = table.encryptors(1).await?[0];
    let (white, black) = table.sides().await?;
    let (own, others) = if white.iter().any(|player| player.name == encryptor.name) {
        (white, black)
    } else {
        (black, white)
    };
    let writer = own.iter().find(|player| player.name != encryptor.name).context("a teammate")?;
    says(writer, "team", "only us").await?;
    is_told(encryptor, "only us").await?;
    says(writer, "table", "all of you").await?;
    writer.is_pictured("chat").await?;
    for other in &others {
        is_told(other, "all of you").await?;
        assert!(!other.browser.read::<bool>("document.body.outerHTML.includes('only us')").await?);
        // The dock counts what was not read.
        assert_eq!(other.browser.text("#chat-count").await?, "1");
    }
    // The switch shows whose team it is, and so do feelings without words.
    assert!(writer.browser.has(".chat__switch").await?);
    opens_chat(writer).await?;
    writer.browser.click("#chat details.more summary").await?;
    let feeling = writer.browser.text("#chat .emoji .btn").await?;
    writer.presses("#chat .emoji .btn").await?;
    is_told(others[0], &feeling).await?;
    others[0].is_pictured("chat-toast").await
}
