"""What plays by itself: nothing, moves without a choice, or one's own throws too. The house remembers it."""

from __future__ import annotations

import json
from contextlib import suppress
from enum import Enum
from pathlib import Path

from platformdirs import user_data_dir
from rich.text import Text

from toog.terminal.pages import head
from toog.terminal.prompts import pick
from toog.terminal.questions import Questions, numbered


class Auto(Enum):
    NONE = "none"
    MOVES = "moves"
    """A throw is for the hand; a move that is the only one is not worth a key."""
    ALL = "all"


USUAL = Auto.MOVES
CHOICES = tuple(Auto)


def settings_file() -> Path:
    return Path(user_data_dir("toog")) / "terminal.json"


def remembered_auto() -> Auto:
    """What was chosen last, or what is usual where no choice can be read."""
    with suppress(OSError, ValueError, KeyError, TypeError):
        return Auto(json.loads(settings_file().read_text(encoding="utf-8"))["auto"])
    return USUAL


def remember_auto(auto: Auto) -> None:
    """Keeps the choice for the next game. Where it cannot be written it holds for this one only."""
    with suppress(OSError):
        settings_file().parent.mkdir(parents=True, exist_ok=True)
        settings_file().write_text(json.dumps({"auto": auto.value}) + "\n", encoding="utf-8")


def ask_auto(questions: Questions, now: Auto) -> Auto:
    """Asks what is to play by itself. Enter leaves it as it is."""
    say = questions.voice.say
    rows = [[say(f"play-auto-{auto.value}")] for auto in CHOICES]
    parts = [*head(questions.voice), numbered(rows), Text()]

    def read(typed: str) -> Auto | None:
        which = pick(typed, [row[0] for row in rows]) if typed else CHOICES.index(now)
        return None if which is None else CHOICES[which]

    prompt = f"{say('play-which-auto')} [{CHOICES.index(now) + 1}]"
    return questions.ask(parts, prompt, read, say("play-no-such-choice"))
