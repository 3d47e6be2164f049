"""A part of the page that does not come, or a house out of reach: it is said, with "again", never blank."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Route, WebSocketRoute, expect

from tests.page.visitor import Company, Visitor

A_MOMENT = 400  # milliseconds
EXPECTED = ("ERR_FAILED", "ERR_INTERNET_DISCONNECTED", "Failed to fetch dynamically")


def without_expected(an: Visitor) -> None:
    an.complaints = [said for said in an.complaints if not any(part in said for part in EXPECTED)]


def test_a_screen_that_does_not_come_is_said_and_comes_when_asked_again(company: Company) -> None:
    an = company.visitor("An").come()
    an.page.route("**/health", lambda route: route.abort())
    an.page.route("**/assets/Setup-*.js", lambda route: route.abort())
    an.link(re.compile("^Zocken: ")).click()
    expect(an.heading("The page did not arrive whole.")).to_be_visible()
    an.button("Try again").click()
    an.sees("Still no answer.")
    an.page.go_back()
    an.button("Play Pietjesbak").wait_for()
    an.page.go_forward()
    an.heading("The page did not arrive whole.").wait_for()
    an.page.unroute_all()
    an.button("Try again").click()
    an.heading("House rules").wait_for()
    without_expected(an)


def test_after_an_update_the_page_renews_itself(company: Company) -> None:
    """The house is there, and what the page asks for is not: a newer page asks for something else."""
    an = company.visitor("An").come()
    an.page.route("**/assets/Setup-*.js", lambda route: route.abort(), times=1)
    an.link(re.compile("^Zocken: ")).click()
    an.heading("House rules").wait_for()
    without_expected(an)


def test_without_its_words_the_page_still_says_so_in_the_language_of_the_reader(company: Company) -> None:
    an = company.visitor("An", locale="nl-BE")
    an.page.route("**/health", lambda route: route.abort())
    an.page.route("**/assets/nl-*.js", lambda route: route.abort())
    an.come()
    expect(an.heading("De pagina is niet helemaal aangekomen.")).to_be_visible()
    an.page.unroute_all()
    an.button("Probeer opnieuw").click()
    an.button("Pietjesbak spelen").wait_for()
    without_expected(an)


def test_a_sheet_that_does_not_come_leaves_the_table_as_it_is(company: Company) -> None:
    an = company.visitor("An")
    an.page.route("**/assets/later-*.js", lambda route: route.abort())
    an.sit_at("zocken", players=1)
    throw = an.button("throw the red die")
    throw.wait_for()
    for button in ("Rule book", "This table"):
        an.button(button).click()
        said = an.page.get_by_role("dialog", name="The page did not arrive whole.")
        said.get_by_role("button", name="Close").click()
        expect(said).to_be_hidden()
    throw.click()
    an.button(re.compile("^Put the")).first.wait_for()
    without_expected(an)


def test_who_plays_at_once_sees_no_waiting_room_while_the_board_is_on_its_way(company: Company) -> None:
    """The house takes a moment to start the game, and the room to play in comes later still."""
    an = company.visitor("An").come()
    parts: list[Route] = []
    said: list[Callable[[], None]] = []

    def hold_start(line: WebSocketRoute) -> None:
        house = line.connect_to_server()
        line.on_message(
            lambda text: said.append(lambda: house.send(text)) if '"start"' in str(text) else house.send(text)
        )

    def hold_part(part: Route) -> None:
        parts.append(part)

    an.page.route_web_socket("**/socket", hold_start)
    an.page.route("**/assets/play-*.js", hold_part)
    an.button("Play Pietjesbak").click()
    an.sees("One moment")
    while not said or not parts:
        an.page.wait_for_timeout(50)
    an.page.wait_for_timeout(A_MOMENT)
    said[0]()
    an.page.wait_for_timeout(A_MOMENT)
    assert an.button("Start").count() == 0
    an.sees("One moment")
    for part in parts:
        part.continue_()
    an.page.unroute_all()
    an.waits_for_turn("pietjesbak")


def test_a_rule_book_keeps_trying_and_stands_without_its_picture(company: Company) -> None:
    an = company.visitor("An").sit_at("zocken", players=1)
    an.button("throw the red die").wait_for()
    an.page.route("**/api/house", lambda route: route.abort())
    an.page.reload()
    an.button("throw the red die").wait_for()
    an.page.route("**/assets/RulePicture-*.js", lambda route: route.abort())
    an.button("Rule book").click()
    book = an.page.get_by_role("dialog")
    expect(book).to_contain_text("The page keeps trying")
    an.page.unroute("**/api/house")
    book.get_by_role("heading", name="House rules").wait_for()
    expect(book).not_to_contain_text("The page keeps trying")
    expect(book.locator("section.picture")).to_have_count(0)
    without_expected(an)


def test_an_installed_page_is_whole_without_a_house(company: Company) -> None:
    """Also where it was never looked at, and by a link that leads deep into it."""
    an = company.visitor("An", installed=True).come()
    an.page.evaluate("navigator.serviceWorker.ready")
    an.context.set_offline(True)
    for path, words in (("/replay", "Drop a saved game here"), ("/new/stich", "The house is not answering")):
        an.come(path).sees(re.compile(words))
    an.come("/t/nowhere").sees("The house is not answering")
    an.button("Try again").wait_for()
    without_expected(an)
