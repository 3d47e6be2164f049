"""One way to be a player: found by name, by module or as a function, and checked whatever it answers."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from typing import Any

import pytest

import toog
from tests.bots import mine
from tests.conformance.house import GAMES, some_options
from toog.bots import BOT_NAMES, LEVELS, Bot, Question, find_bot
from toog.bots.asking import AskedGames
from toog.bots.bulk import simulate
from toog.bots.question import UNSEEN
from toog.bots.requests import WrittenQuestion
from toog.core.contract import Event
from toog.core.course import Course
from toog.core.registry import find_game
from toog.fast.run import Sums
from toog.match import Match

MENS = find_game("mens")


def always(answer: Any) -> Any:
    def stubborn(question: Question) -> Any:
        return answer

    return stubborn


def a_question(game: str = "mens", seed: int = 3) -> Question:
    """The first decision with a choice."""
    match = Match(game, ["An", "Bo"], seed=seed)
    while len(match.legal()) < 2:
        match.play(match.legal()[0])
    course = Course.of(toog.core.record.read_record(match.record()))
    turn = course.turn
    assert isinstance(turn, toog.Decision)
    return Question.of(course, turn.seats[0], 5)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", BOT_NAMES)
def test_every_level_of_every_game_is_found_by_its_name(game: str, name: str) -> None:
    bot = find_bot(name, find_game(game))
    assert (bot.name, bot.version) == (name, toog.bots.version_of(name, find_game(game)))


@pytest.mark.parametrize(
    "name", ["tests.bots.mine:first", "tests.bots.mine:in_words", "tests.bots.mine:Thinker"]
)
def test_a_bot_of_your_own_is_found_by_its_module_and_name(name: str) -> None:
    question = a_question()
    bot = find_bot(name, question.game)
    assert (bot.name, bot.version) == (name, "2.5")
    assert bot.ask(question) == question.moves[0]


@pytest.mark.parametrize("function", [mine.first, mine.in_words, mine.Thinker()])
def test_a_function_can_be_handed_over(function: Any) -> None:
    question = a_question()
    assert find_bot(function, question.game).ask(question) == question.moves[0]
    assert find_bot(Bot.of(function, "mine"), question.game).name == "mine"


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("genius", "“genius” is not a bot; the bots are random, beginner, sensible, club, champion"),
        ("nowhere.to:be", "the bot “nowhere.to:be” cannot be loaded: “No module named 'nowhere'”"),
        ("tests.bots.mine:gone", "has no attribute 'gone'"),
        ("tests.bots.mine:of_two", "must be a function of one question, or of"),
        ("tests.bots.mine:number", "must be a function of one question, or of"),
    ],
)
def test_what_is_no_bot_is_refused_in_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises(toog.BotError, match=sentence.replace("(", r"\(")):
        find_bot(name, MENS)


@pytest.mark.parametrize(
    ("function", "sentence"),
    [
        (mine.wild, "the bot “wild” of seat 1 answered 9999, which may not be played there"),
        (always("enter"), "the bot “stubborn” of seat 1 answered “enter”"),
        (always(0), "answered “enter”"),
        (always("fly"), "answered “fly”"),
        (always(None), "answered None"),
        (mine.broken, "the bot “broken” of seat 1 failed: “RuntimeError: no idea at all”"),
    ],
)
def test_what_may_not_be_played_is_refused_in_a_sentence(function: Any, sentence: str) -> None:
    question = a_question()
    assert question.seat == 1
    assert 0 not in question.moves
    with pytest.raises(toog.BotError, match=sentence):
        find_bot(function, MENS).ask(question)


def test_a_question_can_be_sent_to_another_process() -> None:
    question = a_question("stich")
    again = WrittenQuestion.of(question).read()
    assert again == question
    assert again.view == question.view


def test_the_course_shows_moves_and_dice_but_no_face_of_a_card() -> None:
    question = a_question("stich")
    die, shuffle, *_ = question.course
    assert die == Event(None, die.word)
    assert die.word in {"2", "3", "4", "5"}
    assert shuffle == Event(None, UNSEEN)
    assert all(event.seat is not None for event in question.course[2:])


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_a_game_that_the_same_seed_repeats(game: str) -> None:
    once, again = (toog.play(game, ["sensible", mine.in_words, "random"], seed=4) for _ in range(2))
    assert isinstance(once.turn, toog.Over)
    assert once.record() == again.record()
    assert once.players == ("sensible 1", "in_words 2", "random 3")
    assert once.record() != toog.play(game, ["sensible", mine.in_words, "random"], seed=5).record()


@pytest.mark.parametrize("game", GAMES)
def test_asked_in_plain_python_they_play_the_very_games_that_are_compiled(game: str) -> None:
    compiled = simulate(game, ["random"] * 2, 30, seed=9)
    asked = simulate(game, ["random", find_bot("random", find_game(game)).answer], 30, seed=9)
    assert (asked.wins, asked.scores, asked.counts) == (compiled.wins, compiled.scores, compiled.counts)
    assert (asked.decisions, asked.chances) == (compiled.decisions, compiled.chances)


@pytest.mark.parametrize("game", GAMES)
def test_the_house_never_plays_what_it_may_not_under_any_house_rules(game: str) -> None:
    """The simulator does not look over the shoulder of the house's own bots."""
    rng = random.Random(game)
    found = find_game(game)
    light = [bot for level in LEVELS if (bot := find_bot(level, found)).choose]
    for number in range(6):
        players = rng.randint(*found.seats)
        options = some_options(found, players, rng)
        company = [rng.choice(light) for _ in range(players)]
        asked = AskedGames(found, company, options, seed=number)
        asked.play(0, 1, Sums(len(asked.count_at)))


def test_bots_that_are_asked_play_in_several_processes_as_in_one() -> None:
    names = ["tests.bots.mine:in_words", "sensible"]
    seen: list[int] = []
    several = simulate("pietjesbak", names, 60, seed=2, threads=2, progress=seen.append)
    one = simulate("pietjesbak", names, 60, seed=2, threads=1)
    assert (several.wins, several.counts) == (one.wins, one.counts)
    assert seen[-1] <= 60


def test_a_bot_that_dies_takes_nobody_along() -> None:
    with pytest.raises(toog.BotError, match="of seat 0 failed: “RuntimeError: no idea at all”"):
        simulate("pietjesbak", ["tests.bots.mine:broken", "sensible"], 60, threads=2)


TYPED = """
import warnings
import toog

def last(s, seat, out, many, luck):
    s.marks[seat] = 0
    return out[many - 1]

def wild(s, seat, out, many, luck):
    return 9999 if s.marks[seat] < 3 else out[0]

def fancy(s, seat, out, many, luck):
    return max(out[:many], key=lambda move: f"{move:>5}")

print(toog.simulate("pietjesbak", [last, "random"], games=200, seed=1).wins[0])
print(toog.simulate("pietjesbak", [toog.Bot.of(last).answer, "random"], games=200, seed=1).wins[0])
with warnings.catch_warnings(record=True) as told:
    print(toog.simulate("pietjesbak", [fancy, "random"], games=200, seed=1).wins[0])
print(len(told), len(str(told[0].message)) < 300, told[0].message)
try:
    toog.simulate("pietjesbak", [wild, "random"], games=200)
except toog.BotError as error:
    print(error)
"""


def test_a_bot_typed_at_the_prompt_compiles_or_says_why_not_and_never_plays_what_it_may_not() -> None:
    """In one process, because each kind of company compiles the rules anew."""
    quickly = {**os.environ, "NUMBA_OPT": "0"}  # made quickly, and not to be quick
    command = [sys.executable, "-c", TYPED]
    done = subprocess.run(command, env=quickly, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    compiled, asked, plain, warned, refused = done.stdout.splitlines()
    assert compiled == asked == plain
    assert warned.startswith("1 True fancy cannot be compiled, and is asked in plain Python: ")
    assert refused == "the bot “wild” of seat 0 answered 9999, which may not be played there"


def test_what_cannot_be_called_is_no_bot() -> None:
    bots: list[Any] = [3, "random"]
    with pytest.raises(toog.BotError, match="must be a function of one question"):
        toog.play("pietjesbak", bots)
