# The commands of this project; CI uses the same.
PYTHON ?= python3
BIN := .venv/bin
# Prints the output of parallel targets one after the other (make 3 cannot).
WHOLE := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

.PHONY: help setup client play site browser browsers test lint types python-lint python-types client-lint client-types client-tests fmt goldens docs docs-site lock screenshots bench torture mutation supply dist release clean

help:          ## list the commands
	@grep -hE '^[a-z-]+: .*##' $(MAKEFILE_LIST) | sed -E 's/:.*##/ \t/'

setup:         ## make .venv with everything that developers need
	@$(PYTHON) tools/setup.py

client: setup  ## build the browser client, if it is missing or stale
	@$(PYTHON) tools/client.py

play:          ## play in the browser: installs only what that needs; LAN=1 lets phones and TV of the house connect
	@$(PYTHON) -m tools.play $(if $(HOST),--host $(HOST)) $(if $(LAN),--lan)

site:          ## write build/site, a folder that any web host can serve: everything is played in the browser
	@$(PYTHON) -m tools.play --only-set-up
	@$(BIN)/ludoteca site build/site

browser:       ## find Chromium for the browser tests, or install it
	@$(PYTHON) tools/browser.py

test: client browser ## lint, types and every test
	@$(MAKE) -j2 --no-print-directory $(WHOLE) lint types client-tests
	$(BIN)/pytest -q -n 2 --ignore=tests/browser
	$(BIN)/pytest -q -n 3 tests/browser

browsers: setup client ## every browser test in Firefox, and a smoke test in WebKit
	@$(PYTHON) tools/browser.py firefox webkit
	$(BIN)/python -m tools.webkit
	BROWSER_ENGINE=firefox xvfb-run -a -s '-screen 0 1600x1000x24' $(BIN)/pytest -q tests/browser

lint: python-lint client-lint ## style and import layers

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

fmt: setup     ## format the code and fix what the linter can fix
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(PYTHON) tools/client.py fmt

goldens: setup ## rewrite the golden playthroughs; read the diff before you commit
	$(BIN)/python -m ludoteca.testing.golden --write $$(find tests/golden -name '*.txt')

docs: setup    ## regenerate the generated pages
	$(BIN)/python -m tools.docs --write

docs-site: setup ## build the documentation as pages into site/, every link checked
	NO_MKDOCS_2_WARNING=1 PYTHONPATH=. $(BIN)/mkdocs build --strict --site-dir site

lock:          ## update the lock files (needs uv)
	uv pip compile -q --universal --generate-hashes --extra all --group dev pyproject.toml -o requirements-dev.lock
	uv pip compile -q --universal --generate-hashes --extra server --extra physics --group setup -c requirements-dev.lock pyproject.toml -o requirements.lock
	uv pip compile -q --universal --generate-hashes --extra server --extra postgres --extra notices --extra passkeys --extra openid --extra copies --extra physics -c requirements-dev.lock pyproject.toml -o requirements-server.lock
	uv pip compile -q --universal --generate-hashes --group node -c requirements-dev.lock -o requirements-node.lock

bench: setup client browser ## measure, compared with named projects; the figures go to docs/lab/measurements.md
	$(BIN)/python -m bench

torture: setup client ## fault injection: kill -9, disk and network faults, unusual matches, then the simulator; HOURS=2 for more than ten minutes each
	$(BIN)/python -m torture $(if $(HOURS),--hours $(HOURS))
	$(BIN)/python -m simulation $(if $(HOURS),--hours $(HOURS),--minutes 10)
	$(BIN)/python -m tools.kernel --transitions 10000000 --seed $$(date +%s)

supply: setup client ## licences, SBOM, known vulnerabilities, and a reproducible wheel
	$(BIN)/python -m tools.supply

mutation: setup ## mutation testing of the rules; MINUTES=120 for more than twenty minutes
	$(BIN)/python -m tools.mutation $(if $(MINUTES),--minutes $(MINUTES))

screenshots: setup client browser ## take a picture of every page into screenshots/
	$(BIN)/python -m tools.screenshots

dist: setup client ## build wheel and sdist, with the pages in them, into dist/: players need only Python
	$(BIN)/python -m hatchling build

release: setup client ## check what a release still lacks, and try the wheel in empty environments
	$(BIN)/python -m tools.release

clean:         ## remove everything that was built
	rm -rf .venv build dist site screenshots client/node_modules src/ludoteca/server/static .mypy_cache .pytest_cache .ruff_cache .hypothesis
