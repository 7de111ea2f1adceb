"""What kinds of situation a game has, and what each comes to: a small table on which a deed is about to be done."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from types import ModuleType
from typing import Generic, NamedTuple, TypeVar

import msgspec

from maestre.play import Game, Header, Message, State, Table, Tally, Unknown
from maestre.situations.forms import Form

S = TypeVar("S", bound=State)


class Posed(NamedTuple, Generic[S]):
    """A small table, the seat that is asked there, and the answer whose odds are wanted."""

    table: Table[S]
    seat: str
    answer: object


class Reckoned(msgspec.Struct, frozen=True):
    """A number by which dice are thrown, what it is called, and every reason why it is what it is."""

    words: Message
    tally: Tally


class Kind(NamedTuple, Generic[S]):
    """A kind of situation: its word, and the script that asks its questions and lays its table.

    What its figure rests on is read off the throws on the way, unless the kind says it by ``reckon``.
    """

    key: str
    pose: Callable[[Game[S], Form], Posed[S]]
    reckon: Callable[[Posed[S]], Iterable[Reckoned]] | None = None

    def posed(self, game: Game[S], form: Form) -> Posed[S]:
        """Ask all questions and lay the table; refuse what the rules forbid, and what is never asked."""
        found = self.pose(game, form)
        form.close()
        return found


def kinds_of(game: Game[S]) -> Mapping[str, Kind[S]]:
    """Give the kinds of situation that a game has, by their words; none of a game that lists none."""
    try:
        module: ModuleType = import_module(f"{game.package}.situations")
    except ModuleNotFoundError:
        return {}
    kinds: tuple[Kind[S], ...] = module.KINDS
    return {kind.key: kind for kind in kinds}


def kind_of(game: Game[S], key: str) -> Kind[S]:
    """Give one kind of situation of a game."""
    found = kinds_of(game)
    if key not in found:
        raise Unknown("", "no-such-situation", kind=key[:60], known=", ".join(found) or "-", game=game.key)
    return found[key]


def small(game: Game[S], state: S) -> Table[S]:
    """Open a table on a position of a game that nobody plays: its dice are typed in, or only thought of."""
    scenario = game.scenarios[0]
    return Table(game, Header(game.key, game.rules, scenario, {}, {seat: seat for seat in game.seats}), state)
