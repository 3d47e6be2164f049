"""What an audience sees of a table: made from hidden copies and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from toog.core.contract import SPECTATOR, Game
from toog.core.course import Chance, Over, Turn
from toog.core.falls import Pack
from toog.table.entries import Entry, Fell
from toog.table.log import Moment
from toog.table.running import Running
from toog.table.standing import Standing

Seats = tuple[int, ...]


def item(game: Game[Any], moment: Moment, seats: Seats) -> dict[str, Any]:
    """One entry as these seats see it, and as everyone does."""
    seen = {
        "version": moment.version,
        "entry": shown(game, moment.entry),
        "told": tell(game, moment, SPECTATOR),
        "told_to": {str(seat): tell(game, moment, seat) for seat in seats},
    }
    moves, rests, urgent = moment.showing(game)
    if moves or rests:
        seen["shows"] = {"moves": moves, "rests": rests, **({"urgent": True} if urgent else {})}
    return seen


def shown(game: Game[Any], entry: Entry) -> dict[str, Any]:
    seen = entry.shown()
    if isinstance(entry, Fell) and lies_face_down(game, entry.word):
        seen["word"] = None
    return seen


def lies_face_down(game: Game[Any], word: str) -> bool:
    """A shuffled pack is nobody's to read."""
    return game.hidden and isinstance(game.falls[game.read_fall(word)[0]], Pack)


def tell(game: Game[Any], moment: Moment, eyes: int) -> list[dict[str, Any]]:
    return [{"key": telling.key, "arguments": telling.arguments} for telling in moment.told(game, eyes)]


def scene(game: Game[Any], moment: Moment, seats: Seats) -> dict[str, Any]:
    """What lay on the table for a moment, before the next thing happened."""
    lay = moment.after
    if lay is None or "position" not in moment.entry.touches:
        return {}
    return {
        "turn": turn(lay.turn),
        "view": game.view(lay.seen_by(SPECTATOR)),
        "views": {str(seat): game.view(lay.seen_by(seat)) for seat in seats},
        "scores": lay.scores,
        "winners": winners(lay.turn),
    }


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
        "rematch": opened.rematch,
    }


def company(table: Standing) -> dict[str, Any]:
    here = table.company
    return {
        "status": "over" if table.ended else "playing" if table.running else "waiting",
        "seats": [seat.plain() for seat in here.seats],
        "players": list(table.running.course.players) if table.running else [],
        "host": here.host,
        "listed": here.listed,
        "seal": table.seal,
        "next": here.next,
        "asker": here.asker,
        "majority": here.majority,
    }


def position(table: Standing, seats: Seats) -> dict[str, Any]:
    running = table.running
    if running is None:
        return {**NOT_STARTED, "clock": clock(table)}
    course = running.course
    return {
        "turn": turn(running.turn),
        "view": view(running, SPECTATOR),
        "views": {str(seat): view(running, seat) for seat in seats},
        "legal": legal(table, running, seats),
        "undo": undoer(table, running, seats),
        "scores": course.scores,
        "winners": winners(running.turn),
        "clock": clock(table),
    }


NOT_STARTED: dict[str, Any] = {
    "turn": None,
    "view": None,
    "views": {},
    "legal": {},
    "undo": None,
    "scores": [],
    "winners": [],
}


def view(running: Running, eyes: int) -> Mapping[str, Any]:
    return running.course.game.view(running.picture.seen_by(eyes))


def legal(table: Standing, running: Running, seats: Seats) -> dict[str, list[str]]:
    """What a seat may play tells what it holds; in an open game everyone sees it anyway."""
    who = table.chooses if not table.game.hidden else [seat for seat in table.chooses if seat in seats]
    return {str(seat): running.course.legal(seat) for seat in who}


def undoer(table: Standing, running: Running, seats: Seats) -> int | None:
    seat = None if table.ended else running.undoer
    return seat if not table.game.hidden or seat in seats else None


def winners(now: Turn) -> list[int]:
    return list(now.winners) if isinstance(now, Over) else []


def turn(now: Turn) -> dict[str, Any]:
    if isinstance(now, Over):
        return {"kind": "over", "seats": [], "fall": None}
    if isinstance(now, Chance):
        return {"kind": "chance", "seats": [now.seat], "fall": now.fall.form}
    return {"kind": "decision", "seats": list(now.seats), "fall": None}


def clock(table: Standing) -> dict[str, Any]:
    """Whom the table waits for, until when, and of a race when it begins and each seat may act again."""
    race = None if table.running is None else table.running.race
    seat = table.awaited
    return {
        "waits_for": seat,
        "bot": None if seat is None else table.machine(seat),
        "until": table.deadline,
        "paused": table.is_paused,
        "begins": None if race is None else race.at,
        "ready": {} if race is None else {str(s): race.ready(s) for s in range(table.opened.players)},
    }
