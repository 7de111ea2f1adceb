"""What a player may ask of the position: ships, neighbours, moves, targets; one fact a line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from maestre.games.lepanto.boarding import boarding_value
from maestre.games.lepanto.close_combat import odds
from maestre.games.lepanto.combat import ARMS, GUNS, RAM, enemies_within
from maestre.games.lepanto.data import GRID, REACH, SCENARIOS, SQUADRONS, TYPES, Side
from maestre.games.lepanto.gunnery import check_guns, gun_factor, gun_value
from maestre.games.lepanto.movement import OAR, PORT, SAILS, STARBOARD, Walk, bar_end, bar_mover, bar_step, take_step
from maestre.games.lepanto.proposals import may_board
from maestre.games.lepanto.ramming import check_ram
from maestre.games.lepanto.reserve import held
from maestre.games.lepanto.small_arms import arms_value, attack_value, check_arms
from maestre.games.lepanto.state import COMPASS, HEX_NAMES, Ship, State, towed_by
from maestre.games.lepanto.text.words import SQUADRON_CODES, folded, hex_named, ship_named
from maestre.games.lepanto.victory import points
from maestre.play import Ask, Message, Order, Refused, Some, Speaker, Unreadable
from maestre.space import hexes

NEAR: Final = 3
_STEPS: Final = (OAR, SAILS, PORT, STARBOARD)
_LONGEST: Final = 5
_FEW: Final = 40
Arg = str | int | Message


def prompt(state: State, ask: Ask, speaker: Speaker) -> str:
    """Say who is asked for what, in a few letters."""
    phase = Message(f"phase-{state.phase}")
    return _say(speaker, "text-prompt", turn=state.turn, seat=Message(f"seat-{ask.seat}"), phase=phase)


def explain(ask: Ask, state: State, speaker: Speaker) -> str:
    """Explain what can be typed now."""
    key = "tows" if isinstance(ask.choice, Some) else state.phase.value
    return "\n".join((_say(speaker, f"text-help-{key}"), _say(speaker, "text-help-reports")))


def head(state: State, speaker: Speaker) -> str:
    """Give turn, phase and wind in one line."""
    return _say(
        speaker,
        "text-head",
        turn=state.turn,
        last=SCENARIOS[state.scenario].last_turn,
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
    for name, squadron in SQUADRONS.items():
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
        hex=HEX_NAMES[ship.cell],
        facing=COMPASS[ship.facing],
    )
    return ", ".join((line, *_marks(state, ship, speaker)))


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
        if word not in SQUADRON_CODES:
            ship_named(state, word)
    for name, squadron in SQUADRONS.items():
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
    place = hex_named(words[0])
    centre = state.ships[ship_named(state, words[0])].cell if place is None else place
    radius = int(words[1]) if len(words) > 1 and words[1].isdecimal() else NEAR
    others = [ship for ship in state.ships.values() if GRID.distance(ship.cell, centre) <= radius]
    others = [ship for ship in others if ship.id != words[0].upper()]
    for ship in sorted(others, key=lambda each: (GRID.distance(each.cell, centre), each.id)):
        distance = GRID.distance(ship.cell, centre)
        where = _towards(centre, ship.cell, speaker)
        yield _say(speaker, "text-near", distance=distance, where=where, what=described(state, ship, speaker))
    if not others:
        yield _say(speaker, "text-near-nobody", radius=radius)


def _towards(centre: int, cell: int, speaker: Speaker) -> str:
    """Name the direction from one hex to another, or the two between which it lies."""
    sector = hexes.sector(GRID.hexes[centre], GRID.hexes[cell], hexes.WEST)
    if sector is None:
        return _say(speaker, "text-same-hex")
    if sector % 2 == 0:
        return speaker.say(COMPASS[sector // 2 + 1])
    one, other = COMPASS[sector // 2 + 1], COMPASS[(sector // 2 + 1) % 6 + 1]
    return _say(speaker, "text-between", one=one, other=other)


def moves_of(state: State, ship: Ship) -> dict[tuple[int, int], tuple[tuple[str, ...], Walk]]:
    """Find every hex and heading in which a ship may end its move, with the easiest way there."""
    found: dict[tuple[int, int], tuple[tuple[str, ...], Walk]] = {}
    ahead: list[tuple[str, ...]] = [()]
    if bar_mover(state, ship) is not None:
        return found
    while ahead:
        steps = ahead.pop(0)
        at = _walked(state, ship, steps)
        if at is None:
            continue
        if steps and bar_end(state, ship, at) is None:
            key = (at.cell, at.facing)
            best = found.get(key)
            if best is None or (at.exhausts, len(steps)) < (best[1].exhausts, len(best[0])):
                found[key] = (steps, at)
        if len(steps) < _LONGEST:
            ahead += [(*steps, name) for name in _STEPS]
    return found


def _walked(state: State, ship: Ship, steps: tuple[str, ...]) -> Walk | None:
    at = Walk(state, ship)
    for name in steps:
        if bar_step(state, ship, at, name) is not None:
            return None
        take_step(state, at, ship.kind, name)
    return at


def _moves(state: State, ask: Ask, words: tuple[str, ...], speaker: Speaker) -> Iterator[str]:
    """List where a ship may go, and how."""
    if not words:
        raise Unreadable("", "text-moves-whose")
    ship = state.ships[ship_named(state, words[0])]
    if bar := bar_mover(state, ship):
        raise Refused(*bar, ship=ship.id)
    for (cell, facing), (steps, at) in moves_of(state, ship).items():
        yield _say(
            speaker,
            "text-move",
            ship=ship.id,
            steps=" ".join(_say(speaker, f"text-step-{step}") for step in steps),
            hex=HEX_NAMES[cell],
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
    if _allowed(check_ram, state, Order(RAM, ship.id)):
        yield _say(speaker, "text-attack-ram", ship=ship.id)
    for enemy in enemies_within(state, ship, max(REACH.values())):
        target = state.ships[enemy]
        if _allowed(check_guns, state, Order(GUNS, ship.id, (enemy,))):
            value = gun_value(state, ship, target)
            assert value is not None
            yield _say(
                speaker, "text-attack-guns", ship=ship.id, target=enemy, factor=gun_factor(ship, value.guns).whole
            )
        if _allowed(check_arms, state, Order(ARMS, ship.id, (enemy,))):
            ratio = odds(attack_value(state, ship, target, 1).value, arms_value(state, target).value)
            yield _say(speaker, "text-attack-arms", ship=ship.id, target=enemy, odds=ratio)
        if TYPES[target.kind].boarding and may_board(state, ship.id, enemy):
            boarders = tuple(other for other in enemies_within(state, target, 1) if may_board(state, other, enemy))
            ratio = odds(boarding_value(state, boarders).value, boarding_value(state, (enemy,)).value)
            yield _say(speaker, "text-attack-board", target=enemy, boarders=" ".join(boarders), odds=ratio)


def _allowed(check: Callable[[State, Order], None], state: State, order: Order) -> bool:
    try:
        check(state, order)
    except Refused:
        return False
    return True


_REPORTS: Final[dict[str, Callable[[State, Ask, tuple[str, ...], Speaker], Iterator[str]]]] = {
    **dict.fromkeys(("ships", "ship", "buques", "buque", "naves"), _ships),
    **dict.fromkeys(("near", "cerca"), _near),
    **dict.fromkeys(("moves", "movimientos"), _moves),
    **dict.fromkeys(("targets", "blancos", "objetivos"), _targets),
}


def compare(before: State, after: State, speaker: Speaker) -> str:
    """Say what an attack has changed: who is lost, repulsed or immobilised."""
    changes: list[str] = []
    for ship in before.ships.values():
        now = after.ships.get(ship.id)
        if now is None:
            changes.append(_say(speaker, "text-lost", ship=ship.id))
        elif now.repulsed and not ship.repulsed:
            changes.append(_say(speaker, "text-repulsed", ship=ship.id))
        elif now.immobilised and not ship.immobilised:
            changes.append(_say(speaker, "text-immobilised", ship=ship.id))
    return ", ".join(changes) or _say(speaker, "text-nothing")


def _say(speaker: Speaker, key: str, **args: Arg) -> str:
    return speaker.say(Message.of(key, **args))
