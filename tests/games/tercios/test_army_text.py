"""Army lists as text and JSON: what organisers paste, in either language."""

import pytest
from hypothesis import given
from hypothesis import strategies as some
from msgspec.structs import replace

from maestre.games.tercios.armies.army import from_json
from maestre.games.tercios.armies.army_text import from_text, to_text
from maestre.games.tercios.armies.army_validation import problems
from maestre.games.tercios.data import own_figures
from maestre.miniatures.lists import to_json
from maestre.play import Speaker, Unreadable
from tests.games.tercios.lists import ENGLISH, INFANTRY, SPANISH, army, command, force, leader, unit

FORCES = own_figures().forces


@pytest.mark.parametrize("name", FORCES)
@pytest.mark.parametrize("speaker", [SPANISH, ENGLISH], ids=["es", "en"])
def test_a_list_comes_back_from_its_text_in_either_language(name: str, speaker: Speaker) -> None:
    pasted = from_text(own_figures(), to_text(own_figures(), force(name), speaker))
    assert pasted.army == force(name)
    assert pasted.problems == ()


@pytest.mark.parametrize("name", FORCES)
def test_a_list_comes_back_from_json(name: str) -> None:
    assert from_json(to_json(force(name))) == force(name)


@pytest.mark.parametrize("text", ["", "[]", '{"name": "x"}', '{"name": 1}', "\x00"])
def test_json_that_is_no_list_is_refused_with_the_next_step(text: str) -> None:
    with pytest.raises(Unreadable) as refused:
        from_json(text)
    assert "JSON" in SPANISH.say(refused.value.message)
    assert refused.value.rule == "8.10"


def test_allies_historical_battles_and_several_commanders_come_back_too() -> None:
    allies = command("infantry", unit("classic_squadron", count=3), led=leader(1, "audaz"), ally="empire")
    other = leader(2, "heroe", virtues=("brio",), name="Otro")
    imperial = replace(other, name="General", ally="empire")
    commanders = (leader(4), other, imperial)
    one = army(INFANTRY, allies, historical=True, commanders=commanders, elite=(unit("tercio", elite=True),))
    for speaker in (SPANISH, ENGLISH):
        assert from_text(own_figures(), to_text(own_figures(), one, speaker)).army == one


MIXED = """
Mi lista
faction: TERCIOS ESPANOLES
Organigrama: standard
limite: 500 puntos
Commander: Don Juan; nivel 3; will; religioso, HONOURABLE [25 pts]

mando de infanteria: Pedro; Level 1; audaz (10)
2 x tercio; depleted = 250
* Tercio; cuadros
Batería
• light gun = 60
"""


def test_names_may_lack_accents_and_capitals_and_mix_languages() -> None:
    pasted = from_text(own_figures(), MIXED)
    assert pasted.problems == ()
    one = pasted.army
    assert (one.name, one.faction, one.chart, one.limit, one.century) == ("Mi lista", "spain", "standard", 500, 17)
    assert one.commanders == (leader(3, "religioso", "honorable", virtues=("voluntad",), name="Don Juan"),)
    assert one.commands == (
        command(
            "infantry",
            unit("tercio", "depleted", count=2),
            unit("tercio", "squares"),
            led=leader(1, "audaz", name="Pedro"),
        ),
        command("battery", unit("light_gun")),
    )
    assert problems(own_figures(), one) == ()


@pytest.mark.rule("8.01")
def test_points_that_do_not_add_up_are_pointed_out() -> None:
    wrong = MIXED.replace("= 60", "= 65") + "Puntos: 500\n"
    noted = from_text(own_figures(), wrong).problems
    assert [(one.rule, one.where, one.grave) for one in noted] == [
        ("8.01", "line.12", False),
        ("8.01", "line.13", False),
    ]
    assert SPANISH.say(noted[0].message) == "En la línea 12 figuran 65 puntos y son 60."
    assert ENGLISH.say(noted[1].message) == "Line 13 says 500 points, but it comes to 495."


def test_what_cannot_be_read_is_reported_by_line_and_the_rest_is_kept() -> None:
    pasted = from_text(own_figures(), MIXED + "quién sabe qué\n- Elefantes; con torre = 300\n")
    assert [one.where for one in pasted.problems] == ["line.13", "line.14"]
    assert SPANISH.say(pasted.problems[0].remedy).startswith("Escriba")
    assert pasted.army.commands[-1].units[-1] == unit("Elefantes", "con torre")
    assert "muster-no-profile" in [one.message.key for one in problems(own_figures(), pasted.army)]


def test_an_empty_text_is_a_list_that_lacks_everything() -> None:
    pasted = from_text(own_figures(), "\n\n")
    keys = [one.message.key for one in problems(own_figures(), pasted.army)]
    assert keys == ["muster-no-faction", "muster-no-chart", "muster-no-commander", "muster-no-limit"]


WORDS = some.sampled_from(
    [
        "Comandante:",
        "Elite:",
        "- ",
        "Batería",
        "Mando de infantería:",
        "Aliado:",
        "Puntos:",
        "Nivel",
        "3",
        ";",
        ",",
        "=",
        "9" * 5000,
        "tercio",
        "2 x",
        "audaz",
        "\n",
    ]
)


@given(some.lists(WORDS | some.text(max_size=8), max_size=30))
def test_whatever_is_pasted_is_read_and_judged_without_failing(words: list[str]) -> None:
    pasted = from_text(own_figures(), " ".join(words))
    said = [*pasted.problems, *problems(own_figures(), pasted.army)]
    assert said
    for one in said:
        assert SPANISH.say(one.message)
        assert ENGLISH.say(one.remedy)
    assert from_json(to_json(pasted.army)) == pasted.army
