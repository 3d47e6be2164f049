"""`toog verify`: checks sealed dice from the record alone."""

from __future__ import annotations

from toog.cli.files import read_file
from toog.cli.output import print_json, refuse
from toog.cli.usage import Words
from toog.core.errors import GameError
from toog.core.seal import verify
from toog.texts import Voice


def run(words: Words) -> int:
    voice = Voice(words.language)
    try:
        record = read_file(str(words.operand))
        voice = Voice(words.language, record.game)
        falls = verify(record)
    except GameError as error:
        return refuse(error, voice, as_json="json" in words)
    if "json" in words:
        print_json({"game": record.game.name, "verified": True, "falls": falls})
    else:
        print(voice.say("cli-verified", falls=falls))
    return 0
