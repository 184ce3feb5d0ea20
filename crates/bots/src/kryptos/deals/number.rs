//! The integers that deals are counted in.

use std::fmt::Debug;

/// An integer that wraps: what is too large on the way does no harm, as long as the result fits.
pub(super) trait Number: Copy + Debug + Default {
    fn of(ways: u128) -> Self;
    fn plus(self, other: Self) -> Self;
    fn times(self, other: Self) -> Self;
    fn whole(self) -> u128;
}

macro_rules! number {
    ($integer:ty) => {
        impl Number for $integer {
            fn of(ways: u128) -> Self {
                ways as $integer
            }

            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }

            fn times(self, other: Self) -> Self {
                self.wrapping_mul(other)
            }

            fn whole(self) -> u128 {
                self.into()
            }
        }
    };
}

number!(u64);
number!(u128);
