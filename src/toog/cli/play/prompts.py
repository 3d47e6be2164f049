"""What a person may type: a move as its word, start, tag, letter or value, or a word to the house."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from toog.core.errors import quote
from toog.texts import Voice


class Command(Enum):
    HELP = "help"
    RULES = "rules"
    STORY = "story"
    UNDO = "undo"
    AUTO = "auto"
    SAVE = "save"
    QUIT = "quit"


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
    """Of a move that says a place: what is done there."""

    @property
    def said(self) -> str:
        return self.names[0] if self.names else self.word

    @property
    def meaning(self) -> str:
        """What it does, without saying its name twice."""
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
    """More than one of these begins so, or none does."""

    words: tuple[str, ...]


Answer = Offer | Command | Unclear


def fold(text: str) -> str:
    """Accents may be left out: not every keyboard has them, nor does every terminal show them."""
    bare = "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))
    return " ".join(bare.casefold().split())


def shown(typed: str) -> str:
    """What was typed, short and safe to print: an arrow key must not move the cursor of a message."""
    return quote(typed)[1:-1]


def command_words(voice: Voice) -> dict[str, Command]:
    """The English words everywhere, and the reader's own beside them. `q` leaves, wherever it is typed."""
    words = {command.value: command for command in Command}
    words |= {fold(voice.say(f"play-command-{command.value}")): command for command in Command}
    return words | {"?": Command.HELP, "exit": Command.QUIT, "q": Command.QUIT}


def read_answer(typed: str, offers: Sequence[Offer], voice: Voice) -> Answer:
    """A whole word goes before the start of one, a move before a word to the house."""
    said = fold(typed)
    if not said:
        return Unclear(())
    for offer in offers:
        if offer.is_called(said):
            return offer
    alike = [offer for offer in offers if said == offer.value]
    if alike:
        return alike[0] if len(alike) == 1 else Unclear(tuple(offer.word for offer in alike))
    commands = command_words(voice)
    if said in commands:
        return commands[said]
    begun = [offer for offer in offers if offer.begins(said)]
    if len(begun) == 1:
        return begun[0]
    meant = {command for word, command in commands.items() if word.startswith(said)}
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
    """Numbers from 1; where moves say a place, `place 3`, their letter or the place itself."""
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
