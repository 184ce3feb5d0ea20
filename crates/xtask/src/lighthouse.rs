//! `cargo xtask lighthouse`: what Lighthouse says about the front page and about tables where a game is on, on a phone.

use crate::server::{Running, deal};
use crate::{apart, needs};
use anyhow::{Context, Result, ensure};
use clap::Args;
use serde_json::{Value, json};
use std::process::Command;
use xshell::{Shell, cmd};

/// Asks Lighthouse about the pages.
#[derive(Args)]
pub struct Lighthouse {
    /// The score, of a hundred, that every page must reach in every category.
    #[arg(long, default_value_t = 95)]
    least: u32,
    /// How often each page is looked at. The median counts: one look differs from the next by several points.
    #[arg(long, default_value_t = 3)]
    looks: usize,
}

const LIGHTHOUSE: &str = "lighthouse@12.8.2";
const CATEGORIES: [&str; 3] = ["performance", "accessibility", "best-practices"];

impl Lighthouse {
    /// Opens a house, deals, and looks.
    pub fn run(&self, sh: &Shell) -> Result<()> {
        needs::browser(sh)?;
        apart(cmd!(sh, "cargo build --profile dist --package chamber")).run()?;
        let mut server = Command::new("target/dist/chamber");
        server.current_dir(sh.current_dir()).env("CHAMBER_LOG", "warn");
        let server = Running::start(server.args(["serve", "--listen", "127.0.0.1:0", "--forget"]))?;
        let address = &server.address;
        let mut pages = vec![("front page", address.clone(), None)];
        for (name, game) in [("Decrypto", json!({"decrypto": {}})), ("Kryptos", json!({"kryptos": {}}))] {
            let (table, token) = deal(&server, &game)?;
            pages.push((name, format!("{address}/t/{table}"), Some(token)));
        }
        println!("{:<12}{:>14}{:>16}{:>17}", "page", CATEGORIES[0], CATEGORIES[1], CATEGORIES[2]);
        let mut lowest = 100;
        for (name, url, token) in pages {
            let scores = self.scores(sh, &url, token.as_deref())?;
            println!("{name:<12}{:>14}{:>16}{:>17}", scores[0], scores[1], scores[2]);
            lowest = scores.into_iter().fold(lowest, u32::min);
        }
        ensure!(lowest >= self.least, "the lowest score is {lowest}; it should be {}", self.least);
        Ok(())
    }

    /// The median of each score of a page.
    fn scores(&self, sh: &Shell, url: &str, token: Option<&str>) -> Result<[u32; 3]> {
        let looks: Vec<[u32; 3]> =
            (0..self.looks.max(1)).map(|_| look(sh, url, token)).collect::<Result<_>>()?;
        Ok([0, 1, 2].map(|category| median(looks.iter().map(|scores| scores[category]).collect())))
    }
}

/// The one in the middle; the lower of two.
fn median(mut values: Vec<u32>) -> u32 {
    values.sort_unstable();
    values[(values.len() - 1) / 2]
}

/// The scores of a page, as the visitor with this token sees it.
fn look(sh: &Shell, url: &str, token: Option<&str>) -> Result<[u32; 3]> {
    let categories = CATEGORIES.join(",");
    let cookie = json!({ "Cookie": token.map(|token| format!("visitor={token}")) }).to_string();
    let who = token.map(|_| ["--extra-headers", &cookie]).into_iter().flatten();
    let chromium = cmd!(sh, "which chromium").read()?;
    let report =
        cmd!(sh, "npm exec --yes {LIGHTHOUSE} -- {url} --quiet --output=json --only-categories={categories}")
            .arg("--chrome-flags=--headless=new --no-sandbox")
            .args(who)
            .env("CHROME_PATH", chromium)
            .quiet()
            .read()
            .context("Lighthouse did not finish; it comes from npm")?;
    let report: Value = serde_json::from_str(&report)?;
    let mut scores = [0; 3];
    for (score, category) in scores.iter_mut().zip(CATEGORIES) {
        let share = report["categories"][category]["score"].as_f64();
        *score = (share.with_context(|| format!("no score for {category} of {url}"))? * 100.0).round() as u32;
    }
    Ok(scores)
}
