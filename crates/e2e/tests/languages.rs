//! The longest text of each language fits on a phone, on every page and in every phase.

use anyhow::Result;
use e2e::{House, Player, Proofreader, tour};

#[tokio::test]
async fn every_text_fits_on_pages_without_a_table() -> Result<()> {
    let house = House::open().await?;
    let reader = Proofreader::of(&house).await?;
    tour::pages(&house, &async |player: &Player, place: &str| reader.reads(player, place).await).await
}

#[tokio::test]
async fn every_text_fits_in_every_phase_of_decrypto() -> Result<()> {
    let house = House::open().await?;
    let reader = Proofreader::of(&house).await?;
    tour::decrypto(&house, &async |player: &Player, place: &str| reader.reads(player, place).await).await
}

#[tokio::test]
async fn every_text_fits_in_the_game_of_three() -> Result<()> {
    let house = House::open().await?;
    let reader = Proofreader::of(&house).await?;
    tour::three(&house, &async |player: &Player, place: &str| reader.reads(player, place).await).await
}

#[tokio::test]
async fn every_text_fits_in_the_tie_break() -> Result<()> {
    let house = House::open().await?;
    let reader = Proofreader::of(&house).await?;
    tour::tie_break(&house, &async |player: &Player, place: &str| reader.reads(player, place).await).await
}

#[tokio::test]
async fn every_text_fits_in_laser_drive() -> Result<()> {
    let house = House::open().await?;
    let reader = Proofreader::of(&house).await?;
    tour::laser(&house, &async |player: &Player, place: &str| reader.reads(player, place).await).await
}

#[tokio::test]
async fn every_text_fits_in_every_phase_of_kryptos() -> Result<()> {
    let house = House::open().await?;
    let reader = Proofreader::of(&house).await?;
    tour::kryptos(&house, &async |player: &Player, place: &str| reader.reads(player, place).await).await
}
