//! Clients that mean harm, or are broken: what they cost, and that it ends.

use client::Client;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Memory, Sqlite};
use tables::{BotPlayers, SystemClock, Tables};
use testing::TestServer;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use web::Limits;
use web::http::rates::Allowance;

/// Longer than anything here takes when it works, however slow the machine.
const AGES: Duration = Duration::from_secs(180);
const SOON: Duration = Duration::from_millis(100);

async fn server(allowance: Allowance, limits: Limits) -> TestServer {
    let tables = Tables::new(Arc::new(Memory::new()), Arc::new(SystemClock), BotPlayers::default());
    TestServer::with_limits(tables, allowance, limits).await.unwrap()
}

async fn table(client: &Client) -> String {
    let table = client.create(&json!({"game": {"kryptos": {}}})).await.unwrap();
    client.command(&table, &json!({"do": "sit", "name": "Ada"})).await.unwrap().unwrap();
    table
}

/// A connection on which these bytes were sent.
async fn send(server: &TestServer, bytes: &str) -> TcpStream {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(bytes.as_bytes()).await.unwrap();
    stream
}

/// Everything that comes until the server hangs up.
async fn rest(stream: &mut TcpStream) -> String {
    let mut all = Vec::new();
    // A reset is a way to hang up too.
    let _ = timeout(AGES, stream.read_to_end(&mut all)).await.expect("the server does not hang up");
    String::from_utf8_lossy(&all).into_owned()
}

fn upgrade(path: &str) -> String {
    format!(
        "GET {path} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
}

#[tokio::test]
async fn a_frame_that_is_too_long_is_refused_before_it_comes() {
    let server = server(Allowance::NONE, Limits::default()).await;
    let table = table(&Client::visitor(server.address).await.unwrap()).await;
    for (path, longest) in [
        (format!("/api/v1/tables/{table}/socket"), 64 * 1024),
        (format!("/t/{table}/live"), 64),
        (format!("/t/{table}/tv/live"), 64),
    ] {
        let mut stream = send(&server, &upgrade(&path)).await;
        // The head of a text frame and nothing of its contents.
        let mut head = vec![0x81, 0xff];
        head.extend_from_slice(&u64::to_be_bytes(longest + 1));
        head.extend_from_slice(&[0; 4]);
        stream.write_all(&head).await.unwrap();
        assert!(rest(&mut stream).await.starts_with("HTTP/1.1 101"), "{path}");
    }
}

#[tokio::test]
async fn pings_without_end_are_read_slowly() {
    let server = server(Allowance::PUBLIC, Limits::default()).await;
    let table = table(&Client::visitor(server.address).await.unwrap()).await;
    for path in [format!("/api/v1/tables/{table}/socket"), format!("/t/{table}/live")] {
        let stream = TcpStream::connect(server.address).await.unwrap();
        let request = format!("ws://{}{path}", server.address).into_client_request().unwrap();
        let (mut socket, _) = tokio_tungstenite::client_async(request, stream).await.unwrap();
        let since = Instant::now();
        for _ in 0..22 {
            socket.send(Message::Ping(Vec::new().into())).await.unwrap();
        }
        let mut pongs = 0;
        while pongs < 22 {
            let message = timeout(AGES, socket.next()).await.unwrap().unwrap().unwrap();
            pongs += usize::from(message.is_pong());
        }
        // Twenty at once, then one a second.
        assert!(since.elapsed() >= Duration::from_millis(900), "{path}: {:?}", since.elapsed());
    }
}

#[tokio::test]
async fn half_a_head_and_an_idle_connection_are_given_up() {
    let server = server(Allowance::NONE, Limits { head: SOON, ..Limits::default() }).await;
    let mut half = send(&server, "GET / HTTP/1.1\r\nhost: x\r\n").await;
    rest(&mut half).await;
    let mut silent = send(&server, "").await;
    rest(&mut silent).await;
    let mut idle = send(&server, "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await;
    assert!(rest(&mut idle).await.starts_with("HTTP/1.1 200"));
}

#[tokio::test]
async fn half_a_body_is_given_up() {
    let server = server(Allowance::NONE, Limits { request: SOON, ..Limits::default() }).await;
    let head = "POST /api/v1/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n";
    for half in ["content-length: 100\r\n\r\n{", "transfer-encoding: chunked\r\n\r\n1\r\n{\r\n"] {
        let token = Client::visitor(server.address).await.unwrap().token().to_owned();
        let mut stream = send(&server, &format!("{head}authorization: Bearer {token}\r\n{half}")).await;
        let answer = rest(&mut stream).await;
        assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("too-slow"), "{answer}");
    }
}

/// Opens streams of every kind and never reads them.
async fn deaf(server: &TestServer, table: &str) -> Vec<TcpStream> {
    let mut streams = Vec::new();
    for request in [
        format!("GET /api/v1/tables/{table}/stream HTTP/1.1\r\nhost: x\r\n\r\n"),
        upgrade(&format!("/api/v1/tables/{table}/socket")),
        upgrade(&format!("/t/{table}/live")),
    ] {
        // A small window, so that what is not read soon fills it.
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(4096).unwrap();
        let mut stream = socket.connect(server.address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        streams.push(stream);
    }
    streams
}

#[tokio::test]
async fn a_stream_that_nobody_reads_is_given_up() {
    let server = server(Allowance::NONE, Limits { unread: SOON, ..Limits::default() }).await;
    let client = Client::visitor(server.address).await.unwrap();
    let table = table(&client).await;
    let streams = deaf(&server, &table).await;
    let given_up = async {
        for number in 0.. {
            // The API's socket watches over itself, and is more patient.
            if number > 10 && server.app.streams.len() <= 1 {
                break;
            }
            let text = format!("{number} {}", "and so on ".repeat(28));
            client
                .command(&table, &json!({"do": "say", "to": "table", "text": text}))
                .await
                .unwrap()
                .unwrap();
        }
    };
    timeout(AGES, given_up).await.expect("deaf readers are kept");
    drop(streams);
}

#[tokio::test]
async fn one_address_has_only_so_many_connections() {
    let server = server(Allowance::NONE, Limits { per_address: Some(3), ..Limits::default() }).await;
    let mut kept = Vec::new();
    for _ in 0..3 {
        kept.push(send(&server, "GET ").await);
    }
    let mut one_more = send(&server, "").await;
    assert!(rest(&mut one_more).await.starts_with("HTTP/1.1 429"));
    drop(kept.pop());
    // The place is free once the server has noticed.
    let answered = async {
        while Client::nobody(server.address).get("/healthz").await.is_err() {
            tokio::task::yield_now().await;
        }
    };
    timeout(AGES, answered).await.expect("the place stays taken");
}

#[tokio::test]
async fn a_full_server_can_still_be_asked_for_its_health() {
    let limits = Limits { connections: 2, head: AGES, ..Limits::default() };
    let server = server(Allowance::NONE, limits).await;
    let client = Client::visitor(server.address).await.unwrap();
    let table = table(&client).await;
    let _kept = [send(&server, "GET ").await, send(&server, "GET ").await];
    while server.app.connections.len() < 2 {
        tokio::task::yield_now().await;
    }
    for path in ["/healthz", "/metrics", "/"] {
        assert_eq!(client.get(path).await.unwrap().status, 200, "{path}");
    }
    // But nothing that stays.
    let mut late = send(&server, &upgrade(&format!("/api/v1/tables/{table}/socket"))).await;
    assert!(rest(&mut late).await.starts_with("HTTP/1.1 503"));
}

#[tokio::test]
async fn stopping_does_not_wait_for_those_who_never_finish() {
    let limits = Limits {
        stop: Duration::from_millis(500),
        head: AGES,
        request: AGES,
        unread: AGES,
        ..Limits::default()
    };
    let server = server(Allowance::NONE, limits).await;
    let client = Client::visitor(server.address).await.unwrap();
    let table = table(&client).await;
    let _half_a_head = send(&server, "GET / HTTP/1.1\r\nhost: x\r\n").await;
    let _half_a_body = send(&server, "POST /tables HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n").await;
    let _deaf = deaf(&server, &table).await;
    for number in 0..100 {
        let text = format!("{number} {}", "and so on ".repeat(28));
        client.command(&table, &json!({"do": "say", "to": "table", "text": text})).await.unwrap().unwrap();
    }
    timeout(AGES, server.stop()).await.expect("it never ends").unwrap();
}

#[tokio::test]
async fn many_visitors_at_one_address_cannot_fill_the_disk() {
    let server = server(Allowance { creations: None, ..Allowance::PUBLIC }, Limits::default()).await;
    let words: String = (0..900).map(|n| format!("word{n:05}\n")).collect();
    let since = Instant::now();
    let mut written = 0;
    for _ in 0..12 {
        let client = Client::visitor(server.address).await.unwrap();
        let table = client.create(&json!({"game": {"decrypto": {}}})).await.unwrap();
        let mut socket = client.socket(&table).await.unwrap();
        for number in 0..20 {
            // Never the same twice: what changes nothing is not written.
            let text = format!("{words}other{number}\n");
            let settings = json!({"game": {"decrypto": {}}, "words": {"from": "own", "text": text}});
            let command = json!({"do": "configure", "settings": settings});
            socket.send(&number.to_string(), &command).await.unwrap();
            let answer = socket.answer().await.unwrap();
            match answer["problem"]["code"].as_str() {
                None => written += text.len(),
                Some(code) => assert_eq!(code, "too-many-requests", "{answer}"),
            }
        }
    }
    let allowed = 16 * 8 * 1024 * (16 + since.elapsed().as_secs() as usize + 1);
    assert!((100_000..=allowed).contains(&written), "{written} bytes");
}

#[tokio::test]
async fn settings_are_not_changed_all_the_time() {
    let allowance = Allowance { commands: Allowance::PUBLIC.commands, ..Allowance::NONE };
    let server = server(allowance, Limits::default()).await;
    let client = Client::visitor(server.address).await.unwrap();
    let table = table(&client).await;
    let mut socket = client.socket(&table).await.unwrap();
    let mut changed = 0;
    for number in 0..75 {
        let settings = json!({"game": {"kryptos": {}}, "listed": number % 2 == 0});
        let command = json!({"do": "configure", "settings": settings});
        socket.send(&number.to_string(), &command).await.unwrap();
        changed += usize::from(socket.answer().await.unwrap()["problem"] == Value::Null);
    }
    assert!((30..40).contains(&changed), "{changed}");
}

#[tokio::test]
async fn a_list_of_words_is_no_larger_than_words_need_and_not_sent_all_the_time() {
    let allowance = Allowance { commands: Allowance::PUBLIC.commands, ..Allowance::NONE };
    let server = server(allowance, Limits::default()).await;
    let client = Client::visitor(server.address).await.unwrap();
    let table = table(&client).await;
    let mut socket = client.socket(&table).await.unwrap();
    let mut change = async |number: usize, words: usize| {
        let letter = |n: usize| char::from(b'a' + (n % 26) as u8);
        let word = |n: usize| {
            format!("{}{}{}{}-rather-long\n", letter(number), letter(n / 676), letter(n / 26), letter(n))
        };
        let text: String = (0..words).map(word).collect();
        let settings = json!({"game": {"decrypto": {}}, "words": {"from": "own", "text": text}});
        let command = json!({"do": "configure", "settings": settings});
        socket.send(&format!("{number}-{words}"), &command).await.unwrap();
        (text.len(), socket.answer().await.unwrap()["problem"]["code"].as_str().unwrap_or("").to_owned())
    };
    let (size, code) = change(0, 1000).await;
    assert!(size > 16 * 1024 && code == "bad-word-list", "{size} {code}");
    let mut stored = 0;
    for number in 1..20 {
        let (size, code) = change(number, 500).await;
        stored += if code.is_empty() { size } else { 0 };
    }
    // A burst of a minute's worth, and nothing like what a disk would notice.
    assert!((4 * 1024..40 * 1024).contains(&stored), "{stored}");
}

#[tokio::test]
async fn health_is_not_asked_for_without_end() {
    let server = server(Allowance::PUBLIC, Limits::default()).await;
    let client = Client::nobody(server.address);
    let mut statuses = Vec::new();
    for _ in 0..40 {
        statuses.push(client.get("/healthz").await.unwrap().status);
    }
    assert_eq!(statuses[0], 200);
    assert!(statuses.contains(&429), "{statuses:?}");
}

/// A page of somebody who looks on; the mark of what it shows.
async fn page(server: &TestServer, table: &str) -> tokio_tungstenite::WebSocketStream<TcpStream> {
    let stream = TcpStream::connect(server.address).await.unwrap();
    let request = format!("ws://{}/t/{table}/live", server.address).into_client_request().unwrap();
    tokio_tungstenite::client_async(request, stream).await.unwrap().0
}

#[tokio::test]
async fn a_crowd_that_looks_on_is_drawn_for_once() {
    const PAGES: usize = 30;
    const LINES: usize = 5;
    let server = server(Allowance::NONE, Limits::default()).await;
    let client = Client::visitor(server.address).await.unwrap();
    let table = table(&client).await;
    let mut pages = Vec::new();
    for _ in 0..PAGES {
        pages.push(page(&server, &table).await);
    }
    for number in 0..LINES {
        let say = json!({"do": "say", "to": "table", "text": format!("line {number}")});
        client.command(&table, &say).await.unwrap().unwrap();
    }
    let last = format!("line {}", LINES - 1);
    for page in &mut pages {
        let shown = async { while !page.next().await.unwrap().unwrap().to_string().contains(&last) {} };
        timeout(AGES, shown).await.expect("the last line is not shown");
    }
    // Everybody is drawn for when they come. After that two may begin a drawing at the same time, but not thirty.
    let drawn = server.app.rendered.count() as usize;
    assert!(drawn < PAGES + 4 * LINES, "{drawn} drawings");
}

#[tokio::test]
async fn only_so_many_look_on_at_a_table_and_players_always_get_in() {
    let server = server(Allowance::NONE, Limits { onlookers: 3, ..Limits::default() }).await;
    let client = Client::visitor(server.address).await.unwrap();
    let table = table(&client).await;
    let lines = Client::nobody(server.address).lines(&table).await.unwrap();
    let socket = Client::nobody(server.address).socket(&table).await.unwrap();
    let page = page(&server, &table).await;
    let late = Client::nobody(server.address).get(&format!("/api/v1/tables/{table}/stream")).await.unwrap();
    assert_eq!((late.status, late.json().unwrap()["code"].clone()), (503, json!("too-many-onlookers")));
    client.socket(&table).await.unwrap();
    drop((lines, socket, page));
}

#[tokio::test]
async fn a_failed_write_is_told_to_whoever_asks_for_the_health() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(folder.path().join("tables.sqlite")).unwrap();
    let tables = Tables::new(Arc::new(store), Arc::new(SystemClock), BotPlayers::default());
    let server = TestServer::start(tables).await.unwrap();
    let client = Client::visitor(server.address).await.unwrap();
    let table = table(&client).await;
    assert_eq!(client.get("/healthz").await.unwrap().status, 200);
    // Somebody clears up under a running server.
    drop(folder);
    let refused = client.command(&table, &json!({"do": "say", "to": "table", "text": "lost"})).await.unwrap();
    assert_eq!(refused.unwrap_err()["code"], "unavailable");
    assert_eq!(client.get("/healthz").await.unwrap().status, 503);
    let metrics = client.get("/metrics").await.unwrap().text();
    for line in ["chamber_store_up 0", "chamber_refusals_total{code=\"unavailable\"} 1"] {
        assert!(metrics.contains(line), "{line} is not in\n{metrics}");
    }
}
