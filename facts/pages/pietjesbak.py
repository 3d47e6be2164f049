"""The facts of Pietjesbak."""

from __future__ import annotations

from facts.charts import Chart, Series, bars
from facts.estimate import exactly, fine_percent, one_in, percent
from facts.exact.pietjesbak import ALL, APES_KIND, KINDS, Kind, ladder, ties
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
from facts.watch.pietjesbak import LADDER, LONGEST, Watched, note

TITLE = "Pietjesbak: was that luck?"
STUDY = study("pietjesbak", Watched, note, 500_000, per={"won_with": "won", "stoefs_won": "stoefs"})

LENGTHS = (
    Measure("rounds", "rounds"),
    Measure("throws of three dice", "throws"),
    Measure("decisions", "decisions"),
    Measure("steps", "steps"),
)
EVENTS = (
    Measure("stoefs", "stoefs"),
    Measure("zevens", "sevens"),
    Measure("won by apes, %", "apes_wins", 100),
    Measure("won as the last one in, %", "last_standing", 100),
)
COUNTS = (*LENGTHS[:2], Measure("beginner's wins, % of fair", "first"), *EVENTS)
CHANGES = (
    *(Change("marks", marks) for marks in (1, 5, 15, 30)),
    Change("counts", "best"),
    Change("tie", "replay"),
    Change("zand", "equal"),
    Change("stoef_with", "add"),
    Change("stoef_with", "double"),
    Change("stoef_lost", 1),
    Change("stoef_lost", 2),
    Change("seven", "any"),
    Change("apes_early", "sit_out"),
    Change("starter", "loser"),
    Change("starter", "clockwise"),
)
SHORT_NAMES = ("apes", "69", "zand", "1-1-6", "1-6-6", "1-1", "1-6", "6-6", "1", "6", "none", "zeven")
OTHERS = (1, 2, 3, 7)
GIFTS = (1, 2, 3, 5, 8)
TABLE = 4
TABLES = (2, 4, 8)
LONG = 20
WIDEST = 31


def write(lab: Lab) -> Page:
    page = Page("pietjesbak", TITLE)
    in_short(page, lab)
    falls(page)
    turns(page)
    winning(page, lab)
    stoefs(page, lab)
    length(page, lab)
    beginning(page, lab)
    options(page, lab)
    introduce(page, lab)
    return page


def in_short(page: Page, lab: Lab) -> None:
    four, two, eight = lab.play(STUDY, 4), lab.play(STUDY, 2), lab.play(STUDY, 8)
    apes = APES_KIND.within(3)
    page.points(
        f"Three apes: {one_in(APES_KIND.chance)} throws, {one_in(apes)} turns of three throws. Rare, but a "
        f"game is long: they decide {two.share('apes_wins')} % of the games of two, and "
        f"{eight.share('apes_wins')} % of those of eight.",
        f"A game of four takes {four.count('rounds')} rounds and {four.count('throws')} throws.",
        f"Who starts the first round wins {four.place(0)} % of a fair share at a table of four.",
        f"A stoef with 160 or more wins the round {two.share('stoefs_won')} % of the time against one, "
        f"{eight.share('stoefs_won')} % against seven.",
    )


def falls(page: Page) -> None:
    page.heading("How often each throw falls")
    page.say(
        f"Three dice fall in {ALL} ways, all equally likely. The last two columns are the chances that it",
        "falls at least once in two or in three throws.",
    )
    rows = [
        [
            kind.name,
            f"{kind.ways}/{ALL}",
            one_in(kind.chance),
            *(fine_percent(kind.within(throws)) for throws in (1, 2, 3)),
        ]
        for kind in KINDS
    ]
    page.table(["throw", "ways", "", "in one throw", "in two", "in three"], rows)
    chart = Chart(
        title="How often each throw falls",
        alt="Bars: percent of throws of each kind, from three apes down to zeven, the numbers of "
        "the table above; a single one, a single six and neither of them are the most frequent by far.",
        across="from high to low",
        up="percent of throws",
        labels=SHORT_NAMES,
        series=[Series("exact", [exactly(kind.chance) for kind in KINDS])],
    )
    page.chart("throws", chart, bars(chart))
    page.say(
        f"Two single throws are worth the same {percent(ties(False), 2)} of the time,",
        f"{percent(ties(True), 2)} where all zand is equal.",
    )


def turns(page: Page) -> None:
    page.heading("What can be reached in a turn")
    page.say(
        "The chance to reach a worth *or better* within one, two or three throws, for who throws on until",
        "it is there. The last columns are for the starter who holds that throw after one: how often a",
        "stoef with it wins the round against so many others, who have one throw each; ties are thrown off.",
        "Three apes of another count as the highest throw.",
    )
    rows = [
        [
            str(rung.worth),
            ", ".join(rung.dice),
            f"{rung.ways}/{ALL}",
            *(fine_percent(rung.within(throws)) for throws in (1, 2, 3)),
            *(percent(rung.stoef_wins(others)) for others in OTHERS),
        ]
        for rung in ladder()
    ]
    head = ["worth", "dice", "ways", "in one", "in two", "in three"]
    page.table([*head, *(f"stoef against {others}" for others in OTHERS)], rows, left=2)


def won_kinds() -> list[Kind]:
    """From low to high, the kinds that the watch tells apart; the lowest takes the zevens in."""
    return [next(kind for kind in KINDS if kind.holds(max(lowest, LADDER[0] + 1))) for lowest in LADDER]


def winning(page: Page, lab: Lab) -> None:
    page.heading("What wins a round")
    page.say("Percent of all rounds won with a throw of each kind, by sensible players.")
    kinds = list(enumerate(won_kinds()))[::-1]
    results = [lab.play(STUDY, players) for players in TABLES]
    rows = [
        [kind.name, *(str(result.share(f"won_with.{rung}")) for result in results)] for rung, kind in kinds
    ]
    page.table(["won with", *(f"{players} players" for players in TABLES)], rows)
    chart = Chart(
        title="What wins a round",
        alt="Bars: percent of rounds won with each kind of throw, for two and for eight sensible "
        "players, the numbers of the table above; the more players, the higher the throw it takes.",
        across="from high to low",
        up="percent of rounds",
        labels=[SHORT_NAMES[KINDS.index(kind)] for _, kind in kinds],
        series=[
            Series(f"{result.players} players", [result.share(f"won_with.{rung}") for rung, _ in kinds])
            for result in (results[0], results[-1])
        ],
    )
    page.chart("winning", chart, bars(chart))


def stoefs(page: Page, lab: Lab) -> None:
    page.heading("Does a stoef pay?")
    page.say(
        "A sensible starter stoefs with 160 or more, a random one with anything, half of the time. How",
        "often that wins the round, in percent:",
    )
    rows = [
        [
            str(players),
            *(str(lab.play(STUDY, players, bots).share("stoefs_won")) for bots in BOTS),
            percent(1 / players),
        ]
        for players in STUDY.sizes
    ]
    page.table(["players", "sensible stoef wins", "random stoef wins", "a fair share"], rows)


def length(page: Page, lab: Lab) -> None:
    page.heading("How long a game takes")
    page.say("A step is a decision or a throw, throw-offs included.")
    lengths(page, lab, STUDY, LENGTHS)
    spread(page, lab, STUDY, TABLE, "rounds", [str(rounds) for rounds in range(WIDEST)])
    late = lab.play(STUDY, TABLE).at_least("lengths", LONG + 1, LONGEST)
    page.say(f"Four sensible players need more than {LONG} rounds in {late} % of their games.")
    page.say("What happens in a game of sensible players:")
    page.table(["players", *(event.title for event in EVENTS)], by_size(lab, STUDY, "sensible", EVENTS))


def beginning(page: Page, lab: Lab) -> None:
    page.heading("Is it good to begin?")
    page.say(
        "A throw-off decides who starts the first round, so no chair is better than another; to win that",
        "throw-off may be. Wins in percent of a fair share, from the starter of the first round on",
        "clockwise:",
    )
    seats(page, lab, STUDY, "the first starter", STUDY.sizes)


def options(page: Page, lab: Lab) -> None:
    page.heading("What a house rule changes")
    page.say(
        "Each against the default with nothing else changed, per game; bold is further from zero than four",
        "standard errors. The players adapt to `counts` only, so this is what the other rules do by",
        "themselves.",
    )
    house_rules(page, lab, STUDY, TABLE, COUNTS, CHANGES)
    handicaps(page, lab, STUDY, "marks fewer", GIFTS)
