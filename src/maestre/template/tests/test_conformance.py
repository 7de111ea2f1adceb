"""What every game must pass."""

from contraband import game

from maestre.testing import Conformance


class TestContraband(Conformance):
    game = game
