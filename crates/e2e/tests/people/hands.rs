//! Many cards on a small screen, and what happens to them.

use crate::PHONE;
use anyhow::{Context, Result};
use e2e::{House, Player, Table, Theme};

/// How many cards lie in each row of every hand on this page.
const ROWS: &str = "[...document.querySelectorAll('.player .hand')].filter((hand) => hand.children.length === 8) \
    .map((hand) => Object.values(Object.groupBy([...hand.children], (card) => Math.round(card.getBoundingClientRect().top))) \
        .map((row) => row.length))";

/// Whether the headline is seen after the page was scrolled down.
const TURN_IN_SIGHT: &str = "(({ left, top, bottom }) => top >= 0 && \
    document.elementFromPoint(left + 5, (top + bottom) / 2).localName === 'h1')(document.querySelector('h1').getBoundingClientRect())";

/// Nothing sticks out at the side.
async fn fits(player: &Player) -> Result<bool> {
    player.browser.read("document.documentElement.scrollWidth <= innerWidth").await
}

#[tokio::test]
async fn a_hand_of_eight_is_four_by_two_and_what_happens_to_it_is_seen() -> Result<()> {
    let house = House::open().await?;
    let people = ["Anna", "Ben", "Clara", "Dag", "Eva", "Finn"].map(|name| (name, PHONE));
    let table = Table::gather(&house, "kryptos", &people).await?;
    table.host().starts().await?;

    // Whoever has to show a card has their own hand on top.
    let shows = table.awaited().await?.context("somebody shows a card")?;
    let first = "document.querySelector('#hands .player').matches('.player--you')";
    let on_top = "[...document.querySelectorAll('#hands .player')] \
        .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)[0].matches('.player--you')";
    assert!(shows.browser.read::<bool>(&format!("{first} || {on_top}")).await?);
    shows.is_pictured("kryptos-six-shows").await?;
    for _ in 0..12 {
        table.awaited().await?.context("somebody shows a card")?.shows_a_card().await?;
    }

    let guesser = table.awaited().await?.context("somebody guesses")?;
    let page = &guesser.browser;
    let rows: Vec<Vec<u8>> = page.read(ROWS).await?;
    assert_eq!(rows, vec![vec![4, 4]; 6]);
    assert!(fits(guesser).await?);
    page.run("document.querySelector('#hands .player:last-child').scrollIntoView({ block: 'center' })")
        .await?;
    assert!(page.read::<f64>("scrollY").await? > 300.0, "six hands are longer than a phone");
    assert!(page.read::<bool>(TURN_IN_SIGHT).await?, "whose turn it is goes out of sight");
    page.run("scrollTo(0, 0)").await?;

    // The drawer shows the row and the colours of the card that is aimed at; full help the best chance on every card.
    let card = guesser.sees_hidden().await?.into_iter().next().context("nothing is hidden")?;
    page.click(&format!("#{}", card.id)).await?;
    page.until("document.querySelectorAll('#target .card').length === 8").await?;
    assert!(page.has("#target .card--aim").await? && page.has("#target .counts").await?);
    page.click("#help input[value=full]").await?;
    page.until("[...document.querySelectorAll('label:has([name=card])')].every((card) => card.dataset.best?.includes('%'))")
        .await?;
    // Whoever hears the page is told as well.
    let told: String = page.read(&format!("document.querySelector('#{}').ariaLabel", card.id)).await?;
    assert!(told.contains("percent"), "{told}");
    page.click("#picker .drawer__close button").await?;
    guesser.is_pictured("kryptos-six").await?;

    // One of the others sees things move, another has asked for no motion.
    let owner = table.named(&card.owner)?;
    let others: Vec<&Player> =
        table.players.iter().filter(|other| ![guesser.name, owner.name].contains(&other.name)).collect();
    owner.browser.moves_in_frames(Theme::Light).await?;
    table.hits(guesser).await?;
    owner.browser.find(".card--turned").await?;
    assert_eq!(owner.browser.read::<String>("document.querySelector('.gained').textContent").await?, "+3");
    let moving =
        "[...new Set(document.getAnimations().map(({ animationName }) => animationName))].sort().join()";
    assert_eq!(owner.browser.read::<String>(moving).await?, "back,gained,turned,unseen");
    others[0].browser.find(".card--turned").await?;
    assert_eq!(others[0].browser.read::<String>(moving).await?, "");
    Ok(())
}
