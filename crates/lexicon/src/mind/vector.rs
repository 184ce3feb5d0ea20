//! Vectors and small matrices of them.

/// How many sums a product is made of.
const LANES: usize = 16;

/// Rows of values rounded to eight bits, each row with its own scale: no loss that a player could notice.
#[derive(Clone, Debug)]
pub struct Rows {
    dims: usize,
    scales: Vec<f32>,
    values: Vec<i8>,
}

impl Rows {
    /// Rounds rows of floats.
    pub fn from_rows<R: AsRef<[f32]>>(dims: usize, rows: impl IntoIterator<Item = R>) -> Self {
        let rows = rows.into_iter();
        let count = rows.size_hint().0;
        let (mut scales, mut values) = (Vec::with_capacity(count), Vec::with_capacity(count * dims));
        for row in rows {
            let row = row.as_ref();
            let largest = row.iter().fold(f32::MIN_POSITIVE, |most, x| most.max(x.abs()));
            let scale = largest / 127.0;
            scales.push(scale);
            values.extend(row.iter().map(|x| (x / scale).round() as i8));
        }
        scales.shrink_to_fit();
        values.shrink_to_fit();
        Rows { dims, scales, values }
    }

    /// From what a file holds.
    pub(super) fn from_parts(dims: usize, scales: Vec<f32>, values: Vec<i8>) -> Rows {
        Rows { dims, scales, values }
    }

    /// How many rows there are.
    pub fn len(&self) -> usize {
        self.scales.len()
    }

    /// Whether there is no row.
    pub fn is_empty(&self) -> bool {
        self.scales.is_empty()
    }

    /// How long a row is.
    pub fn dims(&self) -> usize {
        self.dims
    }

    pub(super) fn scales(&self) -> &[f32] {
        &self.scales
    }

    pub(super) fn values(&self) -> &[i8] {
        &self.values
    }

    /// One row as floats.
    pub fn row(&self, row: usize) -> Vec<f32> {
        let scale = self.scales[row];
        self.packed(row).iter().map(|value| f32::from(*value) * scale).collect()
    }

    fn packed(&self, row: usize) -> &[i8] {
        &self.values[row * self.dims..(row + 1) * self.dims]
    }

    /// The same rows around a new centre, of unit length.
    pub fn centred(&self, centre: &[f32]) -> Rows {
        Rows::from_rows(self.dims, (0..self.len()).map(|row| centred(self.row(row), centre)))
    }

    /// The products of a vector with every row: cosines, when all have unit length.
    pub fn products(&self, vector: &[f32]) -> Vec<f32> {
        let one = Rows::from_rows(self.dims, [vector]);
        (0..self.len()).map(|row| self.product(row, &one, 0)).collect()
    }

    /// The product of one row with a row of another.
    pub fn product(&self, row: usize, other: &Rows, other_row: usize) -> f32 {
        let sum = dot(self.packed(row), other.packed(other_row));
        sum as f32 * self.scales[row] * other.scales[other_row]
    }
}

/// The product in whole numbers. Several sums side by side, which compilers turn into instructions that multiply and add
/// pairs; they may overflow without being watched, for our rows are too short for that.
pub(super) fn dot<A: Copy + Into<i32>, B: Copy + Into<i32>>(a: &[A], b: &[B]) -> i32 {
    let product = |x: A, y: B| x.into().wrapping_mul(y.into());
    let (a, a_rest) = a.as_chunks::<LANES>();
    let (b, b_rest) = b.as_chunks::<LANES>();
    let mut sums = [0_i32; LANES];
    for (x, y) in a.iter().zip(b) {
        for lane in 0..LANES {
            sums[lane] = sums[lane].wrapping_add(product(x[lane], y[lane]));
        }
    }
    let rest = a_rest.iter().zip(b_rest).map(|(x, y)| product(*x, *y));
    sums.into_iter().chain(rest).fold(0, i32::wrapping_add)
}

/// The product of two vectors: the cosine, when both have unit length. Several sums side by side, for a single one
/// would have to wait for itself.
pub fn cosine(a: &[f32], b: &[f32]) -> f32 {
    let (a, a_rest) = a.as_chunks::<LANES>();
    let (b, b_rest) = b.as_chunks::<LANES>();
    let mut sums = [0.0; LANES];
    for (x, y) in a.iter().zip(b) {
        for lane in 0..LANES {
            sums[lane] += x[lane] * y[lane];
        }
    }
    let rest: f32 = a_rest.iter().zip(b_rest).map(|(x, y)| x * y).sum();
    sums.iter().sum::<f32>() + rest
}

/// Brings a vector to unit length; the zero vector stays.
pub fn unit(mut vector: Vec<f32>) -> Vec<f32> {
    let length = cosine(&vector, &vector).sqrt();
    if length > 0.0 {
        vector.iter_mut().for_each(|x| *x /= length);
    }
    vector
}

/// Unit length, minus the centre, unit length again.
pub fn centred(vector: Vec<f32>, centre: &[f32]) -> Vec<f32> {
    let mut vector = unit(vector);
    vector.iter_mut().zip(centre).for_each(|(x, c)| *x -= c);
    unit(vector)
}

/// The mean of some vectors of the same length; `None` of none.
pub fn mean_of(vectors: &[Vec<f32>]) -> Option<Vec<f32>> {
    let mut sum = vectors.first()?.clone();
    for vector in &vectors[1..] {
        sum.iter_mut().zip(vector).for_each(|(s, x)| *s += x);
    }
    sum.iter_mut().for_each(|s| *s /= vectors.len() as f32);
    Some(sum)
}

/// The mean of the rows, each taken at unit length.
pub(super) fn mean(rows: &Rows) -> Vec<f32> {
    let mut sum = vec![0.0; rows.dims];
    for row in 0..rows.len() {
        sum.iter_mut().zip(unit(rows.row(row))).for_each(|(s, x)| *s += x);
    }
    let count = rows.len().max(1) as f32;
    sum.iter_mut().for_each(|s| *s /= count);
    sum
}

/// So many rounds bring the principal axes close enough: later ones hardly move.
const ROUNDS: usize = 40;

/// The principal axes of a symmetric matrix, the longest first, each of unit length: multiplied again and again, and
/// set upright on each other, any vectors turn towards them.
pub fn principal(matrix: &[f32], size: usize, count: usize) -> Vec<Vec<f32>> {
    // Any start will do that is not upright on an axis; always the same one, so that files can be made again.
    let mut state = 1_u64;
    let mut number = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 40) as f32 / (1_u64 << 24) as f32 - 0.5
    };
    let count = count.min(size);
    let mut axes: Vec<Vec<f32>> = (0..count).map(|_| (0..size).map(|_| number()).collect()).collect();
    for _ in 0..ROUNDS {
        for axis in &mut axes {
            *axis = (0..size).map(|row| cosine(&matrix[row * size..(row + 1) * size], axis)).collect();
        }
        for at in 0..count {
            let (before, rest) = axes.split_at_mut(at);
            for other in before {
                let along = cosine(&rest[0], other);
                rest[0].iter_mut().zip(other).for_each(|(x, y)| *x -= along * *y);
            }
            rest[0] = unit(std::mem::take(&mut rest[0]));
        }
    }
    axes
}
