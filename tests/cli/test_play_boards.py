"""The board of every game, in every language, wide and narrow: nothing is cut, no hand is given away."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.cli.play_screen import Paper, painter_for, some_course
from tests.table_talk import go_on, sit_down
from toog.core.course import Course
from toog.core.registry import find_game, has_part, own_names
from toog.terminal.boards import find_board
from toog.terminal.boards.plain import in_words, plain_board
from toog.texts import LANGUAGES

ROOT = Path(__file__).parents[2]
each_game = pytest.mark.parametrize("name", own_names())


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 40])
def test_no_line_is_cut(name: str, language: str, width: int) -> None:
    for steps in (0, 9, 40):
        paper = Paper(width, 60)
        painter = painter_for(some_course(name, 3, steps), paper, language)
        seats = [seat for seat in range(3) if painter.course.legal(seat)][:1]
        offers = painter.offers(seats[0]) if seats else []
        painter.paint(offers=offers)
        frame = paper.turn_over()
        assert all(cell_len(line) <= width for line in frame.splitlines())
        words = " ".join(re.sub("[▸ ]+", " ", frame).split())
        said = [painter.voice.tell(telling, painter.names) for told in painter.story.told for telling in told]
        assert all(" ".join(sentence.split()) in words for sentence in said[-6:])
        assert all(offer.said in words for offer in offers)
        assert "…" not in words.replace(painter.voice.say("play-earlier"), "")


@each_game
@pytest.mark.parametrize("width", [80, 40])
def test_a_full_table_fits_on_a_screen_of_24_lines(name: str, width: int) -> None:
    course = some_course(name, find_game(name).seats[1], 60)
    paper = Paper(width, 24)
    painter = painter_for(course, paper, "en")
    painter.paint(offers=painter.offers(painter.on_turn()[0]))
    assert paper.turn_over().count("\n") < 24


@each_game
def test_every_game_has_a_board_of_its_own_with_rules_that_are_in_the_book(name: str) -> None:
    board = find_board(name)
    game = find_game(name)
    book = {rule for section in game.book for rule in section.rules}
    assert has_part(name, "terminal")
    assert {rule for rules in board.rules.values() for rule in rules} <= book
    assert all(board.rules_of(word) for word in game.vocabulary)


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 40])
def test_a_game_without_a_board_shows_all_that_its_view_says(name: str, language: str, width: int) -> None:
    paper = Paper(width, 80)
    painter = painter_for(some_course(name, 3, 30), paper, language)
    painter.board = plain_board(find_game(name))
    painter.paint()
    frame = paper.turn_over()
    assert all(cell_len(line) <= width for line in frame.splitlines())
    words = " ".join(frame.split())
    assert all(seat in words for seat in painter.names)
    for field in painter.sight().view:
        assert field == "scores" or field.replace("_", " ").split()[0] in words


def test_a_slate_with_a_handicap_has_no_dust_of_marks_it_never_had() -> None:
    paper = Paper()
    painter_for(sit_down("pietjesbak", 2, handicap=[0, 3]), paper, "en").paint()
    assert "·" not in paper.turn_over()


def test_a_part_of_the_view_is_called_as_the_catalogue_says() -> None:
    paper = Paper()
    painter = painter_for(some_course("azen_jagen", 3, 30), paper, "en")
    sight = painter.sight()
    view = {"paid": [1, 2, 3], "next_seat": 1, "tied_seats": [0, 2], "glass": {"sips": 2, "full": False}}
    said = {name: in_words(sight, name, value) for name, value in view.items()}
    assert said == {
        "paid": "1 2 3",
        "next_seat": painter.names[1],
        "tied_seats": f"{painter.names[0]} {painter.names[2]}",
        "glass": "sips 2, full no",
    }
    assert in_words(sight, "line", [{"die": "r"}, None, []]) == "die r; -; -"


def test_a_wrong_word_is_answered_with_the_book_where_no_board_knows_the_rule() -> None:
    board = plain_board(find_game("azen_jagen"))
    painter = painter_for(some_course("azen_jagen", 3, 30), Paper(), "en")
    assert board.rule_now(painter.sight(), "sip") == "A1–A8"
    assert board.rules_of("sip")[:2] == ("A1", "A2")


@pytest.mark.parametrize("part", ["board", "plain", "slate", "tray", "nothing"])
def test_what_is_part_of_a_board_is_no_board(part: str) -> None:
    assert not has_part(part, "terminal")


def test_s18_a_hand_is_shown_to_its_owner_only() -> None:
    course = some_course("stich", 2, 2)
    hands = [set(course.view(seat)["hands"][seat]) for seat in (0, 1)]
    for eyes in (0, 1, None):
        paper = Paper()
        painter = painter_for(course, paper, "en", eyes)
        painter.paint()
        shown = set(re.findall(r"│ ?([br]\d+) ?│", paper.turn_over()))
        assert shown == (hands[eyes] if eyes is not None else set())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fell", ["6 5 4", "2 2 2", "3 3 3", "4 4 4", "5 5 5", "6 6 6", "2 2 3"])
@pytest.mark.parametrize("starter", ["Marie", "Jan-Pieter van den Berg", "漢字漢字漢字漢字漢字"])
def test_p8_the_name_of_a_throw_stays_whole_beside_the_dice(language: str, fell: str, starter: str) -> None:
    course = go_on(Course(find_game("pietjesbak"), (starter, "Jef"), {}), "6", "1", fell)
    paper = Paper()
    painter = painter_for(course, paper, language, bots=1)
    painter.paint()
    row, next_row = paper.turn_over().splitlines()[2:4]
    name = painter.voice.say("throw", **course.view(0)["called"])
    assert starter[:2] in row
    assert f" {name} ★ " in row
    assert "Jef" in next_row


def test_p14_who_is_out_is_said_to_be() -> None:
    course = go_on(sit_down("pietjesbak", 3), "6", "1", "1", "1 1 1")
    paper = Paper()
    painter_for(course, paper, "en").paint()
    assert "9    out of the game" in paper.turn_over()


def test_the_board_in_the_readme_is_what_the_terminal_shows() -> None:
    course = go_on(Course(find_game("pietjesbak"), ("An", "Bo", "Jef"), {}), "2", "6", "3", "5 5 1")
    paper = Paper()
    painter_for(course, paper, "en", bots=1).paint()
    board = [line.rstrip() for line in paper.turn_over().splitlines()[:7]]
    assert "\n".join(board) in (ROOT / "README.md").read_text(encoding="utf-8")


def test_mens_pawns_have_a_letter_and_a_shape_each() -> None:
    paper = Paper()
    painter_for(some_course("mens", 6, 0), paper, "en").paint()
    assert re.findall(r"(\w\S) (?:An|Bo|Cé|Dré|Els|Fons)", paper.turn_over()) == [
        "R●",
        "B■",
        "Y▲",
        "G◆",
        "K♥",
        "W★",
    ]


@pytest.mark.parametrize(("colour", "said"), [("r", "red (r)"), ("o", "orange (o)")])
def test_z5_the_colour_of_the_die_stands_under_it(colour: str, said: str) -> None:
    course = go_on(sit_down("zocken", 2), f"roll {colour}", "4")
    paper = Paper()
    painter_for(course, paper, "en").paint()
    lines = paper.turn_over().splitlines()
    bottom = next(line for line in lines if said in line)
    die = next(line for line in reversed(lines) if line.rstrip().endswith("╰───────╯"))
    middle = (die.rindex("╰") + die.rindex("╯")) / 2
    assert abs(bottom.index(said) + (len(said) - 1) / 2 - middle) <= 1


def test_a_label_has_its_colon_as_the_language_writes_it() -> None:
    for language, label in (("nl", "nog te gooien:"), ("fr", "encore à lancer :")):
        paper = Paper()
        painter_for(some_course("zocken", 2, 3), paper, language).paint()
        assert f" {label} " in paper.turn_over()
