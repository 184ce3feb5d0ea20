//! Drawers on a phone: seen when they are open, in nobody's way, and with what their reader wrote.

use crate::PHONE;
use anyhow::{Context, Result};
use e2e::{House, Player, Table};

/// Three people who have all shown two cards, whoever is to guess, and somebody who waits.
async fn dealt(house: &House) -> Result<Table> {
    let table = Table::gather(house, "kryptos", &["Anna", "Ben", "Clara"].map(|name| (name, PHONE))).await?;
    table.host().starts().await?;
    for _ in 0..6 {
        table.awaited().await?.context("somebody shows a card")?.shows_a_card().await?;
    }
    Ok(table)
}

async fn who(table: &Table) -> Result<(&Player, &Player)> {
    let guesser = table.awaited().await?.context("somebody guesses")?;
    let waiting = table.players.iter().find(|player| player.name != guesser.name).context("others wait")?;
    Ok((guesser, waiting))
}

#[tokio::test]
async fn a_refusal_lies_above_the_drawer_that_it_is_about() -> Result<()> {
    let house = House::open().await?;
    let table = dealt(&house).await?;
    let (guesser, _) = who(&table).await?;
    let own = guesser.hand().await?;
    let hidden = guesser.sees_hidden().await?;
    let open: Vec<u8> = guesser
        .browser
        .read("[...document.querySelectorAll('#guess .is-mine input')].map((input) => Number(input.value))")
        .await?;
    let mine = own.into_iter().find(|number| open.contains(number)).context("a hidden card of their own")?;
    guesser.points_at(&hidden[0], mine).await?;
    guesser.browser.click("#guess .btn--final").await?;
    guesser.browser.until("!document.querySelector('#notice').hidden").await?;
    let above: bool = guesser
        .browser
        .read(
            "(({ x, y, width, height }) => document.elementFromPoint(x + width / 2, y + height / 2) \
                .closest('#notice') !== null)(document.querySelector('#notice p').getBoundingClientRect())",
        )
        .await?;
    assert!(above, "the refusal hides behind the drawer");
    assert!(guesser.browser.has("#picker:popover-open").await?, "the drawer stays");
    guesser.is_pictured("refusal-above").await
}

#[tokio::test]
async fn notes_and_help_are_at_hand_while_others_play_and_nothing_pops_up_uninvited() -> Result<()> {
    let house = House::open().await?;
    let table = dealt(&house).await?;
    let (guesser, waiting) = who(&table).await?;
    let page = &waiting.browser;
    // The dock opens a drawer that can be seen.
    page.click("#dock [popovertarget=picker]").await?;
    page.until("document.querySelector('#picker:popover-open')?.checkVisibility()").await?;
    page.click("#picker .drawer__close button").await?;
    // A card is chosen and noted although it is somebody else's turn.
    let card = waiting.sees_hidden().await?.into_iter().next().context("nothing is hidden")?;
    page.click(&format!("#{}", card.id)).await?;
    page.find("#target .card--aim").await?;
    page.fill("#pencil-note", "10-14").await?;
    page.click("#help input[value=simple]").await?;
    page.until("document.querySelector('#picker .pad__n.is-off')").await?;
    waiting.is_pictured("kryptos-think").await?;
    page.until("JSON.parse(document.querySelector('#picker').dataset.notes)[document.querySelector('[name=card]:checked').value] === '10-14'")
        .await?;
    page.run("document.querySelector('#picker:popover-open')?.hidePopover()").await?;

    // Others play on; then the page is opened on another device, which knows nothing but the table.
    table.misses(guesser).await?;
    guesser.presses("form[action*=decline] button").await?;
    page.run("localStorage.clear(); sessionStorage.clear()").await?;
    page.client().refresh().await?;
    let noted = format!("document.querySelector('#{}').parentElement.dataset.note === '10-14'", card.id);
    page.until(&noted).await?;
    assert!(!page.has("#picker:popover-open").await?, "no drawer opens by itself");
    waiting.is_pictured("kryptos-noted").await?;
    // Nobody else reads it.
    for other in table.players.iter().filter(|player| player.name != waiting.name) {
        assert!(!other.browser.read::<bool>("document.body.outerHTML.includes('10-14')").await?);
    }
    // What happened stands under the headline, and the wrong guess on the card.
    assert!(page.text(".phase__last").await?.contains(guesser.name));
    let struck = "document.querySelector('.card__not')";
    guesser.browser.until(struck).await?;
    Ok(())
}

#[tokio::test]
async fn digits_that_are_typed_choose_the_number() -> Result<()> {
    let house = House::open().await?;
    let table = dealt(&house).await?;
    let (guesser, _) = who(&table).await?;
    let card = guesser.sees_hidden().await?.into_iter().next().context("nothing is hidden")?;
    guesser.browser.click(&format!("#{}", card.id)).await?;
    let free: Vec<u8> = guesser
        .browser
        .read("[...document.querySelectorAll('#guess [name=number]:not(:disabled)')].map((input) => Number(input.value))")
        .await?;
    let number = free.into_iter().find(|number| *number > 10).context("a number of two digits")?;
    guesser.browser.run("document.activeElement.blur()").await?;
    guesser.browser.press(&number.to_string()).await?;
    guesser.browser.until(&format!("document.querySelector('#number-{number}').checked")).await
}
