//! The toy game on its page: the rounds, and a form with the cards that are left.

use crate::App;
use crate::i18n::Texts;
use crate::live::screen::{Arrangement, Placed, Screen, Shown, region};
use crate::pages::games::{Fields, GamePages};
use crate::pages::shell::lesson::{Answers, Step};
use crate::pages::table::FormRequest;
use crate::pages::table::options::Choice;
use crate::pages::table::picture::Picture;
use axum::Router;
use axum::extract::Form;
use axum::routing::post;
use futures_util::future::{BoxFuture, FutureExt, ready};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use tables::{Command, GameAction, GameKind, GameOptions, GameView, Settings, SettingsView, TableView};
use toy::{Action, View};

/// The toy game.
pub struct Pages;

#[derive(Deserialize)]
struct Bid {
    card: u8,
}

impl GamePages for Pages {
    fn kind(&self) -> GameKind {
        GameKind::Toy
    }

    /// Only tests play it.
    fn is_offered(&self) -> bool {
        false
    }

    fn router(&self) -> Router<Arc<App>> {
        let bid = async |request: FormRequest, Form(Bid { card }): Form<Bid>| {
            let action = GameAction::Toy(Action::Bid { card });
            request.do_all(vec![Command::Play { action, turn: None }]).await
        };
        Router::new().route("/t/{table}/bid", post(bid))
    }

    fn screen(&self, view: &TableView, _: &Texts, _: Shown<'_>) -> Option<Screen> {
        let Some(GameView::Toy(game)) = &view.game else { return None };
        Some(Screen {
            title: "Toy".into(),
            say: format!("Round {}", game.rounds.len()),
            turn: game.own.as_ref().is_some_and(|you| you.can_bid),
            regions: vec![region("rounds", rounds(game)), region("bid", bid(view, game))],
            arrange: Arrangement { name: "toy", draw: arrange },
        })
    }

    fn tv(&self, _: &App, view: &TableView, t: &Texts) -> Option<Screen> {
        self.screen(view, t, Shown::NOTHING)
    }

    fn print(&self, _: &TableView, _: &Texts, _: bool) -> Markup {
        html! {}
    }

    fn picture(&self, _: &TableView, _: &Texts) -> Option<Picture> {
        None
    }

    fn moment(&self, _: &TableView, _: &Texts) -> String {
        String::new()
    }

    fn opened(&self, _: &TableView, _: &TableView, _: &Texts) -> Markup {
        html! {}
    }

    fn choices(&self, _: &GameOptions) -> Vec<Choice> {
        Vec::new()
    }

    fn choose(&self, _: &Fields, before: &SettingsView, settings: &mut Settings) {
        settings.game = before.game.clone();
    }

    fn chapters(&self) -> &'static [&'static str] {
        &[]
    }

    fn chapter(&self, _: &TableView) -> Option<&'static str> {
        None
    }

    fn chapter_picture(&self, _: &str, _: &Texts) -> Option<Markup> {
        None
    }

    fn lesson<'a>(&'a self, _: &'a App, _: &'a Texts, _: usize, _: &'a Answers) -> BoxFuture<'a, Step> {
        ready(Step { fields: html! {}, reply: None }).boxed()
    }
}

fn arrange(placed: &Placed<'_>, _: &Texts) -> Markup {
    html! { div #main { main { (placed.at("rounds")) (placed.at("bid")) } } }
}

fn rounds(game: &View) -> Markup {
    html! {
        ol #rounds {
            @for round in &game.rounds {
                li { (round.prize) ":" @for card in round.bids.iter().flatten() { " " (card) } }
            }
        }
    }
}

fn bid(view: &TableView, game: &View) -> Markup {
    html! {
        form #bid method="post" action={ "/t/" (view.table) "/bid" } data-live {
            @for card in game.own.iter().filter(|you| you.can_bid).flat_map(|you| &you.hand) {
                button name="card" value=(card) { (card) }
            }
        }
    }
}
