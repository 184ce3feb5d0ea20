//! The games behind one enum: what the table needs from each, and nothing else in this crate knows a game.

use serde::{Deserialize, Serialize};

/// Which game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum GameKind {
    /// Decrypto.
    Decrypto,
    /// Kryptos.
    Kryptos,
}

/// A game and its options. As JSON: `{"kryptos":{"mystery":true}}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum GameOptions {
    /// Decrypto.
    Decrypto(decrypto::Options),
    /// Kryptos.
    Kryptos(KryptosOptions),
}

impl GameOptions {
    /// Which game they are for.
    pub fn kind(&self) -> GameKind {
        match self {
            GameOptions::Decrypto(_) => GameKind::Decrypto,
            GameOptions::Kryptos(_) => GameKind::Kryptos,
        }
    }
}

/// The options of Kryptos.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct KryptosOptions {
    /// The variants in use.
    #[serde(flatten)]
    pub variants: kryptos::Options,
    /// House rule: seconds for a reveal and for a whole turn.
    #[serde(default)]
    pub turn_seconds: Option<u32>,
}

/// A move in one of the games. As JSON: `{"kryptos":{"kind":"decline"}}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum GameAction {
    /// Decrypto.
    Decrypto(decrypto::Action),
    /// Kryptos.
    Kryptos(kryptos::Action),
}

/// What one viewer may know of a game. As JSON: `{"kryptos":{…}}`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum GameView {
    /// Decrypto.
    Decrypto(Box<decrypto::View>),
    /// Kryptos.
    Kryptos(Box<kryptos::View>),
}
