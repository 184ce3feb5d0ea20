//! The program over a PostgreSQL database: set up, moved to and from, and served by several nodes.

use client::Client;
use serde_json::json;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

fn chamber(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_chamber")).args(args).output().unwrap()
}

/// Runs a command that must come through, and gives what it said.
fn done(args: &[&str]) -> String {
    let output = chamber(args);
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{args:?}: {said}{}", String::from_utf8_lossy(&output.stderr));
    said
}

struct Node {
    process: Child,
    address: SocketAddr,
}

impl Node {
    fn start(place: &[&str]) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_chamber"))
            .args(["serve", "--listen", "127.0.0.1:0"])
            .args(place)
            .env("CHAMBER_LOG", "warn")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("http://").expect("the first line is the address");
        Node { address: address.parse().unwrap(), process }
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        // Killed and reaped; whether it was gone already does not matter.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[tokio::test]
async fn a_game_moves_between_a_folder_and_a_database_and_its_players_with_it() {
    let url = cluster::shared().fresh();
    let folder = tempfile::tempdir().unwrap();
    let (here, back) = (folder.path().join("here"), folder.path().join("back"));
    let text = |path: &Path| path.to_str().unwrap().to_owned();
    let (here, back) = (text(&here), text(&back));

    let node = Node::start(&["--data", &here]);
    let host = Client::visitor(node.address).await.unwrap();
    let table = host.create(&json!({ "game": { "kryptos": {} }, "listed": true })).await.unwrap();
    let sit = json!({"do": "sit", "name": "Ada"});
    host.command(&table, &sit).await.unwrap().unwrap();
    let busy = chamber(&["move", &here, &url]);
    assert!(String::from_utf8_lossy(&busy.stderr).contains("another server uses"), "{busy:?}");
    let before = host.view(&table).await.unwrap();
    drop(node);

    let behind = chamber(&["serve", "--listen", "127.0.0.1:0", "--store", &url]);
    assert!(String::from_utf8_lossy(&behind.stderr).contains("chamber migrate"), "{behind:?}");
    assert_eq!(done(&["migrate", "--store", &url]), "done: 0001 log\ndone: 0002 places\n");
    assert_eq!(done(&["migrate", "--store", &url]), "the database is up to date\n");
    assert_eq!(done(&["move", &here, &url]), "1 tables are in both stores, 2 commits were copied\n");

    // Any node knows the player by their token.
    let nodes = [Node::start(&["--store", &url]), Node::start(&["--store", &url])];
    assert_eq!(host.moved_to(nodes[0].address).view(&table).await.unwrap(), before);
    let say = json!({"do": "say", "to": "table", "text": "here I am"});
    host.moved_to(nodes[1].address).command(&table, &say).await.unwrap().unwrap();
    let view = host.moved_to(nodes[0].address).view(&table).await.unwrap();
    assert_eq!(view["chat"][0]["text"], "here I am");
    let copy = text(&folder.path().join("copy.sqlite"));
    done(&["backup", &copy, "--store", &url]);
    drop(nodes);

    assert_eq!(done(&["move", &url, &back]), "1 tables are in both stores, 3 commits were copied\n");
    let node = Node::start(&["--data", &back]);
    assert_eq!(host.moved_to(node.address).view(&table).await.unwrap(), view);
    // What went on here is not what the first folder has; a folder of other players is refused.
    let other = chamber(&["move", &text(&folder.path().join("none")), &url]);
    assert!(String::from_utf8_lossy(&other.stderr).contains("there is no log"), "{other:?}");
}
