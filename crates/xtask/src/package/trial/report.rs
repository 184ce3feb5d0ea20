//! What was seen, said at once and again as a table at the end.

/// What was seen of each package.
#[derive(Default)]
pub struct Report {
    rows: Vec<[String; 3]>,
    package: String,
}

impl Report {
    /// What follows is about this package.
    pub fn begins(&mut self, package: &str) {
        self.package = package.to_owned();
        println!("{package}");
    }

    /// One thing that was seen.
    pub fn says(&mut self, what: &str, seen: impl Into<String>) {
        let seen = seen.into();
        println!("  {what}: {seen}");
        self.rows.push([self.package.clone(), what.to_owned(), seen]);
    }

    /// All of it.
    pub fn print(&self) {
        let width = |column: usize| self.rows.iter().map(|row| row[column].len()).max().unwrap_or(0);
        let (first, second) = (width(0).max("package".len()), width(1));
        println!("\n| {:first$} | {:second$} | seen", "package", "what");
        println!("|-{:-<first$}-|-{:-<second$}-|-----", "", "");
        for [package, what, seen] in &self.rows {
            println!("| {package:first$} | {what:second$} | {seen}");
        }
    }
}

/// What a process holds, as its `/proc/ID/status` says.
pub fn memory(status: &str) -> String {
    let megabytes = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_default();
        let kilobytes = line.split_whitespace().next().and_then(|number| number.parse::<u64>().ok());
        kilobytes.map_or_else(|| "?".to_owned(), |kilobytes| (kilobytes * 1024 / 1_000_000).to_string())
    };
    format!("{} MB, at most {} MB", megabytes("VmRSS:"), megabytes("VmHWM:"))
}
