//! A house that phones find on the local network: plain http, any address, no `--public-url`.

use anyhow::{Result, ensure};
use e2e::{House, Look, Size, Theme};

const LOOK: Look = Look { size: Size::Phone, theme: Theme::Light, language: "en" };

#[tokio::test]
async fn a_table_is_opened_and_joined_from_the_local_network() -> Result<()> {
    let house = House::open().await?;
    let host = house.visitor("Ada", LOOK).await?;
    host.browser.goto(&house.lan_url("/")).await?;
    host.browser.click("#new-table .btn--ink").await?;
    host.browser.find("#teams").await?;
    let code: String =
        host.browser.read("document.querySelector('.bar__table b').textContent.replace(' ', '')").await?;

    // A friend looks first, and is somebody only when they sit down; from then on their page shows their seat.
    let friend = house.visitor("Bo", LOOK).await?;
    friend.browser.goto(&house.lan_url(&format!("/t/{}", code.to_lowercase()))).await?;
    let cookies = friend.browser.client().get_all_cookies().await?;
    ensure!(cookies.is_empty(), "whoever only looks has no cookie: {cookies:?}");
    friend.browser.fill("#sit-name", friend.name).await?;
    friend.browser.click("#sit-form .btn--ink").await?;
    friend.browser.until("!document.querySelector('#sit-form')").await?;
    host.browser.until("document.body.textContent.includes('Bo')").await
}

#[tokio::test]
async fn a_link_that_was_cut_short_leads_to_a_page_where_it_can_be_mended() -> Result<()> {
    let house = House::open().await?;
    let visitor = house.visitor("Ada", LOOK).await?;
    visitor.browser.goto(&house.lan_url("/t/3hza")).await?;
    ensure!(visitor.browser.read::<String>("document.querySelector('#code').value").await? == "3hza");
    visitor.is_pictured("cut-link").await
}
