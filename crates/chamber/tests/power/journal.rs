//! What a power cut leaves of the files that a program wrote.

use client::Chance;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

/// One thing that the program did to a file.
enum Record {
    Write { offset: u64, data: Vec<u8> },
    Truncate { length: u64 },
    Sync,
}

/// Makes the library that writes it all down.
pub fn recorder(folder: &Path) -> PathBuf {
    let library = folder.join("recorder.so");
    let made = Command::new("cc")
        .args(["-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o"])
        .arg(&library)
        .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/power/recorder.c"))
        .arg("-ldl")
        .status();
    assert!(made.expect("a C compiler is there").success());
    library
}

/// Puts into a folder what a disk would hold after a power cut: everything up to each file's last sync, and of what
/// was written later any part, in pieces of a sector. Files that were never synced may be missing.
/// SQLite syncs the folder after it has deleted a file, so what is gone stays gone.
pub fn cut_power(journal: &Path, folder: &Path, into: &Path, chance: &mut Chance) {
    for (name, records) in read(&std::fs::read(journal).unwrap()) {
        if !folder.join(&name).exists() {
            continue;
        }
        let synced =
            records.iter().rposition(|record| matches!(record, Record::Sync)).map_or(0, |last| last + 1);
        let (kept, loose) = records.split_at(synced);
        let mut file = Vec::new();
        kept.iter().for_each(|record| apply(&mut file, record, |_| true));
        // Now and then all of it has reached the disk, or nothing; mostly some.
        let luck = chance.below(4);
        for record in loose {
            apply(&mut file, record, |_| match luck {
                0 => false,
                1 => true,
                _ => chance.one_in(2),
            });
        }
        if synced > 0 || luck > 0 {
            std::fs::write(into.join(name), file).unwrap();
        }
    }
}

const SECTOR: usize = 512;

fn apply(file: &mut Vec<u8>, record: &Record, mut reaches_the_disk: impl FnMut(usize) -> bool) {
    match record {
        Record::Write { offset, data } => {
            for (number, sector) in
                data.chunks(SECTOR).enumerate().filter(|(number, _)| reaches_the_disk(*number))
            {
                let start = *offset as usize + number * SECTOR;
                file.resize(file.len().max(start + sector.len()), 0);
                file[start..start + sector.len()].copy_from_slice(sector);
            }
        }
        Record::Truncate { length } => {
            if reaches_the_disk(0) {
                file.resize(*length as usize, 0);
            }
        }
        Record::Sync => {}
    }
}

/// The records of each file. The last one may be torn: the program was killed while it wrote.
fn read(mut journal: &[u8]) -> BTreeMap<String, Vec<Record>> {
    let mut files: BTreeMap<String, Vec<Record>> = BTreeMap::new();
    while let Some((head, rest)) = journal.split_first_chunk::<19>() {
        let name_length = u16::from_le_bytes([head[1], head[2]]) as usize;
        let offset = u64::from_le_bytes(head[3..11].try_into().unwrap());
        let length = u64::from_le_bytes(head[11..19].try_into().unwrap()) as usize;
        let data_length = if head[0] == b'W' { length } else { 0 };
        if rest.len() < name_length + data_length {
            break;
        }
        let (name, rest) = rest.split_at(name_length);
        let (data, rest) = rest.split_at(data_length);
        let record = match head[0] {
            b'W' => Record::Write { offset, data: data.to_vec() },
            b'T' => Record::Truncate { length: offset },
            b'S' => Record::Sync,
            what => panic!("{what} is no record"),
        };
        files.entry(String::from_utf8_lossy(name).into_owned()).or_default().push(record);
        journal = rest;
    }
    files
}
