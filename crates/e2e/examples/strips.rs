//! Film strips of what moves: the opened code of Decrypto and a right guess of Kryptos, eight frames each, on a phone in both
//! lights: `strips <folder>`.
//!
//! Animations stand still, and each frame sets them to its moment: so the frames are the same on every machine.

use anyhow::{Context, Result, ensure};
use e2e::{Browser, Guesses, House, Look, Size, Step, Table, Theme};
use std::path::{Path, PathBuf};

const FRAMES: u32 = 8;

fn look(theme: Theme) -> Look {
    Look { size: Size::Phone, theme, language: "en" }
}

/// Eight frames of what has begun to move, put beside each other in one picture.
async fn strip(page: &Browser, folder: &Path, name: &str, milliseconds: u32) -> Result<()> {
    let mut frames = Vec::new();
    for frame in 0..FRAMES {
        let moment = milliseconds * frame / (FRAMES - 1);
        let set = format!(
            "const moving = document.getAnimations(); \
             for (const animation of moving) animation.currentTime = {moment}; \
             return moving.length"
        );
        let moving = page.run(&set).await?.as_u64().unwrap_or_default();
        ensure!(moving > 0, "{name}: nothing moves");
        let file = folder.join(format!("{name}-{frame}.png"));
        page.screenshot(&file).await?;
        frames.push(format!(
            "<figure><img src='{name}-{frame}.png'><figcaption>{moment} ms</figcaption></figure>"
        ));
    }
    let style = "body{margin:8px;display:flex;gap:6px;background:#888}figure{margin:0;flex:1 1 0;min-width:0}img{width:100%}figcaption{font:12px sans-serif}";
    let sheet = folder.join(format!("{name}.html"));
    std::fs::write(
        &sheet,
        format!(
            "<!doctype html><meta name=viewport content=width=device-width><style>{style}</style>{}",
            frames.concat()
        ),
    )?;
    page.wear(Size::Desktop, Theme::Light).await?;
    page.goto(&format!("file://{}", sheet.canonicalize()?.display())).await?;
    page.until("[...document.images].every((image) => image.complete)").await?;
    page.whole_screenshot(&folder.join(format!("{name}.png"))).await
}

/// A code that is intercepted, as the team sees it whose code it was.
async fn decrypto(house: &House, folder: &Path, theme: Theme, name: &str) -> Result<()> {
    let people = ["Ada", "Bjørn", "Clara", "Dino"].map(|name| (name, look(theme)));
    let table = Table::gather(house, "decrypto", &people).await?;
    table.host().starts().await?;
    let codes = table.encrypt(1).await?;
    for (step, code) in [(Step::White, codes[0]), (Step::Black, codes[1])] {
        table.guess(1, step, Guesses { decryption: code, interception: None }).await?;
    }
    let codes = table.encrypt(2).await?;
    table.reach(2, Step::White).await?;
    let page = &table.host().browser;
    page.moves_in_frames(theme).await?;
    table.guess_shown(2, Step::White, Guesses { decryption: codes[0], interception: Some(codes[0]) }).await?;
    page.find("#reveal:popover-open").await?;
    strip(page, folder, name, 3100).await?;
    table.close().await
}

/// A right guess, as the one sees it whose card it was.
async fn kryptos(house: &House, folder: &Path, theme: Theme, name: &str) -> Result<()> {
    let people = ["Ada", "Bjørn", "Clara"].map(|name| (name, look(theme)));
    let table = Table::gather(house, "kryptos", &people).await?;
    table.host().starts().await?;
    let mut player = table.awaited().await?.context("somebody is to act")?;
    while player.must_show().await? {
        player.shows_a_card().await?;
        player = table.awaited().await?.context("somebody is to act")?;
    }
    let other = table.players.iter().find(|other| other.name != player.name).context("another player")?;
    other.browser.moves_in_frames(theme).await?;
    table.hits(player).await?;
    other.browser.find(".card--turned").await?;
    other.browser.run("document.querySelector('.card--turned').scrollIntoView({ block: 'center' })").await?;
    strip(&other.browser, folder, name, 1800).await?;
    table.close().await
}

#[tokio::main]
async fn main() -> Result<()> {
    let folder = PathBuf::from(std::env::args().nth(1).context("which folder?")?);
    std::fs::create_dir_all(&folder)?;
    let house = House::open().await?;
    for (theme, light) in [(Theme::Light, "light"), (Theme::Dark, "dark")] {
        decrypto(&house, &folder, theme, &format!("decrypto-reveal-{light}")).await?;
        kryptos(&house, &folder, theme, &format!("kryptos-hit-{light}")).await?;
    }
    Ok(())
}
