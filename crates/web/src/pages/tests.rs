//! Whole games, and at every step every page that anybody could be looking at, in every language.

use super::table::whole;
use super::table::{picture, print, tv};
use crate::http::rates::Allowance;
use crate::i18n::Texts;
use crate::pages::shell::page::{Reader, Theme};
use crate::{App, Config, Limits};
use decrypto::{
    Action, Clue, Code, Confirm, Known, LaserDrive, Options, Phase, Slot, Strictness, Team, View,
};
use lexicon::Language;
use std::collections::BTreeSet;
use std::sync::Arc;
use store::Memory;
use tables::{
    Command, GameAction, GameOptions, GameView, House, Settings, SystemClock, TableId, TableView, Tables,
    Visitor, Words,
};
use testing::Foreseeable;

/// A table with people at it.
struct Evening {
    app: Arc<App>,
    table: TableId,
    players: Vec<Visitor>,
    said: usize,
    phases: BTreeSet<String>,
}

fn reader(language: Language, path: &str) -> Reader {
    Reader { t: Texts::of(language), theme: Theme::System, path: path.into(), name: None, stranger: false }
}

/// Words that stand in no page by chance: a keyword on a page can only be a keyword.
fn words() -> String {
    let letters = ["ba", "do", "ki", "lu", "me", "po", "ra", "su"];
    let word = |n: usize| format!("zq{}{}{}", letters[n % 8], letters[n / 8 % 8], letters[(n * 5 + 3) % 8]);
    (0..40).map(word).collect::<Vec<_>>().join("\n")
}

impl Evening {
    async fn begin(players: usize, options: Options) -> Evening {
        let config = Config {
            public_url: "http://house".into(),
            behind_proxy: false,
            allowance: Allowance::NONE,
            limits: Limits::default(),
        };
        let (clock, chance) = (Arc::new(SystemClock), Arc::<Foreseeable>::default());
        let tables = Tables::open(House { clock, entropy: chance, ..House::new(Arc::new(Memory::new())) });
        let app = App::new(config, tables, b"a secret for tests, of 32 bytes.");
        let settings = Settings {
            game: GameOptions::Decrypto(Options { strictness: Strictness::Off, sand_timer: None, ..options }),
            language: Language::English,
            words: Words::Own { text: words() },
            listed: false,
            pace: Default::default(),
            sand_timer_with_bots: false,
            side_names: vec![],
            bots: None,
            bot_after_seconds: None,
        };
        let players: Vec<Visitor> = (0..players).map(|_| Visitor::random()).collect();
        let table = app.tables.create(players[0], settings).await.unwrap();
        let mut evening = Evening { app, table, players, said: 0, phases: BTreeSet::new() };
        for seat in 0..evening.players.len() {
            let name = format!("Player {seat}");
            evening.command(seat, Command::Sit { name, chair: None, nonce: None }).await;
            evening.look().await;
        }
        evening.command(0, Command::Start).await;
        evening
    }

    async fn command(&self, player: usize, command: Command) {
        self.app.tables.command(self.table, self.players[player], None, command).await.unwrap();
    }

    async fn play(&self, player: usize, action: Action) {
        self.command(player, Command::Play { action: GameAction::Decrypto(action), turn: None }).await;
    }

    async fn view(&self, visitor: Visitor) -> (TableView, Option<View>) {
        let view = self.app.tables.view(self.table, visitor).await.unwrap().as_ref().clone();
        let game = match &view.game {
            Some(GameView::Decrypto(game)) => Some(game.as_ref().clone()),
            _ => None,
        };
        (view, game)
    }

    /// The picture of the result, once there is one, is as a stranger's page: nothing else can be on it.
    async fn is_pictured(&self) -> bool {
        let (view, _) = self.view(Visitor::random()).await;
        let reader = reader(Language::English, "/t/x/result.svg");
        picture::picture(&view, &reader).is_some_and(|svg| svg.into_string().contains("Round 1:"))
    }

    /// Looks at every page there is now.
    async fn look(&mut self) {
        let (_, game) = self.view(Visitor::random()).await;
        assert_eq!(self.is_pictured().await, game.is_some_and(|game| game.phase == Phase::Over));
        let mut keywords = Vec::new();
        let mut pages = Vec::new();
        for visitor in self.players.clone().into_iter().chain([Visitor::random()]) {
            let (view, game) = self.view(visitor).await;
            let own = game.as_ref().and_then(|game| Some((game.own.as_ref()?.team, game.phase)));
            if let (Some((team, _)), Some(game)) = (own, &game) {
                keywords.extend(game.keywords(team).cloned().map(|words| (team, words)));
                self.phases.insert(format!("{:?}", game.phase));
            }
            let mine = own.and_then(|(team, _)| game.as_ref()?.keywords(team).cloned());
            let mine: Vec<String> = mine.iter().flatten().cloned().collect();
            for language in Language::ALL {
                let reader = reader(language, "/t/x");
                let html = whole(&self.app, &reader, &view, None).into_string();
                let over = game.as_ref().is_some_and(|game| game.phase == Phase::Over);
                let paper = [false, true].map(|empty| print::whole(&reader, &view, empty).into_string());
                for word in &mine {
                    assert!(paper[0].contains(word), "one's own keywords are on one's paper");
                    assert!(!paper[1].contains(word), "an empty sheet is empty");
                }
                for html in paper.into_iter().chain([html]) {
                    check(&html, language);
                    pages.push((own, over, html));
                }
            }
        }
        let (view, _) = self.view(Visitor::random()).await;
        for language in Language::ALL {
            let reader = reader(language, "/t/x/tv");
            check(&tv::whole(&self.app, &reader, &view).into_string(), language);
        }
        for (team, words) in keywords {
            let strangers =
                pages.iter().filter(|(own, over, _)| !over && own.is_none_or(|(mine, _)| mine != team));
            for (_, _, html) in strangers {
                assert!(
                    words.iter().all(|word| !html.contains(word)),
                    "a keyword of {team} on another's page"
                );
            }
        }
    }

    fn clue(&mut self) -> Clue {
        self.said += 1;
        match self.said % 7 {
            3 => {
                Clue::Drawing { strokes: vec![vec![[self.said as u16 % 1000, 5], [700, 700]], vec![[1, 1]]] }
            }
            5 => Clue::Aloud,
            _ => Clue::text(format!("clue number {}", self.said)),
        }
    }

    /// One step of whoever can do something; false when nobody can.
    async fn step(&mut self, guess: impl Fn(&View, Team) -> Code) -> bool {
        for player in 0..self.players.len() {
            let (_, Some(view)) = self.view(self.players[player]).await else { return false };
            let Some(you) = &view.own else { continue };
            let can = &you.can;
            if can.give_clues {
                let clues = [self.clue(), self.clue(), self.clue()];
                self.play(player, Action::DraftClue { slot: Slot::ALL[0], clue: Some(clues[0].clone()) })
                    .await;
                self.look().await;
                self.play(player, Action::GiveClues { clues, insist: true }).await;
            } else if can.mark && !view.boards().iter().any(|board| board.seat == you.seat && board.confirmed)
            {
                let code = guess(&view, you.team);
                self.play(player, Action::Mark { slot: Slot::ALL[1], digit: Some(code.digit(Slot::ALL[1])) })
                    .await;
                self.look().await;
                self.play(player, Action::Guess { code }).await;
            } else if can.judge_try {
                self.play(player, Action::JudgeTry { keyword: None }).await;
            } else if can.name_keyword {
                self.play(player, Action::NameKeyword { word: "zqnothing".into() }).await;
            } else if can.pass {
                self.play(player, Action::Pass).await;
            } else if can.draft_keyword && !view.agreed().contains(&you.seat) {
                let words = ["one", "two", "three", ""].map(str::to_owned);
                self.play(player, Action::NameKeywords { words }).await;
            } else if can.confirm && !view.agreed().contains(&you.seat) {
                self.play(player, Action::Confirm).await;
            } else {
                continue;
            }
            return true;
        }
        false
    }

    async fn finish(mut self, guess: impl Fn(&View, Team) -> Code + Copy) -> BTreeSet<String> {
        for _ in 0..200 {
            self.look().await;
            if !self.step(guess).await {
                break;
            }
        }
        self.look().await;
        self.phases
    }
}

/// A page has no missing text, no id twice, and nothing that points at an id that is not there.
fn check(html: &str, language: Language) {
    if let Some((_, rest)) = html.split_once('⟦') {
        panic!("{language}: a text is missing: {}", &rest[..rest.len().min(60)]);
    }
    let values = |attribute: &str| {
        let opening = format!(" {attribute}=\"");
        let found = html.split(&opening).skip(1).filter_map(|rest| rest.split('"').next());
        found.map(str::to_owned).collect::<Vec<_>>()
    };
    let ids = values("id");
    let unique: BTreeSet<&String> = ids.iter().collect();
    assert_eq!(unique.len(), ids.len(), "an id stands twice: {ids:?}");
    for attribute in ["for", "popovertarget", "aria-describedby", "form"] {
        for target in values(attribute) {
            assert!(unique.contains(&target), "{attribute} points at {target}, which is not there");
        }
    }
}

fn first_code(_: &View, _: Team) -> Code {
    Code::all().next().unwrap()
}

#[tokio::test]
async fn every_page_of_a_game_of_four_is_whole_and_keeps_its_secrets() {
    let phases = Evening::begin(4, Options::default()).await.finish(first_code).await;
    for phase in ["Encrypt", "Guess { team: White }", "Guess { team: Black }", "Over"] {
        assert!(phases.contains(phase), "{phase} in {phases:?}");
    }
}

#[tokio::test]
async fn every_page_of_a_game_of_three_is_whole_and_keeps_its_secrets() {
    let phases = Evening::begin(3, Options::default()).await.finish(first_code).await;
    assert!(phases.contains("Over"), "{phases:?}");
}

#[tokio::test]
async fn every_page_of_laser_drive_and_of_teams_that_must_agree_is_whole() {
    let options =
        Options { confirm: Confirm::All, laser_drive: Some(LaserDrive { cost: 1 }), ..Options::default() };
    let phases = Evening::begin(5, options).await.finish(first_code).await;
    assert!(phases.contains("Laser") && phases.contains("Over"), "{phases:?}");
}
