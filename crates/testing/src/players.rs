//! Players who do anything legal, and tables for them.

use decrypto::playout::random_action;
use game::{Dice, Seat};
use lexicon::Language;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tables::{
    BotPlayer, BotPlayers, GameAction, GameKind, GameOptions, GameView, KryptosOptions, Pace, Settings, Words,
};

/// A table of a game, with everything else as it usually is.
pub fn settings(game: GameOptions) -> Settings {
    Settings {
        game,
        language: Language::English,
        words: Words::House,
        listed: false,
        pace: Pace::Live,
        sand_timer_with_bots: false,
        side_names: Vec::new(),
        bots: None,
        bot_after_seconds: None,
    }
}

/// A table of Decrypto.
pub fn decrypto_settings() -> Settings {
    settings(GameOptions::Decrypto(decrypto::Options::default()))
}

/// A table of Kryptos.
pub fn kryptos_settings() -> Settings {
    settings(GameOptions::Kryptos(KryptosOptions::default()))
}

/// Some legal move of a seat, made from its view alone.
pub fn any_move(view: &GameView, seat: Seat, dice: &mut Dice) -> Option<GameAction> {
    match view {
        GameView::Decrypto(view) => {
            let you = view.own.as_ref()?;
            let words = (0..4).map(|_| dice.word()).collect();
            random_action(&you.can, dice, None, &words).map(GameAction::Decrypto)
        }
        GameView::Toy(view) => {
            let you = view.own.as_ref().filter(|you| you.can_bid)?;
            Some(GameAction::Toy(toy::Action::Bid { card: *dice.pick(&you.hand) }))
        }
        GameView::Kryptos(view) => {
            let you = view.own.as_ref()?;
            debug_assert_eq!(you.seat, seat);
            if let Some(position) = you.reveals.first() {
                return Some(GameAction::Kryptos(kryptos::Action::Reveal { position: *position }));
            }
            if you.targets.is_empty() {
                return None;
            }
            if you.second_guess && dice.percent(70) {
                return Some(GameAction::Kryptos(kryptos::Action::Decline));
            }
            let spot = dice.pick(&you.targets);
            let hand = &view.players.iter().find(|player| player.seat == spot.seat)?.hand;
            let card = hand.iter().find(|card| card.position == spot.position)?;
            let fits = |number: &u8| {
                let open = view.track.get(usize::from(*number) - 1).is_some_and(Option::is_none);
                open && kryptos::Card::new(*number).is_some_and(|named| !card.excluded.contains(named))
            };
            let numbers: Vec<u8> = (1..=view.highest).filter(fits).collect();
            let number = if numbers.is_empty() { 1 } else { *dice.pick(&numbers) };
            let (target, position) = (spot.seat, spot.position);
            Some(GameAction::Kryptos(kryptos::Action::Guess { target, position, number, bluff: true }))
        }
    }
}

/// A bot that does anything legal. It keeps count of what it does, or it would take back what it did for ever: in
/// one turn a bot's seed stays the same.
#[derive(Default)]
pub struct Anything(AtomicU64);

impl BotPlayer for Anything {
    fn decide(&self, view: &GameView, seat: Seat, _: &[Seat], seed: u64) -> Option<GameAction> {
        any_move(view, seat, &mut Dice::new(seed ^ self.0.fetch_add(1, Ordering::Relaxed)))
    }

    fn think_time(&self) -> Duration {
        Duration::from_secs(1)
    }
}

/// Bots of three strengths for every game; all of them do anything legal.
pub fn random_bots() -> BotPlayers {
    let strengths = ["weaker", "anything", "stronger"];
    strengths.into_iter().fold(BotPlayers::default(), |bots, strength| {
        GameKind::ALL.iter().fold(bots, |bots, game| bots.with(*game, strength, Anything::default()))
    })
}
