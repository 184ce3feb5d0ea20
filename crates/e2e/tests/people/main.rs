//! What people at a table run into: menus, small screens, long names, two at once, links that lead nowhere.

mod absence;
mod avatars;
mod chat;
mod drawers;
mod endings;
mod fits;
mod hands;
mod intercepting;
mod joins;
mod kryptos_options;
mod laser;
mod locked;
mod menus;
mod mine;
mod nudge;
mod rematch;
mod reveals;
mod room;
mod together;
mod writing;

use e2e::{Look, Size, Theme};

const DESKTOP: Look = Look { size: Size::Desktop, theme: Theme::Light, language: "en" };
const PHONE: Look = Look { size: Size::Phone, theme: Theme::Light, language: "en" };
