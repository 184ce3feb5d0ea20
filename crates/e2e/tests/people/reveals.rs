//! Every opened code is seen, however fast the next one comes.

use crate::PHONE;
use anyhow::Result;
use e2e::{Guesses, House, Size, Step, Table, Theme};

const SHOWN: &str = "document.querySelector('#reveal:popover-open .reveal-one:not([hidden])')?.dataset.stamp";

#[tokio::test]
async fn an_opened_code_waits_until_the_one_before_was_read() -> Result<()> {
    let house = House::open().await?;
    let people = ["Anna", "Ben", "Clara", "Dag"].map(|name| (name, PHONE));
    let table = Table::gather(&house, "decrypto", &people).await?;
    table.host().starts().await?;
    let codes = table.encrypt(1).await?;
    let (decoder, _) = table.guessers(1, Step::White).await?;
    decoder.guesses(codes[0]).await?;
    // Anna reads slowly; the others have gone on and opened the next code.
    let slow = &table.players[0];
    slow.browser.find("#reveal:popover-open").await?;
    let others = || table.players[1..].iter();
    for player in others() {
        player.reads_reveal().await?;
    }
    table.reach(1, Step::Black).await?;
    for player in others() {
        if player.has_board().await? {
            player.guesses(codes[1]).await?;
        }
    }
    // With four, one of the two who guess may be Anna's opponent only: the code of Black is Ben's or Dag's.
    for player in others() {
        player.browser.find("#reveal:popover-open").await?;
    }
    slow.browser.until("document.querySelectorAll('#reveal [data-stamp]').length === 2").await?;
    assert_eq!(slow.browser.read::<String>(SHOWN).await?, "1-1-white", "what is being read stays");
    slow.is_pictured("reveal-queued").await?;
    slow.browser.click("#reveal .reveal-over__go button").await?;
    assert_eq!(slow.browser.read::<String>(SHOWN).await?, "1-1-black", "then comes the next");
    slow.browser.click("#reveal .reveal-over__go button").await?;
    slow.browser.until("!document.querySelector('#reveal:popover-open')").await?;

    // Both can be seen again.
    slow.browser.click("#last button").await?;
    assert_eq!(slow.browser.read::<String>(SHOWN).await?, "1-1-black");
    slow.browser.click("#reveal [data-show='1-1-white']").await?;
    assert_eq!(slow.browser.read::<String>(SHOWN).await?, "1-1-white");
    Ok(())
}

#[tokio::test]
async fn the_note_sheet_fits_a_phone_round_by_round() -> Result<()> {
    let house = House::open().await?;
    let table =
        Table::gather(&house, "decrypto", &["Anna", "Ben", "Clara"].map(|name| (name, PHONE))).await?;
    table.host().starts().await?;
    let code = table.encrypt(1).await?[0];
    table.guess(1, Step::White, Guesses { decryption: code, interception: None }).await?;
    for (language, index) in [("en", 0), ("de", 1), ("nb", 2)] {
        let page = &table.players[index].browser;
        page.run(&format!("document.cookie = 'language={language}; path=/'")).await?;
        page.client().refresh().await?;
        page.click("#dock [popovertarget=note-sheet]").await?;
        page.click("#note-sheet summary").await?;
        let spare: i64 = page
            .read("(({ clientWidth, scrollWidth }) => clientWidth - scrollWidth)(document.querySelector('#note-sheet'))")
            .await?;
        assert_eq!(spare, 0, "the sheet overflows in {language}");
        table.players[index].is_pictured(&format!("note-sheet-{language}")).await?;
        // A tablet that is turned shows the sheet beside the board, and nothing over it.
        page.wear(Size::Desktop, Theme::Light).await?;
        page.until("!document.querySelector('#note-sheet:popover-open')").await?;
    }
    Ok(())
}
