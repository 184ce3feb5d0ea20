//! What the machine gives: a folder, a disk, a clock, files, a database.

use super::Finding;
use crate::carried;
use crate::commands::data::{Data, log_in};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime};

/// A table takes some 50 KB, and copies want room too.
const FREE: u64 = 500 << 20;
/// Every action waits for one of these.
const SLOW_SYNC: Duration = Duration::from_millis(30);
const SYNCS: usize = 15;
/// More than clocks of well-kept machines differ.
pub const CLOCKS_APART: Duration = Duration::from_secs(30);
/// What the kernel calls file systems that live in memory.
const IN_MEMORY: [i64; 2] = [0x0102_1994, 0x8584_58f6];
/// Every player is one connection.
const FILES: u64 = 4096;
/// When this check was written: no clock that goes can be before.
const WRITTEN: Duration = Duration::from_secs(1_793_000_000);

pub fn findings(data: &Data) -> anyhow::Result<Vec<Finding>> {
    let mut findings = match &data.store {
        Some(_) => vec![database(data)?],
        None => folder(&data.data),
    };
    findings.push(files());
    findings.push(match carried::minds() {
        Ok(_) => Finding::ok("bots", "the data of the bots can be read"),
        Err(error) => {
            Finding::fault("bots", error.to_string(), "Without them nobody plays Decrypto with bots.")
        }
    });
    Ok(findings)
}

fn database(data: &Data) -> anyhow::Result<Finding> {
    let opened = tokio::runtime::Runtime::new()?.block_on(data.open());
    Ok(match opened {
        Ok(_) => Finding::ok("database", "it answers and is up to date"),
        Err(error) => Finding::fault(
            "database",
            format!("{error:#}"),
            "Check the URL and the network; `chamber migrate` brings an old or new database up to date.",
        ),
    })
}

fn folder(folder: &Path) -> Vec<Finding> {
    let there = existing(folder);
    let shown = folder.display();
    let took = match write_and_sync(&there) {
        Ok(took) => took,
        Err(error) => {
            let seen = format!("cannot write in {}: {error}", there.display());
            return vec![Finding::fault(
                "disk",
                seen,
                "Name another folder with --data, or let the server's user write here.",
            )];
        }
    };
    vec![disk(&there, &shown), sync(took), clock(folder), secret(folder)]
}

/// The folder, or the nearest one above it that is there already.
fn existing(folder: &Path) -> PathBuf {
    // Above the first part of a relative path is the folder that we are in.
    let mut above =
        folder.ancestors().map(|above| if above.as_os_str().is_empty() { Path::new(".") } else { above });
    above.find(|above| above.exists()).unwrap_or(folder).to_owned()
}

fn disk(there: &Path, shown: &impl std::fmt::Display) -> Finding {
    let (Ok(room), Ok(kind)) = (rustix::fs::statvfs(there), rustix::fs::statfs(there)) else {
        return Finding::warning(
            "disk",
            format!("{shown} does not tell how full it is"),
            "Look after it by other means.",
        );
    };
    #[allow(clippy::unnecessary_cast)] // Its width depends on the machine.
    if IN_MEMORY.contains(&(kind.f_type as i64)) {
        let advice = "Keep the data on a disk: name another folder with --data.";
        return Finding::fault(
            "disk",
            format!("{shown} is in memory: all games are gone after a restart"),
            advice,
        );
    }
    let free = room.f_bavail * room.f_frsize;
    let seen = format!("{} MB free for {shown}", free >> 20);
    match free {
        ..FREE => Finding::fault("disk", seen, "Make room: a server that cannot write accepts no moves."),
        _ => Finding::ok("disk", seen),
    }
}

/// How long it takes until something is on the disk, usually.
fn write_and_sync(folder: &Path) -> io::Result<Duration> {
    let path = folder.join(format!(".chamber-doctor-{}", std::process::id()));
    let measured = OpenOptions::new().write(true).create_new(true).open(&path).and_then(measure);
    // Made by us a moment ago, if it was made at all.
    let _ = fs::remove_file(path);
    measured
}

fn measure(mut file: File) -> io::Result<Duration> {
    let mut took = Vec::with_capacity(SYNCS);
    for _ in 0..SYNCS {
        let since = Instant::now();
        file.write_all(&[0; 4096])?;
        file.sync_data()?;
        took.push(since.elapsed());
    }
    took.sort();
    Ok(took[SYNCS / 2])
}

fn sync(took: Duration) -> Finding {
    let seen = format!("{:.1} ms until a move is on the disk", took.as_secs_f64() * 1000.0);
    match took > SLOW_SYNC {
        true => Finding::warning("sync", seen, "Every move waits for it. A local SSD takes 1 to 5 ms."),
        false => Finding::ok("sync", seen),
    }
}

fn clock(folder: &Path) -> Finding {
    let now = SystemTime::now();
    let advice =
        "Set the clock (systemd-timesyncd or chrony keep it): deadlines and links to seats go by it.";
    if now < SystemTime::UNIX_EPOCH + WRITTEN {
        return Finding::fault("clock", "the clock is years behind", advice);
    }
    let written = fs::metadata(log_in(folder)).and_then(|log| log.modified());
    let ahead = written.ok().and_then(|written| written.duration_since(now).ok());
    match ahead {
        Some(ahead) if ahead > CLOCKS_APART => {
            let seen = format!("the last game was written {} s in the future", ahead.as_secs());
            Finding::fault("clock", seen, advice)
        }
        _ => Finding::ok("clock", "not behind what was written before"),
    }
}

fn secret(folder: &Path) -> Finding {
    match fs::metadata(folder.join("secret")) {
        Ok(secret) if secret.permissions().mode() & 0o077 != 0 => Finding::fault(
            "secret",
            "others on this machine can read the file `secret`",
            "chmod 600 it: whoever has it can take any seat.",
        ),
        Ok(_) => Finding::ok("secret", "readable by its owner alone"),
        Err(_) => Finding::ok("secret", "will be made at the first start"),
    }
}

fn files() -> Finding {
    let (_, most) = rlimit::getrlimit(rlimit::Resource::NOFILE).unwrap_or((1024, 1024));
    let seen = format!("{most} files may be open at a time");
    match most {
        ..FILES => Finding::warning(
            "files",
            seen,
            "Each player needs one: raise the limit (LimitNOFILE, ulimit -Hn).",
        ),
        _ => Finding::ok("files", seen),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_that_is_still_to_be_made_is_made_in_the_nearest_one_that_is_there() {
        assert_eq!(existing(Path::new("nowhere/data")), Path::new("."));
        assert_eq!(existing(Path::new("/tmp/nowhere/data")), Path::new("/tmp"));
    }
}
