"""T.prestige.e, T.ranks.b Rolls made again for Prestige, and dice that a Player Rank changes.

`fortune` asks here about every die. What may be done to it is offered once it lies there: as a window ``rank``, and a
re-roll as a window ``reroll``.
"""

from __future__ import annotations

from typing import ClassVar, Final

from maestre.games.mistral.data import on_face
from maestre.games.mistral.data.words import Fleet
from maestre.games.mistral.table.asking import Choosing, Deciding
from maestre.games.mistral.table.names import tell
from maestre.games.mistral.table.prestige import award, can_pay
from maestre.games.mistral.table.ranks import rank_of
from maestre.games.mistral.table.state import State
from maestre.play import Message, Procedure, ask, change, rule

REROLLS: Final = ("important", "all", "none")
"""After which rolls a re-roll may be bought: an option of the game, the first by default."""
_KEEP: Final = "keep"
_AGAIN: Final = "again"
_ANY: Final = "any"
_OWN: Final = "own"
_FREE: Final = "reroll"


class Reroll(Deciding, frozen=True, tag="reroll"):
    """A player has thrown under a rule and may throw again, for Prestige or by his Rank (T.prestige.e, T.ranks)."""

    rule: ClassVar = "T.prestige.e"
    window: ClassVar = "reroll"
    asks: ClassVar = "matter-reroll"
    no: ClassVar = _KEEP
    yes: ClassVar = _AGAIN
    assumed: ClassVar = (_KEEP, "assume-no-reroll")

    under: str
    price: int
    matter: object = None

    def describe(self, seen: State, value: bool) -> Message:
        return Message.of("offer-again", price=self.price) if value else Message("answer-keep")


class Nudge(Choosing[int], frozen=True, tag="nudge"):
    """A die shows a face, his or the enemy's, and a player may change it by his Rank (T.ranks.b); 0 keeps it."""

    rule: ClassVar = "T.ranks.b"
    window: ClassVar = "rank"
    asks: ClassVar = "matter-nudge"
    assumed: ClassVar = (_KEEP, "assume-no-reroll")

    under: str
    face: int
    drms: tuple[int, ...]
    matter: object = None

    def options(self) -> tuple[int, ...]:
        return 0, *self.drms

    def word(self, value: int) -> str:
        return f"{value:+d}" if value else _KEEP

    def describe(self, seen: State, value: int) -> Message:
        """What the die would read."""
        if not value:
            return Message("answer-keep")
        return Message.of("offer-nudge", amount=self.word(value), face=on_face(self.face + value))


@rule("T.ranks.b")
def meddlers(state: State, roller: Fleet | None) -> tuple[Fleet, ...]:
    """Who may change what a die shows: on any roll so often a Turn, or on each of his own."""
    return tuple(fleet for fleet in Fleet if _may_nudge(state, fleet, roller))


def _may_nudge(state: State, fleet: Fleet, roller: Fleet | None) -> bool:
    rank = rank_of(state, fleet)
    if rank is None or rank.on not in (_ANY, _OWN):
        return False
    return fleet is roller if rank.on == _OWN else state.books[fleet].rerolls < rank.times


@rule("T.ranks.b")
def nudged(state: State, roller: Fleet | None, rule: str, face: int, about: object) -> Procedure[int]:
    """Let each whose Rank allows it change what the die shows, the British first; nobody reads below 0 or above 9."""
    for fleet in meddlers(state, roller):
        rank = rank_of(state, fleet)
        assert rank is not None
        drm = yield from ask(fleet.value, Nudge(fleet, rule, face, tuple(rank.drm), about))
        if not drm:
            continue
        face = on_face(face + drm)
        if rank.times:
            change(state.books, fleet, rerolls=state.books[fleet].rerolls + 1)
        tell(state, "die-nudged", "T.ranks.b", fleet=fleet.value, amount=drm, face=face)
    return face


@rule("T.prestige.e", "T.ranks")
def again(state: State, fleet: Fleet | None, rule: str, about: object) -> Procedure[bool]:
    """Ask whoever has thrown whether he throws again, once: free by his Rank, or for Prestige while he has any."""
    if (
        fleet is None
        or state.rerolls == "none"
        or not (state.rerolls == "all" or state.figures.prestige.is_important(rule))
    ):
        return False
    rank, book = rank_of(state, fleet), state.books[fleet]
    free = rank is not None and rank.on == _FREE and book.rerolls < rank.times
    price = 0 if free else -state.figures.prestige.losses.reroll
    if not can_pay(state, fleet, price):
        return False
    if not (yield from ask(fleet.value, Reroll(fleet, rule, price, about))):
        return False
    if free:
        change(state.books, fleet, rerolls=state.books[fleet].rerolls + 1)
        tell(state, "rolls-again", "T.ranks", fleet=fleet.value)
    else:
        award(state, fleet, -price, "reroll", "T.prestige.e")
    return True
