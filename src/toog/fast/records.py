"""A state as a NumPy record: the same field names, 32-bit, for compiled code only."""

from __future__ import annotations

from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from toog.core.state import State

Records = NDArray[Any]
S = TypeVar("S", bound=State)


def record_type(state: type[State]) -> np.dtype[Any]:
    parts = [(f.name, np.int32, (f.length,)) if f.length else (f.name, np.int32) for f in state.fields]
    return np.dtype(parts)


def to_records(s: State, many: int = 1) -> Records:
    """`many` records, each holding what `s` holds."""
    records = np.zeros(many, record_type(type(s)))
    for field in s.fields:
        records[field.name] = getattr(s, field.name)
    return records


def from_record(state: type[S], record: Any) -> S:
    """The state that a record holds."""
    s = state()
    for field in s.fields:
        value = record[field.name]
        setattr(s, field.name, value.tolist() if field.length else int(value))
    return s


def field_index(state: type[State], name: str) -> int:
    """Where a field begins when the record is read as a row of numbers."""
    found = record_type(state).fields
    return 0 if found is None else found[name][1] // np.dtype(np.int32).itemsize
