//! `cargo xtask package try`: each package in the hands of a host, with a player at a browser.

mod machine;

use super::{OUT, size};
use crate::{apart, needs};
use anyhow::{Context, Result, ensure};
use clap::{Args, ValueEnum};
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};
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

/// A port that nothing else of this machine is likely to have.
const PORT: &str = "18765";
const STARTS_WITHIN: Duration = Duration::from_secs(60);

impl Trial {
    pub fn run(&self, sh: &Shell) -> Result<()> {
        needs::browser(sh)?;
        apart(cmd!(sh, "cargo build --quiet --package e2e --example round")).run()?;
        let wanted = |which| self.which.is_empty() || self.which.contains(&which);
        if wanted(Which::File) {
            file(sh)?;
        }
        if wanted(Which::Debian) {
            machine::debian(sh)?;
        }
        if wanted(Which::Image) {
            image(sh)?;
        }
        Ok(())
    }
}

fn answers() -> bool {
    TcpStream::connect(format!("127.0.0.1:{PORT}")).is_ok()
}

/// A server that ends with the value.
struct Server(Child);

impl Server {
    /// Starts it and waits until it answers.
    fn start(what: &str, command: &mut Command) -> Result<Server> {
        let since = Instant::now();
        let mut server = Server(command.stdout(Stdio::null()).stderr(Stdio::null()).spawn()?);
        while !answers() {
            let ended = server.0.try_wait()?;
            ensure!(ended.is_none() && since.elapsed() < STARTS_WITHIN, "{what} does not start: {ended:?}");
            std::thread::sleep(Duration::from_millis(2));
        }
        println!("{what}: answers after {} ms", since.elapsed().as_millis());
        Ok(server)
    }

    /// Tells it to stop, as a system would, and waits.
    fn stop(mut self) -> Result<()> {
        let ended = Command::new("kill").arg(self.0.id().to_string()).status()?;
        ensure!(ended.success(), "it had ended by itself");
        self.0.wait()?;
        Ok(())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Whether it was gone already does not matter.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Somebody at a browser.
struct Visit {
    browser: Child,
    said: BufReader<ChildStdout>,
}

impl Visit {
    fn start(sh: &Shell, pause: bool) -> Result<Visit> {
        let program = sh.current_dir().join("target/debug/examples/round");
        let mut browser = Command::new(program)
            .arg(format!("http://127.0.0.1:{PORT}"))
            .args(pause.then_some("--pause"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let said = BufReader::new(browser.stdout.take().context("no output")?);
        Ok(Visit { browser, said })
    }

    fn says(&mut self, what: &str) -> Result<()> {
        let mut line = String::new();
        while !line.contains(what) {
            line.clear();
            ensure!(self.said.read_line(&mut line)? > 0, "the visitor left before: {what}");
            print!("  {line}");
        }
        Ok(())
    }

    fn goes_on(&mut self) -> Result<()> {
        Ok(self.browser.stdin.as_mut().context("no input")?.write_all(b"\n")?)
    }

    fn ends(mut self) -> Result<()> {
        ensure!(self.browser.wait()?.success(), "the visitor could not play");
        Ok(())
    }
}

/// One round in a browser.
fn play(sh: &Shell) -> Result<()> {
    let mut visit = Visit::start(sh, false)?;
    visit.says("round 1 is played")?;
    visit.ends()
}

/// A round, then something happens to the server, then another round of the same game.
fn play_through<T>(sh: &Shell, happens: impl FnOnce() -> Result<T>) -> Result<T> {
    let mut visit = Visit::start(sh, true)?;
    visit.says("round 1 is played")?;
    let happened = happens()?;
    visit.goes_on()?;
    visit.says("round 2 is played")?;
    visit.ends()?;
    Ok(happened)
}

/// The options that every trial serves with.
fn serve(command: &mut Command) -> &mut Command {
    command.args(["serve", "--listen"]).arg(format!("127.0.0.1:{PORT}")).args(["--bot-pause", "0"])
}

fn file(sh: &Shell) -> Result<()> {
    let folder = sh.create_temp_dir()?;
    let program = folder.path().join("chamber");
    sh.copy_file(sh.current_dir().join(OUT).join("chamber"), &program)?;
    println!("The single file, {}, in an empty folder:", size(&program)?);
    let start = || {
        let mut command = Command::new(&program);
        Server::start("the file", serve(command.current_dir(folder.path()).env_clear()))
    };
    let server = start()?;
    let server = play_through(sh, || {
        server.stop()?;
        start()
    })?;
    println!("  memory: {}", memory(server.0.id())?);
    server.stop()?;
    let left: Vec<PathBuf> = sh.read_dir(folder.path())?;
    ensure!(left.len() == 2, "beside the program there is only its data: {left:?}");
    Ok(())
}

/// What a process holds, as the kernel counts it.
fn memory(process: u32) -> Result<String> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status"))?;
    let of =
        |name: &str| status.lines().find_map(|line| line.strip_prefix(name)).map(str::trim).unwrap_or("?");
    Ok(format!("{} in all, {} of it its own", of("VmRSS:"), of("RssAnon:")))
}

fn image(sh: &Shell) -> Result<()> {
    let buildah = ["--storage-driver", "vfs"];
    let container = cmd!(sh, "buildah {buildah...} from chamber").quiet().read()?;
    let root = cmd!(sh, "buildah {buildah...} mount {container}").quiet().read()?;
    let tried = contained(sh, &root);
    cmd!(sh, "buildah {buildah...} rm {container}").quiet().ignore_stdout().run()?;
    tried
}

/// Runs what is in the image as a container would: as its user, in its root, which nobody can write to, with a volume.
fn contained(sh: &Shell, root: &str) -> Result<()> {
    println!("The image, {}:", size(&sh.current_dir().join(OUT).join("chamber-image.tar"))?);
    let volume = sh.create_temp_dir()?;
    let volume = volume.path();
    cmd!(sh, "chown 65532:65532 {volume}").run()?;
    // In a namespace of its own, so that what is mounted goes with it.
    let script = format!(
        "mount --bind {root} {root} && mount --bind {} {root}/data && mount -o remount,bind,ro {root} && \
         ! touch {root}/written 2>/dev/null && \
         exec setpriv --no-new-privs env -i CHAMBER_DATA=/data CHAMBER_LOG_FORMAT=json \
         chroot --userspec=65532:65532 {root} /chamber serve --listen 127.0.0.1:{PORT} --bot-pause 0",
        volume.display()
    );
    let mut command = Command::new("unshare");
    let server = Server::start("the image", command.args(["--mount", "sh", "-c", &script]))?;
    let user = std::fs::read_to_string(format!("/proc/{}/status", server.0.id()))?;
    let user = user.lines().find(|line| line.starts_with("Uid:")).unwrap_or_default();
    ensure!(user.split_whitespace().skip(1).all(|id| id == "65532"), "it runs as somebody else: {user}");
    println!("  runs as {user}, its root is read-only");
    play(sh)?;
    println!("  memory: {}", memory(server.0.id())?);
    server.stop()?;
    ensure!(volume.join("tables.sqlite").exists(), "the games are on the volume");
    Ok(())
}
