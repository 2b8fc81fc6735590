refusal-tournament-needs-bots = Un tournoi demande deux bots ou plus, chacun nommé une fois : --bots easy,hard
refusal-bot-unusable = { $bot } ne peut pas servir de bot : { $detail }
refusal-bot-without-choose = { $bot } n’est pas un bot : il n’a pas de méthode « choose ».
refusal-not-results = { $file } ne contient pas de résultats de tournoi (ligne { $line }).
refusal-results-of-another-table = { $file } contient des résultats d’un autre jeu ou d’autres options (ligne { $line }).
tournament-more = Chacun occupe chaque place à son tour : on a joué { $matches } parties au lieu de { $asked }.
tournament-found = { $matches ->
    [one] Une partie est déjà dans le fichier.
   *[other] { $matches } parties sont déjà dans le fichier.
}
tournament-forfeit = Partie { $seed } : { $bot } ({ $seat }) perd par forfait ; { $why ->
    [crashed] il s’est interrompu
    [hung] il n’a pas répondu
    [nonsense] il a répondu n’importe quoi
   *[illegal] il a joué ce que les règles interdisent
} : { $detail }
tournament-bot = Bot
tournament-seats = Places
tournament-wins = Victoires
tournament-place = Rang moyen
tournament-rating = Classement
tournament-forfeits = Forfaits
tournament-sure = { $matches } parties, { $actions } actions ; ± dit où se trouve la valeur avec 95 % de certitude.
tournament-kept = Résultats dans { $file }.
