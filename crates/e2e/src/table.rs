//! Everybody at one table, as whoever looks over all their shoulders sees it.

use crate::{Code, House, Look, Player, Step, wrong};
use anyhow::{Context, Result};

/// Keywords that a host brings along, each with a clue for the first and one for the second round. No clue comes
/// near any of the words in any language, so the referee never objects, whichever words are dealt.
pub const WORDS: [(&str, [&str; 2]); 24] = [
    ("anchor", ["harbour", "tattoo"]),
    ("violin", ["bow", "Vivaldi"]),
    ("desert", ["camel", "mirage"]),
    ("bakery", ["oven", "croissant"]),
    ("comet", ["orbit", "tail"]),
    ("castle", ["moat", "knight"]),
    ("lemon", ["sour", "sorbet"]),
    ("pirate", ["parrot", "plank"]),
    ("volcano", ["lava", "Etna"]),
    ("library", ["silence", "shelf"]),
    ("winter", ["skates", "mittens"]),
    ("mirror", ["Narcissus", "vanity"]),
    ("compass", ["north", "scout"]),
    ("cheese", ["mouse", "fondue"]),
    ("bridge", ["arch", "toll"]),
    ("opera", ["aria", "diva"]),
    ("garden", ["roses", "gnome"]),
    ("ghost", ["haunted", "sheet"]),
    ("train", ["whistle", "sleeper"]),
    ("honey", ["bear", "wax"]),
    ("crown", ["jewels", "regent"]),
    ("umbrella", ["drizzle", "Poppins"]),
    ("chess", ["rook", "gambit"]),
    ("candle", ["wick", "birthday"]),
];

/// What is guessed about a code.
#[derive(Clone, Copy, Debug)]
pub struct Guesses {
    /// By the team whose code it is.
    pub decryption: Code,
    /// By the others, from the second round on.
    pub interception: Option<Code>,
}

/// Some people at a table.
pub struct Table {
    /// The people, the host first.
    pub players: Vec<Player>,
}

impl Table {
    /// People come to a new table, one after the other. Decrypto is played with [`WORDS`].
    pub async fn gather(house: &House, game: &str, people: &[(&'static str, Look)]) -> Result<Self> {
        let mut players = Vec::new();
        let mut code = String::new();
        for (name, look) in people {
            let player = house.visitor(name, *look).await?;
            if players.is_empty() {
                code = player.opens_table(house, game).await?;
            } else {
                player.joins(house, &code).await?;
            }
            players.push(player);
        }
        let table = Table { players };
        if game == "decrypto" {
            table.host().brings_words(&WORDS.map(|(word, _)| word)).await?;
        }
        Ok(table)
    }

    /// Who opened the table.
    pub fn host(&self) -> &Player {
        &self.players[0]
    }

    /// Waits until everybody is at this step.
    pub async fn reach(&self, round: u8, step: Step) -> Result<()> {
        for player in &self.players {
            player.reaches(round, step).await?;
        }
        Ok(())
    }

    /// The Encryptors of this round, White's first.
    pub async fn encryptors(&self, round: u8) -> Result<Vec<&Player>> {
        self.reach(round, Step::Encrypt).await?;
        let mut encryptors = Vec::new();
        for player in &self.players {
            if player.is_encryptor().await? {
                let place = if player.is_white().await? { 0 } else { encryptors.len() };
                encryptors.insert(place, player);
            }
        }
        Ok(encryptors)
    }

    /// Both Encryptors give their clues. Gives back the codes, White's first.
    pub async fn encrypt(&self, round: u8) -> Result<Vec<Code>> {
        let mut codes = Vec::new();
        for encryptor in self.encryptors(round).await? {
            codes.push(encryptor.code().await?);
            let clues = encryptor.thinks_of_clues(round).await?;
            encryptor.gives_clues(clues).await?;
        }
        Ok(codes)
    }

    /// Those who decrypt and those who intercept at this step, as far as they have a board.
    pub async fn guessers(&self, round: u8, step: Step) -> Result<(&Player, Option<&Player>)> {
        self.reach(round, step).await?;
        let (mut decoder, mut interceptor) = (None, None);
        for player in &self.players {
            if player.has_board().await? {
                let own = player.is_white().await? == (step == Step::White);
                if own { decoder = Some(player) } else { interceptor = Some(player) }
            }
        }
        Ok((decoder.context("nobody decrypts")?, interceptor))
    }

    /// A code is guessed and opened, and everybody has seen it.
    pub async fn guess(&self, round: u8, step: Step, guesses: Guesses) -> Result<()> {
        self.guess_shown(round, step, guesses).await?;
        self.read_reveal().await
    }

    /// A code is guessed and opened; everybody has it before them.
    pub async fn guess_shown(&self, round: u8, step: Step, guesses: Guesses) -> Result<()> {
        let (decoder, interceptor) = self.guessers(round, step).await?;
        if let (Some(interceptor), Some(code)) = (interceptor, guesses.interception) {
            interceptor.guesses(code).await?;
        }
        decoder.guesses(guesses.decryption).await?;
        // In the first round of Laser Drive the opponents agree to what fits the category.
        if round == 1 {
            let (white, black) = self.sides().await?;
            let opponents = if step == Step::White { black } else { white };
            if opponents[0].browser.has(".judge").await? {
                opponents[0].presses("#main-action").await?;
            }
        }
        for player in &self.players {
            player.browser.find("#reveal:popover-open").await?;
        }
        Ok(())
    }

    /// Both teams lose both their messages: the keywords will decide.
    pub async fn plays_to_a_tie(&self) -> Result<()> {
        self.host().starts().await?;
        for round in [1, 2] {
            let codes = self.encrypt(round).await?;
            for (step, code) in [(Step::White, codes[0]), (Step::Black, codes[1])] {
                let interception = (round > 1).then(|| wrong(code));
                self.guess(round, step, Guesses { decryption: wrong(code), interception }).await?;
            }
        }
        self.host().browser.find("#word-1").await?;
        Ok(())
    }

    /// In a game of three the team gets its first two codes wrong, and the Interceptor wins.
    pub async fn misreads_two_codes(&self) -> Result<()> {
        for round in [1, 2] {
            let codes = self.encrypt(round).await?;
            let interception = (round > 1).then_some(wrong(codes[0]));
            self.guess(round, Step::White, Guesses { decryption: wrong(codes[0]), interception }).await?;
        }
        Ok(())
    }

    /// The players of each side, White first.
    pub async fn sides(&self) -> Result<(Vec<&Player>, Vec<&Player>)> {
        let (mut white, mut black) = (Vec::new(), Vec::new());
        for player in &self.players {
            if player.is_white().await? { white.push(player) } else { black.push(player) }
        }
        white.first().and(black.first()).context("a side is empty")?;
        Ok((white, black))
    }

    /// Everybody reads the sheet with the opened code and puts it away.
    pub async fn read_reveal(&self) -> Result<()> {
        for player in &self.players {
            player.reads_reveal().await?;
        }
        Ok(())
    }

    /// Everybody opens the review of the game that is over, which fits their screen and is for everybody.
    pub async fn reviews(&self, game: &str) -> Result<()> {
        for player in &self.players {
            let page = &player.browser;
            page.click("a[href$='/review']").await?;
            page.find(".review .chart").await?;
            anyhow::ensure!(
                page.read::<bool>("document.documentElement.scrollWidth <= innerWidth").await?,
                "the review overflows for {}",
                player.name
            );
            crate::check(page, &format!("review for {}", player.name)).await?;
            player.is_pictured(&format!("review-{game}-{}", player.name)).await?;
        }
        Ok(())
    }

    /// Everybody goes home.
    pub async fn close(self) -> Result<()> {
        for player in self.players {
            player.browser.close().await?;
        }
        Ok(())
    }

    /// The player of this name.
    pub fn named(&self, name: &str) -> Result<&Player> {
        self.players.iter().find(|player| player.name == name).with_context(|| format!("nobody is {name}"))
    }

    /// Whoever has to show a card or to guess now; nobody when the game is over.
    pub async fn awaited(&self) -> Result<Option<&Player>> {
        let first = &self.host().browser;
        loop {
            for player in &self.players {
                if player.must_show().await? || player.must_guess().await? {
                    return Ok(Some(player));
                }
            }
            if first.has("#result table").await? {
                return Ok(None);
            }
        }
    }

    /// The player says a number for a hidden card and is right.
    pub async fn hits(&self, player: &Player) -> Result<()> {
        let hidden = player.sees_hidden().await?;
        let card = hidden.first().context("nothing is hidden")?;
        let number = self.named(&card.owner)?.hand().await?[card.position - 1];
        player.says(card, number).await?;
        player.browser.until("!document.querySelector('form#guess')").await
    }

    /// The player says a number that could be, and is wrong: they may try again for a point.
    pub async fn misses(&self, player: &Player) -> Result<()> {
        for card in player.sees_hidden().await? {
            let right = self.named(&card.owner)?.hand().await?[card.position - 1];
            if let Some(number) = card.candidates.iter().find(|number| **number != right) {
                player.says(&card, *number).await?;
                player.browser.find("form[action*=decline]").await?;
                return Ok(());
            }
        }
        anyhow::bail!("every hidden card is certain")
    }
}

#[cfg(test)]
mod tests {
    use super::WORDS;
    use lexicon::Language;
    use lexicon::referee::{Position, check};

    #[test]
    fn the_referee_never_objects_whatever_is_dealt() {
        let keywords = WORDS.map(|(keyword, _)| keyword);
        let first = WORDS.map(|(_, [clue, _])| clue);
        for language in Language::ALL {
            for (_, [clue, later]) in WORDS {
                for (clue, given) in [(clue, &[][..]), (later, &first)] {
                    let verdict = check(&Position { language, keywords: &keywords, given, code: None }, clue);
                    assert_eq!(verdict, decrypto::Verdict::Fine, "{clue} in {language:?}");
                }
            }
        }
    }
}
