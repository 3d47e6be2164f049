"""The facts of 12er Stich."""

from __future__ import annotations

from facts.charts import Chart, Series, bars
from facts.estimate import digits, fine_percent, one_in, percent
from facts.exact import stich as exact
from facts.lab import Lab
from facts.page import Page
from facts.sections import (
    BOTS,
    Change,
    Measure,
    by_size,
    handicaps,
    house_rules,
    introduce,
    lengths,
    seats,
    spread,
)
from facts.study import study
from facts.watch.stich import FIVE, LONGEST, Watched, note
from toog.games.stich.cards import PACK
from toog.games.stich.state import HAND
from toog.games.stich.words import CARDS

TITLE = "12er Stich: was that luck?"
PER = {"sizes_taken": "all_tricks", "points_taken": "all_tricks"}
STUDY = study("stich", Watched, note, 120_000, per=PER)

LENGTHS = (
    Measure("rounds", "rounds"),
    Measure("cards played", "plays"),
    Measure("decisions", "decisions"),
    Measure("steps", "steps"),
)
EVENTS = (
    Measure("tricks", "tricks"),
    Measure("cards drawn", "draws"),
    Measure("passes", "passes"),
    Measure("bonuses", "bonuses"),
)
COUNTS = (
    LENGTHS[0],
    LENGTHS[2],
    Measure("first leader's wins, % of fair", "first"),
    *EVENTS,
    Measure("swaps", "swaps"),
)
CHANGES = (
    *(Change("target", target) for target in (50, 200, 500, 1000, 2000)),
    Change("first", 1),
    Change("hand", "minus"),
    Change("swap", True),
)
GIFTS = (25, 50, 100)
TABLE = 4
SIZES_SHOWN = range(2, 15)
WORTHS_SHOWN = range(2, 21)


def write(lab: Lab) -> Page:
    page = Page("stich", TITLE)
    in_short(page, lab)
    target(page)
    hands(page)
    leads(page)
    tricks(page, lab)
    length(page, lab)
    beginning(page, lab)
    options(page, lab)
    introduce(page, lab)
    return page


def in_short(page: Page, lab: Lab) -> None:
    four = lab.play(STUDY, TABLE)
    page.points(
        f"A game of four takes {four.count('rounds')} rounds and {four.count('plays')} cards.",
        f"Leading first is no gift: of four players the first leader wins {four.place(0)} % of a fair share.",
        f"{four.share('sizes_taken.2')} % of all tricks are two cards: a lead, and the card that takes it. "
        "The safest lead by count is the black 12, since only the two red 12s take it.",
        f"A first hand without a black card: {one_in(exact.of_hand(exact.BLACKS, 0))}.",
    )


def target(page: Page) -> None:
    page.heading("The target")
    chances = exact.targets()
    average = sum(points * chance for points, chance in chances.items())
    page.say(f"The special die asks for {digits(average, 0)} points on average.")
    rows = [
        [str(points), f"{chance.numerator}/{chance.denominator}", percent(chance)]
        for points, chance in chances.items()
    ]
    page.table(["target", "of the die", ""], rows)


def hands(page: Page) -> None:
    page.heading("What is in the pack, and in a hand")
    page.say(
        f"{PACK} cards, {exact.BLACKS} of them black, are worth {exact.POINTS} points together. The chance",
        "that six cards hold at least one of a kind, and how many of the six are black:",
    )
    rows = [
        [name, str(many), fine_percent(exact.some_in_hand(many))]
        for name, many in exact.kinds_of_cards().items()
    ]
    page.table(["at least one", "in the pack", "in six cards"], rows)
    rows = [[str(black), fine_percent(exact.of_hand(exact.BLACKS, black))] for black in range(HAND + 1)]
    page.table(["black cards in six", "chance"], rows)


def leads(page: Page) -> None:
    page.heading("Which lead is safe")
    page.say(
        "A lead of *n* is taken at once by a red *n* or by a black 12 − *n*. How many such cards are among",
        f"the {PACK - 1} others, and how often six of those hold one, for someone who has seen nothing",
        "else:",
    )
    rows = [[CARDS[lead.card], str(len(lead.takers)), percent(lead.next_can_take)] for lead in exact.leads()]
    page.table(["led", "cards that take it", "the next holds one"], rows)


def tricks(page: Page, lab: Lab) -> None:
    page.heading("How large a trick is")
    page.say(f"Percent of the tricks of {TABLE} players.")
    results = [lab.play(STUDY, TABLE, bots) for bots in BOTS]
    rows = [
        [str(size), *(str(result.share(f"sizes_taken.{size}")) for result in results)] for size in SIZES_SHOWN
    ]
    page.table(["cards", *BOTS], rows)
    chart = Chart(
        title=f"What a trick of {TABLE} players is worth",
        alt="Bars: percent of tricks by points, in fives from 10 to 100, sensible and random "
        "players side by side; small tricks are the most frequent by far.",
        across="points",
        up="percent of tricks",
        labels=[str(FIVE * fives) for fives in WORTHS_SHOWN],
        series=[
            Series(bots, [result.share(f"points_taken.{fives}") for fives in WORTHS_SHOWN])
            for bots, result in zip(BOTS, results, strict=True)
        ],
    )
    page.chart("tricks", chart, bars(chart))


def length(page: Page, lab: Lab) -> None:
    page.heading("How long a game takes")
    page.say("A step is a decision, the die or a shuffle.")
    lengths(page, lab, STUDY, LENGTHS)
    spread(page, lab, STUDY, TABLE, "rounds", [str(rounds) for rounds in range(LONGEST - 5)])
    page.say("What happens in a game of sensible players; a bonus is a round that someone finished:")
    page.table(["players", *(event.title for event in EVENTS)], by_size(lab, STUDY, "sensible", EVENTS))


def beginning(page: Page, lab: Lab) -> None:
    page.heading("Is it good to lead first?")
    page.say(
        "Seat 1 leads the first round, seat 2 the second, and so on. Wins in percent of a fair share, from",
        "the first leader on clockwise:",
    )
    seats(page, lab, STUDY, "the first leader", STUDY.sizes)


def options(page: Page, lab: Lab) -> None:
    page.heading("What a house rule changes")
    page.say(
        "Each against the default, per game; bold is further from zero than four standard errors. `first` is",
        "the same game from another chair.",
    )
    house_rules(page, lab, STUDY, TABLE, COUNTS, CHANGES)
    handicaps(page, lab, STUDY, "points", GIFTS)
