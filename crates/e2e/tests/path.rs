//! A house under a path of somebody's site, behind the proxies that hosts are given settings for.

use anyhow::{Result, ensure};
use e2e::proxy::Kind;
use e2e::{Guesses, House, Look, Size, Step, Table, Theme, wrong};

const PHONE: Look = Look { size: Size::Phone, theme: Theme::Light, language: "en" };
const DESK: Look = Look { size: Size::Desktop, theme: Theme::Dark, language: "de" };

/// Every address that the page asked for, and every one that it leads to, on this site.
const ADDRESSES: &str = "[...performance.getEntriesByType('resource').map(entry => entry.name), \
    ...[...document.querySelectorAll('[href], [src], [action]')].map(element => \
        new URL(element.getAttribute('href') ?? element.getAttribute('src') ?? element.getAttribute('action'), location.href).href)] \
    .filter(url => url.startsWith(location.origin))";

async fn everything_is_below(house: &House, table: &Table) -> Result<()> {
    for player in &table.players {
        let addresses: Vec<String> = player.browser.read(ADDRESSES).await?;
        ensure!(addresses.len() > 5, "{addresses:?}");
        for address in addresses {
            ensure!(address.starts_with(&house.url("/")), "{address} is another page's");
        }
        let back: String = player.browser.read("location.href").await?;
        ensure!(back.starts_with(&house.url("/t/")), "{back}");
    }
    Ok(())
}

async fn a_whole_game(kind: Kind) -> Result<()> {
    let house = House::behind(kind).await?;
    let table =
        Table::gather(&house, "decrypto", &[("Ada", PHONE), ("Bjørn", DESK), ("Clara", PHONE)]).await?;
    everything_is_below(&house, &table).await?;
    table.host().starts().await?;
    let codes = table.encrypt(1).await?;
    table.guess(1, Step::White, Guesses { decryption: codes[0], interception: None }).await?;
    everything_is_below(&house, &table).await?;
    // Live all the way: nobody has loaded a page since the beginning, and nobody polls.
    for player in &table.players {
        ensure!(player.browser.read::<bool>("document.documentElement.dataset.link !== 'lost'").await?);
    }
    // The settings lead back to the table, the cookie is for this path alone.
    let ada = table.host();
    ada.browser.click("[popovertarget=settings]").await?;
    ada.browser.click("#settings input[name=theme][value=dark]").await?;
    ada.browser.until("document.documentElement.dataset.theme === 'dark'").await?;
    for cookie in ada.browser.client().get_all_cookies().await? {
        ensure!(cookie.path() == Some("/games"), "{cookie}");
    }
    let codes = table.encrypt(2).await?;
    let lost_and_read = Guesses { decryption: wrong(codes[0]), interception: Some(codes[0]) };
    table.guess(2, Step::White, lost_and_read).await?;
    for player in &table.players {
        player.browser.find("#result").await?;
    }
    everything_is_below(&house, &table).await?;
    // Installed, it is the house alone and not the whole site.
    let start = "fetch(document.querySelector('link[rel=manifest]').href) \
        .then(answer => answer.json()).then(({ start_url }) => arguments[0](new URL(start_url, location.href).href))";
    ensure!(ada.browser.run_async(start).await? == house.url("/"));
    Ok(())
}

#[tokio::test]
async fn three_people_play_a_whole_game_under_a_path_behind_caddy() -> Result<()> {
    a_whole_game(Kind::Caddy).await
}

#[tokio::test]
async fn three_people_play_a_whole_game_under_a_path_behind_nginx() -> Result<()> {
    a_whole_game(Kind::Nginx).await
}
