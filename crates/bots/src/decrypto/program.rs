//! Somebody else's agent: a program that reads a question a line and writes an answer a line, as JSON.
//! docs/bot-protocol.md describes it.

use super::{Line, Texts};
use decrypto::Code;
use lexicon::Language;
use serde::{Deserialize, Serialize};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Mutex, PoisonError};

/// A running program.
pub(super) struct Program {
    child: Child,
    pipes: Mutex<(ChildStdin, BufReader<ChildStdout>)>,
}

/// What it is asked.
#[derive(Serialize)]
pub(super) struct Question<'a> {
    pub ask: &'static str,
    pub lang: Language,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub keywords: Option<&'a [String; 4]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<Code>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clues: Option<&'a Texts>,
    pub past: Vec<Past<'a>>,
}

/// A resolved turn.
#[derive(Serialize)]
pub(super) struct Past<'a> {
    code: Code,
    clues: &'a Texts,
    decryption: Option<Code>,
    interception: Option<Code>,
}

impl<'a> From<&'a Line> for Past<'a> {
    fn from(line: &'a Line) -> Self {
        let Line { clues, code, decryption, interception } = line;
        Past { code: *code, clues, decryption: *decryption, interception: *interception }
    }
}

/// What it answers: a code when it guesses, clues when it encrypts.
#[derive(Default, Deserialize)]
pub(super) struct Answer {
    pub code: Option<Code>,
    pub clues: Option<[String; 3]>,
}

impl Program {
    /// Starts a command line; words are parted by spaces.
    pub fn start(command: &str) -> Option<Program> {
        let mut words = command.split_whitespace();
        let mut child = Command::new(words.next()?)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .ok()?;
        let pipes = Mutex::new((child.stdin.take()?, BufReader::new(child.stdout.take()?)));
        Some(Program { child, pipes })
    }

    /// Asks; a program that does not answer as agreed has answered nothing.
    pub fn ask(&self, question: &Question<'_>) -> Answer {
        let mut pipes = self.pipes.lock().unwrap_or_else(PoisonError::into_inner);
        let (stdin, stdout) = &mut *pipes;
        let mut line = serde_json::to_string(question).unwrap_or_default();
        line.push('\n');
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return Answer::default();
        }
        line.clear();
        match stdout.read_line(&mut line) {
            Ok(_) => serde_json::from_str(&line).unwrap_or_default(),
            Err(_) => Answer::default(),
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // Whether it has ended already makes no difference.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
