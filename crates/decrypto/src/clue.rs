use serde::{Deserialize, Serialize};

/// The longest text of a clue, in characters.
pub const LONGEST_TEXT: usize = 80;
/// The most strokes of a drawing.
pub const MOST_STROKES: usize = 64;
/// The most points of a drawing, all strokes together.
pub const MOST_POINTS: usize = 1024;
/// The side of the square that drawings are made on; coordinates run from 0 to this.
pub const CANVAS: u16 = 1000;

/// A clue in any of its forms.
///
/// As JSON: `{"form":"text","text":"…"}`, `{"form":"drawing","strokes":[[[x,y],…],…]}`,
/// `{"form":"aloud"}`, `{"form":"blank"}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "form", rename_all = "snake_case")]
pub enum Clue {
    /// A word, a phrase, a sentence.
    Text {
        /// What it says, at most [`LONGEST_TEXT`] characters.
        text: String,
    },
    /// A drawing on a square canvas.
    Drawing {
        /// The strokes, each a run of points.
        #[cfg_attr(feature = "schema", schema(value_type = Vec<Vec<Vec<u16>>>))]
        strokes: Vec<Stroke>,
    },
    /// Hummed, danced, mimed or said at the table: nothing to store.
    Aloud,
    /// Not written when time ran out. Nobody can give it on purpose.
    Blank,
}

/// One line of a drawing: its points in order, each `[x, y]` within [`CANVAS`].
pub type Stroke = Vec<[u16; 2]>;

/// The three clues of a code, in the order of its digits.
pub type Clues = [Clue; 3];

impl Clue {
    /// A clue in words.
    pub fn text(text: impl Into<String>) -> Clue {
        Clue::Text { text: text.into() }
    }

    /// Its words, if it has any.
    pub fn words(&self) -> Option<&str> {
        match self {
            Clue::Text { text } => Some(text),
            _ => None,
        }
    }
}
