"""`maestre games`: what can be played here, and which parts of it are rebuilt or inferred."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from maestre.cli.frame.names import find_game
from maestre.cli.frame.outputs import put_out
from maestre.cli.frame.voice import Voice
from maestre.play import Game, Setting, State, find, installed
from maestre.play.written.catalogue import Text
from maestre.play.written.datatables import INFERRED, REBUILT, Source, parsed


class Scenario(msgspec.Struct, frozen=True):
    """A scenario as a game's `data/scenarios.toml` presents it; ``ours`` tells our own from the book's."""

    title: Text
    ours: bool
    note: Text


class About(msgspec.Struct, frozen=True):
    """A game as the list shows it; of the tables that are ``rebuilt`` or ``inferred``, at least in part, the reason."""

    game: str
    title: str
    rules: int
    seats: tuple[str, ...]
    scenarios: tuple[str, ...]
    ours: tuple[str, ...]
    options: dict[str, tuple[Setting, ...]]
    lists: tuple[str, ...]
    rebuilt: dict[str, str]
    inferred: dict[str, str]


class Games(msgspec.Struct, frozen=True):
    """All games, as `--json` gives them."""

    games: tuple[About, ...]


class Switch(msgspec.Struct, frozen=True):
    """A value of an option that a game's `data/scenarios.toml` explains."""

    note: Text


class _Presented(msgspec.Struct, frozen=True):
    """How a game presents itself, as far as it does: each entry is read when it is wanted."""

    scenario: dict[str, object] = {}
    option: dict[str, object] = {}


def scenarios_of(game: Game[State]) -> dict[str, Scenario]:
    """Read how a game presents its scenarios; nothing if it does not."""
    written = _presented(game).scenario
    return {key: msgspec.convert(entry, Scenario) for key, entry in written.items() if key in game.scenarios}


def switches_of(game: Game[State], option: str) -> dict[str, Switch]:
    """Read how a game presents values of an option, if it presents any."""
    return msgspec.convert(_presented(game).option.get(option, {}), dict[str, Switch])


@cache
def _presented(game: Game[State]) -> _Presented:
    file = game.folder() / "data" / "scenarios.toml"
    return msgspec.convert(parsed(file.name, file.read_text(encoding="utf-8")) if file.is_file() else {}, _Presented)


@cache
def tables_of(game: Game[State]) -> dict[str, Source]:
    """Give every table of a game's data that says where it comes from, by file and name."""
    folder = game.folder() / "data"
    if not folder.is_dir():
        return {}
    found: dict[str, Source] = {}
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if file.name.endswith(".toml"):
            found.update(_tables(file.name.removesuffix(".toml"), parsed(file.name, file.read_text(encoding="utf-8"))))
    return found


def _tables(path: str, written: object) -> Iterator[tuple[str, Source]]:
    if isinstance(written, dict):
        if "provenance" in written:
            yield path, msgspec.convert(written, Source)
        for name, below in written.items():
            yield from _tables(f"{path}.{name}", below)
    elif isinstance(written, list):
        for place, below in enumerate(written, start=1):
            yield from _tables(f"{path}.{place}", below)


def about(game: Game[State], language: str) -> About:
    """Say what a game is."""
    tables = tables_of(game).items()
    rebuilt, inferred = (
        {name: source.reason_in(language) for name, source in tables if source.origin == origin}
        for origin in (REBUILT, INFERRED)
    )
    return About(
        game.key,
        getattr(game.catalogue().title, language),
        game.rules,
        game.seats,
        game.scenarios,
        tuple(key for key, scenario in scenarios_of(game).items() if scenario.ours),
        dict(game.options),
        game.lists,
        rebuilt,
        inferred,
    )


def show_games(key: str, *, why: bool, json: bool, lang: str) -> None:
    """List the games, or say all about one: ``why`` with the reason of each table that is rebuilt or inferred."""
    voice = Voice(lang)
    found = [find_game(key)] if key else [find(name) for name in installed()]
    if json:
        put_out(Games(tuple(about(game, voice.language) for game in found)))
    elif key:
        _one(found[0], voice, why=why)
    else:
        _all(found, voice)


def _all(found: list[Game[State]], voice: Voice) -> None:
    grid = voice.grid("games-key", "games-title", "games-seats", "games-scenarios", "games-rules")
    listed = [about(game, voice.language) for game in found]
    for one in listed:
        names = [f"{name} *" if name in one.ours else name for name in one.scenarios]
        grid.add_row(one.game, one.title, "\n".join(one.seats), "\n".join(names), str(one.rules))
    voice.out.print(grid)
    if not found:
        voice.print("games-none")
        return
    voice.print("games-ours")
    for game, one in zip(found, listed, strict=True):
        rebuilt, inferred = len(one.rebuilt), len(one.inferred)
        if rebuilt or inferred:
            tables = len(tables_of(game))
            voice.print("games-rebuilt", game=one.game, tables=tables, rebuilt=rebuilt, inferred=inferred)


def _one(game: Game[State], voice: Voice, *, why: bool) -> None:
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
    if game.tables:
        voice.print("game-tables", option=game.tables[0], game=one.game)
    if one.rebuilt:
        voice.print("game-rebuilt", count=len(one.rebuilt))
        _tables_told(one.rebuilt, voice, why=why)
    if one.inferred:
        voice.print("game-inferred", count=len(one.inferred))
        _tables_told(one.inferred, voice, why=why)
    if (one.rebuilt or one.inferred) and not why:
        voice.print("game-why", game=one.game)


def _tables_told(reasons: dict[str, str], voice: Voice, *, why: bool) -> None:
    """Name tables in one line, or each in its own with the reason."""
    lines = [f"{name}: {reason}" for name, reason in reasons.items()] if why else [", ".join(reasons)]
    for line in lines:
        voice.write(f"    {line}")


def _title(game: Game[State], key: str, voice: Voice) -> str:
    told = scenarios_of(game)
    return getattr(told[key].title, voice.language) if key in told else key
