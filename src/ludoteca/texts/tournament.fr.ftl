refusal-tournament-needs-bots = Un tournoi demande deux bots ou plus, chacun nommé une fois : --bots easy,hard
refusal-bot-unusable = { $bot } ne peut pas servir de bot : { $detail }
refusal-anchor-does-not-play = { $bot } ne joue pas et ne peut donc pas servir de référence.
refusal-answer-to-another-request = Le bot a répondu à la demande { $answered } au lieu de { $asked }.
refusal-bot-without-choose = { $bot } n’est pas un bot : il n’a pas de méthode « choose ».
refusal-not-results = { $file } ne contient pas de résultats de tournoi (ligne { $line }).
refusal-results-of-another-table = { $file } contient des résultats d’un autre jeu ou d’autres options (ligne { $line }).
tournament-more = Chacun occupe chaque place à son tour : on a joué { $matches } parties au lieu de { $asked }.
tournament-found = { $matches ->
    [one] Une partie est déjà dans le fichier.
   *[other] { $matches } parties sont déjà dans le fichier.
}
tournament-forfeit = Seed { $seed } : { $bot } ({ $seat }) perd par forfait ; { $why ->
    [crashed] il s’est interrompu
    [hung] il n’a pas répondu
    [nonsense] il a répondu n’importe quoi
   *[illegal] il a joué ce que les règles interdisent
} : { $detail }
tournament-broken-off = { $matches ->
    [one] Une partie a été interrompue par --most-actions : tous ses bots partagent la première place.
   *[other] { $matches } parties ont été interrompues par --most-actions : tous leurs bots partagent la première place.
}
tournament-bot = Bot
tournament-seats = Places
tournament-wins = Victoires
tournament-place = Rang moyen
tournament-rating = Classement
tournament-forfeits = Forfaits
tournament-sure = { $matches } parties, { $actions } actions. La cote de { $anchor } est 1500 par définition ; 400 points de plus valent dix victoires contre une. Les intervalles contiennent la vraie valeur dans 95 cas sur 100.
tournament-better = { $better } est plus fort que { $worse } : c’est décidé.
tournament-undecided = { $pairs ->
    [one] Une paire reste indécise
   *[other] { $pairs } paires restent indécises
} : il faut plus de parties, ou bien les bots se valent.
tournament-kept = Résultats dans { $file }.
league-curves = Les cotes au fil du temps
league-matches = parties
league-pairs = Chaque bot contre chaque autre
league-read = La cote de { $anchor } est 1500 par définition ; les barres sont des intervalles qui contiennent la vraie valeur dans 95 cas sur 100. Une case dit combien de fois le bot de la ligne a devancé celui de la colonne. Un bot dont le code a changé paraît une fois par version.
