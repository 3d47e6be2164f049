"""Rankings of duplicate nights, worked out game by game while people wait."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from toog.review.requests import OutcomeRequest, RankingRequest
from toog.review.shapes import Outcome
from toog.server.http.advisers import AdviceService
from toog.server.http.jobs import Job, for_everyone
from toog.server.protocol.nights import Ranking

MOST_NIGHTS = 64  # rankings that are kept, one in each language
MOST_GAMES = 4096  # of which it is kept what came of them: some hundred bytes each

Step = Callable[[Job], None]


class Rankings:
    """A night is ranked once in each language. What came of a game stays, also where the rest is put down."""

    def __init__(self, adviser: AdviceService) -> None:
        self.adviser = adviser
        self.of_nights: dict[tuple[tuple[str, ...], str], Job] = {}
        self.outcomes: dict[str, Outcome] = {}

    def of_night(self, records: Mapping[str, str], language: str, address: str) -> Job:
        """Of these records, as they are written, by the ids of their tables."""
        key = (tuple(records), language)
        job = for_everyone(self.of_nights, key, lambda: self.begin(records, language, address))
        forget_oldest(self.of_nights, MOST_NIGHTS)
        forget_oldest(self.outcomes, MOST_GAMES)
        return job

    def begin(self, records: Mapping[str, str], language: str, address: str) -> Job:
        found = {table: self.outcomes[table] for table in records if table in self.outcomes}
        work = functools.partial(rank_night, records, found, language)
        return Job(Ranking, work, self.adviser, address, steps=self.steps(records, found))

    def steps(self, records: Mapping[str, str], found: dict[str, Outcome]) -> Iterator[Step]:
        """One for each game that was not reviewed yet."""
        missing = [table for table in records if table not in found]
        total, before = sum(len(records[table]) for table in missing), 0
        for table in missing:
            size = len(records[table])
            part = functools.partial(share, before / total, size / total)
            yield functools.partial(self.find_outcome, table, records[table], found, part)
            before += size

    def find_outcome(
        self, table: str, record: str, found: dict[str, Outcome], part: Callable[[float], float], job: Job
    ) -> None:
        if table not in self.outcomes:
            request = OutcomeRequest(record)
            self.outcomes[table] = job.ask(request, lambda done: job.tell(part(done)))
        found[table] = self.outcomes[table]
        job.tell(part(1.0))


def share(before: float, size: float, done: float) -> float:
    """How much of all is done when so much of one game is."""
    return min(before + size * done, 1.0)


def rank_night(records: Mapping[str, str], found: Mapping[str, Outcome], language: str, job: Job) -> Ranking:
    outcomes = [found[table] for table in records]
    request = RankingRequest(list(records.values()), outcomes, language)
    return Ranking(ranking=job.ask(request))


def forget_oldest(kept: dict[Any, Any], most: int) -> None:
    while len(kept) > most:
        del kept[next(iter(kept))]
