"""Paints the game: the board, the story under it, and what may be typed."""

from __future__ import annotations

import random
from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from toog.cli.play.boards import find_board
from toog.cli.play.pages import head
from toog.cli.play.prompts import Offer
from toog.cli.play.screen import Screen
from toog.cli.play.seats import Seat
from toog.cli.play.sight import Sight, paint_names
from toog.cli.play.story import Story
from toog.core.course import Chance, Decision
from toog.core.falls import Dice
from toog.texts import Voice

FRAMES_IN_THE_AIR = 4
FRAME = 0.11
LONGEST_LIST = 6


class Painter:
    def __init__(self, screen: Screen, voice: Voice, story: Story, seats: Sequence[Seat]) -> None:
        self.screen = screen
        self.voice = voice
        self.story = story
        self.course = story.course
        self.seats = seats
        self.names = tuple(seat.name for seat in seats)
        self.board = find_board(self.course.game.name)

    def sight(self, *, roomy: bool = True, air: Sequence[int] = ()) -> Sight:
        view = self.course.view(self.story.eyes)
        return Sight(
            game=self.course.game,
            voice=self.voice,
            look=self.screen.look,
            names=self.names,
            bots=tuple(seat.bot is not None for seat in self.seats),
            options=self.course.options,
            view=view,
            earlier=self.story.last_view or view,
            scores=tuple(self.course.scores),
            on_turn=self.on_turn(),
            fell=tuple(air) or self.last_dice(),
            eyes=self.story.eyes,
            width=self.screen.width,
            roomy=roomy,
        )

    def on_turn(self) -> tuple[int, ...]:
        turn = self.course.turn
        if isinstance(turn, Chance):
            return (turn.seat,)
        if isinstance(turn, Decision):
            return (self.course.game.rules.in_turn(self.course.state),)
        return ()

    def last_dice(self) -> tuple[int, ...]:
        for event in reversed(self.course.events):
            if event.seat is None:
                which, fell = self.course.game.read_fall(event.word)
                return tuple(fell) if isinstance(self.course.game.falls[which], Dice) else ()
        return ()

    def paint(self, below: Sequence[RenderableType] = (), air: Sequence[int] = ()) -> None:
        def draw(roomy: bool) -> tuple[list[RenderableType], list[RenderableType]]:
            gap = [Text()] if roomy else []
            board = self.board.draw(self.sight(roomy=roomy, air=air))
            return [*head(self.voice), board, *gap], [*gap, *below]

        self.screen.paint(draw, self.lines(), Text(f"  {self.voice.say('play-earlier')}", "dim"))

    def lines(self) -> list[Table]:
        """The end of the story, as much as a screen can hold; the new part of it marked and bright."""
        return self.lines_from(max(len(self.story.told) - self.screen.console.height, 0))

    def lines_from(self, first: int) -> list[Table]:
        return [
            self.line(self.voice.tell(telling, self.names), new=self.story.is_new(number))
            for number, tellings in enumerate(self.story.told[first:], start=first)
            for telling in tellings
        ]

    def line(self, text: str, *, new: bool) -> Table:
        """What wraps hangs under its own beginning."""
        line = Table.grid(padding=(0, 1))
        said = paint_names(Text(text), self.names) if new else Text(text, "dim")
        line.add_row(self.screen.look.pointer if new else " ", said)
        return line

    def tumble(self, dice: Dice) -> None:
        """The dice roll for a moment. What they show meanwhile is only for the eye."""
        if self.screen.quick:
            return
        for _ in range(FRAMES_IN_THE_AIR):
            self.paint(air=[random.choice(dice.faces) for _ in range(dice.count)])
            self.screen.pause(FRAME)

    def offers(self, seat: int) -> list[Offer]:
        sight = self.sight()
        words = self.course.legal(seat)
        tags = self.board.tags(sight, words)
        return [
            Offer(word, tag, self.board.explain(sight, word), self.letter(word))
            for word, tag in zip(words, tags, strict=True)
        ]

    def letter(self, word: str) -> str:
        key = f"move-{word.replace(' ', '-')}-key"
        return self.voice.say(key) if self.voice.knows(key) else ""

    def offer_list(self, offers: Sequence[Offer]) -> RenderableType:
        """One line each while there are few, all in a row when there are many."""
        if len(offers) > LONGEST_LIST:
            return offer_row(offers)
        grid = Table.grid(padding=(0, 1))
        for offer in offers:
            grid.add_row(f" {offer.tag}", Text(offer.word, "bold"), Text(offer.text))
        return grid


def offer_row(offers: Sequence[Offer]) -> Text:
    row = Text(" ")
    for offer in offers:
        row.append(f"{offer.tag} " if offer.tag.isdecimal() else "", "dim")
        row.append(f"{offer.word}   ", "bold")
    return row
