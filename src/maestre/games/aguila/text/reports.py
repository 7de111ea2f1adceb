"""What a player may ask: units, officers, distances, values, what an answer would come to; one fact a line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from maestre.games.aguila.charging.figures import inches
from maestre.games.aguila.command.officer_moves import Leaving, Riding
from maestre.games.aguila.data import INCH
from maestre.games.aguila.fighting.aftermath import Facing
from maestre.games.aguila.morale.courage import endurance
from maestre.games.aguila.moving.move_legality import check_way, way_of
from maestre.games.aguila.moving.movers import body_of
from maestre.games.aguila.moving.moves import Marching
from maestre.games.aguila.scenarios import battle_of
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.officers import command_range, in_command
from maestre.games.aguila.table.places import outline, present, start_of
from maestre.games.aguila.table.state import Away, Officer, OfficerId, State, Unit, UnitId
from maestre.games.aguila.text.legs import read_journey
from maestre.games.aguila.text.menu import menu
from maestre.games.aguila.text.orders import AT_ONCE, order_said, parse
from maestre.games.aguila.text.questions import asked, helped
from maestre.games.aguila.text.spots import on_table, read_spots, where
from maestre.games.aguila.text.words import piece_meant, piece_named
from maestre.games.aguila.turn.movement import Ordering
from maestre.miniatures.sides import Side
from maestre.miniatures.text.menu import Entry
from maestre.miniatures.text.reports import (
    Arg,
    answered,
    around,
    direction,
    faced,
    few,
    known,
    lying,
    numbered,
    placed,
    prompted,
    say,
    wanted,
)
from maestre.play import Answer, Ask, Each, Journey, Message, Order, Place, Question, Some, Speaker, Spot, Unreadable
from maestre.space import tabletop
from maestre.space.tabletop import Point


def prompt(state: State, ask: Ask, speaker: Speaker) -> str:
    """Say who is asked, and when."""
    return prompted(state.turn, _phase(state), ask, speaker)


def _phase(state: State) -> Message:
    return Message(f"text-phase-{state.phase}")


def question(ask: Ask, state: State, speaker: Speaker) -> str:
    """Say what is asked, with the answers if they are few."""
    lines = [asked(state, ask, speaker)]
    if isinstance(ask.choice, Some):
        lines.append(say(speaker, "text-some", names=", ".join(ask.choice.options)))
    return "\n".join((*lines, *few(menu(state, ask), speaker, partial(_noted, state, ask, speaker))))


def _noted(state: State, ask: Ask, speaker: Speaker, entry: Entry) -> str:
    """What the words of an answer may not say: whom an order is for, where a piece is put, by which side he leaves."""
    answer = entry.answer
    if isinstance(answer, Order):
        return answer.piece if piece_named(state, answer.piece) is not None else ""
    if not isinstance(answer, Spot) or isinstance(ask.about, Facing | Riding):
        return ""
    there = Point(answer.x, answer.y)
    if isinstance(ask.about, Leaving):
        return direction(Point(*where(state, ask.about.host)[:2]), there, speaker)
    facing = faced(answer.facing, speaker) if answer.piece in state.units else ""
    return ", ".join(filter(None, (placed(there, INCH, speaker), facing)))


def explain(ask: Ask, state: State, speaker: Speaker) -> str:
    """Explain what can be typed now."""
    return helped(state, ask, speaker)


# ------------------------------------------------------------------------------------------------------- the position


def head(state: State, speaker: Speaker) -> Iterator[str]:
    """Give turn, phase, weather, points and losses in a line or two."""
    if not state.turn:
        yield say(speaker, "text-head", turn=0, phase=_phase(state), blue=0, red=0, weather="")
        return
    points = battle_of(state).score(state)
    figures: dict[str, Arg] = {side.value: points[side] for side in Side}
    weather = Message(f"weather-{state.sky.kind}")
    yield say(speaker, "text-head", turn=state.turn, phase=_phase(state), weather=weather, **figures)
    lost = {side: sum(loss.weight for loss in state.lost.values() if loss.side is side) for side in Side}
    figures = {side.value: lost[side] for side in Side}
    whole: dict[str, Arg] = {f"{side.value}_all": state.armies[side].weight for side in Side}
    yield say(speaker, "text-losses", **figures, **whole)


def summary(state: State, speaker: Speaker) -> Iterator[str]:
    """Tell the position without a map: every officer with his units, then objectives and terrain."""
    yield from head(state, speaker)
    yield from muster_roll(state, speaker)
    yield from aims(state, speaker)
    for one in state.scenery.values():
        yield lying(one.id, Message(f"terrain-{one.element}"), one.ring, INCH, speaker)


def aims(state: State, speaker: Speaker) -> Iterator[str]:
    """What the scenario gives points for, where it is, and who holds it."""
    for one in state.objectives.values():
        held = one.held.value if one.held is not None else "none"
        place = placed(one.at, INCH, speaker)
        yield say(speaker, "text-objective", id=one.id, worth=one.worth, place=place, held=held)


def muster_roll(state: State, speaker: Speaker, chosen: tuple[str, ...] = ()) -> Iterator[str]:
    """List the units by their officers; those whose officer, side or id is chosen."""
    for officer, units in by_officer(state):
        whole = not chosen or officer in chosen or officer[0] in chosen
        shown = [unit for unit in units if whole or unit.id in chosen]
        if whole or shown:
            yield led(state, officer, speaker)
            yield from (f"{', '.join(_facts(state, unit, speaker))}." for unit in shown)


def by_officer(state: State) -> Iterator[tuple[OfficerId, list[Unit]]]:
    """The officers in order, lost ones too while they have units, each with the units under his orders."""
    officers = dict.fromkeys((*state.officers, *(unit.officer for unit in state.units.values())))
    for officer in sorted(officers):
        yield officer, [unit for unit in state.units.values() if unit.officer == officer]


def led(state: State, officer: OfficerId, speaker: Speaker) -> str:
    """Who an officer is, where he is and how far he commands."""
    one = state.officers.get(officer)
    if one is None:
        return say(speaker, "text-no-officer", id=officer)
    if one.inside is not None:
        place = say(speaker, "text-with", unit=named(state, one.inside))
    else:
        place = placed(start_of(state, officer), INCH, speaker)
    far = inches(command_range(state, officer))
    return say(speaker, "text-officer", who=named(state, officer), place=place, far=far, **_rank(one))


def _rank(one: Officer) -> dict[str, Arg]:
    return {"chief": "yes" if one.chief else "no", "damage": one.damage}


def _facts(state: State, unit: Unit, speaker: Speaker) -> Iterator[str]:
    yield speaker.say(Message.of("offer-piece", what=named(state, unit.id)))
    yield _place(state, unit, speaker)
    if unit.pose is not None:
        yield faced(unit.pose.facing, speaker)
    if unit.formation is not None:
        yield speaker.say(Message(f"formation-{unit.formation}"))
    yield say(speaker, "text-damage", damage=unit.damage, limit=endurance(state, unit.id))
    yield from marks(state, unit, speaker)
    if near := nearest(state, unit):
        yield say(speaker, "text-nearest", enemy=near[1], far=inches(near[0]))


def _place(state: State, unit: Unit, speaker: Speaker) -> str:
    if unit.inside is not None:
        return say(speaker, "text-inside", house=named(state, unit.inside), id=unit.inside)
    if unit.pose is None and unit.away is not Away.HERE:
        noted = state.notes.get(unit.id)
        place = placed(Point(noted.x, noted.y), INCH, speaker) if noted is not None else ""
        return ", ".join(filter(None, (say(speaker, f"text-away-{unit.away}"), place)))
    return placed(start_of(state, unit.id), INCH, speaker)


def marks(state: State, unit: Unit, speaker: Speaker) -> Iterator[str]:
    """What is marked on a unit, what it has done this turn, and who is one body with it."""
    for mark in ("stunned", "disorganised", "limbered", "dismounted", "sappers"):
        if getattr(unit, mark):
            yield say(speaker, f"text-mark-{mark}")
    battery = next((one for one in state.batteries.values() if unit.id in one.guns), None)
    if battery is not None and len(battery.guns) > 1:
        yield say(speaker, "text-battery", guns=", ".join(gun for gun in battery.guns if gun != unit.id))
    if unit.deeds.order is not None:
        yield speaker.say(Message(f"order-{unit.deeds.order}"))
    if on_table(state, unit.id) and not in_command(state, unit.id):
        yield say(speaker, "text-mark-alone")


def nearest(state: State, unit: Unit) -> tuple[int, UnitId] | None:
    """How far the nearest enemy unit is, base to base, and who that is."""
    if not on_table(state, unit.id):
        return None
    own = outline(state, unit.id)
    enemies = (other for other in present(state) if state.units[other].side is not unit.side)
    return min(((tabletop.distance(own, outline(state, other)).shown(), other) for other in enemies), default=None)


# ------------------------------------------------------------------------------------------------------------- reports


def report(state: State, ask: Ask, words: tuple[str, ...], speaker: Speaker) -> tuple[str, ...] | None:
    """Answer a question about the position; None when the words ask nothing. A unit alone asks what it may be told."""
    if len(words) == 1 and isinstance(ask.about, Ordering) and piece_named(state, words[0]) is not None:
        return tuple(_options(state, ask, speaker, words))
    return answered({word: partial(told, state, ask, speaker) for word, told in _REPORTS.items()}, words, speaker)


def _options(state: State, ask: Ask, speaker: Speaker, words: tuple[str, ...]) -> Iterator[str]:
    """List all that may be answered now, or what concerns one piece."""
    piece, note = piece_meant(state, words[0]) if words else "", partial(_noted, state, ask, speaker)
    if not piece:
        yield asked(state, ask, speaker)
    if not isinstance(ask.choice, Each):
        yield from numbered(menu(state, ask, piece), speaker, note)
        return
    yield from () if piece else numbered(menu(state, ask), speaker, note)
    assert isinstance(ask.about, Question), ask
    keys = dict.fromkeys(key.partition("/")[0] for key, _ in ask.choice.options)
    for key in (piece,) if piece else keys:
        yield from (f"{key}: {speaker.say(one.words)}" for one in ask.about.offers(state, key))


def _units(state: State, ask: Ask, speaker: Speaker, words: tuple[str, ...]) -> Iterator[str]:
    """List units: one's own, or those of the officers, sides or ids that are named."""
    lines = list(muster_roll(state, speaker, wanted(ask, words)))
    if not lines:
        raise Unreadable("", "text-no-piece", piece=" ".join(words))
    yield from lines


def _objectives(state: State, ask: Ask, speaker: Speaker, words: tuple[str, ...]) -> Iterator[str]:
    """List what the scenario gives points for, and the terrain."""
    yield from aims(state, speaker)
    for one in state.scenery.values():
        yield lying(one.id, Message(f"terrain-{one.element}"), one.ring, INCH, speaker)


def _near(state: State, ask: Ask, speaker: Speaker, words: tuple[str, ...]) -> Iterator[str]:
    """List the pieces about one, nearest first, with distance and direction: base to base."""
    if not words:
        raise Unreadable("", "text-near-what")
    centre = piece_meant(state, words[0])
    if not on_table(state, centre):
        raise Unreadable("", "text-not-on-table", piece=centre)
    here = Point(*where(state, centre)[:2])
    yield from around(here, _around(state, centre), partial(named, state), INCH, speaker)


def _around(state: State, centre: str) -> Iterator[tuple[int, str, Point]]:
    host = state.officers[OfficerId(centre)].inside if centre in state.officers else None
    own = outline(state, host or centre)
    alone = (officer for officer, one in state.officers.items() if one.pose is not None)
    for other in (*present(state), *alone):
        if other not in {centre, host}:
            yield tabletop.distance(own, outline(state, other)).shown(), other, Point(*where(state, other)[:2])


def _sheet(state: State, ask: Ask, speaker: Speaker, words: tuple[str, ...]) -> Iterator[str]:
    """Give the values of a unit or of an officer, and what they can do."""
    if not words:
        raise Unreadable("", "text-sheet-whose")
    piece = piece_meant(state, words[0])
    officer = state.officers.get(OfficerId(piece))
    yield from _of_unit(state, UnitId(piece), speaker) if officer is None else _of_officer(state, officer, speaker)


def _of_unit(state: State, unit: UnitId, speaker: Speaker) -> Iterator[str]:
    one, own = state.units[unit], state.profile_of(state.units[unit])
    yield ", ".join(_facts(state, one, speaker)) + "."
    values = _values(own.speed, own.melee, own.attacks, own.defence) | _nerve(own.courage, own.discipline)
    name = speaker.say(Message.of("offer-piece", what=named(state, unit)))
    yield say(speaker, "text-values", who=name, shoot=own.shoot or 0, **values)
    arm = (
        state.figures.weapons.guns[own.gun]
        if own.gun
        else state.figures.weapons.small_arms[own.weapon]
        if own.weapon
        else None
    )
    arms = [f"{getattr(arm.name, speaker.language)} {own.range_in or arm.range_in}″"] if arm is not None else []
    abilities = (Message(f"ability-{one}") for one in (*own.abilities, *one.entry.given))
    yield known(name, (*arms, *map(speaker.say, abilities)), speaker)


def _of_officer(state: State, officer: Officer, speaker: Speaker) -> Iterator[str]:
    own = state.figures.officers.profiles[officer.rank]
    yield led(state, officer.id, speaker)
    values = _values(own.speed, own.melee, own.attacks, own.defence) | _nerve(own.courage, own.discipline)
    name = speaker.say(Message.of("offer-piece", what=named(state, officer.id)))
    yield say(speaker, "text-values-officer", who=name, **values)
    abilities = (Message(f"officer-ability-{one}") for one in officer.entry.abilities)
    yield known(name, map(speaker.say, abilities), speaker)


def _values(speed: int, melee: int | None, attacks: int, defence: int) -> dict[str, Arg]:
    return {"speed": speed, "melee": melee or 0, "attacks": attacks, "defence": defence}


def _nerve(courage: tuple[int, int], discipline: int) -> dict[str, Arg]:
    return {"stun": courage[0], "rout": courage[1], "discipline": discipline}


# ---------------------------------------------------------------------------------------------------- without giving it


def _try(state: State, ask: Ask, speaker: Speaker, words: tuple[str, ...]) -> Iterator[str]:
    """Say what an answer would come to without giving it: where a way ends, what it costs, what bars it."""
    if not words:
        raise Unreadable("", "text-try-what")
    question, answer = _tried(state, ask, words)
    value = question.read(answer)
    if not isinstance(answer, Journey | Spot):
        yield speaker.say(question.describe(state, value))
        return
    snap = question.snap(state, value)
    if snap.why is not None:
        yield speaker.say(snap.why)
    at, near = _end(state, question, snap.answer), "yes" if snap.why is not None else "no"
    yield say(speaker, "text-try", what=snap.words, x=inches(at.x), y=inches(at.y), snapped=near)


def _tried(state: State, ask: Ask, words: tuple[str, ...]) -> tuple[Question[State, Any], Answer]:
    """The question that is open, or the one that an order with a way would bring, and what would be answered."""
    question: Question[State, Any] = ask.about
    if isinstance(ask.choice, Place):
        return question, read_spots(state, ask, words)[0]
    if isinstance(question, Ordering):
        piece, verb, rest = order_said(state, question, words)
        if piece in state.units and rest and verb in AT_ONCE:
            way = Marching.of(state, way_of(state, UnitId(piece), verb))
            return way, read_journey(state, way, rest)
    return question, parse(state, ask, words)[-1][0]


def _end(state: State, question: Question[State, Any], answer: Journey | Spot) -> Point:
    """Where a piece ends: the front centre of a unit that goes a way."""
    if isinstance(answer, Spot):
        return Point(answer.x, answer.y)
    assert isinstance(question, Marching)
    end = check_way(state, question, answer).pose
    return tabletop.stand(end, body_of(state, question.unit).base).centre(tabletop.Side.FRONT)


_REPORTS: Final[dict[str, Callable[[State, Ask, Speaker, tuple[str, ...]], Iterator[str]]]] = {
    **dict.fromkeys(("opciones", "options"), _options),
    **dict.fromkeys(("unidades", "tropas", "units", "troops"), _units),
    **dict.fromkeys(("objetivos", "terreno", "objectives", "terrain"), _objectives),
    **dict.fromkeys(("cerca", "near"), _near),
    **dict.fromkeys(("ficha", "sheet"), _sheet),
    **dict.fromkeys(("prueba", "try"), _try),
}
