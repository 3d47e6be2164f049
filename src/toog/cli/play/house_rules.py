"""The house rules before a game: all with what is usual, and each can be changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from toog.cli.play.pages import head
from toog.cli.play.prompts import pick
from toog.cli.play.questions import Questions, numbered
from toog.cli.play.rule_book import say_value
from toog.core.contract import Game
from toog.core.options import Choice, Option, Switch

READY = -1


def ask_house_rules(questions: Questions, game: Game[Any], players: int) -> dict[str, Any]:
    """Enter begins; a number changes that rule."""
    chosen: dict[str, Any] = {}
    while True:
        which = ask_which(questions, game, players, chosen)
        if which == READY:
            return chosen
        option = game.options[which]
        value = ask_value(questions, option, players)
        chosen.pop(option.name, None)
        if value != option.default_for(players):
            chosen[option.name] = value


def ask_which(questions: Questions, game: Game[Any], players: int, chosen: dict[str, Any]) -> int:
    say = questions.voice.say
    rows = [row_of(questions, option, players, chosen) for option in game.options]
    names = [option.name for option in game.options]
    parts = [*head(questions.voice), Text(say("play-house-rules"), "bold"), numbered(rows), Text()]

    def read(typed: str) -> int | None:
        return pick(typed, names) if typed else READY

    return questions.ask(parts, say("play-change-which"), read, say("play-no-such-choice"))


def row_of(questions: Questions, option: Option, players: int, chosen: dict[str, Any]) -> list[str | Text]:
    value = chosen.get(option.name, option.default_for(players))
    said = say_value(questions.voice, option, value)
    label = questions.voice.say("play-labelled", label=questions.voice.say(f"option-{option.name}"))
    return [Text.assemble(f"{label} ", (said, "bold" if option.name in chosen else "cyan"))]


def ask_value(questions: Questions, option: Option, players: int) -> Any:
    """Enter takes what is usual."""
    say = questions.voice.say
    values = values_of(option)
    rows = [[questions.voice.value(option, value)] for value in values]
    choices: list[RenderableType] = [numbered(rows), Text()] if values else []
    title = Text(f"{say(f'option-{option.name}')} ({option.rule})", "bold")
    rule = f"rule-{option.rule}"
    reason = [Text(say(rule)), Text()] if questions.voice.knows(rule) else []
    usual = option.default_for(players)

    def read(typed: str) -> Any:
        if not typed:
            return usual
        which = pick(typed, [row[0] for row in rows])
        value = option.read(typed) if which is None else values[which]
        return option.check(value, players)

    parts = [*head(questions.voice), title, *reason, *choices]
    prompt = say("play-which-value", allowed=questions.voice.allowed(option) if not values else "").rstrip()
    prompt += f" [{say_value(questions.voice, option, usual)}]"
    return questions.ask(parts, prompt, read, say("play-no-such-choice"))


def values_of(option: Option) -> Sequence[Any]:
    if isinstance(option, Choice):
        return option.values
    return (option.default, not option.default) if isinstance(option, Switch) else ()
