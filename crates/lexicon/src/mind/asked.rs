//! A mind that has to be asked: a model behind somebody's server.
//!
//! Asking takes long, and nobody who plays waits for it. The common words are asked for once, before the mind joins the
//! others; a text that is new is taken word for word until its own answer has come.

use super::vector::{Rows, centred};
use super::worded::Worded;
use super::{Mind, Table};
use crate::Language;
use std::collections::HashMap;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Turns texts into vectors, one for each and all of the same length; `None` when that fails.
pub type Embed = dyn Fn(&[String]) -> Option<Vec<Vec<f32>>> + Send + Sync;

/// How many texts are asked for at once.
const BATCH: usize = 128;
/// Texts beyond the common words whose vectors are remembered, at most.
const TEXTS: usize = 4096;

/// A model as a mind, for one language.
pub struct Asked {
    words: Worded,
    language: Language,
    answers: Arc<Answers>,
    questions: Mutex<Sender<String>>,
}

/// What has been asked beyond the common words.
#[derive(Default)]
struct Answers(Mutex<HashMap<String, Answer>>);

enum Answer {
    /// Not yet there.
    Awaited,
    /// A vector, or nothing.
    Given(Option<Vec<f32>>),
}

impl Answers {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, Answer>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Asked {
    /// Asks for all these words, which takes as long as it takes; `None` if the model fails.
    pub fn new(name: &str, language: Language, words: Vec<String>, embed: Arc<Embed>) -> Option<Asked> {
        let mut vectors: Vec<Vec<f32>> = Vec::with_capacity(words.len());
        for batch in words.chunks(BATCH) {
            vectors.extend(ask(&*embed, batch)?);
        }
        let dims = vectors.first()?.len();
        if vectors.iter().any(|vector| vector.len() != dims) {
            return None;
        }
        let words = words.into_iter().map(String::into_boxed_str).collect();
        let table = Table::new(words, Rows::from_rows(dims, vectors));
        let (centre, answers) = (table.centre().to_vec(), Arc::new(Answers::default()));
        let (questions, received) = channel();
        let words = Worded::new(name, table, language, Arc::default());
        // The thread ends with the mind, whose end of the channel is the only one.
        std::thread::spawn({
            let answers = answers.clone();
            move || answer(&received, &*embed, &centre, &answers)
        });
        Some(Asked { words, language, answers, questions: Mutex::new(questions) })
    }
}

/// Asks for a few texts; as many vectors have to come.
fn ask(embed: &Embed, texts: &[String]) -> Option<Vec<Vec<f32>>> {
    embed(texts).filter(|vectors| vectors.len() == texts.len())
}

fn answer(questions: &Receiver<String>, embed: &Embed, centre: &[f32], answers: &Answers) {
    while let Ok(first) = questions.recv() {
        let texts: Vec<String> = [first].into_iter().chain(questions.try_iter().take(BATCH - 1)).collect();
        let vectors = ask(embed, &texts).map(|vectors| vectors.into_iter().map(Some).collect());
        let vectors: Vec<Option<Vec<f32>>> = vectors.unwrap_or_else(|| vec![None; texts.len()]);
        let mut answers = answers.lock();
        for (text, vector) in texts.into_iter().zip(vectors) {
            let vector = vector.filter(|vector| vector.len() == centre.len());
            answers.insert(text, Answer::Given(vector.map(|vector| centred(vector, centre))));
        }
    }
}

impl Mind for Asked {
    fn name(&self) -> &str {
        self.words.name()
    }

    fn clue(&self, language: Language, text: &str) -> Option<Vec<f32>> {
        let text = text.trim().to_lowercase();
        if language == self.language && !self.words.knows(&text) {
            let mut answers = self.answers.lock();
            match answers.get(&text) {
                Some(Answer::Given(Some(vector))) => return Some(vector.clone()),
                Some(_) => {}
                None => {
                    if answers.len() >= TEXTS {
                        answers.clear();
                    }
                    answers.insert(text.clone(), Answer::Awaited);
                    let questions = self.questions.lock().unwrap_or_else(PoisonError::into_inner);
                    // The thread that answers lives as long as this sender.
                    let _ = questions.send(text.clone());
                }
            }
        }
        self.words.clue(language, &text)
    }

    fn keyword(&self, language: Language, word: &str) -> Option<Vec<f32>> {
        self.clue(language, word)
    }

    fn plain(&self, language: Language, word: &str) -> Option<Vec<f32>> {
        self.words.plain(language, word)
    }

    fn settled(&self, text: &str) -> bool {
        !matches!(self.answers.lock().get(&text.trim().to_lowercase()), Some(Answer::Awaited))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: Language = Language::English;

    fn asked(embed: Arc<Embed>) -> Option<Asked> {
        let words = ["owl", "bird", "night", "car"].map(str::to_owned).to_vec();
        Asked::new("fake", ENGLISH, words, embed)
    }

    /// Vectors that differ: the counts of the letters a, b, ... h.
    fn letters(texts: &[String]) -> Vec<Vec<f32>> {
        let count = |text: &String, letter: char| text.matches(letter).count() as f32 + 0.1;
        texts.iter().map(|text| ('a'..='h').map(|letter| count(text, letter)).collect()).collect()
    }

    #[test]
    fn a_new_text_is_taken_word_for_word_until_its_answer_has_come() {
        let mind = asked(Arc::new(|texts: &[String]| Some(letters(texts)))).unwrap();
        assert!(mind.settled("owl"));
        let meanwhile = mind.clue(ENGLISH, "Bird of night");
        while !mind.settled("bird of night") {
            std::thread::yield_now();
        }
        let then = mind.clue(ENGLISH, "bird of night");
        assert!(meanwhile.is_some() && then.is_some());
        assert_ne!(meanwhile, then);
        assert_eq!(mind.clue(Language::German, "Nacht"), None);
    }

    #[test]
    fn a_model_that_fails_leaves_what_is_known() {
        assert!(asked(Arc::new(|_: &[String]| None)).is_none());
        assert!(asked(Arc::new(|_: &[String]| Some(vec![vec![1.0]]))).is_none());
        let first_alone = |texts: &[String]| texts.contains(&"owl".to_owned()).then(|| letters(texts));
        let mind = asked(Arc::new(first_alone)).unwrap();
        let meanwhile = mind.clue(ENGLISH, "night bird");
        while !mind.settled("night bird") {
            std::thread::yield_now();
        }
        assert_eq!(mind.clue(ENGLISH, "night bird"), meanwhile);
    }
}
