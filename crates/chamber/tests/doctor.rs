//! `chamber doctor` finds what is wrong with a house, and nothing where nothing is.

use serde_json::Value;
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, SystemTime};
use tempfile::TempDir;

/// A house behind a proxy, healthy as long as nothing is planted.
struct House {
    folder: TempDir,
    listen: SocketAddr,
    proxy: SocketAddr,
}

/// What a proxy does with requests.
#[derive(Clone, Copy)]
struct Proxy {
    says_who_asks: bool,
    passes_upgrades: bool,
    date: Option<&'static str>,
}

const GOOD_PROXY: Proxy = Proxy { says_who_asks: true, passes_upgrades: true, date: None };

impl House {
    fn healthy() -> House {
        House::behind(GOOD_PROXY)
    }

    fn behind(proxy: Proxy) -> House {
        // On a disk, wherever the machine keeps its temporary files.
        let folder = TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
        // Free a moment ago, and nobody else of this test asks for it.
        let listen = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap();
        House { folder, listen, proxy: pass_on(proxy, listen) }
    }

    fn data(&self) -> &Path {
        self.folder.path()
    }

    /// What the doctor says, by check.
    fn examined(&self) -> BTreeMap<String, String> {
        self.examined_with(&["--data", self.data().to_str().unwrap()])
    }

    fn examined_with(&self, more: &[&str]) -> BTreeMap<String, String> {
        let output = Command::new(env!("CARGO_BIN_EXE_chamber"))
            .args(["doctor", "--json", "--behind-proxy", "--listen", &self.listen.to_string()])
            .args(["--public-url", &format!("http://{}/games/", self.proxy)])
            .args(more)
            .output()
            .unwrap();
        let findings: Vec<Value> = serde_json::from_slice(&output.stdout).unwrap();
        let text = |finding: &Value, key: &str| finding[key].as_str().unwrap_or_default().to_owned();
        let faults = findings.iter().filter(|finding| finding["verdict"] == "fault");
        let faults: BTreeMap<String, String> =
            faults.map(|finding| (text(finding, "check"), text(finding, "seen"))).collect();
        assert_eq!(output.status.success(), faults.is_empty(), "{findings:#?}");
        assert!(findings.iter().all(|finding| finding["verdict"] == "ok" || !finding["advice"].is_null()));
        faults
    }

    /// The one check that found a fault.
    fn fault(&self) -> String {
        only(self.examined())
    }
}

fn only(faults: BTreeMap<String, String>) -> String {
    assert_eq!(faults.len(), 1, "{faults:#?}");
    faults.into_keys().next().unwrap()
}

/// Starts a proxy.
fn pass_on(proxy: Proxy, to: SocketAddr) -> SocketAddr {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let address = listener.local_addr().unwrap();
    std::thread::spawn(move || {
        for client in listener.incoming().flatten() {
            let mut head = String::new();
            for line in
                BufReader::new(&client).lines().map_while(Result::ok).take_while(|line| !line.is_empty())
            {
                let name = line.split(':').next().unwrap_or_default().to_lowercase();
                if proxy.passes_upgrades || !matches!(&*name, "upgrade" | "connection") {
                    head += &format!("{line}\r\n");
                }
            }
            if proxy.says_who_asks {
                head += "x-forwarded-for: 198.51.100.1, 203.0.113.9\r\n";
            }
            let Ok(mut server) = TcpStream::connect(to) else { continue };
            let mut answer = String::new();
            if server.write_all(format!("{head}\r\n").as_bytes()).is_ok()
                && server.read_to_string(&mut answer).is_ok()
            {
                if let Some(date) = proxy.date {
                    answer = answer.replacen("\r\n", &format!("\r\ndate: {date}\r\n"), 1);
                }
                // The doctor may have gone.
                let _ = (&client).write_all(answer.as_bytes());
            }
        }
    });
    address
}

#[test]
fn a_healthy_house_has_no_faults() {
    assert_eq!(House::healthy().examined(), BTreeMap::new());
}

#[test]
fn a_port_that_another_program_has_is_found() {
    let house = House::healthy();
    let _other = TcpListener::bind(house.listen).unwrap();
    let faults = house.examined();
    assert!(faults.contains_key("port"), "{faults:?}");
}

#[test]
fn a_folder_that_cannot_be_written_is_found() {
    let house = House::healthy();
    let file = house.data().join("file");
    File::create(&file).unwrap();
    assert_eq!(only(house.examined_with(&["--data", file.to_str().unwrap()])), "disk");
}

#[test]
fn a_folder_in_memory_is_found() {
    let faults = House::healthy().examined_with(&["--data", "/dev/shm/chamber-doctor-test"]);
    assert!(faults["disk"].contains("in memory"), "{faults:?}");
}

#[test]
fn a_clock_behind_the_last_game_is_found() {
    let house = House::healthy();
    let log = File::create(house.data().join("tables.sqlite")).unwrap();
    log.set_modified(SystemTime::now() + Duration::from_secs(3600)).unwrap();
    assert_eq!(house.fault(), "clock");
}

#[test]
fn a_clock_that_differs_from_the_proxys_is_found() {
    let proxy = Proxy { date: Some("Sun, 06 Nov 1994 08:49:37 GMT"), ..GOOD_PROXY };
    assert_eq!(House::behind(proxy).fault(), "clock");
}

#[test]
fn a_secret_that_others_can_read_is_found() {
    let house = House::healthy();
    let secret = house.data().join("secret");
    fs::write(&secret, [0; 32]).unwrap();
    fs::set_permissions(&secret, fs::Permissions::from_mode(0o644)).unwrap();
    assert_eq!(house.fault(), "secret");
}

#[test]
fn a_proxy_that_does_not_say_who_asks_is_found() {
    assert_eq!(House::behind(Proxy { says_who_asks: false, ..GOOD_PROXY }).fault(), "proxy");
}

#[test]
fn a_proxy_without_web_sockets_is_found() {
    assert_eq!(House::behind(Proxy { passes_upgrades: false, ..GOOD_PROXY }).fault(), "live");
}

#[test]
fn a_public_address_that_leads_elsewhere_is_found() {
    let mut house = House::healthy();
    let elsewhere = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    house.proxy = elsewhere.local_addr().unwrap();
    drop(elsewhere);
    assert_eq!(house.fault(), "public");
    let other = House::healthy();
    let somebody = pass_on(GOOD_PROXY, answering_anything());
    assert_eq!(House { proxy: somebody, ..other }.fault(), "public");
}

/// A server that says hello to everybody.
fn answering_anything() -> SocketAddr {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let address = listener.local_addr().unwrap();
    std::thread::spawn(move || {
        for client in listener.incoming().flatten() {
            let _ = BufReader::new(&client)
                .lines()
                .map_while(Result::ok)
                .take_while(|line| !line.is_empty())
                .count();
            let _ = (&client)
                .write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 5\r\nconnection: close\r\n\r\nhello");
        }
    });
    address
}

#[test]
fn a_key_of_another_certificate_is_found() {
    let house = House::healthy();
    let file = |name: &str| format!("{}/tests/certificates/{name}.pem", env!("CARGO_MANIFEST_DIR"));
    let data = house.data().to_str().unwrap().to_owned();
    let examined = |key: &str| {
        house.examined_with(&["--data", &data, "--tls-cert", &file("cert"), "--tls-key", &file(key)])
    };
    assert_eq!(only(examined("other-key")), "tls");
    assert_eq!(examined("key"), BTreeMap::new());
}
