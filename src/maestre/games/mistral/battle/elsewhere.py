"""2.243 A Battle that the players fight elsewhere, with a tactical game of their choice, and whose result both type in.

Gauge, withdrawal and Reinforcements are as ever. Then each side says, sealed, what has become of every Squadron, ship
and Leader Engaged. If the two differ they are asked again, each knowing what the other said.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from msgspec.structs import replace

from maestre.games.mistral.battle.aftermath import closed
from maestre.games.mistral.battle.casualties import befalls
from maestre.games.mistral.battle.engaged import ORDER, convoy_of, is_flagship, leaders_of, squadrons_of
from maestre.games.mistral.battle.fighting import FightingPlan, battle_words
from maestre.games.mistral.battle.roster import roster
from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.words import Fate, Fleet, Intensity
from maestre.games.mistral.harbours.damage import inflict, lose_sail
from maestre.games.mistral.table.asking import Plan, Plans, key_named
from maestre.games.mistral.table.formations import damage_rating, enemy, sail
from maestre.games.mistral.table.moments import CONVOY_STRUCK
from maestre.games.mistral.table.names import joined, tell
from maestre.games.mistral.table.state import LeaderId, SquadronId, State
from maestre.games.mistral.table.subjects import Engagement
from maestre.play import Message, Procedure, RuleId, reveal, rule, together
from maestre.play.written.messages import Arg

CHARTS: Final = "charts"
ELSEWHERE: Final = "elsewhere"
BATTLES: Final = (CHARTS, ELSEWHERE)
"""Whether Battles are fought by the charts or elsewhere: an option of the game."""

_RULE: Final[RuleId] = "2.243"
_INTENSITY: Final = "intensity"
_STRUCK: Final = "struck"
_SHIP: Final = ("afloat", "sunk", _STRUCK)
"""What becomes of a ship; the first is as if nothing had happened."""
_LEADER: Final = tuple(fate.value for fate in (Fate.UNHURT, Fate.WOUNDED, Fate.CAPTURED, Fate.KILLED))
_RATINGS: Final = 2
"""How many times its Damage Rating a Squadron or Convoy may take in one Battle."""


@rule("2.243")
class FoughtElsewhere(FightingPlan, frozen=True, tag="fought-elsewhere"):
    """What a Battle that was fought elsewhere has come to: DP of Squadrons, fates of ships and Leaders (2.243).

    If the two sides have differed, ``theirs`` is what the other one said, and ``apart`` of whom they said otherwise.
    """

    rule: ClassVar = _RULE
    asks: ClassVar = "battle-ask-elsewhere"

    theirs: tuple[tuple[str, str], ...] = ()
    apart: tuple[str, ...] = ()

    def words(self, figures: Figures) -> dict[str, Arg]:
        """What the other side said of those of whom the two said otherwise."""
        said = dict(self.theirs)
        parts = [
            Message.of("offer-plan-part", who=key_named(figures, key), what=_told(key, said[key])) for key in self.apart
        ]
        again: dict[str, Arg] = {"apart": len(parts), "theirs": joined(parts) if parts else ""}
        return battle_words(figures, self.battle) | again

    def check(self, seen: State, value: Plan) -> None:
        """Refuse nothing within the bounds: how another game's result is translated is for the players."""

    def propose(self, seen: State, rng: Random) -> Iterator[Plan]:
        """What the other side said, if anything; else what both would say who know no better."""
        yield dict(self.theirs) if self.theirs else self._even(seen)

    def _even(self, seen: State) -> Plan:
        """Every Squadron takes its share of a point for each enemy Sail, and nobody is lost: known to both alike."""
        plan = {key: options[0] for key, options in self.open_to}
        for fleet in ORDER:
            own = squadrons_of(seen, self.battle, fleet)
            points = sail(squadrons_of(seen, self.battle, enemy(fleet)))
            for one in own:
                plan[one.id] = str(points // len(own))
        return {key: plan[key] if plan[key] in options else options[0] for key, options in self.open_to}

    def told(self, seen: State, key: str, option: str) -> Message:
        return _told(key, option)


def _told(key: str, option: str) -> Message:
    return (
        Message.of("offer-elsewhere", what=option)
        if not option.isdigit()
        else Message.of("offer-elsewhere-dp", amount=int(option))
    )


@rule("2.243")
def result_of(figures: Figures, state: State, battle: Engagement) -> Plans:
    """What both say of a Battle, and within which bounds: its Intensity, then of either side DP, ships and Leaders.

    A Flagship is one ship: either she is lost or she takes DP.
    """
    found: list[tuple[str, tuple[str, ...]]] = [(_INTENSITY, tuple(one.value for one in Intensity))]
    for fleet in ORDER:
        squadrons = squadrons_of(state, battle, fleet)
        for one in squadrons:
            lost = _SHIP[1:] if is_flagship(one) else ()
            found.append((one.id, (*_points(damage_rating(figures, one).whole), *lost)))
        convoy = convoy_of(state, battle, fleet)
        if convoy is not None:
            found.append((convoy, _points(figures.convoys.troops.scatters_dp)))
        found += [(ship, _SHIP) for one in squadrons if not is_flagship(one) for ship in one.ships]
        found += [(leader, _LEADER) for leader in leaders_of(state, battle, fleet)]
    return tuple(found)


def _points(rating: int) -> tuple[str, ...]:
    return tuple(str(points) for points in range(_RATINGS * rating + 1))


@rule("2.243")
def fought_elsewhere(state: State, battle: Engagement) -> Procedure[None]:
    """Have both sides say what a Battle has come to until they say the same, and do it."""
    muster = roster(state, battle)
    plan = yield from _agreed(state, battle)
    battle = replace(battle, intensity=Intensity(plan[_INTENSITY]))
    for fleet in ORDER:
        yield from _suffered(state, battle, fleet, plan)
    yield from closed(state, battle, muster)


@rule("2.243")
def _agreed(state: State, battle: Engagement) -> Procedure[Plan]:
    open_to = result_of(state.figures, state, battle)
    theirs: dict[Fleet, Plan] = {fleet: {} for fleet in ORDER}
    apart: tuple[str, ...] = ()
    while True:
        questions = {
            fleet.value: FoughtElsewhere(fleet, open_to, battle, tuple(theirs[fleet].items()), apart) for fleet in ORDER
        }
        said = yield from together(questions, about=battle)
        british, bourbon = (said[fleet.value] for fleet in ORDER)
        if british == bourbon:
            tell(state, "elsewhere-agreed", _RULE, place=battle.place, intensity=british[_INTENSITY])
            return british
        apart = tuple(key for key in british if british[key] != bourbon[key])
        tell(state, "elsewhere-differ", _RULE, place=battle.place, count=len(apart))
        theirs = {Fleet.BRITISH: bourbon, Fleet.BOURBON: british}


@rule("2.243", "IC.8.44")
def _suffered(state: State, battle: Engagement, fleet: Fleet, plan: Plan) -> Procedure[None]:
    """Put on a side what was said of it; ships that struck are prizes of the enemy."""
    convoy = convoy_of(state, battle, fleet)
    if convoy is not None and (points := int(plan[convoy])):
        yield from CONVOY_STRUCK(state, convoy, points)
    there = squadrons_of(state, battle, fleet)
    leaders = leaders_of(state, battle, fleet)
    for one in there:
        if plan[one.id].isdigit() and (points := int(plan[one.id])):
            reveal(state, f"{one.id} takes {points} DP")
            inflict(state, one.id, points, _RULE)
        yield from _ships(state, one.id, fleet, plan)
    for leader in leaders:
        _leader(state, leader, Fate(plan[leader]))


def _ships(state: State, squadron: SquadronId, fleet: Fleet, plan: Plan) -> Procedure[None]:
    one = state.squadrons[squadron]
    fates = {ship: plan[squadron if is_flagship(one) else ship] for ship in one.ships}
    for ship, fate in fates.items():
        if fate not in _SHIP[1:]:
            continue
        yield from lose_sail(state, squadron, ship, _RULE, battle=True)
        if fate == _STRUCK:
            victor = enemy(fleet)
            state.prizes[victor] = (*state.prizes.get(victor, ()), ship)
            tell(state, "struck", "IC.8.44", ship=ship, fleet=victor.value)


@rule("2.243", "IC.3.47")
def _leader(state: State, leader: LeaderId, fate: Fate) -> None:
    """Let a Leader suffer his fate; of several rows of the chart that have it, the one that keeps him away longest."""
    if fate is not Fate.UNHURT:
        rows = (row for row in state.figures.battle.casualties.values() if row.fate is fate)
        befalls(state, leader, max(rows, key=lambda row: row.turns))
