//! Whole games of Decrypto, each person with a browser of their own.

use anyhow::Result;
use e2e::{Guesses, House, Look, Size, Step, Table, Theme, wrong};

const EN: Look = Look { size: Size::Phone, theme: Theme::Light, language: "en" };
const NB: Look = Look { size: Size::Desktop, theme: Theme::Dark, language: "nb" };
const DE: Look = Look { size: Size::Phone, theme: Theme::Dark, language: "de" };
const IT: Look = Look { size: Size::Desktop, theme: Theme::Light, language: "it" };

async fn everybody_sees_the_end(table: &Table) -> Result<()> {
    let mut headlines = Vec::new();
    for player in &table.players {
        player.browser.find("#result").await?;
        headlines.push(player.headline().await?);
    }
    headlines.sort();
    headlines.dedup();
    assert_eq!(headlines.len(), table.players.len(), "each in a language of their own: {headlines:?}");
    Ok(())
}

#[tokio::test]
async fn four_people_play_to_the_end_in_four_languages() -> Result<()> {
    let house = House::with_minds().await?;
    let people = [("Ada", EN), ("Bjørn", NB), ("Clara", DE), ("Dino", IT)];
    let table = Table::gather(&house, "decrypto", &people).await?;
    for (player, (_, look)) in table.players.iter().zip(people) {
        assert_eq!(player.browser.read::<String>("document.documentElement.lang").await?, look.language);
    }
    table.host().starts().await?;

    let codes = table.encrypt(1).await?;
    let lost = Guesses { decryption: wrong(codes[0]), interception: None };
    table.guess(1, Step::White, lost).await?;
    table.guess(1, Step::Black, Guesses { decryption: codes[1], interception: None }).await?;

    let codes = table.encrypt(2).await?;
    let lost_and_read = Guesses { decryption: wrong(codes[0]), interception: Some(codes[0]) };
    table.guess(2, Step::White, lost_and_read).await?;
    let safe = Guesses { decryption: codes[1], interception: Some(wrong(codes[1])) };
    table.guess(2, Step::Black, safe).await?;

    everybody_sees_the_end(&table).await?;
    let won = "document.querySelector('.result__mark .team--ebony') !== null";
    assert!(table.host().browser.read::<bool>(won).await?, "White lost two messages: Black wins");
    assert_eq!(
        table.host().browser.read::<u8>("document.querySelectorAll('#keywords .keyrow').length").await?,
        2
    );
    table.reviews("decrypto").await
}

#[tokio::test]
async fn three_people_play_to_the_end() -> Result<()> {
    let house = House::open().await?;
    let table = Table::gather(&house, "decrypto", &[("Ada", DE), ("Bjørn", IT), ("Clara", NB)]).await?;
    table.host().starts().await?;

    let codes = table.encrypt(1).await?;
    assert_eq!(codes.len(), 1, "the Interceptor gives no clues");
    table.guess(1, Step::White, Guesses { decryption: codes[0], interception: None }).await?;
    let codes = table.encrypt(2).await?;
    // A misread and an interception are both tokens of the Interceptor, and each is called what it is.
    let lost_and_read = Guesses { decryption: wrong(codes[0]), interception: Some(codes[0]) };
    table.guess(2, Step::White, lost_and_read).await?;

    everybody_sees_the_end(&table).await?;
    let intercepted = "[...document.querySelectorAll('#stats tbody tr')][1].lastElementChild.textContent";
    assert_eq!(table.host().browser.read::<String>(intercepted).await?, "1", "a misread is no interception");
    let won = "document.querySelector('.result__mark .team--ebony') !== null";
    assert!(table.host().browser.read::<bool>(won).await?, "two tokens in one round: the Interceptor wins");
    Ok(())
}
