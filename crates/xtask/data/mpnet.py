"""The forward pass of MPNet in numpy, and what its vectors of words become: a mind that also hears how words are spelled.

Networks that read words in pieces take words with the same pieces for related, lists of words and dictionaries do not.
So half of a vector is MPNet's, and half is what MPNet's vectors of similarly spelled words have in common.
"""

import io
import zipfile

import numpy as np
from tokenizers import Tokenizer

import minilm

HEADS, LAYERS, EPSILON = 12, 12, 1e-5
FIRST = 2  # the first position; those before stand for padding
BUCKETS, EXACT, FARTHEST = 16, 8, 128  # distances between pieces, each way: up to eight as they are, then by logarithm
DIMENSIONS = 160
PIECES = (2, 3, 4)  # letters at a time
RIDGE = 0.5  # how little is believed of a vector that spelling does not explain


def unpack(parts, to):
    """The model is one archive, cut into packages."""
    if not to.exists():
        files = [file for part in parts for file in part.glob("*/input/*.zip.*")]
        zipfile.ZipFile(io.BytesIO(b"".join(file.read_bytes() for file in files))).extractall(to)
    return to / "all-mpnet-base-v2"


def distances(length):
    """Which learnt number each pair of places is given."""
    at = np.arange(length)
    apart = at[:, None] - at[None, :]
    far = np.log(np.maximum(np.abs(apart), 1) / EXACT) / np.log(FARTHEST / EXACT) * (BUCKETS - EXACT)
    far = np.minimum(EXACT + far.astype(int), BUCKETS - 1)
    return np.where(apart < 0, BUCKETS, 0) + np.where(np.abs(apart) < EXACT, np.abs(apart), far)


def encode(model, words, batch=96):
    t = minilm.load(model / "model.safetensors")
    tokenizer = Tokenizer.from_file(str(model / "tokenizer.json"))
    tokenizer.no_padding()
    tokenizer.no_truncation()
    norm = lambda x, name: minilm.norm(x, t, name, EPSILON)
    rows = lambda name: t[name + ".weight"]
    ids = [tokenizer.encode(word).ids for word in words]
    by_length = {}
    for row, tokens in enumerate(ids):
        by_length.setdefault(len(tokens), []).append(row)
    out = np.empty((len(words), 768), np.float32)
    for length, all_rows in by_length.items():
        bias = rows("encoder.relative_attention_bias")[distances(length)].transpose(2, 0, 1)
        for first in range(0, len(all_rows), batch):
            part = all_rows[first : first + batch]
            x = rows("embeddings.word_embeddings")[np.array([ids[row] for row in part])]
            x = norm(x + rows("embeddings.position_embeddings")[FIRST : FIRST + length], "embeddings.LayerNorm")
            for layer in range(LAYERS):
                p = f"encoder.layer.{layer}."
                q, k, v = (
                    minilm.dense(x, t, p + f"attention.attn.{name}").reshape(len(part), length, HEADS, -1).swapaxes(1, 2)
                    for name in "qkv"
                )
                scores = q @ k.swapaxes(-1, -2) / np.float32(np.sqrt(q.shape[-1])) + bias
                scores = np.exp(scores - scores.max(-1, keepdims=True))
                scores /= scores.sum(-1, keepdims=True)
                mixed = (scores @ v).swapaxes(1, 2).reshape(len(part), length, -1)
                x = norm(minilm.dense(mixed, t, p + "attention.attn.o") + x, p + "attention.LayerNorm")
                inner = minilm.gelu(minilm.dense(x, t, p + "intermediate.dense"))
                x = norm(minilm.dense(inner, t, p + "output.dense") + x, p + "output.LayerNorm")
            out[part] = x.mean(1)
    return unit(out)


def unit(vectors):
    return vectors / np.linalg.norm(vectors, axis=1, keepdims=True)


def spelled_alike(words):
    """How many pieces each two words share, as a cosine."""
    pieces, found = {}, []
    for row, word in enumerate(words):
        word = f"<{word}>"
        cut = [word[at : at + size] for size in PIECES for at in range(len(word) - size + 1)]
        found += [(row, pieces.setdefault(piece, len(pieces))) for piece in cut]
    counts = np.zeros((len(words), len(pieces)), np.float32)
    np.add.at(counts, tuple(np.array(found).T), 1)
    counts = unit(counts[:, np.count_nonzero(counts, axis=0) > 1])
    return counts @ counts.T


def vectors(model, words):
    """A vector for each word."""
    meant = unit(encode(model, words))
    meant = unit(meant - meant.mean(axis=0))
    alike = spelled_alike(words)
    # What spelling alone makes expect of a word, by ridge regression.
    weights = np.linalg.solve(alike + RIDGE * np.eye(len(words), dtype=np.float32), meant)
    both = np.hstack([meant, unit(alike @ weights)])
    both -= both.mean(axis=0)
    _, directions = np.linalg.eigh(both.T @ both)
    return unit(both @ directions[:, : -DIMENSIONS - 1 : -1])
