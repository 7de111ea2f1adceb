"""Tercios in words: whatever is asked can be said in both languages, and whatever is offered can be typed."""

from __future__ import annotations

from random import Random

import pytest

from maestre.games.tercios import text
from maestre.games.tercios.game import game
from maestre.games.tercios.text.menu import menu
from maestre.games.tercios.text.prompts import PROMPTS
from maestre.play import Ask, Order, Place, Spot, Table, Unreadable
from tests.games.tercios.board import inches
from tests.games.tercios.fields import field
from tests.games.tercios.lists import ENGLISH, SPANISH
from tests.games.tercios.positions import Position, act, action, lead, officer
from tests.games.tercios.situations import fort_shoots, real, shot


def read(table: Position, seat: str, words: str) -> list[object]:
    """What typed words come to: of each answer what is tried first."""
    ask = table.asked(seat)
    assert ask is not None
    return [tries[0] for tries in text.parse(game.view(table.state, seat), ask, tuple(words.split()))]


@pytest.mark.parametrize(
    ("scenario", "seed", "options"),
    [
        ("learning", 1, {}),
        ("fields_of_glory", 2, {"preparation": "ready", "blue_army": "poland_1000", "red_army": "cossacks_1000"}),
        ("fields_of_glory", 3, {"preparation": "full", "blue_army": "muscovy_1000"}),
    ],
)
def test_every_question_can_be_said_and_every_offer_typed(scenario: str, seed: int, options: dict[str, str]) -> None:
    rng = Random(seed)
    table = Table.new(game, scenario, options=options, seed=rng.randbytes(32))
    seen: dict[str, int] = {}
    for _ in range(120):
        seat = table.waiting()[0]
        ask = table.asked(seat)
        assert ask is not None
        seen[ask.rule] = seen.get(ask.rule, 0) + 1
        if seen[ask.rule] <= 2:
            known = game.view(table.state, seat)
            for speaker in (SPANISH, ENGLISH):
                assert text.question(ask, known, speaker)
                assert text.explain(ask, known, speaker)
                assert text.prompt(known, ask, speaker)
                assert text.board(known, speaker, width=100)
                assert text.board(known, speaker, plain=True)
            for entry in menu(known, ask)[-3:]:
                if entry.label:
                    assert text.parse(known, ask, (entry.label,)) == ((entry.answer,),)
        table.say(seat, next(table.proposals(seat, rng)))
    assert len(seen) >= 6


@pytest.mark.parametrize("words", ["shoot R1-1", "dispara R1-1", "R1-1", "mosquete", "musket R1-1", "1"])
def test_a_shot_goes_by_its_target_or_its_weapon(words: str) -> None:
    table, seat, answer = shot("muskets")
    assert read(table, seat, words) == [answer]


def test_to_shoot_with_attention_takes_one_line() -> None:
    table = real(field("B1-1 20,10 0", "R1-1 20,18 180", blue="shot_company+muskets", red="tercio"))
    act(action(table), "B1-1")
    assert read(table, "blue", "dispara R1-1") == ["shoot", "R1-1/mosquete/front"]
    assert read(table, "blue", "turn left") == ["reorient", "left"]
    assert read(table, "blue", "avanza 2") == ["move", Spot("B1-1", *inches(20, 12))]
    assert read(table, "blue", "advance 2 right 60") == ["move", Spot("B1-1", *inches(21.732, 11))]
    with pytest.raises(Unreadable, match="text-no-such-shot"):
        read(table, "blue", "shoot B1-1")


def test_the_members_of_a_fort_each_get_their_target() -> None:
    table, seat, answer = fort_shoots()
    assert isinstance(answer, dict)
    line = " ".join(f"{shooter} {word.partition('/')[0]}" for shooter, word in answer.items())
    assert read(table, seat, line) == [answer]
    shooter = next(iter(answer))
    assert read(table, seat, f"{shooter} {answer[shooter]}".replace("/", " "))[0] == {
        one: answer[one] if one == shooter else "hold" for one in answer
    }


def test_a_charge_goes_by_its_target_and_a_window_by_a_word() -> None:
    table = real(field("B1-1 20,10 0", "R1-1 20,13 180", "R1-2 24,13 180", red="pike_company pike_company"))
    act(action(table, "B1-1=atacad"), "B1-1")
    ask = table.asked("blue")
    assert isinstance(ask, Ask)
    assert ask.rule == "5.04"
    assert read(table, "blue", "carga R1-2") == read(table, "blue", "charge R1-2") == ["R1-2"]
    table.say("blue", "R1-1")
    assert read(table, "red", "reacciona") == read(table, "red", "yes") == ["react"]
    assert read(table, "red", "pasa") == read(table, "red", "no") == ["pass"]
    asked = table.asked("red")
    assert asked is not None
    assert "carga contra Compañía de picas R1-1" in text.question(asked, game.view(table.state, "red"), SPANISH)


def test_a_command_action_goes_by_its_names_in_both_languages() -> None:
    table = real(field("B1-1 20,10 0", "R1-1 20,30 180"))
    action(officer(table, "B0", (20, 7)))
    lead(table, "B0")
    answer = Order("inspire", "B0", ("B1-1", "destreza"))
    assert read(table, "blue", "inspira B1-1 destreza") == read(table, "blue", "inspire B1-1 dexterity") == [answer]
    assert read(table, "blue", "corre") == [Order("run", "B0")]


def test_words_that_mean_more_than_one_thing_name_the_numbers() -> None:
    table = real(field("B1-1 20,10 0", "R1-1 20,13 180", "R1-2 24,13 180", red="pike_company pike_company"))
    act(action(table, "B1-1=atacad"), "B1-1")
    with pytest.raises(Unreadable, match="text-several"):
        read(table, "blue", "carga")


def test_a_leader_leaves_his_troop_by_a_heading() -> None:
    table = real(field("B1-1 20,10 0", "R1-1 20,30 180", "B1 in B1-1"))
    action(table)
    table.say("blue", Order("lead", "B1"))
    ask = table.asked("blue")
    assert ask is not None
    assert isinstance(ask.choice, Place)
    known = game.view(table.state, "blue")
    (tries,) = text.parse(known, ask, ("west", "3"))
    allowed = [spot for spot in tries if isinstance(spot, Spot) and _lets(table, spot)]
    assert allowed
    assert allowed[0].x < inches(20, 0).x


def _lets(table: Position, spot: Spot) -> bool:
    try:
        table.check("blue", spot)
    except Exception:  # noqa: BLE001  (any refusal)
        return False
    return True


def test_every_question_can_be_put_into_a_sentence() -> None:
    assert PROMPTS.missing("maestre.games.tercios") == ()
