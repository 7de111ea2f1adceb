"""IC.7.12, IC.8 Battles and Searches at the table."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from maestre.games.mistral.battle.engaged import ORDER
from maestre.games.mistral.battle.gauge import chance_number
from maestre.games.mistral.battle.intensity import ChosenIntensity, personality_shift
from maestre.games.mistral.data.words import Fleet, Intensity
from maestre.games.mistral.situations import waters
from maestre.games.mistral.table.formations import enemy
from maestre.games.mistral.table.state import FormationId, Phase, State
from maestre.games.mistral.table.subjects import Engagement
from maestre.play import Ask, Game, Message, Order, Table, Throw, rule
from maestre.situations import Form, FormChoice, Posed, Reckoned, choices, small

_SEVERAL: Final = 2
_LOW: Final = 1
"""The die that gives the Weather Gauge to whoever shows it, where the other shows one more."""
_COUNTERS: Final = 4
"""Of more hidden counters in one place nobody is asked."""


def battle(game: Game[State], form: Form) -> Posed[State]:
    """A stack of mine attacks one of the enemy's: all that comes of it, from the Weather Gauge on."""
    table, mine, theirs = _met(game, form, _SEVERAL)
    return Posed(table, table.state.formations[mine].fleet.value, Order("attack", mine, (theirs,)))


def combat(game: Game[State], form: Form) -> Posed[State]:
    """The Battle is joined: whoever has the Weather Gauge is about to choose how hard it is fought."""
    table, mine, theirs = _met(game, form, 1)
    fleet = table.state.formations[mine].fleet
    gauge = _gauge(table.state, form, mine, theirs)
    table.say(fleet.value, Order("attack", mine, (theirs,)))
    open_to = choices("situation-intensity", _joined(table, gauge))
    return Posed(table, gauge.value, form.pick("intensity", open_to, Intensity.MEDIUM))


def _met(game: Game[State], form: Form, usual: int) -> tuple[Table[State], FormationId, FormationId]:
    """Two stacks that see each other in one place, mine to say first whether it attacks."""
    mine, theirs = waters.both(game, form)
    state = waters.calm(game, Phase.BATTLES)
    where = waters.place(game, form)
    own, foes = (waters.stack(state, form, one, where, usual=usual) for one in (mine, theirs))
    table = small(game, state)
    if table.waiting() != (mine.fleet(state.figures).value,):
        table.say(table.waiting()[0], Order("pass"))
    return table, own, foes


@rule("T.wg.b")
def _gauge(state: State, form: Form, mine: FormationId, theirs: FormationId) -> Fleet:
    """Who has the Weather Gauge: the higher chance number, and where they are equal it is asked."""
    own, foes = (chance_number(state, one).whole for one in (mine, theirs))
    fleet = state.formations[mine].fleet
    ahead = own > foes
    if own == foes:
        ahead = form.pick("gauge", choices("situation-gauge", ("mine", "enemy"))) == "mine"
    return fleet if ahead else enemy(fleet)


def _joined(table: Table[State], gauge: Fleet) -> tuple[Intensity, ...]:
    """Go on to where the Intensity is chosen: equal numbers fall out as they have, and nobody turns away."""
    faces = [(_LOW,), (_LOW + 1,)] if gauge is ORDER[0] else [(_LOW + 1,), (_LOW,)]
    while not (isinstance(table.request, Ask) and isinstance(table.request.about, ChosenIntensity)):
        if isinstance(table.request, Throw):
            table.show(faces.pop(0))
            continue
        assert isinstance(table.request, Ask), table.request
        assumed = table.request.about.assume(table.position(table.request))
        answer = assumed.answer if assumed is not None else next(table.request.proposals(table.state, Random(0)))
        table.say(table.request.seat, answer)
    return table.request.about.open_to


def search(game: Game[State], form: Form) -> Posed[State]:
    """A Formation of mine Searches the place where hidden counters lie with it."""
    figures = game.state.figures
    fleets = tuple(FormChoice(fleet.value, Message(f"seat-{fleet}")) for fleet in Fleet)
    fleet = Fleet(form.pick("mine", fleets))
    counters = int(form.number("counters", 1, _COUNTERS, 1))
    state = waters.calm(game, Phase.SEARCHES)
    state.acting = fleet
    where = waters.place(game, form)
    for one, count in ((fleet, 1), (enemy(fleet), counters)):
        kin = next(each for each, of in figures.formations.fleets.items() if of is one)
        for number in range(1, count + 1):
            waters.lone(state, kin, number, where)
    table = small(game, state)
    return Posed(table, fleet.value, (where,))


def battle_rest(posed: Posed[State]) -> Iterator[Reckoned]:
    """The chance numbers for the Weather Gauge, and how the Leaders shift the Intensity."""
    table = posed.table
    state = table.state
    battle = getattr(getattr(table.request, "about", None), "battle", None)
    for name, one in state.formations.items():
        yield Reckoned(Message.of("reckoned-gauge", who=one.fleet.value), chance_number(state, name))
    if isinstance(battle, Engagement) and battle.gauge is not None:
        yield Reckoned(Message.of("reckoned-shift", who=battle.gauge.value), personality_shift(state, battle))
