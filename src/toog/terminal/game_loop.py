"""The game loop: whoever is on turn throws, chooses, or says something to the house.

The table judges, and says what falls by itself and what may be taken back. The loop acts at it for everyone
who sits at the keyboard.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from rich.text import Text

from toog.core.contract import OVER, RACE
from toog.core.course import Chance, Course, Decision, Over
from toog.core.errors import BotError, GameError
from toog.core.falls import Dice, Pack
from toog.table import Actor, Entry, Table, TableError
from toog.table.commands import Command, Confirm, Play, Throw, Undo
from toog.terminal.adviser import NO_ADVICE, AdviceWish, Adviser
from toog.terminal.asking import Asking
from toog.terminal.auto import Auto, ask_auto, remember_auto
from toog.terminal.cup import REAL, Cup
from toog.terminal.dialogue import Dialogue
from toog.terminal.keyboard_table import NOW, TakingBack, WayBack, running_at
from toog.terminal.leaving import WAYS_OUT, Quit
from toog.terminal.prompts import Answer, HouseWord, Offer, Unclear, fold, read_answer, read_dice, shown
from toog.terminal.questions import Questions
from toog.terminal.screen import LONGEST_PAUSE, Screen
from toog.terminal.seats import Sitter, kinds_of, people
from toog.terminal.shelf import Shelf
from toog.texts import Voice

BOT_THINKS = 0.25


class GameLoop:
    def __init__(
        self,
        table: Table,
        seats: Sequence[Sitter],
        cup: Cup,
        shelf: Shelf,
        screen: Screen,
        voice: Voice,
        *,
        auto: Auto = Auto.NONE,
        advice: AdviceWish = NO_ADVICE,
    ) -> None:
        self.table = table
        self.running = running_at(table)
        self.seats = seats
        self.cup = cup
        self.shelf = shelf
        self.screen = screen
        self.voice = voice
        self.auto = auto
        self.people = people(seats)
        self.hands = Actor(frozenset(self.people), host=True)
        self.taking_back = TakingBack(table, self.people)
        self.dialogue = Dialogue(screen, voice, self.course, seats)
        self.unkept = False
        self.asking = Asking()
        self.adviser = Adviser(advice, self.dialogue, len(self.people))
        self.meta: dict[str, Any] = {}

    @property
    def course(self) -> Course:
        return self.running.course

    def play(self) -> None:
        self.asking.warm(self.course, (seat.bot for seat in self.seats if seat.bot is not None))
        while not self.is_over:
            self.step()

    @property
    def is_over(self) -> bool:
        return self.table.is_over

    @property
    def is_unconfirmed(self) -> bool:
        """Whether the game is over only if real dice were typed as they fell."""
        return not self.is_over and isinstance(self.course.turn, Over) and self.running.undoer is not None

    @property
    def has_just_ended(self) -> bool:
        """Whether nothing is left but that the table says so."""
        return not self.is_over and isinstance(self.course.turn, Over) and self.running.undoer is None

    def step(self) -> None:
        """Makes one throw or one move, or answers one thing that was said."""
        turn = self.course.turn
        if isinstance(turn, Chance):
            self.chance(turn)
        elif isinstance(turn, Decision):
            self.decide(self.course.game.rules.in_turn(self.course.state))
        elif self.is_unconfirmed:
            self.confirm()
        else:
            self.go_on()

    def ask_table(self, actor: Actor, command: Command) -> None:
        """Hands a command to the table. Raises the reason where it is refused."""
        self.hear(self.table.handle(actor, command, NOW))

    def go_on(self) -> None:
        """Tells the table that everything was seen, so that what happens by itself can happen."""
        self.table.seen(NOW)
        self.hear(self.table.tick(NOW))

    def hear(self, entries: Sequence[Entry]) -> None:
        for moment in self.table.log.since(self.table.version - len(entries)):
            self.dialogue.story.hear(moment)
        if self.has_just_ended:
            self.go_on()  # at once: the last event is kept together with the seal that it opens
        elif not self.is_unconfirmed:  # that is kept when someone has confirmed it
            self.keep_up()

    # Chance

    def chance(self, turn: Chance) -> None:
        if isinstance(turn.fall, Dice) and self.cup.kind == REAL:
            self.ask_what_fell(turn.seat, turn.fall)
        elif self.table.standing.falls_by_itself(self.running, turn.seat):
            self.tumble(turn)
            self.go_on()
            self.let_see_throw(turn)
        elif (self.auto is Auto.ALL and not self.screen.called) or self.taps(turn):
            self.tumble(turn)
            self.ask_table(self.hands, Throw(turn.seat, self.table.version))
            self.let_see_throw(turn)

    def taps(self, turn: Chance) -> bool:
        """Asks for the throw and answers whether Enter was typed; anything else is for the house."""
        self.dialogue.face_the_table()
        key = "play-shuffle" if isinstance(turn.fall, Pack) else "play-throw"
        count = turn.fall.count if isinstance(turn.fall, Dice) else 0
        typed = self.ask(self.voice.say(key, name=self.dialogue.name(turn.seat), dice=count))
        answer = read_answer(typed, (), self.voice)
        if not fold(typed):
            return True
        if isinstance(answer, HouseWord):
            self.obey(answer, turn.seat, ())
        else:
            key = "play-enter-shuffles" if isinstance(turn.fall, Pack) else "play-enter-throws"
            self.dialogue.warn(self.voice.say(key, word=shown(typed), rule=turn.fall.rule))
        return False

    def ask_what_fell(self, seat: int, dice: Dice) -> None:
        """Asks what real dice show on the table, for the throw of a bot as well."""
        self.dialogue.face_the_table()
        asked = self.voice.say("play-what-fell", name=self.dialogue.name(seat), dice=dice.count)
        typed = self.ask(asked)
        answer = read_answer(typed, (), self.voice)
        fell = read_dice(typed, dice)
        if isinstance(answer, HouseWord):
            self.obey(answer, seat, ())
        elif fell is None:
            faces = ", ".join(str(face) for face in dict.fromkeys(dice.faces))
            said = self.voice.say(
                "play-not-dice", word=shown(typed), dice=dice.count, faces=faces, rule=dice.rule
            )
            self.dialogue.warn(said)
        else:
            self.ask_table(self.hands, Throw(seat, self.table.version, fell))

    def tumble(self, turn: Chance) -> None:
        if isinstance(turn.fall, Dice):
            self.dialogue.painter.tumble(turn.fall)

    def let_see_throw(self, turn: Chance) -> None:
        if turn.seat not in self.people:
            self.dialogue.let_see(BOT_THINKS)
        elif self.auto is Auto.ALL:
            self.dialogue.let_see(LONGEST_PAUSE)

    def confirm(self) -> None:
        seat = self.running.undoer
        if self.ask_whether_right() and seat is not None:
            self.ask_table(self.hands, Confirm(seat, self.table.version))

    def ask_whether_right(self) -> bool:
        """Asks whether the throw that ends the game was typed as it fell, and takes it back if not."""
        way = WayBack(self.course.events[-1], 1)
        try:
            typed = self.ask(self.voice.say("play-last-throw", dice=way.event.word))
        except WAYS_OUT:
            self.go_back(way)
            raise
        answer = read_answer(typed, (), self.voice)
        if answer is HouseWord.QUIT or answer is HouseWord.UNDO:
            self.go_back(way)
        elif answer in (HouseWord.RULES, HouseWord.STORY):
            self.dialogue.read_up(answer, 0, ())
        if answer is HouseWord.QUIT:
            raise Quit
        return not fold(typed)

    # Decisions

    def decide(self, seat: int) -> None:
        if self.seats[seat].bot is not None:
            self.let_bot_play()
            return
        self.dialogue.take_keyboard(seat)
        offers = self.dialogue.painter.offers(seat)
        if len(offers) == 1 and self.plays_by_itself(seat, offers[0].word):
            self.play_only_move(seat, offers[0])
        else:
            self.choose(seat, offers)

    def let_bot_play(self) -> None:
        """Plays for a bot. The same seed and moment give the same move, also in a game that was put away."""
        self.table.seen(NOW)
        turn = self.table.bot_turn
        if turn is None:
            raise TableError("not-asked")
        waits = self.voice.say("play-bot-thinks", name=self.dialogue.name(turn.seat))
        chosen = self.asking.ask(self.course.game, turn, lambda: self.dialogue.show_waiting(waits))
        if isinstance(chosen.fault, BotError):
            reason = self.voice.error(chosen.fault)
            self.dialogue.warn(self.voice.say("play-bot-broke", bot=turn.bot, reason=reason))
        if self.may_be_mistyped and self.would_end(turn.seat, chosen.word) and not self.ask_whether_right():
            return
        hand = Actor.bot(turn.seat, chosen.bot, chosen.version)
        self.ask_table(hand, Play(turn.seat, chosen.word, turn.version))
        self.dialogue.let_see(BOT_THINKS)

    @property
    def may_be_mistyped(self) -> bool:
        """Whether real dice were typed last, which nobody has moved on yet."""
        return self.cup.kind == REAL and self.course.can_retype and self.running.undoer is not None

    def plays_by_itself(self, seat: int, word: str) -> bool:
        """Whether the only move there is needs no key. A race does, and a word that takes up the dice.

        With real dice the last throw may have been typed wrongly: whoever moves on it says that it was not.
        """
        if self.cup.kind == REAL and self.would_end(seat, word):
            return False
        game = self.course.game
        by_hand = word in game.throws or game.rules.turn(self.course.state) == RACE
        return self.auto is Auto.ALL or (self.auto is Auto.MOVES and not by_hand)

    def would_end(self, seat: int, word: str) -> bool:
        foreseen = self.running.picture.after(seat, word)
        return bool(self.course.game.rules.turn(foreseen) == OVER)

    def play_only_move(self, seat: int, offer: Offer) -> None:
        """Plays the only move there is, shown before and after. Whoever types meanwhile is asked."""
        said = self.voice.say("play-by-itself", name=self.dialogue.name(seat), word=offer.said)
        self.dialogue.let_see(LONGEST_PAUSE, Text(said, "green"))
        if self.screen.called:
            self.choose(seat, [offer])
            return
        self.taking_back.note_by_itself()
        self.move(seat, offer.word)
        self.dialogue.let_see(LONGEST_PAUSE)

    def choose(self, seat: int, offers: Sequence[Offer]) -> None:
        self.adviser.get_ready(seat, offers)
        forced = offers[0].said if len(offers) == 1 else ""
        prompt = self.voice.say("play-enter-plays", name=self.dialogue.name(seat), word=forced)
        asked = prompt if forced else self.dialogue.name(seat)
        typed = self.ask(asked, offers) or forced
        self.answer(seat, typed, read_answer(typed, offers, self.voice), offers)

    def answer(self, seat: int, typed: str, answer: Answer, offers: Sequence[Offer]) -> None:
        if isinstance(answer, HouseWord):
            self.obey(answer, seat, offers)
        elif isinstance(answer, Offer):
            self.play_chosen(seat, answer.word, offers)
        else:
            self.refuse(seat, typed, answer, offers)

    def play_chosen(self, seat: int, word: str, offers: Sequence[Offer]) -> None:
        """Makes a move of which the coach may have something to say, before anything follows on it."""
        question = self.adviser.consider(seat, offers)
        self.move(seat, word)
        said = self.adviser.judge(question, word, offers)
        while said and not self.is_heard(said):
            pass

    def is_heard(self, said: Sequence[Text]) -> bool:
        """Asks whether to go on after what the coach said, or to take the move back where that is fair."""
        way = self.taking_back.find()
        key = "play-coach-go-back" if isinstance(way, WayBack) else "play-coach-go-on"
        self.dialogue.notices += said
        typed = self.ask(self.voice.say(key, undo=self.voice.say("play-command-undo")))
        answer = read_answer(typed, (), self.voice)
        if answer is HouseWord.UNDO:
            self.undo()
        elif answer is HouseWord.COACH:
            self.adviser.switch()
        elif answer is HouseWord.QUIT:
            raise Quit
        elif answer in (HouseWord.RULES, HouseWord.STORY):
            self.dialogue.read_up(answer, 0, ())
        went_back = answer is HouseWord.UNDO and isinstance(way, WayBack)
        return went_back or answer is HouseWord.COACH or not fold(typed)

    def refuse(self, seat: int, typed: str, unclear: Unclear, offers: Sequence[Offer]) -> None:
        """Says in one sentence which rule forbids what was typed, or which words there are."""
        word = self.dialogue.meant(typed, unclear, offers)
        if word in self.course.game.vocabulary:
            self.try_anyway(seat, word)
        else:
            self.dialogue.say_which(typed, unclear, offers)

    def try_anyway(self, seat: int, word: str) -> None:
        try:
            self.move(seat, word)
        except GameError as error:
            self.dialogue.warn(self.voice.refusal(error, self.course.players))

    def move(self, seat: int, word: str) -> None:
        self.ask_table(self.hands, Play(seat, word, self.table.version))

    def keep_up(self) -> None:
        """Puts the game away after every event, so that nothing is lost whatever becomes of the terminal.

        A disk that is full is said once, and the game goes on.
        """
        try:
            self.put_away()
            self.unkept = False
        except OSError as error:
            if not self.unkept:
                self.dialogue.warn(self.voice.say("play-cannot-save", reason=str(error.strerror)))
            self.unkept = True

    # The house

    def ask(self, prompt: str, offers: Sequence[Offer] = ()) -> str:
        return self.dialogue.ask(prompt, offers, self.taking_back.find())

    def obey(self, word: HouseWord, seat: int, offers: Sequence[Offer]) -> None:
        if word is HouseWord.QUIT:
            raise Quit
        does: dict[HouseWord, Callable[[], None]] = {
            HouseWord.UNDO: self.undo,
            HouseWord.SAVE: self.save,
            HouseWord.AUTO: self.choose_auto,
            HouseWord.COACH: self.adviser.switch,
            HouseWord.HINT: partial(self.adviser.give_hint, seat, offers),
        }
        does.get(word, partial(self.dialogue.read_up, word, seat, offers))()

    def choose_auto(self) -> None:
        self.auto = ask_auto(Questions(self.screen, self.voice), self.auto)
        remember_auto(self.auto)
        self.dialogue.note(self.voice.say("play-auto-chosen"))

    def undo(self) -> None:
        way = self.taking_back.find()
        if isinstance(way, WayBack):
            self.go_back(way)
        else:
            self.dialogue.say_no_way_back(way)

    def go_back(self, way: WayBack) -> None:
        for _ in range(way.steps):
            seat = self.running.undoer
            if seat is not None:
                self.ask_table(self.hands, Undo(seat, self.table.version))
        self.taking_back.went()
        self.dialogue.say_went_back(way)

    def save(self) -> None:
        try:
            self.dialogue.note(self.voice.say("play-saved", file=str(self.put_away())))
        except OSError as error:
            self.dialogue.warn(self.voice.say("play-cannot-save", reason=str(error.strerror)))

    def put_away(self) -> Path:
        return self.shelf.put(self.record(), None if self.is_over else self.cup.private())

    def record(self) -> dict[str, Any]:
        standing = self.table.standing
        bots = {} if standing.bots is None else {"bots": standing.bots}
        return self.course.record(standing.seal, self.meta | {"seats": kinds_of(self.seats)} | bots)
