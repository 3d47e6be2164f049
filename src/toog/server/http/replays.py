"""A record played over: what lay on the table after each event, for whoever looks back at a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Annotated, Any, ClassVar, TypeVar

import msgspec
from litestar.openapi.spec import OpenAPIType, Schema
from msgspec import Meta, Raw, Struct

from toog.core.contract import SPECTATOR, Event
from toog.core.course import Chance, Course, Over, naming
from toog.core.errors import GameError
from toog.core.falls import Dice, Fall, Pack
from toog.core.origin import ForkNote, read_fork, read_origin
from toog.core.record import Record, Seal, read_event, read_record
from toog.core.seal import bots_at, first_event
from toog.core.terms import AgreedTerms
from toog.server.http.bodies import RECORD, BodyOperation, Fields
from toog.server.http.stories import ShownStory, story_in
from toog.server.http.work_queue import IsUnwanted
from toog.server.protocol.refusals import Refusal
from toog.table.shapes import GameView, ShownTelling, ShownTurn, Shows
from toog.table.sight import said, shows, turn
from toog.workers import Unwanted

T = TypeVar("T")

MOST_FRAMES = 200
MOST_EVENTS = 1_000_000


class NewReplay(Struct, frozen=True, forbid_unknown_fields=True):
    """A record, and from which frame on it is to be shown. Frame 0 is the table before the first event."""

    record: Annotated[Raw, Meta(extra_json_schema={"type": "object"})]
    since: Annotated[int, Meta(ge=0, le=MOST_EVENTS)] = 0


class ReplayOperation(BodyOperation):
    properties: ClassVar[Fields] = {
        "record": RECORD,
        "since": Schema(type=OpenAPIType.INTEGER, minimum=0, maximum=MOST_EVENTS, default=0),
    }
    required: ClassVar[list[str]] = ["record"]


class Falling(Struct, frozen=True):
    """What falls, so that sealed dice can be thrown again: `count` dice with these faces, or a pack."""

    count: int
    faces: list[str]
    pack: bool


class Frame(Struct, frozen=True):
    """`views` and `told_to` are empty where nothing is hidden."""

    seat: int | None
    word: str | None
    falling: Falling | None
    told: list[ShownTelling]
    told_to: dict[str, list[ShownTelling]]
    shows: Shows
    turn: ShownTurn
    view: GameView
    views: dict[str, GameView]
    scores: list[int]
    winners: list[int]


class Replay(Struct, frozen=True):
    """`length` is the number of all frames. The `story` of a game that is over comes with the first.

    `fork` is where it left another game, and under which seals fell what fell before. `bots` are the levels
    of those who play from the first event on, null for people, and `known` whether the dice fell in another
    game before: then a seal of version 2 binds `first_terms`, those of that game, where the record has them.
    """

    game: str
    players: list[str]
    options: dict[str, object]
    seal: Seal | None
    bots: list[str | None]
    known: bool
    length: int
    since: int
    frames: list[Frame]
    story: ShownStory | None = None
    fork: ForkNote | None = None
    first_terms: AgreedTerms | None = None


def read_question(body: bytes) -> NewReplay:
    """Leaves the record as it came: parsed, it takes twenty times the room, and half a blink of the house."""
    return decoded(body, NewReplay)


def play_over(asked: NewReplay, is_unwanted: IsUnwanted) -> Replay:
    """A bad record is refused as everywhere, with the index of its first bad event."""
    record = read_record(decoded(asked.record, Any))
    projector = Projector(record, range(asked.since, asked.since + MOST_FRAMES))
    for _ in projector.play():
        if is_unwanted():
            raise Unwanted
    course, origin = projector.course, read_origin(record)
    told = asked.since == 0 and isinstance(course.turn, Over)
    return Replay(
        record.game.name,
        list(record.players),
        record.options,
        record.seal,
        first_bots(record),
        origin is not None,
        len(record.events) + 1,
        asked.since,
        projector.frames,
        story_in(course) if told else None,
        read_fork(record),
        None if origin is None else origin.get("terms"),
    )


def first_bots(record: Record) -> list[str | None]:
    """Return the bots at the first event. If the record names them wrongly, all seats count as people."""
    with suppress(GameError):
        return bots_at(record, first_event(record))
    return [None] * len(record.players)


def decoded(text: bytes | Raw, wanted: type[T] | Any) -> T:
    try:
        found: T = msgspec.json.decode(text, type=wanted)
        return found
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refusal("bad-request", reason=str(error)) from None


class Projector:
    """Plays a record over, and draws the frames that are to be shown."""

    def __init__(self, record: Record, shown: range, seats: Sequence[int] | None = None) -> None:
        """Where cards are hidden it looks through the eyes of these `seats` too, if none are named of all."""
        self.record = record
        self.shown = shown
        self.seats = range(len(record.players)) if seats is None else seats
        self.frames: list[Frame] = []
        self.course = Course(record.game, record.players, record.options)
        self.before: dict[int, Any] = {}
        self.event: Event | None = None
        self.falling: Falling | None = None

    def play(self) -> Iterator[None]:
        """Plays one event at a time, so that the caller may stop."""
        if 0 in self.shown:
            self.frames.append(self.draw())
        for index, plain in enumerate(self.record.events):
            with naming(index):
                event = read_event(plain, len(self.record.players))
                if index + 1 in self.shown:
                    self.step(event)
                    self.frames.append(self.draw())
                else:
                    self.course.happen(event)
            yield

    @property
    def eyes(self) -> list[int]:
        return [SPECTATOR, *(self.seats if self.course.game.hidden else ())]

    def seen(self) -> dict[int, Any]:
        return {eyes: self.course.game.hidden_copy(self.course.state, eyes) for eyes in self.eyes}

    def step(self, event: Event) -> None:
        now = self.course.turn
        self.before = self.seen()
        self.event = event
        self.falling = falling(now.fall) if isinstance(now, Chance) else None
        self.course.happen(event)

    def draw(self) -> Frame:
        game, event = self.course.game, self.event
        after = self.seen()
        told = {
            eyes: [] if event is None else game.tell(self.before[eyes], event, after[eyes])
            for eyes in self.eyes
        }
        seen = {eyes: game.view(copy) for eyes, copy in after.items()}
        view, spectator = seen.pop(SPECTATOR), told.pop(SPECTATOR)
        return Frame(
            None if event is None else event.seat,
            None if event is None else event.word,
            self.falling,
            said(spectator),
            {str(seat): said(lines) for seat, lines in told.items()},
            shows(game.show(spectator)),
            turn(self.course.turn),
            view,
            {str(seat): theirs for seat, theirs in seen.items()},
            self.course.scores,
            list(self.course.winners),
        )


def falling(fall: Fall) -> Falling | None:
    match fall:
        case Dice():
            return Falling(fall.count, [str(face) for face in fall.faces], pack=False)
        case Pack():
            return Falling(len(fall.cards), fall.say(fall.cards).split(" "), pack=True)
    return None
