"""What does a house rule change, and what makes a company even? Played aside, told line by line."""

from __future__ import annotations

import functools

from litestar import post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from litestar.response import Stream

from toog.core.errors import GameError
from toog.core.registry import find_game
from toog.lab.requests import ComparisonRequest, HandicapRequest
from toog.lab.shapes import Reviewed, Who
from toog.server.edge.middleware import address_of
from toog.server.http.advice import LINES, TheAdvice
from toog.server.http.api import AnyRequest, problems, spend
from toog.server.http.reviews import Job, line
from toog.server.protocol.lab import Comparing, Handicapping, NewComparison, NewHandicap
from toog.server.protocol.refusals import fault

LINE_BY_LINE = ResponseSpec(
    Comparing,
    generate_examples=False,
    description="A line of JSON for each: what there is so far, and at last all of it or why there is none",
    media_type=LINES,
)


class Experiment(Job):
    """One comparison that is being played for whoever waits. When they are gone it is put down."""

    def so_far(self) -> bytes:
        return line(Comparing(self.progress or None, before=self.before))

    def refused(self, error: GameError) -> bytes:
        return line(Comparing(error=fault(error)))


def find_comparison(request: ComparisonRequest, job: Job) -> bytes:
    return line(Comparing(job.ask(request)))


@post(
    "/api/lab",
    summary="What a house rule changes: two settings of a game played side by side",
    status_code=200,
    media_type=LINES,
    responses={**problems(400, 413), 200: LINE_BY_LINE},
)
async def compare_settings(request: AnyRequest, advice: TheAdvice, data: JSONBody[NewComparison]) -> Stream:
    spend(request, "reviews")
    game = find_game(data.game)
    game.check_players(data.players)
    settings = game.check_options(data.a, data.players), game.check_options(data.b, data.players)
    asked = ComparisonRequest(game.name, data.players, settings, data.language)
    find = functools.partial(find_comparison, asked)
    return Stream(Experiment(find, advice.lab, address_of(request.scope)).lines(), media_type=LINES)


GAMES_PLAYED = ResponseSpec(
    Handicapping,
    generate_examples=False,
    description="A line of JSON for each: how many games were played, and at last the handicap or why none",
    media_type=LINES,
)


class Weighing(Job):
    """One handicap that is being found for whoever waits. When they are gone it is put down."""

    def so_far(self) -> bytes:
        return line(Handicapping(int(self.progress), before=self.before))

    def refused(self, error: GameError) -> bytes:
        return line(Handicapping(error=fault(error)))


def find_handicap(request: HandicapRequest, job: Job) -> bytes:
    found = job.ask(request)
    return line(Handicapping(int(job.progress), found))


@post(
    "/api/handicap",
    summary="What makes a company even: what to give each player ahead",
    status_code=200,
    media_type=LINES,
    responses={**problems(400, 413), 200: GAMES_PLAYED},
)
async def even_out(request: AnyRequest, advice: TheAdvice, data: JSONBody[NewHandicap]) -> Stream:
    spend(request, "reviews")
    game = find_game(data.game)
    game.check_players(len(data.players))
    options = game.check_options(data.options, len(data.players))
    players: list[Who] = [
        player.level or Reviewed(player.choices, player.compared) for player in data.players
    ]
    names = [player.name for player in data.players]
    asked = HandicapRequest(game.name, options, names, players, data.language)
    find = functools.partial(find_handicap, asked)
    return Stream(Weighing(find, advice.lab, address_of(request.scope)).lines(), media_type=LINES)


LAB_ROUTES = [compare_settings, even_out]
