//! Moves of Decrypto from plain forms.

use super::clue::read;
use super::{board, why};
use crate::App;
use crate::http::problem::Problem;
use crate::pages::table::{FormRequest, TurnOf, do_each};
use axum::extract::{Form, Query};
use axum::response::Response;
use axum::routing::{get, post};
use axum::{Router, http::StatusCode};
use decrypto::{Action, Clue, Code, Digit, Known, Phase, Slot, View, You};
use serde::Deserialize;
use std::collections::HashMap;
use std::sync::Arc;
use tables::{ClientId, Command, GameAction, GameView, TableView};

/// The forms of the Decrypto table.
pub fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/t/{table}/clues", post(clues))
        .route("/t/{table}/marks", post(marks))
        .route("/t/{table}/why", get(why::page))
        .route("/t/{table}/words", post(words))
        .route("/t/{table}/notes", post(notes))
        .route(
            "/t/{table}/confirm",
            post(async |request: FormRequest, turn: Turn| one(request, turn, Action::Confirm).await),
        )
        .route(
            "/t/{table}/unconfirm",
            post(async |request: FormRequest, turn: Turn| one(request, turn, Action::Unconfirm).await),
        )
        .route(
            "/t/{table}/pass",
            post(async |request: FormRequest, turn: Turn| one(request, turn, Action::Pass).await),
        )
        .route("/t/{table}/laser", post(laser))
        .route("/t/{table}/try", post(judge_try))
        .route("/t/{table}/fits", post(fits))
        .route("/t/{table}/near", post(near))
}

type Fields = HashMap<String, String>;

/// Whether a form is sent while it is still being filled in.
#[derive(Deserialize)]
struct Draft {
    draft: Option<u8>,
}

/// The turn that a form was made for.
type Turn = Query<TurnOf>;

fn play(action: Action, turn: Option<u64>) -> Command {
    Command::Play { action: GameAction::Decrypto(action), turn }
}

async fn one(request: FormRequest, Query(TurnOf { turn }): Turn, action: Action) -> Response {
    request.do_all(vec![play(action, turn)]).await
}

/// The player's own part of the view.
fn you(frame: &TableView) -> Result<(&View, &You), Problem> {
    let Some(GameView::Decrypto(view)) = &frame.game else {
        return Err(Problem::new(StatusCode::CONFLICT, "not-started"));
    };
    let you = view.own.as_ref().ok_or_else(|| Problem::new(StatusCode::CONFLICT, "not-seated"))?;
    Ok((view, you))
}

/// The Encryptor's clues: drafts as they come, then all three for good.
async fn clues(
    request: FormRequest,
    Query(Draft { draft }): Query<Draft>,
    Query(TurnOf { turn }): Turn,
    Form(fields): Form<Fields>,
) -> Response {
    let written = Slot::ALL.map(|slot| clue(&fields, slot));
    let done = async {
        if draft.is_none() {
            let clues = written.map(|clue| clue.unwrap_or_else(|| Clue::text("")));
            let insist = fields.contains_key("insist");
            return do_each(&request, vec![play(Action::GiveClues { clues, insist }, turn)]).await;
        }
        let frame = request.view().await?;
        let (_, you) = you(&frame)?;
        let changed =
            Slot::ALL.into_iter().zip(written).filter(|(slot, clue)| you.drafts[slot.index()] != *clue);
        do_each(&request, changed.map(|(slot, clue)| play(Action::DraftClue { slot, clue }, turn)).collect())
            .await
    };
    let done = done.await;
    request.answer(done).await
}

/// The clue that the fields of one slot make; none for an empty one.
fn clue(fields: &Fields, slot: Slot) -> Option<Clue> {
    let field = |name: &str| fields.get(&format!("{name}{slot}")).map(|text| text.trim()).unwrap_or_default();
    match field("form") {
        "aloud" => Some(Clue::Aloud),
        "drawing" => read(field("strokes"))
            .filter(|strokes| !strokes.is_empty())
            .map(|strokes| Clue::Drawing { strokes }),
        _ => Some(field("text")).filter(|text| !text.is_empty()).map(Clue::text),
    }
}

/// The turn of the table, if the board is about the code that is guessed in it.
fn open_turn(frame: &TableView, at: Option<&String>) -> Result<u64, Problem> {
    let (view, _) = you(frame)?;
    match view.phase {
        Phase::Guess { team } if at.is_some_and(|at| *at == board::at(view.round, team)) => Ok(frame.turn),
        _ => Err(Problem::new(StatusCode::CONFLICT, "already-locked-in")),
    }
}

/// A guess that the team has locked in already needs no refusal.
fn locked_in_together(done: Result<Option<ClientId>, Problem>) -> Result<Option<ClientId>, Problem> {
    match done {
        Err(problem) if matches!(&*problem.code, "already-locked-in" | "turn-is-over") => Ok(None),
        done => done,
    }
}

/// The guess board: marks as they are made, then the confirmation.
async fn marks(
    request: FormRequest,
    Query(Draft { draft }): Query<Draft>,
    Form(fields): Form<Fields>,
) -> Response {
    let chosen = Slot::ALL.map(|slot| fields.get(&format!("mark{slot}")).and_then(|text| digit(text)));
    // A teammate may have locked in while this was on its way: the board on the table is then about another code, or
    // shut. What was wanted is done, so the slower of two is told so and sees what was locked in.
    let open = request.view().await.and_then(|frame| open_turn(&frame, fields.get("at")));
    let turn = match open {
        Ok(turn) => Some(turn),
        Err(problem) => return request.answer(locked_in_together(Err(problem))).await,
    };
    if draft.is_none() {
        let code = match chosen {
            // A digit that stands twice is no guess; the table says so in its own words.
            [Some(a), Some(b), Some(c)] => Code::new([a, b, c]),
            _ => None,
        };
        let action = code.map_or(Action::Confirm, |code| Action::Guess { code });
        let done = do_each(&request, vec![play(action, turn)]).await;
        return request.answer(locked_in_together(done)).await;
    }
    let done = async {
        let frame = request.view().await?;
        let (view, you) = you(&frame)?;
        let board =
            view.boards().iter().find(|board| board.seat == you.seat).map_or([None; 3], |board| board.marks);
        let mut changed: Vec<_> =
            Slot::ALL.into_iter().zip(chosen).filter(|(slot, digit)| board[slot.index()] != *digit).collect();
        // Wiping first: a digit that moves must not be wiped where it has arrived.
        changed.sort_by_key(|(_, digit)| digit.is_some());
        do_each(
            &request,
            changed.into_iter().map(|(slot, digit)| play(Action::Mark { slot, digit }, turn)).collect(),
        )
        .await
    };
    let done = done.await;
    request.answer(locked_in_together(done)).await
}

fn digit(text: &str) -> Option<Digit> {
    text.parse::<u8>().ok()?.try_into().ok()
}

/// The tie-break's words: as they are written, then locked in.
async fn words(
    request: FormRequest,
    Query(Draft { draft }): Query<Draft>,
    turn: Turn,
    Form(fields): Form<Fields>,
) -> Response {
    let words =
        Digit::ALL.map(|digit| fields.get(&format!("word{digit}")).map(|word| word.trim().to_owned()));
    if draft.is_none() {
        let words = words.map(Option::unwrap_or_default);
        return one(request, turn, Action::NameKeywords { words }).await;
    }
    let done = async {
        let frame = request.view().await?;
        let (view, you) = you(&frame)?;
        let before = view.named_words(you.team).cloned().unwrap_or_default();
        // What was not sent was not touched: a teammate may be writing there.
        let written = Digit::ALL.into_iter().zip(words).filter_map(|(place, word)| Some((place, word?)));
        let changed = written.filter(|(place, word)| before[place.index()] != *word);
        do_each(
            &request,
            changed.map(|(place, word)| play(Action::DraftKeyword { place, word }, turn.turn)).collect(),
        )
        .await
    };
    let done = done.await;
    request.answer(done).await
}

/// The team's pencil lines, as they are written. What was not sent was not touched.
async fn notes(request: FormRequest, Form(fields): Form<Fields>) -> Response {
    let written = Digit::ALL.into_iter().filter_map(|digit| {
        let text = fields.get(&format!("note{digit}"))?.clone();
        Some(Command::Note { place: digit.to_string(), text })
    });
    request.do_all(written.collect()).await
}

#[derive(Deserialize)]
struct Word {
    word: String,
}

async fn laser(request: FormRequest, turn: Turn, Form(Word { word }): Form<Word>) -> Response {
    one(request, turn, Action::NameKeyword { word: word.trim().to_owned() }).await
}

#[derive(Deserialize)]
struct Judged {
    #[serde(default)]
    keyword: String,
}

async fn judge_try(request: FormRequest, turn: Turn, Form(Judged { keyword }): Form<Judged>) -> Response {
    one(request, turn, Action::JudgeTry { keyword: digit(&keyword) }).await
}

#[derive(Deserialize)]
struct Fit {
    slot: Slot,
    fits: bool,
}

async fn fits(request: FormRequest, turn: Turn, Form(Fit { slot, fits }): Form<Fit>) -> Response {
    one(request, turn, Action::JudgeClue { slot, fits }).await
}

#[derive(Deserialize)]
struct Near {
    place: Digit,
    #[serde(default)]
    keyword: String,
}

async fn near(request: FormRequest, turn: Turn, Form(Near { place, keyword }): Form<Near>) -> Response {
    one(request, turn, Action::JudgeWord { place, keyword: digit(&keyword) }).await
}
