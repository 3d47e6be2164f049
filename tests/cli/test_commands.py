"""The commands as a user types them: what they print, where, and how they end."""

from __future__ import annotations

import io
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import toog
from toog import Decision, Match, Sealed
from toog.cli import main
from toog.cli.commands import COMMANDS
from toog.cli.simulating import seat_row
from toog.core.registry import find_game, game_names
from toog.fast.simulation import Errors, Simulation
from toog.server.command import is_origin, is_proxy
from toog.texts import LANGUAGES, Voice

ROOT = Path(__file__).parents[2]
EXAMPLES = json.loads((ROOT / "tests" / "examples.json").read_text(encoding="utf-8"))
Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOOG_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")


def saved(folder: Path, record: object) -> str:
    file = folder / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: str(example["name"]))
def test_replay_answers_the_examples_exactly(
    example: dict[str, Any], tmp_path: Path, capsys: Captured
) -> None:
    code = main(["replay", saved(tmp_path, example["record"]), "--json"])
    out, err = capsys.readouterr()
    answer = json.loads(out)
    expected = example["replay"]
    if "error" in expected:
        message = answer["error"].pop("message")
        assert message
        assert answer["error"] == {key: expected["error"][key] for key in ("kind", "rule", "event")}
    else:
        assert answer == expected
    assert (code, err) == (example["exit"], "")


def test_replay_shows_where_a_game_stands(tmp_path: Path, capsys: Captured) -> None:
    assert main(["replay", saved(tmp_path, EXAMPLES[1]["record"])]) == 0
    shown = capsys.readouterr().out
    assert "5 events, all in order" in shown
    assert "Bo throws next (d d d)." in shown


def test_replay_names_the_bad_event_and_the_rule_on_stderr(tmp_path: Path, capsys: Captured) -> None:
    assert main(["replay", saved(tmp_path, EXAMPLES[4]["record"])]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("toog: event 8: “place 1” may not be played now: rule Z6")
    assert err.count("\n") == 1


def test_replay_reads_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    text = json.dumps(EXAMPLES[0]["record"]).encode()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text)))
    assert main(["replay", "-", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == EXAMPLES[0]["replay"]


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    "content", [b"", b"[", b"\xff", b"{}", b"[" * 50_000, b'{"toog": NaN}', b'"\\ud800"']
)
def test_a_bad_file_is_one_sentence_and_exit_code_one(
    command: str, content: bytes, tmp_path: Path, capsys: Captured
) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(content)
    assert main([command, str(file)]) == 1
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert main([command, str(file), "--json"]) == 1
    out, err = capsys.readouterr()
    error = json.loads(out)["error"]
    assert (error["kind"], error["event"], err) == ("bad_record", None, "")


@pytest.mark.parametrize(
    ("name", "said"), [("missing.json", "there is no file"), (".", "is a folder"), ("\0", "cannot be read")]
)
def test_a_file_that_cannot_be_read_is_one_sentence(
    name: str, said: str, tmp_path: Path, capsys: Captured
) -> None:
    assert main(["replay", str(tmp_path / name)]) == 1
    err = capsys.readouterr().err
    assert said in err
    assert err.count("\n") == 1


def test_a_record_of_100_megabytes_is_refused_without_reading_it_all(tmp_path: Path) -> None:
    huge = tmp_path / "huge.json"
    with huge.open("wb") as file:
        file.truncate(100_000_000)
    program = (
        "import resource, sys; from toog.cli import main;"
        "resource.setrlimit(resource.RLIMIT_AS, (1_500_000_000, 1_500_000_000));"
        "sys.exit(main(['replay', sys.argv[1]]))"
    )
    done = subprocess.run([sys.executable, "-c", program, huge], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.strip().endswith("at most 16 MB")


def sealed_record() -> dict[str, Any]:
    rng = random.Random(1)
    match = Match("pietjesbak", ["An", "Bo"], dice=Sealed(b"s" * 32, ("ab", "cd")))
    while isinstance(match.turn, Decision):
        match.play(rng.choice(match.legal()))
    return match.record()


def test_verify_says_that_the_dice_are_sound(tmp_path: Path, capsys: Captured) -> None:
    record = sealed_record()
    assert main(["verify", saved(tmp_path, record)]) == 0
    falls = sum(event[0] == "*" for event in record["events"])
    assert f"all {falls} throws" in capsys.readouterr().out
    assert main(["verify", saved(tmp_path, record), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"game": "pietjesbak", "verified": True, "falls": falls}


def test_verify_names_the_event_that_was_changed(tmp_path: Path, capsys: Captured) -> None:
    record = sealed_record()
    record["events"][2][1] = "6 6 6" if record["events"][2][1] != "6 6 6" else "5 5 5"
    assert main(["verify", saved(tmp_path, record)]) == 1
    assert "event 2" in capsys.readouterr().err
    assert main(["verify", saved(tmp_path, record), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["error"]["event"] == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_rules_shows_every_rule_and_option(name: str, language: str, capsys: Captured) -> None:
    assert main(["rules", name, "--lang", language]) == 0
    shown = capsys.readouterr().out
    game = find_game(name)
    for section in game.book:
        assert all(rule in shown for rule in section.rules)
    assert all(f"{option.name} = " in shown for option in game.options)
    assert all(len(line) <= 80 for line in shown.splitlines())


@pytest.mark.parametrize("name", game_names())
def test_simulate_prints_the_facts_of_the_design(name: str, capsys: Captured) -> None:
    players = max(2, find_game(name).seats[0])
    command = [
        "simulate",
        name,
        "--players",
        str(players),
        "--games",
        "400",
        "--bots",
        "random",
        "--seed",
        "3",
        "--json",
    ]
    assert main(command) == 0
    facts = json.loads(capsys.readouterr().out)
    assert list(facts) == ["games", "seconds", "games_per_second", "decisions", "wins", "scores", "counts"]
    assert facts["games"] == 400
    assert sum(facts["wins"]) == pytest.approx(1)
    assert len(facts["wins"]) == len(facts["scores"]) == players
    assert list(facts["counts"]) == COUNTS[name]


COUNTS = {
    "pietjesbak": ["rounds", "throws", "stoefs", "sevens", "apes_wins", "last_standing"],
    "azen_jagen": ["throws", "races", "too_slow"],
    "zocken": ["matches", "outs", "escapes", "over_50", "turn_score"],
    "stich": ["rounds", "plays", "draws", "tricks", "bonuses", "passes", "swaps"],
    "mens": ["turns", "hits", "own_hits", "choices"],
}


@pytest.mark.parametrize(
    ("language", "share", "score"),
    [
        ("en", "100.00%", "0.50"),
        ("nl", "100,00%", "0,50"),
        ("fr", "100,00 %", "0,50"),
        ("de", "100,00 %", "0,50"),
    ],
)
def test_simulate_writes_numbers_as_the_language_does(language: str, share: str, score: str) -> None:
    result = Simulation(2, 1.0, 1.0, 1.0, [1.0], [0.5], {}, Errors(0, 0, 0, [], [], {}))
    row = seat_row(result, 0, Voice(language)).replace("\N{NO-BREAK SPACE}", " ")
    assert share in row.replace("\N{NARROW NO-BREAK SPACE}", " ")
    assert row.endswith(score)


def test_a_seed_has_64_bits(capsys: Captured) -> None:
    simulated = ["simulate", "pietjesbak", "--games", "10", "--json", "--seed"]
    assert main([*simulated, str(2**64 - 1)]) == 0
    assert main([*simulated, str(2**64)]) == 2
    assert "from 0 to 18446744073709551615" in capsys.readouterr().err


def test_simulate_shows_a_table_for_people(capsys: Captured) -> None:
    command = ["simulate", "pietjesbak", "--games", "400", "--option", "marks=3", "--option", "seven=any"]
    assert main(command) == 0
    out = capsys.readouterr().out
    assert "400 games" in out
    assert "seat 0" in out
    assert "stoefs" in out


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
        (["simulate", "pietjesbak", "--option", "jokers=1"], "the options are marks, counts"),
        (["simulate", "pietjesbak", "--bots", "genius"], "random, sensible"),
        (["simulate", "pietjesbak", "--bots", "random,random,random"], "3 bots are named for 2 seats"),
        (["simulate", "pietjesbak", "--bots", ""], "random, sensible"),
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


def test_rules_say_where_a_default_follows_the_number_of_players(capsys: Captured) -> None:
    assert main(["rules", "mens", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "board = 4|6  default 4 for 2 to 4 players, 6 for 5 to 6 players" in shown
    assert "tries = 1|3  default 1 " in shown


def test_rules_say_how_a_default_is_typed(capsys: Captured) -> None:
    assert main(["rules", "zocken"]) == 0
    assert "default 0,10,30,60,100,150,210,280" in " ".join(capsys.readouterr().out.split())


def test_a_full_disk_is_one_sentence() -> None:
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-m", "toog", "schema", "--lang", "en"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("toog: the answer cannot be written")


def test_a_terminal_without_our_characters_gets_question_marks() -> None:
    command = [sys.executable, "-m", "toog", "rules", "mens", "--lang", "fr"]
    plain = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, env=plain, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "M17" in done.stdout


def test_version(capsys: Captured) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"toog {toog.__version__}\n"


def test_schema_prints_the_published_schema(capsys: Captured) -> None:
    assert main(["schema"]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(
        (ROOT / "docs" / "record.schema.json").read_text()
    )


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    command = f"{sys.executable} -m toog rules pietjesbak | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)  # noqa: S602
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(("words", "code"), [("rules pietjesbak >&-", 0), ("replay nowhere.json 2>&-", 1)])
def test_a_stream_that_is_closed_is_no_error_of_ours(words: str, code: int) -> None:
    command = ["sh", "-c", f"{sys.executable} -m toog {words}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (code, "", "")


def test_ctrl_c_while_simulating_prints_no_traceback() -> None:
    program = (
        "import _thread, threading, sys; from toog.cli import main;"
        "main(['simulate', 'pietjesbak', '--games', '1']);"
        "threading.Timer(0.5, _thread.interrupt_main).start();"
        "sys.exit(main(['simulate', 'pietjesbak', '--games', '900000000']))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 130
    assert "Traceback" not in done.stderr


def test_ctrl_c_while_the_commands_are_still_loaded_prints_no_traceback() -> None:
    program = """
import sys

class Interrupts:
    def find_spec(self, name, path=None, target=None):
        if name == "toog.cli.commands":
            raise KeyboardInterrupt

sys.meta_path.insert(0, Interrupts())
from toog.cli import main
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (130, "")


def test_ctrl_c_while_a_language_is_still_learnt_prints_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    def interrupt(language: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(sys.modules["toog.cli.main"], "Voice", interrupt)
    assert main(["rules", "pietjesbak"]) == 130
    assert capsys.readouterr().err == ""
