# Everything a user or a developer runs. Each environment is built once and again only when its lock file changes.

PYTHON ?= python3
VENV := .venv
COMPILED := .venv-compiled
BENCH := .venv-bench
LOCK := .venv-lock
BIN := $(VENV)/bin

# Every download is checked against a hash; the project itself is built with the pinned backend, so nothing else is fetched.
PIP_INSTALL := -m pip --disable-pip-version-check install --quiet
LOCKED := $(PIP_INSTALL) --require-hashes --requirement
PROJECT := $(PIP_INSTALL) --no-deps --no-build-isolation

SOURCES := $(shell find src docs/rules -type f -not -name '*.pyc' 2>/dev/null)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test format format-check lint types imports unit fuzz compiled bench lock clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# ---------------------------------------------------------------- play

play: $(VENV)/runtime.stamp ## set up everything and play Mall of Horror
	@$(BIN)/ostoja play mall-of-horror

# ---------------------------------------------------------------- checks

# One recipe, so that the order stands and the first failure ends it even under `make -j`.
test: $(VENV)/dev.stamp ## set up everything and run every check that CI runs
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache --no-logo
	$(BIN)/pytest -n 2 --dist worksteal -q

format: $(VENV)/dev.stamp ## format the code and apply the safe fixes
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format

format-check: $(VENV)/dev.stamp ## check the format
	$(BIN)/ruff format --check

lint: $(VENV)/dev.stamp ## lint
	$(BIN)/ruff check

types: $(VENV)/dev.stamp ## check the types
	$(BIN)/mypy

imports: $(VENV)/dev.stamp ## check that imports keep to the layers
	$(BIN)/lint-imports --no-cache --no-logo

unit: $(VENV)/dev.stamp ## run the tests
	$(BIN)/pytest -n 2 --dist worksteal -q

fuzz: $(VENV)/dev.stamp ## play many more random games against the conformance suite
	HYPOTHESIS_PROFILE=fuzz $(BIN)/pytest -n 2 --dist worksteal -q tests/conformance

# Tests import the installed package, never src: here that is the compiled one, and the first line makes sure of it.
compiled: $(COMPILED)/project.stamp ## compile the rules with mypyc and run the tests against that build
	@$(COMPILED)/bin/python -c "import pathlib, ostoja; home = pathlib.Path(ostoja.__file__).parent; \
	assert list(home.glob('engine/*.so')), f'{home} is not compiled'"
	$(COMPILED)/bin/pytest -n 2 --dist worksteal -q

bench: $(VENV)/dev.stamp $(COMPILED)/project.stamp $(BENCH)/peers.stamp ## measure speed: interpreted, compiled, and peers
	$(BIN)/python benchmarks/run.py \
		--interpreted $(BIN)/python --compiled $(COMPILED)/bin/python --peers $(BENCH)/bin/python

# ---------------------------------------------------------------- environments

$(VENV)/bin/python $(COMPILED)/bin/python $(BENCH)/bin/python $(LOCK)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo 'Python 3.11 or newer is needed; name it with: make PYTHON=/path/to/python3 …' >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo 'This Python cannot make virtual environments. On Debian or Ubuntu: apt install python3-venv' >&2; exit 1; }
	$(PYTHON) -m venv $(@D:/bin=)

$(VENV)/runtime.stamp: requirements/runtime.txt pyproject.toml | $(VENV)/bin/python
	$(BIN)/python $(LOCKED) requirements/runtime.txt
	$(BIN)/python $(PROJECT) --editable .
	@touch $@

$(VENV)/dev.stamp: requirements/dev.txt pyproject.toml | $(VENV)/bin/python
	$(BIN)/python $(LOCKED) requirements/dev.txt
	$(BIN)/python $(PROJECT) --editable .
	@touch $@

$(COMPILED)/tools.stamp: requirements/compiled.txt | $(COMPILED)/bin/python
	$(COMPILED)/bin/python $(LOCKED) requirements/compiled.txt
	@touch $@

# mypyc writes its libraries beside the sources it reads. Built from an unpacked sdist they never reach the checkout,
# where the interpreted environments would import them.
$(COMPILED)/project.stamp: $(COMPILED)/tools.stamp pyproject.toml $(SOURCES)
	rm -rf build/compiled
	$(COMPILED)/bin/python -m hatchling build --target sdist --directory build/compiled
	HATCH_BUILD_HOOKS_ENABLE=true $(COMPILED)/bin/python -m pip --disable-pip-version-check wheel --quiet \
		--no-deps --no-build-isolation --wheel-dir build/compiled build/compiled/ostoja-*.tar.gz
	$(COMPILED)/bin/python $(PROJECT) --force-reinstall build/compiled/ostoja-*.whl
	@touch $@

# Some peers are published as sources only; what builds them is pinned too and goes in first.
$(BENCH)/peers.stamp: requirements/bench-build.txt requirements/bench.txt | $(BENCH)/bin/python
	$(BENCH)/bin/python $(LOCKED) requirements/bench-build.txt
	$(BENCH)/bin/python $(LOCKED) requirements/bench.txt --no-build-isolation
	@touch $@

# ---------------------------------------------------------------- locks

# The locks hold for every platform and Python that the project supports; each one keeps to the versions of the one before.
# `make lock UPGRADE=--upgrade` takes newer releases, without it only what changed in pyproject.toml moves.
UPGRADE ?=
COMPILE = $(LOCK)/bin/uv --no-config pip compile $(UPGRADE) --quiet --universal --python-version 3.11 \
	--generate-hashes --custom-compile-command 'make lock' pyproject.toml

lock: $(LOCK)/uv.stamp ## pin what is installed, with hashes (UPGRADE=--upgrade for newer releases)
	$(COMPILE) --group build -o requirements/runtime.txt
	$(COMPILE) --group dev -c requirements/runtime.txt -o requirements/dev.txt
	$(COMPILE) --group compiled -c requirements/dev.txt -o requirements/compiled.txt
	$(COMPILE:pyproject.toml=) --group bench-build -o requirements/bench-build.txt
	$(COMPILE) --extra bench --group bench-build -c requirements/runtime.txt -o requirements/bench.txt
	$(COMPILE:pyproject.toml=) --group lock -o requirements/lock.txt

$(LOCK)/uv.stamp: | $(LOCK)/bin/python
	$(LOCK)/bin/python $(LOCKED) requirements/lock.txt
	@touch $@

clean: ## remove the environments, the caches and what was built
	rm -rf $(VENV) $(COMPILED) $(BENCH) $(LOCK) build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	rm -f .coverage .coverage.*
	find src -name '*.so' -delete
	find src tests benchmarks -type d -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
