use super::{Wall, gather, paper, replay};
use crate::{Guesses, House, Player, Step, wrong};
use anyhow::{Context, Result};

/// A game of Decrypto that ends in the second round.
pub async fn decrypto(house: &House, stop: &impl AsyncFn(&Player, &str) -> Result<()>) -> Result<()> {
    let table = gather(house, "decrypto", 4).await?;
    let wall = Wall::of(house, table.host()).await?;
    stop(table.host(), "waiting-host").await?;
    stop(&table.players[1], "waiting").await?;
    stop(wall.with(".tv__grid--wait").await?, "tv-waiting").await?;
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
    stop(wall.with(".tv__last").await?, "tv-encrypt").await?;
    let codes = table.encrypt(1).await?;

    let (decoder, _) = table.guessers(1, Step::White).await?;
    decoder.marks(wrong(codes[0])).await?;
    stop(decoder, "guess").await?;
    stop(writer, "guess-silent").await?;
    stop(wall.with(".tv__clues").await?, "tv-guess").await?;
    decoder.presses("#main-action").await?;
    decoder.browser.find("#reveal:popover-open").await?;
    stop(decoder, "reveal").await?;
    stop(wall.with_reveal().await?, "tv-reveal").await?;
    table.read_reveal().await?;
    table.guess(1, Step::Black, Guesses { decryption: codes[1], interception: None }).await?;

    let codes = table.encrypt(2).await?;
    let (decoder, interceptor) = table.guessers(2, Step::White).await?;
    let interceptor = interceptor.context("nobody intercepts")?;
    interceptor.marks(codes[0]).await?;
    stop(interceptor, "intercept").await?;
    interceptor.presses("#main-action").await?;
    stop(interceptor, "intercept-locked-in").await?;
    paper(interceptor, "print", stop).await?;
    decoder.guesses(wrong(codes[0])).await?;
    interceptor.browser.find("#reveal:popover-open").await?;
    stop(interceptor, "reveal-intercepted").await?;
    table.read_reveal().await?;
    let safe = Guesses { decryption: codes[1], interception: Some(wrong(codes[1])) };
    table.guess(2, Step::Black, safe).await?;
    table.host().browser.find("#result").await?;
    stop(table.host(), "end").await?;
    stop(wall.with("#tv-mid .ledger").await?, "tv-end").await?;
    replay(house, table.host(), "replay", stop).await?;
    wall.close().await?;
    table.close().await
}

/// A game of three: one writes, one decrypts, one intercepts.
pub async fn three(house: &House, stop: &impl AsyncFn(&Player, &str) -> Result<()>) -> Result<()> {
    let table = gather(house, "decrypto", 3).await?;
    stop(table.host(), "three-waiting").await?;
    table.host().starts().await?;
    let writer = table.encryptors(1).await?[0];
    stop(writer, "three-encrypt").await?;
    let codes = table.encrypt(1).await?;
    let (decoder, _) = table.guessers(1, Step::White).await?;
    stop(decoder, "three-guess").await?;
    decoder.guesses(codes[0]).await?;
    table.read_reveal().await?;

    table.reach(2, Step::Encrypt).await?;
    for player in &table.players {
        if !player.is_white().await? {
            stop(player, "three-interceptor").await?;
        }
    }
    let codes = table.encrypt(2).await?;
    let (decoder, interceptor) = table.guessers(2, Step::White).await?;
    let interceptor = interceptor.context("nobody intercepts")?;
    interceptor.marks(codes[0]).await?;
    stop(interceptor, "three-intercept").await?;
    interceptor.presses("#main-action").await?;
    // Read and lost at once: that ends it.
    decoder.guesses(wrong(codes[0])).await?;
    interceptor.browser.find("#reveal:popover-open").await?;
    stop(interceptor, "three-reveal").await?;
    table.read_reveal().await?;
    table.host().browser.find("#result").await?;
    stop(table.host(), "three-end").await?;

    // A second game, which the Interceptor wins in two rounds: now the wins are counted.
    for player in &table.players {
        player.presses("#result #main-action").await?;
    }
    table.misreads_two_codes().await?;
    table.host().browser.find("#series").await?;
    stop(table.host(), "three-series").await?;
    table.close().await
}
