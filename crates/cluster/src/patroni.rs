//! Three servers under Patroni, with synchronous replication: when the one that writes dies, another takes over.

use super::{Account, free_port, programs};
use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

const MEMBERS: usize = 3;

/// Runs a program until the pipe closes, then kills it and the server that it has started.
const WATCH: &str = r#"folder=$1; shift; "$@" >>"$folder/log" 2>&1 & echo $! >"$folder/pid"
read -r _; kill -9 $! 2>/dev/null
[ -f "$folder/data/postmaster.pid" ] && kill -QUIT "$(head -1 "$folder/data/postmaster.pid")" 2>/dev/null
wait"#;

/// A program that ends with us.
struct Watched {
    shell: Child,
}

impl Watched {
    fn start(account: &Account, folder: &Path, program: &mut dyn FnMut(&mut Command)) -> Self {
        let mut shell = account.command("/bin/sh");
        shell.args(["-c", WATCH, "watch"]).arg(folder);
        program(&mut shell);
        let shell = shell.stdin(Stdio::piped()).spawn().expect("a shell starts");
        Watched { shell }
    }
}

impl Drop for Watched {
    fn drop(&mut self) {
        drop(self.shell.stdin.take());
        let _ = self.shell.wait();
    }
}

/// One of the three.
struct Member {
    folder: PathBuf,
    port: u16,
    status: u16,
    running: Option<Watched>,
}

/// The three, and the register in which they agree on who writes.
pub struct Patroni {
    account: Account,
    folder: PathBuf,
    register_ports: (u16, u16),
    register: Option<Watched>,
    members: Vec<Member>,
}

impl Patroni {
    /// Starts all of them and waits until one writes and another follows.
    pub fn start() -> Self {
        let folder = tempfile::Builder::new().prefix("chamber-patroni-").tempdir().unwrap().keep();
        let account = Account::other_than_root();
        account.own(&folder);
        let members = (1..=MEMBERS).map(|number| {
            let folder = folder.join(format!("member{number}"));
            fs::create_dir(&folder).unwrap();
            account.own(&folder);
            Member { folder, port: free_port(), status: free_port(), running: None }
        });
        let members = members.collect();
        let mut patroni =
            Patroni { account, folder, register_ports: (free_port(), free_port()), register: None, members };
        patroni.resume();
        patroni
    }

    /// Starts what is not running.
    pub fn resume(&mut self) {
        let (client, peer) = self.register_ports;
        if self.register.is_none() {
            let folder = self.folder.join("register");
            if !folder.exists() {
                fs::create_dir(&folder).unwrap();
                self.account.own(&folder);
            }
            let url = |port: u16| format!("http://127.0.0.1:{port}");
            self.register = Some(Watched::start(&self.account, &folder, &mut |shell| {
                shell.arg("etcd").arg("--data-dir").arg(folder.join("etcd"));
                shell.args(["--name", "register", "--initial-cluster", &format!("register={}", url(peer))]);
                shell.args(["--listen-client-urls", &url(client), "--advertise-client-urls", &url(client)]);
                shell.args(["--listen-peer-urls", &url(peer), "--initial-advertise-peer-urls", &url(peer)]);
                shell.args(["--heartbeat-interval", "500", "--election-timeout", "5000"]);
            }));
        }
        for (number, member) in (1..).zip(&mut self.members) {
            if member.running.is_none() {
                let settings = member.folder.join("patroni.yml");
                fs::write(&settings, member.settings(number, client)).unwrap();
                member.running = Some(Watched::start(&self.account, &member.folder, &mut |shell| {
                    shell.arg("patroni").arg(&settings);
                }));
            }
        }
        self.wait_until("one writes and the others follow", |patroni| {
            patroni.primary().is_some()
                && patroni.count("/replica") == MEMBERS - 1
                && patroni.count("/sync") > 0
        });
    }

    /// The URL that names all three.
    pub fn url(&self) -> String {
        let hosts: Vec<String> =
            self.members.iter().map(|member| format!("127.0.0.1:{}", member.port)).collect();
        format!("postgres://chamber@{}/postgres?sslmode=disable", hosts.join(","))
    }

    /// The ports of the servers.
    pub fn ports(&self) -> Vec<u16> {
        self.members.iter().map(|member| member.port).collect()
    }

    /// Kills the server that writes, as a power switch would. Patroni brings it back as one that follows.
    pub fn kill_primary(&self) {
        let primary = self.primary().expect("one of them writes");
        let pid = fs::read_to_string(self.members[primary].folder.join("data/postmaster.pid")).unwrap();
        kill(pid.lines().next().unwrap_or_default());
    }

    /// Waits until all are in their places again.
    pub fn wait_for_all(&self) {
        self.wait_until("all are back", |patroni| {
            patroni.primary().is_some()
                && patroni.count("/replica") == MEMBERS - 1
                && patroni.count("/sync") > 0
        });
    }

    /// Kills everything at once.
    pub fn kill_all(&mut self) {
        for member in &mut self.members {
            let pid = fs::read_to_string(member.folder.join("data/postmaster.pid")).unwrap_or_default();
            for pid in [fs::read_to_string(member.folder.join("pid")).unwrap_or_default(), pid] {
                kill(pid.lines().next().unwrap_or_default());
            }
            member.running = None;
        }
        self.register = None;
    }

    fn primary(&self) -> Option<usize> {
        self.members.iter().position(|member| member.is("/primary"))
    }

    fn count(&self, role: &str) -> usize {
        self.members.iter().filter(|member| member.is(role)).count()
    }

    fn wait_until(&self, what: &str, holds: impl Fn(&Patroni) -> bool) {
        for _ in 0..1200 {
            if holds(self) {
                return;
            }
            std::thread::sleep(Duration::from_millis(100));
        }
        let log = |member: &Member| fs::read_to_string(member.folder.join("log")).unwrap_or_default();
        let logs: Vec<String> = self.members.iter().map(log).collect();
        panic!("waited for two minutes that {what}:\n{}", logs.join("\n"));
    }
}

impl Drop for Patroni {
    fn drop(&mut self) {
        self.members.clear();
        self.register = None;
        let _ = fs::remove_dir_all(&self.folder);
    }
}

impl Member {
    /// Whether the server has this role now.
    fn is(&self, role: &str) -> bool {
        let asked = TcpStream::connect(("127.0.0.1", self.status)).and_then(|mut line| {
            line.set_read_timeout(Some(Duration::from_secs(2)))?;
            line.write_all(format!("GET {role} HTTP/1.0\r\n\r\n").as_bytes())?;
            let mut status = [0; 12];
            line.read_exact(&mut status)?;
            Ok(status)
        });
        asked.is_ok_and(|status| status.ends_with(b" 200"))
    }

    fn settings(&self, number: usize, register: u16) -> String {
        let Member { folder, port, status, .. } = self;
        let (folder, programs) = (folder.display(), programs());
        let programs = programs.display();
        format!(
            "
scope: chamber
name: member{number}
restapi: {{listen: '127.0.0.1:{status}', connect_address: '127.0.0.1:{status}'}}
etcd3: {{hosts: '127.0.0.1:{register}'}}
bootstrap:
  dcs:
    ttl: 10
    loop_wait: 1
    retry_timeout: 3
    primary_start_timeout: 0
    synchronous_mode: true
    synchronous_mode_strict: true
    postgresql: {{use_pg_rewind: true, parameters: {{max_connections: 100, shared_buffers: 32MB}}}}
  initdb: [{{encoding: UTF8}}, {{locale: C}}, {{auth: trust}}, data-checksums, no-sync]
postgresql:
  listen: '127.0.0.1:{port}'
  connect_address: '127.0.0.1:{port}'
  data_dir: '{folder}/data'
  bin_dir: '{programs}'
  pgpass: '{folder}/pgpass'
  authentication:
    superuser: {{username: chamber, password: chamber}}
    replication: {{username: follower, password: follower}}
  parameters: {{unix_socket_directories: '{folder}'}}
  pg_hba: ['local all all trust', 'host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust']
"
        )
    }
}

fn kill(pid: &str) {
    let _ = Command::new("kill").args(["-9", pid]).stderr(Stdio::null()).status();
}
