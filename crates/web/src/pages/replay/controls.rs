//! The controls of a replay: which moment, and through whose eyes.

use super::{Place, address};
use crate::i18n::Texts;
use crate::pages::games;
use crate::pages::table::name_of;
use crate::say;
use game::Seat;
use maud::{Markup, html};
use tables::{Replay, TableView};

/// What the controls are of.
pub struct Controls<'a> {
    pub replay: &'a Replay,
    /// The number of the game at its table.
    pub game: u32,
    pub place: Place,
    /// The view that is shown.
    pub then: &'a TableView,
}

impl Controls<'_> {
    fn link(&self, place: Place) -> String {
        let address = address(self.then.table, self.game);
        let seat = place.seat.map(|seat| format!("&seat={seat}")).unwrap_or_default();
        let open = if place.open == 1 { "&open=1" } else { "" };
        format!("{address}?at={}{seat}{open}", place.at)
    }

    fn link_to(&self, at: usize) -> String {
        self.link(Place { at, ..self.place })
    }

    /// The first moment of the turn before this one, or of this one if it has gone on.
    fn turn_before(&self) -> usize {
        let moments = self.replay.moments();
        let before = self.place.at.saturating_sub(1);
        let first_of = moments[..before].iter().rposition(|moment| moment.turn != moments[before].turn);
        first_of.map_or(0, |place| place + 1)
    }

    /// The first moment of the next turn.
    fn turn_after(&self) -> usize {
        let moments = self.replay.moments();
        let turn = moments[self.place.at].turn;
        let next = moments.iter().skip(self.place.at).position(|moment| moment.turn != turn);
        next.map_or(moments.len() - 1, |ahead| self.place.at + ahead)
    }

    /// The time since the deal.
    fn elapsed(&self) -> String {
        let moments = self.replay.moments();
        let seconds = moments[self.place.at].at.0.saturating_sub(moments[0].at.0) / 1000;
        match seconds / 3600 {
            0 => format!("{}:{:02}", seconds / 60, seconds % 60),
            hours => format!("{hours}:{:02}:{:02}", seconds / 60 % 60, seconds % 60),
        }
    }
}

pub fn controls(shown: &Controls<'_>, t: &Texts) -> Markup {
    let (at, last) = (shown.place.at, shown.replay.moments().len() - 1);
    let step = |label: &str, sign: &str, to: usize, key: &str| {
        html! {
            a.btn.btn--small href=(shown.link_to(to)) aria-label=(t.say(label)) title=(t.say(label))
                data-key=(key) aria-disabled[to == at] { (sign) }
        }
    };
    html! {
        section.replay #replay aria-label=(t.say("replay-controls")) {
            div.wrap {
                p.replay__where role="status" {
                    b { (games::at(shown.then).moment(shown.then, t)) }
                    span { (say!(t, "replay-step", step = at + 1, steps = last + 1)) }
                    // A game that somebody brought tells no times.
                    @if shown.replay.moments()[last].at > shown.replay.moments()[0].at { span.typed { (shown.elapsed()) } }
                }
                form.replay__steps method="get" action=(address(shown.then.table, shown.game)) data-replay {
                    (step("replay-turn-before", "«", shown.turn_before(), "ArrowUp"))
                    (step("replay-before", "‹", at.saturating_sub(1), "ArrowLeft"))
                    input type="range" name="at" min="0" max=(last) value=(at) aria-label=(t.say("replay-moment"));
                    @if let Some(seat) = shown.place.seat { input type="hidden" name="seat" value=(seat); }
                    @if shown.place.open == 1 { input type="hidden" name="open" value="1"; }
                    button.btn.btn--small.without-script { (t.say("replay-show")) }
                    (step("replay-after", "›", (at + 1).min(last), "ArrowRight"))
                    (step("replay-turn-after", "»", shown.turn_after(), "ArrowDown"))
                }
                (eyes(shown, t))
            }
        }
    }
}

/// Through whose eyes.
fn eyes(shown: &Controls<'_>, t: &Texts) -> Markup {
    let Place { at, seat, open } = shown.place;
    let one = |label: &str, seat_of: Option<u8>, open_of: u8| {
        let chosen = (seat, open) == (seat_of, open_of);
        html! {
            a href=(shown.link(Place { at, seat: seat_of, open: open_of })) aria-current=[chosen.then_some("true")] { (label) }
        }
    };
    html! {
        nav.replay__eyes aria-label=(t.say("replay-eyes")) {
            (one(&t.say("replay-open"), None, 1))
            (one(&t.say("replay-onlooker"), None, 0))
            @for seat in 0..shown.replay.seats() { (one(name_of(shown.then, Seat(seat)), Some(seat), 0)) }
            @if open == 0 && games::at(shown.then).has_odds(shown.then) {
                a href={ (shown.link(shown.place)) "&odds=1" } { (t.say("odds-show")) }
            }
            a.replay__review href={ (address(shown.then.table, shown.game)) "/review" } { (t.say("review-open")) }
            a.replay__record href={ (address(shown.then.table, shown.game)) "/record" } { (t.say("end-record")) }
        }
    }
}
