use crate::{Clue, Clues, Code, Digit, PerTeam, Slot, Team, Verdict};
use game::{Moment, Seat};
use serde::{Deserialize, Serialize};

/// What the referee says of each of three drafts; none of what is not drafted.
pub type Verdicts = [Option<Verdict>; 3];

pub(crate) fn nothing_said(verdicts: &Verdicts) -> bool {
    verdicts.iter().all(Option::is_none)
}

/// The four keywords of a team, by digit.
pub type Keywords = [String; 4];

/// What happened, secrets included: the log keeps it, views are made after it.
///
/// Events say everything that was drawn, and when deadlines end, so that a replay needs neither chance nor
/// clock. What follows by the rules alone (tokens, the verdict) is left to the fold. Aliases are the names in logs before
/// version 5.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    /// The keywords were drawn. The Interceptor has none.
    Dealt {
        /// Each team's four.
        keywords: PerTeam<Option<Keywords>>,
    },
    /// A round began: both codes were drawn.
    RoundBegan {
        /// Each team's Encryptor and code; none for the Interceptor.
        #[serde(alias = "pens")]
        cards: PerTeam<Option<CodeCard>>,
        /// Laser Drive: the round's category.
        category: Option<String>,
        /// When clues are due, by house rule.
        deadline: Option<Moment>,
    },
    /// Another member of a team writes in the Encryptor's place, and draws a new code.
    #[serde(alias = "pen_handed")]
    EncryptorChanged {
        /// Whose.
        team: Team,
        /// The new Encryptor and their code.
        #[serde(alias = "pen")]
        card: CodeCard,
    },
    /// An Encryptor noted or wiped a clue.
    ClueDrafted {
        /// Whose.
        team: Team,
        /// Which clue.
        slot: Slot,
        /// The draft.
        clue: Option<Clue>,
        /// What the referee said of all three drafts then: for the writer alone.
        #[serde(default, skip_serializing_if = "nothing_said")]
        verdicts: Verdicts,
    },
    /// An Encryptor gave the clues, or the timer took them.
    CluesGiven {
        /// Whose.
        team: Team,
        /// The three.
        clues: Clues,
        /// When the other Encryptor's are due, if the sand timer was turned.
        deadline: Option<Moment>,
    },
    /// A team's clues became public and its code is being guessed.
    GuessingBegan {
        /// Whose code.
        team: Team,
        /// When guesses are due, by house rule.
        deadline: Option<Moment>,
    },
    /// A guesser's marks changed; an agreement to the old ones is gone.
    Marked {
        /// Who.
        seat: Seat,
        /// The marks now.
        marks: Marks,
    },
    /// Somebody agreed.
    Confirmed {
        /// Who.
        seat: Seat,
    },
    /// Somebody took an agreement back.
    Unconfirmed {
        /// Who.
        seat: Seat,
    },
    /// A team settled on its guess at the code being guessed.
    #[serde(alias = "guess_sealed")]
    GuessLockedIn {
        /// The guessing team.
        team: Team,
        /// Its guess; none when time ran out.
        guess: Option<Code>,
    },
    /// Both guesses were in: interception, decryption and code were shown, tokens taken, clues filed.
    Resolved {
        /// Whose code.
        team: Team,
        /// The opponents' guess; none in round 1 and when it is missing.
        interception: Option<Code>,
        /// The team's own guess; none when it is missing.
        decryption: Option<Code>,
        /// The code.
        code: Code,
    },
    /// Laser Drive: the opponents judged a clue of the code being guessed.
    ClueJudged {
        /// Which clue.
        slot: Slot,
        /// Whether it fits.
        fits: bool,
    },
    /// Laser Drive, round 1: the opponents, who have no guess to lock in, are done judging the clues.
    #[serde(alias = "fits_sealed")]
    FitsLockedIn {
        /// The opponents.
        team: Team,
    },
    /// Laser Drive: the round is over but for the tries.
    LaserBegan {
        /// When tries are due, by house rule.
        deadline: Option<Moment>,
    },
    /// Laser Drive: a team paid for a try.
    LaserTried {
        /// Who tried.
        team: Team,
        /// The word it named.
        word: String,
        /// The opposing keyword that it is, if any.
        hit: Option<Digit>,
        /// Whether the owners have still to say if it is a near form. Never so in old logs.
        #[serde(default)]
        asked: bool,
        /// When they are to say so, by house rule.
        #[serde(default)]
        deadline: Option<Moment>,
    },
    /// Laser Drive: the owners answered whether the opponents' last word is a near form.
    TryJudged {
        /// The owners.
        team: Team,
        /// The owners' keyword that it is taken for, if any.
        keyword: Option<Digit>,
    },
    /// Laser Drive: a team wants no further try in this round.
    #[serde(alias = "laser_held")]
    LaserPassed {
        /// Who.
        team: Team,
    },
    /// The tokens do not decide: each team names the four words it believes are the opponents' keywords.
    TieBreakBegan {
        /// When the words are due, by house rule.
        deadline: Option<Moment>,
    },
    /// Tie-break: a team changed its words; agreements to the old ones are gone.
    KeywordsDrafted {
        /// Who.
        team: Team,
        /// The words now.
        words: [String; 4],
    },
    /// Tie-break: a team settled on its words.
    #[serde(alias = "keywords_sealed")]
    KeywordsLockedIn {
        /// Who.
        team: Team,
    },
    /// Tie-break: the words were shown, and the owners judge near forms.
    JudgingBegan {
        /// When the judgement is due, by house rule.
        deadline: Option<Moment>,
    },
    /// Tie-break: owners accepted an opponent's word as a form of a keyword, or took that back.
    WordJudged {
        /// The owners.
        team: Team,
        /// Which of the opponents' words.
        place: Digit,
        /// The owners' keyword.
        keyword: Option<Digit>,
    },
    /// Tie-break: owners are done judging.
    #[serde(alias = "judgement_sealed")]
    JudgementLockedIn {
        /// The owners.
        team: Team,
    },
    /// A seat was left or taken.
    Attended {
        /// Which.
        seat: Seat,
        /// Whether somebody is there.
        present: bool,
    },
    /// The game ended; everything opens.
    Ended,
}

/// An Encryptor and the code on the card they drew.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CodeCard {
    /// Who writes.
    pub encryptor: Seat,
    /// What they drew.
    pub code: Code,
}

/// One guesser's board: a digit, or none yet, for each clue. No digit stands twice.
pub type Marks = [Option<Digit>; 3];

#[cfg(test)]
mod tests {
    use super::Event;

    #[test]
    fn an_event_is_read_by_the_name_that_older_logs_give_it() {
        let older = [
            (
                r#"{"kind":"pen_handed","team":"white","pen":{"encryptor":2,"code":"421"}}"#,
                "encryptor_changed",
            ),
            (r#"{"kind":"guess_sealed","team":"white","guess":"421"}"#, "guess_locked_in"),
            (r#"{"kind":"fits_sealed","team":"black"}"#, "fits_locked_in"),
            (r#"{"kind":"laser_held","team":"black"}"#, "laser_passed"),
            (r#"{"kind":"keywords_sealed","team":"white"}"#, "keywords_locked_in"),
            (r#"{"kind":"judgement_sealed","team":"white"}"#, "judgement_locked_in"),
        ];
        for (text, name) in older {
            let event: Event = serde_json::from_str(text).unwrap();
            assert_eq!(serde_json::to_value(&event).unwrap()["kind"], name);
        }
    }
}
