refusal-no-vectors = { $game } is niet met vectoren te spelen, alleen met nummers.
refusal-ray-missing = Ray ontbreekt: pip install "ludoteca[cluster]"
refusal-research-missing = { $package } ontbreekt: pip install "ludoteca[research]"
refusal-unknown-data = Gegevens worden als .parquet of .jsonl geschreven, niet als “{ $suffix }”.
selfplay-kept = { $rows } beslissingen uit { $matches } partijen in { $file }.
