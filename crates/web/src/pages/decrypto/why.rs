//! Why a bot marked what it marked, and why it read a code as it did once that is open: one sentence for its teammates, in
//! each one's language. It is worked out from what the asker may see, who knows as much as the bot does, so it can tell nobody
//! anything new.

use super::Desk;
use crate::App;
use crate::http::extract::TablePath;
use crate::http::problem::Problem;
use crate::http::session::Asker;
use crate::i18n::Texts;
use crate::pages::shell::icons::icon;
use crate::say;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use bots::decrypto::{Player, Proposal, Reason, Strength};
use decrypto::{BoardView, Code, Known, Team, View, You};
use game::Seat;
use lexicon::referee::normal_form;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use tables::{GameView, PlayerView, TableView};

/// Below this a bot calls its digit a guess.
const UNSURE: f32 = 0.4;

/// The bots of the viewer's team who have marked every clue, each with its marks.
fn proposers<'a>(
    table: &'a TableView,
    game: &'a View,
    you: &'a You,
) -> impl Iterator<Item = ((&'a str, Strength), Code)> {
    let marked = |board: &BoardView| {
        let chair = table.chairs.iter().find(|chair| chair.seat == Some(board.seat))?;
        let [Some(a), Some(b), Some(c)] = board.marks else { return None };
        Some((bot(chair.player.as_ref()?)?, Code::new([a, b, c])?))
    };
    game.boards().iter().filter(|board| board.seat != you.seat).filter_map(marked)
}

/// The bots of the viewer's team that read its code in a round alone: none when a person read it with them, for then that
/// person decided.
fn readers<'a>(table: &'a TableView, game: &'a View, round: usize) -> Vec<(&'a str, Strength)> {
    let Some((you, line)) = game.own.as_ref().and_then(|you| {
        let line = game.sheet.get(round.checked_sub(1)?)?.lines[you.team].as_ref()?;
        line.resolved.is_some().then_some((you, line))
    }) else {
        return Vec::new();
    };
    let decoder = |seat: Seat| {
        let of_team =
            game.seats.get(seat.index()).is_some_and(|other| other.team == you.team && other.present);
        of_team && seat != line.encryptor
    };
    let decoders = table.chairs.iter().filter(|chair| chair.seat.is_some_and(decoder));
    let bots: Option<Vec<_>> = decoders.map(|chair| bot(chair.player.as_ref()?)).collect();
    bots.unwrap_or_default()
}

/// The name and the strength of a bot.
fn bot(player: &PlayerView) -> Option<(&str, Strength)> {
    Some((player.name.as_str(), player.bot.as_ref()?.0.parse().unwrap_or_default()))
}

/// Where the sentences stand. The script asks for them whenever the marks have changed.
pub fn place(desk: &Desk<'_>, you: &You, at: &str) -> Markup {
    let marks: Vec<String> =
        proposers(desk.table, desk.game, you).map(|(_, code)| code.to_string()).collect();
    let stamp = format!("{}-{at}-{}", desk.table.games, marks.join("-"));
    html! {
        @if !marks.is_empty() { (asked("why", &stamp, &desk.path("why"))) }
    }
}

/// Where it stands why bots read a code of the viewer's team as they did, once it is open.
pub fn place_of_code(desk: &Desk<'_>, round: usize, team: Team, stamp: &str) -> Markup {
    let own = desk.game.own.as_ref().is_some_and(|you| you.team == team);
    html! {
        @if own && !readers(desk.table, desk.game, round).is_empty() {
            (asked(&format!("why-{stamp}"), stamp, &format!("{}?round={round}", desk.path("why"))))
        }
    }
}

fn asked(id: &str, stamp: &str, address: &str) -> Markup {
    html! { div id={ (id) "-of" } data-why=(stamp) data-ask=(address) { div id=(id) role="status" data-keep {} } }
}

/// What is asked about: a code that was opened, or else the one that is guessed now.
#[derive(Deserialize)]
pub struct About {
    round: Option<usize>,
}

/// `GET /t/{table}/why`: the sentences.
pub async fn page(
    State(app): State<Arc<App>>,
    TablePath(table): TablePath,
    Query(about): Query<About>,
    Asker(visitor): Asker,
    t: Texts,
) -> Result<Markup, Problem> {
    let frame = app.tables.view(table, visitor).await?;
    let Some(minds) = app.minds.clone() else { return Ok(html! {}) };
    let thoughts = tokio::task::spawn_blocking(move || {
        let Some(GameView::Decrypto(game)) = &frame.game else { return Vec::new() };
        let thinker = |strength| Player { minds: &minds, strength };
        if let Some(round) = about.round {
            // They decide together, and the first of them for all.
            let reader = readers(&frame, game, round).into_iter().next();
            let read = reader.and_then(|(name, strength)| {
                Some((name.to_owned(), thinker(strength).reading(game, round)?))
            });
            return read.into_iter().collect();
        }
        let Some(you) = game.own.as_ref().filter(|you| you.can.mark) else { return Vec::new() };
        let think = |((name, strength), code): ((&str, Strength), Code)| {
            Some((name.to_owned(), thinker(strength).proposal(game, code)?))
        };
        proposers(&frame, game, you).filter_map(think).collect()
    });
    let thoughts: Vec<(String, Proposal)> =
        thoughts.await.map_err(|_| Problem::new(StatusCode::SERVICE_UNAVAILABLE, "busy"))?;
    let words = |(name, thought): &(String, Proposal)| match about.round {
        Some(_) => read(&t, name, thought),
        None => sentence(&t, name, thought),
    };
    Ok(html! { @for thought in &thoughts { p.why { (icon("bot")) span { (words(thought)) } } } })
}

/// How a code was read that is open now.
fn read(t: &Texts, name: &str, thought: &Proposal) -> String {
    let reasons: Vec<String> = thought.reasons.iter().map(|why| reason(t, why)).collect();
    say!(t, "why-read", name = name, reasons = t.list(&reasons)).into_owned()
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
