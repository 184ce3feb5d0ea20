//! `cargo xtask fuzz api`: requests made up from the API's own document, good ones and bad ones.
//!
//! No answer may be a server error, and none may have a status, a type or a shape that the document does not promise.

use crate::apart;
use crate::server::{Running, deal};
use anyhow::Context;
use clap::{Args, Subcommand};
use serde_json::json;
use std::process::Command;
use xshell::{Shell, cmd};

/// What can be fuzzed.
#[derive(Subcommand)]
pub enum Fuzz {
    /// The API, from its OpenAPI document, with schemathesis.
    Api(Api),
}

/// The API, from its OpenAPI document, with schemathesis.
#[derive(Args)]
pub struct Api {
    /// Requests made up for each operation and table.
    #[arg(long, default_value_t = 300)]
    examples: u32,
}

const SCHEMATHESIS: &str = "schemathesis==4.32.5";
/// Endless by nature: a stream has no last byte and a socket no answer.
const ENDLESS: [&str; 2] = ["stream", "socket"];
const CHECKS: &str =
    "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance";

impl Api {
    /// Plays at a table of each game.
    pub fn run(self, sh: &Shell) -> anyhow::Result<()> {
        apart(cmd!(sh, "cargo build --package chamber")).run()?;
        let tool = sh.current_dir().join("target/fuzz");
        if !tool.join("bin/schemathesis").exists() {
            cmd!(sh, "python3 -m venv {tool}").run().context("python3 and its venv module are needed")?;
            let pip = tool.join("bin/pip");
            cmd!(sh, "{pip} install --quiet {SCHEMATHESIS}").run()?;
        }
        let schemathesis = tool.join("bin/schemathesis");
        let mut server = Command::new("target/debug/chamber");
        server.current_dir(sh.current_dir()).env("CHAMBER_LOG", "warn");
        server.args(["serve", "--listen", "127.0.0.1:0", "--forget", "--requests", "0"]);
        let server =
            Running::start(server.args(["--commands", "0", "--creations", "0", "--kilobytes", "0"]))?;
        let document = format!("{}/api/v1/openapi.json", server.address);
        for game in [json!({"decrypto": {}}), json!({"kryptos": {}})] {
            let (table, token) = deal(&server, &game)?;
            let settings = tool.join("schemathesis.toml");
            sh.write_file(&settings, format!("[parameters]\ntable = \"{table}\"\n"))?;
            let examples = self.examples.to_string();
            let header = format!("Authorization: Bearer {token}");
            let endless = ENDLESS.map(|operation| ["--exclude-operation-id", operation]).concat();
            cmd!(sh, "{schemathesis} --config-file {settings} run {document} --checks {CHECKS} {endless...}")
                .args([
                    "--max-examples",
                    &examples,
                    "--header",
                    &header,
                    "--phases",
                    "examples,coverage,fuzzing",
                ])
                .args(["--suppress-health-check", "all"])
                .run()?;
        }
        Ok(())
    }
}
