# Everything a user or a developer runs. Each environment is built once and again only when its lock file changes.

PYTHON ?= python3
VENV := .venv
NATIVE := .venv-compiled
BENCH := .venv-bench
SHAPES := .venv-shapes
LOCK := .venv-lock
BIN := $(VENV)/bin

# Every download is checked against a hash; the project itself is built with the pinned backend, so nothing else is fetched.
PIP_INSTALL := -m pip --disable-pip-version-check install --quiet
LOCKED := $(PIP_INSTALL) --require-hashes --requirement
PROJECT := $(PIP_INSTALL) --no-deps --no-build-isolation

WEB := web
CLIENT := src/ostoja/table/static/index.html
CLIENT_SOURCES := $(shell find $(WEB) src/ostoja/text src/ostoja/games -type f \( -path '$(WEB)/src/*' -o -path '$(WEB)/public/*' \
	-o -path '$(WEB)/*.ts' -o -path '$(WEB)/*.html' -o -name '*.ftl' \) -not -path '*/node_modules/*' 2>/dev/null)
NPM := tools/npm $(VENV) --prefix $(WEB)

EXAMPLE := examples/vigil

SOURCES := $(shell find src docs/rules -type f -not -name '*.pyc' 2>/dev/null)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal client test docs format format-check lint types imports unit fuzz conformance mutants marks simulate-house compiled shapes bench load chaos opening pictures wheel lock clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# ---------------------------------------------------------------- play

# HOST=0.0.0.0 opens the table to everybody in your network; ARGS are handed on to `ostoja serve`.
HOST ?= 127.0.0.1
ARGS ?=

# COMPILED=1 plays by the compiled rules, in an environment of their own.
COMPILED ?=

play: $(if $(COMPILED),$(NATIVE)/project.stamp,$(VENV)/runtime.stamp) $(CLIENT) ## set up everything and open the table in the browser (HOST=0.0.0.0 for your network, COMPILED=1)
	@$(if $(COMPILED),$(NATIVE),$(VENV))/bin/ostoja serve --open --host $(HOST) $(ARGS)

terminal: $(VENV)/runtime.stamp ## set up everything and play Mall of Horror in the terminal
	@$(BIN)/ostoja play mall-of-horror

# ---------------------------------------------------------------- the browser client

client: $(CLIENT) ## build the browser client, with the machine's Node or one of its own

$(CLIENT): $(WEB)/node_modules/.stamp $(CLIENT_SOURCES)
	$(NPM) run --silent build
	@touch $@

# `npm ci` asks for lock entries of every platform's binaries, which a registry may not have; this installs what is locked.
# Linux has its binaries in the lock; elsewhere npm fetches those of exactly the versions that the locked packages name.
$(WEB)/node_modules/.stamp: $(WEB)/package-lock.json | $(VENV)/node.stamp
	$(NPM) install --no-save --silent --no-audit --no-fund --ignore-scripts
	@touch $@

# A machine without a recent Node gets one inside the environment.
$(VENV)/node.stamp: requirements/node.txt | $(VENV)/bin/python
	@tools/node-is-recent || $(BIN)/python $(LOCKED) requirements/node.txt
	@touch $@

# ---------------------------------------------------------------- checks

# One recipe, so that the order stands and the first failure ends it even under `make -j`.
test: $(VENV)/dev.stamp $(CLIENT) ## set up everything and run every check that CI runs
	PYTHON=$(BIN)/python tools/system-packages
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache --no-logo
	$(BIN)/python -m ostoja.table.types --check
	$(SITE)
	$(NPM) run --silent check
	OSTOJA_PYTHON=$(CURDIR)/$(BIN)/python $(NPM) test --silent
	HYPOTHESIS_PROFILE=ci $(BIN)/pytest -n 2 --dist worksteal -q
	$(BIN)/python tools/compile_rules.py build/part $(PART) --quick
	$(BIN)/python -m tests.compiled build/part --random 5 --game $(subst _,-,$(PART))
	PYTHONPATH=build/part $(BIN)/pytest -n 2 --dist worksteal -q tests/engine tests/bots $(PART:%=tests/games/%)

# What is also tested compiled, every time: the engine, the kit, the bots, and the game that uses most of them.
PART := mall_of_horror

# It fails on anything that leads nowhere; the theme's word about its successor is no fault of ours.
SITE = NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

docs: $(VENV)/dev.stamp ## write the documentation as a site into build/site
	$(SITE)
	@echo "open build/site/index.html"

format: $(VENV)/dev.stamp $(WEB)/node_modules/.stamp ## format Python, TypeScript and CSS, and apply the safe fixes
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format
	$(NPM) run --silent format

format-check: $(VENV)/dev.stamp ## check the format
	$(BIN)/ruff format --check

lint: $(VENV)/dev.stamp $(WEB)/node_modules/.stamp ## lint Python, and check the client: types, style, dead exports
	$(BIN)/ruff check
	$(NPM) run --silent check

types: $(VENV)/dev.stamp ## check the types
	$(BIN)/mypy

imports: $(VENV)/dev.stamp ## check that imports keep to the layers
	$(BIN)/lint-imports --no-cache --no-logo

unit: $(VENV)/dev.stamp ## run the tests
	$(BIN)/pytest -n 2 --dist worksteal -q

# GAME is one title instead of all; FROM the number of the first game: a game that fails repeats exactly by its number.
GAMES ?= 500

fuzz: $(VENV)/dev.stamp ## play many random games at random tables within bounds (GAMES=10000 of each title, GAME=, FROM=)
	$(BIN)/python -m tests.fuzz --games $(GAMES) --from $(FROM) $(if $(GAME),--game $(GAME))

conformance: $(VENV)/dev.stamp ## hold every game against the conformance suite with very many examples
	HYPOTHESIS_PROFILE=fuzz $(BIN)/pytest -n 2 --dist worksteal -q tests/conformance

# Without GAME, every game; what is listed under tests/mutation/equivalent may survive. ARGS='--only FILE:LINE' looks closely.
GAME ?=
SAMPLE ?= 200
SEED ?= 1
LEAST ?= 0.95

mutants: $(VENV)/dev.stamp ## change the rules here and there and see whether a test notices (GAME=osaczeni SAMPLE=200 SEED=1)
	$(BIN)/python -m tests.mutation --game '$(GAME)' --sample $(SAMPLE) --seed $(SEED) --least $(LEAST) $(ARGS)

marks: $(VENV)/dev.stamp ## see whether every test bites for every rule it is marked with (GAME=osaczeni ARGS='--rule ID')
	$(BIN)/python -m tests.mutation --marks --game '$(GAME)' $(ARGS)

# FROM is the first seed; a seed that fails repeats exactly, on any machine.
SEEDS ?= 5000
FROM ?= 0

simulate-house: $(VENV)/dev.stamp ## play many evenings on virtual time with everything going wrong (SEEDS=100000 FROM=0)
	$(BIN)/python -m tests.simulation --seeds $(SEEDS) --from $(FROM)

# Tests import the installed package, never src: here that is the compiled one, and the first line makes sure of it.
# RANDOM games of each title are played in both builds, beside the golden ones and those of all bots at all kinds of tables.
RANDOM ?= 100

compiled: $(NATIVE)/project.stamp ## compile the rules with mypyc, compare that build with the sources, and test it (RANDOM=100)
	@$(NATIVE)/bin/python -c "import pathlib, ostoja; home = pathlib.Path(ostoja.__file__).parent; \
	assert list(home.glob('engine/*.so')), f'{home} is not compiled'"
	$(NATIVE)/bin/python -m tests.compiled build/compiled --random $(RANDOM)
	$(NATIVE)/bin/pytest -n 2 --dist worksteal -q

shapes: $(SHAPES)/shapes.stamp ## hold every game in the shapes of PettingZoo, Gymnasium and OpenSpiel against their own suites
	OSTOJA_SHAPES=1 $(SHAPES)/bin/pytest -n 2 --dist worksteal -q tests/adapters tests/shapes

bench: $(VENV)/dev.stamp $(NATIVE)/project.stamp $(BENCH)/peers.stamp ## measure speed: interpreted, compiled, and peers (ARGS=--release notes it in the history)
	$(BIN)/python benchmarks/run.py \
		--interpreted $(BIN)/python --compiled $(NATIVE)/bin/python --peers $(BENCH)/bin/python --json build/bench.json $(ARGS)

# WORKERS=2 is on PostgreSQL and Redis, which are started for it. ARGS=--release notes the figures in benchmarks/history.md.
WORKERS ?= 1

load: $(VENV)/dev.stamp ## measure the web table: rates, speed beside an empty server, memory (WORKERS=2 ARGS='--only open')
	$(BIN)/python -m benchmarks.table.load --workers $(WORKERS) --json build/load.json $(ARGS)

chaos: $(VENV)/dev.stamp ## strike a house in play with every fault there is, and say which it survived (ARGS=--quick)
	PYTHON=$(BIN)/python tools/system-packages --clocks
	$(BIN)/python -m benchmarks.table.chaos $(ARGS)

opening: $(VENV)/dev.stamp ## measure how long the longest games take to open, and the slider of their replay
	$(BIN)/python -m benchmarks.table.opening

pictures: $(VENV)/dev.stamp $(CLIENT) ## retake the README's pictures and those that the tests compare with; look at them
	PYTHON=$(BIN)/python tools/system-packages
	$(BIN)/python -m tests.web.pictures

wheel: $(VENV)/dev.stamp $(CLIENT) ## build the wheel, with the browser client in it (COMPILED=1 for this Python and platform alone)
	$(if $(COMPILED),HATCH_BUILD_HOOKS_ENABLE=true) $(BIN)/python -m hatchling build --target wheel

# ---------------------------------------------------------------- environments

$(VENV)/bin/python $(NATIVE)/bin/python $(BENCH)/bin/python $(SHAPES)/bin/python $(LOCK)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo 'Python 3.11 or newer is needed; name it with: make PYTHON=/path/to/python3 …' >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo 'This Python cannot make virtual environments. On Debian or Ubuntu: apt install python3-venv' >&2; exit 1; }
	$(PYTHON) -m venv $(@D:/bin=)

$(VENV)/runtime.stamp: requirements/runtime.txt pyproject.toml | $(VENV)/bin/python
	$(BIN)/python $(LOCKED) requirements/runtime.txt
	$(BIN)/python $(PROJECT) --editable .
	@touch $@

# A checkout also plays the example of a game from another package, so that every check holds for such games, too.
$(VENV)/dev.stamp: requirements/dev.txt pyproject.toml $(EXAMPLE)/pyproject.toml | $(VENV)/bin/python
	$(BIN)/python $(LOCKED) requirements/dev.txt
	$(BIN)/python $(PROJECT) --editable . --editable $(EXAMPLE)
	@touch $@

$(NATIVE)/tools.stamp: requirements/dev.txt | $(NATIVE)/bin/python
	$(NATIVE)/bin/python $(LOCKED) requirements/dev.txt
	@touch $@

# The libraries lie in the wheel and never in the checkout, where the interpreted environments would import them.
$(NATIVE)/project.stamp: $(NATIVE)/tools.stamp pyproject.toml tools/compile_rules.py tools/compiled_wheel.py $(CLIENT) $(SOURCES)
	rm -rf build/wheel
	HATCH_BUILD_HOOKS_ENABLE=true $(NATIVE)/bin/python -m hatchling build --target wheel --directory build/wheel
	$(NATIVE)/bin/python $(PROJECT) --force-reinstall build/wheel/ostoja-*.whl
	$(NATIVE)/bin/python $(PROJECT) --editable $(EXAMPLE)
	@touch $@

# Some peers are published as sources only; what builds them is pinned too and goes in first.
$(BENCH)/peers.stamp: requirements/bench-build.txt requirements/bench.txt | $(BENCH)/bin/python
	$(BENCH)/bin/python $(LOCKED) requirements/bench-build.txt
	$(BENCH)/bin/python $(LOCKED) requirements/bench.txt --no-build-isolation
	@touch $@

# The laboratory with OpenSpiel and Ray: too heavy for every day.
$(SHAPES)/shapes.stamp: requirements/shapes.txt pyproject.toml $(EXAMPLE)/pyproject.toml | $(SHAPES)/bin/python
	$(SHAPES)/bin/python $(LOCKED) requirements/shapes.txt
	$(SHAPES)/bin/python $(PROJECT) --editable . --editable $(EXAMPLE)
	@touch $@

# ---------------------------------------------------------------- locks

# The locks hold for every platform and Python that the project supports; each one keeps to the versions of the one before.
# `make lock UPGRADE=--upgrade` takes newer releases, without it only what changed in pyproject.toml moves.
UPGRADE ?=
COMPILE = $(LOCK)/bin/uv --no-config pip compile $(UPGRADE) --quiet --universal --python-version 3.11 \
	--generate-hashes --no-strip-extras --custom-compile-command 'make lock' pyproject.toml

lock: $(LOCK)/uv.stamp ## pin what is installed, with hashes (UPGRADE=--upgrade for newer releases)
	$(COMPILE) --extra table --group build -o requirements/runtime.txt
	$(COMPILE) --extra postgres --extra redis --extra lab --extra rl --group dev -c requirements/runtime.txt -o requirements/dev.txt
	$(COMPILE:pyproject.toml=) --group bench-build -o requirements/bench-build.txt
	$(COMPILE) --extra bench --group bench-build -c requirements/runtime.txt -o requirements/bench.txt
	$(COMPILE) --extra table --extra lab --extra rl --extra openspiel --extra ray --group shapes -c requirements/dev.txt \
		-o requirements/shapes.txt
	$(COMPILE:pyproject.toml=) --group node -o requirements/node.txt
	$(COMPILE:pyproject.toml=) --group lock -o requirements/lock.txt

$(LOCK)/uv.stamp: | $(LOCK)/bin/python
	$(LOCK)/bin/python $(LOCKED) requirements/lock.txt
	@touch $@

clean: ## remove the environments, the caches and what was built
	rm -rf $(VENV) $(NATIVE) $(BENCH) $(SHAPES) $(LOCK) $(WEB)/node_modules src/ostoja/table/static build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	rm -f .coverage .coverage.*
	find src -name '*.so' -delete
	find src tests benchmarks examples -type d -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
