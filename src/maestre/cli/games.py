"""`maestre games`: what can be played here, and which parts of it are rebuilt."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from typing import Any

import msgspec

from maestre.cli.voice import Voice
from maestre.play import Game, find, installed
from maestre.play.catalogue import Text

_REBUILT = "reconstructed"


class Scenario(msgspec.Struct, frozen=True):
    """A scenario as a game's `data/scenarios.toml` presents it; ``ours`` tells our own from the book's."""

    title: Text
    ours: bool
    note: Text


class About(msgspec.Struct, frozen=True):
    """A game as the list shows it."""

    game: str
    title: str
    rules: int
    seats: tuple[str, ...]
    scenarios: tuple[str, ...]
    ours: tuple[str, ...]
    options: dict[str, tuple[Any, ...]]
    lists: tuple[str, ...]
    rebuilt: tuple[str, ...]


class Switch(msgspec.Struct, frozen=True):
    """A value of an option that a game's `data/scenarios.toml` explains."""

    note: Text


def scenarios_of(game: Game[Any]) -> dict[str, Scenario]:
    """Read how a game presents its scenarios; nothing if it does not."""
    written = _presented(game).get("scenario", {})
    return {key: msgspec.convert(entry, Scenario) for key, entry in written.items() if key in game.scenarios}


def switches_of(game: Game[Any], option: str) -> dict[str, Switch]:
    """Read how a game presents values of an option, if it presents any."""
    return msgspec.convert(_presented(game).get("option", {}).get(option, {}), dict[str, Switch])


def _presented(game: Game[Any]) -> dict[str, Any]:
    file = game.folder() / "data" / "scenarios.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def tables_of(game: Game[Any]) -> dict[str, str]:
    """List every table of a game's data that says where it comes from, by file and name."""
    folder = game.folder() / "data"
    if not folder.is_dir():
        return {}
    found: dict[str, str] = {}
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if file.name.endswith(".toml"):
            found.update(_tables(file.name.removesuffix(".toml"), tomllib.loads(file.read_text(encoding="utf-8"))))
    return found


def _tables(path: str, written: object) -> Iterator[tuple[str, str]]:
    if isinstance(written, dict):
        if isinstance(provenance := written.get("provenance"), str):
            yield path, provenance
        for name, below in written.items():
            yield from _tables(f"{path}.{name}", below)
    elif isinstance(written, list):
        for place, below in enumerate(written, start=1):
            yield from _tables(f"{path}.{place}", below)


def about(game: Game[Any], language: str) -> About:
    """Say what a game is."""
    return About(
        game.key,
        getattr(game.catalogue().title, language),
        game.rules,
        game.seats,
        game.scenarios,
        tuple(key for key, scenario in scenarios_of(game).items() if scenario.ours),
        game.options,
        game.lists,
        tuple(name for name, provenance in tables_of(game).items() if provenance.startswith(_REBUILT)),
    )


def show_games(key: str, *, json: bool, lang: str) -> None:
    """List the games, or say all about one."""
    voice = Voice(lang)
    found = [find(name) for name in ([key] if key else installed())]
    if json:
        sys.stdout.buffer.write(msgspec.json.encode([about(game, voice.language) for game in found]) + b"\n")
    elif key:
        _one(found[0], voice)
    else:
        _all(found, voice)


def _all(found: list[Game[Any]], voice: Voice) -> None:
    grid = voice.grid("games-key", "games-title", "games-seats", "games-scenarios", "games-rules")
    for game in found:
        one = about(game, voice.language)
        names = [f"{name} *" if name in one.ours else name for name in one.scenarios]
        grid.add_row(one.game, one.title, "\n".join(one.seats), "\n".join(names), str(one.rules))
    voice.out.print(grid)
    if not found:
        voice.print("games-none")
        return
    voice.print("games-ours")
    for game in found:
        tables = tables_of(game)
        rebuilt = about(game, voice.language).rebuilt
        if rebuilt:
            voice.print("games-rebuilt", game=game.key, count=len(rebuilt), tables=len(tables))


def _one(game: Game[Any], voice: Voice) -> None:
    one = about(game, voice.language)
    voice.print("game-head", game=one.game, title=one.title, rules=one.rules, seats=", ".join(one.seats))
    for key in one.scenarios:
        voice.print("game-scenario", scenario=key, ours=str(key in one.ours).lower(), title=_title(game, key, voice))
        if key in (told := scenarios_of(game)):
            voice.write(f"    {getattr(told[key].note, voice.language)}")
    for name, values in one.options.items():
        voice.print("game-option", option=name, values=", ".join(str(value).lower() for value in values))
        for value, switch in switches_of(game, name).items():
            voice.write(f"    {value}: {getattr(switch.note, voice.language)}")
    if one.lists:
        voice.print("game-lists", options=", ".join(one.lists), option=one.lists[0], game=one.game)
    if one.rebuilt:
        voice.print("game-rebuilt", tables=", ".join(one.rebuilt))


def _title(game: Game[Any], key: str, voice: Voice) -> str:
    told = scenarios_of(game)
    return getattr(told[key].title, voice.language) if key in told else key
