refusal-tournament-needs-bots = Un torneo vuole due o più bot, ognuno nominato una volta: --bots easy,hard
refusal-bot-unusable = { $bot } non si può usare come bot: { $detail }
refusal-anchor-does-not-play = { $bot } non gioca, quindi non può fare da riferimento.
refusal-answer-to-another-request = Il bot ha risposto alla richiesta { $answered } invece che alla { $asked }.
refusal-bot-without-choose = { $bot } non è un bot: non ha un metodo «choose».
refusal-not-results = { $file } non contiene risultati di un torneo (riga { $line }).
refusal-results-of-another-table = { $file } contiene risultati di un altro gioco o con altre opzioni (riga { $line }).
tournament-more = Ognuno siede a turno a ogni posto: si sono giocate { $matches } partite invece di { $asked }.
tournament-found = { $matches ->
    [one] Una partita è già nel file.
   *[other] { $matches } partite sono già nel file.
}
tournament-forfeit = Seed { $seed }: { $bot } ({ $seat }) perde a tavolino; { $why ->
    [crashed] si è interrotto
    [hung] non ha risposto
    [nonsense] ha risposto cose senza senso
   *[illegal] ha giocato ciò che le regole vietano
}: { $detail }
tournament-broken-off = { $matches ->
    [one] Una partita è stata interrotta da --most-actions: tutti i suoi bot sono primi a pari merito.
   *[other] { $matches } partite sono state interrotte da --most-actions: tutti i loro bot sono primi a pari merito.
}
tournament-bot = Bot
tournament-seats = Posti
tournament-wins = Vittorie
tournament-place = Piazzamento medio
tournament-rating = Punteggio
tournament-forfeits = Sconfitte a tavolino
tournament-sure = { $matches } partite, { $actions } azioni. Il punteggio di { $anchor } è 1500 per definizione; 400 punti in più significano dieci vittorie a una. Gli intervalli contengono il valore vero in 95 casi su 100.
tournament-better = { $better } è più forte di { $worse }: deciso.
tournament-undecided = { $pairs ->
    [one] Una coppia è indecisa
   *[other] { $pairs } coppie sono indecise
}: servono più partite, oppure i bot si equivalgono.
tournament-kept = Risultati in { $file }.
league-curves = I punteggi nel tempo
league-matches = partite
league-pairs = Ogni bot contro ogni altro
league-read = Il punteggio di { $anchor } è 1500 per definizione; le barre sono intervalli che contengono il valore vero in 95 casi su 100. Una casella dice quanto spesso il bot della riga è arrivato davanti a quello della colonna. Un bot il cui codice è cambiato compare una volta per versione.
