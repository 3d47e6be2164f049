"""The facts of Azen jagen."""

from __future__ import annotations

from facts.charts import Chart, Series, bars, curves
from facts.estimate import digits, exactly, fine_percent, one_in, percent
from facts.exact import azen_jagen as exact
from facts.lab import Lab
from facts.page import Page
from facts.sections import (
    ORDINALS,
    Change,
    Measure,
    first_chart,
    house_rules,
    introduce,
    lengths,
    places,
    seat_table,
)
from facts.study import study
from facts.watch.azen_jagen import Watched, note

TITLE = "Azen jagen: was that luck?"
STUDY = study("azen_jagen", Watched, note, 500_000, per={})

SIPS, ORDERS = 3, 3
BOT = "sensible"
LENGTHS = (
    Measure("throws of three dice", "throws"),
    Measure("decisions", "decisions"),
    Measure("steps", "steps"),
)
COUNTS = (
    *LENGTHS[:2],
    Measure("races", "races"),
    Measure("too slow", "too_slow"),
    Measure("beginner's wins, % of fair", "first"),
)
CHANGES = (
    *(Change("sips", sips) for sips in (1, 2, 4, 5, 10, 20)),
    *(Change("orders", orders) for orders in (1, 2, 5, 10, 20)),
)
TABLE = 4
MOST_THROWS = 45
FEW, MANY = 10, 30


def write(lab: Lab) -> Page:
    page = Page("azen_jagen", TITLE)
    in_short(page, lab)
    aces(page)
    hunt(page)
    race(page)
    roles(page)
    length(page, lab)
    beginning(page, lab)
    options(page, lab)
    introduce(page, lab)
    return page


def in_short(page: Page, lab: Lab) -> None:
    page.say(
        "Played turn by turn nobody has anything to choose, so all of it can be counted, and the simulation",
        "only confirms it. Sensible and random players are the same here. With quick hands and real sips it",
        "is another race; and whatever is in the glass, drink with care.",
    )
    won = exact.wins(TABLE, SIPS, ORDERS)
    page.points(
        f"The ninth ace takes {digits(exact.mean_throws(), 2)} throws on average.",
        f"With {SIPS} sips in the glass the drinker is too slow {percent(exact.too_slow(SIPS))} of the "
        "time, so the one who drinks also pays, two times out of three.",
        f"At a table of four the beginner wins {digits(100 * TABLE * won[0], 2)} % of a fair share "
        f"(simulated: {lab.play(STUDY, TABLE).place(0)} %). It hardly matters.",
    )


def aces(page: Page) -> None:
    page.heading("How often aces fall")
    rows = [
        [str(many), f"{chance * exact.ALL}/{exact.ALL}", one_in(chance), fine_percent(chance)]
        for many, chance in enumerate(exact.ACES)
    ]
    page.table(["aces in a throw", "ways", "", "chance"], rows)


def hunt(page: Page) -> None:
    page.heading("How many throws to the ninth ace")
    chances = exact.throws_to_ninth(MOST_THROWS)
    few, many = sum(chances[: FEW + 1]), 1 - sum(chances[: MANY + 1])
    page.say(
        f"On average {digits(exact.mean_throws(), 2)}, all players together: half an ace a throw makes",
        f"eighteen, and aces beyond the ninth are lost. {FEW} throws or fewer: {fine_percent(few)}. More",
        f"than {MANY}: {fine_percent(many)}.",
    )
    chart = Chart(
        title="Throws to the ninth ace",
        alt="Bars: the exact chance that the ninth ace falls with each throw; highest at 16 and "
        "17 throws, with a long tail to the right.",
        across="throws",
        up="percent",
        labels=[str(throws) for throws in range(len(chances))],
        series=[Series("exact", [exactly(chance) for chance in chances])],
    )
    page.chart("ninth", chart, bars(chart))


def race(page: Page) -> None:
    page.heading("How often the drinker is too slow")
    page.say(
        "Turn by turn one throw falls between two sips, and one ace is enough: the chance is 1 −",
        "(125/216)ⁿ, where *n* is the number of sips less one.",
    )
    rows = [
        [str(sips), fine_percent(exact.too_slow(sips)), digits(exact.race_throws(sips), 3)]
        for sips in (1, 2, 3, 4, 5, 6, 8, 10, 20)
    ]
    page.table(["sips in the glass", "too slow", "throws in the race"], rows)
    glasses = range(1, 21)
    chart = Chart(
        title="How often the drinker is too slow",
        alt="Line: the exact chance to be too slow by sips in the glass; none with one sip, 67 "
        "percent with three, almost certain from ten on.",
        across="sips in the glass",
        up="percent of races",
        labels=[str(sips) for sips in glasses],
        series=[Series("exact", [exactly(exact.too_slow(sips)) for sips in glasses])],
    )
    page.chart("slow", chart, curves(chart, floor=0))


def roles(page: Page) -> None:
    page.heading("Who orders, who drinks, who pays")
    page.say(
        f"The chance of each place, counted clockwise from who opens the hunt, {TABLE} players and {SIPS}",
        "sips. Who opens orders least often; where the ninth ace falls is all but even.",
    )
    pairs = exact.roles(TABLE)
    paid = exact.payers(TABLE, SIPS)
    rows = [
        [
            ORDINALS[place],
            percent(sum(chance for (orderer, _), chance in pairs.items() if orderer == place), 2),
            percent(sum(chance for (_, drinker), chance in pairs.items() if drinker == place), 2),
            percent(sum(chance for (_, payer), chance in paid.items() if payer == place), 2),
        ]
        for place in range(TABLE)
    ]
    page.table(["place", "orders", "drinks", "pays"], rows)
    page.say("And how often the orderer has to drink what was ordered:")
    rows = [[str(players), percent(orders_and_drinks(players), 2)] for players in STUDY.sizes]
    page.table(["players", "the same one"], rows)


def orders_and_drinks(players: int) -> float:
    return float(
        sum(chance for (orderer, drinker), chance in exact.roles(players).items() if orderer == drinker)
    )


def length(page: Page, lab: Lab) -> None:
    page.heading("How long a game takes")
    page.say(
        f"Counted: {digits(exact.game_throws(SIPS, ORDERS), 2)} throws for {ORDERS} drinks, whatever the",
        "number of players. A step is a decision or a throw, the throw-off included.",
    )
    lengths(page, lab, STUDY, LENGTHS, bots=(BOT,))


def beginning(page: Page, lab: Lab) -> None:
    page.heading("Is it good to begin?")
    page.say(
        "A throw-off decides who begins, so no chair is better than another. Wins in percent of a fair",
        "share, from the beginner on clockwise: counted, then simulated.",
    )
    counted = [exact.wins(players, SIPS, ORDERS) for players in STUDY.sizes]
    seat_table(
        page, "players (exact)", [[digits(100 * len(won) * share, 2) for share in won] for won in counted]
    )
    seat_table(page, "players (simulated)", places(lab, STUDY, BOT, STUDY.sizes))
    series = [
        Series("exact", [exactly(len(won) * won[0]) for won in counted]),
        Series("simulated", [lab.play(STUDY, players).place(0) for players in STUDY.sizes]),
    ]
    first_chart(page, "the beginner", STUDY.sizes, series)


def options(page: Page, lab: Lab) -> None:
    page.heading("What a house rule changes")
    page.say(
        f"Each against the default of {SIPS} sips and {ORDERS} drinks, per game; bold is further from zero",
        "than four standard errors. The option `drink` is a text for people and changes nothing.",
    )
    house_rules(page, lab, STUDY, TABLE, COUNTS, CHANGES)
