"""The company at a table: who comes and goes, what is taken back or refused, and how it goes on after."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.page.visitor import NOBODY_OUT, PATIENCE, Company, Visitor
from toog.server.tables.attendance import AWAY_SECONDS

# Everything that is read on the page from now on.
READ = """
() => {
  window.read = new Set();
  const look = () => {
    window.read.add(document.body.innerText);
    requestAnimationFrame(look);
  };
  look();
}
"""
MOVING = "element => element.getAnimations({ subtree: true }).length"


def friends(company: Company, marks: int = 9) -> tuple[Visitor, Visitor]:
    """An has laid a table, Bo came by the spoken code, and the game is on."""
    an, bo = company.visitor("An"), company.visitor("Bo")
    an.set_up("pietjesbak", company="With friends, by link", rules={"marks": marks})
    code = an.lay_table()
    bo.join(code).sit_down()
    an.start()
    return an, bo


def test_who_goes_away_is_missed_a_bot_sits_in_and_gives_the_seat_back(company: Company) -> None:
    an, bo = friends(company)
    for someone in (an, bo):
        someone.heading("Pietjesbak").wait_for()
    table = bo.page.url
    bo.page.goto("about:blank")
    an.button("Let a bot sit in for Bo").click(timeout=1000 * (AWAY_SECONDS + PATIENCE))
    an.sees("A bot sits in for Bo.")
    bo.page.goto(table)
    an.sees("Bo is back.")


def test_who_has_no_name_yet_is_asked_for_one_and_two_alike_are_told_apart(company: Company) -> None:
    an = company.visitor("An").set_up("pietjesbak", company="With friends, by link")
    friend = company.visitor("An").join(an.lay_table())
    name = friend.page.get_by_label("Your name")
    expect(name).to_have_value("")
    friend.button("Sit down").click()
    expect(name).to_be_focused()
    friend.page.evaluate("localStorage.setItem('toog.name', 'An')")
    friend.page.reload()
    expect(name).to_have_value("An 2")
    friend.button("Sit down").click()
    an.sees("An 2")


def test_a_code_is_said_only_while_a_chair_is_free(company: Company) -> None:
    an = company.visitor("An").set_up("pietjesbak", company="With friends, by link")
    an.lay_table()
    invitation = an.page.get_by_role("region", name="Come and join")
    an.button("Put a bot in seat 2").click()
    expect(an.page.get_by_role("region", name="Let someone watch")).not_to_contain_text("code")
    an.button(re.compile("^Free .*seat$")).click()
    expect(invitation).to_contain_text("code")


def test_the_company_goes_on_to_a_rematch(company: Company) -> None:
    an, bo = friends(company, marks=1)
    company.play_to_the_end("pietjesbak")
    first = an.table
    an.button("Play again").click()
    bo.button("Come along").click()
    for someone in (an, bo):
        someone.page.wait_for_url(lambda url: not url.endswith(first))
    company.play_to_the_end("pietjesbak")
    assert an.table == bo.table != first


def test_who_plays_alone_again_waits_for_nobody(company: Company) -> None:
    an = company.visitor("An").sit_at("pietjesbak", rules={"marks": 1})
    company.play_to_the_end("pietjesbak")
    an.page.evaluate("localStorage['toog.tempo'] = 'calm'")
    an.page.reload()
    an.button("Play again").wait_for()
    an.page.evaluate(READ)
    an.button("Play again").click()
    an.button("React").wait_for()
    an.page.locator(".board .name.turn").wait_for()
    read = an.page.evaluate("[...window.read]")
    assert not [said for said in read if "still to come" in said]


def test_who_has_left_hears_of_a_rematch_at_the_counter(company: Company) -> None:
    an, bo = friends(company, marks=1)
    company.play_to_the_end("pietjesbak")
    bo.come().button("Play Pietjesbak").wait_for()
    an.button("Play again").click()
    an.button("React").or_(an.page.get_by_text("still to come")).first.wait_for()
    bo.come().link(re.compile("^Pietjesbak An wants to play again$")).click()
    bo.button("Come along").click()
    for someone in (an, bo):
        someone.button("React").wait_for()
    assert an.table == bo.table


def test_the_host_takes_the_table_away(company: Company) -> None:
    an, bo = friends(company)
    bo.heading("Pietjesbak").wait_for()
    table = an.table
    bo.button("This table").click()
    expect(bo.page.get_by_text("Delete this table")).to_have_count(0)
    an.button("This table").click()
    an.page.get_by_text("Delete this table").click()
    an.sees("This cannot be undone.")
    an.button("Yes, delete it").click()
    bo.sees("There is no such table, or it is gone.")
    an.button("Play Pietjesbak").wait_for()
    for someone in (an, bo):
        someone.come().button("Play Pietjesbak").wait_for()
        expect(someone.heading("Your tables")).to_have_count(0)
    an.come(f"/t/{table}").sees("There is no such table, or it is gone.")
    an.complaints = [said for said in an.complaints if "404" not in said]


def test_a_move_is_taken_back_and_otherwise_the_page_says_why_not(company: Company) -> None:
    an = company.visitor("An").sit_at("zocken", rules={"rounds": 1})
    back = an.button("Take back")
    back.click(force=True)
    expect(an.page.get_by_role("alert")).to_contain_text("Nothing can be taken back")
    an.button("throw the red die").click()
    an.button(re.compile(r"^Put the .* on field \d"), disabled=False).first.click()
    expect(back).to_be_enabled()
    back.click()
    an.sees("An takes it back.")
    an.button(re.compile("^Put the ")).first.wait_for()


def test_a_second_tap_means_nothing_while_the_first_is_on_its_way(company: Company) -> None:
    an = company.visitor("An").sit_at("pietjesbak")
    an.waits_for_turn("pietjesbak")
    an.choices("pietjesbak").first.evaluate("button => { button.click(); button.click(); }")
    an.moves("pietjesbak")
    expect(an.page.get_by_role("alert")).to_have_count(0)


def test_who_comes_back_finds_the_dice_as_they_lay(company: Company) -> None:
    an = company.visitor("An", hurried=False)
    an.sit_at("pietjesbak", others=["Bo"], rules=NOBODY_OUT)
    moving = an.context.new_cdp_session(an.page)
    moving.send("Animation.enable")
    moving.send("Animation.setPlaybackRate", {"playbackRate": 0.01})  # what moves is seen to move
    stops = an.button(re.compile("^(Stop here|Stoef)"))
    while stops.count() == 0:
        an.moves("pietjesbak")
        an.waits_for_turn("pietjesbak")
    dice = an.page.get_by_role("img", name=re.compile("^The dice"))
    assert dice.evaluate(MOVING) > 0
    an.page.reload()
    dice.wait_for()
    assert dice.evaluate(MOVING) == 0
    an.page.wait_for_timeout(100)
    assert dice.evaluate(MOVING) == 0


def test_a_refused_tap_names_the_rule_and_the_book_opens_there(company: Company) -> None:
    an = company.visitor("An").sit_at("stich", players=2)
    card = an.page.locator("[aria-disabled=true]").and_(an.button(re.compile(", (plus|minus)$")))
    an.waits_for_turn("stich")
    while an.page.get_by_text("Your turn", exact=True).count() == 0 or card.count() == 0:
        an.moves("stich")
        an.waits_for_turn("stich")
        assert not an.is_at_the_end
    card.first.click(force=True)
    refused = an.page.get_by_role("alert")
    expect(refused).to_contain_text(
        re.compile("^(You can only lead|That would make|You have a card|Play the card)")
    )
    near, where = card.first.bounding_box(), refused.bounding_box()
    assert near is not None
    assert where is not None
    assert abs(where["y"] + where["height"] - near["y"]) < 120, "beside the card"
    refused.get_by_role("button", name="Why?").click()
    expect(an.page.get_by_role("dialog").locator("li:focus")).to_be_in_viewport()


def test_the_shell_of_the_page_opens_without_a_house(company: Company) -> None:
    an = company.visitor("An", installed=True).come()
    an.page.evaluate("navigator.serviceWorker.ready")
    an.page.reload()  # now everything it needs is kept
    an.button("Play Pietjesbak").wait_for()
    an.context.set_offline(True)
    an.page.reload()
    an.button("Play Pietjesbak").click()
    expect(an.page.get_by_role("alert").first).to_contain_text("The house is not answering")
    an.come("/new/pietjesbak").sees(re.compile("The page keeps trying"))
    an.context.set_offline(False)
    an.heading("House rules").wait_for()  # by itself
    expect(an.page.get_by_role("alert")).to_have_text("")
    an.complaints = [said for said in an.complaints if "ERR_INTERNET_DISCONNECTED" not in said]
