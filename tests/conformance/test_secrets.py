"""Whatever is said or drawn in secret, nobody else can tell: every class of secret questions of every game is met."""

from __future__ import annotations

import pytest

from maestre.play import find
from maestre.play.checking import conformance
from tests.conformance.secrets import KEYS, positions


@pytest.mark.parametrize("key", KEYS)
def test_nobody_can_tell_when_something_else_is_said_or_drawn_in_secret(key: str) -> None:
    game = find(key)
    assert conformance.keeps_secrets(game, positions(game), steps=8) == ()
