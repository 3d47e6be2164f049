"""`toog replay` on any file and with any words: exit 0, or 1 or 2 with one line and nothing else."""

from __future__ import annotations

import contextlib
import io
import json
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from tests.fuzz.changes import changed_json, changed_text
from tests.fuzz.property import Property
from tests.fuzz.real import some_record
from toog.cli.main import BAD_USAGE, main
from toog.cli.output import BAD_DATA
from toog.core.record import write_record
from toog.texts import LANGUAGES

FILE = "FILE"  # stands for the file that holds the record
WORDS = ("--json", "--lang", "--lang=fr", "--help", "-h", "--", "-", "--json=1", "--seed", FILE, *LANGUAGES)


@dataclass(frozen=True)
class Commanded:
    raw: bytes
    words: list[str]


@st.composite
def some_command(draw: DrawFn) -> Commanded:
    raw = write_record(draw(some_record())).encode()
    word = st.sampled_from(WORDS)
    odd = st.lists(word | word.flatmap(changed_text).filter(lambda word: word != "-"), max_size=3)
    language = ["--lang", draw(st.sampled_from(LANGUAGES))]
    plain = draw(st.sampled_from(([FILE], [FILE, "--json"], ["--json", FILE])))
    words = draw(odd) if draw(st.integers(0, 3)) == 0 else plain + language
    return Commanded(draw(changed_json(raw) | st.just(raw)), words)


@contextlib.contextmanager
def folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="toog-fuzz-") as name:
        yield Path(name)


def check_command(commanded: Commanded, place: Path) -> None:
    """In this process: what would be a traceback there is an exception here."""
    file = place / "record.json"
    file.write_bytes(commanded.raw)
    said, complained = io.StringIO(), io.StringIO()
    words = [str(file) if word == FILE else word for word in commanded.words]
    with (
        contextlib.redirect_stdout(said),
        contextlib.redirect_stderr(complained),
        standard_input(commanded.raw),
    ):
        code = main(["replay", *words])
    facts, complaint = said.getvalue(), complained.getvalue()
    if code == 0:
        assert facts
        assert not complaint
    elif code == BAD_DATA and facts:
        assert set(json.loads(facts)["error"]) == {"kind", "rule", "event", "message"}
        assert (facts.count("\n"), complaint) == (1, "")
    else:
        assert code in (BAD_DATA, BAD_USAGE)
        assert not facts
        assert complaint.startswith("toog: ")
        assert complaint.endswith("\n")
        assert complaint[:-1].isprintable()


@contextlib.contextmanager
def standard_input(raw: bytes) -> Iterator[None]:
    """A word of `-` reads it."""
    before = sys.stdin
    sys.stdin = io.TextIOWrapper(io.BytesIO(raw))
    try:
        yield
    finally:
        sys.stdin = before


COMMANDS = Property("commands", st.deferred(some_command), check_command, 36, folder)
