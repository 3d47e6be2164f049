"""Paints the game: the board, the story under it, and what may be typed."""

from __future__ import annotations

import random
from collections.abc import Sequence

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from toog.core.course import Chance, Decision
from toog.core.falls import Dice
from toog.terminal.boards import find_board
from toog.terminal.pages import head
from toog.terminal.prompts import Offer, head_of, letter_of
from toog.terminal.screen import Screen
from toog.terminal.seats import Sitter
from toog.terminal.sight import Sight, ToldStory, paint_names
from toog.texts import Voice

FRAMES_IN_THE_AIR = 3
FRAME = 0.08
LONGEST_LIST = 6


class Painter:
    def __init__(self, screen: Screen, voice: Voice, story: ToldStory, seats: Sequence[Sitter]) -> None:
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

    def paint(
        self,
        *,
        notices: Sequence[Text] = (),
        offers: Sequence[Offer] = (),
        hints: Sequence[Text] = (),
        air: Sequence[int] = (),
    ) -> None:
        """Paints a frame. `air` are dice that have not come to rest."""

        def draw(roomy: bool, explained: bool) -> tuple[list[RenderableType], list[RenderableType]]:
            gap = [Text()] if roomy else []
            board = self.board.draw(self.sight(roomy=roomy, air=air))
            choice = [offer_list(offers, width=self.screen.width, explain=explained)] if offers else []
            return [*head(self.voice), board, *gap], [*gap, *choice, *hints]

        def painting() -> list[RenderableType]:
            lines = self.lines()
            new = sum(len(told) for told in self.story.told[self.story.first_new :])
            cut = Text(f"  {self.voice.say('play-earlier')}", "dim")
            return self.screen.fitted(draw, lines, min(new, len(lines)), cut, notices)

        self.screen.display(painting)

    def lines(self) -> list[Table]:
        """The end of the story, as much as a screen can hold; the new part of it marked and bright."""
        return self.lines_from(max(len(self.story.told) - self.screen.console.height, 0))

    def lines_from(self, first: int) -> list[Table]:
        return [
            self.line(self.voice.tell(telling, self.names), new=number >= self.story.first_new)
            for number, tellings in enumerate(self.story.told[first:], start=first)
            for telling in tellings
        ]

    def line(self, text: str, *, new: bool) -> Table:
        """One line of the story; where it wraps, it goes on under its own beginning."""
        line = Table.grid(padding=(0, 1))
        said = paint_names(Text(text), self.names) if new else Text(text, "dim")
        line.add_row(self.screen.look.pointer if new else " ", said)
        return line

    def tumble(self, dice: Dice) -> None:
        """Shows dice that roll for a moment. What they show meanwhile is only for the eye."""
        if self.screen.quick:
            return
        for _ in range(FRAMES_IN_THE_AIR):
            self.paint(air=[random.choice(dice.faces) for _ in range(dice.count)])
            self.screen.pause(FRAME)

    def offers(self, seat: int) -> list[Offer]:
        sight = self.sight()
        words = self.course.legal(seat)
        tags = self.board.tags(sight, words)
        return [self.offer(sight, word, tag) for word, tag in zip(words, tags, strict=True)]

    def offer(self, sight: Sight, word: str, tag: str) -> Offer:
        return Offer(
            word,
            tag,
            self.board.explain(sight, word),
            letter_of(self.voice, word),
            self.board.values.get(word, ""),
            self.names_of(word),
            head_of(self.voice, word) if " " in word else "",
        )

    def names_of(self, word: str) -> tuple[str, ...]:
        return self.board.names(self.voice, word)

    def said(self, word: str) -> str:
        """A move as the reader calls it."""
        return self.names_of(word)[0]

    def rule_now(self, word: str) -> str:
        return self.board.rule_now(self.sight(), word)

    def within_reach(self, word: str) -> bool:
        return self.board.within_reach(self.sight(), word)


def offer_list(offers: Sequence[Offer], *, width: int, explain: bool) -> RenderableType:
    """Lists moves one to a line while they are few and there is room to explain, side by side when not."""
    if explain and len(offers) <= LONGEST_LIST and any(offer.text for offer in offers):
        return explained(offers)
    row = [offer_in_row(offer) for offer in offers]
    if not explain and all(offer.head for offer in offers) and len(Text("  ").join(row)) > width:
        return places(offers)
    return Columns(row, padding=(0, 2))


def explained(offers: Sequence[Offer]) -> Table:
    grid = Table.grid(padding=(0, 2))
    for offer in offers:
        tag = f" {offer.tag} " if offer.tag else " "
        grid.add_row(Text.assemble(tag, (offer.said, "bold")), Text(offer.meaning))
    return grid


def places(offers: Sequence[Offer]) -> Text:
    """Lists places in short, as `place < 1 2 3`: every place by itself is enough to type."""
    heads: dict[str, list[str]] = {}
    for offer in offers:
        heads.setdefault(offer.head, []).append(offer.tag)
    return Text("  ").join(
        Text.assemble((head, "dim"), (f" {' '.join(tags)}", "bold")) for head, tags in heads.items()
    )


def offer_in_row(offer: Offer) -> Text:
    """A move with its tag, unless its name ends with that already."""
    tag = "" if offer.tag in ("", offer.said.rpartition(" ")[2]) else f"{offer.tag} "
    return Text.assemble((tag, "dim"), (offer.said, "bold"))
