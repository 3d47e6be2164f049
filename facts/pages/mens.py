"""The facts of Mens erger je niet."""

from __future__ import annotations

from facts.charts import Chart, Series, curves
from facts.estimate import digits, exactly, fine_percent, one_in, percent
from facts.exact import mens as exact
from facts.lab import Lab
from facts.page import Page
from facts.sections import Change, Measure, handicaps, house_rules, introduce, lengths, seats, spread
from facts.study import study
from facts.watch.mens import TURNS_A_PLACE, Watched, note

TITLE = "Mens erger je niet: was that luck?"
STUDY = study("mens", Watched, note, 150_000, per={})

LENGTHS = (
    Measure("turns", "turns"),
    Measure("decisions", "decisions"),
    Measure("of them with a choice", "choices"),
    Measure("steps", "steps"),
    Measure("hits", "hits"),
    Measure("own pawns hit", "own_hits"),
)
COUNTS = (
    *LENGTHS[:2],
    Measure("with a choice", "choices"),
    Measure("beginner's wins, % of fair", "first"),
    *LENGTHS[4:],
)
ALWAYS = (
    Change("board", 6),
    Change("first_pawn", "beginner"),
    Change("first_pawn", "six"),
    Change("stuck_six", "wait"),
    Change("own_hit", False),
    Change("must_hit", True),
    Change("bounce", False),
    Change("lane", "forward"),
    Change("tries", 3),
    Change("three_sixes", "lose"),
    Change("safe", "start"),
)
CHANGES = (*ALWAYS, Change("spare", "empty"), Change("win", "all"))
WAITS = (1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 25)
GIFTS = (1, 2, 3)
TABLE = 4
UNEVEN = (3, 5)
PLACES_SHOWN = 40


def write(lab: Lab) -> Page:
    page = Page("mens", TITLE)
    in_short(page, lab)
    sixes(page)
    reach(page)
    home(page)
    length(page, lab)
    beginning(page, lab)
    uneven(page, lab)
    options(page, lab)
    introduce(page, lab)
    return page


def in_short(page: Page, lab: Lab) -> None:
    four, three = lab.play(STUDY, TABLE), lab.play(STUDY, 3)
    tries = lab.play(STUDY, TABLE, tries=3)
    page.points(
        f"No six in ten turns: {percent(1 - exact.six_within(10, 1))}. That is no bad die.",
        f"A game of four takes {four.count('turns')} turns, with {four.count('hits')} pawns hit.",
        f"Of three players the one with two colours wins {three.seat(0)} % of a fair share, "
        f"{three.seat(0) * (1 / 3)} % of all games. Leave the spare colour in the box (`spare=empty`).",
        f"Beginning is worth little: of four, {four.place(0)} % of a fair share. With a pawn on A for the "
        "beginner only (`first_pawn=beginner`) it is "
        f"{lab.play(STUDY, TABLE, first_pawn='beginner').place(0)} %.",
        f"Three tries for a six make the game no shorter: {tries.count('turns')} turns, since more pawns "
        f"on the ring are more pawns to hit, {tries.count('hits')} a game.",
    )


def sixes(page: Page) -> None:
    page.heading("Waiting for a six")
    page.say(
        f"A colour with nothing on the ring waits {digits(exact.turns_for_six(1), 0)} turns for its six on",
        f"average, {digits(exact.turns_for_six(3), 2)} with three tries a turn. The chance to have had it",
        "by then:",
    )
    rows = [
        [str(turns), *(fine_percent(exact.six_within(turns, tries)) for tries in (1, 3))] for turns in WAITS
    ]
    page.table(["turns", "one try a turn", "three tries"], rows)
    turns = range(1, 21)
    chart = Chart(
        title="No six yet",
        alt="Lines: the exact chance that no six has fallen after 1 to 20 turns, with one and "
        "with three tries a turn; with one it falls slowly from 83 percent to 3, with three it is below 5 "
        "after six turns.",
        across="turns",
        up="percent still waiting",
        labels=[str(many) for many in turns],
        series=[
            Series(name, [exactly(1 - exact.six_within(many, tries)) for many in turns])
            for name, tries in (("one try", 1), ("three tries", 3))
        ],
    )
    page.chart("sixes", chart, curves(chart, floor=0))
    page.say(
        f"A turn has {digits(exact.throws_a_turn(), 1)} throws on average, since a six throws again. Two",
        f"sixes in a row: {one_in(exact.sixes_in_a_row(2))}; three: {one_in(exact.sixes_in_a_row(3))};",
        f"four: {one_in(exact.sixes_in_a_row(4))}.",
    )


def reach(page: Page) -> None:
    page.heading("How dangerous is the pawn behind me?")
    page.say(
        "The chance that one pawn of another, so many circles behind yours, can land on it in its next",
        "turn. With two or three pawns in the box every six has to bring one in, so nothing of that colour",
        "reaches further than five. The last column is the danger of the box itself: your pawn stands so",
        "many circles past its A.",
    )
    rows = [
        [
            str(distance),
            fine_percent(exact.reach(distance)) if distance else "",
            fine_percent(exact.reach_with_box(distance)) if distance else "",
            fine_percent(exact.entering(distance)),
        ]
        for distance in range(13)
    ]
    page.table(["circles", "its box is empty", "two or three in its box", "from that box"], rows)


def home(page: Page) -> None:
    page.heading("The last pawn home")
    page.say(
        "Three pawns are home, one end circle is free, and nothing can hit the last pawn: the mean number",
        "of turns it needs, from the last circle of the ring and from ten circles before a, by counting",
        "back from d or by exact throws only (`bounce=false`).",
    )
    rows = []
    for free, name in enumerate("abcd"):
        turns = [exact.turns_home(free, before, bounce) for before in (1, 10) for bounce in (True, False)]
        rows.append([name, *(digits(mean, 2) for mean in turns)])
    head = [f"{where}, {how}" for where in ("next to a", "ten before a") for how in ("back", "exact")]
    page.table(["free circle", *head], rows)


def length(page: Page, lab: Lab) -> None:
    page.heading("How long a game takes")
    page.say(
        "A turn is one colour's, throws after a six included. Two, three and four players use the board of",
        "four colours, five and six that of six. A step is a decision or a throw, the throw-off included.",
    )
    lengths(page, lab, STUDY, LENGTHS)
    labels = [str(place * TURNS_A_PLACE) for place in range(PLACES_SHOWN)]
    spread(page, lab, STUDY, TABLE, "turns", labels)


def beginning(page: Page, lab: Lab) -> None:
    page.heading("Is it good to begin?")
    page.say(
        "A throw-off decides who begins. Wins in percent of a fair share, from the beginner on clockwise.",
        "With three or five players somebody has two colours, and that matters far more: see below.",
    )
    seats(page, lab, STUDY, "the beginner", STUDY.sizes)


def uneven(page: Page, lab: Lab) -> None:
    page.heading("Three or five at the board")
    page.say(
        "The spare colour belongs to seat 1 (`spare=double`, the default), and the first colour home wins.",
        "Wins of each seat in percent of a fair share, and the same with the spare colour off the board,",
        "where the seats are not equally far from each other:",
    )
    rows = []
    for players in UNEVEN:
        for spare, options in (("double", {}), ("empty", {"spare": "empty"})):
            result = lab.play(STUDY, players, **options)
            won = [str(result.seat(seat)) for seat in range(players)]
            rows.append([f"{players}, `spare={spare}`", *won, *[""] * (UNEVEN[-1] - players)])
    page.table(["sensible players", *(f"seat {seat + 1}" for seat in range(UNEVEN[-1]))], rows)


def options(page: Page, lab: Lab) -> None:
    page.heading("What a house rule changes")
    page.say(
        "Each against the default, per game; bold is further from zero than four standard errors. For four",
        "on a board of four colours `spare` and `win` change nothing, as everyone has one colour; two",
        "players have two each.",
    )
    house_rules(page, lab, STUDY, TABLE, COUNTS, ALWAYS)
    house_rules(page, lab, STUDY, 2, COUNTS, CHANGES)
    handicaps(page, lab, STUDY, "pawns home, of each colour", GIFTS)
