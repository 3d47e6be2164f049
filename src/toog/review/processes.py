"""Where hints, reviews, puzzles and nights are asked for without NumPy: in a process beside this one."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from toog.bots.question import Question
from toog.child_process import Answer, Child, Order, ignore
from toog.core.errors import read_error
from toog.review.reviewing import Progress


class Thinker(Child):
    """One such process, for one thread. Raises `ChildLost` where it dies, and what is wrong with a record."""

    module = "toog.review.worker"

    def obey(self, order: Order, progress: Progress = ignore) -> Answer:
        told = self.ask(order, progress)
        if "error" in told:
            raise read_error(told["error"])
        return told


def order_hint(question: Question, language: str, players: Sequence[str]) -> Order:
    return {
        "do": "hint",
        "question": question.write(),
        "language": language,
        "players": list(players),
    }


def order_rollout(question: Question, language: str) -> Order:
    """Every move of a question, played on to the end."""
    return {"do": "rollout", "question": question.write(), "language": language}


def order_advice(
    question: Question, word: str, threshold: float | None, language: str, players: Sequence[str]
) -> Order:
    """On this answer to a question."""
    return {
        **order_hint(question, language, players),
        "do": "advise",
        "word": word,
        "threshold": threshold,
    }


def order_review(record: str, language: str) -> Order:
    """Of a record as it is written, which is read there and not here."""
    return {"do": "review", "record": record, "language": language}


def order_outcome(record: str) -> Order:
    """What a night needs of the review of one of its games, as it is written."""
    return {"do": "outcome", "record": record}


def order_night(records: Sequence[str], outcomes: Sequence[Answer], language: str) -> Order:
    """The ranking of these records, as they are written, of each of which the outcome was answered before."""
    return {"do": "night", "records": list(records), "outcomes": list(outcomes), "language": language}


def order_drills(records: Sequence[str], player: str | None, language: str) -> Order:
    """The costliest decisions of this player, or of every person, in records as they are written."""
    return {"do": "drill", "records": list(records), "player": player, "language": language}


def order_daily(day: date, game: str | None, language: str) -> Order:
    """The puzzle of this day, of this game or of the one whose turn it is."""
    return {"do": "daily", "day": day.isoformat(), "game": game, "language": language}
