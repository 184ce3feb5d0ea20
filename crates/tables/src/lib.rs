//! A live table: who sits where, what was done, who may know it.
//!
//! A table is the fold of its log. A visitor's [`Command`] is decided against the state, what it causes is
//! appended to the log with the expected number, then applied and shown: a [`TableView`] for each visitor.
//! [`Tables`] is the door to all of it, and knows nothing of HTTP.
//!
//! **Architecture invariant:** the state of a table is a pure fold of its log; the hour, chance, judgement, bots and the log itself
//! come in by the [`House`]. What anybody may know is made in `views.rs` and in the layers of the games, and nowhere else. No
//! module but those in `games` knows one game from another.

mod accepted;
mod agenda;
mod bot_player;
mod chairs;
mod clock;
mod command;
mod decide;
mod entropy;
mod games;
mod heal;
mod house;
mod ids;
mod import;
mod live_table;
mod log;
mod mine;
mod notes;
mod outlet;
mod presence;
mod reading;
mod recent;
mod record;
mod refusal;
mod replay;
mod schedule;
mod scheduler;
mod settings;
mod table;
mod tables;
mod thinking;
mod timers;
mod turns;
mod view;
mod views;

pub use bot_player::{Asked, BotPlayer, BotPlayers, Strength};
pub use clock::{Clock, SystemClock};
pub use command::{Accepted, Audience, Command};
pub use entropy::{Entropy, SystemEntropy};
pub use games::{
    GameAction, GameKind, GameOptions, GameView, KryptosHelp, KryptosOptions, NoSuchGame, Seating,
};
pub use house::House;
pub use ids::{ClientId, MoveToken, NotAClientId, NotAVisitor, PlayerId, Visitor};
pub use mine::{GameResult, LastGame, MyTable, Outline, OutlinePlayer};
pub use notes::Note;
pub use outlet::{Attached, Outlet, Subscription};
pub use recent::Recent;
pub use record::{LobbyCard, Record, Verification};
pub use refusal::{Reason, Refusal};
pub use replay::{Replay, ReplayMoment};
pub use settings::{Pace, Settings, Words};
pub use store::TableId;
pub use tables::Tables;
pub use view::{
    ChairView, Fairness, Line, News, Notice, OpenView, PlayerView, Reaction, RemovedView, SeatRequestView,
    SettingsView, Stage, TableView, WordsView, You,
};

/// The reactions that can be shown.
pub const EMOJI: [&str; 12] = ["👍", "👎", "👏", "😀", "😂", "😮", "🤔", "😱", "😢", "🎉", "❤️", "🕵️"];

/// The most characters of a name.
pub const LONGEST_NAME: usize = 24;
/// The most characters of something said.
pub const LONGEST_MESSAGE: usize = 300;
/// The most characters of a pencil note.
pub const LONGEST_NOTE: usize = 40;
/// The most pencil notes of one team, or of one player who plays alone.
pub const MOST_NOTES: usize = 64;
/// The most characters of a nonce.
pub const LONGEST_NONCE: usize = 64;
