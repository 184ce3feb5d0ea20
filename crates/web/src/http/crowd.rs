//! How many may be here at once: in all, and of one kind, such as from one address or at one table.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// How many times as many may be of a wider kind: a whole network of IPv6 in place of one household in it.
const WIDER: usize = 8;
/// How many more of one kind are let in when all ordinary places are taken.
const LATE: usize = 4;

/// Places to be taken and given back.
#[derive(Debug)]
pub struct Crowd<K: Hash + Eq + Copy> {
    /// Ordinary places.
    most: usize,
    /// Further ones for short visits, once the ordinary ones are taken: whoever looks after the server must get in.
    spare: usize,
    /// Places of one kind; none is no limit.
    each: Option<usize>,
    here: Mutex<Here<K>>,
    /// Rings when the last one leaves.
    left: Notify,
}

#[derive(Debug)]
struct Here<K> {
    all: usize,
    by_kind: HashMap<K, usize>,
}

/// Why nobody more is let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Full {
    /// Those of this kind have taken all that they may.
    Kind,
    /// Everything is taken.
    All,
}

/// A place that is given back when this is dropped.
#[derive(Debug)]
pub struct Place<K: Hash + Eq + Copy> {
    crowd: Arc<Crowd<K>>,
    kinds: [Option<K>; 2],
    /// Whether it is one of the spare places, which are for short visits only.
    pub spare: bool,
}

impl<K: Hash + Eq + Copy> Crowd<K> {
    /// Room for `most` and a few `spare` ones, and for so many of `each` kind.
    pub fn new(most: usize, spare: usize, each: Option<usize>) -> Arc<Self> {
        let here = Mutex::new(Here { all: 0, by_kind: HashMap::new() });
        Arc::new(Crowd { most, spare, each, here, left: Notify::new() })
    }

    /// Takes a place for one of a kind, which may be part of a wider one.
    pub fn enter(self: &Arc<Self>, kind: K, wider: Option<K>) -> Result<Place<K>, Full> {
        let mut here = self.here();
        let spare = here.all >= self.most;
        if here.all >= self.most + self.spare {
            return Err(Full::All);
        }
        if let Some(each) = self.each {
            let each = if spare { each + LATE } else { each };
            let of = |kind: K| here.by_kind.get(&kind).copied().unwrap_or(0);
            if of(kind) >= each || wider.is_some_and(|wider| of(wider) >= each * WIDER) {
                return Err(Full::Kind);
            }
        }
        let kinds = [Some(kind), wider];
        here.all += 1;
        for kind in kinds.into_iter().flatten() {
            *here.by_kind.entry(kind).or_default() += 1;
        }
        Ok(Place { crowd: self.clone(), kinds, spare })
    }

    /// How many are here.
    pub fn len(&self) -> usize {
        self.here().all
    }

    /// Whether nobody is here.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Done when nobody is here.
    pub async fn emptied(&self) {
        while !self.is_empty() {
            self.left.notified().await;
        }
    }

    fn here(&self) -> MutexGuard<'_, Here<K>> {
        // Nothing panics between the steps of a change.
        self.here.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Hash + Eq + Copy> Drop for Place<K> {
    fn drop(&mut self) {
        let mut here = self.crowd.here();
        here.all -= 1;
        for kind in self.kinds.into_iter().flatten() {
            if let Entry::Occupied(mut count) = here.by_kind.entry(kind) {
                *count.get_mut() -= 1;
                if *count.get() == 0 {
                    count.remove();
                }
            }
        }
        if here.all == 0 {
            self.crowd.left.notify_one();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::http::rates::Prefix;
    use std::net::IpAddr;

    fn prefix(address: &str) -> Prefix {
        address.parse::<IpAddr>().unwrap().into()
    }

    #[test]
    fn one_address_cannot_take_all_places() {
        let crowd = Crowd::new(10, 0, Some(2));
        let [one, other] = ["192.0.2.1", "192.0.2.2"].map(prefix);
        let places = [crowd.enter(one, None).unwrap(), crowd.enter(one, None).unwrap()];
        assert_eq!(crowd.enter(one, None).unwrap_err(), Full::Kind);
        assert!(crowd.enter(other, None).is_ok());
        drop(places);
        assert!(crowd.is_empty() && crowd.enter(one, None).is_ok());
    }

    #[test]
    fn a_network_of_ipv6_counts_as_a_whole() {
        let crowd = Crowd::new(1000, 0, Some(2));
        let enter = |address: &str| crowd.enter(prefix(address), prefix(address).network());
        let of = |n: usize| format!("2001:db8:1:{n:x}::1");
        let places: Vec<_> = (0..2 * WIDER).map(|n| enter(&of(n)).unwrap()).collect();
        assert_eq!(enter(&of(places.len())).unwrap_err(), Full::Kind);
        assert!(enter("2001:db8:2::1").is_ok());
    }

    #[test]
    fn when_all_places_are_taken_there_is_room_for_short_visits() {
        let crowd = Crowd::new(1, 1, None);
        let first = crowd.enter(1, None).unwrap();
        let second = crowd.enter(1, None).unwrap();
        assert!(!first.spare && second.spare);
        assert_eq!(crowd.enter(2, None).unwrap_err(), Full::All);
    }
}
