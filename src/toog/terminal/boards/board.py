"""What a board is: how to draw it, and what it says about the moves. A game without one has a plain one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from rich.console import RenderableType

from toog.terminal.prompts import key_of, letter_of, names_of, tags_for
from toog.terminal.sight import Sight
from toog.terminal.wordings import Wording
from toog.texts import Voice


def explain_by_word(sight: Sight, word: str) -> str:
    """The catalogue's words for this move, or for its first word."""
    for key in (key_of(word), key_of(word.partition(" ")[0])):
        if sight.voice.knows(key):
            return sight.voice.say(key)
    return ""


def tags_by_word(sight: Sight, words: Sequence[str]) -> list[str]:
    return tags_for(words, [letter_of(sight.voice, word) for word in words])


def any_word(sight: Sight, word: str) -> bool:
    return True


@dataclass(frozen=True)
class Board:
    draw: Callable[[Sight], RenderableType]
    explain: Callable[[Sight, str], str] = explain_by_word
    tags: Callable[[Sight, Sequence[str]], list[str]] = tags_by_word
    rules: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Which rules a move stands under, by its first word; an empty word for any other."""
    now: Callable[[Sight, str], str] | None = None
    """Which of its rules gives the choice now; without this it is the first of them."""
    within_reach: Callable[[Sight, str], bool] = any_word
    """Whether anyone would think of this move here: not of a card that is in another hand."""
    names: Callable[[Voice, str], tuple[str, ...]] = names_of
    """What a move is called in the reader's language, the name that is shown first."""
    values: Mapping[str, str] = field(default_factory=dict)
    """What a move may be called for short, where no other is called so."""
    wordings: Mapping[str, Wording] = field(default_factory=dict)
    """The house rules whose values have words of their own."""

    def rules_of(self, word: str) -> tuple[str, ...]:
        return self.rules.get(word.partition(" ")[0], self.rules.get("", ()))

    def rule_now(self, sight: Sight, word: str) -> str:
        return self.now(sight, word) if self.now else "".join(self.rules_of(word)[:1])
