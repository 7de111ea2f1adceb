"""What may come of a situation: the rows of its odds, and the numbers that they rest on with their reasons."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

import msgspec

from maestre.play import Draw, Game, Message, Table, Tally, Throw, foreseen
from maestre.play.chance.courses import Way, ways_on
from maestre.play.chance.odds import PATIENCE
from maestre.situations.forms import Form, FormQuestion
from maestre.situations.kinds import Kind, Posed, Reckoned, S

_FOLLOWED: Final = 24
"""In so many positions on the way the numbers are looked for that dice are thrown by."""
_CERTAIN: Final = Fraction(1)
_WHO: Final = ("unit", "who", "striker", "shooter")
"""How what dice are thrown about calls whom a number belongs to."""


class LikelyRow(msgspec.Struct, frozen=True):
    """What may happen, in as many sentences as it takes, how likely it is, and by how much that may be off."""

    changes: tuple[Message, ...]
    chance: str
    """Exact as a fraction, where the whole figure is exact."""
    likely: float
    margin: float


class Figure(msgspec.Struct, frozen=True):
    """Everything about a situation: its questions as they are answered, what may happen, what that rests on.

    ``unfit`` are questions whose answer could not be taken; they have their preset.
    """

    kind: str
    questions: tuple[FormQuestion, ...]
    rows: tuple[LikelyRow, ...]
    exact: bool
    assumed: tuple[Message, ...]
    reckoned: tuple[Reckoned, ...]
    unfit: tuple[str, ...] = ()


def figured(game: Game[S], kind: Kind[S], form: Form, *, seconds: float = PATIENCE) -> Figure:
    """Ask a situation's questions, lay its table, and say what may come of it."""
    posed = kind.posed(game, form)
    return weighed(kind, form, posed, seconds=seconds)


def weighed(kind: Kind[S], form: Form, posed: Posed[S], *, seconds: float = PATIENCE) -> Figure:
    """Say what may come of a situation that has been posed."""
    found = foreseen(*posed, seconds=seconds)
    rows: list[LikelyRow] = []
    if found is not None:
        odds = found.odds
        for changes, chance in odds.chances.items():
            rows.append(LikelyRow(changes, str(chance), float(chance), odds.margin(changes)))
    return Figure(
        kind.key,
        tuple(form.questions),
        tuple(sorted(rows, key=lambda row: -row.likely)),
        found is None or found.odds.exact,
        () if found is None else found.assumed,
        tuple(kind.reckon(posed) if kind.reckon else _followed(posed)),
        tuple(form.unfit),
    )


# ------------------------------------------------------------------------------------------------ what it rests on


def _numbers(about: object) -> Iterator[Reckoned]:
    """Give every tally of what dice are thrown about, by the name of its field."""
    if not isinstance(about, msgspec.Struct):
        return
    tag = about.__struct_config__.tag
    who = next((str(getattr(about, name)) for name in _WHO if getattr(about, name, None)), "")
    for name in about.__struct_fields__:
        value = getattr(about, name)
        several = value if isinstance(value, tuple) else (value,)
        for place, one in enumerate(several):
            if isinstance(one, Tally):
                whose = _pair(about)[place] if len(several) > 1 else who
                yield Reckoned(Message.of(f"reckoned-{tag}-{name}", who=whose), one)


def _pair(about: object) -> tuple[str, str]:
    """Who the two are that numbers come in pairs for: of a charge the charger first."""
    charge = getattr(about, "charge", None)
    return str(getattr(charge, "charger", "")), str(getattr(charge, "target", ""))


def _followed(posed: Posed[S]) -> Iterator[Reckoned]:
    """Follow the dice for a while, and give each number that a throw on the way says that it rests on.

    One that differs only in what it starts from, as courage does with every wound, is given once.
    """
    table, seat, answer = posed
    trial = table.fork(None)
    trial.say(seat, answer)
    ahead, seen = [trial], list[tuple[object, ...]]()
    for _ in range(_FOLLOWED):
        if not ahead:
            return
        one = ahead.pop(0)
        _assume(one, posed)
        request = one.request
        if not isinstance(request, Throw | Draw):
            continue
        if isinstance(request, Throw):
            for found in _numbers(request.about):
                first, *more = found.tally.changes
                known = (found.words, first.rule, *more)
                if known not in seen:
                    seen.append(known)
                    yield found
        ahead += [way.gone() for way in ways_on(Way(one, _CERTAIN), request) or ()]


def _assume(one: Table[S], posed: Posed[S]) -> None:
    """Answer what odds take for granted."""
    while one.request is not None and not one.game.odds_stop(posed.table.state, one.state):
        seats = one.waiting()
        ask = one.asked(seats[0]) if len(seats) == 1 else None
        assumed = None if ask is None else ask.about.assume(one.position(ask))
        if assumed is None:
            return
        one.say(seats[0], assumed.answer)
