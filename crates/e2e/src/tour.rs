//! A walk through everything that there is to see, with a stop at every page and phase: for pictures, and for
//! whoever wants to know whether each of them is as it should be.

use crate::{Guesses, House, Look, Player, Size, Step, Table, Theme, wrong};
use anyhow::{Context, Result};

/// How the visitors come: what they wear at each stop is up to the one who looks.
const LOOK: Look = Look { size: Size::Desktop, theme: Theme::Daylight, language: "en" };

/// The pages that need no table.
pub async fn pages(house: &House, stop: &impl AsyncFn(&Player, &str) -> Result<()>) -> Result<()> {
    let visitor = house.visitor("Ada", LOOK).await?;
    for (name, path) in [
        ("front", "/"),
        ("learn-decrypto", "/learn/decrypto"),
        ("learn-kryptos", "/learn/kryptos"),
        ("missing", "/nowhere"),
        ("offline", "/offline"),
    ] {
        visitor.browser.goto(&house.url(path)).await?;
        stop(&visitor, name).await?;
    }
    visitor.browser.close().await
}

/// A game of Decrypto that ends in the second round.
pub async fn decrypto(house: &House, stop: &impl AsyncFn(&Player, &str) -> Result<()>) -> Result<()> {
    let people = ["Ada", "Blaise", "Étienne", "Giovanni"].map(|name| (name, LOOK));
    let table = Table::gather(house, "decrypto", &people).await?;
    stop(table.host(), "waiting-host").await?;
    stop(&table.players[1], "waiting").await?;
    table.host().starts().await?;

    let encryptors = table.encryptors(1).await?;
    let writer = encryptors[0];
    writer.writes(writer.thinks_of_clues(1).await?).await?;
    writer.browser.find(".clues:has(#verdict-3.verdict--ok)").await?;
    stop(writer, "encrypt").await?;
    for player in &table.players {
        if !player.is_encryptor().await? {
            stop(player, "encrypt-wait").await?;
            break;
        }
    }
    let codes = table.encrypt(1).await?;

    let (decoder, _) = table.guessers(1, Step::White).await?;
    decoder.marks(wrong(codes[0])).await?;
    stop(decoder, "guess").await?;
    stop(writer, "guess-silent").await?;
    decoder.presses("#seal").await?;
    decoder.browser.find("#reveal:popover-open").await?;
    stop(decoder, "reveal").await?;
    for player in &table.players {
        player.reads_reveal().await?;
    }
    table.guess(1, Step::Black, Guesses { decryption: codes[1], interception: None }).await?;

    let codes = table.encrypt(2).await?;
    let (decoder, interceptor) = table.guessers(2, Step::White).await?;
    let interceptor = interceptor.context("nobody intercepts")?;
    interceptor.marks(codes[0]).await?;
    stop(interceptor, "intercept").await?;
    interceptor.presses("#seal").await?;
    stop(interceptor, "intercept-sealed").await?;
    decoder.guesses(wrong(codes[0])).await?;
    interceptor.browser.find("#reveal:popover-open").await?;
    stop(interceptor, "reveal-intercepted").await?;
    for player in &table.players {
        player.reads_reveal().await?;
    }
    let safe = Guesses { decryption: codes[1], interception: Some(wrong(codes[1])) };
    table.guess(2, Step::Black, safe).await?;
    table.host().browser.find("#result").await?;
    stop(table.host(), "end").await?;
    close(table).await
}

/// A game of Kryptos.
pub async fn kryptos(house: &House, stop: &impl AsyncFn(&Player, &str) -> Result<()>) -> Result<()> {
    let people = ["Ada", "Blaise", "Étienne"].map(|name| (name, LOOK));
    let table = Table::gather(house, "kryptos", &people).await?;
    stop(table.host(), "kryptos-waiting").await?;
    table.host().starts().await?;
    let (mut shown, mut guessed) = (0, 0);
    while let Some(player) = table.awaited().await? {
        if player.must_show().await? {
            if shown == 0 {
                stop(player, "kryptos-show").await?;
            }
            shown += 1;
            player.shows_a_card().await?;
            continue;
        }
        guessed += 1;
        if guessed == 4 {
            stop(player, "kryptos-guess").await?;
            table.misses(player).await?;
            stop(player, "kryptos-second").await?;
        }
        table.hits(player).await?;
        if guessed == 5 {
            stop(player, "kryptos-wait").await?;
        }
    }
    stop(table.host(), "kryptos-end").await?;
    close(table).await
}

async fn close(table: Table) -> Result<()> {
    for player in table.players {
        player.browser.close().await?;
    }
    Ok(())
}
