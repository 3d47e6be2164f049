"""What does a house rule change, and what makes a company even? Played aside, told line by line."""

from __future__ import annotations

from litestar import post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from litestar.response import Stream

from toog.core.registry import find_game
from toog.lab.requests import ComparisonRequest, HandicapRequest
from toog.lab.shapes import Reviewed, Who
from toog.server.edge.middleware import address_of
from toog.server.http.advice import LINES, TheAdvice, streamed
from toog.server.http.api import AnyRequest, problems, spend
from toog.server.http.jobs import Job
from toog.server.protocol.lab import Comparing, Handicapping, NewComparison, NewHandicap

LINE_BY_LINE = ResponseSpec(
    Comparing,
    generate_examples=False,
    description="A line of JSON for each: what there is so far, and at last all of it or why there is none",
    media_type=LINES,
)


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

    def compare(job: Job) -> Comparing:
        return Comparing(job.ask(asked))

    address = address_of(request.scope)
    return streamed(Job(Comparing, compare, advice.lab, address, field="compared", first=None))


GAMES_PLAYED = ResponseSpec(
    Handicapping,
    generate_examples=False,
    description="A line of JSON for each: how many games were played, and at last the handicap or why none",
    media_type=LINES,
)


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

    def find(job: Job) -> Handicapping:
        found = job.ask(asked)
        return Handicapping(job.progress, found)

    address = address_of(request.scope)
    return streamed(Job(Handicapping, find, advice.lab, address, field="games", first=0))


LAB_ROUTES = [compare_settings, even_out]
