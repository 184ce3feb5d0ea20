use crate::cdp::DevTools;
use anyhow::{Context, Result};
use fantoccini::elements::Element;
use fantoccini::error::{CmdError, ErrorStatus};
use fantoccini::wd::Capabilities;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::time::Instant;

/// How long a page may take to show what is expected of it. Far above what it takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);
/// How often a page is looked at meanwhile.
const GLANCE: Duration = Duration::from_millis(25);
/// How often a browser that does not start is started anew.
const STARTS: usize = 3;

/// The two sizes that every page is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// 390 x 844.
    Phone,
    /// 844 x 390.
    PhoneOnItsSide,
    /// 1440 x 900.
    Desktop,
}

impl Size {
    /// Width and height of the window.
    pub fn pixels(self) -> (u32, u32) {
        match self {
            Size::Phone => (390, 844),
            Size::PhoneOnItsSide => (844, 390),
            Size::Desktop => (1440, 900),
        }
    }
}

/// The two themes that every page is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// How a browser shows itself to the server and to its user.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// Size of the window.
    pub size: Size,
    /// Preferred colour scheme.
    pub theme: Theme,
    /// Preferred language, as a tag.
    pub language: &'static str,
}

/// A ChromeDriver of our own on a free port; ends with the value, and every browser that it opened with it.
pub struct Chrome {
    driver: Child,
    url: String,
    _alone: SemaphorePermit<'static>,
}

/// Each test opens several browsers: one test after the other, or a small machine runs out of breath.
static ALONE: Semaphore = Semaphore::const_new(1);

impl Chrome {
    /// Waits until the tests before this one are through, then starts ChromeDriver and waits until it listens.
    pub async fn start() -> Result<Self> {
        let alone = ALONE.acquire().await?;
        let mut driver = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()
            .context("chromedriver is missing: `cargo xtask test` installs it")?;
        let output = driver.stdout.take().context("chromedriver has no output")?;
        let mut lines = BufReader::new(output).lines();
        while let Some(line) = lines.next_line().await? {
            if let Some((_, port)) = line.split_once("started successfully on port ") {
                let url = format!("http://127.0.0.1:{}", port.trim_end_matches('.'));
                // ChromeDriver must not block on a full pipe.
                tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
                return Ok(Chrome { driver, url, _alone: alone });
            }
        }
        anyhow::bail!("chromedriver ended before it listened")
    }

    /// Opens a browser of its own: own cookies, own storage.
    pub async fn open(&self, look: Look) -> Result<Browser> {
        let profile = TempDir::new()?;
        let (width, height) = look.size.pixels();
        let mut options = json!({
            "args": [
                "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
                "--disable-background-networking", "--disable-component-update", "--disable-sync",
                "--disable-dev-shm-usage", "--hide-scrollbars", "--host-resolver-rules=MAP *.lan.test 127.0.0.1",
                format!("--window-size={width},{height}"),
                format!("--user-data-dir={}", profile.path().display()),
                format!("--lang={}", look.language),
            ],
            "prefs": { "intl.accept_languages": look.language },
        });
        if look.size == Size::Phone {
            options["mobileEmulation"] = json!({ "deviceMetrics": { "width": width, "height": height, "pixelRatio": 1.0, "touch": true } });
        }
        let mut capabilities = Capabilities::new();
        capabilities.insert("goog:chromeOptions".into(), options);
        let client = self.session(capabilities).await?;
        let browser = Browser { client, _profile: profile };
        browser.wear(look.size, look.theme).await?;
        Ok(browser)
    }

    /// A browser that dies before its first page says nothing of the pages, so another is started.
    async fn session(&self, capabilities: Capabilities) -> Result<Client> {
        let mut builder = ClientBuilder::new(HttpConnector::new());
        builder.capabilities(capabilities);
        let mut client = builder.connect(&self.url).await;
        for _ in 1..STARTS {
            if client.is_err() {
                client = builder.connect(&self.url).await;
            }
        }
        client.context("no browser starts")
    }
}

impl Drop for Chrome {
    fn drop(&mut self) {
        // A driver that is killed leaves its browsers behind, so the whole group goes.
        if let Some(group) = self.driver.id() {
            let group = format!("-{group}");
            let _ = std::process::Command::new("kill").args(["-KILL", "--", &group]).status();
        }
    }
}

/// One person at one screen.
pub struct Browser {
    client: Client,
    _profile: TempDir,
}

impl Browser {
    /// Goes to an address and waits for the page.
    pub async fn goto(&self, url: &str) -> Result<()> {
        patiently(|| self.client.goto(url), |_| true).await.with_context(|| format!("going to {url}"))
    }

    /// Waits until an element is there.
    pub async fn find(&self, css: &str) -> Result<Element> {
        let found = patiently(|| self.client.find(Locator::Css(css)), |_| true).await;
        match found {
            Ok(element) => Ok(element),
            Err(error) => {
                let url = self.client.current_url().await?;
                let seen = self.text("body").await.unwrap_or_default();
                Err(error).with_context(|| format!("no {css} on {url}, which says:\n{seen}"))
            }
        }
    }

    /// Whether an element is there now.
    pub async fn has(&self, css: &str) -> Result<bool> {
        Ok(!self.client.find_all(Locator::Css(css)).await?.is_empty())
    }

    /// The text that an element shows. The page may put another in its place while it is read.
    pub async fn text(&self, css: &str) -> Result<String> {
        let read = async || self.client.find(Locator::Css(css)).await?.text().await;
        patiently(read, stale).await.with_context(|| format!("reading {css}"))
    }

    /// Clicks an element once it is there.
    pub async fn click(&self, css: &str) -> Result<()> {
        self.touch(css, async |element| {
            // As a reader would: scrolled away from what is fixed at the edges.
            let target = vec![json!(element)];
            self.client.execute("arguments[0].scrollIntoView({ block: 'center' })", target).await?;
            element.click().await
        })
        .await
    }

    /// Types into a field, after emptying it.
    pub async fn fill(&self, css: &str, text: &str) -> Result<()> {
        self.touch(css, async |field| {
            field.clear().await?;
            field.send_keys(text).await
        })
        .await
    }

    /// Between finding an element and touching it the page may put another in its place, or move it under something
    /// else. A person would try again, so this does.
    async fn touch(&self, css: &str, deed: impl AsyncFn(Element) -> Result<(), CmdError>) -> Result<()> {
        self.find(css).await?;
        let touched = patiently(async || deed(self.client.find(Locator::Css(css)).await?).await, moved).await;
        touched.with_context(|| format!("touching {css}"))
    }

    /// Presses keys wherever the focus is.
    pub async fn press(&self, keys: &str) -> Result<()> {
        Ok(self.client.active_element().await?.send_keys(keys).await?)
    }

    /// Waits until a script's expression is true on the page.
    pub async fn until(&self, expression: &str) -> Result<()> {
        let script = format!("return Boolean({expression})");
        // A page that is just being left for another answers nothing: that is no answer either.
        let holds = async || match self.client.execute(&script, vec![]).await? {
            Value::Bool(true) => Ok(()),
            _ => Err(CmdError::WaitTimeout),
        };
        patiently(holds, |_| true).await.with_context(|| format!("never true: {expression}"))
    }

    /// Runs a script on the page and gives back what it returns.
    pub async fn run(&self, script: &str) -> Result<Value> {
        Ok(self.client.execute(script, vec![]).await?)
    }

    /// What an expression is worth on the page. It changes nothing there, so a page that was just being left for another
    /// is asked again.
    pub async fn read<T: DeserializeOwned>(&self, expression: &str) -> Result<T> {
        let script = format!("return {expression}");
        let value = patiently(async || self.client.execute(&script, vec![]).await, left).await?;
        serde_json::from_value(value).with_context(|| format!("reading {expression}"))
    }

    /// Runs a script that calls its last argument when it is done.
    pub async fn run_async(&self, script: &str) -> Result<Value> {
        Ok(self.client.execute_async(script, vec![]).await?)
    }

    /// Becomes the visitor that another browser is, with no memory of its own.
    pub async fn takes_the_seat_of(&self, other: &Browser) -> Result<()> {
        self.client.delete_all_cookies().await?;
        for cookie in other.client.get_all_cookies().await? {
            self.client.add_cookie(cookie).await?;
        }
        Ok(())
    }

    /// Changes the size of the window and the light. Nothing moves, so that a page is still when it is looked at.
    pub async fn wear(&self, size: Size, theme: Theme) -> Result<()> {
        self.prefers(theme, "reduce").await?;
        let (width, height) = size.pixels();
        let mobile = size != Size::Desktop;
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile });
        self.dev_tools("Emulation.setDeviceMetricsOverride", metrics).await?;
        Ok(())
    }

    /// Cuts or restores this browser's network.
    pub async fn set_online(&self, online: bool) -> Result<()> {
        let params =
            json!({ "offline": !online, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        self.dev_tools("Network.enable", json!({})).await?;
        self.dev_tools("Network.emulateNetworkConditions", params).await?;
        Ok(())
    }

    /// Runs a script before any other on every page that is opened from now on.
    pub async fn before_every_page(&self, script: &str) -> Result<()> {
        self.dev_tools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await?;
        Ok(())
    }

    /// Why the page cannot be installed, if so.
    pub async fn installability_errors(&self) -> Result<Vec<Value>> {
        let found = self.dev_tools("Page.getInstallabilityErrors", json!({})).await?;
        Ok(found["installabilityErrors"].as_array().cloned().unwrap_or_default())
    }

    /// From now on things move; but whatever begins to stands still at its beginning, until a script sets its moment.
    pub async fn moves_in_frames(&self, theme: Theme) -> Result<()> {
        self.prefers(theme, "no-preference").await?;
        self.dev_tools("Animation.enable", json!({})).await?;
        self.dev_tools("Animation.setPlaybackRate", json!({ "playbackRate": 0 })).await?;
        Ok(())
    }

    async fn prefers(&self, theme: Theme, motion: &str) -> Result<()> {
        let scheme = if theme == Theme::Light { "light" } else { "dark" };
        let features = json!([
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": motion },
        ]);
        self.dev_tools("Emulation.setEmulatedMedia", json!({ "features": features })).await?;
        Ok(())
    }

    /// Writes a picture of the window to a file.
    pub async fn screenshot(&self, file: &Path) -> Result<()> {
        Ok(std::fs::write(file, self.client.screenshot().await?)?)
    }

    /// Writes a picture of the whole page, as if the window were as high as the page.
    pub async fn whole_screenshot(&self, file: &Path) -> Result<()> {
        let (width, height): (u32, u32) =
            self.read("[innerWidth, document.documentElement.scrollHeight]").await?;
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": true });
        self.dev_tools("Emulation.setDeviceMetricsOverride", metrics).await?;
        self.screenshot(file).await
    }

    /// The driver's own client, for what is not wrapped here.
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// Closes the browser.
    pub async fn close(self) -> Result<()> {
        Ok(self.client.close().await?)
    }

    async fn dev_tools(&self, command: &'static str, params: Value) -> Result<Value> {
        Ok(self.client.issue_cmd(DevTools { command, params }).await?)
    }
}

/// Tries until it works, or until what goes wrong is not worth another try, or patience is at its end.
async fn patiently<T>(
    deed: impl AsyncFn() -> Result<T, CmdError>,
    passes: fn(&CmdError) -> bool,
) -> Result<T, CmdError> {
    let deadline = Instant::now() + PATIENCE;
    loop {
        match deed().await {
            Err(error) if passes(&error) && Instant::now() < deadline => tokio::time::sleep(GLANCE).await,
            done => return done,
        }
    }
}

/// Whether the page was on its way to another when it was asked.
fn left(error: &CmdError) -> bool {
    let CmdError::Standard(error) = error else { return false };
    matches!(error.error, ErrorStatus::UnknownError | ErrorStatus::NoSuchWindow)
}

/// Whether an element was replaced after it was found.
fn stale(error: &CmdError) -> bool {
    matches!(error, CmdError::Standard(error) if error.error == ErrorStatus::StaleElementReference)
}

/// Whether the page was in motion where it was touched.
fn moved(error: &CmdError) -> bool {
    let CmdError::Standard(error) = error else { return false };
    use ErrorStatus::*;
    let motions = [ElementClickIntercepted, ElementNotInteractable, NoSuchElement, StaleElementReference];
    motions.contains(&error.error)
}
