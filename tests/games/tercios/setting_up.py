"""Short ways to prepare a table with dice typed in."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from random import Random
from typing import Any

from msgspec.structs import replace

from maestre.games.tercios.data import INCH, ArmyList, Element, Scale, own_figures
from maestre.games.tercios.game import game
from maestre.games.tercios.setup.laying import put_down
from maestre.games.tercios.table.state import Army, Phase, Scenery, Setup, State, raised
from maestre.miniatures.sides import Side
from maestre.play import Header, Order, Spot, Table, Throw
from maestre.space.tabletop import Pose
from tests.games.tercios.positions import roll

FORCES = own_figures().forces

SPAIN = FORCES["spain_1000"].army("es")
HEADER = Header("tercios", game.rules, "fields_of_glory", {}, {"blue": "blue", "red": "red"})


def prepared(phase: Phase, blue: ArmyList = SPAIN, red: ArmyList = SPAIN, **fields: Any) -> State:
    """Two armies off the table, the preparation at a phase."""
    state = State(scenario="fields_of_glory", scale=Scale.MM15, phase=phase, armies={}, setup=Setup(turn=Side.BLUE))
    for side, army in ((Side.BLUE, blue), (Side.RED, red)):
        state.armies[side] = Army(army.name, army.faction, (), army.century)
        units, leaders = raised(own_figures(), army, side)
        state.units |= units
        state.leaders |= leaders
    return replace(state, **fields)


def opened(state: State) -> Table[State]:
    """A table at this state, its dice typed in."""
    return Table(game, HEADER, state)


def shopping(blue: int, red: int, *pieces: str, **fields: Any) -> Table[State]:
    """The roll for points is over; pieces lie already: ``"bosque:8 at 20 24"``, in inches."""
    state = prepared(Phase.SCENERY, **fields)
    for words in pieces:
        name, _, x, y, *facing = words.split()
        put_down(state, name, Pose(int(x) * INCH, int(y) * INCH, int(facing[0]) if facing else 0))
    table = opened(state)
    roll(table, blue, red)
    return table


def place(table: Table[State], words: str) -> Table[State]:
    """Buy and place for whoever is asked: ``"bosque:8 at 20 24"``."""
    name, *_ = words.split()
    say(table, Order("place", name))
    return spot(table, words)


def spot(table: Table[State], words: str) -> Table[State]:
    """Put a piece down at a place in inches: ``"B1-1 at 20 6 9000"``."""
    say(table, at(words))
    return table


def at(words: str) -> Spot:
    """A spot in inches, which may have parts."""
    name, _, x, y, *facing = words.split()
    return Spot(name, round(float(x) * INCH), round(float(y) * INCH), int(facing[0]) if facing else 0)


def say(table: Table[State], answer: object) -> None:
    """Answer for whoever is asked."""
    (seat,) = table.waiting()
    table.say(seat, answer)


def asked(table: Table[State]) -> tuple[str, str]:
    """Who is asked, and under which rule."""
    (seat,) = table.waiting()
    question = table.asked(seat)
    assert question is not None
    return str(seat), question.rule


def kinds(table: Table[State]) -> list[str]:
    """The elements on the table."""
    return [one.element.value for one in table.state.scenery.values()]


def elements(table: Table[State], kind: Element) -> list[Scenery]:
    """The elements of one kind."""
    return [one for one in table.state.scenery.values() if one.element is kind]


def chances(table: Table[State], count: int = 5, seed: int = 1) -> Iterable[object]:
    """Some answers that chance proposes, each of which must be allowed."""
    (seat,) = table.waiting()
    question = table.asked(seat)
    assert question is not None
    found = list(islice(table.proposals(seat, Random(seed)), count))
    for answer in found:
        table.check(seat, answer)
    return found


def by_chance(table: Table[State], until: Phase, seed: int = 1) -> Table[State]:
    """Go on by chance, all dice showing 3 and 4, until a phase begins."""
    rng = Random(seed)
    while table.state.phase is not until:
        if isinstance(table.request, Throw):
            sides = table.request.reading.needs(())
            table.show((3, 4)[: len(sides)])
            continue
        (seat,) = table.waiting()
        question = table.asked(seat)
        assert question is not None
        table.say(seat, next(table.proposals(seat, rng)))
    return table
