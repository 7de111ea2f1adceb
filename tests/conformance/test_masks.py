"""Whoever takes a mask off is found out: somebody sees what he must not know, at a position of its own."""

from __future__ import annotations

import pytest

from maestre.play import find
from tests.conformance.secrets import KEYS, rare
from tools.masks import SEEN, masks_of, unnoticed


@pytest.mark.parametrize("key", KEYS)
def test_every_mask_that_is_taken_off_is_noticed(key: str) -> None:
    game = find(key)
    assert {*SEEN.get(key, {})} <= {str(mask) for mask in masks_of(game)}
    assert unnoticed(key, rare(game)) == []
