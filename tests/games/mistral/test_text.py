"""Mistral in a terminal: the sea in letters, questions with numbers, and typed words read into answers."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from maestre.games.mistral.data import own_figures
from maestre.games.mistral.game import game
from maestre.games.mistral.table.state import Phase, State
from maestre.games.mistral.table.view import seen
from maestre.games.mistral.text import board, explain, parse, prompt, question, report
from maestre.games.mistral.text.codes import codes, place_meant
from maestre.play import Answer, Ask, Each, Order, Table, Throw, Unreadable
from maestre.play.asking.choices import decoded

from .positions import sea
from .questions import asking_rules, position, speakers
from .questions import question as put

FIGURES = own_figures()

WHOLE: Final = True
RULES: Final = tuple(asking_rules())


def answer(state: State, ask: Ask, words: str) -> Answer:
    """The one answer that typed words are read into."""
    ((found,),) = parse(state, ask, tuple(words.split()))
    return found


# ---------------------------------------------------------------------------------------------- the sea


def test_every_place_has_a_code_of_its_own_that_names_it() -> None:
    assert len(set(codes(FIGURES).values())) == len(FIGURES.places)
    speaker = game.speaker("es")
    assert all(place_meant(FIGURES, code, speaker) == place for place, code in codes(FIGURES).items())
    assert {place_meant(FIGURES, words, speaker) for words in ("#13", "13", "s13", "Espacio #13")} == {"s13"}
    assert (
        place_meant(FIGURES, "PUERTO MAHON", speaker) == place_meant(FIGURES, "Puerto Mahón", speaker) == "port_mahon"
    )
    with pytest.raises(Unreadable, match="text-no-such-place"):
        place_meant(FIGURES, "atlantis", speaker)


def test_the_map_shows_places_and_how_many_counters_lie_there() -> None:
    drawn = board(position(), speakers()[1], width=100)
    assert "TOU:B1" in drawn
    assert "12:B4:F1" in drawn
    assert "Mistral" in drawn.splitlines()[0]
    assert all(code in drawn for code in codes(FIGURES).values())


def test_the_sea_is_told_without_a_map_for_a_screen_reader() -> None:
    told = board(position(), speakers()[0], plain=True)
    assert "Gran Flotilla británica [british_grand]: 3 Escuadras, 9 Veleros, Thomas Mathews, Localizada" in told
    assert "TOU:B1" not in told


def test_hidden_counters_are_told_as_counters() -> None:
    told = board(seen(position(), "british"), speakers()[1], plain=True)
    assert "french_flag_B" not in told
    assert "Bourbon counter" in told


def test_a_gale_is_told() -> None:
    assert "Force 9" in board(sea("gale mistral f9 s13"), speakers()[1], plain=True)


def test_a_place_is_told_with_its_lanes() -> None:
    told = board(position(), speakers()[1], "TOU")
    assert "Port of France" in told
    assert "[13]" in told


# ---------------------------------------------------------------------------------------------- questions


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("language", [0, 1])
def test_every_question_is_put_with_its_answers_and_explained(rule: str, language: int) -> None:
    state, speaker = position(), speakers()[language]
    ask = put(rule, state)
    assert len(question(ask, state, speaker).splitlines()) > 1
    assert prompt(state, ask, speaker)
    assert len(explain(ask, state, speaker).splitlines()) >= 3


@pytest.mark.parametrize("phase", Phase)
def test_every_phase_has_its_name(phase: Phase) -> None:
    lines = {board(sea(phase=phase), speaker, plain=True).splitlines()[0] for speaker in speakers()}
    assert len(lines) == 2


# ---------------------------------------------------------------------------------------------- typed answers


def test_a_number_or_words_in_either_language_pick_an_answer() -> None:
    state = position()
    ask = put("T.bit.b", state)
    assert answer(state, ask, "3") == "heavy"
    withdraw = put("IC.8.23", state)
    assert answer(state, withdraw, "combatir") == answer(state, withdraw, "fight") == "fight"
    assert answer(state, withdraw, "retirarse 13") == "go:s13"


@pytest.mark.parametrize(
    ("rule", "declined"),
    [("IC.10.17.b", "pass"), ("T.prestige.e", "keep"), ("IC.8.23", "fight"), ("IC.6.2", Order("pass"))],
)
def test_no_declines_whatever_can_be_declined(rule: str, declined: Answer) -> None:
    state = position()
    assert answer(state, put(rule, state), "no") == answer(state, put(rule, state), "pasar") == declined


def test_words_that_mean_nothing_or_too_much_are_said_to() -> None:
    state = position()
    ask = put("T.bit.b", state)
    with pytest.raises(Unreadable, match="text-not-offered"):
        answer(state, ask, "surrender")
    with pytest.raises(Unreadable, match="text-several") as caught:
        answer(state, ask, "battle")
    assert "1, 2, 3" in str(caught.value.message.args)


def test_a_plan_says_only_what_changes() -> None:
    state = position()
    ask = put("S.10", state)
    assert answer(state, ask, "igual") == {"british_grand": "stay", "british_flag_A": "stay"}
    assert isinstance(ask.choice, Each)
    options = dict(ask.choice.options)["british_flag_A"]
    number = options.index("go:s11") + 1
    assert answer(state, ask, f"2.{number}") == {"british_grand": "stay", "british_flag_A": "go:s11"}
    by_words = answer(state, ask, "flotilla A navegar 11, british_grand go s11")
    assert by_words == {"british_grand": "go:s11", "british_flag_A": "go:s11"}
    with pytest.raises(Unreadable):
        answer(state, ask, "9.9")


def test_several_are_named_by_number_by_name_all_or_none() -> None:
    state = position()
    ask = put("S.35", state)
    assert answer(state, ask, "1 2") == ("B5", "BD1")
    assert answer(state, ask, "BD1") == ("BD1",)
    assert answer(state, ask, "todas") == ("B5", "BD1")
    assert answer(state, ask, "none") == ()
    with pytest.raises(Unreadable):
        answer(state, ask, "7")


def test_who_may_not_be_chosen_is_neither_listed_nor_among_all() -> None:
    state = position()
    ask = put("IC.8.24", state)
    assert "Dummy" not in question(ask, state, speakers()[1])
    assert answer(state, ask, "all") == ("british_flag_A",)


def test_an_order_is_typed_as_it_is_listed() -> None:
    state = position()
    ask = put("IC.9.36", state)
    assert answer(state, ask, "issue BR-CR2 british_flag_B") == Order("issue", "BR-CR2", ("british_flag_B",))
    assert answer(state, ask, "rendezvous B1 gibraltar") == Order("rendezvous", "B1", ("gibraltar",))
    assert answer(state, ask, "terminar") == Order("done")


@pytest.mark.parametrize("rule", RULES)
def test_the_first_number_of_every_menu_is_an_allowed_answer(rule: str) -> None:
    state = position()
    ask = put(rule, state)
    if not isinstance(ask.choice, Each):
        found = decoded(ask.choice, rule, answer(state, ask, "1"))
        ask.choice.check(rule, found)
        ask.check(state, found)


# ---------------------------------------------------------------------------------------------- reports


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("flota", "Escuadra B1, de Gran Flotilla británica: 4 Veleros, 3 de"),
        ("órdenes", "Crucero [Espacio #2"),
        ("auxiliares", "[bFleet3]: en Tarea, Interceptación (Canal de Piombino)"),
        ("prestigio", "Británicos: 10 de Prestigio"),
        ("tiempo", "Vientos: Mistral"),
        ("lugar TOU", "Puerto de Francia"),
        ("opciones", "Terminar"),
        ("opciones B5", "Pasar Escuadra B5 a"),
    ],
)
def test_what_a_player_asks_of_the_position(words: str, told: str) -> None:
    state = seen(position(), "british")
    found = report(state, put("S.29", state), tuple(words.split()), speakers()[0])
    assert found is not None
    assert told in "\n".join(found)


def test_other_words_ask_nothing() -> None:
    state = position()
    assert report(state, put("S.29", state), ("zarpar",), speakers()[0]) is None


@pytest.mark.rule("IC.1.1")
def test_a_ten_is_told_as_the_nought_that_it_stands_for() -> None:
    table = Table.new(game, "winter-1744", typed_dice=True)
    while not isinstance(table.request, Throw):
        seat = table.waiting()[0]
        ask = table.asked(seat)
        assert ask is not None
        table.say(seat, next(table.proposals(seat, Random(0))))
    table.show((10,))
    (fallen,) = [heard.told for heard in table.told if heard.told.faces]
    assert dict(fallen.message.args)["dice"] == "0"
    assert fallen.faces == (10,)
