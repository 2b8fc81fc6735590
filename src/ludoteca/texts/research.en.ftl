refusal-kernel-missing = The compiled rules need Numba: pip install "ludoteca[fast]"
refusal-kernel-unproved = The compiled rules of Palermo were not compared with the rules of this version, so they are not used. Play with fast=False, or run `python -m tools.kernel --write`.
refusal-no-kernel = { $game } has no compiled rules; leave out fast=True.
refusal-no-kernel-for-box = The compiled rules of { $game } know the printed box only; leave out fast=True.
refusal-no-short-form = { $game } has no short form for learners.
refusal-no-vectors = { $game } cannot be played by vectors, only by numbers.
refusal-ray-missing = Ray is missing: pip install "ludoteca[cluster]"
refusal-research-missing = { $package } is missing: pip install "ludoteca[research]"
refusal-server-missing = Playing in the browser and hosting need more packages: pip install "ludoteca[server]"
refusal-unknown-data = Data is written as .parquet or .jsonl, not as “{ $suffix }”.
selfplay-kept = { $rows } decisions of { $matches } matches in { $file }.
server-install = { $count ->
    [one] Playing in the browser needs one more package.
   *[other] Playing in the browser needs { $count } more packages.
} Install now?
refusal-no-potentials = { $game } cannot say how well a seat stands; leave out shaping.
refusal-weights-of-another-version = { $file } was trained for encoding { $version } of its game; this version needs { $needed }. Train it again.
refusal-weights-of-other-seats = This agent was trained for a table of { $seats }.
