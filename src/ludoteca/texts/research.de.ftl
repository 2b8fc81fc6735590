refusal-no-encoding = { $game } lässt sich nicht mit Nummern lernen; das geht mit { $known }.
refusal-ray-missing = Ray fehlt: pip install "ludoteca[cluster]"
refusal-research-missing = { $package } fehlt: pip install "ludoteca[research]"
refusal-unknown-data = Daten werden als .parquet oder .jsonl geschrieben, nicht als „{ $suffix }“.
selfplay-kept = { $rows } Entscheidungen aus { $matches } Partien in { $file }.
