//! What speaks for a keyword behind a clue, and how much each source counts.
//!
//! The sources are the links by associations ([`Link`]), the minds, and the earlier clues for the same keyword. Their
//! weights were chosen on games with people's clues by cross-validation: `cargo run -p bots --example weights`.

use lexicon::mind::Link;

/// How many sources there are: the links, the minds, the earlier clues.
pub const SOURCES: usize = Link::COUNT + 2;

/// What each source counts, in the order of [`Link::sources`], then the minds and the earlier clues.
pub const WEIGHTS: [f32; SOURCES] = [1.1, 1.2, 0.3, 5.0, 3.4, 3.3, 3.6, 0.5, 0.0];

/// A keyword without associations: what the minds count there, and what it has in advance, for the lack of links says
/// nothing against it.
pub const MINDS_ALONE: f32 = 1.0;
pub const IN_ADVANCE: f32 = 6.5;

/// What speaks for one keyword: every source, unweighted.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Sources(pub [f32; SOURCES]);

/// What the links alone say, as a logarithm.
pub(super) fn linked(link: &Link) -> f32 {
    link.sources().iter().zip(WEIGHTS).map(|(source, weight)| source * weight).sum()
}

/// The same where other languages were not asked: meaning counts for both.
pub(super) fn linked_at_home(link: &Link) -> f32 {
    linked(&Link { abroad: link.near, ..*link })
}

/// The weights of the minds and of the earlier clues.
pub(super) const MINDS: f32 = WEIGHTS[Link::COUNT];
pub(super) const EARLIER: f32 = WEIGHTS[Link::COUNT + 1];
