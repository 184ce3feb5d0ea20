//! The games that have pages, each named once: nothing else in this crate knows one game from another.

use super::shell::lesson::{Answers, Step};
use super::table::options::Choice;
use super::table::picture::Picture;
use crate::App;
use crate::i18n::Texts;
use crate::live::screen::{Screen, Shown};
use axum::Router;
use futures_util::future::BoxFuture;
use lexicon::mind::Minds;
use maud::{Markup, html};
use serde::Deserialize;
use std::collections::HashMap;
use std::sync::Arc;
use tables::{GameKind, GameOptions, Record, Refusal, Settings, SettingsView, TableView};

macro_rules! pages {
    ($($(#[$cfg:meta])* $module:ident $Game:ident,)*) => {
        /// The pages of a game.
        pub fn of(kind: GameKind) -> &'static dyn GamePages {
            match kind {
                $($(#[$cfg])* GameKind::$Game => &super::$module::Pages,)*
            }
        }
    };
}
tables::for_each_game!(pages);

/// Every game that the server knows.
pub fn every() -> impl Iterator<Item = &'static dyn GamePages> {
    GameKind::ALL.iter().copied().map(of)
}

/// The games in the order in which they are offered.
pub fn all() -> impl Iterator<Item = &'static dyn GamePages> {
    every().filter(|game| game.is_offered())
}

/// The game with this name.
pub fn named(name: &str) -> Option<&'static dyn GamePages> {
    name.parse().ok().map(of)
}

/// The pages of the game that is played at a table.
pub fn at(view: &TableView) -> &'static dyn GamePages {
    of(view.settings.game.kind())
}

/// The fields of a form by their names.
pub type Fields = HashMap<String, String>;

/// Why a game cannot begin as the players sit.
pub struct CannotStart {
    /// What is missing.
    pub headline: String,
    /// What to do about it.
    pub why: String,
}

/// What a reader of a replay supposes.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Supposed {
    /// The chances are asked for.
    #[serde(default)]
    pub odds: u8,
    /// Which card is supposed, as the game's form names it.
    pub card: Option<String>,
    /// To be which number.
    pub number: Option<u8>,
}

/// What each choice in a finished game was worth.
pub trait GameReview: Send + Sync {
    /// For people.
    fn page(&self, end: &TableView, t: &Texts) -> Markup;
    /// For programs.
    fn figures(&self) -> serde_json::Value;
}

/// What a game shows to people. Everything is made from the view of one reader.
///
/// Texts have keys with the game's name: `game-<name>`, `game-<name>-line`, `learn-<name>-1` to `-3`, `learn-<name>-go`,
/// `rules-<name>-lead`, `rules-<name>-<chapter>` and `-title`, `lesson-<name>-…`.
pub trait GamePages: Sync {
    /// Which game.
    fn kind(&self) -> GameKind;
    /// Its name in addresses and in keys of texts.
    fn name(&self) -> &'static str {
        self.kind().name()
    }
    /// Whether visitors are offered it.
    fn is_offered(&self) -> bool {
        true
    }
    /// The forms of its page.
    fn router(&self) -> Router<Arc<App>>;

    /// The screen of a game that is on or over; none before. What is on the page already may be left out.
    fn screen(&self, view: &TableView, t: &Texts, shown: Shown<'_>) -> Option<Screen>;
    /// The same for everybody in the room. The view is a stranger's.
    fn tv(&self, app: &App, view: &TableView, t: &Texts) -> Option<Screen>;
    /// What a reader may have on paper; `empty` to begin with a pencil.
    fn print(&self, view: &TableView, t: &Texts, empty: bool) -> Markup;
    /// What the picture of a finished game says. The view is a stranger's.
    fn picture(&self, view: &TableView, t: &Texts) -> Option<Picture>;

    /// Which part of the game a moment of its replay belongs to, such as the round.
    fn moment(&self, view: &TableView, t: &Texts) -> String;
    /// What was secret at a moment of a replay. `end` is what everybody sees after the end.
    fn opened(&self, then: &TableView, end: &TableView, t: &Texts) -> Markup;

    /// Whether chances can be worked out at a moment of a replay.
    fn has_odds(&self, _then: &TableView) -> bool {
        false
    }
    /// The chances from what was seen at a moment of a replay, supposing what the reader asks; `place` are the fields that
    /// lead to the same moment. It may take a moment: it is called on a thread of its own.
    fn odds(&self, _then: &TableView, _: &Supposed, _place: &Markup, _: &Texts) -> Markup {
        html! {}
    }

    /// The review of a finished game; none where there is nothing to say. `end` is what everybody sees after it. It may take
    /// a while: it is called on a thread of its own.
    fn review(&self, _: &Record, _end: &TableView, _: Option<&Minds>) -> Option<Arc<dyn GameReview>> {
        None
    }

    /// Why it cannot begin, where the refusal's own sentence would not do in the waiting room.
    fn cannot_start(&self, _refusal: &Refusal, _view: &TableView, _t: &Texts) -> Option<CannotStart> {
        None
    }

    /// The options that the host chooses among.
    fn choices(&self, options: &GameOptions) -> Vec<Choice>;
    /// Further fields among the options.
    fn more_choices(&self, _settings: &SettingsView, _t: &Texts) -> Markup {
        html! {}
    }
    /// Further fields below the options.
    fn below_choices(&self, _settings: &SettingsView, _t: &Texts) -> Markup {
        html! {}
    }
    /// Takes what the host chose over from the form.
    fn choose(&self, fields: &Fields, before: &SettingsView, settings: &mut Settings);

    /// The chapters of its rules in order.
    fn chapters(&self) -> &'static [&'static str];
    /// Where to read about what happens at a table now; none before the game.
    fn chapter(&self, view: &TableView) -> Option<&'static str>;
    /// The picture of a chapter.
    fn chapter_picture(&self, chapter: &str, t: &Texts) -> Option<Markup>;
    /// A step of its lesson, counted from 1.
    fn lesson<'a>(
        &'a self,
        app: &'a App,
        t: &'a Texts,
        number: usize,
        answers: &'a Answers,
    ) -> BoxFuture<'a, Step>;
}
