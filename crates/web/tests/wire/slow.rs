//! A client that does not read what it is sent.

use crate::party::House;
use futures_util::StreamExt;
use serde_json::{Value, json};
use tokio::net::TcpSocket;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

#[tokio::test]
async fn a_client_that_reads_late_holds_up_nobody_and_gets_the_newest_view() {
    let house = House::open().await;
    let party = house.table(json!({"game": {"decrypto": {}}}), 3).await;
    // A small window, so that what is not read soon fills it.
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let stream = socket.connect(house.server.address).await.unwrap();
    let request = format!("ws://{}/api/v1/tables/{}/socket", house.server.address, party.table);
    let (mut slow, _) =
        tokio_tungstenite::client_async(request.into_client_request().unwrap(), stream).await.unwrap();

    const SAID: u64 = 300;
    let mut last = 0;
    for number in 0..SAID {
        let text = format!("{number} {}", "and so on ".repeat(28));
        last = party.players[0].ask(&json!({"do": "say", "to": "table", "text": text})).await;
    }

    let mut numbers = Vec::new();
    while numbers.last() != Some(&last) {
        let message = slow.next().await.unwrap().unwrap();
        let view: Value = serde_json::from_str(message.to_text().unwrap()).unwrap();
        numbers.push(view["seq"].as_u64().unwrap());
    }
    assert!(numbers.is_sorted(), "{numbers:?}");
    assert!((numbers.len() as u64) < SAID, "only the newest view waits for a slow client");
}
