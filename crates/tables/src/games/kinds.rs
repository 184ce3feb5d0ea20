//! What is told apart by game on the wire and in the log: enums with a variant for every game, made from the list of games.

use super::{Deal, Dealt, Play, Seated, Seating, TableGame};
use crate::{Reason, Refusal, Settings};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

/// One game and its variants.
pub(crate) trait Registered: TableGame {
    fn action(action: &GameAction) -> Option<&Self::Action>;
    fn events(events: &GameEvents) -> Option<&[Self::Event]>;
    fn setup_in(setup: &GameSetup) -> Option<&Self::Setup>;
    fn wrap_events(events: Vec<Self::Event>) -> GameEvents;
    fn wrap_view(view: Arc<game::View<Self>>) -> GameView;
    fn wrap_rejection(rejection: Self::Rejection) -> Refusal;
}

macro_rules! kinds {
    ($($(#[$cfg:meta])* $module:ident $Game:ident,)*) => {
        $($(#[$cfg])* use super::$module;)*

        /// Which game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
        #[serde(rename_all = "snake_case")]
        pub enum GameKind {
            $($(#[$cfg])* #[doc = concat!(stringify!($Game), ".")] $Game,)*
        }

        impl GameKind {
            /// Every game, in the order in which they are offered.
            pub const ALL: &[GameKind] = &[$($(#[$cfg])* GameKind::$Game,)*];

            /// Its name in addresses, JSON and keys of texts.
            pub fn name(self) -> &'static str {
                match self {
                    $($(#[$cfg])* GameKind::$Game => stringify!($module),)*
                }
            }

            /// How many can play, and at which sides.
            pub fn seating(self) -> Seating {
                match self {
                    $($(#[$cfg])* GameKind::$Game => ::$module::$Game::SEATING,)*
                }
            }

            /// The options of a table for which nobody chose any.
            pub fn usual_options(self) -> GameOptions {
                match self {
                    $($(#[$cfg])* GameKind::$Game => GameOptions::$Game(Default::default()),)*
                }
            }
        }

        /// A game and its options. As JSON: `{"kryptos":{"mystery":true}}`.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
        #[serde(rename_all = "snake_case")]
        pub enum GameOptions {
            $($(#[$cfg])* #[doc = concat!(stringify!($Game), ".")] $Game($module::Options),)*
        }

        impl GameOptions {
            /// Which game they are for.
            pub fn kind(&self) -> GameKind {
                match self {
                    $($(#[$cfg])* GameOptions::$Game(_) => GameKind::$Game,)*
                }
            }

            /// Checks them before anybody sits down.
            pub(crate) fn check(&self) -> Result<(), Reason> {
                match self {
                    $($(#[$cfg])* GameOptions::$Game(options) => ::$module::$Game::check(options),)*
                }
            }
        }

        impl Settings {
            /// What the deal needs to know.
            pub(crate) fn setup(&self, seated: &Seated<'_>, used: &[String]) -> Result<GameSetup, Refusal> {
                Ok(match &self.game {
                    $($(#[$cfg])* GameOptions::$Game(options) => {
                        GameSetup::$Game(::$module::$Game::setup(options, self, seated, used)?)
                    })*
                })
            }
        }

        /// A move in one of the games. As JSON: `{"kryptos":{"kind":"decline"}}`.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
        #[serde(rename_all = "snake_case")]
        pub enum GameAction {
            $($(#[$cfg])* #[doc = concat!(stringify!($Game), ".")] $Game(::$module::Action),)*
        }

        /// What one viewer may know of a game. As JSON: `{"kryptos":{…}}`.
        #[derive(Clone, Debug, PartialEq, Serialize)]
        #[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
        #[serde(rename_all = "snake_case")]
        pub enum GameView {
            $($(#[$cfg])* #[doc = concat!(stringify!($Game), ".")] $Game(Arc<::$module::View>),)*
        }

        impl GameView {
            /// Which game it is of.
            pub fn kind(&self) -> GameKind {
                match self {
                    $($(#[$cfg])* GameView::$Game(_) => GameKind::$Game,)*
                }
            }
        }

        /// What happened in a game, secrets included: for the log alone.
        #[derive(Clone, PartialEq, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub(crate) enum GameEvents {
            $($(#[$cfg])* $Game(Vec<::$module::Event>),)*
        }

        impl GameEvents {
            /// Whether nothing happened.
            pub fn is_empty(&self) -> bool {
                match self {
                    $($(#[$cfg])* GameEvents::$Game(events) => events.is_empty(),)*
                }
            }
        }

        /// What was settled before a deal, the pool of words included: for the log, and for the record.
        #[derive(Clone, PartialEq, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub(crate) enum GameSetup {
            $($(#[$cfg])* $Game(::$module::Setup),)*
        }

        impl GameSetup {
            /// Without the words of a list that the host brought.
            pub fn without_words(&self) -> GameSetup {
                match self {
                    $($(#[$cfg])* GameSetup::$Game(setup) => {
                        GameSetup::$Game(::$module::$Game::without_words(setup))
                    })*
                }
            }

            /// As the log keeps it, which need not repeat what follows from the game before.
            pub fn abridged(&self, before: Option<&GameSetup>) -> GameSetup {
                match self {
                    $($(#[$cfg])* GameSetup::$Game(setup) => {
                        let before = before.and_then(::$module::$Game::setup_in);
                        GameSetup::$Game(::$module::$Game::abridged(setup, before))
                    })*
                }
            }

            /// The whole of a setup as the log keeps it.
            pub fn completed(&self, before: Option<&GameSetup>, settings: &Settings, used: &[String]) -> GameSetup {
                match self {
                    $($(#[$cfg])* GameSetup::$Game(setup) => {
                        let before = before.and_then(::$module::$Game::setup_in);
                        GameSetup::$Game(::$module::$Game::completed(setup, before, settings, used))
                    })*
                }
            }
        }

        /// Opens a game; its first events come from [`Play::deal`].
        pub(crate) fn open(deal: &Deal<'_>) -> Result<Arc<dyn Play>, Refusal> {
            Ok(match deal.setup {
                $($(#[$cfg])* GameSetup::$Game(setup) => Arc::new(Dealt::<::$module::$Game>::open(setup, deal)?),)*
            })
        }

        $($(#[$cfg])* impl Registered for ::$module::$Game {
            fn action(action: &GameAction) -> Option<&Self::Action> {
                if let GameAction::$Game(action) = action { Some(action) } else { None }
            }

            fn events(events: &GameEvents) -> Option<&[Self::Event]> {
                if let GameEvents::$Game(events) = events { Some(events) } else { None }
            }

            fn setup_in(setup: &GameSetup) -> Option<&Self::Setup> {
                if let GameSetup::$Game(setup) = setup { Some(setup) } else { None }
            }

            fn wrap_events(events: Vec<Self::Event>) -> GameEvents {
                GameEvents::$Game(events)
            }

            fn wrap_view(view: Arc<game::View<Self>>) -> GameView {
                GameView::$Game(view)
            }

            fn wrap_rejection(rejection: Self::Rejection) -> Refusal {
                rejection.into()
            }
        })*
    };
}
crate::for_each_game!(kinds);

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No game has that name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no such game")]
pub struct NoSuchGame;

impl FromStr for GameKind {
    type Err = NoSuchGame;
    fn from_str(name: &str) -> Result<Self, NoSuchGame> {
        GameKind::ALL.iter().copied().find(|kind| kind.name() == name).ok_or(NoSuchGame)
    }
}
