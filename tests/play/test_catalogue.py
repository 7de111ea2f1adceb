from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from maestre.play.written.catalogue import (
    Catalogue,
    CatalogueError,
    Coverage,
    Missing,
    Rule,
    Text,
    applied,
    applied_in,
    coverage,
    rule,
)

COVER = """
game = "regatta"
title = { en = "The Regatta", es = "La regata" }
source = ["a book"]
topics = ["wind", "oars"]
"""


def entry(rule_id: str, **changed: str) -> str:
    """One rule as it stands in a catalogue file, in order unless something is changed."""
    fields = {
        "id": f'"{rule_id}"',
        "section": '"1"',
        "topic": '"wind"',
        "kind": '"rule"',
        "title": '{ en = "Wind", es = "Viento" }',
        "text": '{ en = "The wind blows.", es = "Sopla el viento." }',
        "check": '"Given wind then it blows."',
    } | changed
    return "[[rule]]\n" + "".join(f"{name} = {value}\n" for name, value in fields.items())


def written(folder: Path, *entries: str, cover: str = COVER) -> Path:
    path = folder / "rules.toml"
    path.write_text(cover + "\n".join(entries), encoding="utf-8")
    return path


# -------------------------------------------------------------------------------------------------------- the catalogue


def test_a_catalogue_keeps_its_rules_in_the_order_of_the_book(tmp_path: Path) -> None:
    catalogue = Catalogue.load(written(tmp_path, entry("10.a"), entry("2.b", topic='"oars"'), entry("1.c")))
    assert (catalogue.game, catalogue.title) == ("regatta", Text(en="The Regatta", es="La regata"))
    assert catalogue.topics == ("wind", "oars")
    assert list(catalogue.rules) == ["10.a", "2.b", "1.c"]
    assert catalogue.rules["2.b"] == Rule(
        id="2.b",
        section="1",
        topic="oars",
        kind="rule",
        title=Text(en="Wind", es="Viento"),
        text=Text(en="The wind blows.", es="Sopla el viento."),
        check="Given wind then it blows.",
    )


def test_a_rule_may_carry_more_than_the_catalogue_knows(tmp_path: Path) -> None:
    path = written(tmp_path, entry("1.a", optional="true", ruling='"ours"', page="12"))
    found = Catalogue.load(path).rules["1.a"]
    assert (found.optional, found.ruling, found.gap) == (True, "ours", "")


@pytest.mark.parametrize(
    ("ruling", "origin"),
    [
        ("", "book"),
        ("the chart prevails", "ruled"),
        ("it is inferred", "ruled"),
        ("inferred: from the chart", "inferred"),
        ("Reconstructed from the map", "reconstructed"),
    ],
)
def test_the_first_word_of_a_ruling_says_where_a_rule_comes_from(tmp_path: Path, ruling: str, origin: str) -> None:
    path = written(tmp_path, entry("1.a", ruling=f'"{ruling}"'))
    assert Catalogue.load(path).rules["1.a"].origin == origin


@pytest.mark.parametrize(
    ("entries", "rule_id", "told"),
    [
        pytest.param([entry("1.a"), entry("1.b"), entry("1.a")], "1.a", "already taken", id="an id twice"),
        pytest.param([entry("1.a", topic='"tide"')], "1.a", "'tide' is unknown; use one of wind, oars", id="topic"),
        pytest.param([entry("1.a", text='{ en = " ", es = "Sí" }')], "1.a", "text is empty in 'en'", id="no English"),
        pytest.param([entry("1.a", text='{ en = "Yes", es = "" }')], "1.a", "text is empty in 'es'", id="no Spanish"),
        pytest.param([entry("1.a", title='{ en = "", es = "Sí" }')], "1.a", "title is empty in 'en'", id="no title"),
        pytest.param([entry("1.a", text='{ en = "Yes" }')], "1.a", "missing required field `es`", id="one language"),
        pytest.param([entry("1.a", check="7")], "1.a", "Expected `str`, got `int` - at `$.check`", id="wrong type"),
        pytest.param([entry("1.a"), entry("")], "number 2 of the file", "it has no id", id="no id"),
        pytest.param([entry("1.a", note='"no code: "')], "1.a", "the note gives no reason", id="no reason"),
    ],
)
def test_a_rule_that_is_not_in_order_is_named_with_what_to_do(
    tmp_path: Path, entries: list[str], rule_id: str, told: str
) -> None:
    with pytest.raises(CatalogueError) as caught:
        Catalogue.load(written(tmp_path, *entries))
    assert caught.value.rule == rule_id
    assert f"rules.toml, rule {rule_id}: " in str(caught.value)
    assert told in str(caught.value)


@pytest.mark.parametrize("cover", ["game = ", 'game = "regatta"\n'], ids=["no TOML", "no title"])
def test_a_file_that_is_no_catalogue_is_named(tmp_path: Path, cover: str) -> None:
    with pytest.raises(CatalogueError, match=r"^rules\.toml: .*; mend the file$"):
        Catalogue.load(written(tmp_path, cover=cover))


# --------------------------------------------------------------------------------------------------- who applies a rule


def test_the_decorator_returns_the_very_thing_it_was_given() -> None:
    def row() -> int:
        return 3

    class Oars:
        pass

    before = dict(vars(row))
    assert rule("test.1", "test.2")(row) is row
    assert rule("test.2")(Oars) is Oars
    assert vars(row) == before
    here = f"{__name__}:{test_the_decorator_returns_the_very_thing_it_was_given.__qualname__}.<locals>"
    assert applied()["test.1"] == (f"{here}.row",)
    assert applied()["test.2"] == (f"{here}.Oars", f"{here}.row")


def test_a_function_applied_twice_is_recorded_once() -> None:
    def tack() -> None: ...

    rule("test.3")(rule("test.3")(tack))
    assert len(applied()["test.3"]) == 1


def test_two_games_may_give_a_rule_the_same_id() -> None:
    def sail() -> None: ...

    def ride() -> None: ...

    sail.__module__, sail.__qualname__ = "games.regatta.wind", "sail"
    ride.__module__, ride.__qualname__ = "games.regatta_of_horses.wind", "ride"
    rule("test.4")(sail)
    rule("test.4", "test.5")(ride)
    assert applied()["test.4"] == ("games.regatta.wind:sail", "games.regatta_of_horses.wind:ride")
    assert applied_in("games.regatta") == {"test.4": ("games.regatta.wind:sail",)}
    assert applied_in("games.regatta_of_horses.wind")["test.5"] == ("games.regatta_of_horses.wind:ride",)
    assert applied_in("games.chess") == {}


def test_the_decorator_without_an_id_is_our_mistake() -> None:
    with pytest.raises(AssertionError, match="at least one rule"):
        rule()
    with pytest.raises(AssertionError, match="call it with rule ids"):
        rule(test_the_decorator_without_an_id_is_our_mistake)  # type: ignore[arg-type]


# ------------------------------------------------------------------------------------------------------------- coverage


def covered(
    tmp_path: Path, *ids: str, code: str = "", tests: str = "", helpers: str = "", shared: str | None = None
) -> Coverage:
    """The coverage of a game with these rules, whose code and tests are these."""
    files = {"game/wind.py": code, "tests/deep/test_wind.py": tests, "tests/conftest.py": helpers}
    files |= {"shared.py": shared} if shared is not None else {}
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(dedent(text), encoding="utf-8")
    catalogue = Catalogue.load(written(tmp_path, *(entry(rule_id) for rule_id in ids)))
    support = [tmp_path / "shared.py"] if shared is not None else []
    return coverage(catalogue, tmp_path / "game", tmp_path / "tests", support=support)


def lacking(found: Coverage, what: str) -> list[str]:
    return [missing.id for missing in found.missing if missing.what == what]


def test_a_rule_with_code_and_test_is_covered(tmp_path: Path) -> None:
    found = covered(
        tmp_path,
        "1.a",
        code="""
            @rule("1.a")
            def blow(): ...
        """,
        tests="""
            @pytest.mark.rule("1.a")
            def test_it_blows():
                assert blow()
        """,
    )
    assert found == Coverage(game="regatta", rules=1, implemented=1, tested=1, no_code=0)
    assert found.complete


def test_what_is_missing_is_listed_in_the_order_of_the_book(tmp_path: Path) -> None:
    found = covered(tmp_path, "2.b", "1.a", "1.c", code='step(rule="1.c")')
    assert found.missing == (
        Missing("2.b", "code"),
        Missing("2.b", "test"),
        Missing("1.a", "code"),
        Missing("1.a", "test"),
        Missing("1.c", "test"),
    )
    assert (found.rules, found.implemented, found.tested, found.complete) == (3, 1, 0, False)


@pytest.mark.parametrize(
    "code",
    [
        '@rule("0", "1.a")\ndef blow(): ...',
        '@rule("1.a")\nclass Wind: ...',
        '@catalogue.rule("1.a")\nasync def blow(): ...',
        'def blow():\n    yield from ask(seat, rule="1.a")',
        'x = Tally(4, "1.a")',
        'x = Tally(4, "0").at_most(3, "1.a")',
        'raise Refused("1.a", "no-wind")',
        'sink(rule="0" if calm else "1.a")',
    ],
)
def test_code_names_a_rule_as_an_argument(tmp_path: Path, code: str) -> None:
    found = covered(tmp_path, "0", "1.a", code=code)
    assert "1.a" not in lacking(found, "code")
    assert found.unknown == ()


@pytest.mark.parametrize(
    "code",
    [
        '# rule("1.a")',
        'def blow():\n    """rule("1.a"), as 1.a says."""',
        'def blow():\n    """1.a"""',
        'IDS = ("1.a", "1.b")',
        'x = Tally(4, "1.a.b")',
        'x = Tally(4, name="1.a")',
        'x = f("applies 1.a")',
        'x = f(f"1.{letter}")',
        'x = table["1.a"]',
    ],
)
def test_a_rule_that_is_only_talked_about_has_no_code(tmp_path: Path, code: str) -> None:
    assert lacking(covered(tmp_path, "1.a", code=code), "code") == ["1.a"]


@pytest.mark.parametrize(
    "tests",
    [
        '@pytest.mark.rule("0", "1.a")\ndef test_x():\n    assert blow()',
        '@pytest.mark.rule("0")\n@pytest.mark.rule("1.a")\ndef test_x():\n    assert blow()',
        '@mark.rule("1.a")\nasync def test_x():\n    assert await blow()',
        '@pytest.mark.rule("1.a")\ndef test_x():\n    with pytest.raises(Calm):\n        blow()',
        '@pytest.mark.rule("1.a")\ndef test_x():\n    with raises(Calm):\n        blow()',
        '@pytest.mark.rule("1.a")\nclass TestX:\n    def test_x(self):\n        assert blow()',
        'class TestX:\n    pytestmark = pytest.mark.rule("1.a")\n    def test_x(self):\n        assert blow()',
        'pytestmark = pytest.mark.rule("1.a")\ndef test_x():\n    assert blow()',
        'pytestmark: list[Mark] = [pytest.mark.slow, pytest.mark.rule("1.a")]\ndef test_x():\n    assert blow()',
        '@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("1.a"))])\ndef test_x(x):\n    assert x',
        '@parametrize("x", [pytest.param(1, marks=[pytest.mark.rule("1.a")])])\ndef test_x(x):\n    assert x',
        'X = [pytest.param(1, marks=mark.rule("1.a"))]\n@mark.parametrize("x", X)\ndef test_x(x):\n    assert x',
        'windy = pytest.mark.rule("1.a")\n@windy\ndef test_x():\n    assert blow()',
        '@pytest.mark.skipif(old, reason="old")\n@pytest.mark.rule("1.a")\ndef test_x():\n    assert blow()',
    ],
)
def test_a_marked_test_that_asserts_tries_its_rule(tmp_path: Path, tests: str) -> None:
    found = covered(tmp_path, "0", "1.a", tests=tests)
    assert "1.a" not in lacking(found, "test")
    assert found.unknown == ()


@pytest.mark.parametrize(
    "tests",
    [
        "def test_x():\n    assert blow()",
        '@pytest.mark.rule("1.a")\ndef test_x():\n    blow()',
        '@pytest.mark.rule("1.a")\ndef test_x():\n    """assert blow()"""',
        '@pytest.mark.rule("1.a")\ndef test_x():\n    assert True',
        '@pytest.mark.rule("1.a")\ndef test_x():\n    blow()\ndef test_y():\n    assert blow()',
        '@pytest.mark.rule("1.a")\ndef check_x():\n    assert blow()',
        '@pytest.mark.rule("1.a")\nclass Wind:\n    def test_x(self):\n        assert blow()',
        '@pytest.mark.rule("1.a")\nclass TestX:\n    def test_x(self):\n        blow()',
        'CASES = [pytest.param(1, marks=pytest.mark.rule("1.a"))]\ndef test_x():\n    assert blow()',
        '@pytest.mark.skip\n@pytest.mark.rule("1.a")\ndef test_x():\n    assert blow()',
        '@pytest.mark.rule("1.a")\n@pytest.mark.xfail(reason="calm")\ndef test_x():\n    assert blow()',
        'pytestmark = [pytest.mark.skip(reason="calm")]\n@pytest.mark.rule("1.a")\ndef test_x():\n    assert blow()',
        '@pytest.mark.other("1.a")\ndef test_x():\n    assert blow()',
        '@rule("1.a")\ndef test_x():\n    assert blow()',
        '@pytest.mark.rule("1.a")\ndef test_x(blows):\n    blows("1.a")',
    ],
)
def test_a_test_that_is_not_marked_or_cannot_fail_tries_nothing(tmp_path: Path, tests: str) -> None:
    assert lacking(covered(tmp_path, "1.a", tests=tests), "test") == ["1.a"]


def test_a_file_that_pytest_does_not_collect_tries_nothing(tmp_path: Path) -> None:
    helpers = '@pytest.mark.rule("1.a")\ndef test_x():\n    assert blow()'
    assert lacking(covered(tmp_path, "1.a", helpers=helpers), "test") == ["1.a"]


REFUSED = """
    def refused(answer):
        with pytest.raises(Refused) as caught:
            answer()
        assert caught.value.rule

    def refused_twice(answer):
        refused(answer)

    def refused_thrice(answer):
        refused_twice(answer)

    def windy():
        return Position()

    class Position:
        def shows(self, wind):
            assert self.wind == wind
"""


@pytest.mark.parametrize(
    ("call", "tried"),
    [
        ("refused(blow)", True),
        ("refused_twice(blow)", True),
        ("refused_thrice(blow)", False),
        ("conftest.refused(blow)", True),
        ("windy().shows(3)", True),
        ("windy()", False),
        ("refused", False),
    ],
)
@pytest.mark.parametrize("where", ["helpers", "shared"])
def test_a_test_may_assert_through_what_it_calls_two_levels_deep(
    tmp_path: Path, where: str, call: str, tried: bool
) -> None:
    tests = f'@pytest.mark.rule("1.a")\ndef test_x():\n    {call}'
    found = (
        covered(tmp_path, "1.a", tests=tests, helpers=REFUSED)
        if where == "helpers"
        else covered(tmp_path, "1.a", tests=tests, shared=REFUSED)
    )
    assert (found.tested == 1) is tried


def test_an_id_that_the_catalogue_lacks_is_listed_with_its_place(tmp_path: Path) -> None:
    found = covered(
        tmp_path,
        "1.a",
        code='@rule("1.a", "1.z")\ndef blow():\n    ask(rule="1.y")\n    ask(rule="")\n    ask("1.w", rule=why)',
        tests='import pytest\n\n@pytest.mark.rule("1.a", "1.x")\ndef test_x():\n    assert blow()',
    )
    assert found.unknown == ("1.z (game/wind.py:1)", "1.y (game/wind.py:3)", "1.x (tests/deep/test_wind.py:3)")
    assert found.missing == ()
    assert not found.complete


def test_a_rule_without_work_for_a_program_needs_neither_code_nor_test(tmp_path: Path) -> None:
    for folder in ("game", "tests"):
        (tmp_path / folder).mkdir()
    idle = entry("1.a", note='"no code: it tells the players how to sort the box"')
    busy = entry("1.b", note='"code: in wind.py"')
    other = entry("1.c", optional="true")
    (tmp_path / "game" / "wind.py").write_text('@rule("1.a", "1.b")\ndef blow(): ...')
    catalogue = Catalogue.load(written(tmp_path, idle, busy, other))
    found = coverage(catalogue, tmp_path / "game", tmp_path / "tests")
    assert found == Coverage(
        game="regatta", rules=2, implemented=1, tested=0, no_code=1, optional=1, missing=(Missing("1.b", "test"),)
    )


@pytest.mark.parametrize("absent", ["game", "tests"])
def test_coverage_needs_both_folders(tmp_path: Path, absent: str) -> None:
    present = {"game": "tests", "tests": "game"}[absent]
    (tmp_path / present).mkdir()
    catalogue = Catalogue.load(written(tmp_path, entry("1.a")))
    with pytest.raises(CatalogueError, match=rf"{absent}: it is not there; coverage is read from a checkout"):
        coverage(catalogue, tmp_path / "game", tmp_path / "tests")
