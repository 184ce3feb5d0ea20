//! A client: plays and talks by any node it can reach, and sends again what was not answered.

use crate::history::{Outcome, Sent};
use crate::reference::fingerprint;
use crate::sometimes::Branch;
use crate::world::{Node, World};
use game::Dice;
use std::sync::Arc;
use std::time::Duration;
use tables::{Audience, ClientId, Command, EMOJI, GameAction, Refusal, Stage, TableId, TableView, Visitor};
use testing::any_move;
use tokio::time::{sleep, timeout};

/// How long a client waits for an answer.
const PATIENCE: Duration = Duration::from_secs(3);
/// How often it sends a command before it lets it be.
const TRIES: usize = 12;

/// A client with a seat, or one who only looks.
pub struct Player {
    pub world: Arc<World>,
    pub table: TableId,
    pub visitor: Visitor,
    pub name: String,
    pub plays: bool,
    pub dice: Dice,
    pub sent: Vec<Sent>,
    /// What was seen, in order.
    pub seen: Vec<u64>,
    /// The last of it.
    pub last: Option<Arc<TableView>>,
}

impl Player {
    /// Plays until the game is over.
    pub async fn play(&mut self) -> Result<(), String> {
        loop {
            let Some(node) = self.world.node(&mut self.dice) else {
                sleep(Duration::from_millis(100)).await;
                continue;
            };
            if self.play_at(&node).await? {
                return Ok(());
            }
            self.world.sometimes.note(Branch::Reconnected);
            sleep(Duration::from_millis(self.dice.below(300) as u64)).await;
        }
    }

    /// Plays over one connection until it is cut; true when the game is over.
    async fn play_at(&mut self, node: &Node) -> Result<bool, String> {
        let stream = node.while_up(node.tables.subscribe(self.table, self.visitor));
        let Ok(Some(Ok(mut stream))) = timeout(PATIENCE, stream).await else { return Ok(false) };
        for _ in 0..1 + self.dice.below(40) {
            let view = stream.current();
            self.see(&view)?;
            if view.stage == Stage::Finished {
                return Ok(true);
            }
            match self.next_command(&view).filter(|_| self.plays) {
                Some(command) => self.send(command, Some(node)).await,
                None => {
                    let wait = Duration::from_millis(200 + self.dice.below(800) as u64);
                    let news = timeout(wait, node.while_up(stream.next())).await;
                    if matches!(news, Ok(None | Some(None))) {
                        return Ok(false);
                    }
                    if let Ok(Some(Some(view))) = news {
                        self.see(&view)?;
                    }
                }
            }
            sleep(Duration::from_millis(self.dice.below(120) as u64)).await;
        }
        Ok(false)
    }

    /// Remembers a view, and holds it to what this client may know whatever the log says.
    fn see(&mut self, view: &Arc<TableView>) -> Result<(), String> {
        if !self.last.as_ref().is_some_and(|last| Arc::ptr_eq(last, view)) {
            self.seen.push(fingerprint(view));
            self.last = Some(view.clone());
        }
        if self.plays == view.you.seat.is_some() { Ok(()) } else { Err("saw what another may see".into()) }
    }

    /// What to do next, from the view alone.
    fn next_command(&mut self, view: &TableView) -> Option<Command> {
        let number = self.sent.len();
        match self.dice.below(100) {
            0..=5 => Some(Command::Say { to: Audience::Table, text: format!("{} says {number}", self.name) }),
            6..=8 => Some(Command::Say { to: Audience::Team, text: format!("{} hints {number}", self.name) }),
            9..=10 => Some(Command::React { emoji: (*self.dice.pick(&EMOJI)).to_owned() }),
            11..=12 => Some(Command::Note { place: "1".into(), text: format!("note {number}") }),
            13 => Some(Command::OfferSeat),
            _ => {
                let action = any_move(view.game.as_ref()?, view.you.seat?, &mut self.dice)?;
                Some(Command::Play { action, turn: self.dice.percent(50).then_some(view.turn) })
            }
        }
    }

    /// Sends a command until it is known what became of it.
    pub async fn send(&mut self, command: Command, first: Option<&Node>) {
        let id = format!("{}-{}", self.name, self.sent.len());
        self.world.tell(|| format!("{id}: {command:?}"));
        let (mut doubtful, mut outcome) = (false, Outcome::Unknown);
        for attempt in 0..TRIES {
            if attempt > 0 {
                sleep(Duration::from_millis(20 + self.dice.below(500) as u64)).await;
            }
            let other = self.world.node(&mut self.dice);
            let node = match (first, &other) {
                (Some(first), _) if attempt == 0 => first,
                (_, Some(other)) => other,
                _ => continue,
            };
            if attempt > 0 && first.is_some_and(|first| !std::ptr::eq(first, node)) {
                self.world.sometimes.note(Branch::SentToAnother);
            }
            match self.ask(node, &id, command.clone()).await {
                None => doubtful = true,
                Some(Ok(())) => {
                    outcome = Outcome::Acknowledged;
                    if doubtful {
                        self.world.sometimes.note(Branch::DoneAfterDoubt);
                    }
                    break;
                }
                Some(Err(refusal)) if refusal.code() == "unavailable" => doubtful = true,
                Some(Err(refusal)) if refusal.code() == "busy" => {}
                Some(Err(refusal)) => {
                    self.world.tell(|| format!("{id}: {}", refusal.code()));
                    outcome = if doubtful { Outcome::Unknown } else { Outcome::Refused };
                    break;
                }
            }
        }
        if outcome == Outcome::Unknown {
            self.world.sometimes.note(Branch::NeverKnown);
        }
        self.world.tell(|| format!("{id}: {outcome:?}"));
        self.sent.push(Sent { id, may_change_nothing: may_change_nothing(&command), outcome });
    }

    /// Asks once over the network; none where no answer came.
    async fn ask(&mut self, node: &Node, id: &str, command: Command) -> Option<Result<(), Refusal>> {
        if self.dice.percent(3) {
            self.world.sometimes.note(Branch::RequestLost);
            sleep(PATIENCE).await;
            return None;
        }
        sleep(Duration::from_millis(self.dice.below(30) as u64)).await;
        let client = ClientId::try_from(id.to_owned()).ok();
        let asked = node.tables.command(self.table, self.visitor, client, command);
        let Ok(answer) = timeout(PATIENCE, node.while_up(asked)).await else {
            self.world.sometimes.note(Branch::AnswerAwaitedInVain);
            return None;
        };
        let answer = answer?;
        if self.dice.percent(3) {
            self.world.sometimes.note(Branch::AnswerLost);
            return None;
        }
        Some(answer.map(|_| ()))
    }
}

/// Whether the table may answer that somebody else has done the same a moment before.
fn may_change_nothing(command: &Command) -> bool {
    matches!(command, Command::Play { action: GameAction::Decrypto(_), .. })
}
