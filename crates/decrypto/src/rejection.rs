use crate::{Objection, Slot, Team};
use game::Seat;
use serde::Serialize;

/// Why an action, or a setup, was refused. As JSON: `{"code":"clue-refused","slot":2,"rule":"repeated",…}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "kebab-case", rename_all_fields = "snake_case")]
pub enum Rejection {
    /// Teams of two to four whose sizes differ by at most one, or two against one.
    #[error("there are two teams of two to four, as even as possible, or two players against one")]
    UnevenTeams {
        /// Players of White.
        white: usize,
        /// Players of Black.
        black: usize,
    },
    /// Not enough words for the deal.
    #[error("the deal needs {needed} words, not {found}")]
    TooFewWords {
        /// How many the deal needs.
        needed: usize,
        /// How many there are.
        found: usize,
    },
    /// A word stands twice in the list, perhaps in another spelling.
    #[error("the word {word} stands twice in the list")]
    RepeatedWord {
        /// Which.
        word: String,
    },
    /// Laser Drive without categories.
    #[error("Laser Drive needs at least one category")]
    NoCategories,
    /// Laser Drive with three players: the Interceptor has no keywords to name.
    #[error("Laser Drive needs two teams")]
    LaserNeedsTeams,
    /// A number among the options is out of range.
    #[error("the option {option} is out of range")]
    OptionOutOfRange {
        /// Its name.
        option: &'static str,
    },
    /// A team name, word or category that is too long, or has control characters.
    #[error("too long, or not plain text: {text}")]
    UnfitText {
        /// Its beginning.
        text: String,
    },

    /// No such seat in this game.
    #[error("there is no seat {seat}")]
    NoSuchSeat {
        /// Which.
        seat: Seat,
    },
    /// Only the table may do this.
    #[error("only the table may do this")]
    TableOnly,
    /// Only a player may do this.
    #[error("only a player may do this")]
    PlayersOnly,
    /// Not in this phase of the game.
    #[error("this is not the time for it")]
    NotNow,
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// Nobody's time is up yet.
    #[error("time is not up yet")]
    NotDue,

    /// Only the team's Encryptor writes.
    #[error("only the Encryptor writes clues")]
    NotTheEncryptor,
    /// Clues cannot be changed once given.
    #[error("the clues are given")]
    CluesGiven,
    /// The clue is certainly illegal.
    #[error("clue {slot} is refused: {objection}")]
    ClueRefused {
        /// Which of the three.
        slot: Slot,
        /// Why.
        #[serde(flatten)]
        objection: Objection,
    },
    /// The referee doubts the clue; the Encryptor may insist unless the table is strict.
    #[error("clue {slot} is doubtful: {objection}")]
    ClueDoubted {
        /// Which of the three.
        slot: Slot,
        /// Why.
        #[serde(flatten)]
        objection: Objection,
        /// Whether insisting helps.
        may_insist: bool,
    },
    /// Only another member of the same team can replace an Encryptor.
    #[error("only a teammate can replace the Encryptor")]
    EncryptorMustBeTeammate,
    /// Only the table, or a teammate of an absent Encryptor, may replace them.
    #[error("the Encryptor is online and writes")]
    EncryptorIsOnline,

    /// The Encryptor stays out of the guess at the own code.
    #[error("the Encryptor has no part in this guess")]
    EncryptorIsSilent,
    /// Nobody intercepts in round 1.
    #[error("nobody intercepts in the first round")]
    NoInterceptionInRoundOne,
    /// The team has settled.
    #[error("the team has settled")]
    AlreadyLockedIn,
    /// A guess needs all three digits.
    #[error("a guess needs all three digits")]
    MarksIncomplete,
    /// There is no agreement to take back.
    #[error("there is nothing to take back")]
    NotConfirmed,

    /// Laser Drive is not in play.
    #[error("Laser Drive is not in play")]
    NoLaserDrive,
    /// The opponents judge whether a clue fits, and a blank never does.
    #[error("this clue is not yours to judge")]
    NotYoursToJudge,
    /// Too few Laser tokens for a try.
    #[error("a try costs {cost} Laser tokens, {team} has {held}")]
    TooFewLasers {
        /// Whose tokens.
        team: Team,
        /// How many it has.
        held: u8,
        /// How many a try costs.
        cost: u8,
    },
    /// An empty word cannot be named.
    #[error("name a word")]
    NoWord,
    /// The team has found this keyword already.
    #[error("the team has found this keyword already")]
    AlreadyNamed,
    /// The owners have still to judge the word before.
    #[error("the opponents have still to say whether the last word counts")]
    TryUndecided,
}

impl game::Rejection for Rejection {
    fn code(&self) -> &'static str {
        use Rejection::*;
        match self {
            UnevenTeams { .. } => "uneven-teams",
            TooFewWords { .. } => "too-few-words",
            RepeatedWord { .. } => "repeated-word",
            NoCategories => "no-categories",
            LaserNeedsTeams => "laser-needs-teams",
            OptionOutOfRange { .. } => "option-out-of-range",
            UnfitText { .. } => "unfit-text",
            NoSuchSeat { .. } => "no-such-seat",
            TableOnly => "table-only",
            PlayersOnly => "players-only",
            NotNow => "not-now",
            GameOver => "game-over",
            NotDue => "not-due",
            NotTheEncryptor => "not-the-encryptor",
            CluesGiven => "clues-given",
            ClueRefused { .. } => "clue-refused",
            ClueDoubted { .. } => "clue-doubted",
            EncryptorMustBeTeammate => "encryptor-must-be-teammate",
            EncryptorIsOnline => "encryptor-is-online",
            EncryptorIsSilent => "encryptor-is-silent",
            NoInterceptionInRoundOne => "no-interception-in-round-one",
            AlreadyLockedIn => "already-locked-in",
            MarksIncomplete => "marks-incomplete",
            NotConfirmed => "not-confirmed",
            NoLaserDrive => "no-laser-drive",
            NotYoursToJudge => "not-yours-to-judge",
            TooFewLasers { .. } => "too-few-lasers",
            NoWord => "no-word",
            AlreadyNamed => "already-named",
            TryUndecided => "try-undecided",
        }
    }
}
