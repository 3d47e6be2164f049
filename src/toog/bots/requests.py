"""What worker processes are asked about bots: a move, to get ready for one, and whole games."""

from __future__ import annotations

from typing import Any, TypeVar

from toog.bots.question import Question
from toog.core.contract import Event
from toog.core.errors import BotError, GameError, quote
from toog.core.registry import find_game
from toog.workers import Request, Shape, Worker, WorkerLost

A = TypeVar("A")

Options = dict[str, Any]
"""The house rules that are not the usual ones, by name."""


class WrittenQuestion(Shape, frozen=True):
    """A question as another process can read it, with the fields of its state by name."""

    game: str
    state: dict[str, int | list[int]]
    seat: int
    moves: list[int]
    luck: int
    course: list[Event]

    @classmethod
    def of(cls, asked: Question) -> WrittenQuestion:
        state = asked.state.__dict__
        return cls(asked.game.name, state, asked.seat, list(asked.moves), asked.luck, list(asked.course))

    def read(self) -> Question:
        game = find_game(self.game)
        state = game.state()
        state.__dict__.update(self.state)
        return Question(game, state, self.seat, self.moves, self.luck, self.course)


class MoveRequest(Request[int, None], frozen=True):
    """The code of the move that a bot of this name chooses."""

    kind = "move"
    work = "toog.bots.answering:choose_move"

    bot: str
    question: WrittenQuestion


class WarmUpRequest(Request[None, None], frozen=True):
    """To let a bot get ready for a game of so many players by these house rules."""

    kind = "warm-up"
    work = "toog.bots.answering:get_ready"

    bot: str
    game: str
    players: int
    options: Options


class PlayedGames(Shape, frozen=True):
    """The parts of `toog.fast.run.Sums` as lists, and how long the games took."""

    sums: list[list[list[int]]]
    seconds: float


class GamesRequest(Request[PlayedGames, None], frozen=True):
    """What games number `first` to before `last` come to, with one bot for each seat."""

    kind = "games"
    work = "toog.bots.asking:play_games"

    game: str
    bots: tuple[str, ...]
    options: Options
    seed: int
    first: int = 0
    last: int = 0


class PlayedContest(Shape, frozen=True):
    """The share of the win and the luck of each bot, game by game, and how long the games took."""

    shares: list[list[float]]
    luck: list[list[float]]
    seconds: float


class ContestRequest(Request[PlayedContest, None], frozen=True):
    """Who wins games number `first` to before `last` of an arena, and how lucky each is."""

    kind = "contest"
    work = "toog.bots.contest:play_contest"

    game: str
    bots: tuple[str, ...]
    options: Options
    seed: int
    first: int = 0
    last: int = 0


def ask_about(bots: str, worker: Worker, request: Request[A, None]) -> A:
    """Ask a worker about these bots. Whatever goes wrong is a `BotError`."""
    try:
        return worker.ask(request)
    except WorkerLost as lost:
        raise BotError("bot-died", bot=quote(bots)) from lost
    except BotError:
        raise
    except GameError as error:
        raise BotError(error.key, error.rule, **error.arguments) from error


def ask_move(worker: Worker, bot: str, question: Question) -> int:
    return ask_about(bot, worker, MoveRequest(bot, WrittenQuestion.of(question)))


def warm_up_in(worker: Worker, bot: str, game: str, players: int, options: Options) -> None:
    ask_about(bot, worker, WarmUpRequest(bot, game, players, options))
