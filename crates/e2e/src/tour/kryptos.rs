use super::{Wall, gather, paper, replay};
use crate::{House, Player, Size, Theme};
use anyhow::{Context, Result};

/// A game of Kryptos.
pub async fn kryptos(house: &House, stop: &impl AsyncFn(&Player, &str) -> Result<()>) -> Result<()> {
    let table = gather(house, "kryptos", 3).await?;
    let wall = Wall::of(house, table.host()).await?;
    stop(table.host(), "kryptos-waiting").await?;
    stop(wall.with(".tv__grid--wait").await?, "tv-kryptos-waiting").await?;
    table.host().starts().await?;
    let (mut shown, mut guessed) = (0, 0);
    while let Some(player) = table.awaited().await? {
        if player.must_show().await? {
            if shown == 0 {
                stop(player, "kryptos-show").await?;
            }
            shown += 1;
            player.shows_a_card().await?;
            continue;
        }
        guessed += 1;
        if guessed == 4 {
            stop(player, "kryptos-guess").await?;
            points(player).await?;
            stop(player, "kryptos-picker").await?;
            // The drawer is gone with the narrow screen.
            player.browser.until("!document.querySelector('#picker:popover-open')").await?;
            table.misses(player).await?;
            stop(player, "kryptos-second").await?;
            stop(wall.with("#guesses li").await?, "tv-kryptos").await?;
            paper(player, "kryptos-print", stop).await?;
        }
        table.hits(player).await?;
        if guessed == 5 {
            stop(player, "kryptos-wait").await?;
        }
    }
    stop(table.host(), "kryptos-end").await?;
    stop(wall.with("#result table").await?, "tv-kryptos-end").await?;
    replay(house, table.host(), "kryptos-replay", stop).await?;
    table.host().presses("#result #main-action").await?;
    stop(table.host(), "rematch-waits").await?;
    stop(&table.players[1], "rematch").await?;
    wall.close().await?;
    table.close().await
}

/// The player is about to say a number, on a phone, where the numbers lie in a drawer.
async fn points(player: &Player) -> Result<()> {
    player.browser.wear(Size::Phone, Theme::Light).await?;
    let hidden = player.sees_hidden().await?;
    let card = hidden.last().context("nothing is hidden")?;
    player.points_at(card, *card.candidates.last().context("nothing is possible")?).await?;
    player.browser.find("#picker:popover-open").await?;
    Ok(())
}
