"""What a person may type: a move by any of its names, what real dice showed, or a word to the house."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from toog.core.errors import quote
from toog.core.falls import Fall
from toog.texts import Voice


class HouseWord(Enum):
    """What a person may say to the house instead of a move."""

    HELP = "help"
    HINT = "hint"
    COACH = "coach"
    RULES = "rules"
    STORY = "story"
    UNDO = "undo"
    AUTO = "auto"
    SAVE = "save"
    QUIT = "quit"


SPELLED_OUT = {HouseWord.HINT, HouseWord.COACH}
"""These give way: a start that is also that of another word means the other, as `h` does `help`."""


@dataclass(frozen=True)
class Offer:
    """One legal move as it stands in the list. `word` is what a record writes."""

    word: str
    tag: str
    text: str = ""
    letter: str = ""
    value: str = ""
    names: tuple[str, ...] = ()
    """In the reader's language: the one that is shown, and others that mean the same."""
    head: str = ""
    """What is done at a place, where the move says one."""

    @property
    def said(self) -> str:
        return self.names[0] if self.names else self.word

    @property
    def meaning(self) -> str:
        """What the move does, without saying its name twice."""
        for colon in (": ", " : "):
            if self.text.startswith(f"{self.said}{colon}"):
                return self.text.removeprefix(f"{self.said}{colon}")
        return self.text

    def is_called(self, said: str) -> bool:
        return said in (fold(name) for name in (self.word, self.tag, self.letter, *self.names))

    def begins(self, said: str) -> bool:
        return any(fold(name).startswith(said) for name in (self.word, *self.names))


@dataclass(frozen=True)
class Unclear:
    """What was typed is no answer: it is the start of all these words, or of none at all."""

    words: tuple[str, ...]


Answer = Offer | HouseWord | Unclear


def fold(text: str) -> str:
    """Text as it is compared, without case and accents: not every keyboard or terminal has those."""
    bare = "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))
    return " ".join(bare.casefold().split())


def shown(typed: str) -> str:
    """What was typed, short and safe to print: an arrow key must not move the cursor of a message."""
    return quote(typed)[1:-1]


def house_words(voice: Voice) -> dict[str, HouseWord]:
    """The words to the house: the English ones, and the reader's own beside them. `q` always leaves."""
    words = {word.value: word for word in HouseWord}
    words |= {fold(voice.say(f"play-command-{word.value}")): word for word in HouseWord}
    return words | {"?": HouseWord.HELP, "exit": HouseWord.QUIT, "q": HouseWord.QUIT}


def read_answer(typed: str, offers: Sequence[Offer], voice: Voice) -> Answer:
    """Reads what was typed. A whole word goes before the start of one, a move before a word to the house."""
    said = fold(typed)
    if not said:
        return Unclear(())
    for offer in offers:
        if offer.is_called(said):
            return offer
    alike = [offer for offer in offers if said == offer.value]
    if alike:
        return alike[0] if len(alike) == 1 else Unclear(tuple(offer.word for offer in alike))
    to_house = house_words(voice)
    if said in to_house:
        return to_house[said]
    begun = [offer for offer in offers if offer.begins(said)]
    if len(begun) == 1:
        return begun[0]
    meant = {word for called, word in to_house.items() if called.startswith(said)}
    meant = meant - SPELLED_OUT or meant
    if len(meant) == 1 and not begun:
        return meant.pop()
    return Unclear(tuple(offer.word for offer in begun))


def pick(typed: str, words: Sequence[str]) -> int | None:
    """Which of these is meant, by number from 1, by word or by its start."""
    said = fold(typed)
    if said.isdecimal() and said.isascii() and 0 < int(said[:9]) <= len(words):
        return int(said) - 1
    return one_that_begins(said, [fold(word) for word in words]) if said else None


def one_that_begins(said: str, words: Sequence[str]) -> int | None:
    if said in words:
        return words.index(said)
    begun = [which for which, word in enumerate(words) if word.startswith(said)]
    return begun[0] if len(begun) == 1 else None


def tags_for(words: Sequence[str], letters: Sequence[str]) -> list[str]:
    """The tags of moves: numbers from 1, or the letter or place of moves that say one, as `place 3`."""
    if not any(" " in word for word in words):
        return [str(number) for number, _ in enumerate(words, start=1)]
    pairs = zip(words, letters, strict=True)
    return [letter or word.partition(" ")[2] or word[0] for word, letter in pairs]


def spelled_out(typed: str, offers: Iterable[Offer], vocabulary: Mapping[str, Sequence[str]]) -> str:
    """The move that is meant, so that its rule can refuse it: a bare `3` among moves like `place 1` too.

    `vocabulary` has every move with its names.
    """
    said = fold(typed)
    heads = {offer.word.partition(" ")[0] for offer in offers if " " in offer.word}
    whole = [f"{head} {said}" for head in sorted(heads)]
    placed = next((word for word in whole if word in vocabulary), None)
    if placed is not None:
        return placed
    return next((word for word, names in vocabulary.items() if said in (word, *map(fold, names))), said)


def key_of(word: str) -> str:
    return f"move-{word.replace(' ', '-')}"


def letter_of(voice: Voice, word: str) -> str:
    """The letter that plays a move; most places have none."""
    key = f"{key_of(word)}-key"
    return voice.say(key) if voice.knows(key) else ""


def head_of(voice: Voice, word: str) -> str:
    """What a move does, without where: `leg` of `place 3`."""
    head = word.partition(" ")[0]
    key = f"{key_of(head)}-word"
    return voice.say(key) if voice.knows(key) else head


def names_of(voice: Voice, word: str) -> tuple[str, ...]:
    """The names of a move, the one that is shown first: `rood`, `gooi rood`, `gooi r`, `r`."""
    head, place = head_of(voice, word), word.partition(" ")[2]
    key = f"{key_of(word)}-word"
    if not place:
        return (head,)
    if not voice.knows(key):
        return (f"{head} {place}",)
    whole = voice.say(key)
    return (whole, f"{head} {whole}", f"{head} {letter_of(voice, word)}", place)


def read_dice(typed: str, due: Fall) -> str | None:
    """Reads dice: `1 4 3`, `143` and `1,4,3` are the same. None when such dice cannot have fallen."""
    pips = re.findall(r"\d", typed)
    words = " ".join(pips)
    tidy = re.fullmatch(r"[\d\s,;-]*", typed, re.ASCII)
    return words if tidy and due.read(words) is not None else None
