"""T.cdt, IC.8.34, 2.224, 2.232 Combats: columns, dice and Damage Points, each with its reasons.

Each side throws once for each Combat; both results are read before either is applied.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from maestre.games.mistral.auxiliaries.ranges import is_confined
from maestre.games.mistral.battle.engaged import in_turn, is_flagship, lead
from maestre.games.mistral.battle.fighting import FightingPlan
from maestre.games.mistral.battle.losses import Toll, applied
from maestre.games.mistral.data import Figures, Result
from maestre.games.mistral.data.words import Class, Fleet
from maestre.games.mistral.table.asking import Plan
from maestre.games.mistral.table.formations import enemy, sail
from maestre.games.mistral.table.fortune import FACES, Digit, rolled, thrown
from maestre.games.mistral.table.names import tell
from maestre.games.mistral.table.ranks import bonus
from maestre.games.mistral.table.state import Squadron, SquadronId, State
from maestre.games.mistral.table.subjects import Combat, Engagement
from maestre.play import Message, Procedure, Tally, ask, reveal, rule

ONE_DIE: Final = "one"
COMBAT_DICE: Final = ("two", ONE_DIE)
"""Whether each side throws in a Combat, or one die is read in both columns: an option of the game."""
_USE = "use"
_LEAVE = "leave"


@rule("T.cdt", "T.cdt.j", "T.cdt.k")
class Blow(Digit[Result], frozen=True):
    """One die on a column of the Combat Damage Table."""

    column: tuple[Result, ...]

    def read(self, faces: tuple[int, ...]) -> Result:
        """Give Damage Points, Sail sunk and whether Leaders are in danger."""
        return self.column[faces[-1] % FACES]


class Shifts(FightingPlan, frozen=True, tag="shifts"):
    """How a side uses the shifts of its leadership and its Flagships, in each Combat by its number (T.cdt.e)."""

    rule: ClassVar = "T.cdt.e"
    asks: ClassVar = "battle-ask-shifts"

    def check(self, seen: State, value: Plan) -> None:
        """Refuse nothing: each Combat has shifts of its own."""

    def propose(self, seen: State, rng: Random) -> Iterator[Plan]:
        """All for oneself, and splits by chance."""
        yield {key: options[0] for key, options in self.open_to}
        yield {key: rng.choice(options) for key, options in self.open_to}

    def told(self, seen: State, key: str, option: str) -> Message:
        """How many shifts go to one's own column and against the enemy's, or whether a Flagship's is used."""
        number, _, what = key.partition(":")
        if what == "leadership":
            many = len(dict(self.open_to)[key]) - 1
            return Message.of("offer-shifts", own=int(option), theirs=many - int(option))
        if option != _USE:
            return Message("battle-leave")
        there = (seen.squadrons[one] for one in self.battle.combats[int(number) - 1].of(self.fleet))
        return Message.of("offer-flagship", shift=max((flagship_shift(seen.figures, one) for one in there), default=0))


@rule("T.cdt.d")
def combats_fought(state: State, battle: Engagement) -> Procedure[Toll]:
    """Fight every Combat: both sides throw, or one die is read for both if they have agreed on it; then both suffer.

    The column of a Flagship whose number is used tells how worn it is.
    """
    chosen: dict[Fleet, dict[str, str]] = {}
    for fleet in in_turn(battle):
        open_to = shifts(state, battle, fleet)
        chosen[fleet] = (yield from ask(fleet.value, Shifts(fleet, open_to, battle))) if open_to else {}
    toll = Toll()
    for number in range(1, len(battle.combats) + 1):
        blows: list[tuple[Fleet, Result, int]] = []
        shared = (yield from rolled(state, None, "T.cdt", about=battle)) if state.combat_dice == ONE_DIE else None
        for fleet in in_turn(battle):
            column = blow_column(state, battle, number, fleet, chosen)
            blow = Blow(state.figures.battle.column(column.whole))
            if shared is None:
                result = yield from thrown(state, fleet, blow, "T.cdt", about=battle)
            else:
                result = blow.read((shared or FACES,))
            damage = blow_damage(state, battle, number, fleet, result, column.whole)
            if chosen[fleet].get(f"{number}:flagship") == _USE:
                reveal(state, f"blow {number} of the {fleet}: {column}")
            _announce(state, battle.place, number, fleet, result, (column, damage))
            blows.append((enemy(fleet), result, damage.whole))
        for victim, result, points in blows:
            toll = yield from applied(state, battle, number, victim, result, points, toll)
    return toll


def _announce(state: State, place: str, number: int, fleet: Fleet, result: Result, of: tuple[Tally, Tally]) -> None:
    column, damage = of
    tell(
        state,
        "combat-result",
        "T.cdt",
        column,
        damage,
        number=number,
        fleet=fleet.value,
        column=column.whole,
        amount=damage.whole,
        sunk=result.sunk,
        place=place,
    )


# ------------------------------------------------------------------------------------------------ columns


@rule("T.cdt.e", "2.224.b")
def shifts(state: State, battle: Engagement, fleet: Fleet) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """What a side decides before the dice, for each Combat by its number.

    ``1:leadership`` is how many of its shifts go to its own column, the rest being taken from the enemy's;
    ``1:flagship`` whether it uses the number on a Flagship, asked whether or not damage has turned the counter.
    """
    found: list[tuple[str, tuple[str, ...]]] = []
    for number, combat in enumerate(battle.combats, start=1):
        many = _led_by(state, battle, combat, fleet)
        if many:
            found.append((f"{number}:leadership", tuple(str(own) for own in range(many, -1, -1))))
        if any(_printed(state.figures, one) for one in combat.of(fleet)):
            found.append((f"{number}:flagship", (_USE, _LEAVE)))
    return tuple(found)


@rule("T.cdt.e", "IC.8.34")
def _led_by(state: State, battle: Engagement, combat: Combat, fleet: Fleet) -> int:
    """How many shifts better leadership gives a side in a Combat; none to the lower one."""
    own, other = (lead(state, battle, combat, each) for each in (fleet, enemy(fleet)))
    return state.figures.battle.combat.leadership_shifts(own, other) if own > other else 0


@rule("T.cdt.e", "T.cdt.f", "2.224.b", "2.224.c", "2.232.a", "2.232.b")
def blow_column(
    state: State, battle: Engagement, number: int, fleet: Fleet, chosen: dict[Fleet, dict[str, str]]
) -> Tally:
    """The column that a side throws on: the Damage Level and its shifts."""
    combat = battle.combats[number - 1]
    own = chosen[fleet]
    against = _led_by(state, battle, combat, enemy(fleet))
    against -= int(chosen[enemy(fleet)].get(f"{number}:leadership", 0)) if against else 0
    squadrons = _there(state, combat, fleet)
    plain = [
        state.figures.squadrons.printed_shift(one.kind, len(one.ships)) for one in squadrons if not is_flagship(one)
    ]
    column = Tally.of(battle.level, "T.bit")
    column = column.plus(int(own.get(f"{number}:leadership", 0)), "T.cdt.e").plus(-against, "T.cdt.e")
    column = column.plus(min(plain, default=0), "2.232.a")
    if own.get(f"{number}:flagship") == _USE:
        column = column.plus(max((flagship_shift(state.figures, one) for one in squadrons), default=0), "2.224.b")
    return column


def _printed(figures: Figures, squadron: SquadronId) -> int:
    """The red number on the front of a Flagship's counter (2.224.b); of others none."""
    flagships = figures.scenarios.flagships
    return flagships[squadron].shift if squadron in flagships else 0


@rule("2.224.b", "2.224.d")
def flagship_shift(figures: Figures, squadron: Squadron) -> int:
    """The shift of a Flagship as its counter lies; of others none."""
    return figures.squadrons.flagship_shift(_printed(figures, squadron.id), squadron.dp) if is_flagship(squadron) else 0


# ------------------------------------------------------------------------------------------------ Damage Points


@rule("T.cdt.g", "T.cdt.h", "T.cdt.i", "2.227")
def blow_damage(state: State, battle: Engagement, number: int, fleet: Fleet, result: Result, column: int) -> Tally:
    """The Damage Points of a result: for shifts off the table, more Sail, rowed and light ships, Spanish Flagships."""
    combat = battle.combats[number - 1]
    own, foes = (_there(state, combat, each) for each in (fleet, enemy(fleet)))
    row = state.figures.battle.combat
    damage = Tally.of(result.dp, "T.cdt").plus(state.figures.battle.beyond(column), "T.cdt.i")
    damage = damage.plus(bonus(state, fleet, "combat_dp"), "T.ranks.b")
    damage = damage.plus(row.per_extra_sail * max(0, sail(own) - sail(foes)), "T.cdt.g")
    for one in own:
        damage = damage.plus(_by_class(state.figures, one, battle.place), "T.cdt.h")
    spared = max((state.figures.squadrons.spared(one.contingent) for one in foes if is_flagship(one)), default=0)
    return damage.plus(-spared, "2.227").at_least(row.least_dp, "T.cdt.i")


@rule("T.cdt.h")
def _by_class(figures: Figures, squadron: Squadron, place: str) -> int:
    """What a Frigate or Galley Squadron adds to the Damage Points that its side inflicts."""
    if squadron.kind is Class.FRIGATE:
        return figures.battle.combat.frigate_dp
    if squadron.kind is Class.GALLEY:
        return (
            figures.battle.combat.galley_confined_dp if is_confined(figures, place) else figures.battle.combat.galley_dp
        )
    return 0


def _there(state: State, combat: Combat, fleet: Fleet) -> tuple[Squadron, ...]:
    return tuple(state.squadrons[one] for one in combat.of(fleet) if one in state.squadrons)
