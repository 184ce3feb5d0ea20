//! Reading the tags: who plays, with which variants, and who was dealt what.

use crate::{Card, Cards, Deal, Options, Setup};
use game::Seat;
use game::notation::{Flaw, Record, Tag, read_names};

/// Tags that mean something; every other is a remark.
pub(super) const TAGS: [&str; 10] =
    ["Game", "Players", "Options", "First", "Hands", "Aside", "Commitment", "Nonces", "Seed", "Result"];

/// What the tags settle.
pub(super) struct Header {
    pub names: Vec<String>,
    pub setup: Setup,
    /// The first player is the one of the tag, or the one in seat 0 until the reveals tell.
    pub deal: Deal,
}

pub(super) fn read(record: &Record<'_>) -> Result<Header, Flaw> {
    let game = record.require("Game")?;
    if !game.value.eq_ignore_ascii_case("kryptos") {
        return Err(Flaw::at(game.place, "this is not a record of kryptos"));
    }
    let players = record.require("Players")?;
    let names = read_names(players)?;
    let setup = Setup {
        players: names.len().try_into().unwrap_or(u8::MAX),
        options: record.tag("Options").map_or(Ok(Options::default()), read_options)?,
        turn_seconds: None,
    };
    setup.check().map_err(|rejection| Flaw::at(players.place, rejection.to_string()))?;
    let first = record.tag("First").map_or(Ok(Seat(0)), |tag| read_first(tag, &names))?;
    let (hands, left) = read_hands(record.require("Hands")?, &setup, &names)?;
    let aside = record.tag("Aside").map_or(Ok(left.clone()), |tag| read_aside(tag, &setup, &left))?;
    Ok(Header { names, setup, deal: Deal { first, hands, aside } })
}

fn read_options(tag: &Tag) -> Result<Options, Flaw> {
    let mut options = Options::default();
    for option in words(&tag.value) {
        match option.to_ascii_lowercase().as_str() {
            "advanced" => options.advanced = true,
            "mystery" => options.mystery = true,
            "corruption" => options.corruption = true,
            _ => return Err(Flaw::at(tag.place, format!("there is no option {option}"))),
        }
    }
    Ok(options)
}

fn read_first(tag: &Tag, names: &[String]) -> Result<Seat, Flaw> {
    let seat = names.iter().position(|name| name == tag.value.trim());
    let seat = seat.ok_or_else(|| Flaw::at(tag.place, format!("nobody here is called {}", tag.value)))?;
    Ok(Seat(seat as u8))
}

/// The hands, and the cards that are left over.
fn read_hands(tag: &Tag, setup: &Setup, names: &[String]) -> Result<(Vec<Vec<Card>>, Vec<Card>), Flaw> {
    let flaw = |reason: String| Err(Flaw::at(tag.place, reason));
    let mut used = Cards::default();
    let mut hands = Vec::new();
    for part in tag.value.split('/') {
        let hand = read_cards(tag, part, setup)?;
        let whose = names.get(hands.len()).map_or("nobody", String::as_str);
        if hand.len() != usize::from(setup.hand_size()) {
            return flaw(format!("{whose} holds {} cards, not {}", setup.hand_size(), hand.len()));
        }
        if !hand.is_sorted() {
            return flaw(format!("the hand of {whose} must ascend"));
        }
        for &card in &hand {
            if used.contains(card) {
                return flaw(format!("card {card} was dealt twice"));
            }
            used.insert(card);
        }
        hands.push(hand);
    }
    if hands.len() != names.len() {
        return flaw(format!("{} players, but {} hands", names.len(), hands.len()));
    }
    let left = (1..=setup.highest()).filter_map(Card::new).filter(|card| !used.contains(*card)).collect();
    Ok((hands, left))
}

fn read_aside(tag: &Tag, setup: &Setup, left: &[Card]) -> Result<Vec<Card>, Flaw> {
    let mut aside = read_cards(tag, &tag.value, setup)?;
    aside.sort_unstable();
    if aside != left {
        let reason = format!("the cards left over are {}", crate::deal::list(left));
        return Err(Flaw::at(
            tag.place,
            if left.is_empty() { "no card is left over".into() } else { reason },
        ));
    }
    Ok(aside)
}

fn read_cards(tag: &Tag, text: &str, setup: &Setup) -> Result<Vec<Card>, Flaw> {
    words(text)
        .map(|word| {
            let card = word.parse().ok().and_then(|number| setup.card(number));
            card.ok_or_else(|| {
                Flaw::at(tag.place, format!("{word} is not a card from 1 to {}", setup.highest()))
            })
        })
        .collect()
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| c == ',' || c.is_whitespace()).filter(|word| !word.is_empty())
}
