//! What the help of each command shows as examples. A test holds that every command has some and that they are understood.

use crate::show::BOLD;
use clap::Command;

/// A command line and what it is for.
type Example = (&'static str, &'static str);

const EXAMPLES: &[(&str, &[Example])] = &[
    (
        "chamber serve",
        &[
            ("chamber serve", "on this machine alone; games are kept in ./data"),
            ("chamber serve --listen 0.0.0.0:8765", "for phones on the same network"),
            (
                "chamber serve --public-url https://example.org/games/ --behind-proxy",
                "behind a proxy, beside other pages",
            ),
            (
                "chamber serve --listen 0.0.0.0:443 --tls-cert chain.pem --tls-key key.pem --public-url https://example.org",
                "by https, without a proxy",
            ),
        ],
    ),
    (
        "chamber doctor",
        &[
            ("chamber doctor", "would `chamber serve` work here?"),
            (
                "chamber doctor --public-url https://example.org --behind-proxy --data /var/lib/chamber",
                "the same for a server behind a proxy",
            ),
        ],
    ),
    ("chamber backup", &[("chamber backup copy.sqlite --data /var/lib/chamber", "while the server goes on")]),
    (
        "chamber move",
        &[("chamber move data postgres://chamber:password@db/chamber", "from a folder to a database")],
    ),
    (
        "chamber migrate",
        &[("chamber migrate --store postgres://chamber:password@db/chamber", "before a new version")],
    ),
    (
        "chamber erase",
        &[("chamber erase abcd2345 --data /var/lib/chamber", "a table, when somebody asks you to")],
    ),
    ("chamber export", &[("chamber export abcd2345 --data /var/lib/chamber", "a finished game as text")]),
    (
        "chamber clue",
        &[(
            "chamber clue --lang en --keywords house,spider,hat,storm --code 421 web eight",
            "may the Encryptor say this?",
        )],
    ),
    ("chamber ask", &[("chamber ask --batch questions.jsonl", "many questions, one JSON object a line")]),
    (
        "chamber ask decode",
        &[(
            "chamber ask decode --lang en --keywords house,spider,hat,storm --clues 'web | roof | thunder'",
            "which code do a teammate's clues stand for?",
        )],
    ),
    (
        "chamber ask intercept",
        &[(
            "chamber ask intercept --lang en --past '421: thunder | web | roof' --clues 'rain | brim | legs' --json",
            "which code, not knowing the keywords?",
        )],
    ),
    (
        "chamber ask clue",
        &[("chamber ask clue --lang en --keywords house,spider,hat,storm --code 421", "clues for a code")],
    ),
    (
        "chamber demo",
        &[
            ("chamber demo kryptos --seed 7", "one game, the same each time"),
            ("chamber demo --json", "a game of each kind with its moves, for a program"),
        ],
    ),
    ("chamber arena", &[("chamber arena kryptos --games 100", "see also the help of each game")]),
    (
        "chamber arena kryptos",
        &[(
            "chamber arena kryptos --seats master,agent,player --games 100 --json",
            "how often each of them wins",
        )],
    ),
    (
        "chamber arena decrypto",
        &[("chamber arena decrypto --lang en --games 20", "teams of bots in English")],
    ),
    (
        "chamber replay",
        &[
            ("chamber replay game.txt", "a recorded game as tables"),
            ("chamber replay game.txt --as Anna --json", "as one player saw it, for a program"),
        ],
    ),
    ("chamber review", &[("chamber review game.txt", "how good each guess and clue was")]),
    ("chamber verify", &[("chamber verify game.txt", "were the draws fair?")]),
    ("chamber unpack", &[("chamber unpack minds", "then: CHAMBER_MINDS=minds chamber serve")]),
    (
        "chamber completions",
        &[("chamber completions bash > /etc/bash_completion.d/chamber", "for all users")],
    ),
    ("chamber man", &[("chamber man /usr/local/share/man/man1", "then: man chamber-serve")]),
];

/// The program with examples at the end of every help.
pub fn added_to(program: Command) -> Command {
    let name = program.get_name().to_owned();
    add(program, &name)
}

fn add(mut command: Command, path: &str) -> Command {
    let inner: Vec<String> = command.get_subcommands().map(|inner| inner.get_name().to_owned()).collect();
    for name in inner {
        command = command.mut_subcommand(&name, |inner| add(inner, &format!("{path} {name}")));
    }
    let Some((_, examples)) = EXAMPLES.iter().find(|(of, _)| *of == path) else { return command };
    let mut text = command.get_after_help().map(|help| format!("{}\n\n", help.ansi())).unwrap_or_default();
    text += &format!("{BOLD}Examples:{BOLD:#}");
    for (line, what) in *examples {
        text += &format!("\n  {line}\n      {what}");
    }
    command.after_help(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program;

    fn paths(command: &Command, path: &str, found: &mut Vec<String>) {
        for inner in command.get_subcommands() {
            let path = format!("{path} {}", inner.get_name());
            paths(inner, &path, found);
            found.push(path);
        }
    }

    #[test]
    fn every_command_has_examples_and_every_example_a_command() {
        let mut found = Vec::new();
        paths(&program(), "chamber", &mut found);
        found.sort();
        let mut with: Vec<&str> = EXAMPLES.iter().map(|(of, _)| *of).collect();
        with.sort();
        assert_eq!(found, with);
    }

    #[test]
    fn every_example_is_understood() {
        for (line, _) in EXAMPLES.iter().flat_map(|(_, examples)| *examples) {
            // What a shell would make of it.
            let line = line.split(" > ").next().unwrap_or_default();
            let quoted = line.split('\'').enumerate();
            let words = quoted.flat_map(|(part, text)| match part % 2 {
                0 => text.split_whitespace().collect(),
                _ => vec![text],
            });
            program().try_get_matches_from(words).unwrap_or_else(|error| panic!("{line}\n{error}"));
        }
    }
}
