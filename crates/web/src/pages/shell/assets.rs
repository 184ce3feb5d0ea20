//! Style, script, fonts and icons, inside the binary. Their address carries a hash of all of them, so a browser
//! keeps them for ever and never sees two versions mixed.

use crate::App;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, OnceLock};

const FOREVER: &str = "public, max-age=31536000, immutable";

#[derive(RustEmbed)]
#[folder = "assets/"]
struct Files;

/// What morphs a page in the browser: a plain script, before the modules.
pub const MORPH: &str = "js/idiomorph-0.8.0.min.js";
/// The worker that keeps the shell has an address of its own.
const WORKER: &str = "js/sw.js";
/// The module that begins; the others are fetched at once instead of one after the other.
pub const MAIN: &str = "js/main.js";

/// The script's modules, [`MAIN`] among them.
pub static MODULES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let scripts = Files::iter().filter(|path| path.starts_with("js/") && path.ends_with(".js"));
    scripts.filter(|path| *path != MORPH && *path != WORKER).map(Into::into).collect()
});

struct Asset {
    plain: Bytes,
    /// Made when it is first asked for: the first page does not wait for all of them.
    brotli: OnceLock<Option<Bytes>>,
    kind: &'static str,
}

impl Asset {
    fn brotli(&self) -> Option<&Bytes> {
        let worth_it = !matches!(self.kind, "image/png" | "font/woff2");
        self.brotli.get_or_init(|| worth_it.then(|| compressed(&self.plain)).flatten()).as_ref()
    }
}

static ASSETS: LazyLock<BTreeMap<String, Asset>> = LazyLock::new(|| {
    let mut assets: BTreeMap<String, Asset> = Files::iter()
        .filter(|path| !path.starts_with("css/") && *path != WORKER)
        .filter_map(|path| Some((path.to_string(), asset(&path, Files::get(&path)?.data.into_owned()))))
        .collect();
    assets.insert("style.css".into(), asset("style.css", style()));
    assets
});

/// One hash over everything: the folder in which browsers see it all.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut hash = Sha256::new();
    for (path, asset) in ASSETS.iter() {
        hash.update(path);
        hash.update(&asset.plain);
    }
    hash.finalize().iter().take(6).map(|byte| format!("{byte:02x}")).collect()
});

/// All sheets as one file, in the order of the numbers in their names: parts before the pages that use them.
fn style() -> Vec<u8> {
    let mut sheets: Vec<_> = Files::iter().filter(|path| path.starts_with("css/")).collect();
    sheets.sort();
    let sheets = sheets.iter().filter_map(|path| Files::get(path));
    sheets.flat_map(|sheet| sheet.data.into_owned()).collect()
}

fn asset(path: &str, plain: Vec<u8>) -> Asset {
    let kind = match path.rsplit_once('.').map(|(_, extension)| extension) {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        _ => "text/plain; charset=utf-8",
    };
    Asset { plain: plain.into(), brotli: OnceLock::new(), kind }
}

fn compressed(plain: &[u8]) -> Option<Bytes> {
    let mut out = Vec::new();
    let settings = brotli::enc::BrotliEncoderParams { quality: 9, ..Default::default() };
    brotli::BrotliCompress(&mut &plain[..], &mut out, &settings).ok()?;
    Some(out.into())
}

/// Where browsers find an asset: `url("style.css")`.
pub fn url(path: &str) -> String {
    format!("/assets/{}/{path}", *VERSION)
}

/// The drawings that pages refer to, for the top of each page.
pub fn sprite() -> String {
    ASSETS
        .get("icons/sprite.svg")
        .map(|asset| String::from_utf8_lossy(&asset.plain).into_owned())
        .unwrap_or_default()
}

/// `GET /assets/{version}/{*path}`
pub async fn serve(Path((version, path)): Path<(String, String)>, headers: HeaderMap) -> Response {
    let Some(asset) = ASSETS.get(&path) else { return StatusCode::NOT_FOUND.into_response() };
    // An old page may still ask for an old version: it gets the new one, but must not keep it.
    let keep = if version == *VERSION { FOREVER } else { "no-store" };
    let accepts = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or("");
    let common = [
        (header::CONTENT_TYPE, asset.kind),
        (header::CACHE_CONTROL, keep),
        (header::VARY, "accept-encoding"),
    ];
    match asset.brotli() {
        Some(brotli) if accepts.split(',').any(|coding| coding.trim() == "br") => {
            (common, [(header::CONTENT_ENCODING, "br")], brotli.clone()).into_response()
        }
        _ => (common, asset.plain.clone()).into_response(),
    }
}

/// `GET /icon-192.png` and the like: icons that programs look for at the root.
pub async fn icon(Path(name): Path<String>) -> Response {
    match ASSETS.get(&format!("icons/icon-{name}")) {
        Some(asset) => (
            [(header::CONTENT_TYPE, asset.kind), (header::CACHE_CONTROL, "public, max-age=86400")],
            asset.plain.clone(),
        )
            .into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// `GET /sw.js`: the worker that keeps the shell, told which version it keeps.
pub async fn worker(State(app): State<Arc<App>>) -> Response {
    let script =
        Files::get(WORKER).map(|file| String::from_utf8_lossy(&file.data).into_owned()).unwrap_or_default();
    let shell: Vec<String> =
        ["style.css", MORPH].into_iter().chain(MODULES.iter().map(String::as_str)).map(url).collect();
    let shell = [&["/offline".to_owned()], shell.as_slice()].concat();
    let shell: Vec<String> = shell.iter().map(|path| app.base.path(path)).collect();
    let shell = serde_json::json!(shell).to_string();
    let script = script.replace("{version}", &VERSION).replace("{shell}", &shell);
    let kind = "text/javascript; charset=utf-8";
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "no-cache")], script).into_response()
}

/// `GET /manifest.webmanifest`: what makes the site installable.
pub async fn manifest(State(app): State<Arc<App>>) -> Response {
    let icon = |name: &str, sizes: &str, purpose: &str| serde_json::json!({ "src": app.base.path(&format!("/icons/{name}")), "sizes": sizes, "type": "image/png", "purpose": purpose });
    let manifest = serde_json::json!({
        "name": "Black Chamber",
        "short_name": "Black Chamber",
        "id": app.base.path("/"),
        "start_url": app.base.path("/"),
        "display": "standalone",
        "background_color": "#f1eadb",
        "theme_color": "#1d1915",
        "icons": [
            icon("192.png", "192x192", "any"),
            icon("512.png", "512x512", "any"),
            icon("maskable.png", "512x512", "maskable"),
        ],
    });
    (
        [(header::CONTENT_TYPE, "application/manifest+json"), (header::CACHE_CONTROL, "no-cache")],
        manifest.to_string(),
    )
        .into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn weight(path: &str) -> usize {
        let asset = &ASSETS[path];
        asset.brotli().unwrap_or(&asset.plain).len()
    }

    #[test]
    fn the_style_begins_with_the_fonts_and_ends_with_the_paper() {
        let style = String::from_utf8(style()).unwrap();
        let at = |part: &str| style.find(part).unwrap_or_else(|| panic!("{part} is missing"));
        assert!(at("@font-face") < at(":root") && at(":root") < at("@media print"));
    }

    #[test]
    fn the_script_weighs_little() {
        let scripts: usize = MODULES.iter().map(|path| weight(path)).sum();
        assert!(scripts + weight(MORPH) <= 30_000);
    }
}
