"""Signs of who is winning, positive where they favour the British: Prestige, Orders, ships and Convoys."""

from __future__ import annotations

from typing import Final

from maestre.games.mistral.auxiliaries.corsairs import poorer
from maestre.games.mistral.data.words import Class, Fleet, Role, Status, Task
from maestre.games.mistral.politics.bourbons import french_watches
from maestre.games.mistral.table.formations import damage_rating, enemy
from maestre.games.mistral.table.state import Berth, ChitStatus, State

_SIGN: Final = {Fleet.BRITISH: 1, Fleet.BOURBON: -1}
_POINTS: Final = 4.0
_ORDERS: Final = 6.0
_SAIL: Final = 20.0
_EACH: Final = 4.0
_TRIED: Final = 2.0


def signs(now: State) -> dict[str, float]:
    """Give figures of a position, each about 1 where one side is clearly ahead, positive for the British."""
    gone = share_over(now)
    lead = sum(_SIGN[fleet] * book.prestige for fleet, book in now.books.items()) / _POINTS
    net = sum(_SIGN[fleet] * (book.fulfilled - book.failed) for fleet, book in now.books.items()) - _levant(now)
    ahead = max(-1.0, min(1.0, net / _ORDERS))
    return {
        "prestige": lead,
        "prestige late": lead * gone,
        "orders": ahead,
        "orders late": ahead * gone,
        "orders held": _chits(now, ChitStatus.ISSUED) / _EACH,
        "orders in hand": _chits(now, ChitStatus.RECEIVED) / _EACH,
        "sail": _sail(now) / _SAIL,
        "wear": _wear(now),
        "auxiliaries": _free(now) / _EACH,
        "convoys struck": _struck(now),
        "watches": _watches(now) / _TRIED,
    }


def share_over(now: State) -> float:
    """How much of the game, or of the Year, is over: from 0 to 1."""
    return now.turn / (now.last_turn or now.figures.calendar.turns)


def _levant(now: State) -> int:
    """The Orders that the Levant Trade Track gives the Bourbons as it is covered now."""
    if not now.figures.scenarios.row[now.scenario].levant_figure:
        return 0
    return now.figures.prestige.levant_figure(len(now.trade))


def _chits(now: State, status: ChitStatus) -> int:
    return sum(_SIGN[one.fleet] for one in now.chits.values() if one.status is status)


def _sail(now: State) -> float:
    """Sail in play, each less by half of how worn its Squadron is."""
    fleets = now.figures.formations.fleets
    total = 0.0
    for one in now.squadrons.values():
        if one.status is not Status.AWAY:
            worn = min(1.0, max(0, one.dp) / damage_rating(now.figures, one).whole)
            total += _SIGN[fleets[one.contingent]] * len(one.ships) * (1 - worn / 2)
    return total


def _wear(now: State) -> float:
    """How much more worn the Bourbon Squadrons are, on average."""
    fleets = now.figures.formations.fleets
    worn: dict[Fleet, list[float]] = {fleet: [] for fleet in Fleet}
    for one in now.squadrons.values():
        if one.kind is not Class.FLAGSHIP and one.status is not Status.AWAY:
            worn[fleets[one.contingent]].append(max(0, one.dp) / damage_rating(now.figures, one).whole)
    means = {fleet: sum(each) / len(each) if each else 1.0 for fleet, each in worn.items()}
    return means[Fleet.BOURBON] - means[Fleet.BRITISH]


def _free(now: State) -> int:
    """Auxiliaries that can be sent on Tasks."""
    fleets = now.figures.formations.fleets
    own = (fleets.get(one.contingent) for one in now.auxiliaries.values() if one.berth is Berth.ASSIGNED)
    return sum(_SIGN[fleet] for fleet in own if fleet is not None)


def _struck(now: State) -> float:
    """Damage to Convoys that does not yet count as Prestige, as parts of a point."""
    step, of = now.figures.prestige.gains.convoy_dp, now.figures.formations
    signed = ((-_SIGN[of.fleets[of.convoys[one.kind]]], one.dp % step) for one in now.convoys.values())
    return sum(sign * dp / step for sign, dp in signed)


def _watches(now: State) -> int:
    """Failures that corsairs cause at the end of the Turn: pirates, and the French under their doctrine."""
    out = [
        one
        for one in now.auxiliaries.values()
        if one.berth is Berth.TASKED and one.task is Task.INTERDICT and one.sender
    ]
    pirates = {Fleet(one.sender) for one in out if one.role is Role.PIRATE}
    found = -(len(french_watches(now)) // now.figures.prestige.orders.interdicted)
    if poorer(now) is not None:
        found += sum(_SIGN[fleet] for fleet in Fleet if fleet in pirates and enemy(fleet) not in pirates)
    return found
