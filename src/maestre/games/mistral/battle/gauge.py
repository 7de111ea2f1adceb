"""T.wg, IC.7.24 The Weather Gauge: each side's chance number, and who holds the gauge.

What a number is made of tells of damage, so each side is shown its own alone.
"""

from __future__ import annotations

from msgspec.structs import replace

from maestre.games.mistral.auxiliaries.ranges import is_confined
from maestre.games.mistral.battle.engaged import ORDER, lone_convoy, stack_lead, suffered
from maestre.games.mistral.data.words import Class, Fleet
from maestre.games.mistral.table.formations import movement_allowance, squadrons_in
from maestre.games.mistral.table.fortune import rolled
from maestre.games.mistral.table.names import tell
from maestre.games.mistral.table.state import Came, Duty, FormationId, State
from maestre.games.mistral.table.subjects import Engagement
from maestre.play import Procedure, Tally, reveal, rule


@rule("T.wg", "T.wg.b", "IC.8.38.b")
def weather_gauge(state: State, battle: Engagement) -> Procedure[Engagement]:
    """The higher chance number holds the gauge, a tie the lower of two dice; against a lone Convoy the attacker."""
    if lone_convoy(state, battle.attacked):
        return _held(state, battle, battle.attacker, "IC.8.38.b")
    numbers: dict[Fleet, int] = {}
    for stack in battle.engaged:
        fleet = state.formations[stack].fleet
        number = chance_number(state, stack)
        numbers[fleet] = number.whole
        tell(state, "gauge-number", "T.wg", number, seen=(fleet.value,), formation=stack, number=number.whole)
    british, bourbon = (numbers[fleet] for fleet in ORDER)
    if british != bourbon:
        return _held(state, battle, Fleet.BRITISH if british > bourbon else Fleet.BOURBON, "T.wg.b")
    while british == bourbon:
        british = yield from rolled(state, Fleet.BRITISH, "T.wg.b", about=battle)
        bourbon = yield from rolled(state, Fleet.BOURBON, "T.wg.b", about=battle)
    return _held(state, battle, Fleet.BRITISH if british < bourbon else Fleet.BOURBON, "T.wg.b")


def _held(state: State, battle: Engagement, fleet: Fleet, rule: str) -> Engagement:
    reveal(state, f"the {fleet} hold the gauge")
    tell(state, "gauge-held", rule, fleet=fleet.value, place=battle.place)
    return replace(battle, gauge=fleet)


@rule("T.wg")
def chance_number(state: State, stack: FormationId) -> Tally:
    """The chance number of a stack; who keeps a Blockade counts as on station (IC.7.24)."""
    one = state.formations[stack]
    squadrons = squadrons_in(state, stack)
    chart = state.figures.battle.gauge
    came = Came.STATION if one.duty is Duty.BLOCKADE else one.came
    number = Tally.of(chart.base, "T.wg").plus(chart.came.of(came), "T.wg")
    if movement_allowance(state, stack).whole >= chart.fast_movement:
        number = number.plus(chart.fast, "IC.5.11")
    number = number.plus(min((suffered(state.figures, each).gauge for each in squadrons), default=0), "T.damage")
    if squadrons and all(each.kind is Class.GALLEY for each in squadrons) and is_confined(state.figures, one.place):
        number = number.plus(chart.galley_confined, "T.cdt.h")
    return number.plus(stack_lead(state, stack).leadership * chart.leadership, "IC.3.4")
