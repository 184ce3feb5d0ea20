//! Long names and words.

use crate::PHONE;
use anyhow::Result;
use e2e::{House, Player, Size, Table, Theme};

const WIDE: &str = "WWWWWWWWWWWWWWWWWWWWWWWW";

/// Nothing sticks out of the page, and nothing in the header lies over anything else.
async fn fits(player: &Player, place: &str) -> Result<()> {
    for size in [Size::Phone, Size::Desktop] {
        player.browser.wear(size, Theme::Light).await?;
        let spare: i64 = player.browser.read("innerWidth - document.documentElement.scrollWidth").await?;
        assert!(spare >= 0, "{place} overflows by {} on {size:?}", -spare);
    }
    player.browser.wear(Size::Phone, Theme::Light).await?;
    player.is_pictured(place).await
}

#[tokio::test]
async fn twenty_four_letters_break_no_page() -> Result<()> {
    let house = House::open().await?;
    for game in ["decrypto", "kryptos"] {
        let names = [WIDE, "MMMMMMMMMMMMMMMMMMMMMMMM", "Åsmundsensønnavnegjennom", "Clara"];
        let table = Table::gather(&house, game, &names.map(|name| (name, PHONE))).await?;
        fits(table.host(), &format!("wide-{game}-waiting")).await?;
        table.host().starts().await?;
        let host = &table.host().browser;
        host.until("!document.querySelector('#teams')").await?;
        for player in &table.players[..2] {
            player.browser.until("!document.querySelector('#teams')").await?;
            fits(player, &format!("wide-{game}-{}", &player.name[..1])).await?;
        }
        let table_url: String = host.read("location.href").await?;
        host.goto(&format!("{table_url}/tv")).await?;
        fits(table.host(), &format!("wide-{game}-tv")).await?;
        table.close().await?;
    }
    Ok(())
}
