//! Curves over the rounds or turns of a game, as SVG.

use maud::{Markup, html};
use std::fmt::Write;

/// The size of the drawing; the page scales it.
const WIDE: f64 = 600.0;
const HIGH: f64 = 200.0;
/// Room for the labels at the left and below.
const LEFT: f64 = 76.0;
const BELOW: f64 = 28.0;

/// One curve.
pub struct Curve {
    /// What it is of.
    pub label: String,
    /// Its points from left to right, from 0 to 1.
    pub points: Vec<f64>,
}

/// A chart with its curves, each told from the others by colour, dashes and its name.
pub struct Chart<'a> {
    /// What it says, in a sentence: also for whoever does not see it.
    pub says: &'a str,
    /// The curves, all with a point for each label below.
    pub curves: &'a [Curve],
    /// What is written at the bottom and at the top of the axis at the left.
    pub scale: [String; 2],
    /// What is written below, from left to right.
    pub steps: &'a [String],
}

impl Chart<'_> {
    /// The chart, its sentence, and the names of the curves where there are several.
    pub fn draw(&self) -> Markup {
        let [bottom, top] = &self.scale;
        let several = self.curves.len() > 1;
        html! {
            figure.chart {
                figcaption { (self.says) }
                svg viewBox={ "0 0 " (LEFT + WIDE + 12.0) " " (HIGH + BELOW + 14.0) } role="img" aria-label=(self.says) {
                    @for share in [0.0, 0.5, 1.0] {
                        line.chart__grid x1=(LEFT) x2=(LEFT + WIDE) y1=(height(share)) y2=(height(share)) {}
                    }
                    text x=(LEFT - 6.0) y=(height(0.0) + 7.0) text-anchor="end" { (bottom) }
                    text x=(LEFT - 6.0) y=(height(1.0) + 7.0) text-anchor="end" { (top) }
                    @for (place, label) in self.steps.iter().enumerate() {
                        @if self.is_labelled(place) {
                            text x=(self.across(place)) y=(HIGH + BELOW + 8.0) text-anchor="middle" { (label) }
                        }
                    }
                    @for (number, curve) in self.curves.iter().enumerate() {
                        g class={ "chart__curve chart__curve--" (number) } {
                            path d=(self.path(curve)) {}
                            @if self.steps.len() < 20 {
                                @for (place, share) in curve.points.iter().enumerate() {
                                    circle cx=(self.across(place)) cy=(height(*share)) r="4" {}
                                }
                            }
                        }
                    }
                }
                @if several {
                    ul.chart__names {
                        @for (number, curve) in self.curves.iter().enumerate() {
                            li {
                                svg viewBox="0 0 28 8" aria-hidden="true" {
                                    g class={ "chart__curve chart__curve--" (number) } { path d="M0 4H28" {} }
                                }
                                (curve.label)
                            }
                        }
                    }
                }
            }
        }
    }

    fn across(&self, place: usize) -> f64 {
        let last = self.steps.len().saturating_sub(1).max(1);
        (LEFT + WIDE * place as f64 / last as f64).round()
    }

    /// At most ten labels stand below, or they would run into one another.
    fn is_labelled(&self, place: usize) -> bool {
        place.is_multiple_of(self.steps.len().div_ceil(10).max(1))
    }

    fn path(&self, curve: &Curve) -> String {
        let mut path = String::new();
        for (place, share) in curve.points.iter().enumerate() {
            let command = if place == 0 { 'M' } else { 'L' };
            // Writing to a string cannot fail.
            let _ = write!(path, "{command}{} {}", self.across(place), height(*share));
        }
        path
    }
}

fn height(share: f64) -> f64 {
    (8.0 + HIGH * (1.0 - share.clamp(0.0, 1.0))).round()
}

#[cfg(test)]
mod tests {
    use super::{Chart, Curve};

    #[test]
    fn a_chart_has_its_sentence_its_curves_and_their_names() {
        let curve = |label: &str, points: &[f64]| Curve { label: label.into(), points: points.to_vec() };
        let curves = [curve("cat", &[0.0, 0.5]), curve("dog", &[1.0, 2.0])];
        let steps = ["1".to_owned(), "2".to_owned()];
        let scale = ["0%".to_owned(), "100%".to_owned()];
        let drawn = Chart { says: "It rises.", curves: &curves, scale, steps: &steps }.draw().into_string();
        assert!(drawn.contains("<figcaption>It rises.</figcaption>"));
        assert!(drawn.contains("d=\"M76 208L676 108\"") && drawn.contains("d=\"M76 8L676 8\""), "{drawn}");
        assert!(drawn.contains("cat</li>") && drawn.contains("dog</li>"));
    }
}
