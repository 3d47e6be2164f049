"""`toog replay` shows a record, `toog schema` says what one holds."""

from __future__ import annotations

import json
from typing import Any

from toog.cli.output import print_json, refuse, say_care
from toog.cli.usage import JSON, Subcommand, Words
from toog.console import console, read_file, two_columns
from toog.core.course import Chance, Course, Decision, Over, Turn
from toog.core.errors import GameError
from toog.core.schema import record_schema
from toog.texts import Voice

LAST_EVENTS = 20
LAST_TELLINGS = 5


def run_replay(words: Words) -> int:
    """Checks a record and shows where it stands."""
    voice = Voice(words.language)
    try:
        record = read_file(str(words.operand))
        voice = Voice(words.language, record.game)
        course = Course.of(record)
    except GameError as error:
        return refuse(error, voice, as_json="json" in words)
    if "json" in words:
        print_json(facts(course))
    else:
        show(course, voice)
    return 0


def facts(course: Course) -> dict[str, Any]:
    turn = course.turn
    seats = turn.seats if isinstance(turn, Decision) else ()
    return {
        "game": course.game.name,
        "over": isinstance(turn, Over),
        "turn": turn_facts(turn),
        "legal": {str(seat): course.legal(seat) for seat in seats},
        "scores": course.scores,
        "winners": list(course.winners),
    }


def turn_facts(turn: Turn) -> dict[str, Any]:
    if isinstance(turn, Over):
        return {"kind": "over", "seats": []}
    if isinstance(turn, Chance):
        return {"kind": "chance", "seats": [turn.seat]}
    return {"kind": "decision", "seats": list(turn.seats)}


def show(course: Course, voice: Voice) -> None:
    screen = console()
    events = len(course.events)
    screen.print(voice.say("cli-replay-head", game=voice.say("name"), events=events), "", sep="\n")
    told = course.told(since=max(events - LAST_EVENTS, 0))
    tellings = [telling for _, tellings in told for telling in tellings]
    for telling in tellings[-LAST_TELLINGS:]:
        screen.print(f"  {voice.tell(telling, course.players)}")
    screen.print("")
    scores = [score_in_words(course, voice, seat) for seat in range(len(course.players))]
    screen.print(two_columns(zip(course.players, scores, strict=True)))
    screen.print("", turn_in_words(course, voice), sep="\n")
    say_care(voice, screen)


def score_in_words(course: Course, voice: Voice, seat: int) -> str:
    """Return the score of a seat, or that it is out of the game: its score then counts for nothing."""
    is_out = course.game.is_out(course.state, seat)
    return voice.say("out-of-the-game") if is_out else str(course.scores[seat])


def turn_in_words(course: Course, voice: Voice) -> str:
    turn = course.turn
    names = course.players
    if isinstance(turn, Over):
        if len(turn.winners) == len(names) > 1 and voice.knows("all-level"):  # a game in which they pay
            return voice.say("cli-replay-level", level=voice.say("all-level"))
        return voice.say("cli-replay-over", names=voice.list_of([names[seat] for seat in turn.winners]))
    if isinstance(turn, Chance):
        return voice.say("cli-replay-chance", name=names[turn.seat], fall=turn.fall.form)
    return " ".join(
        voice.say("cli-replay-decision", name=names[seat], moves=", ".join(course.legal(seat)))
        for seat in turn.seats
    )


def run_schema(words: Words) -> int:
    """Prints the record as JSON Schema, for programs that write or read one."""
    print(json.dumps(record_schema(), ensure_ascii=False, indent=2))
    return 0


REPLAY = Subcommand("replay", run_replay, "FILE", flags=(JSON,))
SCHEMA = Subcommand("schema", run_schema)
