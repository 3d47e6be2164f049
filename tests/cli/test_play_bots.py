"""Bots at the keyboard: their luck is sealed with the dice, they think aside, and one's own may sit down."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from tests.cli.play_screen import Drawer, Paper, record_of
from tests.table_talk import sit_down
from toog.bots import Question
from toog.cli.verifying import Replayed, replay_bots
from toog.core.errors import BadRecord, BotError
from toog.core.record import read_record
from toog.core.seal import Span, judge_falls, verify
from toog.core.sources import Sealed
from toog.terminal import aside, asking, play
from toog.terminal.cup import SEALED, Cup, kept_cup
from toog.terminal.game_loop import GameLoop
from toog.terminal.keyboard_table import lay_table
from toog.terminal.seats import OFFERED, Sitter, check_bots, seats_of
from toog.texts import Voice
from toog.workers import Worker

Captured = pytest.CaptureFixture[str]
OWN = "keyboard_bots:last"
SECRET = bytes(range(32))
SOURCE = """
__version__ = "7"


def last(question):
    return question.legal[-1]


def broken(question):
    raise RuntimeError("no idea")
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "keyboard_bots.py").write_text(SOURCE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)


def between(*bots: str, version: int = 1) -> tuple[GameLoop, Drawer]:
    """A game in which everyone has something to choose: three apes at once would end it before that."""
    course = sit_down("pietjesbak", len(bots), marks=1)
    seats = [Sitter(name, bot) for name, bot in zip(course.players, bots, strict=True)]
    cup, drawer = Cup(SEALED, 0, Sealed(SECRET, ("00",) * len(bots)), version), Drawer()
    table = lay_table(record_of(course), seats, cup)
    return GameLoop(table, seats, cup, drawer, Paper(typed=[]), Voice("en", course.game)), drawer


def replayed(record: dict[str, Any], *trusted: str) -> Replayed:
    verify(read_record(record))
    found = replay_bots(read_record(record), trusted, lambda _: None)
    assert found is not None
    return found


def test_a_sealed_game_of_the_keyboard_can_be_verified_bots_and_all() -> None:
    loop, drawer = between("sensible", "random")
    loop.play()
    *before, last = drawer.records
    moves = sum(event[0] != "*" for event in last["events"])
    held = [Span(seat, bot, 0, len(last["events"])) for seat, bot in enumerate(("sensible", "random"))]
    assert replayed(last) == Replayed(moves, [], held)
    assert {record["meta"].get("bots", {"secret": None})["secret"] for record in before} == {None}
    assert last["meta"]["bots"]["hash"] == loop.table.standing.opened.bot_seal


def test_a_game_that_was_put_away_knows_which_moves_were_its_bots_own() -> None:
    loop, drawer = between("sensible", "random")
    loop.play()
    half = drawer.records[len(drawer.records) // 2]
    table = lay_table(read_record(half), loop.seats, loop.cup)
    again = GameLoop(table, loop.seats, loop.cup, Drawer(), Paper(typed=[]), loop.voice)
    assert again.record()["meta"] == half["meta"]
    again.play()
    assert again.record() == loop.record()
    older = {key: value for key, value in half["meta"].items() if key != "bots"}
    assert lay_table(read_record(half | {"meta": older}), loop.seats, loop.cup).standing.bots is None
    spoilt = half | {"meta": half["meta"] | {"bots": {"played": 3}}}
    assert lay_table(read_record(spoilt), loop.seats, loop.cup).standing.bots is None


def test_a_game_of_the_keyboard_binds_its_terms_also_when_it_was_put_away() -> None:
    loop, drawer = between("sensible", "random", version=2)
    loop.play()
    half, last = drawer.records[len(drawer.records) // 2], drawer.records[-1]
    cup = kept_cup(read_record(half), loop.cup.private())
    assert cup is not None
    table = lay_table(read_record(half), loop.seats, cup)
    again = GameLoop(table, loop.seats, cup, Drawer(), Paper(typed=[]), loop.voice)
    again.play()
    assert again.record() == loop.record() == last
    assert replayed(last).moves > 0
    assert judge_falls(read_record(last)).binds == ("dice", "game", "players", "options", "bots", "luck")
    for changed in (
        {"players": ["Eva", *last["players"][1:]]},
        {"meta": last["meta"] | {"seats": ["person", "random"]}},
    ):
        with pytest.raises(BadRecord):
            verify(read_record(last | changed))


def test_ones_own_bot_plays_in_a_process_of_its_own_and_is_named_in_the_record(own: None) -> None:
    loop, drawer = between(OWN, OWN)
    loop.play()
    process = loop.asking.worker.process
    assert process is not None
    loop.asking.stop()
    assert process.poll() == 0
    record = drawer.records[-1]
    named = {(played["bot"], played["version"]) for played in record["meta"]["bots"]["played"]}
    assert named == {(OWN, "7")}
    assert replayed(record, OWN).strangers == []


def test_a_bot_that_breaks_is_said_and_the_blind_one_plays_for_it(own: None) -> None:
    loop, drawer = between("keyboard_bots:broken", "keyboard_bots:broken")
    loop.play()
    loop.asking.stop()
    said = " ".join(notice.plain for notice in loop.dialogue.notices)
    assert "keyboard_bots:broken failed and plays blindly this once: the bot" in said
    assert "no idea" in said
    assert {played["bot"] for played in drawer.records[-1]["meta"]["bots"]["played"]} == {"random"}


def test_who_waits_for_a_bot_is_told_that_it_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    def think(worker: Worker, bot: str, question: Question) -> int:
        time.sleep(0.05)
        return question.moves[-1]

    monkeypatch.setattr(asking, "ask_move", think)
    monkeypatch.setattr(aside, "SIGN_SECONDS", 0.01)
    loop, _ = between("champion", "champion")
    while not loop.running.chosen:
        loop.step()
    assert isinstance(loop.screen, Paper)
    (chosen,) = loop.running.chosen.values()
    assert f"{loop.seats[chosen.seat].name} is thinking…" in loop.screen.turn_over()


def test_levels_that_think_get_ready_while_people_look_at_the_board(
    own: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each once. A bot of one's own may remember what it was asked, and so is asked nothing made up."""
    ready: list[tuple[Any, ...]] = []
    monkeypatch.setattr(asking, "warm_up_in", lambda _, *terms: ready.append(terms))
    monkeypatch.setattr(asking, "ask_move", lambda *asked: asked[-1].moves[-1])
    loop, _ = between("champion", OWN, "sensible", "champion", "club")
    loop.play()
    while loop.asking.undone:  # whoever leaves sooner does not wait for that
        time.sleep(0.01)
    loop.asking.stop()
    options = loop.course.options
    assert ready == [("champion", "pietjesbak", 5, options), ("club", "pietjesbak", 5, options)]


def test_one_that_cannot_get_ready_keeps_nobody_from_playing(monkeypatch: pytest.MonkeyPatch) -> None:
    def die(worker: Worker, *terms: Any) -> None:
        raise BotError("bot-died", bot="champion")

    monkeypatch.setattr(asking, "warm_up_in", die)
    monkeypatch.setattr(asking, "ask_move", lambda *asked: asked[-1].moves[-1])
    loop, _ = between("champion", "champion")
    loop.play()
    loop.asking.stop()
    assert loop.is_over
    assert {chosen.bot for chosen in loop.running.chosen.values()} == {"champion"}


def test_whoever_leaves_ends_a_thought_as_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "keyboard_sleeps.py").write_text(
        "import time\n\ndef sleep(question):\n    time.sleep(60)\n", encoding="utf-8"
    )
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(aside, "SIGN_SECONDS", 0.01)
    loop, _ = between("keyboard_sleeps:sleep", "keyboard_sleeps:sleep")

    def leave(text: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(loop.dialogue, "show_waiting", leave)
    with pytest.raises(KeyboardInterrupt):
        loop.play()
    began = time.monotonic()
    while loop.asking.worker.process is None:
        time.sleep(0.01)
    loop.asking.stop()
    assert time.monotonic() - began < 5


def test_a_bot_is_a_level_or_one_that_can_be_loaded(own: None, capsys: Captured) -> None:
    check_bots([*OFFERED, OWN])
    with pytest.raises(BotError):
        check_bots(["genius"])
    for bot, said in (("genius", "beginner, sensible, club, champion"), ("nowhere:bot", "cannot be loaded")):
        nothing: Any = {"options": {}, "seed": None, "dice": SEALED, "resume": None, "save": None}
        code = play("zocken", names=[], bots=[bot], language="en", colour=None, quick=True, **nothing)
        assert code == 2
        assert said in capsys.readouterr().err


def test_a_record_from_elsewhere_brings_no_bot_of_its_own() -> None:
    record = sit_down("pietjesbak", 2).record(meta={"seats": ["champion", OWN]})
    assert [seat.bot for seat in seats_of(read_record(record))] == ["champion", None]
    assert [seat.bot for seat in seats_of(read_record(record), ours=True)] == ["champion", OWN]
