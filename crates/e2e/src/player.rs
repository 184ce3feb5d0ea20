//! A person who plays: what they do with their eyes and hands, whatever the game.

use crate::{Browser, House, Size, Theme};
use anyhow::{Result, ensure};
use std::path::PathBuf;

/// Somebody at a screen.
pub struct Player {
    /// The name they play under.
    pub name: &'static str,
    /// Their screen.
    pub browser: Browser,
}

impl Player {
    /// Opens a table from the front page and sits at it. Gives back the code that friends need.
    pub async fn opens_table(&self, house: &House, game: &str) -> Result<String> {
        let page = &self.browser;
        page.goto(&house.url("/")).await?;
        page.click(&format!("#new-table input[value={game}]")).await?;
        page.click("#new-table summary").await?;
        page.fill("#new-name", self.name).await?;
        page.click("#new-table .btn--ink").await?;
        page.find("#teams").await?;
        page.read("document.querySelector('.bar__table b').textContent").await
    }

    /// Comes to a friend's table by its code and sits down.
    pub async fn joins(&self, house: &House, code: &str) -> Result<()> {
        let page = &self.browser;
        page.goto(&house.url("/")).await?;
        page.fill("#code", code).await?;
        page.click("#join button").await?;
        page.fill("#sit-name", self.name).await?;
        page.click("#sit-form .btn--ink").await?;
        page.until("!document.querySelector('#sit-form')").await
    }

    /// Chooses a house rule in the waiting room.
    pub async fn chooses(&self, option: &str, value: &str) -> Result<()> {
        self.browser.click(&format!("#options input[name={option}][value='{value}']")).await?;
        self.is_heard().await
    }

    /// Starts the game as soon as it may begin.
    pub async fn starts(&self) -> Result<()> {
        self.presses("#main-action:not([disabled])").await
    }

    /// Presses a button that does something at the table; it must not be refused.
    pub async fn presses(&self, button: &str) -> Result<()> {
        self.browser.click(button).await?;
        self.is_heard().await
    }

    /// Waits until the table has answered.
    pub async fn is_heard(&self) -> Result<()> {
        self.browser.until("!document.querySelector('form[data-busy]')").await?;
        let refusal: String = self
            .browser
            .read("(notice => notice.hidden ? '' : notice.textContent)(document.querySelector('#notice'))")
            .await?;
        ensure!(refusal.is_empty(), "{} is refused: {refusal}", self.name);
        Ok(())
    }

    /// Keeps pictures of the page in both sizes and lights, for whoever wants to look: `PICTURES=<folder>`.
    pub async fn is_pictured(&self, place: &str) -> Result<()> {
        let Some(folder) = std::env::var_os("PICTURES").map(PathBuf::from) else { return Ok(()) };
        std::fs::create_dir_all(&folder)?;
        let now: (u32, bool) =
            self.browser.read("[innerWidth, matchMedia('(prefers-color-scheme: dark)').matches]").await?;
        for (size, format) in [(Size::Phone, "phone"), (Size::Desktop, "desktop")] {
            for (theme, light) in [(Theme::Light, "light"), (Theme::Dark, "dark")] {
                self.browser.wear(size, theme).await?;
                self.browser.screenshot(&folder.join(format!("{place}-{format}-{light}.png"))).await?;
            }
        }
        let size = if now.0 == Size::Phone.pixels().0 { Size::Phone } else { Size::Desktop };
        self.browser.wear(size, if now.1 { Theme::Dark } else { Theme::Light }).await
    }

    /// The one sentence that says what to do now.
    pub async fn headline(&self) -> Result<String> {
        self.browser.text("h1").await
    }
}
