"""Positions of Mistral in disguise: to an audience they must look the same, until the rules lay something open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Final

from maestre.games.mistral.data import own_figures
from maestre.games.mistral.game import game
from maestre.games.mistral.table.chit import all_chits
from maestre.games.mistral.table.standing import WINDOWS
from maestre.games.mistral.table.state import Auxiliary, Formation, Squadron, State
from maestre.play import SPECTATOR, Ask, Order, Orders, Table
from maestre.play.checking.garbage import wrong_answers
from maestre.play.checking.lockstep import parted
from maestre.play.views import masked
from tests.games.mistral.alterations import Disguise
from tests.miniatures.disguises import SEED_BYTES, as_it_is, bot_answers, imagines, shown

FIGURES = own_figures()

AUDIENCES: Final = (*game.seats, SPECTATOR)
_EVERY: Final = 5
"""One in so many questions is looked at, so that positions are spread over whole years."""

_RIGHT: Final = 4
"""How many answers that the game proposes are judged at both tables, beside wrong ones."""

_STANDING: Final = (
    *("stay all unless contact", "searches always", "shadow always", "repairs always"),
    *(f"{window} never unless {what}" for window in WINDOWS for what in ("spotted", "contact")),
)
"""Orders of every kind that look at the enemy."""

_PROBES: Final = 3
"""How many orders of each verb are tried that look for what is hidden."""


def battles(seed: int, every: int = _EVERY, **fixed: object) -> Iterator[Table[State]]:
    """Game after game by chance, of either scenario: the table at some of the questions asked at quiet points."""
    rng = Random(seed)
    while True:
        options = {name: rng.choice(values) for name, values in game.options.items()} | fixed
        table = Table.new(game, rng.choice(game.scenarios), options=options, seed=rng.randbytes(SEED_BYTES))
        while waiting := table.waiting():
            if table.between_steps and not rng.randrange(every):
                yield table
            asked = table.asked(waiting[0])
            assert asked is not None
            table.say(asked.seat, next(table.proposals(asked.seat, rng)))


def faults(table: Table[State], rng: Random, changed: Counter[str]) -> list[str]:
    """Try a position for every audience; ``changed`` counts what was hidden and has been changed."""
    found = []
    for audience in AUDIENCES:
        disguise = Disguise(table, audience, rng)
        changed["views"] += 1
        changed.update(disguise.changed)
        true = as_it_is(table)
        found += [f"{audience!r}: {what}" for what in told_apart(true, disguise.table, audience, rng)]
    return found


def told_apart(true: Table[State], table: Table[State], audience: str, rng: Random) -> list[str]:
    """Say in what an audience could tell two tables apart, now and as play goes on.

    Where the rules lay something open before anybody is asked, only the quiet points are alike.
    """
    if any(each.state.reveals != each.quiet.reveals for each in (true, table)):
        alike = masked(game, true.quiet, audience) == masked(game, table.quiet, audience)
        return [] if alike else ["the quiet point differs"]
    same = {
        "what is shown": shown(true, audience) == shown(table, audience),
        "what is imagined": imagines(true, audience),
        "what standing orders answer": _stands(true, audience) == _stands(table, audience),
        **{f"the answer of {name}": one == two for name, one, two in bot_answers(true, table, audience)},
    }
    differ = [f"{what} differs" for what, alike in same.items() if not alike]
    return [*differ, *parted(true, table, audience, _answers(true, audience), rng)]


def _stands(table: Table[State], audience: str) -> list[object]:
    """What standing orders would answer, if the audience is asked."""
    asked = table.asked(audience)
    return [] if asked is None else [asked.standing(table.state, (order,)) for order in _STANDING]


def _answers(table: Table[State], audience: str) -> list[object]:
    """Right and wrong answers, if the audience is asked, and such as try to find out what there is."""
    asked, rng = table.asked(audience), Random(table.sequence)
    if asked is None:
        return []
    right = islice(table.proposals(asked.seat, rng), _RIGHT)
    return [*right, *wrong_answers(table, audience, rng), *_probes(table.state, asked, rng)]


def _probes(state: State, asked: Ask, rng: Random) -> Iterator[Order]:
    """Orders that name something of one's own and something that may be hidden, or not be there."""
    if not isinstance(asked.choice, Orders):
        return
    pieces: tuple[Formation | Auxiliary | Squadron, ...]
    pieces = (*state.formations.values(), *state.auxiliaries.values(), *state.squadrons.values())
    fleets = [
        one.fleet if isinstance(one, Formation) else FIGURES.formations.fleets.get(one.contingent) for one in pieces
    ]
    mine = [one.id for one, fleet in zip(pieces, fleets, strict=True) if fleet == asked.seat]
    named = [
        *FIGURES.formations.counters,
        *state.formations,
        *state.squadrons,
        *state.auxiliaries,
        *state.leaders,
        *all_chits(state.figures),
    ]
    for verb in asked.choice.verbs * _PROBES:
        yield Order(verb, rng.choice(mine or named), (rng.choice((*named, *FIGURES.places)),))
