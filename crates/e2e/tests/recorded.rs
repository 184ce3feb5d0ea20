//! The log of a finished game that somebody brings: as a file, pasted, and one that cannot be read.

use anyhow::Result;
use e2e::{Browser, House, Look, Size, Theme, check};
use lexicon::Language;

const LOG: &str = include_str!("../../kryptos/tests/golden/four.game");

async fn in_every_look(page: &Browser, place: &str) -> Result<()> {
    for size in [Size::Phone, Size::Desktop] {
        for theme in [Theme::Light, Theme::Dark] {
            page.wear(size, theme).await?;
            check(page, &format!("{place}, {size:?}, {theme:?}")).await?;
        }
    }
    Ok(())
}

#[tokio::test]
async fn a_log_that_is_dropped_is_replayed_and_reviewed() -> Result<()> {
    let house = House::open().await?;
    let look = Look { size: Size::Desktop, theme: Theme::Light, language: "en" };
    let visitor = house.visitor("Ada", look).await?;
    let page = &visitor.browser;
    page.goto(&house.url("/")).await?;
    page.click("a[href='/review']").await?;
    page.find("[data-bring-file]:not([hidden])").await?;
    let drop = format!(
        "const data = new DataTransfer(); data.items.add(new File([{}], 'game.txt')); \
         document.querySelector('[data-bring]').dispatchEvent(new DragEvent('drop', \
         {{ bubbles: true, cancelable: true, dataTransfer: data }}));",
        serde_json::to_string(LOG)?
    );
    page.run(&drop).await?;
    page.until("document.activeElement.matches('.bring button')").await?;
    page.press("\u{e007}").await?;
    page.find("#replay").await?;
    in_every_look(page, "replay of a log").await?;
    page.click(".replay__review").await?;
    page.find(".review .chart").await?;
    in_every_look(page, "review of a log").await?;
    visitor.browser.close().await
}

#[tokio::test]
async fn a_log_that_cannot_be_read_is_refused_in_the_readers_language() -> Result<()> {
    let house = House::open().await?;
    for language in Language::ALL {
        let look = Look { size: Size::Phone, theme: Theme::Light, language: language.tag() };
        let visitor = house.visitor("Ada", look).await?;
        let page = &visitor.browser;
        page.goto(&house.url("/review")).await?;
        in_every_look(page, &format!("where to bring a log, {language}")).await?;
        page.fill("#record", "1. e4 e5").await?;
        page.click(".bring button").await?;
        page.find("#record-problem").await?;
        assert_eq!(page.read::<String>("document.querySelector('#record').value").await?, "1. e4 e5");
        in_every_look(page, &format!("a log that cannot be read, {language}")).await?;
        visitor.browser.close().await?;
    }
    Ok(())
}
