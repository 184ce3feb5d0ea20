//! A game that nothing but its own folders knows, played through the API and on its page.

use crate::party::House;
use client::Client;
use hyper::Method;
use serde_json::{Value, json};

const HTML: (&str, &str) = ("accept", "text/html,application/xhtml+xml,*/*;q=0.8");
const FORM: (&str, &str) = ("content-type", "application/x-www-form-urlencoded");

async fn page(client: &Client, table: &str) -> String {
    let page = client.request(Method::GET, &format!("/t/{table}"), &[HTML], Vec::new()).await.unwrap();
    assert_eq!(page.status, 200);
    page.text()
}

/// The first player bids on the page, the second by the API.
async fn play_a_round(players: [&Client; 2], table: &str) {
    let hand = |view: &Value| view["game"]["toy"]["own"]["hand"][0].clone();
    let card = hand(&players[0].view(table).await.unwrap());
    assert!(page(players[0], table).await.contains(&format!("value=\"{card}\"")));
    let form = format!("card={card}").into_bytes();
    let path = format!("/t/{table}/bid");
    let done = players[0].request(Method::POST, &path, &[HTML, FORM], form).await.unwrap();
    assert_eq!(done.status, 303, "{}", done.text());
    let card = hand(&players[1].view(table).await.unwrap());
    let bid = json!({"do": "play", "action": {"toy": {"kind": "bid", "card": card}}});
    players[1].command(table, &bid).await.unwrap().unwrap();
}

#[tokio::test]
async fn a_game_of_its_own_folders_is_played_by_api_and_page() {
    let house = House::open().await;
    let (ada, bo) = (house.visitor().await, house.visitor().await);
    let nobody = Client::nobody(house.server.address);
    let table = ada.create(&json!({"game": {"toy": {"seconds": 60}}})).await.unwrap();
    for (client, name) in [(&ada, "Ada"), (&bo, "Bo")] {
        client.command(&table, &json!({"do": "sit", "name": name})).await.unwrap().unwrap();
    }
    assert_eq!(ada.view(&table).await.unwrap()["open"]["seating"]["fewest"], 2);
    assert!(page(&ada, &table).await.contains("id=\"main-action\""), "the host can start");
    ada.command(&table, &json!({"do": "start"})).await.unwrap().unwrap();
    assert!(!page(&nobody, &table).await.contains("name=\"card\""), "who looks on bids nothing");
    for _ in 0..3 {
        play_a_round([&ada, &bo], &table).await;
    }
    let view = nobody.view(&table).await.unwrap();
    assert_eq!(view["open"]["stage"], "finished");
    // Both bid the same cards, so that nobody takes a prize.
    assert_eq!(view["game"]["toy"]["open"]["outcome"]["winners"], json!([0, 1]));
    let record = ada.get(&format!("/api/v1/tables/{table}/record")).await.unwrap().text();
    assert!(record.starts_with("[Game \"toy\"]"), "{record}");
}

#[tokio::test]
async fn the_api_describes_every_game_and_visitors_are_offered_only_what_is_finished() {
    let house = House::open().await;
    let nobody = Client::nobody(house.server.address);
    let document = nobody.get("/api/v1/openapi.json").await.unwrap().json().unwrap();
    let schemas = &document["components"]["schemas"];
    for view in ["DecryptoView", "KryptosView", "ToyView"] {
        assert!(schemas[view]["properties"]["open"].is_object(), "{view}");
    }
    assert!(schemas["OpenView"]["properties"]["seating"].is_object());
    assert!(schemas["Refusal"]["properties"]["code"].is_object());
    let front = nobody.request(Method::GET, "/", &[HTML], Vec::new()).await.unwrap().text();
    assert!(front.contains("decrypto") && !front.contains("\"toy\""));
}
