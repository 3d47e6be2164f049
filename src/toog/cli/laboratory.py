"""`toog lab`: what a house rule changes, drawn while the games are played."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from rich.console import Group
from rich.live import Live
from rich.table import Table
from rich.text import Text

from toog.cli.output import print_json
from toog.cli.progress import counting
from toog.cli.stopping import end_of, stoppable
from toog.cli.usage import JSON, SEED, Flag, Subcommand, UsageError, Words, check_names
from toog.console import console
from toog.core.contract import Game
from toog.core.registry import find_game
from toog.texts import Voice

if TYPE_CHECKING:
    from toog.lab import Comparison
    from toog.lab.comparison import Progress
    from toog.lab.sentences import Line

MOST_GAMES = 99_999_999
MOST_THREADS = 256
BAR = 32
FIGURE = 14
SETTINGS = ("A", "B")


def run(words: Words) -> int:
    from toog.lab import comparison  # here, because nothing else of the terminal should wait for Numba

    game = find_game(words.operand)
    players = comparison.company_of(game, words.whole("players", *game.seats))
    games = words.whole("games", 1, MOST_GAMES) or comparison.USUAL_GAMES
    base, changed = read_settings(words, game, players)
    bot = words.text("bot")
    if bot is not None:
        check_names("bot", [bot], comparison.levels_of(game))
    voice = Voice(words.language, game)
    with stoppable(voice) as enough, watching(voice, games, drawn="json" not in words) as progress:
        found = comparison.compare(
            game,
            base,
            changed,
            players=players,
            games=games,
            bot=bot,
            seed=words.seed() or 0,
            threads=words.whole("threads", 1, MOST_THREADS),
            progress=progress,
            enough=enough,
        )
        progress(found)
    if "json" in words:
        print_json(facts(found, voice))
    elif not console().is_terminal:
        console().print(drawing(found, voice))
    return end_of(voice, found.games, games)


def read_settings(words: Words, game: Game[Any], players: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """The base, and the base with the change: at least one house rule has to differ."""
    base = game.check_options(words.options(game, "base"), players)
    change = words.options(game, "change")
    changed = game.check_options({**base, **change}, players)
    if base == changed:
        raise UsageError("cli-lab-same")
    return base, changed


@contextmanager
def watching(voice: Voice, games: int, *, drawn: bool) -> Iterator[Progress]:
    """What is shown while games are played: the drawing in a terminal, else a bar where one can be seen."""
    screen = console()
    if not (drawn and screen.is_terminal):
        with counting(voice, games) as count:
            yield lambda found: count(found.games)
        return
    with Live(Text(voice.say("cli-lab-preparing"), style="dim"), console=screen) as live:
        yield lambda found: live.update(drawing(found, voice), refresh=True)


def facts(found: Comparison, voice: Voice) -> dict[str, Any]:
    from toog.lab.sentences import ComparisonNarrator

    return {**found.plain(), "sentences": ComparisonNarrator(found, voice).sentences()}


def drawing(found: Comparison, voice: Voice) -> Group:
    """Both settings, a bar for each figure whose end fades where its error is, and what differs in words."""
    from toog.lab.sentences import ComparisonNarrator, setting_text

    narrator = ComparisonNarrator(found, voice)
    parts: list[Any] = [Text(voice.say("care"), style="italic")] if voice.knows("care") else []
    parts.append(head(found, voice))
    for sign, options in zip(SETTINGS, found.settings, strict=True):
        parts.append(Text(f"  {sign}  {setting_text(options, voice)}"))
    for line in narrator.lines():
        parts += [Text(line.name, style="bold"), bars(line)]
    said = narrator.sentences() or [voice.say("cli-lab-alike")]
    parts += [Text(""), *(Text(sentence) for sentence in said), Text("")]
    parts += [Text(narrator.better(), style="dim"), Text(voice.say("cli-lab-bounds"), style="dim")]
    return Group(*parts)


def head(found: Comparison, voice: Voice) -> Text:
    if found.games < found.wanted:
        return Text(voice.say("lab-progress", games=found.games, wanted=found.wanted), style="dim")
    return Text(voice.say("cli-lab-played", games=found.games, players=found.players), style="dim")


def bars(line: Line) -> Table:
    """A bar for each setting on one scale, and the difference beside the second."""
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(min_width=BAR)
    for _ in range(2):
        table.add_column(justify="right", no_wrap=True, min_width=FIGURE)
    differences = ("", line.difference)
    for sign, figure, text, difference in zip(SETTINGS, line.figures, line.texts, differences, strict=True):
        sure, most = (
            stroke(end, line.whole) for end in (figure.value - figure.bound, figure.value + figure.bound)
        )
        table.add_row(f"  {sign}", "█" * sure + "░" * (most - sure), text, difference)
    return table


def stroke(value: float, whole: float) -> int:
    return round(max(value, 0.0) / whole * BAR)


LAB = Subcommand(
    "lab",
    run,
    "GAME",
    flags=(
        Flag("change", "NAME=VALUE", many=True),
        Flag("base", "NAME=VALUE", many=True),
        Flag("players", "N"),
        Flag("games", "N"),
        Flag("bot", "LEVEL", told_as="lab-bot"),
        SEED,
        Flag("threads", "N"),
        JSON,
    ),
)
