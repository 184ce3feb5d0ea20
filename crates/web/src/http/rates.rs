//! How often and how much anybody may ask: per visitor, and per address, where one person may have many faces.

use crate::http::problem::Problem;
use axum::http::StatusCode;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::time::{Duration, Instant};
use tables::Visitor;

/// Allowances a second; the burst is four times as much. None means no limit.
#[derive(Clone, Copy, Debug)]
pub struct Allowance {
    /// Requests of one address; messages on sockets are requests.
    pub requests: Option<NonZeroU32>,
    /// Commands of one visitor.
    pub commands: Option<NonZeroU32>,
    /// New tables and new visitors of one address, a minute.
    pub creations: Option<NonZeroU32>,
    /// Kilobytes that one visitor sends; all visitors of one address together may send eight times as many.
    pub kilobytes: Option<NonZeroU32>,
}

impl Allowance {
    /// For a public server: people never feel it, scripts do.
    pub const PUBLIC: Allowance = Allowance {
        requests: NonZeroU32::new(100),
        commands: NonZeroU32::new(20),
        creations: NonZeroU32::new(60),
        kilobytes: NonZeroU32::new(16),
    };
    /// No limits at all: for measuring, and for tests of other things.
    pub const NONE: Allowance =
        Allowance { requests: None, commands: None, creations: None, kilobytes: None };
}

/// What has been used up.
pub struct Rates {
    requests: Option<PerAddress>,
    commands: Option<DefaultKeyedRateLimiter<Visitor>>,
    creations: Option<PerAddress>,
    bytes: Option<DefaultKeyedRateLimiter<Visitor>>,
    bytes_of_address: Option<PerAddress>,
    settings: Option<DefaultKeyedRateLimiter<Visitor>>,
    health: Option<PerAddress>,
    clock: DefaultClock,
}

/// The part of an address that stands for one household: all of an IPv4 address, half of an IPv6 one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Prefix(IpAddr);

impl From<IpAddr> for Prefix {
    fn from(address: IpAddr) -> Self {
        Prefix(match address.to_canonical() {
            IpAddr::V6(v6) => {
                let [a, b, c, d, ..] = v6.segments();
                Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
            }
            v4 => v4,
        })
    }
}

impl Prefix {
    /// The network (/48) of an IPv6 address, which one customer of a provider may have whole.
    pub fn network(self) -> Option<Prefix> {
        let IpAddr::V6(v6) = self.0 else { return None };
        let [a, b, c, ..] = v6.segments();
        // The last piece is never part of a household's prefix, so that no household is taken for a network.
        Some(Prefix(Ipv6Addr::new(a, b, c, 0, 0, 0, 0, 1).into()))
    }
}

const BURST: NonZeroU32 = NonZeroU32::new(4).expect("not zero");
/// How many times as much a whole network of IPv6 may ask as one household in it.
const NETWORK: NonZeroU32 = NonZeroU32::new(8).expect("not zero");
/// How many times as much an address may send as one visitor.
const HOUSEHOLD: NonZeroU32 = NonZeroU32::new(8).expect("not zero");
/// Bytes may come in bursts of so many seconds' worth: several drawings, or a long list of words.
const BYTES_BURST: NonZeroU32 = NonZeroU32::new(16 * 1024).expect("not zero");
/// How often one visitor may change a table's settings, a minute. A list of words that comes with them costs more: a change
/// more for every so many bytes.
const SETTINGS: NonZeroU32 = NonZeroU32::new(30).expect("not zero");
const WORDS_PER_CHANGE: usize = 1024;
/// How often one address may ask for the server's health, a second.
const HEALTH: NonZeroU32 = NonZeroU32::new(5).expect("not zero");

/// A limit for addresses, and a wider one for whole networks of IPv6.
struct PerAddress {
    household: DefaultKeyedRateLimiter<Prefix>,
    network: DefaultKeyedRateLimiter<Prefix>,
}

impl PerAddress {
    fn new(quota: impl Fn(NonZeroU32) -> Quota, allowed: NonZeroU32) -> Self {
        PerAddress {
            household: RateLimiter::keyed(quota(allowed)),
            network: RateLimiter::keyed(quota(allowed.saturating_mul(NETWORK))),
        }
    }

    fn retain_recent(&self) {
        self.household.retain_recent();
        self.network.retain_recent();
    }
}

impl Rates {
    /// Nothing used up yet.
    pub fn new(allowance: Allowance) -> Self {
        let per_second = |n: NonZeroU32| Quota::per_second(n).allow_burst(n.saturating_mul(BURST));
        let bytes = |n: NonZeroU32| {
            let burst = n.saturating_mul(BYTES_BURST);
            Quota::per_second(n.saturating_mul(KILO)).allow_burst(burst)
        };
        Rates {
            requests: allowance.requests.map(|n| PerAddress::new(per_second, n)),
            commands: allowance.commands.map(|n| RateLimiter::keyed(per_second(n))),
            creations: allowance.creations.map(|n| PerAddress::new(Quota::per_minute, n)),
            bytes: allowance.kilobytes.map(|n| RateLimiter::keyed(bytes(n))),
            bytes_of_address: allowance
                .kilobytes
                .map(|n| PerAddress::new(bytes, n.saturating_mul(HOUSEHOLD))),
            settings: allowance.commands.map(|_| RateLimiter::keyed(Quota::per_minute(SETTINGS))),
            health: allowance.requests.map(|_| PerAddress::new(per_second, HEALTH)),
            clock: DefaultClock::default(),
        }
    }

    /// One more request from an address.
    pub fn request(&self, from: Prefix) -> Result<(), Problem> {
        self.spend_of_address(&self.requests, from, ONE)
    }

    /// One more command of a visitor.
    pub fn command(&self, by: Visitor) -> Result<(), Problem> {
        self.spend(&self.commands, &by, ONE)
    }

    /// One more table or visitor from an address.
    pub fn creation(&self, from: Prefix) -> Result<(), Problem> {
        self.spend_of_address(&self.creations, from, ONE)
    }

    /// One more change of a table's settings by a visitor, with a list of words of so many bytes.
    pub fn settings(&self, by: Visitor, words: usize) -> Result<(), Problem> {
        let changes =
            u32::try_from(words / WORDS_PER_CHANGE).map_or(SETTINGS, |more| ONE.saturating_add(more));
        self.spend(&self.settings, &by, changes.min(SETTINGS))
    }

    /// One more question for the server's health from an address.
    pub fn health(&self, from: Prefix) -> Result<(), Problem> {
        self.spend_of_address(&self.health, from, ONE)
    }

    /// So many bytes more from an address, and from a visitor there.
    pub fn bytes(&self, from: Prefix, by: Option<Visitor>, bytes: usize) -> Result<(), Problem> {
        let Some(bytes) = u32::try_from(bytes).ok().and_then(NonZeroU32::new) else { return Ok(()) };
        by.map_or(Ok(()), |by| self.spend(&self.bytes, &by, bytes))?;
        self.spend_of_address(&self.bytes_of_address, from, bytes)
    }

    /// Forgets those who have been quiet long enough to have their full allowance again.
    pub fn forget_the_quiet(&self) {
        for limiter in [&self.requests, &self.creations, &self.bytes_of_address, &self.health] {
            limiter.iter().for_each(PerAddress::retain_recent);
        }
        for limiter in [&self.commands, &self.bytes, &self.settings] {
            limiter.iter().for_each(DefaultKeyedRateLimiter::retain_recent);
        }
    }

    fn spend_of_address(
        &self,
        limiter: &Option<PerAddress>,
        from: Prefix,
        amount: NonZeroU32,
    ) -> Result<(), Problem> {
        let Some(limiter) = limiter else { return Ok(()) };
        self.take(&limiter.household, &from, amount)?;
        from.network().map_or(Ok(()), |network| self.take(&limiter.network, &network, amount))
    }

    fn spend<K: Clone + Eq + Hash>(
        &self,
        limiter: &Option<DefaultKeyedRateLimiter<K>>,
        key: &K,
        amount: NonZeroU32,
    ) -> Result<(), Problem> {
        limiter.as_ref().map_or(Ok(()), |limiter| self.take(limiter, key, amount))
    }

    fn take<K: Clone + Eq + Hash>(
        &self,
        limiter: &DefaultKeyedRateLimiter<K>,
        key: &K,
        amount: NonZeroU32,
    ) -> Result<(), Problem> {
        let wait = match limiter.check_key_n(key, amount) {
            Ok(Ok(())) => return Ok(()),
            Ok(Err(until)) => until.wait_time_from(self.clock.now()).as_secs() + 1,
            // More than ever comes in one piece.
            Err(_) => 60,
        };
        let mut problem = Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many-requests");
        problem.retry_after = Some(wait);
        Err(problem)
    }
}

const ONE: NonZeroU32 = NonZeroU32::MIN;
const KILO: NonZeroU32 = NonZeroU32::new(1024).expect("not zero");

/// How fast the messages of one socket are read.
///
/// What comes faster waits in the network, and in the end at its sender. That costs less than to hang up: whoever is cut off
/// comes again, and opening a socket is more work than any message.
pub struct Pace {
    /// When the next message is due at an even pace.
    due: Instant,
    /// The same of signs of life.
    sign_due: Instant,
    even: bool,
}

impl Pace {
    /// So much time for each message at an even pace: fifty a second.
    const STEP: Duration = Duration::from_millis(20);
    /// So many messages may come at once.
    const BURST: u32 = 200;
    /// Signs of life are no commands, and nobody needs many of them: so much time for each, and so many at once.
    const SIGN_STEP: Duration = Duration::from_secs(1);
    const SIGN_BURST: u32 = 20;
    /// How long an address that asks too much is not listened to.
    const PAUSE: Duration = Duration::from_secs(1);

    /// Of a new socket.
    pub fn new(allowance: Allowance) -> Self {
        let (due, sign_due) = (rested(Self::STEP, Self::BURST), rested(Self::SIGN_STEP, Self::SIGN_BURST));
        Pace { due, sign_due, even: allowance.requests.is_some() }
    }

    /// One more message has come: how long to wait before the next one is read.
    pub fn message(&mut self, rates: &Rates, from: Prefix) -> Option<Duration> {
        if !self.even {
            return None;
        }
        self.due = self.due.max(rested(Self::STEP, Self::BURST)) + Self::STEP;
        let asks_too_much = rates.request(from).is_err();
        let wait = self.due.saturating_duration_since(Instant::now());
        let wait = if asks_too_much { wait.max(Self::PAUSE) } else { wait };
        (!wait.is_zero()).then_some(wait)
    }

    /// The same for a message that says only that somebody is there: a ping, a pong, the heartbeat of a page.
    pub fn sign_of_life(&mut self, rates: &Rates, from: Prefix) -> Option<Duration> {
        if !self.even {
            return None;
        }
        self.sign_due = self.sign_due.max(rested(Self::SIGN_STEP, Self::SIGN_BURST)) + Self::SIGN_STEP;
        let wait = self.sign_due.saturating_duration_since(Instant::now());
        self.message(rates, from).max((!wait.is_zero()).then_some(wait))
    }
}

/// Since when a socket has to be quiet to have its whole burst.
fn rested(step: Duration, burst: u32) -> Instant {
    let now = Instant::now();
    now.checked_sub(step * burst).unwrap_or(now)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_that_asks_too_much_waits_and_its_neighbour_does_not() {
        let rates = Rates::new(Allowance { requests: NonZeroU32::new(1), ..Allowance::NONE });
        let [greedy, neighbour] =
            ["192.0.2.1", "192.0.2.2"].map(|ip| Prefix::from(ip.parse::<IpAddr>().unwrap()));
        assert!((0..4).all(|_| rates.request(greedy).is_ok()));
        let problem = rates.request(greedy).unwrap_err();
        assert_eq!((problem.status, problem.retry_after), (429, Some(1)));
        assert!(rates.request(neighbour).is_ok());
    }

    #[test]
    fn the_addresses_of_one_ipv6_network_are_one() {
        let prefix = |ip: &str| Prefix::from(ip.parse::<IpAddr>().unwrap());
        assert_eq!(prefix("2001:db8:1:2::1"), prefix("2001:db8:1:2:ffff::9"));
        assert_ne!(prefix("2001:db8:1:2::1"), prefix("2001:db8:1:3::1"));
        assert_eq!(prefix("::ffff:192.0.2.1"), prefix("192.0.2.1"));
    }

    #[test]
    fn a_network_of_ipv6_cannot_ask_as_often_as_it_has_households() {
        let rates = Rates::new(Allowance { requests: NonZeroU32::new(1), ..Allowance::NONE });
        let household = |n: u16| Prefix::from(IpAddr::from([0x2001, 0xdb8, 1, n, 0, 0, 0, 1]));
        let let_in = (0..100).filter(|n| rates.request(household(*n)).is_ok()).count();
        // Eight households' bursts of four, and what comes back while we ask.
        assert!((32..50).contains(&let_in), "{let_in}");
        assert!(rates.request(Prefix::from(IpAddr::from([0x2001, 0xdb8, 2, 0, 0, 0, 0, 1]))).is_ok());
    }

    #[test]
    fn many_visitors_at_one_address_do_not_send_more_than_the_address_may() {
        let rates = Rates::new(Allowance { kilobytes: NonZeroU32::new(16), ..Allowance::NONE });
        let from = Prefix::from(IpAddr::from([192, 0, 2, 1]));
        let sent = |visitor: u8| {
            let by = Some(Visitor::new([visitor; 16]));
            (0..20).filter(|_| rates.bytes(from, by, 64 * 1024).is_ok()).count()
        };
        assert!((4..6).contains(&sent(1)), "a visitor's burst is 256 KB");
        let others: usize = (2..14).map(sent).sum();
        assert!((20..35).contains(&others), "an address's burst is 2 MB: {others}");
    }

    #[test]
    fn a_socket_that_floods_is_read_at_an_even_pace() {
        let rates = Rates::new(Allowance { requests: NonZeroU32::new(1_000_000), ..Allowance::NONE });
        let mut pace = Pace::new(Allowance::PUBLIC);
        let from = Prefix::from(IpAddr::from([192, 0, 2, 1]));
        let at_once = (0..1000).take_while(|_| pace.message(&rates, from).is_none()).count();
        assert!((200..400).contains(&at_once), "{at_once}");
    }

    #[test]
    fn no_allowance_is_no_limit() {
        let rates = Rates::new(Allowance::NONE);
        assert!((0..10_000).all(|_| rates.request(Prefix::from(IpAddr::from([192, 0, 2, 1]))).is_ok()));
    }
}
