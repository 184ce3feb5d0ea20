//! While clues are written: what everybody is told, which clues count as different, and who is hurried.

use crate::{DESKTOP, PHONE};
use anyhow::Result;
use e2e::{Guesses, House, Player, Size, Step, Table, Theme, wrong};

/// What a spectator reads of an Encryptor who has sent their clues.
const DONE: &str = "is done";

#[tokio::test]
async fn once_clues_are_sent_no_headline_says_that_they_are_being_written() -> Result<()> {
    let house = House::open().await?;
    let people = ["Anna", "Ben", "Clara", "Dag"].map(|name| (name, PHONE));
    let table = Table::gather(&house, "decrypto", &people).await?;
    table.host().starts().await?;
    let [first, second] = table.encryptors(1).await?[..] else { anyhow::bail!("two write") };
    let (white, black) = table.sides().await?;
    let mate = |side: &[&'static str], writer: &str| side.iter().copied().find(|name| *name != writer);
    let names = |side: Vec<&e2e::Player>| side.iter().map(|player| player.name).collect::<Vec<_>>();
    let (white, black) = (names(white), names(black));
    let first_mate = table.named(mate(&white, first.name).expect("a teammate"))?;
    let second_mate = table.named(mate(&black, second.name).expect("a teammate"))?;
    assert!(first_mate.headline().await?.contains(&format!("{} is writing", first.name)));

    first.gives_clues(first.thinks_of_clues(1).await?).await?;
    first.browser.until("document.querySelector('h1').textContent.includes('Your clues are sent')").await?;
    let done = format!("document.querySelector('h1').textContent.includes('{} is done')", first.name);
    first_mate.browser.until(&done).await?;
    first_mate.is_pictured("clues-sent-teammate").await?;
    first.is_pictured("clues-sent-encryptor").await?;
    // The others still write, and their headlines say so.
    assert!(second_mate.headline().await?.contains(&format!("{} is writing", second.name)));

    second.gives_clues(second.thinks_of_clues(1).await?).await?;
    table.reach(1, Step::White).await?;
    for player in &table.players {
        let headline = player.headline().await?;
        assert!(!headline.contains("writing") && !headline.contains("sent"), "{}: {headline}", player.name);
    }
    Ok(())
}

#[tokio::test]
async fn all_three_clues_are_in_sight_on_a_phone_in_every_language() -> Result<()> {
    let house = House::open().await?;
    let look = |language| e2e::Look { language, ..PHONE };
    let people = [("Anna", look("en")), ("Ben", look("it")), ("Clara", look("de")), ("Dag", look("nb"))];
    let table = Table::gather(&house, "decrypto", &people).await?;
    table.host().starts().await?;
    let mut writers = std::collections::BTreeSet::new();
    for round in [1, 2] {
        let mut codes = Vec::new();
        // When the second writes the first is done, and the sand timer runs.
        for writer in table.encryptors(round).await? {
            writers.insert(writer.name);
            for size in [Size::Phone, Size::PhoneOnItsSide] {
                writer.browser.wear(size, Theme::Light).await?;
                writer.browser.run("scrollTo(0, 0)").await?;
                // What lies where each field is: the field itself, and nothing over it.
                let seen: Vec<bool> = writer
                    .browser
                    .read(
                        "[1, 2, 3].map((slot) => document.getElementById(`clue-${slot}`)).map((field) => { \
                            const { x, y, width, height } = field.getBoundingClientRect(); \
                            return document.elementFromPoint(x + width / 2, y + height - 2) === field; })",
                    )
                    .await?;
                assert_eq!(seen, [true; 3], "{} writes on {size:?}", writer.name);
            }
            writer.browser.wear(Size::Phone, Theme::Light).await?;
            writer.is_pictured(&format!("writing-{}", writer.name)).await?;
            codes.push(writer.code().await?);
            writer.gives_clues(writer.thinks_of_clues(round).await?).await?;
        }
        for (step, code) in [(Step::White, codes[0]), (Step::Black, codes[1])] {
            table
                .guess(
                    round,
                    step,
                    Guesses { decryption: code, interception: (round > 1).then(|| wrong(code)) },
                )
                .await?;
        }
    }
    assert_eq!(writers.len(), 4, "everybody has written once");
    Ok(())
}

/// The pad lies free of the bar at the bottom, and a stroke can be undone.
async fn draws_and_takes_it_back(writer: &Player) -> Result<()> {
    let page = &writer.browser;
    page.click("#form-1-drawing, [name=form1][value=drawing]").await?;
    page.run("document.querySelector('#pad-1').scrollIntoView({ block: 'nearest' })").await?;
    let free = "(({ x, width, bottom }) => document.elementFromPoint(x + width / 2, bottom - 3)?.closest('#pad-1') !== null)( \
        document.querySelector('#pad-1').getBoundingClientRect())";
    assert!(page.read::<bool>(free).await?, "the pad lies under the bar");
    page.run(
        "const pad = document.querySelector('#pad-1 canvas'); pad.setPointerCapture = () => {}; \
         const { x, y } = pad.getBoundingClientRect(); \
         for (const [type, at] of [['pointerdown', 20], ['pointermove', 60], ['pointermove', 90], ['pointerup', 90]]) \
            pad.dispatchEvent(new PointerEvent(type, { clientX: x + at, clientY: y + at, pointerId: 1, buttons: 1, isPrimary: true, bubbles: true }))",
    )
    .await?;
    page.until("document.querySelector('[name=strokes1]').value !== ''").await?;
    page.click("#pad-1 [data-undo]").await?;
    page.until("document.querySelector('[name=strokes1]').value === ''").await?;
    page.click("[name=form1][value=text]").await
}

#[tokio::test]
async fn emoji_that_end_in_the_same_selector_are_different_clues() -> Result<()> {
    let house = House::open().await?;
    let people = ["Anna", "Ben", "Clara", "Dag"].map(|name| (name, PHONE));
    let table = Table::gather(&house, "decrypto", &people).await?;
    table.host().starts().await?;
    let writer = table.encryptors(1).await?[0];
    draws_and_takes_it_back(writer).await?;
    let doubted =
        writer.keywords().await?[usize::from(writer.code().await?[0]) - 1].chars().rev().collect::<String>();
    writer.writes([&doubted, "sun", "plane"]).await?;
    writer.browser.until("document.querySelector('#insist')").await?;
    writer.browser.click("#main-action").await?;
    // What can be ticked to send them all the same is brought into sight.
    writer
        .browser
        .until(
            "(({ x, y, height }) => document.elementFromPoint(x + 10, y + height / 2)?.closest('#insist'))( \
                document.querySelector('#insist').getBoundingClientRect())",
        )
        .await?;
    writer.is_pictured("doubted").await?;
    // A heart, a sun and an aeroplane, each followed by the selector for a coloured picture.
    writer.writes(["\u{2764}\u{fe0f}", "\u{2600}\u{fe0f}", "\u{2708}\u{fe0f}"]).await?;
    writer.browser.until("!document.querySelector('#main-action').disabled").await?;
    assert!(!writer.browser.has("form.clues .verdict--refused").await?);
    writer.is_pictured("emoji-clues").await?;
    writer.presses("#main-action").await?;
    writer.browser.until("!document.querySelector('form.clues')").await
}

#[tokio::test]
async fn nobody_is_hurried_in_a_game_with_bots_who_did_not_wish_it() -> Result<()> {
    let house = House::with_bots().await?;
    let newcomer = house.visitor("Ada", DESKTOP).await?;
    let page = &newcomer.browser;
    page.goto(&house.url("/")).await?;
    page.click("#bots button").await?;
    page.find("form.clues").await?;
    // The opponents have sent theirs: here a sand timer would begin.
    let watcher = house.visitor("Ben", DESKTOP).await?;
    watcher.browser.goto(&page.read::<String>("location.href").await?).await?;
    watcher
        .browser
        .until(&format!("document.querySelector('.progress').textContent.includes('{DONE}')"))
        .await?;
    assert!(!page.has("#timer").await? && !watcher.browser.has("#timer").await?, "no sand timer runs");
    newcomer.is_pictured("first-screen-with-bots").await?;
    // Whoever wants one chooses it.
    newcomer.opens_table(&house, "decrypto").await?;
    page.click("#options summary").await?;
    newcomer.chooses("sand", "60").await?;
    newcomer.presses("form[action$=fill] button").await?;
    page.until("document.querySelectorAll('#people .chip .icon').length === 3").await?;
    newcomer.starts().await?;
    page.find("form.clues").await?;
    page.find("#timer").await?;
    newcomer.is_pictured("sand-timer-with-bots").await
}
