refusal-no-vectors = { $game } ne se joue pas par vecteurs, seulement par numéros.
refusal-ray-missing = Il manque Ray : pip install "ludoteca[cluster]"
refusal-research-missing = Il manque { $package } : pip install "ludoteca[research]"
refusal-unknown-data = Les données s’écrivent en .parquet ou .jsonl, pas en « { $suffix } ».
selfplay-kept = { $rows } décisions de { $matches } parties dans { $file }.
