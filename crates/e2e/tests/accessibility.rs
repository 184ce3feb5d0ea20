//! What axe-core says about every page and every phase, in both sizes and both lights.

use anyhow::Result;
use e2e::{House, Player, Size, Theme, check, tour};

async fn in_every_look(player: &Player, place: &str) -> Result<()> {
    let mut found = Vec::new();
    for size in [Size::Phone, Size::Desktop] {
        for theme in [Theme::Light, Theme::Dark] {
            player.browser.wear(size, theme).await?;
            found.extend(check(&player.browser, &format!("{place}, {size:?}, {theme:?}")).await.err());
        }
    }
    player.browser.wear(Size::Desktop, Theme::Light).await?;
    anyhow::ensure!(found.is_empty(), "{found:#?}");
    Ok(())
}

#[tokio::test]
async fn pages_without_a_table_are_for_everybody() -> Result<()> {
    tour::pages(&House::open().await?, &in_every_look).await
}

#[tokio::test]
async fn every_phase_of_decrypto_is_for_everybody() -> Result<()> {
    tour::decrypto(&House::open().await?, &in_every_look).await
}

#[tokio::test]
async fn the_game_of_three_is_for_everybody() -> Result<()> {
    tour::three(&House::open().await?, &in_every_look).await
}

#[tokio::test]
async fn the_tie_break_is_for_everybody() -> Result<()> {
    tour::tie_break(&House::open().await?, &in_every_look).await
}

#[tokio::test]
async fn laser_drive_is_for_everybody() -> Result<()> {
    tour::laser(&House::open().await?, &in_every_look).await
}

#[tokio::test]
async fn every_phase_of_kryptos_is_for_everybody() -> Result<()> {
    tour::kryptos(&House::open().await?, &in_every_look).await
}

#[tokio::test]
async fn coming_and_going_is_for_everybody() -> Result<()> {
    tour::people(&House::open().await?, &in_every_look).await
}
