//! What a node is made of.

use crate::{BotPlayers, Clock, Entropy, SystemClock, SystemEntropy};
use decrypto::Referee;
use lexicon::referee::LexiconReferee;
use std::sync::Arc;
use std::time::Duration;
use store::Store;

/// Where the tables of a node are kept, and the doors through which the world comes in: time, chance, judgement and bots.
pub struct House {
    /// The log of the tables.
    pub store: Arc<dyn Store>,
    /// The hour.
    pub clock: Arc<dyn Clock>,
    /// What nobody can foresee.
    pub entropy: Arc<dyn Entropy>,
    /// Who judges the clues of Decrypto.
    pub referee: Arc<dyn Referee>,
    /// The bots that can be seated.
    pub bots: BotPlayers,
    /// How long nobody may come to a table before it rests, without clock and bots, until somebody comes.
    pub rest_after: Duration,
}

impl House {
    /// By the clock and the chance of the operating system, with a referee who knows no minds, and without bots.
    pub fn new(store: Arc<dyn Store>) -> Self {
        House {
            store,
            clock: Arc::new(SystemClock),
            entropy: Arc::new(SystemEntropy),
            referee: Arc::new(LexiconReferee::default()),
            bots: BotPlayers::default(),
            rest_after: Duration::from_secs(24 * 60 * 60),
        }
    }
}
