"""The sheet by round: who led, since when, and who came where."""

from __future__ import annotations

from toog.core.contract import Fact
from toog.core.sheet import Scorer, Sheet
from toog.core.story import tell_lead


def sheet_of(*rows: list[int], winners: tuple[int, ...]) -> Sheet:
    """Of a game in which the most points win."""
    scorer = Scorer([0] * len(rows[0]))
    for number, totals in enumerate(rows, start=1):
        scorer.close(number, totals, [-points for points in totals])
    return scorer.sheet(winners)


def test_a_row_says_what_the_round_changed() -> None:
    sheet = sheet_of([5, 0], [5, 20], winners=(1,))
    assert [row.gains for row in sheet.rows] == [(5, 0), (0, 20)]
    assert sheet.scores == (5, 20)


def test_winners_come_first_and_equals_share_a_place() -> None:
    assert sheet_of([10, 30, 10, 20], winners=(1,)).places == [3, 1, 3, 2]
    assert sheet_of([30, 30, 10], winners=(0, 1)).places == [1, 1, 3]
    assert sheet_of([10, 30], winners=(0,)).places == [1, 2], "whatever they have, winners have won"


def test_the_turning_point_is_where_the_winner_went_ahead_for_good() -> None:
    assert tell_lead(sheet_of([5, 0], [9, 8], winners=(0,))) == [Fact("led", {"seat": 0})]
    assert tell_lead(sheet_of([5, 0], [5, 9], winners=(1,))) == [Fact("ahead-at-last", {"seat": 1})]
    there_and_back = sheet_of([5, 0], [5, 9], [12, 9], [14, 9], winners=(0,))
    assert tell_lead(there_and_back) == [Fact("took-lead", {"seat": 0, "round": 3})]
    level_for_long = sheet_of([5, 5], [9, 9], [12, 9], [14, 9], winners=(0,))
    assert tell_lead(level_for_long) == [Fact("took-lead", {"seat": 0, "round": 3})]


def test_there_is_no_turning_point_in_one_round_nor_alone_nor_in_a_shared_win() -> None:
    assert tell_lead(sheet_of([5, 0], winners=(0,))) == []
    assert tell_lead(sheet_of([5], [9], winners=(0,))) == []
    assert tell_lead(sheet_of([5, 0], [9, 9], winners=(0, 1))) == []
