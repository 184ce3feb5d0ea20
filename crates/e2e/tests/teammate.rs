//! A bot on one's own team proposes, says why, and lets the person decide.

use anyhow::Result;
use e2e::{House, Look, Player, Size, Theme};

const LOOK: Look = Look { size: Size::Phone, theme: Theme::Light, language: "de" };

/// What the person is asked for next: a page waits for them, or shows what the bot has to say.
const ASKED: &str =
    "document.querySelector('#reveal:popover-open, form.clues, #board .pick small, #why .why')";

/// The person does their part until a bot of their team has something to say: when both intercept.
async fn plays_on(player: &Player) -> Result<()> {
    let page = &player.browser;
    while !page.has("#why .why").await? {
        page.until(ASKED).await?;
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
        }
    }
    Ok(())
}

/// How strong the bots at the table are, as its page says.
async fn strengths(player: &Player) -> Result<Vec<String>> {
    let bots =
        "[...document.querySelectorAll('#people .seat:has(.chip .icon) .small')].map(bot => bot.textContent)";
    player.browser.read(bots).await
}

#[tokio::test]
async fn a_player_chooses_how_well_the_bots_play() -> Result<()> {
    let house = House::with_bots().await?;
    let player = house.visitor("Ada", LOOK).await?;
    let page = &player.browser;
    // At once, from the front page ...
    page.goto(&house.url("/")).await?;
    page.click("#bots input[value=master]").await?;
    page.click("#bots button").await?;
    page.find("#score").await?;
    assert_eq!(strengths(&player).await?, ["Bot, Profi"; 3]);
    // ... and in a waiting room, where those who sit already change too.
    player.opens_table(&house, "decrypto").await?;
    player.presses("form[action$=fill] button").await?;
    page.until("document.querySelectorAll('#people .chip .icon').length === 3").await?;
    assert_eq!(strengths(&player).await?, ["Bot, mittel"; 3]);
    player.chooses("bots", "beginner").await?;
    page.until("document.querySelector('#people').textContent.includes('leicht')").await?;
    assert_eq!(strengths(&player).await?, ["Bot, leicht"; 3]);
    assert!(!page.has("form[action$=fill]").await?, "nothing is left to fill");
    Ok(())
}

#[tokio::test]
async fn a_bot_proposes_and_says_why_in_the_players_language() -> Result<()> {
    let house = House::with_bots().await?;
    let player = house.visitor("Ada", LOOK).await?;
    let page = &player.browser;
    page.goto(&house.url("/")).await?;
    page.click("#bots button").await?;
    page.find("#phase").await?;
    plays_on(&player).await?;

    let marks: u8 = page.read("document.querySelectorAll('.pick__marks .chip').length").await?;
    assert_eq!(marks, 3, "one digit a clue");
    let said = page.text("#why").await?;
    assert!(said.contains(" % sicher: "), "{said}");
    assert!(player.has_board().await?, "the person decides");

    // It is for the team: whoever looks on is told nothing.
    let why: String = page.read("document.querySelector('#why-of').dataset.ask").await?;
    let stranger = house.visitor("Clara", LOOK).await?;
    stranger.browser.goto(&house.url(&why)).await?;
    assert_eq!(stranger.browser.text("body").await?, "");
    Ok(())
}
