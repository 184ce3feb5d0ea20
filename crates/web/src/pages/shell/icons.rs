//! Small drawings: icons, team marks, tokens, suits. Each has a shape of its own, never a colour alone.

use maud::{Markup, html};

/// A line icon that only decorates: the words beside it, or a label, say what it means.
pub fn icon(name: &str) -> Markup {
    html! { svg.icon aria-hidden="true" { use href={ "#i-" (name) } {} } }
}

/// A team's mark by its material: `ivory` is a disc, `ebony` a lozenge.
pub fn team_mark(material: &str) -> Markup {
    html! { svg class={ "team team--" (material) } aria-hidden="true" { use href={ "#t-" (material) } {} } }
}

/// A token (`int`, `mis`, `laser`), or its empty place.
pub fn token(kind: &str, taken: bool) -> Markup {
    html! { svg.token aria-hidden="true" { use href={ "#k-" (kind) @if !taken { "0" } } {} } }
}

/// As many avatars as differ in both colour and shape.
pub const LOOKS: u32 = 8;

/// An avatar: the first letter of a name, or a bot's face, in the colour and shape of this number.
pub fn chip(name: &str, look: u32, bot: bool) -> Markup {
    html! {
        span class={ "chip chip--" (look % LOOKS) } aria-hidden="true" {
            @if bot { (icon("bot")) } @else { (initial(name)) }
        }
    }
}

/// The first letter of a name, large.
pub fn initial(name: &str) -> String {
    name.chars().next().unwrap_or('?').to_uppercase().to_string()
}

#[cfg(test)]
mod tests {
    use crate::i18n::tests::sources;
    use std::path::Path;

    #[test]
    fn every_icon_that_a_page_shows_is_drawn() {
        let sprite = include_str!("../../../assets/icons/sprite.svg");
        let mut files = Vec::new();
        sources(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src/pages")), &mut files);
        let mut shown = 0;
        for path in files {
            let text = std::fs::read_to_string(&path).unwrap();
            for name in text.split("(icon(\"").skip(1).filter_map(|rest| rest.split_once("\")")) {
                let is_drawn = sprite.contains(&format!("id=\"i-{}\"", name.0));
                assert!(is_drawn, "{}: no icon {}", path.display(), name.0);
                shown += 1;
            }
        }
        assert!(shown > 20, "icons were looked for in the wrong place");
    }
}
