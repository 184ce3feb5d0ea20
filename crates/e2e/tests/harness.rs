//! The harness itself: a browser starts, has the size it should have, and can lose its network.

use anyhow::Result;
use e2e::{Chrome, Look, Size, Theme};

#[tokio::test]
async fn a_browser_has_the_size_light_and_language_that_were_asked_for() -> Result<()> {
    let chrome = Chrome::start().await?;
    for (size, width) in [(Size::Phone, 390), (Size::Desktop, 1440)] {
        let browser = chrome.open(Look { size, theme: Theme::Dark, language: "it" }).await?;
        browser.goto("data:text/html,<meta name=viewport content=width=device-width><p>ciao").await?;
        assert_eq!(browser.run("return innerWidth").await?, width);
        assert_eq!(browser.run("return matchMedia('(prefers-color-scheme: dark)').matches").await?, true);
        assert_eq!(browser.run("return navigator.language").await?, "it");
        browser.set_online(false).await?;
        assert_eq!(browser.run("return navigator.onLine").await?, false);
        browser.close().await?;
    }
    Ok(())
}
