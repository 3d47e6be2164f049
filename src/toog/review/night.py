"""A duplicate night: several games with the same sealed dice, ranked raw and with luck taken out.

Everything said of a player is of a game on average. `raw` is the result: the share of a win, or alone at the
table the points; `luck` what fell did for it, as the review of each game has it, and `without_luck` the rest.
So start, skill and what the judge changed its mind about (drift) stay, and raw = without_luck + luck, to the
last digit.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import fmean
from typing import Any

import msgspec

from toog.core.contract import Game
from toog.core.course import Course, Over
from toog.core.errors import BadRecord, GameError
from toog.core.options import Option, Text, rotated
from toog.core.origin import read_duplicate, read_fork
from toog.core.record import Record, read_record
from toog.core.seal import judge_falls
from toog.review.grid import on_grid
from toog.review.judge import Unit
from toog.review.reviewing import DIGITS, Progress, Review, review
from toog.review.shapes import Outcome, Ranked
from toog.workers import ignore

FEWEST = 2


@dataclass(frozen=True)
class Night:
    """Players in the order of the raw ranking."""

    game: Game[Any]
    unit: Unit
    exact: bool
    error: float
    """How far a value may be off, as one standard error; 0 where all are exact."""
    tables: int
    known: int
    """How many of the games repeat another: who had that record could know what was to fall."""
    players: list[Ranked]

    def by_skill(self) -> list[Ranked]:
        """In the order of the ranking with luck taken out."""
        return sorted(self.players, key=lambda player: player.rank_without_luck)

    def plain(self) -> dict[str, Any]:
        return {
            "game": self.game.name,
            "unit": self.unit,
            "exact": self.exact,
            "error": self.error,
            "tables": self.tables,
            "known": self.known,
            "players": msgspec.to_builtins(self.players),
        }


def rank(
    records: Sequence[Record | dict[str, Any]],
    progress: Progress | None = None,
    *,
    called: Sequence[str] | None = None,
    outcomes: Sequence[Outcome] | None = None,
) -> Night:
    """Reviews finished games with the same sealed dice, and ranks who played them.

    Where one does not belong to the others, the sentence names it by its number, or as it is `called`.
    What came of games that were reviewed before is given in `outcomes`.
    """
    whole = check_night(records, called)
    if outcomes is None:
        parts = shares(whole, progress or ignore)
        outcomes = [outcome_of(review(record, part)) for record, part in zip(whole, parts, strict=True)]
    return add_up(whole, outcomes)


def outcome_of(found: Review) -> Outcome:
    account = found.account
    return Outcome(found.unit, found.exact, found.error, list(account.result), list(account.luck))


def shares(records: Sequence[Record], progress: Progress) -> Iterator[Progress]:
    """For each of these games, how to tell how much of them all is done."""
    total, before = sum(len(record.events) for record in records), 0
    for record in records:
        yield share(progress, before / total, len(record.events) / total)
        before += len(record.events)


def share(progress: Progress, before: float, size: float) -> Progress:
    return lambda part: progress(min(before + part * size, 1.0))


# What belongs together


def check_night(
    records: Sequence[Record | dict[str, Any]], called: Sequence[str] | None = None
) -> list[Record]:
    """The records, each verified by itself, and all of them compared with the first."""
    names = [f"#{number}" for number in range(1, len(records) + 1)] if called is None else list(called)
    if len(records) < FEWEST:
        raise BadRecord("night-few", given=len(records))
    whole: list[Record] = []
    for name, given in zip(names, records, strict=True):
        with naming_record(name):
            record = given if isinstance(given, Record) else read_record(given)
            over, forked = isinstance(Course.of(record).turn, Over), read_fork(record) is not None
            read_duplicate(record)
        if not over or forked:
            raise BadRecord("night-fork" if forked else "night-unfinished", record=name)
        for other, before in zip(names, whole, strict=False):
            check_pair(record, before, record=name, first=other)
        with naming_record(name):
            judge_falls(record)
        whole.append(record)
    return whole


@contextmanager
def naming_record(name: str) -> Iterator[None]:
    """Says of which record it is that something is wrong."""
    try:
        yield
    except GameError as error:
        error.record = name
        raise


def check_pair(here: Record, there: Record, **names: str) -> None:
    """Refuses two games that cannot be compared, and one that is there twice."""
    if here.game is not there.game:
        raise BadRecord("night-game", game=here.game.name, due=there.game.name, **names)
    players, due = len(here.players), len(there.players)
    if players != due:
        raise BadRecord("night-players", players=players, due=due, **names)
    for option in here.game.options:
        if not isinstance(option, Text) and not is_alike(option, here, there):
            raise BadRecord("night-option", option=option.name, **names)
    if dice_in(here) != dice_in(there):
        raise BadRecord("night-seal", **names)
    if here.players == there.players and list(here.events) == list(there.events):
        raise BadRecord("night-twice", **names)


def is_alike(option: Option, here: Record, there: Record) -> bool:
    """Whether a house rule is the same, or has gone round the table with the players.

    Where the same company has moved on, its handicap has to have moved with it. Another company may be in any
    of its rounds.
    """
    one, other = chosen(option, here), chosen(option, there)
    turns = range(len(here.players))
    theirs = [seats for seats in turns if rotated(here.players, seats) == list(there.players)]
    return any(option.moved_on(one, seats) == other for seats in theirs or turns)


def chosen(option: Option, record: Record) -> Any:
    return record.options.get(option.name, option.default_for(len(record.players)))


def dice_in(record: Record) -> tuple[str, list[str], str | None] | None:
    seal = record.seal
    return None if seal is None else (seal["hash"], seal["nonces"] or [], seal.get("terms"))


# What it adds up to


@dataclass(frozen=True)
class PlayerGame:
    """One game of one player."""

    name: str
    seat: int
    terms: list[Any]
    """The house rules, as they lay at that seat: a handicap is not everyone's."""
    result: float
    luck: float
    score: int


def add_up(records: Sequence[Record], outcomes: Sequence[Outcome]) -> Night:
    played: dict[str, list[PlayerGame]] = {}
    for record, outcome in zip(records, outcomes, strict=True):
        for game in games_in(record, outcome):
            played.setdefault(game.name, []).append(game)
    raw = {name: mean(game.result for game in games) for name, games in played.items()}
    luck = {name: mean(game.luck for game in games) for name, games in played.items()}
    rest = {name: raw[name] - luck[name] for name in played}
    players = [
        Ranked(
            name,
            len(games),
            [game.seat for game in games],
            raw[name],
            luck[name],
            rest[name],
            beside_same_seat(name, played),
            fmean(game.score for game in games),
            place(raw[name], raw.values()),
            place(rest[name], rest.values()),
        )
        for name, games in played.items()
    ]
    return Night(
        records[0].game,
        outcomes[0].unit,
        all(outcome.exact for outcome in outcomes),
        max(outcome.error for outcome in outcomes),
        len(records),
        sum(read_duplicate(record) is not None for record in records),
        sorted(players, key=lambda player: (player.rank_raw, player.rank_without_luck)),
    )


def games_in(record: Record, outcome: Outcome) -> Iterator[PlayerGame]:
    scores = Course.of(record).scores
    terms = [chosen(option, record) for option in record.game.options if not isinstance(option, Text)]
    for seat, name in enumerate(record.players):
        yield PlayerGame(name, seat, terms, outcome.result[seat], outcome.luck[seat], scores[seat])


def mean(values: Iterable[float]) -> float:
    """On the grid of values, so that sums of means still close."""
    return on_grid([fmean(values)])[0]


def beside_same_seat(name: str, played: Mapping[str, Sequence[PlayerGame]]) -> float | None:
    """By how much this player did better, on average, than the others who had each seat on the same terms."""
    others = [game for other, games in played.items() if other != name for game in games]
    found = [
        game.result - fmean(same)
        for game in played[name]
        if (same := [one.result for one in others if (one.seat, one.terms) == (game.seat, game.terms)])
    ]
    return mean(found) if found else None


def place(value: float, values: Iterable[float]) -> int:
    """The first place is 1. Nearer than can be told apart, a place is shared."""
    return 1 + sum(round(other - value, DIGITS) > 0 for other in values)
