refusal-tournament-needs-bots = Een toernooi heeft twee of meer bots nodig, elk één keer genoemd: --bots easy,hard
refusal-bot-unusable = { $bot } is niet als bot te gebruiken: { $detail }
refusal-anchor-does-not-play = { $bot } speelt niet mee en kan dus niet het ijkpunt zijn.
refusal-answer-to-another-request = De bot antwoordde op verzoek { $answered } in plaats van { $asked }.
refusal-bot-without-choose = { $bot } is geen bot: de methode “choose” ontbreekt.
refusal-not-results = { $file } bevat geen uitslagen van een toernooi (regel { $line }).
refusal-results-of-another-table = { $file } bevat uitslagen van een ander spel of van andere opties (regel { $line }).
tournament-more = Iedereen zit om beurten op elke plaats, dus er zijn { $matches } partijen gespeeld in plaats van { $asked }.
tournament-found = { $matches ->
    [one] Eén partij staat al in het bestand.
   *[other] { $matches } partijen staan al in het bestand.
}
tournament-forfeit = Seed { $seed }: { $bot } ({ $seat }) verliest reglementair; { $why ->
    [crashed] hij is vastgelopen
    [hung] hij heeft niet geantwoord
    [nonsense] hij heeft onzin geantwoord
   *[illegal] hij heeft gespeeld wat de regels verbieden
}: { $detail }
tournament-broken-off = { $matches ->
    [one] Eén partij is afgebroken door --most-actions: alle bots delen de eerste plaats.
   *[other] { $matches } partijen zijn afgebroken door --most-actions: alle bots delen de eerste plaats.
}
tournament-bot = Bot
tournament-seats = Plaatsen
tournament-wins = Gewonnen
tournament-place = Gemiddelde plaats
tournament-rating = Rating
tournament-forfeits = Reglementair verloren
tournament-sure = { $matches } partijen, { $actions } acties. De rating van { $anchor } is per definitie 1500; 400 punten meer zijn tien overwinningen tegen één. De intervallen bevatten de ware waarde in 95 van de 100 gevallen.
tournament-better = { $better } is sterker dan { $worse }: beslist.
tournament-undecided = { $pairs ->
    [one] Eén paar is
   *[other] { $pairs } paren zijn
} onbeslist: speel meer partijen, of de bots zijn ongeveer even sterk.
tournament-kept = Uitslagen in { $file }.
league-curves = Ratings in de loop van de tijd
league-matches = partijen
league-pairs = Elke bot tegen elke andere
league-read = De rating van { $anchor } is per definitie 1500; de balken zijn intervallen die de ware waarde in 95 van de 100 gevallen bevatten. Een cel zegt hoe vaak de bot van de rij vóór die van de kolom eindigde. Een bot waarvan de code veranderd is, staat er één keer per versie.
