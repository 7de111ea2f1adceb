"""HTML in small pieces: whatever is given as words is escaped, whatever is given as HTML is not."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape


def p(words: str, kind: str = "") -> str:
    """Make a paragraph."""
    return f"<p{f' class={kind!r}' if kind else ''}>{escape(words)}</p>"


def section(title: str, *inner: str) -> str:
    """Make a section under a heading; nothing where it has nothing."""
    body = "".join(inner)
    return f"<section><h2>{escape(title)}</h2>{body}</section>" if body else ""


def figure(svg: str, words: str) -> str:
    """Put words under a chart."""
    return f"<figure>{svg}<figcaption>{escape(words)}</figcaption></figure>"


def table(caption: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Make a table that can be moved sideways where it is too wide; its first column names the rows."""
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
        for row in rows
    )
    name = escape(caption)
    return (
        f'<div class="wide" role="region" tabindex="0" aria-label="{name}"><table><caption>{name}</caption>'
        f"<thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def terms(pairs: Iterable[tuple[str, str]]) -> str:
    """Make a list of names, each with what it is."""
    return f"<dl>{''.join(f'<dt>{escape(name)}</dt><dd>{escape(told)}</dd>' for name, told in pairs)}</dl>"


def folded(title: str, inner: str) -> str:
    """Fold something away until it is asked for."""
    return f"<details><summary>{escape(title)}</summary>{inner}</details>"
