"""What a fuzz property is, and how it is run: from one number, so that a failure comes back."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.strategies import SearchStrategy

T = TypeVar("T")
PHASES = (Phase.generate, Phase.shrink)  # explaining would trace every line, and nothing is kept between runs
UNHURRIED = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example)


@dataclass(frozen=True)
class Property(Generic[T]):
    """Something that holds whatever is read: `inputs` draws it, `check` raises where it does not hold.

    `examples` is how many the test command reads; `around` opens what the check needs, once for all of them.
    """

    name: str
    inputs: SearchStrategy[T]
    check: Callable[[T, Any], None]
    examples: int
    around: Callable[[], AbstractContextManager[Any]] = nullcontext

    def run(self, number: int, examples: int | None = None) -> None:
        """The same number reads the same inputs. The smallest that fails is raised with what was wrong."""
        with self.around() as place:

            def judge(read: T) -> None:
                try:
                    self.check(read, place)
                except BaseException as fault:
                    fault.add_note(f"input: {read!r}")
                    raise

            unhurried = settings(
                max_examples=examples or self.examples,
                phases=PHASES,
                suppress_health_check=UNHURRIED,
                database=None,
                deadline=None,
                print_blob=False,
                report_multiple_bugs=False,
            )
            seed(number)(unhurried(given(read=self.inputs)(judge)))()
