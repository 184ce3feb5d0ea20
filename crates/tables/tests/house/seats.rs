//! Sitting down, getting up, and who may take whose place.

use crate::common::*;
use tables::{
    ClientId, Command, GameOptions, KryptosOptions, MoveToken, News, PlayerId, Reason, Stage, Strength,
    Visitor,
};

fn sit_at(chair: u8) -> Command {
    Command::Sit { name: "Guest".into(), chair: Some(chair), nonce: None }
}

#[tokio::test]
async fn the_table_keeps_the_sides_even() {
    let house = House::new();
    let party = house.table(decrypto_settings(), 5).await;
    let sides: Vec<_> = party
        .view(party.visitors[0])
        .await
        .chairs
        .iter()
        .filter(|c| c.player.is_some())
        .map(|c| c.side)
        .collect();
    assert_eq!(sides.iter().filter(|side| **side == Some(0)).count(), 3);
    assert_eq!(sides.iter().filter(|side| **side == Some(1)).count(), 2);
}

#[tokio::test]
async fn a_player_takes_a_free_chair_and_no_other() {
    let house = House::new();
    let party = house.table(decrypto_settings(), 2).await;
    let [host, guest] = party.visitors[..] else { panic!() };
    let (first, second) = (party.player(host).await, party.player(guest).await);
    party.ask(guest, Command::Move { player: second, chair: 6 }).await.unwrap();
    assert_eq!(party.view(guest).await.you.chair, Some(6));
    assert_eq!(party.refused(guest, Command::Move { player: second, chair: 0 }).await, "chair-taken");
    assert_eq!(party.refused(guest, Command::Move { player: first, chair: 5 }).await, "host-only");
    assert_eq!(party.refused(guest, Command::Move { player: second, chair: 9 }).await, "no-such-chair");
    // The host may make two people change places.
    party.ask(host, Command::Move { player: second, chair: 0 }).await.unwrap();
    assert_eq!(party.view(host).await.you.chair, Some(6));
}

#[tokio::test]
async fn the_host_makes_the_sides_even() {
    let house = House::new();
    let party = house.table(decrypto_settings(), 1).await;
    let host = party.visitors[0];
    let guests: Vec<Visitor> = (0..3).map(|_| Visitor::random()).collect();
    for (guest, chair) in guests.iter().zip([2, 4, 6]) {
        party.ask(*guest, sit_at(chair)).await.unwrap();
    }
    assert_eq!(party.refused(host, Command::Start).await, "uneven-sides");
    assert_eq!(party.refused(guests[0], Command::Even).await, "host-only");
    party.ask(host, Command::Even).await.unwrap();
    party.ask(host, Command::Start).await.unwrap();
}

/// Those who are on the host's team.
async fn teammates(party: &Party<'_>) -> Vec<String> {
    let view = party.view(party.visitors[0]).await;
    let all = || view.chairs.iter().filter_map(|chair| Some((chair.side, chair.player.as_ref()?)));
    let (own, host) = all().find(|(_, player)| Some(player.id) == view.host).unwrap();
    let others = all().filter(|(side, player)| *side == own && player.id != host.id);
    others.map(|(_, player)| player.name.clone()).collect()
}

#[tokio::test]
async fn the_host_draws_new_teams_before_a_game_and_after_it() {
    let house = House::new();
    let party = house.table(decrypto_settings(), 4).await;
    let host = party.visitors[0];
    assert_eq!(party.refused(party.visitors[1], Command::Shuffle).await, "host-only");
    let first = teammates(&party).await;
    party.ask(host, Command::Shuffle).await.unwrap();
    let second = teammates(&party).await;
    assert_ne!(first, second, "somebody else is with the host");
    party.ask(host, Command::Start).await.unwrap();
    assert_eq!(party.refused(host, Command::Shuffle).await, "not-finished");
    party.play_out(1).await;
    party.ask(host, Command::Shuffle).await.unwrap();
    let view = party.view(host).await;
    assert_eq!(view.stage, tables::Stage::Waiting);
    assert_ne!(teammates(&party).await, second);
    assert_eq!(view.cannot_start, None, "four are two teams of two again");
}

#[tokio::test]
async fn names_are_plain_and_short() {
    let house = House::new();
    let party = house.table(kryptos_settings(), 1).await;
    let invisible = ["\u{3164}", "\u{2800}", "a\u{200d}", "a\u{61c}b", "a\u{2028}b", "\u{fe0f}", "a\u{ad}b"];
    for name in ["", "   ", "a\nb", "a\u{202e}b", &"x".repeat(25)].into_iter().chain(invisible) {
        assert_eq!(party.refused(Visitor::random(), sit(name)).await, "bad-name", "{name:?}");
    }
    for nonce in ["", "a, b", "\"", &"x".repeat(65)] {
        let sit = Command::Sit { name: "Guest".into(), chair: None, nonce: Some(nonce.into()) };
        assert_eq!(party.refused(Visitor::random(), sit).await, "bad-nonce", "{nonce:?}");
    }
    party.ask(party.visitors[0], Command::Rename { name: " Zoë ".into() }).await.unwrap();
    let view = party.view(party.visitors[0]).await;
    assert_eq!(view.chairs[0].player.as_ref().unwrap().name, "Zoë");
}

#[tokio::test]
async fn only_the_host_starts_and_configures() {
    let house = House::new();
    let party = house.table(kryptos_settings(), 3).await;
    let guest = party.visitors[1];
    let other = Box::new(decrypto_settings());
    assert_eq!(party.refused(guest, Command::Start).await, "host-only");
    assert_eq!(party.refused(guest, Command::Configure { settings: other.clone() }).await, "host-only");
    party.ask(party.visitors[0], Command::Configure { settings: other }).await.unwrap();
    let view = party.view(guest).await;
    assert!(matches!(view.settings.game, GameOptions::Decrypto(_)));
    assert_eq!(view.chairs.len(), 8);
    assert_eq!(view.chairs.iter().filter(|chair| chair.player.is_some()).count(), 3);
}

#[tokio::test]
async fn too_few_or_a_variant_that_does_not_fit_cannot_start() {
    let house = House::new();
    let party = house.table(kryptos_settings(), 2).await;
    let refusal = party.ask(party.visitors[0], Command::Start).await.unwrap_err();
    assert_eq!(refusal, Reason::WrongNumber { players: 2, fewest: 3, most: 6 }.into());
    let variants = kryptos::Options { mystery: true, ..Default::default() };
    let mystery = settings(GameOptions::Kryptos(KryptosOptions { variants, ..Default::default() }));
    let party = house.table(mystery, 3).await;
    assert_eq!(party.refused(party.visitors[0], Command::Start).await, "mystery-needs-four-or-five");
}

#[tokio::test]
async fn whoever_leaves_the_waiting_room_frees_the_chair() {
    let house = House::new();
    let party = house.table(kryptos_settings(), 3).await;
    party.ask(party.visitors[1], Command::Leave).await.unwrap();
    assert_eq!(party.refused(party.visitors[1], Command::Leave).await, "not-seated");
    assert!(party.view(party.visitors[0]).await.chairs[1].player.is_none());
}

#[tokio::test]
async fn the_host_hands_over_by_will_or_by_leaving() {
    let house = House::new();
    let party = house.table(kryptos_settings(), 3).await;
    let [host, second, third] = party.visitors[..] else { panic!() };
    let heir = party.player(second).await;
    assert_eq!(party.refused(third, Command::HandOver { player: heir }).await, "host-only");
    party.ask(host, Command::HandOver { player: heir }).await.unwrap();
    assert!(party.view(second).await.you.host && !party.view(host).await.you.host);
    party.ask(second, Command::Leave).await.unwrap();
    assert!(party.view(host).await.you.host, "the first who sits is the heir");
}

#[tokio::test]
async fn whoever_was_removed_does_not_sit_down_again() {
    let house = House::new();
    let party = house.table(kryptos_settings(), 3).await;
    let [host, pest, other] = party.visitors[..] else { panic!() };
    let player = party.player(pest).await;
    assert_eq!(party.refused(other, Command::Kick { player }).await, "host-only");
    party.ask(host, Command::Kick { player }).await.unwrap();
    assert_eq!(party.refused(pest, sit("Again")).await, "removed");
    assert!(party.view(pest).await.you.was_removed);
}

#[tokio::test]
async fn a_leaver_comes_back_to_the_same_seat() {
    let house = House::new();
    let party = house.game(kryptos_settings(), 4).await;
    let leaver = party.visitors[2];
    let before = party.view(leaver).await;
    party.ask(leaver, Command::Leave).await.unwrap();
    let away = party.view(leaver).await;
    assert_eq!((away.you.seat, away.stage), (None, Stage::Playing));
    assert!(away.chairs[2].player.as_ref().unwrap().left);
    party.ask(leaver, sit("Back")).await.unwrap();
    let back = party.view(leaver).await;
    assert_eq!((back.you.seat, back.you.player), (before.you.seat, before.you.player));
    assert_eq!(back.game, before.game);
}

#[tokio::test]
async fn a_seat_in_a_running_game_needs_the_word_of_its_side_or_of_the_host() {
    let house = House::new();
    let party = house.game(decrypto_settings(), 4).await;
    let guest = Visitor::random();
    assert_eq!(party.refused(guest, sit("Guest")).await, "table-full");
    assert_eq!(party.refused(guest, sit_at(6)).await, "already-started");
    let [host, other_side, leaver, same_side] =
        [party.visitors[0], party.visitors[2], party.visitors[3], party.visitors[1]];
    let seat = party.view(leaver).await.you.seat;
    party.ask(leaver, Command::Leave).await.unwrap();
    party.ask(guest, sit("Guest")).await.unwrap();
    // Asked for, not taken: the guest sees what everybody sees.
    let asking = party.view(guest).await;
    assert_eq!((asking.you.seat, asking.you.asked), (None, Some(3)));
    let player = asking.requests[0].player;
    assert_eq!(party.refused(guest, sit("Guest")).await, "nothing-changed");
    assert_eq!(party.refused(guest, Command::Admit { player }).await, "host-only");
    assert_eq!(party.refused(other_side, Command::Admit { player }).await, "host-only");
    assert_eq!(party.view(same_side).await.you.admits, [player]);
    assert_eq!(party.view(host).await.you.admits, [player]);
    assert!(party.view(other_side).await.you.admits.is_empty());
    party.ask(host, Command::TurnDown { player }).await.unwrap();
    assert_eq!(party.view(guest).await.you.asked, None);
    party.ask(guest, sit("Guest")).await.unwrap();
    let player = party.view(guest).await.requests[0].player;
    party.ask(same_side, Command::Admit { player }).await.unwrap();
    let inside = party.view(guest).await;
    assert_eq!((inside.you.seat, inside.requests.len()), (seat, 0));
    // Everybody is told.
    let told = party.view(Visitor::random()).await.notices.last().unwrap().clone();
    assert_eq!((told.news, told.name.as_str()), (News::Joined, "Guest"));
    // The one who left has lost the seat, and learns no more than a spectator.
    assert_eq!(party.refused(leaver, sit("Back")).await, "table-full");
    assert_eq!(party.view(leaver).await.you.seat, None);
}

#[tokio::test]
async fn nobody_sits_down_in_the_place_of_a_bot_without_being_let_in() {
    let house = House::new();
    let party = house.table(kryptos_settings(), 2).await;
    let host = party.visitors[0];
    party.ask(host, Command::SeatBot { chair: None, strength: None }).await.unwrap();
    party.ask(host, Command::Start).await.unwrap();
    let thief = Visitor::random();
    party.ask(thief, sit_at(2)).await.unwrap();
    assert_eq!(party.view(thief).await.you.seat, None, "a hand is not for whoever has the code");
    let player = party.view(thief).await.requests[0].player;
    // Where everyone plays alone only the host can say.
    assert_eq!(party.refused(party.visitors[1], Command::Admit { player }).await, "host-only");
    // When nobody is left there is nobody to be cheated.
    for visitor in &party.visitors {
        party.ask(*visitor, Command::Leave).await.unwrap();
    }
    party.ask(thief, sit_at(2)).await.unwrap();
    assert!(party.view(thief).await.you.seat.is_some());
}

#[tokio::test]
async fn an_encryptor_does_not_sit_down_where_the_own_code_is_guessed() {
    let house = House::new();
    let party = house.table(decrypto_settings(), 3).await;
    let host = party.visitors[0];
    party.ask(host, Command::SeatBot { chair: None, strength: None }).await.unwrap();
    party.ask(host, Command::Start).await.unwrap();
    let view = party.view(host).await;
    let bot_chair = view.chairs.iter().find(|chair| chair.player.as_ref().is_some_and(|p| p.bot.is_some()));
    let bot_chair = bot_chair.unwrap().chair;
    let mate = party.visitors[usize::from((bot_chair + 2) % 4)];
    party.ask(mate, Command::Leave).await.unwrap();
    assert_eq!(party.refused(mate, sit_at(bot_chair)).await, "other-seat");
    party.ask(mate, sit("Back")).await.unwrap();
    assert_ne!(party.view(mate).await.you.chair, Some(bot_chair));
}

#[tokio::test]
async fn a_locked_table_lets_in_nobody_new() {
    let house = House::new();
    let party = house.table(kryptos_settings(), 3).await;
    let [host, guest, _] = party.visitors[..] else { panic!() };
    assert_eq!(party.refused(guest, Command::Lock { locked: true }).await, "host-only");
    party.ask(host, Command::Lock { locked: true }).await.unwrap();
    assert_eq!(party.refused(host, Command::Lock { locked: true }).await, "nothing-changed");
    let stranger = Visitor::random();
    assert!(party.view(stranger).await.locked);
    assert_eq!(party.refused(stranger, sit("Stranger")).await, "table-locked");
    // Whoever plays comes and goes all the same.
    party.ask(host, Command::Start).await.unwrap();
    party.ask(guest, Command::Leave).await.unwrap();
    assert_eq!(party.refused(stranger, sit_at(1)).await, "table-locked");
    party.ask(guest, sit("Back")).await.unwrap();
    party.ask(host, Command::Lock { locked: false }).await.unwrap();
    assert!(!party.view(stranger).await.locked);
}

#[tokio::test]
async fn whoever_was_removed_is_so_on_every_device_until_the_host_readmits_them() {
    let house = House::new();
    let party = house.table(kryptos_settings(), 3).await;
    let [host, computer, _] = party.visitors[..] else { panic!() };
    let phone = Visitor::random();
    let token = offer(&party, computer).await;
    party.ask(phone, Command::TakeSeat { token }).await.unwrap();
    let player = party.player(phone).await;
    let friends = offer(&party, party.visitors[2]).await;
    party.ask(host, Command::Kick { player }).await.unwrap();
    for device in [computer, phone] {
        assert_eq!(party.refused(device, sit("Again")).await, "removed");
        assert_eq!(party.refused(device, Command::TakeSeat { token: friends.clone() }).await, "removed");
    }
    assert_eq!(party.view(host).await.you.removed[0].player, player);
    assert!(party.view(party.visitors[2]).await.you.removed.is_empty());
    assert_eq!(party.refused(computer, Command::Readmit { player }).await, "host-only");
    party.ask(host, Command::Readmit { player }).await.unwrap();
    party.ask(phone, sit("Again")).await.unwrap();
}

#[tokio::test]
async fn a_link_that_moves_a_seat_is_good_for_ten_minutes() {
    let house = House::new();
    let party = house.game(kryptos_settings(), 3).await;
    let token = offer(&party, party.visitors[1]).await;
    house.clock.advance(600);
    assert_eq!(party.refused(Visitor::random(), Command::TakeSeat { token }).await, "link-void");
    let token = offer(&party, party.visitors[1]).await;
    house.clock.advance(599);
    party.ask(Visitor::random(), Command::TakeSeat { token }).await.unwrap();
}

#[tokio::test]
async fn nobody_changes_sides_in_the_middle_of_a_game() {
    let house = House::new();
    let party = house.game(decrypto_settings(), 4).await;
    let (white, black) = (party.visitors[0], party.visitors[1]);
    let black_chair = party.view(black).await.you.chair.unwrap();
    party.ask(black, Command::Leave).await.unwrap();
    party.ask(white, Command::Leave).await.unwrap();
    assert_eq!(party.refused(white, sit_at(black_chair)).await, "other-side");
    party.ask(white, sit("Back")).await.unwrap();
    assert_eq!(party.view(white).await.chairs[0].side, Some(0));
}

async fn offer(party: &Party<'_>, visitor: Visitor) -> MoveToken {
    party.ask(visitor, Command::OfferSeat).await.unwrap().token.unwrap()
}

#[tokio::test]
async fn a_one_time_link_moves_a_seat_to_another_device() {
    let house = House::new();
    let party = house.game(kryptos_settings(), 3).await;
    let (computer, phone) = (party.visitors[0], Visitor::random());
    let before = party.view(computer).await;
    let token = offer(&party, computer).await;
    party.ask(phone, Command::TakeSeat { token: token.clone() }).await.unwrap();
    let after = party.view(phone).await;
    assert_eq!((after.you.seat, after.you.player), (before.you.seat, before.you.player));
    assert!(after.you.host, "the host's other device is the host");
    assert_eq!(after.game, before.game);
    assert_eq!(party.view(computer).await.you.seat, None);
    // It works once.
    assert_eq!(party.refused(Visitor::random(), Command::TakeSeat { token }).await, "link-void");
}

#[tokio::test]
async fn a_link_is_void_once_replaced_or_once_the_seat_changed_hands() {
    let house = House::new();
    let party = house.game(kryptos_settings(), 3).await;
    let owner = party.visitors[1];
    let old = offer(&party, owner).await;
    let new = offer(&party, owner).await;
    assert_eq!(party.refused(Visitor::random(), Command::TakeSeat { token: old }).await, "link-void");
    party.ask(owner, Command::Leave).await.unwrap();
    assert_eq!(party.refused(Visitor::random(), Command::TakeSeat { token: new }).await, "link-void");
}

#[tokio::test]
async fn nothing_public_is_enough_to_take_a_seat() {
    let house = House::new();
    let party = house.game(kryptos_settings(), 3).await;
    let thief = Visitor::random();
    offer(&party, party.visitors[1]).await;
    let public = party.view(thief).await;
    let victim = public.chairs[1].player.clone().unwrap();
    let mut guesses = vec![party.id.to_string(), victim.id.0.to_string(), victim.name, String::new()];
    guesses.push(public.fairness.commitment.0.clone());
    for guess in guesses {
        let token = MoveToken::from(guess);
        assert_eq!(party.refused(thief, Command::TakeSeat { token }).await, "link-void");
    }
    for chair in 0..3 {
        assert_eq!(party.refused(thief, sit_at(chair)).await, "chair-taken");
    }
    let json = serde_json::json!({"kryptos": {"kind": "reveal", "position": 1}});
    let action = serde_json::from_value(json).unwrap();
    assert_eq!(party.refused(thief, Command::Play { action, turn: None }).await, "not-seated");
}

#[tokio::test]
async fn unknown_players_and_bots_are_refused() {
    let house = House::new();
    let party = house.table(kryptos_settings(), 3).await;
    let host = party.visitors[0];
    assert_eq!(party.refused(host, Command::Kick { player: PlayerId(99) }).await, "no-such-player");
    let strength = Some(Strength("oracle".into()));
    assert_eq!(party.refused(host, Command::SeatBot { chair: None, strength }).await, "no-such-bot");
}

#[tokio::test]
async fn the_last_command_is_told_to_its_sender_alone() {
    let house = House::new();
    let party = house.table(kryptos_settings(), 3).await;
    let id = ClientId::try_from("click-1".to_owned()).unwrap();
    let rename = Command::Rename { name: "New".into() };
    house.tables.command(party.id, party.visitors[0], Some(id.clone()), rename).await.unwrap();
    assert_eq!(party.view(party.visitors[0]).await.you.last_command, Some(id));
    assert!(!party.json(party.visitors[1]).await.contains("click-1"));
}
