//! What an interception is made from lies on the board: earlier clues, and the team's own pencil.

use crate::PHONE;
use anyhow::{Context, Result};
use e2e::{Guesses, House, Step, Table};

#[tokio::test]
async fn earlier_clues_and_the_teams_pencil_stand_under_each_number() -> Result<()> {
    let house = House::open().await?;
    let people = ["Anna", "Ben", "Clara", "Dag"].map(|name| (name, PHONE));
    let table = Table::gather(&house, "decrypto", &people).await?;
    table.host().starts().await?;
    let codes = table.encrypt(1).await?;
    for (step, code) in [(Step::White, codes[0]), (Step::Black, codes[1])] {
        table.guess(1, step, Guesses { decryption: code, interception: None }).await?;
    }
    table.encrypt(2).await?;
    table.reach(2, Step::White).await?;
    let (white, black) = table.sides().await?;
    let [one, other] = black[..] else { anyhow::bail!("Black are two") };
    // The clues of the first round, each under its number.
    let filed: Vec<usize> = one
        .browser
        .read(
            "[...document.querySelectorAll('#earlier .col')].map((col) => col.querySelectorAll('li').length)",
        )
        .await?;
    for (number, clues) in (1..).zip(filed) {
        assert_eq!(clues, usize::from(codes[0].contains(&number)), "number {number}");
    }
    // One writes what the other reads, on the board and on the note sheet; nobody else does.
    one.browser.fill("#pencil-board-4", "cow?").await?;
    for page in [&one.browser, &other.browser] {
        page.until("document.querySelector('#pencil-board-4').value === 'cow?'").await?;
        page.until("document.querySelector('#pencil-sheet-4').value === 'cow?'").await?;
        page.until("document.querySelector('.pick[data-d=\"4\"] .pick__note')?.textContent === 'cow?'")
            .await?;
    }
    one.is_pictured("intercept").await?;
    for player in white {
        assert!(!player.browser.read::<bool>("document.documentElement.outerHTML.includes('cow?')").await?);
    }
    // While they intercept the opponents' sheet comes first.
    let first = "document.querySelector('#note-sheet .sheet h2').textContent";
    assert_eq!(one.browser.read::<String>(first).await?, "White");
    one.browser.click("#dock [popovertarget=note-sheet]").await?;
    one.is_pictured("intercept-sheet").await?;
    // After a reload it is still there: the table keeps it.
    other.browser.client().refresh().await?;
    let kept: String = other.browser.read("document.querySelector('#pencil-board-4').value").await?;
    (kept == "cow?").then_some(()).context("the pencil line is lost")
}
