"""Random evenings at every game against a simple model: nobody's doing may confuse a table."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from tests.table.evening import (
    NONCE,
    Gathering,
    caught_up,
    key_of,
    news_of,
    opened,
    reopened,
    snapshot_of,
    whole,
)
from tests.table.model import BOT, NOBODY, PERSON, Model
from tests.table_talk import NAMES
from toog.core.course import Chance, Decision
from toog.core.errors import GameError
from toog.core.record import read_record
from toog.core.registry import find_game, game_names
from toog.core.seal import TERMS, judge_falls, open_bots
from toog.table import REACTIONS, Actor, Entry
from toog.table.commands import (
    ChooseDice,
    Claim,
    ComeBack,
    Command,
    Confirm,
    Fill,
    GoAway,
    Join,
    Leave,
    LetBotSitIn,
    LetIn,
    PassHost,
    Play,
    React,
    Start,
    TakeOver,
    Throw,
    TurnAway,
    Undo,
)

SHORT: dict[str, dict[str, Any]] = {
    "pietjesbak": {"marks": 2},
    "azen_jagen": {"orders": 1},
    "zocken": {"rounds": 1},
    "stich": {"target": 50},
}
seeds = st.integers(0, 2**32).map(random.Random)


class AtTheTable(RuleBasedStateMachine):
    game: str

    @initialize(luck=seeds, data=st.data())
    def open_a_table(self, luck: random.Random, data: st.DataObject) -> None:
        game = find_game(self.game)
        low, high = game.seats
        players = data.draw(st.integers(max(2, low), min(4, high)))
        dice = data.draw(st.sampled_from(["sealed"] if game.hidden else ["sealed", "real"]))
        thinking = data.draw(st.sampled_from([None, 20.0]))
        self.luck = luck
        options = SHORT.get(self.game, {})
        table = opened(self.game, players, dice=dice, thinking=thinking, options=options)
        self.evening = Gathering(table)
        self.model = Model(self.game, options, players, real=dice == "real")
        self.claims = 0
        self.guests: set[int] = set()
        self.clients: list[tuple[tuple[int, ...], dict[str, Any]]] = []
        for _ in range(data.draw(st.sampled_from([players, players, 0]))):
            self.sit_down(bot=data.draw(st.sampled_from([False, False, True])))
        if NOBODY not in self.model.company and data.draw(st.sampled_from([True, True, False])):
            self.do(Start())
            self.play_on(data.draw(st.sampled_from([0, 10, 40])))

    # Saying and hearing

    def do(self, command: Command, *seats: int, by: Actor | None = None) -> list[Entry]:
        entries = self.evening.do(command, *seats, by=by)
        self.hear(entries)
        return entries

    def hear(self, entries: list[Entry]) -> None:
        names = tuple(seat.sitter or "" for seat in self.evening.seats)
        self.model.hear(entries, names)

    def votes(self, seat: int) -> bool:
        return seat not in self.model.away and seat not in self.guests

    def some_seat(self) -> int:
        return self.luck.randrange(len(self.model.company))

    # The company

    @precondition(lambda self: NOBODY in self.model.company)
    @rule(bot=st.booleans())
    def someone_sits_down(self, bot: bool) -> None:
        self.sit_down(bot)

    def sit_down(self, bot: bool) -> None:
        seat = self.model.company.index(NOBODY)
        if self.model.ended:
            return
        if bot:
            self.do(Fill("sensible", NAMES[seat], NONCE))
        elif self.model.course is not None and find_game(self.game).hidden:
            join = Join(NAMES[seat], key_of(NAMES[seat]), NONCE)
            assert self.evening.refused(join, by=Actor()) == "hand-lies-there"
            return
        else:
            self.do(Join(NAMES[seat], key_of(NAMES[seat]), NONCE), by=Actor())
        self.model.company[seat] = BOT if bot else PERSON
        self.model.sat_in.discard(seat)

    @precondition(lambda self: NOBODY not in self.model.company and self.model.course is None)
    @rule()
    def start(self) -> None:
        if self.guests and find_game(self.game).hidden:
            assert self.evening.refused(Start()) == "seats-expected"
            return
        self.do(Start())

    @precondition(lambda self: self.model.people)
    @rule()
    def leave(self) -> None:
        seat = self.luck.choice(self.model.people)
        self.do(Leave(seat), seat)
        if seat in self.guests:
            self.guests.discard(seat)
            self.model.away.add(seat)
        else:
            self.model.company[seat] = NOBODY
            self.model.forget_absence(seat)

    @precondition(lambda self: self.model.people)
    @rule()
    def hand_over(self) -> None:
        seat = self.luck.choice(self.model.people)
        command = TakeOver(seat, f"Zoë {seat}", key_of(f"Zoë {seat}"))
        if seat in self.guests:
            self.evening.refused(command, seat)
            self.do(command, by=Actor(returns=frozenset({seat})))
            self.guests.discard(seat)
            self.model.away.add(seat)
        else:
            self.do(command, seat)
        assert seat in self.evening.table.actor([key_of(f"Zoë {seat}")]).seats

    @precondition(lambda self: self.model.people)
    @rule()
    def come_and_go(self) -> None:
        seat = self.luck.choice(self.model.people)
        if seat in self.model.away:
            self.do(ComeBack(seat), seat)
            self.model.forget_absence(seat)
        else:
            self.do(GoAway(seat), seat)
            self.model.away.add(seat)

    @precondition(lambda self: self.model.away)
    @rule()
    def someone_else_is_let_in(self) -> None:
        seat = self.luck.choice(sorted(self.model.away))
        self.claims += 1
        command = Claim(seat, f"Dré {self.claims}", key_of(f"Dré {self.claims}"))
        playing = self.model.course is not None and not self.model.ended
        if len(self.model.people) <= 1 + playing:
            self.evening.refused(command, by=Actor())
            return
        self.do(command, by=Actor())
        number = self.evening.seats[seat].pending.number
        self.evening.refused(LetIn(seat, number + 1))
        voters = [one for one in self.model.people if self.votes(one)]
        if len(voters) <= playing:
            self.evening.refused(LetIn(seat, number), *voters, by=None if voters else Actor())
            self.do(TurnAway(seat, number))
            return
        for voter in voters:
            if self.evening.seats[seat].claim is not None:
                self.do(LetIn(seat, number), voter)
        assert seat in self.evening.table.actor([key_of(f"Dré {self.claims}")]).seats
        self.guests.add(seat)
        self.model.forget_absence(seat)

    @precondition(lambda self: self.guests)
    @rule()
    def the_owner_is_back(self) -> None:
        seat = self.luck.choice(sorted(self.guests))
        self.do(ComeBack(seat), by=Actor(returns=frozenset({seat})))
        self.guests.discard(seat)
        self.model.forget_absence(seat)

    @rule()
    def miss_the_host(self) -> None:
        self.do(PassHost(), by=Actor())

    @rule(votes=st.booleans())
    def let_bot_sit_in(self, votes: bool) -> None:
        seat = self.some_seat()
        missed = self.model.company[seat] == NOBODY or seat in self.model.away
        voters = [] if not votes else [voter for voter in self.model.people if self.votes(voter)]
        command = LetBotSitIn(seat)
        if self.model.course is None or self.model.ended or not missed:
            self.evening.refused(command, *voters[:1])
        else:
            for voter in [[voter] for voter in voters] or [[]]:
                self.do(command, *voter)
            self.model.sat_in.add(seat)

    @precondition(lambda self: self.model.people)
    @rule(quick=st.booleans())
    def choose_dice(self, quick: bool) -> None:
        seat = self.luck.choice(self.model.people)
        self.do(ChooseDice(seat, quick), seat)

    @precondition(lambda self: self.model.people)
    @rule()
    def react(self) -> None:
        self.evening.now += 1.0
        seat = self.luck.choice(self.model.people)
        self.do(React(seat, self.luck.choice(REACTIONS)), seat)

    # The game

    @rule(seconds=st.sampled_from([0.0, 1.5, 30.0]))
    def time_goes_on(self, seconds: float) -> None:
        self.hear(self.evening.tick(seconds))
        due = self.evening.due()
        assert due is None or due >= self.evening.now

    @precondition(lambda self: self.model.is_on)
    @rule()
    def go_on(self) -> None:
        self.go_one_step()

    @precondition(lambda self: self.model.is_on)
    @rule(steps=st.sampled_from([10, 50]))
    def go_on_for_long(self, steps: int) -> None:
        self.play_on(steps)

    def play_on(self, steps: int) -> None:
        for _ in range(steps):
            if self.model.is_on:
                self.go_one_step()

    def go_one_step(self) -> None:
        assert self.model.course is not None
        self.evening.now += 1.1
        self.hear(self.evening.tick(0.0))
        turn = self.model.course.turn
        if self.evening.table.bot_turn is not None:
            question = self.evening.question()
            assert question.legal == self.model.course.legal(question.seat)
            word = self.luck.choice(question.legal)
            self.do(Play(question.seat, word, question.version), by=Actor.bot(question.seat, "sensible", "1"))
        elif isinstance(turn, Chance):
            self.throw(turn)
        elif isinstance(turn, Decision):
            seat = self.luck.choice(turn.seats)
            if self.model.plays_for_itself(seat):
                word = self.luck.choice(self.model.course.legal(seat))
                self.do(Play(seat, word, self.evening.table.version), seat)

    def throw(self, turn: Chance) -> None:
        table = self.evening.table
        fell = None
        if self.model.real:
            fell = turn.fall.say(turn.fall.draw(self.luck.randrange))
        command = Throw(turn.seat, table.version, fell)
        if self.model.plays_for_itself(turn.seat):
            self.do(command, turn.seat)
        elif self.model.company[turn.seat] == BOT or turn.seat in self.model.sat_in:
            assert fell is not None
            self.do(command)
        else:
            self.evening.refused(command, turn.seat, by=Actor())

    @precondition(lambda self: self.model.people)
    @rule()
    def take_back(self) -> None:
        seat = self.luck.choice(self.model.people)
        self.take_back_if_allowed(seat)

    @precondition(lambda self: self.model.taker in self.model.people)
    @rule()
    def take_back_own(self) -> None:
        assert self.model.taker is not None
        self.take_back_if_allowed(self.model.taker)

    @precondition(lambda self: self.model.stands_open and self.model.taker in self.model.people)
    @rule()
    def confirm(self) -> None:
        assert self.model.taker is not None
        self.do(Confirm(self.model.taker, self.evening.table.version), self.model.taker)

    def take_back_if_allowed(self, seat: int) -> None:
        command = Undo(seat, self.evening.table.version)
        if seat != self.model.taker:
            self.evening.refused(command, seat)
            return
        try:
            self.do(command, seat)
        except GameError:
            assert find_game(self.game).hidden

    @rule(luck=seeds)
    def try_something(self, luck: random.Random) -> None:
        """Wrong seats, old versions, words that do not exist: refused, and nothing has changed."""
        seat = self.some_seat()
        version = self.evening.table.version
        other = (seat + 1) % len(self.model.company)
        word = luck.choice(find_game(self.game).vocabulary)
        tries: list[tuple[Command, Actor]] = [
            (Play(seat, word, version), Actor(frozenset({other}))),
            (Play(seat, word, version), Actor()),
            (Play(seat, word, version), Actor(host=True)),
            (Play(seat, word, version + 1), Actor(frozenset({seat}))),
            (Play(seat, word, 0), Actor(frozenset({seat}))),
            (Play(seat, "abracadabra", version), Actor(frozenset({seat}))),
            (Play(seat, word, version), Actor.bot(other, "sensible", "1")),
            (Throw(seat, version), Actor(frozenset({other}))),
            (Throw(seat, version, "0 0"), Actor(frozenset({seat}))),
            (Undo(seat, version - 1), Actor(frozenset({other}))),
            (Leave(seat), Actor(host=True)),
            (Start(), Actor(frozenset({seat}))),
        ]
        command, actor = luck.choice(tries)
        self.evening.refused(command, by=actor)

    # Looking on

    @rule(data=st.data())
    def look(self, data: st.DataObject) -> None:
        eyes = data.draw(st.sets(st.integers(0, len(self.model.company) - 1)))
        self.clients.append((tuple(eyes), snapshot_of(self.evening.table, eyes)))

    @precondition(lambda self: self.clients)
    @rule()
    def look_again(self) -> None:
        eyes, seen = self.clients.pop(self.luck.randrange(len(self.clients)))
        news = news_of(self.evening.table, eyes, seen["version"])
        now = snapshot_of(self.evening.table, eyes)
        assert news is None or caught_up(seen, news) == now
        assert (news is None) == (self.evening.table.version - seen["version"] > 100)
        self.clients.append((eyes, now))

    @rule()
    def reopen(self) -> None:
        table = reopened(self.evening.table)
        assert whole(table) == whole(self.evening.table)
        self.evening.table = table
        self.hear(self.evening.tick(0.0))

    def teardown(self) -> None:
        """Whoever came and went: were the seal opened now, names, house rules and bots would be under it."""
        standing = self.evening.table.standing
        if standing.running is None or standing.opened.seal is None or not self.evening.course.events:
            return
        record = self.evening.table.record(everything=True)
        record["seal"] |= {"secret": standing.secret.hex()}
        if (bots := record.get("meta", {}).get("bots")) is not None:
            bots["secret"] = standing.luck.secret.hex()
            open_bots(read_record(record))
        assert set(TERMS) < set(judge_falls(read_record(record)).binds)

    @invariant()
    def the_table_is_as_the_model(self) -> None:
        table = self.evening.table
        seen = snapshot_of(table, ())
        assert [seat["kind"] for seat in seen["seats"]] == self.model.company
        assert {number for number, seat in enumerate(seen["seats"]) if seat["away"]} == self.model.away
        if self.model.course is not None:
            assert self.evening.course.events == self.model.course.events
            assert self.evening.course.state == self.model.course.state
            assert seen["scores"] == self.model.course.scores
            assert (seen["status"] == "over") == (not self.model.is_on and not self.model.stands_open)


@pytest.mark.parametrize("game", game_names())
def test_evenings_against_a_model(game: str) -> None:
    machine = type(f"AtTheTable_{game}", (AtTheTable,), {"game": game})
    few = settings(
        max_examples=10,
        stateful_step_count=30,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
    run_state_machine_as_test(machine, settings=few)
