//! What a player does in Decrypto.

use crate::Player;
use crate::table::WORDS;
use anyhow::{Context, Result};

/// A code as it stands on the card.
pub type Code = [u8; 3];

/// A guess that is wrong for this code.
pub fn wrong([first, second, third]: Code) -> Code {
    [second, first, third]
}

/// The steps of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Both teams write.
    Encrypt = 1,
    /// White's code is guessed.
    White = 2,
    /// Black's code is guessed.
    Black = 3,
}

impl Player {
    /// Waits until the page is at this step of this round.
    pub async fn reaches(&self, round: u8, step: Step) -> Result<()> {
        self.browser
            .until(&format!(
                "document.querySelector('.score__round b')?.textContent === '{round}' \
                 && document.querySelector('.steps li:nth-child({}).is-now')",
                step as u8
            ))
            .await
    }

    /// Whether it is on them to write clues.
    pub async fn is_encryptor(&self) -> Result<bool> {
        self.browser.has("form.clues").await
    }

    /// Whether they have a guess board in front of them.
    pub async fn has_board(&self) -> Result<bool> {
        self.browser.has("form#board").await
    }

    /// Whether they sit on White's side.
    pub async fn is_white(&self) -> Result<bool> {
        let names: String =
            self.browser.read("document.querySelector('#score .side--ivory .side__who').textContent").await?;
        Ok(names.split(", ").any(|name| name == self.name))
    }

    /// Reads the code off their own card.
    pub async fn code(&self) -> Result<Code> {
        self.browser
            .read("[...document.querySelectorAll('#code .digit')].map(digit => Number(digit.textContent))")
            .await
    }

    /// Reads the keywords off their own screen.
    pub async fn keywords(&self) -> Result<[String; 4]> {
        self.browser
            .read("[...document.querySelectorAll('#keys strong')].map(keyword => keyword.textContent)")
            .await
    }

    /// In the tie-break: writes the words that they believe the others have.
    pub async fn names(&self, words: [&str; 4]) -> Result<()> {
        for (place, word) in (1..).zip(words) {
            self.browser.fill(&format!("#word-{place}"), word).await?;
        }
        Ok(())
    }

    /// Brings a list of keywords to the waiting room.
    pub async fn brings_words(&self, words: &[&str]) -> Result<()> {
        self.browser.click("#options summary").await?;
        self.browser.fill("#own-words", &words.join("\n")).await?;
        self.presses("#options button[name=use_own]").await
    }

    /// Clues for the keywords that the code on their card points to.
    pub async fn thinks_of_clues(&self, round: u8) -> Result<[&'static str; 3]> {
        let keywords = self.keywords().await?;
        let mut clues = [""; 3];
        for (clue, digit) in clues.iter_mut().zip(self.code().await?) {
            let keyword = &keywords[usize::from(digit) - 1];
            let known = WORDS.iter().find(|(word, _)| word.eq_ignore_ascii_case(keyword));
            *clue = known.with_context(|| format!("no clue for {keyword}"))?.1[usize::from(round) - 1];
        }
        Ok(clues)
    }

    /// Writes three clues without giving them.
    pub async fn writes(&self, clues: [&str; 3]) -> Result<()> {
        for (slot, clue) in (1..).zip(clues) {
            self.browser.fill(&format!("#clue-{slot}"), clue).await?;
        }
        Ok(())
    }

    /// Writes three clues and gives them for good.
    pub async fn gives_clues(&self, clues: [&str; 3]) -> Result<()> {
        self.writes(clues).await?;
        self.presses("#main-action").await?;
        self.browser.until("!document.querySelector('form.clues')").await
    }

    /// Puts a digit to each clue, for the team to see.
    pub async fn marks(&self, code: Code) -> Result<()> {
        for (slot, digit) in (1..).zip(code) {
            self.browser.click(&format!("#mark-{slot}-{digit}")).await?;
        }
        Ok(())
    }

    /// Marks a guess and locks it in for the team.
    pub async fn guesses(&self, code: Code) -> Result<()> {
        self.marks(code).await?;
        self.presses("#main-action").await
    }

    /// Reads the sheet that lies over the table when a code was opened, and puts it away.
    pub async fn reads_reveal(&self) -> Result<()> {
        self.browser.find("#reveal:popover-open").await?;
        self.browser.click("#reveal .reveal-over__go button").await?;
        // While one is read the next may have come: each is gone on from.
        let go = "document.querySelector('#reveal:popover-open .reveal-over__go button')?.click()";
        self.browser.until(&format!("({go}, !document.querySelector('#reveal:popover-open'))")).await
    }
}
