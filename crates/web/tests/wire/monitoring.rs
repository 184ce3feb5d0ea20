//! What hosts watch the server with names what the server says.

use crate::party::House;
use std::collections::BTreeSet;

/// The names of our metrics in a text.
fn names(text: &str) -> BTreeSet<&str> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    words.filter(|word| word.starts_with("chamber_")).collect()
}

#[tokio::test]
async fn every_metric_of_the_dashboard_and_the_alerts_exists() {
    let house = House::open().await;
    let client = house.visitor().await;
    let metrics = client.get("/metrics").await.unwrap().text();
    let said = names(&metrics);
    let dashboard = include_str!("../../../../deploy/monitoring/dashboard.json");
    let panels: serde_json::Value = serde_json::from_str(dashboard).unwrap();
    let panels = panels["panels"].as_array().unwrap();
    assert!(panels.iter().all(|panel| panel["targets"][0]["expr"].is_string()));
    for text in [dashboard, include_str!("../../../../deploy/monitoring/alerts.yaml")] {
        let watched = names(text);
        assert!(watched.len() > 4, "{watched:?}");
        let unknown: Vec<_> = watched.difference(&said).collect();
        assert!(unknown.is_empty(), "{unknown:?} are not among {said:?}");
    }
}
