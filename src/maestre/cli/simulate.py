"""`maestre simulate`: many games between agents."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from maestre.cli.armies import flaw_words, read_own
from maestre.cli.voice import UserError, Voice
from maestre.lab import Done, Plan, Study, study, workers
from maestre.opponents import agents_of
from maestre.play import Game, PlayError, find

_FILE: Final = "@"
"""What stands before the name of a file, where a list is given for a switch."""


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


def options_of(game: Game[Any], given: tuple[str, ...]) -> dict[str, Any]:
    """Read `name=value` as the game's own values, and `name=@file` as a list that a player wrote."""
    chosen: dict[str, Any] = {}
    for words in given:
        name, _, value = words.partition("=")
        known = {str(each).lower(): each for each in game.options.get(name, ())}
        if name in game.lists and value.startswith(_FILE):
            chosen[name] = _own_list(game, Path(value.removeprefix(_FILE)))
        elif value.lower() in known:
            chosen[name] = known[value.lower()]
        else:
            there = "; ".join(f"{key}={'|'.join(_values(game, key))}" for key in game.options)
            raise UserError("option-unknown", option=words, game=game.key, options=there or "none")
    try:
        game.chosen(chosen)
    except PlayError as error:
        raise UserError("option-refused", game=game.key, what=Voice(game=game).sentence(error)) from error
    return chosen


def _values(game: Game[Any], name: str) -> list[str]:
    """Give what may be typed for a switch."""
    return [*(str(each).lower() for each in game.options[name]), *([f"{_FILE}FILE"] if name in game.lists else [])]


def _own_list(game: Game[Any], file: Path) -> str:
    """Read a list from a file; say all that bars it from play."""
    voice = Voice(game=game)
    found = read_own(game, file, voice)
    for flaw in found.grave:
        voice.complain(flaw_words(flaw, voice))
    if found.grave:
        raise UserError("army-flawed", file=str(file), count=len(found.grave))
    return found.kept


def simulate_games(wanted: Wanted, *, json: bool, lang: str) -> None:
    """Play the games, with a bar on stderr, and tell what came of them."""
    game = find(wanted.game)
    voice = Voice(lang, game)
    names = [name.strip() for name in wanted.agents.split(",") if name.strip()] or [agents_of(game)[-1]]
    with _bar(voice) as bar:
        task = bar.add_task(voice.say("simulate-playing"), total=wanted.games)

        def progress(done: Done) -> None:
            bar.advance(task, len(done.results))

        options = options_of(game, wanted.options)
        plan = Plan(
            wanted.game,
            tuple(names),
            wanted.games,
            wanted.seed,
            wanted.scenario,
            options,
            wanted.checked,
            wanted.varied,
        )
        found = study(plan, workers(wanted.on, count=wanted.workers, address=wanted.address), progress)
    if json:
        sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
    else:
        _print_study(found, voice)


def _bar(voice: Voice) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=voice.err,
        transient=True,
        disable=not voice.err.is_terminal,
    )


def _print_study(found: Study, voice: Voice) -> None:
    grid = voice.grid("study-who", "study-wins", "study-share", "study-interval")
    for agent, wins in found.wins.items():
        share = found.shares[agent]
        grid.add_row(agent, str(wins), _percent(share.share), f"{_percent(share.low)} - {_percent(share.high)}")
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
        seconds=f"{found.seconds:.1f}",
        rate=f"{found.games / found.seconds:.1f}" if found.seconds else "-",
    )


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
