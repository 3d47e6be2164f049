"""Round one device, with real dice, by keyboard alone, as a spectator, on a television, through a restart."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import APIResponse, Browser, Route, expect

from tests.page.inspector import Inspector
from tests.page.visitor import THE_END, Company, Visitor
from tests.server.house_talk import GENEROUS_FLAGS, Process, serving

CARDS = re.compile(r", (plus|minus)$")
LINE_WAS_CUT = re.compile(r"WebSocket|net::ERR_")


def test_hands_stay_behind_the_curtain_until_the_next_one_looks(company: Company) -> None:
    an = company.visitor("An")
    an.sit_at("stich", others=["Bo"], rules={"target": 50})
    seen = set()
    while not an.is_at_the_end:
        curtain = an.heading(re.compile("^Pass it on to "))
        if curtain.count():
            assert an.button(CARDS).count() == 0
            seen.add(curtain.inner_text())
        an.moves("stich")
    assert seen == {"Pass it on to An", "Pass it on to Bo"}


def test_the_curtain_hangs_open_until_there_are_hands_to_hide(company: Company) -> None:
    an = company.visitor("An").sit_at("stich", others=["Bo"])
    for sign, throw in (
        ("Bo throws for the target", "Throw the special die"),
        ("Bo deals", "Shuffle and deal"),
    ):
        an.sees(sign)
        an.button(throw).click()
    an.sees("Pass it on to An")


def test_real_dice_are_typed_and_the_page_keeps_the_rules(company: Company) -> None:
    an = company.visitor("An")
    an.set_up("pietjesbak", company="Round this device", others=["Bo"], real=True, rules={"marks": 1}).start()
    tap(an, "What did An throw?", 6)
    tap(an, "What did Bo throw?", 2)
    an.sees("An, your throw")
    tap(an, "What did An throw?", 4, 4)
    an.button("Not that one").click()
    tap(an, "What did An throw?", 5, 6)
    an.button(re.compile("^Stoef")).click()
    tap(an, "What did Bo throw?", 3, 2, 2)  # the only throw after a stoef
    an.button("Yes, that is right").click()
    an.sees_the_end()
    assert an.heading_of_the_end() == "An wins"
    an.link("Replay").click()
    an.sees("Nothing was sealed in this game, so there is nothing to check.")


def test_what_each_threw_for_the_start_stands_beside_the_name(company: Company) -> None:
    an = company.visitor("An")
    an.sit_at("mens", others=["Bo"], real=True)
    board = an.page.get_by_role("region", name="Mens erger je niet")
    players = board.get_by_role("list").first.get_by_role("listitem")
    expect(players).to_have_text(["An", "Bo"])
    tap(an, "What did An throw?", 2)
    expect(players).to_have_text(["An 2", "Bo"])
    tap(an, "What did Bo throw?", 5)
    expect(players).to_have_text(["An 2", "Bo 5"])
    an.sees("Bo throws a 5 for the start.")


def test_m18_m19_a_third_six_that_is_lost_and_a_safe_start(company: Company) -> None:
    an = company.visitor("An")
    rules = {"three_sixes": "lose", "safe": "start", "stuck_six": "wait", "spare": "empty"}
    an.set_up("mens", company="Round this device", others=["Bo"], real=True, rules=rules).start()
    tap(an, "What did An throw?", 6)
    tap(an, "What did Bo throw?", 2)
    for _ in range(2):
        tap(an, "What did An throw?", 6)
        an.button("Bring a pawn out onto A").click()
    tap(an, "What did An throw?", 6)
    an.sees("The third six is lost, and An’s turn is over.")
    tap(an, "What did Bo throw?", 1)
    expect(an.page.locator(".place.safe")).to_have_count(2)
    an.button(re.compile("^Move")).click()
    expect(an.page.locator(".place.safe")).to_have_count(1)


def test_s4_the_house_says_who_leads_first(company: Company) -> None:
    an = company.visitor("An")
    an.set_up("stich", players=3)
    an.heading("House rules").click()
    an.pick("Who leads first?", "Fons")
    an.start()
    an.sees("Round 1: Mieke shuffles and deals.")


def tap(visitor: Visitor, question: str, *pips: int) -> None:
    pad = visitor.page.get_by_role("region", name=re.compile(f"^{re.escape(question)}"))
    for each in pips:
        pad.get_by_role("button", name=str(each), exact=True).click()


def test_the_page_comes_back_to_the_same_position_after_a_restart(browser: Browser, tmp_path: Path) -> None:
    database = tmp_path / "house.db"
    first = Process(*GENEROUS_FLAGS, database=database)
    company = Company(browser, first.address)
    an = company.visitor("An")
    an.sit_at("zocken", rules={"rounds": 1})
    for _ in range(4):
        an.moves("zocken")
    an.waits_for_turn("zocken")
    before = an.standing()
    first.kill()
    an.sees("No connection: trying again")
    second = Process(*GENEROUS_FLAGS, database=database, port=first.port)
    try:
        assert second.address == first.address
        an.sees("Back at the table.")
        assert an.standing() == before
        company.play_to_the_end("zocken")
        expect(an.page.get_by_text("Back at the table.")).to_have_count(0)
        an.complaints = [said for said in an.complaints if not LINE_WAS_CUT.search(said)]
        company.go_home()
    finally:
        second.kill()


def test_a_reload_returns_to_the_same_position(company: Company) -> None:
    an = company.visitor("An")
    an.sit_at("mens", players=2)
    for _ in range(3):
        an.moves("mens")
    an.waits_for_turn("mens")
    before = an.standing()
    an.page.reload()
    an.waits_for_turn("mens")
    assert an.standing() == before


def test_a_game_by_keyboard_alone(company: Company) -> None:
    an = company.visitor("An").come()
    press = an.page.keyboard.press
    an.tab_to(an.link(re.compile("^Pietjesbak: ")))
    press("Enter")
    an.tab_to(an.button("Against bots"))
    press("Enter")
    an.tab_to(an.page.get_by_role("radio", name="3", exact=True))
    press("ArrowLeft")
    an.tab_to(an.page.locator("summary", has_text="House rules"))
    press("Enter")
    an.tab_to(an.page.get_by_label("Marks on the slate at the start"))
    press("Control+A")
    press("1")
    an.tab_to(an.button("Start", exact=True))
    press("Enter")
    while not an.is_at_the_end:
        an.moves("pietjesbak", by_key=True)
    expect(an.heading(THE_END)).to_be_focused()


def test_a_spectator_and_a_television_follow_without_a_hand(company: Company) -> None:
    an = company.visitor("An")
    an.sit_at("stich", rules={"target": 50})
    an.moves("stich")
    watcher = company.visitor("Cé").come(f"/t/{an.table}")
    screen = company.visitor("TV", viewport={"width": 1920, "height": 1080}).come(f"/tv/{an.table}")
    for onlooker in (watcher, screen):
        onlooker.heading("12er Stich").wait_for()
        assert onlooker.button(CARDS).count() == 0
    while not an.is_at_the_end:
        an.moves("stich")
    for onlooker in (watcher, screen):
        onlooker.sees_the_end()
        assert onlooker.button("Play again").count() == 0


def test_who_goes_on_on_another_device_sits_at_the_same_place(company: Company) -> None:
    an = company.visitor("An")
    an.sit_at("stich")
    an.moves("stich")
    an.waits_for_turn("stich")
    hand = [card.inner_text() for card in an.button(CARDS).all()]
    an.button("This table").click()
    an.page.get_by_text("Continue on another device").click()
    link = an.page.get_by_label("Link to this table").last
    expect(link, "the house says how it is reached").not_to_have_value("")
    tablet = company.visitor("An")
    tablet.page.goto(link.input_value())
    tablet.button(CARDS).first.wait_for()
    assert [card.inner_text() for card in tablet.button(CARDS).all()] == hand
    assert tablet.page.url == f"{company.address}/t/{an.table}", "no secret stays in the address"
    tablet.moves("stich")


def test_the_language_is_the_browsers_and_can_be_switched(company: Company) -> None:
    an = company.visitor("An", locale="de-DE").come()
    an.sees("Spielen")
    an.page.get_by_role("combobox", name="Sprache").select_option(label="Français")
    an.page.get_by_role("combobox", name="Langue").wait_for()
    an.page.reload()
    an.page.get_by_role("combobox", name="Langue").select_option(label="Nederlands")
    an.button("Pietjesbak spelen").or_(an.button("Speel Pietjesbak")).wait_for()
    expect(an.page.locator("html")).to_have_attribute("lang", "nl")
    other_tab = an.context.new_page()
    other_tab.goto(f"{an.address}/robots.txt")
    other_tab.evaluate("localStorage.setItem('toog.language', 'fr')")
    expect(an.page.locator("html")).to_have_attribute("lang", "fr")


def test_a_language_that_comes_too_late_is_not_spoken(company: Company) -> None:
    """Who chooses German and then English hears English, also when the German words were longer under way."""
    an = company.visitor("An").sit_at("pietjesbak")
    an.waits_for_turn("pietjesbak")
    late: list[tuple[Route, APIResponse]] = []

    def hold_the_words_of_the_game(route: Route) -> None:
        answer = route.fetch()
        if "tell-" in answer.text():
            late.append((route, answer))
        else:
            route.fulfill(response=answer)

    an.page.route(re.compile("/assets/de-"), hold_the_words_of_the_game)
    reader = Inspector(an)
    reader.speak("de")
    while not late:
        an.page.wait_for_timeout(20)
    reader.speak("en")
    [(route, answer)] = late
    route.fulfill(response=answer)
    an.page.evaluate("address => import(address)", route.request.url)
    expect(an.choices("pietjesbak")).to_be_visible()


def test_a_wrong_code_is_refused_in_a_sentence(company: Company) -> None:
    an = company.visitor("An").join("molabi tikuna")
    expect(an.page.get_by_role("alert")).not_to_be_empty()
    an.complaints = [said for said in an.complaints if "404" not in said]


def test_who_tries_too_many_codes_hears_when_the_next_try_is(browser: Browser, tmp_path: Path) -> None:
    with serving("--limit", "codes=1", database=tmp_path / "house.db") as house:
        an = Company(browser, house.address).visitor("An")
        for said in ("No table in this house has this code.", "Try again in 60 minutes."):
            an.join("molabi tikuna")
            an.sees(re.compile(re.escape(said)))
        an.context.close()


def test_a_code_and_the_first_game_are_at_hand_on_a_small_phone(company: Company) -> None:
    an = company.visitor("An", viewport={"width": 320, "height": 568}).come()
    for thing in (an.page.get_by_label("Did someone give you a code?"), an.button("Play Pietjesbak")):
        expect(thing).to_be_in_viewport(ratio=1)


def test_the_way_back_names_the_game(company: Company) -> None:
    an = company.visitor("An").sit_at("stich")
    an.waits_for_turn("stich")
    table = an.table
    an.link("All games").click()
    an.page.get_by_role("region", name="Your tables").get_by_role(
        "link", name=re.compile("^12er Stich")
    ).click()
    an.waits_for_turn("stich")
    assert an.table == table


def test_the_counter_tells_which_tables_wait(browser: Browser, tmp_path: Path) -> None:
    with serving(database=tmp_path / "house.db") as house:
        company = Company(browser, house.address)
        an, bo = company.visitor("An"), company.visitor("Bo")
        an.come().sees("No table has a free seat just now.")
        an.set_up("zocken", company="With friends, by link").lay_table()
        an.pick("Who can join?", "anyone in the house")
        bo.come().link(re.compile("^Zocken An ")).click()
        bo.sit_down().sees("The host starts the game when everyone is there.")
        company.go_home()
