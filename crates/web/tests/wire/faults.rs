//! What other programs of this kind got wrong, one test each.

use crate::party::{House, Party, Player};
use crate::secrets::was_sent;
use client::{Chance, Client, next_action};
use serde_json::{Value, json};

fn decrypto(options: Value) -> Value {
    json!({"game": {"decrypto": options}})
}

fn play(action: Value) -> Value {
    json!({"do": "play", "action": {"decrypto": action}})
}

fn clues(name: &str) -> Value {
    let clue = |n: u8| json!({"form": "text", "text": format!("{name} clue {n}")});
    play(json!({"kind": "give_clues", "clues": [clue(1), clue(2), clue(3)], "insist": true}))
}

fn guess(code: &str) -> Value {
    play(json!({"kind": "guess", "code": code}))
}

/// Players' numbers by what they are.
struct Parts {
    encryptors: [usize; 2],
    decoder: usize,
    interceptor: usize,
}

fn parts(party: &Party) -> Parts {
    let you = |number: usize| &party.players[number].view["game"]["decrypto"]["own"];
    let find = |team: &str, encryptor: bool| {
        let fits = |n: &usize| you(*n)["team"] == team && you(*n)["code"].is_null() != encryptor;
        (0..party.players.len()).find(fits).unwrap()
    };
    Parts {
        encryptors: [find("white", true), find("black", true)],
        decoder: find("white", false),
        interceptor: find("black", false),
    }
}

/// A game of four in round 2, where Black may intercept; both teams' clues are given.
async fn second_round(house: &House, options: Value) -> (Party, Parts) {
    let mut party = house.game(decrypto(options), 4).await;
    for round in 1..=2 {
        let Parts { encryptors, decoder, interceptor } = parts(&party);
        let codes =
            encryptors.map(|number| party.players[number].view["game"]["decrypto"]["own"]["code"].clone());
        for number in encryptors {
            party.players[number].ask(&clues(&format!("player {number} round {round}"))).await;
        }
        if round == 1 {
            party.players[decoder].ask(&guess(codes[0].as_str().unwrap())).await;
            party.players[interceptor].ask(&guess(codes[1].as_str().unwrap())).await;
        }
        party.settle().await;
    }
    let parts = parts(&party);
    (party, parts)
}

#[tokio::test]
async fn a_game_goes_on_when_the_encryptor_leaves() {
    let house = House::open().await;
    let mut party = house.game(decrypto(json!({})), 4).await;
    let leaver = parts(&party).encryptors[1];
    party.players[leaver].ask(&json!({"do": "leave"})).await;
    party.players[parts(&party).encryptors[0]].ask(&clues("any")).await;
    house.clock.advance(3600);
    house.server.app.tables.tick().await;
    party.settle().await;
    let phase = &party.spectator.view["game"]["decrypto"]["open"]["phase"];
    assert_eq!(phase["kind"], "guess", "{phase}");
}

#[tokio::test]
async fn a_guess_is_three_different_digits_from_1_to_4() {
    let house = House::open().await;
    let (party, parts) = second_round(&house, json!({})).await;
    let decoder = &party.players[parts.decoder];
    for code in ["999", "", "12", "1234", "112", "   ", "421 "] {
        assert_eq!(decoder.refused(&guess(code)).await, "bad-json", "{code:?}");
    }
    assert_eq!(decoder.refused(&play(json!({"kind": "guess"}))).await, "bad-json");
    decoder.ask(&guess("421")).await;
}

#[tokio::test]
async fn a_missing_guess_counts_as_wrong() {
    let house = House::open().await;
    let (mut party, parts) = second_round(&house, json!({"guess_deadline": 60})).await;
    party.players[parts.interceptor].ask(&guess("123")).await;
    house.clock.advance(61);
    house.server.app.tables.tick().await;
    party.settle().await;
    let line = &party.spectator.view["game"]["decrypto"]["open"]["sheet"][1]["lines"]["white"]["resolved"];
    assert_eq!((&line["decryption"], &line["miscommunicated"]), (&Value::Null, &json!(true)));
}

#[tokio::test]
async fn clues_stay_hidden_from_the_other_encryptor_until_both_are_given() {
    let house = House::open().await;
    let mut party = house.game(decrypto(json!({})), 4).await;
    let Parts { encryptors: [white, black], .. } = parts(&party);
    party.players[white].ask(&clues("hidden")).await;
    party.settle().await;
    let others = (0..4).filter(|number| *number != white);
    assert!(others.clone().all(|number| !was_sent(&party.players[number].client.heard, "hidden clue")));
    party.players[black].ask(&clues("later")).await;
    party.settle().await;
    assert!(others.clone().all(|number| was_sent(&party.players[number].client.heard, "hidden clue")));
    // Black's own code is not guessed yet.
    assert!(!was_sent(&party.players[white].client.heard, "later clue"));
}

#[tokio::test]
async fn the_code_stays_hidden_until_the_interception_is_in() {
    let house = House::open().await;
    let (mut party, parts) = second_round(&house, json!({})).await;
    let resolved = |party: &Party| {
        let views = party.players.iter().chain([&party.spectator]).map(|player| &player.view);
        views
            .filter(|view| {
                !view["game"]["decrypto"]["open"]["sheet"][1]["lines"]["white"]["resolved"].is_null()
            })
            .count()
    };
    party.players[parts.decoder].ask(&guess("123")).await;
    party.settle().await;
    assert_eq!(resolved(&party), 0);
    let locked_in = &party.players[parts.interceptor].view["game"]["decrypto"]["side"]["locked_in"];
    assert!(locked_in.is_null(), "{locked_in}");
    party.players[parts.interceptor].ask(&guess("124")).await;
    party.settle().await;
    assert_eq!(resolved(&party), 5);
}

#[tokio::test]
async fn nothing_public_is_enough_to_take_a_seat() {
    let house = House::open().await;
    let party = house.game(decrypto(json!({})), 4).await;
    let stranger = house.visitor().await;
    let view = stranger.view(&party.table).await.unwrap();
    assert!(view["you"]["seat"].is_null());
    let sit = json!({"do": "sit", "name": "Player 0", "chair": 0});
    assert_eq!(stranger.command(&party.table, &sit).await.unwrap().unwrap_err()["code"], "chair-taken");
    let take = json!({"do": "take_seat", "token": view["open"]["chairs"][0]["player"]["id"].to_string()});
    assert_eq!(stranger.command(&party.table, &take).await.unwrap().unwrap_err()["code"], "link-void");
    for token in ["0", "Player 0", &"0".repeat(96)] {
        let bearer = format!("Bearer {token}");
        let path = format!("/api/v1/tables/{}", party.table);
        let answer = stranger
            .request(hyper::Method::GET, &path, &[("authorization", &bearer)], Vec::new())
            .await
            .unwrap();
        assert_eq!((answer.status, answer.json().unwrap()["code"].clone()), (401, json!("bad-token")));
    }
}

#[tokio::test]
async fn a_seat_moves_by_its_private_link_once() {
    let house = House::open().await;
    let party = house.game(decrypto(json!({})), 4).await;
    let seat_link = format!("/api/v1/tables/{}/seat-link", party.table);
    let link = party.players[1].client.post(&seat_link, &json!({})).await.unwrap().json().unwrap();
    let url = link["url"].as_str().unwrap();
    assert!(link["svg"].as_str().unwrap().contains("<svg"));
    let take = json!({"do": "take_seat", "token": url.rsplit('/').next().unwrap()});
    let phone = house.visitor().await;
    phone.command(&party.table, &take).await.unwrap().unwrap();
    let [new, old] = [&phone, &party.players[1].client];
    assert_eq!(new.view(&party.table).await.unwrap()["you"]["seat"], party.players[1].view["you"]["seat"]);
    assert!(old.view(&party.table).await.unwrap()["you"]["seat"].is_null());
    let thief = house.visitor().await;
    assert_eq!(thief.command(&party.table, &take).await.unwrap().unwrap_err()["code"], "link-void");
}

#[tokio::test]
async fn what_does_not_concern_a_viewer_is_not_sent() {
    let house = House::open().await;
    let mut party = house.game(decrypto(json!({})), 4).await;
    let encryptors = parts(&party).encryptors;
    let author = encryptors[0];
    let before: Vec<u64> = party.players.iter().map(|player| player.view["seq"].as_u64().unwrap()).collect();
    let others: Vec<usize> = (0..4).filter(|number| *number != author).collect();
    let mut listener = party.players[others[0]].client.lines(&party.table).await.unwrap();
    listener.next().await.unwrap().unwrap();
    for n in 0..20 {
        let clue = json!({"form": "text", "text": format!("draft {n}")});
        party.players[author].ask(&play(json!({"kind": "draft_clue", "slot": 1, "clue": clue}))).await;
    }
    // The Encryptors are silent, by signs too.
    let another = others.iter().find(|number| !encryptors.contains(number)).unwrap();
    party.players[*another].ask(&json!({"do": "react", "emoji": "👍"})).await;
    let next = listener.next().await.unwrap().unwrap();
    // Twenty drafts, and the first thing that others hear of is the reaction: not even the count shows them.
    assert_eq!(next["seq"].as_u64().unwrap(), before[others[0]] + 1);
    assert_eq!(next["open"]["reactions"].as_array().unwrap().len(), 1);
    party.settle().await;
}

/// Another program sent 635 kB for one game of four: the whole state, secrets and words and all, on every change.
#[tokio::test]
async fn a_usual_game_of_four_sends_less_than_another_does() {
    let house = House::open().await;
    let party = house.game(decrypto(json!({"sand_timer": null, "strictness": "off"})), 4).await;
    let mut players = Vec::new();
    for Player { client, .. } in party.players {
        let mut socket = client.socket(&party.table).await.unwrap();
        socket.next().await.unwrap();
        players.push((client.heard.clone(), client.heard.len(), socket));
    }
    let (mut chance, mut commands) = (Chance::new(7), 0);
    while players[0].2.view().unwrap()["open"]["stage"] == "playing" {
        for number in 0..players.len() {
            let socket = &mut players[number].2;
            let Some(command) = next_action(socket.view().unwrap(), &mut chance).unwrap() else { continue };
            commands += 1;
            socket.send(&commands.to_string(), &command).await.unwrap();
            let answer = socket.answer().await.unwrap();
            // Refused is what a view that was not up to date led to; the next one is.
            let seq = answer["accepted"]["seq"].as_u64().unwrap_or_default();
            for (.., socket) in &mut players {
                while socket.view().unwrap()["seq"].as_u64().unwrap() < seq {
                    socket.next().await.unwrap();
                }
            }
        }
    }
    let sent: usize = players.iter().map(|(heard, before, _)| heard.len() - before).sum();
    // Chance says how long this game was; a usual one has about thirty commands.
    assert!(sent * 30 < 635_000 * commands, "{sent} bytes for {commands} commands");
}

#[tokio::test]
async fn a_long_absence_ends_nothing() {
    let house = House::open().await;
    let mut party = house.game(decrypto(json!({"sand_timer": null})), 4).await;
    let clients: Vec<Client> = party.players.drain(..).map(|player| player.client).collect();
    house.clock.advance(24 * 3600);
    house.server.app.tables.tick().await;
    let mut back = clients[2].socket(&party.table).await.unwrap();
    let view = back.next().await.unwrap();
    assert_eq!(view["open"]["stage"], "playing");
    assert!(view["you"]["seat"].is_u64());
}

#[tokio::test]
async fn pages_load_nothing_from_elsewhere() {
    let house = House::open().await;
    let answer = Client::nobody(house.server.address).get("/").await.unwrap();
    assert_eq!(answer.status, 200);
    assert!(answer.header("content-security-policy").contains("default-src 'none'; script-src 'self'"));
    assert!(!answer.text().contains("src=\"http") && !answer.text().contains("src=\"//"));
}
