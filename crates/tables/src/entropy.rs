/// Where the tables get what nobody can foresee: seeds, codes of tables, one-time keys. Tests bring their own, and
/// play the same game every time.
pub trait Entropy: Send + Sync + 'static {
    /// Fills all of it.
    fn fill(&self, bytes: &mut [u8]);
}

impl dyn Entropy {
    pub(crate) fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        self.fill(&mut bytes);
        bytes
    }
}

/// The operating system's.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemEntropy;

impl Entropy for SystemEntropy {
    fn fill(&self, bytes: &mut [u8]) {
        // Without its source of chance a machine can run no fair table, and no other way to go on is safe.
        getrandom::fill(bytes).expect("the operating system gives random bytes");
    }
}
