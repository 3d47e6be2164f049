"""The house rules before a game: all with what is usual, and each can be changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from toog.cli.play.boards import find_board
from toog.cli.play.pages import head
from toog.cli.play.prompts import pick, shown
from toog.cli.play.questions import Questions, Wrong, numbered
from toog.cli.play.wordings import Wordings
from toog.core.contract import Game
from toog.core.errors import GameError
from toog.core.options import Option
from toog.texts import Voice

READY = -1


def wordings_for(voice: Voice, game: Game[Any], players: Sequence[str]) -> Wordings:
    return Wordings(voice, players, find_board(game.name).wordings)


def ask_house_rules(questions: Questions, game: Game[Any], players: Sequence[str]) -> dict[str, Any]:
    """Enter begins; a number changes that rule."""
    wordings = wordings_for(questions.voice, game, players)
    chosen: dict[str, Any] = {}
    while True:
        which = ask_which(questions, game, wordings, chosen)
        if which == READY:
            return chosen
        option = game.options[which]
        value = ask_value(questions, option, wordings)
        chosen.pop(option.name, None)
        if value != option.default_for(len(players)):
            chosen[option.name] = value


def ask_which(questions: Questions, game: Game[Any], wordings: Wordings, chosen: dict[str, Any]) -> int:
    say = questions.voice.say
    rows = [[value_line(option, wordings, chosen, usual="cyan")] for option in game.options]
    names = [option.name for option in game.options]
    parts = [*head(questions.voice), Text(say("play-house-rules"), "bold"), numbered(rows), Text()]

    def read(typed: str) -> int | None:
        return pick(typed, names) if typed else READY

    return questions.ask(parts, say("play-change-which"), read, say("play-no-such-choice"))


def value_line(option: Option, wordings: Wordings, chosen: dict[str, Any], *, usual: str = "") -> Text:
    """The rule with its value; what differs from the usual stands out."""
    voice = wordings.voice
    value = chosen.get(option.name, option.default_for(len(wordings.players)))
    label = voice.say("play-labelled", label=voice.say(f"option-{option.name}"))
    return Text.assemble(
        f"{label} ", (wordings.say(option, value), "bold" if option.name in chosen else usual)
    )


def ask_value(questions: Questions, option: Option, wordings: Wordings) -> Any:
    """Enter takes what is usual."""
    say = questions.voice.say
    usual = option.default_for(len(wordings.players))
    choices = wordings.choices(option)

    def read(typed: str) -> Any:
        try:
            return option.check(wordings.read(option, typed), len(wordings.players)) if typed else usual
        except GameError:
            allowed = wordings.allowed(option)
            wrong = say("play-not-a-value", value=shown(typed), allowed=allowed, rule=option.rule)
            raise Wrong(wrong) from None

    prompt = say("play-which-value", allowed="" if choices else wordings.allowed(option)).rstrip()
    prompt += f" [{wordings.say(option, usual)}]"
    return questions.ask(
        value_page(questions.voice, option, choices), prompt, read, say("play-no-such-choice")
    )


def value_page(voice: Voice, option: Option, choices: Sequence[str]) -> list[RenderableType]:
    title = Text(f"{voice.say(f'option-{option.name}')} ({option.rule})", "bold")
    rule = f"rule-{option.rule}"
    reason = [Text(voice.say(rule)), Text()] if voice.knows(rule) else []
    listed: list[RenderableType] = [numbered([[choice] for choice in choices]), Text()] if choices else []
    return [*head(voice), title, *reason, *listed]
