refusal-kernel-missing = De gecompileerde regels hebben Numba nodig: pip install "ludoteca[fast]"
refusal-kernel-unproved = De gecompileerde regels van Palermo zijn niet met de regels van deze versie vergeleken en worden daarom niet gebruikt. Speel met fast=False, of start `python -m tools.kernel --write`.
refusal-no-kernel = { $game } heeft geen gecompileerde regels; laat fast=True weg.
refusal-no-kernel-for-box = De gecompileerde regels van { $game } kennen alleen de gedrukte doos; laat fast=True weg.
refusal-no-short-form = { $game } heeft geen korte vorm om te leren.
refusal-no-vectors = { $game } is niet met vectoren te spelen, alleen met nummers.
refusal-ray-missing = Ray ontbreekt: pip install "ludoteca[cluster]"
refusal-research-missing = { $package } ontbreekt: pip install "ludoteca[research]"
refusal-server-missing = Om in de browser te spelen of een server te draaien zijn meer pakketten nodig: pip install "ludoteca[server]"
refusal-unknown-data = Gegevens worden als .parquet of .jsonl geschreven, niet als “{ $suffix }”.
selfplay-kept = { $rows } beslissingen uit { $matches } partijen in { $file }.
server-install = { $count ->
    [one] Om in de browser te spelen is nog een pakket nodig.
   *[other] Om in de browser te spelen zijn nog { $count } pakketten nodig.
} Nu installeren?
refusal-no-potentials = { $game } kan niet zeggen hoe een plaats ervoor staat; laat shaping weg.
refusal-weights-of-another-version = { $file } is getraind voor codering { $version } van het spel; deze versie heeft { $needed } nodig. Train het opnieuw.
refusal-weights-of-other-seats = Deze speler is getraind voor een tafel met { $seats } plaatsen.
