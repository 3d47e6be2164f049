"""From a moment of a game that is looked at again one plays on, alone at once or with who comes."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

from tests.core.test_fork import decisions
from tests.core.test_seal import sealed_game
from tests.page.inspector import NARROW, Inspector
from tests.page.test_replay import drop
from tests.page.visitor import Company, Visitor
from toog.texts import LANGUAGES

RECORD = sealed_game("pietjesbak")
AT = decisions(RECORD)[6]


def bring(visitor: Visitor, record: dict[str, Any]) -> None:
    visitor.sees("Drop a saved game here")
    drop(visitor, json.dumps(record))


def leaf_to(visitor: Visitor, moment: int) -> None:
    slider = visitor.page.get_by_role("slider", name="Moment of the game")
    slider.fill(str(moment))
    expect(slider).to_have_value(str(moment))


def test_one_plays_on_from_a_moment_of_a_game(company: Company) -> None:
    inspector = Inspector(company.visitor("An", viewport=NARROW))
    an = inspector.visitor.come("/replay")
    bring(an, RECORD)
    fork = an.button("Go on from here")
    expect(fork).to_have_attribute("aria-disabled", "true")  # the dice are thrown first
    leaf_to(an, AT)
    expect(fork).to_have_attribute("aria-disabled", "false")
    fork.click()
    inspector.ask_axe("fork")
    for language in LANGUAGES:
        inspector.speak(language)
        inspector.measure(f"fork, {language}")
    inspector.speak("en")
    assert inspector.found == []
    an.pick("With whom", "With the company")
    an.pick("The dice to come", "Fresh ones")
    an.button("Set up the table").click()
    decider = RECORD["players"][RECORD["events"][AT][0]]
    other = RECORD["players"][1 - RECORD["events"][AT][0]]
    an.sees(f"From moment {AT} of another game, with fresh dice.")
    an.sees(f"The seat of {other}")
    expect(an.button(f"Stand up: {decider}")).to_be_visible()
    inspector.keep("waiting at a fork")
    an.button("Fill up with bots").click()
    expect(an.button(f"Free {other}’s seat")).to_be_visible()

    an.page.go_back()
    bring(an, RECORD)
    leaf_to(an, AT)
    fork.click()
    an.button("Start").click()
    an.moves("pietjesbak")
    an.button("This table").click()
    an.sees(f"From moment {AT} of another game, with the same dice: whoever has seen it can know what falls.")
    inspector.keep("the menu of a fork")
    unsealed = {key: value for key, value in RECORD.items() if key != "seal"}
    an.come("/replay")
    bring(an, unsealed)
    leaf_to(an, AT)
    fork.click()
    an.sees("Nobody knows what would have fallen in this game, so you play on with fresh dice.")
