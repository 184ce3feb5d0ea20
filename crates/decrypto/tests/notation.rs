//! Records: golden games, what is refused and where, and the round trip.

use decrypto::notation::{Fairness, Record};
use decrypto::playout::{self, Dice, Playout};
use decrypto::{Decrypto, Outcome, PerTeam, Phase, Tokens, Winner, verify};
use game::{Game, Seat, Viewer};

const ITALIAN: &str = include_str!("golden/rulebook-it.game");

fn read(text: &str) -> Record {
    Record::parse(text).unwrap_or_else(|flaw| panic!("{flaw}"))
}

fn outcome(text: &str) -> Option<Outcome> {
    Decrypto::outcome(read(text).state())
}

#[test]
fn the_examples_of_the_four_rulebooks_end_as_printed() {
    let editions = [
        ITALIAN,
        include_str!("golden/rulebook-de.game"),
        include_str!("golden/rulebook-en.game"),
        include_str!("golden/rulebook-nb.game"),
    ];
    for text in editions {
        let record = read(text);
        let white = Tokens { interceptions: 1, miscommunications: 1, ..Tokens::default() };
        assert_eq!(record.state().tokens(), PerTeam { white, black: Tokens::default() });
        assert_eq!(record.state().round(), 2);
        assert_eq!(Decrypto::outcome(record.state()), None);
    }
}

#[test]
fn the_interceptor_can_win_in_round_five() {
    let text = include_str!("golden/three-players.game");
    assert_eq!(outcome(text), Some(Outcome::Win { winner: Winner::Interceptor }));
    assert_eq!(read(text).state().tokens().black.of_interceptor(), 2);
}

#[test]
fn a_tie_can_be_broken_by_keywords_with_a_near_form() {
    let text = include_str!("golden/tie-break.game");
    assert_eq!(outcome(text), Some(Outcome::Win { winner: Winner::Black }));
    let view = Decrypto::view(read(text).state(), Viewer::Spectator);
    assert_eq!(view.tie_break.as_ref().unwrap().right, Some(PerTeam { white: 1, black: 3 }));
}

#[test]
fn laser_drive_can_bring_the_second_interception() {
    let text = include_str!("golden/laser-drive.game");
    let record = read(text);
    let tokens = record.state().tokens();
    assert_eq!(tokens.white, Tokens { interceptions: 2, ..Tokens::default() });
    assert_eq!(tokens.black, Tokens { lasers: 1, ..Tokens::default() });
}

#[test]
fn a_near_form_that_the_owners_accept_can_bring_the_second_interception() {
    let text = include_str!("golden/laser-near-form.game");
    let record = read(text);
    assert_eq!(record.state().tokens().white, Tokens { interceptions: 2, ..Tokens::default() });
    assert_eq!(outcome(text), Some(Outcome::Win { winner: Winner::White }));
    // Before the owners' answer the game is not over, and after it no answer is missing.
    let open = text.replace(" near 3", "").replace("[Result \"white\"]\n", "");
    assert_eq!(read(&open).state().phase(), Phase::Laser);
    let unanswered = text.replace("\"wood\" wrong", "\"wood\"");
    assert_eq!(
        Record::parse(&unanswered).unwrap_err().to_string(),
        "line 14, column 4: this try is neither right nor wrong nor near"
    );
    let twice = text.replace("\"wood\" wrong", "\"woods\" near 3");
    assert!(Record::parse(&twice).unwrap_err().to_string().contains("it was found before"));
}

#[test]
fn in_round_one_a_record_says_whether_the_opponents_have_judged_the_clues() {
    let whole = include_str!("golden/laser-near-form.game").replace("[Result \"white\"]\n", "");
    let lines: Vec<&str> = whole.lines().take(11).collect();
    let phase = |fit: &str| {
        let text = lines.join("\n").replace("fit 123 =123", fit);
        let record = read(&text);
        assert_eq!(read(&record.to_string()), record, "{fit}");
        record.state().phase()
    };
    let guess = |team| Phase::Guess { team };
    let judge = |fit: &str| phase(&format!("{fit}\n   Black 312 Cy \"a\" \"b\" \"c\""));
    assert_eq!(judge("fit 12? =123"), guess(decrypto::Team::White));
    assert_eq!(judge("fit 12"), guess(decrypto::Team::White));
    assert_eq!(judge("fit 12 =123"), guess(decrypto::Team::Black));
    assert_eq!(judge("=123"), guess(decrypto::Team::Black));
}

#[test]
fn every_golden_game_is_written_and_read_again() {
    for file in std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden")).unwrap() {
        let record = read(&std::fs::read_to_string(file.unwrap().path()).unwrap());
        assert_eq!(read(&record.to_string()), record);
    }
}

#[test]
fn the_encryptor_may_be_left_out_where_the_rotation_gives_it() {
    let record = read(include_str!("golden/three-players.game"));
    let view = Decrypto::view(record.state(), Viewer::Spectator);
    let encryptors: Vec<u8> =
        view.sheet.iter().map(|round| round.lines.white.as_ref().unwrap().encryptor.0).collect();
    assert_eq!(encryptors, [0, 1, 0, 1, 0]);
}

#[test]
fn a_game_may_be_broken_off_anywhere() {
    let lines: Vec<&str> = ITALIAN.lines().collect();
    for end in 9..=lines.len() {
        read(&lines[..end].join("\n"));
    }
    for (cut, phase) in [
        (" =341", Phase::Guess { team: decrypto::Team::White }),
        (" x143 =341", Phase::Guess { team: decrypto::Team::White }),
        (" \"serata con gli amici\" \"parasole\" \"aracnide\" x143 =341", Phase::Encrypt),
    ] {
        let text = ITALIAN.replace(cut, "").replace(" x234 =234", "");
        assert_eq!(read(&text).state().phase(), phase, "{cut}");
        assert_eq!(read(&read(&text).to_string()), read(&text));
    }
}

/// Line, column and reason of a changed Italian example.
fn flaw(from: &str, to: &str) -> String {
    let text = ITALIAN.replace(from, to);
    assert_ne!(text, ITALIAN, "{from} is not in the example");
    Record::parse(&text).expect_err(to).to_string()
}

#[test]
fn what_is_illegal_is_refused_with_line_column_and_reason() {
    insta::assert_snapshot!(
        [
            flaw("White 421", "White 422"),
            flaw("=421", "=425"),
            flaw("=421", "x421 =421"),
            flaw(" x143", ""),
            flaw("\"aracnide\"", "\"Zampe!\""),
            flaw("\"aracnide\"", "\"uomo ragno\""),
            flaw("\"aracnide\"", "\"3-4-2\""),
            flaw("\"parasole\"", ""),
            flaw("\"zampe\"", "\"zampe"),
            flaw("421 Bob", "421 Eve"),
            flaw("2. White", "3. White"),
            flaw("   Black 432", "   White 432"),
            flaw("1. White 421 Bob \"Messico\" \"zampe\" \"orrore\" =421\n   Black", "1. Black"),
            flaw("   Black 432 Mallory \"notte\" \"alba\" \"cane\" =432\n", ""),
            flaw("\"cane\" =432", "\"cane\""),
            flaw("\"cane\" =432", "\"cane\" fit 12 =432"),
            flaw("\"cane\" =432", "\"cane\" =432 ?"),
            flaw("Alice, Bob\"", "Alice\""),
            flaw("OSSO", "NERO"),
            flaw("ANTICHITÀ, ", ""),
            flaw("[Language", "[Options \"timer soon\"]\n[Language"),
            flaw("[Language", "[Options \"laser 4\"]\n[Language"),
            flaw("[Language", "[Result \"white\"]\n[Language"),
            flaw("[Black ", "[Interceptor "),
            flaw("\"decrypto\"", "\"chess\""),
            flaw("[White \"Alice, Bob\"]\n", ""),
            flaw("2. White 342 Alice", "White names \"a\" - - -\n2. White 342 Alice"),
        ]
        .join("\n")
    );
}

#[test]
fn a_finished_game_has_no_further_round() {
    let text = include_str!("golden/three-players.game").replace("x423 =243", "x243 =143");
    let flaw = Record::parse(&text).unwrap_err();
    assert_eq!(flaw.to_string(), "line 11, column 1: the game is over before this round");
}

fn names(players: usize) -> Vec<String> {
    let odd = ["Ann", "Mary Ann", "O'Neil, Jr.", "-", "x123", "(Bo)", "Ann", "\"Q\" \\"];
    odd[..players].iter().map(|name| (*name).to_owned()).collect()
}

/// What a record keeps of a game: everything but drafts, marks, clocks and who was away.
#[test]
fn a_game_written_and_read_again_is_the_same_game() {
    for start in 0..400 {
        let mut dice = Dice::new(start);
        let setup = playout::setup(&mut dice);
        let skill = *dice.pick(&[0, 60, 95]);
        let mut game = Playout::new(&setup, start, skill).unwrap();
        let stop = if start % 2 == 0 { usize::MAX } else { dice.below(300) };
        for _ in 0..stop {
            if game.step().is_none() {
                break;
            }
        }
        let fairness = Fairness {
            chance: game::notation::Fairness {
                commitment: Some(game.seed().commitment()),
                seed: Some(game.seed().clone()),
                nonces: Playout::nonces(),
            },
            words: Some(setup.words.clone()),
            categories: Some(setup.categories.clone()),
        };
        let text = Record::of(&game.state, &names(setup.seats.len()), fairness).to_string();
        let record = Record::parse(&text).unwrap_or_else(|flaw| panic!("{flaw}\n{text}"));
        assert_eq!(record.to_string(), text);

        let (before, after) = (&game.state, record.state());
        assert_eq!(before.tokens(), after.tokens(), "{text}");
        assert_eq!(Decrypto::outcome(before), Decrypto::outcome(after));
        assert_eq!(before.phase(), after.phase(), "{text}");
        let [before, after] = [before, after].map(|state| Decrypto::view(state, Viewer::Spectator));
        assert_eq!(before.laser_tries, after.laser_tries);
        assert_eq!(before.tie_break, after.tie_break);
        for (before, after) in before.sheet.iter().zip(&after.sheet) {
            for team in decrypto::Team::BOTH {
                let line = |round: &decrypto::RoundView| {
                    let mut line = round.lines[team].clone()?;
                    line.encryptor = Seat(0);
                    Some(line)
                };
                assert_eq!(line(before), line(after));
            }
        }
        if let Some(evidence) = record.fairness.evidence() {
            assert!(verify(record.state(), &evidence).unwrap().keywords);
        }
    }
}

#[test]
fn the_seed_stays_out_of_the_record_while_the_game_lasts() {
    let mut dice = Dice::new(1);
    let setup = playout::setup(&mut dice);
    let mut game = Playout::new(&setup, 1, 50).unwrap();
    let record = |game: &Playout| {
        let mut fairness = Fairness::default();
        fairness.chance.seed = Some(game.seed().clone());
        Record::of(&game.state, &[], fairness).to_string()
    };
    assert!(!record(&game).contains("[Seed"));
    while game.step().is_some() {}
    assert!(record(&game).contains(&game.seed().reveal_hex()));
}
