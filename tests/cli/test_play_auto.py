"""What plays by itself, and what is left to type."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.play_screen import Paper, play_on, table_for
from tests.cli.play_terminal import Terminal
from tests.table_talk import played, sit_down
from toog.terminal import auto as settings
from toog.terminal.auto import USUAL, Auto, remember_auto, remembered_auto
from toog.terminal.game_loop import GameLoop

SIX_OUT = ("6", "2", "6")  # An begins with red, and a pawn waits in the box
RACE = ("6", "2", "1 1 1", "1 1 1", "1 1 1")


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "user_data_dir", lambda name: str(tmp_path / name))


def inputs_for_mens(auto: Auto, monkeypatch: pytest.MonkeyPatch) -> tuple[int, int]:
    """How often two people are asked something in a whole game, and how often there was a choice."""
    table, paper = table_for(sit_down("mens", 2), [], auto=auto)
    asked: list[bool] = []

    def answer(prompt: object) -> str:
        seats = [seat for seat in (0, 1) if len(table.course.legal(seat)) > 1]
        asked.append(bool(seats))
        return table.course.legal(seats[0])[0] if seats else ""

    monkeypatch.setattr(paper, "ask", answer)
    monkeypatch.setattr(table.dialogue.painter, "paint", lambda **_: None)
    table.play()
    return len(asked), sum(asked)


def test_a_mens_takes_as_many_keys_as_there_are_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    by_hand, choices = inputs_for_mens(Auto.NONE, monkeypatch)
    throwing, again = inputs_for_mens(Auto.MOVES, monkeypatch)
    nothing_else, once_more = inputs_for_mens(Auto.ALL, monkeypatch)
    assert choices == again == once_more == nothing_else
    assert choices < throwing < by_hand


def test_by_default_only_moves_without_a_choice_go_by_themselves() -> None:
    assert USUAL is Auto.MOVES
    table, paper = table_for(played("mens", 2, *SIX_OUT), [], auto=Auto.MOVES)
    play_on(table)
    assert [event.word for event in table.course.events[3:]] == ["enter"]
    assert "An: Enter throws the die" in paper.frames[-1]


def test_a_throw_that_a_word_asks_for_falls_at_once_and_others_wait() -> None:
    table, paper = table_for(sit_down("zocken", 1), ["red"], auto=Auto.MOVES)
    play_on(table)
    assert [event.seat for event in table.course.events] == [0, None]
    assert "An: Enter throws" not in paper.frames[-1]


def test_a_race_is_for_the_hand_unless_everything_goes_by_itself() -> None:
    table, paper = table_for(played("azen_jagen", 2, *RACE), [], auto=Auto.MOVES)
    play_on(table)
    assert "An: Enter for sip" in paper.frames[-1]
    table, paper = table_for(played("azen_jagen", 2, *RACE), [], auto=Auto.ALL)
    play_on(table)
    assert table.is_over


def test_who_types_meanwhile_is_asked() -> None:
    table, paper = table_for(played("mens", 2, *SIX_OUT), [], auto=Auto.ALL)
    paper.keyboard.ahead = "?"
    play_on(table)
    assert "An: Enter for enter" in paper.frames[-1]


class Watched(Paper):
    """Writes down what stands on the screen at each pause."""

    def pause(self, seconds: float) -> None:
        self.turn_over()


def test_nothing_that_goes_by_itself_is_missed() -> None:
    table, _ = table_for(played("mens", 2, "6", "2"), [], auto=Auto.ALL)
    watched = Watched(typed=[])
    watched.quick = False
    table = GameLoop(table.table, table.seats, table.cup, table.shelf, watched, table.voice, auto=Auto.ALL)
    for _ in range(2):
        table.step()
    frames = [" ".join(frame.split()) for frame in watched.frames]
    shown = next(at for at, frame in enumerate(frames) if "goes by itself" in frame)
    assert re.search(r"An throws a \d for red", frames[shown - 1])
    assert re.search(r"An goes \d on with red", frames[shown + 1])


def test_undo_goes_back_to_the_choice_over_moves_that_were_none() -> None:
    turn = "roll r|3|place 3|roll o|4|place 4|roll y|4|place 5|roll g|4|place 6|roll b|4|place 7|roll p|6"
    table, paper = table_for(played("zocken", 1, *turn.split("|")), ["place >", "undo"], auto=Auto.MOVES)
    play_on(table)
    assert "undo (An)" in paper.frames[1], "the last die is for the hand"
    assert "An takes “place >” back" in paper.frames[2]
    assert "place >" in table.course.legal(0)


def test_with_real_dice_the_move_that_ends_the_game_is_for_the_hand() -> None:
    """The throw it follows from may have been typed wrongly."""
    turn = "roll w|4|place 6|roll r|3|place >|roll b|3|place 7|roll g|5|place 1|roll p|2|out|roll o|1|out"
    turn += "|roll y|3"
    course = played("zocken", 1, *turn.split("|"), rounds=1)
    table, paper = table_for(course, ["undo"], dice="real", auto=Auto.ALL)
    play_on(table)
    assert "An: Enter for out" in paper.frames[0]
    assert "undo (3)" in paper.frames[0]
    assert course.events[-2].word == table.course.events[-1].word == "roll y"


def test_a_move_that_was_the_only_one_is_not_worth_taking_back() -> None:
    table, paper = table_for(played("mens", 2, *SIX_OUT), ["undo"], auto=Auto.MOVES)
    play_on(table)
    assert "undo (" not in paper.frames[0]
    assert "“enter” was the only move" in paper.frames[1]


def test_the_word_auto_asks_and_the_house_remembers() -> None:
    assert remembered_auto() is USUAL
    table, paper = table_for(sit_down("pietjesbak", 2), ["auto", "3"], auto=Auto.MOVES)
    play_on(table)
    assert "[2]" in paper.frames[1]
    assert table.auto is remembered_auto() is Auto.ALL
    assert "you type only when there is something to choose" in paper.frames[1]
    assert "That is remembered" in " ".join(paper.frames[-1].split())


@pytest.mark.parametrize("written", ["", "[]", "{}", '{"auto": "some"}', '{"auto": []}'])
def test_a_memory_that_cannot_be_read_is_none(written: str) -> None:
    remember_auto(Auto.ALL)
    settings.settings_file().write_text(written)
    assert remembered_auto() is USUAL


def test_the_command_line_says_what_goes_by_itself_this_once(tmp_path: Path) -> None:
    words = f"mens --name An --name Bo --seed 1 --save {tmp_path}"
    terminal = Terminal(tmp_path, f"{words} --auto none")
    while "Enter throws" in terminal.prompt:
        terminal.type("")
    assert "Enter for" in terminal.prompt
    assert "must be one of none, moves, all" in Terminal(tmp_path, f"{words} --auto some").flowing
