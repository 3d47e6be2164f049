"""Where chance comes from, and that sealed dice are exactly those the design describes."""

from __future__ import annotations

import hashlib
import re
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toog.core.errors import Illegal
from toog.core.falls import Dice, Pack
from toog.core.sources import BotLuck, Real, Scripted, Sealed, Seeded, Source, choose_from

ONE_DIE = Dice(1, rule="C2")
THREE_DICE = Dice(3, rule="P3")
SPECIAL = Dice(1, rule="M9", faces=(2, 3, 3, 4, 4, 5))
CARDS = tuple(f"{colour}{number}" for colour in "br" for number in range(1, 13))
PACK = Pack(kinds=CARDS, copies=(2,) * 24, rule="S1")

SECRET = bytes(range(32))
NONCES = ("aa11", "b2", "c3d4")


# Sealed dice once more, from the text of the design and nothing else.


def hmac_sha256(secret: bytes, message: bytes) -> bytes:
    """RFC 2104, by hand."""
    padded = secret.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


class Stream:
    def __init__(self, secret: bytes, nonces: tuple[str, ...], event: int, terms: str | None = None) -> None:
        self.secret = secret
        version = "toog/1|" if terms is None else "toog/2|" + terms + "|"
        self.text = version + "|".join(nonces) + f"|{event}|"
        self.block = 0
        self.left = b""

    def byte(self) -> int:
        if not self.left:
            self.left = hmac_sha256(self.secret, (self.text + str(self.block)).encode())
            self.block += 1
        first, self.left = self.left[0], self.left[1:]
        return first

    def choice(self, among: int) -> int:
        while (byte := self.byte()) >= 256 - 256 % among:
            pass
        return byte % among


secrets_of_32 = st.binary(min_size=32, max_size=32)
some_nonces = st.lists(st.text("0123456789abcdef", min_size=1, max_size=32), min_size=1, max_size=8).map(
    tuple
)
events = st.integers(0, 5000)


@given(secrets_of_32, some_nonces, events)
def test_sealed_dice_are_those_of_the_design(secret: bytes, nonces: tuple[str, ...], event: int) -> None:
    stream = Stream(secret, nonces, event)
    assert Sealed(secret, nonces).fall(THREE_DICE, event) == [stream.choice(6) + 1 for _ in range(3)]


@given(secrets_of_32, some_nonces, events, st.binary(min_size=32, max_size=32))
def test_dice_under_a_seal_of_version_2_are_those_of_the_design(
    secret: bytes, nonces: tuple[str, ...], event: int, terms: bytes
) -> None:
    stream = Stream(secret, nonces, event, terms.hex())
    dice = Sealed(secret, nonces, terms.hex())
    assert dice.fall(THREE_DICE, event) == [stream.choice(6) + 1 for _ in range(3)]
    message = b"toog/2|bots|" + terms.hex().encode()
    assert BotLuck.beside(secret, nonces, terms.hex()).secret == hmac_sha256(secret, message)


@given(secrets_of_32, some_nonces, events)
def test_the_sealed_special_die_is_that_of_the_design(
    secret: bytes, nonces: tuple[str, ...], event: int
) -> None:
    stream = Stream(secret, nonces, event)
    assert Sealed(secret, nonces).fall(SPECIAL, event) == [[2, 3, 3, 4, 4, 5][stream.choice(6)]]


@given(secrets_of_32, some_nonces, events)
def test_a_sealed_shuffle_is_that_of_the_design(secret: bytes, nonces: tuple[str, ...], event: int) -> None:
    """48 cards want more than one block of 32 bytes."""
    stream = Stream(secret, nonces, event)
    cards = [card for card in CARDS for _ in range(2)]
    for last in range(len(cards) - 1, 0, -1):
        other = stream.choice(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    assert PACK.say(Sealed(secret, nonces).fall(PACK, event)) == " ".join(cards)
    assert stream.block > 1


def test_sealed_dice_fall_the_same_for_ever() -> None:
    """Written down once: a change of these numbers breaks every sealed record there is."""
    sealed = Sealed(SECRET, NONCES)
    assert [THREE_DICE.say(sealed.fall(THREE_DICE, event)) for event in range(4)] == [
        "6 2 1", "6 6 2", "3 5 2", "6 3 5",
    ]  # fmt: skip
    assert sealed.hash == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_choices_have_no_bias() -> None:
    """All 256 bytes: each face is chosen 256 // faces times, and only the rest is refused."""
    for faces in range(1, 257):
        stream = iter(range(256))
        choose = choose_from(stream)
        each = 256 // faces
        chosen = Counter(choose(faces) for _ in range(each * faces))
        assert chosen == dict.fromkeys(range(faces), each)
        assert list(stream) == list(range(each * faces, 256))


def test_a_refused_byte_is_skipped() -> None:
    choose = choose_from(iter([255, 252, 251, 253, 0]))
    assert [choose(6), choose(6)] == [251 % 6, 0]


@pytest.mark.parametrize("change", ["secret", "nonces", "order", "event"])
def test_everything_in_the_seal_matters(change: str) -> None:
    sealed, event = Sealed(SECRET, NONCES), 0
    before = sealed.fall(PACK, event)
    if change == "secret":
        sealed = Sealed(SECRET[::-1], NONCES)
    elif change == "nonces":
        sealed = Sealed(SECRET, (*NONCES[:2], "c3d5"))
    elif change == "order":
        sealed = Sealed(SECRET, NONCES[::-1])
    else:
        event = 1
    assert sealed.fall(PACK, event) != before


def test_a_seal_hides_the_secret_until_it_is_shown() -> None:
    sealed = Sealed(SECRET, NONCES)
    closed = sealed.seal(shown=False)
    assert closed == {"hash": hashlib.sha256(SECRET).hexdigest(), "nonces": list(NONCES), "secret": None}
    assert SECRET.hex() not in str(closed)
    assert sealed.seal(shown=True) == closed | {"secret": SECRET.hex()}


def test_a_fresh_seal_has_a_secret_and_a_nonce_for_each_seat() -> None:
    first, second = Sealed.deal(3), Sealed.deal(3)
    assert len(first.secret) == 32
    assert len(first.nonces) == 3
    assert all(re.fullmatch("[0-9a-f]{32}", nonce) for nonce in first.nonces)
    assert len({first.secret, second.secret}) == 2
    assert len({*first.nonces, *second.nonces}) == 6


def test_seeded_dice_can_be_thrown_again() -> None:
    for seed in (7, -1, 2**80, "café"):
        falls = [Seeded(seed).fall(THREE_DICE, event) for event in range(20)]
        assert falls == [Seeded(seed).fall(THREE_DICE, event) for event in range(20)]
        assert all(THREE_DICE.read(THREE_DICE.say(fell)) == fell for fell in falls)
        assert len({tuple(fell) for fell in falls}) > 10


def test_seeded_dice_fall_the_same_for_ever() -> None:
    assert [THREE_DICE.say(Seeded(7).fall(THREE_DICE, event)) for event in range(4)] == [
        "1 6 2", "3 6 5", "6 6 2", "2 5 1",
    ]  # fmt: skip


def test_another_seed_throws_other_dice() -> None:
    assert Seeded(7).fall(PACK, 0) != Seeded(8).fall(PACK, 0)
    assert Seeded(7).fall(PACK, 0) != Seeded(7).fall(PACK, 1)
    assert Seeded.fresh() != Seeded.fresh()


def test_a_script_falls_as_written() -> None:
    script = Scripted(["4", "6 5 4"])
    assert script.fall(ONE_DIE, 0) == [4]
    assert script.fall(THREE_DICE, 1) == [6, 5, 4]
    assert script.fall(THREE_DICE, 1) == [6, 5, 4]


def test_after_the_script_someone_has_to_say() -> None:
    assert Scripted([]).fall(ONE_DIE, 0) is None
    assert Scripted(word for word in ["4"]).fall(ONE_DIE, 1) is None


@pytest.mark.parametrize("word", ["4", "7 7 7", "", "x" * 500])
def test_a_wrong_script_is_refused(word: str) -> None:
    with pytest.raises(Illegal) as refused:
        Scripted([word]).fall(THREE_DICE, 0)
    assert refused.value.rule == "P3"
    assert "d d d" in str(refused.value)
    assert len(str(refused.value)) < 200


def test_real_dice_are_said_by_someone() -> None:
    dice: Source = Real()
    assert dice.fall(ONE_DIE, 0) is None
