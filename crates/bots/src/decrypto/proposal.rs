//! Why a bot thinks what it thinks: one short reason a clue, for the pages to put into a sentence.

use super::seat::Player;
use super::sheet::{lines, lines_before, texts};
use super::{Line, Odds, Open, Texts};
use decrypto::{Code, Digit, Known, Phase, Role, View};
use lexicon::mind::Space;
use serde::Serialize;

/// What a bot thinks of a guess, and why.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Proposal {
    /// The guess.
    pub code: Code,
    /// How likely it thinks that is, from 0 to 1.
    pub confidence: f32,
    /// Why, clue by clue.
    pub reasons: Vec<Reason>,
}

/// Why a clue is thought to stand for a digit. As JSON: `{"kind":"keyword","clue":"web","word":"spider",...}`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Reason {
    /// It is near an own keyword.
    Keyword {
        /// The clue.
        clue: String,
        /// Its digit.
        digit: Digit,
        /// The keyword.
        word: String,
        /// The association that links them; none when the minds alone find them near.
        #[serde(skip_serializing_if = "Option::is_none")]
        link: Option<String>,
        /// How likely the digit is.
        confidence: f32,
    },
    /// It is near an earlier clue for that digit.
    Earlier {
        /// The clue.
        clue: String,
        /// Its digit.
        digit: Digit,
        /// The earlier clue.
        word: String,
        /// How likely the digit is.
        confidence: f32,
    },
    /// Nothing speaks for it but that something has to be guessed.
    Guess {
        /// Its digit.
        digit: Digit,
        /// How likely the digit is.
        confidence: f32,
    },
}

impl Player<'_> {
    /// What this seat thinks of a guess, and why; none when there is nothing to guess. Teammates who guess know the
    /// same, so asked with the view of one it says what the other thinks.
    pub fn proposal(&self, view: &View, code: Code) -> Option<Proposal> {
        let you = view.own.as_ref()?;
        let Phase::Guess { team } = view.phase else { return None };
        let space = self.minds.space(view.language.parse().ok()?);
        let odds = self.odds(view, you, space)?;
        let clues = texts(view.sheet.last()?.lines[team].as_ref()?.clues.as_ref()?);
        let own = view.keywords(you.team).filter(|_| you.role == Role::Decoder);
        Some(self.explain(space, &lines(view, team), own, (odds, clues, code)))
    }

    /// Why a code of the viewer's own team was read as it was in an earlier round, from 1; none before it was opened, or if
    /// nobody read it in time. It tells what the team knew then, so nothing that the viewer does not know.
    pub fn reading(&self, view: &View, round: usize) -> Option<Proposal> {
        let you = view.own.as_ref()?;
        let line = view.sheet.get(round.checked_sub(1)?)?.lines[you.team].as_ref()?;
        let code = line.resolved?.decryption?;
        let clues = texts(line.clues.as_ref()?);
        let own = view.keywords(you.team)?;
        let space = self.minds.space(view.language.parse().ok()?);
        let past = lines_before(view, you.team, round);
        let odds = self.decoder(space, own).decode(&past, &clues, &Open::ALL);
        Some(self.explain(space, &past, Some(own), (odds, clues, code)))
    }

    /// Why clues may stand for a code: by the own keywords, or by the earlier clues for those who do not know them.
    fn explain(
        &self,
        space: &Space,
        past: &[Line],
        own: Option<&[String; 4]>,
        (odds, clues, code): (Odds, Texts, Code),
    ) -> Proposal {
        let columns = super::line::columns(past);
        let reason = |(at, (clue, digit)): (usize, (Option<String>, Digit))| {
            let confidence = odds.digit(at, digit);
            let guess = Reason::Guess { digit, confidence };
            let Some(clue) = clue else { return guess };
            if let Some(keywords) = own {
                let word = keywords[digit.index()].clone();
                let link = self.decoder(space, keywords).reason(&clue, digit).map(str::to_owned);
                return Reason::Keyword { clue, digit, word, link, confidence };
            }
            let meaning = space.clue(&clue);
            let near = |earlier: &&&str| -> f32 {
                space.opinions(&meaning, &space.clue(earlier)).into_iter().flatten().sum()
            };
            match columns[digit.index()].iter().max_by(|a, b| near(a).total_cmp(&near(b))) {
                Some(earlier) => Reason::Earlier { clue, digit, word: (*earlier).to_owned(), confidence },
                None => guess,
            }
        };
        let reasons = clues.into_iter().zip(code.digits()).enumerate().map(reason).collect();
        Proposal { code, confidence: odds.of(code), reasons }
    }
}
