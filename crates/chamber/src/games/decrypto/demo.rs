//! Four players in two teams who all know one small book of associations: clues are looked up in it, both by
//! the Encryptor and by the guessers. Teammates slip now and then; opponents remember what was resolved.

use super::chance;
use anyhow::Context as _;
use decrypto::notation::{Fairness, Record};
use decrypto::playout::Dice;
use decrypto::{
    Action, CertainReferee, Clue, Code, Decrypto, Digit, Known, LineView, Options, PerTeam, Role, Setup,
    Team, View, You,
};
use game::{Actor, Context, Draw, Game, Moment, Viewer};

const NAMES: [&str; 4] = ["Alice", "Eve", "Bob", "Mallory"];

/// A keyword and what comes to mind: enough for eight rounds without repeating a clue.
const BOOK: [(&str, [&str; 8]); 12] = [
    ("harbour", ["ships", "crane", "pier", "Rotterdam", "seagulls", "tide", "dockers", "lighthouse"]),
    ("violin", ["bow", "orchestra", "Stradivari", "four strings", "chin rest", "solo", "rosin", "Vivaldi"]),
    ("winter", ["snow", "gloves", "solstice", "sledge", "bare trees", "icicle", "hibernation", "January"]),
    (
        "castle",
        ["moat", "drawbridge", "knights", "siege", "Bavaria", "ramparts", "banquet hall", "ghost story"],
    ),
    ("bread", ["flour", "crust", "oven", "sandwich", "yeast", "toaster", "breakfast", "loaf"]),
    (
        "spider",
        ["eight legs", "web", "silk", "phobia", "attic corner", "flies beware", "tarantula", "Charlotte"],
    ),
    ("moon", ["Apollo", "craters", "tides", "werewolf", "crescent", "night lamp", "eclipse", "Armstrong"]),
    ("clock", ["hands", "pendulum", "midnight", "cuckoo", "alarm", "gears", "Big Ben", "tick"]),
    ("forest", ["oaks", "mushrooms", "wolves", "trail", "timber", "Robin Hood", "pine scent", "deer"]),
    (
        "mirror",
        [
            "reflection",
            "vanity",
            "glass",
            "seven years of bad luck",
            "twin",
            "Snow White",
            "telescope part",
            "shaving",
        ],
    ),
    ("pirate", ["parrot", "treasure", "eye patch", "plank", "Jolly Roger", "rum", "Caribbean", "hook"]),
    ("volcano", ["lava", "Etna", "eruption", "ash cloud", "Pompeii", "magma", "Iceland", "sulphur"]),
];

/// A whole game.
pub fn play(number: u64) -> anyhow::Result<Record> {
    let (seed, nonces) = chance(number);
    let draw = Draw::new(&seed, &nonces);
    let words: Vec<String> = BOOK.iter().map(|(keyword, _)| (*keyword).to_owned()).collect();
    let setup = Setup {
        language: "en".into(),
        seats: vec![Team::White, Team::Black, Team::White, Team::Black],
        names: PerTeam::default(),
        options: Options { sand_timer: None, ..Options::default() },
        words: words.clone().into(),
        categories: Vec::new(),
    };
    let mut dice = Dice::new(number);
    let context: Context<'_, Decrypto> = Context { now: Moment(0), draw: &draw, referee: &CertainReferee };
    let mut state = Decrypto::open(&setup)?;
    for event in Decrypto::deal(&state, &context) {
        Decrypto::apply(&mut state, &event);
    }
    while let Some(&seat) = Decrypto::awaited(&state).first() {
        let view = Decrypto::view(&state, Viewer::Seat(seat));
        let action = action(&view, &mut dice).context("a player who is to act can act")?;
        for event in Decrypto::decide(&state, Actor::Seat(seat), &action, &context)? {
            Decrypto::apply(&mut state, &event);
        }
    }
    let chance = game::notation::Fairness { commitment: Some(seed.commitment()), nonces, seed: Some(seed) };
    let fairness = Fairness { chance, words: Some(words.into()), categories: None };
    Ok(Record::of(&state, &NAMES.map(String::from), fairness))
}

fn action(view: &View, dice: &mut Dice) -> Option<Action> {
    let you = view.own.as_ref()?;
    if you.can.give_clues {
        return Some(Action::GiveClues { clues: clues(view, you)?, insist: true });
    }
    if you.can.mark {
        return Some(Action::Guess { code: guess(view, you, dice)? });
    }
    if you.can.draft_keyword {
        return Some(Action::NameKeywords { words: suspected(view, you.team.other()) });
    }
    you.can.confirm.then_some(Action::Confirm)
}

/// For every digit of the code the first clue of the book that the team has not given yet.
fn clues(view: &View, you: &You) -> Option<[Clue; 3]> {
    let keywords = view.keywords(you.team)?;
    let given: Vec<&str> = lines(view, you.team)
        .filter_map(|line| line.clues.as_ref())
        .flatten()
        .filter_map(Clue::words)
        .collect();
    let digits = you.code?.digits();
    let clue = |digit: Digit| {
        let (_, clues) = BOOK.iter().find(|(keyword, _)| *keyword == keywords[digit.index()])?;
        clues.iter().find(|clue| !given.contains(*clue)).map(|clue| Clue::text(*clue))
    };
    Some([clue(digits[0])?, clue(digits[1])?, clue(digits[2])?])
}

fn lines(view: &View, team: Team) -> impl Iterator<Item = &LineView> {
    view.sheet.iter().filter_map(move |round| round.lines[team].as_ref())
}

/// The keyword of the book that a clue belongs to.
fn looked_up(clue: &Clue) -> Option<&'static str> {
    let words = clue.words()?;
    BOOK.iter().find(|(_, clues)| clues.contains(&words)).map(|(keyword, _)| *keyword)
}

/// Among the codes that agree with what the guesser knows, any; a teammate slips one time in eight.
fn guess(view: &View, you: &You, dice: &mut Dice) -> Option<Code> {
    let team = if you.role == Role::Interceptor { you.team.other() } else { you.team };
    let clues = lines(view, team).last()?.clues.as_ref()?;
    let known = known(view, team);
    let digit = |clue: &Clue| {
        let keyword = looked_up(clue)?;
        known.iter().position(|known| known.as_deref() == Some(keyword))
    };
    let wanted: Vec<Option<usize>> = clues.iter().map(digit).collect();
    let agrees = |code: &Code| {
        let digits = code.digits().map(Digit::index);
        wanted.iter().zip(digits).all(|(wanted, digit)| match wanted {
            Some(wanted) => *wanted == digit,
            None => known[digit].is_none(),
        })
    };
    let slips = you.role == Role::Decoder && dice.percent(12);
    let codes: Vec<Code> = Code::all().filter(|code| slips || agrees(code)).collect();
    (!codes.is_empty()).then(|| *dice.pick(&codes)).or_else(|| Code::all().next())
}

/// A team's keywords as far as the viewer knows them: its own, or what resolved codes have told.
fn known(view: &View, team: Team) -> [Option<String>; 4] {
    if let Some(keywords) = view.keywords(team) {
        return keywords.clone().map(Some);
    }
    let mut known = [const { None }; 4];
    for line in lines(view, team) {
        let (Some(clues), Some(resolved)) = (&line.clues, line.resolved) else { continue };
        for (clue, digit) in clues.iter().zip(resolved.code.digits()) {
            known[digit.index()] = looked_up(clue).map(str::to_owned);
        }
    }
    known
}

/// Four words for the tie-break: what is known, then whatever the book has left.
fn suspected(view: &View, team: Team) -> [String; 4] {
    let mut words: Vec<String> = known(view, team).into_iter().flatten().collect();
    let own = view.keywords(team.other()).cloned().unwrap_or_default();
    let others = BOOK.iter().map(|(keyword, _)| (*keyword).to_owned()).filter(|word| !own.contains(word));
    let others: Vec<String> = others.filter(|word| !words.contains(word)).collect();
    words.extend(others);
    std::array::from_fn(|place| words.get(place).cloned().unwrap_or_default())
}
