//! Which commands were accepted last, so that one that is sent again is not done again.

use crate::{ClientId, Visitor};
use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

/// How many commands of each visitor are remembered: a retry comes within seconds.
const COMMANDS: usize = 64;
/// How many visitors are remembered: those who play, and some who played before them.
const VISITORS: usize = 32;

/// The commands that were accepted last, by visitor: nobody can push out another's. Cheap to clone.
#[derive(Clone, Default)]
pub(crate) struct AcceptedCommands(VecDeque<Arc<Commands>>);

/// Those of one visitor.
#[derive(Clone)]
struct Commands {
    by: Visitor,
    last: ClientId,
    /// How many there were ever.
    count: usize,
    /// The latest, the last one included, by their prints: of two names that a client makes up itself, the chance that
    /// they look alike is one in 2^64. In place, because they are copied with every step.
    prints: [u64; COMMANDS],
}

impl Commands {
    fn note(&mut self, client: ClientId) {
        self.prints[self.count % COMMANDS] = print(&client);
        self.count += 1;
        self.last = client;
    }

    fn contains(&self, client: &ClientId) -> bool {
        self.prints[..self.count.min(COMMANDS)].contains(&print(client))
    }
}

impl AcceptedCommands {
    /// Remembers a command. Those of the `holders` of seats are never forgotten for others'.
    pub fn note(&mut self, visitor: Visitor, client: ClientId, holders: &[Visitor]) {
        match self.0.iter_mut().find(|commands| commands.by == visitor) {
            Some(commands) => Arc::make_mut(commands).note(client),
            None => {
                let mut first =
                    Commands { by: visitor, last: client.clone(), count: 0, prints: [0; COMMANDS] };
                first.note(client);
                if self.0.len() >= VISITORS
                    && let Some(place) = self.0.iter().position(|commands| !holders.contains(&commands.by))
                {
                    self.0.remove(place);
                }
                self.0.push_back(Arc::new(first));
            }
        }
    }

    /// Whether a visitor's command was accepted before.
    pub fn contains(&self, visitor: Visitor, client: &ClientId) -> bool {
        self.of(visitor).is_some_and(|commands| commands.contains(client))
    }

    /// A visitor's last command.
    pub fn last(&self, visitor: Visitor) -> Option<&ClientId> {
        Some(&self.of(visitor)?.last)
    }

    fn of(&self, visitor: Visitor) -> Option<&Commands> {
        self.0.iter().map(|commands| &**commands).find(|commands| commands.by == visitor)
    }
}

/// The same for the same command. It is never written down, so that another program may count otherwise.
fn print(client: &ClientId) -> u64 {
    let mut hasher = DefaultHasher::new();
    client.hash(&mut hasher);
    hasher.finish()
}

/// Adds to the end and forgets at the front.
pub(crate) fn keep<T>(kept: &mut VecDeque<T>, new: T, most: usize) {
    if kept.len() == most {
        kept.pop_front();
    }
    kept.push_back(new);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(name: String) -> ClientId {
        ClientId::try_from(name).unwrap()
    }

    #[test]
    fn nobody_can_push_out_what_another_has_sent() {
        let (ada, bob) = (Visitor::new([1; 16]), Visitor::new([2; 16]));
        let mut accepted = AcceptedCommands::default();
        accepted.note(ada, client("once".into()), &[ada]);
        for number in 0..1000 {
            accepted.note(bob, client(format!("{number}")), &[ada]);
        }
        for stranger in 3..=255 {
            accepted.note(Visitor::new([stranger; 16]), client("mine".into()), &[ada, bob]);
        }
        assert!(accepted.contains(ada, &client("once".into())));
        assert!(!accepted.contains(bob, &client("once".into())));
        assert!(
            accepted.contains(bob, &client("999".into())) && !accepted.contains(bob, &client("9".into()))
        );
        assert_eq!(accepted.last(bob), Some(&client("999".into())));
    }
}
