//! A bot in a seat: from the view of that seat to the next action.

use super::sheet::{lines, texts};
use super::{Caution, Decoder, Encryptor, Interceptor, Odds, Open, Round, Scope, Strength, Weights, legal};
use decrypto::{Action, Clue, Code, Digit, Known, Phase, Role, Slot, View, You};
use game::Seat;
use lexicon::mind::{Minds, Space};
use lexicon::{Sameness, same_word};
use rand::SeedableRng;
use rand::rngs::SmallRng;

/// How sure a bot is of an opposing keyword before it pays for naming it.
const SURE: f32 = 0.4;

/// A bot: what it thinks with, and how well.
pub struct Player<'a> {
    /// What it knows of words.
    pub minds: &'a Minds,
    /// How well it plays.
    pub strength: Strength,
}

impl Player<'_> {
    /// What to do now, if anything. The same view and seed give the same answer. `people` are the seats that
    /// persons sit in: with one of them on its team a bot proposes, and lets them decide.
    pub fn decide(&self, view: &View, people: &[Seat], seed: u64) -> Option<Action> {
        let you = view.own.as_ref()?;
        let space = self.minds.space(view.language.parse().ok()?);
        let mut rng = SmallRng::seed_from_u64(seed ^ u64::from(view.round) << 8 ^ u64::from(you.seat.0));
        if you.can.give_clues {
            return self.give_clues(view, you, space, &mut rng);
        }
        if you.can.mark {
            return self.guess(view, you, space, people);
        }
        if you.can.judge_try && self.may_settle(view, you, people) {
            return Some(judge_try(view, you, space));
        }
        if you.can.pass {
            return self.may_settle(view, you, people).then(|| self.name_keyword(view, you, space));
        }
        if you.can.draft_keyword {
            return self.tie_break(view, you, space, people);
        }
        if let Some(action) = accept_near_forms(view, you, space) {
            return Some(action);
        }
        let agreed = view.agreed().contains(&you.seat);
        (you.can.confirm && !agreed && self.may_settle(view, you, people)).then_some(Action::Confirm)
    }

    fn give_clues(&self, view: &View, you: &You, space: &Space, rng: &mut SmallRng) -> Option<Action> {
        let keywords = view.keywords(you.team)?;
        let code = you.code?;
        let past = lines(view, you.team);
        let legal = |word: &str| legal(space.language(), keywords, code, Some(self.minds), word);
        let caution = Caution::of(self.strength);
        let encryptor = Encryptor::new(space, keywords.clone(), Weights::of(space), caution);
        let watched = view.round > 1;
        let round = Round { code, past: &past, open: Open::ALL, watched, category: view.category.as_deref() };
        let encryption = encryptor.encrypt(&round, &legal, rng)?;
        Some(Action::GiveClues { clues: encryption.clues.map(Clue::text), insist: false })
    }

    fn guess(&self, view: &View, you: &You, space: &Space, people: &[Seat]) -> Option<Action> {
        let odds = self.odds(view, you, space)?;
        let mates = || view.boards().iter().filter(|board| board.seat != you.seat);
        let persons = mates().any(|board| people.contains(&board.seat));
        // Whoever has decided is followed; a person's decision counts for more than a bot's.
        let decided =
            |board: &&decrypto::BoardView| board.confirmed && (!persons || people.contains(&board.seat));
        if let Some([Some(a), Some(b), Some(c)]) = mates().find(decided).map(|board| board.marks) {
            return Code::new([a, b, c]).map(|code| Action::Guess { code });
        }
        let code = odds.best().0;
        if !persons {
            return Some(Action::Guess { code });
        }
        let own = view.boards().iter().find(|board| board.seat == you.seat)?;
        let missing =
            Slot::ALL.into_iter().find(|slot| own.marks[slot.index()] != Some(code.digit(*slot)))?;
        Some(Action::Mark { slot: missing, digit: Some(code.digit(missing)) })
    }

    /// What this seat makes of the clues on the table.
    pub fn odds(&self, view: &View, you: &You, space: &Space) -> Option<Odds> {
        let Phase::Guess { team } = view.phase else { return None };
        let line = view.sheet.last()?.lines[team].as_ref()?;
        let clues = texts(line.clues.as_ref()?);
        let past = lines(view, team);
        Some(match (you.role, view.keywords(you.team)) {
            (Role::Decoder, Some(keywords)) => {
                self.decoder(space, keywords).decode(&past, &clues, &Open::ALL)
            }
            _ => self.interceptor(view, you, space).intercept(&past, &clues, &Open::ALL),
        })
    }

    pub(super) fn decoder<'b>(&self, space: &'b Space, keywords: &[String; 4]) -> Decoder<'b> {
        Decoder::new(space, keywords, Weights::of(space)).within(self.strength.reach())
    }

    pub(super) fn interceptor<'b>(&self, view: &View, you: &You, space: &'b Space) -> Interceptor<'b> {
        // Which keywords come to mind stays the same for a whole game: it depends on the seat and its own keywords.
        let own = view.keywords(you.team).into_iter().flatten().flat_map(|word| word.bytes());
        let who = own.fold(u64::from(you.seat.0), |who, byte| {
            who.wrapping_mul(0x0000_0100_0000_01b3) ^ u64::from(byte)
        });
        Interceptor::new(space, Weights::of(space), Scope::of(self.strength), who)
    }

    fn name_keyword(&self, view: &View, you: &You, space: &Space) -> Action {
        let guesses = self.opposing_keywords(view, you, space);
        let tried = |word: &str| {
            view.laser_tries
                .iter()
                .any(|known| known.team == you.team && known.word.eq_ignore_ascii_case(word))
        };
        let best = guesses
            .into_iter()
            .filter(|(word, p)| *p > SURE && !tried(word))
            .max_by(|a, b| a.1.total_cmp(&b.1));
        match best {
            Some((word, _)) if you.can.name_keyword => Action::NameKeyword { word },
            _ => Action::Pass,
        }
    }

    fn tie_break(&self, view: &View, you: &You, space: &Space, people: &[Seat]) -> Option<Action> {
        let words = self.opposing_keywords(view, you, space).map(|(word, _)| word);
        if self.may_settle(view, you, people) && view.agreed().is_empty() {
            return Some(Action::NameKeywords { words });
        }
        // With a person on the team the bot fills what is empty and leaves the rest alone.
        let written = view.named_words(you.team);
        let empty = |place: &Digit| written.is_none_or(|written| written[place.index()].trim().is_empty());
        if let Some(place) = Digit::ALL.into_iter().find(empty) {
            return Some(Action::DraftKeyword { place, word: words[place.index()].clone() });
        }
        (you.can.confirm && !view.agreed().is_empty() && !view.agreed().contains(&you.seat))
            .then_some(Action::Confirm)
    }

    /// The likeliest keyword behind each column of the opponents, all different.
    fn opposing_keywords(&self, view: &View, you: &You, space: &Space) -> [(String, f32); 4] {
        let past = lines(view, you.team.other());
        let interceptor = self.interceptor(view, you, space);
        let mut taken: Vec<String> = view.keywords(you.team).into_iter().flatten().cloned().collect();
        interceptor.keywords(&past, 16).map(|words| {
            let free = |word: &str| !taken.iter().any(|taken| taken.eq_ignore_ascii_case(word));
            let (word, p) = words.into_iter().find(|(word, _)| free(word)).unwrap_or(("", 0.0));
            taken.push(word.to_owned());
            (word.to_owned(), p)
        })
    }

    /// Whether this bot may settle a matter of the whole team: no person is on it, or one has agreed.
    fn may_settle(&self, view: &View, you: &You, people: &[Seat]) -> bool {
        let mate = |seat: &&Seat| {
            view.seats.get(seat.index()).is_some_and(|other| other.team == you.team && other.present)
        };
        let mut persons = people.iter().filter(mate).peekable();
        persons.peek().is_none() || persons.any(|person| view.agreed().contains(person))
    }
}

/// Accepts the opponents' word if it is another form of an own keyword that they have not found yet, as an honest
/// owner would.
fn judge_try(view: &View, you: &You, space: &Space) -> Action {
    let asked = view.laser_tries.iter().find(|tried| tried.asked && tried.team != you.team);
    let keyword = view.keywords(you.team).zip(asked).and_then(|(keywords, asked)| {
        let near = |digit: &Digit| {
            same_word(space.language(), &asked.word, &keywords[digit.index()]) == Sameness::Near
        };
        Digit::ALL.into_iter().find(|digit| near(digit) && !view.found().contains(digit))
    });
    Action::JudgeTry { keyword }
}

/// Accepts what is another form of an own keyword, as an honest owner would.
fn accept_near_forms(view: &View, you: &You, space: &Space) -> Option<Action> {
    let named = view.named_words(you.team.other())?;
    let keywords = view.keywords(you.team)?;
    let matched = view.matches(you.team);
    you.can.judge_word.iter().find_map(|place| {
        let near = |digit: &Digit| {
            let word = &named[place.index()];
            same_word(space.language(), word, &keywords[digit.index()]) == Sameness::Near
        };
        let known = matched.is_some_and(|matched| matched[place.index()].is_some());
        let keyword = Digit::ALL.into_iter().find(near).filter(|_| !known)?;
        Some(Action::JudgeWord { place: *place, keyword: Some(keyword) })
    })
}
