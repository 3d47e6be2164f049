"""Hints and the coach at the keyboard: asked of a real process that thinks, from the asker's own view."""

from __future__ import annotations

import pytest

from tests.cli.play_screen import Paper, play_on, table_for
from tests.table_talk import played, played_from
from toog.cli.playing import PLAY, read_advice
from toog.cli.usage import UsageError, read_words
from toog.core.course import Course
from toog.terminal.adviser import LIMIT, AdviceWish
from toog.terminal.game_loop import GameLoop
from toog.texts import LANGUAGES
from toog.workers import worker

STOP_IS_BAD = "4 3 2"  # the lowest throw but the seven, with two more to come


def low_throw() -> Course:
    return played_from("pietjesbak", 2, 0, STOP_IS_BAD, marks=1)


def flowing(frame: str) -> str:
    return " ".join(frame.split())


def frames_of(loop: GameLoop, paper: Paper) -> list[str]:
    """All that was shown until whoever types has nothing more to type."""
    play_on(loop)
    loop.adviser.stop()
    return [flowing(frame) for frame in paper.frames]


def test_alone_against_bots_one_may_ask_and_a_coach_speaks_of_a_bad_move() -> None:
    """In one game, with one process: the hint, the coach's word, the way back, and silence."""
    typed = ["hint", "", "stop", "rules", "0", "nonsense", "undo", "coach", "coach", "again"]
    typed += ["stop", ""]  # after 3 4 5
    loop, paper = table_for(low_throw(), typed, bots=1, advice=AdviceWish(coach=LIMIT))
    frames = frames_of(loop, paper)
    asked, page, hinted, spoken, _, read_on, again, undone, silent, loud, content, spoken_again = frames[:12]
    assert "? · hint · rules" in asked
    assert "An’s move, by the chance to win:" in page
    assert "● again" in page
    assert "best throw all three dice again" in page
    assert "Best: again – throw all three dice again, " in hinted
    for frame in (spoken, read_on, again, spoken_again):
        assert "There was something better" in frame
        assert "Better: again – throw all three dice again Played: stop – " in frame
        assert "Of 100 such games you win" in frame
        assert "Enter goes on, undo takes the move back" in frame
    assert "An takes “stop” back." in undone
    assert "The coach is silent." in silent
    assert "The coach speaks after a move that costs more than 3 in 100 games." in loud
    assert "something better" not in content
    assert not any("something better" in frame for frame in frames[12:])
    assert [event.word for event in loop.course.events if event.seat == 0] == ["again", "stop"]


def test_several_at_one_keyboard_have_to_want_it_beforehand() -> None:
    loop, paper = table_for(low_throw(), ["hint", "coach"])
    asked, *refused = frames_of(loop, paper)
    assert "hint" not in asked
    for frame in refused:
        assert "Several people sit at this keyboard: for hints begin the game with --hints" in frame
    for wish in (AdviceWish(hints=True), AdviceWish(coach=1)):
        allowed, _ = table_for(low_throw(), [], advice=wish)
        assert allowed.dialogue.hinting
        assert allowed.adviser.wish_now == wish


def test_where_nothing_is_to_be_chosen_there_is_no_hint() -> None:
    loop, paper = table_for(played("pietjesbak", 2, marks=1), ["hint"], bots=1)
    assert "There is nothing to choose now, so there is no hint." in frames_of(loop, paper)[-1]


def test_where_the_process_is_lost_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "MAIN", "toog.nowhere")
    loop, paper = table_for(low_throw(), ["hint", "stop"], bots=1, advice=AdviceWish(coach=0))
    assert "what it thinks with has stopped" in frames_of(loop, paper)[1]
    assert (0, "stop") in [(event.seat, event.word) for event in loop.course.events]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_is_switched_in_every_language(language: str) -> None:
    loop, _ = table_for(low_throw(), [], bots=1, language=language)
    for loop.adviser.limit in (0, 1, 2):
        loop.adviser.switch()
        loop.adviser.switch()
    said = {notice.plain for notice in loop.dialogue.notices}
    assert len(said) == 4  # one for each limit, and silence
    alone, _ = table_for(played("zocken", 1, rounds=1), [], language=language)
    alone.adviser.switch()
    (points,) = alone.dialogue.notices
    assert "3 p" in points.plain.lower()


def test_the_words_of_the_command() -> None:
    def wish(*words: str) -> AdviceWish:
        return read_advice(read_words(PLAY, ["pietjesbak", *words], "en"))

    assert wish() == AdviceWish()
    assert wish("--hints") == AdviceWish(hints=True)
    assert wish("--coach") == AdviceWish(coach=LIMIT)
    assert wish("--coach", "10", "--hints") == AdviceWish(hints=True, coach=10)
    with pytest.raises(UsageError):
        wish("--coach", "often")
