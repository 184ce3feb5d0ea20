//! What the bots know of words, inside the program: each file of `words/minds`, opened when it is asked for; those that
//! shrink are compressed.
//!
//! The files of `share-alike/` are here as they are in the repository, with their licence and notice, and nothing of the
//! program is made from them: `chamber unpack` gives them back, and `CHAMBER_MINDS` puts changed ones in their place.

use flate2::bufread::GzDecoder;
use lexicon::mind::{DataFile, Minds, Unreadable};
use std::fs::File;
use std::io::{self, BufRead, Read};
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};

/// Names, whether they are compressed, and contents. Empty in debug builds.
static FILES: &[(&str, bool, &[u8])] = include!(concat!(env!("OUT_DIR"), "/carried.rs"));

/// A file inside the program, or a folder of them.
#[derive(Default)]
struct Carried(PathBuf);

impl DataFile for Carried {
    fn bytes(&self) -> io::Result<Vec<u8>> {
        let found = FILES.iter().find(|(name, ..)| Path::new(name) == self.0);
        let (_, packed, part) = found.ok_or(io::ErrorKind::NotFound)?;
        read(*packed, part)
    }

    fn join(&self, name: impl AsRef<str>) -> Self {
        Carried(self.0.join(name.as_ref()))
    }

    fn path(&self) -> &Path {
        &self.0
    }
}

/// The minds of the house: from the folder that the host names, else from the program, else from where it was built.
pub fn minds() -> Result<Minds, Unreadable> {
    match std::env::var_os("CHAMBER_MINDS") {
        None if !FILES.is_empty() => Minds::read(&Carried::default()),
        _ => Minds::open(),
    }
}

/// Every file, by name.
pub fn files() -> impl ExactSizeIterator<Item = (&'static str, io::Result<Vec<u8>>)> {
    FILES.iter().map(|(name, packed, part)| (*name, read(*packed, part)))
}

fn read(packed: bool, part: &'static [u8]) -> io::Result<Vec<u8>> {
    match OnDisk::of(part) {
        Some(file) => whole(packed, io::BufReader::with_capacity(1 << 16, file), part.len()),
        None => whole(packed, part, part.len()),
    }
}

fn whole(packed: bool, mut file: impl BufRead, size: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::with_capacity(size);
    match packed {
        true => GzDecoder::new(file).read_to_end(&mut bytes)?,
        false => file.read_to_end(&mut bytes)?,
    };
    Ok(bytes)
}

/// A part of the program as it lies on the disk. Read from there it is the system's to keep or to forget; read where it is
/// mapped, all of it would count as our memory for as long as we run.
struct OnDisk {
    program: File,
    at: u64,
    end: u64,
}

impl OnDisk {
    fn of(part: &'static [u8]) -> Option<Self> {
        let address = part.as_ptr() as u64;
        let maps = std::fs::read_to_string("/proc/self/maps").ok()?;
        let at = maps.lines().find_map(|line| offset(line, address))?;
        Some(OnDisk { program: File::open("/proc/self/exe").ok()?, at, end: at + part.len() as u64 })
    }
}

/// Where an address lies in its file, by one line of the kernel's list: `start-end rights offset device inode path`.
fn offset(line: &str, address: u64) -> Option<u64> {
    let mut fields = line.split_ascii_whitespace();
    let (start, end) = fields.next()?.split_once('-')?;
    let number = |text| u64::from_str_radix(text, 16).ok();
    let (start, end, from) = (number(start)?, number(end)?, number(fields.nth(1)?)?);
    (start..end).contains(&address).then(|| address - start + from)
}

impl Read for OnDisk {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let wanted = usize::try_from(self.end - self.at).map_or(buffer.len(), |left| left.min(buffer.len()));
        let read = self.program.read_at(&mut buffer[..wanted], self.at)?;
        self.at += read as u64;
        Ok(read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_of_the_program_is_found_in_its_file() {
        static PART: [u8; 40] = *b"forty bytes that stand once in this file";
        let mut read = Vec::new();
        OnDisk::of(&PART).unwrap().read_to_end(&mut read).unwrap();
        assert_eq!(read, PART);
    }

    #[test]
    fn an_address_is_counted_from_the_beginning_of_its_mapping() {
        let line = "55d0c000-55d0f000 r--p 00002000 fe:01 1234   /usr/bin/chamber";
        assert_eq!(offset(line, 0x55d0_c010), Some(0x2010));
        assert_eq!(offset(line, 0x55d0_f000), None);
    }
}
