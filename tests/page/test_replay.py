"""Looking back at a game: with a slider, verified, from a link or from a file."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

import toog
from tests.page.visitor import PATIENCE, Company, Visitor
from toog.core.registry import load_game
from toog.texts.voice import voice_for

PURPLE = "path[style*='--seat-6']"
VERIFIED = re.compile(r"^Verified: all \d+ throws match the seal\.$")


def test_a_finished_game_is_looked_at_again_and_its_dice_are_verified(
    company: Company, tmp_path: Path
) -> None:
    an = company.visitor("An")
    an.set_up("pietjesbak", company="With friends, by link", rules={"marks": 1}).lay_table()
    an.button("Colour of An").click()
    an.page.get_by_role("radio", name="purple").check()
    an.button("Fill up with bots").click()
    an.start()
    company.play_to_the_end("pietjesbak")
    with an.page.expect_download() as saved:
        an.button("Save").click()
    file = tmp_path / "game.json"
    saved.value.save_as(file)
    an.link("Replay").click()
    steps = walks_through(an)
    for place in ("main section", "main table"):
        expect(an.page.locator(place).locator(PURPLE)).to_have_count(1)

    bo = company.visitor("Bo").come()
    bo.link("Watch a saved game again").click()
    bo.page.get_by_label("Drop a saved game here, or tap to choose a file").set_input_files(file)
    assert walks_through(bo) == steps
    expect(bo.page.locator(PURPLE)).to_have_count(0)  # a file does not say who had which colour

    spoilt = tmp_path / "spoilt.json"
    spoilt.write_text('{"no": "record"}')
    bo.come("/replay")
    bo.page.get_by_label("Drop a saved game here, or tap to choose a file").set_input_files(spoilt)
    expect(bo.page.get_by_role("alert")).not_to_be_empty()
    bo.complaints = [said for said in bo.complaints if "400" not in said and "422" not in said]


def walks_through(visitor: Visitor) -> int:
    """From the first moment to the last, by slider and by button; answers how many there are."""
    visitor.sees(VERIFIED)
    slider = visitor.page.get_by_role("slider", name="Moment of the game")
    steps = int(slider.get_attribute("max") or 0)
    assert steps > 2
    slider.focus()
    visitor.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    early = visitor.shown()
    visitor.button("One step on").click()
    expect(slider).to_have_value("2")
    assert visitor.waits_for_other_than(early)  # the slider moves first, and then what it leads to
    visitor.button("To the end").click()
    expect(slider).to_have_value(str(steps))
    expect(slider).to_have_attribute("aria-valuetext", f"{steps} of {steps}")
    visitor.button("To the beginning").click()
    visitor.button("Play").click()
    expect(slider).to_have_value(str(steps), timeout=1000 * (PATIENCE + steps))
    expect(visitor.button("Play")).to_be_visible()
    return steps


DROP = """([text]) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([text], 'game.json'));
    dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, cancelable: true }));
}"""


def drop(visitor: Visitor, text: str) -> None:
    visitor.page.evaluate(DROP, [text])


def test_another_game_may_be_dropped_on_an_open_one_and_what_is_no_game_is_said_so(company: Company) -> None:
    an = company.visitor("An").come("/replay")
    an.sees("Drop a saved game here")
    for game in ("pietjesbak", "stich", "zocken"):
        match = toog.Match(game, players=["An", "Bo"], seed=1)
        record = {**match.record(), "events": match.record()["events"][:2]}
        drop(an, json.dumps(record))
        an.heading(re.compile(f"^Replay: {voice_for('en', load_game(game)).say('name')}$")).wait_for()
        an.page.get_by_role("region", name=voice_for("en", load_game(game)).say("name")).wait_for()
    trouble = an.page.get_by_role("alert")
    drop(an, "[]")
    expect(trouble).to_have_text("This is not a saved game of toog.")
    drop(an, json.dumps({"toog": 1, "x": "y" * 1_100_000}))
    expect(trouble).to_have_text("This file is too large for a saved game.")
    drop(an, json.dumps({**record, "events": [["*", "9 9 9"]]}))
    expect(trouble).to_contain_text("something in it that the rules do not allow")
    an.complaints = [said for said in an.complaints if "400" not in said]
