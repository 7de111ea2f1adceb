"""Whoever plays, the study is the same; a process that dies costs time, not games."""

from __future__ import annotations

import os
import signal

import msgspec
import pytest

from maestre.lab import Done, Here, LabError, Plan, Processes, Study, Workers, study, workers


def studied(hands: Workers, games: int = 60) -> Study:
    found = study(Plan("duel", ("veteran", "random"), games, 9), hands)
    return msgspec.structs.replace(found, seconds=0.0)


@pytest.mark.parametrize("count", [1, 2])
def test_processes_give_the_same_study_as_a_plain_loop(duel: str, count: int) -> None:
    assert studied(Processes(count)) == studied(Here())


def test_a_process_that_is_killed_costs_no_game(duel: str) -> None:
    killed: list[int] = []
    seen: list[int] = []

    def kill(done: Done) -> None:
        pid = int(done.worker.rpartition(":")[2])
        seen.append(pid)
        if not killed:
            killed.append(pid)
            os.kill(pid, signal.SIGKILL)

    plan = Plan("duel", ("veteran", "random"), 60, 9)
    found = study(plan, Processes(1), kill)
    assert found.hash == studied(Here()).hash
    assert len(set(seen)) > 1


def test_progress_hears_of_every_game(duel: str) -> None:
    heard: list[int] = []
    study(Plan("duel", ("random",), 25, 1), Processes(2), lambda done: heard.append(len(done.results)))
    assert sum(heard) == 25


def test_workers_go_by_name() -> None:
    assert isinstance(workers("here"), Here)
    assert isinstance(workers("processes", count=3), Processes)
    with pytest.raises(LabError, match="unknown-workers"):
        workers("cloud")


def test_an_address_belongs_to_a_cluster() -> None:
    with pytest.raises(LabError, match="address-without-ray"):
        workers("processes", address="10.0.0.1:6379")
