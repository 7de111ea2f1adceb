"""A number and every reason why it is what it is."""

from __future__ import annotations

from fractions import Fraction

import msgspec


class Change(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One step of a tally: what was done, by how much, under which rule."""

    how: str
    amount: int
    rule: str
    over: int = 1
    """What the amount is divided by: a factor of 3/4 has an amount of 3 over 4."""


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

    def times(self, top: int, bottom: int, rule: str) -> Tally:
        """Multiply by a fraction, keeping what comes of it exact; a factor of one leaves no trace."""
        if top == bottom:
            return self
        change = Change("divided", bottom, rule) if top == 1 else Change("times", top, rule, bottom)
        return Tally(self.top * top, self.bottom * bottom, (*self.changes, change))

    def rounded_up(self, rule: str) -> Tally:
        """Take the next whole number up; a whole one leaves no trace."""
        return self._rounded("rounded_up", -(-self.top // self.bottom), rule)

    def rounded_down(self, rule: str) -> Tally:
        """Take the next whole number down; a whole one leaves no trace."""
        return self._rounded("rounded_down", self.top // self.bottom, rule)

    def _rounded(self, how: str, whole: int, rule: str) -> Tally:
        if self.top % self.bottom == 0:
            return self
        return Tally(whole, 1, (*self.changes, Change(how, whole, rule)))

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
