"""`toog drill` and `toog daily`: asked at a terminal, printed where there is none, refused in a sentence."""

from __future__ import annotations

import json
import os
import sys
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

import pexpect
import pytest

import toog
from tests.cli.play_screen import Paper
from toog.cli import main
from toog.core.record import read_record
from toog.review.puzzles import puzzle
from toog.review.puzzles.daily import game_of
from toog.review.puzzles.own import drills
from toog.review.puzzles.puzzle import OwnGame, Puzzle, puzzle_at
from toog.terminal.drilling import Drill, ask_all
from toog.texts import LANGUAGES, Voice

Captured = pytest.CaptureFixture[str]
ROOT = Path(__file__).parents[2]
EXAMPLE, UNFINISHED = "examples/pietjesbak.json", "examples/zocken.json"
DAY = "2026-11-20"


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


@cache
def puzzles() -> list[Puzzle]:
    """An opening that was stopped at 10, and a stoef at 220 that was thrown away."""
    return drills([json.loads(Path(EXAMPLE).read_text(encoding="utf-8"))])


def asked(*typed: str, language: str = "en", of: list[Puzzle] | None = None) -> tuple[int, str]:
    """What is said when this is typed, and the exit code."""
    paper = Paper(typed=typed)
    rounds = [Drill(paper, language, one) for one in of or puzzles()]
    code = ask_all(paper, language, rounds, [f"title {number}" for number, _ in enumerate(rounds)])
    paper.turn_over()
    return code, " ".join(" ".join(paper.frames).split())


# At the terminal


def test_a_puzzle_is_shown_without_its_answer_and_explained_when_it_is_tried() -> None:
    _, before = asked()
    assert "Bo throws 6-6-1: 220." in before
    assert "Bo is on turn. Which move is best?" in before
    assert "best move is" not in before
    assert "played" not in before
    code, said = asked("stop", "stop")
    assert code == 0
    assert "Found: “stop” is the best move. A stoef at 220 holds in 92 of 100 rounds." in said
    assert "In the game Bo played “again”. Of 100 such games “again” wins 46.7 fewer." in said
    assert "Not “stop”: the best move is “again”. Of 100 such games “stop” wins 11.7 fewer." in said
    assert "In the game Bo played the same." in said
    assert said.endswith("You found 1 of 2.")


def test_whoever_leaves_is_told_how_many_were_found() -> None:
    assert asked("quit") == (0, asked()[1])
    assert asked()[1].endswith("Left as it is: the puzzle waits for you.")
    code, said = asked("1", "q")
    assert code == 0
    assert said.endswith("You did not find it.")


def test_it_is_asked_again_after_whatever_is_no_move() -> None:
    _, said = asked("", "hop", "?", "rules", "story", "undo", "save", "stop", "again")
    assert "Type one of these: again, stop (rule P3)." in said
    assert "“hop” is not something to do here." in said
    assert "leave; Ctrl-C and Ctrl-D do the same" in said
    assert "take your last move back" not in said
    assert Voice("en").say("thirty-seconds") in said
    assert "Bo wins the round with 165 and wipes a mark." in said
    assert "“undo” is not something to do here." in said
    assert said.endswith("You found 2 of 2.")


def test_a_move_that_a_rule_forbids_is_refused_by_that_rule() -> None:
    match = toog.Match("zocken", ["An"], {"rounds": 1}, seed=1)
    match.play("roll r")
    match.play("place 1")
    match.play("roll o")
    record = read_record(match.record() | {"events": [*match.record()["events"], [0, "place 2"]]})
    _, said = asked("place 1", of=[puzzle_at(record, len(record.events) - 1, OwnGame(0))])
    assert "There is a die there already. (rule Z6)" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_are_asked_for_and_named_in_the_reader_s_words(language: str) -> None:
    voice = Voice(language, puzzles()[0].record.game)
    stop, again = (voice.say(f"move-{word}-word") for word in ("stop", "again"))
    _, said = asked(stop, again, language=language)
    assert voice.say("drill-found", move=f"“{stop}”") in said
    assert said.endswith(voice.say("drill-score", found=2, tried=2))


def test_alone_the_cost_is_in_points() -> None:
    match = toog.Match("zocken", ["An"], {"rounds": 1}, seed=1)
    match.play("roll w")
    record = read_record(match.record() | {"events": [[0, "roll w"]]})
    _, said = asked("w", of=[puzzle_at(record, 0, OwnGame(0))])
    assert "On average “white” brings" in said


@pytest.mark.usefixtures("english")
def test_in_a_real_terminal_one_can_leave_at_any_moment() -> None:
    surroundings = {**os.environ, "LC_ALL": "C.UTF-8", "TERM": "xterm"}
    words = ["-m", "toog", "drill", EXAMPLE]
    child = pexpect.spawn(sys.executable, words, env=surroundings, encoding="utf-8", timeout=60)
    child.expect_exact("›")
    child.sendline("stop")
    child.expect_exact("is the best move.")
    child.expect_exact("›")
    child.sendintr()
    child.expect_exact("You found it.")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130
    assert "Traceback" not in str(child.before)


# Where there is none


@pytest.mark.usefixtures("english")
def test_without_a_terminal_the_answers_are_printed_too(capsys: Captured) -> None:
    assert main(["drill", EXAMPLE]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert f"Puzzle 1 of 2: “{EXAMPLE}”, event 9" in said.out
    assert "The best move is “stop”." in said.out
    assert "›" not in said.out


@pytest.mark.usefixtures("english")
def test_for_programs_they_are_facts(capsys: Captured) -> None:
    assert main(["drill", EXAMPLE, EXAMPLE, "--name", "Bo", "--json", "--lang", "nl"]) == 0
    found = json.loads(capsys.readouterr().out)["puzzles"]
    [first, second] = [facts(one, "nl") for one in puzzles()]
    assert [one["source"]["record"] for one in found] == [0, 1, 0]
    assert [one | {"source": None} for one in found] == [
        one | {"source": None} for one in (first, first, second)
    ]
    assert main(["daily", "pietjesbak", "--day", DAY, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told == facts(toog.daily(date.fromisoformat(DAY), "pietjesbak"), "en")


def facts(one: Puzzle, language: str) -> dict[str, Any]:
    return dict(puzzle.facts(one, Voice(language, one.record.game), one.record.players))


@pytest.mark.usefixtures("english")
def test_the_day_may_name_the_game(capsys: Captured) -> None:
    day = next(day for day in range(18, 22) if game_of(date(2026, 11, day)) == "pietjesbak")
    assert main(["daily", "--day", f"2026-11-{day}"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Pietjesbak")
    assert f"The puzzle of 2026-11-{day}" in said


@pytest.mark.usefixtures("english")
def test_where_nothing_was_lost_one_sentence_says_so(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "perfect.json"
    match = toog.play("pietjesbak", ["champion", "champion"], options={"marks": 1}, seed=1)
    file.write_text(json.dumps(match.record()), encoding="utf-8")
    assert main(["drill", str(file)]) == 0
    assert capsys.readouterr().out.startswith("There is nothing to drill:")
    assert main(["drill", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"puzzles": []}


# Wrong


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["drill"], 2, "drill needs a FILE"),
        (["drill", "nowhere.json"], 1, "toog: there is no file “nowhere.json”"),
        (["drill", EXAMPLE, "nowhere.json"], 1, "toog: there is no file “nowhere.json”"),
        (["drill", UNFINISHED], 1, "toog: this game is not over yet"),
        (["drill", EXAMPLE, UNFINISHED], 1, f"toog: “{UNFINISHED}”: this game is not over yet"),
        (["drill", EXAMPLE, "--name", "Piet"], 1, "“Piet” plays in none of these games"),
        (["daily", "mens", "zocken"], 2, "“zocken” is one word too many"),
        (["daily", "poker"], 2, "the games are azen_jagen"),
        (["daily", "azen_jagen"], 1, "has no puzzle of the day"),
        (["daily", "--day", "2026-02-30"], 2, "--day is “2026-02-30”, but must be a day such as"),
    ],
)
def test_what_is_wrong_is_one_sentence(words: list[str], code: int, said: str, capsys: Captured) -> None:
    assert main(words) == code
    shown = capsys.readouterr()
    assert shown.out == ""
    assert said in shown.err
    assert shown.err.count("\n") == 1


@pytest.mark.usefixtures("english")
def test_for_programs_what_is_wrong_names_the_file_too(capsys: Captured) -> None:
    assert main(["drill", UNFINISHED, EXAMPLE, "--json"]) == 1
    told = json.loads(capsys.readouterr().out)["error"]
    assert told["kind"] == "bad_record"
    assert told["message"].startswith(f"“{UNFINISHED}”: this game is not over yet")
    assert main(["daily", "azen_jagen", "--json"]) == 1
    assert "has no puzzle of the day" in json.loads(capsys.readouterr().out)["error"]["message"]


@pytest.mark.usefixtures("english")
def test_the_help_says_that_there_may_be_several_files(capsys: Captured) -> None:
    assert main(["drill", "--help"]) == 0
    said = capsys.readouterr().out
    assert "toog drill FILE…" in said
    assert "whose decisions" in said
