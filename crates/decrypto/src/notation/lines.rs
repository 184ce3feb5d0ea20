//! The lines of a record, read one by one and sorted into rounds.

use super::header::Header;
use super::tokens::{Kind, Token, tokens};
use crate::{Clue, Clues, Code, Digit, Slot, Stroke, Team};
use game::notation::{Flaw, Place};
use std::iter::Peekable;
use std::vec::IntoIter;

/// A thing and where it stands.
#[derive(Clone, Debug)]
pub struct At<T> {
    pub what: T,
    pub place: Place,
}

/// What the lines say, not yet held against the rules.
#[derive(Debug, Default)]
pub struct Script {
    pub rounds: Vec<RoundText>,
    pub names: Vec<At<NamesText>>,
    pub judgements: Vec<At<JudgementText>>,
}

#[derive(Debug)]
pub struct NamesText {
    pub team: Team,
    pub words: [String; 4],
}

#[derive(Debug)]
pub struct JudgementText {
    pub team: Team,
    /// The opponents' words by place, each with the keyword that it is accepted for.
    pub accepted: Vec<(Digit, Digit)>,
}

#[derive(Debug)]
pub struct RoundText {
    pub place: Place,
    pub category: Option<String>,
    pub white: Option<LineText>,
    pub black: Option<LineText>,
    pub tries: Vec<At<TryText>>,
}

#[derive(Debug)]
pub struct LineText {
    pub team: Team,
    pub place: Place,
    pub code: Code,
    /// The Encryptor's place in the team, from 0; none to leave it to the rotation.
    pub encryptor: Option<usize>,
    pub clues: Option<[At<Clue>; 3]>,
    pub fits: Option<At<FitsText>>,
    pub interception: Option<At<Option<Code>>>,
    pub decryption: Option<At<Option<Code>>>,
}

/// Laser Drive: which clues fit, and whether the opponents have agreed to that.
#[derive(Debug)]
pub struct FitsText {
    pub fits: [bool; 3],
    pub agreed: bool,
}

#[derive(Debug)]
pub struct TryText {
    pub team: Team,
    pub word: String,
    /// None where the owners had not answered when the game was broken off.
    pub answer: Option<Answer>,
}

/// What came of a word that was named in Laser Drive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    Right,
    Wrong,
    /// A near form of this keyword, as its owners said.
    Near(Digit),
}

impl LineText {
    pub fn clues(&self) -> Option<Clues> {
        self.clues.as_ref().map(|clues| clues.each_ref().map(|clue| clue.what.clone()))
    }
}

pub fn read(lines: &[(usize, &str)], header: &Header) -> Result<Script, Flaw> {
    let mut script = Script::default();
    for (number, line) in lines {
        let tokens = tokens(*number, line)?;
        let end = Place { line: *number, column: line.trim_end().chars().count() + 1 };
        Reader { tokens: tokens.into_iter().peekable(), end, header }.line(&mut script)?;
    }
    Ok(script)
}

struct Reader<'a> {
    tokens: Peekable<IntoIter<Token>>,
    end: Place,
    header: &'a Header,
}

impl Reader<'_> {
    fn line(mut self, script: &mut Script) -> Result<(), Flaw> {
        let mut opens = false;
        if let Some(number) = self.next_word_if(|word| word.ends_with('.')) {
            opens = self.round_number(&number, script)?;
        }
        let place = self.place();
        let Some(At { what: subject, .. }) = self.next_word_if(|_| true) else {
            return Err(Flaw::at(place, "a line begins with White, Black or Category"));
        };
        if subject == "Category" {
            return self.category(place, opens, script);
        }
        let team = match subject.as_str() {
            "White" => Team::White,
            "Black" => Team::Black,
            _ => return Err(Flaw::at(place, "a line begins with White, Black or Category")),
        };
        match self.next_word_if(|word| matches!(word, "laser" | "names" | "accepts")) {
            Some(verb) if verb.what == "laser" => self.laser(team, place, script),
            Some(verb) if verb.what == "names" => self.names(team, place, script),
            Some(_) => self.accepts(team, place, script),
            None => self.code_line(team, place, script),
        }
    }

    /// Takes a number such as `2.`; true when it opens a round.
    fn round_number(&self, number: &At<String>, script: &mut Script) -> Result<bool, Flaw> {
        let current = script.rounds.len();
        match number.what.trim_end_matches('.').parse::<usize>() {
            Ok(round) if round == current && round > 0 => Ok(false),
            Ok(round) if round == current + 1 => {
                let place = number.place;
                script.rounds.push(RoundText {
                    place,
                    category: None,
                    white: None,
                    black: None,
                    tries: Vec::new(),
                });
                Ok(true)
            }
            _ => Err(Flaw::at(number.place, format!("round {} is expected here", current + 1))),
        }
    }

    fn category(&mut self, place: Place, opens: bool, script: &mut Script) -> Result<(), Flaw> {
        let text = self.quoted("a category stands in double quotes")?.what;
        match script.rounds.last_mut() {
            Some(round) if opens => round.category = Some(text),
            _ => return Err(Flaw::at(place, "a category opens its round")),
        }
        self.finish()
    }

    fn code_line(&mut self, team: Team, place: Place, script: &mut Script) -> Result<(), Flaw> {
        let code = self.code()?;
        let encryptor = self.encryptor(team)?;
        let clues = self.clues()?;
        let mut line = LineText {
            team,
            place,
            code,
            encryptor,
            clues,
            fits: None,
            interception: None,
            decryption: None,
        };
        self.marks(&mut line)?;
        self.finish()?;
        let Some(round) = script.rounds.last_mut() else {
            return Err(Flaw::at(place, "a round begins with its number, such as 1."));
        };
        let ready = round.white.is_some();
        match team {
            Team::White if ready => Err(Flaw::at(place, "White's code stands twice in this round")),
            Team::White => {
                round.white = Some(line);
                Ok(())
            }
            Team::Black if self.header.setup.three_players() => {
                Err(Flaw::at(place, "the Interceptor draws no codes"))
            }
            Team::Black if !ready => Err(Flaw::at(place, "White's code comes first")),
            Team::Black if round.black.is_some() => {
                Err(Flaw::at(place, "Black's code stands twice in this round"))
            }
            Team::Black => {
                round.black = Some(line);
                Ok(())
            }
        }
    }

    fn code(&mut self) -> Result<Code, Flaw> {
        let place = self.place();
        let word = self.next_word_if(|_| true).map(|word| word.what).unwrap_or_default();
        word.parse().map_err(|flaw| Flaw::at(place, format!("{flaw}")))
    }

    /// A name of the team, or `#2` for its second player.
    fn encryptor(&mut self, team: Team) -> Result<Option<usize>, Flaw> {
        let place = self.place();
        let mut name = String::new();
        while let Some(word) = self.next_word_if(|word| word != "-") {
            if !name.is_empty() {
                name.push(' ');
            }
            name.push_str(&word.what);
        }
        if name.is_empty() {
            return Ok(None);
        }
        let players = &self.header.players[team];
        let numbered = name.strip_prefix('#').and_then(|number| number.parse::<usize>().ok());
        let found = match numbered {
            Some(number) => number.checked_sub(1).filter(|place| *place < players.len()),
            None => players.iter().position(|player| *player == name),
        };
        match found {
            Some(encryptor) => Ok(Some(encryptor)),
            None => Err(Flaw::at(place, format!("{name} is not in this team"))),
        }
    }

    fn clues(&mut self) -> Result<Option<[At<Clue>; 3]>, Flaw> {
        let mut clues = Vec::new();
        while clues.len() < 3 {
            let place = self.place();
            let given = |token: &Token| match &token.kind {
                Kind::Word(word) => word == "-",
                _ => true,
            };
            let Some(token) = self.tokens.next_if(given) else { break };
            let what = match token.kind {
                Kind::Word(_) => Clue::Blank,
                Kind::Quoted(text) => Clue::Text { text },
                Kind::Form(form) => {
                    self::form(&form).ok_or_else(|| Flaw::at(place, "no such form of clue"))?
                }
            };
            clues.push(At { what, place });
        }
        if clues.is_empty() {
            return Ok(None);
        }
        match clues.try_into() {
            Ok(clues) => Ok(Some(clues)),
            Err(_) => Err(Flaw::at(self.place(), "there are three clues")),
        }
    }

    /// Laser Drive's judgement and the guesses.
    fn marks(&mut self, line: &mut LineText) -> Result<(), Flaw> {
        if let Some(fit) = self.next_word_if(|word| word == "fit") {
            let said = self.next_word_if(|_| true).map(|word| word.what).unwrap_or_default();
            let (slots, agreed) = said.strip_suffix('?').map_or((&*said, true), |slots| (slots, false));
            let plain = slots == "-" || (!slots.is_empty() && slots.chars().all(|c| matches!(c, '1'..='3')));
            if !plain {
                return Err(Flaw::at(fit.place, "fit says which clues fit: 12, or - for none"));
            }
            let fits = Slot::ALL.map(|slot| slots.contains(&slot.to_string()));
            line.fits = Some(At { what: FitsText { fits, agreed }, place: fit.place });
        }
        if let Some(word) = self.next_word_if(|word| word.starts_with('x')) {
            line.interception = Some(guess(word, 'x')?);
        }
        if let Some(word) = self.next_word_if(|word| word.starts_with('=')) {
            line.decryption = Some(guess(word, '=')?);
        }
        let first = line.interception.as_ref().map(|guess| guess.place);
        match first.or(line.decryption.as_ref().map(|guess| guess.place)) {
            Some(place) if line.clues.is_none() => Err(Flaw::at(place, "there are no clues to guess from")),
            _ => Ok(()),
        }
    }

    fn laser(&mut self, team: Team, place: Place, script: &mut Script) -> Result<(), Flaw> {
        let word = self.quoted("the word that was named stands in double quotes")?.what;
        let answer = match self.next_word_if(|word| matches!(word, "right" | "wrong" | "near")) {
            Some(answer) if answer.what == "right" => Some(Answer::Right),
            Some(answer) if answer.what == "wrong" => Some(Answer::Wrong),
            Some(_) => {
                let place = self.place();
                let keyword = self.next_word_if(|_| true).and_then(|word| digit(&word.what));
                let keyword = keyword.ok_or_else(|| Flaw::at(place, "a near form of keyword 4 is near 4"))?;
                Some(Answer::Near(keyword))
            }
            None => None,
        };
        match script.rounds.last_mut() {
            Some(round) => round.tries.push(At { what: TryText { team, word, answer }, place }),
            None => return Err(Flaw::at(place, "tries come at the end of a round")),
        }
        self.finish()
    }

    fn names(&mut self, team: Team, place: Place, script: &mut Script) -> Result<(), Flaw> {
        let mut words = <[String; 4]>::default();
        for word in &mut words {
            if self.next_word_if(|word| word == "-").is_none() {
                *word = self.quoted("a team names four words, - for none")?.what;
            }
        }
        script.names.push(At { what: NamesText { team, words }, place });
        self.finish()
    }

    fn accepts(&mut self, team: Team, place: Place, script: &mut Script) -> Result<(), Flaw> {
        let mut accepted = Vec::new();
        if self.next_word_if(|word| word == "-").is_none() {
            while let Some(word) = self.next_word_if(|_| true) {
                let pair = word
                    .what
                    .split_once('=')
                    .and_then(|(place, keyword)| Some((digit(place)?, digit(keyword)?)));
                accepted
                    .push(pair.ok_or_else(|| Flaw::at(word.place, "the second word for keyword 4 is 2=4"))?);
            }
        }
        script.judgements.push(At { what: JudgementText { team, accepted }, place });
        self.finish()
    }

    fn place(&mut self) -> Place {
        self.tokens.peek().map_or(self.end, |token| token.place)
    }

    fn next_word_if(&mut self, wanted: impl FnOnce(&str) -> bool) -> Option<At<String>> {
        let token = self.tokens.next_if(|token| matches!(&token.kind, Kind::Word(word) if wanted(word)))?;
        match token.kind {
            Kind::Word(what) => Some(At { what, place: token.place }),
            _ => None,
        }
    }

    fn quoted(&mut self, reason: &str) -> Result<At<String>, Flaw> {
        let place = self.place();
        match self.tokens.next_if(|token| matches!(token.kind, Kind::Quoted(_))) {
            Some(Token { kind: Kind::Quoted(what), .. }) => Ok(At { what, place }),
            _ => Err(Flaw::at(place, reason)),
        }
    }

    fn finish(&mut self) -> Result<(), Flaw> {
        match self.tokens.peek() {
            Some(token) => Err(Flaw::at(token.place, "the line should end here")),
            None => Ok(()),
        }
    }
}

fn digit(text: &str) -> Option<Digit> {
    Digit::try_from(text.parse::<u8>().ok()?).ok()
}

fn guess(word: At<String>, mark: char) -> Result<At<Option<Code>>, Flaw> {
    let what = match word.what.trim_start_matches(mark) {
        "-" => None,
        code => Some(code.parse().map_err(|flaw| Flaw::at(word.place, format!("{flaw}")))?),
    };
    Ok(At { what, place: word.place })
}

/// `(aloud)` or `(drawing 10,20 30,40 / 5,5)`.
fn form(form: &str) -> Option<Clue> {
    if form.trim() == "aloud" {
        return Some(Clue::Aloud);
    }
    let strokes = form.trim().strip_prefix("drawing ")?.split('/').map(|stroke| {
        stroke
            .split_whitespace()
            .map(|point| {
                let (x, y) = point.split_once(',')?;
                Some([x.parse().ok()?, y.parse().ok()?])
            })
            .collect::<Option<Stroke>>()
    });
    Some(Clue::Drawing { strokes: strokes.collect::<Option<_>>()? })
}
