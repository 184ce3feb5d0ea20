//! Three PostgreSQL servers under Patroni with synchronous replication, as `deploy/cluster` sets them up, on free ports.

use crate::{Account, free_port, programs};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// How many servers there are.
const MEMBERS: usize = 3;
const PASSWORD: &str = "a-word-for-tests";
/// How long servers may take to come up, or to come back.
const PATIENCE: Duration = Duration::from_secs(180);

/// Runs a program until the pipe closes; then kills it and the server that it has started, as a power switch would.
const WATCH: &str = r#"folder=$1; shift; "$@" >>"$folder/log" 2>&1 & program=$!
read -r _; kill -KILL $program 2>/dev/null; wait $program
server=$(head -n 1 "$folder/data/postmaster.pid" 2>/dev/null) && kill -KILL "$server" 2>/dev/null
while [ -n "$server" ] && kill -0 "$server" 2>/dev/null; do sleep 0.05; done"#;

/// A running cluster.
pub struct Patroni {
    folder: PathBuf,
    settings: PathBuf,
    register: Register,
    members: Vec<Member>,
}

/// Where the servers agree who writes.
struct Register {
    client: u16,
    peer: u16,
    running: Option<Child>,
}

struct Member {
    name: String,
    port: u16,
    control: u16,
    running: Option<Child>,
}

impl Patroni {
    /// Starts a cluster with the settings in a file, and waits until every commit is kept twice.
    pub fn start(settings: &Path) -> Self {
        let folder = tempfile::Builder::new().prefix("chamber-patroni-").tempdir().unwrap().keep();
        let account = Account::other_than_root();
        account.own(&folder);
        // The account may not look into the folder that the settings come from.
        let own = folder.join("patroni.yml");
        fs::copy(settings, &own).expect("the settings are there");
        account.own(&own);
        let register = Register { client: free_port(), peer: free_port(), running: None };
        let member = |number| Member {
            name: format!("database{number}"),
            port: free_port(),
            control: free_port(),
            running: None,
        };
        let members = (1..=MEMBERS).map(member).collect();
        let mut cluster = Patroni { folder, settings: own, register, members };
        cluster.start_all();
        cluster
    }

    /// Starts everything that does not run, and waits until every commit is kept twice.
    pub fn start_all(&mut self) {
        let Register { client, peer, .. } = self.register;
        if self.register.running.is_none() {
            let (client, peer) = (format!("http://127.0.0.1:{client}"), format!("http://127.0.0.1:{peer}"));
            let folder = self.folder("register");
            let mut etcd = watched(&folder, "etcd");
            etcd.arg("--data-dir").arg(folder.join("register"));
            etcd.args(["--listen-client-urls", &client, "--advertise-client-urls", &client]);
            etcd.args(["--listen-peer-urls", &peer, "--initial-advertise-peer-urls", &peer]);
            etcd.args(["--initial-cluster", &format!("default={peer}")]);
            self.register.running = Some(etcd.spawn().expect("etcd starts"));
        }
        for number in 0..MEMBERS {
            if self.members[number].running.is_none() {
                self.members[number].running = Some(self.start_member(number));
            }
        }
        self.wait_until_safe();
    }

    fn start_member(&self, number: usize) -> Child {
        let Member { name, port, control, .. } = &self.members[number];
        let folder = self.folder(name);
        let mut patroni = watched(&folder, "patroni");
        patroni.arg(&self.settings);
        let database = format!("127.0.0.1:{port}");
        let control = format!("127.0.0.1:{control}");
        patroni
            .env("PATRONI_NAME", name)
            .env("PATRONI_ETCD3_HOSTS", format!("127.0.0.1:{}", self.register.client))
            .env("PATRONI_RESTAPI_LISTEN", &control)
            .env("PATRONI_RESTAPI_CONNECT_ADDRESS", &control)
            .env("PATRONI_POSTGRESQL_LISTEN", &database)
            .env("PATRONI_POSTGRESQL_CONNECT_ADDRESS", &database)
            .env("PATRONI_POSTGRESQL_DATA_DIR", folder.join("data"))
            .env("PATRONI_POSTGRESQL_BIN_DIR", programs())
            .env("PATRONI_POSTGRESQL_PGPASS", folder.join("pgpass"))
            .env("PATRONI_SUPERUSER_USERNAME", "postgres")
            .env("PATRONI_SUPERUSER_PASSWORD", PASSWORD)
            .env("PATRONI_REPLICATION_USERNAME", "follower")
            .env("PATRONI_REPLICATION_PASSWORD", PASSWORD)
            .spawn()
            .expect("patroni starts")
    }

    /// A folder of one program.
    fn folder(&self, name: &str) -> PathBuf {
        let folder = self.folder.join(name);
        if !folder.exists() {
            fs::create_dir(&folder).expect("the folder is made");
            Account::other_than_root().own(&folder);
        }
        folder
    }

    /// The ports of all servers.
    pub fn ports(&self) -> Vec<u16> {
        self.members.iter().map(|member| member.port).collect()
    }

    /// The URL of the database, whose servers are found at these ports.
    pub fn url_at(ports: &[u16]) -> String {
        let hosts: Vec<String> = ports.iter().map(|port| format!("127.0.0.1:{port}")).collect();
        format!("postgres://postgres:{PASSWORD}@{}/postgres?sslmode=disable", hosts.join(","))
    }

    /// Which server writes, if one does.
    pub fn primary(&self) -> Option<usize> {
        (0..MEMBERS).find(|number| self.ask(*number, "select not pg_is_in_recovery()") == "t")
    }

    /// Kills the server that writes, as if it had crashed, and says which it was.
    pub fn kill_primary(&self) -> usize {
        let primary = self.primary().expect("somebody writes");
        let data = self.folder(&self.members[primary].name).join("data");
        let pid = fs::read_to_string(data.join("postmaster.pid")).expect("the server runs");
        let pid = pid.lines().next().unwrap_or_default();
        assert!(Command::new("kill").args(["-KILL", pid]).status().expect("kill runs").success());
        primary
    }

    /// Kills everything.
    pub fn kill_all(&mut self) {
        for running in self.members.iter_mut().map(|member| &mut member.running) {
            stop(running);
        }
        stop(&mut self.register.running);
    }

    /// Waits until one server writes and both others follow, one of them with every commit.
    pub fn wait_until_safe(&self) {
        let began = Instant::now();
        while began.elapsed() < PATIENCE {
            // Only a follower that Patroni has named takes over.
            let followers = "select current_setting('synchronous_standby_names') not in ('', '*') \
                             and count(*) filter (where state = 'streaming') >= 2 \
                             and count(*) filter (where sync_state in ('sync', 'quorum')) >= 1 \
                             from pg_stat_replication where application_name <> 'pg_basebackup'";
            if self.primary().is_some_and(|primary| self.ask(primary, followers) == "t") {
                return;
            }
            std::thread::sleep(Duration::from_millis(200));
        }
        let log = |name: &str| {
            let log = fs::read_to_string(self.folder(name).join("log")).unwrap_or_default();
            let last: Vec<&str> = log.lines().rev().take(15).collect();
            format!("{name}:\n{}\n", last.into_iter().rev().collect::<Vec<_>>().join("\n"))
        };
        let logs: String = self.members.iter().map(|member| log(&member.name)).collect();
        panic!("the servers do not come up:\n{}{logs}", log("register"));
    }

    /// What a server answers; nothing if it does not.
    fn ask(&self, number: usize, sql: &str) -> String {
        let port = self.members[number].port.to_string();
        let answer = Command::new(programs().join("psql"))
            .args(["-X", "-t", "-A", "-h", "127.0.0.1", "-p", &port, "-U", "postgres", "-c", sql])
            .env("PGPASSWORD", PASSWORD)
            .env("PGCONNECT_TIMEOUT", "2")
            .stderr(Stdio::null())
            .output()
            .expect("psql runs");
        String::from_utf8_lossy(&answer.stdout).trim().to_owned()
    }
}

/// A program that ends with the process that started it, whatever that dies of.
fn watched(folder: &Path, program: &str) -> Command {
    let mut shell = Account::other_than_root().command("/bin/sh");
    shell.args(["-c", WATCH, "watch"]).arg(folder).arg(program);
    // A shell tells of whom it has killed.
    shell.stdin(Stdio::piped()).stderr(Stdio::null());
    shell
}

fn stop(running: &mut Option<Child>) {
    if let Some(mut shell) = running.take() {
        drop(shell.stdin.take());
        let _ = shell.wait();
    }
}

impl Drop for Patroni {
    fn drop(&mut self) {
        self.kill_all();
        let _ = fs::remove_dir_all(&self.folder);
    }
}
