"""T.prestige, IC.12: Prestige, what gives it and what takes it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import Command, Fleet
from maestre.games.mistral.game import game
from maestre.games.mistral.harbours.damage import lose_sail
from maestre.games.mistral.table.prestige import award, lost_in_battle, standing_of
from maestre.games.mistral.table.state import Book, SquadronId, State
from maestre.play import Message
from maestre.play.written.messages import LANGUAGES

from .positions import run, sea

FIGURES = own_figures()

BRITISH, BOURBON = Fleet.BRITISH, Fleet.BOURBON


def prestige(state: State) -> tuple[int, int]:
    """What both have."""
    return state.books[BRITISH].prestige, state.books[BOURBON].prestige


@pytest.mark.rule("2.71", "T.prestige", "IC.12.4")
def test_a_flagship_lost_in_battle_is_a_point_for_the_enemy_and_one_less_for_its_owner() -> None:
    state = sea()
    lost_in_battle(state, BOURBON, 1, 0)
    assert prestige(state) == (11, 9)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_changes_prestige_is_said_in_words(language: str) -> None:
    source = Path(str(game.folder()))
    code = "\n".join(path.read_text(encoding="utf-8") for path in sorted(source.rglob("*.py")))
    reasons = set(re.findall(r'\baward\(.*, "([a-z-]+)", ', code))
    assert {"more-orders", "sail-lost", "ransom"} <= reasons
    speaker = game.speaker(language)
    for why in reasons:
        state = sea()
        award(state, BRITISH, 1, why, "2.71")
        (news,) = state.news
        assert f"{speaker.say(Message(f'why-{why}'))};" in speaker.say(news.message)


@pytest.mark.rule("T.prestige", "IC.12.4")
@pytest.mark.parametrize(
    ("losses", "gained"), [((1,), 0), ((2,), 1), ((3,), 1), ((3, 1), 2), ((1, 1), 1), ((1, 2), 1), ((5,), 2)]
)
def test_every_two_sail_are_a_point_and_the_odd_one_is_carried_over(losses: tuple[int, ...], gained: int) -> None:
    state = sea()
    for many in losses:
        lost_in_battle(state, BRITISH, 0, many)
    assert prestige(state) == (10 - gained, 10 + gained)
    assert state.books[BOURBON].sail == sum(losses)


@pytest.mark.rule("IC.12.4")
def test_two_spanish_sail_and_the_santa_isabel_are_worth_two() -> None:
    state = sea()
    lost_in_battle(state, BOURBON, 1, 2)
    assert prestige(state) == (12, 8)


@pytest.mark.rule("T.prestige.c")
def test_a_sail_that_a_gale_sinks_scores_nothing() -> None:
    state = sea("french_flag_B s13 : F1 F2")
    for ship in ("F1-1", "F1-2"):
        run(lose_sail(state, SquadronId("F1"), ship, "T.gale_effects"))
    assert prestige(state) == (10, 10)
    assert state.books[BRITISH].sail == 0


@pytest.mark.rule("IC.12.1")
@pytest.mark.parametrize(("before", "lost", "after"), [(10, 3, 7), (1, 2, 0), (0, 1, 0)])
def test_prestige_never_falls_below_nothing(before: int, lost: int, after: int) -> None:
    state = sea(books={fleet: Book(before) for fleet in Fleet})
    award(state, BRITISH, -lost, "reroll", "T.prestige.e")
    assert state.books[BRITISH].prestige == after
    assert sum(entry.amount for entry in state.ledger) == after - before


@pytest.mark.rule("2.71")
def test_the_ledger_says_when_whose_how_much_and_why() -> None:
    state = sea(turns=7)
    award(state, BOURBON, 1, "more-orders", "IC.12.3")
    award(state, BRITISH, -3, "defied-french", "2.42.a")
    assert [(one.turn, one.fleet, one.amount, one.why) for one in state.ledger] == [
        (7, BOURBON, 1, "more-orders"),
        (7, BRITISH, -3, "defied-french"),
    ]
    assert standing_of(state) == -4


@pytest.mark.rule("T.prestige.b")
@pytest.mark.parametrize(("behind", "lost"), [(2, 0), (3, -1), (5, -1), (6, -2), (9, -2)])
def test_being_behind_in_orders_costs_by_steps_that_do_not_add_up(behind: int, lost: int) -> None:
    assert FIGURES.prestige.behind(behind) == lost


@pytest.mark.rule("T.prestige.b")
def test_what_is_bought_costs_a_point_each() -> None:
    losses = FIGURES.prestige.losses
    assert (losses.request, losses.ransom, losses.reroll, losses.knights, losses.defy) == (-1, -1, -1, -1, -3)


@pytest.mark.rule("2.61.b")
@pytest.mark.parametrize(
    ("command", "price", "in_turn_6"),
    [(Command.BRITISH, 0, True), (Command.SPANISH, 0, False), (Command.FRENCH, 1, False)],
)
def test_only_the_french_pay_for_their_request_table(command: Command, price: int, in_turn_6: bool) -> None:
    use = FIGURES.reinforcement.use[command]
    assert use.prestige == price
    assert use.due(FIGURES.calendar, 5)
    assert use.due(FIGURES.calendar, 6) is in_turn_6
