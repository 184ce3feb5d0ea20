//! The way back to one's tables.

use crate::PHONE;
use anyhow::Result;
use e2e::{House, Size, Table, Theme, check};

#[tokio::test]
async fn the_logo_leads_to_a_page_with_the_way_back_to_the_running_game_at_its_top() -> Result<()> {
    let house = House::open().await?;
    let table = Table::gather(&house, "kryptos", &["Anna", "Ben", "Clara"].map(|name| (name, PHONE))).await?;
    table.host().starts().await?;
    let awaited = table.awaited().await?.map(|player| player.name);
    for player in &table.players {
        let page = &player.browser;
        let url: String = page.read("location.href").await?;
        page.click(".bar .brand").await?;
        page.find("#mine li").await?;
        let top: f64 = page.read("document.querySelector('#mine').getBoundingClientRect().top").await?;
        let hero: f64 = page.read("document.querySelector('.hero__say').getBoundingClientRect().top").await?;
        assert!(top < hero, "the list begins at {top}, the greeting at {hero}");
        let said = page.text("#mine li").await?;
        assert_eq!(said.contains("Your turn"), awaited == Some(player.name), "{said}");
        for size in [Size::Phone, Size::Desktop] {
            for theme in [Theme::Light, Theme::Dark] {
                page.wear(size, theme).await?;
                check(page, &format!("front page with a game, {size:?}, {theme:?}")).await?;
            }
        }
        page.wear(Size::Phone, Theme::Light).await?;
        player.is_pictured(&format!("front-mine-{}", player.name)).await?;
        page.click("#mine li .btn").await?;
        page.find("#hands").await?;
        assert_eq!(page.read::<String>("location.href").await?, url);
    }
    Ok(())
}

#[tokio::test]
async fn a_list_shows_what_runs_what_waits_and_what_is_over_with_its_replay() -> Result<()> {
    let house = House::open().await?;
    let table = Table::gather(&house, "kryptos", &["Anna", "Ben", "Clara"].map(|name| (name, PHONE))).await?;
    table.host().starts().await?;
    while let Some(player) = table.awaited().await? {
        if player.must_show().await? { player.shows_a_card().await? } else { table.hits(player).await? }
    }
    let anna = table.host();
    anna.opens_table(&house, "decrypto").await?;
    let page = &anna.browser;
    // The menu of every table leads to the list.
    page.click("[popovertarget=settings]").await?;
    page.click("#settings a[href='/mine']").await?;
    let sections: Vec<String> =
        page.read("[...document.querySelectorAll('main.mine h2')].map((h) => h.textContent)").await?;
    assert_eq!(sections, ["Waiting room", "Finished"]);
    assert!(page.read::<bool>("document.documentElement.scrollWidth <= innerWidth").await?, "it overflows");
    for size in [Size::Phone, Size::Desktop] {
        for theme in [Theme::Light, Theme::Dark] {
            page.wear(size, theme).await?;
            check(page, &format!("my tables, {size:?}, {theme:?}")).await?;
        }
    }
    page.wear(Size::Phone, Theme::Light).await?;
    anna.is_pictured("mine").await?;
    let over = page.text("main.mine section:last-of-type li").await?;
    assert!(over.contains("won") && over.contains("Ben"), "{over}");
    page.click("main.mine section:last-of-type .btn").await?;
    page.until("location.pathname.startsWith('/g/')").await?;
    Ok(())
}
