//! The pages of Kryptos, as all games have them.

use super::{Scene, learn, lesson, odds, options, picture, play, print, replay, review, tv};
use crate::App;
use crate::i18n::Texts;
use crate::live::screen::{Screen, Shown};
use crate::pages::games::{CannotStart, Fields, GamePages, GameReview, Supposed};
use crate::pages::shell::lesson::{Answers, Step};
use crate::pages::table::options::Choice;
use crate::pages::table::picture::Picture;
use crate::pages::table::seated;
use crate::say;
use axum::Router;
use futures_util::future::{BoxFuture, FutureExt, ready};
use kryptos::{Phase, Rejection, View};
use lexicon::mind::Minds;
use maud::{Markup, html};
use std::sync::Arc;
use tables::{GameKind, GameOptions, GameView, Record, Refusal, Settings, SettingsView, TableView};

/// Kryptos.
pub struct Pages;

fn game(view: &TableView) -> Option<&View> {
    match &view.game {
        Some(GameView::Kryptos(game)) => Some(game),
        _ => None,
    }
}

impl GamePages for Pages {
    fn kind(&self) -> GameKind {
        GameKind::Kryptos
    }

    fn router(&self) -> Router<Arc<App>> {
        play::router()
    }

    fn screen(&self, view: &TableView, t: &Texts, shown: Shown<'_>) -> Option<Screen> {
        game(view).map(|game| super::screen(view, game, t, shown))
    }

    fn tv(&self, app: &App, view: &TableView, t: &Texts) -> Option<Screen> {
        game(view).map(|game| tv::screen(app, view, game, t))
    }

    fn print(&self, view: &TableView, t: &Texts, empty: bool) -> Markup {
        print::sheet(view, t, game(view).filter(|_| !empty))
    }

    fn picture(&self, view: &TableView, t: &Texts) -> Option<Picture> {
        game(view).map(|game| picture::picture(view, game, t))
    }

    fn moment(&self, view: &TableView, t: &Texts) -> String {
        game(view).map_or_else(String::new, |game| replay::moment(&Scene { table: view, view: game, t }))
    }

    fn opened(&self, then: &TableView, end: &TableView, t: &Texts) -> Markup {
        let scene = |table| Some(Scene { table, view: game(table)?, t });
        let Some((then, end)) = scene(then).zip(scene(end)) else { return html! {} };
        replay::opened(&then, &end)
    }

    fn has_odds(&self, then: &TableView) -> bool {
        game(then).is_some_and(|game| !matches!(game.phase, Phase::Deal | Phase::Over))
    }

    fn odds(&self, then: &TableView, asked: &Supposed, place: &Markup, t: &Texts) -> Markup {
        let scene = game(then).map(|view| Scene { table: then, view, t });
        scene.map(|scene| odds::odds(&scene, asked, place)).unwrap_or_default()
    }

    fn review(&self, record: &Record, _: &TableView, _: Option<&Minds>) -> Option<Arc<dyn GameReview>> {
        review::review(record)
    }

    fn cannot_start(&self, refusal: &Refusal, view: &TableView, t: &Texts) -> Option<CannotStart> {
        if !matches!(refusal, Refusal::Kryptos(Rejection::MysteryNeedsFourOrFive { .. })) {
            return None;
        }
        let headline = say!(t, "waiting-mystery", count = seated(view).count()).into_owned();
        Some(CannotStart { headline, why: t.say("waiting-cannot-mystery").into_owned() })
    }

    fn choices(&self, options: &GameOptions) -> Vec<Choice> {
        options::choices(options)
    }

    fn choose(&self, fields: &Fields, _: &SettingsView, settings: &mut Settings) {
        settings.game = options::chosen(fields);
    }

    fn chapters(&self) -> &'static [&'static str] {
        &learn::CHAPTERS
    }

    fn chapter(&self, view: &TableView) -> Option<&'static str> {
        game(view).map(learn::chapter)
    }

    fn chapter_picture(&self, chapter: &str, t: &Texts) -> Option<Markup> {
        learn::picture(chapter, t)
    }

    fn lesson<'a>(
        &'a self,
        _: &'a App,
        t: &'a Texts,
        number: usize,
        answers: &'a Answers,
    ) -> BoxFuture<'a, Step> {
        ready(lesson::step(t, number, answers)).boxed()
    }
}
