"""A study as its file says it: which games, between whom, over what, and when it has enough of them."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from itertools import product
from random import Random
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta

from maestre.lab.match import LabError
from maestre.lab.statistics.screening import Point, walks
from maestre.lab.studies.values import Value, is_printed, overlay
from maestre.lab.study import Plan
from maestre.opponents import Budget
from maestre.play import Game, Setting, State, Unknown
from maestre.play.written.owners import opened

LONGEST: Final = 200_000
"""How many characters the file of a study may have."""
MOST_CELLS: Final = 2_000
"""How many cells a study may have."""
MOST_GAMES: Final = 1_000_000
"""How many games in all."""
EVERY: Final = "all"
"""In a grid: all values that a switch has, or all scenarios."""

Made: TypeAlias = dict[str, object]
"""What sets a cell off, before its plan is made: axis by axis."""
Count = Annotated[int, Meta(ge=1)]
Chance = Annotated[float, Meta(gt=0, lt=1)]


class Range(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"low": "from", "high": "to"}):
    """Numbers to draw from, both ends among them; whole ones where both ends are."""

    low: int | float
    high: int | float

    def drawn(self, chance: Random) -> int | float:
        """Draw one."""
        if isinstance(self.low, int) and isinstance(self.high, int):
            return chance.randint(self.low, self.high)
        return round(chance.uniform(self.low, self.high), 6)


class Variant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A change that goes by a name: values and switches that change together."""

    values: dict[str, object] = {}
    options: dict[str, Setting] = {}


class Grid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is tried: a cell for every combination."""

    scenario: tuple[str, ...] | str = ()
    agents: tuple[tuple[str, ...], ...] = ()
    variant: tuple[str, ...] | str = ()
    options: dict[str, tuple[Setting, ...] | str] = {}
    values: dict[str, tuple[object, ...]] = {}


class Sample(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is drawn for each of so many cells."""

    cells: Count
    options: dict[str, tuple[Setting, ...] | str] = {}
    values: dict[str, Range | tuple[object, ...]] = {}


class Screen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which of many values matter at all: walks through their levels, one value changed at each step (Morris)."""

    walks: Annotated[int, Meta(ge=2)]
    values: dict[str, Annotated[tuple[object, ...], Meta(min_length=2)]]

    def walked(self, seed: int) -> tuple[tuple[Point, ...], ...]:
        """Draw the walks."""
        return walks([len(levels) for levels in self.values.values()], self.walks, seed)

    def made(self, seed: int) -> Iterator[Made]:
        """Give what each point of each walk has."""
        for points in self.walked(seed):
            for point in points:
                yield {
                    f"value {path}": levels[place]
                    for (path, levels), place in zip(self.values.items(), point, strict=True)
                }


class Stop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a cell has enough games: as soon as it is told beyond chance on which side of something its share lies.

    Looked at after every so many games, by an interval that holds under as many looks as one likes. With a ``band``,
    it is enough that the share lies in it, or beyond it.
    """

    every: Count = 20
    against: Chance = 0.5
    band: tuple[Chance, Chance] | None = None
    error: Chance = 0.05


class Cell(msgspec.Struct, frozen=True):
    """One of the things that a study compares: what sets it off from the others, and its games."""

    number: int
    settings: dict[str, Setting]
    plan: Plan
    printed: tuple[str, ...] = ()
    """The values of the book that it changes."""


class Design(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A study: the file `maestre lab run` takes."""

    game: str
    agents: tuple[str, ...]
    games: Count
    question: str = ""
    """What it asks, in whoever's words: the report begins with it."""
    scenario: str = ""
    seed: int = 1
    options: dict[str, Setting] = {}
    values: dict[str, object] = {}
    """Values of the game's data, by their paths, for all cells."""
    drawn: tuple[str, ...] = ()
    """Switches that every pair of games draws for itself."""
    paired: bool | None = None
    """Whether two games share a seed, sides swapped: so where agents differ, unless it is said otherwise."""
    budget: Budget = Budget()
    variants: dict[str, Variant] = {}
    grid: Grid = Grid()
    sample: Sample | None = None
    swing: dict[str, tuple[object, object]] = {}
    """Values that are lowered and raised one at a time, beside the game as it is: the rows of a tornado."""
    screen: Screen | None = None
    stop: Stop | None = None
    figures: str = ""
    """The text of an owner's figures, on which the values are laid."""

    @classmethod
    def read(cls, text: str, figures: str = "") -> Design:
        """Read the file of a study, or say what to mend in it."""
        if len(text) > LONGEST:
            raise LabError("", "study-long", most=LONGEST)
        try:
            return msgspec.convert({**tomllib.loads(text), **({"figures": figures} if figures else {})}, cls)
        except tomllib.TOMLDecodeError as error:
            raise LabError("", "study-unread", what=str(error)) from error
        except msgspec.ValidationError as error:
            raise LabError("", "study-wrong", what=str(error)) from error

    @property
    def digest(self) -> str:
        """What tells it from another study: whoever changes more than its question has another."""
        asked = msgspec.structs.replace(self, question="")
        return blake2b(msgspec.json.encode(asked, order="deterministic"), digest_size=16).hexdigest()

    def opened(self) -> Game[State]:
        """Give the game that it is about."""
        return opened(self.game, self.figures)

    def cells(self) -> tuple[Cell, ...]:
        """Make its cells, or refuse what cannot be played."""
        made = list(self._made())
        if len(made) > MOST_CELLS or len(made) * self.games > MOST_GAMES:
            raise LabError("", "study-large", cells=len(made), games=len(made) * self.games, most=MOST_GAMES)
        return tuple(self._cell(number, one) for number, one in enumerate(made))

    # ---------------------------------------------------------------- what sets cells off

    def _made(self) -> Iterator[Made]:
        game = self.opened()
        axes = dict(self._axes(game))
        crossed = [dict(zip(axes, chosen, strict=True)) for chosen in product(*axes.values())]
        if self.screen is not None or self.swing:
            if any(crossed) or self.sample is not None or (self.screen is not None and self.swing):
                raise LabError("", "study-mixed")
            yield from self._swung() if self.screen is None else self.screen.made(self.seed)
            return
        if self.sample is None:
            yield from crossed
            return
        for number in range(self.sample.cells):
            drawn = dict(self._drawn(game, self.sample, number))
            yield from (one | drawn for one in crossed)

    def _swung(self) -> Iterator[Made]:
        """Give the game as it is, then each value low and high."""
        yield {}
        for path, ends in self.swing.items():
            yield from ({f"value {path}": end} for end in ends)

    def _axes(self, game: Game[State]) -> Iterator[tuple[str, tuple[object, ...]]]:
        grid = self.grid
        if grid.scenario:
            yield "scenario", _values(game.scenarios, grid.scenario)
        if grid.agents:
            yield "agents", grid.agents
        if grid.variant:
            yield "variant", _values(tuple(self.variants), grid.variant)
        yield from ((f"option {name}", _switch(game, name, told)) for name, told in grid.options.items())
        yield from ((f"value {path}", told) for path, told in grid.values.items())

    def _drawn(self, game: Game[State], sample: Sample, number: int) -> Iterator[tuple[str, object]]:
        chance = Random(f"{self.seed} sample {number}")
        for name, told in sample.options.items():
            yield f"option {name}", chance.choice(_switch(game, name, told))
        for path, values in sample.values.items():
            yield f"value {path}", values.drawn(chance) if isinstance(values, Range) else chance.choice(values)

    def _cell(self, number: int, made: Made) -> Cell:
        game = self.opened()
        options, values = dict(self.options), dict(self.values)
        if "variant" in made:
            variant = self._variant(str(made["variant"]))
            options |= variant.options
            values |= variant.values
        for axis, value in made.items():
            kind, _, name = axis.partition(" ")
            if kind == "option":
                options[name] = _told(value)
            elif kind == "value":
                values[name] = value
        told = made.get("agents", self.agents)
        assert isinstance(told, tuple)
        agents: tuple[str, ...] = told
        differ = len(set(agents)) > 1
        plan = Plan(
            self.game,
            agents,
            self.games,
            self.seed,
            str(made.get("scenario", self.scenario)),
            options,
            varied=self.drawn,
            figures=laid(game, self.figures, values),
            paired=differ if self.paired is None else self.paired and differ,
            budget=self.budget,
            counted=True,
        ).settled()
        printed = tuple(path for path in values if is_printed(game, path))
        return Cell(number, {axis: _told(value) for axis, value in made.items()}, plan, printed)

    def _variant(self, name: str) -> Variant:
        if name not in self.variants:
            raise LabError("", "no-variant", name=name, names=", ".join(self.variants) or "-")
        return self.variants[name]


def laid(game: Game[State], figures: str, values: Mapping[str, Value]) -> str:
    """Give the figures of a cell: values over an owner's figures, or either alone."""
    return overlay(game, values) or figures


def _told(value: object) -> Setting:
    """Say a value of an axis in one word."""
    if isinstance(value, bool | int | str):
        return value
    return " - ".join(value) if isinstance(value, tuple) else str(value)


def _switch(game: Game[State], name: str, told: tuple[Setting, ...] | str) -> tuple[Setting, ...]:
    if name not in game.options:
        raise Unknown("", "unknown-option", option=name)
    return _values(game.options[name], told)


def _values(there: tuple[Setting, ...], told: tuple[Setting, ...] | str) -> tuple[Setting, ...]:
    """Give what is told, or all that is there."""
    return there if told == EVERY else (told,) if isinstance(told, str) else told
