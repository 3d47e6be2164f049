"""The values of house rules as people say them and type them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from toog.core.options import Choice, EachSeat, Option, SeatOption, Switch
from toog.terminal.prompts import pick
from toog.texts import Voice

Players = Sequence[str]


@dataclass(frozen=True)
class Wording:
    """A house rule whose values have words of their own. `read` answers None for what it cannot take."""

    say: Callable[[Voice, Any, Players], str]
    read: Callable[[Voice, str, Players], Any]
    allowed: Callable[[Voice, Players], str]


def say_seat(voice: Voice, seat: int, players: Players) -> str:
    return players[seat]


def read_seat(voice: Voice, typed: str, players: Players) -> int | None:
    return pick(typed, players)


def allowed_seats(voice: Voice, players: Players) -> str:
    return voice.either(players)


SEAT = Wording(say_seat, read_seat, allowed_seats)


class Wordings:
    """The values of house rules at one table, in one language."""

    def __init__(self, voice: Voice, players: Players, own: Mapping[str, Wording]) -> None:
        self.voice = voice
        self.players = players
        self.own = own

    def own_of(self, option: Option) -> Wording | None:
        return SEAT if isinstance(option, SeatOption) else self.own.get(option.name)

    def say(self, option: Option, value: Any) -> str:
        """The value of a house rule as people say it; an empty text is what is usual."""
        own = self.own_of(option)
        if own is not None:
            return own.say(self.voice, value, self.players)
        if isinstance(option, EachSeat):
            return self.voice.each(option, value, self.players)
        if isinstance(value, list):
            return ", ".join(str(item) for item in value)
        return self.voice.value(option, value) or self.voice.say("play-usual")

    def choices(self, option: Option) -> list[str]:
        """The values that can be picked from a list, as people say them."""
        return [self.voice.value(option, value) for value in values_of(option)]

    def read(self, option: Option, typed: str) -> Any:
        """Reads a value by its place in the list, as it is said, or as it is typed on the command line."""
        which = pick(typed, self.choices(option))
        if which is not None:
            return values_of(option)[which]
        own = self.own_of(option)
        read = None if own is None else own.read(self.voice, typed, self.players)
        return option.read(typed) if read is None else read

    def allowed(self, option: Option) -> str:
        own = self.own_of(option)
        if own is not None:
            return own.allowed(self.voice, self.players)
        if "|" not in option.allowed:
            return self.voice.allowed(option)
        switch = {"true": "yes", "false": "no"} if isinstance(option, Switch) else {}
        keys = {part: switch.get(part, f"value-{option.name}-{part}") for part in option.allowed.split("|")}
        said = [self.voice.say(key) if self.voice.knows(key) else part for part, key in keys.items()]
        return self.voice.either(said)


def values_of(option: Option) -> Sequence[Any]:
    if isinstance(option, Choice):
        return option.values
    return (option.default, not option.default) if isinstance(option, Switch) else ()


def value_line(option: Option, wordings: Wordings, chosen: dict[str, Any], *, usual: str = "") -> Text:
    """The rule with its value; what differs from the usual stands out."""
    voice = wordings.voice
    value = chosen.get(option.name, option.default_for(len(wordings.players)))
    label = voice.say("play-labelled", label=voice.say(f"option-{option.name}"))
    return Text.assemble(
        f"{label} ", (wordings.say(option, value), "bold" if option.name in chosen else usual)
    )
