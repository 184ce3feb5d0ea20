//! The Decrypto table: every phase from the viewer's side of the screen.

mod board;
mod clue;
mod end;
mod finale;
mod highlights;
mod learn;
mod lesson;
mod options;
mod pages;
mod pencil;
mod phase;
mod picture;
mod play;
mod print;
mod replay;
mod reveal;
mod review;
mod score;
mod sheet;
mod tv;
mod why;
mod write;

pub use pages::Pages;

use crate::i18n::Texts;
use crate::live::screen::{Arrangement, Placed, Screen, Shown, region, region_unless};
use crate::pages::shell::icons::{LOOKS, icon};
use crate::pages::table::{absent, chat, code, house_rules, look_of, name_of, people, seats};
use crate::say;
use decrypto::{Phase, Role, Team, View};
use game::Seat;
use maud::{Markup, html};
use tables::{PlayerView, TableView};

/// What the regions of a Decrypto table are made from: one viewer's view, and the language to say it in.
pub struct Desk<'a> {
    pub table: &'a TableView,
    pub game: &'a View,
    pub t: &'a Texts,
}

impl<'a> Desk<'a> {
    /// Who plays this seat.
    pub fn name(&self, seat: Seat) -> &'a str {
        name_of(self.table, seat)
    }

    /// Whoever plays this seat.
    pub fn player(&self, seat: Seat) -> Option<&'a PlayerView> {
        self.table.open.chairs.iter().find(|chair| chair.seat == Some(seat))?.player.as_ref()
    }

    /// Whether a bot plays this seat.
    pub fn is_bot(&self, seat: Seat) -> bool {
        self.player(seat).is_some_and(|player| player.bot.is_some())
    }

    /// The number of a player's avatar.
    pub fn look(&self, seat: Seat) -> u32 {
        let chair = self.table.chairs.iter().find(|chair| chair.seat == Some(seat));
        chair.map_or(0, look_of) % LOOKS
    }

    /// The team as sentences name it; the Interceptor of three goes by their own name.
    pub fn team(&self, team: Team) -> String {
        let own = &self.game.teams[team].name;
        if self.game.three_players && team == Team::Black {
            self.members(team).first().map_or(String::new(), |name| (*name).to_owned())
        } else if own.is_empty() {
            self.t.say(&format!("team-{team}")).into_owned()
        } else {
            say!(self.t, "team-called", name = own.as_str()).into_owned()
        }
    }

    /// The team as an owner: "White's", "von Weiß".
    pub fn team_of(&self, team: Team) -> String {
        let own = &self.game.teams[team].name;
        if self.game.three_players && team == Team::Black {
            say!(self.t, "name-of", name = self.team(team)).into_owned()
        } else if own.is_empty() {
            self.t.say(&format!("team-{team}-of")).into_owned()
        } else {
            say!(self.t, "team-called-of", name = own.as_str()).into_owned()
        }
    }

    /// How many guess with the viewer, the viewer included.
    pub fn guessers(&self) -> usize {
        let Some(mine) = self.mine() else { return 0 };
        let own_code = matches!(self.game.phase, Phase::Guess { team } if team == mine);
        self.members(mine).len() - usize::from(own_code)
    }

    /// The team as its plate says.
    pub fn plate(&self, team: Team) -> String {
        let own = &self.game.teams[team].name;
        if self.game.three_players && team == Team::Black {
            self.t.say("interceptor").into_owned()
        } else if own.is_empty() {
            self.t.say(&format!("side-{team}")).into_owned()
        } else {
            own.clone()
        }
    }

    /// Names of a team's members, in seat order.
    pub fn members(&self, team: Team) -> Vec<&'a str> {
        let seats = (0..).zip(&self.game.seats).filter(|(_, seat)| seat.team == team);
        seats.map(|(seat, _)| self.name(Seat(seat))).collect()
    }

    /// The viewer's team.
    pub fn mine(&self) -> Option<Team> {
        self.game.own.as_ref().map(|you| you.team)
    }

    /// The viewer's part in the phase.
    pub fn role(&self) -> Option<Role> {
        self.game.own.as_ref().map(|you| you.role)
    }

    /// Where the table's forms go.
    pub fn path(&self, form: &str) -> String {
        format!("/t/{}/{form}", self.table.table)
    }

    /// The same for a move: it counts for the turn that this page shows, and for no other.
    pub fn turn_path(&self, form: &str) -> String {
        format!("{}?turn={}", self.path(form), self.table.turn)
    }

    /// The seats that the game waits for, as far as everybody knows: who has to write, or to guess.
    pub fn awaited(&self) -> Vec<Seat> {
        self.game.open.awaited()
    }

    /// Whether the viewer has something to do now.
    pub fn is_awaited(&self) -> bool {
        self.game.own.as_ref().is_some_and(|you| {
            let can = &you.can;
            can.give_clues
                || can.mark
                || can.confirm
                || can.name_keyword
                || can.judge_try
                || can.draft_keyword
                || !can.judge_word.is_empty()
        })
    }
}

/// The material of a team: ivory is round, ebony is cut.
pub fn material(team: Team) -> &'static str {
    match team {
        Team::White => "ivory",
        Team::Black => "ebony",
    }
}

/// The screen of a game that is on or over. `before` is the game as it is shown already.
fn screen(table: &TableView, game: &View, t: &Texts, shown: Shown<'_>, before: Option<&View>) -> Screen {
    let desk = Desk { table, game, t };
    let before = shown.view().zip(before).map(|(table, game)| Desk { table, game, t });
    if game.phase == Phase::Over { end::screen(&desk) } else { playing(&desk, shown, before.as_ref()) }
}

fn playing(desk: &Desk<'_>, shown: Shown<'_>, before: Option<&Desk<'_>>) -> Screen {
    let t = desk.t;
    let same_table = shown.has_table(desk.table);
    let same_chat = shown.has_chat(desk.table);
    let same_sheet = shown.has_notes(desk.table) && before.is_some_and(|before| sheet::is_like(desk, before));
    let words = phase::words(desk);
    let turn = desk.is_awaited();
    let title = if turn {
        say!(t, "title-turn", title = words.headline.as_str())
    } else {
        words.headline.clone().into()
    };
    let writing = matches!(desk.game.phase, Phase::Encrypt) && desk.role() == Some(Role::Encryptor);
    let task = match desk.game.phase {
        Phase::Open | Phase::Encrypt => write::desk(desk),
        Phase::Guess { team } => board::desk(desk, team),
        Phase::Laser => finale::laser(desk),
        Phase::Keywords => finale::keywords(desk),
        Phase::Judge => finale::judge(desk),
        Phase::Over => html! {},
    };
    Screen {
        title: format!("{title} · {}", code(desk.table)),
        say: words.announcement(desk),
        turn,
        regions: vec![
            region("score", score::score(desk)),
            region("phase", phase::phase(desk, &words)),
            region_unless(same_table, "sit", || seats::sit(desk.table, t)),
            region_unless(same_table, "requests", || people::requests(desk.table, t)),
            region("absent", absent::absent(desk.table, t, &desk.awaited())),
            region("task", task),
            region("code", write::code(desk)),
            region("keys", write::keys(desk)),
            region("last", reveal::last(desk)),
            region_unless(same_sheet, "note-sheet", || sheet::note_sheet(desk)),
            region_unless(same_chat, "chat", || chat::chat(desk.table, t)),
            region_unless(same_table, "people", || people::people(desk.table, t)),
            region_unless(same_table, "house-rules", || house_rules::drawer(desk.table, t)),
            region("reveal", reveal::reveal(desk)),
        ],
        arrange: if writing {
            Arrangement {
                name: "decrypto-write",
                draw: |placed, t| arrange(placed, t, "table__cols table__cols--flat"),
            }
        } else {
            Arrangement { name: "decrypto", draw: |placed, t| arrange(placed, t, "table__cols") }
        },
    }
}

fn arrange(placed: &Placed<'_>, t: &Texts, columns: &str) -> Markup {
    html! {
        div #main {
            main.wrap.table {
                (placed.at("score"))
                (placed.at("sit"))
                div class=(columns) {
                    div.stack.stack--l { (placed.at("phase")) (placed.at("requests")) (placed.at("absent")) (placed.at("task")) (placed.at("last")) }
                    div.stack.stack--l {
                        (placed.at("code"))
                        (placed.at("keys"))
                        (placed.at("note-sheet"))
                        (placed.at("chat"))
                    }
                }
            }
            (placed.at("people"))
            (placed.at("house-rules"))
            (placed.at("reveal"))
            (dock(t))
        }
    }
}

/// On a phone: everything one thumb away.
pub fn dock(t: &Texts) -> Markup {
    html! {
        nav.dock #dock aria-label=(t.say("dock-title")) {
            a href="#main" aria-current="true" { (icon("table")) (t.say("dock-table")) }
            button type="button" popovertarget="note-sheet" { (icon("sheet")) (t.say("sheet-title")) }
            button type="button" popovertarget="chat" {
                (icon("chat")) (t.say("chat-title")) span.count #chat-count data-keep hidden {}
            }
        }
    }
}
