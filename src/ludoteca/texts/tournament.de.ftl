refusal-tournament-needs-bots = Ein Turnier braucht zwei oder mehr Bots, jeden einmal genannt: --bots easy,hard
refusal-bot-unusable = { $bot } lässt sich nicht als Bot verwenden: { $detail }
refusal-anchor-does-not-play = { $bot } spielt nicht mit und kann daher nicht der Bezugspunkt sein.
refusal-answer-to-another-request = Der Bot hat die Anfrage { $answered } statt { $asked } beantwortet.
refusal-bot-without-choose = { $bot } ist kein Bot: Es fehlt die Methode „choose“.
refusal-not-results = { $file } enthält keine Ergebnisse eines Turniers (Zeile { $line }).
refusal-results-of-another-table = { $file } enthält Ergebnisse eines anderen Spiels oder anderer Optionen (Zeile { $line }).
tournament-more = Jeder sitzt reihum auf jedem Platz, darum wurden { $matches } statt { $asked } Partien gespielt.
tournament-found = { $matches ->
    [one] Eine Partie steht schon in der Datei.
   *[other] { $matches } Partien stehen schon in der Datei.
}
tournament-forfeit = Seed { $seed }: { $bot } ({ $seat }) verliert kampflos; { $why ->
    [crashed] er ist abgestürzt
    [hung] er hat nicht geantwortet
    [nonsense] er hat Unsinn geantwortet
   *[illegal] er hat gespielt, was die Regeln verbieten
}: { $detail }
tournament-broken-off = { $matches ->
    [one] Eine Partie wurde durch --most-actions abgebrochen: Alle ihre Bots teilen sich den ersten Platz.
   *[other] { $matches } Partien wurden durch --most-actions abgebrochen: Alle ihre Bots teilen sich den ersten Platz.
}
tournament-bot = Bot
tournament-seats = Plätze
tournament-wins = Siege
tournament-place = Mittlerer Rang
tournament-rating = Wertung
tournament-forfeits = Kampflos verloren
tournament-sure = { $matches } Partien, { $actions } Aktionen. Die Wertung von { $anchor } ist per Definition 1500; 400 Punkte mehr bedeuten zehn Siege zu einem. Die Intervalle enthalten den wahren Wert in 95 von 100 Fällen.
tournament-better = { $better } ist stärker als { $worse }: entschieden.
tournament-undecided = { $pairs ->
    [one] Ein Paar ist
   *[other] { $pairs } Paare sind
} unentschieden: Es braucht mehr Partien, oder die Bots sind etwa gleich stark.
tournament-kept = Ergebnisse in { $file }.
league-curves = Wertungen im Lauf der Zeit
league-matches = Partien
league-pairs = Jeder Bot gegen jeden anderen
league-read = Die Wertung von { $anchor } ist per Definition 1500; die Balken sind Intervalle, die den wahren Wert in 95 von 100 Fällen enthalten. Eine Zelle sagt, wie oft der Bot der Zeile vor dem der Spalte lag. Ein Bot, dessen Code sich geändert hat, erscheint einmal je Fassung.
