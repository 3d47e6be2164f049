"""What the story and the sheet of a game say, counted again from its record and from what lay on the table.

A second reader for each game knows the sheet of rules and the words of the record, and none of the story's
code. Games are random, and so are their company and their house rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from tests.conformance.house import OWN_GAMES, course_of
from tests.table_talk import played_from
from toog.core.contract import Fact
from toog.core.course import Chance, Course
from toog.core.sheet import Sheet
from toog.core.story import story_of

GAMES_TOLD = {"pietjesbak": 120, "azen_jagen": 60, "zocken": 12, "stich": 20, "mens": 12}
COLOURS = "roygbpw"
TABLE = [0, 10, 30, 60, 100, 150, 210, 280]

View = dict[str, Any]


class Moment(NamedTuple):
    seat: int
    word: str
    round: int
    before: View
    after: View

    @property
    def dice(self) -> list[int]:
        parts = self.word.split()
        return [int(part) for part in parts] if all(part.isdigit() for part in parts) else []


def moments(course: Course) -> Iterator[Moment]:
    """Each event with whose it was, and the table before and after it."""
    game = course.game
    again = Course(game, course.players, course.options)
    before = dict(game.view(again.state))
    for event in course.events:
        turn, number = again.turn, game.round_of(again.state)
        thrower = turn.seat if isinstance(turn, Chance) else -1
        again.happen(event)
        after = dict(game.view(again.state))
        yield Moment(thrower if event.seat is None else event.seat, event.word, number, before, after)
        before = after


def first_highest(found: list[tuple[Any, dict[str, Any]]]) -> dict[str, Any] | None:
    return max(found, key=lambda one: one[0])[1] if found else None


def check(facts: dict[str, Fact], key: str, wanted: dict[str, Any] | None) -> None:
    """The fact is told exactly when there is something to tell, and with these arguments."""
    assert (key in facts) == (wanted is not None), (key, wanted)
    if wanted is not None:
        told = facts[key].arguments
        assert {name: told[name] for name in wanted} == wanted


# Pietjesbak


def rank(dice: list[int], equal: bool) -> tuple[int, int]:
    """P7, P8: three apes are the highest throw there is."""
    kinds = sorted(dice)
    if kinds == [1, 1, 1]:
        return 4, 0
    if kinds == [4, 5, 6]:
        return 3, 0
    if kinds[0] == kinds[2]:
        return 2, 0 if equal else kinds[0]
    return 1, sum({1: 100, 6: 60}.get(pips, pips) for pips in dice)


def recount_pietjesbak(course: Course, facts: dict[str, Fact], sheet: Sheet) -> None:
    throws = [moment for moment in moments(course) if len(moment.dice) == 3]
    equal = course.options.get("zand") == "equal"
    apes = [throw.seat for throw in throws if throw.dice == [1, 1, 1]]
    won_by_apes = throws[-1].dice == [1, 1, 1] and course.winners == (throws[-1].seat,)
    out = sorted(set(apes) - ({throws[-1].seat} if won_by_apes else set()))
    out = out if course.options.get("apes_early", "out") == "out" else []
    assert list(sheet.out) == out
    last_standing = len(out) == len(course.players) - 1 and not won_by_apes
    best = first_highest(
        [(rank(throw.dice, equal), {"seat": throw.seat, "round": throw.round}) for throw in throws]
    )
    check(facts, "best-throw", None if won_by_apes else best)
    if "best-throw" in facts:
        assert (facts["best-throw"].arguments["throw"] == "apes") == bool(apes)
    told_out = {"seats": " ".join(map(str, out)), "many": len(out)}
    check(facts, "knocked-out", told_out if out and not last_standing and not won_by_apes else None)
    check(facts, "last-standing", {"seat": course.winners[0]} if last_standing else None)
    check(facts, "apes-won", {"seat": course.winners[0]} if won_by_apes else None)
    check(facts, "length", {"throws": len(throws), "rounds": throws[-1].round})


# Azen jagen


def alone_most(counts: Counter[int]) -> dict[str, Any] | None:
    ranked = counts.most_common(2)
    if not ranked or ranked[0][1] < 2 or (len(ranked) > 1 and ranked[1][1] == ranked[0][1]):
        return None
    return {"seat": ranked[0][0], "many": ranked[0][1]}


def recount_azen_jagen(course: Course, facts: dict[str, Fact], sheet: Sheet) -> None:
    aces, drunk, throws = Counter[int](), Counter[int](), 0
    for moment in moments(course):
        throws += len(moment.dice) == 3
        if moment.before["phase"] == "hunt":
            aces[moment.seat] += moment.dice.count(1)
        if (moment.before["phase"], moment.after["phase"]) == ("hunt", "race"):
            drunk[moment.after["drinker"]] += 1
    check(facts, "length", {"throws": throws, "drinks": course.options.get("orders", sum(drunk.values()))})
    check(facts, "most-aces", alone_most(aces))
    check(facts, "most-drunk", alone_most(drunk))
    assert sheet.out == ()


# Zocken


class Turn(NamedTuple):
    seat: int
    round: int
    laid: list[tuple[str, str]]
    bettors: list[int]


def turns_of(course: Course) -> Iterator[Turn]:
    bettors: list[int] = []
    laid: list[tuple[str, str]] = []
    die = ""
    for moment in moments(course):
        kind, _, what = moment.word.partition(" ")
        if kind == "roll":
            die = what
        elif kind == "bet":
            bettors.append(moment.seat)
        elif kind in ("place", "out"):
            laid.append((die, what or "out"))
        if len(laid) == 7:
            yield Turn(moment.seat, moment.round, laid, bettors)
            laid, bettors = [], []


def score_of(turn: Turn, options: dict[str, Any]) -> tuple[int, int]:
    """Z13, Z14: the points of a turn, and its matches."""
    homes, table = options.get("circles", COLOURS), options.get("table", TABLE)
    matches = sum(place.isdigit() and homes[int(place) - 1] == colour for colour, place in turn.laid)
    outs = sum(place == "out" for _, place in turn.laid)
    escapes = sum(place in "<>" for _, place in turn.laid)
    return 50 * (outs == 0) + table[matches] - 10 * escapes - 20 * outs, matches


def recount_zocken(course: Course, facts: dict[str, Fact], sheet: Sheet) -> None:
    won = dict.fromkeys(range(len(course.players)), 0)
    scores: list[tuple[int, dict[str, Any]]] = []
    for turn in turns_of(course):
        points, matches = score_of(turn, dict(course.options))
        scores.append(
            (points, {"seat": turn.seat, "round": turn.round, "points": points, "matches": matches})
        )
        for seat in turn.bettors:
            won[seat] += points // 2 if points > 50 else -20
    check(facts, "best-turn", first_highest(scores))
    check_bets(facts, won, [points for points, _ in scores])


def check_bets(facts: dict[str, Fact], won: dict[int, int], scores: list[int]) -> None:
    """Who won most by bets, or lost most, and else how many turns came above 50."""
    most, least = max(won.values()), min(won.values())
    first = {points: seat for seat, points in reversed(won.items())}
    check(facts, "bets-won", {"points": most, "seat": first[most]} if most > 0 else None)
    lost = {"points": -least, "seat": first[least]}
    check(facts, "bets-lost", lost if most <= 0 and least < 0 else None)
    over = {"turns": len(scores), "over": sum(points > 50 for points in scores)}
    check(facts, "over-50", over if most == least == 0 else None)


# 12er Stich


def recount_stich(course: Course, facts: dict[str, Fact], sheet: Sheet) -> None:
    tricks = []
    for moment in moments(course):
        before, after = moment.before, moment.after
        is_card = moment.word[0] in "br" and moment.word[1:].isdigit()
        if is_card and sum_after(before, moment.word) in (0, 12) and before["pile"]:
            ended = after["sizes"][moment.seat] == 0 or after["round"] != before["round"] or not after["pile"]
            assert ended, moment
            gained = after["scores"][moment.seat] - before["scores"][moment.seat]
            bonus = 30 if before["sizes"][moment.seat] == 1 else 0
            trick = {"seat": moment.seat, "round": moment.round, "points": gained - bonus}
            tricks.append((gained - bonus, {**trick, "cards": len(before["pile"]) + 1}))
    best = first_highest([one for one in tricks if one[0] > 0])
    check(facts, "best-trick", best)
    check(facts, "no-trick", None if best else {})


def sum_after(view: View, card: str) -> int:
    """S6: the colour that adds goes up, the other one down."""
    adds = card[0] == view["adds"][0]
    return int((view["sum"] or 0) + (1 if adds else -1) * int(card[1:]))


# Mens erger je niet


def recount_mens(course: Course, facts: dict[str, Fact], sheet: Sheet) -> None:
    hits: list[tuple[int, dict[str, Any]]] = []
    many = 0
    for moment in moments(course):
        before, after = moment.before, moment.after
        if moment.word == "enter":  # onto an own pawn on A: one out of the box, and one back
            many += 0 in before["pawns"][before["colour"]]
        for colour, step, field in went_back(before, after):
            many += 1
            hitter = standing_on(field, before, after, colour)
            seat, victim = before["owner"][hitter], before["owner"][colour]
            if seat != victim:
                hit = {"seat": seat, "seats": str(victim), "colour": colour, "steps": step + 1}
                hits.append((step + 1, {**hit, "round": moment.round}))
    check(facts, "hardest-hit", first_highest(hits))
    check(facts, "length", {"hits": many})


def standing_on(field: int, before: View, after: View, victim: int) -> int:
    """The colour that stands there now; where no other does it hit its own."""
    others = [colour for colour, fields in enumerate(after["fields"]) if field in fields]
    return next((colour for colour in others if field not in before["fields"][colour]), victim)


def went_back(before: View, after: View) -> Iterator[tuple[int, int, int]]:
    """The colour, the step and the field of each pawn that is in its box now and was not."""
    for colour, pawns in enumerate(before["pawns"]):
        gone = Counter(pawns) - Counter(after["pawns"][colour])
        if after["pawns"][colour].count(-1) > pawns.count(-1):
            step = min(step for step in gone if step >= 0)
            yield colour, step, before["fields"][colour][pawns.index(step)]


READERS: dict[str, Callable[[Course, dict[str, Fact], Sheet], None]] = {
    "pietjesbak": recount_pietjesbak,
    "azen_jagen": recount_azen_jagen,
    "zocken": recount_zocken,
    "stich": recount_stich,
    "mens": recount_mens,
}


@pytest.mark.parametrize("name", OWN_GAMES)
def test_a_second_reader_finds_the_same_story(name: str) -> None:
    for seed in range(GAMES_TOLD[name]):
        course = list(course_of(name, seed))[-1]
        story = story_of(course)
        facts = {fact.key: fact for fact in story.facts}
        assert len(facts) == len(story.facts)
        READERS[name](course, facts, story.sheet)
        assert list(story.sheet.scores) == course.scores


def test_the_game_of_the_findings_is_told_as_it_was() -> None:
    """You throw 6-5-2 and stoef, Mieke three apes and goes out, Fons 2-3-4."""
    course = played_from("pietjesbak", 3, 0, "6 5 2", "stop", "1 1 1", "2 3 4", marks=2)
    story = story_of(course)
    facts = {fact.key: fact.arguments for fact in story.facts}
    assert (facts["best-throw"]["seat"], facts["best-throw"]["throw"]) == (1, "apes")
    assert facts["knocked-out"] == {"seats": "1", "many": 1}
    assert story.sheet.out == (1,)
    assert story.sheet.places[1] == 3
