//! The front page: what this is, a new table in one tap, the way to a friend's table.

use super::lesson;
use crate::i18n::Texts;
use crate::pages::games;
use crate::pages::shell::icons::icon;
use crate::pages::shell::page::{Page, Reader};
use crate::pages::table::{called, options};
use crate::say;
use lexicon::Language;
use maud::{Markup, html};
use tables::{LobbyCard, Stage, Strength, Tables};

/// A code that led nowhere.
pub struct Tried {
    /// As it was typed.
    pub code: String,
    /// The key of what is wrong with it.
    pub problem: &'static str,
}

/// The whole page.
pub fn page(
    reader: &Reader,
    open: &[LobbyCard],
    tables: &Tables,
    mine: &Markup,
    tried: Option<&Tried>,
) -> Markup {
    let t = &reader.t;
    let main = html! {
        main.wrap #main {
            (mine)
            section.hero {
                div.hero__say {
                    h1 { (t.say("front-hero")) }
                    p.hero__lead { (t.say("front-lead")) }
                }
                div.hero__art { (telegram(t)) }
            }
            section.start aria-label=(t.say("front-begin")) {
                (new_table(t, &called(reader)))
                (join(t, tried))
                (with_bots(t, tables))
            }
            (open_tables(t, open))
            (learn(t))
        }
    };
    let mut page = Page::new(t.say("front-title"), main);
    page.description = Some(t.say("front-description").into_owned());
    page.class = "front";
    page.nav = html! {
        a.desk-only href="#learn" { (t.say("nav-learn")) }
        a.desk-only href="#open" { (t.say("nav-open")) }
        button.bar__set.bar__lang type="button" popovertarget="settings" { (t.language().own_name()) }
    };
    page.render(reader)
}

/// The picture: a telegram.
fn telegram(t: &Texts) -> Markup {
    html! {
        figure.form-art role="img" aria-label=(t.say("art-label")) {
            div.form-art__head { span { (t.say("art-telegram")) } span { (t.say("art-round")) } }
            ol {
                li { span { (t.say("art-clue-1")) } }
                li { span { (t.say("art-clue-2")) } }
                li { span { (t.say("art-clue-3")) } }
            }
            div.form-art__foot {
                span.code-card { span.digit { "4" } span.digit { "2" } span.digit { "1" } }
                svg viewBox="0 0 100 100" aria-hidden="true" { use href="#wax" {} }
            }
        }
    }
}

fn new_table(t: &Texts, name: &str) -> Markup {
    html! {
        form.start__new #new-table method="post" action="/tables" {
            h2 { (t.say("new-title")) }
            div.stack {
                fieldset.games {
                    legend.vh { (t.say("new-game")) }
                    @for (index, pages) in games::all().enumerate() {
                        @let (game, seating) = (pages.name(), pages.kind().seating());
                        label.game {
                            input type="radio" name="game" value=(game) checked[index == 0];
                            b { (t.say(&format!("game-{game}"))) }
                            span { (t.say(&format!("game-{game}-line"))) }
                            span.mark { (say!(t, "players-range", least = seating.fewest, most = seating.most)) }
                        }
                    }
                }
                details.more {
                    summary { (t.say("new-more")) }
                    div.more__in {
                        div.field {
                            label for="new-name" { (t.say("new-name")) }
                            input.input #new-name name="name" value=(name) maxlength="24" autocomplete="nickname";
                        }
                        fieldset.field {
                            legend.label { (t.say("new-words")) }
                            div.seg.seg--wide {
                                @for language in Language::ALL {
                                    label lang=(language) {
                                        input type="radio" name="language" value=(language)
                                            checked[language == t.language()];
                                        (language.own_name())
                                    }
                                }
                            }
                        }
                        label.check { input type="checkbox" name="listed" value="true"; (t.say("new-listed")) }
                    }
                }
            }
            button.btn.btn--ink.btn--wide { (t.say("new-open")) " " (icon("go")) }
        }
    }
}

/// The way to a friend's table.
pub fn join(t: &Texts, tried: Option<&Tried>) -> Markup {
    html! {
        form.start__join #join method="get" action="/join" {
            h2 { (t.say("join-title")) }
            div.field {
                label for="code" { (t.say("join-label")) }
                input.input.input--code #code name="code" required maxlength="200" autocomplete="off"
                    autocapitalize="characters" spellcheck="false" value=[tried.map(|tried| &tried.code)]
                    autofocus[tried.is_some()] aria-invalid=[tried.map(|_| "true")]
                    aria-describedby=[tried.map(|_| "code-problem")];
                @if let Some(tried) = tried {
                    p.verdict.verdict--no #code-problem role="alert" { (icon("warn")) span { (t.say(tried.problem)) } }
                }
            }
            button.btn.btn--wide { (t.say("join-go")) }
        }
    }
}

/// A game at once, for one; only where the house has bots.
fn with_bots(t: &Texts, tables: &Tables) -> Markup {
    let with_bots: Vec<_> = games::all().filter(|game| !tables.bots(game.kind()).is_empty()).collect();
    let games: Vec<&str> = with_bots.iter().map(|game| game.name()).collect();
    let strengths = with_bots.first().map(|game| tables.bots(game.kind()));
    html! {
        @if let Some(first) = games.first() {
            form.start__bots #bots method="post" action="/tables" {
                h2 { (t.say("bots-title")) }
                div.stack {
                    p.soft { (t.say("bots-line")) }
                    input type="hidden" name="bots" value="true";
                    div.seg.seg--wide role="group" aria-label=(t.say("new-game")) {
                        @for game in &games {
                            label {
                                input type="radio" name="game" value=(game) checked[game == first];
                                (t.say(&format!("game-{game}")))
                            }
                        }
                    }
                    @if let Some(offered) = &strengths { (strength(t, offered)) }
                }
                button.btn.btn--wide { (icon("bot")) " " (t.say("bots-go")) }
            }
        }
    }
}

/// How well they play; the middle one unless somebody chooses.
fn strength(t: &Texts, offered: &[Strength]) -> Markup {
    html! {
        div.seg.seg--wide role="group" aria-label=(t.say("option-bots")) {
            @for strength in offered {
                label {
                    input type="radio" name="strength" value=(strength.0) checked[Strength::usual(offered) == Some(strength)];
                    (options::strength_name(t, strength))
                }
            }
        }
    }
}

/// How many open tables are shown at once: on a phone they stand above what most people came for.
const FIRST_SHOWN: usize = 3;

fn open_tables(t: &Texts, open: &[LobbyCard]) -> Markup {
    html! {
        section.open #open {
            div.panel__head {
                h2 { (t.say("open-title")) }
                p.small.soft { (t.say("open-line")) }
            }
            @if open.is_empty() {
                p.soft { (t.say("open-none")) }
            } @else {
                @let (first, others) = open.split_at(open.len().min(FIRST_SHOWN));
                ul.tables { @for card in first { (open_table(t, card)) } }
                @if !others.is_empty() {
                    details.more {
                        summary { (say!(t, "open-more", count = others.len())) }
                        ul.tables { @for card in others { (open_table(t, card)) } }
                    }
                }
            }
        }
    }
}

/// One open table: people know it by who sits there.
fn open_table(t: &Texts, card: &LobbyCard) -> Markup {
    let waiting = card.stage == Stage::Waiting;
    let sits = waiting && card.free > 0;
    let game = format!("game-{}", games::of(card.game).name());
    let who = t.list(&card.players);
    html! {
        li {
            b { (who) }
            span { (t.say(&game)) }
            span.soft {
                @if waiting { (say!(t, "open-free", free = card.free)) } @else { (t.say("open-playing")) }
            }
            span.soft.desk-only lang=(card.language) { (card.language.own_name()) }
            a.btn.btn--small href={ "/t/" (card.table) } {
                @if sits { (t.say("open-sit")) } @else { (t.say("open-watch")) }
                span.vh { " " (say!(t, "open-at", table = who.as_str())) }
            }
        }
    }
}

fn learn(t: &Texts) -> Markup {
    html! {
        section.learn #learn {
            h2 { (t.say("learn-title")) }
            div.learn__two {
                @for game in games::all().map(|game| game.name()) {
                    article {
                        h3 { (t.say(&format!("game-{game}"))) }
                        ol {
                            @for step in 1..=3 { li { (t.say(&format!("learn-{game}-{step}"))) } }
                        }
                        div.row {
                            (lesson::offer(t, game))
                            a href={ "/learn/" (game) } { (t.say(&format!("learn-{game}-go"))) }
                        }
                    }
                }
            }
            p { a href="/review" { (t.say("bring-title")) } }
        }
    }
}
