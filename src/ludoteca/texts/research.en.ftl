refusal-no-vectors = { $game } cannot be played by vectors, only by numbers.
refusal-ray-missing = Ray is missing: pip install "ludoteca[cluster]"
refusal-research-missing = { $package } is missing: pip install "ludoteca[research]"
refusal-unknown-data = Data is written as .parquet or .jsonl, not as “{ $suffix }”.
selfplay-kept = { $rows } decisions of { $matches } matches in { $file }.
