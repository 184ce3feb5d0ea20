//! Somebody else's agent: a program that reads a question a line and writes an answer a line, as JSON.
//! docs/bot-protocol.md describes it.

use super::{Line, Texts};
use decrypto::Code;
use lexicon::Language;
use serde::{Deserialize, Serialize};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// A running program.
pub(super) struct Program {
    command: String,
    patience: Duration,
    child: Child,
    /// Where it is asked, and the lines that it writes.
    pipes: Mutex<(ChildStdin, Receiver<String>)>,
}

/// A program that says nothing any more: without it there is no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Silence {
    /// It takes too long.
    #[error("`{command}` has not answered within {} s", patience.as_secs_f32())]
    Late {
        /// Its command line.
        command: String,
        /// How long it was waited for.
        patience: Duration,
    },
    /// It is gone.
    #[error("`{command}` has ended without an answer")]
    Ended {
        /// Its command line.
        command: String,
    },
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
    /// Starts a command line; words are parted by spaces. It has so long for every answer.
    pub fn start(command: &str, patience: Duration) -> Option<Program> {
        let mut words = command.split_whitespace();
        let mut child = Command::new(words.next()?)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .ok()?;
        let (stdin, stdout) = (child.stdin.take()?, child.stdout.take()?);
        let (sender, lines) = channel();
        // A pipe cannot be read for a while only. The thread ends with the program, whose end of the pipe it reads.
        std::thread::spawn(move || {
            BufReader::new(stdout).lines().map_while(Result::ok).try_for_each(|line| sender.send(line))
        });
        Some(Program { command: command.to_owned(), patience, child, pipes: Mutex::new((stdin, lines)) })
    }

    /// Asks; a program that does not answer as agreed has answered nothing.
    pub fn ask(&self, question: &Question<'_>) -> Result<Answer, Silence> {
        let mut pipes = self.pipes.lock().unwrap_or_else(PoisonError::into_inner);
        let (stdin, lines) = &mut *pipes;
        let mut line = serde_json::to_string(question).unwrap_or_default();
        line.push('\n');
        let ended = || Silence::Ended { command: self.command.clone() };
        stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).map_err(|_| ended())?;
        match lines.recv_timeout(self.patience) {
            Ok(line) => Ok(serde_json::from_str(&line).unwrap_or_default()),
            Err(RecvTimeoutError::Disconnected) => Err(ended()),
            Err(RecvTimeoutError::Timeout) => {
                Err(Silence::Late { command: self.command.clone(), patience: self.patience })
            }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(command: &str, patience: Duration) -> Result<Answer, Silence> {
        let code = "421".parse().ok();
        let past = Vec::new();
        let lang = Language::English;
        let question = Question { ask: "clue", lang, keywords: None, code, clues: None, past };
        Program::start(command, patience).expect("a program of every system").ask(&question)
    }

    #[test]
    fn what_a_program_answers_is_read() {
        // `cat` answers with the question.
        assert_eq!(ask("cat", Duration::from_secs(60)).unwrap().code, "421".parse().ok());
    }

    #[test]
    fn a_program_that_never_answers_is_not_waited_for() {
        let why = ask("sleep 60", Duration::from_millis(20)).err().unwrap();
        assert_eq!(why.to_string(), "`sleep 60` has not answered within 0.02 s");
    }

    #[test]
    fn a_program_that_has_ended_is_no_wrong_guess() {
        let why = ask("true", Duration::from_secs(60)).err().unwrap();
        assert_eq!(why.to_string(), "`true` has ended without an answer");
    }
}
