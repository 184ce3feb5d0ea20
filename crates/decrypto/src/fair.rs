//! The draws, each by a label of its own, so that anybody can recompute them from the revealed seed.
//!
//! | label | draw |
//! |---|---|
//! | `keywords` | a shuffle of the pool of words, from which White takes keywords 1 to 4, then Black: see [`keywords`] |
//! | `code white 3 by 2` | one of the 24 codes in ascending order, for round 3 and White's second player |
//! | `categories` | as many of the categories as there have been rounds; the last one is the round's |
//!
//! Each member of a team has a code of their own in every round. Thus a new Encryptor brings a new
//! code: who saw the old one knows nothing, and handing it back gains nothing.

use crate::event::{CodeCard, Keywords};
use crate::flow::{Codes, next_encryptor};
use crate::{Code, PerTeam, Setup, State, Team, WordPool};
use game::{Draw, Seat};
use std::collections::HashMap;

/// Each team takes the first words of the shuffle whose theme it has not got yet, White before Black; a word without a
/// theme has one of its own. White leaves a word for later where Black could not be given four themes without it. Where
/// the list is too small for that, a team takes what comes first.
pub(crate) fn keywords(draw: &Draw, setup: &Setup, pool: &WordPool) -> PerTeam<Option<Keywords>> {
    let shuffled = draw.shuffle("keywords", pool.len() as u32);
    let mut left: Vec<usize> = shuffled.into_iter().map(|place| place as usize).collect();
    let mut rest = if setup.three_players() { 0 } else { HAND };
    let mut four = || -> Option<Keywords> {
        let taken = hand(pool, &left, rest);
        left.retain(|place| !taken.contains(place));
        rest = 0;
        let words: Vec<String> =
            taken.iter().filter_map(|place| pool.get(*place).map(str::to_owned)).collect();
        words.try_into().ok()
    };
    let white = four();
    let black = if setup.three_players() { None } else { four() };
    PerTeam { white, black }
}

/// The keywords of a team.
const HAND: usize = 4;

/// Takes four words of different themes out of `left`, such that `rest` more themes stay for the other team; as nearly so
/// as the list allows.
fn hand(pool: &WordPool, left: &[usize], rest: usize) -> Vec<usize> {
    let mut themes = Themes::of(pool, left);
    let rest = [rest, 0].into_iter().find(|rest| themes.suffice(HAND, *rest));
    let mut taken = Vec::with_capacity(HAND);
    for place in left {
        let more = HAND - taken.len();
        if more > 0 && themes.take(pool.theme(*place), rest.map(|rest| (more - 1, rest))) {
            taken.push(*place);
        }
    }
    let others = left.iter().filter(|place| !taken.contains(place));
    let others: Vec<usize> = others.copied().take(HAND - taken.len()).collect();
    taken.extend(others);
    taken
}

/// How many words of each theme there are to be taken.
#[derive(Clone)]
struct Themes<'a> {
    /// Of themes with a name: how many words are left, and whether the team has one.
    named: HashMap<&'a str, (usize, bool)>,
    /// Words that are a theme of their own.
    single: usize,
}

impl<'a> Themes<'a> {
    fn of(pool: &'a WordPool, places: &[usize]) -> Themes<'a> {
        let mut themes = Themes { named: HashMap::new(), single: 0 };
        for place in places {
            match pool.theme(*place) {
                Some(theme) => themes.named.entry(theme).or_default().0 += 1,
                None => themes.single += 1,
            }
        }
        themes
    }

    /// Takes a word, unless the team has its theme or what is `needed` would no longer be left: so many words of its own
    /// and so many of the other team.
    fn take(&mut self, theme: Option<&'a str>, needed: Option<(usize, usize)>) -> bool {
        let before = self.clone();
        match theme.map(|theme| self.named.entry(theme).or_default()) {
            Some((_, true)) => return false,
            Some(of_theme) => *of_theme = (of_theme.0.saturating_sub(1), true),
            None => self.single -= 1,
        }
        let left = needed.is_none_or(|(more, rest)| self.suffice(more, rest));
        if !left {
            *self = before;
        }
        left
    }

    /// Whether the team can take `more` words and leave `rest` themes: best from themes with two words or more, which
    /// then still have one.
    fn suffice(&self, more: usize, rest: usize) -> bool {
        let open = self.named.values().filter(|(_, has)| !has);
        let (plenty, last): (Vec<usize>, Vec<usize>) =
            open.map(|(count, _)| *count).filter(|count| *count > 0).partition(|count| *count > 1);
        let from_last = more.saturating_sub(plenty.len());
        let lasts = last.len() + self.single;
        let there = self.named.values().filter(|(count, _)| *count > 0).count() + self.single;
        from_last <= lasts && there - from_last >= rest
    }
}

pub(crate) fn code(draw: &Draw, setup: &Setup, round: u8, encryptor: Seat) -> Option<Code> {
    let team = *setup.seats.get(encryptor.index())?;
    let place = setup.members(team).position(|seat| seat == encryptor)? + 1;
    let card = draw.below(&format!("code {team} {round} by {place}"), Code::COUNT);
    Code::all().nth(card as usize)
}

pub(crate) fn category(draw: &Draw, setup: &Setup, categories: &[String], round: u8) -> Option<String> {
    setup.options.laser_drive?;
    let order = draw.choose("categories", categories.len() as u32, u32::from(round));
    // A short list starts again in the same order.
    let place = *order.get((usize::from(round).checked_sub(1)?).checked_rem(order.len())?)?;
    categories.get(place as usize).cloned()
}

impl Codes for Draw {
    fn next(&self, state: &State) -> Option<(PerTeam<Option<CodeCard>>, Option<String>)> {
        let (setup, round) = (&*state.setup, state.round() + 1);
        let card = |team: Team| {
            if team == Team::Black && setup.three_players() {
                return None;
            }
            let encryptor = next_encryptor(state, team)?;
            Some(CodeCard { encryptor, code: code(self, setup, round, encryptor)? })
        };
        Some((PerTeam::from_fn(card), category(self, setup, &setup.categories, round)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Nonce, Seed};
    use std::collections::HashSet;

    fn setup(seats: usize) -> Setup {
        let seats = (0..seats).map(|seat| Team::BOTH[seat % 2]).collect();
        Setup {
            language: "en".into(),
            seats,
            names: PerTeam::default(),
            options: crate::Options::default(),
            words: Vec::<String>::new().into(),
            categories: Vec::new(),
        }
    }

    fn deal(seed: u8, seats: usize, pool: &WordPool) -> Vec<Vec<String>> {
        let draw = Draw::new(&Seed::new([seed; 32]), &[Nonce("a".into())]);
        let dealt = keywords(&draw, &setup(seats), pool);
        [dealt.white, dealt.black].into_iter().flatten().map(Vec::from).collect()
    }

    /// A pool with so many words of each theme.
    fn pool(counts: &[usize]) -> WordPool {
        let named = counts.iter().enumerate();
        let words: Vec<(String, String)> = named
            .flat_map(|(theme, count)| {
                (0..*count).map(move |word| (format!("t{theme}"), format!("w{theme} {word}")))
            })
            .collect();
        WordPool::themed(words.iter().map(|(theme, word)| (theme.as_str(), word.as_str())))
    }

    fn themes(words: &[String]) -> usize {
        words.iter().map(|word| word.split(' ').next()).collect::<HashSet<_>>().len()
    }

    #[test]
    fn a_team_is_dealt_no_two_words_of_one_theme() {
        // Down to lists that leave hardly a choice: the last but one has a single way to give White its themes.
        for counts in
            [&[40, 30, 20, 10, 9, 8][..], &[2, 2, 2, 2], &[2, 1, 1, 1, 1, 1, 1], &[9, 1, 1, 1, 1, 1, 1]]
        {
            for seed in 0..=255 {
                for words in deal(seed, 4, &pool(counts)) {
                    assert_eq!((words.len(), themes(&words)), (4, 4), "{counts:?} {words:?}");
                }
                assert_eq!(deal(seed, 3, &pool(counts)).len(), 1, "the Interceptor has no keywords");
            }
        }
    }

    #[test]
    fn a_list_of_few_themes_is_dealt_as_well_as_it_can_be() {
        for seed in 0..=255 {
            let dealt = deal(seed, 4, &pool(&[3, 3, 2]));
            assert!(dealt.iter().all(|words| words.len() == 4));
            assert_eq!(themes(&dealt[0]), 3, "{dealt:?}");
            // Six themes of one word and one of two suffice for both teams.
            let dealt = deal(seed, 4, &pool(&[1, 1, 1, 1, 1, 1, 2]));
            assert_eq!(dealt.iter().map(|words| themes(words)).sum::<usize>(), 8, "{dealt:?}");
            let words: HashSet<&String> = dealt.iter().flatten().collect();
            assert_eq!(words.len(), 8, "no word is dealt twice");
        }
    }

    #[test]
    fn words_without_themes_are_dealt_as_they_come() {
        let list: Vec<String> = (0..50).map(|word| format!("w{word}")).collect();
        for seed in 0..=255 {
            let draw = Draw::new(&Seed::new([seed; 32]), &[Nonce("a".into())]);
            let plain = draw.choose("keywords", 50, 8).into_iter().map(|place| list[place as usize].clone());
            assert_eq!(deal(seed, 4, &list.clone().into()).concat(), plain.collect::<Vec<_>>());
        }
    }

    #[test]
    fn every_word_is_about_equally_likely_within_its_theme() {
        let mut seen = std::collections::BTreeMap::new();
        for seed in 0..4000u32 {
            let mut bytes = [0; 32];
            bytes[..4].copy_from_slice(&seed.to_be_bytes());
            let draw = Draw::new(&Seed::new(bytes), &[]);
            let dealt = keywords(&draw, &setup(4), &pool(&[4; 8]));
            for word in [dealt.white, dealt.black].into_iter().flatten().flatten() {
                *seen.entry(word).or_insert(0u32) += 1;
            }
        }
        // 1000 expected each; 150 is more than five standard deviations.
        assert!(seen.len() == 32 && seen.values().all(|n| n.abs_diff(1000) < 150), "{seen:?}");
    }
}
