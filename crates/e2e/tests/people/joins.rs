//! Codes and links that lead nowhere, and the page of a seat's link.

use crate::PHONE;
use anyhow::Result;
use e2e::{House, Table};

#[tokio::test]
async fn a_wrong_code_is_told_beside_the_field_and_stays_in_it() -> Result<()> {
    let house = House::open().await?;
    let visitor = house.visitor("Anna", PHONE).await?;
    let page = &visitor.browser;
    for (code, said) in [("3HZA", "eight letters"), ("3HZA UU2Q", "No table has this code")] {
        page.goto(&house.url("/")).await?;
        page.fill("#code", code).await?;
        page.click("#join button").await?;
        let problem = page.find("#code-problem").await?.text().await?;
        assert!(problem.contains(said), "{problem}");
        assert_eq!(page.read::<String>("document.querySelector('#code').value").await?, code);
        assert!(page.read::<bool>("document.activeElement.id === 'code'").await?, "it can be mended at once");
        visitor.is_pictured(if code.len() == 4 { "join-malformed" } else { "join-unknown" }).await?;
    }
    Ok(())
}

#[tokio::test]
async fn an_open_table_is_seen_on_a_phone_before_anything_is_scrolled() -> Result<()> {
    let house = House::open().await?;
    let table = Table::gather(&house, "kryptos", &[("Anna", PHONE)]).await?;
    // Whoever is alone sees how to bring others, and the seats below it.
    let order =
        "['#invite', '#teams'].map((part) => document.querySelector(part).getBoundingClientRect().top)";
    let [invitation, seats]: [f64; 2] = table.host().browser.read(order).await?;
    assert!(invitation < seats && seats < 700.0, "{invitation} {seats}");
    table.host().is_pictured("waiting-alone").await?;
    table.host().chooses("listed", "on").await?;

    let visitor = house.visitor("Ben", PHONE).await?;
    let page = &visitor.browser;
    page.goto(&house.url("/")).await?;
    let ends: f64 =
        page.read("document.querySelector('#open .tables li a').getBoundingClientRect().bottom").await?;
    assert!(ends < 700.0, "{ends}");
    visitor.is_pictured("front-open-tables").await?;
    page.click("#open .tables li a").await?;
    // Whoever comes sees first who is there.
    page.find("#sit-form").await?;
    let [invitation, seats]: [f64; 2] = page.read(order).await?;
    assert!(seats < invitation && seats < 600.0, "{invitation} {seats}");
    visitor.is_pictured("waiting-comes").await
}

#[tokio::test]
async fn the_link_to_a_seat_fits_can_be_copied_and_survives_a_reload() -> Result<()> {
    let house = House::open().await?;
    let table = Table::gather(&house, "kryptos", &[("Anna", PHONE)]).await?;
    let page = &table.host().browser;
    page.click("[popovertarget=people]").await?;
    page.click("#people form[action$=device] button").await?;
    page.find(".device__link").await?;
    assert!(page.read::<bool>("document.documentElement.scrollWidth <= innerWidth").await?, "it overflows");
    table.host().is_pictured("seat-link").await?;
    page.click("[data-copy]").await?;
    page.until("document.querySelector('[data-copy] span').textContent === 'Copied'").await?;
    // Somebody types the address of this page, or reloads it by it.
    let url: String = page.read("location.href").await?;
    page.goto(&url).await?;
    page.find("form[action$=device] button").await?;
    table.host().is_pictured("seat-link-again").await?;
    Ok(())
}

#[tokio::test]
async fn sharing_is_offered_only_where_it_works() -> Result<()> {
    let house = House::open().await?;
    for (script, offered) in [
        ("delete Navigator.prototype.share", false),
        ("Navigator.prototype.share = async () => { window.shared = true }", true),
    ] {
        let visitor = house.visitor("Anna", PHONE).await?;
        visitor.browser.before_every_page(script).await?;
        visitor.opens_table(&house, "kryptos").await?;
        let shown = "document.querySelector('[data-share]').checkVisibility()";
        assert_eq!(visitor.browser.read::<bool>(shown).await?, offered);
        // Another state of the table changes nothing about it.
        visitor.chooses("mystery", "on").await?;
        assert_eq!(visitor.browser.read::<bool>(shown).await?, offered);
    }
    Ok(())
}

#[tokio::test]
async fn a_full_table_says_so_and_offers_no_seat() -> Result<()> {
    let house = House::open().await?;
    let people = ["Anna", "Ben", "Clara", "Dag", "Eva", "Finn"].map(|name| (name, PHONE));
    let table = Table::gather(&house, "kryptos", &people).await?;
    let late = house.visitor("Gro", PHONE).await?;
    late.browser.goto(&table.host().browser.read::<String>("location.href").await?).await?;
    let said = late.browser.text("#sit .panel").await?;
    assert!(said.contains("Every seat is taken"), "{said}");
    assert!(!late.browser.has("#sit-form, button[name=chair]").await?, "no seat is offered");
    late.is_pictured("full-table").await
}
