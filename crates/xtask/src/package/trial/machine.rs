//! The Debian package on a machine that has nothing else: a fresh Debian with systemd, in a container of its own that
//! shares the network.

use super::{PORT, STARTS_WITHIN, answers, play, play_through};
use crate::needs;
use crate::package::{OUT, newest_deb, size};
use anyhow::{Context, Result, ensure};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use xshell::{Shell, cmd};

/// Where the package keeps everything.
const STATE: &str = "/var/lib/chamber";

pub fn debian(sh: &Shell) -> Result<()> {
    ensure!(cmd!(sh, "id -u").quiet().read()? == "0", "a machine in the machine needs root");
    needs::machine(sh)?;
    let package = newest_deb(sh, &sh.current_dir().join(OUT))?;
    println!("The Debian package, {}, on a fresh Debian:", size(&package)?);
    let machine = Machine::boot(sh)?;
    machine.says("systemctl stop chamber; dpkg --purge chamber; true")?;
    sh.copy_file(&package, machine.root.join("root/chamber.deb"))?;
    let settings = format!("CHAMBER_LISTEN=127.0.0.1:{PORT}\nCHAMBER_BOT_PAUSE=0\n");
    sh.write_file(machine.root.join("etc/chamber-trial"), settings)?;
    let unit = "[Service]\nEnvironmentFile=/etc/chamber-trial\n";
    sh.write_file(machine.root.join("etc/systemd/system/chamber.service.d/trial.conf"), unit)?;

    let since = Instant::now();
    machine.says("dpkg --install /root/chamber.deb")?;
    answers_after("installed", since)?;
    println!(
        "  {}",
        machine
            .says("systemctl show chamber --property=ActiveState,User,MainPID,NRestarts | tr '\\n' ' '")?
    );
    ensure!(machine.says("stat --format %U /var/lib/chamber")? == "chamber", "the data belong to their user");
    ensure!(
        !machine.says("ls /usr/share/man/man1/chamber-doctor.1.gz")?.is_empty(),
        "there are manual pages"
    );

    play_through(sh, || {
        // As apt would, with a newer version of the same package.
        let since = Instant::now();
        let before = machine.says("systemctl show chamber --property=MainPID")?;
        machine.says("dpkg --install /root/chamber.deb")?;
        answers_after("upgraded with a game on", since)?;
        ensure!(machine.says("systemctl show chamber --property=MainPID")? != before, "the new program runs");
        Ok(())
    })?;
    println!("  memory: {}", machine.says("systemctl show chamber --property=MemoryCurrent")?);

    machine.says("dpkg --remove chamber")?;
    ensure!(!answers(), "a server that was removed does not answer");
    machine
        .says(&format!("test -f {STATE}/tables.sqlite && test -f {STATE}/secret"))
        .context("removing the package loses no game")?;
    println!("  removed: it is stopped, the games are still there");
    let since = Instant::now();
    machine.says("dpkg --install /root/chamber.deb && systemctl start chamber")?;
    answers_after("installed again", since)?;
    play(sh)?;
    machine.says("dpkg --purge chamber")?;
    machine
        .says(&format!("! test -e {STATE} && ! test -e /etc/default/chamber"))
        .context("purging leaves nothing")?;
    println!("  purged: nothing is left");
    Ok(())
}

fn answers_after(what: &str, since: Instant) -> Result<()> {
    while !answers() {
        ensure!(since.elapsed() < STARTS_WITHIN, "{what}, but nobody answers");
        std::thread::sleep(Duration::from_millis(5));
    }
    println!("  {what}: answers after {} ms", since.elapsed().as_millis());
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
            .args([
                "env",
                "-i",
                "PATH=/usr/sbin:/usr/bin:/sbin:/bin",
                "DEBIAN_FRONTEND=noninteractive",
                "sh",
                "-c",
                line,
            ])
            .output()?;
        let error = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "{line}: {error}");
        Ok(String::from_utf8(output.stdout)?.trim().to_owned())
    }
}

impl Drop for Machine {
    fn drop(&mut self) {
        // Stopped, and waited for: its files are ours again.
        let _ = self.says("systemctl poweroff");
        let _ = self.process.wait();
    }
}
