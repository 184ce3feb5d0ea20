use crate::table::{BLACK, Table, WHITE, texts};
use decrypto::{
    Action, Clue, ClueQuestion, Decrypto, Known, Objection, Options, Referee, Rejection, Rule, Slot,
    Strictness, Team, Verdict,
};
use game::{Actor, Context, Game, Seat};

fn give(table: &mut Table, clues: [Clue; 3]) -> Result<(), Rejection> {
    table.act(WHITE[0], Action::GiveClues { clues, insist: true }).map(|_| ())
}

fn refused(slot: usize, rule: Rule) -> Result<(), Rejection> {
    let objection = Objection::new(rule);
    Err(Rejection::ClueRefused { slot: Slot::ALL[slot - 1], objection })
}

fn with(strictness: Strictness) -> Table {
    Table::four(Options { strictness, ..Options::default() })
}

fn keywords(table: &Table, team: Team) -> [String; 4] {
    let seat = table.state.setup().members(team).next().unwrap();
    table.view(seat).keywords(team).unwrap().clone()
}

#[test]
fn what_is_no_clue_at_all_is_refused_at_any_table() {
    for strictness in [Strictness::Strict, Strictness::Normal, Strictness::Off] {
        let mut table = with(strictness);
        assert_eq!(give(&mut table, texts(["a", " ", "c"])), refused(2, Rule::Empty));
        assert_eq!(give(&mut table, texts(["a", "b", &"c".repeat(81)])), refused(3, Rule::TooLong));
        assert_eq!(give(&mut table, texts(["a\u{7}", "b", "c"])), refused(1, Rule::Control));
        assert_eq!(give(&mut table, [Clue::Aloud, Clue::Blank, Clue::Aloud]), refused(2, Rule::Empty));
        assert_eq!(give(&mut table, texts(["a", "b", "A"])), refused(3, Rule::Repeat));
    }
}

#[test]
fn a_team_never_gives_the_same_clue_twice_in_a_game() {
    let mut table = with(Strictness::Off);
    give(&mut table, texts(["mast", "bow", "ice"])).unwrap();
    table.give(Team::Black);
    table.guess(false, true);
    table.guess(false, true);
    let clues = texts(["Bow!", "deck", "snow"]);
    let repeated = table.act(WHITE[1], Action::GiveClues { clues: clues.clone(), insist: true });
    assert_eq!(repeated.map(|_| ()), refused(1, Rule::Repeat));
    // The other team may.
    table.act(BLACK[1], Action::GiveClues { clues, insist: true }).unwrap();
}

#[test]
fn own_keywords_and_the_code_are_refused_unless_the_table_judges() {
    let table = with(Strictness::Normal);
    let keyword = keywords(&table, Team::White)[2].clone();
    let code = table.code(Team::White).to_string();
    for (clue, rule) in [(keyword.to_lowercase(), Rule::Keyword), (code, Rule::Code)] {
        let clues = texts(["a", &clue, "c"]);
        let mut normal = with(Strictness::Normal);
        let Err(Rejection::ClueRefused { objection, .. }) = give(&mut normal, clues.clone()) else {
            panic!("{clue} was not refused");
        };
        assert_eq!(objection.rule, rule);
        assert_eq!(give(&mut with(Strictness::Off), clues), Ok(()));
    }
}

#[test]
fn a_clue_equal_to_an_opponents_keyword_is_accepted_without_any_sign() {
    for strictness in [Strictness::Strict, Strictness::Normal, Strictness::Off] {
        let mut table = with(strictness);
        let theirs = keywords(&table, Team::Black);
        let clue = Some(Clue::text(theirs[0].clone()));
        table.act(WHITE[0], Action::DraftClue { slot: Slot::ALL[0], clue }).unwrap();
        assert_eq!(verdicts(&table, WHITE[0]), [Some(Verdict::Fine), None, None]);
        assert_eq!(give(&mut table, texts([&theirs[0], &theirs[1], &theirs[2]])), Ok(()));
    }
}

#[test]
fn drawings_and_performances_are_clues_too() {
    let line = |x| Clue::Drawing { strokes: vec![vec![[x, 0], [0, 1000]]] };
    let mut table = with(Strictness::Normal);
    assert_eq!(give(&mut table, [line(1), line(1), Clue::Aloud]), refused(2, Rule::Repeat));
    assert_eq!(give(&mut table, [line(1), line(1001), Clue::Aloud]), refused(2, Rule::TooLong));
    let nothing = Clue::Drawing { strokes: vec![Vec::new()] };
    assert_eq!(give(&mut table, [nothing, Clue::Aloud, Clue::Aloud]), refused(1, Rule::Empty));
    let endless = Clue::Drawing { strokes: vec![vec![[0, 0]; decrypto::MOST_POINTS + 1]] };
    assert_eq!(give(&mut table, [endless, Clue::Aloud, Clue::Aloud]), refused(1, Rule::TooLong));
    assert_eq!(give(&mut table, [line(1), Clue::Aloud, Clue::Aloud]), Ok(()));
}

/// Doubts everything.
struct Sceptic;

impl Referee for Sceptic {
    fn check(&self, _: &ClueQuestion<'_>) -> Verdict {
        Verdict::Doubt(Objection::new(Rule::Sound))
    }
}

#[test]
fn what_is_doubted_needs_insistence_and_a_strict_table_refuses_it() {
    let asked = |strictness, insist| {
        let table = with(strictness);
        let action = Action::GiveClues { clues: texts(["a", "b", "c"]), insist };
        let context: Context<'_, Decrypto> = Context { now: table.now, draw: &table.draw, referee: &Sceptic };
        Decrypto::decide(&table.state, Actor::Seat(WHITE[0]), &action, &context).map(|_| ())
    };
    let doubted = |may_insist| {
        let objection = Objection::new(Rule::Sound);
        Err(Rejection::ClueDoubted { slot: Slot::ALL[0], objection, may_insist })
    };
    assert_eq!(asked(Strictness::Normal, false), doubted(true));
    assert_eq!(asked(Strictness::Normal, true), Ok(()));
    assert_eq!(asked(Strictness::Strict, true), doubted(false));
    assert_eq!(asked(Strictness::Off, false), Ok(()));
}

fn verdicts(table: &Table, seat: Seat) -> [Option<Verdict>; 3] {
    table.view(seat).own.unwrap().verdicts
}

#[test]
fn the_writer_alone_is_told_what_the_rules_will_say() {
    for strictness in [Strictness::Strict, Strictness::Normal, Strictness::Off] {
        let mut table = with(strictness);
        let own = keywords(&table, Team::White)[0].clone();
        let clues = texts([&own, "mast", "mast"]);
        for (slot, clue) in Slot::ALL.into_iter().zip(clues.clone()) {
            table.act(WHITE[0], Action::DraftClue { slot, clue: Some(clue) }).unwrap();
        }
        let said = verdicts(&table, WHITE[0]);
        let repeat = Some(Verdict::Refuse(Objection::new(Rule::Repeat)));
        assert_eq!(said[1..], [Some(Verdict::Fine), repeat]);
        // At a table without a referee the own keyword is not refused, and the page says so.
        let refused = matches!(&said[0], Some(Verdict::Refuse(_)));
        assert_eq!(refused, strictness != Strictness::Off);
        let first = said.into_iter().position(|verdict| matches!(verdict, Some(Verdict::Refuse(_))));
        let Err(Rejection::ClueRefused { slot, .. }) = give(&mut table, clues) else { panic!("accepted") };
        assert_eq!(Some(slot.index()), first);
        for seat in [WHITE[1], BLACK[0], BLACK[1]] {
            assert_eq!(verdicts(&table, seat), [None, None, None]);
        }
    }
}

#[test]
fn a_rejection_tells_its_code_and_the_data_of_its_sentence() {
    let objection = Objection::about(Rule::Keyword, "NERO");
    let rejection = Rejection::ClueRefused { slot: Slot::ALL[1], objection };
    insta::assert_json_snapshot!(rejection, @r#"
    {
      "code": "clue-refused",
      "slot": 2,
      "rule": "keyword",
      "keyword": "NERO"
    }
    "#);
    assert_eq!(game::Rejection::code(&rejection), "clue-refused");
}
