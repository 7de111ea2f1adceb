"""A game on a measured table as the kernel sees it: what its chapters offer, handed on in one place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import ClassVar, Final, Generic, NamedTuple, Protocol, TypeVar

from maestre.miniatures.told import ON_TABLE, POSITIONS
from maestre.play import Ask, Game, Message, Order, OwnList, Setting, Speaker, State, Throw, Tries
from maestre.play.board import Scene
from maestre.play.written.figures import Figures
from maestre.play.written.tables import OwnTable, Palette

S = TypeVar("S", bound=State)
F = TypeVar("F", bound=Figures)
F_contra = TypeVar("F_contra", bound=Figures, contravariant=True)


_THROWS: Final = ("striker", "shooter", "unit", "who", "leader")
"""How what dice are thrown about calls whom they are thrown for."""


def _thrown_for(about: object) -> Iterator[str]:
    """Name whom dice are thrown for: a field of what they are about, or of the shot in it."""
    for one in (about, getattr(about, "aim", None)):
        for name in _THROWS:
            found = getattr(one, name, None)
            if isinstance(found, str):
                yield found


class _Lists(Protocol[F_contra]):
    """`maestre.miniatures.lists.Lists`, of armies of any kind."""

    def read(self, figures: F_contra, text: str) -> OwnList: ...
    def write(self, figures: F_contra, value: str, speaker: Speaker) -> str: ...


class _Tables(Protocol[F_contra]):
    """`maestre.miniatures.tables.Tables`, of any game."""

    def read(self, figures: F_contra, text: str) -> OwnTable: ...
    def write(self, value: str) -> str: ...
    def palette(self, figures: F_contra) -> Palette: ...


class Chapters(NamedTuple, Generic[S, F]):
    """What chapters do for a game beside its questions: orders to many, scene, lists, tables, and what must hold."""

    plan_group_order: Callable[[S, Ask, tuple[str, ...], Order], tuple[Tries, ...]]
    check_standing: Callable[[str, tuple[str, ...]], None]
    summarize_changes: Callable[[S, S], Iterable[Message]]
    board_data: Callable[[F], dict[str, object]]
    scene: Callable[[S], Scene]
    lists: _Lists[F]
    tables: _Tables[F]
    at_any_time: Callable[[S], None]
    at_rest: Callable[[S], None]
    side_of: Callable[[S, str], str]
    """Whose a Troop, a unit, a leader or an officer is; nothing where a name is none of theirs."""


class TableGame(Game[S], Generic[S, F]):
    """A game that names its chapters; set-up, steps, views and the end are its own."""

    measured: ClassVar = True
    figures: F
    chapters: Chapters[S, F]

    def thrower(self, state: S, throw: Throw) -> str:
        """Name the side whose piece dice are thrown for: who shoots, strikes, tests or leads."""
        return next(filter(None, (self.chapters.side_of(state, name) for name in _thrown_for(throw.about))), "")

    def only_people(self, options: Mapping[str, Setting]) -> bool:
        """Whether positions stay on a real table, which no program sees."""
        return options.get(POSITIONS) == ON_TABLE

    def plan_group_order(self, state: S, ask: Ask, pieces: tuple[str, ...], order: Order) -> tuple[Tries, ...]:
        """Answer for many pieces at once."""
        return self.chapters.plan_group_order(state, ask, pieces, order)

    def check_orders(self, seat: str, orders: tuple[str, ...]) -> None:
        """Refuse standing orders that no window would understand."""
        self.chapters.check_standing(seat, orders)

    def summarize_changes(self, before: S, after: S) -> tuple[Message, ...]:
        """Say what has become of the pieces."""
        return tuple(self.chapters.summarize_changes(before, after))

    def board_data(self) -> dict[str, object]:
        """Give what is printed on the table and the pieces."""
        return self.chapters.board_data(self.figures)

    def scene(self, view: S, seat: str) -> Scene:
        """Describe the table as a seat sees it."""
        return self.chapters.scene(view)

    def read_list(self, text: str) -> OwnList:
        """Read an army list, right or wrong."""
        return self.chapters.lists.read(self.figures, text)

    def write_list(self, value: str, speaker: Speaker) -> str:
        """Write out a ready force or a list."""
        return self.chapters.lists.write(self.figures, value, speaker)

    def read_table(self, text: str) -> OwnTable:
        """Read a table, right or wrong."""
        return self.chapters.tables.read(self.figures, text)

    def write_table(self, value: str) -> str:
        """Write out a table."""
        return self.chapters.tables.write(value)

    def palette(self) -> Palette:
        """Give what a table may be made of."""
        return self.chapters.tables.palette(self.figures)

    def invariants(self, state: S) -> None:
        """Hold whatever is under way."""
        self.chapters.at_any_time(state)

    def at_rest(self, state: S) -> None:
        """Hold between two deeds."""
        self.chapters.at_rest(state)
