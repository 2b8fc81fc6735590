### Was nur der Tisch von Palanche im Browser sagt, auf Deutsch.

## Der Plan

pl-board = Der Spielplan von Palanche
pl-ring = Der Ring aus { $spaces } Feldern: Pfeiltasten gehen herum, Eingabe schaut genauer hin
pl-round = Runde { $round }
pl-round-of = Runde { $round } von { $limit }
pl-final-round = Die letzte Runde
pl-cell-owned = gehört { $owner }, Miete { $rent }
pl-cell-free = zu kaufen für { $price }
pl-cell-cubes =
    { $cubes ->
        [one] ein Klötzchen
       *[other] { $cubes } Klötzchen
    }
pl-cell-collection = die Kollekte: { $amount }
pl-cell-pays = zahle { $amount } in die Kollekte
pl-cell-ride = Fahrt nach { $space }
pl-cell-here = hier: { $names }
pl-words-collection = In der Kollekte liegen { $amount }.
pl-words-cubes = { $cubes ->
        [one] Ein Klötzchen ist übrig.
       *[other] { $cubes } Klötzchen sind übrig.
    }
pl-words-bankrupt = { $who } ist bankrott.
pl-words-player =
    { $who } steht auf { $place }, hat { $cash } in bar, { $wealth } insgesamt, und besitzt: { $cards ->
        [none] nichts
       *[other] { $cards }
    }.

## Was gefragt ist

pl-ask-again = Ein Pasch! Noch einmal würfeln.
pl-ask-buy = { $space } ist zu kaufen für { $price }.
pl-ask-ride = Zählt dein nächster Wurf ab { $space }? Die Fahrt kostet { $fare }.
pl-ask-destination = Wohin? Wähle ein Feld mit dieser Zeichnung: { $symbol }.
pl-others-turn = { $who } überlegt.
pl-others-purchase = { $who } darf kaufen.
pl-others-ride-offer = { $who } darf fahren.
pl-others-destination = { $who } wählt, wohin es geht.
pl-others-auction = { $who } darf bieten.
pl-others-trade = { $who } bedenkt ein Angebot.
pl-others-debt = { $who } muss Geld auftreiben.
pl-others-card-rest = { $who } tut, was die Karte sagt.
pl-others-reading = { $who } soll die Karte vorlesen.
pl-others-levy = { $who } kassiert.
pl-others-end-vote = { $who } überlegt, ob die Partie enden soll.
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
pl-propose-end = Aufhören und Vermögen zählen?
pl-ask-end = { $who } schlägt vor, hier aufzuhören und das Vermögen zu zählen. Alle müssen einverstanden sein.
pl-agree-to-end = Partie beenden
pl-refuse-end = Weiterspielen
pl-ask-reading = Du bist bankrott und liest jetzt die Karten vor: Die nächste ist für { $player }.
pl-read = Karte vorlesen
pl-invest = Für { $cost } investieren
pl-sell =
    { $what ->
        [card] Karte für { $brings } verkaufen
       *[investment] Klötzchen für { $brings } verkaufen
    }
pl-auction-it = Versteigern
pl-deal-for-it = Handel darum vorschlagen
pl-last-card = Zuletzt { $deck }
pl-estate = Dein Geld und deine Karten
pl-cash = in bar
pl-banknotes = Banknoten
pl-notes = In Scheinen: { $notes }
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
pl-deed-owned =
    { $count ->
        [one] bei einer Karte
       *[other] bei { $count } Karten
    }
pl-deed-card = Wer hier hält, deckt die oberste Karte auf.
pl-deed-start = Wer mit den Würfeln darüber oder darauf kommt, bekommt { $amount }.

## Was man weiß, bevor man entscheidet

pl-cash-left = Es bleiben dir bar
pl-rents-together = Was diese Karten an Miete bringen
pl-rents-change = Was aus den Mieten wird
pl-rent-of = Miete von { $space }
pl-colour = Wem { $colour } gehört
pl-completes-yours = Damit hättest du { $colour } vollständig!
pl-completes = { $who } fehlt nur diese Karte zu { $colour }.
pl-invest-title = Investieren
pl-invest-two-each = Zwei auf jede
pl-invest-all = { $cost } investieren
pl-standing = Wer ist am reichsten?
pl-wealth-of = Bei { $who } zählten { $cash } bar, { $cards } für Karten und { $investments } für Investitionen: { $wealth }.
pl-lacks = es fehlt { $cards }
pl-owns-nothing = noch keine Karte
pl-look-at = Karten und Geld von { $who }:
pl-watch-deals = Jedem Handel zusehen
pl-log-cost = Das kostete { $amount }.
pl-log-whole = { $who } hat jetzt { $group } ganz!
pl-log-share = { $who }: { $count } von { $size } in { $group }.
pl-log-broken = { $who } hat { $group } nicht mehr ganz.
pl-log-turn = { $who } ist am Zug.
pl-log-bids = { $count } Gebote; { $who } ging bis { $amount } mit.
pl-log-one-bid = Sonst bot niemand.
pl-farewell = Aus dem Spiel
pl-farewell-text = Auf der Rechnung steht mehr, als in der Börse ist: Das kommt in den besten Familien vor. Die anderen spielen weiter. Sieh zu, was aus deinen Straßen wird, lies ihnen die Karten vor, oder lass die Bots zu Ende spielen.
pl-farewell-read = Karten vorlesen
pl-farewell-watch = Zusehen
pl-farewell-bots = Bots beenden lassen
pl-out = Du bist aus dem Spiel und …

## Am Tisch gesagt

pl-talk = Was über diese Karte gesagt wird
pl-says-wanted = { $who } hätte diese gern
pl-says-not-for-sale = { $who } verkauft sie nicht
pl-says-make-an-offer = { $who } wartet auf Angebote
pl-mark-wanted = Die hätte ich gern
pl-mark-not-for-sale = Nicht zu verkaufen
pl-mark-make-an-offer = Macht mir ein Angebot
pl-quiet = Fragt mich nicht mehr …
pl-quiet-card = Fragt mich nicht mehr danach
pl-quiet-about = … nach { $card }
pl-quiet-player = Keine Angebote mehr von { $who }
pl-sweeten = So versuchen: { $amount }

## Versteigerungen

pl-auction-of = { $seller } versteigert: { $card }
pl-auction-from = Noch kein Gebot; es beginnt bei { $minimum }.
pl-auction-by = geboten von { $who }
pl-bidder-asked = muss bieten
pl-bidder-leads = führt
pl-bidder-in = noch dabei
pl-bidder-out = draußen
pl-your-bid = Dein Gebot, bis { $cash }
pl-bid = { $amount } bieten
pl-drop-out = Aussteigen
pl-call =
    { $count ->
        [1] { $amount } von { $who }: zum Ersten …
        [2] { $amount } von { $who }: zum Zweiten …
       *[other] Und zum Dritten! An { $who } für { $amount }.
    }
pl-proxy = Bis { $amount } für mich
pl-proxy-note = Bietet so wenig wie nötig, bis zu dieser Summe, und lässt dich in Ruhe. Niemand sonst sieht deine Grenze.
pl-proxy-stands = Es wird für dich geboten, so wenig wie nötig, bis { $limit }.
pl-proxy-stop = Ich biete selbst
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
pl-deal-how = Lege Karten auf den Tisch: hier oder durch Klicken auf dem Spielplan. Geld geht nur in eine Richtung.
pl-deal-effects = Was der Handel mit den Farben macht
pl-you-give = Du gibst
pl-gives = { $who } gibt
pl-no-cards = keine Karte, die den Besitzer wechseln darf
pl-and-money = und Geld, bis { $most }
pl-change = { $who }: { $colour } { $before } → { $after } von { $size }
pl-change-none = Bei keiner Farbe ändert sich ein Anteil.
pl-change-whole = { $who }: { $colour } vollständig!
pl-change-broken = { $who }: { $colour } nicht mehr vollständig.
pl-offer-it = { $who } vorschlagen
pl-counter-it = { $who } antworten
pl-counter-title = Dein Gegenangebot
pl-back-to-question = { $asked ->
        [auction] Zurück zur Versteigerung
        [debt] Zurück zur Schuld
        [purchase] Zurück zu dem, was zu kaufen ist
       *[other] Auf das Angebot antworten
    }
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
pl-why = Sag, warum nicht …
pl-why-more = Wie viel mehr
pl-why-less = Wie viel weniger
pl-why-not =
    { $why ->
        [completes-yours] „Damit hättest du { $group } ganz.“
        [breaks-mine] „{ $group } reiße ich nicht auseinander.“
        [too-little] „Mit { $amount } mehr vielleicht.“
        [too-dear] „Für { $amount } weniger vielleicht.“
        [helps-you-more] „Das hilft dir mehr als mir.“
        [not-for-sale] „{ $card } ist nicht zu verkaufen.“
       *[no-use] „Damit kann ich nichts anfangen.“
        [need-cash] „Ich brauche mein Geld gerade selbst.“
    }

## Schulden

pl-payment-of = { $who } soll zahlen
pl-debt-of = { $who } schuldet Geld
pl-debt-owes = { $owed } an { $creditors }
pl-debt-meter = { $cash } von { $owed }
pl-debt-cash = In bar
pl-debt-missing = Fehlen noch
pl-debt-raisable = Aufzutreiben
pl-debt-sell = Was die Banca kaufen würde
pl-debt-cheapest = Am günstigsten
pl-sell-basket =
    { $brings ->
        [none] Das verkaufen
       *[other] { $missing ->
            [0] Für { $brings } verkaufen und zahlen
           *[other] Für { $brings } verkaufen
        }
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
ending-last-one-left = Nur { $winners } ist noch im Spiel. Bankrott: { $names }.
ending-time-up =
    { $count ->
        [1] Die Zeit ist um: { $winners } ist am reichsten, vor { $names }.
       *[other] Die Zeit ist um: { $winners } sind gemeinsam am reichsten.
    }
ending-rounds-played =
    { $count ->
        [1] Die letzte Runde ist vorbei: { $winners } ist am reichsten, vor { $names }.
       *[other] Die letzte Runde ist vorbei: { $winners } sind gemeinsam am reichsten.
    }
ending-agreed =
    { $count ->
        [1] Alle wollten aufhören: { $winners } ist am reichsten, vor { $names }.
       *[other] Alle wollten aufhören: { $winners } sind gemeinsam am reichsten.
    }

option-length = Dauer
    .short = 60 Minuten nach der Uhr, wie gedruckt
    .long = 90 Minuten nach der Uhr, wie gedruckt
    .full = bis einer übrig ist, wie gedruckt
    .rounds-30 = 30 Runden, unsere eigene Länge
    .rounds = { $number ->
        [1] eine Runde
       *[other] { $number } Runden
    }
option-first = Wer beginnt
    .dice = die Würfel entscheiden
    .some = Platz { $number }
option-board = Spielplan
    .genova = Genua
note-length = Dreißig Runden dauern mit Menschen etwa eine Stunde; mit Bots geht es schneller.
note-cap = Nur für eine Partie, bis einer übrig ist: Nach dieser Runde endet sie trotzdem.
note-wealth = Was am Ende zusammengezählt wird, um zu sehen, wer am reichsten ist.
note-proposals = Weniger hält das Spiel in Gang; keine heißt: keine Geschäfte und keine eigenen Auktionen.
note-first = Wer am höchsten würfelt, beginnt, oder ihr bestimmt es.
note-board = Der gedruckte Spielplan von Genua, einer vom Betreiber oder ein eigener.

## Die Werkstatt: eigene Karten

pl-blank-title = Eigene Karten
pl-blank-text = Jeder Stapel hat eine leere Karte. Gebt ihr einen Titel, wählt, was sie tut und was darauf steht; dann setzt euch und hofft, dass die anderen sie ziehen.
pl-blank-decks = Die beiden leeren Karten
pl-blank-unwritten = noch leer
pl-blank-empty = Die leere Karte von { $deck } bleibt in der Schachtel, wenn ihr sie nicht beschreibt.
pl-blank-begin = Diese Karte beschreiben
pl-blank-name = Titel
pl-blank-does = Was sie tut
pl-blank-next = Und dann
pl-blank-later = Wenn sie gespielt wird
pl-blank-add = Etwas hinzufügen
pl-blank-remove = Das weglassen
pl-blank-words = Was darauf steht
pl-blank-plain = Nur sagen, was sie tut
pl-blank-clear = Zerreißen
pl-blank-fine = Diese Karte ist spielbar.
pl-blank-play =
    { $cards ->
        [one] Mit dieser Karte spielen
       *[other] Mit beiden Karten spielen
    }
do-receive = Geld bekommen
do-pay = Geld zahlen
do-pay-per-investment = für Investitionen zahlen
do-move-to = zu einem Feld gehen
do-move-to-symbol = zu einem Bild gehen
do-move-by = einige Schritte gehen
do-keep = die Karte behalten
side-banca = Banca
side-each-player = alle anderen
side-collection = Kollekte
spares-rent = erspart eine Miete
spares-collection = erspart eine Zahlung an die Kollekte
spares-fare = erspart einen Fahrpreis
spares-then = tut etwas, wenn sie gespielt wird
pl-do-amount = Wie viel
pl-do-from = Von
pl-do-to = An
pl-do-level = Für jede
pl-do-any-level = Investition, gleich welche
pl-do-space = Wohin
pl-do-symbol = Bild
pl-do-steps = Schritte
pl-do-way = Richtung
    .on = vorwärts
    .back = zurück
pl-do-pays = De Ferrari zahlt unterwegs { $amount }
pl-do-spares = Wozu man sie behält
said-receive-banca = Nimm { $amount } von der Banca.
said-receive-each-player = Nimm { $amount } von jedem, der mitspielt.
said-receive-collection = Nimm { $amount } aus der Kollekte.
said-pay-banca = Zahle { $amount } an die Banca.
said-pay-each-player = Zahle allen anderen je { $amount }.
said-pay-collection = Lege { $amount } in die Kollekte.
said-each-any = Zahle { $amount } für jede deiner Investitionen ({ $to }).
said-each-level = Zahle { $amount } für jede deiner Investitionen dieser Art: { $level } ({ $to }).
said-move-to = Geh vorwärts bis { $space }.
said-move-to-symbol = Geh zu einem Feld mit diesem Bild: { $symbol }.
said-move-on =
    { $steps ->
        [one] Geh ein Feld vorwärts.
       *[other] Geh { $steps } Felder vorwärts.
    }
said-move-back =
    { $steps ->
        [one] Geh ein Feld zurück.
       *[other] Geh { $steps } Felder zurück.
    }
said-pays = Kommst du an De Ferrari vorbei, nimm { $amount }.
said-keep-rent = Behalte diese Karte: Sie erspart dir eine Miete.
said-keep-collection = Behalte diese Karte: Sie erspart dir eine Zahlung an die Kollekte.
said-keep-fare = Behalte diese Karte: Sie erspart dir einen Fahrpreis.
said-keep-then = Behalte diese Karte und spiele sie, wenn du am Zug bist.

## Die Lektion

lesson-welcome = Willkommen in Genua
    .text = Palanche heißt auf Genuesisch Geld. Du gehst durch die Stadt, kaufst Land, lässt die anderen Miete zahlen und bist am Ende am reichsten. Du bist Rot. Via Cornigliano und Via Garibaldi wurden dir zugeteilt.
lesson-dice = Die Würfel
    .text = Ein Zug beginnt mit beiden Würfeln. Deine Figur geht so viele Felder weit, dem Pfeil nach, und das Feld sagt, was geschieht.
    .do = Würfle.
lesson-buying = Land zu verkaufen
    .text = Via Sestri gehört niemandem. Wer auf freiem Land stehen bleibt, darf es zum Preis kaufen.
    .do = Kaufe sie für 100.
lesson-cards = Karten
    .text = Blau hat eine Karte von a l’è bratta aufgedeckt: Ärger. Die 50 liegen jetzt auf San Lorenzo, und wer bei der Kathedrale stehen bleibt, nimmt sie alle.
lesson-rent = Miete
    .text = Gelb blieb auf deiner Via Cornigliano stehen und hat dir 10 gezahlt. Nacktes Land bringt wenig; was du darauf baust, bringt Geld.
lesson-auction = Nicht zu dem Preis
    .text = Via di Prè kostet 140. Kaufst du sie nicht, versteigert die Banca sie, ab 10, und auch du darfst bieten.
    .do = Sag nein.
lesson-bidding = Zum Ersten, zum Zweiten …
    .text = Blau bietet 60, Gelb ist ausgestiegen. Jedes Gebot ist um mindestens zehn höher als das vorige und nie höher als dein Bargeld.
    .do = Biete 70.
lesson-won = Verkauft!
    .text = Auch Blau steigt aus: Via di Prè gehört dir, zum halben Preis. Geduld ist eine Genueser Tugend.
lesson-trade = Ein Handel
    .text = Wer am Zug ist, darf den anderen Karten und Geld anbieten. Blau gäbe Via Roma für Via Sestri und 250. Sieh dir die Zeilen darunter an: Beide blauen Straßen wären dein.
    .do = Nimm an. Auch ein Gegenangebot oder ein Nein wären möglich.
lesson-colour = Eine ganze Farbe
    .text = Via Garibaldi und Via Roma sind zusammen das ganze Blau. Nur wer alle Straßen einer Farbe hat, darf in sie investieren.
lesson-investing = Investieren
    .text = Eine Wohnung in der Via Roma kostet 200 und hebt die Miete von 60 auf 220. Jede Investition braucht ein Klötzchen.
    .do = Drücke auf die 200 neben Via Roma.
lesson-again = Und der Keller
    .text = Zwei Investitionen je Karte sind in einem Zug erlaubt. Die nächste lässt die Miete auf mehr als das Doppelte steigen.
    .do = Investiere noch einmal in Via Roma.
lesson-collection = Die Kathedrale ist nah
    .text = Nun wartet auf Via Roma eine Miete von 600, und 50 sind noch im Beutel. Das ist gewagt; aber neun Felder weiter liegt die Kollekte.
    .do = Würfle.
lesson-takings = Die Kollekte
    .text = Du bleibst bei San Lorenzo stehen und nimmst die ganze Kollekte. „{ pl-ledger }“ erklärt dir jederzeit den Weg jeder deiner Palanche.
lesson-final = Die letzte Runde
    .text = Diese Partie geht über vier Runden. In der letzten würfeln alle einmal, dann wird das Vermögen gezählt.
    .do = Würfle.
lesson-debt = Verschuldet
    .text = Boccadasse gehört Gelb, und die Miete ist 140: mehr, als du hast. Wer Schulden hat, darf der Banca verkaufen, Karten zum halben Preis, Klötzchen zu den halben Kosten.
    .do = Verkaufe Via di Prè: Sie bringt die 70, die du gezahlt hast.
lesson-settled = Bezahlt
    .text = Die Schuld ist sofort beglichen. Bankrott, und aus dem Spiel, ist nur, wer nichts mehr zu verkaufen hat.
lesson-luck = Wer wagt
    .text = Gelb bleibt auf Via Roma stehen, und 600 wechseln den Besitzer.
lesson-end = Am reichsten in Genua
    .text = Bargeld, der Preis jeder Karte und die Kosten jedes Klötzchens: 1.890, und du gewinnst. Pasche, Fahrten auf der Hochstraße und im Aufzug und eigene Karten entdeckst du selbst.

## Regeln, gezeichnet

figure-board = Der Ring beginnt unten rechts bei der Piazza De Ferrari und geht mit dem Pfeil herum.
figure-dice = Zwei und vier: sechs Felder weiter, zur Via Sestri.
figure-doubles = Zwei Dreien: Erst kommt, was Via Sestri verlangt, dann wird wieder gewürfelt. Beim dritten Pasch eines Zuges ziehst du nicht.
figure-passing = Mit den Würfeln an De Ferrari vorbei: 200 von der Banca.
figure-buying = Via Sestri gehört niemandem und ist für 100 zu haben; Lungomare di Pegli gehört Blau.
figure-auction = Ab 10, jedes Gebot mindestens 10 mehr. Über 90 geht niemand: Dafür ist die Karte verkauft, was auch auf ihr steht.
figure-rent = Via Roma ohne alles und mit einer bis fünf Investitionen: Die Miete steht am Fuß der Karte.
figure-decks = Sonne: eine Karte von speremmo ben. Wolke: eine von a l’è bratta.
figure-drawings = Eine Karte schickt dich zu einer Creusa: Drei dieser Felder haben die kleinen Stufen.
figure-rides = Die Hochstraße von Via Cantore zum Corso Italia, der Aufzug von Via Garibaldi zur Spianata Castelletto.
figure-collection = Die Kollekte liegt vor der Kathedrale; wer dort stehen bleibt, nimmt sie ganz.
figure-colours = Rot hat das ganze Blau und darf investieren; eine hellblaue Straße fehlt.
figure-trade = Rot gibt zwei Karten und 150 für eine von Blau: Karten auf beiden Seiten, Geld nur auf einer.
figure-cubes-stay = Die nackte Karte darf den Besitzer wechseln, die mit Klötzchen nicht.
figure-selling = Die Hälfte von 360 für die nackte Karte, die Hälfte von 200 für das oberste Klötzchen.
figure-wealth = Bargeld, dann der Preis jeder Karte und die Kosten ihrer Klötzchen: 630 + 160 + 360 + (400 + 2 × 200).

key-round = geht um den Spielplan
key-start = geht zum Start
key-look = schaut genauer hin
