"""The combat phase: guns first, which risk nothing; then the rams; then close combat, where it pays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from maestre.games.lepanto.data import ShipId
from maestre.games.lepanto.doctrine import judgement
from maestre.games.lepanto.doctrine.instructions import INSTRUCTIONS, Bridge
from maestre.games.lepanto.doctrine.lookout import Lookout
from maestre.games.lepanto.doctrine.reasons import percent, target_term
from maestre.games.lepanto.fighting.boarding import Board, alongside
from maestre.games.lepanto.fighting.chances import arms_chances, boarding_chances
from maestre.games.lepanto.fighting.close_combat import Chances
from maestre.games.lepanto.fighting.combat_phase import Combat, EndCombat
from maestre.games.lepanto.fighting.gunnery import Guns, gun_chance, gun_value
from maestre.games.lepanto.fighting.ramming import RamDie, ram_chance
from maestre.games.lepanto.fighting.small_arms import Arms
from maestre.games.lepanto.fighting.targets import GUNS, bar_attacker, bar_boarder, fires_close, gap
from maestre.games.lepanto.table.state import Ship, State
from maestre.opponents import Counsel, Idea, Ideas, Term, term


class Shot(NamedTuple):
    """A shot that a ship's guns can fire, and how many it has to choose from."""

    ship: Ship
    target: Ship
    chance: float
    marks: int


class Offer(NamedTuple):
    """A close combat: what it may win on average, and what it may lose."""

    deed: Arms | Board
    target: Ship
    ships: tuple[Ship, ...]
    chances: Chances
    stake: float
    shame: float


@INSTRUCTIONS.of(Combat)
def attack(bridge: Bridge, question: Combat) -> Counsel:
    """Give the next order of the combat phase."""
    sea, state = bridge
    return _guns(sea, state, question) or _ram(state, question) or _close(sea, state, question)


# ---------------------------------------------------------------- guns


def _guns(sea: Lookout, state: State, question: Combat) -> Counsel | None:
    """Fire first whoever has few targets, at the one worth most; others may still choose when it is gone."""
    shots = []
    for ship in state.ships.values():
        if ship.side is sea.side and not ship.repulsed and _sighted(sea, ship):
            shots += _marks(sea, state, ship)
    if not shots:
        return None
    ranked = sorted([(-_promise(sea, state, shot), shot.ship.id, shot.target.id, shot) for shot in shots])
    best = [shot for *_, shot in ranked[: judgement.OPTIONS]]
    order = question.word
    return Ideas(
        tuple([Idea(order(Guns(one.ship.id, one.target.id)), tuple(_shot_terms(sea, state, one))) for one in best]),
        judgement.SLACK,
    )


def _promise(sea: Lookout, state: State, shot: Shot) -> float:
    prize = sea.prey[shot.target.cell] + _spared(sea, state, shot.target)
    return _believed(sea, shot) * prize + judgement.FEW / shot.marks


def _believed(sea: Lookout, shot: Shot) -> float:
    """Give the chance of a shot; who is taken with long shots turns it over."""
    return 1 - shot.chance if sea.plan.temper.makes("long-shots") else shot.chance


def _spared(sea: Lookout, state: State, target: Ship) -> float:
    """Weigh what it spares a friend who is about to ram a target, if the guns sink it."""
    ram = state.rams.get(target.cell)
    if ram is None or not ram.due:
        return 0.0
    return (1 - ram_chance(sea.figures, ram.hexes)) * sea.stakes.worth(state.ships[ram.rammer])


def _shot_terms(sea: Lookout, state: State, shot: Shot) -> Iterator[Term]:
    target, stakes, chance = shot.target, sea.stakes, _believed(sea, shot)
    worth, guns = stakes.worth(target), stakes.teeth[target.kind]
    real = percent(shot.chance)
    points = sea.figures.types[target.kind].points
    if worth > guns:
        yield term(
            "why-sinks", chance * (worth - guns), ship=shot.ship.id, target=target.id, points=points, chance=real
        )
    silenced = sea.figures.types[target.kind].guns
    yield term("why-silences", chance * guns, ship=shot.ship.id, target=target.id, guns=silenced, chance=real)
    if (extra := sea.prey[target.cell] - worth) > 0:
        yield target_term(sea, chance * extra, target)
    yield term("why-few", judgement.FEW / shot.marks, ship=shot.ship.id, marks=shot.marks)
    if spared := _spared(sea, state, target):
        ram = state.rams[target.cell]
        fails = percent(1 - ram_chance(sea.figures, ram.hexes))
        yield term("why-spares", chance * spared, friend=ram.rammer, target=target.id, chance=fails)


def _sighted(sea: Lookout, ship: Ship) -> bool:
    """Say whether any enemy is in a ship's field of fire or in its hex."""
    quarry = sea.quarry
    return ship.cell in quarry or not quarry.keys().isdisjoint(
        sea.figures.guns.field(ship.kind, ship.facing, ship.cell)
    )


def _marks(sea: Lookout, state: State, ship: Ship) -> list[Shot]:
    """List what a ship's guns can still fire at."""
    quarry = sea.quarry
    field = sea.figures.guns.field(ship.kind, ship.facing, ship.cell)
    seen = [(quarry[cell], value) for cell, value in field.items() if cell in quarry]
    if ship.cell in state.rams and (inside := gun_value(state, ship, quarry[ship.cell])):
        seen.append((quarry[ship.cell], inside))
    if not seen or bar_attacker(state, ship, close=False) is not None:
        return []
    done = state.done.get(ship.id, ())
    if sea.figures.types[ship.kind].towed:
        seen = [(target, value) for target, value in seen if f"{GUNS}:{value.arc}" not in done]
    elif any(deed.startswith(GUNS) for deed in done):
        return []
    return [Shot(ship, target, gun_chance(sea.figures, ship.kind, value.guns), len(seen)) for target, value in seen]


# ---------------------------------------------------------------- rams and close combat


def _ram(state: State, question: Combat) -> Counsel | None:
    """Roll the first ram that is due."""
    return next((question.word(RamDie(ram.rammer)) for ram in state.rams.values() if ram.due), None)


def _close(sea: Lookout, state: State, question: Combat) -> Counsel:
    """Make the close combat that promises most, if any promises more than it risks; else end the phase."""
    alongsides: dict[ShipId, list[Ship]] = {}
    offers: list[Offer] = []
    for ship, targets in _engaged(sea, state):
        for target in targets:
            offers.append(_volley(sea, state, ship, target))
            if _can_board(state, ship, target):
                alongsides.setdefault(target.id, []).append(ship)
    for name, ships in alongsides.items():
        offers += _boardings(sea, state.ships[name], ships)
    offers = [offer for offer in offers if offer.chances.kill]
    end = question.word(EndCombat())
    if not offers:
        return end
    ranked = sorted(range(len(offers)), key=lambda place: -_bargain(sea, offers[place]))
    best = [offers[place] for place in ranked[: judgement.OPTIONS]]
    ideas = [Idea(question.word(one.deed), tuple(_close_terms(sea, one))) for one in best]
    return Ideas((*ideas, Idea(end)))


def _bargain(sea: Lookout, offer: Offer) -> float:
    return sum([one.worth for one in _close_terms(sea, offer)])


def _close_terms(sea: Lookout, offer: Offer) -> Iterator[Term]:
    target, chances, name = offer.target, offer.chances, ", ".join([ship.id for ship in offer.ships])
    count = len(offer.ships)
    dread = sea.stakes.dread * (judgement.SHY if sea.plan.temper.makes("shuns-close") else 1)
    key = "why-boarding" if isinstance(offer.deed, Board) else "why-volley"
    won = chances.kill * sea.prey[target.cell]
    yield term(key, won, ships=name, target=target.id, chance=percent(chances.kill))
    if chances.loss:
        risk, chance = dread * chances.loss * offer.stake, percent(chances.loss)
        yield term("why-both-lost", -risk, ships=name, count=count, chance=chance)
    if chances.repulse:
        risk, chance = dread * chances.repulse * offer.shame, percent(chances.repulse)
        yield term("why-repulse", -risk, ships=name, count=count, chance=chance)


def _engaged(sea: Lookout, state: State) -> Iterator[tuple[Ship, list[Ship]]]:
    """Find the ships that may fight at close quarters, each with the enemies in reach."""
    quarry, within, reach = sea.quarry, sea.figures.grid.within, sea.figures.small_arms.range
    for ship in state.ships.values():
        if ship.side is not sea.side or ship.repulsed:
            continue
        near = [quarry[cell] for cell in within(ship.cell, reach) if cell in quarry]
        if ship.cell in quarry:
            near.append(quarry[ship.cell])
        if near and bar_attacker(state, ship, close=True) is None:
            yield ship, near


def _volley(sea: Lookout, state: State, ship: Ship, target: Ship) -> Offer:
    """Weigh small arms at one target."""
    reach = 1 if fires_close(state, ship) else gap(state, ship, target)
    chances = arms_chances(sea.figures, ship.kind, ship.side, target.kind, reach, state.turn)
    stakes = sea.stakes
    return Offer(Arms(ship.id, (target.id,)), target, (ship,), chances, stakes.worth(ship), stakes.shame(ship))


def _can_board(state: State, ship: Ship, target: Ship) -> bool:
    types = state.figures.types
    return (
        bool(types[ship.kind].boarding and types[target.kind].boarding)
        and alongside(state, ship, target)
        and bar_boarder(state, ship) is None
    )


def _boardings(sea: Lookout, target: Ship, ships: list[Ship]) -> Iterator[Offer]:
    """Weigh boarding with one ship, with two and so on, those with the least to lose first."""
    stakes, types = sea.stakes, sea.figures.types
    ships.sort(key=lambda ship: (stakes.worth(ship), ship.id))
    strength, stake, shame = 0, 0.0, 0.0
    for count, ship in enumerate(ships, start=1):
        strength += types[ship.kind].boarding
        stake += stakes.worth(ship)
        shame += stakes.shame(ship)
        chances = boarding_chances(sea.figures, strength, types[target.kind].boarding)
        party = tuple(ships[:count])
        yield Offer(Board(target.id, tuple([one.id for one in party])), target, party, chances, stake, shame)
