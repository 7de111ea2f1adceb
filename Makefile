# Everything a contributor runs. `make setup` once, `make check` before every commit.

PYTHON ?= 3.11
BIN := .venv/bin
READY := .venv/.ready
# The uv on the path, or else one of our own in .tools, of the version and hash in requirements/dev.txt.
UV := $(or $(shell command -v uv),$(CURDIR)/.tools/bin/uv)
COMPILE := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)
CACHES := .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache build dist htmlcov

.DEFAULT_GOAL := help
.PHONY: help setup check lint types test format lock records soak bench clean distclean

help: ## say what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "%-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY) ## make .venv, ready to play and to work

$(READY): requirements/dev.txt pyproject.toml | $(UV)
	test -x $(BIN)/python || $(UV) venv --quiet --clear --python $(PYTHON) .venv
	$(UV) pip sync --quiet --python $(BIN)/python --require-hashes requirements/dev.txt
	$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

$(CURDIR)/.tools/bin/uv:
	python3 -m venv --clear .tools
	awk '/^uv==/ { found = 1 } found { print } found && !/\\$$/ { exit }' requirements/dev.txt > .tools/uv.txt
	.tools/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement .tools/uv.txt

check: lint types test ## all that must pass before a commit

lint: $(READY) ## formatting, style and the direction of imports
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports

types: $(READY) ## mypy, strict
	$(BIN)/mypy

test: $(READY) ## every test, on two cores
	$(BIN)/pytest -n 2

format: $(READY) ## format the code and mend what can be mended
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

lock: | $(UV) ## renew the requirement files; UPGRADE=1 takes newer versions
	cd requirements && $(COMPILE) --output-file runtime.txt runtime.in
	cd requirements && $(COMPILE) --output-file server.txt server.in
	cd requirements && $(COMPILE) --output-file dev.txt dev.in

records: $(READY) ## record the ten games of tests/records anew, after a change of the rules
	$(BIN)/python -m tests.records.make

soak: $(READY) ## 2,000 random and 200 doctrine games under invariants and two hash seeds; some 30 minutes
	$(BIN)/python tools/soak.py

bench: $(READY) ## how fast the kernel is, beside the chess package
	$(BIN)/maestre bench kernel --json

clean: ## remove what the tools leave behind
	rm -rf $(CACHES)
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

distclean: clean ## remove .venv and .tools too
	rm -rf .venv .tools
