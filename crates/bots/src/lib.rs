//! Players that see only the view of their seat and answer with an action.

pub mod decrypto;
pub mod kryptos;
