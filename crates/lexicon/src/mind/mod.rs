//! Similarity of meaning: how a clue relates to a keyword, in the judgement of several "minds".
//!
//! A [`Mind`] turns texts into vectors; near vectors are near meanings. Minds differ as people do, so a clue
//! that one of them understands may puzzle another: [`Space`] holds what all of them make of the words of one
//! language. The data are files, read once; [`Minds::open`] finds them.

mod asked;
mod bytes;
mod dictionary;
mod encoded;
mod encoder;
mod interpreter;
mod ladders;
mod links;
mod pieces;
mod space;
pub mod supplied;
mod table;
mod vector;
mod worded;

pub use asked::{Asked, Embed};
pub use bytes::{DataFile, Unreadable};
pub use dictionary::Dictionary;
pub use encoded::{Encoded, Preparation};
pub use encoder::Encoder;
pub use ladders::Ladders;
pub use links::{Heard, Link, LinkVectors, Links};
pub use space::{Meaning, Nearness, Space};
pub use table::Table;
pub use vector::{Rows, cosine, principal, unit};
pub use worded::Worded;

use crate::Language;
use interpreter::Interpreter;
use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

/// Something that has an opinion on what a text means. Vectors have unit length and lie around zero, so that
/// their product is a similarity; `None` where the mind does not know the text.
pub trait Mind: Send + Sync {
    /// What it is called: `encoder`, `glove`, ...
    fn name(&self) -> &str;
    /// Whether it knows a language; where it does not, nobody asks it.
    fn speaks(&self, _language: Language) -> bool {
        true
    }
    /// A text as a clue.
    fn clue(&self, language: Language, text: &str) -> Option<Vec<f32>>;
    /// A word as a keyword.
    fn keyword(&self, language: Language, word: &str) -> Option<Vec<f32>>;
    /// A single word as the data have it, not moved: what the published baseline works with.
    fn plain(&self, language: Language, word: &str) -> Option<Vec<f32>>;
    /// Whether what it says of a text is its last word; a mind that asks elsewhere may know better later.
    fn settled(&self, _text: &str) -> bool {
        true
    }
}

/// All minds in all languages.
pub struct Minds {
    encoded: Arc<Encoded>,
    minds: Vec<Arc<dyn Mind>>,
    ladders: Ladders,
    interpreter: Interpreter,
    associations: Arc<LinkVectors>,
    spaces: [OnceLock<Space>; 4],
    /// Languages that further minds have joined since.
    joined: [OnceLock<Space>; 4],
}

type OfWords = (Arc<Encoded>, Vec<Arc<dyn Mind>>, Ladders);

impl Minds {
    /// Reads the data files where they usually are on the disk.
    pub fn open() -> Result<Minds, Unreadable> {
        Minds::read(&folder().ok_or(Unreadable::NoFolder)?)
    }

    /// Reads the data files of a folder, in as many threads as help.
    pub fn read(folder: &impl DataFile) -> Result<Minds, Unreadable> {
        std::thread::scope(|scope| {
            let associations = scope.spawn(|| LinkVectors::read(&folder.join("associations")));
            let minds = Minds::of_words(folder);
            let associations = associations.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            let (encoded, minds, ladders) = minds?;
            Ok(Minds {
                interpreter: Interpreter::new(encoded.clone()),
                encoded,
                minds,
                ladders,
                associations: Arc::new(associations?),
                spaces: Default::default(),
                joined: Default::default(),
            })
        })
    }

    /// The minds themselves, the encoder among them, and what was prepared for them.
    fn of_words(folder: &impl DataFile) -> Result<OfWords, Unreadable> {
        let dictionary = Arc::new(Dictionary::open(&folder.join("share-alike/nb-en.tsv"))?);
        let clues = |language: Language| Table::open(&folder.join(format!("share-alike/{language}.table")));
        let [en, it, de, nb] = Language::ALL.map(clues);
        let encoder = Encoder::open(&folder.join("encoder.bin"))?;
        let keywords = Table::open(&folder.join("keywords.table"))?;
        let encoded = Arc::new(Encoded::new(encoder, dictionary, [en?, it?, de?, nb?], keywords));

        let mut translations: worded::Translations = Default::default();
        for language in [Language::Italian, Language::German, Language::Norwegian] {
            let path = folder.join(format!("share-alike/{language}-english.tsv"));
            let bytes = bytes::read(&path)?;
            for line in String::from_utf8_lossy(&bytes).lines() {
                if let Some((word, english)) = line.split_once('\t') {
                    translations.insert((language, word.to_lowercase().into()), english.into());
                }
            }
        }
        translations.extend(worded::of_keywords());
        let translations = Arc::new(translations);
        let mut minds: Vec<Arc<dyn Mind>> = vec![encoded.clone()];
        // How an English word is spelled says nothing about the word that it translates.
        let none = Arc::default();
        let worded = [
            ("glove", &translations),
            ("minilm", &translations),
            ("wordnet", &translations),
            ("mpnet", &none),
        ];
        for (name, translations) in worded {
            let table = Table::open(&folder.join(format!("{name}-en.table")))?;
            minds.push(Arc::new(Worded::new(name, table, Language::English, translations.clone())));
        }
        let ladders = Ladders::open(&folder.join("keywords.ladders"))?;
        Ok((encoded, minds, ladders))
    }

    /// The same with one more mind.
    pub fn with(mut self, mind: Arc<dyn Mind>) -> Minds {
        self.minds.push(mind);
        self.spaces = Default::default();
        self
    }

    /// The same with a host's own word vectors in a language.
    pub fn with_vectors(self, name: &str, language: Language, table: Table) -> Minds {
        self.with(Arc::new(Worded::new(name, table, language, Arc::default())))
    }

    /// Further minds for one language, while others think: whoever thinks next thinks with them too. Takes some
    /// seconds, which nobody has to wait for; only the first to join a language do.
    pub fn join(&self, language: Language, more: Vec<Arc<dyn Mind>>) {
        let space = self.survey(language, self.minds.iter().cloned().chain(more).collect());
        space.prepare();
        // Whoever was first stays.
        let _ = self.joined[language as usize].set(space);
    }

    /// The clue words and keywords of a language: what a mind should know before it joins.
    pub fn vocabulary(&self, language: Language) -> Vec<String> {
        let clues = self.encoded.clue_words(language).iter().map(|word| word.to_string());
        let known: HashSet<String> = clues.clone().map(|word| word.to_lowercase()).collect();
        let keywords = crate::keywords(language).iter().map(|keyword| keyword.word.to_owned());
        clues.chain(keywords.filter(|word| !known.contains(&word.to_lowercase()))).collect()
    }

    /// What all minds make of a language. Made on first use, which takes about a second.
    pub fn space(&self, language: Language) -> &Space {
        let alone =
            || self.spaces[language as usize].get_or_init(|| self.survey(language, self.minds.clone()));
        self.joined[language as usize].get().unwrap_or_else(alone)
    }

    fn survey(&self, language: Language, mut minds: Vec<Arc<dyn Mind>>) -> Space {
        minds.retain(|mind| mind.speaks(language));
        let links = Links::new(language, self.associations.clone());
        Space::new(language, self.encoded.clue_words(language).to_vec(), minds, &self.ladders, links)
    }

    /// The ladders of all keywords, made anew: for the data file.
    pub fn ladders(&self) -> Ladders {
        Ladders::of(Language::ALL.map(|language| self.space(language)))
    }

    /// What the encoder makes of a text, for data files.
    pub fn encode(&self, language: Language, text: &str) -> Vec<f32> {
        Mind::clue(&*self.encoded, language, text).unwrap_or_default()
    }

    /// Whether a word is likely to be a keyword in another language than the keyword's.
    pub fn translates(&self, language: Language, word: &str, keyword: &str) -> bool {
        self.interpreter.translates(language, word, keyword)
    }

    /// How near a clue is to a word: 0 for strangers, 1 for what a good clue has, more for synonyms.
    pub fn similar(&self, language: Language, clue: &str, word: &str) -> f32 {
        self.space(language).similar(clue, word)
    }

    /// The clue words nearest to a word, with their similarity, nearest first.
    pub fn nearest(&self, language: Language, word: &str, count: usize) -> Vec<(&str, f32)> {
        self.space(language).nearest(word, count)
    }
}

/// Where the data files are: `CHAMBER_MINDS`, beside the program, in the working directory, or where the
/// program was built.
fn folder() -> Option<PathBuf> {
    let named = std::env::var_os("CHAMBER_MINDS").map(PathBuf::from);
    let program = std::env::current_exe().ok();
    let beside = program.as_deref().and_then(Path::parent).map(|folder| folder.join("words/minds"));
    let built = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../words/minds"));
    [named, beside, Some("words/minds".into()), Some(built)]
        .into_iter()
        .flatten()
        .find(|folder| folder.join("encoder.bin").is_file())
}
