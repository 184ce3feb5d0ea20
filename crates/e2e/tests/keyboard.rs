//! Everything can be played without a mouse, and whoever hears the pages hears what happens in order.

use anyhow::{Context, Result};
use e2e::{House, Look, Player, Size, Step, Table, Theme};

const LOOK: Look = Look { size: Size::Desktop, theme: Theme::Light, language: "en" };
const ENTER: &str = "\u{e007}";
const TAB: &str = "\u{e004}";
const SPACE: &str = "\u{e00d}";
const RIGHT: &str = "\u{e014}";

/// Presses a key until the focus is where it should be. More often than there are things on a page is never.
async fn goes_to(player: &Player, key: &str, css: &str) -> Result<()> {
    for _ in 0..80 {
        if player.browser.read(&format!("document.activeElement.matches('{css}')")).await? {
            return Ok(());
        }
        player.browser.press(key).await?;
    }
    anyhow::bail!("no key leads to {css}")
}

#[tokio::test]
async fn a_round_of_decrypto_is_played_by_keyboard_and_told_in_order() -> Result<()> {
    let house = House::open().await?;
    let people = ["Ada", "Bjørn", "Clara"].map(|name| (name, LOOK));
    let table = Table::gather(&house, "decrypto", &people).await?;
    table.host().starts().await?;

    // Enter leads from clue to clue, and from the last one to the button.
    let writer = table.encryptors(1).await?[0];
    let code = writer.code().await?;
    writer.browser.run("document.querySelector('#clue-1').focus()").await?;
    for clue in writer.thinks_of_clues(1).await? {
        writer.browser.press(&format!("{clue}{ENTER}")).await?;
    }
    assert_eq!(writer.browser.read::<String>("document.activeElement.id").await?, "main-action");
    writer.browser.press(ENTER).await?;

    // A digit answers a clue and leads to the next one.
    let (decoder, _) = table.guessers(1, Step::White).await?;
    for digit in code {
        decoder.browser.press(&digit.to_string()).await?;
    }
    assert_eq!(decoder.browser.read::<String>("document.activeElement.id").await?, "main-action");
    decoder.browser.press(ENTER).await?;
    // The sheet with the opened code takes the focus: Enter puts it away.
    decoder.browser.find("#reveal:popover-open").await?;
    decoder.browser.until("document.activeElement.closest('#reveal')").await?;
    decoder.browser.press(ENTER).await?;
    decoder.browser.until("!document.querySelector('#reveal:popover-open')").await?;
    decoder.reaches(2, Step::Encrypt).await?;

    // Whoever hears the page hears each phase as it comes, and nothing twice.
    let heard: Vec<String> = decoder
        .browser
        .read("[...document.querySelectorAll('#announce p')].map(line => line.textContent)")
        .await?;
    let phases =
        ["is writing clues for your team.", "Match each clue to a keyword.", "You’re the Encryptor."];
    let order = phases.map(|phase| heard.iter().position(|line| line.contains(phase)));
    assert!(order.iter().all(Option::is_some) && order.is_sorted(), "{heard:?}");
    assert!(heard.windows(2).all(|pair| pair[0] != pair[1]), "{heard:?}");
    Ok(())
}

#[tokio::test]
async fn a_turn_of_kryptos_is_played_by_keyboard() -> Result<()> {
    let house = House::open().await?;
    let table = Table::gather(&house, "kryptos", &["Ada", "Bjørn", "Clara"].map(|name| (name, LOOK))).await?;
    table.host().starts().await?;
    for _ in 0..6 {
        let player = table.awaited().await?.context("nobody has to show a card")?;
        goes_to(player, TAB, "input[name=position]").await?;
        player.browser.press(SPACE).await?;
        goes_to(player, TAB, "#reveal .btn--final").await?;
        player.browser.press(ENTER).await?;
        player.browser.until("!document.querySelector('form#reveal')").await?;
    }
    let player = table.awaited().await?.context("nobody has to guess")?;
    let card = player.sees_hidden().await?.into_iter().nth(2).context("nothing is hidden")?;
    let number = table.named(&card.owner)?.hand().await?[card.position - 1];
    goes_to(player, TAB, "input[name=card]").await?;
    player.browser.press(SPACE).await?;
    goes_to(player, RIGHT, &format!("#{}", card.id)).await?;
    goes_to(player, TAB, "input[name=number]").await?;
    player.browser.press(SPACE).await?;
    goes_to(player, RIGHT, &format!("#number-{number}")).await?;
    goes_to(player, TAB, "#guess .btn--final").await?;
    let said = player.browser.text("#guess .picker__say").await?;
    assert!(said.contains(&number.to_string()), "what is about to be said stands there: {said}");
    player.browser.press(ENTER).await?;
    player.browser.until("!document.querySelector('form#guess')").await?;
    player.is_heard().await
}
