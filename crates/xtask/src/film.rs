//! `cargo xtask film`: a round in moving pictures, for the README.

use crate::needs;
use anyhow::{Result, ensure};
use xshell::{Shell, cmd};

const FILM: &str = "docs/pictures/round.webp";
/// What a page may weigh that people open to look.
const LARGEST: u64 = 2_000_000;

/// Plays a round, takes a picture of every step, and puts them together.
pub fn run(sh: &Shell) -> Result<()> {
    needs::browser(sh)?;
    needs::film(sh)?;
    let folder = sh.current_dir().join("target/film");
    sh.remove_path(&folder)?;
    let film = crate::example(sh, "film")?;
    cmd!(sh, "{film} {folder}").run()?;
    let mut pictures = sh.read_dir(&folder)?;
    pictures.sort();
    // Each name ends with how long the picture stands, in milliseconds: 03-2000.png.
    let frames = pictures.iter().flat_map(|picture| {
        let name = picture.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let stands = name.rsplit('-').next().unwrap_or("1500").to_owned();
        ["-lossy".into(), "-q".into(), "70".into(), "-d".into(), stands, picture.display().to_string()]
    });
    cmd!(sh, "img2webp -loop 0 {frames...} -o {FILM}").run()?;
    let weight = std::fs::metadata(sh.current_dir().join(FILM))?.len();
    ensure!(weight < LARGEST, "{FILM} has {weight} bytes: too heavy for a page");
    println!("{FILM}: {} pictures, {} KB", pictures.len(), weight / 1024);
    Ok(())
}
