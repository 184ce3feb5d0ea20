//! A line between a page and the server that can be stopped in either direction: whatever the network could delay
//! by chance is delayed on purpose.

use crate::Player;
use anyhow::Result;

const LINE: &str = "{ window.line = { up: null, down: null }; \
    const pass = (way, go) => line[way] ? line[way].push(go) : go(); \
    window.WebSocket = class extends WebSocket { \
        set onmessage(hear) { super.onmessage = (event) => pass('down', () => hear(event)); } \
    }; \
    const { fetch } = window; \
    window.fetch = (...ask) => new Promise((answer) => pass('up', () => answer(fetch(...ask)))); }";

/// A direction of the line.
#[derive(Clone, Copy, Debug)]
pub enum Way {
    /// What the player sends.
    Up,
    /// What the table shows.
    Down,
}

impl Way {
    fn name(self) -> &'static str {
        match self {
            Way::Up => "up",
            Way::Down => "down",
        }
    }
}

impl Player {
    /// Puts a line that can be stopped before the page, which is opened anew for it.
    pub async fn takes_a_slow_line(&self) -> Result<()> {
        self.browser.before_every_page(LINE).await?;
        Ok(self.browser.client().refresh().await?)
    }

    /// Whatever goes this way waits from now on.
    pub async fn stops(&self, way: Way) -> Result<()> {
        self.browser.run(&format!("line.{} = []", way.name())).await?;
        Ok(())
    }

    /// Waits until so much is waiting.
    pub async fn has_waiting(&self, way: Way, least: usize) -> Result<()> {
        self.browser.until(&format!("line.{}.length >= {least}", way.name())).await
    }

    /// Lets everything go on, in order.
    pub async fn goes_on(&self, way: Way) -> Result<()> {
        let name = way.name();
        let script = format!("const all = line.{name}; line.{name} = null; all.forEach((go) => go())");
        self.browser.run(&script).await?;
        Ok(())
    }
}
