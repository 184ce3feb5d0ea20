//! Takes the pictures of `cargo xtask film`: a round of Decrypto as one player sees it. The name of each file ends with how
//! long it stands.

use anyhow::{Context, Result};
use e2e::{Browser, Guesses, House, Look, Size, Step, Table, Theme, wrong};
use std::path::PathBuf;

const LOOK: Look = Look { size: Size::Phone, theme: Theme::Light, language: "en" };

struct Film {
    folder: PathBuf,
    taken: usize,
}

impl Film {
    async fn shows(&mut self, page: &Browser, milliseconds: u32) -> Result<()> {
        self.taken += 1;
        page.run("scrollTo(0, 0); document.querySelector('#reveal')?.scrollTo(0, 0)").await?;
        page.screenshot(&self.folder.join(format!("{:02}-{milliseconds}.png", self.taken))).await
    }
}

#[tokio::main]
async fn main() -> Result<()> {
    let folder = PathBuf::from(std::env::args().nth(1).context("which folder?")?);
    std::fs::create_dir_all(&folder)?;
    let mut film = Film { folder, taken: 0 };
    let house = House::open().await?;
    let people = ["Ada", "Bjørn", "Clara", "Dino"].map(|name| (name, LOOK));
    let table = Table::gather(&house, "decrypto", &people).await?;
    let star = table.host();
    let page = &star.browser;
    // The light under a finger would stay where it was while the page scrolls.
    page.run("document.documentElement.style.webkitTapHighlightColor = 'transparent'").await?;
    film.shows(page, 2000).await?;
    star.starts().await?;

    // Ada writes, letter by letter enough for the eye, or waits.
    let mut codes = Vec::new();
    for writer in table.encryptors(1).await? {
        codes.push(writer.code().await?);
        let clues = writer.thinks_of_clues(1).await?;
        if writer.name == star.name {
            film.shows(page, 2500).await?;
            for (slot, clue) in (1..).zip(clues) {
                page.fill(&format!("#clue-{slot}"), clue).await?;
                page.find(&format!("#verdict-{slot}.verdict--ok")).await?;
                film.shows(page, 900).await?;
            }
        }
        writer.gives_clues(clues).await?;
        if writer.name == star.name {
            film.shows(page, 1500).await?;
        }
    }
    for (step, code) in [(Step::White, codes[0]), (Step::Black, codes[1])] {
        table.reach(1, step).await?;
        film.shows(page, 2000).await?;
        let guesses = Guesses { decryption: code, interception: None };
        table.guess_shown(1, step, guesses).await?;
        film.shows(page, 2500).await?;
        table.read_reveal().await?;
    }

    // The second round: what was said before is known. Ada's team understands its own clues and intercepts the others'.
    let codes = table.encrypt(2).await?;
    for (step, code) in [(Step::White, codes[0]), (Step::Black, codes[1])] {
        table.reach(2, step).await?;
        film.shows(page, 2500).await?;
        for (slot, digit) in (1..).zip(code) {
            page.click(&format!("#mark-{slot}-{digit}")).await?;
            film.shows(page, 800).await?;
        }
        let interception = if step == Step::White { wrong(code) } else { code };
        table.guess_shown(2, step, Guesses { decryption: code, interception: Some(interception) }).await?;
        film.shows(page, 3500).await?;
        table.read_reveal().await?;
    }
    film.shows(page, 2000).await?;
    table.close().await
}
