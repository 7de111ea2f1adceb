"""Tries lessons out: many answers by chance at each step, or the small battle by its own advice.

Usage: ``python -m tools.lessons check [GAME] [--answers N]`` and ``python -m tools.lessons battle GAME [--bot AGENT]
[--games N]``; with ``--games`` other seeds are played than those of the lesson.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Final

from maestre.games.lepanto.data import ShipId, Side
from maestre.games.lepanto.fighting.boarding import Board, boarders_of
from maestre.games.lepanto.sailing.movement import MOVE
from maestre.games.lepanto.sailing.movement_phase import EXHAUSTS
from maestre.games.lepanto.table.phases import END
from maestre.games.lepanto.table.state import Ship, State
from maestre.games.lepanto.turn.squadrons import FIRE
from maestre.games.tercios.cards.planning import LayCards
from maestre.games.tercios.data import INCH, OrderKind
from maestre.games.tercios.moving.movement import Walk
from maestre.games.tercios.table.move_legality import long
from maestre.games.tercios.table.places import front, present
from maestre.games.tercios.table.state import State as Field
from maestre.games.tercios.table.state import UnitId
from maestre.games.tercios.turn.sequence import Activation
from maestre.lessons import Battle, check, lessons_of
from maestre.opponents import Player, agent
from maestre.play import Game, Order, PlayError, Spot, Table, find, follow, installed, view
from maestre.play import State as AnyState
from maestre.play.chance.dice import SEED_BYTES
from maestre.space.tabletop import Point
from tools.lesson_aguila import aguila
from tools.lesson_mistral import mistral

WANTED: Final = 8
"""Of how many games in ten the advice must win,"""
OF: Final = 10
ANSWERS: Final = 60
BETTER: Final = 2
"""The least odds at which the lesson tells to board or to use small arms: two to one."""
OTHERS: Final = 1000
"""From which number on other seeds are played than a lesson's own."""

Follower = Callable[..., None]


# ---------------------------------------------------------------- Lepanto, as its lesson advises


def lepanto(table: Table[State], seat: str) -> None:
    """Answer one question of Lepanto, or all of a phase, by the five sentences of its lesson and no more."""
    ask = table.asked(seat)
    assert ask is not None, "asked"
    kind = str(ask.about.__struct_config__.tag)
    if kind == "tows":
        table.say(seat, ask.choice.options)  # type: ignore[union-attr]  # a choice of some
        return
    _PHASES[kind](table, Side(seat))
    while (now := table.asked(seat)) is not None and type(now.about) is type(ask.about):
        due = [offer.answer for offer in table.offers(seat) if offer.answer != Order(END)]
        table.say(seat, due[0] if due else Order(END))


def _own(table: Table[State], side: Side) -> Iterator[Ship]:
    """Give the ships of a side that are still there, those nearest to an enemy first."""
    mine = [ship for ship in table.state.ships.values() if ship.side is side]
    for ship in sorted(mine, key=lambda one: (_distance(table.state, side, one.cell), one.id)):
        if ship.id in table.state.ships and table.asked(side) is not None:
            yield table.state.ships[ship.id]


def _distance(state: State, side: Side, cell: int) -> int:
    """Give how far the nearest enemy is."""
    grid = state.figures.grid
    return min((grid.distance(cell, ship.cell) for ship in state.ships.values() if ship.side is not side), default=0)


def _bears(state: State, side: Side, cell: int, facing: int) -> bool:
    """Say whether an enemy lies one hex ahead."""
    other = state.at.get(state.figures.step[facing][cell])
    return other is not None and state.ships[other].side is not side


def _move(table: Table[State], side: Side) -> None:
    """Stop one hex before an enemy, bow on; else come on without exhausting the crew."""
    for ship in _own(table, side):

        def worth(place: tuple[int, ...], marks: tuple[str, ...] = ()) -> tuple[bool, bool, int]:
            cell, facing = place
            bears = _bears(table.state, side, cell, facing)
            return bears, EXHAUSTS not in marks, -_distance(table.state, side, cell)

        offers = [offer for offer in table.offers(side, ship.id) if offer.answer.verb == MOVE]
        best = max(offers, key=lambda offer: worth(offer.where, offer.marks), default=None)
        if best is not None and worth(best.where, best.marks) > worth((ship.cell, ship.facing)):
            table.say(side, best.answer)


def _fight(table: Table[State], side: Side) -> None:
    """Fire all guns; then board, and then use small arms, at two to one or better."""
    ask = table.asked(side)
    assert ask is not None
    ships = tuple(ship.id for ship in _own(table, side))
    with suppress(PlayError):  # nobody has a target
        follow(table, side, table.game.plan_group_order(table.state, ask, ships, Order(FIRE)))
    for enemy in [ship.id for ship in table.state.ships.values() if ship.side is not side]:
        if enemy in table.state.ships and table.asked(side) is not None:
            _board(table, side, enemy)
    for ship in _own(table, side):
        volleys = [offer for offer in table.offers(side, ship.id) if offer.answer.verb == "arms"]
        good = [offer.answer for offer in volleys if _odds(str(dict(offer.words.args)["strength"])) >= BETTER]
        if good:
            table.say(side, good[0])


def _board(table: Table[State], side: Side, enemy: ShipId) -> None:
    boarders = boarders_of(table.state, enemy)
    if boarders and _odds((deed := Board(enemy, boarders)).weighed(table.state).strength) >= BETTER:
        table.say(side, deed.order())


def _odds(strength: str) -> float:
    """Read odds such as 2:1; where there are several targets they are several, and none counts."""
    for_us, _, against = strength.partition(":")
    return int(for_us) / int(against) if against.isdigit() else 0


def _turn(table: Table[State], side: Side) -> None:
    """Turn every bow to the nearest enemy."""
    for ship in _own(table, side):

        def worth(place: tuple[int, ...]) -> tuple[bool, int]:
            cell, facing = place
            ahead = table.state.figures.step[facing][cell]
            return _bears(table.state, side, cell, facing), -_distance(
                table.state, side, ahead
            ) if ahead >= 0 else -OTHERS

        offers = [offer for offer in table.offers(side, ship.id) if offer.answer.verb == "face"]
        best = max(offers, key=lambda offer: worth(offer.where), default=None)
        if best is not None and worth(best.where) > worth((ship.cell, ship.facing)):
            table.say(side, best.answer)


_PHASES: Final = {"movement": _move, "combat": _fight, "reorientation": _turn}


# ---------------------------------------------------------------- Tercios, as its lesson advises


def tercios(table: Table[Field], seat: str) -> None:
    """Answer one question of Tercios by the sentences of its lesson and no more."""
    ask = table.asked(seat)
    assert ask is not None, "asked"
    offers = [offer.answer for offer in table.offers(seat)]
    match ask.about:
        case LayCards():
            table.say(seat, {unit: _card(table.state, UnitId(unit), card) for unit, card in offers[0].items()})
        case Activation():
            table.say(seat, min(offers, key=lambda one: _rank(table.state, one)))
        case Walk(unit=unit):
            with suppress(PlayError):  # whom it would have to turn too far for
                table.say(seat, table.snap(seat, _toward(table.state, unit)).answer)
                return
            table.say(seat, offers[-1])
        case _:
            table.say(seat, next((word for word in _USUAL if word in offers), offers[0]))


_USUAL: Final = ("react", "shoot", "reorganise", "move", "stay")
"""What the lesson advises, where it is among the answers."""
FAR: Final = 16 * INCH
"""Beyond which distance the lesson tells to run."""
_FIRST: Final = (OrderKind.ATTACK, OrderKind.FIRE, OrderKind.RESIST)
"""In which order cards are used; the others come last."""


def _rank(state: Field, order: Order) -> int:
    """Give the place of a go among others: charges, then shots, then rest; leaders stay where they are."""
    if order.verb != "act":
        return len(_FIRST) + 1
    card = state.cards[UnitId(order.piece)].order
    return _FIRST.index(card) if card in _FIRST else len(_FIRST)


def _card(state: Field, unit: UnitId, suited: str) -> str:
    """Give the card that suits a Troop; who is far from every enemy runs instead of taking care."""
    far = suited == OrderKind.ATTENTION and long(front(state, unit), _nearest(state, unit)) > FAR**2
    return OrderKind.RUN if far else suited


def _nearest(state: Field, unit: UnitId) -> Point:
    """Give the front of the nearest enemy."""
    here, side = front(state, unit), state.units[unit].side
    foes = [front(state, foe) for foe in present(state) if state.units[foe].side is not side]
    return min(foes, key=lambda there: long(here, there))


def _toward(state: Field, unit: UnitId) -> Spot:
    """Give the front of the nearest enemy as the place to go to, which the table cuts to what is allowed."""
    there = _nearest(state, unit)
    return Spot(unit, there.x, there.y)


FOLLOWERS: Final[dict[str, Follower]] = {"lepanto": lepanto, "tercios": tercios, "aguila": aguila, "mistral": mistral}
"""Who follows the advice of a game's small battle, sentence by sentence."""


# ---------------------------------------------------------------- any game


def won(game: Game[State], battle: Battle, follower: Follower, seed: int, bot: str) -> bool:
    """Play a small battle by its advice, and say whether the learner has won."""
    table = Table.new(game, battle.scenario, options=battle.options, seed=seed.to_bytes(SEED_BYTES, "big"))
    other = Player(agent(bot, game), seed)
    while waiting := table.waiting():
        seat = waiting[0]
        if seat == battle.seat:
            follower(table, seat)
        else:
            table.say(seat, other.answer(view(table, seat)))
    return table.outcome is not None and table.outcome.winner == battle.seat


def battles(key: str, bot: str = "", games: int = 0) -> tuple[int, int]:
    """Play the small battle of a game by its advice; give how many games were won, and of how many."""
    game: Game[State] = find(key)  # type: ignore[assignment]  # its follower knows which
    battle = next(lesson.battle for lesson in lessons_of(game) if lesson.battle is not None)
    seeds = tuple(range(OTHERS, OTHERS + games)) or battle.seeds
    return sum(won(game, battle, FOLLOWERS[key], seed, bot or battle.bot) for seed in seeds), len(seeds)


def checked(key: str, answers: int) -> None:
    """Check all lessons of a game, or of every game, with so many answers by chance at each step."""
    for name in (key,) if key else installed():
        game: Game[AnyState] = find(name)
        for lesson in lessons_of(game):
            check(game, lesson, answers)
            print(f"{name} {lesson.id}: {len(lesson.step)} steps hold")


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("check", "battle"))
    parser.add_argument("game", nargs="?", default="")
    parser.add_argument("--answers", type=int, default=ANSWERS)
    parser.add_argument("--bot", default="")
    parser.add_argument("--games", type=int, default=0)
    given = parser.parse_args()
    if given.what == "check":
        checked(given.game, given.answers)
        return
    wins, of = battles(given.game, given.bot, given.games)
    print(f"{given.game}: {wins} of {of} won by the advice of the lesson")
    if wins * OF < of * WANTED:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
