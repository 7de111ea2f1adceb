"""A number and every reason why it is what it is."""

from __future__ import annotations

from fractions import Fraction

import msgspec


class Change(msgspec.Struct, frozen=True, gc=False):
    """One step of a tally: what was done, by how much, under which rule."""

    how: str
    amount: int
    rule: str


class Tally(msgspec.Struct, frozen=True, gc=False):
    """A value built step by step; halves stay exact as a fraction ``top / bottom``."""

    top: int
    bottom: int
    changes: tuple[Change, ...]

    @classmethod
    def of(cls, base: int, rule: str) -> Tally:
        """Start from a printed or charted value."""
        return cls(base, 1, (Change("base", base, rule),))

    @property
    def value(self) -> Fraction:
        """What the tally comes to."""
        return Fraction(self.top, self.bottom)

    @property
    def whole(self) -> int:
        """What the tally comes to, where no step has divided it."""
        assert self.top % self.bottom == 0, self
        return self.top // self.bottom

    def plus(self, amount: int, rule: str) -> Tally:
        """Add, or take away with a negative amount; a change of nothing leaves no trace."""
        if not amount:
            return self
        return Tally(self.top + amount * self.bottom, self.bottom, (*self.changes, Change("plus", amount, rule)))

    def divided(self, by: int, rule: str) -> Tally:
        """Divide, keeping the fraction."""
        return Tally(self.top, self.bottom * by, (*self.changes, Change("divided", by, rule)))

    def at_most(self, limit: int, rule: str) -> Tally:
        """Cap the value; a cap that does not bite leaves no trace."""
        if self.top <= limit * self.bottom:
            return self
        return Tally(limit, 1, (*self.changes, Change("at_most", limit, rule)))

    def at_least(self, limit: int, rule: str) -> Tally:
        """Raise the value to a floor; a floor that does not bite leaves no trace."""
        if self.top >= limit * self.bottom:
            return self
        return Tally(limit, 1, (*self.changes, Change("at_least", limit, rule)))
