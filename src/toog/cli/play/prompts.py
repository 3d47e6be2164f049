"""What a person may type: a move as its word, start, tag, letter or value, or a word to the house."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from toog.core.errors import quote
from toog.texts import Voice


class Command(Enum):
    HELP = "help"
    RULES = "rules"
    STORY = "story"
    UNDO = "undo"
    SAVE = "save"
    QUIT = "quit"


@dataclass(frozen=True)
class Offer:
    """One legal move as it stands in the list."""

    word: str
    tag: str
    text: str = ""
    letter: str = ""
    value: str = ""


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
    for offer in offers:
        if said in (fold(offer.word), fold(offer.tag), fold(offer.letter)) and said:
            return offer
    alike = [offer for offer in offers if said and said == offer.value]
    if alike:
        return alike[0] if len(alike) == 1 else Unclear(tuple(offer.word for offer in alike))
    commands = command_words(voice)
    if said in commands:
        return commands[said]
    begun = [offer for offer in offers if said and fold(offer.word).startswith(said)]
    if len(begun) == 1:
        return begun[0]
    meant = {command for word, command in commands.items() if said and word.startswith(said)}
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


def tags_for(words: Sequence[str]) -> list[str]:
    """Numbers from 1; where moves say a place, `place 3`, the place itself is the tag."""
    if not any(" " in word for word in words):
        return [str(number) for number, _ in enumerate(words, start=1)]
    return [word.partition(" ")[2] or word[0] for word in words]


def spelled_out(typed: str, offers: Iterable[Offer], vocabulary: Sequence[str]) -> str:
    """A bare `3` among moves like `place 1` means `place 3`, so that the refusal can name its rule."""
    heads = {offer.word.partition(" ")[0] for offer in offers if " " in offer.word}
    whole = [f"{head} {fold(typed)}" for head in sorted(heads)]
    return next((word for word in whole if word in vocabulary), fold(typed))
