use crate::{Clue, Clues, Code, Digit, Slot};
use game::Seat;
use serde::{Deserialize, Serialize};

/// What a seat, or the table, may ask for. As JSON: `{"kind":"mark","slot":1,"digit":4}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = decrypto::Action))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Action {
    /// The Encryptor notes or wipes a clue. Only its author sees it; the sand timer takes it as it is.
    DraftClue {
        /// Which of the three.
        slot: Slot,
        /// The draft, or none to wipe it.
        clue: Option<Clue>,
    },
    /// The Encryptor gives the three clues for good.
    GiveClues {
        /// In the order of the code.
        #[cfg_attr(feature = "schema", schema(value_type = Vec<Clue>, min_items = 3, max_items = 3))]
        clues: Clues,
        /// Give them although the referee doubts one (see [`Strictness`](crate::Strictness)).
        #[serde(default)]
        insist: bool,
    },
    /// A guesser puts a digit to a clue on their own board, or takes it off. A digit that stood at another
    /// clue moves.
    Mark {
        /// Which clue.
        slot: Slot,
        /// Its digit, or none.
        digit: Option<Digit>,
    },
    /// A guesser marks all three and confirms, in one go.
    Guess {
        /// The guess.
        code: Code,
    },
    /// Agrees: to one's own marks (guessing), to the team's judgement of clues (round 1 of Laser Drive), to its
    /// four words (tie-break), or to its judgement of near forms.
    Confirm,
    /// Takes an agreement back, while the team has not settled.
    Unconfirm,
    /// Laser Drive: the opponents say whether a clue of the code being guessed fits the category.
    JudgeClue {
        /// Which clue.
        slot: Slot,
        /// Whether it fits.
        fits: bool,
    },
    /// Laser Drive, at the end of a round: pays for a try and names one opposing keyword.
    NameKeyword {
        /// The word.
        word: String,
    },
    /// Laser Drive, at the end of a round: no (further) try.
    Pass,
    /// Laser Drive: the owners say whether the word that the opponents have just named is a near form of one of
    /// their keywords. Asked only about words that are not exactly right.
    JudgeTry {
        /// The own keyword that it is a form of, or none.
        keyword: Option<Digit>,
    },
    /// Tie-break: writes one of the team's four words; an empty word wipes it.
    DraftKeyword {
        /// Which of the four.
        place: Digit,
        /// The word believed to be one of the opponents' keywords, in any order.
        word: String,
    },
    /// Tie-break: writes all four words and confirms, in one go. Empty words are allowed.
    NameKeywords {
        /// The words.
        #[cfg_attr(feature = "schema", schema(value_type = Vec<String>, min_items = 4, max_items = 4))]
        words: [String; 4],
    },
    /// After the tie-break's words are shown: the owners accept an opponent's word as a near form of one
    /// of their keywords, or take that back.
    JudgeWord {
        /// Which of the opponents' four words.
        place: Digit,
        /// The own keyword that it is a form of, or none.
        keyword: Option<Digit>,
    },
    /// Makes another member of the team its Encryptor, with a code of their own, before the clues are
    /// given. The table may ask for it, and a teammate when the Encryptor is absent.
    ReplaceEncryptor {
        /// The new Encryptor.
        to: Seat,
    },
    /// The table says whether a seat has somebody in it; all are present at first. Absent players are
    /// passed over by the rotation and not waited for.
    Attend {
        /// Whose seat.
        seat: Seat,
        /// Whether somebody is there.
        present: bool,
    },
    /// Time is up. Anybody may say so, once the deadline has passed or all who are awaited are absent.
    TimeUp,
}
