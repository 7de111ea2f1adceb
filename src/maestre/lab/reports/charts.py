"""Charts as SVG, drawn by Vega-Lite: narrow enough for a phone, in the colours of the page, the same at every call.

A colour is a variable of the page, so that dark and print have their own; what a colour says, a word, a shape or a
filling says too.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from html import escape
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias

from maestre.lab.match import LabError

if TYPE_CHECKING:
    import altair as alt

WIDE: Final = 330
"""How wide a chart is drawn: its letters are read on a phone as they are."""
_LINE: Final = 34
_BAR: Final = 30
_COLUMN: Final = 60
"""How wide a column is at most."""
_LONGEST: Final = 50
"""How many letters fit above a line."""
_LEAST_CELL: Final = 36
_EVEN: Final = 0.5
_LARGER: Final = 1.3
"""How much larger than it is drawn a chart is shown where there is room."""
_LOCALES: Final[Mapping[str, Literal["es-ES", "en-US"]]] = {"es": "es-ES", "en": "en-US"}
INK: Final = "var(--ink)"
PAPER: Final = "var(--paper)"
FAINT: Final = "var(--faint)"
BAND: Final = "var(--band)"
SIDES: Final = ("var(--first)", "var(--second)")
PLAIN: Final = {
    "--ink": "#1b2730",
    "--faint": "#8a8578",
    "--band": "#d9cfb2",
    "--first": "#24517a",
    "--second": "#a8482c",
    "--paper": "#ffffff",
    "--heat": "#8c2d04",
    "--land": "#b9ad8c",
    "--water": "#eef4f7",
}
"""What the colours are in light; a chart that stands alone has these."""

Chart: TypeAlias = "alt.Chart | alt.LayerChart"


class Line(NamedTuple):
    """A dot with its whiskers, a word above it and its number in words."""

    name: str
    told: str
    middle: float
    low: float
    high: float


class Part(NamedTuple):
    """A bar: its name and number in words, how long it is, and whether it is the first side's or the second's."""

    name: str
    told: str
    size: float
    side: int = 0


class Square(NamedTuple):
    """A field of a matrix: its row and column, the share, and what is written in it."""

    row: str
    column: str
    share: float
    told: str
    below: str


def short(name: str, longest: int = _LONGEST) -> str:
    """Cut a long name in its middle: what sets names apart stands at their ends, as a rule."""
    half = (longest - 1) // 2
    return name if len(name) <= longest else f"{name[:half]}…{name[-half:]}"


# ------------------------------------------------------------------------------------------------ kinds of chart


def whiskers(
    lines: Sequence[Line], axis: str, band: tuple[float, float], ends: tuple[float, float] | None = None
) -> Chart:
    """Draw a dot and an interval for each line, beside a mark or a band."""
    alt = _altair()
    # In letters of the alphabet Vega would put the tenth before the second; so they go by number.
    rows = [{"y": place, **line._asdict(), "name": short(line.name)} for place, line in enumerate(lines)]
    domain = list(ends or _room([band[0], band[1], *(end for line in lines for end in (line.low, line.high))]))
    data = alt.Data(values=rows)
    y = alt.Y("y:O", axis=None)
    x = alt.X("middle:Q", title=axis, scale=alt.Scale(domain=domain, nice=False), axis=alt.Axis(tickCount=5))
    layers = _marked(band)
    base = alt.Chart(data)
    layers += [
        base.mark_rule(color=INK, strokeWidth=2, yOffset=8).encode(x=alt.X("low:Q"), x2="high:Q", y=y),
        base.mark_point(color=INK, fill=INK, filled=True, opacity=1, size=70, yOffset=8).encode(x=x, y=y),
        *_named(base, y),
    ]
    chart: Chart = alt.layer(*layers).properties(width=WIDE, height=_LINE * len(rows))
    return chart


def _marked(band: tuple[float, float]) -> list[Chart]:
    alt = _altair()
    data = alt.Data(values=[{"from": band[0], "to": band[1]}])
    if band[0] == band[1]:
        return [alt.Chart(data).mark_rule(color=FAINT, strokeDash=[5, 3], strokeWidth=1.5).encode(x="from:Q")]
    return [alt.Chart(data).mark_rect(color=BAND, opacity=0.7).encode(x="from:Q", x2="to:Q")]


def _named(base: Chart, y: alt.Y) -> list[Chart]:
    """Write the name at the left above a line and its number at the right."""
    alt = _altair()
    left, right = alt.value(0), alt.value(WIDE)
    # What is written once thickly in the colour of the paper hides the lines behind the letters.
    looks = ({"color": PAPER, "stroke": PAPER, "strokeWidth": 4}, {"color": INK})
    return [
        drawn
        for look in looks
        for drawn in (
            base.mark_text(align="left", dy=-7, **look).encode(x=left, y=y, text="name:N"),
            base.mark_text(align="right", dy=-7, fontWeight="bold", **look).encode(x=right, y=y, text="told:N"),
        )
    ]


def _room(values: Sequence[float]) -> tuple[float, float]:
    low, high = min(values), max(values)
    margin = 0.04 * (high - low) or 1.0
    return low - margin, high + margin


def bars(parts: Sequence[Part], axis: str, most: float | None = None) -> Chart:
    """Draw a bar for each part, those of the first side full and those of the second empty."""
    alt = _altair()
    rows = [{"y": place, **part._asdict(), "name": short(part.name)} for place, part in enumerate(parts)]
    top = most or max((part.size for part in parts), default=1) or 1
    y = alt.Y("y:O", axis=None)
    x = alt.X("size:Q", title=axis, scale=alt.Scale(domain=[0, top], nice=False), axis=alt.Axis(tickCount=5))
    base = alt.Chart(alt.Data(values=rows))
    drawn = [
        base.transform_filter(f"datum.side == {side} && datum.size > 0")
        .mark_bar(height=8, yOffset=7, fill=colour if side == 0 else "none", stroke=colour, strokeWidth=1.5)
        .encode(x=x, y=y)
        for side, colour in enumerate(SIDES)
    ]
    chart: Chart = alt.layer(*drawn, *_named(base, y)).properties(width=WIDE, height=_BAR * len(rows))
    return chart


def columns(heights: Sequence[tuple[str, Sequence[float]]], axis: str, up: str) -> Chart:
    """Draw columns one beside the other, for a single count or for one of each side."""
    alt = _altair()
    names = [name for name, _ in heights]
    rows = [{"x": name, "side": side, "count": count} for name, counts in heights for side, count in enumerate(counts)]
    labels = alt.Axis(labelAngle=0, labelFontSize=10, labelOverlap="greedy", labelSeparation=3)
    x = alt.X("x:N", sort=names, scale=alt.Scale(domain=names), title=axis, axis=labels)
    most = max((count for _, counts in heights for count in counts), default=1)
    whole = all(isinstance(count, int) for _, counts in heights for count in counts)
    ticks = alt.Axis(values=_whole_ticks(int(most))) if whole else alt.Axis(tickCount=4)
    base = alt.Chart(alt.Data(values=rows))
    drawn = [
        base.transform_filter(f"datum.side == {side} && datum.count > 0")
        .mark_bar(fill=colour if side == 0 else "none", stroke=colour, strokeWidth=1.5)
        .encode(x=x, xOffset=alt.XOffset("side:N"), y=alt.Y("count:Q", title=up, axis=ticks))
        for side, colour in enumerate(SIDES)
    ]
    chart: Chart = alt.layer(*drawn).properties(width=min(WIDE - 30, _COLUMN * len(rows)), height=150)
    return chart


def _whole_ticks(most: int) -> list[int]:
    """Choose ticks for a count: four or so, at round numbers."""
    step = next(
        one * 10**power for power in range(len(str(most)) + 1) for one in (1, 2, 5) if 5 * one * 10**power > most
    )
    return list(range(0, most + 1, step))


def grid(squares: Sequence[Square], rows: str, columns: str) -> Chart:
    """Draw a matrix: the stronger the colour, the farther from an even share; which side it is for, the number says."""
    alt = _altair()
    values = [
        {
            **one._asdict(),
            "for": int(one.share < _EVEN),
            "row": short(one.row, 18),
            "column": short(one.column, 18),
            "far": round(0.06 + 0.8 * abs(one.share - 0.5), 3),
        }
        for one in squares
    ]
    across = list(dict.fromkeys(str(one["column"]) for one in values))
    down = list(dict.fromkeys(str(one["row"]) for one in values))
    cell = max(_LEAST_CELL, min(64, (WIDE - 90) // len(across)))
    x = alt.X("column:N", sort=across, title=columns, axis=alt.Axis(orient="top", labelAngle=-40, domain=False))
    y = alt.Y("row:N", sort=down, title=rows, axis=alt.Axis(domain=False, titlePadding=26))
    base = alt.Chart(alt.Data(values=values)).encode(x=x, y=y)
    colour = alt.Fill("for:N", scale=alt.Scale(domain=[0, 1], range=list(SIDES)), legend=None)
    deep = alt.FillOpacity("far:Q", scale=None)
    chart: Chart = alt.layer(
        base.mark_rect(stroke=FAINT).encode(fill=colour, fillOpacity=deep),
        base.mark_text(dy=-5, color=INK, fontWeight="bold").encode(text="told:N"),
        base.mark_text(dy=9, color=INK, fontSize=9).encode(text="below:N"),
    ).properties(width=cell * len(across), height=cell * len(down))
    return chart


# ------------------------------------------------------------------------------------------------ as SVG


def drawn(chart: Chart, language: str) -> str:
    """Draw a chart."""
    try:
        import vl_convert
    except ImportError as error:
        raise LabError("", "no-lab", names=_PARTS) from error
    told = chart.configure(**_CONFIG).to_dict()
    svg: str = vl_convert.vegalite_to_svg(told, format_locale=_LOCALES[language])
    return svg


_PARTS: Final = "altair, vl-convert-python"
_FONT: Final = "system-ui, sans-serif"
_CONFIG: Final[Mapping[str, Any]] = {
    "aria": False,
    "background": "transparent",
    "font": _FONT,
    "padding": {"left": 4, "right": 14, "top": 4, "bottom": 4},
    "view": {"stroke": None},
    "text": {"fontSize": 11},
    "axis": {
        "labelColor": INK,
        "titleColor": INK,
        "tickColor": FAINT,
        "domainColor": FAINT,
        "gridColor": FAINT,
        "gridOpacity": 0.25,
        "labelFontSize": 11,
        "titleFontSize": 11,
        "titleFontWeight": "normal",
    },
    "axisX": {"labelFlush": False},
}


def described(svg: str, title: str, told: str, name: str) -> str:
    """Give an SVG a title and a description for whoever hears it, and ids that no other has."""
    svg = re.sub(r'\bid="', f'id="{name}-', svg)
    svg = re.sub(r"url\(#", f"url(#{name}-", svg)
    head, tag, rest = svg.partition(">")
    wide = re.search(r' width="([\d.]+)', head)
    assert wide is not None
    head += f' style="max-width:{_LARGER * float(wide[1]):.0f}px"'
    words = f'<title id="{name}-t">{escape(title)}</title><desc id="{name}-d">{escape(told)}</desc>'
    return f'{head} role="img" aria-labelledby="{name}-t {name}-d"{tag}{words}{rest}'


def plain(svg: str) -> str:
    """Give an SVG that stands alone: on white, its variables as colours."""
    svg = re.sub(r"var\((--[a-z]+)\)", lambda found: PLAIN[found[1]], svg)
    return svg.replace(' style="', f' style="background:{PLAIN["--paper"]};', 1) + "\n"


def _altair() -> ModuleType:
    try:
        import altair as alt
    except ImportError as error:
        raise LabError("", "no-lab", names=_PARTS) from error
    return alt
