"""IC.8.35, T.cdt.j, T.cdt.k, T.cdt.l, 2.225.a What a result does to the side that suffers it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, NamedTuple

from maestre.games.mistral.battle.engaged import aboard
from maestre.games.mistral.battle.fighting import battle_words, own_strength
from maestre.games.mistral.data import Figures, Result
from maestre.games.mistral.data.words import Class, Fleet
from maestre.games.mistral.harbours.damage import inflict, lose_sail
from maestre.games.mistral.table.asking import Naming
from maestre.games.mistral.table.fortune import lot
from maestre.games.mistral.table.state import LeaderId, SquadronId, State
from maestre.games.mistral.table.subjects import Engagement
from maestre.play import Assumption, Message, Procedure, ask, rule
from maestre.play.written.messages import Arg


class Toll(NamedTuple):
    """What a Battle leaves to be settled: Squadrons that took DP, and Leaders in danger, once for each star."""

    hurt: tuple[SquadronId, ...] = ()
    risked: tuple[LeaderId, ...] = ()


@rule("IC.8.35", "T.cdt.j", "T.cdt.k")
def applied(
    state: State, battle: Engagement, number: int, fleet: Fleet, result: Result, points: int, toll: Toll
) -> Procedure[Toll]:
    """Sail are sunk first, then the Damage Points are shared among those left; a star endangers the Leaders."""
    combat = battle.combats[number - 1]
    for _ in range(result.sunk):
        yield from sunk(state, combat.of(fleet))
    hurt = yield from _shared(state, battle, fleet, combat.of(fleet), points)
    risked = aboard(battle, combat, fleet) if result.star else ()
    return Toll((*toll.hurt, *hurt), (*toll.risked, *risked))


@rule("2.225.a", "2.226.c", "IC.8.35")
def sunk(state: State, squadrons: tuple[SquadronId, ...]) -> Procedure[None]:
    """One Sail of these Squadrons sinks, drawn by lot, a Flagship like any other and whatever its damage."""
    ships = tuple(ship for one in squadrons if one in state.squadrons for ship in state.squadrons[one].ships)
    if ships:
        ship = yield from lot(ships, "2.225.a")
        owner = next(one for one in squadrons if one in state.squadrons and ship in state.squadrons[one].ships)
        yield from lose_sail(state, owner, ship, "T.cdt.j", battle=True)


class OddPoints(Naming[SquadronId], frozen=True, tag="odd-points"):
    """Which Squadrons of a Combat take the odd Damage Points, one each (T.cdt.l)."""

    rule: ClassVar = "T.cdt.l"
    secret: ClassVar = True
    asks: ClassVar = "battle-ask-odd"

    odd: int
    battle: Engagement

    def words(self, figures: Figures) -> dict[str, Arg]:
        return battle_words(figures, self.battle)

    def least(self) -> int:
        return self.odd

    def most(self) -> int:
        return self.odd

    def propose(self, seen: State, rng: Random) -> Iterator[tuple[SquadronId, ...]]:
        """Any so many of them."""
        yield tuple(rng.sample(self.open_to, self.odd))

    def told(self, seen: State, one: SquadronId) -> Message:
        return own_strength(seen, one)

    def assume(self, seen: State) -> Assumption:
        return Assumption(next(self.offers(seen, "")).answer, Message("assume-first"))


@rule("T.cdt.l", "IC.8.35")
def _shared(
    state: State, battle: Engagement, fleet: Fleet, squadrons: tuple[SquadronId, ...], points: int
) -> Procedure[tuple[SquadronId, ...]]:
    """Split Damage Points as evenly as can be; the owner says, unseen, who takes the odd ones."""
    left = tuple(one for one in squadrons if one in state.squadrons)
    if not left or points <= 0:
        return ()
    each, odd = divmod(points, len(left))
    more: tuple[SquadronId, ...] = ()
    if odd:
        more = yield from ask(fleet.value, OddPoints(fleet, left, odd, battle))
    for one in left:
        burdened(state, one, each + (one in more), "T.cdt.l")
    return left if each else tuple(one for one in left if one in more)


@rule("T.cdt.h")
def burdened(state: State, squadron: SquadronId, points: int, rule: str) -> None:
    """Put Damage Points on a Squadron; Galleys suffer more of them."""
    rowed = state.squadrons[squadron].kind is Class.GALLEY
    inflict(state, squadron, points * (state.figures.battle.combat.galley_suffers if rowed else 1), rule)
