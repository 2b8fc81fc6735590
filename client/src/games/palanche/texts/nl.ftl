### Wat alleen de tafel van Palanche in de browser zegt, in het Nederlands.

## Het bord

pl-board = Het bord van Palanche
pl-ring = De ring van 40 vakken: pijltjes gaan rond, Enter kijkt van dichtbij
pl-round = Ronde { $round }
pl-round-of = Ronde { $round } van { $limit }
pl-final-round = De laatste ronde
pl-cell-owned = is van { $owner }, huur { $rent }
pl-cell-free = te koop voor { $price }
pl-cell-cubes =
    { $cubes ->
        [one] een blokje
       *[other] { $cubes } blokjes
    }
pl-cell-collection = de collecte: { $amount }
pl-cell-pays = geeft { $amount } aan de collecte
pl-cell-ride = rit naar { $space }
pl-cell-here = hier: { $names }
pl-words-collection = In de collecte ligt { $amount }.
pl-words-cubes = Er zijn nog { $cubes } blokjes.
pl-words-bankrupt = { $who } is failliet.
pl-words-player = { $who } staat op { $place }, heeft { $cash } contant, { $wealth } in totaal, en bezit: { $cards }.

group-brown = bruin
group-light-blue = lichtblauw
group-pink = roze
group-orange = oranje
group-red = rood
group-yellow = geel
group-green = groen
group-blue = blauw
group-attivita = winkels
group-gradinata = tribunes

## Wat er gevraagd wordt

pl-ask-roll = De dobbelstenen zijn van jou.
pl-ask-again = Dubbel! Gooi nog eens.
pl-ask-end = Nog iets, of is de volgende aan de beurt?
pl-ask-buy = { $space } is te koop voor { $price }.
pl-ask-ride = Telt je volgende worp vanaf { $space }? De rit kost { $fare }.
pl-ask-destination = Waarheen? Kies een vak met deze tekening: { $symbol }.
pl-ask-middle = Op tafel wacht men op je antwoord.
pl-others-turn = { $who } denkt na.
pl-others-purchase = { $who } mag kopen.
pl-others-ride-offer = { $who } mag meerijden.
pl-others-destination = { $who } kiest waarheen.
pl-others-auction = { $who } mag bieden.
pl-others-trade = { $who } overweegt een bod.
pl-others-debt = { $who } moet geld vinden.
pl-others-card-rest = { $who } doet wat de kaart zegt.
pl-others-levy = { $who } int.
pl-roll = Dobbelen
pl-end-turn = Beurt beëindigen
pl-buy = Kopen voor { $price }
pl-decline-purchase = Nee: veilen
pl-take-ride = Meerijden
pl-decline-ride = Te voet verder
pl-play = “{ $card }” spelen
pl-play-card = Deze kaart spelen
pl-propose = Ruil voorstellen
pl-auction-a-card = Kaart veilen
pl-invest = { $cost } investeren
pl-sell =
    { $what ->
        [card] De kaart verkopen voor { $brings }
       *[investment] Een blokje verkopen voor { $brings }
    }
pl-auction-it = Veilen
pl-deal-for-it = Ruil erom voorstellen
pl-last-card = Laatste kaart: { $deck }
pl-estate = Je geld en je kaarten
pl-cash = contant
pl-note-cards =
    { $cards ->
        [one] een kaart
       *[other] { $cards } kaarten
    }
pl-note-bankrupt = failliet
pl-waiting-for = Wachten op { $who } …

## Kaarten

pl-meaning = Dat betekent:
pl-deed-level = Wat erop staat
pl-deed-rent = huur
pl-deed-price = Prijs
pl-deed-cost = Elke investering
pl-deed-owner = Eigenaar
pl-deed-owned = { $count } in bezit
pl-deed-card = Wie hier stopt, draait de bovenste kaart om.
pl-deed-start = Wie er met de dobbelstenen langs of op komt, krijgt { $amount }.

## Veilingen

pl-auction-of = { $seller } veilt: { $card }
pl-auction-from = Nog geen bod; het begint bij { $minimum }.
pl-auction-by = geboden door { $who }
pl-bidder-asked = is gevraagd
pl-bidder-leads = staat voor
pl-bidder-in = doet nog mee
pl-bidder-out = eruit
pl-your-bid = Je bod, tot { $cash }
pl-bid = { $amount } bieden
pl-drop-out = Afhaken
pl-auction-own = Een eigen kaart veilen
pl-auction-own-note =
    { $left ->
        [one] Nog één veiling deze beurt.
       *[other] Nog { $left } veilingen deze beurt.
    }
pl-minimum = Vanaf
pl-auction-start = { $card } veilen vanaf { $minimum }

## Ruilen

pl-deal-with = Met
pl-deal-how = Leg kaarten op tafel: hier, of door op het bord te klikken. Geld gaat maar één kant op.
pl-deal-effects = Wat de ruil met de kleuren doet
pl-you-give = Jij geeft
pl-gives = { $who } geeft
pl-no-cards = geen kaart die van hand mag wisselen
pl-and-money = en geld, tot { $most }
pl-change = { $who }: { $colour } { $before } → { $after } van { $size }
pl-change-none = Niemands aandeel in een kleur verandert.
pl-change-whole = { $who } heeft de hele groep: { $colour }!
pl-change-broken = { $who } heeft de groep niet meer heel: { $colour }.
pl-offer-it = Voorstellen aan { $who }
pl-counter-it = { $who } antwoorden
pl-counter-title = Je tegenbod
pl-never-mind = Laat maar
pl-proposals-left =
    { $left ->
        [one] nog één voorstel deze beurt
       *[other] nog { $left } voorstellen deze beurt
    }
pl-offer-of = { $who } biedt { $whom } een ruil aan
pl-offer-countered = { $who } antwoordt { $whom } met een andere ruil
pl-accept = Aannemen
pl-counter = Tegenbod
pl-decline = Afslaan

## Schulden

pl-debt-of = { $who } is geld schuldig
pl-debt-owes = { $owed } aan { $creditors }: { $what }.
pl-debt-meter = { $cash } van { $owed }
pl-debt-cash = Contant
pl-debt-missing = Nog tekort
pl-debt-raisable = Op te brengen
pl-debt-sell = Wat de Banca zou kopen
pl-debt-what =
    { $what ->
        [card] de kaart
       *[investment] het bovenste blokje
    }
pl-pay = { $owed } betalen
pl-spare = In plaats daarvan “{ $card }” spelen
pl-bankrupt = Faillissement aanvragen

## Afrekening

pl-ledger = Waar is mijn geld gebleven?
pl-ledger-whose = Wiens geld
pl-ledger-in = in
pl-ledger-out = uit
pl-ledger-left = Over in contanten: { $cash }
pl-reckoning = Vermogen, kaart voor kaart
pl-reckoning-cubes = { $price } + { $cubes } × { $cost }

why-paid =
    { $reason ->
        [rent] Dat is de huur van { $space } zoals het er staat.
        [investment] Zoveel kost één investering op { $space }.
        [sale] De halve prijs van { $space }.
        [investment_sale] De helft van wat een blokje op { $space } kost.
       *[other] { $times } × { $each } = { $amount }
    }
why-wealth-counted = { $cash } + { $cards } + { $investments } = { $total }
why-debt-incurred = { $owed } is verschuldigd, { $cash } is er.
why-invested = De huur is de regel van de hoogste investering op { $space }.

option-length = Duur
    .short = 60 minuten op de klok
    .long = 90 minuten op de klok
    .full = tot er één over is
    .rounds-10 = 10 rondes
    .rounds-20 = 20 rondes
    .rounds-30 = 30 rondes
    .rounds-50 = 50 rondes
option-first = Wie begint
    .dice = de dobbelstenen beslissen
    .some = plaats { $number }
option-board = Bord
    .genova = Genua
