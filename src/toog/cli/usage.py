"""Reads the words of a command line. Every complaint is one sentence in the reader's language."""

from __future__ import annotations

import getopt
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from toog.core.contract import Game
from toog.core.errors import quote
from toog.core.options import read_whole

LARGEST_SEED = 2**64 - 1


class UsageError(Exception):
    """A command typed wrongly: a key of the catalogue with its arguments."""

    def __init__(self, key: str, **arguments: Any) -> None:
        self.key = key
        self.arguments = arguments
        super().__init__(key)


@dataclass(frozen=True)
class Flag:
    """`--name`, with a value if `value` names one."""

    name: str
    value: str = ""
    many: bool = False
    optional: bool = False
    """The value may be left out, and is then empty."""
    told_as: str = ""
    """Under which name the help explains it, where another command has a flag of this name."""

    @property
    def form(self) -> str:
        value = f"[{self.value}]" if self.optional else self.value
        return f"--{self.name} {value}".rstrip()


COMMON = (Flag("help"), Flag("lang", "nl|en|fr|de"))
JSON = Flag("json")
OPTION = Flag("option", "NAME=VALUE", many=True)
SEED = Flag("seed", "N")


@dataclass(frozen=True)
class Subcommand:
    name: str
    run: Callable[[Words], int]
    operand: str = ""
    needs_operand: bool = True
    flags: tuple[Flag, ...] = ()
    several: bool = False
    """It takes as many operands as are typed."""

    @property
    def form(self) -> str:
        operand = f"{self.operand}…" if self.several else self.operand
        return f"toog {self.name} {operand if self.needs_operand else f'[{operand}]'}".rstrip()


@dataclass
class Words:
    """What was typed after a command: its operands, and values by the name of their flag."""

    command: Subcommand
    language: str
    operands: Sequence[str] = ()
    given: dict[str, list[str]] = field(default_factory=dict)

    @property
    def operand(self) -> str | None:
        """The only one, of a command that takes one."""
        return self.operands[0] if self.operands else None

    def __contains__(self, flag: str) -> bool:
        return flag in self.given

    def text(self, flag: str) -> str | None:
        return self.given[flag][-1] if flag in self.given else None

    def texts(self, flag: str) -> list[str]:
        return self.given.get(flag, [])

    def whole(self, flag: str, low: int, high: int) -> int | None:
        """A whole number from `low` to `high`."""
        text = self.text(flag)
        if text is None:
            return None
        value = read_whole(text)
        if isinstance(value, str) or not low <= value <= high:
            raise UsageError("cli-not-whole", flag=flag, value=quote(text), low=str(low), high=str(high))
        return value

    def seed(self) -> int | None:
        return self.whole("seed", 0, LARGEST_SEED)

    def options(self, game: Game[Any], flag: str = "option") -> dict[str, Any]:
        """Reads each `--option name=value` as its option wants it; the game checks them later."""
        found = {}
        for text in self.texts(flag):
            name, equals, value = text.partition("=")
            if not equals:
                raise UsageError("cli-not-option", value=quote(text))
            if name in found:
                raise UsageError("cli-twice", flag=f"{flag} {name}")
            found[name] = game.option(name).read(value)
        return found


def check_names(flag: str, names: list[str], allowed: Sequence[str]) -> list[str]:
    for name in names:
        if name not in allowed:
            raise UsageError("cli-not-one-of", flag=flag, value=quote(name), allowed=", ".join(allowed))
    return names


def read_words(command: Subcommand, words: Sequence[str], language: str) -> Words:
    flags = {flag.name: flag for flag in command.flags + COMMON}
    long = [flag.name + ("=" if flag.value else "") for flag in flags.values()]
    try:
        given, operands = getopt.gnu_getopt(with_values(words, flags), "h", long)
    except getopt.GetoptError as error:
        raise complaint(error, flags) from None
    read = Words(command, language)
    for name, value in given:
        flag = "help" if name == "-h" else name.removeprefix("--")
        if flag in read and not flags[flag].many:
            raise UsageError("cli-twice", flag=flag)
        read.given.setdefault(flag, []).append(value)
    if "help" in read:
        return read
    read.operands = check_operands(command, operands)
    return read


def check_operands(command: Subcommand, operands: list[str]) -> list[str]:
    most = 1 if command.operand else 0
    if len(operands) > most and not command.several:
        raise UsageError("cli-too-many", value=quote(operands[-1]))
    if command.operand and command.needs_operand and not operands:
        raise UsageError("cli-missing", command=command.name, operand=command.operand)
    return operands


def with_values(words: Sequence[str], flags: dict[str, Flag]) -> list[str]:
    """A flag whose value was left out gets an empty one: `--resume` alone, or before another flag."""
    bare = {f"--{flag.name}" for flag in flags.values() if flag.optional}
    return [
        f"{word}=" if word in bare and (not after or after.startswith("-")) else word
        for word, after in pairwise([*words, ""])
    ]


def complaint(error: getopt.GetoptError, flags: dict[str, Flag]) -> UsageError:
    flag = flags.get(error.opt)
    if flag is None:
        return UsageError("cli-no-such-flag", flag=quote(error.opt))
    return UsageError("cli-needs-value" if flag.value else "cli-needs-no-value", flag=quote(error.opt))
