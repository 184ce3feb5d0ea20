//! Packs the files of `words/minds` for programs that leave this machine: each compressed by itself, in a table of names and
//! bytes. A debug build reads them where they lie, so that tests need not wait for this.

use flate2::Compression;
use flate2::write::GzEncoder;
use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() -> io::Result<()> {
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?);
    let minds = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../words/minds");
    println!("cargo::rerun-if-changed={}", minds.display());
    let mut table = String::from("&[\n");
    if env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        for (number, name) in names(&minds)?.iter().enumerate() {
            let packed = out.join(format!("{number}.gz"));
            let mut writer = GzEncoder::new(fs::File::create(&packed)?, Compression::default());
            writer.write_all(&fs::read(minds.join(name))?)?;
            writer.finish()?;
            writeln!(table, "({name:?}, include_bytes!({packed:?})),").map_err(io::Error::other)?;
        }
    }
    fs::write(out.join("carried.rs"), table + "]")
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
