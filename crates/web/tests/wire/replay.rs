//! Replays as browsers get them.

use crate::games::own_words;
use crate::party::{House, Party};
use client::Client;
use hyper::Method;
use lexicon::mind::Minds;
use serde_json::{Value, json};
use std::sync::Arc;
use tables::BotPlayers;

const HTML: (&str, &str) = ("accept", "text/html,application/xhtml+xml,*/*;q=0.8");

async fn open(house: &House, path: &str) -> (u16, String) {
    let browser = Client::nobody(house.server.address);
    let answer = browser.request(Method::GET, path, &[HTML], Vec::new()).await.unwrap();
    (answer.status, answer.text())
}

async fn finished(house: &House, settings: Value, people: usize) -> Party {
    let mut party = house.game(settings, people).await;
    party.play_out(1).await;
    party
}

#[tokio::test]
async fn a_finished_game_can_be_looked_at_through_every_players_eyes() {
    for (settings, people) in [
        (json!({"game": {"decrypto": {}}, "words": own_words()}), 4),
        (json!({"game": {"decrypto": {}}, "words": own_words()}), 3),
        (json!({"game": {"kryptos": {"advanced": true}}}), 4),
    ] {
        let house = House::open().await;
        let party = finished(&house, settings, people).await;
        let address = format!("/g/{}/1", party.table);
        let eyes = (0..people).map(|seat| format!("seat={seat}")).chain(["open=1".into(), String::new()]);
        for eyes in eyes {
            for at in [0, 5, 20, 60, 100_000] {
                let (status, page) = open(&house, &format!("{address}?at={at}&{eyes}")).await;
                assert_eq!(status, 200, "{eyes} at {at}");
                assert!(!page.contains('⟦'), "a text is missing: {eyes} at {at}");
                // Whatever is sent from here must change nothing at the table.
                let main = page.split("id=\"main\"").nth(1).unwrap();
                let forms = main.matches("<form").count();
                assert_eq!(forms, main.matches("<fieldset class=\"read-only\" disabled>").count());
            }
        }
        let (status, record) = open(&house, &format!("{address}/record")).await;
        assert_eq!(status, 200);
        assert!(record.starts_with("[Game "));
    }
}

#[tokio::test]
async fn only_open_eyes_see_both_teams_keywords_before_the_end() {
    let house = House::open().await;
    let party = finished(&house, json!({"game": {"decrypto": {}}, "words": own_words()}), 4).await;
    let teams = &party.players[0].view["game"]["decrypto"]["open"]["teams"];
    let words = |team: &str| -> Vec<String> {
        let words = teams[team]["keywords"].as_array().unwrap();
        words.iter().map(|word| word.as_str().unwrap().to_owned()).collect()
    };
    let (white, black) = (words("white"), words("black"));
    let knows = |page: &str, words: &[String]| words.iter().all(|word| page.contains(word));
    let knows_none = |page: &str, words: &[String]| !words.iter().any(|word| page.contains(word));
    let address = format!("/g/{}/1?at=0", party.table);
    let (_, onlooker) = open(&house, &address).await;
    assert!(knows_none(&onlooker, &white) && knows_none(&onlooker, &black));
    let (_, everything) = open(&house, &format!("{address}&open=1")).await;
    assert!(knows(&everything, &white) && knows(&everything, &black));
    for seat in 0..4 {
        let (_, page) = open(&house, &format!("{address}&seat={seat}")).await;
        assert!(knows(&page, &white) != knows(&page, &black), "seat {seat} knows one side");
        assert!(knows_none(&page, &white) != knows_none(&page, &black), "seat {seat} knows one side only");
    }
}

#[tokio::test]
async fn a_finished_game_is_reviewed_once_in_every_language() {
    let minds = Arc::new(Minds::open().unwrap());
    for (settings, people, told) in [
        (json!({"game": {"decrypto": {}}, "words": own_words()}), 4, "codes"),
        (json!({"game": {"decrypto": {}}, "words": own_words()}), 3, "codes"),
        (json!({"game": {"kryptos": {}}}), 3, "turns"),
    ] {
        let house = House::with_bots(BotPlayers::default(), Some(minds.clone())).await;
        let party = finished(&house, settings.clone(), people).await;
        let address = format!("/g/{}/1/review", party.table);
        for language in ["en", "it", "de", "nb"] {
            let headers = [HTML, ("accept-language", language)];
            let browser = Client::nobody(house.server.address);
            let page = browser.request(Method::GET, &address, &headers, Vec::new()).await.unwrap();
            let (status, page) = (page.status, page.text());
            assert_eq!(status, 200, "{address} in {language}: {page}");
            assert!(!page.contains('⟦'), "a text is missing: {settings} in {language}");
            assert!(page.contains("class=\"chart\"") && page.contains("<figcaption>"), "{page}");
        }
        let (status, figures) = open(&house, &format!("{address}.json")).await;
        let figures: Value = serde_json::from_str(&figures).unwrap();
        let game = figures.as_object().unwrap().values().next().unwrap();
        assert!(status == 200 && !game[told].as_array().unwrap().is_empty(), "{figures}");
    }
}

#[tokio::test]
async fn a_running_game_shows_nothing_of_itself_in_replays() {
    let house = House::with_bots(BotPlayers::default(), Some(Arc::new(Minds::open().unwrap()))).await;
    let mut party = finished(&house, json!({"game": {"decrypto": {}}, "words": own_words()}), 4).await;
    for player in &mut party.players {
        player.ask(&json!({"do": "rematch"})).await;
    }
    party.settle().await;
    let mut running = Vec::new();
    for player in &party.players {
        let words = player.view["game"]["decrypto"]["side"]["keywords"].as_array().unwrap();
        running.extend(words.iter().map(|word| word.as_str().unwrap().to_owned()));
    }
    for path in [
        "2",
        "2?open=1",
        "2?seat=0",
        "2/record",
        "2/review",
        "1?open=1&at=9999",
        "1/record",
        "1/review",
        "0",
        "77",
        "x",
    ] {
        let (status, page) = open(&house, &format!("/g/{}/{path}", party.table)).await;
        assert_eq!(status < 300, path.starts_with('1'), "{path}: {status}");
        assert!(status < 500 && !page.starts_with('{'), "{path}: {status} {page}");
        for word in &running {
            assert!(!page.contains(word.as_str()), "{path} tells the keyword {word} of the running game");
        }
    }
    for path in ["2", "2?seat=0", "2/record", "2/review", "1", "1?at=3&seat=2", "1/record", "1/review"] {
        let (status, json) = open(&house, &format!("/api/v1/tables/{}/games/{path}", party.table)).await;
        assert_eq!(status, if path.starts_with('1') { 200 } else { 409 }, "{path}: {json}");
        for word in &running {
            assert!(!json.contains(word.as_str()), "{path} tells the keyword {word} of the running game");
        }
    }
    for path in ["/g/nothing/1", "/g//1", "/g/", "/g/nothing/1/record"] {
        let (status, page) = open(&house, path).await;
        assert!(status == 404 && page.contains("<html"), "{path}: {status}");
    }
}

/// What a form sends.
fn form(record: &str) -> Vec<u8> {
    let escaped: String = record.bytes().map(|byte| format!("%{byte:02X}")).collect();
    format!("record={escaped}").into_bytes()
}

const GOLDEN: &str = include_str!("../../../kryptos/tests/golden/three.game");

#[tokio::test]
async fn a_record_that_somebody_brings_is_shown_like_any_game() {
    let house = House::open().await;
    let browser = Client::nobody(house.server.address);
    let (status, page) = open(&house, "/review").await;
    assert!(status == 200 && page.contains("name=\"record\""), "{page}");
    let headers = [HTML, ("content-type", "application/x-www-form-urlencoded")];
    let shown = browser.request(Method::POST, "/review", &headers, form(GOLDEN)).await.unwrap();
    assert_eq!(shown.status, 303, "{}", shown.text());
    let address = shown.header("location").to_owned();
    for path in ["", "?at=4&seat=1", "?open=1", "/record", "/review"] {
        let (status, page) = open(&house, &format!("{address}{path}")).await;
        assert!(status == 200 && page.contains("Ada"), "{path}: {status} {page}");
    }
    let plain = [("content-type", "text/plain")];
    let kept = browser.request(Method::POST, "/api/v1/records", &plain, GOLDEN.into()).await.unwrap();
    assert_eq!(kept.status, 201, "{}", kept.text());
    let kept: Value = serde_json::from_str(&kept.text()).unwrap();
    let games = format!("/api/v1/tables/{}/games/1", kept["table"].as_str().unwrap());
    assert_eq!(open(&house, &format!("{games}/record")).await, (200, GOLDEN.to_owned()));
    let (_, replay) = open(&house, &format!("{games}?at=0&seat=2")).await;
    let replay: Value = serde_json::from_str(&replay).unwrap();
    assert_eq!(replay["view"]["game"]["kryptos"]["own"]["hand"][0], 3, "{replay}");
    let (_, review) = open(&house, &format!("{games}/review")).await;
    assert!(review.contains("\"accuracy\""), "{review}");
}

#[tokio::test]
async fn what_is_no_record_is_refused_in_every_language_and_stays_in_the_form() {
    let house = House::open().await;
    let browser = Client::nobody(house.server.address);
    let unfinished = GOLDEN.replace("[Result \"Ada\"]", "").split("2. Cy").next().unwrap().to_owned();
    for (record, code, said) in [
        ("<b>hello", "bad-record", "line 1"),
        (unfinished.as_str(), "record-unfinished", "finished"),
        (&GOLDEN.repeat(45), "record-too-large", "60 KB"),
    ] {
        for language in ["en", "it", "de", "nb"] {
            let headers =
                [HTML, ("accept-language", language), ("content-type", "application/x-www-form-urlencoded")];
            let refused = browser.request(Method::POST, "/review", &headers, form(record)).await.unwrap();
            let page = refused.text();
            assert!(matches!(refused.status, 413 | 422) && !page.contains('⟦'), "{code}: {page}");
            assert!(page.contains("id=\"record-problem\"") && !page.contains("<b>hello"), "{code}: {page}");
            assert!(language != "en" || page.contains(said), "{code}: {page}");
        }
        let plain = [("content-type", "text/plain")];
        let refused = browser.request(Method::POST, "/api/v1/records", &plain, record.into()).await.unwrap();
        let problem: Value = serde_json::from_str(&refused.text()).unwrap();
        // Without the form's escapes the long one is short enough, and has its tags many times.
        assert_eq!(problem["code"], if code == "record-too-large" { "bad-record" } else { code });
    }
}
