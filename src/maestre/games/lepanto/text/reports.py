"""What a player may ask of the position: ships, neighbours, moves, targets; one fact a line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from maestre.games.lepanto.data import ShipId, Side
from maestre.games.lepanto.fighting.attacks import attacks_of
from maestre.games.lepanto.fighting.combat_phase import Combat
from maestre.games.lepanto.sailing.destinations import ways
from maestre.games.lepanto.sailing.movement import bar_mover
from maestre.games.lepanto.sailing.movement_phase import Movement
from maestre.games.lepanto.sailing.reorientation import Reorientation
from maestre.games.lepanto.sailing.towing import Tows
from maestre.games.lepanto.table.reserve import held
from maestre.games.lepanto.table.state import COMPASS, Ship, State, towed_by
from maestre.games.lepanto.text.words import folded, hex_named, ship_named, squadron_codes
from maestre.games.lepanto.turn.victory import points
from maestre.play import Ask, ByQuestion, Message, Refused, Speaker, Unreadable
from maestre.space import hexes

NEAR: Final = 3
_FEW: Final = 40
Arg = str | int | Message


def prompt(state: State, ask: Ask, speaker: Speaker) -> str:
    """Say who is asked for what, in a few letters."""
    phase = Message(f"phase-{state.phase}")
    return _say(speaker, "text-prompt", turn=state.turn, seat=Message(f"seat-{ask.seat}"), phase=phase)


class Screen(NamedTuple):
    """What a question is put on: the position, and who speaks there."""

    state: State
    speaker: Speaker


QUESTIONS: Final = ByQuestion[Screen, str]()
HELP: Final = ByQuestion[Screen, str]()


def question(ask: Ask, state: State, speaker: Speaker) -> str:
    """Say what is asked, and a few ways to answer."""
    return QUESTIONS(Screen(state, speaker), ask.about)


@QUESTIONS.of(Tows)
def _ask_tows(screen: Screen, asked: Tows) -> str:
    ships = asked.galleasses
    return _say(screen.speaker, "text-ask-tows", ships=", ".join(ships), ship=ships[0])


@QUESTIONS.of(Movement, Combat, Reorientation)
def _ask_orders(screen: Screen, asked: Movement | Combat | Reorientation) -> str:
    state, speaker = screen
    mine = [ship.id for ship in state.ships.values() if ship.side == asked.seat]
    left = [ship for ship in mine if _may_move(state, ship)]
    return _say(speaker, f"text-ask-{state.phase}", left=len(left), ship=(left or mine)[0])


def _may_move(state: State, ship: ShipId) -> bool:
    """Whether a ship can still move in this phase."""
    return bar_mover(state, state.ships[ship]) is None


def explain(ask: Ask, state: State, speaker: Speaker) -> str:
    """Explain what can be typed now."""
    return "\n".join((HELP(Screen(state, speaker), ask.about), _say(speaker, "text-help-more")))


@HELP.of(Tows)
def _help_tows(screen: Screen, asked: Tows) -> str:
    return _say(screen.speaker, "text-help-tows")


@HELP.of(Movement, Combat, Reorientation)
def _help_orders(screen: Screen, asked: Movement | Combat | Reorientation) -> str:
    return _say(screen.speaker, f"text-help-{screen.state.phase}")


def head(state: State, speaker: Speaker) -> str:
    """Give turn, phase and wind in one line."""
    return _say(
        speaker,
        "text-head",
        turn=state.turn,
        last=state.figures.scenarios[state.scenario].last_turn,
        seat=Message(f"seat-{state.side}"),
        phase=Message(f"phase-{state.phase}"),
        wind=COMPASS[state.wind],
        calm=str(state.calm).lower(),
    )


def summary(state: State, speaker: Speaker) -> Iterator[str]:
    """Tell the position without a map: turn and wind, what each side has, then squadron by squadron."""
    yield head(state, speaker)
    for side in Side:
        count = sum(ship.side is side for ship in state.ships.values())
        yield _say(speaker, "text-side", seat=Message(f"seat-{side}"), ships=count, points=points(state, side))
    for name, squadron in state.figures.squadrons.items():
        if count := sum(ship.squadron == name for ship in state.ships.values()):
            yield _say(speaker, "text-squadron", code=squadron.code, commander=squadron.commander, ships=count)
    if len(state.ships) <= _FEW:
        yield from (described(state, ship, speaker) for ship in state.ships.values())


def described(state: State, ship: Ship, speaker: Speaker) -> str:
    """Describe a ship: type, hex, heading and whatever marks it carries."""
    line = _say(
        speaker,
        "text-ship",
        ship=ship.id,
        kind=Message(f"kind-{ship.kind}"),
        hex=state.figures.sea.hex_names[ship.cell],
        facing=COMPASS[ship.facing],
    )
    return ", ".join((line, *_marks(state, ship, speaker))) + "."


def _marks(state: State, ship: Ship, speaker: Speaker) -> Iterator[str]:
    if ship.exhausted:
        yield _say(speaker, "text-mark-exhausted")
    if ship.repulsed:
        yield _say(speaker, "text-mark-repulsed")
    if ship.immobilised:
        yield _say(speaker, "text-mark-immobilised")
    if held(state, ship):
        yield _say(speaker, "text-mark-reserve")
    if ship.id in state.tows:
        yield _say(speaker, "text-mark-towed", ship=state.tows[ship.id])
    if galleass := towed_by(state, ship.id):
        yield _say(speaker, "text-mark-tows", ship=galleass)
    if ship.cell in state.rams:
        ram = state.rams[ship.cell]
        other = state.at[ship.cell] if ram.rammer == ship.id else ram.rammer
        yield _say(speaker, "text-mark-rams" if ram.rammer == ship.id else "text-mark-rammed", ship=other)
    if ship.id in state.done:
        yield _say(speaker, "text-mark-done")


# ---------------------------------------------------------------- questions


def report(state: State, ask: Ask, words: tuple[str, ...], speaker: Speaker) -> tuple[str, ...] | None:
    """Answer a question about the position; None when the words ask nothing."""
    asked = _REPORTS.get(folded(words[0]))
    return None if asked is None else tuple(asked(state, ask, words[1:], speaker))


def _ships(state: State, ask: Ask, words: tuple[str, ...], speaker: Speaker) -> Iterator[str]:
    """List ships by squadron: one's own, or those of the squadrons or ships that are named."""
    named = [word.upper() for word in words]
    for word in named:
        if word not in squadron_codes(state.figures):
            ship_named(state, word)
    for name, squadron in state.figures.squadrons.items():
        ships = [ship for ship in state.ships.values() if ship.squadron == name]
        if named:
            ships = [ship for ship in ships if squadron.code in named or ship.id in named]
        elif squadron.side != ask.seat:
            continue
        if ships:
            yield _say(speaker, "text-squadron", code=squadron.code, commander=squadron.commander, ships=len(ships))
            yield from (described(state, ship, speaker) for ship in ships)


def _near(state: State, ask: Ask, words: tuple[str, ...], speaker: Speaker) -> Iterator[str]:
    """List the ships about a ship or a hex, nearest first, with distance and direction."""
    if not words:
        raise Unreadable("", "text-near-what")
    place = hex_named(state.figures, words[0])
    centre = state.ships[ship_named(state, words[0])].cell if place is None else place
    radius = int(words[1]) if len(words) > 1 and words[1].isdecimal() else NEAR
    grid = state.figures.grid
    others = [ship for ship in state.ships.values() if grid.distance(ship.cell, centre) <= radius]
    others = [ship for ship in others if ship.id != words[0].upper()]
    for ship in sorted(others, key=lambda each: (grid.distance(each.cell, centre), each.id)):
        distance = grid.distance(ship.cell, centre)
        where = _towards(grid.hexes[centre], grid.hexes[ship.cell], speaker)
        yield _say(speaker, "text-near", distance=distance, where=where, what=described(state, ship, speaker))
    if not others:
        yield _say(speaker, "text-near-nobody", radius=radius)


def _towards(centre: hexes.Hex, at: hexes.Hex, speaker: Speaker) -> str:
    """Name the direction from one hex to another, or the two between which it lies."""
    sector = hexes.sector(centre, at, hexes.WEST)
    if sector is None:
        return _say(speaker, "text-same-hex")
    if sector % 2 == 0:
        return speaker.say(COMPASS[sector // 2 + 1])
    one, other = COMPASS[sector // 2 + 1], COMPASS[(sector // 2 + 1) % 6 + 1]
    return _say(speaker, "text-between", one=one, other=other)


def _moves(state: State, ask: Ask, words: tuple[str, ...], speaker: Speaker) -> Iterator[str]:
    """List where a ship may go, and how."""
    if not words:
        raise Unreadable("", "text-moves-whose")
    ship = state.ships[ship_named(state, words[0])]
    if bar := bar_mover(state, ship):
        raise Refused(*bar, ship=ship.id)
    for (cell, facing), (steps, at) in ways(state, ship).items():
        yield _say(
            speaker,
            "text-move",
            ship=ship.id,
            steps=" ".join(_say(speaker, f"text-step-{step}") for step in steps),
            hex=state.figures.sea.hex_names[cell],
            facing=COMPASS[facing],
            end="rams" if at.rams else "exhausts" if at.exhausts else "plain",
        )


def _targets(state: State, ask: Ask, words: tuple[str, ...], speaker: Speaker) -> Iterator[str]:
    """List the attacks that one's ships, or those named, may make now, as orders to type."""
    mine = [ship for ship in state.ships.values() if ship.side == ask.seat]
    if words:
        named = [ship_named(state, word) for word in words]
        mine = [ship for ship in mine if ship.id in named]
    lines = [line for ship in mine for line in _attacks_of(state, ship, speaker)]
    yield from dict.fromkeys(lines) if lines else (_say(speaker, "text-no-attacks"),)


def _attacks_of(state: State, ship: Ship, speaker: Speaker) -> Iterator[str]:
    for attack in attacks_of(state, ship):
        order = attack.deed.order()
        words = " ".join((order.piece, *order.objects))
        yield _say(speaker, f"text-attack-{order.verb}", ships=words, strength=attack.strength)


def _reports(_state: State, _ask: Ask, _words: tuple[str, ...], speaker: Speaker) -> Iterator[str]:
    """Say what may be asked of the position."""
    yield from _say(speaker, "text-help-reports").splitlines()


_REPORTS: Final[dict[str, Callable[[State, Ask, tuple[str, ...], Speaker], Iterator[str]]]] = {
    **dict.fromkeys(("ships", "ship", "buques", "buque", "naves"), _ships),
    **dict.fromkeys(("near", "cerca"), _near),
    **dict.fromkeys(("moves", "movimientos"), _moves),
    **dict.fromkeys(("targets", "blancos", "objetivos"), _targets),
    **dict.fromkeys(("reports", "informes"), _reports),
}


def _say(speaker: Speaker, key: str, **args: Arg) -> str:
    return speaker.say(Message.of(key, **args))
