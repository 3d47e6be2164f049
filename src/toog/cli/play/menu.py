"""Which game: all that the house knows, with a line on each."""

from __future__ import annotations

from typing import Any

from rich.rule import Rule
from rich.text import Text

from toog.cli.play.prompts import pick
from toog.cli.play.questions import Questions, numbered
from toog.core.contract import Game
from toog.core.registry import find_game, game_names
from toog.texts import Voice


def ask_game(questions: Questions) -> Game[Any]:
    games = [find_game(name) for name in game_names()]
    voices = [Voice(questions.voice.language, game) for game in games]
    rows = [[Text(voice.say("name"), "bold"), Text(voice.say("about"))] for voice in voices]
    titles = [voice.say("name") for voice in voices]

    def read(typed: str) -> Game[Any] | None:
        which = pick(typed, titles)
        if which is None:
            which = pick(typed, game_names())
        return None if which is None else games[which]

    say = questions.voice.say
    title = Rule(Text(say("play-welcome"), "bold"), align="left", style="dim")
    return questions.ask(
        [title, numbered(rows), Text()], say("play-which-game"), read, say("play-no-such-choice")
    )
