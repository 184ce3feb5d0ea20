//! A clue in any of its forms, as everybody sees it.

use crate::i18n::Texts;
use crate::pages::shell::icons::icon;
use decrypto::{CANVAS, Clue, Code, Stroke};
use maud::{Markup, html};

/// Roman numbers of the three clues.
pub const NUMERALS: [&str; 3] = ["i", "ii", "iii"];

/// The clue itself.
pub fn clue(clue: &Clue, t: &Texts) -> Markup {
    match clue {
        Clue::Text { text } => html! { (text) },
        Clue::Drawing { strokes } => drawing(strokes, t),
        Clue::Aloud => html! { span.clue-aloud { (icon("voice")) " " (t.say("clue-aloud")) } },
        Clue::Blank => html! { span.clue-blank { (t.say("clue-blank")) } },
    }
}

/// The clue in words, for labels.
pub fn words(clue: &Clue, t: &Texts) -> String {
    match clue {
        Clue::Text { text } => text.clone(),
        Clue::Drawing { .. } => t.say("clue-drawing").into_owned(),
        Clue::Aloud => t.say("clue-aloud").into_owned(),
        Clue::Blank => t.say("clue-blank").into_owned(),
    }
}

fn drawing(strokes: &[Stroke], t: &Texts) -> Markup {
    let lines: Vec<String> = strokes.iter().map(path).collect();
    html! {
        svg.drawing viewBox={ "0 0 " (CANVAS) " " (CANVAS) } role="img" aria-label=(t.say("clue-drawing")) {
            @for line in lines { path d=(line) {} }
        }
    }
}

fn path(stroke: &Stroke) -> String {
    let mut path = String::new();
    for (index, [x, y]) in stroke.iter().enumerate() {
        path.push_str(&format!("{}{x} {y}", if index == 0 { "M" } else { "L" }));
    }
    // A single point is drawn as a dot: a line of no length with round ends.
    if stroke.len() == 1 { path + "h0" } else { path }
}

/// A code as people say it: `4-2-1`.
pub fn dashed(code: Code) -> String {
    code.digits().map(|digit| digit.to_string()).join("-")
}

/// Strokes as the drawing field writes them: `x,y x,y;x,y`.
pub fn written(strokes: &[Stroke]) -> String {
    let line = |stroke: &Stroke| stroke.iter().map(|[x, y]| format!("{x},{y}")).collect::<Vec<_>>().join(" ");
    strokes.iter().map(line).collect::<Vec<_>>().join(";")
}

/// Reads [`written`] strokes; nothing for what is not well formed.
pub fn read(text: &str) -> Option<Vec<Stroke>> {
    let point = |point: &str| {
        let (x, y) = point.split_once(',')?;
        Some([x.parse().ok()?, y.parse().ok()?])
    };
    text.split(';')
        .filter(|stroke| !stroke.is_empty())
        .map(|stroke| stroke.split(' ').map(point).collect::<Option<Stroke>>())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strokes_are_read_back_as_they_are_written() {
        let strokes = vec![vec![[0, 1], [1000, 20]], vec![[5, 5]]];
        assert_eq!(read(&written(&strokes)), Some(strokes));
        assert_eq!(read(""), Some(vec![]));
        assert_eq!(read("1,2 x"), None);
        assert_eq!(read("1,99999999"), None);
    }
}
