//! Who is who. A visitor id is a key and stays secret; a player id is a name tag and is public.

use crate::{Entropy, SystemEntropy};
use game::Secret;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;
use std::sync::Arc;

/// A browser or a program, as its unguessable cookie or token says. Whoever has it has the seat: it stands
/// in the log, and in nobody's view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Visitor(Secret<[u8; 16]>);

impl Visitor {
    /// A visitor who was never here before.
    pub fn random() -> Self {
        let entropy: &dyn Entropy = &SystemEntropy;
        Visitor(Secret::new(entropy.bytes()))
    }

    /// A visitor from the 16 bytes of an id.
    pub fn new(bytes: [u8; 16]) -> Self {
        Visitor(Secret::new(bytes))
    }

    /// The id as the store's list of places knows it.
    pub(crate) fn key(&self) -> [u8; 16] {
        *self.0.reveal()
    }

    /// The id in hexadecimal: for the visitor's own cookie and for the log, and for nothing else.
    pub fn reveal_hex(&self) -> String {
        hex::encode(self.0.reveal())
    }
}

impl Hash for Visitor {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.reveal().hash(state);
    }
}

impl Ord for Visitor {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.reveal().cmp(other.0.reveal())
    }
}

impl PartialOrd for Visitor {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// A text that is no visitor's id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a visitor's id is 32 hexadecimal digits")]
pub struct NotAVisitor;

impl FromStr for Visitor {
    type Err = NotAVisitor;
    fn from_str(text: &str) -> Result<Self, NotAVisitor> {
        let mut bytes = [0; 16];
        hex::decode_to_slice(text, &mut bytes).map_err(|_| NotAVisitor)?;
        Ok(Visitor::new(bytes))
    }
}

impl TryFrom<String> for Visitor {
    type Error = NotAVisitor;
    fn try_from(text: String) -> Result<Self, NotAVisitor> {
        text.parse()
    }
}

impl From<Visitor> for String {
    fn from(visitor: Visitor) -> String {
        visitor.reveal_hex()
    }
}

/// A player at one table, as everybody may name them: counted in the order in which they sat down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct PlayerId(pub u32);

/// A name that a client gives to one command, so that sending it again does not do it again.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(value_type = String, pattern = "^[A-Za-z0-9._-]{1,64}$"))]
#[serde(try_from = "String")]
pub struct ClientId(Arc<str>);

impl ClientId {
    /// The most characters of a client id.
    pub const LONGEST: usize = 64;
}

impl fmt::Display for ClientId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A text that cannot name a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a command's id is 1 to 64 letters, digits, dots, dashes or underscores")]
pub struct NotAClientId;

impl TryFrom<String> for ClientId {
    type Error = NotAClientId;
    fn try_from(text: String) -> Result<Self, NotAClientId> {
        let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_');
        let good = (1..=Self::LONGEST).contains(&text.len()) && text.chars().all(plain);
        good.then(|| ClientId(text.into())).ok_or(NotAClientId)
    }
}

impl From<ClientId> for String {
    fn from(id: ClientId) -> String {
        id.0.as_ref().to_owned()
    }
}

/// The one-time key of a link that moves a seat to another device. The log keeps only its hash.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(value_type = String))]
#[serde(from = "String", into = "String")]
pub struct MoveToken(Secret<String>);

impl MoveToken {
    /// A key that nobody has seen.
    pub(crate) fn new(entropy: &dyn Entropy) -> Self {
        MoveToken(Secret::new(hex::encode(entropy.bytes::<16>())))
    }

    /// The key itself, for the link.
    pub fn reveal(&self) -> &str {
        self.0.reveal()
    }

    /// What the log keeps of it.
    pub(crate) fn hash(&self) -> String {
        let digest = Sha256::new().chain_update(b"black-chamber move\0").chain_update(self.reveal());
        hex::encode(digest.finalize())
    }
}

impl From<String> for MoveToken {
    fn from(text: String) -> Self {
        MoveToken(Secret::new(text))
    }
}

impl From<MoveToken> for String {
    fn from(token: MoveToken) -> String {
        token.reveal().to_owned()
    }
}
