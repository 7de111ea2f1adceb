"""The public surface: what it names exists, says what it is, and knows no float."""

import ast
import inspect
from pathlib import Path

import msgspec
import pytest

from maestre.space import tabletop
from maestre.space.tabletop import Area, Line, Point, Proof, Sweep

MODULES = sorted(Path(tabletop.__file__).parent.glob("*.py"))


def test_every_public_name_exists_once_and_is_documented() -> None:
    assert len(set(tabletop.__all__)) == len(tabletop.__all__)
    for name in tabletop.__all__:
        thing = getattr(tabletop, name)
        if inspect.isclass(thing) or inspect.isfunction(thing):
            assert inspect.getdoc(thing)


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.stem)
def test_no_module_uses_a_float_or_is_too_long(module: Path) -> None:
    text = module.read_text(encoding="utf-8")
    tree = ast.parse(text)
    for node in ast.walk(tree):
        assert not (isinstance(node, ast.Constant) and isinstance(node.value, float))
        assert not (isinstance(node, ast.Name) and node.id == "float")
        assert not (
            isinstance(node, ast.ImportFrom)
            and node.module == "math"
            and not {a.name for a in node.names} <= {"gcd", "isqrt"}
        )
    assert len(text.splitlines()) <= 400


def test_a_proof_survives_the_wire() -> None:
    proof: Proof = (
        Line("sight", Point(0, 1), Point(2, 3)),
        Sweep("way", Point(0, 0), Point(5, 5), -900),
        Area("base", (Point(0, 0), Point(1, 0), Point(0, 1))),
    )
    sent = msgspec.json.encode(proof)
    assert msgspec.json.decode(sent, type=tuple[Line | Sweep | Area, ...]) == proof
    assert b'"type":"line","kind":"sight","start":[0,1]' in sent
