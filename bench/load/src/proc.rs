//! What `/proc` says about the server, the generator and the machine.

use std::fs;

/// The kernel counts CPU time in hundredths of a second.
const TICKS_PER_SECOND: f64 = 100.0;

/// Resident memory of a process, in KiB.
pub fn resident_kb(pid: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0)
}

/// CPU seconds of a process, all its threads, in user and system mode.
pub fn cpu_seconds(pid: u32) -> f64 {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    // The name in brackets may hold spaces; the numbers after it do not.
    let fields = stat.rsplit_once(") ").map_or("", |(_, fields)| fields);
    let ticks = fields.split(' ').skip(11).take(2).filter_map(|field| field.parse::<f64>().ok());
    ticks.sum::<f64>() / TICKS_PER_SECOND
}

/// CPU seconds of the whole machine: user, nice, system and interrupts.
pub fn machine_seconds() -> f64 {
    machine(&[0, 1, 2, 5, 6])
}

/// CPU seconds that the machine wanted to work and was kept from it by its host, if it is a virtual one.
pub fn stolen_seconds() -> f64 {
    machine(&[7])
}

/// The sum of these columns of the kernel's account, over all cores.
fn machine(columns: &[usize]) -> f64 {
    let stat = fs::read_to_string("/proc/stat").unwrap_or_default();
    let all = stat.lines().next().unwrap_or_default().split_whitespace().skip(1);
    let fields: Vec<f64> = all.filter_map(|field| field.parse().ok()).collect();
    columns.iter().filter_map(|column| fields.get(*column)).sum::<f64>() / TICKS_PER_SECOND
}
