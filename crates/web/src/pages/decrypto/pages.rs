//! The pages of Decrypto, as all games have them.

use super::{Desk, learn, lesson, options, picture, play, print, replay, review, tv};
use crate::App;
use crate::i18n::Texts;
use crate::live::screen::{Screen, Shown};
use crate::pages::games::{CannotStart, Fields, GamePages, GameReview};
use crate::pages::shell::lesson::{Answers, Step};
use crate::pages::table::options::Choice;
use crate::pages::table::picture::Picture;
use crate::pages::table::seated;
use axum::Router;
use decrypto::View;
use futures_util::future::{BoxFuture, FutureExt};
use lexicon::mind::Minds;
use maud::{Markup, html};
use std::sync::Arc;
use tables::{GameKind, GameOptions, GameView, Reason, Record, Refusal, Settings, SettingsView, TableView};

/// Decrypto.
pub struct Pages;

fn game(view: &TableView) -> Option<&View> {
    match &view.game {
        Some(GameView::Decrypto(game)) => Some(game),
        _ => None,
    }
}

impl GamePages for Pages {
    fn kind(&self) -> GameKind {
        GameKind::Decrypto
    }

    fn router(&self) -> Router<Arc<App>> {
        play::router()
    }

    fn screen(&self, view: &TableView, t: &Texts, shown: Shown<'_>) -> Option<Screen> {
        game(view).map(|now| super::screen(view, now, t, shown, shown.view().and_then(game)))
    }

    fn tv(&self, app: &App, view: &TableView, t: &Texts) -> Option<Screen> {
        game(view).map(|game| tv::screen(app, view, game, t))
    }

    fn print(&self, view: &TableView, t: &Texts, empty: bool) -> Markup {
        print::sheets(view, t, game(view).filter(|_| !empty))
    }

    fn picture(&self, view: &TableView, t: &Texts) -> Option<Picture> {
        game(view).map(|game| picture::picture(view, game, t))
    }

    fn moment(&self, view: &TableView, t: &Texts) -> String {
        game(view).map_or_else(String::new, |game| replay::moment(&Desk { table: view, game, t }))
    }

    fn opened(&self, then: &TableView, end: &TableView, t: &Texts) -> Markup {
        let desk = |table| Some(Desk { table, game: game(table)?, t });
        let Some((then, end)) = desk(then).zip(desk(end)) else { return html! {} };
        replay::opened(&then, &end)
    }

    fn review(&self, _: &Record, end: &TableView, minds: Option<&Minds>) -> Option<Arc<dyn GameReview>> {
        review::review(game(end)?, minds?)
    }

    fn cannot_start(&self, refusal: &Refusal, view: &TableView, t: &Texts) -> Option<CannotStart> {
        if *refusal != Refusal::Table(Reason::UnevenSides) {
            return None;
        }
        let three = seated(view).count() == 3;
        let headline = t.say(if three { "waiting-interceptor" } else { "waiting-uneven" }).into_owned();
        Some(CannotStart { headline, why: t.say("waiting-cannot-decrypto").into_owned() })
    }

    fn choices(&self, options: &GameOptions) -> Vec<Choice> {
        options::choices(options)
    }

    fn more_choices(&self, settings: &SettingsView, t: &Texts) -> Markup {
        options::words(settings, t)
    }

    fn below_choices(&self, settings: &SettingsView, t: &Texts) -> Markup {
        options::own_words(settings, t)
    }

    fn choose(&self, fields: &Fields, before: &SettingsView, settings: &mut Settings) {
        options::choose(fields, before, settings);
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
        app: &'a App,
        t: &'a Texts,
        number: usize,
        answers: &'a Answers,
    ) -> BoxFuture<'a, Step> {
        lesson::step(app, t, number, answers).boxed()
    }
}
