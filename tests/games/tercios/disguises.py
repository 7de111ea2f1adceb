"""Tables that differ from a true one in nothing but what one audience cannot know.

At the last quiet point every card whose face the audience does not know gets another face, every ambush that it cannot
place lies elsewhere, and an answer that is still sealed is another; then the same entries follow. What the audience is
shown must be the same, byte for byte.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

import msgspec
from msgspec.structs import replace

from maestre.games.tercios.abilities.ambush import hiding_places
from maestre.games.tercios.data import Ability, OrderKind
from maestre.games.tercios.game import game
from maestre.games.tercios.planning import DEPARTURES
from maestre.games.tercios.state import Card, State, Unit, UnitId
from maestre.games.tercios.troops import body
from maestre.opponents import agent, agents_of
from maestre.play import SPECTATOR, Ask, PlayError, Table, Together, change, fingerprint, log, view
from maestre.play.record import Said
from maestre.play.state import copied

SEED_BYTES = 32
AUDIENCES = (*game.seats, SPECTATOR)
_TRIES = 4
_THINKING = 10
"""The doctrine, which takes its time, is asked at one position of so many."""


def battles(seed: int, **fixed: object) -> Iterator[Table[State]]:
    """Battle after battle by chance, with armies and options drawn for each: the table at every question."""
    rng = Random(seed)
    while True:
        options = {name: rng.choice(values) for name, values in game.options.items()} | fixed
        header = Table.new(game, options=options, seed=rng.randbytes(SEED_BYTES)).header
        table = Table(game, header, _with_ambushes(game.setup(header.scenario, header.options), rng))
        table.settle()
        while waiting := table.waiting():
            yield table
            seat = rng.choice(waiting)
            ask = table.asked(seat)
            assert ask is not None
            table.say(seat, next(game.propose(table.state, ask, rng)))


def _with_ambushes(state: State, rng: Random) -> State:
    """On a table that is ready, put some of those into ambush whom their players might have put there."""
    for unit, one in state.units.items():
        places = hiding_places(state, one.side)
        if one.pose and one.has(Ability.AMBUSH) and state.ambush and places and rng.random() < 1 / 2:
            change(state.units, unit, pose=None, lurks=rng.choice(places))
    return state


# ------------------------------------------------------------------------------------------------------- in disguise


class Disguise:
    """A table as it might be for all that an audience knows, and how much of it is other than it seems."""

    def __init__(self, table: Table[State], audience: str, rng: Random) -> None:
        """Change all that the audience did not know at the quiet point and does not know now."""
        self.changed: Counter[str] = Counter()
        self._now, self._audience, self._rng = table.state, audience, rng
        start = copied(table.quiet)
        start.cards = self._cards(start)
        start.units = self._units(start)
        self.table = self._replayed(table, start)

    def _cards(self, start: State) -> dict[UnitId, Card]:
        hidden = {unit: card for unit, card in start.cards.items() if self._hides(unit, card)}
        faces = {card.shared or unit: self._other_face(start, unit, card) for unit, card in hidden.items()}
        for card in hidden.values():
            self.changed["cards that nobody knows" if not card.knows else "cards"] += 1
        return start.cards | {unit: replace(card, order=faces[card.shared or unit]) for unit, card in hidden.items()}

    def _hides(self, unit: UnitId, card: Card) -> bool:
        now = self._now.cards.get(unit)
        return now is not None and self._audience not in card.knows and self._audience not in now.knows

    def _other_face(self, start: State, unit: UnitId, card: Card) -> OrderKind:
        faces = tuple(OrderKind) if body(start, unit) == unit else DEPARTURES
        return self._rng.choice([face for face in faces if face is not card.order])

    def _units(self, start: State) -> dict[UnitId, Unit]:
        found = dict(start.units)
        for unit, one in start.units.items():
            now = self._now.units.get(unit)
            if one.lurks is None or one.side.value == self._audience or now is None or now.lurks is None:
                continue
            elsewhere = [place for place in hiding_places(start, one.side) if place != one.lurks]
            if elsewhere:
                found[unit] = replace(one, lurks=self._rng.choice(elsewhere))
                self.changed["ambushes"] += 1
        return found

    def _replayed(self, table: Table[State], start: State) -> Table[State]:
        """Enter the same again; of what others have sealed, something else."""
        lives, pending = table.since_quiet(), table.pending()
        other = Table(game, table.header.public(), start, sequence=table.sequence - len(lives), seating=table.seating)
        for live in lives:
            entry = live.entry
            if isinstance(entry, Said) and entry.seat != self._audience and isinstance(other.request, Together):
                sealed = live.sequence in pending
                entry = Said(entry.seat, (self._other_answer if sealed else self._other_plan)(other, entry))
            other.enter(entry)
        return other

    def _other_answer(self, table: Table[State], entry: Said) -> object:
        ask = table.asked(entry.seat)
        assert ask is not None
        answers = islice(game.propose(table.state, ask, self._rng), _TRIES)
        self.changed["sealed answers"] += 1
        return next((answer for answer in answers if answer != entry.answer), entry.answer)

    def _other_plan(self, table: Table[State], entry: Said) -> object:
        """Lay other cards than were laid, where they still lie hidden and nobody shares them."""
        plan = dict(entry.answer)
        for unit, card in self._now.cards.items():
            if unit in plan and self._audience not in card.knows and not card.shared:
                plan[unit] = self._other_face(table.state, unit, replace(card, order=OrderKind(plan[unit])))
                self.changed["cards"] += 1
        return plan


def as_it_is(table: Table[State]) -> Table[State]:
    """The true table, opened anew at its quiet point like one in disguise."""
    lives = table.since_quiet()
    start = copied(table.quiet)
    same = Table(game, table.header.public(), start, sequence=table.sequence - len(lives), seating=table.seating)
    for live in lives:
        same.enter(live.entry)
    return same


# ----------------------------------------------------------------------------------------------- what can be told apart


def shown(table: Table[State], audience: str) -> bytes:
    """All that an audience is shown: view, log, question, who else is waited for."""
    return msgspec.json.encode((view(table, audience), log(table, audience), table.asked(audience)))


def told_apart(true: Table[State], table: Table[State], audience: str) -> list[str]:
    """Say in what an audience could tell two tables apart."""
    same = {
        "what is shown": shown(true, audience) == shown(table, audience),
        "the window": _window(true) == _window(table),
        "what is imagined": _imagines(true, audience),
        **{f"the answer of {name}": one == two for name, one, two in _answers(true, table, audience)},
    }
    return [what for what, alike in same.items() if not alike]


def _window(table: Table[State]) -> object:
    """A window that is open, to whomever; it may not depend on any face."""
    return table.request if isinstance(table.request, Ask) and table.request.window else None


def _imagines(table: Table[State], audience: str) -> bool:
    """Whether what the game imagines looks like what is seen."""
    seen = game.view(table.quiet, audience)
    start = game.imagine(copied(seen), audience, Random(table.sequence))
    return fingerprint(game.view(start, audience)) == fingerprint(seen)


def _answers(true: Table[State], table: Table[State], audience: str) -> Iterator[tuple[str, object, object]]:
    """What each bot says at either table, with the same chance."""
    if isinstance(true.request, Ask | Together) and audience in true.waiting():
        for name in agents_of(game)[: 1 if true.sequence % _THINKING else None]:
            one, two = (agent(name).choose(game, view(each, audience), Random(true.sequence)) for each in (true, table))
            yield name, one, two


def faults(table: Table[State], rng: Random, changed: Counter[str]) -> list[str]:
    """Try a position for every audience; ``changed`` counts what was hidden and has been changed."""
    found = []
    true = as_it_is(table)
    for audience in AUDIENCES:
        try:
            disguise = Disguise(table, audience, rng)
        except PlayError as error:
            found.append(f"{audience!r}: the same cannot be said any more: {error}")
            continue
        if disguise.changed:
            changed["views"] += 1
            changed.update(disguise.changed)
            found += [f"{audience!r}: {what} differs" for what in told_apart(true, disguise.table, audience)]
    return found
