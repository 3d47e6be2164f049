"""Which game: all that the house knows, with a line on each where there is room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from toog.cli.play.pages import LINES_FOR_PROMPT
from toog.cli.play.prompts import pick
from toog.cli.play.questions import Questions, numbered
from toog.core.contract import Game
from toog.core.registry import find_game, game_names
from toog.texts import Voice


def ask_game(questions: Questions) -> Game[Any]:
    games = [find_game(name) for name in game_names()]
    voices = [Voice(questions.voice.language, game) for game in games]
    titles = [voice.say("name") for voice in voices]

    def read(typed: str) -> Game[Any] | None:
        which = pick(typed, titles)
        if which is None:
            which = pick(typed, game_names())
        return None if which is None else games[which]

    say = questions.voice.say
    title = Rule(Text(say("play-welcome"), "bold"), align="left", style="dim")
    parts: list[RenderableType] = [
        title,
        list_of_games(voices, [voice.say("about") for voice in voices]),
        Text(),
    ]
    if questions.screen.height_of(parts) > questions.screen.console.height - LINES_FOR_PROMPT:
        parts[1] = list_of_games(voices, ["{}–{}".format(*game.seats) for game in games])
    return questions.ask(parts, say("play-which-game"), read, say("play-no-such-choice"))


def list_of_games(voices: Sequence[Voice], words: Sequence[str]) -> Table:
    return numbered(
        [[Text(v.say("name"), "bold"), Text(said)] for v, said in zip(voices, words, strict=True)]
    )
