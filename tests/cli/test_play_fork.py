"""`toog play --fork`: a game is played on from a decision, and kept as one that says where it was forked."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.play_screen import Paper
from tests.cli.play_terminal import Terminal, saved
from tests.core.test_fork import decisions
from tests.core.test_seal import sealed_game
from tests.errors import error_of
from toog.cli import main
from toog.core.record import read_record
from toog.core.seal import judge_falls
from toog.table.forking import KNOWN
from toog.terminal.auto import Auto
from toog.terminal.cup import REAL, SEALED, kept_cup
from toog.terminal.game_loop import GameLoop
from toog.terminal.sitting import ForkWish, Wishes, old_table, once_more, sit_at_table

RECORD = sealed_game("pietjesbak")
AT = decisions(RECORD)[6]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "other.json"
    path.write_text(json.dumps(RECORD), encoding="utf-8")
    return path


def wishes(file: Path, at: int = AT, *, fresh: bool = False, **said: Any) -> Wishes:
    given: dict[str, Any] = {"names": (), "bots": (), "dice": SEALED, "seed": None, **said}
    names, bots, dice, seed = (given[key] for key in ("names", "bots", "dice", "seed"))
    fork = ForkWish(file, at, fresh)
    save = file.parent / "kept"
    return Wishes(None, names, bots, {}, seed, dice, Auto.NONE, None, save, fork=fork)


def sit(file: Path, at: int = AT, **said: Any) -> GameLoop:
    return sit_at_table(Paper(), "en", wishes(file, at, **said))


def test_who_decided_plays_on_and_bots_take_the_other_seats(file: Path) -> None:
    loop = sit(file)
    decider = RECORD["events"][AT][0]
    assert loop.people == [decider]
    assert [seat.name for seat in loop.seats] == RECORD["players"]
    assert {seat.bot for number, seat in enumerate(loop.seats) if number != decider} == {"sensible"}
    assert sit(file, names=("Bo",), bots=("club",)).seats[0].bot == "club"
    assert sit(file, names=("An", "Bo")).people == [0, 1]
    assert error_of(sit, file, names=("Zoë",)).key == "fork-no-player"
    assert error_of(sit, file, bots=("club", "club")).key == "fork-bots"
    assert error_of(sit, file, 0).key == "fork-no-decision"


def test_the_dice_are_those_that_would_have_fallen_or_fresh_ones(file: Path) -> None:
    same, fresh = sit(file), sit(file, fresh=True)
    assert (same.cup.kind, fresh.cup.kind) == (KNOWN, SEALED)
    assert same.record()["seal"]["hash"] == RECORD["seal"]["hash"] != fresh.record()["seal"]["hash"]
    assert fresh.record()["meta"]["fork"]["under"][0]["seal"] == RECORD["seal"]
    assert sit(file, fresh=True, dice=REAL).cup.kind == REAL
    assert once_more(same).cup.kind == SEALED
    assert "fork" not in once_more(same).record()["meta"]


def test_a_fork_that_was_put_away_goes_on_with_the_same_dice(file: Path) -> None:
    loop = sit(file)
    kept = loop.put_away()
    loop.shelf.let_go()
    cup = kept_cup(read_record(json.loads(kept.read_text())), loop.cup.private())
    assert cup == loop.cup
    again = old_table(Paper(), "en", wishes(file), kept)
    assert again.record() == loop.record()
    assert not again.running.takers
    again.shelf.let_go()


def test_a_whole_fork_is_played_kept_and_verified(file: Path) -> None:
    before = file.read_text()
    terminal = Terminal(file.parent, f"--fork {file} --at {AT} --save {file.parent / 'kept'}")
    assert "whoever has its record can know what will fall" in terminal.flowing
    said = terminal.play_to_the_end()
    assert "verify" in said
    kept = read_record(json.loads(saved(file.parent / "kept").read_text()))
    assert kept.events[:AT] == RECORD["events"][:AT]
    verified = judge_falls(kept)
    assert verified.falls == verified.total > 0
    assert main(["verify", str(saved(file.parent / "kept"))]) == 0
    assert file.read_text() == before


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--fork x.json", "takes --fork FILE and --at N together"),
        ("--at 3", "takes --fork FILE and --at N together"),
        ("--fresh", "takes --fork FILE and --at N together"),
        ("mens --fork x.json --at 3", "leave them out with --fork"),
        ("--fork x.json --at 3 --resume y.json", "leave them out with --fork"),
        ("--fork x.json --at three", "three"),
    ],
)
def test_half_a_fork_is_refused(words: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", *words.split()]) == 2
    assert said in capsys.readouterr().err
