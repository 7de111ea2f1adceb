"""A small table of Tercios: a Troop of mine that looks north, one of the enemy's before it, and its ground."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Final

from msgspec.structs import replace

from maestre.games.tercios.armies.army import Equipped, equipped, units
from maestre.games.tercios.data import INCH, Ability, Element, Figures, Ground, OrderKind, Scale, UnitEntry
from maestre.games.tercios.setup.lists import ARMY_LISTS
from maestre.games.tercios.table.places import base, outline
from maestre.games.tercios.table.pools import regroup
from maestre.games.tercios.table.state import (
    Army,
    Card,
    CommandId,
    Go,
    Phase,
    Pooled,
    Scenery,
    SceneryId,
    State,
    Unit,
    UnitId,
)
from maestre.miniatures.sides import Side
from maestre.miniatures.situated import FRONT, OPEN, about, box, ground_of, list_empty, shown
from maestre.play import Game, Message, Refused
from maestre.situations import Form, FormChoice
from maestre.space import tabletop
from maestre.space.tabletop import Point, Pose

MINE: Final = UnitId("B1-1")
ENEMY: Final = UnitId("R1-1")
HOUSES: Final = (Element.SMALL_BUILDING, Element.LARGE_BUILDING)
_ELITE: Final = "elite"
_DISCIPLINE: Final = "discipline"
_JOINT: Final = "+"
HERE: Final = Point(20 * INCH, 20 * INCH)
"""Where the front centre of my Troop stands."""
_MARGIN: Final = INCH
"""How far ground reaches beyond whoever stands in it."""
_WIDE: Final = 4 * INCH
"""How far a wall reaches to either side."""


# ---------------------------------------------------------------------------------------------------------- questions


def troops(
    game: Game[State], form: Form, mine: Callable[[Equipped], bool], enemy: Callable[[Equipped], bool]
) -> tuple[UnitEntry, UnitEntry]:
    """Ask for both Troops, then what was bought for each."""
    figures = game.state.figures
    kinds = tuple(_kind(figures, form, name, able) for name, able in (("mine", mine), ("enemy", enemy)))
    found = tuple(_bought(figures, form, *kind) for kind in kinds)
    return found[0], found[1]


def troop(game: Game[State], form: Form) -> UnitEntry:
    """Ask for one Troop of mine, and what was bought for it."""
    return _bought(game.state.figures, form, *_kind(game.state.figures, form, "mine", lambda _: True))


Wanted = tuple[str, UnitEntry, Callable[[Equipped], bool]]


def _kind(figures: Figures, form: Form, name: str, able: Callable[[Equipped], bool]) -> Wanted:
    """Ask for a kind of Troop: any that is able, or one of a list."""
    listed = form.lists.get(name)
    entries: dict[str, UnitEntry] = {}
    if listed is not None:
        for unit in units(ARMY_LISTS.army_of(figures, listed)):
            if unit.profile in figures.profiles and able(equipped(figures, replace(unit, count=1))):
                entries[_word(unit)] = replace(unit, count=1)
        if not entries:
            raise list_empty(name, "8.10")
    else:
        for profile in figures.profiles:
            for unit in (one for one in _ways(figures, profile) if able(equipped(figures, one))):
                entries.setdefault(profile, unit)
    word = form.pick(name, tuple(_choice(figures, word, unit) for word, unit in entries.items()))
    return name, entries[word], able


def _ways(figures: Figures, profile: str) -> Iterator[UnitEntry]:
    """A kind of Troop as it is, then with one of its options."""
    yield UnitEntry(profile=profile)
    for option in figures.options[profile]:
        yield UnitEntry(profile=profile, options=(option,))


def _word(unit: UnitEntry) -> str:
    extras = ((_ELITE,) if unit.elite else ()) + ((_DISCIPLINE,) if unit.discipline else ())
    return _JOINT.join((unit.profile, *unit.options, *extras))


def _choice(figures: Figures, word: str, unit: UnitEntry) -> FormChoice:
    name = Message(f"profile-{unit.profile}")
    if word != unit.profile:
        name = Message.of("situation-with", unit=name, options=word.partition(_JOINT)[2].replace(_JOINT, ", "))
    return FormChoice(word, name, Message(f"arm-{figures.profiles[unit.profile].arm}"))


def _bought(figures: Figures, form: Form, name: str, unit: UnitEntry, able: Callable[[Equipped], bool]) -> UnitEntry:
    """Ask what was bought for a Troop; refuse what excludes each other, or leaves it unable."""
    sold = figures.options[unit.profile]
    offered = [FormChoice(option, Message(f"option-{unit.profile}-{option}")) for option in sold]
    offered += [FormChoice(extra, Message(f"situation-{extra}")) for extra in (_ELITE, _DISCIPLINE)]
    usual = tuple(_word(unit).split(_JOINT)[1:])
    said = form.some(f"{name}_with", tuple(offered), usual)
    for one in said:
        for other in sold[one].not_with if one in sold else ():
            if other in said:
                first, second = (Message(f"option-{unit.profile}-{each}") for each in (one, other))
                who = Message(f"profile-{unit.profile}")
                raise Refused("8.10", "muster-options-exclude", unit=who, option=first, other=second)
    options = tuple(one for one in said if one in sold)
    entry = UnitEntry(profile=unit.profile, options=options, elite=_ELITE in said, discipline=_DISCIPLINE in said)
    if not able(equipped(figures, entry)):
        raise Refused("8.10", "situation-unable", unit=Message(f"profile-{unit.profile}"))
    return entry


def ground(game: Game[State], form: Form, *qualities: Ground) -> str:
    """Ask for the ground that the enemy stands on or behind: whatever has one of some qualities."""
    elements = game.state.figures.terrain.elements
    fitting = [
        one
        for one, row in elements.items()
        if any(quality in row.qualities for quality in qualities) and Ground.IMPASSABLE not in row.qualities
    ]
    standing = [one for one in elements if one in HOUSES or one in fitting]
    return ground_of(form, [FormChoice(one, Message(f"element-{one}")) for one in standing])


def markers(game: Game[State], form: Form, name: str, unit: UnitEntry, *, usual: int = 0) -> dict[str, object]:
    """Ask for the wear and disorder of a Troop."""
    most = equipped(game.state.figures, unit).endurance
    return {"wear": int(form.number(f"{name}_wear", 0, most, usual)), "disordered": form.yes(f"{name}_disordered")}


# --------------------------------------------------------------------------------------------------------------- table


def laid(game: Game[State], mine: UnitEntry, enemy: UnitEntry, cards: tuple[OrderKind, OrderKind], go: Side) -> State:
    """A bare table in the phase of action, with one Troop a side that nobody has put down yet."""
    return game.state(
        scenario=game.scenarios[0],
        scale=Scale.MM15,
        turn=1,
        phase=Phase.ACTION,
        go=Go(go),
        armies={side: Army("", next(iter(game.state.figures.organisation.factions)), (), 17) for side in Side},
        units={name: _unit(game.state.figures, name, entry) for name, entry in ((MINE, mine), (ENEMY, enemy))},
        cards={name: Card(card, ()) for name, card in zip((MINE, ENEMY), cards, strict=True)},
    )


def _unit(figures: Figures, name: UnitId, entry: UnitEntry) -> Unit:
    side = Side.BLUE if name.startswith("B") else Side.RED
    fortress = Ability.MOBILE_FORTRESS in equipped(figures, entry).abilities
    return Unit(name, side, CommandId(name.partition("-")[0]), "", entry, fortress=fortress)


def emplaced(state: State, count: int) -> None:
    """Let the enemy be so many companies alike that have emplaced their mobile fortress together."""
    entry = state.units[ENEMY].entry
    for number in range(2, count + 1):
        name = UnitId(f"{ENEMY[:-1]}{number}")
        state.units[name] = _unit(state.figures, name, entry)
    regroup(state, Pooled.FORT, tuple(name for name in state.units if name != MINE))


def marked(state: State, name: UnitId, found: dict[str, object]) -> None:
    """Give a Troop its markers."""
    state.units[name] = replace(state.units[name], **found)


def solo(state: State, mine: UnitId) -> None:
    """Put a Troop down that looks north."""
    ahead = tabletop.placed(base(state, mine), tabletop.Side.FRONT, HERE, 0)
    state.units[mine] = replace(state.units[mine], pose=ahead)


def placed(
    state: State,
    distance: Fraction,
    side: str = FRONT,
    ground_: str = OPEN,
    *,
    mine: UnitId = MINE,
    enemy: UnitId = ENEMY,
) -> None:
    """Put both down so far from each other, the enemy showing a side; then the ground that he holds."""
    far = round(distance * INCH)
    solo(state, mine)
    there = Point(HERE.x, HERE.y + far)
    if ground_ in HOUSES:
        _house(state, enemy, Element(ground_), there)
        return
    state.units[enemy] = replace(state.units[enemy], pose=shown(base(state, enemy), there, side))
    if ground_ != OPEN:
        _grown(state, enemy, Element(ground_), there, far)


def _house(state: State, enemy: UnitId, element: Element, there: Point) -> None:
    """The enemy holds a house whose near wall is so far away."""
    low, high = state.figures.terrain.sizes.small_building_in[state.scale]
    if element is Element.LARGE_BUILDING:
        low, high = state.figures.terrain.sizes.large_building_in[state.scale]
    half, deep = high * INCH // 2, low * INCH
    ring = box(there.x - half, there.y, there.x + half, there.y + deep)
    state.units[enemy] = replace(state.units[enemy], pose=Pose(there.x, there.y + deep // 2, tabletop.HALF_TURN))
    _scenery(state, element, ring, enemy)


def _grown(state: State, enemy: UnitId, element: Element, there: Point, far: int) -> None:
    """Ground about the enemy, or a line just before him."""
    if state.figures.terrain.elements[element].shape == "linear":
        thin = INCH // 4
        _scenery(state, element, box(there.x - _WIDE, there.y - thin, there.x + _WIDE, there.y))
        return
    _scenery(state, element, about(outline(state, enemy), min(_MARGIN, far // 4)))


def _scenery(state: State, element: Element, ring: tuple[Point, ...], garrison: UnitId | None = None) -> None:
    name = SceneryId(element.value)
    qualities = state.figures.terrain.elements[element].qualities
    state.scenery[name] = Scenery(name, element, qualities, ring, garrison)
