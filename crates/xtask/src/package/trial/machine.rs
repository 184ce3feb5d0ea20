//! The Debian package on a machine that has nothing else: a fresh Debian with systemd, in a container of its own that
//! shares the network.

use super::report::{Report, memory};
use super::server::{PORT, STARTS_WITHIN, answers};
use super::visit::Visit;
use crate::needs;
use crate::package::{OUT, newest_deb, size};
use anyhow::{Context, Result, ensure};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use xshell::{Shell, cmd};

/// Where the package keeps everything.
const STATE: &str = "/var/lib/chamber";
/// A version that is higher than every other.
const NEXT: &str = "999.0.0-1";

pub fn debian(sh: &Shell, browser: &Path, report: &mut Report) -> Result<()> {
    ensure!(cmd!(sh, "id -u").quiet().read()? == "0", "a machine in the machine needs root");
    needs::machine(sh)?;
    let package = newest_deb(sh, &sh.current_dir().join(OUT))?;
    report.begins("Debian package");
    report.says("size", size(&package)?);
    let machine = Machine::boot(sh)?;
    machine.says("systemctl stop chamber; dpkg --purge chamber; true")?;
    sh.copy_file(&package, machine.root.join("root/chamber.deb"))?;
    next_version(sh, &package, &machine.root.join("root/next.deb"))?;
    let settings = format!("CHAMBER_LISTEN=127.0.0.1:{PORT}\nCHAMBER_BOT_PAUSE=0\n");
    sh.write_file(machine.root.join("etc/chamber-trial"), settings)?;
    let unit = "[Service]\nEnvironmentFile=/etc/chamber-trial\n";
    sh.write_file(machine.root.join("etc/systemd/system/chamber.service.d/trial.conf"), unit)?;
    let install = |report: &mut Report, what: &str, file: &str| {
        let since = Instant::now();
        machine.says(&format!("apt-get install --yes /root/{file}"))?;
        answers_after(since)?;
        let state = machine.says("systemctl show chamber --property=User,ActiveState,NRestarts | xargs")?;
        let version = machine.says("dpkg-query --show --showformat '${Version}' chamber")?;
        report.says(what, format!("{version}, answers after {} ms, {state}", since.elapsed().as_millis()));
        Ok::<_, anyhow::Error>(())
    };

    install(report, "installed", "chamber.deb")?;
    ensure!(machine.says("stat --format %U /var/lib/chamber")? == "chamber", "the data belong to their user");
    machine.says("test -f /usr/share/man/man1/chamber-doctor.1.gz").context("there are manual pages")?;
    let mut visit = Visit::start(browser)?;
    report.says("first round, in a browser", visit.plays()?);

    let running = || machine.says("systemctl show chamber --property=MainPID --value");
    let before = running()?;
    install(report, "upgraded with a game on", "next.deb")?;
    ensure!(running()? != before, "the new program runs");
    report.says("second round, same game", visit.plays()?);
    report.says("memory", memory(&machine.says(&format!("cat /proc/{}/status", running()?))?));

    machine.says("apt-get remove --yes chamber")?;
    ensure!(!answers(), "a server that was removed does not answer");
    machine
        .says(&format!("test -f {STATE}/tables.sqlite && test -f {STATE}/secret"))
        .context("removing the package loses no game")?;
    report.says("removed", "stopped, the games are still there");
    install(report, "installed again", "next.deb")?;
    report.says("third round, or the result", visit.plays()?);
    visit.ends()?;

    machine.says("apt-get purge --yes chamber")?;
    machine
        .says(&format!("! test -e {STATE} && ! test -e /etc/default/chamber"))
        .context("purging leaves nothing")?;
    report.says("purged", "nothing is left");
    Ok(())
}

/// The same package under a higher version.
fn next_version(sh: &Shell, package: &Path, next: &Path) -> Result<()> {
    let folder = sh.create_temp_dir()?;
    let folder = folder.path();
    cmd!(sh, "dpkg-deb --raw-extract {package} {folder}").quiet().run()?;
    let control = folder.join("DEBIAN/control");
    let text = sh.read_file(&control)?;
    let lines = text.lines().map(|line| match line.strip_prefix("Version: ") {
        Some(_) => format!("Version: {NEXT}\n"),
        None => format!("{line}\n"),
    });
    sh.write_file(&control, lines.collect::<String>())?;
    // Packed as quickly as can be: nobody keeps it.
    cmd!(sh, "dpkg-deb --root-owner-group -Znone --build {folder} {next}").quiet().ignore_stdout().run()?;
    Ok(())
}

fn answers_after(since: Instant) -> Result<()> {
    while !answers() {
        ensure!(since.elapsed() < STARTS_WITHIN, "nobody answers");
        std::thread::sleep(Duration::from_millis(5));
    }
    Ok(())
}

/// A Debian that runs until the value ends.
struct Machine {
    root: PathBuf,
    process: Child,
    /// Its first process, as we see it.
    init: String,
}

impl Machine {
    fn boot(sh: &Shell) -> Result<Machine> {
        let root = sh.current_dir().join("target/debian");
        if !root.join("usr/lib/systemd/systemd").exists() {
            let include = "--include=systemd,systemd-sysv,dbus,adduser";
            cmd!(sh, "debootstrap --variant=minbase {include} bookworm {root}").ignore_stdout().run()?;
        }
        let process = Command::new("systemd-nspawn")
            .args(["--quiet", "--register=no", "--keep-unit", "--console=pipe", "--boot", "--directory"])
            .arg(&root)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()?;
        let mut machine = Machine { root, process, init: String::new() };
        let since = Instant::now();
        while machine.init.is_empty()
            || machine.says("systemctl is-system-running | grep -E 'running|degraded'").is_err()
        {
            ensure!(since.elapsed() < STARTS_WITHIN, "the machine does not start");
            std::thread::sleep(Duration::from_millis(100));
            let parent = machine.process.id().to_string();
            machine.init = cmd!(sh, "pgrep -P {parent}").quiet().ignore_status().read()?;
        }
        Ok(machine)
    }

    /// Runs a line inside, and gives back what it says.
    fn says(&self, line: &str) -> Result<String> {
        let output = Command::new("nsenter")
            .args(["--target", &self.init, "--mount", "--uts", "--ipc", "--pid"])
            .args(["env", "-i", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND=noninteractive"])
            .args(["sh", "-c", line])
            .output()?;
        let error = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "{line}: {error}");
        Ok(String::from_utf8(output.stdout)?.trim().to_owned())
    }
}

impl Drop for Machine {
    fn drop(&mut self) {
        // Stopped, and waited for: its files are ours again.
        if self.says("systemctl poweroff").is_err() {
            let _ = self.process.kill();
        }
        let _ = self.process.wait();
    }
}
