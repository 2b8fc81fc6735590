### Was nur der Tisch von Palanche im Browser sagt, auf Deutsch.

## Der Plan

pl-board = Der Spielplan von Palanche
pl-ring = Der Ring aus 40 Feldern: Pfeiltasten gehen herum, Eingabe schaut genauer hin
pl-round = Runde { $round }
pl-round-of = Runde { $round } von { $limit }
pl-final-round = Die letzte Runde
pl-cell-owned = gehört { $owner }, Miete { $rent }
pl-cell-free = zu kaufen für { $price }
pl-cell-cubes =
    { $cubes ->
        [one] ein Würfelchen
       *[other] { $cubes } Würfelchen
    }
pl-cell-collection = die Kollekte: { $amount }
pl-cell-pays = gibt { $amount } in die Kollekte
pl-cell-ride = Fahrt nach { $space }
pl-cell-here = hier: { $names }
pl-words-collection = In der Kollekte liegen { $amount }.
pl-words-cubes = { $cubes } Würfelchen sind übrig.
pl-words-bankrupt = { $who } ist bankrott.
pl-words-player = { $who } steht auf { $place }, hat { $cash } in bar, { $wealth } insgesamt, und besitzt: { $cards }.

group-brown = Braun
group-light-blue = Hellblau
group-pink = Rosa
group-orange = Orange
group-red = Rot
group-yellow = Gelb
group-green = Grün
group-blue = Blau
group-attivita = Geschäfte
group-gradinata = Tribünen

## Was gefragt ist

pl-ask-roll = Du bist mit Würfeln dran.
pl-ask-again = Ein Pasch! Noch einmal würfeln.
pl-ask-end = Noch etwas, oder ist der Nächste dran?
pl-ask-buy = { $space } ist zu kaufen für { $price }.
pl-ask-ride = Zählt dein nächster Wurf ab { $space }? Die Fahrt kostet { $fare }.
pl-ask-destination = Wohin? Wähle ein Feld mit dieser Zeichnung: { $symbol }.
pl-ask-middle = Auf dem Tisch wartet man auf deine Antwort.
pl-others-turn = { $who } überlegt.
pl-others-purchase = { $who } darf kaufen.
pl-others-ride-offer = { $who } darf fahren.
pl-others-destination = { $who } wählt, wohin es geht.
pl-others-auction = { $who } darf bieten.
pl-others-trade = { $who } bedenkt ein Angebot.
pl-others-debt = { $who } muss Geld auftreiben.
pl-others-card-rest = { $who } tut, was die Karte sagt.
pl-others-levy = { $who } kassiert.
pl-roll = Würfeln
pl-end-turn = Zug beenden
pl-buy = Kaufen für { $price }
pl-decline-purchase = Nein: versteigern
pl-take-ride = Fahren
pl-decline-ride = Zu Fuß weiter
pl-play = „{ $card }“ spielen
pl-play-card = Diese Karte spielen
pl-propose = Handel vorschlagen
pl-auction-a-card = Karte versteigern
pl-invest = Für { $cost } investieren
pl-sell =
    { $what ->
        [card] Karte für { $brings } verkaufen
       *[investment] Würfelchen für { $brings } verkaufen
    }
pl-auction-it = Versteigern
pl-deal-for-it = Handel darum vorschlagen
pl-last-card = Letzte Karte: { $deck }
pl-estate = Dein Geld und deine Karten
pl-cash = in bar
pl-note-cards =
    { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }
pl-note-bankrupt = bankrott
pl-waiting-for = { $who } ist gefragt …

## Karten

pl-meaning = Das heißt:
pl-deed-level = Was darauf steht
pl-deed-rent = Miete
pl-deed-price = Preis
pl-deed-cost = Jede Investition
pl-deed-owner = Gehört
pl-deed-owned = bei { $count } Karten
pl-deed-card = Wer hier hält, deckt die oberste Karte auf.
pl-deed-start = Wer mit den Würfeln darüber oder darauf kommt, bekommt { $amount }.

## Versteigerungen

pl-auction-of = { $seller } versteigert: { $card }
pl-auction-from = Noch kein Gebot; es beginnt bei { $minimum }.
pl-auction-by = geboten von { $who }
pl-bidder-asked = ist gefragt
pl-bidder-leads = führt
pl-bidder-in = noch dabei
pl-bidder-out = draußen
pl-your-bid = Dein Gebot, bis { $cash }
pl-bid = { $amount } bieten
pl-drop-out = Aussteigen
pl-auction-own = Eine eigene Karte versteigern
pl-auction-own-note =
    { $left ->
        [one] Noch eine Versteigerung in diesem Zug.
       *[other] Noch { $left } Versteigerungen in diesem Zug.
    }
pl-minimum = Ab
pl-auction-start = { $card } ab { $minimum } versteigern

## Handel

pl-deal-with = Mit
pl-deal-how = Lege Karten auf den Tisch: hier oder durch Klicken auf dem Plan. Geld geht nur in eine Richtung.
pl-deal-effects = Was der Handel mit den Farben macht
pl-you-give = Du gibst
pl-gives = { $who } gibt
pl-no-cards = keine Karte, die den Besitzer wechseln darf
pl-and-money = und Geld, bis { $most }
pl-change = { $who }: { $colour } { $before } → { $after } von { $size }
pl-change-none = Bei keiner Farbe ändert sich ein Anteil.
pl-change-whole = { $who } hat die ganze Gruppe: { $colour }!
pl-change-broken = { $who } hat die Gruppe nicht mehr ganz: { $colour }.
pl-offer-it = { $who } vorschlagen
pl-counter-it = { $who } antworten
pl-counter-title = Dein Gegenangebot
pl-never-mind = Lieber nicht
pl-proposals-left =
    { $left ->
        [one] noch ein Vorschlag in diesem Zug
       *[other] noch { $left } Vorschläge in diesem Zug
    }
pl-offer-of = { $who } bietet { $whom } einen Handel an
pl-offer-countered = { $who } antwortet { $whom } mit einem anderen Handel
pl-accept = Annehmen
pl-counter = Gegenangebot
pl-decline = Ablehnen

## Schulden

pl-debt-of = { $who } schuldet Geld
pl-debt-owes = { $owed } an { $creditors }: { $what }.
pl-debt-meter = { $cash } von { $owed }
pl-debt-cash = In bar
pl-debt-missing = Fehlen noch
pl-debt-raisable = Aufzutreiben
pl-debt-sell = Was die Banca kaufen würde
pl-debt-what =
    { $what ->
        [card] die Karte
       *[investment] das oberste Würfelchen
    }
pl-pay = { $owed } zahlen
pl-spare = Stattdessen „{ $card }“ spielen
pl-bankrupt = Bankrott erklären

## Abrechnung

pl-ledger = Wo ist mein Geld geblieben?
pl-ledger-whose = Wessen Geld
pl-ledger-in = ein
pl-ledger-out = aus
pl-ledger-left = Bleibt in bar: { $cash }
pl-reckoning = Vermögen, Karte für Karte
pl-reckoning-cubes = { $price } + { $cubes } × { $cost }

why-paid =
    { $reason ->
        [rent] Das ist die Miete von { $space }, wie es steht.
        [investment] So viel kostet eine Investition auf { $space }.
        [sale] Der halbe Preis von { $space }.
        [investment_sale] Die Hälfte dessen, was ein Würfelchen auf { $space } kostet.
       *[other] { $times } × { $each } = { $amount }
    }
why-wealth-counted = { $cash } + { $cards } + { $investments } = { $total }
why-debt-incurred = { $owed } sind zu zahlen, { $cash } sind da.
why-invested = Die Miete ist die Zeile der höchsten Investition auf { $space }.

option-length = Dauer
    .short = 60 Minuten nach der Uhr
    .long = 90 Minuten nach der Uhr
    .full = bis einer übrig ist
    .rounds-10 = 10 Runden
    .rounds-20 = 20 Runden
    .rounds-30 = 30 Runden
    .rounds-50 = 50 Runden
option-first = Wer beginnt
    .dice = die Würfel entscheiden
    .some = Platz { $number }
option-board = Spielplan
    .genova = Genua
