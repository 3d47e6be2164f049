"""`toog play` in a real terminal, played with nothing but what the screen says."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pexpect
import pytest

import toog
from tests.cli.play_terminal import PATIENCE, Terminal, saved

GOES_ON = "--option apes_early=sit_out"  # whatever falls first: three apes would end a game of two


def sit(folder: Path, words: str, columns: int = 80) -> Terminal:
    return Terminal(folder, f"{words} --save {folder}", columns=columns)


def match_in(folder: Path) -> toog.Match:
    return toog.Match.from_record(json.loads(saved(folder).read_text(encoding="utf-8")))


@pytest.mark.parametrize("columns", [80, 40])
def test_a_whole_game_of_pietjesbak(tmp_path: Path, columns: int) -> None:
    words = "pietjesbak --name An --name Bo --bot sensible --option marks=1 --seed 4"
    terminal = sit(tmp_path, words, columns=columns)
    last = terminal.play_to_the_end()
    match = match_in(tmp_path)
    (winner,) = match.winners
    assert f"★ {match.players[winner]} wins ★ {match.players[winner]}: " in last
    assert all(f"{n}: {s} mark" in last for n, s in zip(match.players, match.scores, strict=True))
    assert terminal.leave() == 0


@pytest.mark.parametrize("columns", [80, 40])
def test_a_whole_game_of_azen_jagen_turn_by_turn_with_care(tmp_path: Path, columns: int) -> None:
    words = "azen_jagen --name An --name Bo --bot random --option orders=1 --option sips=2 --seed 5"
    terminal = sit(tmp_path, words, columns=columns)
    said = ""
    while not terminal.over:
        said = terminal.flowing
        assert "Drink with care" in said
        terminal.type("")
    assert "★" in said
    assert match_in(tmp_path).winners
    assert terminal.leave() == 0


@pytest.mark.parametrize(
    "words",
    [
        "zocken --name An --bot sensible --option rounds=1",
        "stich --name An --bot sensible --option target=50",
        "mens --bot random --bot sensible",
    ],
)
def test_a_whole_game_of_each_other_kind(tmp_path: Path, words: str) -> None:
    terminal = sit(tmp_path, f"{words} --seed 3 --quick")
    assert "★" in terminal.play_to_the_end()
    assert match_in(tmp_path).winners


def test_the_interview_asks_for_all_that_was_left_out(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "")
    assert "Which game?" in terminal.text
    assert "Azen jagen" in terminal.text
    assert "not in the list" in terminal.type("chess")
    assert "How many people" in terminal.type("pietjes")
    assert "A whole number from 1 to 8" in terminal.type("nine")
    assert "Name of player 1" in terminal.type("2")
    assert "Someone is called that" in terminal.type("An", "An")
    assert "How many bots" in terminal.type("")
    assert "Which bots" in terminal.type("2")
    assert "not in the list" in terminal.type("clever")
    assert "1 Marks on the slate at the start: 9" in terminal.type("sensible random")
    assert "1–30" in terminal.type("1")
    assert "must be 1–30 (rule P1)" in terminal.type("31")
    assert "Marks on the slate at the start: 3" in terminal.type("3")
    assert "the best" in terminal.type("counts")
    assert "Which throw of a turn counts: the best" in terminal.type("2")
    begun = terminal.type("")
    assert "The dice are sealed" in begun
    assert all(name in begun for name in ("An", "Player 2", "Jef", "Rosa"))
    terminal.type("")
    assert "toog play --resume" in terminal.type("quit")
    assert terminal.leave() == 0
    record = json.loads(saved(tmp_path / "toog" / "games").read_text(encoding="utf-8"))
    assert record["options"] == {"marks": 3, "counts": "best"}
    assert record["meta"]["seats"] == ["person", "person", "sensible", "random"]
    held = [(span["seat"], span["bot"]) for span in record["meta"]["bots"]["held"]]
    assert held == [(2, "sensible"), (3, "random")]


def test_one_person_is_asked_only_for_company(tmp_path: Path) -> None:
    assert "How many bots" in sit(tmp_path, "pietjesbak --name An").text


def test_leaving_keeps_the_game_and_resume_goes_on(tmp_path: Path) -> None:
    terminal = sit(tmp_path, f"pietjesbak --name An --bot sensible {GOES_ON} --option marks=2")
    terminal.type("")
    assert "toog play --resume" in terminal.type("q")
    assert terminal.leave() == 0
    file = saved(tmp_path)
    record = json.loads(file.read_text(encoding="utf-8"))
    kept = file.with_name(f"{file.name}.dice")
    assert record["seal"]["secret"] is None
    assert kept.stat().st_mode & 0o777 == 0o600
    assert json.loads(kept.read_text())["secret"] not in file.read_text()

    again = Terminal(tmp_path, f"--resume {file}")
    assert "Welcome back" in again.text
    assert "toog verify" in again.play_to_the_end()
    over = json.loads(file.read_text(encoding="utf-8"))
    assert over["seal"]["hash"] == record["seal"]["hash"]
    assert over["events"][: len(record["events"])] == record["events"]
    assert not kept.exists()
    verified = subprocess.run([sys.executable, "-m", "toog", "verify", str(file)], check=False)
    assert verified.returncode == 0

    once_more = Terminal(tmp_path, f"--resume {file}")
    assert once_more.over
    assert "wins ★" in once_more.text
    assert json.loads(file.read_text(encoding="utf-8")) == over


def test_without_what_was_kept_the_dice_are_fresh_and_the_seal_is_gone(tmp_path: Path) -> None:
    terminal = sit(tmp_path, f"pietjesbak --name An --bot sensible {GOES_ON} --option marks=2")
    terminal.type("", "quit")
    file = saved(tmp_path)
    file.with_name(f"{file.name}.dice").unlink()
    again = Terminal(tmp_path, f"--resume {file}")
    assert "can no longer be verified" in again.flowing
    again.type("quit")
    assert "seal" not in json.loads(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize(("key", "code"), [("c", 130), ("d", 0)])
def test_ctrl_c_and_ctrl_d_keep_the_game(tmp_path: Path, key: str, code: int) -> None:
    terminal = sit(tmp_path, "pietjesbak --name An --bot sensible --seed 1")
    terminal.type("")
    said = terminal.press(key)
    assert "toog play --resume" in said
    assert "Traceback" not in said
    assert terminal.leave() == code
    assert match_in(tmp_path).players == ("An", "Jef")


def test_ctrl_c_before_the_game_leaves_nothing(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "")
    assert "Traceback" not in terminal.press("c")
    assert terminal.leave() == 130
    assert not list(tmp_path.rglob("*.json"))


def test_leaving_before_the_first_throw_keeps_names_and_house_rules(tmp_path: Path) -> None:
    terminal = sit(tmp_path, "pietjesbak --name An --bot sensible --option marks=3")
    assert "resume" in terminal.type("quit")
    assert terminal.leave() == 0
    again = Terminal(tmp_path, f"--resume {saved(tmp_path)}")
    assert "Welcome back" in again.text
    assert re.search(r"Jef bot +│││ ", again.text)


def test_a_terminal_that_closes_keeps_the_game(tmp_path: Path) -> None:
    terminal = sit(tmp_path, "pietjesbak --name An --bot sensible --seed 1")
    terminal.type("")
    terminal.child.kill(signal.SIGHUP)
    terminal.wait()
    assert terminal.leave() == 128 + signal.SIGHUP
    assert match_in(tmp_path).players == ("An", "Jef")


def close_window(terminal: Terminal) -> int:
    return terminal.close_window()


def kill(terminal: Terminal) -> int:
    terminal.child.kill(signal.SIGKILL)
    return terminal.close_window()


@pytest.mark.parametrize(
    ("end", "code"), [(close_window, 128 + signal.SIGHUP), (kill, -signal.SIGKILL)], ids=["window", "kill"]
)
def test_whatever_becomes_of_the_program_all_that_was_played_is_kept(
    tmp_path: Path, end: Callable[[Terminal], int], code: int
) -> None:
    terminal = sit(tmp_path, f"pietjesbak --name An --name Bo {GOES_ON}")
    terminal.type("", "", "")
    assert end(terminal) == code
    events = match_in(tmp_path).record()["events"]
    assert len(events) >= 3
    again = Terminal(tmp_path, f"--resume {saved(tmp_path)} --save {tmp_path / 'later'}")
    assert "Welcome back" in again.text
    assert "can no longer be verified" not in again.flowing
    again.type("stop" if "stop" in again.text else "", "quit")
    assert match_in(tmp_path / "later").record()["events"][: len(events)] == events


def test_a_folder_that_cannot_be_used_is_refused_before_the_first_throw(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    terminal = Terminal(tmp_path, f"pietjesbak --name An --bot random --save {tmp_path / 'file' / 'games'}")
    assert terminal.over
    assert "toog: Games cannot be kept in" in terminal.flowing
    assert terminal.leave() == 2
    assert sit(tmp_path / "new" / "folder", "pietjesbak --name An --bot random").prompt


def test_stop_can_be_taken_back_until_the_next_dice_fall(tmp_path: Path) -> None:
    terminal = sit(tmp_path, "pietjesbak --name An --name Bo --seed 4")
    while "again" not in terminal.text:
        terminal.type("")
    first = terminal.prompt.split()[0]
    terminal.type("stop")
    assert f"undo ({first})" in terminal.text
    assert f"{first} takes “stop” back" in terminal.type("undo")
    assert terminal.prompt.startswith(f"{first} ›")
    terminal.type("stop", "")
    assert "undo (" not in terminal.text
    assert "nothing to take back" in terminal.type("undo")


def test_help_rules_and_story_are_pages_to_come_back_from(tmp_path: Path) -> None:
    terminal = sit(tmp_path, "pietjesbak --name An --name Bo --seed 4")
    while "again" not in terminal.text:
        terminal.type("")
    assert "P11  Stoef" in terminal.type("?")
    assert "quit   keep the game and leave" in terminal.type("")
    assert "1 again" in terminal.type("")
    assert "P1  Everyone begins" in terminal.type("rules")
    assert "turns the page" in terminal.prompt
    assert "1 again" in terminal.type("0")
    assert "for the start" in terminal.type("story")


def test_real_dice_are_typed_and_impossible_ones_refused(tmp_path: Path) -> None:
    terminal = sit(tmp_path, "pietjesbak --name An --name Bo --dice real")
    assert "What did An throw, one die?" in terminal.prompt
    assert "“7” cannot have fallen: rule C2 asks for one die" in terminal.type("7")
    assert "What did An throw, 3 dice?" in terminal.type("6", "2")
    assert "rule P3 asks for 3 dice" in terminal.type("1 4")
    assert "An throws 1-4-3: 107" in terminal.type("143")
    terminal.type("stop", "5,5 5")
    assert "Bo wins the round with zand of fives and wipes 2 marks" in terminal.text
    assert re.search(r"Bo +┼┼┼┼ ││ ░░ +7 −2", terminal.text)
    terminal.type("quit")
    assert "What did Bo throw" in Terminal(tmp_path, f"--resume {saved(tmp_path)}").prompt


def test_wrong_input_is_one_sentence_that_names_the_rule(tmp_path: Path) -> None:
    terminal = sit(tmp_path, "zocken --name An --bot random --seed 5")
    assert "“x” is not something to do here. Rule Z5 gives this choice" in terminal.type("x")
    assert "rule Z11" in terminal.type("bet")
    terminal.type("r", "", "3", "o", "")
    assert "rule Z6" in terminal.type("3")
    assert "rule Z9" in terminal.type("out")
    assert "Traceback" not in terminal.type("🎲" * 300)


@pytest.mark.parametrize(
    "words", ["--resume nowhere.json", "pietjesbak --name An --bot random --option marks=99"]
)
def test_a_bad_start_is_one_line_and_no_game(tmp_path: Path, words: str) -> None:
    terminal = sit(tmp_path, words)
    assert terminal.over
    assert "toog: " in terminal.text
    assert "Traceback" not in terminal.text
    assert terminal.leave() == (1 if "resume" in words else 2)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--name An --name An", "--name is “An” twice"),
        ("--name An --option marks=99", "must be 1–30"),
        ("--name An --option marks", "name=value"),
        ("--dice real --seed 3", "--seed is for seeded dice"),
        ("--dice sealed --seed 3", "--seed is for seeded dice"),
        ("--resume game.json", "leave them out with --resume"),
    ],
)
def test_words_that_do_not_go_together_are_refused_before_any_question(
    tmp_path: Path, words: str, said: str
) -> None:
    terminal = sit(tmp_path, f"pietjesbak {words}")
    assert terminal.over
    assert said in terminal.flowing
    assert terminal.leave() == 2


@pytest.mark.parametrize("words", ["--name An", "--bot random", "--option marks=1"])
def test_a_kept_game_knows_who_plays_and_how(tmp_path: Path, words: str) -> None:
    terminal = sit(tmp_path, f"--resume game.json {words}")
    assert "leave them out with --resume" in terminal.flowing
    assert terminal.leave() == 2


def test_not_a_terminal_says_so() -> None:
    command = [sys.executable, "-m", "toog", "play", "pietjesbak", "--lang", "de"]
    said = subprocess.run(command, capture_output=True, text=True, input="", check=False)
    assert said.returncode == 2
    assert not said.stdout
    assert "Terminal" in said.stderr
    assert said.stderr.count("\n") == 1


def watch(folder: Path, words: str, **environment: str) -> str:
    """Bots among themselves: nobody is asked anything."""
    command = f"{sys.executable} -m toog play {words} --bot random --bot random --seed 2 --save {folder}"
    around = {"TERM": "xterm-256color", "TOOG_QUICK": "1", **environment}
    child = pexpect.spawn(command, env=around, encoding="utf-8", timeout=PATIENCE)
    child.expect(pexpect.EOF)
    return str(child.before)


def test_a_plain_look_where_the_terminal_has_only_ascii(tmp_path: Path) -> None:
    said = watch(tmp_path, "pietjesbak --lang fr", PYTHONIOENCODING="ascii")
    assert said.isascii()
    assert "+-------+" in said


@pytest.mark.parametrize("words", ["--no-colour", "--lang nl"])
def test_colour_is_never_needed(tmp_path: Path, words: str) -> None:
    said = watch(
        tmp_path, f"mens {words}", LC_ALL="C.UTF-8", **({} if "colour" in words else {"NO_COLOR": "1"})
    )
    assert not re.search(r"\x1b\[[0-9;]*(3[0-7]|9[0-7])[;m]", said)
    assert "R●" in said
