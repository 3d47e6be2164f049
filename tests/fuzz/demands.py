"""What is demanded of everything that reads input: an answer, or a refusal in a sentence, in bounded work."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

from toog.core.contract import Game
from toog.core.errors import GameError
from toog.core.registry import find_game
from toog.texts.voice import LANGUAGES, voice_for

LONGEST_SENTENCE = 1_500  # with the text of the rule behind it, which may be long


class TooMuchWork(BaseException):
    """No code of ours may catch it on its way out."""


@contextmanager
def at_most(calls: int) -> Iterator[None]:
    """Counts calls, of C too, and breaks off what makes more: seconds would measure the machine."""
    made = 0

    def count(frame: FrameType, event: str, argument: Any) -> None:
        nonlocal made
        if event.endswith("call"):
            made += 1
            if made > calls:
                sys.setprofile(None)
                raise TooMuchWork(f"more than {calls} calls")

    sys.setprofile(count)
    try:
        yield
    finally:
        sys.setprofile(None)


def refusal_of(read: Callable[[], object], calls: int) -> GameError | None:
    """What was refused, if anything. Any other exception is a fault of ours."""
    try:
        with at_most(calls):
            read()
    except GameError as refusal:
        return refusal
    return None


def demand_a_sentence(refusal: GameError, game: Game[Any] | None = None) -> None:
    """Each language says it, on one line that a terminal can show."""
    for language in LANGUAGES:
        said = voice_for(language, game).event_error(refusal)
        assert said.strip(), f"{refusal.key} says nothing in {language}"
        assert said.isprintable(), f"{refusal.key} in {language}: {said!r}"
        assert len(said) <= LONGEST_SENTENCE, f"{refusal.key} in {language} is endless: {said!r}"


def game_named(name: object) -> Game[Any] | None:
    """The game a record says it is of, where there is such a game."""
    try:
        return find_game(name)
    except GameError:
        return None
