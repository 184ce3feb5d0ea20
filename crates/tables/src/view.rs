//! What one visitor may know of a table. Pages, JSON and streams are made from it and from nothing else.

use crate::{ClientId, GameOptions, GameView, Note, PlayerId, Refusal, Seating, Settings, Strength, Words};
use game::{Commitment, Moment, Nonce, Seat, Shared};
use lexicon::Language;
use serde::{Deserialize, Serialize};
use std::ops::Deref;
use std::sync::Arc;
use store::TableId;

/// Everything that one visitor may know of a table.
///
/// In JSON nothing stands for nothing: what is none, false or empty is left out.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableView {
    /// How many changes everybody could see the table has had. A change that only some may see does not
    /// count, or the number would tell the others of it: so two views of a stream may have the same one.
    pub seq: u64,
    /// The number of the turn that is played, which no other turn of this table has: a move that names it counts for
    /// no other. Left out when nothing is played.
    #[serde(skip_serializing_if = "is_zero")]
    pub turn: u64,
    /// From when on those who are awaited may be reminded; none when nothing is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nudge_from: Option<Moment>,
    /// What everybody sees.
    #[cfg_attr(feature = "schema", schema(value_type = OpenView))]
    pub open: Shared<OpenView>,
    /// The latest that was said in the viewer's hearing, oldest first.
    #[serde(skip_serializing_if = "is_nothing")]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Line>))]
    pub chat: Shared<Vec<Arc<Line>>>,
    /// The pencil notes that the viewer shares: the team's, or their own where everyone plays alone.
    #[serde(skip_serializing_if = "is_nothing")]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Note>))]
    pub notes: Shared<Vec<Note>>,
    /// The game, once it is dealt.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<GameView>,
    /// Who is looking.
    pub you: You,
}

impl Deref for TableView {
    type Target = OpenView;
    fn deref(&self) -> &OpenView {
        &self.open
    }
}

/// What everybody sees of a table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OpenView {
    /// Which table.
    pub table: TableId,
    /// How far the table is.
    pub stage: Stage,
    /// What the host chose.
    #[cfg_attr(feature = "schema", schema(value_type = SettingsView))]
    pub settings: Shared<SettingsView>,
    /// The chairs, in order.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<ChairView>))]
    pub chairs: Shared<Vec<ChairView>>,
    /// The host, if the host is a player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub host: Option<PlayerId>,
    /// How many can play the game, and at which sides.
    pub seating: Seating,
    /// Strengths of bots that can be seated; empty when there are none.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Strength>))]
    pub bots: Shared<Vec<Strength>>,
    /// When the running clock is up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deadline: Option<Moment>,
    /// In the waiting room: why the game cannot begin as they sit; none when it can.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cannot_start: Option<Refusal>,
    /// After the end: who has seen it and is ready for the next game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ready: Vec<PlayerId>,
    /// Whether the host has closed the table to new people.
    #[serde(skip_serializing_if = "is_false")]
    pub locked: bool,
    /// Who asks for a seat in the running game: the host and the players of that side may let them in.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub requests: Vec<SeatRequestView>,
    /// What everybody should be told of: who came, went or took over, oldest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notices: Vec<Arc<Notice>>,
    /// The latest reactions, oldest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Reaction>))]
    pub reactions: Vec<Arc<Reaction>>,
    /// What makes the draws checkable.
    #[cfg_attr(feature = "schema", schema(value_type = Fairness))]
    pub fairness: Shared<Fairness>,
    /// How many games were dealt here, the running one included.
    pub games: u32,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// People sit down.
    Waiting,
    /// The game is on.
    Playing,
    /// The game is over: everything is open, and there is a record.
    Finished,
}

/// What the host chose. The words of a list that the host brought are not told: they will be keywords.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SettingsView {
    /// Which game, and its options.
    pub game: GameOptions,
    /// The language of the words.
    pub language: Language,
    /// Where the words come from.
    pub words: WordsView,
    /// Whether the lobby shows the table.
    #[serde(skip_serializing_if = "is_false")]
    pub listed: bool,
    /// How fast it is played.
    pub pace: crate::Pace,
    /// Whether the sand timer runs also where bots play.
    #[serde(skip_serializing_if = "is_false")]
    pub sand_timer_with_bots: bool,
    /// What the sides call themselves.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub side_names: Vec<String>,
    /// How well the bots play; none: the middle one of those on offer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bots: Option<Strength>,
    /// After how many seconds without a player anybody may put a bot in their place; none: two minutes, or three days at
    /// the slow pace.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot_after_seconds: Option<u32>,
}

impl SettingsView {
    /// After how many seconds without a player anybody may put a bot in their place.
    pub fn bot_after(&self) -> u32 {
        self.bot_after_seconds.unwrap_or(self.pace.usual_bot_after_seconds())
    }
}

impl TableView {
    /// The view as JSON. What is shared with others in it is written once for all of them.
    pub fn json(&self) -> String {
        // Nothing in a view is without a JSON form.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// How well a bot plays that is seated now; none when there are no bots.
    pub fn bot_strength(&self) -> Option<&Strength> {
        let chosen = self.settings.bots.as_ref().filter(|chosen| self.bots.contains(chosen));
        chosen.or(Strength::usual(&self.bots))
    }
}

/// Where the words come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "from", rename_all = "snake_case")]
pub enum WordsView {
    /// The whole list of the house.
    House,
    /// One band of it.
    Band {
        /// Which.
        band: lexicon::Band,
    },
    /// A list that the host brought.
    Own {
        /// How many words it has.
        count: usize,
    },
}

impl SettingsView {
    pub(crate) fn of(settings: &Settings) -> Self {
        SettingsView {
            game: settings.game.clone(),
            language: settings.language,
            words: WordsView::of(&settings.words),
            listed: settings.listed,
            pace: settings.pace,
            sand_timer_with_bots: settings.sand_timer_with_bots,
            side_names: settings.side_names.clone(),
            bots: settings.bots.clone(),
            bot_after_seconds: settings.bot_after_seconds,
        }
    }
}

impl WordsView {
    fn of(words: &Words) -> Self {
        match words {
            Words::House => WordsView::House,
            Words::Band { band } => WordsView::Band { band: *band },
            Words::Own { text } => {
                WordsView::Own { count: text.lines().filter(|line| !line.trim().is_empty()).count() }
            }
        }
    }
}

/// A chair and who sits in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ChairView {
    /// Its number, from 0; commands name it.
    pub chair: u8,
    /// Its side: for Decrypto 0 is White and 1 Black; none where everyone plays alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<u8>,
    /// Its seat in the game that is on or over; none for a chair that takes no part.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// Who sits there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<PlayerView>,
}

/// Somebody in a chair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PlayerView {
    /// The player's public number; commands name it.
    pub id: PlayerId,
    /// What they are called.
    pub name: String,
    /// A bot of this strength; none for a person.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot: Option<Strength>,
    /// Whether they are connected now, as far as this server knows. Bots always are.
    #[serde(skip_serializing_if = "is_false")]
    pub here: bool,
    /// Whether they got up in the middle of the game, and may come back.
    #[serde(skip_serializing_if = "is_false")]
    pub left: bool,
    /// Since when they are away, once that is long enough for others to act for them: any player may let a
    /// teammate write for them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub away: Option<Moment>,
    /// Whether any player may put a bot in their place now.
    #[serde(skip_serializing_if = "is_false")]
    pub can_replace: bool,
    /// How many games they have won at this table, alone or with their team.
    #[serde(skip_serializing_if = "is_none_won")]
    pub wins: u32,
}

/// Somebody who asks for a seat in the running game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatRequestView {
    /// The number they will have; commands name it.
    pub player: PlayerId,
    /// What they want to be called.
    pub name: String,
    /// Where they want to sit.
    pub chair: u8,
}

/// Something that everybody should be told of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Notice {
    /// When.
    pub at: Moment,
    /// What happened.
    pub news: News,
    /// Of whom.
    pub player: PlayerId,
    /// What they were called then.
    pub name: String,
}

/// What there is to tell of somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum News {
    /// Sat down in the running game.
    Joined,
    /// Is a bot that plays for somebody now.
    Bot,
    /// Has taken their seat back from a bot.
    Back,
    /// Has been away so long that others may act for them.
    Away,
    /// Is the host now.
    Host,
    /// Was removed.
    Removed,
    /// Reminds those whom the game waits for.
    Nudged,
}

/// Somebody whom the host has removed.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RemovedView {
    /// Commands name it.
    pub player: PlayerId,
    /// What they were called.
    pub name: String,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Line {
    /// When.
    pub at: Moment,
    /// By whom.
    pub player: PlayerId,
    /// What they were called then.
    pub name: String,
    /// To whom.
    pub to: crate::Audience,
    /// What.
    pub text: String,
}

/// A feeling that was shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Reaction {
    /// When.
    pub at: Moment,
    /// By whom.
    pub player: PlayerId,
    /// One of [`EMOJI`](crate::EMOJI).
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub emoji: &'static str,
}

/// What makes the draws checkable.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Fairness {
    /// The hash of the seed of the game that is next, on or over; shown before anybody's nonce is used.
    pub commitment: Commitment,
    /// The players' nonces in seat order, once the cards are dealt.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nonces: Option<Vec<Nonce>>,
    /// The seed, after the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
}

/// Who is looking.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct You {
    /// Your public number, if you have a chair.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<PlayerId>,
    /// Your chair.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chair: Option<u8>,
    /// Your seat in the game that is on or over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// Whether you are the host.
    #[serde(skip_serializing_if = "is_false")]
    pub host: bool,
    /// Whether the host has removed you from the table.
    #[serde(skip_serializing_if = "is_false")]
    pub was_removed: bool,
    /// Your private circle, if you have one now: whether you may speak there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub team_chat: Option<bool>,
    /// Whether you hold a code and so must not talk to the table, nor react.
    #[serde(skip_serializing_if = "is_false")]
    pub silent: bool,
    /// The chair that you have asked for in the running game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asked: Option<u8>,
    /// Whom of those who ask for a seat you may let in.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub admits: Vec<PlayerId>,
    /// If you are the host: whom you have removed and may let play again.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<RemovedView>,
    /// The id of your last command that was accepted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_command: Option<ClientId>,
}

fn is_nothing<T>(list: &Shared<Vec<T>>) -> bool {
    list.is_empty()
}

fn is_none_won(wins: &u32) -> bool {
    *wins == 0
}

fn is_zero(number: &u64) -> bool {
    *number == 0
}

fn is_false(flag: &bool) -> bool {
    !flag
}
