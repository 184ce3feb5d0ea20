//! The one list of the games. What has to be said of every game is made from it: here, and in the pages.

/// Hands all games to a macro, each as the name of its crate and of its type. The modules in which the table and the pages
/// say what they need of a game have the name of its crate.
#[macro_export]
macro_rules! for_each_game {
    ($use:ident) => {
        $use! {
            decrypto Decrypto,
            kryptos Kryptos,
            #[cfg(feature = "toy")] toy Toy,
        }
    };
}
