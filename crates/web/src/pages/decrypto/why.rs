//! Why a bot marked what it marked: one sentence for its teammates, in each one's language. It is worked out from what
//! the asker may see, who knows as much as the bot does, so it can tell nobody anything new.

use super::Desk;
use crate::App;
use crate::http::extract::TablePath;
use crate::http::problem::Problem;
use crate::http::session::Asker;
use crate::i18n::Texts;
use crate::pages::shell::icons::icon;
use crate::say;
use axum::extract::State;
use axum::http::StatusCode;
use bots::decrypto::{Player, Proposal, Reason, Strength};
use decrypto::{BoardView, Code, Known, View, You};
use lexicon::referee::normal_form;
use maud::{Markup, html};
use std::sync::Arc;
use tables::{GameView, TableView};

/// Below this a bot calls its digit a guess.
const UNSURE: f32 = 0.4;

/// The bots of the viewer's team who have marked every clue, each with its marks.
fn proposers<'a>(
    table: &'a TableView,
    game: &'a View,
    you: &'a You,
) -> impl Iterator<Item = (&'a str, Code)> {
    let bot = |board: &BoardView| {
        let chair = table.chairs.iter().find(|chair| chair.seat == Some(board.seat))?;
        let player = chair.player.as_ref().filter(|player| player.bot.is_some())?;
        let [Some(a), Some(b), Some(c)] = board.marks else { return None };
        Some((player.name.as_str(), Code::new([a, b, c])?))
    };
    game.boards().iter().filter(|board| board.seat != you.seat).filter_map(bot)
}

/// Where the sentences stand. The script asks for them whenever the marks have changed.
pub fn place(desk: &Desk<'_>, you: &You, at: &str) -> Markup {
    let marks: Vec<String> =
        proposers(desk.table, desk.game, you).map(|(_, code)| code.to_string()).collect();
    let stamp = format!("{}-{at}-{}", desk.table.games, marks.join("-"));
    html! {
        @if !marks.is_empty() {
            div #why-of data-marks=(stamp) data-ask=(desk.path("why")) { div #why role="status" data-keep {} }
        }
    }
}

/// `GET /t/{table}/why`: the sentences.
pub async fn page(
    State(app): State<Arc<App>>,
    TablePath(table): TablePath,
    Asker(visitor): Asker,
    t: Texts,
) -> Result<Markup, Problem> {
    let frame = app.tables.view(table, visitor).await?;
    let Some(minds) = app.minds.clone() else { return Ok(html! {}) };
    let thoughts = tokio::task::spawn_blocking(move || {
        let Some(GameView::Decrypto(game)) = &frame.game else { return Vec::new() };
        let Some(you) = game.own.as_ref().filter(|you| you.can.mark) else { return Vec::new() };
        let thinker = Player { minds: &minds, strength: Strength::Master };
        let think = |(name, code): (&str, Code)| Some((name.to_owned(), thinker.proposal(game, code)?));
        proposers(&frame, game, you).filter_map(think).collect()
    });
    let thoughts: Vec<(String, Proposal)> =
        thoughts.await.map_err(|_| Problem::new(StatusCode::SERVICE_UNAVAILABLE, "busy"))?;
    Ok(
        html! { @for (name, thought) in &thoughts { p.why { (icon("bot")) span { (sentence(&t, name, thought)) } } } },
    )
}

fn sentence(t: &Texts, name: &str, thought: &Proposal) -> String {
    let reasons: Vec<String> = thought.reasons.iter().map(|why| reason(t, why)).collect();
    let share = (thought.confidence * 100.0).round().clamp(1.0, 99.0);
    say!(t, "why", name = name, share = share, reasons = t.list(&reasons)).into_owned()
}

fn reason(t: &Texts, why: &Reason) -> String {
    let unsure = |clue: &str| say!(t, "why-unsure", clue = clue);
    match why {
        Reason::Keyword { clue, confidence, .. } | Reason::Earlier { clue, confidence, .. }
            if *confidence < UNSURE =>
        {
            unsure(clue)
        }
        Reason::Keyword { clue, digit, word, link, .. } => {
            let (clue, digit, word) = (clue.as_str(), u8::from(*digit), word.as_str());
            match link {
                Some(link) if normal_form(link) == normal_form(clue) => {
                    say!(t, "why-keyword", clue = clue, digit = digit, word = word)
                }
                Some(link) => {
                    say!(t, "why-link", clue = clue, link = link.as_str(), digit = digit, word = word)
                }
                None => say!(t, "why-no-link", clue = clue, digit = digit, word = word),
            }
        }
        Reason::Earlier { clue, digit, word, .. } => {
            say!(t, "why-earlier", clue = clue.as_str(), digit = u8::from(*digit), word = word.as_str())
        }
        Reason::Guess { digit, .. } => say!(t, "why-guess", digit = u8::from(*digit)),
    }
    .into_owned()
}
