"""The game loop, with everything typed beforehand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cli.play_screen import Drawer, Paper, play_on, record_of, some_course, table_for
from tests.table_talk import played, sit_down
from toog.bots import blind, company
from toog.core.course import Chance
from toog.core.record import Record, read_record
from toog.core.seal import verify
from toog.terminal.auto import Auto
from toog.terminal.cup import REAL, SEALED, SEEDED, Cup, fresh_cup
from toog.terminal.game_loop import BOT_THINKS, GameLoop
from toog.terminal.keyboard_table import lay_table
from toog.terminal.painter import FRAME, FRAMES_IN_THE_AIR
from toog.terminal.screen import LONGEST_PAUSE
from toog.terminal.seats import Sitter
from toog.terminal.shelf import Shelf
from toog.texts import Voice

CHOOSING = ("6", "2", "6 4 1")


def test_a_person_s_throw_waits_for_enter_and_a_bot_s_falls_by_itself() -> None:
    table, paper = table_for(sit_down("pietjesbak", 2), [], bots=1)
    play_on(table)
    assert not table.course.events
    table, paper = table_for(sit_down("pietjesbak", 2), [""], bots=1)
    play_on(table)
    assert len(table.course.events) > 1
    assert "Enter throws" in paper.frames[-1] or "1 again" in paper.frames[-1]


def test_something_else_than_enter_does_not_throw() -> None:
    table, paper = table_for(sit_down("pietjesbak", 2), ["7"])
    play_on(table)
    assert not table.course.events
    assert "rule C2 asks for a throw" in paper.frames[-1]


def test_undo_gives_the_move_back_and_never_a_throw() -> None:
    table, paper = table_for(played("pietjesbak", 2, *CHOOSING), ["stop", "undo", "undo"])
    play_on(table)
    assert [event.word for event in table.course.events] == list(CHOOSING)
    assert "An takes “stop” back" in paper.frames[2]
    assert "nothing to take back" in paper.frames[3]


def test_real_dice_typed_wrongly_are_taken_back_and_typed_again() -> None:
    typed = ["6", "2", "4 4 4", "undo", "441", "stop", "undo"]
    table, paper = table_for(sit_down("pietjesbak", 2), typed, dice=REAL)
    play_on(table)
    assert "undo (4 4 4)" in paper.frames[3]
    assert "“4 4 4” is taken back: type what really fell." in paper.frames[4]
    assert "undo (An)" in paper.frames[6]
    assert "An takes “stop” back" in paper.frames[7]
    assert [event.word for event in table.course.events] == ["6", "2", "4 4 1"]


def test_real_dice_on_which_something_was_played_stay() -> None:
    table, paper = table_for(sit_down("pietjesbak", 2), ["2", "6", "4 4 1", "undo"], bots=1, dice=REAL)
    play_on(table)
    assert "nothing to take back: Bo has played since" in paper.frames[-1]
    assert [event.seat for event in table.course.events] == [None, None, None, 1]


LAST_ROUND = ("6", "2", "5 5 1", "stop")  # An leads, and Bo has one throw


def last_throw(*typed: str) -> tuple[GameLoop, Paper]:
    return table_for(played("pietjesbak", 2, *LAST_ROUND, marks=1), ["2 2 4", *typed], dice=REAL)


def test_the_last_real_throw_is_asked_about_before_it_ends_the_game() -> None:
    table, paper = last_throw("")
    play_on(table)
    assert "2 2 4 ends the game. Enter if that is right" in paper.frames[1]
    assert table.is_over
    assert isinstance(table.shelf, Drawer)
    assert [len(record["events"]) for record in table.shelf.records] == [5], "kept once it was confirmed"


def test_the_last_real_throw_can_be_corrected() -> None:
    table, paper = last_throw("story", "", "what", "undo", "6 6 6")
    play_on(table)
    assert "Bo throws 2-2-4" in paper.frames[2]
    assert "2 2 4 ends the game" in paper.frames[4]
    assert "type what really fell" in paper.frames[5]
    assert "6 6 6 ends the game" in paper.frames[6]
    assert table.course.events[-1].word != "2 2 4"


def test_who_leaves_instead_has_not_confirmed_it() -> None:
    table, _ = last_throw()
    play_on(table)
    assert [event.word for event in table.course.events] == list(LAST_ROUND)
    assert isinstance(table.shelf, Drawer)
    assert len(table.shelf.records[-1]["events"]) == len(LAST_ROUND)


def test_a_bot_s_last_real_throw_is_asked_about_before_it_moves() -> None:
    course = sit_down("zocken", 2, rounds=1)
    while len(course.legal(1)) != 1 or not course.legal(1)[0].startswith("roll"):
        if isinstance(course.turn, Chance):
            course.throw("3")
        else:
            seat = course.game.rules.in_turn(course.state)
            course.play(course.legal(seat)[0], seat)
    table, paper = table_for(course, ["3", "undo", "4", ""], bots=1, dice=REAL)
    play_on(table)
    assert "3 ends the game. Enter if that is right" in paper.frames[1]
    assert "4 ends the game. Enter if that is right" in paper.frames[3]
    assert table.is_over
    assert [event.word for event in table.course.events if event.seat is None][-1] == "4"


# The seal is opened with the last event


def between_bots(record: Record, cup: Cup) -> tuple[GameLoop, Drawer]:
    drawer, seats = Drawer(), [Sitter(name, "random") for name in record.players]
    table = lay_table(record, seats, cup)
    return GameLoop(table, seats, cup, drawer, Paper(typed=[]), Voice("en", record.game)), drawer


def test_whatever_happens_at_the_end_its_record_has_the_secret() -> None:
    """Nothing is ever put away that is over and still sealed: not even for the moment of a pause."""
    cup = fresh_cup(SEALED, 2, None)
    loop, drawer = between_bots(record_of(sit_down("pietjesbak", 2)), cup)
    loop.play()
    lengths = [len(record["events"]) for record in drawer.records]
    assert lengths == sorted(set(lengths)), "the last event is put away once, with the secret"
    *before, last = [record["seal"]["secret"] for record in drawer.records]
    assert set(before) == {None}
    assert cup.sealed is not None
    assert last == cup.sealed.secret.hex()
    assert verify(read_record(drawer.records[-1])) == loop.course.falls


def test_a_game_that_was_cut_off_at_its_very_end_is_ended_when_it_is_resumed() -> None:
    cup = fresh_cup(SEALED, 2, None)
    loop, drawer = between_bots(record_of(sit_down("pietjesbak", 2)), cup)
    loop.play()
    cut_off = drawer.records[-1] | {"seal": drawer.records[-1]["seal"] | {"secret": None}}
    again, kept = between_bots(read_record(cut_off), cup)
    assert not again.is_over
    again.play()
    assert kept.records == [drawer.records[-1]]


def test_real_dice_are_typed_again_also_when_a_move_without_a_choice_followed() -> None:
    table, paper = table_for(sit_down("mens", 2), ["6", "2", "3", "undo", "5"], dice=REAL, auto=Auto.MOVES)
    play_on(table)
    assert "undo (3)" in paper.frames[3]
    assert "“3” is taken back" in paper.frames[4]
    assert [event.word for event in table.course.events[2:]] == ["5", "move 0"]


@pytest.mark.parametrize(
    ("words", "typed", "reason"),
    [
        (("6", "2", "1 1 1", "1 1 1", "1 1 1"), ("sip", "undo"), "“sip” cannot be taken back"),
        (("6", "2", "1 1 1"), ("undo",), "the dice have fallen"),
        ((), ("undo",), "nothing has happened yet"),
    ],
)
def test_undo_says_the_true_reason(words: tuple[str, ...], typed: tuple[str, ...], reason: str) -> None:
    table, paper = table_for(played("azen_jagen", 2, *words), typed)
    play_on(table)
    assert reason in paper.frames[-1]


def test_what_fell_before_anyone_typed_is_not_typed_again() -> None:
    table, paper = table_for(played("pietjesbak", 2, *CHOOSING), ["undo"], dice=REAL)
    table.running.takers.clear()
    play_on(table)
    assert "undo (" not in paper.frames[0]
    assert "nothing to take back" in paper.frames[1]


def test_stop_is_undone_at_the_prompt_of_the_next_player() -> None:
    table, paper = table_for(played("pietjesbak", 2, *CHOOSING), ["stop", "undo"])
    play_on(table)
    assert "undo (An)" in paper.frames[1]
    assert paper.frames[2].splitlines()[-1] == "An"


def test_the_dice_of_a_word_that_is_final_fall_at_once() -> None:
    race = ("6", "2", "1 1 1", "1 1 1", "1 1 1")
    table, paper = table_for(played("azen_jagen", 2, *race), ["", ""])
    play_on(table)
    assert [event.word for event in table.course.events[5:7]] == ["sip", "throw"]
    assert table.course.events[7].seat is None
    assert "An: Enter for sip" in paper.frames[0]


def test_hidden_hands_wait_behind_a_curtain() -> None:
    course = played("stich", 2)
    table, paper = table_for(course, ["", "", "", "1", "", "", "undo"])
    play_on(table)
    mine, curtain = paper.frames[3], paper.frames[4:6]
    assert "Enter throws the die" in paper.frames[0]
    assert "Enter shuffles" in paper.frames[1]
    assert "hand of" not in paper.frames[1] + paper.frames[2]
    assert "Pass the keyboard to An" in paper.frames[2]
    assert "the hand of An" in mine
    assert "the hand of An" in curtain[0]
    assert "Enter clears the screen for Bo" in curtain[0]
    assert "hand of" not in curtain[1]
    assert "the hand of Bo" in paper.frames[6]
    assert "the hand of An" not in paper.frames[6]


def test_saving_says_where_and_a_full_disk_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, paper = table_for(sit_down("pietjesbak", 2), ["save", "save"])
    table.shelf = Shelf(tmp_path)
    play_on(table)
    assert "Kept in" in paper.frames[1]

    def fail(*words: Any) -> Path:
        raise OSError(28, "No space left on device")

    table, paper = table_for(sit_down("pietjesbak", 2), ["save"])
    monkeypatch.setattr(table.shelf, "put", fail)
    play_on(table)
    assert "could not be kept: No space left" in paper.frames[1]


def test_every_event_is_kept_as_soon_as_it_happened() -> None:
    table, _ = table_for(played("pietjesbak", 2, *CHOOSING), ["stop", "undo", "stop"])
    play_on(table)
    assert isinstance(table.shelf, Drawer)
    assert [len(record["events"]) for record in table.shelf.records] == [4, 3, 4]


def test_a_full_disk_is_said_once_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    table, paper = table_for(sit_down("pietjesbak", 2), ["", "", ""])

    def fail(*words: Any) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(table.shelf, "put", fail)
    play_on(table)
    assert len(table.course.events) == 3
    assert ["No space left" in frame for frame in paper.frames] == [False, True, False, False]


def test_help_names_what_may_not_be_done_and_by_which_rule() -> None:
    table, paper = table_for(played("zocken", 2, "roll r", "4"), ["?"])
    play_on(table)
    assert "Not now: red" in paper.frames[1]
    assert "(Z5)" in paper.frames[1]
    assert "Z6" in paper.frames[1]


def test_help_at_a_throw_and_the_story_so_far() -> None:
    table, paper = table_for(played("mens", 2, "6", "2"), ["?", "", "story", ""])
    play_on(table)
    assert "M8 " in paper.frames[1]
    assert "An throws a 6 for the start." in paper.frames[3]


def test_a_long_story_says_that_there_is_more() -> None:
    table, paper = table_for(some_course("pietjesbak", 2, 40), [])
    table.dialogue.painter.paint()
    assert "and more before that: story" in paper.turn_over()
    table.dialogue.story.mark_read()
    table.dialogue.painter.paint()
    assert "and more before that: story" not in paper.turn_over()


def test_a_bot_is_shown_a_hidden_copy_only(monkeypatch: pytest.MonkeyPatch) -> None:
    course = some_course("stich", 3, 2)
    shown: list[Any] = []

    def look(s: Any, seat: int, out: list[int], many: int, luck: int) -> int:
        shown.append(s)
        return out[0]

    monkeypatch.setattr(blind, "choose", look)
    monkeypatch.setattr(company, "house_bot", company.house_bot.__wrapped__)  # found anew
    table, _ = table_for(course, [], bots=3)
    seat = course.game.rules.in_turn(course.state)
    table.step()
    assert shown == [course.game.hidden_copy(course.state, seat)]
    assert shown != [course.state]


def test_no_pause_is_longer_than_half_a_second() -> None:
    assert FRAMES_IN_THE_AIR * FRAME + BOT_THINKS <= LONGEST_PAUSE == 0.5


def thought(seed: int) -> str:
    loop, _ = between_bots(record_of(played("pietjesbak", 2, *CHOOSING)), Cup(SEEDED, seed))
    loop.step()
    return loop.course.events[len(CHOOSING)].word


def test_the_same_seed_gives_the_same_thought() -> None:
    assert len({thought(5) for _ in range(5)}) == 1
    assert {thought(seed) for seed in range(20)} == {"again", "stop"}
