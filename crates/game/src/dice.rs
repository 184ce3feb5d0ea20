/// A small source of numbers that depends on nothing but its start (xorshift64*): for random play in tests and
/// demonstrations. Cards are dealt from a [`Draw`](crate::Draw), never from this.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// Dice from a starting number.
    pub fn new(start: u64) -> Self {
        // Neighbouring starts should not give neighbouring games.
        Dice(start.wrapping_add(0x9E37_79B9_7F4A_7C15).wrapping_mul(0xBF58_476D_1CE4_E5B9) | 1)
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 11
    }

    /// A number below `bound`, which is at least 1.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    /// True this often.
    pub fn percent(&mut self, chance: u8) -> bool {
        self.below(100) < usize::from(chance)
    }

    /// One of these.
    pub fn pick<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }

    /// A pronounceable word that is hardly ever the same twice.
    pub fn word(&mut self) -> String {
        let mut bits = self.next();
        let mut word = String::with_capacity(8);
        for _ in 0..4 {
            word.push(char::from(b"bdfglmnprstvzkhj"[(bits & 15) as usize]));
            word.push(char::from(b"aeiouyao"[(bits >> 4 & 7) as usize]));
            bits >>= 7;
        }
        word
    }
}
