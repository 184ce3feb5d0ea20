//! Rules and lessons: opened at the present phase of a table, and solved by whoever follows them.

use crate::party::House;
use client::Client;
use lexicon::mind::Minds;
use serde_json::json;
use std::sync::Arc;
use tables::BotPlayers;

#[tokio::test]
async fn the_rules_of_a_table_open_at_its_phase_with_its_options() {
    let house = House::open().await;
    let settings = json!({"game": {"decrypto": {"sand_timer": 90}}, "language": "en"});
    let party = house.table(settings, 4).await;
    let rules = format!("/t/{}/rules", party.table);
    let asked = &party.players[0].client;
    let at = |chapter: &str| format!("/learn/decrypto?table={}#{chapter}", party.table);
    assert_eq!(asked.get(&rules).await.unwrap().header("location"), at("main"));
    party.players[0].ask(&json!({"do": "start"})).await;
    assert_eq!(asked.get(&rules).await.unwrap().header("location"), at("encrypt"));

    let page = asked.get(&format!("/learn/decrypto?table={}", party.table)).await.unwrap().text();
    assert!(page.contains("id=\"encrypt\"") && page.contains(&format!("/t/{}", party.table)));
    assert!(page.contains("90 s"), "the table's own sand timer");
}

#[tokio::test]
async fn the_rules_of_kryptos_open_at_the_variant_that_is_played() {
    let house = House::open().await;
    for (advanced, chapter) in [(false, "reveal"), (true, "advanced")] {
        let settings = json!({"game": {"kryptos": {"advanced": advanced}}, "language": "en"});
        let party = house.table(settings, 3).await;
        party.players[0].ask(&json!({"do": "start"})).await;
        let asked = &party.players[0].client;
        let to = asked.get(&format!("/t/{}/rules", party.table)).await.unwrap().header("location").to_owned();
        assert_eq!(to, format!("/learn/kryptos?table={}#{chapter}", party.table));
        let page = asked.get(to.split('#').next().unwrap()).await.unwrap().text();
        let on = page.contains("<dt>Advanced reveal</dt><dd>On</dd>");
        assert!(page.contains(&format!("id=\"{chapter}\"")) && on == advanced);
    }
}

#[tokio::test]
async fn the_interceptor_of_three_reads_about_three_players() {
    let house = House::open().await;
    let party = house.table(json!({"game": {"decrypto": {}}, "language": "en"}), 3).await;
    party.players[0].ask(&json!({"do": "start"})).await;
    let mut chapters = Vec::new();
    for player in &party.players {
        let to = player.client.get(&format!("/t/{}/rules", party.table)).await.unwrap();
        chapters.push(to.header("location").rsplit('#').next().unwrap().to_owned());
    }
    chapters.sort();
    assert_eq!(chapters, ["encrypt", "encrypt", "three"]);
}

#[tokio::test]
async fn a_table_that_is_not_there_does_not_keep_anybody_from_the_rules() {
    let house = House::open().await;
    let reader = Client::nobody(house.server.address);
    for query in ["", "?table=", "?table=nothing", "?table=zzzzzzzz"] {
        let page = reader.get(&format!("/learn/kryptos{query}")).await.unwrap();
        assert_eq!(page.status, 200, "{query}");
    }
    assert_eq!(reader.get("/learn/chess/lesson").await.unwrap().status, 404);
}

#[tokio::test]
async fn a_lesson_says_what_is_right_and_leads_on() {
    let house = House::open().await;
    let reader = Client::nobody(house.server.address);
    let get = async |query: &str| reader.get(&format!("/learn/{query}")).await.unwrap().text();
    let onward = |step: u8| format!("lesson?step={step}\"");
    for (wrong, right, next) in [
        (
            "decrypto/lesson?step=1&mark1=1&mark2=2&mark3=4",
            "decrypto/lesson?step=1&mark1=4&mark2=2&mark3=1",
            2,
        ),
        (
            "decrypto/lesson?step=2&mark1=2&mark2=3&mark3=1",
            "decrypto/lesson?step=2&mark1=2&mark2=1&mark3=3",
            3,
        ),
        ("kryptos/lesson?step=2&number=22", "kryptos/lesson?step=2&number=21", 3),
    ] {
        let missed = get(wrong).await;
        assert!(missed.contains("verdict--warn") && !missed.contains("verdict--ok"), "{wrong}");
        let solved = get(right).await;
        assert!(solved.contains("verdict--ok") && solved.contains(&onward(next)), "{right}");
    }
    assert!(get("kryptos/lesson?step=4").await.contains("data-step=\"done\""));
    // A clue against the rules is refused with the reason, and nobody reads it.
    let own = get("decrypto/lesson?step=3&text1=Piano&text2=a&text3=b").await;
    assert!(own.contains("verdict--warn") && own.contains("(Piano)"));
}

#[tokio::test]
async fn a_bot_reads_the_clues_of_the_lesson() {
    let minds = Arc::new(Minds::open().unwrap());
    let house = House::with_bots(BotPlayers::default(), Some(minds)).await;
    let reader = Client::nobody(house.server.address);
    let read = async |query: &str| {
        reader.get(&format!("/learn/decrypto/lesson?step=3&{query}")).await.unwrap().text()
    };
    let understood = read("text1=Mozart&text2=sailor&text3=farmer").await;
    assert!(understood.contains("verdict--ok") && understood.contains("3-1-4"));
    let misled = read("text1=iceberg&text2=sailor&text3=farmer").await;
    assert!(misled.contains("verdict--warn") && misled.contains("iceberg"));
}
