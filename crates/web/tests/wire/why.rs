//! Why a bot marked what it marked: told to those who guess beside it, and to nobody else.

use crate::party::{House, Party};
use crate::secrets::overhear_logs;
use bots::decrypto::{Player, Strength};
use client::{Chance, next_action};
use game::Seat;
use lexicon::mind::Minds;
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;
use tables::{BotPlayer, BotPlayers, GameAction, GameKind, GameView, Tables};

/// A bot of the house that does not pretend to think.
struct Quick(Arc<Minds>);

impl BotPlayer for Quick {
    fn decide(&self, view: &GameView, _: Seat, people: &[Seat], seed: u64) -> Option<GameAction> {
        let GameView::Decrypto(view) = view else { return None };
        Player { minds: &self.0, strength: Strength::Agent }
            .decide(view, people, seed)
            .map(GameAction::Decrypto)
    }

    fn think_time(&self) -> Duration {
        Duration::ZERO
    }
}

/// Written in capitals, as no bot writes a clue: whoever is told one has been told a keyword.
const WORDS: [&str; 24] = [
    "ANCHOR", "VIOLIN", "DESERT", "BAKERY", "COMET", "CASTLE", "LEMON", "PIRATE", "VOLCANO", "LIBRARY",
    "WINTER", "MIRROR", "COMPASS", "CHEESE", "BRIDGE", "OPERA", "GARDEN", "GHOST", "TRAIN", "HONEY", "CROWN",
    "UMBRELLA", "CHESS", "CANDLE",
];

/// The bots do what they can do now, and everybody asks them why.
async fn bots_act(party: &mut Party, tables: &Tables) {
    tables.tick().await;
    tables.settled().await;
    party.settle().await;
    for number in 0..party.players.len() {
        party.ask_why(number).await;
    }
    party.secrets.search(&party.table, &party.players, &party.spectator, &party.wall);
}

/// So many people and two bots play two rounds, and everybody asks for reasons all the time.
async fn played(people: usize) -> Party {
    overhear_logs();
    let minds = Arc::new(Minds::open().unwrap());
    let bots = BotPlayers::default().with(GameKind::Decrypto, "agent", Quick(minds.clone()));
    let house = House::with_bots(bots, Some(minds)).await;
    let tables = house.server.app.tables.clone();
    let settings = json!({"game": {"decrypto": {}}, "words": {"from": "own", "text": WORDS.join("\n")}});
    let mut party = house.table(settings, people).await;
    for command in ["seat_bot", "seat_bot", "start"] {
        party.players[0].ask(&json!({"do": command})).await;
    }
    party.settle().await;
    let mut chance = Chance::new(9);
    // The first rounds will do; both kinds of guessing come up in the second.
    while party.players[0].view["game"]["decrypto"]["open"]["round"] != 3
        && party.players[0].view["open"]["stage"] == "playing"
    {
        bots_act(&mut party, &tables).await;
        for number in 0..party.players.len() {
            let Some(command) = next_action(&party.players[number].view, &mut chance).unwrap() else {
                continue;
            };
            party.secrets.written(number, &command);
            // A clue that the referee refuses is replaced when its author is asked again.
            let _ = party.players[number].client.command(&party.table, &command).await.unwrap();
            bots_act(&mut party, &tables).await;
        }
    }
    party
}

#[tokio::test]
async fn a_bots_reasons_are_for_those_who_guess_beside_it() {
    let secrets = played(4).await.secrets;
    let [decrypting, intercepting] = secrets.reasons;
    assert!(decrypting > 0 && intercepting > 0, "{decrypting} and {intercepting} reasons were told");
    assert_eq!(secrets.readings, 0, "a person decided each time");
}

#[tokio::test]
async fn why_a_bot_read_a_code_is_told_to_its_author_once_the_code_is_open() {
    let secrets = played(2).await.secrets;
    assert!(secrets.readings > 0);
}
