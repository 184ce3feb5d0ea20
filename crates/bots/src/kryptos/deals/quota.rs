//! How many cards of each colour, and in how many ways some can be chosen among them.

/// In how many ways `some` cards of each colour can be chosen among `all`.
pub(super) fn choices(all: impl Fn(usize) -> u8, some: impl Fn(usize) -> u8) -> u128 {
    let ways = (0..4).map(|colour| BINOMIALS[usize::from(all(colour))][usize::from(some(colour))]);
    u128::from(ways.product::<u64>())
}

/// In how many ways so many things can be chosen among so many: a tally counts up to 15 of a colour.
const BINOMIALS: [[u64; 16]; 16] = {
    let mut table = [[0; 16]; 16];
    let mut all = 0;
    while all < 16 {
        table[all][0] = 1;
        let mut some = 1;
        while some <= all {
            table[all][some] = table[all - 1][some - 1] + table[all - 1][some];
            some += 1;
        }
        all += 1;
    }
    table
};

pub(super) fn add(to: &mut [u8; 4], quota: [u8; 4]) {
    to.iter_mut().zip(quota).for_each(|(sum, cards)| *sum += cards);
}

pub(super) fn subtract(from: &mut [u8; 4], quota: [u8; 4]) {
    from.iter_mut().zip(quota).for_each(|(sum, cards)| *sum -= cards);
}
