//! Puts the files of `words/minds` into programs that leave this machine: a table of names and bytes. A file is compressed if
//! that makes it smaller by a fifth; most are numbers that hardly shrink, and would only take time to unpack at every start. A
//! debug build reads them where they lie, so that tests need not wait for this.

use flate2::Compression;
use flate2::write::GzEncoder;
use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() -> io::Result<()> {
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?);
    let minds = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../words/minds").canonicalize()?;
    println!("cargo::rerun-if-changed={}", minds.display());
    let mut table = String::from("&[\n");
    if env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        for (number, name) in names(&minds)?.iter().enumerate() {
            let plain = minds.join(name);
            let bytes = fs::read(&plain)?;
            let packed = pack(&bytes)?;
            let worth_it = packed.len() < bytes.len() / 5 * 4;
            let file = if worth_it { out.join(format!("{number}.gz")) } else { plain };
            if worth_it {
                fs::write(&file, packed)?;
            }
            writeln!(table, "({name:?}, {worth_it}, include_bytes!({file:?})),").map_err(io::Error::other)?;
        }
    }
    fs::write(out.join("carried.rs"), table + "]")
}

fn pack(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut writer = GzEncoder::new(Vec::new(), Compression::fast());
    writer.write_all(bytes)?;
    writer.finish()
}

/// The files of a folder and its folders, in order.
fn names(folder: &Path) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().into_string().map_err(|_| io::ErrorKind::InvalidData)?;
        if entry.file_type()?.is_dir() {
            names.extend(self::names(&entry.path())?.into_iter().map(|inner| format!("{name}/{inner}")));
        } else {
            names.push(name);
        }
    }
    names.sort();
    Ok(names)
}
