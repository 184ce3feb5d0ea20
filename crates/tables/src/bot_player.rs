//! The seam for bots: something that sees the view of its seat and answers with an ordinary action.

use crate::{GameAction, GameKind, GameView};
use game::{Seat, Shared};
use serde::{Deserialize, Deserializer, Serialize};
use std::sync::Arc;
use std::time::Duration;

/// How strong a bot is: a name such as `beginner`, `agent` or `master`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct Strength(pub String);

/// What the weakest bot was called in earlier logs, and what it is called now.
const RENAMED: (&str, &str) = ("novice", "beginner");

impl<'de> Deserialize<'de> for Strength {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        Ok(Strength(if name == RENAMED.0 { RENAMED.1.to_owned() } else { name }))
    }
}

impl Strength {
    /// The one for which nobody has to choose: the middle one of those on offer, which are in their order, or the
    /// weaker of the two in the middle.
    pub fn usual(offered: &[Strength]) -> Option<&Strength> {
        offered.get(offered.len().saturating_sub(1) / 2)
    }
}

/// A player that is a program. Runs on a thread of its own, never where requests are served.
pub trait BotPlayer: Send + Sync {
    /// What to do now, if anything. `people` are the seats that persons sit in: a good teammate proposes and
    /// lets them decide. The same view, seat, people and seed give the same answer.
    fn decide(&self, view: &GameView, seat: Seat, people: &[Seat], seed: u64) -> Option<GameAction>;

    /// How long to wait before acting, as a person would.
    fn think_time(&self) -> Duration {
        Duration::from_millis(1500)
    }
}

/// The bots of the house, by game and strength.
#[derive(Clone, Default)]
pub struct BotPlayers {
    bots: Vec<(GameKind, Strength, Arc<dyn BotPlayer>)>,
    /// What each game is offered, for the views.
    strengths: Vec<(GameKind, Shared<Vec<Strength>>)>,
}

impl BotPlayers {
    /// The same bots, each inside another.
    pub fn each(mut self, wrap: impl Fn(Arc<dyn BotPlayer>) -> Arc<dyn BotPlayer>) -> Self {
        for (_, _, bot) in &mut self.bots {
            *bot = wrap(bot.clone());
        }
        self
    }

    /// Adds a bot; the order is the order in which they are offered.
    pub fn with(mut self, game: GameKind, strength: &str, bot: impl BotPlayer + 'static) -> Self {
        self.bots.push((game, Strength(strength.to_owned()), Arc::new(bot)));
        let offered =
            self.bots.iter().filter(|(of, ..)| *of == game).map(|(_, strength, _)| strength.clone());
        let offered = Shared::new(offered.collect());
        self.strengths.retain(|(of, _)| *of != game);
        self.strengths.push((game, offered));
        self
    }

    /// The strengths that a game can be played at.
    pub fn strengths(&self, game: GameKind) -> Shared<Vec<Strength>> {
        let offered = self.strengths.iter().find(|(of, _)| *of == game);
        offered.map(|(_, strengths)| strengths.clone()).unwrap_or_default()
    }

    /// The strength of a bot for which nobody chose one.
    pub(crate) fn usual(&self, game: GameKind) -> Option<Strength> {
        Strength::usual(&self.strengths(game)).cloned()
    }

    pub(crate) fn get(&self, game: GameKind, strength: &Strength) -> Option<Arc<dyn BotPlayer>> {
        let found = self.bots.iter().find(|(of, at, _)| *of == game && at == strength);
        found.map(|(_, _, bot)| bot.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::Strength;

    #[test]
    fn a_strength_of_an_earlier_log_has_its_present_name() {
        let read = |json: &str| serde_json::from_str::<Strength>(json).unwrap().0;
        assert_eq!((read("\"novice\""), read("\"master\"")), ("beginner".into(), "master".into()));
    }
}
