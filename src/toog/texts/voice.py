"""A voice speaks one language: errors, tellings, options, rules, and the words of the terminal."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from toog.core.contract import Fact, Game, Telling
from toog.core.errors import BadArgument, GameError, quote
from toog.core.options import Choice, Option, Text

LANGUAGES = ("nl", "en", "fr", "de")
CATALOGUES = Path(__file__).parent / "catalogues"
QUOTED = re.compile("“([^“”]*)”")
# For the page, and French thousands. A terminal breaks lines by cells, and its output is searched.
NO_BREAKS = str.maketrans("\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}", "  ")


def language_of(environment: Mapping[str, str]) -> str:
    """The reader's language by the usual variables; English where it is none of ours."""
    for name in ("TOOG_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        chosen = environment.get(name, "")[:2].lower()
        if chosen in LANGUAGES:
            return chosen
        if chosen:
            break
    return "en"


def catalogue_of(game: Game[Any], language: str) -> Path:
    """English where a game does not speak the language."""
    own = game.folder / "texts" / f"{language}.ftl"
    return own if own.is_file() else game.folder / "texts" / "en.ftl"


@functools.cache
def read_catalogue(path: Path) -> Any:
    """Parse a catalogue once for all voices of this process, which takes longer than anything they say."""
    return FluentResource(path.read_text(encoding="utf-8"))


class Voice:
    def __init__(self, language: str, game: Game[Any] | None = None) -> None:
        if language not in LANGUAGES:
            raise BadArgument("no-such-language", language=quote(language), allowed=", ".join(LANGUAGES))
        self.language = language
        self.game = game
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(read_catalogue(CATALOGUES / f"{language}.ftl"))
        if game is not None:
            self._bundle.add_resource(read_catalogue(catalogue_of(game, language)))

    def knows(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, **arguments: Any) -> str:
        """A missing key is a fault of ours, never a blank line to the reader."""
        pattern = self._bundle.get_message(key).value
        said = {name: self.in_marks(value) for name, value in arguments.items()}
        text, faults = self._bundle.format_pattern(pattern, said) if pattern else ("", [key])
        if faults:
            raise ValueError(f"{self.language}: {key}: {faults[0]}")
        return str(text).translate(NO_BREAKS)

    def in_marks(self, value: Any) -> Any:
        """What someone wrote comes in the marks of `quote`, and is read in those of the language."""
        wrote = QUOTED.fullmatch(value) if isinstance(value, str) else None
        return value if wrote is None else self.say("quoted", text=wrote[1])

    def tell(self, telling: Telling, names: Sequence[str]) -> str:
        return self.say(f"tell-{telling.key}", **self.with_names(telling.arguments, names))

    def tell_fact(self, fact: Fact, names: Sequence[str], you: int | None = None) -> str:
        """A fact about a game that is over, said to `you` where it is about that seat."""
        about = fact.arguments
        if you is None:
            whose = "no"
        elif about.get("seat") == you:
            whose = "yes"
        else:
            whose = "them" if about.get("seats") == str(you) else "no"
        return self.say(f"story-{fact.key}", you=whose, **self.with_names(about, names))

    def with_names(self, arguments: Mapping[str, int | str], names: Sequence[str]) -> dict[str, Any]:
        """Seats become names."""
        said: dict[str, Any] = dict(arguments)
        for key, value in arguments.items():
            if key == "seat" and isinstance(value, int):
                said[key] = names[value]
            elif key == "seats":
                said[key] = self.list_of([names[int(seat)] for seat in str(value).split()])
        return said

    def list_of(self, items: Sequence[str]) -> str:
        """An, Bo and Cé."""
        return self.joined("list", items)

    def either(self, items: Sequence[str]) -> str:
        """An, Bo or Cé."""
        return self.joined("either", items)

    def joined(self, how: str, items: Sequence[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return self.say(how, first=", ".join(items[:-1]), last=items[-1])

    def error(self, error: GameError) -> str:
        """The one sentence a person reads, with the reason of the rule where there is one."""
        if self.language == "en":
            sentence = str(error)
        else:
            said = self.say(f"error-{error.key}", rule=str(error.rule), **error.arguments)
            sentence = error.of_record(said)
        reason = f"rule-{error.rule}"
        if error.kind == "illegal" and self.knows(reason):
            return f"{sentence}. {self.say(reason)}"
        return sentence

    def refusal(self, error: GameError, names: Sequence[str]) -> str:
        """What a player at the table hears: why this cannot be done now, and which rule says so."""
        if error.key != "not-legal":
            return self.error(error)
        sentence = self.say(f"refusal-{error.rule}", **self.with_names(error.arguments, names))
        return self.say("play-by-rule", sentence=sentence, rule=str(error.rule))

    def event_error(self, error: GameError) -> str:
        """The same, saying at which event of a record."""
        if error.event is None:
            return self.error(error)
        return self.say("at-event", event=str(error.event), sentence=self.error(error))

    def allowed(self, option: Option) -> str:
        """Every value a table may choose, as it is written and as it is said."""
        if isinstance(option, Choice):
            return self.either([f"{value} ({self.value(option, value)})" for value in option.values])
        if isinstance(option, Text):
            return self.say("text-at-most", most=option.longest)
        said = f"allowed-{option.name}"
        return self.say(said) if self.knows(said) else option.allowed

    def each(self, option: Option, given: Sequence[int], names: Sequence[str]) -> str:
        """What a house rule gives each player: 3 marks fewer for Bo. Who is given nothing is not named."""
        said = [
            self.say(f"each-{option.name}", player=name, number=number)
            for name, number in zip(names, given, strict=True)
            if number
        ]
        return self.list_of(said) or self.say("none-given")

    def value(self, option: Option, value: Any) -> str:
        """The value of an option as a person says it."""
        key = f"value-{option.name}-{value}"
        if isinstance(option, Choice) or self.knows(key):
            return self.say(key)
        if isinstance(value, bool):
            return self.say("yes" if value else "no")
        return str(value)


@functools.cache
def voice_for(language: str, game: Game[Any] | None = None) -> Voice:
    """Kept, because its catalogues take a tenth of a second to read."""
    return Voice(language, game)
