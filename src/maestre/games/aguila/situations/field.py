"""A small table of Águila: a unit of mine that looks north, one of the enemy's, generals, and others far away."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from msgspec.structs import replace

from maestre.games.aguila.armies.lists import ARMY_LISTS
from maestre.games.aguila.data import (
    INCH,
    Ability,
    Arm,
    Cover,
    Figures,
    Formation,
    OfficerEntry,
    OrderKind,
    Rank,
    Scenario,
    Structure,
    Terrain,
    Tier,
    UnitEntry,
    Weather,
)
from maestre.games.aguila.data import Unit as Profile
from maestre.games.aguila.table.places import base, outline
from maestre.games.aguila.table.state import (
    Army,
    Battery,
    BatteryId,
    Go,
    Officer,
    OfficerId,
    Phase,
    Scenery,
    SceneryId,
    Sky,
    State,
    Unit,
    UnitId,
)
from maestre.miniatures.sides import Side
from maestre.miniatures.situated import FRONT, OPEN, about, box, ground_of, list_empty, shown
from maestre.play import Game, Message
from maestre.situations import Form, FormChoice, choices
from maestre.space import tabletop
from maestre.space.tabletop import Point, Pose

MINE: Final = UnitId("B1-1")
ENEMY: Final = UnitId("R1-1")
HOUSE: Final = SceneryId("H1")
TURN: Final = 2
_JOINT: Final = "+"
HERE: Final = Point(20 * INCH, 20 * INCH)
"""Where the front centre of my unit stands."""
_BEHIND: Final = 3 * INCH
"""How far a general who is there stands behind his unit."""
_AWAY: Final = {Side.BLUE: Point(60 * INCH, 4 * INCH), Side.RED: Point(60 * INCH, 44 * INCH)}
"""Where he is if he is not."""
_FAR: Final = {
    Side.BLUE: (Point(66 * INCH, 4 * INCH), Point(4 * INCH, 4 * INCH)),
    Side.RED: (Point(66 * INCH, 44 * INCH), Point(4 * INCH, 44 * INCH)),
}
"""Where others stand who are too far away to matter, so that no army breaks with its only unit."""
_MARGIN: Final = INCH
_WIDE: Final = 5 * INCH
_THICK: Final = INCH // 4
_HOUSE: Final = 4 * INCH


# ---------------------------------------------------------------------------------------------------------- questions


def unit(
    game: Game[State], form: Form, name: str, arms: tuple[Arm, ...] = tuple(Arm), *, shoots: bool = False
) -> UnitEntry:
    """Ask for a unit: any of any nation, or one of a list."""
    figures = game.state.figures
    able = [one for one, own in figures.units.items() if own.arm in arms and (not shoots or own.shoot or own.gun)]
    listed = form.lists.get(name)
    entries: dict[str, UnitEntry] = {}
    if listed is None:
        entries = {one: _entry(one) for one in able}
    else:
        for brigade in ARMY_LISTS.army_of(figures, listed).brigades:
            for one in brigade.units:
                if one.unit in able:
                    entries[_JOINT.join((one.unit, *one.given))] = _entry(one.unit, *one.given)
        if not entries:
            raise list_empty(name, "14.01")
    said = form.pick(name, tuple(_choice(figures, word, one) for word, one in entries.items()))
    return entries[said]


def _entry(kind: str, *abilities: str) -> UnitEntry:
    return UnitEntry(unit=kind, tier=Tier.BASIC, officer="", abilities=abilities)


def _choice(figures: Figures, word: str, entry: UnitEntry) -> FormChoice:
    own = figures.units[entry.unit]
    name = Message.of("situation-unit", profile=Message(f"profile-{own.nation}-{own.kind}"), figures=own.figures)
    if entry.abilities:
        name = Message.of("situation-with", unit=name, options=", ".join(entry.abilities))
    return FormChoice(word, name, Message(f"nation-{own.nation}"))


def bought(game: Game[State], form: Form, name: str, entry: UnitEntry) -> UnitEntry:
    """Ask which abilities it has beyond its profile."""
    profile = game.state.figures.units[entry.unit]
    missing = tuple(one for one in Ability if one not in profile.abilities)
    said = form.some(f"{name}_with", choices("ability", missing), entry.abilities)
    return replace(entry, abilities=said)


def drawn_up(game: Game[State], form: Form, name: str, entry: UnitEntry, usual: Formation, *able: Formation) -> str:
    """Ask for the formation of a unit; guns have none."""
    figures = game.state.figures
    profile = figures.units[entry.unit]
    if profile.arm is Arm.ARTILLERY:
        return ""
    rows = figures.formations.row[profile.arm].values()
    fitting = [row.formation for row in rows if not able or row.formation in able]
    own = [one for one in fitting if _may_form(figures, profile, entry, one)]
    return form.pick(f"{name}_formation", choices("formation", own), usual)


def _may_form(figures: Figures, profile: Profile, entry: UnitEntry, formation: Formation) -> bool:
    row = figures.formations.row[profile.arm][formation]
    needs = row.needs is None or row.needs in profile.abilities or row.needs in entry.given
    return needs and profile.figures >= row.figures_least


def ground(game: Game[State], form: Form) -> str:
    """Ask for what shields the enemy: ground with cover, or something built."""
    found = (*covers(game.state.figures), *works(game.state.figures, housed=True))
    return ground_of(form, [FormChoice(one, ground_named(one)) for one in found])


def ground_named(word: str) -> Message:
    """What ground is called that a situation may have."""
    return Message("situation-ground-open" if word == OPEN else f"{_kind_of(word)}-{word}")


def _kind_of(word: str) -> str:
    return "terrain" if word in tuple(Terrain) else "structure"


def covers(figures: Figures) -> tuple[Terrain, ...]:
    """The areas that give cover to whoever stands on them."""
    return tuple(one for one, row in figures.terrain.row.items() if _shields(row.kind, row.cover))


def works(figures: Figures, *, housed: bool) -> tuple[Structure, ...]:
    """What is built that one stands behind or, with ``housed``, inside."""
    rows = tuple(figures.terrain.row.values())
    houses = [one for row in rows if row.kind == "building" for one in row.structures]
    found = dict.fromkeys(one for row in rows for one in row.structures)
    return tuple(one for one in found if housed or one not in houses)


def _shields(kind: str, cover: Cover) -> bool:
    return kind == "area" and cover is not Cover.NONE


def weather(form: Form) -> Weather:
    """Ask what the sky does."""
    return Weather(form.pick("weather", choices("weather", Weather)))


def damaged(game: Game[State], form: Form, name: str, entry: UnitEntry) -> dict[str, int]:
    """Ask for the damage of a unit."""
    most = game.state.figures.units[entry.unit].courage[1]
    return {"damage": int(form.number(f"{name}_damage", 0, most, 0))}


def markers(game: Game[State], form: Form, name: str, entry: UnitEntry) -> dict[str, int]:
    """Ask for the damage of a unit, and whether it is stunned."""
    found = damaged(game, form, name, entry)
    return found | {"stunned": TURN + 1 if form.yes(f"{name}_stunned") else 0}


# --------------------------------------------------------------------------------------------------------------- table


def laid(game: Game[State], phase: Phase, side: Side, sky: Weather = Weather.FAIR) -> State:
    """A bare table in a phase, in the part of a side."""
    nation = next(iter(game.state.figures.units.values())).nation
    return game.state(
        scenario=Scenario.PITCHED_BATTLE,
        turn=TURN,
        phase=phase,
        initiative=side,
        first=side,
        go=Go(side),
        sky=Sky(kind=sky),
        armies={one: Army(one.value, nation, 0, 0, 0) for one in Side},
    )


def put(state: State, name: UnitId, entry: UnitEntry, formation: str, distance: Fraction | None, side: str) -> None:
    """Put a unit down: mine with its front on the spot, the enemy's so far before it, showing a side."""
    owner = Side.BLUE if name.startswith("B") else Side.RED
    one = Unit(name, owner, 0, OfficerId(name.split("-")[0]), entry, formation=Formation(formation or "line"))
    if state.figures.units[entry.unit].arm is Arm.ARTILLERY:
        one = replace(one, formation=None)
    state.units[name] = one
    state.units[name] = replace(one, pose=spot(state, name, distance, side))


def spot(state: State, name: UnitId, distance: Fraction | None = None, side: str = FRONT) -> Pose:
    """Where a unit stands: that looks north, with its front on the spot; or so far before it, showing a side."""
    if distance is None:
        return tabletop.placed(base(state, name), tabletop.Side.FRONT, HERE, 0)
    return shown(base(state, name), Point(HERE.x, HERE.y + round(distance * INCH)), side)


def battery(state: State, guns: int) -> None:
    """Let my gun be the first of a battery, base to base."""
    first = state.units[MINE]
    width = base(state, MINE).width
    for number in range(2, guns + 1):
        name = UnitId(f"{MINE[:-1]}{number}")
        assert first.pose is not None, "it stands"
        beside = Pose(first.pose.x + (number - 1) * width, first.pose.y, first.pose.facing)
        state.units[name] = replace(first, id=name, pose=beside)
    names = tuple(name for name, one in state.units.items() if one.side is Side.BLUE)
    if guns > 1:
        state.batteries[BatteryId(MINE)] = Battery(BatteryId(MINE), names, guns)


def marked(state: State, name: UnitId, found: Mapping[str, object]) -> None:
    """Give a unit its markers."""
    state.units[name] = replace(state.units[name], **found)


def done(state: State, name: UnitId, **deeds: object) -> None:
    """Let a unit have done something this turn."""
    one = state.units[name]
    state.units[name] = replace(one, deeds=replace(one.deeds, **deeds))


def moved(state: State, form: Form, name: str, who: UnitId) -> None:
    """Ask what a unit was ordered: to halt, or to advance."""
    said = form.pick(f"{name}_order", choices("order", (OrderKind.HALT, OrderKind.ADVANCE)))
    if said != OrderKind.HALT:
        done(state, who, order=OrderKind(said), verb=said)


def general(state: State, form: Form, name: str, who: UnitId, *, near: bool = True) -> None:
    """Ask whether the general stands behind a unit, and put him there or far away."""
    side = state.units[who].side
    mark = OfficerId(side.value[0].upper() + "1")
    entry = OfficerEntry(id=mark, rank=Rank.DIVISION_GENERAL)
    spot = _AWAY[side]
    facing = 0 if side is Side.BLUE else tabletop.HALF_TURN
    pose = state.units[who].pose
    if form.yes(f"{name}_general", preset=near) and pose is not None:
        facing = pose.facing
        rear = tabletop.stand(pose, base(state, who)).centre(tabletop.Side.REAR)
        step = tabletop.step(tabletop.opposed(facing), _BEHIND)
        spot = Point(rear.x + step.x, rear.y + step.y)
    state.officers[mark] = Officer(mark, side, 0, entry, chief=True, pose=Pose(*spot, facing))


def grown(state: State, word: str, distance: Fraction, enemy: UnitId = ENEMY) -> None:
    """Let ground with cover lie about the enemy, something built before him, or let him hold a house."""
    if word == OPEN:
        return
    far = HERE.y + round(distance * INCH)
    if word in tuple(Terrain):
        _scenery(state, Scenery(SceneryId("G1"), Terrain(word), about(outline(state, enemy), _MARGIN)))
        return
    built = Structure(word)
    rows = state.figures.terrain.row
    home = next(one for one, row in rows.items() if built in row.structures)
    if rows[home].kind == "building":
        ring = box(HERE.x - _HOUSE // 2, far, HERE.x + _HOUSE // 2, far + _HOUSE)
        points = state.figures.weapons.structures[built].points
        _scenery(state, Scenery(HOUSE, home, ring, built, points=points, garrison=enemy))
        state.units[enemy] = replace(state.units[enemy], inside=HOUSE, formation=None, pose=None)
        return
    ring = box(HERE.x - _WIDE, far - _THICK, HERE.x + _WIDE, far - 1)
    _scenery(state, Scenery(SceneryId("W1"), home, ring, built))


def _scenery(state: State, one: Scenery) -> None:
    state.scenery[one.id] = one


def peopled(state: State) -> State:
    """Add the others who are far away, and what the armies weigh."""
    foot = max((one for one in state.figures.units.values() if one.arm is Arm.INFANTRY), key=_heaviest)
    for side, spots in _FAR.items():
        facing = 0 if side is Side.BLUE else tabletop.HALF_TURN
        mark = side.value[0].upper()
        for number, spot in zip((9, 8), spots, strict=True):
            name = UnitId(f"{mark}1-{number}")
            one = Unit(name, side, 0, OfficerId(f"{mark}1"), _entry(foot.id), formation=Formation.LINE)
            state.units[name] = one
            where = tabletop.placed(base(state, name), tabletop.Side.FRONT, spot, facing)
            state.units[name] = replace(one, pose=where)
        weight = sum(state.profile_of(one).base.weight for one in state.units.values() if one.side is side)
        state.armies[side] = replace(state.armies[side], weight=weight)
    return state


def worn_house(state: State, form: Form) -> None:
    """Ask how many structure points the enemy's house has left."""
    usual = state.scenery[HOUSE].points
    points = form.number("points", 1, max(one.points for one in state.figures.weapons.structures.values()), usual)
    state.scenery[HOUSE] = replace(state.scenery[HOUSE], points=int(points))


def _heaviest(profile: Profile) -> int:
    return profile.base.weight


def chief(state: State, name: OfficerId, entry: OfficerEntry) -> None:
    """Let a general be of another rank and abilities."""
    state.officers[name] = replace(state.officers[name], entry=entry)
