"""1.4-1.51, IC.9.2, E.* The Event Step: what occurs by itself, what is rolled for and when, and what follows from it.

A step is one entry of the agenda: ``automatic``, ``event:<id>``, ``shows``, ``front:<id>``, ``stance:<who>:<what>``.
There are no Random Events in this volume (1.51): nothing but the flow charts is rolled for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maestre.games.mistral.data import EventDrm, EventRow, Victory
from maestre.games.mistral.data.words import Campaign, Contingent, Event, Shape, Stance
from maestre.games.mistral.events.calls import called_away
from maestre.games.mistral.events.campaigns import ended, resolved, restarted
from maestre.games.mistral.fleets.contingents import becomes, genoa_may_come, noted
from maestre.games.mistral.table.formations import enemy
from maestre.games.mistral.table.fortune import checked
from maestre.games.mistral.table.moments import OCCURRED, SHOWS
from maestre.games.mistral.table.names import tell
from maestre.games.mistral.table.sequence import Chapter
from maestre.games.mistral.table.state import Phase, State
from maestre.play import Procedure, RuleId, Tally, change, rule


@rule("S.26", "IC.9.2", "1.41", "1.51")
def event_step(state: State) -> Procedure[bool]:
    """Do one thing of the Event Step, in its order; the first call of a Turn 1 begins the Campaigns anew."""
    if not state.agenda:
        state.agenda = _programme(state)
        if state.turn == state.figures.events.campaigns.restart:
            restarted(state)
    what, *rest = state.agenda
    state.agenda = tuple(rest)
    kind, _, name = what.partition(":")
    yield from _DOES[kind](state, name)
    return not state.agenda


@rule("IC.9.2", "S.26", "1.41.L3")
def _programme(state: State) -> tuple[str, ...]:
    """What the Step goes through: hexagons every Turn, the other Events and the Campaigns in Quarterly Turns."""
    hexagons = [event for event, row in state.figures.events.row.items() if row.shape is Shape.HEXAGON]
    others = [event for event in state.figures.events.row if event not in hexagons]
    quarterly = state.turn in state.figures.calendar.quarterly
    fronts = tuple(state.figures.events.campaign) if state.turn in state.figures.events.campaigns.turns else ()
    return (
        "automatic",
        *(f"event:{event}" for event in hexagons),
        "shows",
        *(f"event:{event}" for event in others if quarterly),
        *(f"front:{campaign}" for campaign in fronts),
    )


# ------------------------------------------------------------------------------------------------ what is rolled for


def marked(state: State, event: Event) -> bool:
    """Whether an Event has occurred."""
    return state.events[event].times > 0


@rule("IC.9.2.b", "1.41.L1", "1.41.L2", "1.41.L5", "1.41.L7")
def is_due(state: State, event: Event) -> bool:
    """Whether an Event may occur in this Step: its date, what it requires, its delay, and that it is not spent."""
    row = state.figures.events.row[event]
    return (
        row.timely(state.year, state.turn)
        and not _spent(state, event)
        and _required(state, row)
        and all(_victory(state, one) for one in row.victories)
        and all(_delayed(state, one) >= row.delay for one in row.requires if marked(state, one))
    )


@rule("1.41.L1", "1.41.L2", "E.corsica")
def _spent(state: State, event: Event) -> bool:
    """A circle is spent for the Year in which it occurs, and for good after its last stage; any other after once."""
    row, mark = state.figures.events.row[event], state.events[event]
    if row.shape is not Shape.CIRCLE:
        return mark.times > 0
    return this_year(state, event) or (row.stages > 1 and mark.times >= row.stages)


@rule("1.41.L1")
def this_year(state: State, event: Event) -> bool:
    """Whether an Event has occurred in this Year."""
    return state.events[event].turn > state.turns - state.turn


@rule("1.41.L5")
def _required(state: State, row: EventRow) -> bool:
    """All that it requires, or with an OR mark the first of it."""
    enough = any if row.either else all
    return enough(marked(state, one) for one in row.requires) or not row.requires


@rule("1.41.L9", "E.aranjuez", "E.worms_compact")
def _victory(state: State, needed: Victory) -> bool:
    """Whether a Campaign has seen the Victory that an Event requires, later than another Event if it says so."""
    front = state.fronts[needed.campaign]
    times, turn = (
        (front.bourbon, front.bourbon_turn) if needed.side == "bourbon" else (front.austrian, front.austrian_turn)
    )
    return times > 0 and (needed.after is None or turn > state.events[needed.after].turn)


@rule("1.41.L7")
def _delayed(state: State, event: Event) -> int:
    """The Quarters since an Event occurred; one of before the game is as old as any delay."""
    then = state.events[event].turn
    if not then:
        return len(state.figures.events.row)
    return _quarter(state, state.turns) - _quarter(state, then)


def _quarter(state: State, turns: int) -> int:
    """Number the Quarter of a Turn, told by the count from the start of the game, across Years."""
    years, turn = divmod(state.turn - 1 - (state.turns - turns), state.figures.calendar.turns)
    return years * len(state.figures.calendar.quarterly) + state.figures.calendar.quarter(turn + 1)


# ------------------------------------------------------------------------------------------------ the roll


@rule("1.4", "IC.9.2.b", "1.41.L7")
def number_of(state: State, event: Event) -> Tally:
    """What the die must not exceed: the base less the DRMs that hold just now."""
    row = state.figures.events.row[event]
    assert row.base is not None, event
    number = Tally.of(row.base, _RULES[event])
    for drm in row.drms:
        number = number.plus(-drm.value * _times(state, event, drm), "IC.9.2.e" if drm.place else _RULES[event])
    return number


def _times(state: State, event: Event, drm: EventDrm) -> int:
    return _COUNTS[drm.why](state, event, drm)


def _tries(state: State, event: Event, drm: EventDrm) -> int:
    return state.events[event].tries


def _ahead(state: State, event: Event, drm: EventDrm) -> int:
    assert drm.fleet is not None
    return int(state.books[drm.fleet].prestige > state.books[enemy(drm.fleet)].prestige)


def _marked(state: State, event: Event, drm: EventDrm) -> int:
    assert drm.event is not None
    return int(marked(state, drm.event))


@rule("IC.9.2.e")
def _shown(state: State, event: Event, drm: EventDrm) -> int:
    return int(f"{drm.fleet}/{drm.place}" in state.shows)


def _victories(state: State, event: Event, drm: EventDrm) -> int:
    fronts = [state.fronts[one] for one in drm.campaigns]
    return sum(front.bourbon if drm.side == "bourbon" else front.austrian for front in fronts)


def _last(state: State, event: Event, drm: EventDrm) -> int:
    """Whether the last Victory in these Campaigns was that side's; of one Turn the one resolved later."""
    order = tuple(state.figures.events.campaign)
    won = [
        (turn, order.index(one), side)
        for one in drm.campaigns
        for side, turn in (("bourbon", state.fronts[one].bourbon_turn), ("austrian", state.fronts[one].austrian_turn))
        if turn
    ]
    return int(bool(won) and max(won)[2] == drm.side)


def _led(state: State, event: Event, drm: EventDrm) -> int:
    assert drm.fleet is not None
    return state.books[drm.fleet].lead


_COUNTS: Final[dict[str, Callable[[State, Event, EventDrm], int]]] = {
    "tries": _tries,
    "prestige": _ahead,
    "marked": _marked,
    "show": _shown,
    "victories": _victories,
    "last": _last,
    "net": _led,
}
_RULES: Final[dict[Event, RuleId]] = {
    Event.WAR_START: "E.war_start",
    Event.SPAIN_AUSTRIA_WAR: "E.war_start",
    Event.WORMS_1: "E.worms_compact",
    Event.FAMILY_COMPACT: "E.worms_compact",
    Event.WORMS_2: "E.worms_compact",
    Event.FRANCE_DECLARES_WAR: "E.france_declares_war",
    Event.ARANJUEZ_1: "E.aranjuez",
    Event.ARANJUEZ_2: "E.aranjuez",
    Event.ARANJUEZ_3: "E.aranjuez",
    Event.ARANJUEZ_4: "E.aranjuez",
    Event.PHILIP_DIES: "E.philip_v",
    Event.CORSICA: "E.corsica",
    Event.DESCENT: "E.calls_elsewhere",
    Event.FLOTA: "E.calls_elsewhere",
    Event.WEST_INDIES: "E.calls_elsewhere",
}


@rule("IC.9.2.b", "IC.9.2.e")
def _rolled_for(state: State, name: str) -> Procedure[None]:
    """Roll for an Event that is due; the Shows of Force that bear on it are used up."""
    event = Event(name)
    row = state.figures.events.row[event]
    if row.base is None or not is_due(state, event):
        return
    number = number_of(state, event)
    happens = yield from checked(state, None, number, _RULES[event])
    change(state.events, event, tries=state.events[event].tries + 1)
    bearing = tuple(f"{drm.fleet}/{drm.place}" for drm in row.drms if drm.place)
    state.shows = tuple(one for one in state.shows if one not in bearing)
    if happens:
        yield from _occurs(state, event)
    else:
        tell(state, "event-missed", _RULES[event], number, event=event.value)


# ------------------------------------------------------------------------------------------------ what happens


@rule("1.41.L6", "2.42.323", "E.war_start", "E.france_declares_war")
def _by_themselves(state: State, _: str) -> Procedure[None]:
    """Events that need no roll: automatic ones, the war that a landing begins, and the one that defiance brings."""
    causes = {"troop_landing": state.credits > 0, "defied": state.defied}
    for event, row in state.figures.events.row.items():
        caused = causes.get(row.by_itself, False) and not _spent(state, event)
        if caused or (row.automatic and is_due(state, event)):
            yield from _occurs(state, event)


@rule(
    "1.41.L6",
    "1.41.L9",
    "E.war_start",
    "E.worms_compact",
    "E.france_declares_war",
    "E.aranjuez",
    "E.philip_v",
    "E.corsica",
    "E.calls_elsewhere",
)
def _occurs(state: State, event: Event) -> Procedure[None]:
    """Mark an Event and do what it does; Events that follow it by themselves occur at once."""
    row, mark = state.figures.events.row[event], state.events[event]
    change(state.events, event, times=mark.times + 1, turn=state.turns)
    tell(state, "event-occurs", _RULES[event], event=event.value, stage=mark.times + 1)
    for contingent, stance in row.stances.items():
        if _welcome(state, row, stance):
            noted(state, contingent, stance)
    for campaign in row.ends:
        ended(state, campaign)
    yield from called_away(state, event)
    yield from OCCURRED(state, event)
    for other, then in state.figures.events.row.items():
        if then.automatic and event in then.requires and is_due(state, other):
            yield from _occurs(state, other)


@rule("2.164.c")
def _welcome(state: State, row: EventRow, stance: Stance) -> bool:
    """Whether an Event brings a Contingent: Genoa returns if it had come before and the Alps are not against it."""
    if row.if_marker is None or stance is not Stance.ACTIVE:
        return True
    return genoa_may_come(state) and state.fronts[row.if_marker.campaign].marker >= row.if_marker.least


def _shows(state: State, _: str) -> Procedure[None]:
    yield from SHOWS(state)


def _front(state: State, name: str) -> Procedure[None]:
    yield from resolved(state, Campaign(name))


def _stance(state: State, name: str) -> Procedure[None]:
    contingent, _, stance = name.partition(":")
    yield from becomes(state, Contingent(contingent), Stance(stance), _STANCES[Contingent(contingent)])


_STANCES: Final[dict[Contingent, RuleId]] = {
    Contingent.SAVOY: "2.163.a",
    Contingent.GENOESE: "2.164.a",
    Contingent.NEAPOLITAN: "2.165.b",
    Contingent.VENETIAN: "2.166.a",
}
_DOES: Final[dict[str, Callable[[State, str], Procedure[None]]]] = {
    "automatic": _by_themselves,
    "event": _rolled_for,
    "shows": _shows,
    "front": _front,
    "stance": _stance,
}
PHASES: Final[dict[Phase, Chapter]] = {Phase.EVENTS: event_step}
"""The phases of this chapter."""
