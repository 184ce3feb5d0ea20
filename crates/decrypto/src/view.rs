//! What one viewer may know: types of their own, so that nothing is shown which was not put here on purpose.

#[cfg(feature = "schema")]
use crate::Verdict;
use crate::event::{Keywords, Marks, Verdicts, nothing_said};
use crate::{Clue, Clues, Code, DecidedBy, Digit, Options, Outcome, PerTeam, Slot, Team, Tokens};
use game::{Moment, Seat, Shared};
use serde::{Deserialize, Deserializer, Serialize};

/// Everything that one viewer may know, and all that pages, bots and other programs need.
///
/// In JSON nothing stands for nothing: what is none, false, zero tokens or empty is left out.
pub type View = game::View<crate::Decrypto>;

/// What a view tells, in whichever layer it stands.
pub trait Known {
    /// The keywords of a team, for its own members and after the end.
    fn keywords(&self, team: Team) -> Option<&Keywords>;
    /// The boards of the viewer's team.
    fn boards(&self) -> &[BoardView];
    /// The locked-in guess of the viewer's team, until it is resolved. The inner none is a guess that never came.
    fn locked_in(&self) -> Option<Option<Code>>;
    /// Who of the viewer's team agrees to its words or judgement.
    fn agreed(&self) -> &[Seat];
    /// Laser Drive: the keywords of the viewer's team that the opponents have found.
    fn found(&self) -> &[Digit];
    /// Tie-break: the words that a team has named, as far as the viewer may read them.
    fn named_words(&self, team: Team) -> Option<&[String; 4]>;
    /// Tie-break: which of the owners' keywords each of the opponents' words is taken for.
    fn matches(&self, owner: Team) -> Option<&[Option<Match>; 4]>;
}

impl Known for View {
    fn keywords(&self, team: Team) -> Option<&Keywords> {
        let own = self.side_of(team).and_then(|side| side.keywords.as_deref());
        own.or(self.teams[team].keywords.as_deref())
    }

    fn boards(&self) -> &[BoardView] {
        self.side.as_ref().map_or(&[], |side| &side.boards)
    }

    fn locked_in(&self) -> Option<Option<Code>> {
        self.side.as_ref()?.locked_in
    }

    fn agreed(&self) -> &[Seat] {
        self.side.as_ref().map_or(&[], |side| &side.agreed)
    }

    fn found(&self) -> &[Digit] {
        self.side.as_ref().map_or(&[], |side| &side.found)
    }

    fn named_words(&self, team: Team) -> Option<&[String; 4]> {
        let own = self.side_of(team).and_then(|side| side.words.as_ref());
        own.or(self.tie_break.as_ref()?.words[team].as_ref())
    }

    fn matches(&self, owner: Team) -> Option<&[Option<Match>; 4]> {
        let own = self.side_of(owner).and_then(|side| side.matches.as_ref());
        own.or(self.tie_break.as_ref()?.matches[owner].as_ref())
    }
}

/// The layer of a team, for its members.
trait SideOf {
    fn side_of(&self, team: Team) -> Option<&SideView>;
}

impl SideOf for View {
    fn side_of(&self, team: Team) -> Option<&SideView> {
        self.own.as_ref().filter(|own| own.team == team).and(self.side.as_deref())
    }
}

/// What everybody sees of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = decrypto::OpenView))]
pub struct OpenView {
    /// The language of the words.
    pub language: String,
    /// Whether this is the three-player game: White is the team of two, Black the Interceptor.
    #[serde(default, skip_serializing_if = "is_false")]
    pub three_players: bool,
    /// The table's choices.
    #[cfg_attr(feature = "schema", schema(value_type = Options))]
    pub options: Shared<Options>,
    /// Every seat, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<SeatView>,
    /// Where the game stands.
    pub phase: Phase,
    /// The round, from 1; 0 before the deal.
    pub round: u8,
    /// The last round there can be: 8, or 5 with three players.
    pub last_round: u8,
    /// When the running clock is up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<Moment>,
    /// Laser Drive: the category of the round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub category: Option<String>,
    /// Both teams.
    pub teams: PerTeam<TeamView>,
    /// The note sheet: every round so far, the current one included.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sheet: Vec<RoundView>,
    /// Laser Drive: all tries so far, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub laser_tries: Vec<LaserTry>,
    /// The tie-break by keywords, once it has come to that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tie_break: Option<TieBreakView>,
    /// How the game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// What decided it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decided_by: Option<DecidedBy>,
}

impl OpenView {
    /// The seats that the game waits for, as far as everybody knows: who has to write, or to guess.
    pub fn awaited(&self) -> Vec<Seat> {
        let open = |team: Team| !self.teams[team].done;
        let silent = match self.phase {
            Phase::Open | Phase::Over => return Vec::new(),
            Phase::Encrypt => {
                let teams = Team::BOTH.into_iter().filter(|team| open(*team));
                return teams.filter_map(|team| self.teams[team].encryptor).collect();
            }
            Phase::Guess { team } => self.teams[team].encryptor,
            Phase::Laser | Phase::Keywords | Phase::Judge => None,
        };
        let waits = |(seat, of): &(Seat, &SeatView)| open(of.team) && Some(*seat) != silent;
        (0..).map(Seat).zip(&self.seats).filter(waits).map(|(seat, _)| seat).collect()
    }
}

/// Where the game stands. As JSON: `{"kind":"guess","team":"white"}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = decrypto::Phase))]
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
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = decrypto::SeatView))]
pub struct SeatView {
    /// Its team.
    pub team: Team,
    /// Whether somebody is there.
    #[serde(default, skip_serializing_if = "is_false")]
    pub present: bool,
}

/// A team.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = decrypto::TeamView))]
pub struct TeamView {
    /// What it calls itself; empty for plain White or Black.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Its Encryptor in this round; none for the Interceptor.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub encryptor: Option<Seat>,
    /// Whether it has done its part in this phase: given its clues, locked in its guess, its tries, its words or
    /// its judgement. Also true when it has no part: the opponents in round 1, unless they judge clues in Laser
    /// Drive.
    #[serde(default, skip_serializing_if = "is_false")]
    pub done: bool,
    /// Its tokens.
    #[serde(default)]
    pub tokens: Tokens,
    /// Its keywords, after the end. Until then its members have them in their [`SideView`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Vec<String>>))]
    pub keywords: Option<Shared<Keywords>>,
}

/// One round of the note sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = decrypto::RoundView))]
pub struct RoundView {
    /// Laser Drive: its category.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub category: Option<String>,
    /// Each team's side; none for the Interceptor.
    pub lines: PerTeam<Option<LineView>>,
}

/// One team's side of one round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = decrypto::LineView))]
pub struct LineView {
    /// Who encrypted.
    pub encryptor: Seat,
    /// The clues, from the guess phase on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Vec<Clue>>))]
    pub clues: Option<Shared<Clues>>,
    /// Laser Drive: which clues fit the category, from the guess phase on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Vec<bool>>))]
    pub fits: Option<[bool; 3]>,
    /// The guesses and the code, once resolved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resolved: Option<ResolvedView>,
}

/// What was shown when a code was resolved, in the order of the showing, and what came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = decrypto::ResolvedView))]
pub struct ResolvedView {
    /// The opponents' guess; none in round 1 and when it is missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub interception: Option<Code>,
    /// The team's own guess; none when it is missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decryption: Option<Code>,
    /// The code.
    pub code: Code,
    /// Whether the opponents were right and took an Interception token.
    #[serde(default, skip_serializing_if = "is_false")]
    pub intercepted: bool,
    /// Whether the team was wrong and took a Miscommunication token (three players: and the Interceptor took a
    /// token).
    #[serde(default, skip_serializing_if = "is_false")]
    pub miscommunicated: bool,
    /// Laser Drive: whether all three clues fitted and the team took a Laser token.
    #[serde(default, skip_serializing_if = "is_false")]
    pub laser: bool,
}

/// Laser Drive: one try at an opposing keyword.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = decrypto::LaserTry))]
pub struct LaserTry {
    /// In which round.
    pub round: u8,
    /// Who tried.
    pub team: Team,
    /// The word it named.
    pub word: String,
    /// Whether it is one of the opponents' keywords.
    #[serde(default, skip_serializing_if = "is_false")]
    pub right: bool,
    /// Whether it is a near form that the owners accepted.
    #[serde(default, skip_serializing_if = "is_false")]
    pub near: bool,
    /// Whether it is not exactly right, and the owners have still to say if it is a near form.
    #[serde(default, skip_serializing_if = "is_false")]
    pub asked: bool,
}

/// What everybody sees of the tie-break by keywords.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = decrypto::TieBreakView))]
pub struct TieBreakView {
    /// The four words that each team named, once both are locked in.
    #[cfg_attr(feature = "schema", schema(value_type = PerTeam<Option<Vec<String>>>))]
    pub words: PerTeam<Option<[String; 4]>>,
    /// Which of the *owner's* keywords each of the opponents' words is taken for: exact ones and accepted near
    /// forms. `matches.white` is about White's keywords and Black's words. After the end.
    #[cfg_attr(feature = "schema", schema(value_type = PerTeam<Option<Vec<Option<Match>>>>))]
    pub matches: PerTeam<Option<[Option<Match>; 4]>>,
    /// Right words of each team, after the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub right: Option<PerTeam<u8>>,
}

/// What the members of a team know beyond what everybody sees.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = decrypto::SideView))]
pub struct SideView {
    /// The team's keywords; none for the Interceptor.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Vec<String>>))]
    pub keywords: Option<Shared<Keywords>>,
    /// The boards of its guessers, in seat order, while a code is guessed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub boards: Vec<BoardView>,
    /// Its locked-in guess, until it is resolved. The inner none is a guess that never came.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Code>))]
    pub locked_in: Option<Option<Code>>,
    /// Who agrees to its judgement of clues in round 1 of Laser Drive, or to its words or judgement in the
    /// tie-break.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub agreed: Vec<Seat>,
    /// Laser Drive: those of its keywords that the opponents have found, in the order of the tries. Each pays once.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub found: Vec<Digit>,
    /// Tie-break: the words that it names, as they are written, until everybody sees them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Vec<String>>))]
    pub words: Option<[String; 4]>,
    /// Tie-break: which of its keywords each of the opponents' words is taken for, while it judges them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Vec<Option<Match>>>))]
    pub matches: Option<[Option<Match>; 4]>,
}

/// A named word that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = decrypto::Match))]
pub struct Match {
    /// The keyword that it is.
    pub keyword: Digit,
    /// Whether it is a near form that the owners accepted.
    #[serde(default, skip_serializing_if = "is_false")]
    pub near: bool,
}

/// What a player knows and can do beyond what the team knows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = decrypto::You))]
pub struct You {
    /// Your seat.
    pub seat: Seat,
    /// Your team; what it knows is in the [`SideView`].
    pub team: Team,
    /// Your part in this phase.
    pub role: Role,
    /// The code that you drew: for the Encryptor of the round, until it is resolved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<Code>,
    /// Your notes for the clues, while you write them.
    #[serde(default, skip_serializing_if = "nothing_drafted")]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Option<Clue>>))]
    pub drafts: [Option<Clue>; 3],
    /// What the rules will say to each of them; none of what is not drafted.
    #[serde(default, skip_serializing_if = "nothing_said")]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Option<Verdict>>))]
    pub verdicts: Verdicts,
    /// The clues that you have given, until everybody sees them on the sheet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Vec<Clue>>))]
    pub clues: Option<Shared<Clues>>,
    /// What you can do now.
    #[serde(default)]
    pub can: Can,
}

/// A player's part in the current phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = decrypto::Role))]
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
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = decrypto::BoardView))]
pub struct BoardView {
    /// Whose.
    pub seat: Seat,
    /// The marks.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Option<Digit>>))]
    pub marks: Marks,
    /// Whether they have confirmed them.
    #[serde(default, skip_serializing_if = "is_false")]
    pub confirmed: bool,
}

/// What a seat can do now: each field names an [`Action`](crate::Action) that would be accepted if its data
/// is in order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = decrypto::Can))]
pub struct Can {
    /// Draft clues.
    #[serde(default, skip_serializing_if = "is_false")]
    pub draft_clue: bool,
    /// Give the clues.
    #[serde(default, skip_serializing_if = "is_false")]
    pub give_clues: bool,
    /// Mark, or guess in one go.
    #[serde(default, skip_serializing_if = "is_false")]
    pub mark: bool,
    /// Confirm: the marks are complete, or the team's words or judgement can be agreed to. Without `mark` while a
    /// code is guessed: the judgement of the clues, in round 1 of Laser Drive.
    #[serde(default, skip_serializing_if = "is_false")]
    pub confirm: bool,
    /// Take the agreement back.
    #[serde(default, skip_serializing_if = "is_false")]
    pub unconfirm: bool,
    /// Laser Drive: clues of the code being guessed that are yours to judge.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub judge_clue: Vec<Slot>,
    /// Laser Drive: name a keyword.
    #[serde(default, skip_serializing_if = "is_false")]
    pub name_keyword: bool,
    /// Laser Drive: want no (further) try.
    #[serde(default, skip_serializing_if = "is_false")]
    pub pass: bool,
    /// Laser Drive: say whether the word that the opponents have named is a near form of an own keyword.
    #[serde(default, skip_serializing_if = "is_false")]
    pub judge_try: bool,
    /// Tie-break: write the team's words, or name them in one go.
    #[serde(default, skip_serializing_if = "is_false")]
    pub draft_keyword: bool,
    /// Tie-break: the opponents' words that you may accept as near forms.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub judge_word: Vec<Digit>,
    /// Teammates who can replace your absent Encryptor.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub replace_encryptor: Vec<Seat>,
}

fn is_false(flag: &bool) -> bool {
    !flag
}

fn nothing_drafted(drafts: &[Option<Clue>; 3]) -> bool {
    drafts.iter().all(Option::is_none)
}

/// Here `null` says something: a guess that never came.
fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Option<Code>>, D::Error> {
    Option::deserialize(deserializer).map(Some)
}
