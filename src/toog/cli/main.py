"""Runs one of the commands of the house; whatever goes wrong ends here as one line."""

from __future__ import annotations

import contextlib
import importlib
import io
import os
import sys
from collections.abc import Sequence
from itertools import pairwise

import toog
from toog.cli.output import BAD_DATA, show_help, show_house
from toog.cli.stopping import INTERRUPTED, repeating_interrupts
from toog.cli.usage import Subcommand, UsageError, check_names, read_words
from toog.console import complain
from toog.core.errors import GameError, quote
from toog.texts import LANGUAGES, Voice, language_of

BAD_USAGE = 2
FAILED_BOT = ("bot-illegal", "bot-broken", "bot-died")  # found, and then no good

# By where each is defined: what one command imports, no other waits for.
COMMANDS = {
    "play": "playing.PLAY",
    "rules": "rules.RULES",
    "replay": "records.REPLAY",
    "hint": "hinting.HINT",
    "review": "reviewing.REVIEW",
    "drill": "drilling.DRILL",
    "daily": "drilling.DAILY",
    "night": "nights.NIGHT",
    "verify": "verifying.VERIFY",
    "schema": "records.SCHEMA",
    "simulate": "simulating.SIMULATE",
    "arena": "contests.ARENA",
    "lab": "laboratory.LAB",
    "handicap": "handicapping.HANDICAP",
    "solve": "solving.SOLVE",
    "serve": "hosting.SERVE",
    "backup": "hosting.BACKUP",
    "export": "hosting.EXPORT",
    "import": "hosting.IMPORT",
    "delete": "hosting.DELETE",
}
AT_HOME = "hosting.AT_HOME"


def main(arguments: Sequence[str] | None = None) -> int:
    try:
        with repeating_interrupts():
            return answer(list(sys.argv[1:] if arguments is None else arguments))
    except KeyboardInterrupt:
        return INTERRUPTED


def answer(words: list[str]) -> int:
    language = spoken_language(words)
    never_miss_a_stream()
    never_break_on_a_character()
    voice = Voice(language)
    try:
        code = run(command_first(words), language)
        sys.stdout.flush()
        return code
    except UsageError as error:
        complain(voice.say(error.key, **error.arguments))
        return BAD_USAGE
    except GameError as error:
        complain(voice.error(error))
        return BAD_DATA if error.key in FAILED_BOT else BAD_USAGE
    except BrokenPipeError:  # the reader, such as `head`, has seen enough
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:  # such as a full disk behind a redirection
        complain(voice.say("cli-cannot-write", reason=str(error.errno)))
        return BAD_DATA


def never_miss_a_stream() -> None:
    """Opens a stream to nowhere in the place of one that whoever started us has closed."""
    sys.stdout = sys.stdout or os.fdopen(os.open(os.devnull, os.O_WRONLY), "w")
    sys.stderr = sys.stderr or os.fdopen(os.open(os.devnull, os.O_WRONLY), "w")


def never_break_on_a_character() -> None:
    """Makes a stream write a question mark for a character it cannot show."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def command_first(words: list[str]) -> list[str]:
    """Puts the command first: `toog --lang nl rules` is `toog rules --lang nl`."""
    if words[:1] == ["--lang"] and len(words) > 2:
        return [*words[2:], *words[:2]]
    if words[:1] and words[0].startswith("--lang=") and len(words) > 1:
        return [*words[1:], words[0]]
    return words


def spoken_language(words: Sequence[str]) -> str:
    """The language, found before anything else is read, so that complaints come in it too."""
    for word, following in pairwise([*words, ""]):
        chosen = following if word == "--lang" else word.removeprefix("--lang=")
        if chosen in LANGUAGES:
            return chosen
    return language_of(os.environ)


def run(words: list[str], language: str) -> int:
    if not {"-h", "--help"}.isdisjoint(words[:1]):
        show_house(Voice(language), COMMANDS)
        return 0
    if words[:1] == ["--version"]:
        print(f"toog {toog.__version__}")
        return 0
    if not words or words[0].startswith("-"):
        return run_command(load_command(AT_HOME), words, language)
    name = words[0]
    if name not in COMMANDS:
        raise UsageError("cli-no-such-command", command=quote(name), allowed=", ".join(COMMANDS))
    return run_command(load_command(COMMANDS[name]), words[1:], language)


def load_command(place: str) -> Subcommand:
    module, _, constant = place.partition(".")
    command: Subcommand = getattr(importlib.import_module(f"toog.cli.{module}"), constant)
    return command


def run_command(command: Subcommand, words: list[str], language: str) -> int:
    read = read_words(command, words, language)
    if "help" in read:
        show_help(Voice(language), command) if command.name else show_house(Voice(language), COMMANDS)
        return 0
    chosen = read.text("lang")
    if chosen is not None:
        check_names("lang", [chosen], LANGUAGES)
    return command.run(read)
