//! Somebody is gone: the page says so, offers what may be done about it, and gives the seat back.

use crate::{DESKTOP, PHONE};
use anyhow::Result;
use e2e::{House, Player, Step, Table};

/// After this time a teammate may write for an Encryptor who is gone.
const A_MINUTE: u64 = 61;
/// After this time the host is another, and if the host sets nothing else a bot may play for somebody who is gone.
const TWO_MINUTES: u64 = 121;

/// Closes the page of the table. Gives back the way to it.
async fn goes(player: &Player) -> Result<String> {
    let way = player.browser.read("location.href").await?;
    player.browser.goto("about:blank").await?;
    Ok(way)
}

/// Waits until the page says who is missing.
async fn misses(player: &Player, name: &str) -> Result<()> {
    player
        .browser
        .until(&format!("document.querySelector('#absent .differ')?.textContent.includes('{name}')"))
        .await
}

#[tokio::test]
async fn an_encryptor_who_is_gone_is_replaced_by_a_tap() -> Result<()> {
    let house = House::whose_clock_is_set().await?;
    let people = ["Anna", "Ben", "Clara", "Dag"].map(|name| (name, PHONE));
    let table = Table::gather(&house, "decrypto", &people).await?;
    table.host().starts().await?;
    let gone = table.encryptors(1).await?[0];
    let (white, black) = table.sides().await?;
    let mates = if white.iter().any(|player| player.name == gone.name) { &white } else { &black };
    let mate = mates.iter().find(|player| player.name != gone.name).expect("a teammate");
    let way = goes(gone).await?;
    misses(mate, gone.name).await?;
    assert!(!mate.browser.has("#task form[action$='/do'] button").await?, "not at once");
    let headline = mate.headline().await?;
    assert!(!headline.contains("writing") && headline.contains("offline"), "{headline}");
    mate.is_pictured("encryptor-gone").await?;
    house.waits(A_MINUTE);
    mate.browser.find("#task form[action$='/do'] button").await?;
    mate.is_pictured("encryptor-gone-long").await?;
    mate.presses("#task form[action$='/do'] button").await?;
    mate.browser.find("form.clues").await?;
    // The game goes on, and whoever comes back is in their seat.
    gone.browser.goto(&way).await?;
    gone.browser.find("#keys strong").await?;
    assert!(!gone.is_encryptor().await?);
    table.encrypt(1).await?;
    table.reach(1, Step::White).await
}

#[tokio::test]
async fn the_role_of_a_host_who_is_gone_passes_on_and_the_game_can_be_started() -> Result<()> {
    let house = House::whose_clock_is_set().await?;
    let people = ["Anna", "Ben", "Clara", "Dag"].map(|name| (name, DESKTOP));
    let table = Table::gather(&house, "kryptos", &people).await?;
    let [host, ben, clara, _] = &table.players[..] else { anyhow::bail!("they are four") };
    assert!(!ben.browser.has("#main-action").await?);
    goes(host).await?;
    ben.browser.until("document.querySelector('.differ')?.textContent.includes('Anna')").await?;
    ben.is_pictured("host-gone").await?;
    house.waits(TWO_MINUTES);
    // Everybody is told.
    for player in [ben, clara] {
        player
            .browser
            .until("[...document.querySelectorAll('#chat .notices li')].some((news) => /Ben.*host/.test(news.textContent))")
            .await?;
    }
    ben.starts().await?;
    clara.browser.find("#hands, .hands, main.table").await?;
    Ok(())
}

#[tokio::test]
async fn a_bot_keeps_the_seat_of_a_player_of_kryptos_who_is_gone_until_they_come_back() -> Result<()> {
    let house = House::whose_clock_is_set().await?;
    let people = ["Anna", "Ben", "Clara"].map(|name| (name, PHONE));
    let table = Table::gather(&house, "kryptos", &people).await?;
    table.host().chooses("bot-after", "300").await?;
    table.host().starts().await?;
    let gone = table.awaited().await?.expect("somebody is awaited");
    let other = table.players.iter().find(|player| player.name != gone.name).expect("another");
    let hand = gone.hand().await?;
    let way = goes(gone).await?;
    misses(other, gone.name).await?;
    let bot = "#absent .differ form";
    assert!(!other.browser.has(bot).await?, "not at once");
    let told = other.browser.text("#absent").await?;
    assert!(told.contains("5 minutes"), "{told}");
    house.waits(TWO_MINUTES);
    // The table has looked at its clock: if the host is gone, the role has passed on.
    let third =
        table.players.iter().find(|player| ![gone.name, other.name].contains(&player.name)).expect("a third");
    third.browser.client().refresh().await?;
    misses(third, gone.name).await?;
    assert!(
        !third.browser.has(bot).await? && !other.browser.has(bot).await?,
        "not before the time that the host set"
    );
    house.waits(300 - TWO_MINUTES + 1);
    other.browser.find(bot).await?;
    other.is_pictured("kryptos-gone").await?;
    other.presses("#absent .differ form button").await?;
    // The bot plays on: nobody waits for the seat any more.
    house.waits(1);
    other.browser.until("!document.querySelector('#absent .differ')").await?;
    gone.browser.goto(&way).await?;
    gone.browser.find("#hands, main.table").await?;
    assert_eq!(gone.hand().await?, hand, "the same seat, the same cards");
    Ok(())
}
