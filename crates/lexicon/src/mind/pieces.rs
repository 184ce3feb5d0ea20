//! Cutting a text into the pieces that the encoder knows: the most probable cut (SentencePiece, unigram).

use std::collections::HashMap;
use unicode_normalization::UnicodeNormalization;

const UNKNOWN: usize = 0;
const BEGIN: usize = 1;
const END: usize = 2;
/// What stands for a space, and before every word.
const SPACE: char = '\u{2581}';

pub(super) struct Pieces {
    ids: HashMap<Box<str>, u32>,
    scores: Vec<f32>,
    longest: usize,
    unknown: f32,
}

impl Pieces {
    pub fn new(pieces: Vec<Box<str>>, scores: Vec<f32>) -> Pieces {
        let longest = pieces.iter().map(|piece| piece.chars().count()).max().unwrap_or(0);
        let unknown = scores.iter().copied().fold(0.0, f32::min) - 10.0;
        // The first three stand for no text of their own.
        let ids = pieces.into_iter().enumerate().skip(3).map(|(id, piece)| (piece, id as u32)).collect();
        Pieces { ids, scores, longest, unknown }
    }

    /// The pieces of a text, between the marks of its beginning and its end.
    pub fn cut(&self, text: &str) -> Vec<usize> {
        let mut normal = String::new();
        for word in text.nfkc().collect::<String>().split_whitespace() {
            normal.push(SPACE);
            normal.push_str(word);
        }
        let starts: Vec<usize> = normal.char_indices().map(|(at, _)| at).chain([normal.len()]).collect();
        let length = starts.len() - 1;
        // best[p]: the score of the best cut of the first p letters, where its last piece starts, and that piece.
        let mut best = vec![(f32::NEG_INFINITY, 0, UNKNOWN); length + 1];
        best[0].0 = 0.0;
        for from in 0..length {
            for to in from + 1..=length.min(from + self.longest) {
                let known = self.ids.get(&normal[starts[from]..starts[to]]).map(|id| *id as usize);
                let (score, piece) = match known {
                    Some(id) => (self.scores[id], id),
                    None if to == from + 1 => (self.unknown, UNKNOWN),
                    None => continue,
                };
                if best[from].0 + score > best[to].0 {
                    best[to] = (best[from].0 + score, from, piece);
                }
            }
        }
        let mut cut = vec![END];
        let mut at = length;
        while at > 0 {
            cut.push(best[at].2);
            at = best[at].1;
        }
        if length == 0 {
            cut.push(UNKNOWN);
        }
        cut.push(BEGIN);
        cut.reverse();
        cut
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pieces(known: &[(&str, f32)]) -> Pieces {
        let marks = ["<unk>", "<s>", "</s>"].map(|mark| (mark, 0.0));
        let (pieces, scores) =
            marks.iter().chain(known).map(|(piece, score)| (Box::from(*piece), *score)).unzip();
        Pieces::new(pieces, scores)
    }

    #[test]
    fn the_most_probable_cut_wins() {
        let pieces = pieces(&[("▁sun", -5.0), ("flower", -6.0), ("▁sunflower", -9.0), ("▁", -3.0)]);
        assert_eq!(pieces.cut("sunflower"), [BEGIN, 5, END]);
        assert_eq!(pieces.cut("  sun\tsun "), [BEGIN, 3, 3, END]);
    }

    #[test]
    fn an_unknown_letter_is_one_unknown_piece() {
        let pieces = pieces(&[("▁sun", -5.0), ("▁", -3.0)]);
        assert_eq!(pieces.cut("sun日"), [BEGIN, 3, UNKNOWN, END]);
        assert_eq!(pieces.cut(""), [BEGIN, UNKNOWN, END]);
    }
}
