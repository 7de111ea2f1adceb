"""Lessons: what is taught of a game, and where somebody stands who takes a lesson. Nothing of it is kept."""

from __future__ import annotations

from typing import Final

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from maestre.lessons import lesson_of, lessons_of
from maestre.play import Unknown
from maestre.server.web.dependencies import AnyRequest, Named, Somebody, TheHouse
from maestre.server.web.forms import GameText, Language, LessonAsked, LessonInfo
from maestre.server.web.problems import Missing, errors
from maestre.server.web.routes.catalogue import game_of, text_of
from maestre.server.web.routes.leaving import while_waited_for
from maestre.server.web.routes.written import as_written
from maestre.server.web.session import asker, count
from maestre.server.wire import Advice, Done, Odds, Offered, Taught, Teach, Tried

Answer = Taught | Done | Offered | Tried | Odds | Advice


@get("/api/games/{key:str}/lessons", responses=errors(404), tags=["lessons"], sync_to_thread=False)
def game_lessons(key: Named, house: TheHouse) -> list[LessonInfo]:
    """List the lessons of a game, in the order in which they are best taken."""
    return [
        LessonInfo(
            lesson.id,
            lesson.title,
            lesson.aim,
            lesson.minutes,
            len(lesson.step),
            lesson.seat,
            lesson.words(),
            lesson.battle,
        )
        for lesson in lessons_of(game_of(house, key))
    ]


@get("/api/games/{key:str}/lessons/words/{language:str}", responses=errors(404), tags=["lessons"], sync_to_thread=False)
def lesson_words(key: Named, language: FromPath[Language], house: TheHouse) -> Response[GameText]:
    """Give all that the lessons of a game say in one language, as Fluent writes it."""
    text = text_of(game_of(house, key), "lessons", language, "ftl")
    return Response(GameText(text), headers={"cache-control": "no-cache"})


@post("/api/games/{key:str}/lessons/{lesson:str}", status_code=200, responses=errors(403, 404, 409), tags=["lessons"])
async def take_lesson(
    key: Named,
    lesson: Named,
    data: JSONBody[LessonAsked],
    house: TheHouse,
    request: AnyRequest,
    person: Somebody,
) -> Response[Answer]:
    """Say where a lesson stands after all that the learner has done; or answer a question about its table."""
    await count(house, request, "lessons")
    game = game_of(house, key)
    try:
        known = lesson_of(game, lesson)
    except Unknown as error:
        raise Missing("", "unknown-lesson", lesson=lesson[:_LONGEST], game=key) from error
    teach = Teach(key, known.id, data.deeds, data.call)
    reply = await while_waited_for(request, house.teach(game, teach, asker(house, request, person)))
    return as_written(reply)


_LONGEST: Final = 40
HANDLERS: Final = (game_lessons, lesson_words, take_lesson)
