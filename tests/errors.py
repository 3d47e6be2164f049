"""What a call was refused for."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from toog.core.errors import GameError


def error_of(call: Callable[..., object], *given: Any, **named: Any) -> GameError:
    """Return the error that this call raises. It has a sentence, and changes no record that was given."""
    records = [one for one in given if isinstance(one, dict)]
    before = copy.deepcopy(records)
    with pytest.raises(GameError) as refusal:
        call(*given, **named)
    assert records == before
    assert str(refusal.value)
    return refusal.value
