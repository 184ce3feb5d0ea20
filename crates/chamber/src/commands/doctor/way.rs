//! The way from the players to the server: its port, the public address, the proxy.

use super::Finding;
use super::door::{Door, Headers};
use super::machine::CLOCKS_APART;
use crate::commands::address::Address;
use crate::lan;
use crate::tls;
use std::io::ErrorKind;
use std::net::{IpAddr, SocketAddr};
use std::time::{Duration, SystemTime};

const PATIENCE: Duration = Duration::from_secs(5);

pub fn findings(address: &Address) -> Vec<Finding> {
    let public = address.public(lan::addresses(address.listen)[0]);
    let mut findings = Vec::new();
    if let Some((cert, key)) = address.tls() {
        findings.push(match tls::acceptor(cert, key) {
            Ok(_) => Finding::ok("tls", "certificate and key belong together"),
            Err(error) => Finding::fault(
                "tls",
                format!("{error:#}"),
                "Give the whole chain with --tls-cert, its key with --tls-key.",
            ),
        });
    }
    match Door::open(address.listen) {
        // What comes by TLS only a server can read.
        Ok(_) if address.tls().is_some() => findings.push(free(address.listen)),
        Ok(door) => {
            findings.push(free(address.listen));
            findings.extend(through(&door, &public, address.behind_proxy));
        }
        Err(error) => findings.extend(taken(address, &public, &error)),
    }
    findings
}

fn free(listen: SocketAddr) -> Finding {
    Finding::ok("port", format!("{listen} is free"))
}

/// Somebody listens already: perhaps our server.
fn taken(address: &Address, public: &str, error: &std::io::Error) -> Vec<Finding> {
    let listen = address.listen;
    let seen = format!("cannot listen on {listen}: {error}");
    match error.kind() {
        ErrorKind::PermissionDenied => {
            return vec![Finding::fault(
                "port",
                seen,
                "Ports below 1024 are the system's: take another, with a proxy in front, or give the program CAP_NET_BIND_SERVICE.",
            )];
        }
        ErrorKind::AddrNotAvailable => {
            return vec![Finding::fault(
                "port",
                seen,
                "This machine has no such address: --listen 0.0.0.0:8765 takes all it has.",
            )];
        }
        _ => {}
    }
    let here = address.of(lan::addresses(listen)[0]);
    // A certificate is for the public name.
    let asked = if address.tls().is_some() { public } else { &here };
    if !is_well(asked) {
        return vec![Finding::fault(
            "port",
            seen,
            "Another program listens there: stop it, or take another port with --listen.",
        )];
    }
    let mut findings = vec![Finding::ok("port", format!("a server answers on {listen} and is well"))];
    findings.push(match is_well(public) {
        true => Finding::ok(
            "public",
            format!("{public} leads to a server that is well; stop it to see what a proxy passes on"),
        ),
        false => nobody(public, "no healthy server answers there"),
    });
    findings
}

fn nobody(public: &str, why: &str) -> Finding {
    let advice =
        "Is the name in the DNS, does the proxy run and pass requests on, does the firewall let them in?";
    Finding::fault("public", format!("{public}: {why}"), advice)
}

/// What happens to a request that a player would make.
fn through(door: &Door, public: &str, behind_proxy: bool) -> Vec<Finding> {
    let answer = agent()
        .get(format!("{public}/{}", door.word))
        .header("upgrade", "websocket")
        .header("connection", "upgrade")
        .call();
    let mut answer = match answer {
        Ok(answer) => answer,
        Err(error) => return vec![nobody(public, &error.to_string())],
    };
    let date = answer.headers().get("date").and_then(|date| date.to_str().ok()).map(str::to_owned);
    if answer.body_mut().read_to_string().ok().as_deref() != Some(&door.word) {
        return vec![nobody(public, "somebody else answers there")];
    }
    let mut findings = vec![Finding::ok("public", format!("{public} leads here"))];
    findings.extend(date.as_deref().and_then(clock));
    let Some(headers) = door.next() else { return findings };
    findings.push(proxy(&headers, behind_proxy));
    findings.push(
        match headers.get("upgrade").is_some_and(|upgrade| upgrade.eq_ignore_ascii_case("websocket")) {
            true => Finding::ok("live", "WebSockets are passed on"),
            false => Finding::fault(
                "live",
                "the proxy takes the header Upgrade away: pages would not change by themselves",
                "Let it pass WebSockets on; for nginx see deploy/nginx.conf.",
            ),
        },
    );
    findings
}

fn proxy(headers: &Headers, behind_proxy: bool) -> Finding {
    let forwarded = headers.get("x-forwarded-for").and_then(|all| all.rsplit(',').next()).map(str::trim);
    match (behind_proxy, forwarded) {
        (true, None) => Finding::fault(
            "proxy",
            "the proxy does not say who asks: all players would share one allowance",
            "Let it set X-Forwarded-For, or leave out --behind-proxy when there is none.",
        ),
        (true, Some(last)) if !is_address(last) => Finding::fault(
            "proxy",
            format!("the last entry of X-Forwarded-For is no address: {last}"),
            "Let the proxy write the address of whoever asks it.",
        ),
        (false, Some(_)) => Finding::fault(
            "proxy",
            "there is a proxy in front: all players would count as one visitor",
            "Start the server with --behind-proxy.",
        ),
        (true, Some(_)) => Finding::ok("proxy", "it says who asks"),
        (false, None) => Finding::ok("proxy", "none in front, and none expected"),
    }
}

fn is_address(text: &str) -> bool {
    text.parse::<IpAddr>().is_ok() || text.parse::<SocketAddr>().is_ok()
}

/// Whether the clock of whoever answers goes with ours.
fn clock(date: &str) -> Option<Finding> {
    let theirs = httpdate::parse_http_date(date).ok()?;
    let now = SystemTime::now();
    let apart = now.duration_since(theirs).or_else(|_| theirs.duration_since(now)).unwrap_or_default();
    (apart > CLOCKS_APART).then(|| {
        let advice = "Set both clocks (systemd-timesyncd or chrony keep them).";
        Finding::fault("clock", format!("this machine and the proxy are {} s apart", apart.as_secs()), advice)
    })
}

fn is_well(address: &str) -> bool {
    agent()
        .get(format!("{address}/healthz"))
        .call()
        .is_ok_and(|mut answer| answer.body_mut().read_to_string().is_ok_and(|said| said == "ok\n"))
}

fn agent() -> ureq::Agent {
    ureq::Agent::config_builder().timeout_global(Some(PATIENCE)).max_redirects(0).build().into()
}
