"""A table with a thinking time, and someone who lets it pass."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from tests.page.visitor import Company


def test_a_bot_plays_the_turn_of_who_thinks_too_long(company: Company) -> None:
    an = company.visitor("An", hurried=False).set_up("stich")
    an.page.route("**/api/tables", lay_in_a_hurry)
    an.start()
    playable = an.page.locator("[aria-disabled=false]").and_(an.button(re.compile(", (plus|minus)$")))
    playable.first.wait_for()
    an.sees("An’s time is up: a bot plays this turn.")
    an.sees("A bot plays for An")
    expect(playable).to_have_count(0)
    an.sees("Your turn")


def lay_in_a_hurry(route: Route) -> None:
    """With the shortest thinking time there is."""
    asked = route.request.post_data_json
    assert isinstance(asked, dict)
    route.continue_(post_data={**asked, "thinking": 5})
