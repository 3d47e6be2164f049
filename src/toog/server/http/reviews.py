"""Reviews and rollouts for people who wait, worked out once for all who ask for the same."""

from __future__ import annotations

import asyncio
from weakref import WeakKeyDictionary

from toog.bots.question import Question
from toog.bots.requests import WrittenQuestion
from toog.review.requests import ReviewRequest, RolloutRequest
from toog.server.http.advisers import AdviceService
from toog.server.http.jobs import Job, for_everyone
from toog.server.protocol.advice import Reviewing, RollingOut
from toog.table import Table


class Reviews:
    """Of a finished game a review is worked out once in each language, while its table is in memory."""

    def __init__(self, adviser: AdviceService) -> None:
        self.adviser = adviser
        self.of_tables: WeakKeyDictionary[Table, dict[str, Job]] = WeakKeyDictionary()
        self.under_way: set[asyncio.Task[bytes]] = set()

    def of_table(self, table: Table, record: str, language: str, address: str) -> Job:
        jobs = self.of_tables.setdefault(table, {})
        return for_everyone(jobs, language, lambda: self.of_record(record, language, address))

    def of_record(self, record: str, language: str, address: str) -> Job:
        request = ReviewRequest(record, language)
        job = Job(Reviewing, lambda job: Reviewing(review=job.ask(request)), self.adviser, address)
        self.under_way.add(job.task)
        job.task.add_done_callback(self.under_way.discard)
        return job


class Rollouts:
    """Of one position of a table a seat's moves are rolled out once in each language.

    The key of a rollout is the version of the table, the seat that asks, and its language.
    """

    def __init__(self, adviser: AdviceService) -> None:
        self.adviser = adviser
        self.of_tables: WeakKeyDictionary[Table, dict[tuple[int, int, str], Job]] = WeakKeyDictionary()

    def of_seat(self, table: Table, version: int, question: Question, language: str, address: str) -> Job:
        jobs = self.of_tables.setdefault(table, {})
        for key in [key for key in jobs if key[0] != version]:
            del jobs[key]

        def begin() -> Job:
            return Job(RollingOut, roll_out, self.adviser, address)

        def roll_out(job: Job) -> RollingOut:
            request = RolloutRequest(WrittenQuestion.of(question), language, version)
            return RollingOut(rollout=job.ask(request))

        return for_everyone(jobs, (version, question.seat, language), begin)
