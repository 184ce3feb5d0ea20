//! Whole games of bots by the official rules.

use super::{Player, Strength};
use decrypto::{Decrypto, Event, Outcome, PerTeam, Referee, Rejection, Setup, State, Team, View};
use game::{Actor, Context, Draw, Game, Moment, Seat, Seed, Viewer};
use lexicon::mind::Minds;

/// More steps than any game takes; a game that gets there is stuck.
const STUCK: usize = 2_000;

/// How a game of bots went.
#[derive(Clone, Debug)]
pub struct Played {
    /// How it ended; none if the bots got stuck.
    pub outcome: Option<Outcome>,
    /// How many rounds it took.
    pub rounds: u8,
    /// Actions that the rules refused.
    pub refused: Vec<Rejection>,
    /// The clues of each team in order, in words.
    pub clues: PerTeam<Vec<String>>,
    /// Each resolved code: its round, whether it was intercepted, whether it was misread.
    pub resolved: Vec<(u8, bool, bool)>,
    /// What everybody sees at the end.
    pub view: View,
}

/// Plays a game; `strength` says how well each team plays.
pub fn play(
    minds: &Minds,
    setup: &Setup,
    strength: PerTeam<Strength>,
    referee: &(dyn Referee + 'static),
    seed: u64,
) -> Result<Played, Rejection> {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_be_bytes());
    let draw = Draw::new(&Seed::new(bytes), &[]);
    let context = Context { now: Moment(0), draw: &draw, referee };
    let mut state = Decrypto::open(setup)?;
    for event in Decrypto::deal(&state, &context) {
        Decrypto::apply(&mut state, &event);
    }
    let mut refused = Vec::new();
    for _ in 0..STUCK {
        if Decrypto::outcome(&state).is_some() {
            break;
        }
        let Some(events) = step(minds, &state, setup, strength, &context, seed, &mut refused) else { break };
        events.iter().for_each(|event| Decrypto::apply(&mut state, event));
    }
    Ok(report(&state, refused))
}

/// The first awaited seat that has something to do does it.
fn step(
    minds: &Minds,
    state: &State,
    setup: &Setup,
    strength: PerTeam<Strength>,
    context: &Context<'_, Decrypto>,
    seed: u64,
    refused: &mut Vec<Rejection>,
) -> Option<Vec<Event>> {
    Decrypto::awaited(state).into_iter().find_map(|seat: Seat| {
        let view = Decrypto::view(state, Viewer::Seat(seat));
        let player = Player { minds, strength: strength[setup.seats[seat.index()]] };
        let action = player.decide(&view, &[], seed)?;
        Decrypto::decide(state, Actor::Seat(seat), &action, context).map_err(|why| refused.push(why)).ok()
    })
}

fn report(state: &State, refused: Vec<Rejection>) -> Played {
    let view = Decrypto::view(state, Viewer::Spectator);
    let lines = |team: Team| {
        (1..).zip(&view.sheet).filter_map(move |(round, sheet)| Some((round, sheet.lines[team].as_ref()?)))
    };
    let clues = PerTeam::from_fn(|team| {
        let clues = lines(team).filter_map(|(_, line)| line.clues.as_ref()).flatten();
        clues.filter_map(|clue| clue.words().map(str::to_owned)).collect()
    });
    let resolved = Team::BOTH.into_iter().flat_map(lines).filter_map(|(round, line)| {
        let resolved = line.resolved?;
        Some((round, resolved.intercepted, resolved.miscommunicated))
    });
    let (outcome, rounds, resolved) = (view.outcome, view.round, resolved.collect());
    Played { outcome, rounds, refused, clues, resolved, view }
}
