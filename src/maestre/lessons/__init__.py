"""Lessons: a game taught step by step at a table, where whatever is legal may be tried and each step has a way back."""

from maestre.lessons.checking import check
from maestre.lessons.predicates import Predicate, Stand, holds
from maestre.lessons.sitting import (
    MOST_DEEDS,
    Answered,
    Back,
    Deed,
    GoOn,
    LeftOrders,
    ShowMe,
    Sitting,
    Skip,
    Status,
    Verdict,
)
from maestre.lessons.written import (
    MESSAGES,
    STANDING,
    BadLesson,
    Battle,
    Lesson,
    Reply,
    Step,
    Wrong,
    lesson_of,
    lessons_of,
    words_of,
)

__all__ = [
    "MESSAGES",
    "MOST_DEEDS",
    "STANDING",
    "Answered",
    "Back",
    "BadLesson",
    "Battle",
    "Deed",
    "GoOn",
    "LeftOrders",
    "Lesson",
    "Predicate",
    "Reply",
    "ShowMe",
    "Sitting",
    "Skip",
    "Stand",
    "Status",
    "Step",
    "Verdict",
    "Wrong",
    "check",
    "holds",
    "lesson_of",
    "lessons_of",
    "words_of",
]
