use super::*;
use crate::conformance::{commit, holds, table, write};
use std::fs;
use std::sync::atomic::{AtomicU32, Ordering};
use tempfile::TempDir;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_sqlite_store_keeps_the_laws() {
    let (folder, files) = (TempDir::new().unwrap(), AtomicU32::new(0));
    holds(|| async {
        let number = files.fetch_add(1, Ordering::Relaxed);
        Sqlite::open(folder.path().join(format!("{number}.db"))).unwrap()
    })
    .await;
}

#[tokio::test]
async fn what_was_acknowledged_is_there_after_opening_again() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("log.db");
    write(&Sqlite::open(&path).unwrap(), table(1), 30).await;
    let store = Sqlite::open(&path).unwrap();
    assert_eq!(store.read(table(1), 0).await.unwrap(), (1..=30).map(commit).collect::<Vec<_>>());
    store.append(table(1), commit(31), Index::default()).await.unwrap();
}

#[tokio::test]
async fn a_backup_is_a_whole_store_of_its_own() {
    let folder = TempDir::new().unwrap();
    let store = Sqlite::open(folder.path().join("log.db")).unwrap();
    write(&store, table(1), 10).await;
    let copy = folder.path().join("copy.db");
    store.backup(copy.clone()).await.unwrap();
    store.append(table(1), commit(11), Index::default()).await.unwrap();
    assert!(store.backup(copy.clone()).await.is_err(), "a backup overwrites nothing");
    let copied = Sqlite::open(copy).unwrap().read(table(1), 0).await.unwrap();
    assert_eq!(copied, (1..=10).map(commit).collect::<Vec<_>>());
}

#[tokio::test]
async fn an_altered_lost_or_swapped_commit_is_refused() {
    for harm in [
        "update commits set body = 'forged' where seq = 3",
        "update commits set at = at + 1 where seq = 3",
        "delete from commits where seq = 3",
        "delete from commits where seq = 5",
        "update commits set seq = -seq where seq in (4, 5); update commits set seq = 9 + seq where seq < 0",
        "update tables set head = 4",
    ] {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("log.db");
        write(&Sqlite::open(&path).unwrap(), table(1), 5).await;
        connect(&path, OpenFlags::default()).unwrap().execute_batch(harm).unwrap();
        let read = Sqlite::open(&path).unwrap().read(table(1), 0).await;
        assert!(matches!(read, Err(Error::Damaged(_))), "{harm}: {read:?}");
    }
}

#[test]
fn a_file_of_another_format_is_refused() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("log.db");
    drop(Sqlite::open(&path).unwrap());
    connect(&path, OpenFlags::default()).unwrap().execute_batch("update about set format = 2").unwrap();
    assert!(matches!(Sqlite::open(&path), Err(Error::Damaged(_))));
    fs::write(&path, "this is no database, but some text that somebody put in its place by mistake").unwrap();
    assert!(matches!(Sqlite::open(&path), Err(Error::Damaged(_))));
}

/// What lies on the disk when the power goes: the database, its write-ahead log and its mark, copied while
/// the store is open, so that nothing is tidied up on closing.
struct PowerCut {
    folder: TempDir,
    /// Length of the write-ahead log after each acknowledged commit.
    lengths: Vec<usize>,
}

impl PowerCut {
    async fn after(commits: u64) -> Self {
        let live = TempDir::new().unwrap();
        let store = Sqlite::open(live.path().join("log.db")).unwrap();
        let mut lengths = Vec::new();
        for seq in 1..=commits {
            match seq {
                1 => store.create(table(1), commit(1), Index::default()).await.unwrap(),
                _ => store.append(table(1), commit(seq), Index::default()).await.unwrap(),
            }
            lengths.push(fs::metadata(live.path().join("log.db-wal")).unwrap().len() as usize);
        }
        let folder = TempDir::new().unwrap();
        for file in ["log.db", "log.db-wal", "log.db-mark"] {
            fs::copy(live.path().join(file), folder.path().join(file)).unwrap();
        }
        PowerCut { folder, lengths }
    }

    fn path(&self, file: &str) -> PathBuf {
        self.folder.path().join(file)
    }

    /// Opens a copy of what is left, after `harm` was done to the write-ahead log.
    async fn open(&self, mark: bool, harm: impl FnOnce(&mut Vec<u8>)) -> Result<Vec<Commit>, Error> {
        let again = TempDir::new().unwrap();
        fs::copy(self.path("log.db"), again.path().join("log.db")).unwrap();
        if mark {
            fs::copy(self.path("log.db-mark"), again.path().join("log.db-mark")).unwrap();
        }
        let mut log = fs::read(self.path("log.db-wal")).unwrap();
        harm(&mut log);
        fs::write(again.path().join("log.db-wal"), log).unwrap();
        Sqlite::open(again.path().join("log.db"))?.read(table(1), 0).await
    }
}

#[tokio::test]
async fn a_power_cut_loses_nothing_that_was_acknowledged() {
    let cut = PowerCut::after(12).await;
    let whole: Vec<_> = (1..=12).map(commit).collect();
    assert_eq!(cut.open(true, |_| ()).await.unwrap(), whole);
    // What was being written and was not yet synced: half a frame, or garbage.
    for length in [1, 23, 24, 4000, 4120, 9000] {
        assert_eq!(cut.open(true, |log| log.extend(vec![0x5a; length])).await.unwrap(), whole);
    }
}

#[tokio::test]
async fn a_log_that_lost_acknowledged_commits_is_refused() {
    let cut = PowerCut::after(12).await;
    let end = *cut.lengths.last().unwrap();
    for length in (0..end).step_by(1031) {
        let opened = cut.open(true, |log| log.truncate(length)).await;
        assert!(matches!(opened, Err(Error::Damaged(_))), "cut to {length} of {end}: {opened:?}");
        let opened = cut.open(true, |log| log[length] ^= 0x10).await;
        // The few bytes that the log does not need may differ; then every commit is there.
        match opened {
            Err(Error::Damaged(_)) => {}
            Ok(commits) => assert_eq!(commits.len(), 12, "byte {length} of {end}"),
            Err(error) => panic!("byte {length} of {end}: {error}"),
        }
    }
}

#[tokio::test]
async fn without_its_mark_a_shortened_log_is_an_earlier_state_and_nothing_else() {
    let cut = PowerCut::after(12).await;
    for (index, length) in cut.lengths.iter().enumerate() {
        let opened = cut.open(false, |log| log.truncate(*length)).await.unwrap();
        assert_eq!(opened, (1..=index as u64 + 1).map(commit).collect::<Vec<_>>());
        let torn = cut.open(false, |log| log.truncate(length - 1)).await;
        match torn {
            Ok(commits) => assert_eq!(commits, (1..=index as u64).map(commit).collect::<Vec<_>>()),
            Err(error) => assert!(index == 0 && matches!(error, Error::NoSuchTable), "{error}"),
        }
    }
}

#[tokio::test]
async fn a_torn_mark_does_not_shut_the_store() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("log.db");
    write(&Sqlite::open(&path).unwrap(), table(1), 3).await;
    fs::write(folder.path().join("log.db-mark"), [7; 21]).unwrap();
    assert_eq!(Sqlite::open(&path).unwrap().read(table(1), 0).await.unwrap().len(), 3);
}

#[tokio::test]
async fn a_copy_put_back_over_a_newer_file_is_refused_until_the_mark_is_removed() {
    let folder = TempDir::new().unwrap();
    let (path, copy) = (folder.path().join("log.db"), folder.path().join("copy.db"));
    let store = Sqlite::open(&path).unwrap();
    write(&store, table(1), 3).await;
    store.backup(copy.clone()).await.unwrap();
    store.append(table(1), commit(4), Index::default()).await.unwrap();
    drop(store);
    fs::copy(&copy, &path).unwrap();
    let Err(Error::Damaged(reason)) = Sqlite::open(&path) else { panic!("opened") };
    assert!(reason.contains("log.db-mark"), "{reason}");
    fs::remove_file(folder.path().join("log.db-mark")).unwrap();
    assert_eq!(Sqlite::open(&path).unwrap().read(table(1), 0).await.unwrap().len(), 3);
}

#[tokio::test]
async fn a_second_server_on_one_file_is_refused_with_a_clear_sentence() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("log.db");
    let first = Sqlite::open(&path).unwrap();
    let Err(Error::Failed(sentence)) = Sqlite::open(&path) else { panic!("two servers write to one log") };
    assert!(sentence.starts_with("another server uses"), "{sentence}");
    write(&first, table(1), 3).await;
    // Whoever only reads may come beside it.
    let beside = Sqlite::read_only(&path).unwrap();
    assert_eq!(beside.read(table(1), 0).await.unwrap().len(), 3);
    assert!(beside.append(table(1), commit(4), Index::default()).await.is_err());
    drop(first);
    Sqlite::open(&path).unwrap();
}

#[tokio::test]
async fn the_log_and_its_copies_are_for_their_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("log.db");
    drop(Sqlite::open(&path).unwrap());
    // A log of an earlier version that everybody could read.
    fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).unwrap();
    let store = Sqlite::open(&path).unwrap();
    write(&store, table(1), 3).await;
    store.backup(folder.path().join("copy.db")).await.unwrap();
    let files: Vec<_> = fs::read_dir(folder.path()).unwrap().map(Result::unwrap).collect();
    assert!(files.len() >= 5, "the log, what stands beside it, and the copy");
    for file in files {
        let mode = file.metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "{:?}", file.file_name());
    }
}

#[tokio::test]
async fn after_a_failed_write_nothing_more_is_acknowledged_until_the_next_start() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("log.db");
    // A disk that is full after a while.
    let store = Sqlite::open_with(path.clone(), |log| log.pragma_update(None, "max_page_count", 20)).unwrap();
    let large = |seq| Commit { body: vec![7; 4000], ..commit(seq) };
    store.create(table(1), large(1), Index::default()).await.unwrap();
    assert!(store.health().is_ok());
    let mut written = 1;
    while store.append(table(1), large(written + 1), Index::default()).await.is_ok() {
        written += 1;
        assert!(written < 100, "the disk is never full");
    }
    assert!(matches!(store.health(), Err(Error::Failed(_))));
    // Something smaller would fit, and is refused all the same.
    let small = store.create(table(2), commit(1), Index::default()).await;
    assert!(matches!(small, Err(Error::Failed(_))), "{small:?}");
    assert_eq!(store.read(table(1), 0).await.unwrap().len() as u64, written);
    drop(store);
    let again = Sqlite::open(&path).unwrap();
    assert!(again.health().is_ok());
    assert_eq!(again.read(table(1), 0).await.unwrap().len() as u64, written);
    again.append(table(1), large(written + 1), Index::default()).await.unwrap();
}

#[tokio::test]
async fn a_log_that_was_deleted_under_the_server_acknowledges_nothing() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("log.db");
    let store = Sqlite::open(&path).unwrap();
    write(&store, table(1), 3).await;
    fs::remove_file(&path).unwrap();
    let lost = store.append(table(1), commit(4), Index::default()).await;
    assert!(matches!(lost, Err(Error::Failed(_))), "{lost:?}");
    assert!(store.health().is_err());
}

#[tokio::test]
async fn an_erased_table_leaves_no_byte_and_breaks_no_other() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("log.db");
    let secret = |number: u64| format!("what was said at table {number} ").repeat(40).into_bytes();
    let place = |number: u64| crate::Place {
        visitor: *format!("visitor {number:08}").as_bytes().first_chunk().unwrap(),
        going: true,
        since: 1,
        own: format!("own part {number}").into_bytes(),
    };
    let store = Sqlite::open(&path).unwrap();
    for number in 1..=20 {
        let outline = format!("outline of {number} with a name").into_bytes();
        let index = Index {
            card: Some(secret(number)),
            due: Some(1),
            outline: Some(outline),
            places: Some(vec![place(number)]),
        };
        store
            .create(table(number), Commit { body: secret(number), ..commit(1) }, index.clone())
            .await
            .unwrap();
        for seq in 2..=5 {
            store
                .append(table(number), Commit { body: secret(number), ..commit(seq) }, index.clone())
                .await
                .unwrap();
        }
    }
    let refused = Sqlite::erase(&path, table(7));
    assert!(
        matches!(&refused, Err(Error::Failed(why)) if why.starts_with("another server uses")),
        "{refused:?}"
    );
    drop(store);
    let found = |text: &[u8]| {
        let files = fs::read_dir(folder.path()).unwrap().map(|file| fs::read(file.unwrap().path()).unwrap());
        files.into_iter().any(|file| file.windows(text.len()).any(|part| part == text))
    };
    let traces = |number: u64| {
        let id = table(number);
        [
            id.as_str().as_bytes().to_vec(),
            secret(number)[..25].to_vec(),
            place(number).own,
            place(number).visitor.to_vec(),
        ]
    };
    assert!(traces(7).iter().all(|trace| found(trace)));
    Sqlite::erase(&path, table(7)).unwrap();
    assert!(!traces(7).iter().any(|trace| found(trace)));
    assert!(matches!(Sqlite::erase(&path, table(7)), Err(Error::NoSuchTable)));
    let store = Sqlite::open(&path).unwrap();
    for number in (1..=20).filter(|number| *number != 7) {
        assert_eq!(store.read(table(number), 0).await.unwrap().len(), 5);
        assert_eq!(store.places(place(number).visitor, 0, 10).await.unwrap().len(), 1);
        let next = Commit { body: secret(number), ..commit(6) };
        store.append(table(number), next, Index::default()).await.unwrap();
    }
    assert!(matches!(store.read(table(7), 0).await, Err(Error::NoSuchTable)));
}
