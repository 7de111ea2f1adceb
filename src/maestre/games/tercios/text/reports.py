"""What a player is asked and may ask: the question in words, Troops, distances, values; one fact a line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from math import isqrt
from typing import Final

from maestre.games.tercios.abilities.deploying import Emplace, GunOfFort, LieInWait, Limbered
from maestre.games.tercios.cards.planning import LayCards
from maestre.games.tercios.command.leader_moves import Ride
from maestre.games.tercios.command.leaders import CommandAction
from maestre.games.tercios.data import INCH
from maestre.games.tercios.moving.movement import Walk
from maestre.games.tercios.orders.activation import NextAction
from maestre.games.tercios.setup.deployment import LeaderInside, NextCommand, PutDown
from maestre.games.tercios.setup.laying import Laying
from maestre.games.tercios.shooting.rout import endurance
from maestre.games.tercios.shooting.targets import FortReacts, FortShoots
from maestre.games.tercios.table.asking import Putting, inches, start_of
from maestre.games.tercios.table.move_legality import long
from maestre.games.tercios.table.places import front, points, present
from maestre.games.tercios.table.state import SOMEWHERE, CommandId, LeaderId, State, Unit, UnitId
from maestre.games.tercios.table.troops import acting, named, piece_named
from maestre.games.tercios.table.victory import score
from maestre.games.tercios.text.menu import menu
from maestre.games.tercios.text.orders import following, parse
from maestre.games.tercios.text.prompts import PROMPTS, Asker
from maestre.games.tercios.text.spots import on_table, read_spots, where
from maestre.games.tercios.text.words import piece_meant
from maestre.games.tercios.turn.sequence import Activation
from maestre.miniatures.sides import Side
from maestre.miniatures.text.menu import Entry
from maestre.miniatures.text.reports import (
    Arg,
    answered,
    around,
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
from maestre.miniatures.text.reports import named as calling
from maestre.miniatures.text.ways import starts_a_way
from maestre.play import Ask, Each, Message, Order, Place, Some, Speaker, Unreadable
from maestre.play.asking.offers import described
from maestre.space import tabletop
from maestre.space.tabletop import Point


def prompt(state: State, ask: Ask, speaker: Speaker) -> str:
    """Say who is asked, and when."""
    return prompted(state.turn, _phase(state), ask, speaker)


def _phase(state: State) -> Message:
    return Message(f"text-phase-{state.phase}")


# ------------------------------------------------------------------------------------------------------- the question


def question(ask: Ask, state: State, speaker: Speaker) -> str:
    """Say what is asked, with the answers if they are few."""
    lines = [PROMPTS(Asker(state, speaker), ask.about)]
    if isinstance(ask.choice, Some | Each) and not isinstance(ask.about, LayCards):
        options = (one if isinstance(one, str) else one[0] for one in ask.choice.options)
        lines.append(say(speaker, "text-some", names=", ".join(options)))
    lines += few(menu(state, ask), speaker, partial(_ordered, ask))
    return "\n".join(lines)


def _ordered(ask: Ask, entry: Entry) -> str:
    """Whom an order is for, if its words may not say it."""
    return entry.answer.piece if isinstance(entry.answer, Order) and not isinstance(ask.about, CommandAction) else ""


# -------------------------------------------------------------------------------------------------------------- help


def explain(ask: Ask, state: State, speaker: Speaker) -> str:
    """Explain what can be typed now."""
    return "\n".join((say(speaker, f"text-help-{_help(ask)}"), say(speaker, "text-help-more")))


def _help(ask: Ask) -> str:
    return next((topic for kinds, topic in _TOPICS if isinstance(ask.about, kinds)), "pick")


_TOPICS: Final[tuple[tuple[tuple[type, ...], str], ...]] = (
    ((NextCommand, PutDown, LeaderInside, Emplace, GunOfFort, LieInWait, Limbered), "deployment"),
    ((Ride,), "leader"),
    ((Laying,), "laying"),
    ((Putting,), "move"),
    ((LayCards,), "plan"),
    ((Activation,), "go"),
    ((NextAction,), "action"),
)
"""What is explained of each kind of question; whatever else is asked, one picks from a list."""


# ------------------------------------------------------------------------------------------------------- the position


def head(state: State, speaker: Speaker) -> str:
    """Give turn, phase and score in one line."""
    blue, red = (score(state, side) for side in Side)
    return say(speaker, "text-head", turn=state.turn, phase=_phase(state), blue=blue, red=red)


def summary(state: State, speaker: Speaker) -> Iterator[str]:
    """Tell the position without a map: what is said of each command, then the scenery."""
    yield head(state, speaker)
    yield from muster_roll(state, speaker)
    for one in state.scenery.values():
        yield lying(one.id, Message(f"element-{one.element}"), one.ring, INCH, speaker)


def muster_roll(state: State, speaker: Speaker, wanted: tuple[str, ...] = ()) -> Iterator[str]:
    """List the Troops by command, each with its leader first; those whose command, side or id is wanted."""
    for command, units in by_command(state):
        whole = not wanted or command in wanted or command[0] in wanted
        named_ones = [unit for unit in units if whole or unit.id in wanted]
        if whole or named_ones:
            yield led(state, command, speaker)
            yield from (_told(state, unit, speaker) for unit in named_ones)


def by_command(state: State) -> Iterator[tuple[CommandId, list[Unit]]]:
    """The commands in order, each with the Troops that it has left."""
    units = [state.units[unit] for side in Side for unit in acting(state, side)]
    commands = dict.fromkeys((*(unit.command for unit in units), *(one.command for one in state.leaders.values())))
    for command in sorted(commands):
        yield command, [unit for unit in units if unit.command == command]


def led(state: State, command: CommandId, speaker: Speaker) -> str:
    """Who leads a command, and where he is."""
    leader = state.leaders.get(LeaderId(command))
    if leader is None:
        return say(speaker, "text-no-leader", command=command)
    host = leader.inside
    place = say(speaker, "text-inside", unit=named(state, host)) if host else _place(state, leader.id, speaker)
    tired = "yes" if leader.exhausted else "no"
    args: dict[str, Arg] = {"name": leader.name, "level": leader.level, "place": place, "exhausted": tired}
    return say(speaker, "text-leader", id=leader.id, **args)


def _place(state: State, piece: str, speaker: Speaker) -> str:
    return placed(start_of(state, piece), INCH, speaker)


def _told(state: State, unit: Unit, speaker: Speaker) -> str:
    """A Troop: where it is, its wear and marks, its card, the nearest enemy."""
    return ", ".join(_facts(state, unit, speaker)) + "."


def _facts(state: State, unit: Unit, speaker: Speaker) -> Iterator[str]:
    yield speaker.say(named(state, unit.id))
    if unit.lurks is not None:
        there = "" if unit.lurks == SOMEWHERE else unit.lurks
        yield say(speaker, "text-lurks", place=there or "?")
    elif unit.pose is None:
        yield say(speaker, "text-off-table")
    else:
        yield _place(state, unit.id, speaker)
        yield faced(unit.pose.facing, speaker)
    yield say(speaker, "text-wear", wear=unit.wear, limit=endurance(state, unit.id))
    yield from marks(state, unit, speaker)
    yield _card(state, unit.id, speaker)
    if near := nearest(state, unit):
        yield say(speaker, "text-nearest", enemy=near[1], far=inches(near[0]))


def marks(state: State, unit: Unit, speaker: Speaker) -> Iterator[str]:
    """What is marked on a Troop, and who is one body with it."""
    for mark in ("disordered", "limbered", "fortress"):
        if getattr(unit, mark):
            yield say(speaker, f"text-mark-{mark}")
    if pool := state.pools.get(unit.id):
        yield say(speaker, f"text-pool-{pool.kind}", members=", ".join(pool.members[1:]))
    if (card := state.cards.get(unit.id)) and card.shared:
        yield say(speaker, "text-shared", head=card.shared)


def _card(state: State, unit: UnitId, speaker: Speaker) -> str:
    card = state.cards.get(unit)
    if card is None:
        return say(speaker, "text-card-none")
    return say(speaker, "text-card", order=Message(f"order-{card.order}" if card.order else "text-unknown"))


def nearest(state: State, unit: Unit) -> tuple[int, UnitId] | None:
    """How far the nearest enemy is from a front centre, and who that is."""
    if unit.pose is None:
        return None
    here = front(state, unit.id)
    enemies = (other for other in present(state) if state.units[other].side is not unit.side)
    return min(((isqrt(long(here, points(state, other, here)[0])), other) for other in enemies), default=None)


# ------------------------------------------------------------------------------------------------------------ reports


def report(state: State, ask: Ask, words: tuple[str, ...], speaker: Speaker) -> tuple[str, ...] | None:
    """Answer a question about the position; None when the words ask nothing."""
    return answered({word: partial(told, state, ask, speaker) for word, told in _REPORTS.items()}, words, speaker)


def _options(state: State, ask: Ask, speaker: Speaker, words: tuple[str, ...]) -> Iterator[str]:
    """List all that may be answered now."""
    yield PROMPTS(Asker(state, speaker), ask.about)
    yield from numbered(menu(state, ask), speaker, partial(_ordered, ask))
    if isinstance(ask.about, FortShoots | FortReacts):
        for shooter, _ in ask.about.shots:
            yield from (f"{shooter}: {speaker.say(one.words)}" for one in ask.about.of_one(shooter).offers(state, ""))


def _troops(state: State, ask: Ask, speaker: Speaker, words: tuple[str, ...]) -> Iterator[str]:
    """List Troops: one's own, or those of the commands, sides or ids that are named."""
    lines = list(muster_roll(state, speaker, wanted(ask, words)))
    if not lines:
        raise Unreadable("", "text-no-piece", piece=" ".join(words))
    yield from lines


def _near(state: State, ask: Ask, speaker: Speaker, words: tuple[str, ...]) -> Iterator[str]:
    """List the pieces about one, nearest first, with distance and direction."""
    if not words:
        raise Unreadable("", "text-near-what")
    centre = piece_meant(state, words[0])
    if not on_table(state, centre):
        raise Unreadable("", "text-not-on-table", piece=centre)
    here = start_of(state, centre) or Point(*where(state, centre)[:2])
    yield from around(here, _around(state, centre, here), partial(piece_named, state), INCH, speaker)


def _around(state: State, centre: str, here: Point) -> Iterator[tuple[int, str, Point]]:
    for unit in present(state):
        if unit != centre:
            yield isqrt(long(here, points(state, unit, here)[0])), unit, Point(*where(state, unit)[:2])
    for leader, who in state.leaders.items():
        if leader != centre and who.at is not None:
            yield isqrt(long(here, who.at)), leader, who.at


def _sheet(state: State, ask: Ask, speaker: Speaker, words: tuple[str, ...]) -> Iterator[str]:
    """Give the values of a Troop, or what a leader can do."""
    if not words:
        raise Unreadable("", "text-sheet-whose")
    piece = piece_meant(state, words[0])
    if piece in state.leaders:
        who = state.leaders[LeaderId(piece)]
        yield led(state, who.command, speaker)
        picks = [f"virtue-{one}" for one in who.virtues] + [f"quality-{one}" for one in who.qualities]
        yield known(calling(who.name, who.id, speaker), (speaker.say(Message(key)) for key in picks), speaker)
        return
    unit = state.units[UnitId(piece)]
    gear = state.gear(unit.id)
    yield _told(state, unit, speaker)
    name = speaker.say(named(state, unit.id))
    yield say(
        speaker,
        "text-values",
        who=name,
        speed=gear.speed,
        combat=gear.combat,
        fire=gear.fire[0],
        long=gear.fire[1],
        discipline=gear.discipline,
        courage=gear.courage,
        endurance=gear.endurance,
    )
    keys = [f"weapon-{one}" for one in gear.weapons] + [f"ability-{one}" for one in gear.abilities]
    yield known(name, (speaker.say(Message(key)) for key in keys), speaker)


def _try(state: State, ask: Ask, speaker: Speaker, words: tuple[str, ...]) -> Iterator[str]:
    """Say what an answer would come to without giving it: where a move ends, what bars it, who may react."""
    if not words:
        raise Unreadable("", "text-try-what")
    moving = _moving(ask, words)
    if moving is None:
        parsed = parse(state, ask, words)
        meant = following(state, ask.about, parsed[0][0]) if len(parsed) > 1 else ask.about
        said = parsed[-1][0]
        some = isinstance(said, tuple)
        yield speaker.say(described(said) if some else meant.describe(state, meant.read(said)))
        return
    answer = read_spots(state, moving, words)[0]
    snap = moving.about.snap(state, answer)
    if snap.why is not None:
        yield speaker.say(snap.why)
    yield say(
        speaker,
        "text-try",
        what=snap.words,
        x=inches(snap.answer.x),
        y=inches(snap.answer.y),
        snapped=str(bool(snap.why)).lower(),
    )
    ends = [mark.end for mark in snap.marks if isinstance(mark, tabletop.Line) and mark.kind == "window"]
    for unit in present(state):
        if start_of(state, unit) in ends:
            yield say(speaker, "text-may-react", unit=named(state, unit))


def _moving(ask: Ask, words: tuple[str, ...]) -> Ask | None:
    """The question that a way answers: the one that is open, or the one that a move would bring."""
    if isinstance(ask.choice, Place):
        return ask
    if isinstance(ask.about, NextAction) and starts_a_way(words):
        walk = Walk(ask.about.unit, ask.about.order)
        return Ask.of(ask.seat, walk)
    return None


_REPORTS: Final[dict[str, Callable[[State, Ask, Speaker, tuple[str, ...]], Iterator[str]]]] = {
    **dict.fromkeys(("opciones", "options"), _options),
    **dict.fromkeys(("tropas", "troops", "units"), _troops),
    **dict.fromkeys(("cerca", "near"), _near),
    **dict.fromkeys(("ficha", "sheet"), _sheet),
    **dict.fromkeys(("prueba", "try"), _try),
}
