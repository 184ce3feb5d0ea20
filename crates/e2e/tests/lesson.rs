//! The two-minute lessons: walked by keyboard on a phone, in every language, at the pace of a calm reader.

use anyhow::Result;
use e2e::{House, Look, Player, Size, Theme, check};
use lexicon::Language;

const ENTER: &str = "\u{e007}";
const TAB: &str = "\u{e004}";
const SPACE: &str = "\u{e00d}";
const RIGHT: &str = "\u{e014}";

/// How fast somebody reads, and how long a key takes who looks for it first.
const WORDS_A_MINUTE: f64 = 200.0;
const SECONDS_A_KEY: f64 = 1.0;
/// What the lesson may take at most.
const LONGEST: f64 = 180.0;

/// Somebody in a lesson, and what it has cost them so far.
struct Learner {
    player: Player,
    words: usize,
    keys: usize,
}

impl Learner {
    async fn comes(house: &House, language: Language) -> Result<Self> {
        let look = Look { size: Size::Phone, theme: Theme::Light, language: language.tag() };
        Ok(Learner { player: house.visitor("Ada", look).await?, words: 0, keys: 0 })
    }

    async fn presses(&mut self, keys: &str) -> Result<()> {
        self.keys += keys.chars().count();
        self.player.browser.press(keys).await
    }

    async fn reads(&mut self, css: &str) -> Result<()> {
        self.player.browser.find(css).await?;
        let text: String =
            self.player.browser.read(&format!("document.querySelector('{css}').innerText")).await?;
        self.words += text.split_whitespace().count();
        Ok(())
    }

    async fn is_at(&self, css: &str) -> Result<bool> {
        self.player.browser.read(&format!("document.activeElement.matches('{css}')")).await
    }

    /// Presses a key until the focus is there. More often than there are things on a page is never.
    async fn goes_to(&mut self, key: &str, css: &str) -> Result<()> {
        for _ in 0..40 {
            if self.is_at(css).await? {
                return Ok(());
            }
            self.presses(key).await?;
        }
        anyhow::bail!("no key leads to {css}")
    }

    async fn chooses(&mut self, name: &str, value: u8) -> Result<()> {
        self.goes_to(TAB, &format!("input[name={name}]")).await?;
        self.presses(SPACE).await?;
        self.goes_to(RIGHT, &format!("input[name={name}][value=\"{value}\"]")).await
    }

    /// Sends the answer, reads what is said about it, and goes on.
    async fn answers(&mut self) -> Result<()> {
        self.goes_to(TAB, "form .btn--ink").await?;
        self.presses(ENTER).await?;
        self.player.browser.find("#reply.verdict--ok").await?;
        self.reads("#reply").await?;
        check(&self.player.browser, "the reply of a lesson").await?;
        self.goes_to(TAB, "form .btn--ink").await?;
        self.presses(ENTER).await
    }

    fn seconds(&self) -> f64 {
        self.words as f64 / WORDS_A_MINUTE * 60.0 + self.keys as f64 * SECONDS_A_KEY
    }

    /// The end of the lesson, in time.
    async fn finishes(mut self, lesson: &str) -> Result<()> {
        self.reads("main[data-step=done]").await?;
        let seconds = self.seconds();
        println!("{lesson}: {} words, {} keys, {seconds:.0} s", self.words, self.keys);
        assert!(seconds < LONGEST, "{lesson} takes {seconds:.0} s");
        self.player.browser.close().await
    }
}

/// Clues for 3-1-4 that a teammate understands.
fn clues(language: Language) -> [&'static str; 3] {
    match language {
        Language::English => ["Mozart", "sailor", "farmer"],
        Language::Italian => ["Mozart", "marinaio", "uva"],
        Language::German => ["Mozart", "Seemann", "Bauer"],
        Language::Norwegian => ["Mozart", "sjømann", "bonde"],
    }
}

#[tokio::test]
async fn the_lesson_of_decrypto_takes_less_than_three_minutes_by_keyboard() -> Result<()> {
    let house = House::with_bots().await?;
    for language in Language::ALL {
        let mut learner = Learner::comes(&house, language).await?;
        learner.player.browser.goto(&house.url("/learn/decrypto/lesson")).await?;
        for code in [[4, 2, 1], [2, 1, 3]] {
            learner.reads("main").await?;
            for (name, digit) in ["mark1", "mark2", "mark3"].into_iter().zip(code) {
                learner.chooses(name, digit).await?;
            }
            learner.answers().await?;
        }
        learner.player.browser.find("#clue-1").await?;
        learner.reads("main").await?;
        for (index, clue) in clues(language).into_iter().enumerate() {
            learner.goes_to(TAB, &format!("#clue-{}", index + 1)).await?;
            learner.presses(clue).await?;
        }
        learner.answers().await?;
        learner.finishes(&format!("Decrypto, {language}")).await?;
    }
    Ok(())
}

#[tokio::test]
async fn the_lesson_of_kryptos_takes_less_than_three_minutes_by_keyboard() -> Result<()> {
    let house = House::open().await?;
    for language in Language::ALL {
        let mut learner = Learner::comes(&house, language).await?;
        learner.player.browser.goto(&house.url("/learn/kryptos/lesson")).await?;
        for number in [8, 21, 32] {
            learner.reads("main").await?;
            learner.chooses("number", number).await?;
            learner.answers().await?;
        }
        learner.finishes(&format!("Kryptos, {language}")).await?;
    }
    Ok(())
}

#[tokio::test]
async fn whoever_leaves_a_lesson_goes_on_where_they_stopped_and_is_not_asked_again() -> Result<()> {
    let house = House::open().await?;
    let look = Look { size: Size::Phone, theme: Theme::Light, language: "en" };
    let player = house.visitor("Ada", look).await?;
    let page = &player.browser;
    // Who sits down for the first time is offered the lesson.
    player.opens_table(&house, "kryptos").await?;
    page.until("!document.querySelector('#first-time').hidden").await?;

    page.goto(&house.url("/")).await?;
    page.click("[data-lesson-of=kryptos]").await?;
    page.find("main[data-step='1']").await?;
    // The second button of the form skips the step.
    page.click("form a.btn").await?;
    page.find("main[data-step='2']").await?;
    page.goto(&house.url("/")).await?;
    page.click("[data-lesson-of=kryptos]").await?;
    page.find("main[data-step='2']").await?;

    player.opens_table(&house, "kryptos").await?;
    page.until("document.querySelector('#first-time').hidden").await
}
