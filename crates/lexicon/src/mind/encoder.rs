//! A small multilingual sentence encoder: any text to 512 numbers, near for near meanings.
//!
//! The weights are Google's multilingual Universal Sentence Encoder (Apache-2.0), pruned to the pieces of our
//! languages. The pass is plain: look up the pieces, three convolutions over neighbouring pieces, sum, dense.

use super::bytes::{Bytes, DataFile, Unreadable, damaged, part_of, read};
use super::pieces::Pieces;
use super::vector::{dot, unit};

const MAGIC: &[u8] = b"black-chamber encoder 1\n";
const WIDE: usize = 512;
const NARROW: usize = 256;
const INNER: usize = 320;
const JOINED: usize = WIDE + 3 * NARROW;
/// Pieces were rounded to six bits in groups, each with its own scale.
const GROUPS: usize = 17;
const PACKED: usize = WIDE * 6 / 8;
/// The convolutions: how many neighbouring pieces, and how many of them on the left.
const WINDOWS: [(usize, usize); 3] = [(2, 0), (3, 1), (5, 2)];
/// What is multiplied with a matrix is rounded to so many steps up and down: as fine as the sum of the longest row allows.
const FINEST: f32 = 8191.0;
/// Clues are short; whoever sends a novel gets its beginning read.
const LONGEST: usize = 64;

/// The encoder.
pub struct Encoder {
    pieces: Pieces,
    groups: Vec<u8>,
    scale: Vec<f32>,
    lowest: Vec<f32>,
    packed: Vec<u8>,
    project: Dense,
    project_norm: Norm,
    convolutions: Vec<[Dense; 2]>,
    joined_norm: Norm,
    gather: Dense,
    residual: [Dense; 6],
    epsilon: f32,
}

/// A matrix of bytes, one row per output, with a scale an output, and what is added after it. In memory a value takes sixteen
/// bits, because processors multiply and add pairs of those at once.
struct Dense {
    rows: Vec<i16>,
    scales: Vec<f32>,
    bias: Vec<f32>,
}

struct Norm {
    gain: Vec<f32>,
    shift: Vec<f32>,
}

impl Encoder {
    /// Reads the weights.
    pub fn open(file: &impl DataFile) -> Result<Encoder, Unreadable> {
        Encoder::parse(read(file)?).ok_or_else(|| damaged(file))
    }

    fn parse(file: Vec<u8>) -> Option<Encoder> {
        let mut bytes = Bytes::after(MAGIC, &file)?;
        let count = bytes.number()?;
        let mut pieces = Vec::with_capacity(count);
        for _ in 0..count {
            let length = bytes.byte()?;
            pieces.push(Box::from(bytes.text(length.into())?));
        }
        let pieces = Pieces::new(pieces, bytes.floats(count)?);
        let groups = bytes.take(count)?.to_vec();
        let (scale, lowest) = (bytes.floats(GROUPS)?, bytes.floats(GROUPS)?);
        let packed = bytes.take(count * PACKED)?.len();
        let end = file.len() - bytes.rest();
        let packed = end - packed..end;

        // The file has all matrices first, then all that is added to something, in the same order.
        let project = Dense::read(&mut bytes, WIDE, 3 * NARROW)?;
        let mut convolutions = Vec::new();
        for (width, _) in WINDOWS {
            let first = Dense::read(&mut bytes, width * NARROW, NARROW)?;
            convolutions.push([first, Dense::read(&mut bytes, width * NARROW, NARROW)?]);
        }
        let gather = Dense::read(&mut bytes, JOINED, WIDE)?;
        let shapes =
            [(WIDE, INNER), (INNER, INNER), (WIDE, INNER), (INNER, WIDE), (INNER, WIDE), (WIDE, WIDE)];
        let mut residual = Vec::new();
        for (inputs, outputs) in shapes {
            residual.push(Dense::read(&mut bytes, inputs, outputs)?);
        }
        let mut encoder = Encoder {
            pieces,
            groups,
            scale,
            lowest,
            packed: Vec::new(),
            project,
            project_norm: Norm { gain: Vec::new(), shift: Vec::new() },
            convolutions,
            joined_norm: Norm { gain: Vec::new(), shift: Vec::new() },
            gather,
            residual: residual.try_into().ok()?,
            epsilon: 0.0,
        };
        encoder.project.bias = bytes.floats(3 * NARROW)?;
        encoder.project_norm = Norm { gain: bytes.floats(3 * NARROW)?, shift: bytes.floats(3 * NARROW)? };
        for dense in encoder.convolutions.iter_mut().flatten() {
            dense.bias = bytes.floats(NARROW)?;
        }
        encoder.joined_norm = Norm { gain: bytes.floats(JOINED)?, shift: bytes.floats(JOINED)? };
        encoder.gather.bias = bytes.floats(WIDE)?;
        encoder.epsilon = bytes.floats(1)?[0];
        encoder.packed = part_of(file, packed);
        Some(encoder)
    }

    /// The vector of a text, of unit length.
    pub fn encode(&self, text: &str) -> Vec<f32> {
        let mut pieces = self.pieces.cut(text);
        pieces.truncate(LONGEST);
        let length = pieces.len();
        let mut embedded = Vec::with_capacity(length * WIDE);
        for piece in pieces {
            self.look_up(piece, &mut embedded);
        }
        let mut projected = self.project.apply(&embedded, length);
        for row in projected.chunks_exact_mut(3 * NARROW) {
            self.project_norm.apply(row, self.epsilon);
        }
        let mut joined: Vec<Vec<f32>> = embedded.chunks_exact(WIDE).map(<[f32]>::to_vec).collect();
        for (branch, [first, second]) in self.convolutions.iter().enumerate() {
            let part = branch * NARROW..(branch + 1) * NARROW;
            let input: Vec<f32> =
                projected.chunks_exact(3 * NARROW).flat_map(|row| row[part.clone()].to_vec()).collect();
            let hidden = convolve(first, &input, WINDOWS[branch], length);
            let output = convolve(second, &hidden, WINDOWS[branch], length);
            joined.iter_mut().zip(output.chunks_exact(NARROW)).for_each(|(row, part)| row.extend(part));
        }
        let mut sum = vec![0.0; JOINED];
        for row in &mut joined {
            self.joined_norm.apply(row, self.epsilon);
            sum.iter_mut().zip(row).for_each(|(s, x)| *s += *x);
        }
        // Summing and projecting commute; the bias is then added once a piece.
        let mut gathered = self.gather.apply(&sum, 1);
        let count = length as f32;
        for (x, bias) in gathered.iter_mut().zip(&self.gather.bias) {
            *x = (*x + (count - 1.0) * bias) / count.sqrt();
        }
        self.finish(&gathered)
    }

    /// The small residual network at the end.
    fn finish(&self, gathered: &[f32]) -> Vec<f32> {
        let [d0, d1, p1, d2, p3, d3] = &self.residual;
        let inner = plus(p1.apply(gathered, 1), &d1.apply(&positive(d0.apply(gathered, 1)), 1));
        let inner = positive(inner);
        let outer = plus(p3.apply(&inner, 1), &d3.apply(&positive(d2.apply(&inner, 1)), 1));
        unit(outer.into_iter().map(f32::tanh).collect())
    }

    fn look_up(&self, piece: usize, into: &mut Vec<f32>) {
        let group = usize::from(self.groups[piece]);
        let (scale, lowest) = (self.scale[group], self.lowest[group]);
        // Four values of six bits in three bytes.
        for three in self.packed[piece * PACKED..(piece + 1) * PACKED].chunks_exact(3) {
            let bits = u32::from(three[0]) | u32::from(three[1]) << 8 | u32::from(three[2]) << 16;
            for value in 0..4 {
                into.push((bits >> (6 * value) & 63) as f32 * scale + lowest);
            }
        }
    }
}

impl Dense {
    /// Reads a matrix. The bias comes later in the file.
    fn read(bytes: &mut Bytes<'_>, inputs: usize, outputs: usize) -> Option<Dense> {
        let scales = bytes.floats(outputs)?;
        // The file has a row per input.
        let values = bytes.take(inputs * outputs)?;
        let column = |output: usize| values.iter().skip(output).step_by(outputs);
        let rows = (0..outputs).flat_map(|output| column(output).map(|value| value.cast_signed().into()));
        Some(Dense { rows: rows.collect(), scales, bias: vec![0.0; outputs] })
    }

    /// Several inputs at once, so that every weight is fetched once for all of them.
    fn apply(&self, inputs: &[f32], count: usize) -> Vec<f32> {
        let (width, wide) = (inputs.len() / count, self.scales.len());
        let mut rounded = Vec::with_capacity(inputs.len());
        let mut steps = Vec::with_capacity(count);
        for input in inputs.chunks_exact(width) {
            let largest = input.iter().fold(f32::MIN_POSITIVE, |most, x| most.max(x.abs()));
            let step = largest / FINEST;
            rounded.extend(input.iter().map(|x| (x / step).round_ties_even() as i16));
            steps.push(step);
        }
        let mut outputs = vec![0.0; count * wide];
        for (at, row) in self.rows.chunks_exact(width).enumerate() {
            let (scale, bias) = (self.scales[at], self.bias[at]);
            for ((input, step), output) in
                rounded.chunks_exact(width).zip(&steps).zip(outputs.chunks_exact_mut(wide))
            {
                output[at] = dot(row, input) as f32 * step * scale + bias;
            }
        }
        outputs
    }
}

impl Norm {
    fn apply(&self, row: &mut [f32], epsilon: f32) {
        let count = row.len() as f32;
        let mean = row.iter().sum::<f32>() / count;
        let spread = row.iter().map(|x| (x - mean) * (x - mean)).sum::<f32>() / count;
        let scale = 1.0 / (spread + epsilon).sqrt();
        for ((x, gain), shift) in row.iter_mut().zip(&self.gain).zip(&self.shift) {
            *x = (*x - mean) * scale * gain + shift;
        }
    }
}

/// Looks at each piece with its neighbours; outside the text there is nothing. The input is added back.
fn convolve(dense: &Dense, input: &[f32], (width, left): (usize, usize), length: usize) -> Vec<f32> {
    let mut windows = vec![0.0; length * width * NARROW];
    for (at, window) in windows.chunks_exact_mut(width * NARROW).enumerate() {
        for (offset, slot) in window.chunks_exact_mut(NARROW).enumerate() {
            let neighbour = (at + offset).checked_sub(left);
            if let Some(row) = neighbour.and_then(|place| input.chunks_exact(NARROW).nth(place)) {
                slot.copy_from_slice(row);
            }
        }
    }
    plus(positive(dense.apply(&windows, length)), input)
}

fn positive(mut values: Vec<f32>) -> Vec<f32> {
    values.iter_mut().for_each(|x| *x = x.max(0.0));
    values
}

fn plus(mut values: Vec<f32>, others: &[f32]) -> Vec<f32> {
    values.iter_mut().zip(others).for_each(|(x, y)| *x += y);
    values
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first values that the original encoder gives, measured with its own package.
    const ORIGINAL: [(&str, [f32; 6]); 6] = [
        ("spider", [0.08050, 0.03255, 0.02042, -0.00352, -0.06497, 0.06256]),
        ("What is spider?", [0.05504, 0.03308, 0.02161, -0.00534, 0.04926, 0.05679]),
        ("parrot on the shoulder", [0.00581, -0.00227, -0.01570, -0.04142, -0.05557, -0.01121]),
        ("Straße", [0.09753, -0.00882, -0.01253, 0.05025, 0.02478, -0.06840]),
        ("benda sull'occhio", [0.09336, 0.09060, 0.01206, 0.02478, -0.04721, 0.01158]),
        (
            "bringt Unglück wenn man darunter durchgeht",
            [-0.05525, 0.01231, 0.01048, 0.00122, 0.04201, -0.00219],
        ),
    ];

    #[test]
    fn the_pruned_encoder_agrees_with_the_original() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../words/minds");
        let encoder = Encoder::open(&std::path::Path::new(folder).join("encoder.bin")).unwrap();
        for (text, original) in ORIGINAL {
            let ours = encoder.encode(text);
            for (ours, original) in ours.iter().zip(original) {
                // Values are about 0.044 in size; rounding the weights to bytes costs a few per cent.
                assert!((ours - original).abs() < 0.01, "{text}: {ours} for {original}");
            }
        }
    }
}
