//! Pictures of every page and phase, in both sizes and both themes: `shots <folder> [language]`.

use anyhow::{Context, Result};
use e2e::{House, Player, Size, Theme, tour};
use std::path::PathBuf;

#[tokio::main]
async fn main() -> Result<()> {
    let folder = PathBuf::from(std::env::args().nth(1).context("which folder?")?);
    std::fs::create_dir_all(&folder)?;
    let shoot = async |player: &Player, place: &str| -> Result<()> {
        for (size, format) in [(Size::Phone, "phone"), (Size::Desktop, "desktop")] {
            for (theme, light) in [(Theme::Light, "light"), (Theme::Dark, "dark")] {
                player.browser.wear(size, theme).await?;
                player.browser.run("scrollTo({ top: 0 })").await?;
                player.browser.screenshot(&folder.join(format!("{place}-{format}-{light}.png"))).await?;
            }
        }
        player.browser.wear(Size::Desktop, Theme::Light).await
    };
    let mut house = House::open().await?;
    let wished = std::env::args().nth(2).unwrap_or("en".to_owned());
    house.language = wished.parse::<lexicon::Language>().ok().context("which language?")?.tag();
    tour::pages(&house, &shoot).await?;
    tour::people(&house, &shoot).await?;
    tour::decrypto(&house, &shoot).await?;
    tour::three(&house, &shoot).await?;
    tour::tie_break(&house, &shoot).await?;
    tour::laser(&house, &shoot).await?;
    tour::kryptos(&house, &shoot).await
}
