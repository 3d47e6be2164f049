"""What an audience sees of a table. Views and tellings are made from hidden copies and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from toog.core.contract import SPECTATOR, Game, Showing, Telling
from toog.core.course import Chance, Over, Turn
from toog.core.falls import Pack
from toog.core.record import Seal
from toog.table.entries import Entry, Fell
from toog.table.forking import shown_fork
from toog.table.log import LoggedEntry
from toog.table.night import shown_night
from toog.table.running import Running
from toog.table.shapes import (
    Gathered,
    Item,
    Now,
    Position,
    ShownClock,
    ShownEntry,
    ShownTelling,
    ShownTurn,
    Shows,
    Terms,
)
from toog.table.standing import Standing

Seats = tuple[int, ...]
SHUT: Seats = (-1,)
"""Instead of seats: whoever sees only the company, and nothing of what lies on the table."""
NO_CLOCK: ShownClock = {
    "waits_for": None,
    "bot": None,
    "until": None,
    "paused": False,
    "begins": None,
    "ready": {},
}


def item(game: Game[Any], moment: LoggedEntry, seats: Seats) -> Item:
    """One entry as these seats see it, and as everyone does."""
    seen: Item = {
        "version": moment.version,
        "entry": shown(game, moment.entry) if game.hidden else moment.entry.shown(),
        "told": said(moment.told(game, SPECTATOR)),
        "told_to": {str(seat): said(moment.told(game, seat)) for seat in seats} if seats else {},
    }
    showing = moment.showing(game)
    if showing.moves or showing.rests:
        seen["shows"] = shows(showing)
    return seen


def shows(showing: Showing) -> Shows:
    moves, rests, urgent = showing
    return {"moves": moves, "rests": rests, "urgent": True} if urgent else {"moves": moves, "rests": rests}


def shown(game: Game[Any], entry: Entry) -> ShownEntry:
    seen = entry.shown()
    if isinstance(entry, Fell) and lies_face_down(game, entry.word):
        seen["word"] = None
    return seen


def lies_face_down(game: Game[Any], word: str) -> bool:
    """A shuffled pack is nobody's to read."""
    return isinstance(game.falls[game.read_fall(word)[0]], Pack)


def said(tellings: Iterable[Telling]) -> list[ShownTelling]:
    found: list[ShownTelling] = []
    for key, arguments in tellings:
        found.append({"key": key, "arguments": arguments})
    return found


def scene(game: Game[Any], moment: LoggedEntry, seats: Seats) -> Now:
    """What lay on the table for a moment, before the next thing happened; nothing where that was the same."""
    lay = moment.after
    if lay is None or "position" not in moment.entry.touches:
        return {}
    return {
        "turn": turn(lay.turn),
        "view": game.view(lay.seen_by(SPECTATOR)),
        "views": {str(seat): game.view(lay.seen_by(seat)) for seat in seats} if seats else {},
        "scores": lay.scores,
        "winners": list(lay.turn.winners) if isinstance(lay.turn, Over) else [],
    }


def terms(table: Standing) -> Terms:
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
        "fork": shown_fork(opened.fork, cards=table.game.hidden),
        "night": shown_night(opened.night),
    }


def company(table: Standing) -> Gathered:
    here = table.company
    return {
        "status": "over" if table.ended else "playing" if table.running else "waiting",
        "seats": [seat.shown(table.votes_needed(number)) for number, seat in enumerate(here.seats)],
        "players": list(table.running.course.players) if table.running else [],
        "host": here.host,
        "listed": here.listed,
        "hints": table.hints,
        "seal": seal(table),
        "bot_seal": table.bot_seal,
        "next": here.next,
        "asker": here.asker,
        "majority": here.majority,
    }


def seal(table: Standing) -> Seal | None:
    """The terms are shown with the secret: until the first event they may still change."""
    found = table.seal
    if found is not None and "terms" in found and not table.is_opened:
        found["terms"] = None
    return found


def position(table: Standing, seats: Seats) -> Position:
    running = table.running
    if seats == SHUT:
        return nothing_seen(NO_CLOCK)
    if running is None:
        return nothing_seen(clock(table))
    game, picture = running.course.game, running.picture
    return {
        "turn": turn(running.turn, by_itself=running.throws is not None and table.is_about_to_fall),
        "view": game.view(picture.seen_by(SPECTATOR)),
        "views": {str(seat): game.view(picture.seen_by(seat)) for seat in seats} if seats else {},
        "legal": legal(table, running, seats) if running.chooses else {},
        "undo": undoer(table, running, seats) if running.takers else None,
        "scores": running.course.scores,
        "winners": list(running.turn.winners) if isinstance(running.turn, Over) else [],
        "clock": clock(table),
    }


def nothing_seen(waits: ShownClock) -> Position:
    return {
        "turn": None,
        "view": None,
        "views": {},
        "legal": {},
        "undo": None,
        "scores": [],
        "winners": [],
        "clock": waits,
    }


def legal(table: Standing, running: Running, seats: Seats) -> dict[str, list[str]]:
    """The legal moves by seat. They tell what a seat holds: where cards are hidden, only it sees them."""
    words: dict[str, list[str]] = {}
    for seat in running.chooses:
        if not table.game.hidden or seat in seats:
            words[str(seat)] = running.course.legal(seat)
    return words


def undoer(table: Standing, running: Running, seats: Seats) -> int | None:
    seat = None if table.ended else running.undoer
    return seat if not table.game.hidden or seat in seats else None


def turn(now: Turn, *, by_itself: bool = False) -> ShownTurn:
    """The turn at a position. At one that has passed nothing falls by itself any more."""
    if isinstance(now, Over):
        return {"kind": "over", "seats": [], "fall": None, "by_itself": False}
    if isinstance(now, Chance):
        return {"kind": "chance", "seats": [now.seat], "fall": now.fall.form, "by_itself": by_itself}
    return {"kind": "decision", "seats": list(now.seats), "fall": None, "by_itself": False}


def clock(table: Standing) -> ShownClock:
    """Whom the table waits for, until when, and of a race when it begins and each seat may act again."""
    running = table.running
    if running is None:
        return {**NO_CLOCK}
    seat, race = running.awaited, running.race
    return {
        "waits_for": seat,
        "bot": None if seat is None else table.machine(seat),
        "until": table.deadline,
        "paused": table.is_paused,
        "begins": None if race is None else race.at,
        "ready": {} if race is None else {str(s): race.ready(s) for s in range(table.opened.players)},
    }
