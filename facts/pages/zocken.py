"""The facts of Zocken."""

from __future__ import annotations

from facts.charts import Chart, Series, bars, curves
from facts.estimate import digits, fine_percent, one_in, percent
from facts.exact import zocken as exact
from facts.lab import Lab
from facts.page import Page
from facts.sections import BOTS, Change, Measure, handicaps, house_rules, introduce, seats
from facts.study import study
from facts.watch.zocken import HIGHEST_PLACE, HIGHEST_STAND, LOWEST, LOWEST_STAND, TEN, Watched, note
from toog.games.zocken.score import DICE

TITLE = "Zocken: was that luck?"
PER = {
    "scored": "turns",
    "matched": "turns",
    "lost": "turns",
    "stood": "turns",
    "stood_over": "stood.*",
    "stood_gain": "stood.*",
    "bets_won": "bets_made",
}
STUDY = study("zocken", Watched, note, 60_000, per=PER)

ROUNDS = 5
TURN = (
    Measure("points", "turn_score"),
    Measure("dice on their own colour", "matches"),
    Measure("dice out", "outs"),
    Measure("dice on an escape", "escapes"),
    Measure("turns over 50, %", "over_50", 100),
    Measure("turns with no die out, %", "lost.0", 100),
)
COUNTS = (
    Measure("decisions", "decisions"),
    Measure("first roller's wins, % of fair", "first"),
    *(Measure(f"{measure.title} a turn", measure.name) for measure in TURN[:4]),
    TURN[4],
    Measure("bets", "bets_made"),
)
CHANGES = (
    Change("circles", "gpyrwob"),
    Change("first", 1),
    Change("first_die", "field"),
    Change("table", [0, 10, 35, 60, 85, 110, 135, 160]),
    Change("table", [0, 10, 30, 60, 120, 200, 300, 400]),
    *(Change("rounds", rounds) for rounds in (1, 3, 10, 20)),
)
GIFTS = (10, 25, 50, 100)
TABLE = 4
SELDOM = 0.0003


def write(lab: Lab) -> Page:
    page = Page("zocken", TITLE)
    in_short(page, lab)
    turns(page, lab)
    matches(page, lab)
    bets(page, lab)
    length(page)
    beginning(page, lab)
    options(page, lab)
    introduce(page, lab)
    return page


def in_short(page: Page, lab: Lab) -> None:
    sensible, blind = (lab.play(STUDY, TABLE, bots) for bots in BOTS)
    page.points(
        f"A turn brings a sensible player {sensible.count('turn_score')} points, a random one "
        f"{blind.count('turn_score')}: this is no game of dice alone.",
        f"All seven dice on their own colours: {one_in(exact.all_at_home())} at best, for who tries "
        "nothing else.",
        f"A sensible roller ends above 50 in {sensible.share('over_50')} % of turns. A bet risks 20 for "
        "half of the turn, so it pays to bet on such a roller whatever the first three dice say: see "
        "below.",
        f"It does not matter who rolls first: of four, {sensible.place(0)} % of a fair share.",
    )


def turns(page: Page, lab: Lab) -> None:
    page.heading("What a turn scores")
    results = [lab.play(STUDY, TABLE, bots) for bots in BOTS]
    rows = [[measure.title, *(str(measure.of(result)) for result in results)] for measure in TURN]
    page.table(["mean of a turn", *(f"{bots} players" for bots in BOTS)], rows)
    places = range(HIGHEST_PLACE + 1)
    chart = Chart(
        title="What a turn scores",
        alt="Bars: percent of turns by points, from −140 to 330; random players crowd around −40, "
        "sensible ones are spread out from −20 to 200.",
        across="points",
        up="percent of turns",
        labels=[digits(LOWEST + place * TEN, 0) for place in places],
        series=[
            Series(bots, [result.share(f"scored.{place}") for place in places])
            for bots, result in zip(BOTS, results, strict=True)
        ],
    )
    page.chart("scores", chart, bars(chart))


def matches(page: Page, lab: Lab) -> None:
    page.heading("How often each combination falls")
    page.say(
        "For all seven on their own colours each die has to go, as it falls, to its own field, and the row",
        f"must still be in order. Of the {6**DICE:,} ways seven dice can fall {exact.rows_in_order(DICE):,}",
        f"are: {fine_percent(exact.all_at_home())}, {one_in(exact.all_at_home())}. For three dice it is",
        f"{percent(exact.all_at_home(3))}.",
    )
    results = [lab.play(STUDY, TABLE, bots) for bots in BOTS]
    rows = [
        [
            str(many),
            *(str(result.share(f"{kind}.{many}")) for kind in ("matched", "lost") for result in results),
        ]
        for many in range(DICE + 1)
    ]
    head = [f"{what}, {bots}" for what in ("on their colour", "out") for bots in BOTS]
    page.table(["dice (% of turns)", *head], rows)


def bets(page: Page, lab: Lab) -> None:
    page.heading("When to bet")
    page.say(
        "Three dice lie, and you may bet that the turn ends above 50: half of its points to win, 20 to",
        f"lose. So a bet on a turn of 60 pays from a chance of {percent(exact.bet_pays_from(60))} on, on",
        f"one of 100 from {percent(exact.bet_pays_from(100))}, on one of 200 from",
        f"{percent(exact.bet_pays_from(200))}. By what the turn would score as it lies (50 for no die out,",
        "plus colours, less escapes and outs), the roller being sensible:",
    )
    result = lab.play(STUDY, TABLE)
    stands = [place for place in range(HIGHEST_STAND + 1) if result.count(f"stood.{place}").value > SELDOM]
    labels = [digits(LOWEST_STAND + place * TEN, 0) for place in stands]
    rows = [
        [
            label,
            str(result.share(f"stood.{place}")),
            str(result.share(f"stood_over.{place}")),
            result.count(f"stood_gain.{place}").text(sign=True),
        ]
        for label, place in zip(labels, stands, strict=True)
    ]
    page.table(["three dice score", "% of turns", "ends over 50, %", "a bet gains"], rows)
    chart = Chart(
        title="What a bet gains on average",
        alt="Line: the mean gain of a bet on a sensible roller, by what the three dice score when "
        "bets are made, the last column above; a dotted line marks zero.",
        across="what the three dice score",
        up="points",
        labels=labels,
        series=[Series("sensible", [result.count(f"stood_gain.{place}") for place in stands])],
    )
    page.chart("bets", chart, curves(chart, fair=0))


def length(page: Page) -> None:
    page.heading("How long a game takes")
    page.say(
        "No die decides it. In a turn seven dice are picked, thrown and placed, and every other player is",
        f"asked once for a bet. A step is a decision or a throw. In {ROUNDS} rounds:",
    )
    rows = [
        [
            str(players),
            str(players * ROUNDS),
            f"{exact.decisions(players, ROUNDS):,}",
            f"{exact.decisions(players, ROUNDS) + exact.throws(players, ROUNDS):,}",
        ]
        for players in STUDY.sizes
    ]
    page.table(["players", "turns", "decisions", "steps"], rows)


def beginning(page: Page, lab: Lab) -> None:
    page.heading("Is it good to roll first?")
    page.say("Wins in percent of a fair share, from the first roller on clockwise:")
    seats(page, lab, STUDY, "the first roller", STUDY.sizes[1:])


def options(page: Page, lab: Lab) -> None:
    page.heading("What a house rule changes")
    page.say(
        "Each against the default; bold is further from zero than four standard errors. Points are per",
        "turn, bets per game. The `table` of points is our own reconstruction (Z14), so two others are",
        "tried, a flatter and a steeper one. `circles` only gives the fields other colours: what little it",
        "changes comes from the bot, which settles ties in the order of the colours. `first` is the same",
        "game from another chair.",
    )
    house_rules(page, lab, STUDY, TABLE, COUNTS, CHANGES)
    handicaps(page, lab, STUDY, "points", GIFTS)
