"""A minute of fuzzing, always with the same inputs. `make fuzz` goes on for an hour with others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import strategies as st

from tests.fuzz.__main__ import main
from tests.fuzz.demands import TooMuchWork, at_most
from tests.fuzz.properties import PROPERTIES
from tests.fuzz.property import Property

SEED = 10


@pytest.mark.parametrize("each", PROPERTIES, ids=[each.name for each in PROPERTIES])
def test_whatever_is_read(each: Property[Any]) -> None:
    each.run(SEED)


def check_planted(read: bytes, _: None) -> None:
    assert b"\x07" not in read, "planted"


PLANTED = Property("planted", st.binary(max_size=40), check_planted, 2_000)


def test_a_fault_is_shown_with_its_input_and_comes_back_by_its_seed(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    words = ["--minutes", "0", "--seed", "3", "--only", "planted"]
    assert [main(words, [PLANTED]), main(words, [PLANTED])] == [1, 1]
    said, shown = capfd.readouterr()
    assert said.count("make fuzz ONLY=planted SEED=3 MINUTES=0") == 2
    assert shown.count(r"input: b'\x07'") == 2
    assert [r"input: b'\x07'" in file.read_text() for file in tmp_path.iterdir()] == [True, True]


def hold_always(read: bytes, _: None) -> None: ...


def test_a_round_without_a_fault_says_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    sound = Property("sound", st.binary(), hold_always, 10)
    assert main(["--minutes", "0", "--seed", "5"], [sound]) == 0
    assert capsys.readouterr().out == "seed 5: nothing wrong in 10 inputs so far, 0.0 minutes left\n"


def catch_everything() -> None:
    while True:
        try:
            len("")
        except Exception:  # noqa: BLE001
            break


def test_work_is_broken_off_by_count() -> None:
    with pytest.raises(TooMuchWork), at_most(1_000):
        catch_everything()
