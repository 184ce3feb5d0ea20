//! Whether every text of a page fits on a phone and is in the reader's language, in every language.

use crate::{Browser, House, Look, Player, Size, Theme};
use anyhow::{Result, ensure};
use lexicon::Language;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

/// Gives back what does not fit.
const SCRIPT: &str = include_str!("fit.js");

/// Somebody who looks over the players' shoulders with a phone, and reads four languages.
pub struct Proofreader {
    reader: Player,
    /// What did not fit so far: a whole tour is told at once.
    found: Mutex<Vec<String>>,
}

impl Proofreader {
    /// Comes to a house.
    pub async fn of(house: &House) -> Result<Self> {
        let look = Look { size: Size::Phone, theme: Theme::Light, language: "en" };
        let reader = house.visitor("Proofreader", look).await?;
        reader.browser.goto(&house.url("/offline")).await?;
        Ok(Proofreader { reader, found: Mutex::default() })
    }

    /// Reads the page that a player sees, in each language. Keeps pictures of it for whoever wants to look:
    /// `PICTURES=<folder>`.
    pub async fn reads(&self, player: &Player, place: &str) -> Result<()> {
        let page = &self.reader.browser;
        let url: String = player.browser.read("location.href").await?;
        let reveals = player.browser.has("#reveal:popover-open").await?;
        page.takes_the_seat_of(&player.browser).await?;
        for (index, language) in Language::ALL.into_iter().enumerate() {
            page.run(&format!("document.cookie = 'language={language};path=/'")).await?;
            page.goto(&url).await?;
            page.run_async(
                "const done = arguments[arguments.length - 1]; document.fonts.ready.then(() => done())",
            )
            .await?;
            // As the player sees it: with the opened code over the page, or without.
            let reveal = if reveals {
                ":not(:popover-open)')?.showPopover()"
            } else {
                ":popover-open')?.hidePopover()"
            };
            page.run(&format!("document.querySelector('#reveal{reveal}")).await?;
            // The lights take turns.
            let theme = if (place.len() + index).is_multiple_of(2) { Theme::Dark } else { Theme::Light };
            self.is_pictured(&format!("{place}-{language}"), theme).await?;
            let faults: Vec<String> = serde_json::from_value(page.run(SCRIPT).await?)?;
            let faults = faults.into_iter().map(|fault| format!("{place}, {language}: {fault}"));
            self.found.lock().unwrap_or_else(PoisonError::into_inner).extend(faults);
        }
        // As whoever comes to look leaves a page of a tour.
        player.browser.wear(Size::Desktop, Theme::Light).await
    }

    /// Fails with everything that did not fit.
    pub fn is_content(self) -> Result<()> {
        let found = self.found.into_inner().unwrap_or_else(PoisonError::into_inner);
        ensure!(found.is_empty(), "on a phone\n{}", found.join("\n"));
        Ok(())
    }

    async fn is_pictured(&self, place: &str, theme: Theme) -> Result<()> {
        let Some(folder) = std::env::var_os("PICTURES").map(PathBuf::from) else { return Ok(()) };
        std::fs::create_dir_all(&folder)?;
        let page: &Browser = &self.reader.browser;
        page.wear(Size::Phone, theme).await?;
        page.whole_screenshot(&folder.join(format!("{place}.png"))).await?;
        page.wear(Size::Phone, theme).await?;
        if !page.has("[popover]:popover-open").await? {
            let drawers: Vec<String> = page
                .read("[...document.querySelectorAll('.drawer[popover][id]')].map(drawer => drawer.id)")
                .await?;
            for drawer in drawers {
                let drawn = format!("document.getElementById('{drawer}')");
                page.run(&format!("{drawn}.showPopover()")).await?;
                page.screenshot(&folder.join(format!("{place}-{drawer}.png"))).await?;
                page.run(&format!("{drawn}.hidePopover()")).await?;
            }
        }
        page.wear(Size::Desktop, theme).await?;
        page.screenshot(&folder.join(format!("{place}-wide.png"))).await?;
        page.wear(Size::Phone, Theme::Light).await
    }
}
