"""Doors for researchers: PettingZoo, Gymnasium, and states with the words of OpenSpiel.

A question has more answers than can be listed, so an action is the place of one among some candidates. The environments
need the extra `research`; candidates and nodes need nothing, and so the environments are imported when first wanted.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from maestre.research.candidates import Candidate, Candidates
from maestre.research.features import Features
from maestre.research.registry import ENVIRONMENTS, Environment
from maestre.research.tree import CHANCE, TERMINAL, Node, root

if TYPE_CHECKING:
    from maestre.research.aec import env, make, raw_env
    from maestre.research.seat import SeatEnv

__all__ = [
    "CHANCE",
    "ENVIRONMENTS",
    "TERMINAL",
    "Candidate",
    "Candidates",
    "Environment",
    "Features",
    "Node",
    "SeatEnv",
    "env",
    "make",
    "raw_env",
    "root",
]

_NEED_THE_EXTRA = {"SeatEnv": "seat", "env": "aec", "make": "aec", "raw_env": "aec"}


def __getattr__(name: str) -> object:
    """Import an environment when it is first wanted."""
    if name not in _NEED_THE_EXTRA:
        raise AttributeError(f"module 'maestre.research' has no attribute {name!r}")
    return getattr(import_module(f"maestre.research.{_NEED_THE_EXTRA[name]}"), name)
