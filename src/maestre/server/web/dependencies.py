"""What the handlers are given: the house, whoever asks, and the parts of an address."""

from __future__ import annotations

from typing import TypeAlias

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath

from maestre.server.lobby import Person
from maestre.server.web.house import House

TheHouse: TypeAlias = NamedDependency[House]
Somebody: TypeAlias = NamedDependency[Person | None]
"""Whoever asks, if they are known."""
Visitor: TypeAlias = NamedDependency[Person]
"""Whoever asks; they must be known, if only as a guest."""
Named: TypeAlias = FromPath[str]
"""A part of the address."""
AnyRequest: TypeAlias = Request[object, object, State]
