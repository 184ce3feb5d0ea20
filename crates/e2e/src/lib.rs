//! Whole games in real browsers: what the tests and the screenshots need to drive Chromium.

mod cdp;
mod chrome;

pub use chrome::{Browser, Chrome, Look, Size, Theme};
