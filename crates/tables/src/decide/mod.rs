//! What a command causes, or why it is refused. Decides and changes nothing.

mod absence;
mod admission;
mod chat;
mod play;
mod seats;

use crate::games::Outside;
use crate::log::{LoggedSeed, TableEvent};
use crate::table::Table;
use crate::{
    BotPlayers, Command, Entropy, GameAction, LONGEST_NAME, MoveToken, Pace, Reason, Refusal, Settings,
    Stage, Visitor, Words,
};
use game::{Moment, Seat, Seed};

/// What was decided.
pub(crate) struct Decision {
    pub events: Vec<TableEvent>,
    /// The key of a link that was made, for the asker alone.
    pub token: Option<MoveToken>,
}

/// Who asks for something, and what.
pub(crate) enum Request {
    /// A visitor.
    Visitor(Visitor, Command),
    /// The table itself: a clock is up, or nobody is left who could go on.
    Clock,
    /// A bot in its seat.
    Bot(Seat, GameAction),
    /// The table itself: a player has been gone since then.
    Gone(Visitor, Moment),
    /// The table itself: such a player has been gone for long.
    LongGone(Visitor),
    /// The table itself: a player who was away is there again.
    Returned(Visitor),
    /// The table itself: the host is away, and this player is there.
    Heir(Visitor),
}

/// A decision in the making: the table as it is, the hour, and chance.
pub(crate) struct Decider<'a> {
    pub table: &'a Table,
    pub bots: &'a BotPlayers,
    pub entropy: &'a dyn Entropy,
    pub outside: Outside<'a>,
}

impl Decider<'_> {
    /// What comes of it.
    pub fn decide(&self, request: &Request) -> Result<Decision, Refusal> {
        let mut token = None;
        let mut events = match request {
            Request::Visitor(by, command) => match command {
                Command::Sit { name, chair, nonce } => self.sit(*by, name, *chair, nonce.as_deref()),
                Command::Move { player, chair } => self.move_to(*by, *player, *chair),
                Command::Even => self.even(*by),
                Command::Shuffle => self.shuffle(*by),
                Command::Rename { name } => self.rename(*by, name),
                Command::Configure { settings } => self.configure(*by, settings),
                Command::Start => self.start(*by),
                Command::Play { action, turn } => self.play(*by, action, *turn),
                Command::Order { action } => self.order(*by, action),
                Command::Say { to, text } => self.say(*by, *to, text),
                Command::React { emoji } => self.react(*by, emoji),
                Command::Nudge => self.nudge(*by),
                Command::GoOn => self.go_on(*by),
                Command::Note { place, text } => self.note(*by, place, text),
                Command::Leave => self.leave(*by),
                Command::Kick { player } => self.kick(*by, *player),
                Command::Readmit { player } => self.readmit(*by, *player),
                Command::Lock { locked } => self.lock(*by, *locked),
                Command::Admit { player } => self.admit(*by, *player),
                Command::TurnDown { player } => self.turn_down(*by, *player),
                Command::HandOver { player } => self.hand_over(*by, *player),
                Command::SeatBot { chair, strength } => self.seat_bot(*by, *chair, strength.as_ref()),
                Command::OfferSeat => self.offer_seat(*by, token.insert(MoveToken::new(self.entropy))),
                Command::TakeSeat { token } => self.take_seat(*by, token),
                Command::Rematch => self.rematch(*by),
                Command::Reopen => self.reopen(*by),
            },
            Request::Clock => self.ring(),
            Request::Bot(seat, action) => self.bot_plays(*seat, action),
            Request::Gone(visitor, since) => self.gone(*visitor, *since),
            Request::LongGone(visitor) => self.long_gone(*visitor),
            Request::Returned(visitor) => self.returned(*visitor),
            Request::Heir(visitor) => self.heir(*visitor),
        }?;
        // Whoever does something is there.
        if let Request::Visitor(by, command) = request
            && !matches!(command, Command::Leave)
        {
            events.extend(self.came_back(*by));
        }
        Ok(Decision { events, token })
    }

    fn configure(&self, by: Visitor, settings: &Settings) -> Result<Vec<TableEvent>, Refusal> {
        self.host_only(by)?;
        self.waiting_only()?;
        let mut settings = settings.clone();
        // Nobody is told the words of the host's own list again, not even the host: an empty one means that list.
        if matches!(&settings.words, Words::Own { text } if text.trim().is_empty())
            && matches!(self.table.settings.words, Words::Own { .. })
        {
            settings.words = self.table.settings.words.clone();
        }
        check_settings(&settings, self.bots)?;
        let (sitting, seating) = (self.table.sitters().count(), settings.game.kind().seating());
        if sitting > usize::from(seating.most) {
            return Err(Reason::TableFull.into());
        }
        if settings == *self.table.settings {
            return Err(Reason::NothingChanged.into());
        }
        Ok(vec![TableEvent::Configured { settings }])
    }

    fn host_only(&self, by: Visitor) -> Result<(), Reason> {
        if self.table.host == by { Ok(()) } else { Err(Reason::HostOnly) }
    }

    fn waiting_only(&self) -> Result<(), Reason> {
        if self.table.stage() == Stage::Waiting { Ok(()) } else { Err(Reason::AlreadyStarted) }
    }

    /// The chair of the asker.
    fn chair_of(&self, by: Visitor) -> Result<u8, Reason> {
        self.table.chair_of(by).ok_or(Reason::NotSeated)
    }
}

/// The entry that opens a table.
pub(crate) fn open(
    host: Visitor,
    settings: Settings,
    bots: &BotPlayers,
    entropy: &dyn Entropy,
) -> Result<TableEvent, Refusal> {
    check_settings(&settings, bots)?;
    Ok(TableEvent::Opened { host, settings, seed: new_seed(entropy) })
}

fn new_seed(entropy: &dyn Entropy) -> LoggedSeed {
    LoggedSeed(Seed::new(entropy.bytes()))
}

fn check_settings(settings: &Settings, bots: &BotPlayers) -> Result<(), Reason> {
    let bad = |setting: &str| Reason::BadSettings { setting: setting.to_owned() };
    settings.game.check()?;
    if let Pace::Slow { hours } = settings.pace
        && !(1..=Pace::MOST_HOURS).contains(&hours)
    {
        return Err(bad("pace"));
    }
    if settings.bot_after_seconds.is_some_and(|seconds| !Settings::BOT_AFTER.contains(&seconds)) {
        return Err(bad("bot_after_seconds"));
    }
    if let Some(strength) = &settings.bots {
        bots.get(settings.game.kind(), strength).ok_or(Reason::NoSuchBot)?;
    }
    let sides = usize::from(settings.game.kind().seating().sides);
    if settings.side_names.len() > sides {
        return Err(bad("side_names"));
    }
    for name in settings.side_names.iter().filter(|name| !name.is_empty()) {
        plain_name(name).ok_or_else(|| bad("side_names"))?;
    }
    if let Words::Own { text } = &settings.words {
        lexicon::list::parse(text)?;
    }
    Ok(())
}

/// A text without blanks around it, if it is not empty, not too long and printable.
fn plain(text: &str, longest: usize) -> Option<String> {
    let text = text.trim();
    let good = !text.is_empty() && text.chars().count() <= longest && !text.chars().any(unprintable);
    good.then(|| text.to_owned())
}

/// A name: plain, and nothing in it that nobody can see.
fn plain_name(name: &str) -> Option<String> {
    let seen = |c: char| !c.is_whitespace() && !('\u{fe00}'..='\u{fe0f}').contains(&c);
    plain(name, LONGEST_NAME).filter(|name| !name.chars().any(invisible) && name.chars().any(seen))
}

/// Control characters, and the invisible ones that turn the writing around or break the line.
fn unprintable(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}')
        || matches!(c, '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

/// Letters that look like nothing at all, or join others: two names that differ only in them look the same.
fn invisible(c: char) -> bool {
    matches!(
        c,
        '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
    ) || matches!(
        c,
        '\u{200c}' | '\u{200d}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}' | '\u{1d173}'..='\u{1d17a}'
    )
}
