//! What can go wrong with a question to the database, and whether to ask again.

use crate::Error;
use tokio_postgres::error::SqlState;

/// Why a question got no answer.
#[derive(Debug)]
pub enum Trouble {
    /// The connection or the server is gone, or it writes no more: ask again, elsewhere. Whether the question was
    /// carried out is unknown.
    Lost(String),
    /// The database has answered, and the answer is no.
    Said(Error),
}

impl From<tokio_postgres::Error> for Trouble {
    fn from(error: tokio_postgres::Error) -> Self {
        let reason = match error.as_db_error() {
            Some(said) => format!("{} ({})", said.message(), said.code().code()),
            None => error.to_string(),
        };
        let Some(state) = error.code() else { return Trouble::Lost(reason) };
        match state.code() {
            // Undefined table or column: the database is behind this program.
            "42P01" | "42703" => Trouble::Said(Error::Failed(format!("{reason}: run `chamber migrate`"))),
            // Connection trouble, shutting down, starting up; out of memory, disk or connections; rolled back in favour of another.
            code if ["08", "57", "53", "40"].iter().any(|class| code.starts_with(class)) => {
                Trouble::Lost(reason)
            }
            // A server that was the one that writes and is not any more.
            _ if *state == SqlState::READ_ONLY_SQL_TRANSACTION => Trouble::Lost(reason),
            code if code.starts_with("XX") => Trouble::Said(Error::Damaged(reason)),
            _ => Trouble::Said(Error::Failed(reason)),
        }
    }
}

impl From<Error> for Trouble {
    fn from(error: Error) -> Self {
        Trouble::Said(error)
    }
}

impl From<Trouble> for Error {
    fn from(trouble: Trouble) -> Self {
        match trouble {
            Trouble::Lost(reason) => Error::Failed(reason),
            Trouble::Said(error) => error,
        }
    }
}
