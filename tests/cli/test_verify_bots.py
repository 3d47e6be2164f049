"""`toog verify` plays the bots of a sealed game over as well as its dice, and names what is not theirs."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from tests.table.evening import Evening, Gathering
from tests.table.test_bot_luck import older
from toog.bots import BOT_NAMES, version_of
from toog.cli import main
from toog.core.registry import find_game
from toog.core.spoken import hash_in_words
from toog.games.pietjesbak.bots import VERSIONS
from toog.table import Actor
from toog.table.commands import Play
from toog.terminal.asking import Asking
from toog.texts import LANGUAGES

Captured = pytest.CaptureFixture[str]


def bot_game(game: str = "pietjesbak", bot: str = "sensible", **options: Any) -> dict[str, Any]:
    """The record of a game between bots at a sealed table, each asked as at the keyboard."""
    return played_by_bots(Evening(game, people=0, bots=2, level=bot, options=options))


def played_by_bots(evening: Gathering) -> dict[str, Any]:
    asking = Asking()
    while (turn := evening.table.bot_turn) is not None:
        chosen = asking.ask(evening.course.game, turn, lambda: None)
        hand = Actor.bot(turn.seat, chosen.bot, chosen.version)
        evening.do(Play(turn.seat, chosen.word, turn.version), by=hand)
    asking.stop()
    assert evening.table.is_over
    return json.loads(json.dumps(evening.table.record()))  # type: ignore[no-any-return]


def saved(folder: Path, record: dict[str, Any]) -> str:
    file = folder / "game.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    return str(file)


def rename(record: dict[str, Any], bot: str) -> None:
    for one in [*record["meta"]["bots"]["played"], *record["meta"]["bots"]["held"]]:
        one["bot"] = bot


def refusal_by_verify(folder: Path, record: dict[str, Any], capsys: Captured) -> tuple[int | None, str]:
    """At which event and in which words it is not what the record says."""
    assert main(["verify", saved(folder, record), "--json"]) == 1
    error = json.loads(capsys.readouterr().out)["error"]
    return error["event"], error["message"]


def counted(record: dict[str, Any]) -> tuple[int, int]:
    falls = sum(event[0] == "*" for event in record["events"])
    return falls, sum(len(played["events"]) for played in record["meta"]["bots"]["played"])


@pytest.mark.parametrize(
    ("game", "bot", "options"),
    [
        ("pietjesbak", "random", {"marks": 2}),
        ("pietjesbak", "champion", {"marks": 1}),
        ("stich", "sensible", {"target": 50}),
        ("zocken", "beginner", {"rounds": 1}),
    ],
)
def test_every_move_of_a_bot_is_played_over(
    game: str, bot: str, options: dict[str, Any], tmp_path: Path, capsys: Captured
) -> None:
    record = bot_game(game, bot, **options)
    falls, moves = counted(record)
    assert moves == len(record["events"]) - falls > 0
    assert main(["verify", saved(tmp_path, record), "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    events = len(record["events"])
    held = [{"seat": seat, "bot": bot, "since": 0, "until": events} for seat in (0, 1)]
    replayed = {"bot_moves": moves, "not_replayed": [], "held": held, "blind": 0}
    bound = ["dice", "game", "players", "options", "bots", "luck"]
    sealed = {"seal": 2, "over": True, "events": events, "binds": bound, "bots": [bot, bot]}
    assert facts | replayed | sealed == facts
    assert (facts["game"], facts["verified"], facts["falls"]) == (game, True, falls)


def test_of_an_older_seal_it_says_what_it_does_not_bind(
    record: dict[str, Any], tmp_path: Path, capsys: Captured
) -> None:
    assert "version" not in record["seal"]
    assert main(["verify", saved(tmp_path, record)]) == 0
    assert "who was a bot there is only the word of whoever kept the record" in capsys.readouterr().out
    assert main(["verify", saved(tmp_path, record), "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert (facts["seal"], facts["binds"], facts["bots"]) == (1, ["dice", "luck"], ["random", "random"])


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """Under a seal of version 1, which does not bind who was which bot."""
    evening = Gathering(older(Evening(people=0, bots=2, level="random", options={"marks": 3}).table))
    evening.tick(1.0)
    return played_by_bots(evening)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_how_many_moves_of_bots_were_verified(
    record: dict[str, Any], language: str, tmp_path: Path, capsys: Captured
) -> None:
    assert main(["verify", saved(tmp_path, record), "--lang", language]) == 0
    dice, words, digest, over, _, bots, *seats = capsys.readouterr().out.splitlines()
    falls, moves = counted(record)
    assert str(falls) in dice
    assert hash_in_words(record["seal"]["hash"]) in words
    assert record["seal"]["hash"] in digest
    assert str(len(record["events"])) in over
    assert str(moves) in bots
    assert len(seats) == 2
    for name, said in zip(record["players"], seats, strict=True):
        assert name in said
        assert "random" in said


def test_a_move_that_a_bot_would_not_have_played_is_named_by_its_event(
    record: dict[str, Any], tmp_path: Path, capsys: Captured
) -> None:
    """The same events under another bot: what one plays blindly the other would not."""
    changed = copy.deepcopy(record)
    rename(changed, "sensible")
    assert main(["verify", saved(tmp_path, changed), "--json"]) == 1
    error = json.loads(capsys.readouterr().out)["error"]
    assert error["event"] in [
        event for played in record["meta"]["bots"]["played"] for event in played["events"]
    ]
    assert main(["verify", saved(tmp_path, changed)]) == 1
    assert f"event {error['event']}: the record says" in capsys.readouterr().err


def test_a_move_of_a_bot_that_was_left_out_is_noticed(
    record: dict[str, Any], tmp_path: Path, capsys: Captured
) -> None:
    """Else the host might have chosen it. To hide it the host has to say that a person had the seat then."""
    changed = copy.deepcopy(record)
    played = changed["meta"]["bots"]["played"][0]
    left_out = played["events"].pop(1)
    event, said = refusal_by_verify(tmp_path, changed, capsys)
    assert event == left_out
    assert "had this seat, but" in said
    before, after = ({**span} for span in (changed["meta"]["bots"]["held"][played["seat"]],) * 2)
    before["until"], after["since"] = left_out, left_out + 1
    changed["meta"]["bots"]["held"][played["seat"]] = before
    changed["meta"]["bots"]["held"].append(after)
    assert main(["verify", saved(tmp_path, changed)]) == 0
    said = capsys.readouterr().out
    name = record["players"][played["seat"]]
    assert f"“random” played for {name} from event 0 to event {left_out - 1}." in said
    assert f"Everything else was played by people: {name}." in said


def test_a_move_of_a_bot_that_did_not_have_the_seat_is_noticed(
    record: dict[str, Any], tmp_path: Path, capsys: Captured
) -> None:
    changed = copy.deepcopy(record)
    changed["meta"]["bots"]["held"] = changed["meta"]["bots"]["held"][:1]
    event, said = refusal_by_verify(tmp_path, changed, capsys)
    assert event in record["meta"]["bots"]["played"][1]["events"]
    assert "not that it had this seat" in said


def test_where_the_blind_bot_played_for_one_that_failed_it_is_said(
    record: dict[str, Any], tmp_path: Path, capsys: Captured
) -> None:
    """A host could choose between the two: whoever reads it can see how often."""
    changed = copy.deepcopy(record)
    changed["meta"]["bots"]["held"][0]["bot"] = "champion"
    many = len(changed["meta"]["bots"]["played"][0]["events"])
    assert changed["meta"]["bots"]["played"][0]["seat"] == 0
    assert main(["verify", saved(tmp_path, changed)]) == 0
    assert f"{many} of these moves were made blindly by random" in capsys.readouterr().out


def test_what_a_record_does_not_say_of_bots_is_said(
    record: dict[str, Any], tmp_path: Path, capsys: Captured
) -> None:
    older = copy.deepcopy(record)
    del older["meta"]["bots"]["held"]
    assert main(["verify", saved(tmp_path, older)]) == 0
    assert "a move left out of its list would not be noticed" in capsys.readouterr().out
    assert main(["verify", saved(tmp_path, older), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["held"] is None
    del older["meta"]
    assert main(["verify", saved(tmp_path, older)]) == 0
    assert "The record names no bots" in capsys.readouterr().out


def test_another_secret_of_the_bots_is_found(
    record: dict[str, Any], tmp_path: Path, capsys: Captured
) -> None:
    changed = copy.deepcopy(record)
    changed["meta"]["bots"]["secret"] = "00" * 32
    assert main(["verify", saved(tmp_path, changed)]) == 1
    assert "the secret of the bots" in capsys.readouterr().err


def test_a_bot_of_another_version_is_said_and_the_dice_are_verified(
    record: dict[str, Any], tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(VERSIONS, "random", "2")
    assert main(["verify", saved(tmp_path, record)]) == 0
    said = capsys.readouterr().out
    assert "throws" in said
    assert "could not be played over: they are of version “1”, and this house has version “2”" in said
    assert main(["verify", saved(tmp_path, record), "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["bot_moves"] == 0
    assert facts["not_replayed"] == [{"bot": "random", "version": "1", "moves": counted(record)[1]}]


def test_a_bot_of_ones_own_is_loaded_only_where_it_is_trusted(
    record: dict[str, Any], tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded = tmp_path / "loaded"
    source = f"open({str(loaded)!r}, 'w').close()\nfrom toog.bots.blind import choose\n"
    (tmp_path / "verify_mine.py").write_text(source, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    changed = copy.deepcopy(record)
    rename(changed, "verify_mine:choose")
    file = saved(tmp_path, changed)
    assert main(["verify", file]) == 0
    assert "that is no bot of this house" in capsys.readouterr().out
    assert not loaded.exists()
    assert main(["verify", file, "--trust", "verify_mine:choose"]) == 0
    assert f"all {counted(record)[1]} moves of bots" in capsys.readouterr().out
    assert loaded.exists()
    assert main(["verify", file, "--trust", "sensible"]) == 2


def test_every_level_has_a_version_that_a_record_can_name() -> None:
    game = find_game("zocken")
    assert all(version_of(name, game) for name in BOT_NAMES)
