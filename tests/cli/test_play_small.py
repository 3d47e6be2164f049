"""A small screen: nothing of the board or of a list scrolls away."""

from __future__ import annotations

import pytest

from tests.cli.play_screen import Paper, play_on, some_course, table_for
from tests.table_talk import played
from toog.core.registry import find_game, game_names
from toog.terminal.leaving import Quit
from toog.terminal.questions import Questions, ask_game
from toog.texts import LANGUAGES, Voice

LINES = 24


def menu(language: str, width: int, height: int) -> str:
    paper = Paper(width, height)
    with pytest.raises(Quit):
        ask_game(Questions(paper, Voice(language)))
    return paper.frames[-1].rstrip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_games_is_whole(language: str) -> None:
    small = menu(language, 40, LINES)
    voices = [Voice(language, find_game(name)) for name in game_names()]
    assert len(small.splitlines()) <= LINES
    assert all(voice.say("name") in small for voice in voices)
    assert "2–" in small
    assert voices[0].say("about")[:12] in menu(language, 120, 40)


@pytest.mark.parametrize("players", [2, 8])
@pytest.mark.parametrize("typed", ["x", "out", "bet", "\N{GAME DIE}" * 70])
def test_a_long_refusal_leaves_the_board_where_it_is(players: int, typed: str) -> None:
    course = some_course("zocken", players, 1)
    course.throw("3")
    table, paper = table_for(course, [typed])
    paper.console.width = 40
    play_on(table)
    lines = paper.frames[-1].rstrip().splitlines()
    assert lines[0].startswith("Zocken")
    assert len(lines) <= LINES
    assert "rule" in paper.frames[-1].casefold()
    assert all(place in paper.frames[-1] for place in "<1234567>")


def test_a_notice_that_finds_no_room_says_so() -> None:
    course = some_course("zocken", 8, 1)
    course.throw("3")
    table, paper = table_for(course, ["out"])
    paper.console.width, paper.console.height = 40, 19
    play_on(table)
    assert "The yellow 3 still fits on a field, so…" in paper.frames[-1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_bet_keeps_its_explanation_on_a_small_screen(language: str, players: int) -> None:
    turn = ("roll r", "3", "place 3", "roll o", "4", "place 4", "roll y", "4", "place 5")
    table, paper = table_for(played("zocken", players, *turn), [], language=language)
    paper.console.width, paper.console.height = 60, 20
    play_on(table)
    frame = paper.frames[-1]
    bet, leave = table.dialogue.painter.offers(1)
    words = " ".join(frame.split())
    assert bet.meaning in words
    assert leave.meaning in words
    assert table.voice.say("tell-asks-bets", seat="An") in words
    assert len(frame.rstrip().splitlines()) <= 20
