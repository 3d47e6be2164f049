"""`toog simulate`: plays in bulk, compiled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from toog.bots import find_bot
from toog.cli.output import BAD_DATA, print_json, say_care
from toog.cli.progress import counting
from toog.cli.stopping import end_of, stoppable
from toog.cli.usage import JSON, OPTION, SEED, Flag, Subcommand, UsageError, Words
from toog.console import complain, console, two_columns
from toog.core.contract import Game
from toog.core.errors import quote
from toog.core.registry import find_game
from toog.texts import Voice

if TYPE_CHECKING:
    from toog.fast import Simulation

MOST_GAMES = 999_999_999
MOST_THREADS = 256
USUAL_GAMES = 100_000
BAR = 30


def run(words: Words) -> int:
    game = find_game(words.operand)
    players = words.whole("players", *game.seats) or fewest_players(game)
    games = words.whole("games", 1, MOST_GAMES) or USUAL_GAMES
    options = game.check_options(words.options(game), players)
    seed = words.seed()
    threads = words.whole("threads", 1, MOST_THREADS)
    bots = read_bots(words, game, players)
    voice = Voice(words.language, game)
    result = simulate(game, bots, games, options, seed, threads, words.text("ray"), voice)
    if isinstance(result, str):
        complain(result)
        return BAD_DATA
    if "json" in words:
        print_json(facts(result))
    else:
        show(result, voice)
    return end_of(voice, result.games, games)


def fewest_players(game: Game[Any]) -> int:
    """Two, or as many as the game needs: what is measured without a word about it stays comparable."""
    low, high = game.seats
    return min(max(2, low), high)


def read_bots(words: Words, game: Game[Any], players: int) -> list[str]:
    """Reads the bots: one name for all seats, or one for each."""
    chosen = words.text("bots")
    names = ["random"] if chosen is None else chosen.split(",")
    for name in names:
        find_bot(name, game)
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise UsageError("cli-bots-number", given=len(names), players=players)
    return names


def simulate(
    game: Game[Any],
    bots: list[str],
    games: int,
    options: dict[str, Any],
    seed: int | None,
    threads: int | None,
    ray: str | None,
    voice: Voice,
) -> Simulation | str:
    """Simulates, with a bar on stderr where someone can see it. Answers a sentence if the cluster failed."""
    from toog import fast  # here, because nothing else of the terminal should wait for Numba
    from toog.bots import bulk

    if ray is not None and not fast.is_address(ray):
        raise UsageError("cli-not-ray", value=quote(ray))
    with stoppable(voice) as enough, counting(voice, games) as progress:

        def tell_plain(own: Sequence[str], reason: str) -> None:
            complain(voice.say("cli-not-compiled", bots=voice.list_of(own), reason=reason))

        try:
            return bulk.simulate(
                game,
                bots,
                games,
                options=options,
                seed=seed or 0,
                threads=threads,
                progress=progress,
                ray=ray,
                tell_plain=tell_plain,
                enough=enough,
            )
        except fast.ClusterError as error:
            return voice.say(f"cluster-{error.key}", **error.arguments)


def facts(result: Simulation) -> dict[str, Any]:
    return {
        "games": result.games,
        "seconds": result.seconds,
        "games_per_second": result.games_per_second,
        "decisions": result.decisions,
        "wins": result.wins,
        "scores": result.scores,
        "counts": result.counts,
    }


def show(result: Simulation, voice: Voice) -> None:
    screen = console()
    speed = voice.say("cli-simulated", games=result.games, seconds=round(result.seconds, 2))
    screen.print(speed, "", sep="\n")
    say_care(voice, screen)
    rows = [
        (voice.say("cli-seat-row", seat=seat), seat_row(result, seat, voice))
        for seat in range(len(result.wins))
    ]
    screen.print(two_columns(rows))
    screen.print("")
    figures = {"decisions": result.decisions, **result.counts}
    screen.print(two_columns((name, voice.say("cli-figure", value=value)) for name, value in figures.items()))


def seat_row(result: Simulation, seat: int, voice: Voice) -> str:
    """The share of wins of a seat, drawn and then written."""
    won = result.wins[seat]
    strokes = "█" * round(won * BAR)
    share = voice.say("cli-share", share=100 * won)
    return f"{strokes:<{BAR}} {share:>8}  {voice.say('cli-mean-score', score=result.scores[seat])}"


SIMULATE = Subcommand(
    "simulate",
    run,
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
)
