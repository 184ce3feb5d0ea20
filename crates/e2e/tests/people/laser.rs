//! Laser Drive and the tie-break: what is asked before something counts.

use crate::{DESKTOP, PHONE};
use anyhow::Result;
use e2e::{Guesses, House, Step, Table};

#[tokio::test]
async fn no_code_is_revealed_before_the_opponents_could_say_that_a_clue_does_not_fit() -> Result<()> {
    let house = House::open().await?;
    let people = ["Anna", "Ben", "Clara", "Dag"].map(|name| (name, PHONE));
    let table = Table::gather(&house, "decrypto", &people).await?;
    table.host().chooses("laser", "1").await?;
    table.host().starts().await?;
    let codes = table.encrypt(1).await?;
    let (decoder, _) = table.guessers(1, Step::White).await?;
    decoder.guesses(codes[0]).await?;
    let judge = table.sides().await?.1[0];
    let headline = judge.headline().await?;
    assert!(headline.contains("fit the category"), "{headline}");
    assert!(!judge.browser.has("#reveal:popover-open").await?, "nothing is revealed yet");
    judge.is_pictured("judge-fits").await?;
    judge.browser.click(".judge form input[value=false]").await?;
    judge.is_heard().await?;
    judge.presses("#main-action").await?;
    table.read_reveal().await?;
    // One clue did not fit: no token.
    let lasers = "document.querySelector('#score .side--ivory .tokens .vh').textContent";
    let held: String = judge.browser.read(lasers).await?;
    assert!(held.contains("Laser tokens: 0"), "{held}");
    Ok(())
}

#[tokio::test]
async fn the_owners_accept_a_near_form_of_a_named_keyword() -> Result<()> {
    let house = House::open().await?;
    let people = ["Anna", "Ben", "Clara", "Dag"].map(|name| (name, PHONE));
    let table = Table::gather(&house, "decrypto", &people).await?;
    table.host().chooses("laser", "1").await?;
    table.host().starts().await?;
    let codes = table.encrypt(1).await?;
    for (step, code) in [(Step::White, codes[0]), (Step::Black, codes[1])] {
        table.guess(1, step, Guesses { decryption: code, interception: None }).await?;
    }
    let (white, black) = table.sides().await?;
    let [keyword, ..] = black[0].keywords().await?;
    white[0].browser.fill("#laser-word", &format!("{keyword}s")).await?;
    white[0].presses("#main-action").await?;
    white[0].browser.until("document.querySelector('h1').textContent.includes('checking your word')").await?;
    white[0].is_pictured("laser-asked").await?;
    black[0].browser.find("#judge-try").await?;
    black[0].is_pictured("laser-judge-try").await?;
    black[0].presses("#judge-try button[value='1']").await?;
    white[0]
        .browser
        .until("document.querySelector('.progress')?.textContent.includes('close match')")
        .await?;
    let held: String = white[0]
        .browser
        .read("document.querySelector('#score .side--ivory .tokens .vh').textContent")
        .await?;
    assert!(held.contains("Interceptions: 1"), "{held}");
    Ok(())
}

#[tokio::test]
async fn the_tie_break_asks_before_a_word_is_left_out() -> Result<()> {
    let house = House::open().await?;
    let people = ["Anna", "Ben", "Clara", "Dag"].map(|name| (name, DESKTOP));
    let table = Table::gather(&house, "decrypto", &people).await?;
    table.plays_to_a_tie().await?;
    let host = table.host();
    host.names(["thimble", "needle", "thread", ""]).await?;
    host.browser.click("#main-action").await?;
    host.browser.find("#words-ask:not([hidden])").await?;
    host.is_pictured("word-left-out").await?;
    assert!(host.browser.has("#word-1:not(:disabled)").await?, "nothing is locked in yet");
    // Whoever writes it down is not asked any more.
    host.browser.fill("#word-4", "scissors").await?;
    host.browser.until("document.querySelector('#words-ask').hidden").await?;
    host.browser.fill("#word-4", "").await?;
    host.browser.click("#main-action").await?;
    host.presses("#words-ask button").await?;
    host.browser.until("document.querySelector('#word-1')?.matches(':disabled') ?? true").await
}
