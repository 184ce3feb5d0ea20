//! What one viewer may know: types of their own, so that nothing is shown which was not put here on purpose.

use crate::event::{Keywords, Marks};
use crate::{Clue, Clues, Code, DecidedBy, Digit, Options, Outcome, PerTeam, Slot, Team, Tokens};
use game::{Moment, Seat};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};
use std::sync::{Arc, OnceLock};

/// Everything that one viewer may know, and all that pages, bots and other programs need.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// The language of the words.
    pub language: String,
    /// Whether this is the three-player game: White is the team of two, Black the Interceptor.
    pub three_players: bool,
    /// The table's choices.
    pub options: Options,
    /// Every seat, in order.
    pub seats: Vec<SeatView>,
    /// Where the game stands.
    pub phase: Phase,
    /// The round, from 1; 0 before the deal.
    pub round: u8,
    /// The last round there can be: 8, or 5 with three players.
    pub last_round: u8,
    /// When the running clock is up.
    pub deadline: Option<Moment>,
    /// Laser Drive: the category of the round.
    pub category: Option<String>,
    /// Both teams.
    pub teams: PerTeam<TeamView>,
    /// The note sheet: every round so far, the current one included.
    pub sheet: Vec<Arc<RoundView>>,
    /// Laser Drive: all tries so far, in order.
    pub laser_tries: Vec<LaserTry>,
    /// The tie-break by keywords, once it has come to that.
    pub tie_break: Option<TieBreakView>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
    /// What decided it.
    pub decided_by: Option<DecidedBy>,
    /// The viewer's own seat; none for spectators.
    pub you: Option<You>,
}

/// Where the game stands. As JSON: `{"kind":"guess","team":"white"}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Phase {
    /// Before the deal.
    Open,
    /// The Encryptors write their clues.
    Encrypt,
    /// A team's code is being guessed.
    Guess {
        /// Whose code.
        team: Team,
    },
    /// Laser Drive: the round is over but for tries at opposing keywords.
    Laser,
    /// Tie-break: the teams name the opponents' keywords.
    Keywords,
    /// Tie-break: the words are shown, and their owners judge near forms.
    Judge,
    /// The game has ended.
    Over,
}

/// A seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    /// Its team.
    pub team: Team,
    /// Whether somebody is there.
    pub present: bool,
}

/// A team.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TeamView {
    /// What it calls itself; empty for plain White or Black.
    pub name: String,
    /// Its Encryptor in this round; none for the Interceptor.
    pub encryptor: Option<Seat>,
    /// Whether it has done its part in this phase: given its clues, sealed its guess, its tries, its words or
    /// its judgement. Also true when it has no part (the opponents in round 1).
    pub done: bool,
    /// Its tokens.
    pub tokens: Tokens,
    /// Its keywords: for its own members, and for everybody after the end.
    pub keywords: Option<Keywords>,
}

/// One round of the note sheet.
///
/// The sheet is most of a view and the same for everybody, so its JSON is made once for all views that share it.
#[derive(Clone, Debug, Deserialize)]
pub struct RoundView {
    /// Laser Drive: its category.
    pub category: Option<String>,
    /// Each team's side; none for the Interceptor.
    pub lines: PerTeam<Option<LineView>>,
    #[serde(skip)]
    json: OnceLock<Box<RawValue>>,
}

impl RoundView {
    pub(crate) fn new(category: Option<String>, lines: PerTeam<Option<LineView>>) -> Self {
        RoundView { category, lines, json: OnceLock::new() }
    }
}

impl PartialEq for RoundView {
    fn eq(&self, other: &Self) -> bool {
        self.category == other.category && self.lines == other.lines
    }
}

impl Eq for RoundView {}

impl Serialize for RoundView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Plain<'a> {
            category: &'a Option<String>,
            lines: &'a PerTeam<Option<LineView>>,
        }
        if let Some(json) = self.json.get() {
            return json.serialize(serializer);
        }
        let plain = Plain { category: &self.category, lines: &self.lines };
        match to_raw_value(&plain) {
            Ok(json) => self.json.get_or_init(|| json).serialize(serializer),
            Err(_) => plain.serialize(serializer),
        }
    }
}

/// One team's side of one round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LineView {
    /// Who encrypted.
    pub encryptor: Seat,
    /// The clues, from the guess phase on.
    pub clues: Option<Clues>,
    /// Laser Drive: which clues fit the category, from the guess phase on.
    pub fits: Option<[bool; 3]>,
    /// The guesses and the code, once resolved.
    pub resolved: Option<ResolvedView>,
}

/// What was shown when a code was resolved, in the order of the showing, and what came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResolvedView {
    /// The opponents' guess; none in round 1 and when it is missing.
    pub interception: Option<Code>,
    /// The team's own guess; none when it is missing.
    pub decryption: Option<Code>,
    /// The code.
    pub code: Code,
    /// Whether the opponents were right and took an Interception token.
    pub intercepted: bool,
    /// Whether the team was wrong and took a Miscommunication token (three players: and the Interceptor took a
    /// token).
    pub miscommunicated: bool,
    /// Laser Drive: whether all three clues fitted and the team took a Laser token.
    pub laser: bool,
}

/// Laser Drive: one try at an opposing keyword.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LaserTry {
    /// In which round.
    pub round: u8,
    /// Who tried.
    pub team: Team,
    /// The word it named.
    pub word: String,
    /// Whether it is one of the opponents' keywords.
    pub right: bool,
}

/// The tie-break by keywords.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TieBreakView {
    /// The four words that each team named: the own team's as they are written, both once both are sealed.
    pub words: PerTeam<Option<[String; 4]>>,
    /// Which of the *owner's* keywords each of the opponents' words is taken for: exact ones and accepted near
    /// forms. `matches.white` is about White's keywords and Black's words. For the owners while they judge,
    /// and for everybody after the end.
    pub matches: PerTeam<Option<[Option<Match>; 4]>>,
    /// Right words of each team, after the end.
    pub right: Option<PerTeam<u8>>,
}

/// A named word that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Match {
    /// The keyword that it is.
    pub keyword: Digit,
    /// Whether it is a near form that the owners accepted.
    pub near: bool,
}

/// What a player knows and can do beyond what everybody sees.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct You {
    /// Your seat.
    pub seat: Seat,
    /// Your team; its keywords are in [`View::teams`].
    pub team: Team,
    /// Your part in this phase.
    pub role: Role,
    /// The code that you drew: for the Encryptor of the round, until it is resolved.
    pub code: Option<Code>,
    /// Your notes for the clues, while you write them.
    pub drafts: [Option<Clue>; 3],
    /// The clues that you have given, until everybody sees them on the sheet.
    pub clues: Option<Clues>,
    /// The boards of your team's guessers, yours among them, in seat order, while a code is guessed.
    pub boards: Vec<BoardView>,
    /// Your team's sealed guess, until it is resolved. The inner none is a guess that never came.
    pub sealed: Option<Option<Code>>,
    /// Who of your team agrees to its words or judgement in the tie-break.
    pub agreed: Vec<Seat>,
    /// What you can do now.
    pub can: Can,
}

/// A player's part in the current phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Writes clues, or stays silent while they are guessed.
    Encryptor,
    /// Guesses the own team's code.
    Decoder,
    /// Guesses the opponents' code.
    Interceptor,
    /// Takes part with the whole team, or waits.
    Member,
}

/// A teammate's board, or your own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardView {
    /// Whose.
    pub seat: Seat,
    /// The marks.
    pub marks: Marks,
    /// Whether they have confirmed them.
    pub confirmed: bool,
}

/// What a seat can do now: each field names an [`Action`](crate::Action) that would be accepted if its data
/// is in order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Can {
    /// Draft clues.
    pub draft_clue: bool,
    /// Give the clues.
    pub give_clues: bool,
    /// Mark, or guess in one go.
    pub mark: bool,
    /// Confirm: the marks are complete, or the team's words or judgement can be agreed to.
    pub confirm: bool,
    /// Take the agreement back.
    pub unconfirm: bool,
    /// Laser Drive: clues of the code being guessed that are yours to judge.
    pub judge_clue: Vec<Slot>,
    /// Laser Drive: name a keyword.
    pub name_keyword: bool,
    /// Laser Drive: want no (further) try.
    pub hold: bool,
    /// Tie-break: write the team's words, or name them in one go.
    pub draft_keyword: bool,
    /// Tie-break: the opponents' words that you may accept as near forms.
    pub judge_word: Vec<Digit>,
    /// Teammates to whom you can hand the pen of your absent Encryptor.
    pub hand_pen: Vec<Seat>,
}
