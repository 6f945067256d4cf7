# make play | test | wide | check | build | bench | screenshots | mutate | native | docs | train-setup    (PYTHON=python3.12 picks another Python)
PYTHON ?= python3
PORT ?= 8000
GAMES ?= 200
VPY := .venv/bin/python

# Compiled Python is kept, wherever else it is not: the tests start some hundred Pythons, each of which would compile all anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play plan test wide check build wheel itch soak browsers bench e2e screenshots mutate native docs train-setup lock clean

play: plan build
	@$(PYTHON) -m sanjuan play --port $(PORT) --no-browser

# Says which steps follow, and how long the first run takes.
plan:
	@$(PYTHON) tools/prepare.py plan

build: .venv/.build node_modules/.ready
	@$(VPY) tools/build.py

# build/sanjuan-VERSION-py3-none-any.whl with the built site in it: pip install it, then `sanjuan play`.
wheel: build .venv/.wheel
	@$(VPY) tools/pack.py wheel

# build/san-juan-itch.zip, to be uploaded to itch.io as a game that is played in the browser.
itch: build
	@$(VPY) tools/pack.py itch

check: .venv/.dev .venv/.scripts node_modules/.ready
	@$(VPY) -m ruff check .
	@$(VPY) tools/check_scripts.py & READ=$$!; $(VPY) -m mypy && wait $$READ
	@$(VPY) -m pytest -q -n 2 --dist worksteal -m "not slow and not wide and not soak and not native"

# What needs one core only is done side by side before the tests.
test: .venv/.dev .venv/.build .venv/.scripts node_modules/.ready
	@$(PYTHON) tools/prepare.py chromium nginx markup
	@($(VPY) -m ruff check . && $(VPY) -m mypy && $(VPY) tools/check_scripts.py) & READ=$$!; $(VPY) tools/build.py && wait $$READ
	@$(VPY) -m pytest -n 2 --dist worksteal --durations=25 tests e2e

# What make test leaves out of what it has a sample of: more sizes, games, moments, whole games. .ci/run runs both.
wide: .venv/.dev build
	@$(PYTHON) tools/prepare.py chromium nginx markup
	@$(VPY) -m pytest -n 2 --dist worksteal -m "wide and not soak" tests e2e

e2e: .venv/.dev build
	@$(PYTHON) tools/prepare.py chromium nginx markup
	@$(VPY) -m pytest -n 2 --dist worksteal e2e

# The core of the game in Firefox ESR and WebKitGTK (Debian packages, fetched by apt).
browsers: .venv/.dev build
	@$(PYTHON) tools/prepare.py browsers
	@$(VPY) -m pytest browsers

# What takes long and of which make test has a sample: two hundred games in one tab (nothing may grow; GAMES=50 plays fewer), monkeys at every
# size, every size in every language, whole games of the strongest player, ten thousand mutants at every door.
soak: .venv/.dev build
	@$(PYTHON) tools/prepare.py chromium
	@SOAK_GAMES=$(GAMES) $(VPY) -m pytest -s -m soak e2e/test_memory.py
	@DOORS=10000 $(VPY) -m pytest -m "" tests/hostile/test_doors.py
	@MONKEY_GAMES=4 $(VPY) -m pytest -m "" -k monkey e2e/test_play.py
	@$(VPY) -m pytest -n 2 --dist worksteal -m soak -k "not monkey" --ignore=e2e/test_memory.py tests e2e

# docs/screenshots/ and docs/screenshots.md: every state of tools/screenshots.py at every size; docs/play.webp: a film for the README.
screenshots: .venv/.dev build
	@$(PYTHON) tools/prepare.py chromium
	@$(VPY) tools/screenshots.py
	@$(VPY) tools/film.py

bench: .venv/.dev build
	@$(PYTHON) tools/prepare.py chromium lighthouse
	@$(VPY) -m bench
	@$(VPY) -m bench start
	@$(VPY) -m bench lighthouse

# Small changes of the rules that the tests must notice; make mutate MODULES="trader rounds" looks at some modules only.
mutate: .venv/.mutate
	@$(VPY) tools/mutate.py $(MODULES)

# The copy of San Juan in C++ (training/san_juan/native): compiled, and compared with the engine.
native: .venv/.dev
	@$(PYTHON) tools/prepare.py compiler
	@$(VPY) -m pytest -m native tests/training

# build/docs/: the guides as a site, with a search and a reference of the Python modules. A broken link fails.
docs: .venv/.docs
	@$(VPY) tools/guide_site.py

# What training/ needs, for machines that only train (make check and make test bring it along).
train-setup: .venv/.train

.venv/.train: tools/locks/train.txt
	@$(PYTHON) tools/prepare.py train
	@touch $@

.venv/.mutate: .venv/.dev tools/locks/mutate.txt
	@$(PYTHON) tools/prepare.py mutate
	@touch $@

.venv/.docs: tools/locks/docs.txt
	@$(PYTHON) tools/prepare.py docs
	@touch $@

.venv/.build: tools/locks/build.txt
	@$(PYTHON) tools/prepare.py build
	@touch $@

.venv/.wheel: .venv/.build tools/locks/wheel.txt
	@$(PYTHON) tools/prepare.py wheel
	@touch $@

.venv/.dev: tools/locks/dev.txt
	@$(PYTHON) tools/prepare.py dev
	@touch $@ .venv/.build .venv/.wheel

.venv/.scripts: tools/locks/scripts/package-lock.json
	@$(PYTHON) tools/prepare.py scripts
	@touch $@

node_modules/.ready: package-lock.json
	@$(PYTHON) tools/prepare.py npm
	@touch $@

# New versions: change pyproject.toml or package.json, then make lock.
lock: .venv/.dev
	@$(PYTHON) tools/prepare.py lock

clean:
	rm -rf dist build
