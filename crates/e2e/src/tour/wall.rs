//! The large screen on the wall, which shows what everybody may see.

use super::look;
use crate::{House, Player};
use anyhow::Result;

/// A browser that nobody sits at.
pub struct Wall(Player);

impl Wall {
    /// Puts the table of a player on the wall.
    pub async fn of(house: &House, player: &Player) -> Result<Self> {
        let wall = house.visitor("Wall", look(house)).await?;
        let table: String = player.browser.read("location.href").await?;
        wall.browser.goto(&format!("{table}/tv")).await?;
        Ok(Wall(wall))
    }

    /// The wall once it shows this, and an opened code no longer lies over it.
    pub async fn with(&self, css: &str) -> Result<&Player> {
        self.0.browser.find(css).await?;
        self.0.browser.run("document.querySelector('#reveal:popover-open')?.hidePopover()").await?;
        Ok(&self.0)
    }

    /// The wall with an opened code over it.
    pub async fn with_reveal(&self) -> Result<&Player> {
        self.0.browser.find("#reveal:popover-open").await?;
        Ok(&self.0)
    }

    /// Takes it down.
    pub async fn close(self) -> Result<()> {
        self.0.browser.close().await
    }
}
