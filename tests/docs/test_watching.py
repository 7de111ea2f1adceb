"""What we tell operators to watch is what the program gives, and for every alert somebody finds out what to do."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import promql_parser
import pytest
from prometheus_client import CollectorRegistry, generate_latest

from maestre.server.pools.meters import PoolMeters
from maestre.server.pools.pool import Figures, Lane

ROOT = Path(__file__).parents[2]
MONITORING = ROOT / "deploy/helm/maestre/monitoring"
GROUPS: list[dict[str, Any]] = msgspec.yaml.decode((MONITORING / "alerts.yaml").read_bytes())["groups"]
RULES = [rule for group in GROUPS for rule in group["rules"]]
ALERTS = [rule for rule in RULES if "alert" in rule]
PANELS: list[dict[str, Any]] = msgspec.json.decode((MONITORING / "dashboard.json").read_bytes())["panels"]
RUNBOOKS = {"en": ROOT / "docs/en/host/runbook.md", "es": ROOT / "docs/es/alojar/guardia.md"}

KINDS = {
    "Counter": ("_total",),
    "CounterMetricFamily": ("_total",),
    "Gauge": ("",),
    "GaugeMetricFamily": ("",),
    "Histogram": ("_bucket", "_count", "_sum"),
}
"""What each kind of meter gives, by what stands behind its name."""
OTHERS = {
    "up": "Prometheus itself",
    "process_resident_memory_bytes": "prometheus_client",
    "process_cpu_seconds_total": "prometheus_client",
    "node_filesystem_avail_bytes": "node_exporter",
    "node_filesystem_size_bytes": "node_exporter",
    "kubelet_volume_stats_available_bytes": "the kubelet",
    "kubelet_volume_stats_capacity_bytes": "the kubelet",
    "pg_stat_archiver_failed_count": "postgres_exporter",
    "pg_stat_archiver_last_archive_age": "postgres_exporter",
}
"""Figures that are not ours, and whose they are."""


def _meters() -> dict[str, tuple[str, ...]]:
    """Read every meter that the program makes, with its labels, from the code."""
    found: dict[str, tuple[str, ...]] = {}
    for path in sorted((ROOT / "src").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if "maestre_" not in text:
            continue
        tree = ast.parse(text)
        lists = {
            node.targets[0].id: ast.literal_eval(node.value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Assign)
            and isinstance(node.targets[0], ast.Name)
            and isinstance(node.value, ast.List)
            if all(isinstance(item, ast.Constant) for item in node.value.elts)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KINDS and node.args:
                found |= _meter(node.func.id, node, lists)
    return found


def _meter(kind: str, made: ast.Call, lists: dict[str, list[str]]) -> dict[str, tuple[str, ...]]:
    name = ast.literal_eval(made.args[0])
    given = made.args[2:3] + [word.value for word in made.keywords if word.arg in {"labels", "labelnames"}]
    labels: list[str] = []
    for each in given:
        labels = lists[each.id] if isinstance(each, ast.Name) else ast.literal_eval(each)
    extra = ("le",) if kind == "Histogram" else ()
    return {f"{name}{end}": (*labels, *extra) for end in KINDS[kind]}


METERS = _meters()
RECORDED = {rule["record"] for rule in RULES if "record" in rule}


def _selectors(query: str) -> Iterator[promql_parser.VectorSelector]:
    """Give every figure that a query reads."""
    found: list[promql_parser.VectorSelector] = []

    def look(node: Any) -> bool:
        if isinstance(node, promql_parser.VectorSelector):
            found.append(node)
        if isinstance(node, promql_parser.MatrixSelector):
            found.append(node.vector_selector)
        return True

    promql_parser.walk(promql_parser.parse(query.replace("$__rate_interval", "5m").replace("$kind", ".*")), look)
    return iter(found)


QUERIES = [(rule.get("alert") or rule["record"], rule["expr"]) for rule in RULES]
QUERIES += [(panel["title"], target["expr"]) for panel in PANELS for target in panel.get("targets", ())]


@pytest.mark.parametrize(("where", "query"), QUERIES, ids=[where for where, _ in QUERIES])
def test_every_query_can_be_read_and_asks_for_figures_and_labels_that_exist(where: str, query: str) -> None:
    selectors = list(_selectors(query))
    assert selectors, where
    for selector in selectors:
        assert selector.name in METERS or selector.name in OTHERS or selector.name in RECORDED, selector.name
        if selector.name in METERS:
            wanted = {matcher.name for matcher in selector.matchers.matchers} - {"instance", "job"}
            assert wanted <= set(METERS[selector.name]), selector.name


def test_every_figure_that_we_give_is_on_the_dashboard() -> None:
    shown = {str(selector.name) for _, query in QUERIES for selector in _selectors(query)}
    families = {re.sub(r"_(bucket|count|sum)$", "", name) for name in METERS}
    assert {family for family in families if not any(name.startswith(family) for name in shown)} == set()


def test_the_dashboard_is_one_that_grafana_reads() -> None:
    assert len({panel["id"] for panel in PANELS}) == len(PANELS) >= 20
    places = [panel["gridPos"] for panel in PANELS]
    assert all(place["x"] + place["w"] <= 24 for place in places)
    assert len({(place["x"], place["y"]) for place in places}) == len(places)
    assert all(panel["targets"] for panel in PANELS if panel["type"] != "row")


# --------------------------------------------------------------------------------------------------------- the runbook


def _anchor(title: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")


def _sections(language: str) -> list[tuple[str, str]]:
    """Give the sections of a runbook: title and text."""
    text = RUNBOOKS[language].read_text(encoding="utf-8")
    found = re.split(r"^##+ (.*)$", text, flags=re.MULTILINE)
    return list(zip(found[1::2], found[2::2], strict=True))


@pytest.mark.parametrize("rule", ALERTS, ids=[rule["alert"] for rule in ALERTS])
def test_every_alert_has_its_section_in_both_languages(rule: dict[str, Any]) -> None:
    page, _, anchor = rule["annotations"]["runbook"].partition("#")
    assert ROOT / page == RUNBOOKS["en"]
    places = []
    for language in RUNBOOKS:
        sections = _sections(language)
        (place,) = [
            number for number, (_, text) in enumerate(sections) if f"`{rule['alert']}`" in text and "**" in text
        ]
        places.append(place)
    assert _anchor(_sections("en")[places[0]][0]) == anchor
    assert places[0] == places[1], "both pages have the same sections in the same order"


@pytest.mark.parametrize("rule", ALERTS, ids=[rule["alert"] for rule in ALERTS])
def test_every_alert_says_how_urgent_it_is_and_waits_before_it_cries(rule: dict[str, Any]) -> None:
    assert rule["labels"]["severity"] in {"page", "ticket"}
    assert re.fullmatch(r"\d+m", rule["for"])
    assert rule["annotations"]["summary"]


@pytest.mark.parametrize("language", RUNBOOKS)
def test_the_runbook_names_no_alert_that_does_not_exist(language: str) -> None:
    named = set(re.findall(r"`(Maestre[A-Z]\w+)`", RUNBOOKS[language].read_text(encoding="utf-8")))
    assert named == {rule["alert"] for rule in ALERTS}


# ------------------------------------------------------------------------------------------------------------ the pool


def test_what_a_pool_has_done_is_told_by_lane_and_reason() -> None:
    registry = CollectorRegistry()
    lane = Figures(asked=9, refused=1, cancelled=2, timed_out=3, lost=4, seconds=1.5, waiting=5, running=6)
    registry.register(PoolMeters(lambda: {Lane.QUICK: lane}))
    told = generate_latest(registry).decode()
    assert 'maestre_pool_waiting{lane="quick"} 5.0' in told
    assert 'maestre_pool_kills_total{lane="quick",why="deadline"} 3.0' in told
    assert 'maestre_pool_kills_total{lane="quick",why="lost"} 4.0' in told
