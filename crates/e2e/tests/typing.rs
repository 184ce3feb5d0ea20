//! What is half written stays, whatever happens to the page, the line or the window.

use anyhow::Result;
use e2e::{House, Look, Player, Size, Table, Theme};

const LOOK: Look = Look { size: Size::Desktop, theme: Theme::Light, language: "en" };
const VALUE: &str = "document.querySelector('#clue-1').value";

/// The server's own word on a clue: it has the draft.
const KNOWN: &str = "#verdict-1.verdict--ok";

async fn types(player: &Player, text: &str) -> Result<()> {
    Ok(player.browser.find("#clue-1").await?.send_keys(text).await?)
}

async fn reads(player: &Player, text: &str) -> Result<()> {
    player.browser.until(&format!("document.querySelector('#clue-1')?.value === '{text}'")).await
}

#[tokio::test]
async fn nothing_that_is_typed_is_lost() -> Result<()> {
    let house = House::open().await?;
    let people = ["Ada", "Bjørn", "Clara", "Dino"].map(|name| (name, LOOK));
    let table = Table::gather(&house, "decrypto", &people).await?;
    table.host().starts().await?;
    let writer = table.encryptors(1).await?[0];
    let page = &writer.browser;
    let address: String = page.read("location.href").await?;

    // The line is cut in the middle of a word, and the page is opened anew when it is back.
    types(writer, "zig").await?;
    page.find(KNOWN).await?;
    page.set_online(false).await?;
    types(writer, "zag").await?;
    assert_eq!(page.read::<String>(VALUE).await?, "zigzag");
    page.set_online(true).await?;
    page.client().refresh().await?;
    reads(writer, "zigzag").await?;

    // Away and back.
    page.goto(&house.url("/learn/decrypto")).await?;
    page.client().back().await?;
    reads(writer, "zigzag").await?;
    types(writer, "s").await?;

    // The language and the theme are changed: clues stay, and so does half a message of somebody who may chat.
    let mut others = Vec::new();
    for player in &table.players {
        if !player.is_encryptor().await? {
            others.push(player);
        }
    }
    let chatter = others[0];
    chatter.browser.fill("#say", "Are we").await?;
    for player in [writer, chatter] {
        let page = &player.browser;
        for (choice, kept) in [("it", "lang === 'it'"), ("dark", "dataset.theme === 'dark'")] {
            page.click(".bar [popovertarget=settings]").await?;
            page.click(&format!("#settings label:has([value={choice}])")).await?;
            page.until(&format!("document.documentElement.{kept}")).await?;
        }
    }
    reads(writer, "zigzags").await?;
    chatter.browser.until("document.querySelector('#say').value === 'Are we'").await?;

    // A second tab of the same player shows the same, and what it changes arrives in the first.
    let first = page.client().window().await?;
    let second = page.client().new_window(true).await?.handle;
    page.client().switch_to_window(second).await?;
    page.goto(&address).await?;
    reads(writer, "zigzags").await?;
    page.fill("#clue-2", "elsewhere").await?;
    page.find("#verdict-2.verdict--ok").await?;
    page.client().switch_to_window(first).await?;
    page.until("document.querySelector('#clue-2').value === 'elsewhere'").await?;
    assert_eq!(page.read::<String>(VALUE).await?, "zigzags");
    Ok(())
}
