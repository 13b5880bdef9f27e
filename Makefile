# Two commands from a fresh clone: `make play` and `make test`. Only Python 3.11–3.13 and make are needed.

PYTHON ?= python3
VENV   ?= .venv
GOALS  ?= $(MAKECMDGOALS)
BIN    := $(VENV)/bin
# Python compiles what is imported when it is; compiling all of it at once takes as long as the rest of the installation.
PIP     = $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
# uv takes a third of pip's time. Where it cannot be had, or where pip has an index of its own, pip does it all.
HAS_INDEX = [ -n "$$PIP_INDEX_URL" ] || $(BIN)/python -m pip config get global.index-url >/dev/null 2>&1
INSTALL = { [ -x $(BIN)/uv ] && $(BIN)/uv pip install --quiet --python $(BIN)/python $(1); } || $(PIP) $(1)
# Where Python may not keep what it compiled, every process compiles every library anew: half of the time of the tests.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: docs help play terminal load test tests covered quick rules lint imported browser compiled soak check bench golden shots film lock clean

help:           ## this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 12

$(VENV)/run: requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))' || \
	  { echo "Vivat needs Python 3.11, 3.12 or 3.13; '$(PYTHON)' is another. Try: make PYTHON=python3.12 $(GOALS)"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@$(HAS_INDEX) || $(PIP) --require-hashes -r requirements-uv.lock || true
	$(call INSTALL,--require-hashes -r requirements.lock)
	$(call INSTALL,--no-deps -e .)
	@touch $@

$(VENV)/dev: $(VENV)/run requirements-dev.lock
	$(call INSTALL,--require-hashes -r requirements-dev.lock)
	@touch $@

play: $(VENV)/run  ## play now: starts a server on this machine and opens the page
	@$(BIN)/vivat serve --open $(ARGS)

terminal: $(VENV)/run  ## play in the terminal, against bots (ARGS="--players 3 …" for more)
	@$(BIN)/vivat play $(ARGS)

test:           ## lint, types, layers, tests
	@$(MAKE) --no-print-directory -j 3 GOALS=test lint tests

tests: covered browser compiled
	$(BIN)/python -m pytest -n auto -m "not covering" --dist loadfile --no-loadscope-reorder

covered: $(VENV)/dev imported  # the tests of rules and game, which need nothing compiled
	$(BIN)/python -m pytest -n logical -m covering --cov --cov-report=term tests/castle tests/intrigue tests/game

lint: $(VENV)/dev  ## lint, types, layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/python -m tests.browser.client_checks

imported: $(VENV)/dev  # once for all: workers that start together would each compile the same bytecode
	@$(BIN)/python -m pytest --collect-only -q >/dev/null || true

browser:
	@$(PYTHON) -m tests.browser.install

compiled: $(VENV)/run  ## compile what the tests need (beside the installation of what only they need)
	$(BIN)/python -m tests.compilation

quick: $(VENV)/dev  ## lint, types, rules, game and tables: within a minute
	@$(MAKE) --no-print-directory -j 3 GOALS=quick lint rules

rules: $(VENV)/dev
	$(BIN)/python -m pytest -n logical -m "not hunt" tests/castle tests/intrigue tests/game tests/table

soak: $(VENV)/dev browser compiled  ## tests that could depend on luck, twenty times: fast, slow, beside others (ARGS="--times 3 …")
	$(BIN)/python -m tests.soak $(ARGS)

check: $(VENV)/dev  ## the large checks: ten million compiled steps, as many decisions of each family, a million worlds …
	$(BIN)/python -m tests.large
	$(BIN)/python -m tests.web.two_worlds --trials 100000
	$(BIN)/python -m tests.web.fuzz_frames --frames 1000000
	$(BIN)/python -m tests.web.retries --commands 100000
	$(BIN)/python -m tests.web.kills --kills 1000
	$(BIN)/python -m tests.web.cluster --minutes 60
	$(BIN)/python -m tests.circle.fortnight --seeds 50
	$(BIN)/python benchmarks/attacks.py
	$(BIN)/python -m tests.simulation --commands 100000

.PHONY: attacks
attacks: $(VENV)/dev compiled  ## what strangers can do to an honest player, with figures (ARGS="--only options,writes" for some)
	$(BIN)/python benchmarks/attacks.py $(ARGS)

.PHONY: proxies
proxies: $(VENV)/dev  ## nginx and Caddy before real servers: installs Debian's packages (as root, or with sudo) and tests
	command -v caddy >/dev/null && PATH=$$PATH:/usr/sbin command -v nginx >/dev/null || \
	  $(if $(filter 0,$(shell id -u)),,sudo) apt-get install -y --no-install-recommends nginx caddy openssl
	$(BIN)/python -m pytest -rs tests/web/test_proxies.py tests/test_deploy.py

.PHONY: simulate
simulate: $(VENV)/dev  ## several servers, their database and people in virtual time, seed after seed (ARGS="--seed 7 --minutes 480")
	$(BIN)/python -m tests.simulation $(ARGS)

.PHONY: matrix
matrix:         ## the test command on Python 3.11, 3.12 and 3.13, as far as they are installed (ARGS=--dry only lists)
	@$(PYTHON) -m tests.matrix $(ARGS)

.PHONY: release
release: $(VENV)/dev  ## sdist and wheel in dist; refuses a dirty tree, an old changelog and a red test
	@$(BIN)/python -m tests.release

load: $(VENV)/dev  ## a server under load: 2,000 tables, 10,000 sockets, 400 moves a second
	$(BIN)/python benchmarks/load.py $(ARGS)

$(VENV)/bench: $(VENV)/dev requirements-bench.lock
	$(call INSTALL,--require-hashes -r requirements-bench.lock)
	@touch $@

bench: $(VENV)/bench  ## how fast the compiled rules and the adapters are, beside others' games in the same run
	@$(BIN)/vivat bench $(ARGS)

golden: $(VENV)/dev  ## write the golden playthroughs and node counts anew (then read the diff)
	$(BIN)/python -m tests.golden.write

docs: $(VENV)/dev  ## the documentation site, in build/site: open build/site/index.html, no server or network is needed
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict

film: $(VENV)/dev browser  ## frames of every big moment of the browser game as strips, in build/film
	$(BIN)/python -m tests.browser.film $(ARGS)

shots: $(VENV)/dev browser  ## pictures of every screen and moment of the browser game, in build/shots
	$(BIN)/python -m tests.browser.shots $(ARGS)

LOCKED  := --quiet --universal --generate-hashes --no-emit-index-url --no-annotate --no-header --python-version 3.11
COMPILE := $(BIN)/uv pip compile pyproject.toml $(LOCKED)

lock: $(VENV)/dev  ## lock the dependencies anew
	$(PIP) --require-hashes -r requirements-uv.lock
	echo uv | $(BIN)/uv pip compile - $(LOCKED) -o requirements-uv.lock
	$(COMPILE) -o requirements.lock
	$(COMPILE) --extra dev -o requirements-dev.lock
	$(COMPILE) --extra bench --constraint requirements-dev.lock -o requirements-bench.lock

clean:          ## remove what was installed and built here
	rm -rf $(VENV) .venv-* node_modules build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage
