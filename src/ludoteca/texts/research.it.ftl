refusal-no-vectors = { $game } non si gioca con vettori, solo con numeri.
refusal-ray-missing = Manca Ray: pip install "ludoteca[cluster]"
refusal-research-missing = Manca { $package }: pip install "ludoteca[research]"
refusal-unknown-data = I dati si scrivono come .parquet o .jsonl, non come «{ $suffix }».
selfplay-kept = { $rows } decisioni di { $matches } partite in { $file }.
