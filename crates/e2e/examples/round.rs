//! Somebody opens a server in a browser and plays rounds of Decrypto with its bots:
//! `cargo run -p e2e --example round -- http://127.0.0.1:8765`. With `--pause` they wait after the first round until a line
//! comes in, during which the server may be replaced, and play the second one where they were.

use anyhow::{Context, Result, ensure};
use e2e::{Chrome, Look, Player, Size, Theme};
use std::time::Instant;

const LOOK: Look = Look { size: Size::Desktop, theme: Theme::Light, language: "en" };

/// The page waits for its reader, or shows them something.
const ASKED: &str = "document.querySelector('#reveal:popover-open, form.clues, #board .pick small, #result')";
const ROUND: &str = "Number(document.querySelector('.score__round b')?.textContent)";

#[tokio::main]
async fn main() -> Result<()> {
    let mut arguments = std::env::args().skip(1);
    let site = arguments.next().context("which server?")?;
    let pause = arguments.next().as_deref() == Some("--pause");
    let chrome = Chrome::start().await?;
    let player = Player { name: "Ada", browser: chrome.open(LOOK).await? };
    let page = &player.browser;
    let since = Instant::now();
    page.goto(&format!("{}/", site.trim_end_matches('/'))).await?;
    println!("the front page is there after {} ms", since.elapsed().as_millis());
    page.click("#bots button").await?;
    page.find("#phase").await?;
    plays(&player, 1).await?;
    println!("round 1 is played at {}", page.read::<String>("location.href").await?);
    if pause {
        std::io::stdin().read_line(&mut String::new())?;
        // The page finds the server again by itself.
        page.until(
            "document.documentElement.dataset.link !== 'lost' && document.querySelector('#link').hidden",
        )
        .await?;
        plays(&player, 2).await?;
        println!("round 2 is played after the pause");
    }
    player.browser.close().await
}

/// The person does their part until a round is over.
async fn plays(player: &Player, round: u32) -> Result<()> {
    let page = &player.browser;
    while page.read::<Option<u32>>(ROUND).await?.is_none_or(|now| now <= round)
        && !page.has("#result").await?
    {
        page.until(&format!("{ASKED} || {ROUND} > {round}")).await?;
        if page.has("#reveal:popover-open").await? {
            player.reads_reveal().await?;
        } else if player.is_encryptor().await? {
            for slot in 1..=3 {
                page.click(&format!("input[name=form{slot}][value=aloud]")).await?;
            }
            player.presses("#main-action").await?;
            page.until("!document.querySelector('form.clues')").await?;
        } else if page.has("form#board .pick small").await? {
            player.guesses([1, 2, 3]).await?;
            page.until("!document.querySelector('#board .pick small')").await?;
        }
    }
    ensure!(!page.has("#result").await? || round > 1, "a game has more than one round");
    Ok(())
}
