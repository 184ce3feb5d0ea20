//! What nobody may be sent, and the search for it in everything that was sent.

use crate::party::{Player, Wall};
use client::{Heard, Page};
use serde_json::Value;
use std::collections::HashMap;
use std::io::Write;
use std::sync::{LazyLock, Mutex};
use tracing_subscriber::fmt::MakeWriter;

/// Bytes that may belong to a message that was only half read at the last search.
const OVERLAP: usize = 64;

/// Who wrote what, and how far each client's bytes have been searched.
#[derive(Default)]
pub struct Secrets {
    /// Clues and drafts, by their author.
    clues: Vec<(usize, String)>,
    /// What was said in private, by its speaker.
    whispers: Vec<(usize, String)>,
    /// How often a bot said why: to its team, and to a team that intercepts.
    pub reasons: [usize; 2],
    /// How often a bot said why it had read a code as it did.
    pub readings: usize,
    /// How often somebody's own keywords stood on their page.
    on_pages: usize,
    searched: HashMap<usize, usize>,
    looked: usize,
}

impl Secrets {
    /// Remembers the clues of a command.
    pub fn written(&mut self, author: usize, command: &Value) {
        let action = &command["action"]["decrypto"];
        let drafts = action["clues"].as_array().into_iter().flatten().chain([&action["clue"]]);
        self.clues.extend(drafts.filter_map(|clue| Some((author, clue["text"].as_str()?.to_owned()))));
    }

    /// Something to say in private.
    pub fn whisper(&mut self, speaker: usize) -> String {
        let text = format!("whisper-{}-{speaker}", self.whispers.len());
        self.whispers.push((speaker, text.clone()));
        text
    }

    /// Searches what everybody was sent since the last search.
    ///
    /// What a player was sent over the API and what their page was sent are searched as one. The last of all is the
    /// screen on the wall, which may know what a spectator may.
    pub fn search(&mut self, table: &str, players: &[Player], spectator: &Player, wall: &Wall) {
        let over = spectator.view["open"]["stage"] == "finished";
        let public = spectator.view.to_string();
        let seated = players.iter().map(|player| (player, &player.client.heard, &player.page));
        let strangers = [
            (spectator, &spectator.client.heard, &spectator.page),
            (spectator, &wall.client.heard, &wall.page),
        ];
        for (number, (viewer, heard, page)) in seated.chain(strangers).enumerate() {
            self.looked += 1;
            let start = self.searched.get(&number).copied().unwrap_or(0).saturating_sub(OVERLAP);
            let bytes = heard.since(start);
            self.searched.insert(number, start + bytes.len());
            let holds = |secret: &str| contains(&bytes, secret.as_bytes());
            for (other, player) in players.iter().enumerate().filter(|(other, _)| *other != number) {
                let id = &player.client.token()[..32];
                assert!(!holds(id), "{table}: the token of {other} was sent to {number}");
            }
            if over {
                continue;
            }
            for word in foreign_keywords(players, viewer) {
                assert!(!holds(&word), "{table}: the keyword {word} was sent to {number}");
            }
            for (author, clue) in self.clues.iter().filter(|(author, _)| *author != number) {
                assert!(
                    public.contains(clue) || !holds(clue),
                    "{table}: a clue of {author} was sent to {number}"
                );
            }
            let side = |player: &Player| player.view["game"]["decrypto"]["own"]["team"].clone();
            for (speaker, text) in &self.whispers {
                let heard = side(&players[*speaker]) == side(viewer);
                assert!(
                    heard || !holds(text),
                    "{table}: what {speaker} said in private was sent to {number}"
                );
            }
            check_view(&viewer.view);
            check_page(page, &viewer.view);
            let keys = page.part("keys", "note-sheet");
            self.on_pages += searchable(&viewer.view).filter(|word| keys.contains(word)).count();
        }
    }

    /// The table view is for everybody's eyes: the same whoever opens it, and without any secret.
    pub fn search_wall(&self, for_player: &str, for_stranger: &str, players: &[Player]) {
        // The server's clock is the only difference that there may be.
        let timeless = |page: &str| {
            let (before, rest) = page.split_once("data-now=\"").unwrap();
            before.to_owned() + rest.trim_start_matches(|digit: char| digit.is_ascii_digit())
        };
        assert!(for_stranger.contains("tv__grid"), "{for_stranger}");
        assert_eq!(timeless(for_player), timeless(for_stranger));
        let view = &players[0].view;
        if view["open"]["stage"] == "finished" {
            return;
        }
        let sheet = view["game"]["decrypto"]["open"]["sheet"].to_string();
        let unseen = self.clues.iter().map(|(_, clue)| clue.clone()).filter(|clue| !sheet.contains(clue));
        for secret in unseen.chain(self.whispers.iter().map(|(_, text)| text.clone())) {
            assert!(!for_player.contains(&secret), "{secret} is on the wall");
        }
        for word in players.iter().flat_map(|player| searchable(&player.view)) {
            assert!(!for_player.contains(&word), "{word} is on the wall");
        }
    }

    /// Why a bot marked what it marked is for those who guess beside it, and names none of the words of others.
    pub fn search_why(&mut self, told: &str, viewer: &Player, players: &[Player]) {
        let you = &viewer.view["game"]["decrypto"]["own"];
        if told.is_empty() {
            return;
        }
        assert_eq!(you["can"]["mark"], true, "told to one who does not guess: {told}");
        for word in foreign_keywords(players, viewer) {
            assert!(!told.contains(&word), "{word} was told: {told}");
        }
        self.reasons[usize::from(you["role"] == "interceptor")] += 1;
    }

    /// Why a bot read a code as it did is for whoever wrote its clues, once the code is open, and names none of the words of
    /// others.
    pub fn search_reading(&mut self, told: &str, round: u64, viewer: &Player, players: &[Player]) {
        if told.is_empty() {
            return;
        }
        let game = &viewer.view["game"]["decrypto"];
        let team = game["own"]["team"].as_str().unwrap();
        let line = &game["open"]["sheet"][round as usize - 1]["lines"][team];
        assert!(line["resolved"].is_object(), "told before the code was open: {told}");
        assert_eq!(line["encryptor"], game["own"]["seat"], "told to one who wrote nothing: {told}");
        for word in foreign_keywords(players, viewer) {
            assert!(!told.contains(&word), "{word} was told: {told}");
        }
        self.readings += 1;
    }

    /// Searches the logs for anything that was ever secret.
    pub fn search_logs(&self, players: &[Player]) {
        let logs = LOGS.lock().unwrap();
        let clues = self.clues.iter().chain(&self.whispers).map(|(_, text)| text.clone());
        let tokens = players.iter().map(|player| player.client.token()[..32].to_owned());
        for secret in clues.chain(tokens) {
            assert!(!contains(&logs, secret.as_bytes()), "{secret} is in the log");
        }
        for word in players.iter().flat_map(|player| searchable(&player.view)) {
            assert!(!contains(&logs, word.as_bytes()), "{word} is in the log");
        }
        // And the search does find what was sent: everybody has been told the words of their own team.
        assert!(self.looked > 0);
        for player in players {
            let words = keywords(&player.view);
            assert!(
                self.on_pages > 0 || searchable(&player.view).next().is_none(),
                "no page shows its reader's words"
            );
            assert!(words.iter().all(|word| was_sent(&player.client.heard, word)), "{words:?}");
        }
    }
}

/// The keywords that only others may know: each player's view shows the own team's.
fn foreign_keywords(players: &[Player], viewer: &Player) -> Vec<String> {
    let own = keywords(&viewer.view);
    players.iter().flat_map(|player| searchable(&player.view)).filter(|word| !own.contains(word)).collect()
}

/// Keywords of a list that the host brought. A word of the house may be a class, a label or a field as well ("skip",
/// "radio", "team") and say nothing there: such words are not searched for among bytes, [`check_view`] looks at them.
fn searchable(view: &Value) -> impl Iterator<Item = String> {
    let brought = view["open"]["settings"]["words"]["from"] == "own";
    keywords(view).into_iter().filter(move |_| brought)
}

fn keywords(view: &Value) -> Vec<String> {
    let game = &view["game"]["decrypto"];
    let teams = ["white", "black"].into_iter().map(|team| &game["open"]["teams"][team]);
    let words = teams.chain([&game["side"]]).filter_map(|known| known["keywords"].as_array());
    words.flatten().filter_map(|word| Some(word.as_str()?.to_owned())).collect()
}

/// What the shape of a view says about secrets too short to be searched for: codes, cards, the seed.
fn check_view(view: &Value) {
    assert!(view["open"]["fairness"]["seed"].is_null(), "the seed was shown before the end");
    let game = &view["game"]["decrypto"];
    let you = &game["own"];
    if !you["code"].is_null() {
        let team = you["team"].as_str().unwrap();
        assert_eq!(
            game["open"]["teams"][team]["encryptor"], you["seat"],
            "a code was shown to somebody else"
        );
    }
    for team in ["white", "black"] {
        assert!(
            game["open"]["teams"][team]["keywords"].is_null(),
            "the words of {team} were shown to everybody"
        );
    }
    let seat = &view["you"]["seat"];
    for (layer, whose) in [("decrypto", you), ("kryptos", &view["game"]["kryptos"]["own"])] {
        assert!(whose.is_null() || whose["seat"] == *seat, "what another seat knows of {layer} was shown");
    }
    assert_eq!(game["side"].is_null(), you.is_null(), "what a side knows is for its own players");
    let open = &view["game"]["kryptos"]["open"];
    for player in open["players"].as_array().into_iter().flatten() {
        for card in player["hand"].as_array().into_iter().flatten() {
            assert_eq!(card["card"].is_null(), card["revealed"] != true, "{card}");
        }
    }
    assert!(open["aside"]["cards"].is_null());
}

/// The same for a page: the code is on the Encryptor's alone, and no card on it is one that its reader does not know.
fn check_page(page: &Page, view: &Value) {
    if view["game"]["decrypto"]["own"]["code"].is_null() {
        let code = page.part("code", "keys");
        assert!(!code.contains("code-card"), "a code is on the page of somebody else: {code}");
    }
    let game = &view["game"]["kryptos"];
    let players = game["open"]["players"].as_array().into_iter().flatten();
    let hands = players.map(|player| &player["hand"]).chain([&game["own"]["hand"]]);
    let known: Vec<String> = hands
        .flat_map(|hand| hand.as_array().into_iter().flatten())
        .filter_map(|card| card.as_u64().or(card["card"].as_u64()))
        .map(|number| number.to_string())
        .collect();
    let shown = page.part("hands", "track").split("class=\"num\">").skip(1);
    for number in shown.filter_map(|rest| rest.split('<').next()) {
        assert!(known.iter().any(|card| card == number), "the card {number} is on a page: {known:?}");
    }
}

fn contains(bytes: &[u8], secret: &[u8]) -> bool {
    !secret.is_empty() && bytes.windows(secret.len()).any(|window| window == secret)
}

/// Everything that the server logs in this process, down to the finest.
static LOGS: LazyLock<Mutex<Vec<u8>>> = LazyLock::new(Mutex::default);

/// Starts to listen to the logs; the first call counts.
pub fn overhear_logs() {
    let lines =
        tracing_subscriber::fmt().with_max_level(tracing::Level::TRACE).with_ansi(false).with_writer(Logs);
    // Every test asks for it; the first one is heard.
    let _ = lines.try_init();
}

struct Logs;

impl Write for Logs {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        LOGS.lock().unwrap().write(bytes)
    }
    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Logs {
    type Writer = Logs;
    fn make_writer(&'a self) -> Logs {
        Logs
    }
}

/// Whether a client was ever sent these bytes.
pub fn was_sent(heard: &Heard, text: &str) -> bool {
    contains(&heard.since(0), text.as_bytes())
}
