"""The keyboard in a real terminal: a line is edited, and nothing that happens to the window spoils it."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from tests.cli.play_terminal import PROMPT, Terminal, saved

LEFT, HOME = "\x1b[D", "\x1b[H"


def sit(folder: Path, words: str = "") -> Terminal:
    return Terminal(folder, f"pietjesbak --name An --name Bo --dice real --save {folder} {words}")


def test_arrow_keys_edit_the_line(tmp_path: Path) -> None:
    terminal = sit(tmp_path)
    assert "An throws a 6 for the start" in terminal.type(f"6 2{LEFT}{LEFT}{LEFT}\x0b6")
    assert "What did An throw, 3 dice?" in terminal.type("2")
    assert "An throws 1-4-3" in terminal.type(f"43{HOME}1")


def test_the_next_at_the_keyboard_cannot_call_back_what_was_typed(tmp_path: Path) -> None:
    terminal = sit(tmp_path)
    assert "cannot have fallen" in terminal.type("secret")
    assert "secret" not in terminal.type("\x1b[A")


def test_a_window_that_changes_is_painted_again_with_what_was_typed(tmp_path: Path) -> None:
    terminal = sit(tmp_path)
    assert "╭──" in terminal.text
    terminal.child.send("6 6")
    terminal.child.expect_exact("6 6")
    terminal.resize(40, 20)
    assert "╭──" not in terminal.text
    terminal.child.sendline(" 6")
    terminal.child.expect_exact("“6 6 6” cannot have fallen")


@pytest.mark.parametrize("number", [signal.SIGCONT, signal.SIGTSTP])
def test_a_game_fetched_back_from_the_background_is_painted_again(tmp_path: Path, number: int) -> None:
    terminal = sit(tmp_path)
    terminal.screen.reset()
    terminal.child.kill(number)
    terminal.wait_for_paint()
    assert "Pietjesbak ──" in terminal.text
    assert "An throws a 6" in terminal.type("6")


def test_a_page_is_broken_anew_for_a_new_window(tmp_path: Path) -> None:
    terminal = sit(tmp_path)
    terminal.type("rules")
    terminal.resize(120, 40)
    assert terminal.text.startswith("Pietjesbak ──")
    assert len(terminal.lines[0]) == 120
    assert terminal.text.count("P1") >= 1


@pytest.mark.parametrize("where", ["", "rules"])
def test_q_leaves_wherever_it_is_typed_and_the_game_is_kept(tmp_path: Path, where: str) -> None:
    terminal = sit(tmp_path)
    terminal.type("6", *([where] if where else []))
    assert "toog play --resume" in terminal.type("q")
    assert terminal.leave() == 0
    assert saved(tmp_path)


def test_q_leaves_a_question_too(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "pietjesbak")
    assert PROMPT in terminal.prompt
    terminal.type("q")
    assert terminal.leave() == 0


def test_what_is_typed_while_others_play_waits_and_enter_goes_on_at_once(tmp_path: Path) -> None:
    """Without the quickness of the other tests: bots take their time."""
    words = f"pietjesbak --name An --bot random --bot random --seed 2 --save {tmp_path}"
    terminal = Terminal(tmp_path, words, quick=False)
    terminal.child.sendline("")
    terminal.child.expect_exact(" throws a ")
    terminal.child.sendline("")
    terminal.child.sendline("pardon")
    terminal.wait(f"{PROMPT} \x1b[0mpardon", f"{PROMPT} pardon")
    assert "“pardon me” means nothing here" in terminal.type(" me")
