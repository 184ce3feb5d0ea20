//! What to do now, in one sentence.

use super::Desk;
use super::reveal;
use crate::i18n::capitalised;
use crate::pages::table::absent::is_away;
use crate::say;
use decrypto::{Phase, Role, Team, View};
use maud::{Markup, html};

/// The words about the phase: where we are, what to do, and why.
pub struct Words {
    /// Where we are.
    pub mark: String,
    /// The one sentence.
    pub headline: String,
    /// The reason behind it.
    pub why: String,
}

impl Words {
    /// What a screen reader hears: first what was revealed, then what to do now.
    pub fn announcement(&self, desk: &Desk<'_>) -> String {
        let revealed = reveal::sentence(desk).unwrap_or_default();
        [revealed, self.headline.clone(), self.why.clone()].join(" ").trim().to_owned()
    }
}

/// Who is talked to, and about whom.
struct Parties {
    team: String,
    others: String,
    /// Whose keywords: the other team as an owner.
    whose: String,
    name: String,
    /// How many guess with the viewer, the viewer included: one is spoken to differently.
    guessers: usize,
}

/// The words for this viewer.
pub fn words(desk: &Desk<'_>) -> Words {
    let team = match desk.game.phase {
        Phase::Guess { team } => team,
        _ => desk.mine().unwrap_or(Team::White),
    };
    let encryptor = desk.game.teams[team].encryptor.or(desk.game.teams[team.other()].encryptor);
    let is_gone = encryptor.and_then(|seat| desk.player(seat)).is_some_and(is_away);
    let key = match key(desk.game, desk.role()) {
        "encrypt-wait-done" => "encrypt-wait-done",
        waits if waits.starts_with("encrypt-wait") && is_gone => "encrypt-away",
        key => key,
    };
    let parties = Parties {
        team: desk.team(team),
        others: desk.team(team.other()),
        whose: desk.team_of(team.other()),
        name: encryptor.map_or(String::new(), |seat| desk.name(seat).to_owned()),
        guessers: desk.guessers(),
    };
    let tell = |key: &str| {
        let Parties { team, others, whose, name, guessers } = &parties;
        capitalised(&say!(
            desk.t,
            key,
            team = team.as_str(),
            others = others.as_str(),
            whose = whose.as_str(),
            name = name.as_str(),
            guessers = *guessers
        ))
    };
    let mark = match desk.game.phase {
        Phase::Open | Phase::Encrypt => "step-encrypt",
        Phase::Guess { .. } => "step-guess",
        Phase::Laser => "step-laser",
        Phase::Keywords | Phase::Judge => "step-tie",
        Phase::Over => "step-over",
    };
    Words { mark: tell(mark), headline: tell(&format!("do-{key}")), why: tell(&format!("do-{key}-why")) }
}

/// Which sentence it is: `do-<key>` and `do-<key>-why` in every language.
fn key(game: &View, role: Option<Role>) -> &'static str {
    let done = game.own.as_ref().is_some_and(|you| game.teams[you.team].done);
    let can = |may: fn(&decrypto::Can) -> bool| game.own.as_ref().is_some_and(|you| may(&you.can));
    // Laser Drive: the opponents have still to say whether the word counts.
    let asked = game
        .own
        .as_ref()
        .is_some_and(|you| game.laser_tries.iter().any(|attempt| attempt.asked && attempt.team == you.team));
    let round_one = game.round == 1;
    // The Interceptor of three.
    let alone = game.three_players && game.own.as_ref().is_some_and(|you| you.team == Team::Black);
    match (game.phase, role) {
        (Phase::Open | Phase::Over, _) => "wait",
        (Phase::Encrypt, Some(Role::Encryptor)) if done => "encrypt-done",
        (Phase::Encrypt, Some(Role::Encryptor)) => "encrypt",
        (Phase::Encrypt, Some(_)) if done && !game.three_players => "encrypt-wait-done",
        // In the first round there is nothing on the note sheet yet.
        (Phase::Encrypt, Some(_)) if alone && round_one => "encrypt-wait-three-first",
        (Phase::Encrypt, Some(_)) if alone => "encrypt-wait-three",
        (Phase::Encrypt, Some(_)) if round_one => "encrypt-wait-first",
        (Phase::Encrypt, Some(_)) if game.three_players => "encrypt-wait-two",
        (Phase::Encrypt, Some(_)) => "encrypt-wait",
        (Phase::Encrypt, None) => "encrypt-watch",
        (Phase::Guess { team }, Some(Role::Encryptor))
            if game.own.as_ref().is_some_and(|you| you.team == team) =>
        {
            "guess-silent"
        }
        (Phase::Guess { .. }, Some(Role::Decoder)) if done => "guess-done",
        (Phase::Guess { .. }, Some(Role::Decoder)) if round_one => "guess-first",
        (Phase::Guess { .. }, Some(Role::Decoder)) => "guess",
        // Laser Drive: the opponents have no code to guess yet, but clues to judge.
        (Phase::Guess { .. }, Some(_)) if round_one && !done => "fits",
        (Phase::Guess { .. }, Some(_)) if round_one => "guess-round-one",
        (Phase::Guess { .. }, Some(_)) if done => "intercept-done",
        (Phase::Guess { .. }, Some(_)) => "intercept",
        (Phase::Guess { .. }, None) if round_one => "guess-watch-first",
        (Phase::Guess { .. }, None) => "guess-watch",
        (Phase::Laser, Some(_)) if can(|can| can.judge_try) => "laser-judge",
        (Phase::Laser, Some(_)) if asked => "laser-asked",
        (Phase::Laser, Some(_)) if can(|can| can.name_keyword) => "laser",
        (Phase::Laser, _) => "laser-wait",
        (Phase::Keywords, Some(_)) if !done => "keywords",
        (Phase::Keywords, _) => "keywords-wait",
        (Phase::Judge, Some(_)) if !done => "judge",
        (Phase::Judge, _) => "judge-wait",
    }
}

/// The region: the only large type on a table.
pub fn phase(desk: &Desk<'_>, words: &Words) -> Markup {
    let game = desk.game;
    let now = match game.phase {
        Phase::Open | Phase::Encrypt => 0,
        Phase::Guess { team: Team::White } => 1,
        Phase::Guess { team: Team::Black } => 2,
        _ => 3,
    };
    let steps = if game.three_players { 2 } else { 3 };
    html! {
        section.phase #phase {
            div.phase__step {
                ol.steps aria-hidden="true" {
                    @for step in 0..steps { li.is-done[step < now].is-now[step == now] {} }
                }
                p.mark { (words.mark) }
            }
            h1 { (words.headline) }
            p.phase__why { (words.why) }
            @if let Some(category) = &game.category {
                p.category { span.mark { (desk.t.say("category")) } " " b lang=(game.language) { (category) } }
                @if desk.role() == Some(Role::Encryptor) && game.phase == Phase::Encrypt {
                    p.small.soft { (desk.t.say("category-duty")) }
                }
            }
        }
    }
}
