//! Why not: a stable code, the data that a sentence about it needs, and no secret.

use game::Rejection;
use serde::Serialize;

macro_rules! refusal {
    ($($(#[$cfg:meta])* $module:ident $Game:ident,)*) => {
        /// Why a command was refused. As JSON an object with a stable `code` and the data of that code.
        #[derive(Clone, Debug, PartialEq, Serialize, thiserror::Error)]
        #[serde(untagged)]
        pub enum Refusal {
            /// The table refuses.
            #[error(transparent)]
            Table(#[from] Reason),
            $(
                $(#[$cfg])*
                #[doc = concat!("The rules of ", stringify!($Game), " refuse.")]
                #[error(transparent)]
                $Game(#[from] $module::Rejection),
            )*
        }

        impl Refusal {
            /// The stable, kebab-case code: also the key of the sentence in every language.
            pub fn code(&self) -> &'static str {
                match self {
                    Refusal::Table(reason) => reason.code(),
                    $($(#[$cfg])* Refusal::$Game(rejection) => rejection.code(),)*
                }
            }
        }
    };
}
crate::for_each_game!(refusal);

/// Why the table itself refuses.
#[derive(Clone, Debug, PartialEq, Serialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Reason {
    /// No table has that id.
    #[error("there is no such table")]
    NoSuchTable,
    /// The log could not be written or read; whether the command was done is not known.
    #[error("the table cannot be reached now, try again")]
    Unavailable,
    /// The table's log is damaged: it stays shut rather than go on wrongly.
    #[error("the log of this table is damaged and stays shut")]
    Damaged,
    /// Others were faster three times in a row.
    #[error("too many at once, try again")]
    Busy,
    /// Only the host may ask for this.
    #[error("only the host can do that")]
    HostOnly,
    /// Only who has a seat may ask for this.
    #[error("only who sits at the table can do that")]
    NotSeated,
    /// The visitor has a seat already.
    #[error("you have a seat at this table already")]
    AlreadySeated,
    /// The game has no such chair.
    #[error("there is no chair {chair}")]
    NoSuchChair {
        /// Which.
        chair: u8,
    },
    /// Somebody sits there.
    #[error("somebody sits in chair {chair}")]
    ChairTaken {
        /// Which.
        chair: u8,
    },
    /// Every chair is taken.
    #[error("every chair is taken")]
    TableFull,
    /// No player at the table has that id.
    #[error("nobody at the table has that number")]
    NoSuchPlayer,
    /// The host has sent this visitor away.
    #[error("the host has sent you away")]
    Removed,
    /// In this game the visitor has sat on another side and knows its secrets.
    #[error("you have seen the other side's secrets")]
    OtherSide,
    /// In this game the visitor has sat in another chair of the side and knows what it knows.
    #[error("you have held another seat in this game")]
    OtherSeat,
    /// The host has closed the table to new people.
    #[error("the host has closed the table")]
    TableLocked,
    /// Nobody acts for a player who is there.
    #[error("that player is there")]
    NotAway,
    /// A name is empty, too long or unprintable.
    #[error("a name has 1 to {longest} characters")]
    BadName {
        /// The most characters.
        longest: usize,
    },
    /// A nonce is empty or too long.
    #[error("a nonce has 1 to {longest} letters, digits, spaces, dots, dashes or underscores")]
    BadNonce {
        /// The most characters.
        longest: usize,
    },
    /// A setting is out of its bounds.
    #[error("the setting {setting} is out of bounds")]
    BadSettings {
        /// Which.
        setting: String,
    },
    /// The host's own list cannot be used.
    #[error("the word list cannot be used: {problem}, line {line}")]
    BadWordList {
        /// The stable code of what is wrong with it.
        problem: String,
        /// Where; 0 when it is about the whole list.
        line: usize,
    },
    /// Possible in the waiting room only.
    #[error("the game has begun")]
    AlreadyStarted,
    /// There is no game yet.
    #[error("the game has not begun")]
    NotStarted,
    /// Possible after the end only.
    #[error("the game is not over")]
    NotFinished,
    /// So many cannot play.
    #[error("{players} cannot play this, it takes {fewest} to {most}")]
    WrongNumber {
        /// How many sit.
        players: u8,
        /// The fewest who can play.
        fewest: u8,
        /// The most.
        most: u8,
    },
    /// The sides differ by more than the game allows.
    #[error("the sides are not even")]
    UnevenSides,
    /// The action is of another game than the table's.
    #[error("the table plays another game")]
    OtherGame,
    /// The host may not act for the table in this.
    #[error("the host cannot do that for a player")]
    NotInOrder,
    /// There is no private circle to talk in.
    #[error("there is no team to talk to")]
    NoTeam,
    /// The speaker may listen but not speak now.
    #[error("the Encryptor is silent while the code is guessed")]
    MustBeSilent,
    /// What was said is empty, too long or unprintable.
    #[error("what is said has 1 to {longest} characters")]
    BadText {
        /// The most characters.
        longest: usize,
    },
    /// There is no room for another pencil note.
    #[error("there is room for {most} notes")]
    TooManyNotes {
        /// The most notes.
        most: usize,
    },
    /// Not one of the reactions.
    #[error("that is not one of the table's reactions")]
    NoSuchEmoji,
    /// No bot plays this game so.
    #[error("no bot plays this game at that strength")]
    NoSuchBot,
    /// The link was used, replaced or never made.
    #[error("that link was used, replaced or never made")]
    LinkVoid,
    /// The command would change nothing.
    #[error("that is so already")]
    NothingChanged,
    /// The game waits for nobody who could be reminded.
    #[error("nobody else is awaited")]
    NobodyToNudge,
    /// The turn has only just begun.
    #[error("the turn has only just begun")]
    NudgeTooSoon,
    /// Somebody has reminded them within the last minute.
    #[error("there was a reminder a moment ago")]
    NudgedAlready,
    /// A record that somebody brought breaks the notation or the rules.
    #[error("the record is flawed in line {line}, column {column}: {reason}")]
    BadRecord {
        /// Where, counted from 1.
        line: usize,
        /// Where in the line.
        column: usize,
        /// What is wrong there, in English.
        reason: String,
    },
    /// A record that somebody brought stops before the end of the game.
    #[error("the recorded game is not over")]
    RecordUnfinished,
    /// A record that somebody brought is longer than any game.
    #[error("the record has more than {most} moves")]
    RecordTooLong {
        /// The most moves.
        most: usize,
    },
    /// The move was meant for a turn that is over.
    #[error("that turn is over")]
    TurnIsOver,
}

impl Reason {
    /// The stable code.
    pub fn code(&self) -> &'static str {
        match self {
            Reason::NoSuchTable => "no-such-table",
            Reason::Unavailable => "unavailable",
            Reason::Damaged => "damaged",
            Reason::Busy => "busy",
            Reason::HostOnly => "host-only",
            Reason::NotSeated => "not-seated",
            Reason::AlreadySeated => "already-seated",
            Reason::NoSuchChair { .. } => "no-such-chair",
            Reason::ChairTaken { .. } => "chair-taken",
            Reason::TableFull => "table-full",
            Reason::NoSuchPlayer => "no-such-player",
            Reason::Removed => "removed",
            Reason::OtherSide => "other-side",
            Reason::OtherSeat => "other-seat",
            Reason::TableLocked => "table-locked",
            Reason::NotAway => "not-away",
            Reason::BadName { .. } => "bad-name",
            Reason::BadNonce { .. } => "bad-nonce",
            Reason::BadSettings { .. } => "bad-settings",
            Reason::BadWordList { .. } => "bad-word-list",
            Reason::AlreadyStarted => "already-started",
            Reason::NotStarted => "not-started",
            Reason::NotFinished => "not-finished",
            Reason::WrongNumber { .. } => "wrong-number",
            Reason::UnevenSides => "uneven-sides",
            Reason::OtherGame => "other-game",
            Reason::NotInOrder => "not-in-order",
            Reason::NoTeam => "no-team",
            Reason::MustBeSilent => "must-be-silent",
            Reason::BadText { .. } => "bad-text",
            Reason::TooManyNotes { .. } => "too-many-notes",
            Reason::NoSuchEmoji => "no-such-emoji",
            Reason::NoSuchBot => "no-such-bot",
            Reason::LinkVoid => "link-void",
            Reason::NothingChanged => "nothing-changed",
            Reason::NobodyToNudge => "nobody-to-nudge",
            Reason::NudgeTooSoon => "nudge-too-soon",
            Reason::NudgedAlready => "nudged-already",
            Reason::BadRecord { .. } => "bad-record",
            Reason::RecordUnfinished => "record-unfinished",
            Reason::RecordTooLong { .. } => "record-too-long",
            Reason::TurnIsOver => "turn-is-over",
        }
    }
}

impl From<store::Error> for Reason {
    fn from(error: store::Error) -> Self {
        match error {
            store::Error::NoSuchTable => Reason::NoSuchTable,
            store::Error::Damaged(_) => Reason::Damaged,
            store::Error::Conflict => Reason::Busy,
            store::Error::Taken | store::Error::Failed(_) => Reason::Unavailable,
        }
    }
}

impl From<store::Error> for Refusal {
    fn from(error: store::Error) -> Self {
        Reason::from(error).into()
    }
}

#[cfg(feature = "schema")]
mod schema {
    use super::Refusal;
    use utoipa::openapi::RefOr;
    use utoipa::openapi::schema::{AdditionalProperties, ObjectBuilder, Schema, Type};
    use utoipa::{PartialSchema, ToSchema};

    impl PartialSchema for Refusal {
        fn schema() -> RefOr<Schema> {
            let code = ObjectBuilder::new()
                .schema_type(Type::String)
                .description(Some("Stable, in kebab case: also the key of the sentence in every language"));
            ObjectBuilder::new()
                .description(Some(
                    "Why something is refused: a code, and the data that a sentence about it needs",
                ))
                .property("code", code)
                .required("code")
                .additional_properties(Some(AdditionalProperties::FreeForm(true)))
                .build()
                .into()
        }
    }

    impl ToSchema for Refusal {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_says_its_code_and_data() {
        let refusal = Refusal::from(Reason::ChairTaken { chair: 3 });
        assert_eq!(
            serde_json::to_value(&refusal).unwrap(),
            serde_json::json!({"code": "chair-taken", "chair": 3})
        );
        assert_eq!(refusal.code(), "chair-taken");
        let refusal = Refusal::from(kryptos::Rejection::GameOver);
        assert_eq!(serde_json::to_value(&refusal).unwrap()["code"], refusal.code());
    }
}
