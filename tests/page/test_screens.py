"""Every screen: no fault that axe can find in either room, nothing clipped in any language, from 320 px."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.page.inspector import LAPTOP, NARROW, PHONES, SIDEWAYS, Inspector
from tests.page.visitor import NOBODY_OUT, TAPS, Company
from toog.core.registry import load_game
from toog.texts.voice import LANGUAGES, voice_for

GAMES = tuple(TAPS)
LOOKS = 3  # at a board, each after another tap


@pytest.fixture
def inspector(company: Company) -> Iterator[Inspector]:
    inspector = Inspector(company.visitor("An", viewport=NARROW))
    yield inspector
    assert inspector.found == []


def test_the_counter(inspector: Inspector) -> None:
    an = inspector.visitor.come()
    inspector.look("counter")
    an.button("Settings").click()
    inspector.look("settings")


@pytest.mark.parametrize("game", GAMES)
def test_laying_a_table(game: str, inspector: Inspector) -> None:
    an = inspector.visitor.set_up(game, players=3)
    an.heading("House rules").click()
    inspector.look(f"laying {game}")


def test_the_waiting_room(inspector: Inspector) -> None:
    an = inspector.visitor.set_up("pietjesbak", company="With friends, by link")
    an.button("Set up the table").click()
    an.sees("Come and join")
    inspector.look("waiting room")
    an.button("Show on a television").click()
    inspector.look("television handed over")
    an.link("Show it on this screen").click()
    an.sees("Come and join")
    inspector.look("television waiting")


@pytest.mark.parametrize("game", GAMES)
def test_a_table(game: str, inspector: Inspector) -> None:
    rules = NOBODY_OUT if game == "pietjesbak" else {}
    an = inspector.visitor.sit_at(game, players=4, rules=rules)
    for step in range(LOOKS):
        inspector.reach(f"{game} {step}", an.choices(game), PHONES)
        an.moves(game)
        inspector.look(f"{game} {step}")


def test_nothing_moves_when_there_is_more_to_choose(inspector: Inspector) -> None:
    an = inspector.visitor.set_up("pietjesbak", company="Round this device", others=["Bo"], rules=NOBODY_OUT)
    an.start()
    inspector.page.set_viewport_size({"width": 360, "height": 740})
    an.button("Throw one die").wait_for()
    heights = set()
    for choice in ("Throw one die", re.compile("^Stop here|^Stoef")):
        while not an.button(choice).count():
            an.moves("pietjesbak")
            an.waits_for_turn("pietjesbak")
        inspector.speak("nl")
        expect(an.button(re.compile("^Throw"))).to_have_count(0)  # the words of the game come a little later
        heights.add(inspector.page.get_by_role("complementary").evaluate("log => log.offsetTop"))
        inspector.speak("en")
        an.button(choice).wait_for()
    assert len(heights) == 1


def test_a_game_begins_at_the_top_of_the_page(inspector: Inspector) -> None:
    """Wherever the one who starts it had scrolled to."""
    an = inspector.visitor.set_up("stich", players=3, company="With friends, by link")
    an.lay_table()
    an.button("Fill up with bots").click()
    inspector.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert inspector.page.evaluate("scrollY") > 0
    an.start()
    an.waits_for_turn("stich")
    assert inspector.page.evaluate("scrollY") == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_full_table_on_small_and_low_screens(game: str, inspector: Inspector) -> None:
    rules = NOBODY_OUT if game == "pietjesbak" else {}
    an = inspector.visitor.sit_at(game, players=load_game(game).seats[1], rules=rules)
    for step in range(LOOKS):
        inspector.reach(f"{game} full {step}", an.choices(game), (NARROW, *SIDEWAYS, LAPTOP))
        an.moves(game)


@pytest.mark.parametrize(("players", "size"), [(6, NARROW), (3, SIDEWAYS[0])])
def test_how_far_the_sum_is_can_be_seen(players: int, size: ViewportSize, inspector: Inspector) -> None:
    an = inspector.visitor.sit_at("stich", players=players)
    inspector.page.set_viewport_size(size)
    an.waits_for_turn("stich")
    inspector.measure(f"stich for {players}")
    expect(inspector.page.locator(".wood")).to_be_in_viewport(ratio=0.9)


def test_a_whole_hand_is_seen_on_a_low_laptop(inspector: Inspector) -> None:
    an = inspector.visitor.sit_at("stich", players=4)
    inspector.page.set_viewport_size({"width": 1280, "height": 720})
    an.waits_for_turn("stich")
    expect(inspector.page.get_by_role("list", name=re.compile("^Your hand"))).to_be_in_viewport(ratio=0.97)


def test_the_sheets_on_a_table(inspector: Inspector) -> None:
    an = inspector.visitor.sit_at("pietjesbak")
    for sheet in ("Rule book", "This table", "React"):
        an.button(sheet).click()
        inspector.look(sheet)
        an.button("Close").click()
    an.button("Take back").click(force=True)
    an.sees("Nothing can be taken back")
    inspector.look("refused")


def test_the_curtain(inspector: Inspector) -> None:
    an = inspector.visitor.sit_at("stich", others=["Bo"])
    for throw in ("Throw the special die", "Shuffle and deal"):
        an.button(throw).click()
    an.sees("Pass it on to An")
    inspector.look("curtain")


def test_real_dice(inspector: Inspector) -> None:
    an = inspector.visitor.sit_at("pietjesbak", real=True)
    an.sees(re.compile("^What did An throw"))
    inspector.look("real dice")


@pytest.mark.parametrize("game", ["azen_jagen", "zocken"])
def test_what_fell_is_tapped_without_scrolling(game: str, inspector: Inspector) -> None:
    an = inspector.visitor.sit_at(game, others=["Bo"], real=True)
    if game == "zocken":
        an.button("throw the red die").click()
    for size in (NARROW, SIDEWAYS[0], LAPTOP):
        inspector.page.set_viewport_size(size)
        expect(an.button("6", exact=True)).to_be_in_viewport(ratio=1)


def pad_of(inspector: Inspector, name: str) -> Locator:
    return inspector.page.get_by_role("region", name=re.compile(f"^What did {name} throw"))


@pytest.mark.parametrize("game", ["pietjesbak", "azen_jagen", "zocken", "mens"])
@pytest.mark.parametrize("size", [SIDEWAYS[0], {"width": 568, "height": 320}])
def test_what_fell_is_tapped_beside_the_board_on_a_phone_held_sideways(
    game: str, size: ViewportSize, inspector: Inspector
) -> None:
    an = inspector.visitor.sit_at(game, others=["Bo"], real=True)
    inspector.page.set_viewport_size(size)
    if game == "zocken":
        an.button("throw the red die").click()
    else:
        for name, pips in (("An", "6"), ("Bo", "2")):  # An begins
            pad_of(inspector, name).get_by_role("button", name=pips, exact=True).click()
    pad = pad_of(inspector, "An")
    if game in ("pietjesbak", "azen_jagen"):  # the next of three dice is tapped at the same place
        expect(pad).to_contain_text("3 more")
        four = pad.get_by_role("button", name="4", exact=True)
        before = four.bounding_box()
        four.click()
        an.button("Not that one").wait_for()
        assert four.bounding_box() == before
    expect(pad).to_be_in_viewport(ratio=1)
    name = voice_for("en", load_game(game)).say("name")
    board = inspector.page.get_by_role("region", name=name).bounding_box()
    beside = pad.bounding_box()
    assert board is not None
    assert beside is not None
    assert board["x"] + board["width"] <= beside["x"]
    for language in LANGUAGES:
        inspector.speak(language)
        inspector.measure(f"real {game} sideways, {language}")
        inspector.keep(f"real {game} sideways {size['width']} {language}")


def test_the_end_and_the_replay(inspector: Inspector, company: Company) -> None:
    an = inspector.visitor.sit_at("pietjesbak", rules={"marks": 1})
    company.play_to_the_end("pietjesbak")
    inspector.look("end")
    an.link("Replay").click()
    an.sees(re.compile("^Verified"))
    inspector.look("replay")


@pytest.mark.parametrize(
    ("screen", "path", "text"),
    [
        ("no file yet", "/replay", "Drop a saved game here"),
        ("code", "/join", "Did someone give you a code?"),
        ("television", "/tv", "Which table?"),
    ],
)
def test_a_plain_screen(screen: str, path: str, text: str, inspector: Inspector) -> None:
    inspector.visitor.come(path).sees(text)
    inspector.look(screen)


def test_nowhere(inspector: Inspector) -> None:
    an = inspector.visitor
    with inspector.page.expect_console_message(lambda said: "404 (Not Found)" in said.text):
        an.come("/nowhere/at").sees("There is nothing here")
    an.complaints = [said for said in an.complaints if "404" not in said]
    inspector.look("nowhere")
