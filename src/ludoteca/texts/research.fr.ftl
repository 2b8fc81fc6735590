refusal-kernel-missing = Les règles compilées ont besoin de Numba : pip install "ludoteca[fast]"
refusal-kernel-unproved = Les règles compilées de Palermo n’ont pas été comparées aux règles de cette version ; elles ne servent donc pas. Jouez avec fast=False, ou lancez `python -m tools.kernel --write`.
refusal-no-kernel = { $game } n’a pas de règles compilées ; enlevez fast=True.
refusal-no-kernel-for-box = Les règles compilées de { $game } ne connaissent que la boîte imprimée ; enlevez fast=True.
refusal-no-short-form = { $game } n’a pas de forme courte pour l’apprentissage.
refusal-no-vectors = { $game } ne se joue pas par vecteurs, seulement par numéros.
refusal-ray-missing = Il manque Ray : pip install "ludoteca[cluster]"
refusal-research-missing = Il manque { $package } : pip install "ludoteca[research]"
refusal-server-missing = Pour jouer dans le navigateur et pour héberger, il faut d’autres paquets : pip install "ludoteca[server]"
refusal-unknown-data = Les données s’écrivent en .parquet ou .jsonl, pas en « { $suffix } ».
selfplay-kept = { $rows } décisions de { $matches } parties dans { $file }.
server-install = { $count ->
    [one] Pour jouer dans le navigateur, il faut un autre paquet.
   *[other] Pour jouer dans le navigateur, il faut { $count } autres paquets.
} Installer maintenant ?
refusal-no-potentials = { $game } ne sait pas dire où en est un joueur ; enlevez shaping.
refusal-weights-of-another-version = { $file } a été entraîné pour l’encodage { $version } de son jeu ; cette version demande le { $needed }. Entraînez-le de nouveau.
refusal-weights-of-other-seats = Cet agent a été entraîné pour une table de { $seats }.
