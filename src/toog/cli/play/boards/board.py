"""What a board is: how to draw it, and what it says about the moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from rich.console import RenderableType

from toog.cli.play.prompts import tags_for
from toog.cli.play.sight import Sight


def explain_by_word(sight: Sight, word: str) -> str:
    """The catalogue's words for this move, or for its first word."""
    for key in (f"move-{word.replace(' ', '-')}", f"move-{word.partition(' ')[0]}"):
        if sight.voice.knows(key):
            return sight.voice.say(key)
    return ""


def tags_by_word(sight: Sight, words: Sequence[str]) -> list[str]:
    return tags_for(words)


@dataclass(frozen=True)
class Board:
    draw: Callable[[Sight], RenderableType]
    explain: Callable[[Sight, str], str] = explain_by_word
    tags: Callable[[Sight, Sequence[str]], list[str]] = tags_by_word
    rules: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Which rules a move stands under, by its first word; an empty word for any other."""

    def rules_of(self, word: str) -> tuple[str, ...]:
        return self.rules.get(word.partition(" ")[0], self.rules.get("", ()))
