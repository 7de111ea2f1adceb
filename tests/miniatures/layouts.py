"""Tables that players might lay out, in one line each."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from maestre.play import Game, OwnTable, State, Table

S = TypeVar("S", bound=State)


def written(game: str, *pieces: str, **head: object) -> str:
    """A table as players write it, its pieces as ``"bosque:8 at 20 24 90"``, in inches and degrees."""
    lines = [f'game = "{game}"']
    lines += [f'{key} = "{value}"' if isinstance(value, str) else f"{key} = {value}" for key, value in head.items()]
    for words in pieces:
        name, _, x, y, *facing = words.split()
        lines += ["[[scenery]]", f'piece = "{name}"', f"x = {x}", f"y = {y}"]
        lines += [f"facing = {one}" for one in facing]
    return "\n".join(lines)


def told(found: OwnTable) -> list[tuple[str, str, str]]:
    """What is said of a table: rules, messages and places."""
    return [(flaw.rule, flaw.message.key, flaw.where) for flaw in found.flaws]


def by_chance(table: Table[S], turn: int, seed: int = 1) -> list[tuple[str, str]]:
    """Play by chance until a turn begins; give who was asked under which rule."""
    rng, asked = Random(seed), []
    while table.game.turn(table.state) < turn and (waiting := table.waiting()):
        seat = rng.choice(waiting)
        ask = table.asked(seat)
        assert ask is not None
        asked.append((str(seat), ask.rule))
        table.say(seat, next(ask.proposals(table.state, rng)))
    return asked


def opened(game: Game[S], text: str, scenario: str, **options: object) -> Table[S]:
    """A game on a table of one's own, from a fixed seed."""
    return Table.new(game, scenario, options={"table": text, **options}, seed=bytes(32))
