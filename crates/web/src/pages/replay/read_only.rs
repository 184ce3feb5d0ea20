//! A page on which nothing can be done: its forms show what stood in them, and take nothing.

use maud::{Markup, PreEscaped};

const OPEN: &str = "<form";
const CLOSE: &str = "</form>";

/// Switches off every form of a page. What stands in them can still be read, also by a screen reader.
pub fn read_only(page: Markup) -> Markup {
    let mut rest = page.0.as_str();
    let mut switched_off = String::with_capacity(rest.len() + 1024);
    while let Some(start) = rest.find(OPEN) {
        // Maud writes `>` inside of attributes as an entity, so the first one ends the tag.
        let Some(end) = rest[start..].find('>').map(|end| start + end + 1) else { break };
        switched_off.push_str(&rest[..end]);
        switched_off.push_str("<fieldset class=\"read-only\" disabled>");
        rest = &rest[end..];
        if let Some(close) = rest.find(CLOSE) {
            switched_off.push_str(&rest[..close]);
            switched_off.push_str("</fieldset>");
            rest = &rest[close..];
        }
    }
    switched_off.push_str(rest);
    PreEscaped(switched_off)
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::html;

    #[test]
    fn every_form_is_switched_off_and_the_rest_stays() {
        let page = html! {
            p { "before" }
            form method="post" title="a > b" { button { "Go" } }
            form { input name="x"; }
            button popovertarget="sheet" { "Sheet" }
        };
        let off = read_only(page).0;
        assert_eq!(off.matches("<fieldset class=\"read-only\" disabled>").count(), 2);
        assert!(off.contains(
            "title=\"a &gt; b\"><fieldset class=\"read-only\" disabled><button>Go</button></fieldset></form>"
        ));
        assert!(
            off.starts_with("<p>before</p>")
                && off.ends_with("<button popovertarget=\"sheet\">Sheet</button>")
        );
    }
}
