refusal-kernel-missing = Die übersetzten Regeln brauchen Numba: pip install "ludoteca[fast]"
refusal-kernel-unproved = Die übersetzten Regeln von Palermo wurden mit den Regeln dieser Version nicht verglichen und werden deshalb nicht benutzt. Spiele mit fast=False, oder starte `python -m tools.kernel --write`.
refusal-no-kernel = { $game } hat keine übersetzten Regeln; lass fast=True weg.
refusal-no-kernel-for-box = Die übersetzten Regeln von { $game } kennen nur die gedruckte Schachtel; lass fast=True weg.
refusal-no-short-form = { $game } hat keine kurze Form für Lernende.
refusal-no-vectors = { $game } lässt sich nicht mit Vektoren spielen, nur mit Nummern.
refusal-ray-missing = Ray fehlt: pip install "ludoteca[cluster]"
refusal-research-missing = { $package } fehlt: pip install "ludoteca[research]"
refusal-server-missing = Zum Spielen im Browser und zum Ausrichten braucht es weitere Pakete: pip install "ludoteca[server]"
refusal-unknown-data = Daten werden als .parquet oder .jsonl geschrieben, nicht als „{ $suffix }“.
selfplay-kept = { $rows } Entscheidungen aus { $matches } Partien in { $file }.
server-install = { $count ->
    [one] Zum Spielen im Browser fehlt noch ein Paket.
   *[other] Zum Spielen im Browser fehlen noch { $count } Pakete.
} Jetzt installieren?
refusal-no-potentials = { $game } kann nicht sagen, wie gut ein Platz steht; lass shaping weg.
refusal-weights-of-another-version = { $file } wurde für die Kodierung { $version } des Spiels trainiert; diese Version braucht { $needed }. Trainiere neu.
refusal-weights-of-other-seats = Dieser Spieler wurde für einen Tisch mit { $seats } Plätzen trainiert.
