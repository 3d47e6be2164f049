"""What is heard and felt, and what a device remembers of its reader."""

from __future__ import annotations

import contextlib
import re

from playwright.sync_api import expect

from tests.page.visitor import NOBODY_OUT, UNDER_THE_FINGER, Company, Visitor

PLAYED = 1200  # milliseconds in which a card comes and is read
TRIES = 5  # a finger on a busy machine may be too slow for a flick

COUNT_SOUNDS = """
window.sounds = 0;
for (const kind of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (...when) {
    window.sounds += 1;
    return start.apply(this, when);
  };
}
localStorage.setItem('toog.noise', localStorage.getItem('toog.noise') ?? 'on');
"""

# What is put where it is read out.
LISTEN = """
() => {
  window.spoken = [];
  const hear = (changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    window.spoken.push(...added.map(({ textContent }) => textContent.trim()).filter(Boolean));
  };
  new MutationObserver(hear).observe(document.querySelector('.sign [aria-live]'), { childList: true });
}
"""


def sounds(visitor: Visitor) -> int:
    heard: int = visitor.page.evaluate("window.sounds")
    return heard


def test_dice_are_heard_until_one_tap_makes_it_quiet(company: Company) -> None:
    an = company.visitor("An", hurried=False)
    an.page.add_init_script(COUNT_SOUNDS)
    an.sit_at("zocken", players=1)
    an.button("throw the red die").click()
    an.button(re.compile("^Put the")).first.wait_for()
    assert sounds(an) > 5
    an.button("Sound off").click()
    before = sounds(an)
    an.button(re.compile("^Put the")).first.click()
    an.button("throw the orange die").click()
    an.button(re.compile("^Put the")).first.wait_for()
    assert sounds(an) == before
    expect(an.button("Sound on")).to_be_visible()


def test_a_flick_upwards_throws_the_dice(company: Company) -> None:
    an = company.visitor("An").sit_at("pietjesbak", rules=NOBODY_OUT)
    an.button("Throw one die").wait_for()
    tray = an.page.get_by_role("region", name="Pietjesbak").bounding_box()
    assert tray
    x, y = tray["x"] + tray["width"] / 2, tray["y"] + tray["height"] / 2
    threw = an.page.get_by_text(re.compile("^An throws")).first
    for _ in range(TRIES):
        an.page.mouse.move(x, y)
        an.page.mouse.down()
        an.page.mouse.move(x + 5, y - 120, steps=3)
        an.page.mouse.up()
        with contextlib.suppress(AssertionError):
            expect(threw).to_be_visible(timeout=UNDER_THE_FINGER)
            return
    raise AssertionError("no flick threw the dice")


def test_a_tab_that_is_not_looked_at_says_whose_turn_it_is(company: Company) -> None:
    an = company.visitor("An").sit_at("zocken", players=1)
    an.button("throw the red die").wait_for()
    expect(an.page).to_have_title("● Your turn · Zocken")


def test_the_counter_knows_my_tables_and_my_figures(company: Company) -> None:
    an = company.visitor("An").sit_at("zocken", players=1, rules={"rounds": 1})
    an.button("throw the red die").wait_for()
    an.link("All games").click()
    mine = an.page.get_by_role("region", name="Your tables")
    mine.get_by_role("link", name=re.compile("^Zocken Your turn")).click()
    company.play_to_the_end("zocken")
    an.come()
    an.page.get_by_text("Your figures").click()
    an.sees("Zocken: played once, 1 won")
    an.sees(re.compile("^Best turn of Zocken: −?\\d+ points"))
    expect(mine).to_have_count(0)


def test_a_screen_reader_hears_every_time_that_it_is_ones_turn(company: Company) -> None:
    """Also where the words are the same as before."""
    an = company.visitor("An").sit_at("zocken", players=1)
    an.waits_for_turn("zocken")
    an.page.evaluate(LISTEN)
    for turns in range(1, 6):
        an.moves("zocken")
        an.page.wait_for_function("many => window.spoken.length >= many", arg=turns)
    assert set(an.page.evaluate("window.spoken")) == {"Your turn", "Your throw"}


# How much moves on the board in the frames that follow.
MOVES = """
() => new Promise((done) => {
  let [most, left] = [0, 12];
  const look = () => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    most = Math.max(most, running.filter(({ id }) => id === 'movement').length);
    left -= 1;
    if (left > 0) requestAnimationFrame(look);
    else done(most);
  };
  look();
})
"""


def test_what_was_played_before_the_curtain_lies_there_when_it_opens(dealt_alike: Company) -> None:
    """With a card to lead: one hand in a hundred has none."""
    an = dealt_alike.visitor("An", hurried=False).sit_at("stich", others=["Bo"])
    curtain = an.button(re.compile("^I am .*: show my hand$"))
    for _ in range(3):  # the special die, the deal, and the curtain of who leads
        an.moves("stich")
    an.button(re.compile(", plus$"), disabled=False).first.click()
    curtain.wait_for()
    an.page.wait_for_timeout(PLAYED)
    curtain.click()
    an.page.locator(".board").wait_for()
    assert an.page.evaluate(MOVES) == 0
    expect(an.page.locator(".board .pile .lies")).to_have_count(1)


DIE_TUMBLES = """
() => document.getAnimations().some(({ id, effect }) => id === 'movement' && effect.target.closest('.die'))
"""


def test_s3_the_special_die_tumbles_before_it_says_how_far_we_play(company: Company) -> None:
    an = company.visitor("An", hurried=False).sit_at("stich", others=["Bo"])
    an.button("Throw the special die").click()
    an.page.wait_for_function(DIE_TUMBLES)
    an.sees(re.compile("the target is"))


# Of a pawn that may go: where its middle is, and whether a finger that misses it by so much still touches it.
BESIDE = """
(button, miss) => {
  const { x, y, width, height } = button.getBoundingClientRect();
  const [right, down] = [x + width / 2, y + height * 0.6];
  const around = [[-miss, 0], [miss, 0], [0, -miss], [0, miss]];
  return around.every(([dx, dy]) => document.elementFromPoint(right + dx, down + dy) === button);
}
"""
MISS = 21  # pixels: a target of 44 reaches 22 from its middle


def test_m7_a_pawn_on_a_small_phone_is_touched_beside_it_and_shows_where_it_would_land(
    company: Company,
) -> None:
    an = company.visitor("An")
    an.page.set_viewport_size({"width": 320, "height": 568})
    an.sit_at("mens", others=["Bo"], rules={"first_pawn": "free"})
    pawn = an.page.locator(".board .may:not([data-pawn*=box]) > .touch")
    while pawn.count() == 0:
        an.moves("mens")
    assert pawn.evaluate(BESIDE, MISS)
    ghost = an.page.locator(".board .ghost.touched .pawn")
    pawn.dispatch_event("pointerleave")
    expect(ghost).to_have_count(0)
    pawn.dispatch_event("pointerdown")
    expect(ghost).to_be_visible()
