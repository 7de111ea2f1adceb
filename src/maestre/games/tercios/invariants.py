"""What always holds: at every request, and more at quiet points, when nobody is on his way."""

from __future__ import annotations

from maestre.games.tercios.command.perils import trodden
from maestre.games.tercios.data import Ground, Value
from maestre.games.tercios.table.move_legality import SLACK
from maestre.games.tercios.table.places import base, disc, outline, pose, present, scene, table
from maestre.games.tercios.table.situation import tallied
from maestre.games.tercios.table.state import Phase, Pooled, State, UnitId
from maestre.games.tercios.table.subjects import Situation
from maestre.games.tercios.table.troops import acting
from maestre.miniatures.invariants import outside, overlaps, whole
from maestre.miniatures.sides import Side
from maestre.space.tabletop import Outline

_FIGHTING = (Phase.PLANNING, Phase.INITIATIVE, Phase.ACTION)


def at_any_time(state: State) -> None:
    """Cards, pools, leaders and bases fit together, whatever is under way.

    A Troop may be halted while its base brushes others: only its front centre keeps its distance. So there is one Troop
    at most that all overlaps have in common, and two at most who fight have wear that is not settled yet.
    """
    _cards_fit(state)
    if state.agreed.real:
        return
    _pools_fit(state)
    _pieces_fit(state)
    pairs = _overlaps(state)
    assert not pairs or any(all(unit in pair for pair in pairs) for unit in pairs[0]), f"{pairs} overlap"
    worn = _overworn(state)
    assert len(worn) <= len(Side), f"{worn} have more wear than they endure"


def at_rest(state: State) -> None:
    """Between two deeds nobody overlaps or has left the table, and no wear is unsettled."""
    at_any_time(state)
    if state.agreed.real:
        assert not any(True for _ in present(state)), "positions stay on the real table"
        return
    assert not _overlaps(state), f"{_overlaps(state)} overlap"
    assert not _overworn(state), f"{_overworn(state)} have more wear than they endure"
    edges: dict[str, Outline] = {unit: outline(state, unit) for unit in _standing(state)}
    edges |= {leader: edge for leader in state.leaders if (edge := disc(state, leader)) is not None}
    gone = outside(table(state), edges)
    assert not gone, f"{gone} have left the table"
    assert state.ended or state.phase not in _FIGHTING or trodden(state) is None, f"{trodden(state)} overlap"


# ------------------------------------------------------------------------------------------------------------- cards


def _cards_fit(state: State) -> None:
    troops = [unit for side in Side for unit in acting(state, side)]
    for unit, card in state.cards.items():
        one = state.units[unit]
        assert card.order is not None, "only a view has unknown cards"
        assert unit in troops, f"{unit} has a card and does not act"
        assert card.reacts_only or not (one.acted or one.reacted), f"{unit} has acted and could act again"
        assert all(state.cards[other].order is card.order for other in _sharers(state, card.shared))
    assert (state.go is None) is (state.phase is not Phase.ACTION)
    assert state.phase is not Phase.INITIATIVE or all(unit in state.cards for unit in troops), "cards are missing"


def _sharers(state: State, shared: str) -> list[UnitId]:
    return [unit for unit, card in state.cards.items() if shared and card.shared == shared]


# ------------------------------------------------------------------------------------------------------------ pieces


def _pools_fit(state: State) -> None:
    members = [unit for pool in state.pools.values() for unit in pool.members]
    assert len(members) == len(dict.fromkeys(members)), "nobody is in two pools"
    for first, pool in state.pools.items():
        assert pool.members[0] == first
        assert len(pool.members) > 1 or pool.kind is Pooled.FORT
        assert all(member in state.units for member in pool.members)
        assert all(state.units[member].pose is None for member in pool.members[1:]), "the first stands for all"


def _pieces_fit(state: State) -> None:
    behind = [unit for pool in state.pools.values() for unit in pool.members[1:]]
    for unit, one in state.units.items():
        assert unit not in state.lost
        assert one.wear >= 0
        assert one.pose is None or whole(one.pose), "whole numbers only"
        assert one.pose is None or one.lurks is None, "in ambush or on the table"
        assert one.lurks is None or Ground.HIDDEN in state.scenery[one.lurks].qualities
        somewhere = one.pose is not None or one.lurks is not None or unit in behind
        assert somewhere or state.phase not in _FIGHTING, f"{unit} is nowhere"
    for leader, who in state.leaders.items():
        assert leader not in state.lost
        assert who.at is None or who.inside is None, f"{leader} is in two places"
        assert who.inside is None or who.inside in state.units
        assert who.at or who.inside or state.phase not in _FIGHTING, f"{leader} is nowhere"
        assert who.at is None or whole(who.at), "whole numbers only"
    hosts = [who.inside for who in state.leaders.values() if who.inside is not None]
    assert len(hosts) == len(dict.fromkeys(hosts)), "one leader is in a Troop at most"
    for element in state.scenery.values():
        if element.garrison is not None:
            x, y, _ = pose(state, element.garrison)
            assert (x, y) == (scene(element).x, scene(element).y), f"{element.garrison} is not in its building"


# ---------------------------------------------------------------------------------------------------------- the table


def _standing(state: State) -> list[UnitId]:
    """The Troops in the open; a building holds its garrison."""
    garrisons = [one.garrison for one in state.scenery.values()]
    return [unit for unit in present(state) if unit not in garrisons]


def _overlaps(state: State) -> list[tuple[UnitId, UnitId]]:
    """The pairs of Troops that overlap by more than rounding."""
    return overlaps({unit: (pose(state, unit), base(state, unit)) for unit in _standing(state)}, SLACK)


def _overworn(state: State) -> list[UnitId]:
    """The Troops with more wear than they endure; Endurance is never less than the original."""
    worn = (unit for unit, one in state.units.items() if one.wear > state.gear(unit).endurance)
    return [
        unit
        for unit in worn
        if state.units[unit].wear > tallied(state, Value.ENDURANCE, Situation(unit=unit, use="rout")).whole
    ]
