refusal-kernel-missing = Le regole compilate hanno bisogno di Numba: pip install "ludoteca[fast]"
refusal-kernel-unproved = Le regole compilate di Palermo non sono state confrontate con le regole di questa versione, perciò non si usano. Gioca con fast=False, oppure lancia `python -m tools.kernel --write`.
refusal-no-kernel = { $game } non ha regole compilate; togli fast=True.
refusal-no-kernel-for-box = Le regole compilate di { $game } conoscono solo la scatola stampata; togli fast=True.
refusal-no-short-form = { $game } non ha una forma breve per chi impara.
refusal-no-vectors = { $game } non si gioca con vettori, solo con numeri.
refusal-ray-missing = Manca Ray: pip install "ludoteca[cluster]"
refusal-research-missing = Manca { $package }: pip install "ludoteca[research]"
refusal-server-missing = Per giocare nel browser e per ospitare servono altri pacchetti: pip install "ludoteca[server]"
refusal-unknown-data = I dati si scrivono come .parquet o .jsonl, non come «{ $suffix }».
selfplay-kept = { $rows } decisioni di { $matches } partite in { $file }.
server-install = { $count ->
    [one] Per giocare nel browser serve un altro pacchetto.
   *[other] Per giocare nel browser servono altri { $count } pacchetti.
} Installare adesso?
refusal-no-potentials = { $game } non sa dire come sta un posto; togli shaping.
refusal-weights-of-another-version = { $file } è stato addestrato per la codifica { $version } del gioco; questa versione vuole la { $needed }. Addestralo di nuovo.
refusal-weights-of-other-seats = Questo giocatore è stato addestrato per un tavolo da { $seats }.
