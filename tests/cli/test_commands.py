"""The commands as a user types them, and what they answer."""

from __future__ import annotations

import hashlib
import io
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from toog import Decision, Match, Sealed
from toog.cli import main
from toog.cli.simulating import seat_row
from toog.core.registry import find_game, game_names, own_names
from toog.core.spoken import hash_in_words
from toog.fast.simulation import Simulation, SimulationErrors
from toog.texts import LANGUAGES, Voice

ROOT = Path(__file__).parents[2]
EXAMPLES = json.loads((ROOT / "tests" / "examples.json").read_text(encoding="utf-8"))
Captured = pytest.CaptureFixture[str]

pytestmark = pytest.mark.usefixtures("english")


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


def test_replay_says_that_nobody_wins_where_all_have_paid_alike(tmp_path: Path, capsys: Captured) -> None:
    level = Match("azen_jagen", ["An", "Bo"], options={"orders": 2}, auto=False)
    for pips in ("6", "2"):
        level.throw(pips)
    for quick in (1, 0):
        for _ in range(3):
            level.throw("1 1 1")
        level.play("throw", quick)
        level.throw("1 2 2")
    assert main(["replay", saved(tmp_path, level.record())]) == 0
    shown = capsys.readouterr().out
    assert "The game is over. All level: nobody wins." in shown
    assert "Won by" not in shown


def test_p14_replay_shows_who_was_knocked_out_as_out(tmp_path: Path, capsys: Captured) -> None:
    match = Match("pietjesbak", ["An", "Bo", "Cy"], options={"marks": 1}, auto=False)
    for pips in ("6", "2", "1", "6 5 3"):
        match.throw(pips)
    match.play("stop")
    match.throw("1 1 1")
    assert main(["replay", saved(tmp_path, match.record())]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "An 1 Bo out of the game Cy 1" in shown


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
    digest = hashlib.sha256(b"s" * 32).hexdigest()
    assert json.loads(capsys.readouterr().out) == {
        "game": "pietjesbak",
        "verified": True,
        "over": True,
        "events": len(record["events"]),
        "seal": 2,
        "hash": digest,
        "words": hash_in_words(digest),
        "binds": ["dice", "game", "players", "options", "bots"],
        "unbound": [],
        "bots": [None, None],
        "falls": falls,
    }


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


@pytest.mark.parametrize("name", own_names())
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
    result = Simulation(2, 1.0, 1.0, 1.0, [1.0], [0.5], {}, SimulationErrors(0, 0, 0, [], [], {}))
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


def test_rules_say_where_a_default_follows_the_number_of_players(capsys: Captured) -> None:
    assert main(["rules", "mens", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "board = 4|6  default 4 for 2 to 4 players, 6 for 5 to 6 players" in shown
    assert "tries = 1|3  default 1 " in shown


def test_rules_say_how_a_default_is_typed(capsys: Captured) -> None:
    assert main(["rules", "zocken"]) == 0
    assert "default 0,10,30,60,100,150,210,280" in " ".join(capsys.readouterr().out.split())


def test_schema_prints_the_published_schema(capsys: Captured) -> None:
    assert main(["schema"]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(
        (ROOT / "docs" / "record.schema.json").read_text()
    )
