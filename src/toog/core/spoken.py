"""Words that can be said in any language: `molabi tikuna`, each of three syllables."""

from __future__ import annotations

from collections.abc import Iterable

SYLLABLES = [consonant + vowel for consonant in "bdfgklmnprstvz" for vowel in "aeiou"]
SYLLABLES_OF_WORD = 3
BITS_OF_HASH = 72
SYLLABLES_OF_HASH = 12  # 70 ** 12 is just over 2 ** 72


def join_syllables(syllables: Iterable[str]) -> str:
    """Join syllables into words of three."""
    found = list(syllables)
    starts = range(0, len(found), SYLLABLES_OF_WORD)
    return " ".join("".join(found[start : start + SYLLABLES_OF_WORD]) for start in starts)


def hash_in_words(digest: str) -> str:
    """Return four words for the first 72 bits of a hash, as a number in base 70: other bits, other words."""
    number = int(digest[: BITS_OF_HASH // 4], 16)
    syllables = []
    for _ in range(SYLLABLES_OF_HASH):
        number, digit = divmod(number, len(SYLLABLES))
        syllables.append(SYLLABLES[digit])
    return join_syllables(reversed(syllables))
