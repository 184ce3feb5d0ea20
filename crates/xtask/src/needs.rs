//! What the tests need beyond cargo, and how a fresh Debian machine gets it.

use crate::apart;
use anyhow::{Context, Result, ensure};
use xshell::{Shell, cmd};

/// A program and the Debian package that brings it.
struct Need {
    program: &'static str,
    package: &'static str,
}

const BROWSER: [Need; 2] = [
    Need { program: "chromium", package: "chromium" },
    Need { program: "chromedriver", package: "chromium-driver" },
];

const DATABASE: [Need; 3] = [
    Need { program: "/usr/lib/postgresql/15/bin/postgres", package: "postgresql-15" },
    Need { program: "patroni", package: "patroni" },
    Need { program: "etcd", package: "etcd-server" },
];

/// Makes sure that a browser and its driver are there.
pub fn browser(sh: &Shell) -> Result<()> {
    install(sh, &BROWSER)
}

const PROXIES: [Need; 2] = [
    Need { program: "caddy", package: "caddy" },
    Need { program: "/usr/sbin/nginx", package: "nginx-light" },
];

const PACKAGING: [Need; 2] =
    [Need { program: "buildah", package: "buildah" }, Need { program: "dpkg-deb", package: "dpkg" }];

const MACHINE: [Need; 2] = [
    Need { program: "debootstrap", package: "debootstrap" },
    Need { program: "systemd-nspawn", package: "systemd-container" },
];

const FILM: [Need; 1] = [Need { program: "img2webp", package: "webp" }];

/// Makes sure that the proxies are there that hosts are given settings for.
pub fn proxies(sh: &Shell) -> Result<()> {
    install(sh, &PROXIES)
}

/// Makes sure that images and packages can be made.
pub fn packaging(sh: &Shell) -> Result<()> {
    install(sh, &PACKAGING)?;
    if cmd!(sh, "cargo deb --version").quiet().ignore_stdout().ignore_stderr().run().is_err() {
        apart(cmd!(sh, "cargo install --locked cargo-deb"))
            .run()
            .context("cargo-deb could not be installed")?;
    }
    Ok(())
}

/// Makes sure that a fresh Debian can run inside this machine.
pub fn machine(sh: &Shell) -> Result<()> {
    install(sh, &MACHINE)
}

/// Makes sure that pictures can be put together.
pub fn film(sh: &Shell) -> Result<()> {
    install(sh, &FILM)
}

/// Makes sure that PostgreSQL and what makes several of its servers one are there; the tests start servers of their own.
pub fn database(sh: &Shell) -> Result<()> {
    install(sh, &DATABASE)
}

/// Fails loudly when something cannot be had: a test that was skipped would look like a test that passed.
fn install(sh: &Shell, needs: &[Need]) -> Result<()> {
    let missing: Vec<&str> =
        needs.iter().filter(|need| !is_installed(sh, need.program)).map(|need| need.package).collect();
    if missing.is_empty() {
        return Ok(());
    }
    apt_get(sh, &["update"]).context("the package lists could not be read")?;
    apt_get(sh, &[&["install", "--yes", "--no-install-recommends"], missing.as_slice()].concat())
        .context("what the tests need could not be installed")?;
    for need in needs {
        ensure!(is_installed(sh, need.program), "{} is still missing after its installation", need.program);
    }
    Ok(())
}

/// Makes sure that the pinned npm packages that look at the pages (axe-core) are there.
pub fn page_tools(sh: &Shell) -> Result<()> {
    let _dir = sh.push_dir("crates/e2e");
    let installed = cmd!(sh, "npm ls").quiet().ignore_stdout().ignore_stderr().run().is_ok();
    if !installed {
        cmd!(sh, "npm ci --no-audit --no-fund --ignore-scripts")
            .run()
            .context("the npm packages for the tests could not be installed")?;
    }
    Ok(())
}

fn apt_get(sh: &Shell, args: &[&str]) -> Result<()> {
    // Root on a build machine; a person at a desk is asked for a password.
    let root = cmd!(sh, "id -u").quiet().read()? == "0";
    let apt_get = if root { cmd!(sh, "apt-get") } else { cmd!(sh, "sudo apt-get") };
    Ok(apt_get.arg("--quiet").args(args).env("DEBIAN_FRONTEND", "noninteractive").run()?)
}

fn is_installed(sh: &Shell, program: &str) -> bool {
    // Not all of them know --version.
    cmd!(sh, "which {program}").quiet().ignore_stdout().ignore_stderr().run().is_ok()
}
