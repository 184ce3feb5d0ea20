//! What every page has: head, bar, settings, notices.

use super::assets;
use crate::http::cookies;
use crate::http::session::Stranger;
use crate::i18n::{self, Texts};
use crate::pages::shell::icons::icon;
use crate::pages::table::kept_name;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use lexicon::Language;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use std::convert::Infallible;
use std::fmt;

/// The cookie that keeps a reader's choice of theme.
pub const THEME_COOKIE: &str = "theme";

/// Light, dark, or as the device says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the device says.
    #[default]
    System,
    /// Dark ink on light paper.
    Light,
    /// Light ink on dark paper.
    Dark,
}

impl Theme {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    /// As in the cookie and in the style sheet.
    pub fn name(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The theme of this name, else as the device says.
    pub fn named(name: &str) -> Theme {
        Theme::ALL.into_iter().find(|theme| theme.name() == name).unwrap_or_default()
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// For whom a page is rendered: language, theme, and where they are.
#[derive(Clone, Debug)]
pub struct Reader {
    /// The texts in their language.
    pub t: Texts,
    pub theme: Theme,
    /// The page's own path: where the settings lead back to.
    pub path: String,
    /// The name that they last played under.
    pub name: Option<String>,
    /// Whether the server does not know them yet.
    pub stranger: bool,
}

impl<S: Sync> FromRequestParts<S> for Reader {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let theme =
            cookies::read(&parts.headers, THEME_COOKIE).map(|name| Theme::named(&name)).unwrap_or_default();
        let path = parts.uri.path().to_owned();
        let name = kept_name(&parts.headers);
        let stranger = parts.extensions.get::<Stranger>().is_some();
        Ok(Reader { t: Texts::of(i18n::wished(&parts.headers)), theme, path, name, stranger })
    }
}

/// A whole page around its main part.
pub struct Page {
    /// The tab's title.
    pub title: String,
    /// For search engines and previews of the link.
    pub description: Option<String>,
    /// Extra class of the body.
    pub class: &'static str,
    /// What stands beside the brand: a table's name and code.
    pub beside: Markup,
    /// Links in the bar.
    pub nav: Markup,
    /// What makes the page live.
    pub live: Option<LiveLink>,
    /// A sentence about what was refused, for readers without scripts.
    pub notice: Option<String>,
    /// The `main` element and what follows it.
    pub main: Markup,
}

/// The starting point of a live page.
pub struct LiveLink {
    /// The address of its socket.
    pub socket: String,
    /// The mark of the state that the page shows.
    pub mark: String,
    /// The server's clock in milliseconds.
    pub now: u64,
    /// Whether the page waits for its reader.
    pub turn: bool,
}

impl Page {
    /// A page with a title and a main part.
    pub fn new(title: impl Into<String>, main: Markup) -> Page {
        Page {
            title: title.into(),
            description: None,
            class: "",
            beside: html! {},
            nav: html! {},
            live: None,
            notice: None,
            main,
        }
    }

    /// The document.
    pub fn render(self, reader: &Reader) -> Markup {
        let t = &reader.t;
        let live = self.live.as_ref();
        html! {
            (DOCTYPE)
            html lang=(t.language()) data-theme=(reader.theme) {
                (head(&self, t))
                body class=(self.class)
                    data-live=[live.map(|live| &live.socket)] data-mark=[live.map(|live| &live.mark)]
                    data-now=[live.map(|live| live.now)] data-turn=[live.map(|live| live.turn)] {
                    (PreEscaped(assets::sprite()))
                    a.skip href="#main" { (t.say("skip")) }
                    header.bar #bar {
                        div.wrap {
                            a.brand href="/" {
                                svg aria-hidden="true" { use href="#b-mark" {} }
                                span { (t.say("brand")) }
                            }
                            (self.beside)
                            nav aria-label=(t.say(if live.is_some() { "nav-table" } else { "nav-main" })) {
                                (self.nav)
                                @if live.is_some() {
                                    button.bar__sound.with-script type="button" data-sound aria-pressed="true"
                                        aria-label=(t.say("settings-sounds")) title=(t.say("settings-sounds")) { (icon("voice")) }
                                }
                                button.bar__set type="button" popovertarget="settings" aria-label=(t.say("settings-title")) {
                                    (icon("lamp"))
                                }
                            }
                        }
                    }
                    (settings(reader))
                    p.link #link role="status" hidden data-lost=(t.say("link-lost")) data-back=(t.say("link-back")) {}
                    div.notice #notice role="alert" hidden[self.notice.is_none()] data-unsent=(t.say("unsent")) {
                        p { (self.notice.as_deref().unwrap_or_default()) }
                        button.btn.btn--small.btn--bare type="button" aria-label=(t.say("close")) { (icon("no")) }
                    }
                    (self.main)
                    @if live.is_some() {
                        div.vh #announce role="log" aria-live="polite" {}
                        noscript { p.noscript { (t.say("no-script")) " " a href=(reader.path) { (t.say("reload")) } } }
                    } @else {
                        footer.foot { p.wrap { (t.say("unofficial")) " " a href="/privacy" { (t.say("privacy-title")) } } }
                    }
                }
            }
        }
    }
}

fn head(page: &Page, t: &Texts) -> Markup {
    html! {
        head {
            meta charset="utf-8";
            meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
            meta name="color-scheme" content="light dark";
            meta name="theme-color" content="#f1eadb" media="(prefers-color-scheme: light)";
            meta name="theme-color" content="#17130f" media="(prefers-color-scheme: dark)";
            @if let Some(description) = &page.description {
                meta name="description" content=(description);
                meta property="og:title" content=(page.title);
                meta property="og:description" content=(description);
                meta property="og:site_name" content=(t.say("brand"));
            } @else {
                meta name="robots" content="noindex";
            }
            title { (page.title) }
            @for font in ["libre-franklin-latin-wght-normal", "old-standard-tt-latin-400-normal"] {
                link rel="preload" as="font" type="font/woff2" crossorigin href=(assets::url(&format!("fonts/{font}.woff2")));
            }
            link rel="stylesheet" href=(assets::url("style.css"));
            link rel="icon" type="image/svg+xml" href=(assets::url("icons/icon.svg"));
            link rel="apple-touch-icon" href="/icons/192.png";
            link rel="manifest" href="/manifest.webmanifest";
            @for module in assets::MODULES.iter().filter(|module| *module != assets::MAIN) {
                link rel="modulepreload" href=(assets::url(module));
            }
            script defer src=(assets::url(assets::MORPH)) {}
            script type="module" src=(assets::url(assets::MAIN)) {}
        }
    }
}

/// Language, theme and signals: a drawer on every page.
fn settings(reader: &Reader) -> Markup {
    let t = &reader.t;
    html! {
        div.drawer.drawer--over #settings popover role="dialog" aria-label=(t.say("settings-title")) {
            div.drawer__close {
                b { (t.say("settings-title")) }
                button.btn.btn--small type="button" popovertarget="settings" popovertargetaction="hide" { (t.say("close")) }
            }
            p { a href="/mine" { (t.say("mine-title")) } }
            form.stack method="post" action="/settings" data-instant {
                input type="hidden" name="back" value=(reader.path);
                fieldset.field {
                    legend.label { (t.say("settings-language")) }
                    div.seg.seg--wide {
                        @for language in Language::ALL {
                            label lang=(language) {
                                input type="radio" name="language" value=(language) checked[language == t.language()];
                                (language.own_name())
                            }
                        }
                    }
                }
                fieldset.field {
                    legend.label { (t.say("settings-theme")) }
                    div.seg.seg--wide {
                        @for theme in Theme::ALL {
                            label {
                                input type="radio" name="theme" value=(theme) checked[theme == reader.theme];
                                (t.say(&format!("theme-{theme}")))
                            }
                        }
                    }
                }
                button.btn.without-script { (t.say("settings-save")) }
            }
            div.stack hidden {
                label.check { input type="checkbox" data-switch="sound"; (t.say("settings-sounds")) }
                label.check { input type="checkbox" data-switch="notify"; (t.say("settings-notify")) }
                p.small.soft #notify-blocked role="status" hidden { (t.say("settings-notify-blocked")) }
            }
        }
    }
}
