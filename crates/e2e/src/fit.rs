//! Whether every text of a page fits on a phone, in every language.

use crate::{Browser, House, Look, Player, Size, Theme};
use anyhow::{Result, ensure};
use lexicon::Language;
use std::path::PathBuf;

/// Gives back what does not fit.
const SCRIPT: &str = include_str!("fit.js");

/// Somebody who looks over the players' shoulders with a phone, and reads four languages.
pub struct Proofreader(Player);

impl Proofreader {
    /// Comes to a house.
    pub async fn of(house: &House) -> Result<Self> {
        let look = Look { size: Size::Phone, theme: Theme::Light, language: "en" };
        let reader = house.visitor("Proofreader", look).await?;
        reader.browser.goto(&house.url("/offline")).await?;
        Ok(Proofreader(reader))
    }

    /// Reads the page that a player sees, in each language. Keeps pictures of it for whoever wants to look:
    /// `PICTURES=<folder>`.
    pub async fn reads(&self, player: &Player, place: &str) -> Result<()> {
        let page = &self.0.browser;
        let url: String = player.browser.read("location.href").await?;
        page.takes_the_seat_of(&player.browser).await?;
        let mut found = Vec::new();
        for language in Language::ALL {
            page.run(&format!("document.cookie = 'language={language};path=/'")).await?;
            page.goto(&url).await?;
            page.until("document.fonts.status === 'loaded'").await?;
            self.is_pictured(place, language).await?;
            let faults: Vec<String> = serde_json::from_value(page.run(SCRIPT).await?)?;
            found.extend(faults.into_iter().map(|fault| format!("{place}, {language}: {fault}")));
        }
        ensure!(found.is_empty(), "on a phone\n{}", found.join("\n"));
        Ok(())
    }

    async fn is_pictured(&self, place: &str, language: Language) -> Result<()> {
        let Some(folder) = std::env::var_os("PICTURES").map(PathBuf::from) else { return Ok(()) };
        std::fs::create_dir_all(&folder)?;
        let page: &Browser = &self.0.browser;
        let theme = if (place.len() + language.tag().len()) % 2 == 0 { Theme::Dark } else { Theme::Light };
        page.wear(Size::Phone, theme).await?;
        page.whole_screenshot(&folder.join(format!("{place}-{language}.png"))).await?;
        page.wear(Size::Phone, Theme::Light).await
    }
}
