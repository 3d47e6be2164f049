"""Games that wait: listed, offered, locked while another window plays them, and played again at the end."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tests.cli.play_screen import Paper
from tests.cli.play_terminal import Terminal, saved
from tests.table_talk import played
from toog.core.record import Record
from toog.terminal.cup import SEEDED, fresh_cup
from toog.terminal.kept import ask_kept, kept_games
from toog.terminal.questions import Questions
from toog.terminal.shelf import InUse, Lock, Shelf, is_in_use, private_file
from toog.texts import Voice


def keep(folder: Path, game: str, *words: str, age: int = 0, over: bool = False) -> Path:
    """A game on the shelf, last played so many seconds ago."""
    course = played(game, 2, *words)
    events = [["*" if event.seat is None else event.seat, event.word] for event in course.events]
    cup = fresh_cup(SEEDED, 2, 1)
    shelf = Shelf(folder)
    record = Record(course.game, course.players, {}, events).plain()
    file = shelf.put(record, None if over else cup.private())
    shelf.let_go()
    then = file.stat().st_mtime - age
    os.utime(file, (then, then))
    return file


def ask(folder: Path, *typed: str, game: str | None = None, new: bool = True) -> tuple[Path | None, Paper]:
    paper = Paper(typed=typed)
    return ask_kept(Questions(paper, Voice("en")), folder, game, new=new), paper


def test_games_that_were_left_wait_the_latest_first(tmp_path: Path) -> None:
    old = keep(tmp_path, "mens", "6", "2", age=90)
    new = keep(tmp_path, "zocken", age=5)
    keep(tmp_path, "pietjesbak", over=True)
    (tmp_path / "broken.json").write_text("{")
    private_file(tmp_path / "broken.json").write_text("{}")
    assert [kept.file for kept in kept_games(tmp_path)] == [new, old]
    assert [kept.file for kept in kept_games(tmp_path, "mens")] == [old]
    assert kept_games(tmp_path / "nowhere") == []


def test_a_number_goes_on_and_enter_begins_a_new_game(tmp_path: Path) -> None:
    old = keep(tmp_path, "mens", age=90)
    new = keep(tmp_path, "zocken")
    chosen, paper = ask(tmp_path, "2")
    assert chosen == old
    assert "Mens erger je niet An and Bo · today at" in " ".join(paper.frames[0].split())
    assert ask(tmp_path, "")[0] is None
    assert ask(tmp_path, "", new=False)[0] == new
    assert ask(tmp_path, "7", "1")[0] == new


def test_a_game_that_another_window_plays_is_said_to_be(tmp_path: Path) -> None:
    file = keep(tmp_path, "mens")
    lock = Lock(file)
    lock.take()
    chosen, paper = ask(tmp_path, "1", "")
    lock.give_back()
    assert chosen is None
    assert "open in another window" in paper.frames[0]
    assert "This game is open in another window" in paper.frames[1]


def test_a_game_is_thrown_away_when_it_is_said_twice(tmp_path: Path) -> None:
    keep(tmp_path, "mens")
    assert ask(tmp_path, "delete 1", "", "1")[0]
    assert ask(tmp_path, "delete 1", "yes")[0] is None
    assert list(tmp_path.iterdir()) == []


def test_a_lock_is_for_one_and_leaves_nothing(tmp_path: Path) -> None:
    mine, yours = Lock(tmp_path / "game.json"), Lock(tmp_path / "game.json")
    mine.take()
    assert is_in_use(tmp_path / "game.json")
    with pytest.raises(InUse):
        yours.take()
    mine.give_back()
    assert not is_in_use(tmp_path / "game.json")
    yours.take()
    yours.give_back()
    assert list(tmp_path.iterdir()) == []


def test_two_windows_that_begin_the_same_game_find_two_places(tmp_path: Path) -> None:
    record = Record(played("mens", 2).game, ("An", "Bo"), {}, []).plain()
    first, second = Shelf(tmp_path), Shelf(tmp_path)
    assert first.find_place("mens", ("An", "Bo")) != second.find_place("mens", ("An", "Bo"))
    assert first.put(record, None) != second.put(record, None)
    first.let_go()
    second.let_go()


def test_the_second_window_is_refused_and_the_first_loses_nothing(tmp_path: Path) -> None:
    first = Terminal(tmp_path, f"pietjesbak --name An --name Bo --save {tmp_path}")
    first.type("")
    second = Terminal(tmp_path, f"--resume {saved(tmp_path)}")
    assert second.over
    assert "open in another window" in second.flowing
    assert second.leave() == 1
    first.type("", "q")
    assert len(json.loads(saved(tmp_path).read_text(encoding="utf-8"))["events"]) == 2
    assert not [file for file in tmp_path.iterdir() if file.suffix == ".lock"]


def test_kept_games_are_offered_where_nothing_is_said_of_a_new_one(tmp_path: Path) -> None:
    games = tmp_path / "toog" / "games"
    keep(games, "mens", "6")
    assert "These games are waiting" in Terminal(tmp_path, "mens").text
    assert "Welcome back" in Terminal(tmp_path, "--resume").type("1")
    assert "How many people" in Terminal(tmp_path, "zocken").text, "no game of Zocken waits"
    assert "Which game?" in Terminal(tmp_path, "").type("")
    nothing = Terminal(tmp_path, "zocken --resume")
    assert "no kept game to go on with" in nothing.flowing
    assert nothing.leave() == 1


def test_after_the_end_the_same_company_plays_again(tmp_path: Path) -> None:
    words = "pietjesbak --name An --bot sensible --option marks=1 --seed 4"
    terminal = Terminal(tmp_path, f"{words} --auto all --save {tmp_path}")
    while "type again" not in terminal.flowing:
        terminal.type("stop")
    assert "★" in terminal.text
    assert "type again" in terminal.type("perhaps").replace("\n", " ")
    assert "An" in terminal.type("again")
    terminal.type("q")
    assert terminal.leave() == 0
    first, second = (json.loads(file.read_text(encoding="utf-8")) for file in sorted(tmp_path.glob("*.json")))
    assert first["players"] == second["players"]
    assert first["options"] == second["options"]
    assert first["events"] != second["events"]
