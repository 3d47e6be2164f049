"""A table for one keyboard: dice that follow a seed, real dice with packs of the house, races in turn."""

from __future__ import annotations

from tests.table.evening import HOST, NONCE, Evening, key_of
from toog.core.registry import find_game
from toog.core.sources import Seeded
from toog.table import Actor, Table
from toog.table.commands import Throw
from toog.table.entries import Fell, Opened, Sat, Started
from toog.table.shapes import DiceKind

SEED = b"1"
BOTH = Actor(frozenset({0, 1}), host=True)


def keyboard_table(game: str, dice: DiceKind) -> Table:
    opened = Opened(0.0, game, 2, {}, dice, None, HOST, None, None, listed=False, bot="sensible")
    table = Table("keyboard", opened, SEED)
    for seat, name in enumerate(("An", "Bo")):
        table.add(Sat(0.0, seat, name, key_of(name), NONCE))
    table.add(Started(0.0, (NONCE, NONCE)))
    return table


def thrown(table: Table, fell: str | None = None) -> str:
    seat = table.standing.awaited
    assert seat is not None
    (entry,) = table.handle(BOTH, Throw(seat, table.version, fell), 0.0)
    assert isinstance(entry, Fell)
    return entry.word


def test_seeded_dice_fall_as_the_seed_says() -> None:
    (die, *_) = find_game("pietjesbak").falls
    dice = Seeded(SEED.decode())
    table = keyboard_table("pietjesbak", "seeded")
    assert [thrown(table), thrown(table)] == [die.say(dice.fall(die, 0)), die.say(dice.fall(die, 1))]


def test_with_real_dice_the_house_still_shuffles_the_pack() -> None:
    pack = find_game("stich").falls[1]
    table = keyboard_table("stich", "real")
    assert thrown(table, "3") == "3"
    assert thrown(table) == pack.say(Seeded(SEED.decode()).fall(pack, 1))


def test_a5_without_a_pause_a_race_goes_in_turn() -> None:
    evening = Evening("azen_jagen", people=2, falls=["6", "1", *["1 1 1"] * 3, "2 3 4"], pause=None)
    for _ in range(5):
        evening.throw(evening.on_turn())
    assert len(evening.running.chooses) == 2
    assert not evening.races()
    assert evening.on_turn() == evening.course.game.rules.in_turn(evening.course.state)
