//! Links as QR codes.

use maud::{Markup, html};
use qrcode::{Color, QrCode};

/// A text as a QR code, dark on light in every light: cameras want it so.
pub fn svg(text: &str, label: &str) -> Markup {
    let Ok(code) = QrCode::new(text) else { return html! {} };
    let width = code.width();
    let dark = |place: &usize| code.to_colors()[*place] == Color::Dark;
    let path: String = (0..width * width)
        .filter(dark)
        .map(|place| format!("M{} {}h1v1h-1z", place % width, place / width))
        .collect();
    let side = width + 4;
    html! {
        svg.qr xmlns="http://www.w3.org/2000/svg" viewBox={ "-2 -2 " (side) " " (side) } role="img" aria-label=(label) {
            rect x="-2" y="-2" width=(side) height=(side) fill="#fffdf6" {}
            path fill="#1d1915" d=(path) {}
        }
    }
}
