//! What a player does in Kryptos.

use crate::Player;
use anyhow::Result;
use serde::Deserialize;

/// A hidden card of somebody else, as the page offers it.
#[derive(Clone, Debug, Deserialize)]
pub struct Hidden {
    /// Whose.
    pub owner: String,
    /// Which of their hand, from 1.
    pub position: usize,
    /// The element to tap.
    pub id: String,
    /// Numbers that the simple help leaves open.
    pub candidates: Vec<u8>,
}

impl Player {
    /// Whether they have a card to show.
    pub async fn must_show(&self) -> Result<bool> {
        self.browser.has("form#reveal").await
    }

    /// Whether they have to guess.
    pub async fn must_guess(&self) -> Result<bool> {
        self.browser.has("form#guess").await
    }

    /// The numbers of their own cards, in order.
    pub async fn hand(&self) -> Result<Vec<u8>> {
        self.browser
            .read("[...document.querySelectorAll('.player--you .hand .num')].map(card => Number(card.textContent))")
            .await
    }

    /// The hidden cards that they may guess at.
    pub async fn sees_hidden(&self) -> Result<Vec<Hidden>> {
        self.browser
            .read(
                "[...document.querySelectorAll('input[name=card]')].map(card => ({ \
                    owner: card.closest('.player').querySelector('h2').textContent, \
                    position: Number(card.value.split('.')[1]), \
                    id: card.id, \
                    candidates: card.dataset.simple.split(' ').map(Number) }))",
            )
            .await
    }

    /// Shows the first card that may be shown.
    pub async fn shows_a_card(&self) -> Result<()> {
        self.browser.click("input[name=position]").await?;
        self.presses("#reveal .btn--final").await?;
        self.browser.until("!document.querySelector('form#reveal')").await
    }

    /// Chooses a hidden card and a number for it, without saying so yet.
    pub async fn points_at(&self, card: &Hidden, number: u8) -> Result<()> {
        // On a phone the numbers of the guess before may still lie over the cards.
        if self.browser.has("#picker:popover-open").await? {
            self.browser.click("#picker .drawer__close button").await?;
        }
        self.browser.click(&format!("#{}", card.id)).await?;
        self.browser.click(&format!("#number-{number}")).await
    }

    /// Says what a hidden card is.
    pub async fn says(&self, card: &Hidden, number: u8) -> Result<()> {
        self.points_at(card, number).await?;
        self.presses("#guess .btn--final").await
    }
}
