"""Questions before a game, which Enter answers as usual: which game, and by which house rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from toog.core.contract import Game
from toog.core.errors import GameError
from toog.core.options import Option
from toog.core.registry import games_in_order
from toog.terminal.boards import wordings_for
from toog.terminal.leaving import Quit
from toog.terminal.pages import LINES_FOR_PROMPT, head
from toog.terminal.prompts import HouseWord, fold, house_words, pick, shown
from toog.terminal.screen import Screen
from toog.terminal.wordings import Wordings, value_line
from toog.texts import Voice

T = TypeVar("T")
READY = -1


class Wrong(Exception):
    """What was typed cannot be taken, and this sentence says why."""


class Questions:
    def __init__(self, screen: Screen, voice: Voice) -> None:
        self.screen = screen
        self.voice = voice

    def ask(
        self, parts: Sequence[RenderableType], prompt: str, read: Callable[[str], T | None], wrong: str
    ) -> T:
        """Asks until `read` takes the answer. It returns None or raises Wrong for what it cannot take."""
        notice: list[RenderableType] = []
        while True:
            self.screen.show(*parts, *notice)
            typed = self.screen.ask(Text(prompt, "bold"))
            if house_words(self.voice).get(fold(typed)) is HouseWord.QUIT:
                raise Quit
            said = wrong
            try:
                answer = read(typed)
                if answer is not None:
                    return answer
            except Wrong as reason:
                said = str(reason)
            except GameError as error:
                said = self.voice.error(error)
            notice = [Text(said, "bold red")]

    def number(
        self, parts: Sequence[RenderableType], prompt: str, *, low: int, high: int, default: int
    ) -> int:
        def read(typed: str) -> int | None:
            if not typed:
                return default
            said = typed if typed.isdecimal() and typed.isascii() else ""
            number = int(said[:4] or -1)
            return number if low <= number <= high else None

        wrong = self.voice.say("play-from-to", low=low, high=high)
        return self.ask(parts, f"{prompt} ({low}–{high}) [{default}]", read, wrong)


def numbered(rows: Sequence[Sequence[str | Text]]) -> Table:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", style="dim")
    for number, row in enumerate(rows, start=1):
        grid.add_row(str(number), *row)
    return grid


def ask_game(questions: Questions) -> Game[Any]:
    games = games_in_order()
    voices = [Voice(questions.voice.language, game) for game in games]
    titles = [voice.say("name") for voice in voices]

    def read(typed: str) -> Game[Any] | None:
        which = pick(typed, titles)
        if which is None:
            which = pick(typed, [game.name for game in games])
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


def ask_house_rules(questions: Questions, game: Game[Any], players: Sequence[str]) -> dict[str, Any]:
    """Asks which house rules to change, until Enter begins the game."""
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


def ask_value(questions: Questions, option: Option, wordings: Wordings) -> Any:
    """Asks for the value of a house rule. Enter takes what is usual."""
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
