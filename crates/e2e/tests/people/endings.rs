//! The end of a game says to each reader how it went for them, what decided it, and what there was to remember.

use crate::{DESKTOP, PHONE};
use anyhow::{Context, Result};
use e2e::{Guesses, House, Player, Step, Table, wrong};

/// The picture to share, as the server gives it.
async fn picture(player: &Player) -> Result<String> {
    let fetched = "const done = arguments[arguments.length - 1]; \
        fetch(document.querySelector('a[download]').href).then((reply) => reply.text()).then(done)";
    let picture = player.browser.run_async(fetched).await?;
    Ok(picture.as_str().context("a picture")?.to_owned())
}

#[tokio::test]
async fn the_end_of_decrypto_tells_each_side_how_it_went_and_what_decided_it() -> Result<()> {
    let house = House::open().await?;
    let people = ["Anna", "Ben", "Clara", "Dag"].map(|name| (name, PHONE));
    let table = Table::gather(&house, "decrypto", &people).await?;
    table.host().starts().await?;
    let codes = table.encrypt(1).await?;
    table.guess(1, Step::White, Guesses { decryption: wrong(codes[0]), interception: None }).await?;
    table.guess(1, Step::Black, Guesses { decryption: codes[1], interception: None }).await?;
    let codes = table.encrypt(2).await?;
    let (white, black) = table.sides().await?;
    let read = Guesses { decryption: wrong(codes[0]), interception: Some(codes[0]) };
    table.guess(2, Step::White, read).await?;
    let near = Guesses { decryption: codes[1], interception: Some(wrong(codes[1])) };
    table.guess(2, Step::Black, near).await?;
    for player in &table.players {
        player.browser.find("#result").await?;
        let won = black.iter().any(|winner| winner.name == player.name);
        let headline = player.headline().await?;
        assert!(headline.contains(if won { "wins" } else { "loses" }), "{}: {headline}", player.name);
        // Who won, by name; what decided it; the moments of the game.
        let who = player.browser.text(".result__who").await?;
        assert!(black.iter().all(|winner| who.contains(winner.name)), "{who}");
        assert!(player.browser.text("#result .phase__why").await?.len() > 10);
        let told = player.browser.text("#highlights").await?;
        for moment in ["Clue of the game", "Luckiest interception", "Closest miss"] {
            assert!(told.contains(moment), "{moment}: {told}");
        }
    }
    let picture = picture(white[0]).await?;
    assert!(picture.starts_with("<svg") || picture.contains("<svg"), "{picture}");
    assert!(table.players.iter().all(|player| picture.contains(player.name)), "who played stands on it");
    table.host().browser.click(".bar [popovertarget=house-rules]").await?;
    table.host().browser.find("#house-rules:popover-open .rules-on").await?;
    table.host().browser.click("#house-rules .drawer__close button").await?;
    table.host().is_pictured("decrypto-ending").await
}

#[tokio::test]
async fn the_end_of_kryptos_tells_each_player_how_it_went_and_what_decided_it() -> Result<()> {
    let house = House::open().await?;
    let table =
        Table::gather(&house, "kryptos", &["Anna", "Ben", "Clara"].map(|name| (name, DESKTOP))).await?;
    table.host().starts().await?;
    let mut missed = false;
    while let Some(player) = table.awaited().await? {
        if player.must_show().await? {
            player.shows_a_card().await?;
            continue;
        }
        if !missed {
            table.misses(player).await?;
            missed = true;
        }
        table.hits(player).await?;
    }
    let mut headlines = Vec::new();
    for player in &table.players {
        headlines.push(player.headline().await?);
        let told = player.browser.text("#highlights").await?;
        for moment in ["Winning hit", "Luckiest hit", "Closest miss"] {
            assert!(told.contains(moment), "{moment}: {told}");
        }
    }
    assert_eq!(headlines.iter().filter(|headline| headline.contains("You win")).count(), 1, "{headlines:?}");
    assert_eq!(headlines.iter().filter(|headline| headline.contains("You lose")).count(), 2, "{headlines:?}");
    assert!(picture(table.host()).await?.contains("<svg"));
    table.host().browser.click(".bar [popovertarget=house-rules]").await?;
    table.host().browser.find("#house-rules:popover-open .rules-on").await?;
    table.host().browser.click("#house-rules .drawer__close button").await?;
    table.host().is_pictured("kryptos-ending").await
}
