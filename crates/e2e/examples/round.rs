//! Somebody opens a server in a browser and plays Decrypto with its bots, one round for every line that comes in:
//! `yes '' | head -2 | cargo run -p e2e --example round -- http://127.0.0.1:8765`. Between two lines the server may be
//! stopped, replaced and started; the game goes on where it was.

use anyhow::{Context, Result, ensure};
use e2e::{Chrome, Look, Player, Size, Theme};
use std::time::Instant;

const LOOK: Look = Look { size: Size::Desktop, theme: Theme::Light, language: "en" };

/// The page waits for its reader, or shows them something.
const ASKED: &str =
    "document.querySelector('#reveal:popover-open, form.clues, #board:has(#main-action:enabled), #result')";
const CONNECTED: &str =
    "document.documentElement.dataset.link !== 'lost' && document.querySelector('#link').hidden";
const ROUND: &str = "Number(document.querySelector('.score__round b')?.textContent)";

#[tokio::main]
async fn main() -> Result<()> {
    let site = std::env::args().nth(1).context("which server?")?;
    let chrome = Chrome::start().await?;
    let player = Player { name: "Ada", browser: chrome.open(LOOK).await? };
    let page = &player.browser;
    let mut table = String::new();
    let mut round = 0;
    while std::io::stdin().read_line(&mut String::new())? > 0 {
        round += 1;
        let since = Instant::now();
        if round == 1 {
            page.goto(&format!("{}/", site.trim_end_matches('/'))).await?;
            page.click("#bots button").await?;
            page.find("#phase").await?;
            table = page.read("location.href").await?;
        } else {
            // The page finds the server again by itself.
            page.until(CONNECTED).await?;
        }
        let was_over = page.has("#result").await?;
        plays(&player, round).await?;
        ensure!(page.read::<String>("location.href").await? == table, "they are at another table");
        let took = since.elapsed().as_secs_f64();
        match (was_over, page.has("#result").await?) {
            (true, _) => println!("the result is still there"),
            (false, true) => println!("round {round} played in {took:.1} s, which ended the game"),
            (false, false) => println!("round {round} played in {took:.1} s"),
        }
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
        } else if page.has("#board #main-action:enabled").await? {
            // Which code it is about: the next board may come at once.
            let about: String = page.read("document.querySelector('#board [name=at]').value").await?;
            player.guesses([1, 2, 3]).await?;
            page.until(&format!(
                "document.querySelector('#board:has(#main-action:enabled) [name=at]')?.value !== '{about}'"
            ))
            .await?;
        }
    }
    ensure!(round > 1 || !page.has("#result").await?, "a game has more than one round");
    Ok(())
}
