"""`maestre simulate`: many games between agents."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from maestre.cli.armies import flaw_words, read_own
from maestre.cli.figures import figured, read_figures
from maestre.cli.frame.codes import INTERRUPTED
from maestre.cli.frame.names import find_game, known, known_agent, known_scenario
from maestre.cli.frame.outputs import put_out
from maestre.cli.frame.voice import UserError, Voice
from maestre.cli.tables import read_table
from maestre.lab import Done, Plan, Share, Study, study, workers
from maestre.opponents import advisor_of
from maestre.play import Game, PlayError, Record, Setting, State
from maestre.play.written.numbers import written

_FILE: Final = "@"
"""What stands before the name of a file, where a list or a table is given for a switch."""


class Wanted(msgspec.Struct, frozen=True):
    """What a command line asks for."""

    game: str
    games: int
    agents: str
    seed: int
    scenario: str
    options: tuple[str, ...]
    on: str
    address: str
    workers: int
    checked: bool
    varied: tuple[str, ...]
    records: Path | None = None
    figures: Path | None = None


def options_of(game: Game[State], given: tuple[str, ...]) -> dict[str, Setting]:
    """Read `name=value` as the game's own values, and `name=@file` as a list or a table that a player wrote."""
    chosen: dict[str, Setting] = {}
    for words in given:
        name, equals, value = words.partition("=")
        known_switch(game, name)
        if not equals:
            known("switch-without-value", words, [f"{name}={each}" for each in _values(game, name)])
        if name in (*game.lists, *game.tables) and value.startswith(_FILE):
            chosen[name] = _own_text(game, name, Path(value.removeprefix(_FILE)))
        else:
            known("no-such-value", value.lower(), _values(game, name), switch=name, game=game.key)
            chosen[name] = {str(each).lower(): each for each in game.options[name]}[value.lower()]
    try:
        game.resolve_options(chosen)
    except PlayError as error:
        raise UserError("option-refused", game=game.key, what=Voice(game=game).sentence(error)) from error
    return chosen


def known_switch(game: Game[State], name: str) -> str:
    """Give a switch of a game back, or refuse it."""
    if not game.options:
        raise UserError("no-switches", word=name, game=game.key)
    return known("no-such-switch", name, game.options, game=game.key)


def _values(game: Game[State], name: str) -> list[str]:
    """Give what may be typed for a switch."""
    return [
        *(str(each).lower() for each in game.options[name]),
        *([f"{_FILE}FILE"] if name in (*game.lists, *game.tables) else []),
    ]


def _own_text(game: Game[State], name: str, file: Path) -> str:
    """Read a list or a table from a file; say all that bars it from play."""
    voice = Voice(game=game)
    found = read_own(game, file, voice) if name in game.lists else read_table(game, file, voice)
    for flaw in found.grave:
        voice.complain(flaw_words(flaw, voice))
    if found.grave:
        raise UserError("army-flawed", file=str(file), count=len(found.grave))
    return found.kept


def simulate_games(wanted: Wanted, *, json: bool, lang: str) -> None:
    """Play the games, with a bar on stderr, and tell what came of them."""
    game = figured(find_game(wanted.game), wanted.figures, Voice(lang))
    voice = Voice(lang, game)
    names = [name.strip() for name in wanted.agents.split(",") if name.strip()] or [advisor_of(game)]
    scenario = wanted.scenario and known_scenario(game, wanted.scenario)
    for name in names:
        known_agent(game, name)
    for name in wanted.varied:
        known_switch(game, name)
    if wanted.records:
        _ready(wanted.records)
    known("no-such-place", wanted.on, ("processes", "ray", "here"))
    with bar_of(voice) as bar:
        task = bar.add_task(voice.say("simulate-playing"), total=wanted.games)

        def progress(done: Done) -> None:
            bar.advance(task, len(done.results))
            if wanted.records:
                _keep(done, wanted, wanted.records)

        options = options_of(game, wanted.options)
        plan = Plan(
            wanted.game,
            tuple(names),
            wanted.games,
            wanted.seed,
            scenario,
            options,
            wanted.checked,
            wanted.varied,
            wanted.records is not None,
            read_figures(wanted.figures) if wanted.figures else "",
        )
        hands = workers(wanted.on, count=wanted.workers, address=wanted.address)
        try:
            found = study(plan, hands, progress)
        except KeyboardInterrupt:
            bar.stop()
            voice.complain(_left(wanted, voice))
            raise typer.Exit(INTERRUPTED) from None
    if json:
        put_out(found)
    else:
        _print_study(found, voice)
    if wanted.records:
        file = _record_file(wanted, wanted.records, 0)
        voice.err.print(
            voice.say("simulate-recorded", count=found.games, folder=str(wanted.records), file=str(file)),
            soft_wrap=True,
        )


def _left(wanted: Wanted, voice: Voice) -> str:
    """Say what stays of a study that was broken off."""
    if wanted.records is None:
        return voice.say("simulate-stopped")
    count = sum(1 for _ in wanted.records.glob("*.jsonl"))
    return voice.say("simulate-stopped-records", count=count, games=wanted.games, folder=str(wanted.records))


def _ready(folder: Path) -> None:
    """Make the folder of the records, and refuse one that holds others: a study must not be mistaken for two."""
    if folder.is_dir() and (others := sorted(folder.glob("*.jsonl"))):
        raise UserError("records-there", folder=str(folder), count=len(others))
    folder.mkdir(parents=True, exist_ok=True)


def _record_file(wanted: Wanted, folder: Path, number: int) -> Path:
    """Name the record of one game of a study by its game, the seed of the study and its number in it."""
    return folder / f"{wanted.game}-{wanted.seed}-{number:0{len(str(wanted.games - 1))}}.jsonl"


def _keep(done: Done, wanted: Wanted, folder: Path) -> None:
    for number, record in enumerate(done.records, start=done.first):
        Record.parse(record).save(_record_file(wanted, folder, number))


def bar_of(voice: Voice) -> Progress:
    """Give a bar for what takes long, on stderr."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=voice.err,
        transient=True,
        disable=not voice.err.is_terminal,
    )


def said_percent(voice: Voice, share: float) -> str:
    """Say a share in percent."""
    return voice.say("study-percent", percent=written(100 * share, voice.language, 1))


def _interval(voice: Voice, share: Share) -> str:
    return f"{said_percent(voice, share.low)} - {said_percent(voice, share.high)}"


def _print_study(found: Study, voice: Voice) -> None:
    grid = voice.grid("study-who", "study-wins", "study-share", "study-interval")
    for agent, wins in found.wins.items():
        share = found.shares[agent]
        grid.add_row(agent, str(wins), said_percent(voice, share.share), _interval(voice, share))
    voice.out.print(grid)
    voice.print("study-draws", draws=found.draws, games=found.games)
    for side, wins in found.by_side.items():
        voice.print("study-side", side=voice.name(f"seat-{side}", side), wins=wins)
    voice.print("study-decided" if found.decided else "study-undecided", games=found.games)
    voice.print(
        "study-foot",
        game=found.game,
        scenario=found.scenario,
        seed=str(found.seed),
        hash=found.hash,
        seconds=written(found.seconds, voice.language, 1),
        rate=written(found.games / found.seconds, voice.language, 1) if found.seconds else "-",
    )
