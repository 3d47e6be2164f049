"""The commands of the house, as data."""

from __future__ import annotations

from toog.cli import publishing, replaying, ruling, simulating, verifying
from toog.cli.playing import PLAY
from toog.cli.usage import Command, Flag
from toog.server.command import COMMANDS as HOUSE

JSON = Flag("json")
OPTION = Flag("option", "NAME=VALUE", many=True)
SEED = Flag("seed", "N")

COMMANDS = {
    command.name: command
    for command in (
        PLAY,
        Command("rules", ruling.run, "GAME"),
        Command("replay", replaying.run, "FILE", flags=(JSON,)),
        Command("verify", verifying.run, "FILE", flags=(JSON,)),
        Command("schema", publishing.run),
        Command(
            "simulate",
            simulating.run,
            "GAME",
            flags=(
                Flag("players", "N"),
                Flag("games", "N"),
                Flag("bots", "NAME[,NAME…]"),
                OPTION,
                SEED,
                Flag("threads", "N"),
                Flag("ray", "local|HOST:PORT"),
                JSON,
            ),
        ),
        *HOUSE,
    )
}
