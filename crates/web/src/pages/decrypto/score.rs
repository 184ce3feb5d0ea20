//! The score: two plates with their tokens, and the round between them.

use super::{Desk, material};
use crate::pages::marks::{team_mark, token};
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
        }
    }
}

fn side(desk: &Desk<'_>, team: Team) -> Markup {
    html! {
        div class={ "side side--" (material(team)) } {
            (team_mark(material(team)))
            div {
                b.side__name { (desk.plate(team)) }
                @if desk.mine() == Some(team) { " " span.side__you { (desk.t.say("team-you")) } }
                span.side__who { (desk.members(team).join(", ")) }
            }
            (tokens(desk, team))
        }
    }
}

/// A team's tokens, the empty places included.
pub fn tokens(desk: &Desk<'_>, team: Team) -> Markup {
    let t = desk.t;
    let held = desk.game.teams[team].tokens;
    let intercepts = !desk.game.three_players || team == Team::Black;
    let miscommunicates = !desk.game.three_players;
    let laser = desk.game.options.laser_drive;
    html! {
        span.tokens role="img" aria-label=(say!(t, "tokens-held", interceptions = held.interceptions,
            miscommunications = held.miscommunications, lasers = held.lasers)) {
            @if intercepts {
                span.tokens__set {
                    @for place in 0..DECIDING { (token("int", place < held.interceptions)) }
                    small { (t.say("tokens-int")) }
                }
            }
            @if miscommunicates {
                span.tokens__set {
                    @for place in 0..DECIDING { (token("mis", place < held.miscommunications)) }
                    small { (t.say("tokens-mis")) }
                }
            }
            @if let Some(laser) = laser {
                span.tokens__set.tokens__set--laser {
                    @for place in 0..laser.cost.max(held.lasers) { (token("laser", place < held.lasers)) }
                    small { (t.say("tokens-laser")) }
                }
            }
        }
    }
}
