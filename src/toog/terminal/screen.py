"""The terminal: what is painted on it, what is typed on it, and how long it takes its time."""

from __future__ import annotations

import io
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress

from rich.console import Console, Group, RenderableType
from rich.segment import Segment
from rich.text import Text

from toog.terminal.keyboard import Disturbed, Keyboard, hidden_typing
from toog.terminal.look import look_for

LONGEST_PAUSE = 0.5
FEWEST_STORY_LINES = 3

# Draws everything above and below what is said: with room to spare or without, choices explained or not.
Draw = Callable[[bool, bool], tuple[list[RenderableType], list[RenderableType]]]
ROOMS = ((True, True), (False, True), (False, False))


def is_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def prepare_streams() -> None:
    """Makes sure that nothing typed or written can fail for want of a character."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="toog-nearest")


class Screen:
    def __init__(
        self, *, colour: bool | None = None, quick: bool = False, console: Console | None = None
    ) -> None:
        no_color = None if colour is None else not colour
        self.console = console or Console(no_color=no_color, highlight=False, markup=False, emoji=False)
        self.look = look_for(self.console.encoding)
        self.quick = quick
        self.keyboard = Keyboard()
        self.whole: ExitStack | None = None
        """While the game has the screen to itself: how it is given back."""
        self.painting: Callable[[], Sequence[RenderableType]] = list
        """What stands on the screen, to be painted again when the window changes."""

    @property
    def width(self) -> int:
        return self.console.width

    @contextmanager
    def taken(self) -> Iterator[None]:
        """Gives the game the screen to itself, and afterwards back as it was."""
        self.take()
        try:
            yield
        finally:
            self.give_back()

    def take(self) -> None:
        self.whole = ExitStack()
        self.whole.enter_context(hidden_typing())
        self.console.set_alt_screen(True)

    def give_back(self) -> None:
        if self.whole is not None:
            with suppress(OSError):  # it may be gone
                self.console.set_alt_screen(False)
            self.whole.close()
        self.whole = None

    def pause(self, seconds: float) -> None:
        """Waits for so long; Enter cuts it short."""
        until = time.monotonic() + min(seconds, LONGEST_PAUSE)
        while not self.quick and (left := until - time.monotonic()) > 0:
            try:
                self.keyboard.wait(left)
                return
            except Disturbed:
                self.come_back()

    @property
    def called(self) -> bool:
        """Whether someone typed something while nothing was asked."""
        return bool(self.keyboard.ahead)

    def come_back(self) -> None:
        """Paints again after the window changed; goes to the background first where someone asked for it."""
        if self.keyboard.stop_asked:
            whole = self.whole is not None
            self.give_back()
            self.keyboard.stop()
            if whole:
                self.take()
        if self.whole is not None:
            self.repaint()

    def fitted(
        self,
        draw: Draw,
        story: Sequence[RenderableType],
        new: int,
        cut: RenderableType,
        notices: Sequence[Text] = (),
    ) -> list[RenderableType]:
        """A frame that fits: roomy, or without room to spare, or at last without what the choices mean.

        What is said gets the lines that are left.

        The notices go first, then the story, and the board never moves for either. The last `new` of the
        story are new to the reader: `cut` stands for those that found no room.
        """
        lines = self.console.height - 1
        for roomy, explained in ROOMS:
            above, below = draw(roomy, explained)
            left = lines - self.height_of(above) - self.height_of(below)
            if left - self.height_of(notices) >= FEWEST_STORY_LINES:
                break
        heard = self.clipped(notices, max(left, 1))
        left = max(left, 0 if heard else 1) - self.height_of(heard)
        kept = self.latest(story, left)
        if len(kept) < new and left > 0:
            kept = [cut, *kept[1:]]
        return [*above, *kept, *heard, *below]

    def clipped(self, notices: Sequence[Text], lines: int) -> list[Text]:
        """The notices in at most so many lines, with a sign where something was left out."""
        wrapped = [line for notice in notices for line in notice.wrap(self.console, self.width)]
        if len(wrapped) > lines:
            last = wrapped[lines - 1]
            last.rstrip()
            last.truncate(self.width - len(self.look.ellipsis))
            last.append(self.look.ellipsis)
        return wrapped[:lines]

    def show(self, *parts: RenderableType) -> None:
        self.display(lambda: parts)

    def display(self, painting: Callable[[], Sequence[RenderableType]]) -> None:
        """Shows what `painting` answers, which is asked again when the window changes."""
        self.painting = painting
        self.repaint()

    def repaint(self) -> None:
        """Paints everything at once, so that nothing flickers."""
        parts = self.painting()
        with self.console:
            self.console.clear()
            self.console.print(Group(*parts), end="")

    def height_of(self, parts: Sequence[RenderableType]) -> int:
        return len(self.lines_of(Group(*parts))) if parts else 0

    def lines_of(self, part: RenderableType) -> list[list[Segment]]:
        return self.console.render_lines(part, pad=False)

    def latest(self, story: Sequence[RenderableType], lines: int) -> list[RenderableType]:
        """The last of the story that fits in so many lines."""
        kept: list[RenderableType] = []
        for line in reversed(story):
            lines -= self.height_of([line])
            if lines < 0:
                break
            kept.insert(0, line)
        return kept

    def say(self, sentence: str, to_copy: str) -> None:
        """Prints a sentence and, on a line that is never broken, what is to be copied."""
        self.console.print(Text(sentence))
        self.console.print(Text(f"  {to_copy}", "bold"), soft_wrap=True)

    def ask(self, prompt: str | Text) -> str:
        """Asks for one line, as it was typed; EOFError when there is no more."""
        typed, self.keyboard.ahead = self.keyboard.ahead, ""
        while True:
            try:
                return self.keyboard.read(self.in_colour(prompt), typed).strip()
            except Disturbed as disturbed:
                typed = disturbed.typed
                self.come_back()

    def in_colour(self, prompt: str | Text) -> str:
        """The prompt in the colours of the terminal, with its sign at the end."""
        shown = Text(prompt) if isinstance(prompt, str) else prompt
        with self.console.capture() as captured:
            self.console.print(Text.assemble(shown, (f" {self.look.prompt} ", "bold")), end="")
        return captured.get()
