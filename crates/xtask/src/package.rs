//! `cargo xtask package`: what hosts install, and whether it works.

mod trial;

use crate::{apart, needs};
use anyhow::{Context, Result, ensure};
use clap::{Args, Subcommand};
use std::path::{Path, PathBuf};
use xshell::{Shell, cmd};

/// Everything lands here.
const OUT: &str = "target/package";

/// The single file, the Debian package and the image.
#[derive(Subcommand)]
pub enum Package {
    /// Makes all three in target/package.
    Build(Build),
    /// Installs, starts, plays, replaces and removes each of them on this machine, in a browser. Needs root.
    Try(trial::Trial),
}

/// How the program is built.
#[derive(Args)]
pub struct Build {
    /// The profile: `release` is quicker to build than `dist`.
    #[arg(long, default_value = "dist")]
    profile: String,
    /// Only the single file.
    #[arg(long)]
    file: bool,
    /// Takes the program that was built before.
    #[arg(long)]
    built: bool,
}

impl Package {
    /// Makes or tries them.
    pub fn run(self, sh: &Shell) -> Result<()> {
        match self {
            Package::Build(build) => build.run(sh),
            Package::Try(trial) => trial.run(sh),
        }
    }
}

impl Build {
    fn run(&self, sh: &Shell) -> Result<()> {
        let out = sh.current_dir().join(OUT);
        sh.create_dir(&out)?;
        let program = self.program(sh)?;
        sh.copy_file(&program, out.join("chamber"))?;
        println!("{OUT}/chamber: {}", size(&program)?);
        if self.file {
            return Ok(());
        }
        needs::packaging(sh)?;
        papers(sh, &program, &out)?;
        debian(sh, &self.profile, &out)?;
        image(sh, &program, &out)
    }

    /// The program, linked statically, so that it runs on any Linux of this kind of processor.
    fn program(&self, sh: &Shell) -> Result<PathBuf> {
        let target = target(sh)?;
        let profile = &self.profile;
        if !self.built {
            // The target is named so that the flags are not for build scripts, too.
            apart(cmd!(sh, "cargo build --locked --package chamber --profile {profile} --target {target}"))
                .env("RUSTFLAGS", "-C target-feature=+crt-static")
                .run()?;
        }
        let program = sh.current_dir().join(format!("target/{target}/{profile}/chamber"));
        ensure!(sh.path_exists(&program), "{} is not there", program.display());
        Ok(program)
    }
}

fn target(sh: &Shell) -> Result<String> {
    let told = cmd!(sh, "rustc -vV").read()?;
    let host = told.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc does not say for what it compiles")?.to_owned())
}

fn size(file: &Path) -> Result<String> {
    Ok(format!("{:.1} MB", std::fs::metadata(file)?.len() as f64 / 1e6))
}

/// Manual pages and completions, as the program itself writes them.
fn papers(sh: &Shell, program: &Path, out: &Path) -> Result<()> {
    let (man, completions) = (out.join("man"), out.join("completions"));
    cmd!(sh, "{program} man {man}").run()?;
    sh.create_dir(&completions)?;
    for (shell, file) in [("bash", "chamber.bash"), ("zsh", "_chamber"), ("fish", "chamber.fish")] {
        let script = cmd!(sh, "{program} completions {shell}").read()?;
        sh.write_file(completions.join(file), script)?;
    }
    Ok(())
}

fn debian(sh: &Shell, profile: &str, out: &Path) -> Result<()> {
    let target = target(sh)?;
    apart(cmd!(sh, "cargo deb --package chamber --target {target} --profile {profile} --no-build --no-strip --output {out}"))
        .run()?;
    let package = newest_deb(sh, out)?;
    println!("{}: {}", package.display(), size(&package)?);
    Ok(())
}

fn newest_deb(sh: &Shell, out: &Path) -> Result<PathBuf> {
    let mut packages = sh.read_dir(out)?;
    packages.retain(|file| file.extension().is_some_and(|extension| extension == "deb"));
    packages.sort_by_key(|file| std::fs::metadata(file).and_then(|file| file.modified()).ok());
    packages.pop().context("there is no package: cargo xtask package build")
}

fn image(sh: &Shell, program: &Path, out: &Path) -> Result<()> {
    let image = out.join("image");
    sh.remove_path(&image)?;
    for folder in ["data", "licences"] {
        sh.create_dir(image.join(folder))?;
    }
    sh.copy_file(program, image.join("chamber"))?;
    let licences = image.join("licences");
    for file in ["LICENSE-MIT", "LICENSE-APACHE", "words/minds/NOTICE.md"] {
        sh.copy_file(file, &licences)?;
    }
    sh.copy_file("words/minds/share-alike/NOTICE.md", licences.join("NOTICE-share-alike.md"))?;
    let buildah = ["--storage-driver", "vfs"];
    cmd!(sh, "buildah {buildah...} build --isolation chroot --quiet --tag chamber --file deploy/Containerfile {image}")
        .run()?;
    let archive = out.join("chamber-image.tar");
    sh.remove_path(&archive)?;
    cmd!(sh, "buildah {buildah...} push --quiet chamber oci-archive:{archive}:chamber").run()?;
    println!("{}: {}", archive.display(), size(&archive)?);
    Ok(())
}
