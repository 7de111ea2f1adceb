"""A report in one language: its sections in order."""

from __future__ import annotations

from html import escape
from shlex import quote

from maestre.lab.reports.fighting import lengths, losses, where, worth
from maestre.lab.reports.markup import folded, p, section, terms
from maestre.lab.reports.sheet import Sheet
from maestre.lab.reports.winning import head, matrix, screened, shares, swings
from maestre.lab.studies.folder import FIGURES, STUDY


def article(sheet: Sheet) -> str:
    """Write all sections, each only where the study has something for it."""
    told = (head, shares, matrix, swings, screened, lengths, losses, where, worth, study)
    return "".join(one(sheet) for one in told)


def study(sheet: Sheet) -> str:
    """Tell what was run and by what, and how to run it again."""
    told, say = sheet.told, sheet.words.say
    found = told.found
    versions = ", ".join(dict.fromkeys(row.version for row in told.rows))
    rules = ", ".join(dict.fromkeys(str(row.rules) for row in told.rows))
    pairs = (
        ("report-game", f"{found.game} ({', '.join(dict.fromkeys(cell.scenario for cell in found.cells))})"),
        ("report-games", sheet.words.number(found.games)),
        ("report-seed", str(found.seed)),
        ("report-digest", found.digest),
        ("report-hash", found.hash),
        ("report-versions", say("report-version", version=versions, rules=rules)),
    )
    figures = f" --figures {quote(f'{told.name}/{FIGURES}')}" if told.design.figures else ""
    commands = f"maestre lab run {quote(f'{told.name}/{STUDY}')}{figures}\nmaestre lab game {quote(told.name)} 0"
    return section(
        say("report-study"),
        p(say("report-repeat")),
        f"<pre>{escape(commands)}</pre>",
        terms((say(key), words) for key, words in pairs),
        folded(say("report-file"), f"<pre>{escape(told.text)}</pre>"),
    )
