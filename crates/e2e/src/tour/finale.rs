use super::{Wall, gather};
use crate::{Guesses, House, Player, Step};
use anyhow::Result;

/// Both teams lose both their messages: the keywords decide.
pub async fn tie_break(house: &House, stop: &impl AsyncFn(&Player, &str) -> Result<()>) -> Result<()> {
    let table = gather(house, "decrypto", 4).await?;
    let wall = Wall::of(house, table.host()).await?;
    table.plays_to_a_tie().await?;
    let host = table.host();
    stop(wall.with("#tv-mid .progress").await?, "tv-keywords").await?;

    // One word as it is, one in another form, one that is neither, and one that nobody has an idea of.
    let (white, black) = table.sides().await?;
    for (team, others) in [(&white, &black), (&black, &white)] {
        let [first, second, ..] = others[0].keywords().await?;
        let namer = team[0];
        namer.names([&first, &format!("{second}s"), "thimble", ""]).await?;
        if namer.name == host.name {
            stop(namer, "keywords").await?;
        }
        // One of the team is enough. A word is missing, so the page asks.
        namer.browser.click("#main-action").await?;
        namer.presses("#words-ask button").await?;
    }
    let judge = black[0];
    judge.browser.find("select[name=keyword]").await?;
    stop(judge, "judge").await?;
    stop(wall.with("#tv-mid .judge").await?, "tv-judge").await?;
    for player in [white[0], judge] {
        player.presses("#main-action").await?;
    }
    host.browser.find("#result").await?;
    stop(host, "end-tie").await?;
    wall.close().await?;
    table.close().await
}

/// Laser Drive: clues that fit a category earn tokens, tokens buy a try at an opposing keyword.
pub async fn laser(house: &House, stop: &impl AsyncFn(&Player, &str) -> Result<()>) -> Result<()> {
    let table = gather(house, "decrypto", 4).await?;
    table.host().chooses("laser", "1").await?;
    let wall = Wall::of(house, table.host()).await?;
    table.host().starts().await?;
    let writer = table.encryptors(1).await?[0];
    stop(writer, "laser-encrypt").await?;
    let codes = table.encrypt(1).await?;
    table.reach(1, Step::White).await?;
    let judge = table.sides().await?.1[0];
    judge.browser.find(".judge").await?;
    stop(judge, "laser-judge").await?;
    for (step, code) in [(Step::White, codes[0]), (Step::Black, codes[1])] {
        table.guess(1, step, Guesses { decryption: code, interception: None }).await?;
    }
    let host = table.host();
    host.browser.find("#laser-word").await?;
    stop(host, "laser").await?;
    stop(wall.with("#tv-mid .progress").await?, "tv-laser").await?;
    host.browser.fill("#laser-word", "thimble").await?;
    host.presses("#main-action").await?;
    host.browser.find(".progress .typed").await?;
    stop(host, "laser-tried").await?;
    judge.browser.find("#judge-try").await?;
    stop(judge, "laser-judge-try").await?;
    wall.close().await?;
    table.close().await
}
