"""`toog serve`, `toog backup`, `toog export`, `toog import` and `toog delete`."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable
from ipaddress import ip_network

from toog.cli.output import complain_about_games
from toog.cli.usage import Flag, Subcommand, UsageError, Words, check_names
from toog.console import complain
from toog.core.errors import quote
from toog.server.runtime.errors import BadChoice, HouseError
from toog.texts import Voice

USUAL_PORT = 8664  # t-o-o-g on the keys of a telephone
LARGEST_PORT = 65_535
MOST_DAYS = 36_500
LEVELS = ("debug", "info", "warning", "error")
BAD_DATA, BAD_USAGE = 1, 2
ORIGIN = re.compile(r"https?://([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?/?", re.IGNORECASE)

DATABASE = Flag("database", "FILE|URL")
HANDS = Flag("with-hands-in-play")


def run_serve(words: Words) -> int:
    return run_house(words, browse=False)


def run_at_home(words: Words) -> int:
    return run_house(words, browse=True)


def run_house(words: Words, *, browse: bool) -> int:
    from toog.server.opening import Choices, open_house

    port = words.whole("port", 0, LARGEST_PORT)
    choices = Choices(
        host=words.text("host"),
        port=USUAL_PORT if port is None else port,
        lan="lan" in words,
        database=database_of(words),
        keep_days=words.whole("keep-days", 1, MOST_DAYS),
        delete_most="delete-most" in words,
        limits=words.texts("limit"),
        origins=check_each(words, "origin", is_origin),
        proxies=check_each(words, "proxy", is_proxy),
        level=check_names("log", [words.text("log") or ("warning" if browse else "info")], LEVELS)[0],
        browse=browse,
    )
    voice = Voice(words.language)
    complain_about_games(voice)
    open_house(choices, voice)
    return 0


def check_each(words: Words, flag: str, is_right: Callable[[str], bool]) -> list[str]:
    """Checks every value of a flag. A wrong one would never match anybody, and nobody would be told."""
    for value in words.texts(flag):
        if not is_right(value):
            raise UsageError(f"cli-not-{flag}", value=quote(value))
    return words.texts(flag)


def is_origin(value: str) -> bool:
    return ORIGIN.fullmatch(value) is not None


def is_proxy(value: str) -> bool:
    """Whether this is an address or a network; `*` is every machine."""
    try:
        return value == "*" or bool(ip_network(value))
    except ValueError:
        return False


def run_backup(words: Words) -> int:
    from toog.server.admin import backup

    size = backup(database_of(words), str(words.operand))
    print(Voice(words.language).say("serve-backed-up", file=str(words.operand), kilobytes=size // 1000))
    return 0


def run_export(words: Words) -> int:
    from toog.server.admin import export

    voice = Voice(words.language)
    records, left_out = export(database_of(words), words.operand or "-", hands=HANDS.name in words)
    if words.operand not in (None, "-"):
        print(voice.say("serve-exported", records=records, file=str(words.operand)))
    if left_out:
        print(voice.say("serve-left-out", games=left_out, flag=f"--{HANDS.name}"), file=sys.stderr)
    return 0


def run_import(words: Words) -> int:
    from toog.server.admin import import_records

    kept, known = import_records(database_of(words), str(words.operand))
    print(Voice(words.language).say("serve-imported", kept=kept, known=known))
    return 0


def run_delete(words: Words) -> int:
    from toog.server.admin import delete_table

    delete_table(database_of(words), str(words.operand))
    print(Voice(words.language).say("serve-deleted"))
    return 0


def database_of(words: Words) -> str | None:
    """Where the database is. The environment may say it: a password on the command line is for all to see."""
    return words.text("database") or os.environ.get("TOOG_DATABASE")


def in_one_sentence(run: Callable[[Words], int]) -> Callable[[Words], int]:
    def run_or_complain(words: Words) -> int:
        try:
            return run(words)
        except HouseError as error:
            complain(Voice(words.language).say(f"serve-{error.key}", **error.arguments))
            return BAD_USAGE if isinstance(error, BadChoice) else BAD_DATA

    return run_or_complain


SERVE = Subcommand(
    "serve",
    in_one_sentence(run_serve),
    flags=(
        Flag("host", "NAME"),
        Flag("port", "N"),
        Flag("lan"),
        DATABASE,
        Flag("keep-days", "N"),
        Flag("delete-most"),
        Flag("origin", "URL", many=True),
        Flag("proxy", "ADDRESS", many=True),
        Flag("limit", "NAME=N", many=True),
        Flag("log", "LEVEL"),
    ),
)
AT_HOME = Subcommand("", in_one_sentence(run_at_home), flags=SERVE.flags)
BACKUP = Subcommand("backup", in_one_sentence(run_backup), "FILE", flags=(DATABASE,))
EXPORT = Subcommand(
    "export", in_one_sentence(run_export), "FILE", needs_operand=False, flags=(HANDS, DATABASE)
)
IMPORT = Subcommand("import", in_one_sentence(run_import), "FILE", flags=(DATABASE,))
DELETE = Subcommand("delete", in_one_sentence(run_delete), "TABLE", flags=(DATABASE,))
