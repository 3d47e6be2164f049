"""`toog hint`: the best move for people and as JSON, and one sentence where there is none."""

from __future__ import annotations

import io
import json
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.table_talk import played, played_from
from toog.cli import main, progress
from toog.core.registry import find_game
from toog.texts import Voice

Captured = pytest.CaptureFixture[str]


def record_in(folder: Path, record: dict[str, Any]) -> str:
    file = folder / "game.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    return str(file)


def test_for_programs_it_prints_the_facts(tmp_path: Path, capsys: Captured) -> None:
    file = record_in(tmp_path, played_from("pietjesbak", 2, 0, "4 3 2").record())
    assert main(["hint", file, "--json", "--lang", "nl"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["seat"], found["unit"], found["exact"], found["best"]) == (0, "win", True, "again")
    assert [move["move"] for move in found["moves"]] == ["again", "stop"]
    assert found["reasons"][0]["key"] == "holds-little"
    assert "van de 100 rondes" in found["reasons"][0]["text"]


@pytest.mark.usefixtures("english")
def test_for_people_it_draws_every_move_and_says_why(tmp_path: Path, capsys: Captured) -> None:
    assert main(["hint", record_in(tmp_path, played_from("pietjesbak", 2, 0, "1 1 2").record())]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert shown[0] == "An’s move, by the chance to win:"
    best, other = (line.split() for line in shown[2:5] if "█" in line)
    assert (best[:2], best[4:9]) == (["●", "stop"], ["best", "stoef:", "stop", "after", "one"])
    assert (other[:2], other[4:7]) == (["·", "again"], ["doubtful", "throw", "all"])
    assert len(best[2]) > len(other[2]) > 5
    assert "A stoef at 202 holds in 87 of 100 rounds." in shown
    assert shown[-1] == "These values are exact."


@pytest.mark.usefixtures("english")
def test_alone_it_speaks_of_points(tmp_path: Path, capsys: Captured) -> None:
    assert main(["hint", record_in(tmp_path, played("zocken", 1, "roll r", "1", rounds=1).record())]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert shown[0] == "An’s move, by the points to be expected at the end:"
    assert shown[2].split()[:3] == ["●", "place", "1"]
    assert "█" * 20 in shown[2]
    assert "Colour on colour: red on its own field brings 10 more." in shown


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(
    ("record", "sentence"),
    [
        (played("pietjesbak", 2).record(), "nobody can move now: seat 0 has to throw"),
        ({"toog": 1}, "the key game is missing"),
    ],
)
def test_where_there_is_no_hint_one_sentence_says_why(
    record: dict[str, Any], sentence: str, tmp_path: Path, capsys: Captured
) -> None:
    assert main(["hint", record_in(tmp_path, record)]) == 1
    assert capsys.readouterr().err == f"toog: {sentence}\n"


@pytest.mark.usefixtures("english")
def test_a_program_is_told_which_event_is_wrong(tmp_path: Path, capsys: Captured) -> None:
    record = played("zocken", 2).record() | {"events": [[0, "out"]]}
    assert main(["hint", record_in(tmp_path, record), "--json"]) == 1
    error = json.loads(capsys.readouterr().out)["error"]
    assert (error["kind"], error["event"], error["rule"]) == ("illegal", 0, "Z5")


class Window(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("quiet", "seconds", "is_said"), [(False, 0.0, True), (True, 0.0, False), (False, 60.0, False)]
)
def test_who_waits_is_told_that_the_house_gets_ready(
    quiet: bool, seconds: float, is_said: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a while, and no program."""
    window = Window()
    monkeypatch.setattr(sys, "stderr", window)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(progress, "SIGN_SECONDS", seconds)
    with progress.thinking(Voice("en", find_game("mens")), quiet=quiet) as tell:
        until = time.monotonic() + 10
        while is_said and "gets ready to think" not in window.getvalue():
            assert time.monotonic() < until
            time.sleep(0.01)
        tell(0.5)
    assert bool(window.getvalue()) == is_said


# Played on to the end


def test_a_rollout_adds_games_difference_and_error_to_each_move(tmp_path: Path, capsys: Captured) -> None:
    file = record_in(tmp_path, played_from("pietjesbak", 2, 0, "4 3 2").record())
    assert main(["hint", file, "--rollout", "4000", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    best, other = found["moves"]
    assert list(best["rollout"]) == ["games", "difference", "error"]
    assert (best["move"], best["rollout"]["difference"], best["rollout"]["error"]) == ("again", 0.0, 0.0)
    assert other["rollout"]["difference"] < -3 * other["rollout"]["error"] < 0
    assert best["rollout"]["games"] < 4000  # it was clear before
    assert found["rollout"]["verdict"] == "confirms"
    assert [move["move"] for move in found["rollout"]["moves"]] == ["again", "stop"]
    assert [move["error"] > 0 for move in found["rollout"]["moves"]] == [True, True]


@pytest.mark.usefixtures("english")
def test_a_rollout_says_who_played_on_and_whether_that_confirms_the_hint(
    tmp_path: Path, capsys: Captured
) -> None:
    file = record_in(tmp_path, played_from("pietjesbak", 2, 0, "4 3 2").record())
    assert main(["hint", file, "--rollout", "1000"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "with the same dice for every move, played on by club players: the best move wins" in shown
    assert "of 100 more than the next best move." in shown
    assert shown.endswith("That confirms the hint.")
    assert main(["hint", file, "--rollout", "1000", "--lang", "de"]) == 0
    assert "Das bestätigt den Hinweis." in capsys.readouterr().out


@pytest.mark.usefixtures("english")
def test_one_game_tells_the_difference_of_the_moves_but_neither_an_error_nor_a_verdict(
    tmp_path: Path, capsys: Captured
) -> None:
    file = record_in(tmp_path, played_from("pietjesbak", 2, 0, "4 3 2").record())
    assert main(["hint", file, "--rollout", "1"]) == 0
    shown = capsys.readouterr().out.split("exact.")[1]
    assert [line.split()[2:] for line in shown.splitlines() if line.startswith("  ")] == [
        [],
        [difference := shown.split(" less")[0].split()[-1], "less"],
    ]
    assert difference in ("0.0", "50.0", "100.0")
    assert "±" not in shown
    assert "too few games to tell which move is best" in " ".join(shown.split())


@pytest.mark.usefixtures("english")
def test_a_rollout_is_of_a_number_of_games(tmp_path: Path, capsys: Captured) -> None:
    file = record_in(tmp_path, played("zocken", 1, rounds=1).record())
    assert main(["hint", file, "--rollout", "many"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
