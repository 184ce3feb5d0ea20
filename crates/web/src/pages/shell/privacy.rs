//! What is kept of whom, in plain words.

use crate::pages::shell::page::{Page, Reader};
use maud::{Markup, html};

/// The parts of the page, in order: each has a heading and a text.
const PARTS: [&str; 5] = ["browser", "server", "seen", "address", "forgotten"];

/// `GET /privacy`
pub async fn page(reader: Reader) -> Markup {
    let t = &reader.t;
    let main = html! {
        main.wrap.plain #main {
            h1 { (t.say("privacy-title")) }
            @for part in PARTS {
                section.stack {
                    h2 { (t.say(&format!("privacy-{part}"))) }
                    p { (t.say(&format!("privacy-{part}-why"))) }
                }
            }
            p { a.btn href="/" { (t.say("home")) } }
        }
    };
    Page::new(t.say("privacy-title"), main).render(&reader)
}
