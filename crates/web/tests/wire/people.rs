//! What browsers are given and shown, beside what programs are.

use crate::party::House;
use client::{Answer, Client};
use hyper::Method;
use serde_json::json;

const HTML: (&str, &str) = ("accept", "text/html,application/xhtml+xml,*/*;q=0.8");
const FORM: (&str, &str) = ("content-type", "application/x-www-form-urlencoded");

async fn table(house: &House) -> String {
    house.visitor().await.create(&json!({"game": {"kryptos": {}}})).await.unwrap()
}

async fn open(browser: &Client, path: &str) -> Answer {
    browser.request(Method::GET, path, &[HTML], Vec::new()).await.unwrap()
}

#[tokio::test]
async fn whoever_only_looks_is_given_no_cookie() {
    let house = House::open().await;
    let table = table(&house).await;
    let browser = Client::nobody(house.server.address);
    let front = open(&browser, "/").await.text();
    let style = front.split('"').find(|part| part.ends_with("style.css")).unwrap();
    let at = |rest: &str| format!("/t/{table}{rest}");
    for path in [
        "/",
        "/learn/decrypto",
        "/join?code=nothing",
        "/nowhere",
        "/icons/192.png",
        "/sw.js",
        "/manifest.webmanifest",
        style,
        &at(""),
        &at("/tv"),
        &at("/print"),
    ] {
        let answer = open(&browser, path).await;
        assert_eq!(answer.header("set-cookie"), "", "{path}");
    }
    // Nor for whom only chooses how pages look.
    let settings =
        browser.request(Method::POST, "/settings", &[HTML, FORM], b"theme=dark".to_vec()).await.unwrap();
    assert!(settings.header("set-cookie").starts_with("theme="));
    assert!(
        !settings
            .headers
            .get_all("set-cookie")
            .iter()
            .any(|cookie| cookie.as_bytes().starts_with(b"visitor"))
    );
    assert!(
        open(&browser, &at("")).await.text().contains("data-stranger"),
        "the page has to ask for a cookie"
    );
}

#[tokio::test]
async fn a_browser_that_does_something_is_given_a_cookie_that_scripts_and_other_sites_cannot_use() {
    let house = House::open().await;
    let browser = Client::nobody(house.server.address);
    let table = table(&house).await;
    let sit = br#"name=Ada&command={"do":"sit","name":""}"#.to_vec();
    for (path, body) in [("/visitor", Vec::new()), (&*format!("/t/{table}/do"), sit)] {
        let answer = browser.request(Method::POST, path, &[HTML, FORM], body.clone()).await.unwrap();
        assert!(answer.status < 400, "{path}: {}", answer.status);
        let cookies: Vec<_> =
            answer.headers.get_all("set-cookie").iter().map(|c| c.to_str().unwrap()).collect();
        let cookie = cookies.iter().find(|cookie| cookie.starts_with("visitor=")).unwrap();
        assert!(cookie.contains("; HttpOnly; SameSite=Lax"), "{cookie}");
        assert!(!cookie.contains("Secure"), "over plain http a Secure cookie would be lost: {cookie}");
        let kept = ("cookie", cookie.split(';').next().unwrap());
        let again = browser.request(Method::POST, "/visitor", &[kept], Vec::new()).await.unwrap();
        assert_eq!((again.status, again.header("set-cookie")), (204, ""));
        let page =
            browser.request(Method::GET, &format!("/t/{table}"), &[HTML, kept], Vec::new()).await.unwrap();
        assert!(!page.text().contains("data-stranger"));
    }
}

#[tokio::test]
async fn a_person_is_shown_a_page_whatever_is_refused() {
    let house = House::open().await;
    let table = table(&house).await;
    let browser = Client::nobody(house.server.address);
    for (method, path, headers, status) in [
        (Method::GET, "/t/abc", &[HTML][..], 404),
        (Method::GET, "/t/abc/tv", &[HTML], 404),
        (Method::GET, "/t/zzzzzzzz", &[HTML], 404),
        (Method::GET, "/t/%ff", &[HTML], 404),
        (Method::GET, "/join?code=%ff", &[HTML], 404),
        (Method::GET, "/assets/x/nothing.css", &[HTML], 404),
        (Method::POST, "/tables", &[HTML, FORM], 422),
        (Method::POST, "/tables", &[HTML], 415),
        (Method::POST, &format!("/t/{table}/do"), &[HTML, FORM], 422),
        (Method::POST, &format!("/t/{table}/do"), &[HTML, FORM, ("origin", "https://evil.example")], 403),
    ] {
        let answer = browser.request(method, path, headers, Vec::new()).await.unwrap();
        assert_eq!(answer.status, status, "{path} {}", answer.text());
        assert!(answer.header("content-type").starts_with("text/html"), "{path} {}", answer.text());
        assert!(answer.text().contains("<main"), "{path}");
    }
    // Whoever comes back to the address of a form sees its table.
    for path in ["do", "fill", "settings"] {
        let answer = open(&browser, &format!("/t/{table}/{path}")).await;
        assert_eq!((answer.status, answer.header("location")), (303, &*format!("/t/{table}")), "{path}");
    }
    // Scripts and programs still get what they can read.
    let script = browser.get("/t/abc").await.unwrap();
    assert_eq!((script.status, script.header("content-type")), (404, "application/problem+json"));
}

#[tokio::test]
async fn a_code_that_leads_nowhere_can_be_put_right() {
    let house = House::open().await;
    let table = table(&house).await;
    let browser = Client::nobody(house.server.address);
    for code in ["abc", "zzzzzzzz", "K7RQ X2"] {
        let answer = open(&browser, &format!("/join?code={}", code.replace(' ', "%20"))).await;
        let page = answer.text();
        assert_eq!(answer.status, 404);
        assert!(
            page.contains(&format!("value=\"{code}\"")) && page.contains("id=\"code-problem\""),
            "{page}"
        );
    }
    // So can a link that was cut short.
    let cut = open(&browser, &format!("/t/{}", &table[..5])).await.text();
    assert!(cut.contains(&format!("value=\"{}\"", &table[..5])), "{cut}");
    let found = open(&browser, &format!("/join?code={table}")).await;
    assert_eq!((found.status, found.header("location")), (303, &*format!("/t/{table}")));
}

#[tokio::test]
async fn a_form_works_from_whatever_address_the_house_was_found_at() {
    let house = House::open().await;
    let browser = Client::nobody(house.server.address);
    // Over plain http a browser sends no `Sec-Fetch-Site`, only the origin; and it must be let to send it.
    let page = open(&browser, "/").await;
    assert_eq!(page.header("referrer-policy"), "same-origin");
    for host in ["192.168.1.20:8765", "tower.local"] {
        let origin = format!("http://{host}");
        let wishes = b"game=kryptos&language=en".to_vec();
        let headers = [HTML, FORM, ("host", host), ("origin", &*origin)];
        let answer = browser.request(Method::POST, "/tables", &headers, wishes).await.unwrap();
        assert_eq!(answer.status, 303, "{}", answer.text());
    }
}

#[tokio::test]
async fn the_list_of_tables_is_for_whoever_has_a_place_there() {
    let house = House::open().await;
    let (anna, ben) = (house.visitor().await, house.visitor().await);
    let table = anna.create(&json!({"game": {"kryptos": {}}})).await.unwrap();
    anna.command(&table, &json!({"do": "sit", "name": "Anna"})).await.unwrap().unwrap();
    let link = format!("href=\"/t/{table}\"");
    for path in ["/", "/mine"] {
        let page = open(&anna, path).await;
        assert_eq!(page.status, 200);
        assert!(page.text().contains(&link), "{path}");
        let others = open(&ben, path).await.text();
        assert!(!others.contains(&link) && !others.contains("Anna"), "{path}");
        let strangers = open(&Client::nobody(house.server.address), path).await.text();
        assert!(!strangers.contains(&link), "{path}");
    }
    assert_eq!(open(&anna, "/mine").await.header("cache-control"), "no-store");
    assert!(open(&anna, "/mine?skip=50").await.text().contains("haven’t sat"));
    assert_eq!(open(&anna, "/mine?skip=99999999999").await.status, 400);
    // Ben comes, and finds it in his own list.
    ben.command(&table, &json!({"do": "sit", "name": "Ben"})).await.unwrap().unwrap();
    assert!(open(&ben, "/mine").await.text().contains(&link));
}

#[tokio::test]
async fn a_long_list_goes_on_on_the_next_page() {
    let house = House::open().await;
    let anna = house.visitor().await;
    for _ in 0..52 {
        anna.create(&json!({"game": {"kryptos": {}}})).await.unwrap();
    }
    let entries = |page: &str| page.matches("<b><a href=\"/t/").count();
    let first = open(&anna, "/mine").await.text();
    assert!(first.contains("/mine?skip=50"));
    let second = open(&anna, "/mine?skip=50").await.text();
    assert!(!second.contains("/mine?skip="));
    assert_eq!((entries(&first), entries(&second)), (50, 2));
}
