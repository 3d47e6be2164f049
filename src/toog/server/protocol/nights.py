"""The bodies of requests and answers about duplicate nights."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, field

from toog.review.shapes import NightRanking
from toog.server.protocol.fields import BotName
from toog.server.protocol.forms import Form, Players, Seconds
from toog.server.protocol.server_messages import Fault
from toog.table.commands import Open
from toog.table.night import NightTable
from toog.table.shapes import ShownSeat, Status


class NewNight(Form, frozen=True):
    """So many tables with the same sealed dice, and so many rounds at each, everyone one seat further."""

    game: Annotated[str, Meta(max_length=40)]
    players: Players
    tables: Annotated[int, Meta(ge=1, le=8)]
    rounds: Annotated[int, Meta(ge=1, le=8)] = 1
    options: dict[Annotated[str, Meta(max_length=40)], Any] = field(default_factory=dict)
    thinking: Seconds | None = None
    pause: Seconds = 1.0
    bot: BotName = "sensible"
    hints: bool = False

    def command(self, host: str, night: NightTable) -> Open:
        return Open(
            self.game,
            self.players,
            host,
            self.options,
            thinking=self.thinking,
            pause=self.pause,
            bot=self.bot,
            hints=self.hints,
            night=night,
        )


class GivenNight(Form, frozen=True):
    """The `tables` of the first round, of which the first names the night.

    The `secret` is the host's at all of them. It is shown this once: the house keeps only its hash.
    """

    night: str
    tables: list[str]
    secret: str


class NightGame(Form, frozen=True):
    """One table of a night: `number` counts from 0, `round` from 1.

    The id of the `table` is null where the link by which the night was asked for does not lead there.
    """

    table: str | None
    number: int
    round: int
    status: Status
    seats: list[ShownSeat]


class NightStanding(Form, frozen=True):
    """How far a night is: the games that were laid, in the order of number and round.

    `over`: nothing more is played with these dice, and the seal is open. `players` and `tables` are how many
    were asked for; a table that was taken away is not among the `games`. `host`: the night was laid with the
    secret that was shown. Only its host is told the ids of all tables before the night is over.
    """

    game: str
    options: dict[str, object]
    players: int
    tables: int
    rounds: int
    over: bool
    host: bool
    games: list[NightGame]


class Ranking(Form, frozen=True, omit_defaults=True):
    """A line of the answer: how much is done, from 0 to 1; at last the ranking, or why there is none.

    `before` is how many others the house serves first.
    """

    progress: float | None = None
    ranking: NightRanking | None = None
    error: Fault | None = None
    before: int = 0
