//! A whole game of Kryptos, each person with a browser of their own.

use anyhow::Result;
use e2e::{House, Look, Size, Table, Theme};

#[tokio::test]
async fn three_people_play_to_the_end() -> Result<()> {
    let house = House::open().await?;
    let people = [
        ("Ada", Look { size: Size::Phone, theme: Theme::Dark, language: "en" }),
        ("Bjørn", Look { size: Size::Desktop, theme: Theme::Light, language: "nb" }),
        ("Dino", Look { size: Size::Phone, theme: Theme::Light, language: "it" }),
    ];
    let table = Table::gather(&house, "kryptos", &people).await?;
    table.host().starts().await?;
    let (mut shown, mut guessed) = (0, 0);
    while let Some(player) = table.awaited().await? {
        if player.must_show().await? {
            player.shows_a_card().await?;
            shown += 1;
            continue;
        }
        if guessed == 0 {
            table.misses(player).await?;
            // The second guess begins afresh.
            let chosen = "input[name=card]:checked, input[name=number]:checked";
            player.browser.until(&format!("!document.querySelector('{chosen}')")).await?;
        }
        table.hits(player).await?;
        guessed += 1;
    }
    assert_eq!(shown, 6, "everybody shows two cards");
    // From 2 points to 15 by threes takes five turns; everybody has the same number of them.
    assert_eq!(guessed, 15);
    for player in &table.players {
        assert_eq!(
            player.browser.read::<u8>("document.querySelectorAll('#result tbody tr').length").await?,
            3
        );
    }
    table.reviews("kryptos").await
}
