"""How a command is called: what is refused and why, its help, and the language of both."""

from __future__ import annotations

import subprocess
import sys

import pytest

import toog
from toog.cli import main
from toog.cli.hosting import is_origin, is_proxy
from toog.cli.main import COMMANDS
from toog.core.registry import game_names
from toog.texts import LANGUAGES

Captured = pytest.CaptureFixture[str]

pytestmark = pytest.mark.usefixtures("english")

WRONG_ORIGINS = (
    "toog.example",
    "https://",
    "ftp://toog.example",
    "https://toog.example/t",
    "https://toog.example?",
    "https://[",
    "https://u:p@toog.example",
    "https://toog.example:abc",
    "https://toog example",
    " https://toog.example",
    "https://*.example",
)
WRONG_PROXIES = ("nginx", "127.0.0.1:80", "10.0.0.1/8", "")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["dance"], "“dance” is not a command"),
        (["replay"], "replay needs a FILE"),
        (["replay", "a", "b"], "“b” is one word too many"),
        (["replay", "a", "--loud"], "there is no option “loud” here"),
        (["replay", "a", "--json=yes"], "takes no value"),
        (["replay", "a", "--json", "--json"], "is given twice"),
        (["replay", "a", "--lang"], "needs a value"),
        (["replay", "a", "--lang", "es"], "nl, en, fr, de"),
        (["rules", "poker"], "the games are azen_jagen"),
        (["simulate", "pietjesbak", "--players", "9"], "from 2 to 8"),
        (["simulate", "pietjesbak", "--games", "0"], "whole number"),
        (["simulate", "pietjesbak", "--games", "1e3"], "whole number"),
        (["simulate", "pietjesbak", "--option", "marks"], "name=value"),
        (["simulate", "pietjesbak", "--option", "marks=99"], "must be 1–30 (rule P1)"),
        (["simulate", "pietjesbak", "--option", "jokers=1"], "the options are marks, handicap"),
        (["simulate", "pietjesbak", "--bots", "genius"], "random, beginner, sensible, club, champion"),
        (["simulate", "pietjesbak", "--bots", "random,random,random"], "3 bots are named for 2 seats"),
        (["simulate", "pietjesbak", "--bots", ""], "random, beginner, sensible"),
        (["simulate", "pietjesbak", "--ray", "somewhere"], "local or the address of a cluster"),
        (["simulate", "pietjesbak", "--option", "marks=3", "--option", "marks=4"], "is given twice"),
        (["play", "--option", "marks=3"], "name the game too"),
        (["play", "pietjesbak", "--dice", "loaded"], "sealed, seeded, real"),
        (["play", "pietjesbak", "--name", "An", "--name", " An"], "--name is “An” twice"),
        *((["serve", "--origin", wrong], f"--origin is “{wrong}”, but must be") for wrong in WRONG_ORIGINS),
        *((["serve", "--proxy", wrong], f"--proxy is “{wrong}”, but must be") for wrong in WRONG_PROXIES),
    ],
)
def test_bad_usage_is_one_line_on_stderr_and_exit_code_two(
    words: list[str], said: str, capsys: Captured
) -> None:
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err
    assert err.count("\n") == 1


def test_a_house_may_be_known_by_any_address_and_behind_any_number() -> None:
    assert all(map(is_origin, ("https://toog.example", "http://toog.example:8080/", "https://[::1]")))
    assert all(map(is_proxy, ("127.0.0.1", "::1", "10.0.0.0/8", "*")))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_in_every_language(command: str, language: str, capsys: Captured) -> None:
    assert main([command, "--help", "--lang", language]) == 0
    shown = capsys.readouterr().out
    usage = next(line for line in shown.splitlines() if f"toog {command}" in line)
    assert usage == usage.rstrip()
    assert "--lang" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_the_commands_and_the_games(language: str, capsys: Captured) -> None:
    assert main(["--help", "--lang", language]) == 0
    shown = capsys.readouterr().out
    assert all(word in shown for word in (*COMMANDS, *game_names()))


def test_complaints_come_in_the_language_that_was_asked_for(capsys: Captured) -> None:
    assert main(["dance", "--lang=nl"]) == 2
    assert "is geen opdracht" in capsys.readouterr().err


def test_the_language_of_the_surroundings_is_used(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    monkeypatch.delenv("TOOG_LANG")
    monkeypatch.setenv("LC_ALL", "fr_BE.UTF-8")
    assert main(["dance"]) == 2
    assert "n’est pas une commande" in capsys.readouterr().err


def test_the_language_may_come_before_the_command(capsys: Captured) -> None:
    for words in (["--lang", "nl", "rules", "zocken"], ["--lang=nl", "rules", "zocken"]):
        assert main(words) == 0
        assert "Huisregels" in capsys.readouterr().out


def test_version(capsys: Captured) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"toog {toog.__version__}\n"


def test_a_command_that_neither_thinks_nor_simulates_loads_no_numpy() -> None:
    """It makes every command slower to begin, also those that only read a record."""
    load = "[main.load_command(place) for place in main.COMMANDS.values()]"
    program = f"import sys, toog.cli.main; main = sys.modules['toog.cli.main']; {load}"
    program += "; print({'numba', 'numpy'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"
