//! People at a table over real connections, each by another road: a socket, a stream with POST, or POST and GET.

use crate::secrets::Secrets;
use client::{Chance, Client, Lines, Page, Socket, next_action};
use lexicon::mind::Minds;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use store::Memory;
use tables::{BotPlayers, Tables};
use testing::TestServer;
use testing::{Foreseeable, Standing};
use web::http::rates::Allowance;

/// A server with a clock that stands still, on which every run plays the same games.
pub struct House {
    pub server: TestServer,
    pub clock: Arc<Standing>,
}

impl House {
    pub async fn open() -> Self {
        House::with_bots(BotPlayers::default(), None).await
    }

    /// A server with bots, and with what they know of words.
    pub async fn with_bots(bots: BotPlayers, minds: Option<Arc<Minds>>) -> Self {
        let clock = Arc::<Standing>::default();
        let chance = Arc::<Foreseeable>::default();
        let tables = Tables::open(tables::House {
            clock: clock.clone(),
            bots,
            entropy: chance,
            ..tables::House::new(Arc::new(Memory::new()))
        });
        let anywhere = SocketAddr::from(([127, 0, 0, 1], 0));
        let server = TestServer::open(anywhere, tables, Allowance::NONE, minds).await.unwrap();
        House { server, clock }
    }

    pub async fn visitor(&self) -> Client {
        Client::visitor(self.server.address).await.unwrap()
    }

    /// A table with so many people at it, and one who looks on; dealt.
    pub async fn game(&self, settings: Value, people: usize) -> Party {
        let mut party = self.table(settings, people).await;
        party.players[0].ask(&json!({"do": "start"})).await;
        party.settle().await;
        party
    }

    /// The same, still in the waiting room.
    pub async fn table(&self, settings: Value, people: usize) -> Party {
        let mut clients = Vec::new();
        for _ in 0..people {
            clients.push(self.visitor().await);
        }
        let table = clients[0].create(&settings).await.unwrap();
        let mut players = Vec::new();
        for (number, client) in clients.into_iter().enumerate() {
            let player = Player::connect(client, &table, number).await;
            player.ask(&json!({"do": "sit", "name": format!("Player {number}")})).await;
            players.push(player);
        }
        let spectator = Player::connect(Client::nobody(self.server.address), &table, 0).await;
        let wall = Wall::open(self, &table).await;
        Party { table, players, spectator, wall, secrets: Secrets::default() }
    }
}

/// How a player is connected.
enum Road {
    Socket(Box<Socket>),
    Stream(Lines),
    Poll,
}

/// One person with one connection.
pub struct Player {
    pub client: Client,
    pub table: String,
    pub view: Value,
    /// The same person's page, open beside whatever programs they use.
    pub page: Page,
    road: Road,
    commands: AtomicU64,
}

impl Player {
    pub async fn connect(client: Client, table: &str, number: usize) -> Self {
        let (road, view) = match number % 3 {
            0 => {
                let mut socket = client.socket(table).await.unwrap();
                let view = socket.next().await.unwrap().clone();
                (Road::Socket(Box::new(socket)), view)
            }
            1 => {
                let mut lines = client.lines(table).await.unwrap();
                let view = lines.next().await.unwrap().unwrap();
                (Road::Stream(lines), view)
            }
            _ => (Road::Poll, client.view(table).await.unwrap()),
        };
        let page = client.page(table).await.unwrap();
        Player { client, table: table.to_owned(), view, page, road, commands: AtomicU64::new(0) }
    }

    /// Does something that must be accepted; gives the table's number after it.
    pub async fn ask(&self, command: &Value) -> u64 {
        let id = format!("c{}", self.commands.fetch_add(1, Ordering::Relaxed));
        let done = self.client.command_as(&self.table, &id, command).await.unwrap();
        done.unwrap_or_else(|problem| panic!("{command}: {problem}"))["seq"].as_u64().unwrap()
    }

    /// Does something that must be refused; gives the code.
    pub async fn refused(&self, command: &Value) -> String {
        let done = self.client.command(&self.table, command).await.unwrap();
        done.expect_err(&command.to_string())["code"].as_str().unwrap().to_owned()
    }

    /// Tries something, over the own road.
    async fn attempt(&mut self, command: &Value) -> Result<u64, Value> {
        let id = format!("c{}", self.commands.fetch_add(1, Ordering::Relaxed));
        let done = match &mut self.road {
            Road::Socket(socket) => {
                socket.send(&id, command).await.unwrap();
                let answer = socket.answer().await.unwrap();
                assert_eq!(answer["answer"], id.as_str());
                match answer.get("accepted") {
                    Some(accepted) => Ok(accepted.clone()),
                    None => Err(answer["problem"].clone()),
                }
            }
            _ => self.client.command_as(&self.table, &id, command).await.unwrap(),
        }?;
        Ok(done["seq"].as_u64().unwrap())
    }

    /// Waits until the page shows what one that is fetched now would show.
    async fn look_at_page(&mut self) {
        loop {
            let fetched = self.client.get(&format!("/t/{}", self.table)).await.unwrap().text();
            let mark = fetched.split_once("data-mark=\"").and_then(|(_, rest)| rest.split('"').next());
            if mark == Some(self.page.mark()) {
                return;
            }
            self.page.next().await.unwrap();
        }
    }

    /// Waits until the own road has brought what a plain GET shows: whatever was missed on the way, the last view
    /// always arrives.
    pub async fn settle(&mut self) {
        let now = self.client.view(&self.table).await.unwrap();
        while self.view != now {
            self.view = match &mut self.road {
                Road::Socket(socket) => match socket.view() {
                    // A view may have come in while an answer was awaited.
                    Some(view) if *view != self.view => view.clone(),
                    _ => socket.next().await.unwrap().clone(),
                },
                Road::Stream(lines) => lines.next().await.unwrap().unwrap(),
                Road::Poll => now.clone(),
            };
        }
    }
}

/// The screen on the wall.
pub struct Wall {
    pub client: Client,
    pub page: Page,
}

impl Wall {
    async fn open(house: &House, table: &str) -> Self {
        let client = Client::nobody(house.server.address);
        let page = client.tv(table).await.unwrap();
        Wall { client, page }
    }
}

/// Everybody at one table.
pub struct Party {
    pub table: String,
    pub players: Vec<Player>,
    pub spectator: Player,
    pub wall: Wall,
    pub secrets: Secrets,
}

impl Party {
    /// Brings every view up to date.
    pub async fn settle(&mut self) {
        for player in self.players.iter_mut().chain([&mut self.spectator]) {
            player.settle().await;
        }
    }

    /// Plays to the end. After every move everything that anybody was sent is searched.
    pub async fn play_out(&mut self, seed: u64) {
        let mut chance = Chance::new(seed);
        let mut refused = 0;
        while self.players[0].view["open"]["stage"] == "playing" {
            let mut moved = false;
            for number in 0..self.players.len() {
                let Some(command) = next_action(&self.players[number].view, &mut chance).unwrap() else {
                    continue;
                };
                self.secrets.written(number, &command);
                match self.players[number].attempt(&command).await {
                    Ok(_) => (moved, refused) = (true, 0),
                    // A clue that the referee refuses, say: another will do.
                    Err(_) => refused += 1,
                }
                self.settle().await;
                self.pester(number, &mut chance).await;
                self.look_at_pages().await;
                self.look_at_lists(number).await;
                self.secrets.search(&self.table, &self.players, &self.spectator, &self.wall);
            }
            assert!(moved || (1..50).contains(&refused), "nobody can do anything: {}", self.players[0].view);
        }
        self.secrets.search_logs(&self.players);
    }

    /// Somebody looks at the list of their tables, and the spectator at theirs, which is empty.
    async fn look_at_lists(&self, number: usize) {
        let page = self.players[number].client.get("/mine").await.unwrap().text();
        assert!(page.contains(&format!("/t/{}", self.table)), "{page}");
        let page = self.spectator.client.get("/mine").await.unwrap().text();
        assert!(!page.contains(&format!("/t/{}", self.table)), "{page}");
    }

    /// Brings every page up to date. Those who look on are shown what changes a little later: nobody waits for that.
    async fn look_at_pages(&mut self) {
        for player in &mut self.players {
            player.look_at_page().await;
        }
        self.spectator.page.catch_up().unwrap();
        self.wall.page.catch_up().unwrap();
    }

    /// A player, and whoever looks on, ask why the bots marked what they marked.
    pub async fn ask_why(&mut self, number: usize) {
        let path = format!("/t/{}/why", self.table);
        let told = self.players[number].client.get(&path).await.unwrap().text();
        self.secrets.search_why(&told, &self.players[number], &self.players);
        assert_eq!(self.spectator.client.get(&path).await.unwrap().text(), "");
        // Of every round so far, and of the next.
        let rounds = self.players[number].view["game"]["decrypto"]["open"]["round"].as_u64().unwrap_or(0);
        for round in 0..=rounds + 1 {
            let path = format!("{path}?round={round}");
            let told = self.players[number].client.get(&path).await.unwrap().text();
            self.secrets.search_reading(&told, round, &self.players[number], &self.players);
            assert_eq!(self.spectator.client.get(&path).await.unwrap().text(), "");
        }
    }

    /// Somebody talks, somebody asks for what is not theirs, somebody opens the page: all of it is heard.
    async fn pester(&mut self, number: usize, chance: &mut Chance) {
        let other = chance.below(self.players.len());
        let player = &self.players[other];
        let clues = vec![json!({"form": "text", "text": "mine"}); 3];
        let wrong = match chance.below(4) {
            0 => json!({"do": "play", "action": {"decrypto": {"kind": "give_clues", "clues": clues}}}),
            1 => json!({"do": "play", "action": {"decrypto": {"kind": "guess", "code": "999"}}}),
            2 => json!({"do": "play", "action": {"kryptos": {"kind": "reveal", "position": 77}}}),
            _ => json!({"do": "order", "action": {"decrypto": {"kind": "confirm"}}}),
        };
        if other != number && player.view["game"]["decrypto"]["own"]["can"]["give_clues"] != true {
            let done = player.client.command(&self.table, &wrong).await.unwrap();
            assert!(done.is_err(), "{wrong}");
        }
        if player.view["you"]["team_chat"] == true && chance.one_in(4) {
            let text = self.secrets.whisper(other);
            player.ask(&json!({"do": "say", "to": "team", "text": text})).await;
        }
        let page = format!("/t/{}", self.table);
        player.client.get(&page).await.unwrap();
        self.ask_why(other).await;
        let player = &self.players[other];
        let wall = page + "/tv";
        let players = player.client.get(&wall).await.unwrap();
        let strangers = self.spectator.client.get(&wall).await.unwrap();
        self.secrets.search_wall(&players.text(), &strangers.text(), &self.players);
        self.settle().await;
    }
}
