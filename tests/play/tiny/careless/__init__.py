"""Procedures that hold entities across a yield, beside some that do not: what the conformance suite must tell apart."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

import msgspec

from maestre.play import Procedure, State, ask, change
from tests.play.tiny.asking import picking

GO = picking("go")


class Ship(msgspec.Struct, frozen=True):
    """An entity."""

    id: str
    side: str
    wear: int = 0


class Port(msgspec.Struct, frozen=True):
    """An entity that lives in tuples."""

    name: str


Ships: TypeAlias = tuple[Ship, ...]


class Sea(State, kw_only=True):
    """A state with entities in two dicts."""

    ships: dict[str, Ship]
    ports: dict[str, tuple[Port, ...]]
    names: dict[str, str]


def bad_one(state: Sea, ship: Ship) -> Procedure[None]:
    yield from ask(ship.side, GO)


def bad_perhaps(state: Sea, ship: str, other: Ship | None = None) -> Procedure[None]:
    yield from ask(ship, GO)


def bad_quoted(state: Sea, *ships: "Ship") -> "Procedure[None]":  # noqa: UP037  (quoted on purpose)
    yield from ask("a", GO)


def bad_alias(state: Sea, ships: Ships) -> Procedure[None]:
    yield from ask("a", GO)


def bad_in_a_tuple(state: Sea, *, port: Port) -> Procedure[None]:
    yield from ask("a", GO)


def bad_that_only_passes_on(state: Sea, ship: Ship) -> Procedure[None]:
    return bad_one(state, ship)


def bad_variable(state: Sea, ship: str) -> Procedure[None]:
    mine = state.ships[ship]
    yield from ask(mine.side, GO)
    change(state.ships, ship, wear=mine.wear + 1)


def bad_changed(state: Sea, ship: str) -> Procedure[None]:
    mine = change(state.ships, ship, wear=1)
    if mine.wear:
        yield from ask("a", GO)
    change(state.ships, ship, wear=mine.wear + 1)


def bad_loop(state: Sea) -> Procedure[None]:
    for name, mine in state.ships.items():
        yield from ask("a", picking(name))
        change(state.ships, name, wear=mine.wear + 1)


def bad_next_round(state: Sea, ship: str) -> Procedure[None]:
    mine = state.ships.get(ship)
    while mine:
        yield from ask("a", GO)


def good_id(state: Sea, ship: str) -> Procedure[None]:
    yield from ask(state.ships[ship].side, GO)
    change(state.ships, ship, wear=state.ships[ship].wear + 1)


def good_read_again(state: Sea, ship: str) -> Procedure[None]:
    mine = state.ships[ship]
    yield from ask(mine.side, GO)
    mine = state.ships[ship]
    change(state.ships, ship, wear=mine.wear + 1)


def good_branch(state: Sea, ship: str) -> Procedure[None]:
    mine = state.ships[ship]
    if mine.wear > 3:
        yield from ask(mine.side, GO)
        return
    change(state.ships, ship, wear=mine.wear + 1)


def good_plain_function(ship: Ship, ports: Ships) -> int:
    return ship.wear + len(ports)


def good_listing(state: Sea, ship: Ship) -> Iterator[str]:
    yield ship.id


def good_text(state: Sea, ship: str) -> Procedure[None]:
    name = state.names[ship]
    yield from ask(name, GO)
    state.names[ship] = name
