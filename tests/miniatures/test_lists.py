"""Army lists of both games: what was meant by a misspelt name, their schemas, and the same verdict in the browser."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from jsonschema import Draft202012Validator

from maestre.play import Flaw, Message, find
from maestre.play.written.lists import MOST_FLAWS
from maestre.play.written.messages import LANGUAGES, Speaker
from tools import catalogue, list_rules, notebook
from tools.lists import CHOSEN, FIXTURES, LEAST, Judged, Kept, armies_of, compared, kept, kinds, read, undrawn
from tools.reference_lists import LISTS

ROOT = Path(__file__).parents[2]
GAMES = ("tercios", "aguila")


def meant(key: str, text: str, language: str = "en") -> dict[str, str]:
    """What a game says was meant, by the kind of flaw, of several the first."""
    game = find(key)
    speaker = game.speaker(language)
    found: dict[str, str] = {}
    for flaw in game.own_list(text).flaws:
        found.setdefault(flaw.message.key.removeprefix("muster-"), near(flaw, speaker))
    return found


def near(flaw: Flaw, speaker: Speaker) -> str:
    """The name that a flaw takes a misspelt one for."""
    said = dict(flaw.remedy.args).get("near")
    return speaker.say(said) if isinstance(said, Message) else ""


TERCIOS = """Flanders
Faction: {faction}
Chart: Standard army
Limit: 1000
Commander: Maestre; Level 3; {pick} = 25
{head}: Sargento; Level 2 = 25
- {troop}; {option} = 200
"""


def tercios(**words: str) -> str:
    """A list of Tercios in which some words are others."""
    fine = {"faction": "Spanish tercios", "pick": "Will", "head": "Infantry command", "troop": "Tercio"}
    return TERCIOS.format(**{**fine, "option": "Swordsmen", **words})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "kind", "en", "es"),
    [
        ({"faction": "Spannish tercios"}, "no-faction", "Spanish tercios", "Tercios españoles"),
        ({"troop": "Tersio"}, "no-profile", "Tercio", "Tercio"),
        ({"troop": "Compania de disparos"}, "no-profile", "Shot company", "Compañía de disparo"),
        ({"option": "Swordmen"}, "no-option", "Swordsmen", "Espadachines"),
        ({"pick": "Relijious"}, "no-quality", "Religious", "Religioso"),
        ({"pick": "Wil"}, "no-quality", "Will", "Voluntad"),
        ({"head": "Infantery command"}, "line-unread", "Infantry command", "Mando de infantería"),
        ({"troop": "Zouaves"}, "no-profile", "", ""),
    ],
    ids=str,
)
def test_a_misspelt_name_of_tercios_is_answered_with_what_was_meant(
    words: dict[str, str], kind: str, en: str, es: str, language: str
) -> None:
    assert meant("tercios", tercios(**words), language)[kind] == (en if language == "en" else es)


def test_what_was_meant_is_of_the_own_faction_if_something_of_it_is_like_it() -> None:
    assert meant("tercios", tercios(troop="Modern squadon"))["no-profile"] == "Modern squadron"
    assert meant("tercios", tercios(troop="Modern cavalri"))["no-profile"] == "Modern cavalry"
    assert meant("tercios", tercios(faction="Swedish brigades", troop="Squadron"))["no-profile"] == "Modern squadron"
    assert meant("tercios", tercios(faction="Imperial army", troop="Squadron"))["no-profile"] == "Classic squadron"


AGUILA = """Vanguard
Limit: 1500

Brigade: {brigade}
{head}: {rank}; {skill} = 105
- {tier}: {unit}; {ability} = 150
"""


@pytest.mark.parametrize(
    ("words", "kind", "name"),
    [
        ({"brigade": "Frence"}, "no-nation", "France"),
        ({"rank": "Brigade genral"}, "no-rank", "Brigade general"),
        ({"skill": "Very inspirng"}, "no-officer-ability", "Very inspiring"),
        ({"tier": "Basci"}, "no-tier", "Basic"),
        ({"unit": "Line infntry 24"}, "no-unit", "Line infantry 24"),
        ({"unit": "Artilería"}, "no-unit", ""),
        ({"ability": "Vangard"}, "no-ability", "Vanguard"),
        ({"head": "Genral"}, "no-tier", "General"),
        ({"head": "Oficcer", "skill": "Agile", "rank": "Comandante"}, "no-tier", "Officer"),
    ],
    ids=str,
)
def test_a_misspelt_name_of_aguila_is_answered_with_what_was_meant(words: dict[str, str], kind: str, name: str) -> None:
    fine = {"brigade": "France", "head": "General", "rank": "Brigade general", "skill": "Very inspiring"}
    text = AGUILA.format(**{**fine, "tier": "Basic", "unit": "Line infantry 24", "ability": "Fast", **words})
    assert meant("aguila", text)[kind] == name


def test_only_an_ability_that_is_sold_is_meant() -> None:
    text = "X\nBrigade: France\n- Basic: Line infantry 24; Grenadeers"
    assert meant("aguila", text)["no-ability"] == ""


def test_no_more_is_looked_up_than_is_told() -> None:
    line = "- Tercio; " + ", ".join(f"Swordmen{one}" for one in range(3 * MOST_FLAWS))
    flaws = find("tercios").read_list(tercios() + line).flaws
    sought = [one.remedy.key == "muster-did-you-mean" for one in flaws]
    assert any(sought[:MOST_FLAWS])
    assert not any(sought[MOST_FLAWS:])


def test_what_was_meant_stands_before_what_else_may_be_done() -> None:
    game = find("tercios")
    said = [game.speaker("en").say(flaw.remedy) for flaw in game.own_list(tercios(troop="Tersio")).flaws]
    assert any(one.startswith("Did you mean “Tercio”? If not: Correct the name") for one in said)


# ------------------------------------------------------------------------------------------------------------- schemas


@pytest.mark.parametrize("key", GAMES)
def test_every_ready_list_is_as_the_published_schema_says(key: str) -> None:
    game = find(key)
    schema = json.loads((ROOT / f"docs/schema/lists/{key}.json").read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    for name in dict.fromkeys(str(value) for option in game.lists for value in game.options[option]):
        given = json.loads(game.own_list(game.write_list(name, game.speaker("es"))).kept)
        Draft202012Validator(schema).validate(given)
        assert not Draft202012Validator(schema).is_valid(given | {"points": 1})
        assert not Draft202012Validator(schema).is_valid(given | {"limit": "1000"})


def test_the_schemas_are_of_the_games_that_have_lists() -> None:
    there = {file.stem for file in (ROOT / "docs/schema/lists").glob("*.json")}
    assert there == set(LISTS) == set(GAMES)


# ---------------------------------------------------------------------------------------------------------- the browser


@pytest.mark.parametrize("key", GAMES)
def test_the_catalogue_of_the_browser_is_what_the_figures_say(key: str) -> None:
    file = catalogue.FOLDER / f"{key}.json"
    assert file.read_text(encoding="utf-8") == catalogue.written(key), "make catalogue writes it anew"


@pytest.mark.parametrize("key", GAMES)
def test_the_rules_that_the_browser_tells_of_lists_are_those_of_the_book(key: str) -> None:
    file = catalogue.FOLDER / f"{key}.rules.json"
    assert file.read_text(encoding="utf-8") == list_rules.written(key), "make catalogue writes it anew"


@pytest.mark.parametrize("key", GAMES)
def test_the_boxes_that_a_notebook_is_tried_with_are_those_of_the_sheets(key: str) -> None:
    """The browser's code is tried on the same file: what stands on paper and in a notebook is the same."""
    file = notebook.FIXTURES / f"{key}.paper.json"
    assert file.read_text(encoding="utf-8") == notebook.on_paper(key), "make catalogue writes it anew"


@pytest.mark.parametrize("key", GAMES)
def test_names_in_the_catalogue_are_those_by_which_texts_are_read(key: str) -> None:
    game = find(key)
    told = json.loads(catalogue.written(key))
    for force in told["forces"]:
        for language, name in zip(LANGUAGES, force["name"], strict=True):
            written = game.write_list(force["id"], game.speaker(language))
            assert written.startswith(f"{name}\n")
            assert not game.own_list(written).grave


@pytest.mark.parametrize("key", GAMES)
def test_lists_and_texts_come_to_what_the_browser_makes_of_them(key: str) -> None:
    """The browser's code is tried on the same file: both must come to the sum of all that is said of each list."""
    game = find(key)
    lines = [msgspec.json.decode(line, type=Kept) for line in (FIXTURES / f"{key}.jsonl").read_bytes().splitlines()]
    assert len(lines) == CHOSEN
    assert [kept(game, one.given) for one in lines] == lines, (
        "make lists compares them one by one, and writes this file"
    )


def test_a_verdict_that_differs_in_one_word_is_found(tmp_path: Path) -> None:
    game = find("tercios")
    ours = game.own_list(tercios(troop="Tersio"))
    written = tuple(game.write_list(ours.kept, game.speaker(language)) for language in LANGUAGES)
    right = {"given": tercios(troop="Tersio"), "verdict": msgspec.to_builtins(ours), "written": written}
    for change, wrong in (
        (lambda it: it, False),
        (_with_another_remedy, True),
        (lambda it: it | {"written": ["", written[1]]}, True),
    ):
        file = tmp_path / "tercios.jsonl"
        file.write_text(json.dumps(change(json.loads(json.dumps(right)))), encoding="utf-8")
        flaws, counts, found = compared(game, read(file))
        assert bool(found) is wrong
        assert (counts["lists"], flaws["no-profile"]) == (1, 1)
    assert {"no-profile", "points-differ", "over-limit"} <= set(kinds(game))


def _with_another_remedy(judged: dict[str, object]) -> dict[str, object]:
    verdict = judged["verdict"]
    assert isinstance(verdict, dict)
    verdict["flaws"][0]["remedy"]["key"] = "muster-other"
    return judged


def judged(key: str, army: str) -> Judged:
    """A ready army, as the browser's code would have judged it."""
    found = find(key).own_list(army)
    return Judged(found.kept, found, ("", ""))


@pytest.mark.parametrize(
    ("key", "army", "of"), [("tercios", "spain_1000", "spain standard"), ("aguila", "france_1500", "france")]
)
def test_of_each_faction_chart_and_nation_enough_lists_must_be_drawn_and_some_legal(
    key: str, army: str, of: str
) -> None:
    game = find(key)
    one = judged(key, game.write_list(army, game.speaker("en")))
    assert of not in undrawn(game, [one] * LEAST)
    assert undrawn(game, [one] * (LEAST - 1))[of] == (LEAST - 1, LEAST - 1)
    assert set(undrawn(game, [one] * LEAST)) == {*armies_of(game)} - {of}
