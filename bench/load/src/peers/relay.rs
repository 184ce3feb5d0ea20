//! The script of `relay`, the neutral game that the peers play (its rules: `bench/peers/relay.js`).

/// One play. `id` stands for the client's own number of a command, which every real protocol carries.
pub struct Play {
    pub turn: u64,
    pub card: u64,
    pub cell: u64,
    pub id: String,
}

impl Play {
    /// What is played on a turn of a table; the seat to act is `turn % 4`.
    pub fn scripted(table: usize, turn: u64) -> Self {
        let table = table as u64;
        Play {
            turn,
            card: (turn * 5 + turn / 4 + table) % 6,
            cell: (turn * 7 + table * 13) % 64,
            id: format!("{table:016x}{turn:016x}"),
        }
    }
}
