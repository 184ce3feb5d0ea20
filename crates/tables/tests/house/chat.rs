//! Chat at the table and among a team.

use crate::common::*;
use decrypto::Team;
use tables::Clock;
use tables::{Audience, Command, EMOJI, LONGEST_MESSAGE, LONGEST_NOTE, MOST_NOTES, Visitor};

fn say(to: Audience, text: &str) -> Command {
    Command::Say { to, text: text.into() }
}

async fn hears(party: &Party<'_>, visitor: Visitor, text: &str) -> bool {
    party.view(visitor).await.chat.iter().any(|line| line.text == text)
}

#[tokio::test]
async fn table_chat_is_heard_by_everybody() {
    let house = House::new();
    let party = house.table(kryptos_settings(), 3).await;
    party.ask(party.visitors[1], say(Audience::Table, " hello ")).await.unwrap();
    let view = party.view(Visitor::random()).await;
    assert_eq!((view.chat[0].text.as_str(), view.chat[0].name.as_str()), ("hello", "Player 1"));
}

#[tokio::test]
async fn who_does_not_sit_does_not_talk() {
    let house = House::new();
    let party = house.table(kryptos_settings(), 3).await;
    let watcher = Visitor::random();
    assert_eq!(party.refused(watcher, say(Audience::Table, "hello")).await, "not-seated");
    assert_eq!(party.refused(watcher, Command::React { emoji: EMOJI[0].into() }).await, "not-seated");
}

#[tokio::test]
async fn what_is_said_has_a_size() {
    let house = House::new();
    let party = house.table(kryptos_settings(), 3).await;
    let speaker = party.visitors[0];
    for text in ["", " ", "a\u{7}b", &"x".repeat(LONGEST_MESSAGE + 1)] {
        assert_eq!(party.refused(speaker, say(Audience::Table, text)).await, "bad-text");
    }
    party.ask(speaker, say(Audience::Table, &"ø".repeat(LONGEST_MESSAGE))).await.unwrap();
}

#[tokio::test]
async fn only_the_tables_own_reactions_are_shown() {
    let house = House::new();
    let party = house.table(kryptos_settings(), 3).await;
    assert_eq!(
        party.refused(party.visitors[0], Command::React { emoji: "<b>".into() }).await,
        "no-such-emoji"
    );
    for _ in 0..40 {
        party.ask(party.visitors[0], Command::React { emoji: EMOJI[2].into() }).await.unwrap();
    }
    let reactions = party.view(Visitor::random()).await.reactions.clone();
    assert!(reactions.len() < 20 && reactions.iter().all(|reaction| reaction.emoji == EMOJI[2]));
}

#[tokio::test]
async fn team_chat_stays_in_the_team() {
    let house = House::new();
    let party = house.game(decrypto_settings(), 6).await;
    let (white, black) = (party.team(Team::White).await, party.team(Team::Black).await);
    let speaker = party.guessers(Team::White).await[0];
    party.ask(speaker, say(Audience::Team, "only us")).await.unwrap();
    for member in &white {
        assert!(hears(&party, *member, "only us").await);
    }
    for other in black.iter().chain(&[Visitor::random()]) {
        assert!(!hears(&party, *other, "only us").await);
    }
}

#[tokio::test]
async fn where_everyone_plays_alone_there_is_no_team_to_talk_to() {
    let house = House::new();
    let waiting = house.table(decrypto_settings(), 4).await;
    assert_eq!(waiting.refused(waiting.visitors[0], say(Audience::Team, "psst")).await, "no-team");
    let alone = house.game(kryptos_settings(), 3).await;
    assert_eq!(alone.refused(alone.visitors[0], say(Audience::Team, "psst")).await, "no-team");
}

#[tokio::test]
async fn the_encryptor_whose_code_is_guessed_listens_and_is_silent() {
    let house = House::new();
    let party = house.game(decrypto_settings(), 4).await;
    let encryptor = party.encryptor(Team::White).await;
    party.give_clues(Team::White, ["one", "two", "three"]).await;
    party.give_clues(Team::Black, ["four", "five", "six"]).await;
    let guesser = party.guessers(Team::White).await[0];
    party.ask(guesser, say(Audience::Team, "what does it mean?")).await.unwrap();
    assert!(hears(&party, encryptor, "what does it mean?").await);
    assert_eq!(party.view(encryptor).await.you.team_chat, Some(false));
    assert_eq!(party.refused(encryptor, say(Audience::Team, "the second!")).await, "must-be-silent");
}

#[tokio::test]
async fn whoever_holds_a_code_is_silent_at_the_table_too_until_it_is_resolved() {
    let house = House::new();
    let party = house.game(decrypto_settings(), 4).await;
    let (white, black) = (party.encryptor(Team::White).await, party.encryptor(Team::Black).await);
    let react = || Command::React { emoji: EMOJI[0].into() };
    for encryptor in [white, black] {
        assert!(party.view(encryptor).await.you.silent);
        assert_eq!(party.refused(encryptor, say(Audience::Table, "one two three")).await, "must-be-silent");
        assert_eq!(party.refused(encryptor, react()).await, "must-be-silent");
    }
    // Everybody else talks.
    let guesser = party.guessers(Team::White).await[0];
    assert!(!party.view(guesser).await.you.silent);
    party.ask(guesser, say(Audience::Table, "hurry up")).await.unwrap();
    party.ask(guesser, react()).await.unwrap();
    party.give_clues(Team::White, ["one", "two", "three"]).await;
    party.give_clues(Team::Black, ["four", "five", "six"]).await;
    let code = decrypto::Code::all().next().unwrap();
    party.play(guesser, decrypto::Action::Guess { code }).await.unwrap();
    // White's code is resolved; Black's Encryptor may talk to the team about White's, and not to the table.
    party.ask(white, say(Audience::Table, "well")).await.unwrap();
    assert_eq!(party.refused(black, react()).await, "must-be-silent");
}

#[tokio::test]
async fn chat_at_the_table_does_not_push_out_what_a_team_has_said() {
    let house = House::new();
    let party = house.game(decrypto_settings(), 4).await;
    let (white, black) = (party.guessers(Team::White).await[0], party.guessers(Team::Black).await[0]);
    party.ask(white, say(Audience::Team, "our secret")).await.unwrap();
    for line in 0..300 {
        party.ask(black, say(Audience::Table, &format!("noise {line}"))).await.unwrap();
    }
    let chat = party.view(white).await.chat;
    assert!(chat.first().is_some_and(|line| line.text == "our secret"), "in its place, the first");
    assert!(chat.len() <= 51 && chat.last().unwrap().text == "noise 299");
    for line in 0..300 {
        party.ask(white, say(Audience::Team, &format!("whisper {line}"))).await.unwrap();
    }
    assert!(hears(&party, white, "noise 299").await);
}

#[tokio::test]
async fn team_chat_is_gone_after_a_rematch() {
    let house = House::new();
    let party = house.game(decrypto_settings(), 4).await;
    let white = party.guessers(Team::White).await;
    party.ask(white[0], say(Audience::Team, "old secrets")).await.unwrap();
    party.play_out(9).await;
    for visitor in &party.visitors {
        party.ask(*visitor, Command::Rematch).await.unwrap();
    }
    for visitor in &party.visitors {
        assert!(!hears(&party, *visitor, "old secrets").await);
    }
}

fn note(place: impl ToString, text: &str) -> Command {
    Command::Note { place: place.to_string(), text: text.into() }
}

#[tokio::test]
async fn notes_are_small_few_and_wiped_out_by_an_empty_one() {
    let house = House::new();
    let party = house.game(kryptos_settings(), 3).await;
    let writer = party.visitors[0];
    for (place, text) in [("", "x"), ("a", "x"), ("123456789", "x"), ("1", "a\u{7}b")] {
        assert_eq!(party.refused(writer, note(place, text)).await, "bad-text");
    }
    assert_eq!(party.refused(writer, note(1, &"x".repeat(LONGEST_NOTE + 1))).await, "bad-text");
    for place in 0..MOST_NOTES {
        party.ask(writer, note(place, "x")).await.unwrap();
    }
    assert_eq!(party.refused(writer, note(MOST_NOTES, "x")).await, "too-many-notes");
    party.ask(writer, note(0, "another")).await.unwrap();
    party.ask(writer, note(0, "")).await.unwrap();
    assert_eq!(party.refused(writer, note(0, " ")).await, "nothing-changed");
    assert_eq!(party.view(writer).await.notes.len(), MOST_NOTES - 1);
    assert_eq!(party.refused(Visitor::random(), note(1, "x")).await, "not-seated");
}

#[tokio::test]
async fn who_must_be_silent_writes_no_note_and_notes_end_with_the_game() {
    let house = House::new();
    let party = house.game(decrypto_settings(), 4).await;
    party.give_clues(Team::White, ["one", "two", "three"]).await;
    party.give_clues(Team::Black, ["four", "five", "six"]).await;
    let encryptor = party.encryptor(Team::White).await;
    assert_eq!(party.refused(encryptor, note(1, "3-1-2")).await, "must-be-silent");
    let guesser = party.guessers(Team::White).await[0];
    party.ask(guesser, note(1, "cow?")).await.unwrap();
    assert_eq!(party.view(encryptor).await.notes.len(), 1, "the Encryptor reads what the team writes");
    party.play_out(9).await;
    for visitor in &party.visitors {
        party.ask(*visitor, Command::Rematch).await.unwrap();
    }
    assert!(party.view(guesser).await.notes.is_empty());
}

#[tokio::test]
async fn whoever_is_awaited_is_reminded_once_a_minute_by_whoever_waits() {
    let house = House::new();
    let party = house.game(kryptos_settings(), 3).await;
    let mut awaited = None;
    for visitor in &party.visitors {
        let view = party.view(*visitor).await;
        let Some(tables::GameView::Kryptos(game)) = &view.game else { panic!("no game of Kryptos") };
        if game.own.as_ref().is_some_and(|you| !you.reveals.is_empty()) {
            awaited = Some(*visitor);
        }
    }
    let awaited = awaited.expect("somebody reveals a card");
    let waits = *party.visitors.iter().find(|visitor| **visitor != awaited).unwrap();
    assert_eq!(party.refused(awaited, Command::Nudge).await, "nobody-to-nudge");
    // The view says from when on.
    let from = party.view(waits).await.nudge_from.expect("a game is on");
    house.clock.advance(29);
    assert_eq!(party.refused(waits, Command::Nudge).await, "nudge-too-soon");
    assert_eq!(from.0, house.clock.now().0 + 1000);
    house.clock.advance(1);
    party.ask(waits, Command::Nudge).await.unwrap();
    let told = party.view(awaited).await.notices.last().unwrap().clone();
    assert_eq!((told.news, told.player), (tables::News::Nudged, party.player(waits).await));
    house.clock.advance(59);
    assert_eq!(party.refused(waits, Command::Nudge).await, "nudged-already");
    house.clock.advance(1);
    party.ask(waits, Command::Nudge).await.unwrap();
}

#[tokio::test]
async fn whoever_must_be_silent_gives_no_reminder() {
    let house = House::new();
    let party = house.game(decrypto_settings(), 4).await;
    let encryptor = party.encryptor(decrypto::Team::White).await;
    assert_eq!(party.refused(encryptor, Command::Nudge).await, "must-be-silent");
}
