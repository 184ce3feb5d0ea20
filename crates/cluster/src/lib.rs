//! PostgreSQL for the tests: a server of their own on a free port, in a folder that is removed with it.
//!
//! The server ends with the process that started it, whatever that dies of: a shell beside it holds the other end of a
//! pipe, and stops the server when the pipe closes.

mod patroni;

pub use patroni::Patroni;

use std::fs;
use std::io;
use std::net::TcpListener;
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// Where Debian puts the server's programs.
const PROGRAMS: &str = "/usr/lib/postgresql";

/// Stops the server when the pipe closes, and removes what it kept.
const WATCH: &str = r#"folder=$1; shift; "$@" >"$folder/log" 2>&1 & server=$!
read -r _; kill -QUIT $server 2>/dev/null; wait $server; rm -rf "$folder""#;

/// A running server.
pub struct Cluster {
    shell: Child,
    folder: PathBuf,
    port: u16,
}

impl Cluster {
    /// Starts a server, with the settings that the tests of durability need and further ones.
    pub fn start(settings: &[&str]) -> Self {
        let programs = programs();
        let folder = tempfile::Builder::new().prefix("chamber-postgres-").tempdir().unwrap().keep();
        let account = Account::other_than_root();
        account.own(&folder);
        let data = folder.join("data");
        let made = account
            .command(programs.join("initdb"))
            .args(["--no-sync", "--auth=trust", "--username=chamber", "--encoding=UTF8", "--locale=C", "-D"])
            .arg(&data)
            .stdout(Stdio::null())
            .status();
        assert!(made.expect("initdb runs").success(), "initdb failed");
        let port = free_port();
        let mut shell = account.command("/bin/sh");
        shell.args(["-c", WATCH, "watch"]).arg(&folder).arg(programs.join("postgres")).arg("-D").arg(&data);
        shell.args(["-p", &port.to_string(), "-c", "listen_addresses=127.0.0.1"]);
        shell.args(["-c", "max_connections=400"]);
        shell.arg("-c").arg(format!("unix_socket_directories={}", folder.display()));
        for setting in settings {
            shell.args(["-c", setting]);
        }
        let shell = shell.stdin(Stdio::piped()).spawn().expect("the server starts");
        let cluster = Cluster { shell, folder, port };
        cluster.wait(&programs);
        cluster
    }

    fn wait(&self, programs: &Path) {
        for _ in 0..600 {
            let ready = Command::new(programs.join("pg_isready"))
                .args(["-q", "-h", "127.0.0.1", "-p", &self.port.to_string()])
                .status();
            if ready.expect("pg_isready runs").success() {
                return;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        let log = fs::read_to_string(self.folder.join("log")).unwrap_or_default();
        panic!("the server does not come up:\n{log}");
    }

    /// The port that it listens on.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The URL of the database that is there from the start, in the schema that is given.
    pub fn url(&self, schema: &str) -> String {
        let port = self.port;
        format!(
            "postgres://chamber@127.0.0.1:{port}/postgres?sslmode=disable&options=-c%20search_path%3D{schema}"
        )
    }

    /// Runs SQL.
    pub fn run(&self, sql: &str) {
        let done = Command::new(programs().join("psql"))
            .args(["-q", "-X", "-v", "ON_ERROR_STOP=1", "-h", "127.0.0.1", "-U", "chamber", "-d", "postgres"])
            .args(["-p", &self.port.to_string(), "-c", sql])
            .status();
        assert!(done.expect("psql runs").success(), "{sql}");
    }

    /// An empty schema that nobody else uses, by its URL.
    pub fn fresh(&self) -> String {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let schema = format!("house_{}", NUMBER.fetch_add(1, Ordering::Relaxed));
        self.run(&format!("create schema {schema}"));
        self.url(&schema)
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        drop(self.shell.stdin.take());
        let _ = self.shell.wait();
    }
}

/// The server that the tests of one program share. It does not wait for the disk: for the tests of everything but
/// durability.
pub fn shared() -> &'static Cluster {
    static SHARED: OnceLock<Cluster> = OnceLock::new();
    SHARED.get_or_init(|| Cluster::start(&["fsync=off", "full_page_writes=off"]))
}

/// A port that nobody listens on.
pub fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).unwrap().port()
}

/// The newest server's programs.
pub fn programs() -> PathBuf {
    let versions = fs::read_dir(PROGRAMS)
        .unwrap_or_else(|error| panic!("{PROGRAMS}: {error}; `cargo xtask test` installs PostgreSQL"));
    let newest = versions.filter_map(|version| Some(version.ok()?.path())).max();
    newest.expect("a version of PostgreSQL is installed").join("bin")
}

/// Whom the server runs as: it refuses to be root.
struct Account(Option<(u32, u32)>);

impl Account {
    fn other_than_root() -> Self {
        if rootless() {
            return Account(None);
        }
        let accounts = fs::read_to_string("/etc/passwd").unwrap_or_default();
        let ids = accounts.lines().find_map(|line| {
            let mut fields = line.strip_prefix("postgres:")?.split(':').skip(1);
            Some((fields.next()?.parse().ok()?, fields.next()?.parse().ok()?))
        });
        Account(Some(ids.expect("Debian's package makes an account for the server")))
    }

    fn own(&self, folder: &Path) {
        if let Some((user, group)) = self.0 {
            chown(folder, Some(user), Some(group)).expect("the folder changes hands");
        }
    }

    fn command(&self, program: impl AsRef<std::ffi::OsStr>) -> Command {
        let mut command = Command::new(program);
        if let Some((user, group)) = self.0 {
            command.uid(user).gid(group);
        }
        command.current_dir("/");
        command
    }
}

fn rootless() -> bool {
    let id: io::Result<std::process::Output> = Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout != b"0\n")
}
