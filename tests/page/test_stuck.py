"""Nobody gets stuck: rematches, a host who is gone, a lost phone, chairs taken twice, dice typed wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, Route, expect

from tests.page.inspector import Inspector
from tests.page.test_ways_to_play import tap
from tests.page.visitor import Company, Visitor
from tests.server.house_talk import GENEROUS_FLAGS, Process

QUICK = "import toog.server.tables.attendance as a; a.AWAY_SECONDS = 0.5; a.HOST_SECONDS = 1.0; "
FOLLOWS = 11  # seconds after which who likes that has come along by itself
SERVE = QUICK + "from toog.cli import main; main()"


@pytest.fixture(scope="module")
def hasty_house(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """Which misses people after half a second, and a host after one."""
    database = tmp_path_factory.mktemp("hasty") / "house.db"
    process = Process(*GENEROUS_FLAGS, database=database, program=("-c", SERVE))
    try:
        assert process.address
        yield process
    finally:
        process.kill()


@pytest.fixture
def company(browser: Browser, hasty_house: Process) -> Iterator[Company]:
    company = Company(browser, hasty_house.address)
    yield company
    company.go_home()


def gathered(company: Company, *names: str, marks: int = 9) -> list[Visitor]:
    """The first has laid a table, the others sit there too."""
    first, *others = [company.visitor(name) for name in names]
    first.set_up(
        "pietjesbak", players=len(names), company="With friends, by link", rules={"marks": marks}
    ).lay_table()
    for other in others:
        other.come(f"/t/{first.table}")
        other.page.get_by_label("Your name").fill(other.name)
        other.button("Sit down").click()
        first.button(f"Free {other.name}’s seat").wait_for()
    return [first, *others]


def let_pass(visitor: Visitor, seconds: int) -> None:
    """Faster than time does, yet slowly enough for the answers of the house to come."""
    for _ in range(seconds):
        visitor.page.clock.run_for(1000)
        visitor.page.wait_for_timeout(100)


def look_closely(*visitors: Visitor) -> None:
    """Everyone can read and reach what stands there."""
    for visitor in visitors:
        inspector = Inspector(visitor)
        inspector.ask_axe(visitor.name)
        inspector.measure(visitor.name)
        assert not inspector.found


def test_a_rematch_is_an_invitation_and_waits_for_everyone(company: Company) -> None:
    an, bo, ce = gathered(company, "An", "Bo", "Cé", marks=1)
    an.start()
    company.play_to_the_end("pietjesbak")
    first = an.table
    screen = company.visitor("TV", viewport={"width": 1920, "height": 1080})
    screen.page.clock.install()
    screen.come(f"/tv/{first}").sees_the_end()
    bo.button("Play again").click()
    for someone in (an, ce, screen):
        someone.sees("Bo wants to play again: come along!")
    bo.sees("Still to come:")
    look_closely(an, bo)
    an.page.get_by_role("region", name="Play again").get_by_role("button", name="Come along").click()
    an.sees("One is still to come:")
    assert an.table == bo.table != first
    let_pass(screen, FOLLOWS)
    screen.page.wait_for_url(f"**/tv/{an.table}")
    bo.button("Let a bot sit in for Cé").click()
    for someone in (an, bo):
        someone.button("React").wait_for()
    ce.page.get_by_role("region", name="Play again").get_by_role("button", name="Come along").click()
    an.sees("Cé comes along.")


def test_who_stays_behind_leaves_a_chair_and_who_likes_follows_by_itself(company: Company) -> None:
    an, bo, ce = gathered(company, "An", "Bo", "Cé", marks=1)
    an.start()
    company.play_to_the_end("pietjesbak")
    bo.page.clock.install()
    an.button("Play again").click()
    ce.button("Not this time").click()
    ce.sees("your chair is free for someone else")
    bo.page.get_by_label("Always come along by itself").check()
    bo.sees(re.compile("Off to the next game in"))
    let_pass(bo, FOLLOWS)
    bo.page.wait_for_url(f"**/t/{an.table}")
    an.button(re.compile("^Put a bot in seat")).click()
    for someone in (an, bo):
        someone.button("React").wait_for()


def test_the_host_passes_on_and_the_page_says_so(company: Company) -> None:
    an, bo, ce = gathered(company, "An", "Bo", "Cé")
    bo.sees("The host starts the game when everyone is there.")
    an.page.goto("about:blank")
    bo.sees("You are the host now.")
    ce.sees("Bo is the host now.")
    bo.start()
    for someone in (bo, ce):
        someone.button("React").wait_for()


def test_a_lost_phone_is_no_lost_seat(company: Company) -> None:
    an, bo, ce = gathered(company, "An", "Bo", "Cé")
    an.start()
    for someone in (an, bo, ce):
        someone.heading("Pietjesbak").wait_for()
    old = bo.page.url
    bo.page.goto("about:blank")
    phone = company.visitor("Bo").come(f"/t/{an.table}")
    phone.button("I am Bo").click()
    phone.page.get_by_text("I do not have the PIN").click()
    phone.button("Ask for the place of Bo").click()
    phone.sees("You asked for the place of Bo")
    ce.sees("Someone says: “I am Bo, on another device.”")
    look_closely(ce, phone)
    ce.button("Let Bo in").click()
    for someone in (an, phone):
        someone.sees(re.compile("For: Cé · one more needed$"))
    an.button("Let Bo in").click()
    phone.button("React").wait_for()
    bo.page.goto(old)
    bo.sees("Bo sat in your seat while you were away. It is yours again.")
    phone.sees("Bo is back. You are watching now.")
    bo.button("React").wait_for()
    expect(phone.button("React")).to_have_count(0)


def test_name_and_pin_lead_back_alone_with_bots_too(company: Company) -> None:
    an = company.visitor("An").set_up("pietjesbak", players=2, company="With friends, by link")
    an.lay_table()
    pin = an.page.locator(".pins strong").inner_text()
    assert re.fullmatch("[0-9]{4}", pin)
    an.button("Fill up with bots").click()
    an.start().heading("Pietjesbak").wait_for()
    an.button("This table").click()
    expect(an.page.get_by_role("dialog").locator(".pins strong")).to_have_text(pin)
    table = an.table
    httpx.post(f"{an.address}/api/tables/{table}/seats/0/pin", json={"pin": pin}).raise_for_status()
    an.sees("Your seat is now open on another device too.")
    an.page.goto("about:blank")
    phone = company.visitor("An").come(f"/t/{table}")
    phone.button("I am An").click()
    field = phone.page.get_by_label("PIN of An")
    field.fill(f"{(int(pin) + 1) % 10_000:04d}")
    phone.button("It is me").click()
    expect(phone.page.get_by_role("alert").first).to_contain_text("not the PIN of this seat")
    look_closely(phone)
    phone.complaints = [said for said in phone.complaints if "403" not in said]
    field.fill(pin)
    phone.button("It is me").click()
    phone.button("React").wait_for()
    phone.button("This table").click()
    expect(phone.page.get_by_role("dialog").locator(".pins strong")).to_have_text(pin)


def test_whoever_came_by_pin_is_locked_out_by_the_owner(company: Company) -> None:
    an = company.visitor("An").set_up("pietjesbak", players=2, company="With friends, by link")
    an.lay_table()
    pin = an.page.locator(".pins strong").inner_text()
    an.button("Fill up with bots").click()
    an.start().heading("Pietjesbak").wait_for()
    eve = company.visitor("Eve").come(f"/t/{an.table}")
    eve.page.get_by_text("Were you sitting here?").click()
    eve.button("I am An").click()
    eve.page.get_by_label("PIN of An").fill(pin)
    eve.button("It is me").click()
    eve.button("React").wait_for()
    an.sees("Your seat is now open on another device too.")
    look_closely(an)
    an.button("Lock other devices out").click()
    an.sees("Other devices are locked out. Your new PIN is under “This table”.")
    eve.sees("This device was locked out of the seat by another one. You are watching now.")
    eve.sees("An locks other devices out.")
    expect(eve.button("React")).to_have_count(0)
    an.button("React").wait_for()
    an.page.reload()
    an.button("React").wait_for()
    an.button("This table").click()
    expect(an.page.get_by_role("dialog").locator(".pins strong")).to_have_count(1)


def test_one_opponent_opens_no_hidden_hand(company: Company) -> None:
    an, bo = (company.visitor(name) for name in ("An", "Bo"))
    an.set_up("stich", players=2, company="With friends, by link").lay_table()
    bo.come(f"/t/{an.table}")
    bo.page.get_by_label("Your name").fill("Bo")
    bo.button("Sit down").click()
    an.start()
    for someone in (an, bo):
        someone.button("React").wait_for()
    table = an.table
    an.page.goto("about:blank")
    second = company.visitor("Bo").come(f"/t/{table}")
    second.button("I am An").click()
    second.page.get_by_text("I do not have the PIN").click()
    second.button("Ask for the place of An").click()
    expect(second.page.get_by_role("alert").first).to_contain_text("Only one other person plays here")
    second.complaints = [said for said in second.complaints if "409" not in said]
    bo.button("Let a bot sit in for An").click()
    bo.sees("A bot sits in for An.")


def test_everyone_sees_who_asks_for_a_bot(company: Company) -> None:
    an, bo, ce = gathered(company, "An", "Bo", "Cé")
    an.start()
    for someone in (an, bo, ce):
        someone.heading("Pietjesbak").wait_for()
    ce.page.goto("about:blank")
    bo.button("Let a bot sit in for Cé").click()
    an.sees("For: Bo · one more needed, or the host")
    expect(bo.button("Let a bot sit in for Cé")).to_have_count(0)
    an.button("Let a bot sit in for Cé").click()
    bo.sees("A bot sits in for Cé.")


def test_the_place_of_who_is_away_is_asked_for_by_someone_new(company: Company) -> None:
    an, bo, ce = gathered(company, "An", "Bo", "Cé")
    an.start()
    for someone in (an, bo, ce):
        someone.heading("Pietjesbak").wait_for()
    dirk = company.visitor("Dirk").come(f"/t/{an.table}")
    dirk.heading("Pietjesbak").wait_for()
    bo.page.goto("about:blank")
    dirk.page.get_by_text("I am someone else and want to play").click()
    dirk.page.get_by_label("Your name").fill("Dirk")
    dirk.button("Ask for the place of Bo").click()
    an.sees("Dirk asks for the place of Bo.")
    an.button("No", exact=True).click()
    dirk.sees("You were not let in.")


def test_a_double_click_is_one_seat_and_equal_names_are_refused_kindly(company: Company) -> None:
    an = company.visitor("An").set_up("pietjesbak", players=3, company="With friends, by link")
    an.lay_table()
    bo = company.visitor("Bo").come(f"/t/{an.table}")
    bo.page.get_by_label("Your name").fill(" an ")
    bo.button("Sit down").click()
    expect(bo.page.get_by_role("alert").first).to_contain_text("already called an")
    bo.page.get_by_label("Your name").fill("Bo")
    bo.button("Sit down").dblclick()
    bo.button("Stand up: Bo").wait_for()
    expect(an.page.get_by_text("Bo", exact=True)).to_have_count(1)
    bo.complaints = [said for said in bo.complaints if "409" not in said]


def test_who_loses_the_last_chair_is_told(company: Company) -> None:
    an = company.visitor("An").set_up("pietjesbak", company="With friends, by link")
    an.lay_table()
    bo, ce = (company.visitor(name).come(f"/t/{an.table}") for name in ("Bo", "Cé"))
    for someone in (bo, ce):
        someone.page.get_by_label("Your name").fill(someone.name)

    def be_quicker(route: Route) -> None:
        """Bo sits down while the request of Cé is on its way."""
        bo.button("Sit down").click()
        bo.button("Stand up: Bo").wait_for()
        route.continue_()

    ce.page.route("**/seats", be_quicker)
    ce.button("Sit down").click()
    ce.sees("Someone was just quicker: every chair is taken now.")
    ce.complaints = [said for said in ce.complaints if "409" not in said]


def test_dice_typed_wrong_are_typed_again_also_the_last(company: Company) -> None:
    an = company.visitor("An")
    an.sit_at("pietjesbak", others=["Bo"], real=True, rules={"marks": 1})
    tap(an, "What did An throw?", 1)
    an.button("Type it again").click()
    tap(an, "What did An throw?", 6)
    tap(an, "What did Bo throw?", 2)
    tap(an, "What did An throw?", 5, 5, 6)
    an.button(re.compile("^(Stop here|Stoef)")).click()
    tap(an, "What did Bo throw?", 2, 2, 3)
    an.sees("Is that what Bo threw? It decides the game.")
    assert not an.is_at_the_end
    an.button("Type it again").click()
    tap(an, "What did Bo throw?", 6, 6, 1)
    an.button("Yes, that is right").click()
    an.sees_the_end()
    assert an.heading_of_the_end() == "Bo wins"


def test_nobody_ends_up_nowhere(company: Company) -> None:
    an = company.visitor("An").set_up("pietjesbak", company="With friends, by link")
    an.lay_table()
    an.page.go_back()
    an.button("Play Pietjesbak").wait_for()
    an.sit_at("mens")
    an.button("This table").click()
    an.page.get_by_text("Leave the table").click()
    an.button("Yes, leave").click()
    mine = an.page.get_by_role("region", name="Your tables")
    expect(mine.get_by_role("link")).to_have_count(1)
    expect(mine).to_contain_text("Pietjesbak")
