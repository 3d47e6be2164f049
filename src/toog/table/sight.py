"""What an audience sees of a table: made from hidden copies and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from toog.core.contract import SPECTATOR, Event, Game
from toog.core.course import Chance, Course, Over
from toog.core.falls import Pack
from toog.table.entries import Entry, Fell, Moved
from toog.table.standing import Standing

Seats = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """An entry with the position before and after it, where it was an event of the game."""

    version: int
    entry: Entry
    before: Any
    after: Any


def witness(table: Standing, entry: Entry) -> Moment:
    """Lets the entry happen, and keeps what is needed to tell it."""
    if not isinstance(entry, Moved | Fell):
        table.happen(entry)
        return Moment(table.version, entry, None, None)
    before = table.picture()
    table.happen(entry)
    return Moment(table.version, entry, before, table.picture())


def item(game: Game[Any], moment: Moment, seats: Seats) -> dict[str, Any]:
    """One entry as these seats see it."""
    return {
        "version": moment.version,
        "entry": shown(game, moment.entry),
        "told": tell(game, moment, SPECTATOR),
        "told_to": {str(seat): tell(game, moment, seat) for seat in seats},
    }


def shown(game: Game[Any], entry: Entry) -> dict[str, Any]:
    seen = entry.shown()
    if isinstance(entry, Fell) and lies_face_down(game, entry.word):
        seen["word"] = None
    return seen


def lies_face_down(game: Game[Any], word: str) -> bool:
    """A shuffled pack is nobody's to read."""
    which, _ = game.read_fall(word)
    return isinstance(game.falls[which], Pack)


def tell(game: Game[Any], moment: Moment, eyes: int) -> list[dict[str, Any]]:
    entry = moment.entry
    if not isinstance(entry, Moved | Fell):
        return []
    event = Event(entry.seat if isinstance(entry, Moved) else None, entry.word)
    before = game.hidden_copy(moment.before, eyes)
    after = game.hidden_copy(moment.after, eyes)
    return [{"key": told.key, "arguments": told.arguments} for told in game.tell(before, event, after)]


def house(table: Standing) -> dict[str, Any]:
    """What was agreed when the table was opened."""
    opened = table.opened
    return {
        "game": opened.game,
        "options": opened.options,
        "dice": opened.dice,
        "thinking": opened.thinking,
        "pause": opened.pause,
        "bot": opened.bot,
    }


def company(table: Standing) -> dict[str, Any]:
    host = [number for number, seat in enumerate(table.seats) if seat.key == table.opened.host]
    over = table.ended is not None
    return {
        "status": "over" if over else "waiting" if table.running is None else "playing",
        "seats": [seat.plain() for seat in table.seats],
        "host": host[0] if host else None,
        "listed": table.listed,
        "seal": table.seal,
        "next": table.next,
    }


def position(table: Standing, seats: Seats) -> dict[str, Any]:
    """Before the start there is none. In an open game everyone sees everyone's moves."""
    course = table.running
    if course is None:
        return {
            "turn": None,
            "view": None,
            "views": {},
            "legal": {},
            "undo": [],
            "scores": [],
            "winners": [],
            "clock": clock(table),
        }
    eyes = seats if table.game.hidden else tuple(range(len(table.seats)))
    legal = {str(seat): course.legal(seat) for seat in eyes}
    return {
        "turn": turn(course),
        "view": course.view(None),
        "views": {str(seat): course.view(seat) for seat in seats},
        "legal": {seat: words for seat, words in legal.items() if words},
        "undo": [seat for seat in eyes if table.can_undo(seat)],
        "scores": course.scores,
        "winners": list(course.winners),
        "clock": clock(table),
    }


def turn(course: Course) -> dict[str, Any]:
    now = course.turn
    if isinstance(now, Over):
        return {"kind": "over", "seats": [], "fall": None}
    if isinstance(now, Chance):
        return {"kind": "chance", "seats": [now.seat], "fall": now.fall.form}
    return {"kind": "decision", "seats": list(now.seats), "fall": None}


def clock(table: Standing) -> dict[str, Any]:
    """Whom the table waits for, until when, and in a race when each seat may act again."""
    race = table.race
    ready = {} if race is None else {str(s): race.ready(s) for s in range(len(table.seats))}
    return {
        "waits_for": table.awaited,
        "until": table.deadline,
        "paused": table.is_paused,
        "ready": ready,
    }
