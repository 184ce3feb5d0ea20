//! Laws that hold whatever people ask for.

use crate::common::*;
use decrypto::playout::Dice;
use proptest::prelude::*;
use tables::{Audience, Command, EMOJI, PlayerId, Stage, Strength, Visitor};

/// Anything that anybody might ask for, sensible or not; none stands for a move in the game.
fn anything() -> impl Strategy<Value = Option<Command>> {
    let chair = || prop::option::of(0u8..9);
    let player = || (0u32..10).prop_map(PlayerId);
    let command = prop_oneof![
        (chair(), "[a-z]{0,3}").prop_map(|(chair, name)| Command::Sit { name, chair, nonce: None }),
        (player(), 0u8..9).prop_map(|(player, chair)| Command::Move { player, chair }),
        Just(Command::Even),
        Just(Command::Shuffle),
        any::<bool>().prop_map(|kryptos| {
            let settings = if kryptos { kryptos_settings() } else { decrypto_settings() };
            Command::Configure { settings: Box::new(settings) }
        }),
        Just(Command::Start),
        any::<bool>().prop_map(|team| {
            let to = if team { Audience::Team } else { Audience::Table };
            Command::Say { to, text: "hm".into() }
        }),
        Just(Command::React { emoji: EMOJI[0].into() }),
        ("[1-4]", "[a-z]{0,2}").prop_map(|(place, text)| Command::Note { place, text }),
        Just(Command::Leave),
        player().prop_map(|player| Command::Kick { player }),
        player().prop_map(|player| Command::HandOver { player }),
        chair().prop_map(|chair| Command::SeatBot { chair, strength: Some(Strength("anything".into())) }),
        Just(Command::OfferSeat),
        player().prop_map(|player| Command::Admit { player }),
        player().prop_map(|player| Command::TurnDown { player }),
        player().prop_map(|player| Command::Readmit { player }),
        any::<bool>().prop_map(|locked| Command::Lock { locked }),
        Just(Command::Rematch),
        Just(Command::Reopen),
    ];
    prop_oneof![1 => command.prop_map(Some), 2 => Just(None)]
}

/// Does all of it at one table and checks after every step what must always be so.
async fn do_it(script: &[(usize, Option<Command>)]) -> Result<(), TestCaseError> {
    let house = House::new();
    let party = house.table(kryptos_settings(), 4).await;
    let mut people = party.visitors.clone();
    people.extend((0..4).map(|_| Visitor::random()));
    let mut dice = Dice::new(script.len() as u64);
    for (who, command) in script {
        let visitor = people[*who];
        let before = party.view(visitor).await;
        let action = match command {
            Some(command) => Some(command.clone()),
            None => before.you.seat.zip(before.game.as_ref()).and_then(|(seat, game)| {
                any_move(game, seat, &mut dice).map(|action| Command::Play { action, turn: None })
            }),
        };
        let Some(action) = action else { continue };
        let asked = party.ask(visitor, action).await;
        let after = party.view(visitor).await;
        match asked {
            Err(_) => prop_assert_eq!(&before, &after, "a refusal changes nothing"),
            Ok(accepted) => prop_assert_eq!(accepted.seq, after.seq),
        }
        let mut seated: Vec<_> =
            after.chairs.iter().filter_map(|chair| chair.player.as_ref().map(|player| player.id)).collect();
        let chairs = seated.len();
        seated.sort_unstable();
        seated.dedup();
        prop_assert_eq!(seated.len(), chairs, "nobody sits in two chairs");
        prop_assert_eq!(after.game.is_none(), after.stage == Stage::Waiting);
    }
    // The log alone tells the same.
    let again = house.second();
    for visitor in &people {
        let replayed = again.tables.view(party.id, *visitor).await.unwrap();
        prop_assert_eq!(replayed.json(), party.json(*visitor).await);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn whatever_is_asked_the_log_tells_the_same_table(
        script in prop::collection::vec((0usize..8, anything()), 1..120)
    ) {
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        runtime.block_on(do_it(&script))?;
    }
}
