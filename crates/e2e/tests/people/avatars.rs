//! Everybody at a table is told apart at a glance.

use crate::PHONE;
use anyhow::Result;
use e2e::{House, Table};
use std::collections::BTreeSet;

/// The colour and the shape of every avatar in the waiting room.
const AVATARS: &str = "[...document.querySelectorAll('#teams .chip')].map(chip => {
    const style = getComputedStyle(chip);
    return [style.backgroundColor, style.borderRadius];
})";

#[tokio::test]
async fn no_two_at_a_table_have_the_same_colour_or_shape() -> Result<()> {
    let house = House::open().await?;
    let names = ["Anna", "Anton", "Ann", "Ana", "Alma", "Ada"];
    let table = Table::gather(&house, "decrypto", &names.map(|name| (name, PHONE))).await?;
    let host = table.host();
    host.browser.until("document.querySelectorAll('#teams .chip').length === 6").await?;
    let looks: Vec<[String; 2]> = host.browser.read(AVATARS).await?;
    for kind in [0, 1] {
        let different: BTreeSet<&String> = looks.iter().map(|look| &look[kind]).collect();
        assert_eq!(different.len(), names.len(), "{looks:?}");
    }
    host.is_pictured("avatars").await?;
    table.close().await
}
