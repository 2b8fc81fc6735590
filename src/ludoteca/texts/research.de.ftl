refusal-no-vectors = { $game } lässt sich nicht mit Vektoren spielen, nur mit Nummern.
refusal-ray-missing = Ray fehlt: pip install "ludoteca[cluster]"
refusal-research-missing = { $package } fehlt: pip install "ludoteca[research]"
refusal-unknown-data = Daten werden als .parquet oder .jsonl geschrieben, nicht als „{ $suffix }“.
selfplay-kept = { $rows } Entscheidungen aus { $matches } Partien in { $file }.
