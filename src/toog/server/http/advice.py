"""What was the best move, and was that luck? Hints, the coach's word and reviews, over HTTP."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Annotated, ClassVar, TypeVar
from weakref import WeakKeyDictionary

from litestar import get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIType, Schema
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream

from toog.bots.requests import WrittenQuestion
from toog.core.course import Course
from toog.core.errors import BadRecord
from toog.review.asking import last_choice, on_turn, question_of
from toog.review.requests import AdviceRequest, HintRequest
from toog.review.shapes import Advice, Hint
from toog.server.edge.middleware import address_of
from toog.server.http.advisers import LONG, SHORT, AdviceService, AdviceTurn
from toog.server.http.api import (
    LONGEST_RECORD,
    WITH_SECRET,
    AnyRequest,
    Id,
    Shown,
    TheHub,
    find,
    find_settled,
    holder,
    must_be_over,
    problems,
    spend,
)
from toog.server.http.bodies import RECORD, BodyOperation, Fields
from toog.server.http.jobs import Job
from toog.server.http.puzzles import Drills
from toog.server.http.rankings import Rankings
from toog.server.http.replays import decoded
from toog.server.http.reviews import Reviews, Rollouts
from toog.server.http.work_queue import hangs_up
from toog.server.protocol.advice import (
    Coaching,
    NewAdvice,
    NewHint,
    NewReview,
    Reviewing,
    RollingOut,
)
from toog.server.protocol.fields import Language
from toog.server.protocol.refusals import Refusal
from toog.server.runtime.metrics import Metrics
from toog.server.tables.hub import Hub
from toog.server.tables.live import Live
from toog.table import Table
from toog.texts import LANGUAGES

T = TypeVar("T")

MOST_AT_TABLE = 8  # asked for at once: a word for each seat of the largest table
LINES = "application/x-ndjson"
InLanguage = Annotated[Language, QueryParameter(description="in which it is told")]
LINE_BY_LINE = ResponseSpec(
    Reviewing,
    generate_examples=False,
    description="A line of JSON for each: how much is done, and at last the review or why there is none",
    media_type=LINES,
)
ROLLED_OUT = ResponseSpec(
    RollingOut,
    generate_examples=False,
    description="A line of JSON for each: how much is done, and at last the rollout or why there is none",
    media_type=LINES,
)


class TableTurns:
    """Those who ask at one table: one at a time comes into the queue, and the others wait for that here."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.many = 0

    @asynccontextmanager
    async def take(self) -> AsyncIterator[None]:
        """The queue counts only whom it sees, so too many are refused before."""
        if self.many >= MOST_AT_TABLE:
            raise Refusal("too-many")
        self.many += 1
        try:
            async with self.lock:
                yield
        finally:
            self.many -= 1


class Advisers:
    """A process each for short questions, for long ones and for the lab: a hint never waits for a review."""

    def __init__(self, metrics: Metrics) -> None:
        self.short = AdviceService(SHORT, metrics)
        self.long = AdviceService(LONG, metrics)
        self.lab = AdviceService(LONG, metrics)
        self.reviews = Reviews(self.long)
        self.drills = Drills(self.long)
        self.rollouts = Rollouts(self.long)
        self.rankings = Rankings(self.long)
        self.turns: WeakKeyDictionary[Table, TableTurns] = WeakKeyDictionary()

    async def ask(self, request: AnyRequest, table: Table, work: Callable[[AdviceTurn], T]) -> T:
        """A short question. Of one table one at a time."""
        async with self.turns.setdefault(table, TableTurns()).take():
            leaves = functools.partial(hangs_up, request)
            return await self.short.do(leaves, address_of(request.scope), work)

    async def close(self) -> None:
        await asyncio.gather(self.short.close(), self.long.close(), self.lab.close())


def advice_of(state: State) -> Advisers:
    advice: Advisers = state.advice
    return advice


TheAdvice = NamedDependency[Advisers]


class ReviewOperation(BodyOperation):
    properties: ClassVar[Fields] = {
        "record": RECORD,
        "language": Schema(type=OpenAPIType.STRING, enum=list(LANGUAGES)),
    }
    required: ClassVar[list[str]] = ["record", "language"]


async def course_for(
    request: AnyRequest, hub: Hub, table: str, seat: int, bearer: str | None, limit: str = "hints"
) -> tuple[Live, int, Course]:
    """The game of this table for the holder of a seat, where there may be hints, and its version."""
    spend(request, limit)
    live = await find(hub, table)
    await holder(live, seat, bearer)
    version, course = await live.answer(lambda: (live.table.version, live.table.course_to_advise_on()))
    return live, version, course


@post(
    "/api/tables/{table:str}/hint",
    summary="What every move of your seat is worth now, best first, and why",
    status_code=200,
    security=WITH_SECRET,
    responses=problems(403, 404, 409, 413, 503),
)
async def give_hint(
    request: AnyRequest, hub: TheHub, advice: TheAdvice, table: Id, data: JSONBody[NewHint], bearer: Shown
) -> Hint:
    """Made from what that seat may see and nothing else, where the host allows it or only bots play along."""
    live, version, course = await course_for(request, hub, table, data.seat, bearer)
    return await advice.ask(request, live.table, functools.partial(find_hint, course, version, data))


def find_hint(course: Course, version: int, asked: NewHint, turn: AdviceTurn) -> Hint:
    question = WrittenQuestion.of(question_of(course, on_turn(course, asked.seat)))
    return turn.ask(HintRequest(question, asked.language, list(course.players), version))


@post(
    "/api/tables/{table:str}/rollout",
    summary="Every move of your seat played on to the end many times, with the same dice",
    status_code=200,
    media_type=LINES,
    security=WITH_SECRET,
    responses={**problems(403, 404, 409, 413, 503), 200: ROLLED_OUT},
)
async def roll_out(
    request: AnyRequest, hub: TheHub, advice: TheAdvice, table: Id, data: JSONBody[NewHint], bearer: Shown
) -> Stream:
    """Made from what that seat may see and nothing else, where there may be hints."""
    live, version, course = await course_for(request, hub, table, data.seat, bearer, "reviews")
    question = question_of(course, on_turn(course, data.seat))
    address = address_of(request.scope)
    return streamed(advice.rollouts.of_seat(live.table, version, question, data.language, address))


@post(
    "/api/tables/{table:str}/advice",
    summary="The coach's word on the last choice of your seat",
    status_code=200,
    security=WITH_SECRET,
    responses=problems(403, 404, 409, 413, 503),
)
async def give_advice(
    request: AnyRequest, hub: TheHub, advice: TheAdvice, table: Id, data: JSONBody[NewAdvice], bearer: Shown
) -> Coaching:
    """What was better where it cost too much, by what that seat could see then."""
    live, version, course = await course_for(request, hub, table, data.seat, bearer)
    work = functools.partial(find_advice, course, version, data)
    return Coaching(await advice.ask(request, live.table, work))


def find_advice(course: Course, version: int, asked: NewAdvice, turn: AdviceTurn) -> Advice | None:
    chosen = last_choice(course, asked.seat)
    if chosen is None:
        return None
    before, word = chosen
    question, players = WrittenQuestion.of(question_of(before, asked.seat)), list(course.players)
    return turn.ask(AdviceRequest(question, word, asked.threshold, asked.language, players, version))


@get(
    "/api/tables/{table:str}/review",
    summary="What a game that is over owed to luck and what to its players",
    media_type=LINES,
    responses={**problems(404, 409, 503), 200: LINE_BY_LINE},
)
async def show_review(
    request: AnyRequest, hub: TheHub, advice: TheAdvice, table: Id, language: InLanguage = "en"
) -> Stream:
    spend(request, "reviews")
    live = await find_settled(hub, table)
    await live.answer(lambda: must_be_over(live))
    record = (await live.answer(live.encodings.record)).decode()
    return streamed(advice.reviews.of_table(live.table, record, language, address_of(request.scope)))


@post(
    "/api/reviews",
    summary="The same of a record, as far as it was played",
    status_code=200,
    media_type=LINES,
    request_max_body_size=LONGEST_RECORD,
    responses={**problems(413), 200: LINE_BY_LINE},
    operation_class=ReviewOperation,
)
async def review_record(request: AnyRequest, advice: TheAdvice) -> Stream:
    """Whoever asks too often is refused before anything is read."""
    spend(request, "reviews")
    asked: NewReview = decoded(await request.body(), NewReview)
    record = bytes(asked.record).decode()
    if not record.startswith("{"):
        raise BadRecord("record-object")
    return streamed(advice.reviews.of_record(record, asked.language, address_of(request.scope)))


def streamed(job: Job) -> Stream:
    return Stream(job.lines(), media_type=LINES)


ADVICE_ROUTES = [give_hint, roll_out, give_advice, show_review, review_record]
