"""The second version of each game: what it changes matters in some games and not in others."""

from __future__ import annotations

from typing import Final

from maestre.play import Procedure, Refused, change
from tests.play.tiny.asking import instead
from tests.play.tiny.cards import Duel, Play, Table, kind
from tests.play.tiny.walk import Ground, Walk, place, walk


class SecondPlay(Play, frozen=True, tag="second-play"):
    """A play without spies, who are not proposed either."""

    def check(self, seen: Table, value: str) -> None:
        """Refuse spies too."""
        super().check(seen, value)
        if kind(value) == "spy":
            raise Refused("c.3", "cards-shield", card=value)


class SecondDuel(Duel):
    """A duel in which a spy attacks nobody: games in which one did so do not hold any more."""

    rules = 2

    def step(self, state: Table) -> Procedure[None]:
        """Run from this quiet point to the next."""
        return instead(super().step(state), Play=SecondPlay)


class SecondWalk(Walk):
    """Walkers who turn round when they are hurt: every game holds, but some come to another position."""

    rules = 2

    def step(self, state: Ground) -> Procedure[None]:
        """Run from this quiet point to the next."""
        return _walk(state) if state.turn else place(state)


def _walk(state: Ground) -> Procedure[None]:
    before = {walker.id: walker.wounds for walker in state.walkers.values()}
    yield from walk(state)
    for walker in list(state.walkers.values()):
        if walker.wounds > before[walker.id]:
            change(state.walkers, walker.id, facing=(walker.facing + 180) % 360)


cards: Final = SecondDuel()
walkers: Final = SecondWalk()
