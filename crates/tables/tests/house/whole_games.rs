//! Whole games of both kinds, from the waiting room to the rematch.

use crate::common::*;
use decrypto::{Confirm, LaserDrive, Strictness};
use std::collections::HashSet;
use tables::{
    ChairView, Command, GameOptions, GameView, KryptosOptions, Pace, Settings, Stage, Visitor, Words,
};

/// The keywords of a finished game.
async fn keywords(party: &Party<'_>) -> Vec<String> {
    let Some(GameView::Decrypto(view)) = party.view(party.visitors[0]).await.game else { panic!() };
    [&view.teams.white, &view.teams.black]
        .into_iter()
        .filter_map(|team| team.keywords.as_deref().cloned())
        .flatten()
        .collect()
}

#[tokio::test]
async fn kryptos_is_played_to_its_end_by_three_to_six_in_every_variant() {
    for people in 3..=6usize {
        for bits in 0..8u8 {
            let mystery = bits & 2 != 0 && (4..=5).contains(&people);
            let variants = kryptos::Options { advanced: bits & 1 != 0, mystery, corruption: bits & 4 != 0 };
            let options =
                KryptosOptions { variants, turn_seconds: (bits == 0).then_some(30), ..Default::default() };
            let house = House::new();
            let party = house.game(settings(GameOptions::Kryptos(options)), people).await;
            party.play_out(people as u64 * 8 + u64::from(bits)).await;
            let record = house.tables.record(party.id).await.unwrap();
            let read = kryptos::notation::Record::parse(&record.notation).unwrap();
            read.verify().unwrap();
        }
    }
}

#[tokio::test]
async fn decrypto_is_played_to_its_end_by_three_to_eight_with_every_option() {
    let every_option = [
        decrypto::Options::default(),
        decrypto::Options { confirm: Confirm::All, guess_deadline: Some(60), ..Default::default() },
        decrypto::Options { strictness: Strictness::Strict, ..Default::default() },
        decrypto::Options { strictness: Strictness::Off, sand_timer: None, ..Default::default() },
        decrypto::Options { clue_deadline: Some(90), guess_deadline: Some(60), ..Default::default() },
        decrypto::Options { laser_drive: Some(LaserDrive::default()), ..Default::default() },
    ];
    for people in 3..=8usize {
        for (number, options) in every_option.iter().enumerate() {
            // Laser Drive is for two teams.
            if people == 3 && options.laser_drive.is_some() {
                continue;
            }
            let house = House::new();
            let party = house.game(settings(GameOptions::Decrypto(options.clone())), people).await;
            party.play_out(people as u64 * 8 + number as u64).await;
            let record = house.tables.record(party.id).await.unwrap();
            let read = decrypto::notation::Record::parse(&record.notation).unwrap();
            decrypto::verify(read.state(), &read.fairness.evidence().unwrap()).unwrap();
        }
    }
}

#[tokio::test]
async fn a_record_is_given_only_after_the_end() {
    let house = House::new();
    let party = house.table(kryptos_settings(), 3).await;
    assert_eq!(house.tables.record(party.id).await.unwrap_err().code(), "not-finished");
    party.ask(party.visitors[0], Command::Start).await.unwrap();
    assert_eq!(house.tables.record(party.id).await.unwrap_err().code(), "not-finished");
}

#[tokio::test]
async fn the_commitment_is_shown_before_the_deal_and_the_seed_after_the_end() {
    let house = House::new();
    let party = house.table(kryptos_settings(), 3).await;
    let before = party.view(party.visitors[0]).await.fairness.clone();
    assert!(before.nonces.is_none() && before.seed.is_none());
    party.ask(party.visitors[0], Command::Start).await.unwrap();
    let dealt = party.view(party.visitors[0]).await.fairness.clone();
    assert_eq!(dealt.commitment, before.commitment);
    assert_eq!(dealt.nonces.as_ref().map(Vec::len), Some(3));
    assert!(dealt.seed.is_none());
    party.play_out(1).await;
    let after = party.view(party.visitors[0]).await.fairness.clone();
    let seed: game::Seed = after.seed.as_ref().unwrap().parse().unwrap();
    assert_eq!(seed.commitment(), before.commitment);
}

#[tokio::test]
async fn a_players_own_nonce_goes_into_the_deal() {
    let house = House::new();
    let party = house.table(kryptos_settings(), 2).await;
    let guest = tables::Visitor::random();
    let nonce = Some("my own luck".to_owned());
    party.ask(guest, Command::Sit { name: "Third".into(), chair: None, nonce }).await.unwrap();
    party.ask(party.visitors[0], Command::Start).await.unwrap();
    let nonces = party.view(guest).await.fairness.nonces.clone().unwrap();
    assert_eq!(nonces[2].0, "my own luck");
}

#[tokio::test]
async fn a_rematch_keeps_the_chairs_and_repeats_no_keyword() {
    let house = House::new();
    // Twenty-four words: enough for three games of eight.
    let text = (b'a'..=b'x').map(|letter| format!("{0}{0}word\n", char::from(letter))).collect();
    let party = house.table(Settings { words: Words::Own { text }, ..decrypto_settings() }, 4).await;
    let chairs = party.view(party.visitors[0]).await.chairs.clone();
    let mut seen = HashSet::new();
    party.ask(party.visitors[0], Command::Start).await.unwrap();
    for game in 1..=3 {
        party.play_out(game).await;
        for word in keywords(&party).await {
            assert!(seen.insert(word), "a word came back in game {game}");
        }
        let shown = party.view(party.visitors[0]).await.game;
        // Everybody sees the end until they are ready; the host, who is the last here, starts nothing.
        for visitor in party.visitors.iter().rev() {
            let view = party.view(party.visitors[0]).await;
            assert_eq!((view.stage, &view.game), (Stage::Finished, &shown));
            party.ask(*visitor, Command::Rematch).await.unwrap();
        }
        let view = party.view(party.visitors[0]).await;
        assert_eq!((view.stage, view.games), (Stage::Playing, game as u32 + 1));
        let sitters = |chairs: &[ChairView]| {
            chairs.iter().map(|chair| chair.player.as_ref().map(|player| player.id)).collect::<Vec<_>>()
        };
        assert_eq!(sitters(&view.chairs), sitters(&chairs));
        assert!(view.ready.is_empty());
    }
    assert_eq!(seen.len(), 24);
}

#[tokio::test]
async fn the_table_counts_who_has_won_over_all_rematches_and_tells_the_same_after_a_restart() {
    let house = House::new();
    let party = house.game(kryptos_settings(), 3).await;
    let host = party.visitors[0];
    let mut won = [0; 3];
    for game in 1..=3 {
        party.play_out(game).await;
        let view = party.view(host).await;
        let Some(GameView::Kryptos(kryptos)) = &view.game else { panic!("no game of Kryptos") };
        won[kryptos.outcome.as_ref().unwrap().winner.index()] += 1;
        let wins = |view: &tables::TableView| {
            let players = view.chairs.iter().filter_map(|chair| chair.player.as_ref());
            players.map(|player| player.wins).collect::<Vec<_>>()
        };
        assert_eq!(wins(&view), won);
        assert_eq!(wins(&house.second().tables.view(party.id, host).await.unwrap()), won);
        for visitor in &party.visitors {
            party.ask(*visitor, Command::Rematch).await.unwrap();
        }
    }
}

#[tokio::test]
async fn a_rematch_has_a_new_commitment() {
    let house = House::new();
    let party = house.game(kryptos_settings(), 3).await;
    assert_eq!(party.refused(party.visitors[0], Command::Rematch).await, "not-finished");
    party.play_out(5).await;
    let first = party.view(party.visitors[0]).await.fairness.commitment.clone();
    let record = house.tables.record(party.id).await.unwrap();
    party.ask(party.visitors[1], Command::Rematch).await.unwrap();
    assert_eq!(party.refused(party.visitors[1], Command::Rematch).await, "nothing-changed");
    assert_eq!(party.view(party.visitors[0]).await.ready, [party.player(party.visitors[1]).await]);
    assert_eq!(party.refused(party.visitors[1], Command::Reopen).await, "host-only");
    party.ask(party.visitors[0], Command::Reopen).await.unwrap();
    assert_eq!(party.view(party.visitors[0]).await.stage, Stage::Waiting);
    assert_eq!(house.tables.record(party.id).await.unwrap(), record, "the record stays");
    assert_ne!(party.view(party.visitors[0]).await.fairness.commitment, first);
}

#[tokio::test]
async fn the_slow_pace_gives_hours_for_every_step() {
    let house = House::new();
    let slow = Settings { pace: Pace::Slow { hours: 24 }, ..decrypto_settings() };
    let party = house.game(slow, 4).await;
    let view = party.view(party.visitors[0]).await;
    let day = house.now().plus_seconds(24 * 3600);
    assert_eq!(view.deadline, Some(day));
    house.clock.advance(24 * 3600 - 1);
    house.tables.tick().await;
    assert_eq!(party.view(party.visitors[0]).await.seq, view.seq);
    house.clock.advance(1);
    house.tables.tick().await;
    assert!(party.view(party.visitors[0]).await.seq > view.seq);
}

#[tokio::test]
async fn a_list_that_the_host_brought_stays_when_other_settings_change() {
    let house = House::new();
    let text = (b'a'..=b'x').map(|letter| format!("{0}{0}word\n", char::from(letter))).collect();
    let party = house.table(Settings { words: Words::Own { text }, ..decrypto_settings() }, 4).await;
    let words = Words::Own { text: String::new() };
    let settings = Box::new(Settings { words, listed: true, ..decrypto_settings() });
    party.ask(party.visitors[0], Command::Configure { settings }).await.unwrap();
    let after = party.view(party.visitors[0]).await.settings.clone();
    assert_eq!((&after.words, after.listed), (&tables::WordsView::Own { count: 24 }, true));
}

#[tokio::test]
async fn settings_out_of_bounds_are_refused() {
    let house = House::new();
    let host = tables::Visitor::random();
    let options = |change: fn(&mut decrypto::Options)| {
        let mut options = decrypto::Options::default();
        change(&mut options);
        settings(GameOptions::Decrypto(options))
    };
    for (bad, code) in [
        (options(|options| options.sand_timer = Some(0)), "bad-settings"),
        (options(|options| options.laser_drive = Some(LaserDrive { cost: 4 })), "bad-settings"),
        (Settings { pace: Pace::Slow { hours: 0 }, ..kryptos_settings() }, "bad-settings"),
        (Settings { side_names: vec!["x".repeat(25)], ..decrypto_settings() }, "bad-settings"),
        (Settings { words: Words::Own { text: "too\nfew".into() }, ..decrypto_settings() }, "bad-word-list"),
    ] {
        assert_eq!(house.tables.create(host, bad).await.unwrap_err().code(), code);
    }
}

#[tokio::test]
async fn listed_tables_are_in_the_lobby_until_they_are_over_or_forgotten() {
    let house = House::new();
    let listed = Settings { listed: true, ..kryptos_settings() };
    let party = house.table(listed.clone(), 3).await;
    house.table(kryptos_settings(), 3).await;
    let cards = house.tables.lobby(10).await.unwrap();
    let [card] = &cards[..] else { panic!("{cards:?}") };
    assert_eq!((card.table, card.stage, card.free), (party.id, Stage::Waiting, 3));
    assert_eq!(card.players, ["Player 0", "Player 1", "Player 2"]);
    party.ask(party.visitors[0], Command::Start).await.unwrap();
    assert_eq!(house.tables.lobby(10).await.unwrap()[0].stage, Stage::Playing);
    party.play_out(3).await;
    assert_eq!(house.tables.lobby(10).await.unwrap(), []);
    house.table(listed, 3).await;
    assert_eq!(house.tables.lobby(10).await.unwrap().len(), 1);
    house.clock.advance(3600);
    assert_eq!(house.tables.lobby(10).await.unwrap(), []);
}

#[tokio::test]
async fn whoever_goes_holds_up_no_rematch() {
    let house = House::new();
    let party = house.game(kryptos_settings(), 4).await;
    party.play_out(2).await;
    for visitor in &party.visitors[..3] {
        party.ask(*visitor, Command::Rematch).await.unwrap();
    }
    assert_eq!(party.view(party.visitors[0]).await.stage, Stage::Finished);
    party.ask(party.visitors[3], Command::Leave).await.unwrap();
    let view = party.view(party.visitors[0]).await;
    assert_eq!((view.stage, view.games), (Stage::Playing, 2));
}

#[tokio::test]
async fn the_waiting_room_says_why_the_game_cannot_begin() {
    let house = House::new();
    let variants = kryptos::Options { mystery: true, ..Default::default() };
    let mystery = GameOptions::Kryptos(KryptosOptions { variants, ..Default::default() });
    let party = house.table(settings(mystery), 3).await;
    let why =
        async || party.view(party.visitors[0]).await.cannot_start.as_ref().map(|refusal| refusal.code());
    assert_eq!(why().await, Some("mystery-needs-four-or-five"));
    let fourth = Visitor::random();
    party.ask(fourth, sit("Fourth")).await.unwrap();
    assert_eq!(why().await, None);
    party.ask(party.visitors[0], Command::Start).await.unwrap();
    let uneven = house.table(decrypto_settings(), 2).await;
    let view = uneven.view(uneven.visitors[0]).await;
    assert_eq!(view.cannot_start.as_ref().map(|refusal| refusal.code()), Some("wrong-number"));
}

#[tokio::test]
async fn beside_bots_the_sand_timer_runs_only_if_the_host_chose_it() {
    let house = House::new();
    for chosen in [false, true] {
        let settings = Settings { sand_timer_with_bots: chosen, ..decrypto_settings() };
        let party = house.table(settings, 3).await;
        let host = party.visitors[0];
        party.ask(host, Command::SeatBot { chair: None, strength: None }).await.unwrap();
        party.ask(host, Command::Start).await.unwrap();
        let mut dice = decrypto::playout::Dice::new(1);
        // Whoever gives the first clues turns the timer.
        for _ in 0..40 {
            let view = party.view(host).await;
            let given = decrypto::Team::BOTH.into_iter().any(|team| decrypto_view(&view).teams[team].done);
            if given || view.deadline.is_some() {
                break;
            }
            party.step(&mut dice).await;
        }
        assert_eq!(party.view(host).await.deadline.is_some(), chosen);
    }
}

#[tokio::test]
async fn of_two_who_confirm_at_once_the_slower_is_not_refused() {
    let house = House::new();
    let party = house.game(decrypto_settings(), 6).await;
    party.give_clues(decrypto::Team::White, ["one", "two", "three"]).await;
    party.give_clues(decrypto::Team::Black, ["four", "five", "six"]).await;
    let guessers = party.guessers(decrypto::Team::White).await;
    let code = decrypto::Code::all().next().unwrap();
    let guess = || decrypto::Action::Guess { code };
    party.play(guessers[0], guess()).await.unwrap();
    let commits = house.store.read(party.id, 0).await.unwrap().len();
    party.play(guessers[1], guess()).await.unwrap();
    assert_eq!(house.store.read(party.id, 0).await.unwrap().len(), commits, "there was nothing left to do");
    house.clock.advance(3);
    assert!(party.play(guessers[1], guess()).await.is_err(), "who comes much later is told");
}

#[tokio::test]
async fn a_record_does_not_tell_the_list_that_the_host_brought() {
    let house = House::new();
    let text: String = (b'a'..=b'x').map(|letter| format!("{0}{0}word\n", char::from(letter))).collect();
    let party =
        house.game(Settings { words: Words::Own { text: text.clone() }, ..decrypto_settings() }, 4).await;
    party.play_out(4).await;
    let record = house.tables.record(party.id).await.unwrap();
    let told = format!("{} {}", record.notation, record.verification.setup);
    let played = keywords(&party).await;
    for word in text.lines() {
        assert_eq!(told.contains(word), played.iter().any(|keyword| keyword == word), "{word}");
    }
    // What it tells still runs by the rules.
    decrypto::notation::Record::parse(&record.notation).unwrap();
}
