"""A room of Lepanto with some gun chart, and what is seen in it: answers, odds, forks and kept results."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from maestre.games.lepanto import game as own
from maestre.games.lepanto.data import Kind
from maestre.games.lepanto.fighting.attacks import shots_of
from maestre.games.lepanto.fighting.combat_phase import Combat
from maestre.games.lepanto.fighting.gunnery import gun_chance
from maestre.games.lepanto.game import Lepanto
from maestre.games.lepanto.table.state import State
from maestre.opponents import Player, agent, answered
from maestre.play import Order, Table
from maestre.play.pure import Part, pure
from tests.games.rooms import foreseen

COMBAT = "combat.toml"
PRINTED = '1 = "SMMMMM", 2 = "SSMMMM", 3 = "SSSMMM", 4 = "SSSSMM"'
CHARTS = {
    "own": PRINTED,
    "heavy": '1 = "SSSMMM", 2 = "SSSSMM", 3 = "SSSSSM", 4 = "SSSSSS"',
    "wet": '1 = "MMMMMM", 2 = "MMMMMM", 3 = "MMMMMM", 4 = "SMMMMM"',
}
"""Gun charts by name: as printed, of guns that hardly miss, and of guns in the rain."""

WATCHED = Part(State, "ships", "at", "rams", "done", "side")


@pure(WATCHED)
def promised(state: State) -> float:
    """Add up what all guns that may still fire promise together; this reads the chart, and is kept."""
    shots = (shot for ship in state.ships.values() for shot in shots_of(state, ship))
    return sum(shot.weighed(state).kill for shot in shots)


def charted(name: str) -> Lepanto:
    """Open the game with one of the charts; the printed one is the game's own."""
    if name == "own":
        return own
    text = own.figures.origin.text(COMBAT)
    assert PRINTED in text, "the chart is written in another way"
    return own.with_figures({COMBAT: text.replace(PRINTED, CHARTS[name])})


def watched(game: Lepanto, scenario: str, player: str, most: int) -> Iterator[object]:
    """Play a room, and give after each answer whatever depends on a chart; all rooms have the same dice to come."""
    table = Table.new(game, scenario, seed=b"the same dice in every room".ljust(32, b"."))
    chooser = Player(agent(player, game), 7)
    for number in range(most):
        if table.request is None:
            break
        (seat,) = table.waiting()
        ask = table.asked(seat)
        assert ask is not None
        answer = chooser.answer(table.view(seat))
        gunnery = isinstance(ask.about, Combat) and isinstance(answer, Order) and answer.verb == "guns"
        odds = foreseen(table, seat, answer) if gunnery else None
        offered = table.offers(seat, answer.piece) if gunnery and isinstance(answer, Order) else ()
        fork = table.fork(number.to_bytes(4, "big"))
        fork.say(seat, answer)
        fork.settle()
        ahead = fork.fingerprint()
        if fork.request is not None and fork.waiting():
            further = answered(chooser.who, fork.view(fork.waiting()[0]), Random(number))
            fork.say(fork.waiting()[0], further)
            ahead = fork.fingerprint()
        table.say(seat, answer)
        chances = [gun_chance(table.state.figures, kind, table.state.figures.types[kind].guns) for kind in Kind]
        yield (
            repr(answer),
            odds,
            repr(offered),
            ahead,
            table.fingerprint(),
            promised(table.state),
            chances,
        )
    yield table.record().dump()


def alone(name: str, scenario: str, player: str, most: int) -> list[object]:
    """Play a room by itself; for a process in which nothing else has been played."""
    return list(watched(charted(name), scenario, player, most))
