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

    /// How long it usually waits before it acts, as a person would.
    fn think_time(&self) -> Duration {
        Duration::from_millis(1500)
    }

    /// How long it waits this time.
    fn pause(&self, _asked: &Asked) -> Duration {
        self.think_time()
    }

    /// How long people may look at what was revealed before it acts, unless all of them say that they have seen it.
    fn reading_time(&self) -> Duration {
        Duration::ZERO
    }
}

/// What a bot is asked for, as far as it matters for how long a person would think about it.
#[derive(Clone, Copy, Debug)]
pub struct Asked {
    /// How much there is to think about, in percent of what is usual.
    pub effort: u32,
    /// By chance, and always the same for the same question.
    pub chance: u64,
    /// The longest that others should have to wait.
    pub longest: Duration,
}

impl Asked {
    /// A time like a person's: the more there is to think about the longer, and never quite the same.
    pub fn pause(&self, usual: Duration) -> Duration {
        let varied = VARIED.0 + u32::try_from(self.chance % u64::from(VARIED.1 - VARIED.0 + 1)).unwrap_or(0);
        (usual * self.effort / 100 * varied / 100).min(self.longest)
    }
}

/// How much pauses vary, in percent.
const VARIED: (u32, u32) = (70, 150);

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
    use super::{Asked, Strength};
    use std::time::Duration;

    #[test]
    fn a_bots_pause_varies_around_what_is_usual_and_ends_in_time() {
        let pause = |effort, chance| {
            Asked { effort, chance, longest: Duration::from_secs(5) }
                .pause(Duration::from_secs(2))
                .as_millis()
        };
        let pauses: Vec<u128> = (0..81).map(|chance| pause(100, chance)).collect();
        assert_eq!((pauses.iter().min(), pauses.iter().max()), (Some(&1400), Some(&3000)));
        assert_eq!(pause(100, 7), pause(100, 7));
        assert!(pause(150, 7) > pause(100, 7));
        assert_eq!(pause(1000, 7), 5000);
    }

    #[test]
    fn a_strength_of_an_earlier_log_has_its_present_name() {
        let read = |json: &str| serde_json::from_str::<Strength>(json).unwrap().0;
        assert_eq!((read("\"novice\""), read("\"master\"")), ("beginner".into(), "master".into()));
    }
}
