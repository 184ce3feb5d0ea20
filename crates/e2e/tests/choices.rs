//! What a player chooses stands, however late the table hears of it and the page of the table.

use anyhow::Result;
use e2e::{House, Look, Player, Size, Step, Table, Theme, Way};

const LOOK: Look = Look { size: Size::Desktop, theme: Theme::Light, language: "en" };

/// The table has answered to a mark.
const HEARD: &str = "performance.getEntriesByType('resource') \
    .some((ask) => ask.name.includes('marks?draft') && ask.responseStatus === 200)";

async fn has_chosen(player: &Player) -> Result<[Option<u8>; 3]> {
    let clue =
        |slot: u8| format!("Number(document.querySelector('[name=mark{slot}]:checked')?.value) || null");
    player.browser.read(&format!("[{}]", [1, 2, 3].map(clue).join(", "))).await
}

#[tokio::test]
async fn a_choice_outlives_every_older_state_of_the_table() -> Result<()> {
    let house = House::open().await?;
    let table =
        Table::gather(&house, "decrypto", &["Ada", "Bjørn", "Clara"].map(|name| (name, LOOK))).await?;
    table.host().starts().await?;
    let code = table.encrypt(1).await?[0];
    let (decoder, _) = table.guessers(1, Step::White).await?;
    decoder.takes_a_slow_line().await?;

    // One mark is old: the page was opened with it.
    let [first, second, third] = code;
    decoder.browser.click(&format!("#mark-1-{second}")).await?;
    decoder.browser.until(HEARD).await?;
    decoder.browser.client().refresh().await?;
    assert_eq!(has_chosen(decoder).await?, [Some(second), None, None]);
    // The table has heard of another; the state that shows both is still under way ...
    decoder.stops(Way::Down).await?;
    decoder.browser.click(&format!("#mark-2-{first}")).await?;
    decoder.has_waiting(Way::Down, 1).await?;
    // ... while the player changes the two, which the table has not heard yet.
    decoder.stops(Way::Up).await?;
    decoder.browser.click(&format!("#mark-1-{first}")).await?;
    assert_eq!(has_chosen(decoder).await?, [Some(first), None, None], "no digit stands twice");
    decoder.browser.click(&format!("#mark-2-{second}")).await?;
    decoder.has_waiting(Way::Up, 1).await?;
    decoder.goes_on(Way::Down).await?;
    assert_eq!(
        has_chosen(decoder).await?,
        [Some(first), Some(second), None],
        "an older state changes nothing"
    );

    // The confirmation does not overtake the marks, and what is locked in is what is seen.
    decoder.browser.click(&format!("#mark-3-{third}")).await?;
    decoder.browser.click("#main-action").await?;
    decoder.goes_on(Way::Up).await?;
    decoder.browser.find("#reveal:popover-open").await?;
    let hits = "document.querySelectorAll('#reveal .digit--hit').length";
    assert_eq!(decoder.browser.read::<u8>(hits).await?, 3);
    Ok(())
}

/// The four words of the tie-break, as this page shows them.
async fn has_written(player: &Player) -> Result<[String; 4]> {
    player.browser.read("[1, 2, 3, 4].map((place) => document.querySelector(`#word-${place}`).value)").await
}

#[tokio::test]
async fn teammates_who_write_into_one_list_do_not_wipe_out_each_others_words() -> Result<()> {
    let house = House::open().await?;
    let people = ["Ada", "Bjørn", "Clara", "Dino"].map(|name| (name, LOOK));
    let table = Table::gather(&house, "decrypto", &people).await?;
    table.plays_to_a_tie().await?;
    let (white, _) = table.sides().await?;
    let [one, other] = white[..] else { anyhow::bail!("White are two") };
    other.takes_a_slow_line().await?;

    // One writes while the other's page is behind; the other writes a word elsewhere.
    other.stops(Way::Down).await?;
    one.browser.fill("#word-1", "thimble").await?;
    other.has_waiting(Way::Down, 1).await?;
    other.browser.fill("#word-2", "needle").await?;
    one.browser.until("document.querySelector('#word-2').value === 'needle'").await?;
    other.goes_on(Way::Down).await?;
    other.browser.until("document.querySelector('#word-1').value === 'thimble'").await?;
    for player in [one, other] {
        assert_eq!(has_written(player).await?, ["thimble", "needle", "", ""]);
    }
    Ok(())
}
