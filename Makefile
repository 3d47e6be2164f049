# Two commands: `make play` and `make test`. Everything they need is installed into .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYED := $(VENV)/.installed
TESTED := $(VENV)/.installed-test
ALONE := tests/server/test_attacks.py
FRAMES := tests/page/test_in_step.py tests/page/test_race.py
WORKERS := $(shell $(PYTHON) -c 'import os; print(1 + (os.cpu_count() or 1))')
RULES := $(addprefix tests/, conformance core games golden match referee table)

# What Python compiles is kept, whatever this machine's habit: each test that starts a house would compile it anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play page test test-rules test-house quick check web-check watch storm fuzz mutants format bench facts clean

help:
	@echo "make play     install toog and open the house in your browser"
	@echo "make test     install the test tools and run every check and test"
	@echo "make quick    what one runs while working: every check, the rules, the table and the texts (a minute)"
	@echo "make watch    look on in a browser while whole games are played, frame by frame (some minutes)"
	@echo "make storm    simulate nodes, store and network in all weathers until something breaks (HOURS=1)"
	@echo "make fuzz     read an hour of broken records, moves, frames and messages (ONLY=, SEED=, MINUTES=)"
	@echo "make mutants  change the rules and the table in small ways, and see which changes no test notices (hours; ONLY=)"
	@echo "make format   put the source in its form"
	@echo "make bench    measure the speed bars (the C loop needs a C compiler)"
	@echo "make facts    simulate and count, and write docs/facts (some minutes)"

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "toog needs Python 3.11 or newer: make PYTHON=python3.12 ..." >&2; exit 2; }
	$(PYTHON) -m venv $(VENV)

$(PLAYED): pyproject.toml constraints.txt | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e .
	@touch $@

# Most of what is installed is never imported: what is, Python compiles when it is.
$(TESTED): pyproject.toml constraints.txt | $(BIN)/python
	$(BIN)/python -m pip install --no-compile --quiet --disable-pip-version-check -c constraints.txt -e '.[test]'
	@touch $@ $(PLAYED)

# Ctrl-C closes the house, which is no error.
play: $(PLAYED) page
	@trap : INT; $(BIN)/toog || test $$? -eq 130

# Unchanged sources build nothing. Where there is no Node, the package is installed anew, which brings its own.
page: $(PLAYED)
	@$(BIN)/python web/page.py || $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e .

# The page is checked and built beside the source; neither shows anything before it is through.
test: $(TESTED)
	@$(MAKE) --jobs=2 --output-sync=target --no-print-directory check web-check
	@$(MAKE) --no-print-directory test-rules test-house

# The rules, and a table at which they are played: their own tests reach every line and branch of both.
test-rules: $(TESTED)
	$(BIN)/python -m pytest -n auto --dist worksteal $(RULES) --cov --durations=10

# Everything around them. Who has nothing left to do takes over from who has. Some tests wait for a house or a page, so
# there is one worker more than processors (a browser keeps a processor busy: with two more all take longer). Only those
# that look at every frame have the processors for themselves, and so have two houses that are attacked while a
# stranger's moves are timed: most attacks wait, so that one house leaves the processors idle for three seconds of four.
test-house: $(TESTED)
	$(BIN)/python -m pytest -n auto --dist worksteal $(FRAMES) --durations=10
	$(BIN)/python -m pytest -n 2 --dist worksteal $(ALONE) --durations=5
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(patsubst %,--ignore=%,$(RULES) $(FRAMES) $(ALONE)) --durations=40

# No server, terminal or browser.
quick: check web-check
	$(BIN)/python -m pytest -n auto --dist worksteal -q $(RULES) tests/texts

# Whole games, in step: the suite itself sees only how the longest ones end.
watch: $(TESTED)
	$(BIN)/python -m pytest tests/page/test_in_step.py --whole --durations=5

# Every run has a seed, and one that fails is seen again with: python -m tests.storm --seed N
HOURS ?= 1
storm: $(TESTED)
	$(BIN)/python -m tests.storm --hours $(HOURS)

# The suite reads some of the same kind. What fails is shown with the command that shows it again.
fuzz: $(TESTED)
	$(BIN)/python -m tests.fuzz --minutes $(or $(MINUTES),60) $(ONLY:%=--only %) $(SEED:%=--seed %)

# Goes on where it stopped. What lives is listed in docs/mutants.md, by its reason.
mutants: $(TESTED)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[mutants]'
	$(BIN)/python -m mutmut run $(ONLY:%='%')
	$(BIN)/python -m tests.mutants

web-check: $(TESTED) page
	@$(BIN)/python web/page.py check

check: $(TESTED)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(TESTED)
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .
	$(BIN)/python web/page.py format

bench: $(TESTED)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[bench]'
	$(BIN)/python -m benchmarks --write
	$(BIN)/python -m benchmarks.house.beside

facts: $(PLAYED)
	$(BIN)/python -m facts

clean:
	rm -rf $(VENV) build dist mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage web/node_modules src/toog/page
