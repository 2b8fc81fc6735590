refusal-tournament-needs-bots = Ein Turnier braucht zwei oder mehr Bots, jeden einmal genannt: --bots easy,hard
refusal-bot-unusable = { $bot } lässt sich nicht als Bot verwenden: { $detail }
refusal-bot-without-choose = { $bot } ist kein Bot: Es fehlt die Methode „choose“.
refusal-not-results = { $file } enthält keine Ergebnisse eines Turniers (Zeile { $line }).
refusal-results-of-another-table = { $file } enthält Ergebnisse eines anderen Spiels oder anderer Optionen (Zeile { $line }).
tournament-more = Jeder sitzt reihum auf jedem Platz, darum wurden { $matches } statt { $asked } Partien gespielt.
tournament-found = { $matches ->
    [one] Eine Partie steht schon in der Datei.
   *[other] { $matches } Partien stehen schon in der Datei.
}
tournament-forfeit = Partie { $seed }: { $bot } ({ $seat }) verliert kampflos; { $why ->
    [crashed] er ist abgestürzt
    [hung] er hat nicht geantwortet
    [nonsense] er hat Unsinn geantwortet
   *[illegal] er hat gespielt, was die Regeln verbieten
}: { $detail }
tournament-bot = Bot
tournament-seats = Plätze
tournament-wins = Siege
tournament-place = Mittlerer Rang
tournament-rating = Wertung
tournament-forfeits = Kampflos verloren
tournament-sure = { $matches } Partien, { $actions } Aktionen; ± sagt, wo der Wert mit 95 % Sicherheit liegt.
tournament-kept = Ergebnisse in { $file }.
