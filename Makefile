# make play | test | check | build | bench | mutate    (PYTHON=python3.12 picks another Python)
PYTHON ?= python3
PORT ?= 8000
VPY := .venv/bin/python

.PHONY: play test check build bench e2e mutate lock clean

play: build
	@$(PYTHON) tools/serve.py --port $(PORT)

build: .venv/.build node_modules/.ready
	@$(VPY) tools/build.py

check: .venv/.dev
	@$(VPY) -m ruff check .
	@$(VPY) -m mypy
	@$(VPY) -m pytest -q -n 2 -m "not slow"

test: .venv/.dev build
	@$(PYTHON) tools/prepare.py chromium
	@$(VPY) -m ruff check .
	@$(VPY) -m mypy
	@$(VPY) -m pytest -n 2 tests e2e

e2e: .venv/.dev build
	@$(PYTHON) tools/prepare.py chromium
	@$(VPY) -m pytest -n 2 e2e

bench: .venv/.dev build
	@$(VPY) -m bench

# Small changes of the rules that the tests must notice; make mutate MODULES="trader rounds" looks at some modules only.
mutate: .venv/.mutate
	@$(VPY) tools/mutate.py $(MODULES)

.venv/.mutate: .venv/.dev tools/locks/mutate.txt
	@$(PYTHON) tools/prepare.py mutate
	@touch $@

.venv/.build: tools/locks/build.txt
	@$(PYTHON) tools/prepare.py build
	@touch $@

.venv/.dev: tools/locks/dev.txt
	@$(PYTHON) tools/prepare.py dev
	@touch $@ .venv/.build

node_modules/.ready: package-lock.json
	@$(PYTHON) tools/prepare.py npm
	@touch $@

# New versions: change pyproject.toml or package.json, then make lock.
lock: .venv/.dev
	@$(PYTHON) tools/prepare.py lock

clean:
	rm -rf dist build
