//! How often anybody may ask: per visitor, and per address, where one person may have many faces.

use crate::problem::Problem;
use axum::http::StatusCode;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use tables::Visitor;

/// Allowances a second; the burst is four times as much. None means no limit.
#[derive(Clone, Copy, Debug)]
pub struct Allowance {
    /// Requests of one address.
    pub requests: Option<NonZeroU32>,
    /// Commands of one visitor.
    pub commands: Option<NonZeroU32>,
    /// New tables and new visitors of one address, a minute.
    pub creations: Option<NonZeroU32>,
}

impl Allowance {
    /// For a public server: people never feel it, scripts do.
    pub const PUBLIC: Allowance = Allowance {
        requests: NonZeroU32::new(100),
        commands: NonZeroU32::new(20),
        creations: NonZeroU32::new(60),
    };
    /// No limits at all: for measuring, and for tests of other things.
    pub const NONE: Allowance = Allowance { requests: None, commands: None, creations: None };
}

/// What has been used up.
pub struct Rates {
    requests: Option<DefaultKeyedRateLimiter<Prefix>>,
    commands: Option<DefaultKeyedRateLimiter<Visitor>>,
    creations: Option<DefaultKeyedRateLimiter<Prefix>>,
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

const BURST: NonZeroU32 = NonZeroU32::new(4).expect("not zero");

impl Rates {
    /// Nothing used up yet.
    pub fn new(allowance: Allowance) -> Self {
        let per_second = |n: NonZeroU32| Quota::per_second(n).allow_burst(n.saturating_mul(BURST));
        let per_minute = |n: NonZeroU32| Quota::per_minute(n);
        Rates {
            requests: allowance.requests.map(|n| RateLimiter::keyed(per_second(n))),
            commands: allowance.commands.map(|n| RateLimiter::keyed(per_second(n))),
            creations: allowance.creations.map(|n| RateLimiter::keyed(per_minute(n))),
            clock: DefaultClock::default(),
        }
    }

    /// One more request from an address.
    pub fn request(&self, from: Prefix) -> Result<(), Problem> {
        self.spend(&self.requests, from)
    }

    /// One more command of a visitor.
    pub fn command(&self, by: Visitor) -> Result<(), Problem> {
        self.spend(&self.commands, by)
    }

    /// One more table or visitor from an address.
    pub fn creation(&self, from: Prefix) -> Result<(), Problem> {
        self.spend(&self.creations, from)
    }

    /// Forgets those who have been quiet long enough to have their full allowance again.
    pub fn forget_the_quiet(&self) {
        for limiter in [&self.requests, &self.creations].into_iter().flatten() {
            limiter.retain_recent();
        }
        if let Some(limiter) = &self.commands {
            limiter.retain_recent();
        }
    }

    fn spend<K: Clone + Eq + Hash>(
        &self,
        limiter: &Option<DefaultKeyedRateLimiter<K>>,
        key: K,
    ) -> Result<(), Problem> {
        let Some(Err(until)) = limiter.as_ref().map(|limiter| limiter.check_key(&key)) else { return Ok(()) };
        let mut problem = Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many-requests");
        problem.retry_after = Some(until.wait_time_from(self.clock.now()).as_secs() + 1);
        Err(problem)
    }
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
    fn no_allowance_is_no_limit() {
        let rates = Rates::new(Allowance::NONE);
        assert!((0..10_000).all(|_| rates.request(Prefix::from(IpAddr::from([192, 0, 2, 1]))).is_ok()));
    }
}
