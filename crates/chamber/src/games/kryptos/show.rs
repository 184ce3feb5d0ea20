//! A game of Kryptos on a terminal and as JSON.

use crate::grid::{Cell, Grid};
use crate::show::{BAD, BOLD, DIM, GOOD, Outcome};
use anstyle::{AnsiColor, Style};
use game::{Game, Seat, Viewer};
use kryptos::notation::Record;
use kryptos::{Card, CardView, Colour, Entry, Known, Kryptos, Phase, PlayerView, State, View};
use serde::Serialize;
use std::fmt::Write;

/// The JSON object of `chamber replay`.
#[derive(Serialize)]
pub struct Summary {
    game: &'static str,
    turns: usize,
    players: Vec<Player>,
    outcome: Outcome,
    /// What everybody saw, in order.
    moves: Vec<Entry>,
    #[serde(skip_serializing_if = "Option::is_none")]
    view: Option<View>,
}

#[derive(Serialize)]
struct Player {
    name: String,
    points: u8,
}

/// Where a record ends, with the view of one viewer if wanted.
pub fn summary(record: &Record, viewer: Option<Viewer>) -> Summary {
    let state = record.state();
    let player =
        |(seat, name): (u8, &String)| Player { name: name.clone(), points: state.points(Seat(seat)) };
    Summary {
        game: "kryptos",
        turns: state.turns(),
        players: (0..).zip(record.names()).map(player).collect(),
        outcome: match Kryptos::outcome(&state) {
            None => Outcome::Unfinished,
            Some(outcome) => Outcome::Win { winner: record.names()[outcome.winner.index()].clone() },
        },
        moves: record.entries().to_vec(),
        view: viewer.map(|viewer| Kryptos::view(&state, viewer)),
    }
}

/// The game as tables: every turn with the points after it, then the hands. Without a viewer every card is
/// shown: whoever has the record has them all.
pub fn table(record: &Record, viewer: Option<Viewer>) -> String {
    let state = record.state();
    let mut page = format!("{BOLD}Kryptos{BOLD:#}, {}\n\n", setup(record));
    let _ = writeln!(page, "{}", reveals(record));
    let _ = writeln!(page, "{}", turns(record));
    let _ = writeln!(page, "{}", hands(record, &state, viewer));
    page + &ending(record, &state)
}

fn setup(record: &Record) -> String {
    let setup = record.setup();
    let mut line = format!("{} players, cards 1 to {}", setup.players, setup.highest());
    let options = setup.options;
    let named =
        [(options.advanced, "advanced"), (options.mystery, "mystery"), (options.corruption, "corruption")];
    for (_, name) in named.iter().filter(|(on, _)| *on) {
        let _ = write!(line, ", {name}");
    }
    line
}

fn reveals(record: &Record) -> Grid {
    let mut grid = Grid::default();
    let shown = |seat: Seat| {
        record.entries().iter().filter_map(move |entry| match entry {
            Entry::Revealed { seat: s, position, card } if *s == seat => Some((*position, *card)),
            _ => None,
        })
    };
    for (seat, name) in (0..).map(Seat).zip(record.names()) {
        let cards = shown(seat)
            .map(|(position, card)| Cell::plain(format_args!("{position}: ")).and(colour(card), card));
        grid.row([Cell::styled(BOLD, name), Cell::plain("reveals")].into_iter().chain(cards));
    }
    grid
}

/// One row per turn: its guesses, and everyone's points after it.
fn turns(record: &Record) -> Grid {
    let mut grid = Grid::default();
    let titles = ["Round", "Player", "Guess", "Second guess"].map(|title| Cell::styled(DIM, title));
    grid.row(titles.into_iter().chain(record.names().iter().map(|name| Cell::styled(DIM, name))));
    let mut state = Kryptos::open(record.setup()).ok();
    let mut row: Vec<Cell> = Vec::new();
    for event in record.events() {
        let Some(state) = &mut state else { break };
        Kryptos::apply(state, &event);
        let Some(entry) = state.log().last() else { continue };
        match *entry {
            Entry::Revealed { .. } => continue,
            Entry::Guessed { round, seat, guess: 1, .. } | Entry::Missed { round, seat } => {
                row =
                    vec![Cell::plain(format_args!("{round:5}")), Cell::plain(&record.names()[seat.index()])];
            }
            Entry::Guessed { .. } | Entry::Declined { .. } => {}
        }
        row.push(guess(record, entry));
        // The turn is over when somebody else, or nobody, is to guess.
        if !matches!(state.phase(), Phase::Turn { guess: 2, .. }) {
            row.resize(4, Cell::default());
            row.extend((0..record.setup().players).map(|seat| Cell::plain(state.points(Seat(seat)))));
            grid.row(std::mem::take(&mut row));
        }
    }
    if !row.is_empty() {
        grid.row(row);
    }
    grid
}

fn guess(record: &Record, entry: &Entry) -> Cell {
    match *entry {
        Entry::Guessed { target, position, card, right, scored, .. } => {
            let cell = Cell::plain(format_args!("{}.{position}=", record.names()[target.index()]));
            let cell = cell.and(colour(card), card);
            if right { cell.and(GOOD, format_args!("! +{scored}")) } else { cell.and(BAD, "?") }
        }
        Entry::Missed { .. } => Cell::styled(DIM, "out of time"),
        _ => Cell::styled(DIM, "-"),
    }
}

/// Every hand with its points; cards that are not revealed stand in brackets.
fn hands(record: &Record, state: &State, viewer: Option<Viewer>) -> Grid {
    let mut grid = Grid::default();
    let positions =
        (1..=record.setup().hand_size()).map(|position| Cell::styled(DIM, format_args!(" {position}")));
    grid.row([Cell::default(), Cell::styled(DIM, "Points")].into_iter().chain(positions));
    for (seat, name) in (0..).map(Seat).zip(record.names()) {
        let view = Kryptos::view(state, viewer.unwrap_or(Viewer::Seat(seat)));
        let players = view.players_known();
        let Some(PlayerView { points, hand, .. }) = players.get(seat.index()) else { continue };
        let ends = [Cell::styled(BOLD, name), Cell::plain(format_args!("{points:6}"))];
        grid.row(ends.into_iter().chain(hand.iter().map(held)));
    }
    grid
}

fn held(view: &CardView) -> Cell {
    match view.card {
        Some(card) if view.revealed => Cell::plain(" ").and(colour(card), card),
        Some(card) => Cell::styled(DIM, "(").and(colour(card), card).and(DIM, ")"),
        None => Cell::styled(DIM, "(..)"),
    }
}

fn ending(record: &Record, state: &State) -> String {
    let name = |seat: Seat| &record.names()[seat.index()];
    match (Kryptos::outcome(state), state.phase()) {
        (Some(outcome), _) => {
            let (winner, points) = (name(outcome.winner), state.points(outcome.winner));
            format!("{BOLD}{winner} wins with {points} points.{BOLD:#}\n")
        }
        (None, Phase::Reveal { seat, .. }) => format!("Unfinished: {} is to reveal a card.\n", name(seat)),
        (None, Phase::Turn { seat, guess: 1, .. }) => {
            format!("Unfinished: it is the turn of {}.\n", name(seat))
        }
        (None, Phase::Turn { seat, .. }) => format!("Unfinished: {} may guess again.\n", name(seat)),
        (None, Phase::Deal | Phase::Over) => String::new(),
    }
}

fn colour(card: Card) -> Style {
    let colour = match card.colour() {
        Colour::Red => AnsiColor::Red,
        Colour::Yellow => AnsiColor::Yellow,
        Colour::Blue => AnsiColor::Blue,
        Colour::Green => AnsiColor::Green,
    };
    Style::new().fg_color(Some(colour.into()))
}
