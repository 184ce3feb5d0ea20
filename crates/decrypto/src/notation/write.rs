//! Writes a game as a record.

use super::header::{write_options, write_run};
use super::run::claim_of;
use super::{Fairness, Record};
use crate::state::{Line, Round, TieBreak};
use crate::view::Phase;
use crate::{Clue, Code, Digit, PerTeam, Team, WordPool};
use game::Seat;
use game::notation::{Quoted, write_list};
use std::fmt::{self, Display, Formatter};

impl Display for Record {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.header(f)?;
        for (number, round) in (1..).zip(&self.state.rounds) {
            self.round(f, number, round)?;
        }
        self.tie_break(f)
    }
}

impl Record {
    fn header(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let tag = |f: &mut Formatter<'_>, name: &str, value: &str| writeln!(f, "[{name} {}]", Quoted(value));
        let setup = self.state.setup();
        let (black, black_name) =
            if setup.three_players() { ("Interceptor", "InterceptorName") } else { ("Black", "BlackName") };
        tag(f, "Game", "decrypto")?;
        for (name, value) in &self.remarks {
            tag(f, name, value)?;
        }
        let options = write_options(&setup.options);
        let names = [("Language", &setup.language), ("WhiteName", &setup.names.white)];
        for (name, value) in
            names.into_iter().chain([(black_name, &setup.names.black), ("Options", &options)])
        {
            if !value.is_empty() {
                tag(f, name, value)?;
            }
        }
        tag(f, "White", &write_list(&self.players.white))?;
        tag(f, black, &write_list(&self.players.black))?;
        for (name, team) in [("WhiteKeywords", Team::White), ("BlackKeywords", Team::Black)] {
            if let Some(keywords) = &self.state.keywords[team] {
                tag(f, name, &write_list(keywords.reveal()))?;
            }
        }
        let Fairness { chance, words, categories } = &self.fairness;
        write!(f, "{chance}")?;
        let themes = |words: &WordPool| words.runs_of_themes().into_iter().map(write_run).collect();
        let lists = [
            ("Words", words.as_ref().map(WordPool::to_strings)),
            ("Themes", words.as_ref().map(themes)),
            ("Categories", categories.clone()),
        ];
        for (name, list) in lists {
            if let Some(list) = list.filter(|list| !list.is_empty()) {
                tag(f, name, &write_list(&list))?;
            }
        }
        tag(f, "Result", claim_of(&self.state).word())
    }

    fn round(&self, f: &mut Formatter<'_>, number: usize, round: &Round) -> fmt::Result {
        writeln!(f)?;
        let mut margin = format!("{number}. ");
        let mut open = |f: &mut Formatter<'_>| {
            write!(f, "{margin}")?;
            margin = " ".repeat(margin.len());
            Ok::<(), fmt::Error>(())
        };
        if let Some(category) = &round.category {
            open(f)?;
            writeln!(f, "Category {}", Quoted(category))?;
        }
        for team in Team::BOTH {
            if let Some(line) = &round.lines[team] {
                open(f)?;
                self.line(f, team, line, number)?;
            }
        }
        for try_ in self.state.tries.iter().filter(|try_| usize::from(try_.round) == number) {
            open(f)?;
            write!(f, "{} laser {}", side(try_.team), Quoted(&try_.word))?;
            match try_.hit.reveal() {
                Some(keyword) if try_.near => writeln!(f, " near {keyword}")?,
                Some(_) => writeln!(f, " right")?,
                None if try_.asked => writeln!(f)?,
                None => writeln!(f, " wrong")?,
            }
        }
        Ok(())
    }

    fn line(&self, f: &mut Formatter<'_>, team: Team, line: &Line, round: usize) -> fmt::Result {
        write!(f, "{} {} {}", side(team), line.code.reveal(), self.name(team, line.encryptor))?;
        if let Some(clues) = &line.clues {
            for clue in clues.reveal() {
                write!(f, " ")?;
                write_clue(f, clue)?;
            }
        }
        // In round 1 of Laser Drive it matters whether the opponents have agreed to their judgement yet.
        let judging = line.resolved.is_none()
            && self.state.phase == Phase::Guess { team }
            && self.state.only_judges(team.other())
            && self.state.has_fits_to_judge(team);
        let agreed = !judging || self.state.done[team.other()];
        if line.misfits != [false; 3] || (judging && (agreed || self.state.done[team])) {
            let fitting = (1..).zip(line.fits()).filter(|(_, fits)| *fits);
            let fitting: String = fitting.map(|(slot, _): (u8, bool)| slot.to_string()).collect();
            let open = if agreed { "" } else { "?" };
            write!(f, " fit {}{open}", if fitting.is_empty() { "-" } else { &fitting })?;
        }
        // A guess that is locked in but not shown yet belongs to a game broken off here.
        let locked_in = |guesser: Team| {
            let open = round == self.state.rounds.len() && self.state.phase == Phase::Guess { team };
            let part = guesser == team || round > 1;
            (open && part && self.state.done[guesser]).then(|| *self.state.locked_in[guesser].reveal())
        };
        let (interception, decryption) = match line.resolved {
            Some(resolved) => ((round > 1).then_some(resolved.interception), Some(resolved.decryption)),
            None => (locked_in(team.other()), locked_in(team)),
        };
        write_guess(f, 'x', interception)?;
        write_guess(f, '=', decryption)?;
        writeln!(f)
    }

    /// A player's name where it can stand in a line, else their number in the team.
    fn name(&self, team: Team, seat: Seat) -> String {
        let place = self.state.setup().members(team).position(|member| member == seat).unwrap_or_default();
        let names = &self.players[team];
        let name = names.get(place).map_or("", String::as_str);
        let words = || name.split(' ');
        let plain = words().all(|word| !word.is_empty() && word != "-" && !word.contains(['"', '(', '#']))
            && name.chars().all(|c| c == ' ' || !c.is_whitespace())
            && names.iter().filter(|other| *other == name).count() == 1;
        if plain { name.to_owned() } else { format!("#{}", place + 1) }
    }

    fn tie_break(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Some(tie_break) = &self.state.tie_break else { return Ok(()) };
        let shown = self.state.phase != Phase::Keywords;
        for team in Team::BOTH.into_iter().filter(|team| shown || self.state.done[*team]) {
            write!(f, "{} names", side(team))?;
            for word in tie_break.words[team].reveal() {
                match word.as_str() {
                    "" => write!(f, " -")?,
                    word => write!(f, " {}", Quoted(word))?,
                }
            }
            writeln!(f)?;
        }
        if shown { self.judgements(f, tie_break) } else { Ok(()) }
    }

    fn judgements(&self, f: &mut Formatter<'_>, tie_break: &TieBreak) -> fmt::Result {
        let nothing_named =
            PerTeam::from_fn(|team: Team| tie_break.words[team].reveal().iter().all(String::is_empty));
        for team in Team::BOTH {
            if !self.state.done[team] || nothing_named[team.other()] {
                continue;
            }
            write!(f, "{} accepts", side(team))?;
            let near = tie_break.near[team].reveal();
            for (place, keyword) in Digit::ALL.into_iter().zip(near) {
                if let Some(keyword) = keyword {
                    write!(f, " {place}={keyword}")?;
                }
            }
            writeln!(f, "{}", if near.iter().all(Option::is_none) { " -" } else { "" })?;
        }
        Ok(())
    }
}

fn side(team: Team) -> &'static str {
    match team {
        Team::White => "White",
        Team::Black => "Black",
    }
}

fn write_guess(f: &mut Formatter<'_>, mark: char, guess: Option<Option<Code>>) -> fmt::Result {
    match guess {
        None => Ok(()),
        Some(Some(code)) => write!(f, " {mark}{code}"),
        Some(None) => write!(f, " {mark}-"),
    }
}

fn write_clue(f: &mut Formatter<'_>, clue: &Clue) -> fmt::Result {
    match clue {
        Clue::Text { text } => write!(f, "{}", Quoted(text)),
        Clue::Aloud => f.write_str("(aloud)"),
        Clue::Blank => f.write_str("-"),
        Clue::Drawing { strokes } => {
            f.write_str("(drawing")?;
            for (index, stroke) in strokes.iter().enumerate() {
                f.write_str(if index == 0 { "" } else { " /" })?;
                for [x, y] in stroke {
                    write!(f, " {x},{y}")?;
                }
            }
            f.write_str(")")
        }
    }
}
