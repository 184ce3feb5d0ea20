//! `cargo xtask package try`: each package in the hands of a host, with a player at a browser.

mod machine;
mod report;
mod server;
mod visit;

use super::{OUT, size};
use crate::needs;
use anyhow::{Result, ensure};
use clap::{Args, ValueEnum};
use report::{Report, memory};
use server::{PORT, Server};
use std::path::{Path, PathBuf};
use std::process::Command;
use visit::Visit;
use xshell::{Shell, cmd};

/// Which of them.
#[derive(Args)]
pub struct Trial {
    /// All of them if not said.
    which: Vec<Which>,
}

#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum Which {
    /// The single file in an empty folder.
    File,
    /// The Debian package: install, play, upgrade with a game on, remove.
    Debian,
    /// The image: no root, nothing writable but its volume.
    Image,
}

impl Trial {
    pub fn run(&self, sh: &Shell) -> Result<()> {
        needs::browser(sh)?;
        let browser = crate::example(sh, "round")?;
        let mut report = Report::default();
        let wanted = |which| self.which.is_empty() || self.which.contains(&which);
        if wanted(Which::File) {
            file(sh, &browser, &mut report)?;
        }
        if wanted(Which::Debian) {
            machine::debian(sh, &browser, &mut report)?;
        }
        if wanted(Which::Image) {
            image(sh, &browser, &mut report)?;
        }
        report.print();
        Ok(())
    }
}

/// The options that every trial serves with.
fn serve(command: &mut Command) -> &mut Command {
    command.args(["serve", "--listen"]).arg(format!("127.0.0.1:{PORT}")).args(["--bot-pause", "0"])
}

fn file(sh: &Shell, browser: &Path, report: &mut Report) -> Result<()> {
    let folder = sh.create_temp_dir()?;
    let program = folder.path().join("chamber");
    sh.copy_file(sh.current_dir().join(OUT).join("chamber"), &program)?;
    report.begins("single file");
    report.says("size", size(&program)?);
    let start = |report: &mut Report| {
        let mut command = Command::new(&program);
        let server = Server::start(serve(command.current_dir(folder.path()).env_clear()))?;
        report.says("first page after the start", server.first_page());
        Ok::<_, anyhow::Error>(server)
    };
    let server = start(report)?;
    let mut visit = Visit::start(browser)?;
    report.says("first round, in a browser", visit.plays()?);
    server.stop()?;
    let server = start(report)?;
    report.says("second round, after a restart", visit.plays()?);
    report.says("memory", memory(&std::fs::read_to_string(format!("/proc/{}/status", server.process()))?));
    server.stop()?;
    visit.ends()?;
    let left: Vec<PathBuf> = sh.read_dir(folder.path())?;
    ensure!(left.len() == 2, "beside the program there is only its data: {left:?}");
    report.says("in the folder", "the program and its data");
    Ok(())
}

fn image(sh: &Shell, browser: &Path, report: &mut Report) -> Result<()> {
    let buildah = ["--storage-driver", "vfs"];
    let archive = sh.current_dir().join(OUT).join("chamber-image.tar");
    let container = cmd!(sh, "buildah {buildah...} from --quiet oci-archive:{archive}").quiet().read()?;
    let root = cmd!(sh, "buildah {buildah...} mount {container}").quiet().read()?;
    let tried = contained(sh, &root, browser, report);
    cmd!(sh, "buildah {buildah...} rm {container}").quiet().ignore_stdout().run()?;
    tried
}

/// Runs what is in the image as a container would: as its user, in its root, which nobody can write to, with a volume.
fn contained(sh: &Shell, root: &str, browser: &Path, report: &mut Report) -> Result<()> {
    report.begins("image");
    report.says("size", size(&sh.current_dir().join(OUT).join("chamber-image.tar"))?);
    let volume = sh.create_temp_dir()?;
    let volume = volume.path();
    cmd!(sh, "chown 65532:65532 {volume}").quiet().run()?;
    // In a namespace of its own, so that what is mounted goes with it.
    let script = format!(
        "mount --bind {root} {root} && mkdir -p {root}/dev {root}/proc && mount --bind /dev {root}/dev && \
         mount --bind /proc {root}/proc && mount --bind {} {root}/data && mount -o remount,bind,ro {root} && \
         ! touch {root}/written 2>/dev/null && \
         exec setpriv --no-new-privs env -i CHAMBER_DATA=/data CHAMBER_LOG_FORMAT=json \
         \"$(command -v chroot)\" --userspec=65532:65532 {root} /chamber serve --listen 127.0.0.1:{PORT} --bot-pause 0",
        volume.display()
    );
    let start = |report: &mut Report| {
        let server = Server::start(Command::new("unshare").args(["--mount", "sh", "-c", &script]))?;
        report.says("first page after the start", server.first_page());
        Ok::<_, anyhow::Error>(server)
    };
    let server = start(report)?;
    let status = std::fs::read_to_string(format!("/proc/{}/status", server.process()))?;
    let user = status.lines().find(|line| line.starts_with("Uid:")).unwrap_or_default();
    ensure!(user.split_whitespace().skip(1).all(|id| id == "65532"), "it runs as somebody else: {user}");
    report.says("runs as", "user 65532, root read-only");
    let mut visit = Visit::start(browser)?;
    report.says("first round, in a browser", visit.plays()?);
    server.stop()?;
    let server = start(report)?;
    report.says("second round, after a restart", visit.plays()?);
    report.says("memory", memory(&std::fs::read_to_string(format!("/proc/{}/status", server.process()))?));
    server.stop()?;
    visit.ends()?;
    ensure!(volume.join("tables.sqlite").exists(), "the games are on the volume");
    report.says("written", "to the volume alone");
    Ok(())
}
