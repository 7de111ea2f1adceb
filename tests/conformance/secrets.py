"""Positions that meet every secret between them: recorded games, and positions of tests for what none of them meets."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from maestre.games.aguila.command.anticipation import anticipate
from maestre.games.mistral.moving.courses import due
from maestre.games.mistral.moving.movement import _told
from maestre.games.mistral.moving.steering import FastCourses
from maestre.games.mistral.table.state import Phase, State
from maestre.games.tercios.abilities.deploying import lie_in_wait
from maestre.games.tercios.table import state as tercios
from maestre.miniatures.sides import Side
from maestre.play import Game, Order, Procedure, Record, Table, change, find
from maestre.play.checking.conformance import along
from tests.games.aguila import positions as aguila
from tests.games.aguila import test_anticipation, test_hidden
from tests.games.mistral.positions import BOURBON, BRITISH, sea
from tests.games.tercios import test_ambush
from tests.games.tercios.test_qualities_cards import innovate

Positions = Iterator[tuple[str, Table[Any]]]

NET = Path(__file__).parents[1] / "net/games"
FEW: dict[str, tuple[str, ...]] = {
    "tercios": (
        "tercios-fields_of_glory-random-doctrine-15",
        "tercios-fields_of_glory-random-5",
        "tercios-fields_of_glory-random-0",
        "tercios-learning-random-doctrine-1",
        "tercios-fields_of_glory-random-21",
    ),
    "aguila": (),
    "mistral": ("mistral-1744-doctrine-random-1", "mistral-winter-1744-random-9", "mistral-1744-random-17"),
}
"""Recorded games that between them meet every secret that any recorded game meets."""
KEYS = tuple(FEW)
MISTRAL = find("mistral")
TERCIOS = find("tercios")


def recorded(game: Game[Any], *, whole: bool = False) -> Positions:
    """Positions along recorded games: few that meet everything, or all there are."""
    every = (path.name.removesuffix(".jsonl.gz") for path in sorted(NET.glob(f"{game.key}-*.jsonl.gz")))
    names = dict.fromkeys((*FEW[game.key], *(every if whole else ())))
    for name in names:
        record = Record.parse(gzip.decompress((NET / f"{name}.jsonl.gz").read_bytes()))
        for where, table in along(game, record):
            yield f"{name}: {where}", table


def rare(game: Game[Any]) -> Positions:
    """Positions of tests, for questions that no recorded game meets."""
    for name, make in RARE[game.key].items():
        yield name, make()


def positions(game: Game[Any], *, whole: bool = False) -> Positions:
    """All of them, the rare ones first."""
    yield from rare(game)
    yield from recorded(game, whole=whole)


# ------------------------------------------------------------------------------------------------ rare ones


def _anticipating() -> Table[Any]:
    lines = (*test_anticipation.UNITS, test_anticipation.BLUE, test_anticipation.RED)
    return aguila.happens(aguila.placed(*lines), lambda state: anticipate(Side.BLUE, state))


def _sailing(
    *lines: str, said: tuple[tuple[str, Any], ...] = (), game: Game[Any] = MISTRAL, **fields: Any
) -> Table[Any]:
    header = Table.new(game, seed=bytes(32)).header.public()
    table = Table(game, header, sea(*lines, **fields))
    for seat, answer in said:
        table.say(seat, answer)
    return table


def _two_convoys() -> Table[Any]:
    return _sailing(
        "convoy:spanish_troop:1 s14 route=barcelona,s14,s13",
        "convoy:spanish_troop:2 s14 route=barcelona,s14,s13",
        "aux sFleet1 barcelona",
        "chit BO-ES1:1 issued sFleet1",
        phase=Phase.FIRST_WINDOW,
        acting=BOURBON,
        said=(("bourbon", Order("escort", "", ("s14",))), ("bourbon", "sFleet1")),
    )


def _converting() -> Table[Any]:
    lines = ("british_flag_A port_mahon/harbour : BD1 @rowley", "aux bLight1 port_mahon")
    return _sailing(*lines, phase=Phase.FIRST_WINDOW, impulses=2, said=(("british", Order("convert")),))


class Fastest(type(MISTRAL)):  # type: ignore[misc]
    """A game that begins with the courses of the fastest: no Formation of these years is so fast (S.09)."""

    def step(self, state: State) -> Procedure[None]:
        if not state.passes:
            state.passes = 1
            return _told(state, BRITISH, due(state, BRITISH), FastCourses)
        procedure: Procedure[None] = super().step(state)
        return procedure


def _fast() -> Table[Any]:
    return _sailing("british_flag_A s14 : BD1 @rowley", game=Fastest(), phase=Phase.BRITISH_MOVES, increment=1)


class TwoWoods(type(TERCIOS)):  # type: ignore[misc]
    """A game that begins with who lies in wait: with one wood alone, whoever is not put down is known to be in it."""

    def step(self, state: tercios.State) -> Procedure[None]:
        one = state.units[test_ambush.ONE]
        if one.pose is None and one.lurks is None:
            return lie_in_wait(state, one.command)
        procedure: Procedure[None] = super().step(state)
        return procedure


def _two_woods() -> Table[Any]:
    state = test_ambush.hidden("R1-1 30,35 180").state
    state.ambush = True
    change(state.units, test_ambush.ONE, lurks=None)
    game = TwoWoods()
    return Table(game, Table.new(TERCIOS, seed=bytes(32)).header.public(), state)


RARE: dict[str, dict[str, Callable[[], Table[Any]]]] = {
    "tercios": {"an Innovator": lambda: innovate("", "resistid"), "two woods": _two_woods},
    "aguila": {"a wood": lambda: test_hidden.noting(test_hidden.wooded()), "officers who anticipate": _anticipating},
    "mistral": {"two Convoys": _two_convoys, "a conversion": _converting, "the fastest first": _fast},
}
