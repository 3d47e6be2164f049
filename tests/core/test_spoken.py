"""A hash in words: the same words for the same first 72 bits, and other words for others."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from toog.core.spoken import SYLLABLES, hash_in_words, join_syllables

hashes = st.binary(min_size=32, max_size=32).map(bytes.hex)


def bits_of(words: str) -> str:
    """The first 72 bits of a hash, read back from its words."""
    letters = words.replace(" ", "")
    number = 0
    for start in range(0, len(letters), 2):
        number = number * len(SYLLABLES) + SYLLABLES.index(letters[start : start + 2])
    return f"{number:018x}"


@given(hashes)
def test_the_words_stand_for_the_first_72_bits(digest: str) -> None:
    words = hash_in_words(digest)
    assert bits_of(words) == digest[:18]
    assert [len(word) for word in words.split(" ")] == [6, 6, 6, 6]
    assert words.isascii()


def test_the_words_stay_the_same_for_ever() -> None:
    digest = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert hash_in_words(digest) == "dugeva gotara nureni binunu"


def test_a_word_has_three_syllables() -> None:
    assert join_syllables(["mo", "la", "bi", "ti", "ku", "na"]) == "molabi tikuna"
