refusal-tournament-needs-bots = Un torneo vuole due o più bot, ognuno nominato una volta: --bots easy,hard
refusal-bot-unusable = { $bot } non si può usare come bot: { $detail }
refusal-bot-without-choose = { $bot } non è un bot: non ha un metodo «choose».
refusal-not-results = { $file } non contiene risultati di un torneo (riga { $line }).
refusal-results-of-another-table = { $file } contiene risultati di un altro gioco o con altre opzioni (riga { $line }).
tournament-more = Ognuno siede a turno a ogni posto: si sono giocate { $matches } partite invece di { $asked }.
tournament-found = { $matches ->
    [one] Una partita è già nel file.
   *[other] { $matches } partite sono già nel file.
}
tournament-forfeit = Partita { $seed }: { $bot } ({ $seat }) perde a tavolino; { $why ->
    [crashed] si è interrotto
    [hung] non ha risposto
    [nonsense] ha risposto cose senza senso
   *[illegal] ha giocato ciò che le regole vietano
}: { $detail }
tournament-bot = Bot
tournament-seats = Posti
tournament-wins = Vittorie
tournament-place = Piazzamento medio
tournament-rating = Punteggio
tournament-forfeits = Sconfitte a tavolino
tournament-sure = { $matches } partite, { $actions } azioni; ± dice dove sta il valore con il 95 % di certezza.
tournament-kept = Risultati in { $file }.
