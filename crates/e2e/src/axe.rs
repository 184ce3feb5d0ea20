//! What axe-core says about a page.

use crate::Browser;
use anyhow::{Context, Result, ensure};
use serde::Deserialize;

const SOURCE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/node_modules/axe-core/axe.min.js");

const RUN: &str = "const done = arguments[arguments.length - 1]; \
    axe.run(document, { resultTypes: ['violations'] }).then( \
        ({ violations }) => done(violations.flatMap(({ id, nodes }) => \
            nodes.map(({ html, failureSummary }) => ({ id, html, why: failureSummary })))), \
        (error) => done([{ id: 'axe', html: '', why: String(error) }]));";

#[derive(Deserialize)]
struct Violation {
    id: String,
    html: String,
    why: String,
}

/// Fails with every violation on the page that the browser shows. `place` says where that is.
pub async fn check(browser: &Browser, place: &str) -> Result<()> {
    if !browser.read::<bool>("'axe' in window").await? {
        let source =
            std::fs::read_to_string(SOURCE).context("axe-core is missing: `cargo xtask test` installs it")?;
        browser.run(&source).await?;
    }
    let violations: Vec<Violation> = serde_json::from_value(browser.run_async(RUN).await?)?;
    let told: Vec<String> =
        violations.iter().map(|Violation { id, html, why }| format!("{id}: {html}\n{why}")).collect();
    ensure!(told.is_empty(), "{place}:\n{}", told.join("\n"));
    Ok(())
}
