//! Whole games of both kinds, with three to eight clients, and every option.

use crate::party::{House, Party};
use crate::secrets::overhear_logs;
use serde_json::{Value, json};

/// Words that stand nowhere else, so that a search for them finds nothing but leaks.
pub fn own_words() -> Value {
    let letter = |n: u32| char::from_u32(u32::from('a') + n % 26).unwrap();
    let word = |n: u32| format!("Zq{}{}kv{}", letter(n / 26), letter(n), letter(n * 7));
    let text: Vec<String> = (0..60).map(word).collect();
    json!({"from": "own", "text": text.join("\n")})
}

async fn whole_game(settings: Value, people: usize, seed: u64) -> Party {
    overhear_logs();
    let house = House::open().await;
    let mut party = house.game(settings, people).await;
    party.play_out(seed).await;
    check_the_end(&party).await;
    party
}

async fn check_the_end(party: &Party) {
    let player = &party.players[0];
    let path = |what: &str| format!("/api/v1/tables/{}/{what}", party.table);
    let record = player.client.get(&path("record")).await.unwrap();
    assert_eq!((record.status, record.header("content-type")), (200, "text/plain; charset=utf-8"));
    assert!(record.text().starts_with("[Game "), "{}", record.text());
    let verification = player.client.get(&path("verification")).await.unwrap().json().unwrap();
    assert_eq!(verification["fairness"]["seed"], player.view["open"]["fairness"]["seed"]);
    assert!(verification["fairness"]["seed"].is_string());
}

#[tokio::test]
async fn four_play_decrypto() {
    whole_game(json!({"game": {"decrypto": {}}, "words": own_words()}), 4, 1).await;
}

#[tokio::test]
async fn three_play_decrypto() {
    let party = whole_game(json!({"game": {"decrypto": {}}, "words": own_words()}), 3, 2).await;
    assert_eq!(party.players[0].view["game"]["decrypto"]["open"]["three_players"], true);
}

#[tokio::test]
async fn five_play_decrypto_and_all_must_agree() {
    let options = json!({"confirm": "all", "strictness": "strict", "sand_timer": 60, "guess_deadline": 600});
    whole_game(json!({"game": {"decrypto": options}, "words": own_words(), "listed": true}), 5, 3).await;
}

#[tokio::test]
async fn six_play_laser_drive() {
    let options = json!({"laser_drive": {"cost": 1}, "strictness": "off", "sand_timer": null});
    let settings =
        json!({"game": {"decrypto": options}, "words": own_words(), "side_names": ["Ivory", "Ebony"]});
    whole_game(settings, 6, 4).await;
}

#[tokio::test]
async fn seven_play_decrypto_slowly_in_italian() {
    let settings = json!({"game": {"decrypto": {"clue_deadline": 60}}, "language": "it",
        "words": {"from": "band", "band": "expert"}, "pace": {"kind": "slow", "hours": 24}});
    whole_game(settings, 7, 5).await;
}

#[tokio::test]
async fn eight_play_decrypto_in_german_and_in_norwegian() {
    for (language, seed) in [("de", 6), ("nb", 7)] {
        let options = json!({"laser_drive": {"cost": 3}});
        let settings = json!({"game": {"decrypto": options}, "language": language, "words": own_words()});
        whole_game(settings, 8, seed).await;
    }
}

#[tokio::test]
async fn three_to_six_play_kryptos_with_every_variant() {
    for (people, options) in [
        (3, json!({})),
        (4, json!({"advanced": true, "mystery": true})),
        (5, json!({"corruption": true, "mystery": true, "turn_seconds": 90})),
        (6, json!({"advanced": true, "corruption": true})),
    ] {
        whole_game(json!({"game": {"kryptos": options}}), people, people as u64).await;
    }
}

#[tokio::test]
async fn a_rematch_at_the_same_table_brings_other_words() {
    overhear_logs();
    let house = House::open().await;
    let mut party = house.game(json!({"game": {"decrypto": {}}, "words": own_words()}), 4).await;
    party.play_out(8).await;
    let before = party.players[0].view["game"]["decrypto"]["side"]["keywords"].clone();
    for player in &mut party.players {
        player.ask(&json!({"do": "rematch"})).await;
    }
    party.settle().await;
    assert_eq!(party.players[0].view["open"]["games"], 2);
    let after = party.players[0].view["game"]["decrypto"]["side"].to_string();
    for word in before.as_array().unwrap() {
        assert!(!after.contains(word.as_str().unwrap()), "{word} came again");
    }
}
