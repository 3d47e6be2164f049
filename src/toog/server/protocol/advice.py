"""The bodies of requests and answers about good play: hints, the coach's word, and reviews."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Raw

from toog.review.shapes import Advice, ReviewedGame, RolledOut
from toog.server.protocol.fields import Language, SeatNumber
from toog.server.protocol.forms import Form
from toog.server.protocol.server_messages import Fault


class NewHint(Form, frozen=True):
    """Which seat asks what its moves are worth."""

    seat: SeatNumber
    language: Language


class RollingOut(Form, frozen=True, omit_defaults=True):
    """A line of the answer: how much is done, from 0 to 1; at last the rollout, or why there is none.

    `before` is how many others the house serves first.
    """

    progress: float | None = None
    rollout: RolledOut | None = None
    error: Fault | None = None
    before: int = 0


class NewAdvice(Form, frozen=True):
    """What a move may cost before the coach speaks: a chance, or points. Null is as the house thinks fit."""

    seat: SeatNumber
    language: Language
    threshold: Annotated[float, Meta(gt=0, le=100)] | None = None


class Coaching(Form, frozen=True):
    """Null where the last choice was good enough."""

    advice: Advice | None


class NewReview(Form, frozen=True):
    """A record to be reviewed."""

    record: Annotated[Raw, Meta(extra_json_schema={"type": "object"})]
    language: Language


class Reviewing(Form, frozen=True, omit_defaults=True):
    """A line of the answer: how much is done, from 0 to 1; at last the review, or why there is none.

    `before` is how many others the house serves first.
    """

    progress: float | None = None
    review: ReviewedGame | None = None
    error: Fault | None = None
    before: int = 0
