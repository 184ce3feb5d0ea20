//! What is half written stays, whatever happens to the page, the line or the window; and a round needs no mouse.

use anyhow::Result;
use e2e::{House, Look, Player, Size, Step, Table, Theme};

const LOOK: Look = Look { size: Size::Desktop, theme: Theme::Daylight, language: "en" };
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

#[tokio::test]
async fn a_round_is_played_by_keyboard_and_told_in_order() -> Result<()> {
    let house = House::open().await?;
    let people = ["Ada", "Bjørn", "Clara"].map(|name| (name, LOOK));
    let table = Table::gather(&house, "decrypto", &people).await?;
    table.host().starts().await?;

    // Enter leads from clue to clue, and from the last one to the seal.
    let writer = table.encryptors(1).await?[0];
    let code = writer.code().await?;
    writer.browser.run("document.querySelector('#clue-1').focus()").await?;
    for clue in writer.thinks_of_clues(1).await? {
        writer.browser.press(&format!("{clue}\u{e007}")).await?;
    }
    assert_eq!(writer.browser.read::<String>("document.activeElement.id").await?, "seal");
    writer.browser.press("\u{e007}").await?;

    // A digit answers a clue and leads to the next one.
    let (decoder, _) = table.guessers(1, Step::White).await?;
    for digit in code {
        decoder.browser.press(&digit.to_string()).await?;
    }
    assert_eq!(decoder.browser.read::<String>("document.activeElement.id").await?, "seal");
    decoder.browser.press("\u{e007}").await?;
    // The sheet with the opened code takes the focus: Enter puts it away.
    decoder.browser.find("#reveal:popover-open").await?;
    decoder.browser.until("document.activeElement.closest('#reveal')").await?;
    decoder.browser.press("\u{e007}").await?;
    decoder.browser.until("!document.querySelector('#reveal:popover-open')").await?;
    decoder.reaches(2, Step::Encrypt).await?;

    // Whoever hears the page hears each phase as it comes, and nothing twice.
    let heard: Vec<String> = decoder
        .browser
        .read("[...document.querySelectorAll('#announce p')].map(line => line.textContent)")
        .await?;
    let phases = ["is writing three clues.", "One keyword for each clue.", "You are the Encryptor."];
    let order = phases.map(|phase| heard.iter().position(|line| line.contains(phase)));
    assert!(order.iter().all(Option::is_some) && order.is_sorted(), "{heard:?}");
    assert!(heard.windows(2).all(|pair| pair[0] != pair[1]), "{heard:?}");
    Ok(())
}
