//! A game of Decrypto on a terminal and as JSON.

use crate::grid::{Cell, Grid};
use crate::show::{BAD, BOLD, DIM, GOOD, Outcome};
use anstyle::Style;
use decrypto::notation::Record;
use decrypto::{
    Clue, Code, Decrypto, Known, LaserTry, LineView, PerTeam, Phase, RoundView, Team, TieBreakView, View,
    Winner,
};
use game::{Game, Seat, Viewer};
use serde::Serialize;
use std::fmt::Write;

/// The JSON object of `chamber replay`.
#[derive(Serialize)]
pub struct Summary {
    game: &'static str,
    rounds: usize,
    white: Tokens,
    #[serde(flatten)]
    opponents: Opponents,
    outcome: Outcome,
    /// What everybody saw, round by round.
    moves: Vec<RoundView>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    laser_tries: Vec<LaserTry>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tie_break: Option<TieBreakView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    view: Option<View>,
}

/// A team's tokens. The team of two in the three-player game takes none.
#[derive(Serialize)]
#[serde(untagged)]
enum Tokens {
    Team { interceptions: u8, miscommunications: u8 },
    TeamOfTwo {},
}

#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Opponents {
    Black(Tokens),
    Interceptor { tokens: u8 },
}

/// Where a record ends, with the view of one viewer if wanted.
pub fn summary(record: &Record, viewer: Option<Viewer>) -> Summary {
    let state = record.state();
    let view = Decrypto::view(state, Viewer::Spectator);
    let tokens = |team: Team| {
        let tokens = view.teams[team].tokens;
        Tokens::Team { interceptions: tokens.interceptions, miscommunications: tokens.miscommunications }
    };
    let (white, opponents) = if view.three_players {
        let tokens = view.teams.black.tokens.of_interceptor();
        (Tokens::TeamOfTwo {}, Opponents::Interceptor { tokens })
    } else {
        (tokens(Team::White), Opponents::Black(tokens(Team::Black)))
    };
    Summary {
        game: "decrypto",
        rounds: view.sheet.iter().filter(|round| clues_given(&round.lines)).count(),
        white,
        opponents,
        outcome: match (view.outcome, view.phase) {
            (Some(decrypto::Outcome::Win { winner }), _) => Outcome::Win { winner: side(winner).into() },
            (Some(decrypto::Outcome::Shared), _) => Outcome::Shared,
            (None, Phase::Keywords | Phase::Judge) => Outcome::Tiebreak,
            (None, _) => Outcome::Unfinished,
        },
        moves: view.sheet.clone(),
        laser_tries: view.laser_tries.clone(),
        tie_break: view.tie_break.clone(),
        view: viewer.map(|viewer| Decrypto::view(state, viewer)),
    }
}

fn clues_given(lines: &PerTeam<Option<LineView>>) -> bool {
    Team::BOTH.iter().any(|team| lines[*team].as_ref().is_some_and(|line| line.clues.is_some()))
}

fn side(winner: Winner) -> &'static str {
    match winner {
        Winner::White => "white",
        Winner::Black => "black",
        Winner::Interceptor => "interceptor",
    }
}

/// The players' names, in seat order.
pub fn names(record: &Record) -> Vec<String> {
    let setup = record.state().setup();
    let mut names = vec![String::new(); setup.seats.len()];
    for team in Team::BOTH {
        for (seat, name) in setup.members(team).zip(&record.players[team]) {
            names[seat.index()].clone_from(name);
        }
    }
    names
}

/// The game as tables: both teams, then a row for every code. Without a viewer all keywords are shown:
/// whoever has the record has them.
pub fn table(record: &Record, viewer: Option<Viewer>) -> String {
    let state = record.state();
    let view = Decrypto::view(state, viewer.unwrap_or(Viewer::Spectator));
    let mut page = format!("{BOLD}Decrypto{BOLD:#}, {} players\n\n", view.seats.len());
    let _ = writeln!(page, "{}", teams(record, &view, viewer.is_none()));
    let _ = writeln!(page, "{}", codes(&view, &names(record)));
    for laser in &view.laser_tries {
        let verdict = match laser {
            LaserTry { asked: true, .. } => "not judged yet",
            LaserTry { near: true, .. } => "accepted as a near form",
            LaserTry { right: true, .. } => "right",
            _ => "wrong",
        };
        let _ = writeln!(
            page,
            "Round {}: {} names {}: {verdict}.",
            laser.round,
            title(&view, laser.team),
            laser.word
        );
    }
    if let Some(tie_break) = &view.tie_break {
        for team in Team::BOTH {
            let words = view.named_words(team).map_or_else(|| "nothing yet".into(), |words| words.join(", "));
            let right = tie_break.right.map_or_else(String::new, |right| format!(": {} right", right[team]));
            let _ = writeln!(page, "Tie-break: {} names {words}{right}.", title(&view, team));
        }
    }
    page + &ending(&view)
}

fn title(view: &View, team: Team) -> &str {
    match (view.teams[team].name.as_str(), team) {
        ("", Team::White) => "White",
        ("", Team::Black) if view.three_players => "Interceptor",
        ("", Team::Black) => "Black",
        (name, _) => name,
    }
}

fn teams(record: &Record, view: &View, open: bool) -> Grid {
    let mut grid = Grid::default();
    // Of three players only the Interceptor takes tokens, for the team's failures too.
    let failures = if view.three_players { "Misread by the team" } else { "Miscommunications" };
    let titles = ["", "Players", "Interceptions", failures, "Keywords"];
    grid.row(titles.map(|title| Cell::styled(DIM, title)));
    for team in Team::BOTH {
        let tokens = view.teams[team].tokens;
        let own = record.state().setup().members(team).next().filter(|_| open);
        let own = own.map(|seat| Decrypto::view(record.state(), Viewer::Seat(seat)));
        let keywords = own.as_ref().unwrap_or(view).keywords(team);
        grid.row([
            Cell::styled(BOLD, title(view, team)),
            Cell::plain(record.players[team].join(", ")),
            Cell::plain(tokens.interceptions),
            Cell::plain(tokens.miscommunications + tokens.misreads),
            Cell::plain(keywords.map_or_else(String::new, |keywords| keywords.join(", "))),
        ]);
    }
    grid
}

/// One row per code: the guesses stand before it, as they are shown before it.
fn codes(view: &View, names: &[String]) -> Grid {
    let mut grid = Grid::default();
    let titles = ["Round", "Team", "Encryptor", "Clues", "", "", "Interception", "Decryption", "Code"];
    grid.row(titles.map(|title| Cell::styled(DIM, title)));
    for (number, round) in (1..).zip(&view.sheet) {
        for team in Team::BOTH {
            let Some(line) = &round.lines[team] else { continue };
            let Some(clues) = &line.clues else { continue };
            let name = |seat: Seat| names.get(seat.index()).map_or("", String::as_str);
            let row = [
                Cell::plain(format_args!("{number:5}")),
                Cell::plain(title(view, team)),
                Cell::plain(name(line.encryptor)),
            ];
            grid.row(row.into_iter().chain(clues.iter().map(clue)).chain(resolved(line)));
        }
    }
    grid
}

fn clue(clue: &Clue) -> Cell {
    match clue {
        Clue::Text { text } => Cell::plain(text),
        Clue::Drawing { .. } => Cell::styled(DIM, "a drawing"),
        Clue::Aloud => Cell::styled(DIM, "performed"),
        Clue::Blank => Cell::styled(DIM, "-"),
    }
}

fn resolved(line: &LineView) -> Vec<Cell> {
    let Some(resolved) = line.resolved else { return Vec::new() };
    let guess = |guess: Option<Code>, style: Style| match guess {
        Some(code) => Cell::styled(style, code),
        None => Cell::styled(DIM, "-"),
    };
    vec![
        guess(resolved.interception, if resolved.intercepted { GOOD } else { Style::new() }),
        guess(resolved.decryption, if resolved.miscommunicated { BAD } else { Style::new() }),
        Cell::styled(BOLD, resolved.code),
    ]
}

fn ending(view: &View) -> String {
    match (view.outcome, view.phase) {
        (Some(decrypto::Outcome::Win { winner }), _) => {
            let team = if winner == Winner::White { Team::White } else { Team::Black };
            format!("{BOLD}{} wins.{BOLD:#}\n", title(view, team))
        }
        (Some(decrypto::Outcome::Shared), _) => format!("{BOLD}The teams share the victory.{BOLD:#}\n"),
        (None, Phase::Keywords | Phase::Judge) => "Unfinished: the keyword guess is due.\n".into(),
        (None, _) => "Unfinished.\n".into(),
    }
}
