//! What keywords have in common: those that remind people of the same things lie near each other, so that a word
//! which stands in no list of a keyword's own may still be near to it, by the keywords in whose lists it does stand.
//!
//! Each keyword is a point in a space of a hundred dimensions (the principal ones of the table of keywords and stems).
//! Making it takes a while, so the points are prepared.

use super::Associations;
use crate::mind::{Table, cosine, principal, unit};

/// How many dimensions the space has.
pub const DIMS: usize = 100;

/// The points of all keywords of a language, and how a text is placed among them.
#[derive(Debug)]
pub struct Themes {
    /// Per keyword: its point, of unit length.
    points: Vec<f32>,
    /// Per keyword: what a stem in its list adds to a text's point.
    pulls: Vec<f32>,
}

/// A text among the keywords.
#[derive(Debug)]
pub struct Placed([Option<Vec<f32>>; 2]);

impl Themes {
    /// Reads prepared points; a keyword that was not there then lies nowhere.
    pub fn new(associations: &Associations, table: &Table) -> Themes {
        let rows: Vec<Option<Vec<f32>>> = associations
            .entries
            .iter()
            .map(|entry| table.find(entry.word).map(|row| table.vector(row)))
            .collect();
        let rows: Vec<Vec<f32>> =
            rows.into_iter().map(|row| row.unwrap_or_else(|| vec![0.0; DIMS])).collect();
        // The length of an axis is the sum of squares along it.
        let axis = |at: usize| rows.iter().map(|row| row[at] * row[at]).sum::<f32>().max(1e-9);
        let axes: Vec<f32> = (0..DIMS).map(axis).collect();
        Themes {
            pulls: rows.iter().flat_map(|row| row.iter().zip(&axes).map(|(x, axis)| x / axis)).collect(),
            points: rows.into_iter().flat_map(unit).collect(),
        }
    }

    /// Where a text lies by its words, and by the parts of its words.
    pub fn place(&self, associations: &Associations, text: &str) -> Placed {
        let words = associations.stems.cut(text);
        let whole = words.iter().filter_map(|word| word.id);
        let parts = words.iter().flat_map(|word| associations.stems.inside(&word.stem));
        Placed([self.point(associations, whole.collect()), self.point(associations, parts.collect())])
    }

    /// How near a keyword is to a text's words, and to the parts of its words: two cosines, 0 where nothing is known of
    /// them.
    pub fn nearness(&self, placed: &Placed, keyword: usize) -> [f32; 2] {
        let of = &self.points[keyword * DIMS..(keyword + 1) * DIMS];
        placed.0.each_ref().map(|point| point.as_ref().map_or(0.0, |point| cosine(point, of)))
    }

    fn point(&self, associations: &Associations, mut stems: Vec<u32>) -> Option<Vec<f32>> {
        stems.sort_unstable();
        stems.dedup();
        let mut sum = vec![0.0; DIMS];
        for stem in stems {
            let weight = associations.weights[stem as usize];
            for (keyword, value) in &associations.columns[stem as usize] {
                let at = usize::from(*keyword) * DIMS;
                let pull = &self.pulls[at..at + DIMS];
                sum.iter_mut().zip(pull).for_each(|(s, x)| *s += weight * value * x);
            }
        }
        sum.iter().any(|x| *x != 0.0).then(|| unit(sum))
    }

    /// Prepares the points.
    pub fn prepare(associations: &Associations) -> Vec<Vec<f32>> {
        let count = associations.entries.len();
        let mut products = vec![0.0; count * count];
        for column in &associations.columns {
            for (a, x) in column {
                column.iter().for_each(|(b, y)| products[usize::from(*a) * count + usize::from(*b)] += x * y);
            }
        }
        let axes = principal(&products, count, DIMS);
        // An eigenvector's value is its product with itself; the point is its entry times the root of that.
        let roots: Vec<f32> = axes
            .iter()
            .map(|axis| {
                let moved = (0..count).map(|row| cosine(&products[row * count..(row + 1) * count], axis));
                moved.zip(axis).map(|(m, x)| m * x).sum::<f32>().max(0.0).sqrt()
            })
            .collect();
        (0..count).map(|row| axes.iter().zip(&roots).map(|(axis, root)| axis[row] * root).collect()).collect()
    }
}
