"""What a worker process is asked and what it says, each a line of JSON with a type."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any, ClassVar, Generic, TypeVar, get_args

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from toog.core.errors import KINDS, GameError

A = TypeVar("A")
P = TypeVar("P")


def as_plain_number(value: object) -> float:
    """For the encoder: a float of NumPy is a float."""
    if isinstance(value, float):
        return float(value)
    raise NotImplementedError(type(value).__name__)


ENCODER = msgspec.json.Encoder(enc_hook=as_plain_number)


class Shape(Struct, frozen=True, forbid_unknown_fields=True):
    """What goes between processes, and over HTTP as it is."""


class Request(Struct, Generic[A, P], frozen=True):
    """Some work, with the type of its answer and that of the progress that is reported before it.

    `work` is the `module:function` that does it, called with the request and with where to report progress.
    """

    kind: ClassVar[str]
    work: ClassVar[str]


class WrittenRequest(Struct, frozen=True):
    """A line to a worker. `request` is the `module:class` of what lies in `fields`."""

    request: str
    fields: Raw


class Failure(Struct, frozen=True):
    """A `GameError` that was raised in the worker, to be raised again by the asker."""

    kind: str
    key: str
    rule: str | None
    arguments: dict[str, str | int | float | bool | None]
    event: int | None
    record: str | None

    @classmethod
    def of(cls, error: GameError) -> Failure:
        kind = type(error).__name__
        return cls(kind, error.key, error.rule, error.arguments, error.event, error.record)

    @property
    def error(self) -> GameError:
        error = KINDS[self.kind](self.key, self.rule, **self.arguments)
        error.event, error.record = self.event, self.record
        return error


class Reply(Struct, frozen=True, omit_defaults=True):
    """A line from a worker: an answer, a failure or progress, and with none of them a sign of life.

    With an answer or a failure comes how many bytes of `memory` the worker has in use.
    """

    answer: Raw | UnsetType = UNSET
    failure: Failure | None = None
    progress: Raw | UnsetType = UNSET
    memory: int = 0


def write_request(request: Request[Any, Any]) -> str:
    made = type(request)
    asked = WrittenRequest(f"{made.__module__}:{made.__qualname__}", Raw(ENCODER.encode(request)))
    return ENCODER.encode(asked).decode()


def read_request(line: str) -> Request[Any, Any]:
    asked = msgspec.json.decode(line, type=WrittenRequest)
    request: Request[Any, Any] = msgspec.json.decode(asked.fields, type=find(asked.request))
    return request


def write_reply(reply: Reply) -> str:
    return ENCODER.encode(reply).decode()


def read_reply(line: str) -> Reply:
    return msgspec.json.decode(line, type=Reply)


def encoded(value: object) -> Raw:
    return Raw(ENCODER.encode(value))


def do_work(request: Request[A, P], progress: Callable[[P], None]) -> A:
    """Do what is asked in this process."""
    answer: A = find(request.work)(request, progress)
    return answer


def find(name: str) -> Any:
    """Return what a `module:name` names."""
    module, _, attribute = name.partition(":")
    return getattr(importlib.import_module(module), attribute)


def read_answer(request: Request[A, P], text: Raw) -> A:
    answer, _ = types_of(request)
    return msgspec.json.decode(text, type=answer)


def read_progress(request: Request[A, P], text: Raw) -> P:
    _, progress = types_of(request)
    return msgspec.json.decode(text, type=progress)


def types_of(request: Request[A, P]) -> tuple[type[A], type[P]]:
    """Return the types of the answer and of the progress, as the class of the request names them."""
    answer, progress = get_args(vars(type(request))["__orig_bases__"][0])
    return answer, progress
