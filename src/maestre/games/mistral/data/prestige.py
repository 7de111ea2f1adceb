"""T.prestige, T.endgame, T.ranks Prestige: gains and losses, the Levant track, the end of the game, Player Ranks."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NamedTuple

import msgspec

from maestre.games.mistral.data.calendar import Calendar
from maestre.games.mistral.data.die import Face
from maestre.play.written.catalogue import rule
from maestre.play.written.datatables import Amount, DataError, Number, Table, each, read

PRESTIGE_FILE: Final = "prestige.toml"

_AtMost0 = Annotated[int, msgspec.Meta(le=0)]


class Gains(Table, frozen=True, kw_only=True):
    """What earns Prestige: ``award`` for so many Flagships, Sail or Convoy DPs."""

    award: Number
    more_orders: Number
    flagship: Number
    sail: Number
    convoy_dp: Number


class _Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    orders: Number
    prestige: _AtMost0


class _Behind(Table, frozen=True, kw_only=True):
    step: tuple[_Step, ...]


class Losses(Table, frozen=True, kw_only=True):
    """What costs Prestige."""

    defy: _AtMost0
    defy_needs: Amount
    request: _AtMost0
    request_most: Number
    ransom: _AtMost0
    reroll: _AtMost0
    knights: _AtMost0


class Equivalents(Table, frozen=True, kw_only=True):
    """What counts as an Order, Fulfilled or Failed."""

    fulfilled: int
    failed: int
    interdicted: Number
    pirate: Number


class _Levant(Table, frozen=True, kw_only=True):
    boxes: tuple[str, ...]
    figures: tuple[Amount, ...]
    covered: Amount
    stay: Number


class _Floor(Table, frozen=True, kw_only=True):
    least: int


class Relief(Table, frozen=True, kw_only=True):
    """The check of a Fleet Admiral: in which Turn, on what he stays, and the DRM for Prestige lost."""

    turn: Number
    number: Face
    per_prestige_lost: Amount


class Ending(Table, frozen=True, kw_only=True):
    """When a game ends: the last Turn of a minor scenario, or a roll with its DRMs."""

    minor_turn: Number
    year: Number
    turn: Number
    number: int
    yellow_event: _AtMost0
    ended_campaign: _AtMost0
    late_year: Number
    late: _AtMost0

    @rule("2.721")
    def rolled_for(self, calendar: Calendar, year: int, turn: int) -> bool:
        """Tell whether the end is rolled for in a Turn of a game that ends at random."""
        return turn in calendar.quarterly and (year, turn) >= (self.year, self.turn)

    @rule("T.endgame")
    def drm(self, year: int, yellow: int, ended: int) -> int:
        """Give the DRM for yellow Events marked, Campaigns ended for good, and the Year."""
        late = self.late if year >= self.late_year else 0
        return self.yellow_event * yellow + self.ended_campaign * ended + late


class PlayerRank(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A Player Rank: its price, what it bears on, the figures to choose from and how often a Turn (0: always)."""

    id: str
    group: Literal["commands", "inspectorates", "flag"]
    cost: Number
    on: Literal[
        "any", "combat_dp", "repair", "leadership", "strategy", "control", "range", "search", "task", "own", "reroll"
    ]
    drm: tuple[int, ...]
    times: Amount
    if_helps: bool = False


class _Ranks(Table, frozen=True, kw_only=True):
    row: dict[str, dict[str, object]]


class _Throws(Table, frozen=True, kw_only=True):
    important: tuple[str, ...]
    kind: dict[str, tuple[str, ...]]


class _PrestigeFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    gains: Gains
    behind: _Behind
    losses: Losses
    orders: Equivalents
    levant: _Levant
    floor: _Floor
    relief: Relief
    ending: Ending
    ranks: _Ranks
    throws: _Throws


class Prestige(NamedTuple):
    """What ``prestige.toml`` holds; ``levant`` are the figures of the track, box by box."""

    file: _PrestigeFile
    gains: Gains
    losses: Losses
    orders: Equivalents
    levant: dict[str, int]
    relief: Relief
    ending: Ending
    ranks: dict[str, PlayerRank]

    @property
    def least(self) -> int:
        """What Prestige never falls below."""
        return self.file.floor.least

    @property
    def levant_stay(self) -> int:
        """The Turns that forces stay on the Levant track at least."""
        return self.file.levant.stay

    def kinds_of(self, rule: str) -> tuple[str, ...]:
        """Give the kinds of a roll that is made under a rule."""
        return tuple(kind for kind, rules in self.file.throws.kind.items() if rule in rules)

    @rule("T.prestige.e")
    def is_important(self, rule: str) -> bool:
        """Tell whether a roll under a rule is of those after which a re-roll is offered."""
        return any(kind in self.file.throws.important for kind in self.kinds_of(rule))

    @rule("2.631", "2.632")
    def levant_figure(self, covered: int) -> int:
        """Give the figure of the first uncovered box; ``covered`` boxes are so many from the first on."""
        figures = self.file.levant.figures
        return figures[covered] if covered < len(figures) else self.file.levant.covered

    @rule("T.prestige.b")
    def behind(self, orders: int) -> int:
        """Give what being so many net Orders behind at Year end costs."""
        return next((step.prestige for step in reversed(self.file.behind.step) if orders >= step.orders), 0)


@rule("T.prestige", "T.prestige.b", "T.relief", "T.ranks")
def read_prestige(text: str, calendar: Calendar) -> Prestige:
    """Read Prestige: each box has its figure, steps rise."""
    file = read(PRESTIGE_FILE, text, _PrestigeFile)
    if len(file.levant.boxes) != len(file.levant.figures):
        raise DataError(PRESTIGE_FILE, "levant", "give each box its figure")
    steps = [step.orders for step in file.behind.step]
    if steps != sorted(steps):
        raise DataError(PRESTIGE_FILE, "behind", "the steps do not rise; put the lightest first")
    if file.relief.turn not in calendar.quarterly or file.ending.turn not in calendar.quarterly:
        raise DataError(PRESTIGE_FILE, "relief or ending", "they come in Quarterly Turns; mend turn")
    if any(kind not in file.throws.kind for kind in file.throws.important):
        raise DataError(PRESTIGE_FILE, "throws", "an important kind has no rolls; give each kind its rules")
    levant = dict(zip(file.levant.boxes, file.levant.figures, strict=True))
    ranks = each(PRESTIGE_FILE, "ranks.row", file.ranks.row, PlayerRank)
    return Prestige(file, file.gains, file.losses, file.orders, levant, file.relief, file.ending, ranks)
