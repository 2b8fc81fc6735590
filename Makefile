# The verbs of this project; CI uses the same.
PYTHON ?= python3
BIN := .venv/bin
# Where two things are checked at a time, each says what it has to say in one piece (make 3 cannot).
WHOLE := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

.PHONY: help setup client play browser browsers test lint types python-lint python-types client-lint client-types client-tests fmt goldens docs docs-site lock screenshots bench torture mutation supply dist release clean

help:          ## list the verbs
	@grep -hE '^[a-z-]+: .*##' $(MAKEFILE_LIST) | sed -E 's/:.*##/ \t/'

setup:         ## make .venv with everything that developers need
	@$(PYTHON) tools/setup.py

client: setup  ## build the pages of the browser, if they are missing or stale
	@$(PYTHON) tools/client.py

play:          ## play in the browser: installs only what that needs; HOST=0.0.0.0 lets other devices connect
	@$(PYTHON) -m tools.play $(if $(HOST),--host $(HOST))

browser:       ## find Chromium for the browser tests, or install it
	@$(PYTHON) tools/browser.py

test: client browser ## lint, types and every test
	@$(MAKE) -j2 --no-print-directory $(WHOLE) lint types client-tests
	$(BIN)/pytest -q -n 2 --ignore=tests/browser
	$(BIN)/pytest -q -n 2 tests/browser

browsers: setup client ## every browser test in Firefox, and a smoke test in WebKit
	@$(PYTHON) tools/browser.py firefox webkit
	$(BIN)/python -m tools.webkit
	BROWSER_ENGINE=firefox xvfb-run -a -s '-screen 0 1600x1000x24' $(BIN)/pytest -q tests/browser

lint: python-lint client-lint ## style, and which layer may import which

types: python-types client-types ## mypy and svelte-check, both strict

python-lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports

python-types: setup
	$(BIN)/mypy

client-lint: setup
	$(PYTHON) tools/client.py lint

client-types: setup
	$(PYTHON) tools/client.py check

client-tests: setup
	$(PYTHON) tools/client.py test

fmt: setup     ## put the code in shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(PYTHON) tools/client.py fmt

goldens: setup ## write golden playthroughs anew; read the difference before you commit
	$(BIN)/python -m ludoteca.testing.golden --write $$(find tests/golden -name '*.txt')

docs: setup    ## write the generated pages anew
	$(BIN)/python -m tools.docs --write

docs-site: setup ## build the documentation as pages into site/, every link checked
	NO_MKDOCS_2_WARNING=1 PYTHONPATH=. $(BIN)/mkdocs build --strict --site-dir site

lock:          ## resolve the lock files anew (needs uv)
	uv pip compile -q --universal --generate-hashes --all-extras --group dev pyproject.toml -o requirements-dev.lock
	uv pip compile -q --universal --generate-hashes --extra physics --group setup -c requirements-dev.lock pyproject.toml -o requirements.lock
	uv pip compile -q --universal --generate-hashes --group node -c requirements-dev.lock -o requirements-node.lock

bench: setup client browser ## measure, beside named peers; the report is docs/performance.md
	$(BIN)/python -m bench

torture: setup client ## hard times: kill -9, broken disks, bad lines, odd matches; HOURS=2 for more than ten minutes
	$(BIN)/python -m torture $(if $(HOURS),--hours $(HOURS))

supply: setup client ## licences, SBOM, known holes, and a wheel that is the same when built again
	$(BIN)/python -m tools.supply

mutation: setup ## change single lines of the rules, and see whether a test notices; MINUTES=120 for more than twenty
	$(BIN)/python -m tools.mutation $(if $(MINUTES),--minutes $(MINUTES))

screenshots: setup client browser ## draw every page into screenshots/, to be looked at
	$(BIN)/python -m tools.screenshots

dist: setup client ## build wheel and sdist, with the pages in them, into dist/: players need only Python
	$(BIN)/python -m hatchling build

release: setup client ## go through the release checklist: what is missing, and the wheel tried in empty environments
	$(BIN)/python -m tools.release

clean:         ## remove everything that was made
	rm -rf .venv build dist site screenshots client/node_modules src/ludoteca/server/static .mypy_cache .pytest_cache .ruff_cache .hypothesis
