# Everything a contributor runs. `make setup` once, `make check` before every commit.

PYTHON ?= 3.11
BIN := .venv/bin
GAME ?= lepanto
TABLETOP ?= tercios
READY := .venv/.ready
# The uv on the path, or else one of our own in .tools, of the version and hash in requirements/dev.txt.
UV := $(or $(shell command -v uv),$(CURDIR)/.tools/bin/uv)
COMPILE := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)
# The web client: what it is built from, and the file that says that it is built.
CLIENT := src/maestre/server/web/client/index.html
WEB := web/package.json web/package-lock.json $(wildcard web/*.html web/*.js web/*.ts) \
	$(shell find web/src web/public web/vite src/maestre docs/en docs/es -type f \( -path 'web/*' -o -name '*.ftl' -o -name '*.md' \) 2> /dev/null)
NPM_READY := web/node_modules/.ready
SITE := build/site
CACHES := .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache build dist htmlcov
# One game's rules whole, the kernel's questions, records and surface, and what keeps house and pages in order.
QUICK := tests/test_project.py tests/test_house.py tests/docs/test_designs.py tests/games/lepanto/test_movement.py \
	tests/games/lepanto/test_gunnery.py tests/games/tercios/test_charge.py tests/games/aguila/test_charge.py \
	tests/play/test_surface.py tests/play/test_choices.py tests/play/test_questions.py tests/play/test_requests.py tests/play/test_record.py

.DEFAULT_GOAL := help
.PHONY: help setup check lint types test web types-web site walk reference wheel e2e battle abuse fault restore fuzz purity deep format lock records net soak campaigns events undone lessons mutants tabletop chances secrets bench benchserver \
	clean distclean

help: ## say what can be made
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "%-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

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

.PHONY: quick
quick: lint types ## while working: lint, types and a choice of tests; under three minutes on two cores
	$(BIN)/pytest -q -n 2 --dist worksteal $(QUICK)

lint: $(READY) ## formatting, style, the direction of imports, and nothing that stands in two games
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports
	$(BIN)/python tools/twice.py

types: $(READY) ## mypy, strict
	$(BIN)/mypy

# Some tests ask the server for its client. A machine without npm tests all the rest.
# Some keep an eye on the clock: what fails beside others is tried once more, alone, and counts if it fails again.
test: $(READY) $(if $(shell command -v npm),$(CLIENT)) ## every test, on two cores; what fails, once more by itself
	$(BIN)/pytest -n 2 --dist worksteal || $(BIN)/pytest --last-failed --last-failed-no-failures none

web: $(READY) $(NPM_READY) ## check, test and build the web client
	cp web/src/wire/types.ts web/types.before
	$(MAKE) --no-print-directory types-web
	@cmp --silent web/types.before web/src/wire/types.ts || \
		{ echo "the client's types did not fit the server's structs; they are renewed: commit web/src/wire/types.ts"; exit 1; }
	cd web && npm run check
	cd web && npm test
	$(MAKE) --no-print-directory $(CLIENT)

$(CLIENT): $(NPM_READY) $(WEB)
	cd web && npm run build
	@touch $@

# Not `npm ci`: it wants a lock for every platform on earth, and a registry may have only ours. Versions and hashes are the lock's.
$(NPM_READY): web/package-lock.json
	cd web && npm install --no-save --no-audit --no-fund
	@touch $@

.PHONY: play
play: $(READY) $(CLIENT) ## set up, build the page and serve it to this machine alone, with lessons and all games
	$(BIN)/maestre play --web

types-web: $(READY) $(NPM_READY) ## generate the client's types from the structs of the server
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run types

site: $(READY) ## build the documentation into build/site; a warning is an error
	$(BIN)/python -m tools.site $(SITE)

walk: site $(NPM_READY) ## go through the site in Chromium, both languages, desktop and phone; pictures in build/walk
	$(BIN)/python -m tools.readme build/walk
	cd web && node e2e/walk.mjs

reference: $(READY) ## write the reference pages and the schemas anew, from the program
	$(BIN)/python -m tools.reference

.PHONY: catalogue lists odds
catalogue: $(READY) ## write what the browser builds and judges army lists with anew, from the games' figures
	$(BIN)/python -m tools.catalogue
	$(BIN)/python -m tools.list_rules
	$(BIN)/python -m tools.notebook

odds: $(READY) ## work out the tables of odds that the browser has without a server, and what they are tried with; half an hour from nothing
	$(BIN)/python -m tools.odds_tables
	$(BIN)/python -m tools.odds_tables cases

lists: $(READY) $(NPM_READY) ## 2,000 lists a game that chance taps together in the browser's code, and 500 texts, judged by the game's own; some three minutes
	cd web && node src/lists/drawn/write.mjs ../build/lists 2000 500 $(or $(SEED),1)
	$(BIN)/python -m tools.lists build/lists

.PHONY: papers
papers: $(READY) ## print every sheet of every ready army into build/papers, all sizes and languages, and look at each; a few minutes
	$(BIN)/python -m tools.papers build/papers

wheel: $(READY) $(CLIENT) ## build the wheel with the client in it, and try every command in fresh environments: locked, newest, oldest; some minutes
	rm -rf dist
	$(UV) build --quiet --no-build-isolation --python $(BIN)/python
	$(BIN)/python -m zipfile --list dist/*.whl | grep 'maestre/server/web/client/index.html' > /dev/null
	tar --list --file dist/*.tar.gz | grep 'src/maestre/server/web/client/index.html' > /dev/null
	UV="$(UV)" $(BIN)/python -m tools.wheel dist/*.whl

e2e: $(READY) $(CLIENT) ## play in a real browser, against a real server
	cd web && npm run e2e

.PHONY: coins raylets
coins: $(READY) ## how many studies of a coin conclude, and after how many games, by the stop and by naive looks; seconds
	$(BIN)/python -m tools.coins

raylets: $(READY) ## a study on two raylets of Ray, one of which is killed twice, beside one bare process; some minutes
	$(BIN)/python -m tools.raylets

.PHONY: positions
positions: $(READY) $(CLIENT) ## look at 20 drawn positions of each game on four screens: no text under another, none cut, axe clean; half an hour
	cd web && npm run e2e:positions

.PHONY: screens
screens: $(READY) ## write what is seen at terminals of 80x24 and 120x40 in all four games to build/screens
	$(BIN)/python -m tests.terminal.screens build/screens

battle: $(READY) ## look for the battle of TABLETOP (tercios) that e2e plays by a script, after a change of the rules; some minutes
	$(BIN)/python tools/e2e_battle.py $(TABLETOP)

abuse: $(READY) ## attackers do their worst while people play all four games; at most 15 minutes
	$(BIN)/python -m tools.abuse

fault: $(READY) ## people play all four games while parts of the server are killed, then while all are restarted; some 35 minutes
	$(BIN)/python -m tools.fault
	$(BIN)/python -m tools.fault --rolling 2 --enough 100

restore: $(READY) ## play, pull the plug, and go back to a moment between two answers, as the page of backups says; a minute
	$(BIN)/python -m tools.restore

fuzz: $(READY) ## send a server requests and a million frames, most such as no browser sends; half an hour or more
	$(BIN)/python -m tools.fuzz

.PHONY: upgrade
upgrade: $(READY) ## change the rules of two small games while they are played, then those of the books' games, with workers of a former commit (OLD); half an hour
	$(BIN)/python -m tools.upgrade
	$(BIN)/python -m tools.upgrading.running $(OLD)

.PHONY: dearest
dearest: $(READY) ## look for the answers that cost an engine most, in all games (or GAMES="tercios aguila"); some ten minutes
	$(BIN)/python -m tools.dearest $(or $(SECONDS_EACH),120) $(GAMES)

purity: $(READY) ## work out again all that the games keep of positions, on poisoned copies (or GAMES="tercios"); long
	$(BIN)/python -m tools.purity $(GAMES)

deep: $(READY) ## try many more examples in every property test; some minutes
	MAESTRE_HYPOTHESIS=deep $(BIN)/pytest -n 2 -m "not cluster" tests/play tests/games tests/server

format: $(READY) ## format the code and mend what can be mended
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

lock: | $(UV) ## renew the requirement files; UPGRADE=1 takes newer versions
	cd requirements && $(COMPILE) --output-file runtime.txt runtime.in
	cd requirements && $(COMPILE) --output-file server.txt server.in
	cd requirements && $(COMPILE) --output-file print.txt print.in
	cd requirements && $(COMPILE) --output-file lab.txt lab.in
	cd requirements && $(COMPILE) --output-file dev.txt dev.in

records: $(READY) ## record the games of tests/records anew, after a change of the rules
	$(BIN)/python -m tests.records.make

net: $(READY) ## record the games, snapshots and questions of tests/net anew, after a change of the rules; some 40 minutes
	rm -rf build/asked && mkdir -p build/asked
	MAESTRE_ASKED=build/asked $(BIN)/python -m pytest -q -n 2 -p tests.net.noting tests/games
	$(BIN)/python -m tests.net.make build/asked

soak: $(READY) ## many games of GAME (lepanto), or a PART of them (4: a quarter), by chance and by doctrine, under invariants and two hash seeds; some 30 minutes
	PART=$(PART) $(BIN)/python tools/soak.py $(GAME)

campaigns: $(READY) ## 40 whole Campaigns of Mistral, each from a Year drawn for it, under invariants; all must end in peace; some 20 minutes
	$(BIN)/python tools/soak.py campaigns

events: $(READY) ## follow recorded games of GAME (all) as a browser does, event by event, and count bytes; some 40 minutes
	$(BIN)/python -m tools.events $(if $(filter command,$(word 1,$(origin GAME))),$(GAME))

mutants: $(READY) ## change the rules of GAME (all) a little, drawn by SEED (1), against the tests that name a rule; some two hours
	$(BIN)/python -m tools.mutants --seed $(or $(SEED),1) $(if $(filter command,$(word 1,$(origin GAME))),$(GAME))

undone: $(READY) ## undo each correction of the second reading alone (POINT: one), and see its test fail; some 15 minutes
	$(BIN)/python -m tools.undone $(POINT)

lessons: $(READY) ## every lesson with many answers by chance at each step, and each small battle by its advice; some minutes
	$(BIN)/python -m tools.lessons check
	$(BIN)/python -m tools.lessons battle lepanto
	$(BIN)/python -m tools.lessons battle tercios
	$(BIN)/python -m tools.lessons battle aguila
	$(BIN)/python -m tools.lessons battle mistral

.PHONY: questions
questions: $(READY) ## count what a player of Mistral is asked in an Impulse over ten years, with Routine; some two minutes
	$(BIN)/python -m tools.questions

tabletop: $(READY) ## 100,000 poses on the edge of what is legal, and queries a second beside Shapely; some five minutes
	$(BIN)/python tools/tabletop.py

chances: $(READY) ## the odds of TABLETOP (tercios) beside 20,000 resolutions of each situation; some twenty minutes
	$(BIN)/python tools/chances.py $(TABLETOP)

.PHONY: evaluations
evaluations: $(READY) ## weigh the signs of GAME (lepanto) by 300 finished games; some twenty minutes for a game on a table
	$(BIN)/python -m tools.evaluations $(GAME) $(or $(GAMES),300)

.PHONY: bouts
bouts: $(READY) ## whole games of every scenario of GAME (lepanto) at every level, each agent in a process that is sent views alone; half an hour
	$(BIN)/python -m tools.bouts $(GAME) $(SCENARIOS)

.PHONY: sieges
sieges: $(READY) ## fight 40 battles of each of Águila's scenarios with an attacker and a defender, and write them down (TASK=verify plays those again); some ten minutes
	$(BIN)/python -m tests.games.aguila.sieges $(or $(TASK),record)

looks: $(READY) ## how soon odds are there and how exact they get, in situations and battles of all four games (or GAMES="tercios aguila"); some six minutes
	$(BIN)/python -m tools.looks 60 $(GAMES)

secrets: $(READY) ## change all that a seat cannot know at 10,000 positions of TABLETOP (tercios); some five minutes
	$(BIN)/python -m tools.disguise $(TABLETOP)

.PHONY: checks
checks: $(READY) ## let each question's check refuse nothing (or GAMES="tercios aguila"): a rule's test must fail; some four minutes
	$(BIN)/python -m tools.checks $(GAMES)

.PHONY: leaks masks
leaks: $(READY) ## say and draw something else in secret all along the recorded games: nobody else may notice; some ten minutes
	$(BIN)/python -m tools.masks --leaks $(GAMES)

masks: $(READY) ## take each mask of a game off (or GAMES="tercios aguila"): somebody must notice; half a minute
	$(BIN)/python -m tools.masks $(GAMES)

bench: $(READY) ## how fast the kernel is, beside the chess package
	$(BIN)/maestre bench kernel --game $(GAME) --json

benchserver: $(READY) ## how much the server carries, beside bare PostgreSQL and NATS
	MAESTRE_DATABASE="$${MAESTRE_DATABASE:-postgresql://$$(id -un)@127.0.0.1:5432/test}" $(BIN)/maestre bench server --json

clean: ## remove what the tools leave behind
	rm -rf $(CACHES) $(dir $(CLIENT))
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

distclean: clean ## remove .venv and .tools too
	rm -rf .venv .tools web/node_modules
