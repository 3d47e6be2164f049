"""Rollouts for people who wait: how much is done, and then what came of every move, line by line."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import ClassVar
from weakref import WeakKeyDictionary

from toog.bots.question import Question
from toog.bots.requests import WrittenQuestion
from toog.review.requests import RolloutRequest
from toog.server.http.advisers import Adviser
from toog.server.http.reviews import Job, for_everyone, line
from toog.server.protocol.advice import RollingOut
from toog.server.protocol.forms import Form
from toog.table import Table

Key = tuple[int, int, str]
"""The version of the table, the seat that asks, and its language."""


class RolloutJob(Job):
    """A rollout under way."""

    answer: ClassVar[Callable[..., Form]] = RollingOut


class Rollouts:
    """Of one position of a table a seat's moves are rolled out once in each language."""

    def __init__(self, adviser: Adviser) -> None:
        self.adviser = adviser
        self.of_tables: WeakKeyDictionary[Table, dict[Key, Job]] = WeakKeyDictionary()

    def of_seat(self, table: Table, version: int, question: Question, language: str, address: str) -> Job:
        jobs = self.of_tables.setdefault(table, {})
        for key in [key for key in jobs if key[0] != version]:
            del jobs[key]
        find = functools.partial(find_rollout, version, question, language)
        key = (version, question.seat, language)
        return for_everyone(jobs, key, lambda: RolloutJob(find, self.adviser, address))


def find_rollout(version: int, question: Question, language: str, job: Job) -> bytes:
    request = RolloutRequest(WrittenQuestion.of(question), language, version)
    return line(RollingOut(rollout=job.ask(request)))
