refusal-tournament-needs-bots = Een toernooi heeft twee of meer bots nodig, elk één keer genoemd: --bots easy,hard
refusal-bot-unusable = { $bot } is niet als bot te gebruiken: { $detail }
refusal-bot-without-choose = { $bot } is geen bot: de methode “choose” ontbreekt.
refusal-not-results = { $file } bevat geen uitslagen van een toernooi (regel { $line }).
refusal-results-of-another-table = { $file } bevat uitslagen van een ander spel of van andere opties (regel { $line }).
tournament-more = Iedereen zit om beurten op elke plaats, dus er zijn { $matches } partijen gespeeld in plaats van { $asked }.
tournament-found = { $matches ->
    [one] Eén partij staat al in het bestand.
   *[other] { $matches } partijen staan al in het bestand.
}
tournament-forfeit = Partij { $seed }: { $bot } ({ $seat }) verliest reglementair; { $why ->
    [crashed] hij is vastgelopen
    [hung] hij heeft niet geantwoord
    [nonsense] hij heeft onzin geantwoord
   *[illegal] hij heeft gespeeld wat de regels verbieden
}: { $detail }
tournament-bot = Bot
tournament-seats = Plaatsen
tournament-wins = Gewonnen
tournament-place = Gemiddelde plaats
tournament-rating = Rating
tournament-forfeits = Reglementair verloren
tournament-sure = { $matches } partijen, { $actions } acties; ± zegt waar de waarde met 95 % zekerheid ligt.
tournament-kept = Uitslagen in { $file }.
