//! What is kept out: too much, too often, from elsewhere.

use crate::party::House;
use client::Client;
use hyper::Method;
use serde_json::{Value, json};
use std::num::NonZeroU32;
use std::sync::Arc;
use store::Memory;
use tables::{BotPlayers, SystemClock, Tables};
use testing::TestServer;
use web::http::limits::LARGEST_BODY;
use web::http::rates::Allowance;

const JSON: (&str, &str) = ("content-type", "application/json");

async fn limited(allowance: Allowance) -> TestServer {
    let tables = Tables::new(Arc::new(Memory::new()), Arc::new(SystemClock), BotPlayers::default());
    TestServer::with_allowance(tables, allowance).await.unwrap()
}

fn a(number: u32) -> Option<NonZeroU32> {
    NonZeroU32::new(number)
}

#[tokio::test]
async fn an_address_that_asks_too_often_is_told_to_wait() {
    let server = limited(Allowance { requests: a(2), ..Allowance::NONE }).await;
    let client = Client::nobody(server.address);
    let mut last = client.get("/api/v1/lobby").await.unwrap();
    for _ in 0..20 {
        last = client.get("/api/v1/lobby").await.unwrap();
    }
    assert_eq!((last.status, last.json().unwrap()["code"].clone()), (429, json!("too-many-requests")));
    assert!(last.header("retry-after").parse::<u64>().unwrap() >= 1);
    assert_eq!(client.get("/healthz").await.unwrap().status, 200);
}

#[tokio::test]
async fn a_visitor_who_commands_too_often_is_refused_on_the_socket_too() {
    let server = limited(Allowance { commands: a(1), ..Allowance::NONE }).await;
    let client = Client::visitor(server.address).await.unwrap();
    let table = client.create(&json!({"game": {"kryptos": {}}})).await.unwrap();
    let mut socket = client.socket(&table).await.unwrap();
    let mut codes = Vec::new();
    for number in 0..10 {
        socket.send(&number.to_string(), &json!({"do": "start"})).await.unwrap();
        codes.push(socket.answer().await.unwrap()["problem"]["code"].clone());
    }
    assert_eq!(codes[0], "wrong-number");
    assert_eq!(codes[9], "too-many-requests");
}

#[tokio::test]
async fn tables_and_visitors_are_not_made_by_the_thousand() {
    let server = limited(Allowance { creations: a(3), ..Allowance::NONE }).await;
    let client = Client::nobody(server.address);
    let mut statuses = Vec::new();
    for _ in 0..4 {
        statuses.push(client.post("/api/v1/visitors", &json!({})).await.unwrap().status);
    }
    assert_eq!(statuses, [201, 201, 201, 429]);
}

#[tokio::test]
async fn what_is_too_large_is_refused() {
    let house = House::open().await;
    let client = house.visitor().await;
    let table = client.create(&json!({"game": {"kryptos": {}}})).await.unwrap();
    let path = format!("/api/v1/tables/{table}/commands");
    let large = json!({"do": "say", "to": "table", "text": "x".repeat(LARGEST_BODY)}).to_string();
    let answer = client.request(Method::POST, &path, &[JSON], large.clone().into_bytes()).await.unwrap();
    assert_eq!((answer.status, answer.json().unwrap()["code"].clone()), (413, json!("too-large")));
    let plain = client.request(Method::POST, &path, &[], b"{}".to_vec()).await.unwrap();
    assert_eq!((plain.status, plain.json().unwrap()["code"].clone()), (415, json!("not-json")));
    let mut socket = client.socket(&table).await.unwrap();
    socket.next().await.unwrap();
    // Whether the sender hears of it while still writing or after, the socket is closed.
    let _ = socket.send_text(&large).await;
    assert!(socket.answer().await.is_err());
}

#[tokio::test]
async fn another_site_cannot_act_for_a_visitor() {
    let house = House::open().await;
    let client = house.visitor().await;
    let table = client.create(&json!({"game": {"kryptos": {}}})).await.unwrap();
    let host = house.server.address.to_string();
    let commands = format!("/api/v1/tables/{table}/commands");
    let sit = json!({"do": "sit", "name": "Ada"}).to_string().into_bytes();
    for header in [("origin", "https://evil.example"), ("origin", "null"), ("sec-fetch-site", "cross-site")] {
        let answer = client.request(Method::POST, &commands, &[JSON, header], sit.clone()).await.unwrap();
        assert_eq!(
            (answer.status, answer.json().unwrap()["code"].clone()),
            (403, json!("cross-site")),
            "{header:?}"
        );
        let upgrade = [("upgrade", "websocket"), ("connection", "upgrade"), header];
        let socket = format!("/api/v1/tables/{table}/socket");
        let answer = client.request(Method::GET, &socket, &upgrade, Vec::new()).await.unwrap();
        assert_eq!(answer.status, 403, "{header:?}");
    }
    assert_eq!(client.view(&table).await.unwrap()["open"]["chairs"][0]["player"], Value::Null);
    let own = ("origin", &*format!("http://{host}"));
    assert_eq!(client.request(Method::POST, &commands, &[JSON, own], sit).await.unwrap().status, 200);
}

#[tokio::test]
async fn every_answer_carries_the_headers_that_protect_it() {
    let house = House::open().await;
    let client = house.visitor().await;
    for path in
        ["/", "/nowhere", "/healthz", "/api/v1/lobby", "/api/v1/tables/zzzzzzzz", "/api/v1/openapi.json"]
    {
        let answer = client.get(path).await.unwrap();
        assert!(answer.header("content-security-policy").contains("frame-ancestors 'none'"), "{path}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(answer.header("referrer-policy"), "same-origin", "{path}");
        assert!(!answer.header("cache-control").is_empty(), "{path}");
    }
}

#[tokio::test]
async fn chances_are_told_to_players_and_to_those_who_watch() {
    let house = House::open().await;
    let party = house.game(json!({"game": {"kryptos": {}}}), 3).await;
    let odds = format!("/t/{}/odds", party.table);
    let played = party.players[0].client.get(&odds).await.unwrap();
    assert_eq!(played.status, 200);
    let played = played.json().unwrap();
    assert!(!played["cards"].as_object().unwrap().is_empty() && played["within"].is_null(), "{played}");
    let watched = party.spectator.client.get(&odds).await.unwrap();
    assert_eq!(watched.status, 200);
    let cards = watched.json().unwrap()["cards"].as_object().unwrap().len();
    assert!(cards > played["cards"].as_object().unwrap().len(), "who watches sees no hand");
}
