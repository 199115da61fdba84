# Two commands do everything: `make play` and `make test`. `make help` lists the rest.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory
# The tests start hundreds of processes: what is compiled once need not be by each.
unexport PYTHONDONTWRITEBYTECODE

PYTHON ?=
WORKERS ?= 2
# The quick tests wait a good part of their time, for sockets and for programs that start.
QUICK_WORKERS ?= 4

VENV ?= .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input -qq

# A stamp is named by the content it was made from, so a second run has nothing to do and an older checkout is noticed.
key = $(shell cat $(1) | cksum | cut -d' ' -f1)
DEV := $(VENV)/.dev-$(call key,requirements/dev.txt)
PLAY := $(VENV)/.play-$(call key,requirements/play.txt)
PACKAGE := $(VENV)/.package-$(call key,pyproject.toml src/maquignon/__init__.py)
TORCH := $(VENV)/.torch-$(shell sed -n 's/^train = .*torch==\([^"]*\)".*/\1/p' pyproject.toml)
NODE := web/node_modules/.installed-$(call key,web/package-lock.json)
# The built browser game is as new as what it was built from.
WEB_SOURCES := $(shell find src/maquignon/languages -name "*.ftl" -o -name "language.json"; find web/src web/build web/public web/index.html web/vite.config.ts web/package-lock.json -type f -not -path '*/drawn/*' 2>/dev/null)
WEB := src/maquignon/web_dist/index.html
# Whoever has the whole workshop can play as well.
PLAYABLE := $(if $(wildcard $(DEV)),$(DEV),$(PLAY))

.PHONY: help
help: ## List these targets
	@grep -hE '^[a-z][a-z-]*:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{ printf "  make %-12s %s\n", $$1, $$2 }'

# --- set-up -----------------------------------------------------------------------------------------------------------

.PHONY: setup
setup: $(DEV) ## Install everything for playing, testing and working on it, into .venv
	@$(MAKE) -s $(PACKAGE)

$(BIN)/python:
	@scripts/make_venv.sh $(VENV) $(PYTHON)

# --no-deps: a lock names everything there is; asked to resolve, pip would find a newer release of what is pinned with extras.
$(DEV): | $(BIN)/python
	@echo "Installing what the workshop needs into $(VENV) (a few minutes the first time)"
	@rm -f $(VENV)/.dev-* $(VENV)/.play-*
	@$(PIP) install --no-deps --require-hashes -r requirements/dev.txt
	@touch $@

$(PLAY): | $(BIN)/python
	@echo "Installing what the game needs into $(VENV) (about a minute the first time)"
	@rm -f $(VENV)/.dev-* $(VENV)/.play-*
	@$(PIP) install --no-deps --require-hashes -r requirements/play.txt
	@touch $@

# Asked for by the targets that have made sure of its dependencies.
$(PACKAGE):
	@rm -f $(VENV)/.package-*
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

# Asked for by the targets that test training.
$(TORCH): | $(DEV)
	@echo "Installing torch into $(VENV) (half a minute the first time)"
	@rm -f $(VENV)/.torch-*
	@scripts/install_torch.sh $(BIN)/python
	@touch $@

$(NODE):
	@command -v npm >/dev/null || { echo "The browser game needs Node 20 or newer and npm to be built." >&2; exit 1; }
	@echo "Installing what the browser game is built with into web/node_modules (half a minute the first time)"
	@rm -f web/node_modules/.installed-*
	@npm --prefix web ci --no-audit --no-fund --no-update-notifier --loglevel=error
	@touch $@

.PHONY: web
web: $(WEB) ## Build the browser game into src/maquignon/web_dist

$(WEB): $(WEB_SOURCES) | $(NODE)
	@echo "Building the browser game"
	@cd web && node_modules/.bin/vite build --logLevel error
	@touch $@

WRITERS := scripts/write_types.py scripts/write_messages.py scripts/write_lessons.py scripts/write_pictures.py scripts/write_reference.py scripts/write_figures.py

.PHONY: types
types: setup ## Write anew what is made from the Python code: types, words and lessons of the browser game, reference pages
	@for script in $(WRITERS) scripts/write_minutes.py; do $(BIN)/python "$$script"; done

.PHONY: lock
lock: setup ## Pin every dependency anew (UPGRADE=1 takes the newest versions)
	@scripts/lock.sh $(if $(UPGRADE),--upgrade)

# --- play -------------------------------------------------------------------------------------------------------------

.PHONY: play
play: $(PLAYABLE) ## Play in the browser: build the game, serve it, and print where
	@$(MAKE) -s $(PACKAGE)
	@if command -v npm >/dev/null; then $(MAKE) -s $(WEB); fi
	@if [ -e $(WEB) ]; then $(BIN)/maquignon serve; else \
		echo "The browser game needs Node 20 or newer and npm to be built: here is the one for the terminal."; \
		$(BIN)/maquignon play; fi

.PHONY: cluster
cluster: setup ## Try many servers on this machine: a PostgreSQL, three servers and nginx, until Ctrl-C
	@$(BIN)/python scripts/cluster.py

# --- trust ------------------------------------------------------------------------------------------------------------

# Tests in a browser need one; it is installed only once there are such tests.
BROWSER := $(if $(wildcard tests/browser),scripts/ensure_chromium.sh,true)

# One part that fails keeps no other from running: who waited for the whole of it wants to know the whole of it.
PARTS := test-web coverage test-slow test-browser

.PHONY: test
test: setup ## Run all tests except the soak, in these parts: test-web, coverage, test-slow, test-browser
	@trap 'exit 130' INT; failed=; \
		for part in $(PARTS); do $(MAKE) -s $$part || failed="$$failed $$part"; done; \
		if [ -n "$$failed" ]; then echo "FAILED:$$failed"; exit 1; else echo "Passed: $(PARTS)"; fi

.PHONY: test-web
test-web: ## Run the tests of the browser game's own code
	@$(MAKE) -s $(NODE)
	@cd web && node_modules/.bin/vitest run --reporter=dot

.PHONY: test-quick
test-quick: setup test-web ## Run the tests that take no time
	@$(MAKE) -s $(TORCH)
	@$(BIN)/pytest -n $(QUICK_WORKERS) -m "not slow and not browser"

.PHONY: test-slow
test-slow: setup ## Run the tests that take more than a moment
	@scripts/ensure_proxies.sh
	@$(MAKE) -s $(TORCH) $(NODE)
	@$(BIN)/pytest -n $(WORKERS) --maxschedchunk 1 -m "slow and not browser"

.PHONY: test-browser
test-browser: setup ## Run the tests that drive a real browser
	@$(BROWSER)
	@$(MAKE) -s $(WEB)
	@$(BIN)/pytest -n $(WORKERS) --maxschedchunk 1 tests/browser

.PHONY: pythons
pythons: ## Run the tests that take no time with every Python this project is for, each in an environment of its own
	@WORKERS=$(WORKERS) scripts/each_python.sh

.PHONY: soak
soak: setup ## Run the tests that take minutes, 10,000 random games of every kind among them (SOAK_GAMES=500: fewer)
	@$(BIN)/pytest -n $(WORKERS) -m soak --hypothesis-profile=soak

# A night goes on where it stopped; KILLS=200 MESSAGES=200000 GAMES=2000 are a part of it.
.PHONY: siege
siege: setup ## Attack a real server in every way we know, a minute each (SECONDS=10, ONLY="hints codes", LONG=1: a night of it)
	@$(BIN)/python -m tests.siege $(if $(SECONDS),--seconds $(SECONDS)) $(if $(ONLY),--only $(ONLY)) $(if $(LONG),--long) \
		$(if $(KILLS),--kills $(KILLS)) $(if $(MESSAGES),--messages $(MESSAGES)) $(if $(filter command%,$(origin GAMES)),--games $(GAMES))

.PHONY: campaign
campaign: setup ## Kill servers and their PostgreSQL at random under 40 live tables (KILLS=200, DATABASE_KILLS=20, TABLES=40)
	@$(BIN)/python -m tests.siege.campaign $(if $(KILLS),--kills $(KILLS)) $(if $(DATABASE_KILLS),--database-kills $(DATABASE_KILLS)) \
		$(if $(TABLES),--tables $(TABLES))

.PHONY: mutants
mutants: setup ## Put single faults into a copy, one by one, and see whether the tests notice (ONLY=server, MINUTES=25, LEARN=1)
	@PYTHONPATH=scripts $(BIN)/python -m mutants --jobs $(WORKERS) --minutes $(or $(MINUTES),25) --only "$(ONLY)" $(if $(LEARN),--learn)

# What is measured, with the least share of branches; tests/conftest.py says which tests see to that.
MEASURED := rules=100 knowledge=100 languages=100 notation=100 tables=97 server=97

# The law is compiled beside the tests that do not need it, once: every worker that came to it first would do it for itself.
.PHONY: coverage
coverage: setup ## Run the tests that take no time, and see that they go everywhere in the law and nearly everywhere at the tables
	@$(MAKE) -s $(TORCH)
	@mkdir -p .cache
	@$(BIN)/python -m maquignon.turbo.ahead & compiling=$$!; failed=; \
		COVERAGE_FILE=.cache/coverage $(BIN)/pytest -n $(QUICK_WORKERS) -m "not slow and not browser" \
			$(foreach room,$(MEASURED),--cov=maquignon.$(firstword $(subst =, ,$(room)))) --cov-report=json:.cache/coverage.json || failed=yes; \
		$(BIN)/python scripts/hold_coverage.py .cache/coverage.json $(MEASURED) || failed=yes; \
		wait $$compiling; test -z "$$failed"

.PHONY: check
check: setup ## Check style, types and the direction of imports
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy --strict
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/python scripts/check_languages.py
	@for script in $(WRITERS); do $(BIN)/python "$$script" --check; done
	@$(BIN)/codespell
	@$(BIN)/codespell --skip "" docs/rules/en src/maquignon/languages/en
	@$(MAKE) -s $(NODE)
	@cd web && node_modules/.bin/svelte-check --fail-on-warnings --output machine-verbose | { grep -E ' (ERROR|WARNING|COMPLETED) ' || true; } \
		&& node_modules/.bin/eslint --max-warnings 0 . \
		&& node_modules/.bin/prettier --check --log-level warn .

.PHONY: screenshots
screenshots: setup ## Take pictures of every screen of the browser game, into screenshots/
	@scripts/ensure_chromium.sh
	@$(MAKE) -s $(WEB)
	@$(BIN)/python scripts/screenshots.py $(PICTURES)

.PHONY: format
format: setup ## Put style right where a machine can
	@$(BIN)/ruff check --fix-only
	@$(BIN)/ruff format
	@$(MAKE) -s $(NODE)
	@cd web && node_modules/.bin/prettier --write --log-level warn .

.PHONY: golden
golden: setup ## Write anew what the golden games say and what bots choose there, when that is meant to change
	@$(BIN)/python -m tests.golden.write

.PHONY: bench
bench: setup ## Measure
	@for script in bench/bench_*.py; do echo "== $$script"; PYTHONPATH=. $(BIN)/python "$$script"; done

# The same folder goes on with what was played; more GAMES take over those of a shorter run.
GAMES ?= 20

.PHONY: ladder
ladder: setup ## Play every bot against every other and write docs/ladder.md (GAMES=20 for each pair; goes on where it stopped)
	@$(BIN)/maquignon ladder --save .cache/ladder --bots ours,exec:examples/first_bot.py --games $(GAMES) --seed 2031 --page docs/ladder.md

.PHONY: docs
docs: setup ## Write the pages of docs/rules anew
	@$(BIN)/python -m maquignon.notation.rulebook docs/rules

.PHONY: site
site: setup ## Build the documentation into build/site/VERSION, beside other versions (TAGS=1: build those of all tags, too)
	@$(BIN)/python scripts/site.py $(if $(TAGS),--tags)

.PHONY: release
release: setup ## Make a release of VERSION=1.2.3: changelog, commit, tag, packages, checksums and bill of materials, in dist/ (PREPARE=1: only the commit)
	@$(if $(VERSION),,echo "Say which: make release VERSION=1.2.3" >&2; exit 1)
	@$(if $(PREPARE),,$(MAKE) -s $(WEB))
	@$(BIN)/python scripts/release.py $(VERSION) $(if $(PREPARE),--prepare)

# --- tidy -------------------------------------------------------------------------------------------------------------

.PHONY: hooks
hooks: setup ## Check before every commit
	@$(MAKE) -s $(NODE)
	@$(BIN)/pre-commit install

.PHONY: clean
clean: ## Remove everything that was built, installed or cached
	@rm -rf .venv .bench build dist htmlcov .coverage .coverage.* .cache .hypothesis .import_linter_cache .mypy_cache \
		.pytest_cache .ruff_cache test-results src/maquignon/web_dist web/node_modules
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
