//! Our own server as browsers use it: four pages a table, each on its socket, and every action a plain form.
//!
//! The client knows what stands on its pages and nothing else. Forms are posted over one connection, one at a time: this
//! measures what an action costs the server, not how many it can take.

use super::chamber::open_table;
use super::{Event, Protocol, Request};
use crate::engine::SEATS;
use crate::http::Http;
use anyhow::{Context, bail};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::net::SocketAddr;

/// One update of a page.
#[derive(Deserialize)]
struct Update {
    mark: String,
    regions: BTreeMap<String, String>,
}

#[derive(Default)]
struct Page {
    /// The header that says whose it is.
    headers: String,
    mark: String,
    regions: BTreeMap<String, String>,
}

impl Page {
    fn take(&mut self, update: Update) {
        if update.regions.contains_key("main") {
            self.regions.clear();
        }
        self.mark = update.mark;
        self.regions.extend(update.regions);
    }

    /// A part of the page: the region with an id, or what stands between the two ids if all came in one piece.
    fn part(&self, id: &str, until: &str) -> &str {
        if let Some(region) = self.regions.get(id) {
            return region;
        }
        let attribute = |id: &str| format!("id=\"{id}\"");
        let main = self.regions.get("main").map_or("", String::as_str);
        let rest = main.split_once(&attribute(id)).map_or("", |(_, rest)| rest);
        rest.split_once(&attribute(until)).map_or(rest, |(part, _)| part)
    }

    /// The code of a reader who encrypts.
    fn code(&self) -> Option<Vec<&str>> {
        let (_, card) = self.part("code", "keys").split_once("class=\"code-card\"")?;
        let (_, label) = card.split_once("aria-label=\"")?;
        Some(label.split('"').next()?.split(", ").collect())
    }

    /// Which code the board is about, such as `2-white`; none once it is locked in.
    fn board(&self) -> Option<&str> {
        let task = self.part("task", "code");
        let (_, at) = task.split_once("name=\"at\" value=\"")?;
        at.split('"').next().filter(|_| !task.contains("disabled"))
    }
}

#[derive(Default)]
struct Table {
    path: String,
    pages: [Page; SEATS],
    actions: u64,
    /// The pages that have changed since the last action, one bit each.
    served: u8,
}

pub struct Pages {
    tables: Vec<Table>,
    http: Http,
}

impl Pages {
    pub fn new(tables: usize, address: SocketAddr) -> anyhow::Result<Self> {
        let tables = (0..tables).map(|_| Table::default()).collect();
        Ok(Pages { tables, http: Http::connect(address)? })
    }
}

impl Protocol for Pages {
    fn open(&mut self, http: &mut Http, table: usize) -> anyhow::Result<[Request; SEATS]> {
        let (code, players) = open_table(http)?;
        let state = &mut self.tables[table];
        state.path = format!("/t/{code}");
        for (page, headers) in state.pages.iter_mut().zip(players) {
            page.headers = headers;
        }
        Ok(std::array::from_fn(|seat| (format!("/t/{code}/live"), state.pages[seat].headers.clone())))
    }

    fn receive(
        &mut self,
        table: usize,
        seat: usize,
        message: &[u8],
        _: &mut Vec<u8>,
    ) -> anyhow::Result<Event> {
        let Table { pages, actions, served, .. } = &mut self.tables[table];
        let update: Update = serde_json::from_slice(message)?;
        let first = pages[seat].mark.is_empty();
        let changed = update.mark != pages[seat].mark;
        pages[seat].take(update);
        if first {
            return Ok(Event::Joined(0));
        }
        // Of two changes for one action the first is the one that is waited for.
        if !changed || *served & (1 << seat) != 0 {
            return Ok(Event::Nothing);
        }
        *served |= 1 << seat;
        Ok(Event::Update(*actions))
    }

    fn act(&mut self, table: usize, _: &mut Vec<u8>) -> anyhow::Result<usize> {
        let Table { path, pages, actions, served } = &mut self.tables[table];
        let (seat, form, body) = next(pages, *actions)?;
        (*actions, *served) = (*actions + 1, 0);
        self.http.post_form(&format!("{path}/{form}"), &pages[seat].headers, &body)?;
        Ok(seat)
    }
}

/// The first page with something to do on it: whose it is, the form, and what is filled in.
fn next(pages: &[Page; SEATS], number: u64) -> anyhow::Result<(usize, &'static str, String)> {
    let host = &pages[0];
    if host.regions.values().any(|html| html.contains("&quot;reopen&quot;")) {
        return Ok((0, "do", r#"command={"do":"reopen"}"#.to_owned()));
    }
    if !host.part("options", "chat").is_empty() {
        return Ok((0, "do", r#"command={"do":"start"}"#.to_owned()));
    }
    for (seat, page) in pages.iter().enumerate() {
        let task = page.part("task", "code");
        if task.contains("/clues\"") {
            let texts = [1, 2, 3].map(|slot| format!("form{slot}=text&text{slot}=clue+{number}+{slot}"));
            return Ok((seat, "clues", texts.join("&") + "&insist=true"));
        }
        if let Some(at) = page.board() {
            // White has the even seats. Teams understand each other, and are intercepted now and then, so that games end.
            let team = usize::from(at.ends_with("black"));
            let code =
                pages.iter().skip(team).step_by(2).find_map(Page::code).context("no Encryptor has a code")?;
            let mut digits = code;
            if seat % 2 != team && !number.is_multiple_of(3) {
                digits.reverse();
            }
            let marks: Vec<String> =
                (1..).zip(digits).map(|(slot, digit)| format!("mark{slot}={digit}")).collect();
            return Ok((seat, "marks", format!("at={at}&{}", marks.join("&"))));
        }
        if task.contains("/words\"") {
            return Ok((seat, "words", "word1=a&word2=b&word3=c&word4=d&confirm=true".to_owned()));
        }
        if task.contains("/confirm\"") {
            return Ok((seat, "confirm", String::new()));
        }
    }
    bail!("there is nothing to do on any page")
}
