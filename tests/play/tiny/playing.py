"""Short ways to open, play and look at tables of the tiny games."""

from __future__ import annotations

from random import Random
from typing import Any, TypeVar

import msgspec

from maestre.play import SPECTATOR, Ask, Game, Header, State, Table, log, view
from tests.play.tiny import bids, cards, walk

S = TypeVar("S", bound=State)

GAMES: tuple[Game[Any], ...] = (bids.game, cards.game, walk.game)


def seed(number: int) -> bytes:
    return number.to_bytes(32, "big")


def header(game: Game[S], /, **fields: Any) -> Header:
    base = Table.new(game, seed=seed(7)).header
    return msgspec.structs.replace(base, **fields)


def at(game: Game[S], start: S, number: int = 7) -> Table[S]:
    """Give a table that stands at a quiet state."""
    table = Table(game, header(game, seed=seed(number).hex()), start)
    table.settle()
    return table


def duel(
    north: tuple[str, ...],
    south: tuple[str, ...],
    *,
    turn: int = 1,
    plays: int = 0,
    deck: tuple[str, ...] | None = None,
) -> Table[cards.Table]:
    """Give a duel in which north is about to play with these hands; one card is buried."""
    left = tuple(card for card in cards.CARDS if card not in (*north, *south))
    start = cards.Table(
        fighters={seat: cards.Fighter(seat) for seat in cards.SEATS},
        hands={cards.SEATS[0]: tuple(map(cards.CardId, north)), cards.SEATS[1]: tuple(map(cards.CardId, south))},
        reserve=dict.fromkeys(cards.SEATS, ()),
        deck=tuple(map(cards.CardId, deck)) if deck is not None else left[1:],
        buried=left[:1],
        discard=tuple(card for card in left[1:] if card not in deck) if deck is not None else (),
        turn=turn,
        plays=plays,
    )
    return at(cards.game, start)


def placed(*, each: int = 2, number: int = 7) -> Table[walk.Ground]:
    """Give a walk whose walkers all stand, east along x = 2000 and west along x = 8000."""
    table = Table.new(walk.game, options={"each": each}, seed=seed(number))
    for x, facing, side in ((2000, 0, "east"), (8000, 180, "west")):
        for index in range(1, each + 1):
            table.say(side, {"piece": f"{side}-{index}", "x": x, "y": 1000 * index, "facing": facing})
    return table


def ground(**fields: tuple[int, int]) -> walk.Ground:
    """Walkers that stand where they are said to, east to move."""
    found = {}
    for name, (x, y) in fields.items():
        side = walk.Seat(name[:4])
        found[walk.WalkerId(name)] = walk.Walker(walk.WalkerId(name), side, x, y, 0 if side == "east" else 180)
    return walk.Ground(walkers=found, turn=1)


def asked(table: Table[S], seat: str) -> Ask:
    ask = table.asked(seat)
    assert ask is not None
    return ask


def play(table: Table[S], rng: Random, decisions: int = 1000) -> Table[S]:
    """Play on by chance."""
    while table.request is not None and decisions:
        seat = rng.choice(table.waiting())
        table.say(seat, next(asked(table, seat).proposals(table.state, rng)))
        decisions -= 1
    return table


def seen(table: Table[S], seat: str) -> bytes:
    """Give all that a seat may know, as it would be sent."""
    return msgspec.json.encode((view(table, seat), log(table, seat), table.version(seat)))


def audiences(game: Game[S]) -> tuple[str, ...]:
    return (*game.seats, SPECTATOR)


def standing(table: Table[S]) -> tuple[object, ...]:
    """Give all that a refusal must not change."""
    return (
        table.fingerprint(),
        tuple(table.entries),
        table.sequence,
        tuple(table.version(seat) for seat in audiences(table.game)),
        tuple(seen(table, seat) for seat in audiences(table.game)),
        dict(table.sealed),
        table.request,
    )
