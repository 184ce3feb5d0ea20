//! The score: two plates with their tokens, and the round between them.

use super::{Desk, material};
use crate::pages::shell::icons::{team_mark, token};
use crate::say;
use decrypto::Team;
use maud::{Markup, html};

/// Tokens of a kind that decide the game.
const DECIDING: u8 = 2;

/// The region.
pub fn score(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    html! {
        section.score #score aria-label=(t.say("score-title")) {
            (side(desk, Team::White))
            div.score__round { span { (t.say("round")) } b { (desk.game.round) } }
            (side(desk, Team::Black))
            (token_help(desk))
        }
    }
}

fn side(desk: &Desk<'_>, team: Team) -> Markup {
    html! {
        div class={ "side side--" (material(team)) } {
            (team_mark(material(team)))
            div {
                b.side__name { (desk.plate(team)) }
                @if desk.mine() == Some(team) {
                    @let alone = desk.game.three_players && team == Team::Black;
                    " " span.side__you { (desk.t.say(if alone { "team-you-alone" } else { "team-you" })) }
                }
                span.side__who { (desk.members(team).join(", ")) }
            }
            // A tap says what the tokens mean.
            button.tokens type="button" popovertarget="token-help" title=(desk.t.say("token-help-title")) {
                span.vh { (held(desk, team)) }
                span.tokens__seen aria-hidden="true" { (sets(desk, team)) }
            }
        }
    }
}

/// What each kind of token is for, and how many decide the game.
fn token_help(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    let (int, mis) =
        if desk.game.three_players { ("token-three", None) } else { ("token-int", Some("token-mis")) };
    let laser = desk.game.options.laser_drive;
    html! {
        div.drawer.drawer--over #token-help popover role="dialog" aria-label=(t.say("token-help-title")) {
            div.drawer__close {
                b { (t.say("token-help-title")) }
                button.btn.btn--small type="button" popovertarget="token-help" popovertargetaction="hide" { (t.say("close")) }
            }
            ul.token-help {
                li { (token("int", true)) span { (t.say(int)) } }
                @if let Some(mis) = mis { li { (token("mis", true)) span { (t.say(mis)) } } }
                @if let Some(laser) = laser { li { (token("laser", true)) span { (say!(t, "token-laser", cost = laser.cost)) } } }
            }
        }
    }
}

/// A team's tokens, the empty places included.
pub fn tokens(desk: &Desk<'_>, team: Team) -> Markup {
    html! { span.tokens role="img" aria-label=(held(desk, team)) { (sets(desk, team)) } }
}

/// How many tokens a team has, in words: only those that the game has.
fn held(desk: &Desk<'_>, team: Team) -> String {
    let t = desk.t;
    let held = desk.game.teams[team].tokens;
    let mut kinds = Vec::new();
    if !desk.game.three_players {
        kinds.push(say!(t, "tokens-held-int", count = held.interceptions));
        kinds.push(say!(t, "tokens-held-mis", count = held.miscommunications));
    } else if team == Team::Black {
        kinds.push(say!(t, "tokens-held-three", count = held.of_interceptor()));
    }
    if desk.game.options.laser_drive.is_some() {
        kinds.push(say!(t, "tokens-held-laser", count = held.lasers));
    }
    kinds.join(" ")
}

fn sets(desk: &Desk<'_>, team: Team) -> Markup {
    let t = desk.t;
    let held = desk.game.teams[team].tokens;
    let laser = desk.game.options.laser_drive;
    let set = |kind: &str, held: u8, label: &str| {
        html! {
            span.tokens__set {
                @for place in 0..DECIDING { (token(kind, place < held)) }
                small { (t.say(label)) }
            }
        }
    };
    html! {
        @if !desk.game.three_players {
            (set("int", held.interceptions, "tokens-int"))
            (set("mis", held.miscommunications, "tokens-mis"))
        } @else if team == Team::Black {
            // The Interceptor's own interceptions and the team's failures count alike.
            (set("int", held.of_interceptor(), "tokens-three"))
        }
        @if let Some(laser) = laser {
            span.tokens__set.tokens__set--laser {
                @for place in 0..laser.cost.max(held.lasers) { (token("laser", place < held.lasers)) }
                small { (t.say("tokens-laser")) }
            }
        }
    }
}
