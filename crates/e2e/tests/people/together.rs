//! Several who guess as one.

use crate::DESKTOP;
use anyhow::{Context, Result};
use e2e::{Code, House, Player, Size, Step, Table, Theme, Way, wrong};

/// Five people: White has two who guess together.
async fn five(house: &House, confirm: &str) -> Result<(Table, Code)> {
    let people = ["Anna", "Ben", "Clara", "Dag", "Eva"].map(|name| (name, DESKTOP));
    let table = Table::gather(house, "decrypto", &people).await?;
    table.host().chooses("confirm", confirm).await?;
    table.host().starts().await?;
    let code = table.encrypt(1).await?[0];
    table.reach(1, Step::White).await?;
    Ok((table, code))
}

async fn guessers(table: &Table) -> Result<[&Player; 2]> {
    let mut found = Vec::new();
    for player in &table.players {
        if player.has_board().await? {
            found.push(player);
        }
    }
    found.try_into().ok().context("two guess together")
}

#[tokio::test]
async fn who_confirms_a_moment_later_sees_success() -> Result<()> {
    let house = House::open().await?;
    let (table, code) = five(&house, "one").await?;
    let [quick, slow] = guessers(&table).await?;
    slow.takes_a_slow_line().await?;
    slow.marks(code).await?;
    quick.browser.until("document.querySelectorAll('.pick__marks .chip').length === 3").await?;
    slow.stops(Way::Down).await?;
    quick.guesses(code).await?;
    slow.has_waiting(Way::Down, 1).await?;
    // Their page does not know yet that it is done.
    slow.presses("#main-action").await?;
    slow.goes_on(Way::Down).await?;
    slow.reads_reveal().await
}

#[tokio::test]
async fn where_all_must_agree_everybody_sees_who_differs_and_where() -> Result<()> {
    let house = House::open().await?;
    let (table, code) = five(&house, "all").await?;
    let [one, other] = guessers(&table).await?;
    one.guesses(code).await?;
    other.guesses(wrong(code)).await?;
    for (player, mate) in [(one, other), (other, one)] {
        player.browser.until("document.querySelectorAll('#board .differ li').length === 2").await?;
        let said = player.browser.text("#board .differ").await?;
        assert!(said.contains(mate.name) && said.contains("You:"), "{said}");
    }
    one.is_pictured("all-differ").await?;
    other.guesses(code).await?;
    table.read_reveal().await
}

#[tokio::test]
async fn locking_in_over_a_teammates_other_mark_asks() -> Result<()> {
    let house = House::open().await?;
    let (table, code) = five(&house, "one").await?;
    let [one, other] = guessers(&table).await?;
    other.marks(wrong(code)).await?;
    one.browser.until("document.querySelectorAll('.pick__marks .chip').length === 3").await?;
    one.marks(code).await?;
    // On a phone the question comes into sight, above the bar with the button.
    one.browser.wear(Size::Phone, Theme::Light).await?;
    one.browser.click("#main-action").await?;
    let in_sight = "(({ left, right, top, bottom }) => document.elementFromPoint((left + right) / 2, (top + bottom) / 2)\
        ?.closest('#board-ask button'))(document.querySelector('#board-ask button').getBoundingClientRect())";
    one.browser.until(in_sight).await?;
    let asked = one.browser.text("#board-ask p").await?;
    let [first, second, _] = code;
    for part in [other.name, &format!("{second} for clue i."), &format!("{first} for clue ii.")] {
        assert!(asked.contains(part), "{asked}");
    }
    one.is_pictured("lock-in-asks").await?;
    assert!(one.has_board().await?, "nothing is locked in yet");
    // The marks of others cover no digit.
    let covered: bool = one
        .browser
        .read(
            "[...document.querySelectorAll('.pick:has(.chip)')].some((pick) => { \
                const digit = pick.querySelector('b').getBoundingClientRect(); \
                const chip = pick.querySelector('.chip').getBoundingClientRect(); \
                return chip.top < digit.bottom && chip.bottom > digit.top; })",
        )
        .await?;
    assert!(!covered);
    one.presses("#board-ask button").await?;
    table.read_reveal().await
}
