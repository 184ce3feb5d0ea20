//! The manners of the API.

use crate::party::House;
use client::Client;
use hyper::Method;
use serde_json::{Value, json};
use std::sync::Arc;
use store::Memory;
use tables::{BotPlayers, SystemClock, Tables};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use web::http::rates::Allowance;
use web::{App, Config, Limits};

fn kryptos() -> Value {
    json!({"game": {"kryptos": {}}})
}

#[test]
fn the_document_is_what_it_was() {
    insta::assert_json_snapshot!("openapi", web::api::document());
}

#[tokio::test]
async fn a_command_sent_again_is_not_done_again() {
    let house = House::open().await;
    let client = house.visitor().await;
    let table = client.create(&kryptos()).await.unwrap();
    client.command(&table, &json!({"do": "sit", "name": "Ada"})).await.unwrap().unwrap();
    let say = json!({"do": "say", "to": "table", "text": "once"});
    let first = client.command_as(&table, "a1", &say).await.unwrap().unwrap();
    let again = client.command_as(&table, "a1", &say).await.unwrap().unwrap();
    assert_eq!(first, again);
    let mut socket = client.socket(&table).await.unwrap();
    socket.send("a1", &say).await.unwrap();
    assert_eq!(socket.answer().await.unwrap(), json!({"answer": "a1", "accepted": first}));
    assert_eq!(client.view(&table).await.unwrap()["chat"].as_array().unwrap().len(), 1);
    // The same name from another visitor is another command.
    let other = house.visitor().await;
    other.command(&table, &json!({"do": "sit", "name": "Bob"})).await.unwrap().unwrap();
    other.command_as(&table, "a1", &say).await.unwrap().unwrap();
    assert_eq!(client.view(&table).await.unwrap()["chat"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn refusals_are_problems_with_a_stable_code() {
    let house = House::open().await;
    let client = house.visitor().await;
    let table = client.create(&kryptos()).await.unwrap();
    let commands = format!("/api/v1/tables/{table}/commands");
    let start = json!({"do": "start"});
    for (client, path, body, status, code) in [
        (&client, commands.as_str(), &start, 409, "wrong-number"),
        (&client, commands.as_str(), &json!({"do": "fly"}), 400, "bad-json"),
        (&client, commands.as_str(), &json!({"do": "sit", "name": ""}), 422, "bad-name"),
        (&house.visitor().await, commands.as_str(), &start, 403, "host-only"),
        (&Client::nobody(house.server.address), commands.as_str(), &start, 401, "no-visitor"),
        (&client, "/api/v1/tables/zzzzzzzz/commands", &start, 404, "no-such-table"),
        (&client, "/api/v1/tables/nonsense!/commands", &start, 404, "no-such-table"),
        (&client, "/api/v1/nowhere", &start, 404, "no-such-page"),
        (&client, "/api/v1/lobby", &start, 405, "wrong-method"),
        (&client, "/api/v1/tables", &json!({"game": {"chess": {}}}), 400, "bad-json"),
    ] {
        let answer = client.post(path, body).await.unwrap();
        let problem = answer.json().unwrap();
        assert_eq!((answer.status, &problem["code"]), (status, &json!(code)), "{path} {body}");
        assert_eq!(answer.header("content-type"), "application/problem+json");
        assert_eq!(problem["status"], status);
    }
}

#[tokio::test]
async fn a_socket_answers_what_it_cannot_read() {
    let house = House::open().await;
    let client = house.visitor().await;
    let table = client.create(&kryptos()).await.unwrap();
    let mut socket = client.socket(&table).await.unwrap();
    for text in ["", "{", "[]", "{\"id\":\"x\"}", "{\"id\":\"ö\",\"command\":{\"do\":\"start\"}}"] {
        socket.send_text(text).await.unwrap();
        let answer = socket.answer().await.unwrap();
        assert_eq!(
            (&answer["answer"], &answer["problem"]["code"]),
            (&Value::Null, &json!("bad-json")),
            "{text}"
        );
    }
    let mut onlooker = Client::nobody(house.server.address).socket(&table).await.unwrap();
    onlooker.send("x", &json!({"do": "sit", "name": "Eve"})).await.unwrap();
    assert_eq!(onlooker.answer().await.unwrap()["problem"]["code"], "no-visitor");
}

#[tokio::test]
async fn the_first_line_of_a_stream_is_the_whole_view() {
    let house = House::open().await;
    let client = house.visitor().await;
    let table = client.create(&kryptos()).await.unwrap();
    let mut lines = client.lines(&table).await.unwrap();
    assert_eq!(lines.next().await.unwrap().unwrap(), client.view(&table).await.unwrap());
    client.command(&table, &json!({"do": "sit", "name": "Ada"})).await.unwrap().unwrap();
    let next = lines.next().await.unwrap().unwrap();
    assert_eq!(next["open"]["chairs"][0]["player"]["name"], "Ada");
}

#[tokio::test]
async fn a_listed_table_is_in_the_lobby_and_a_private_one_is_not() {
    let house = House::open().await;
    let client = house.visitor().await;
    let private = client.create(&kryptos()).await.unwrap();
    let listed = client.create(&json!({"game": {"kryptos": {}}, "listed": true})).await.unwrap();
    for table in [&private, &listed] {
        client.command(table, &json!({"do": "sit", "name": "Ada"})).await.unwrap().unwrap();
    }
    let lobby = client.get("/api/v1/lobby").await.unwrap().text();
    assert!(lobby.contains(&listed) && !lobby.contains(&private), "{lobby}");
    let qr = client.get(&format!("/api/v1/tables/{private}/qr.svg")).await.unwrap();
    assert_eq!((qr.status, qr.header("content-type")), (200, "image/svg+xml"));
}

#[tokio::test]
async fn the_operator_sees_health_and_numbers() {
    let house = House::open().await;
    let client = house.visitor().await;
    let table = client.create(&kryptos()).await.unwrap();
    let socket = client.socket(&table).await.unwrap();
    client.command(&table, &json!({"do": "sit", "name": "Ada"})).await.unwrap().unwrap();
    client.command(&table, &json!({"do": "start"})).await.unwrap().unwrap_err();
    assert_eq!(client.get("/healthz").await.unwrap().text(), "ok\n");
    let metrics = client.get("/metrics").await.unwrap().text();
    for line in [
        "chamber_commands_total{fate=\"accepted\"} 1",
        "chamber_commands_total{fate=\"refused\"} 1",
        "chamber_streams 1",
        "chamber_answers_total{class=\"5xx\"} 0",
    ] {
        assert!(metrics.contains(line), "{line} is not in\n{metrics}");
    }
    drop(socket);
}

#[tokio::test]
async fn stopping_ends_streams_and_keeps_what_was_acknowledged() {
    let store = Arc::new(Memory::new());
    let tables = Tables::new(store.clone(), Arc::new(SystemClock), BotPlayers::default());
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let config = Config {
        public_url: "https://chamber.example".into(),
        behind_proxy: false,
        allowance: Allowance::NONE,
        limits: Limits::default(),
    };
    let (stop, stopped) = oneshot::channel::<()>();
    let app = App::new(config, tables, &[7; 32]);
    let serving = tokio::spawn(web::serve(listener, app, async { drop(stopped.await) }));
    let client = Client::visitor(address).await.unwrap();
    let table = client.create(&kryptos()).await.unwrap();
    let mut socket = client.socket(&table).await.unwrap();
    let mut lines = client.lines(&table).await.unwrap();
    client.command(&table, &json!({"do": "sit", "name": "Ada"})).await.unwrap().unwrap();
    stop.send(()).unwrap();
    while socket.next().await.is_ok() {}
    while lines.next().await.unwrap().is_some() {}
    serving.await.unwrap().unwrap();
    let again = Tables::new(store, Arc::new(SystemClock), BotPlayers::default());
    let frame = again.view(table.parse().unwrap(), tables::Visitor::random()).await.unwrap();
    assert!(frame.json().contains("Ada"));
}

#[tokio::test]
async fn a_name_is_kept_where_no_script_can_read_it_and_filled_in_at_the_next_table() {
    let house = House::open().await;
    let browser = house.visitor().await;
    let form = [("content-type", "application/x-www-form-urlencoded")];
    let wishes = b"game=kryptos&language=en&name=Ada+%26+Bob".to_vec();
    let opened = browser.request(Method::POST, "/tables", &form, wishes).await.unwrap();
    let cookie = opened.header("set-cookie").to_owned();
    assert!(cookie.starts_with("name=") && cookie.contains("; HttpOnly; SameSite=Lax"), "{cookie}");
    let kept = [("cookie", cookie.split(';').next().unwrap())];
    let table = opened.header("location").to_owned();
    let stranger = Client::nobody(house.server.address);
    let asked = stranger.request(Method::GET, &table, &kept, Vec::new()).await.unwrap().text();
    assert!(asked.contains("data-name=\"Ada &amp; Bob\""), "{asked}");
    // The table view is the same whoever opens it.
    let wall = stranger.request(Method::GET, &format!("{table}/tv"), &kept, Vec::new()).await.unwrap().text();
    assert!(!wall.contains("data-name"), "{wall}");
}
