//! Fair chance: every draw is a pure function of a committed seed, the players' nonces and a label.
//!
//! The server shows the hash of its seed before the deal, so it cannot choose the seed afterwards; the
//! players' nonces are mixed in after that, so it cannot have chosen a convenient seed before. When the game
//! is over the seed is shown, and anyone can recompute every draw from its label.

use crate::Secret;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// The server's random seed. In the log it is written in hexadecimal; anywhere else it stays hidden.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seed(Secret<[u8; 32]>);

impl Seed {
    /// A seed from 32 random bytes.
    pub fn new(bytes: [u8; 32]) -> Self {
        Seed(Secret::new(bytes))
    }

    /// What is shown before the deal: a hash that fixes the seed without telling it.
    pub fn commitment(&self) -> Commitment {
        let mut hash = Sha256::new();
        hash.update(b"black-chamber seed\0");
        hash.update(self.0.reveal());
        Commitment(hex::encode(hash.finalize()))
    }

    /// The seed in hexadecimal, for the log and for the record of a finished game.
    pub fn reveal_hex(&self) -> String {
        hex::encode(self.0.reveal())
    }
}

/// A seed was not 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits")]
pub struct NotASeed;

impl FromStr for Seed {
    type Err = NotASeed;
    fn from_str(text: &str) -> Result<Self, NotASeed> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).map_err(|_| NotASeed)?;
        Ok(Seed::new(bytes))
    }
}

/// The public hash of a seed, in hexadecimal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct Commitment(pub String);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Something a player adds to the chance of a game: any short text, public once the cards are dealt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct Nonce(pub String);

/// The source of chance of one game. Draws are addressed by label, so that none depends on how many came
/// before it, and each can be checked on its own.
#[derive(Clone, Debug)]
pub struct Draw(Secret<[u8; 32]>);

impl Draw {
    /// Mixes the seed with the players' nonces, in seat order.
    pub fn new(seed: &Seed, nonces: &[Nonce]) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"black-chamber draw\0");
        hash.update(seed.0.reveal());
        for Nonce(nonce) in nonces {
            hash.update((nonce.len() as u64).to_be_bytes());
            hash.update(nonce.as_bytes());
        }
        Draw(Secret::new(hash.finalize().into()))
    }

    /// A number below `bound`, each equally likely. `bound` is at least 1.
    pub fn below(&self, label: &str, bound: u32) -> u32 {
        self.stream(label).below(bound)
    }

    /// The first `count` of a uniform shuffle of `0..size`; fewer when there are not that many.
    pub fn choose(&self, label: &str, size: u32, count: u32) -> Vec<u32> {
        let mut stream = self.stream(label);
        let mut cards: Vec<u32> = (0..size).collect();
        let count = count.min(size);
        for place in 0..count {
            let other = place + stream.below(size - place);
            cards.swap(place as usize, other as usize);
        }
        cards.truncate(count as usize);
        cards
    }

    /// A uniform shuffle of `0..size`.
    pub fn shuffle(&self, label: &str, size: u32) -> Vec<u32> {
        self.choose(label, size, size)
    }

    fn stream(&self, label: &str) -> Stream<'_> {
        Stream { key: self.0.reveal(), label: label.to_owned(), block: 0, words: [0; 8], used: 8 }
    }
}

/// SHA-256 in counter mode over (key, label): plain enough to be recomputed in any language.
struct Stream<'a> {
    key: &'a [u8; 32],
    label: String,
    block: u32,
    words: [u32; 8],
    used: usize,
}

impl Stream<'_> {
    fn next(&mut self) -> u32 {
        if self.used == self.words.len() {
            let mut hash = Sha256::new();
            hash.update(self.key);
            hash.update(self.block.to_be_bytes());
            hash.update(self.label.as_bytes());
            let digest: [u8; 32] = hash.finalize().into();
            for (word, bytes) in self.words.iter_mut().zip(digest.chunks_exact(4)) {
                *word = u32::from_be_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
            }
            self.block += 1;
            self.used = 0;
        }
        self.used += 1;
        self.words[self.used - 1]
    }

    fn below(&mut self, bound: u32) -> u32 {
        // Numbers at the top that would favour the low remainders are drawn again.
        let fair = u32::MAX - u32::MAX % bound;
        loop {
            let word = self.next();
            if word < fair {
                return word % bound;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draw(byte: u8, nonces: &[&str]) -> Draw {
        let nonces: Vec<Nonce> = nonces.iter().map(|n| Nonce((*n).into())).collect();
        Draw::new(&Seed::new([byte; 32]), &nonces)
    }

    #[test]
    fn the_same_seed_nonces_and_label_give_the_same_draw() {
        assert_eq!(draw(1, &["a"]).shuffle("deal", 48), draw(1, &["a"]).shuffle("deal", 48));
    }

    #[test]
    fn seed_nonces_and_label_all_matter() {
        let base = draw(1, &["a", "b"]).shuffle("deal", 48);
        assert_ne!(base, draw(2, &["a", "b"]).shuffle("deal", 48));
        assert_ne!(base, draw(1, &["ab"]).shuffle("deal", 48));
        assert_ne!(base, draw(1, &["a", "b"]).shuffle("deal 2", 48));
    }

    #[test]
    fn a_shuffle_holds_every_card_once() {
        let mut cards = draw(3, &[]).shuffle("deal", 48);
        cards.sort_unstable();
        assert_eq!(cards, (0..48).collect::<Vec<_>>());
    }

    #[test]
    fn every_number_is_about_equally_likely() {
        let draw = draw(4, &[]);
        let mut seen = [0u32; 24];
        for i in 0..24_000 {
            seen[draw.below(&format!("code {i}"), 24) as usize] += 1;
        }
        // 1000 expected each; 200 is more than six standard deviations.
        assert!(seen.iter().all(|n| n.abs_diff(1000) < 200), "{seen:?}");
    }

    #[test]
    fn a_seed_shows_itself_only_when_asked() {
        let seed = Seed::new([0xab; 32]);
        assert!(!format!("{seed:?}").contains("ab"));
        assert_eq!(seed.reveal_hex().parse::<Seed>(), Ok(seed.clone()));
        assert_ne!(seed.commitment().0, seed.reveal_hex());
        assert_eq!("xyz".parse::<Seed>(), Err(NotASeed));
    }
}
