"""`toog arena`: bot against bot, everyone on every seat in turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.table import Table

from toog.bots import find_bot
from toog.cli.output import print_json, say_care
from toog.cli.progress import counting
from toog.cli.stopping import end_of, stoppable
from toog.cli.usage import JSON, OPTION, SEED, Flag, Subcommand, UsageError, Words
from toog.console import console
from toog.core.registry import find_game
from toog.texts import Voice

if TYPE_CHECKING:
    from toog.bots.arena import Arena, ArenaResult

MOST_GAMES = 9_999_999
MOST_PROCESSES = 256
USUAL_GAMES = 1_000
BAR = 16
GAMES_THAT_TELL = 30


def run(words: Words) -> int:
    from toog.bots.arena import arena  # here, because nothing else of the terminal should wait for Numba

    game = find_game(words.operand)
    bots = read_bots(words)
    for bot in bots:
        find_bot(bot, game)
    games = words.whole("games", 1, MOST_GAMES) or USUAL_GAMES
    game.check_players(len(bots))
    options = game.check_options(words.options(game), len(bots))
    seed = words.seed() or 0
    processes = words.whole("threads", 1, MOST_PROCESSES)
    voice = Voice(words.language, game)
    with stoppable(voice) as enough, counting(voice, games) as progress:
        result = arena(
            game,
            bots,
            games,
            options=options,
            seed=seed,
            processes=processes,
            progress=progress,
            enough=enough,
        )
    if "json" in words:
        print_json(facts(result))
    else:
        show(result, voice)
    return end_of(voice, result.games, games)


def read_bots(words: Words) -> list[str]:
    chosen = words.text("bots")
    if chosen is None:
        raise UsageError("cli-arena-bots")
    return chosen.split(",")


def facts(result: Arena) -> dict[str, Any]:
    keys = ("name", "share", "low", "high", "adjusted", "rating")
    return {
        "games": result.games,
        "bots": [{key: getattr(bot, key) for key in keys} for bot in result.bots],
    }


def show(result: Arena, voice: Voice) -> None:
    screen = console()
    played = voice.say("cli-simulated", games=result.games, seconds=round(result.seconds, 2))
    screen.print(played, "", sep="\n")
    say_care(voice, screen)
    table = Table(box=None, pad_edge=False)
    table.add_column()
    table.add_column()
    tells = result.games >= GAMES_THAT_TELL and result.bots[0].adjusted is not None
    for column in ("share", "adjusted", "rating") if tells else ("share", "rating"):
        table.add_column(voice.say(f"cli-arena-{column}"), justify="right", no_wrap=True)
    for bot in result.bots:
        table.add_row(bot.name, *row(bot, voice, tells=tells))
    screen.print(table)
    legend = voice.say("cli-arena-legend", even=100 / len(result.bots))
    screen.print("", f"{legend} {voice.say('cli-arena-legend-luck')}" if tells else legend, sep="\n")


def row(bot: ArenaResult, voice: Voice, *, tells: bool) -> list[str]:
    """The share of wins drawn and written with its bounds, then without luck, then the rating.

    How far a few games scatter does not tell how sure their mean is, and some games have no luck to take out.
    """
    strokes = "█" * round(bot.share * BAR)
    low, high = 100 * bot.low, 100 * bot.high
    return [
        f"{strokes:<{BAR}}",
        voice.say("cli-arena-bounds", share=100 * bot.share, low=low, high=high),
        *([without_luck(bot, voice)] if tells else []),
        voice.say("cli-figure-short", value=bot.rating),
    ]


def without_luck(bot: ArenaResult, voice: Voice) -> str:
    share, error = bot.adjusted or 0.0, bot.adjusted_bound or 0.0
    return voice.say("cli-arena-error", share=100 * share, error=100 * error)


ARENA = Subcommand(
    "arena",
    run,
    "GAME",
    flags=(
        Flag("bots", "NAME[,NAME…]"),
        Flag("games", "N"),
        OPTION,
        SEED,
        Flag("threads", "N"),
        JSON,
    ),
)
