//! What a command says on standard output.

use std::fmt::{self, Display};
use std::io::{ErrorKind, Write};

/// Whoever reads has read enough, as in `chamber ask intercept … | head`: the command ends, and nothing is wrong.
#[derive(Debug)]
pub struct Enough;

impl Display for Enough {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("nobody reads on")
    }
}

impl std::error::Error for Enough {}

/// Says it, as a line or lines of its own; in colour where somebody looks.
pub fn say(text: impl Display) -> anyhow::Result<()> {
    let mut text = text.to_string();
    if !text.ends_with('\n') {
        text.push('\n');
    }
    match anstream::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Err(Enough.into()),
        said => Ok(said?),
    }
}
