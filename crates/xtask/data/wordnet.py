"""Word vectors from WordNet alone: which words define, exemplify and relate to which, as a table of counts, reduced.

No neural network and no running text have seen these words together, only the dictionary's makers: a mind of its own.
"""

import re

import numpy as np

DIMENSIONS = 160
# How much it counts that a word stands in another's definition, that both are one concept's names, that their
# concepts are related (a broader one, a narrower one, any other way), and that one definition uses both.
DEFINES, NAMES, BROADER, NARROWER, RELATED, TOGETHER = 1.0, 2.0, 1.0, 0.5, 1.0, 0.3
LEAST_USED = 5  # definitions that a word has to stand in before it says anything about others
SMOOTHING = 0.75  # rare company is overrated without it
ROUNDS = 6  # of refinement; more change nothing

# Words of definitions that say nothing about what is defined.
EMPTY = set(
    "and the for with are was been that which who whom its from not any one ones some such other than into your you his "
    "her their they them this these those used use using especially usually often having have has something someone out "
    "etc also when where while very more most can may does doing made make making being via about over under between "
    "through during each either both all without within our get will would should could".split()
)


def read(folder):
    """The concepts: names, relations (kind, place), and definition with examples."""
    concepts = {}
    for tag, part in (("n", "noun"), ("v", "verb"), ("a", "adj"), ("r", "adv")):
        for line in (folder / f"data.{part}").open(encoding="latin-1"):
            if line.startswith("  "):
                continue
            about, text = line.split("|", 1)
            fields = about.split()
            count = int(fields[3], 16)
            names = [re.sub(r"\(.*\)$", "", name).lower() for name in fields[4 : 4 + 2 * count : 2]]
            first = 4 + 2 * count
            relations = [
                (fields[at], (fields[at + 2], fields[at + 1]))
                for at in range(first + 1, first + 1 + 4 * int(fields[first]), 4)
            ]
            concepts[tag, fields[0]] = names, relations, text.lower()
    return concepts


class Forms:
    """Inflected words back to what the dictionary lists."""

    def __init__(self, folder, known):
        self.known, self.found = known, {}
        for part in ("adj", "verb", "noun"):
            for line in (folder / f"{part}.exc").open():
                form, word = line.split()[:2]
                if word in known:
                    self.found[form] = word

    def base(self, word):
        if word not in self.found:
            self.found[word] = next((form for form in self.candidates(word) if form in self.known), word)
        return self.found[word]

    def candidates(self, word):
        if word.endswith("s") and not word.endswith("ss"):
            yield from [word[:-3] + "y"] * word.endswith("ies")
            yield word[:-1]
            yield from [word[:-2]] * word.endswith("es")
        yield word
        for ending in ("ing", "ed", "er", "est"):
            if word.endswith(ending):
                stem = word[: -len(ending)]
                yield from (stem + "e", stem, stem[:-1] if stem[-1:] == stem[-2:-1] else stem)


def says(word):
    return len(word) > 2 and word not in EMPTY


def company(folder, words):
    """Rows (words), columns (words of definitions), and how often each row keeps company with each column."""
    concepts = read(folder)
    listed = {name for names, _, _ in concepts.values() for name in names if name.isalpha()}
    forms = Forms(folder, listed | set(words))
    defining = {
        place: {word for word in map(forms.base, re.findall("[a-z]+", text)) if says(word)}
        for place, (_, _, text) in concepts.items()
    }
    naming = {}
    for place, (names, _, _) in concepts.items():
        parts = naming.setdefault(place, {})
        for name in names:
            name = [forms.base(part) for part in name.split("_")]
            parts.update({part: 1 / len(name) for part in name if says(part)})
    used = {}
    for text in defining.values():
        for word in text:
            used[word] = used.get(word, 0) + 1
    rows = {word: row for row, word in enumerate(dict.fromkeys(map(forms.base, words)))}
    columns = set(rows) | {word for word, count in used.items() if count >= LEAST_USED}
    columns = {word: column for column, word in enumerate(sorted(columns))}
    counts = np.zeros((len(rows), len(columns)), np.float32)

    def meet(a, b, weight):
        for a, b in ((a, b), (b, a)):
            if a in rows and b in columns and a != b:
                counts[rows[a], columns[b]] += weight

    for place, (_, relations, _) in concepts.items():
        text = sorted(defining[place])
        for name, share in naming[place].items():
            for word in text:
                meet(name, word, DEFINES * share)
            for other, part in naming[place].items():
                if name < other:
                    meet(name, other, NAMES * min(share, part))
            for kind, other in relations:
                weight = {"@": BROADER, "~": NARROWER}.get(kind[0], RELATED)
                for word, part in naming.get(other, {}).items():
                    meet(name, word, weight * share * part)
        for at, word in enumerate(text):
            for other in text[:at]:
                meet(word, other, TOGETHER)
    return rows, forms, counts


def vectors(folder, words):
    """A vector for each word that WordNet has something to say about: (words, vectors)."""
    folder = folder / "usr/share/wordnet"
    rows, forms, counts = company(folder, [word for word in words if word.isalpha()])
    # How much more often than by chance; what is rarer than by chance tells nothing.
    often = counts.sum(axis=0) ** SMOOTHING
    with np.errstate(divide="ignore", invalid="ignore"):
        counts /= counts.sum(axis=1, keepdims=True)
        counts /= often / often.sum()
        surprise = np.log(counts)
    surprise = np.nan_to_num(np.maximum(surprise, 0), posinf=0)
    # The main directions, by going to and fro from any start.
    directions = np.random.default_rng(0).standard_normal((surprise.shape[1], DIMENSIONS + 20)).astype(np.float32)
    for _ in range(ROUNDS):
        there = np.linalg.qr(surprise @ directions)[0]
        directions = np.linalg.qr(surprise.T @ there)[0]
    left, strength, _ = np.linalg.svd(surprise @ directions, full_matrices=False)
    reduced = (left * np.sqrt(strength))[:, :DIMENSIONS]
    known = [word for word in words if word.isalpha() and np.any(reduced[rows[forms.base(word)]])]
    found = np.array([reduced[rows[forms.base(word)]] for word in known])
    return known, found / np.linalg.norm(found, axis=1, keepdims=True)
