### Was bei Palanche geschieht, auf Deutsch. Karten, Namen und Glossar haben eigene Dateien.

## Konten

account-banca = Banca
account-collection = die Kollekte

## Ereignisse

event-land-dealt = { $seat } bekommt { $spaces }.
event-rolled-for-first = { $seat } würfelt { $dice } um den ersten Zug.
event-turn-began = Runde { $round }: { $seat } ist an der Reihe.
event-final-round-began = Die letzte Runde: Jeder würfelt noch einmal.
event-time-ran-out = Die Zeit ist um. Diese Runde wird beendet, dann kommt die letzte.
event-dice-rolled = { $seat } würfelt { $dice }.
event-third-double-rolled = Der dritte Pasch in Folge: { saying-third-double }! { $seat } kommt zur Villa.
event-pawn-moved = 
    { $ride_from ->
        [none] { $seat }: { $start } → { $to }.
       *[other] { $seat } fährt: { $ride_from } → { $start } → { $to }.
    }
event-paid =
    { $reason ->
        [start] { $payee } beginnt mit { $amount }.
        [passing] { $payee } bekommt { $amount } beim Vorbeikommen an De Ferrari.
        [purchase] { $payer } zahlt { $amount } für { $space }.
        [auction] { $payer } zahlt { $amount } für { $card }.
        [auction_sale] { $payer } zahlt { $payee } { $amount } für { $card }.
        [rent] { $payer } zahlt { $payee } { $amount } Miete für { $space }.
        [donation] { $payer } legt { $amount } in die Kollekte.
        [collection] { $payee } nimmt die ganze Kollekte: { $amount }.
        [fare] { $payer } zahlt die Fahrt: { $amount }.
        [investment] { $payer } investiert { $amount } in { $space }.
        [trade] { $payer } zahlt { $payee } { $amount }, wie abgemacht.
        [sale] { $payee } bekommt { $amount }, den halben Preis, für { $space }.
        [investment_sale] { $payee } bekommt { $amount }, die halben Kosten, für ein Klötzchen auf { $space }.
        [bankruptcy] Die Banca nimmt die letzten { $amount } von { $payer }.
        [covered] Die Banca zahlt { $payee } die geschuldeten { $amount }.
       *[other] { $payer } zahlt { $payee } { $amount }{ $times ->
            [1] {""}
           *[other] {" "}({ $times } × { $each })
        }: „{ $card }“.
    }
event-space-bought = { $seat } kauft { $space } für { $price }.
event-purchase-declined = { $seat } kauft { $space } nicht.
event-auction-opened =
    { $seller ->
        [none] Die Banca versteigert { $card }, ab { $minimum }.
       *[other] { $seller } versteigert { $card }, ab { $minimum }.
    }
event-bid-made = { $seat } bietet { $amount }.
event-dropped-out =
    { $short ->
        [yes] { $seat } kann nicht mehr bieten.
       *[no] { $seat } steigt aus.
    }
event-auction-won = { $card } geht für { $amount } an { $seat }.
event-auction-failed = Niemand will { $card }.
event-card-turned = { $seat } deckt „{ $card }“ auf ({ $deck }).
event-card-read = { $seat } ist bankrott und liest { $player } die Karte vor:
event-card-kept = { $seat } behält die Karte für später.
event-card-played = { $seat } spielt „{ $card }“.
event-ride-taken = { $seat } fährt mit dem nächsten Wurf nach { $to }.
event-ride-declined = { $seat } nimmt den gewöhnlichen Weg.
event-ride-lost = Aus der Fahrt von { $seat } wird nichts; das Fahrgeld ist weg.
event-invested = { $seat } investiert in { $space } ({ $level }): Die Miete ist jetzt { $rent }.
event-investment-sold = { $seat } verkauft eine Investition auf { $space } ({ $level }).
event-card-sold = { $seat } verkauft { $space } an die Banca.
event-trade-proposed =
    { $counter ->
        [0] { $seat } bietet { $partner }
       *[other] { $seat } macht ein Gegenangebot
    }: { $give ->
        [none] { $give_money }
       *[other] { $give }{ $give_money ->
            [0] {""}
           *[other] {" "}+ { $give_money }
        }
    } für { $take ->
        [none] { $take_money }
       *[other] { $take }{ $take_money ->
            [0] {""}
           *[other] {" "}+ { $take_money }
        }
    }.
event-trade-made =
    Abgemacht: { $seat } gibt { $give ->
        [none] { $give_money }
       *[other] { $give }{ $give_money ->
            [0] {""}
           *[other] {" "}+ { $give_money }
        }
    } und bekommt { $take ->
        [none] { $take_money }
       *[other] { $take }{ $take_money ->
            [0] {""}
           *[other] {" "}+ { $take_money }
        }
    } von { $partner }.
event-trade-declined =
    { $why ->
        [completes-yours] { $seat }: „Damit hättest du { $group } ganz.“
        [breaks-mine] { $seat }: „{ $group } reiße ich nicht auseinander.“
        [too-little] { $seat }: „Mit { $amount } mehr vielleicht.“
        [too-dear] { $seat }: „Für { $amount } weniger vielleicht.“
        [helps-you-more] { $seat }: „Das hilft dir mehr als mir.“
        [not-for-sale] { $seat }: „{ $card } ist nicht zu verkaufen.“
        [no-use] { $seat }: „Damit kann ich nichts anfangen.“
        [need-cash] { $seat }: „Ich brauche mein Geld gerade selbst.“
        [asked-before] { $seat }: „Das hast du mich schon gefragt.“
       *[other] { $seat } lehnt das Angebot ab.
    }
event-cards-marked =
    { $mark ->
        [wanted] { $seat } hätte gern { $cards }.
        [not-for-sale] { $seat } verkauft { $cards } nicht.
        [make-an-offer] { $seat } wartet auf Angebote für { $cards }.
       *[none] { $seat } nimmt das Zeichen von { $cards }.
    }
event-asking-stopped =
    { $lifted ->
        [yes] { $partner ->
            [none] Nach { $card } darf man { $seat } wieder fragen.
           *[other] { $partner } darf { $seat } wieder Angebote machen.
        }
       *[no] { $partner ->
            [none] { $seat } möchte nicht mehr nach { $card } gefragt werden.
           *[other] { $seat } möchte keine Angebote mehr von { $partner }.
        }
    }
event-payment-demanded = { $seat } kann die { $owed } zahlen oder „{ $cards }“ spielen und verschont bleiben.
event-debt-incurred = { $seat } schuldet { $owed } und hat { $cash }. { saying-debt }.
event-debt-spared = { $seat } bleiben { $owed } erspart.
event-end-proposed = { $seat } schlägt vor, hier aufzuhören und das Vermögen zu zählen.
event-end-agreed = { $seat } ist einverstanden aufzuhören.
event-end-refused = { $seat } will weiterspielen.
event-went-bankrupt = { $seat } schuldet { $owed } und ist bankrott. { saying-bankruptcy } { saying-bankruptcy-consolation }.
event-wealth-counted = { $seat }: { $cash } bar, { $cards } in Karten, { $investments } in Investitionen, { $total } insgesamt.
event-match-ended = Am reichsten in Genua: { $winners }.

## Aktionen

action-roll = würfeln
action-end-turn = den Zug beenden
action-buy = kaufen
action-decline-purchase = nicht kaufen: versteigern
action-bid = { $amount } bieten
action-drop-out = aussteigen
action-take-ride = mit dem nächsten Wurf fahren
action-decline-ride = den gewöhnlichen Weg nehmen
action-choose-space = nach { $space } gehen
action-play-card = „{ $card }“ spielen
action-read-card = die Karte vorlesen
action-invest = in { $space } investieren
action-propose-trade =
    { $partner } bieten: { $give ->
        [none] { $give_money }
       *[other] { $give }{ $give_money ->
            [0] {""}
           *[other] {" "}+ { $give_money }
        }
    } für { $take ->
        [none] { $take_money }
       *[other] { $take }{ $take_money ->
            [0] {""}
           *[other] {" "}+ { $take_money }
        }
    }
action-counter-trade =
    Gegenangebot: { $give ->
        [none] { $give_money }
       *[other] { $give }{ $give_money ->
            [0] {""}
           *[other] {" "}+ { $give_money }
        }
    } für { $take ->
        [none] { $take_money }
       *[other] { $take }{ $take_money ->
            [0] {""}
           *[other] {" "}+ { $take_money }
        }
    }
action-accept-trade = das Angebot annehmen
action-decline-trade = das Angebot ablehnen
action-auction-card = { $card } versteigern, ab { $minimum }
action-sell-card = { $space } an die Banca verkaufen
action-sell-investment = ein Klötzchen auf { $space } verkaufen
action-several = alles auf einmal tun
action-mark-cards =
    { $mark ->
        [wanted] sagen, dass du { $cards } gern hättest
        [not-for-sale] sagen, dass { $cards } nicht zu verkaufen ist
        [make-an-offer] um Angebote für { $cards } bitten
       *[none] dein Zeichen von { $cards } nehmen
    }
action-stop-asking =
    { $lift ->
        [yes] wieder gefragt werden dürfen
       *[no] in dieser Partie nicht mehr gefragt werden
    }
action-pay-debt = zahlen
action-declare-bankruptcy = Bankrott erklären
action-propose-end = vorschlagen, aufzuhören und das Vermögen zu zählen
action-agree-to-end = zustimmen aufzuhören
action-refuse-end = weiterspielen
action-time-up = die Zeit ist um

offer-bid = einen eigenen Betrag bieten
offer-propose-trade = { $partner } einen Tausch vorschlagen
offer-counter-trade = ein Gegenangebot machen
offer-auction-card =
    { $card ->
        [open] eine eigene Karte
       *[other] { $card }
    } versteigern

field-amount = Wie viel du bietest
field-partner = Mit wem du tauschst
field-offer = Welches Angebot du beantwortest
field-give = Was du gibst
field-take = Was du bekommst
field-give-money = Wie viel Geld du dazulegst
field-take-money = Wie viel Geld du bekommst
field-card = Welche Karte du versteigerst
field-minimum = Das niedrigste Gebot, das du zulässt

card-saying = { $saying } – { $meaning }

## Optionen

option-length = Wie lange: short (60 Minuten), long (90 Minuten), full (bis einer übrig ist) oder rounds:N
option-cap = Die Runde, mit der eine volle Partie spätestens endet; ohne sie spielen Bots, die einander nicht ruinieren können, endlos
option-wealth = Was am Ende als Vermögen zählt
    .all-cards = Bargeld, alle Karten und Investitionen
    .terreno-only = Bargeld, Grundstücke und Investitionen
option-proposals = Wie viele Tauschvorschläge und eigene Versteigerungen in einem Zug
option-first = Der Platz, der beginnt, oder die Würfel
option-board = Der Plan: genova oder eine Datei
option-blank-speremmo = Eine eigene Karte unter speremmo ben
option-blank-bratta = Eine eigene Karte unter a l’è bratta

## Wie es endet

outcome-last-one-left = Nur einer ist noch im Spiel.
outcome-time-up = Die Zeit ist um, und das Vermögen ist gezählt.
outcome-rounds-played = Die letzte Runde ist vorbei, und das Vermögen ist gezählt.
outcome-agreed = Alle waren einverstanden aufzuhören, und das Vermögen ist gezählt.

## Tabellen und Zahlen

table-wealth = Vermögen
table-money-received = Woher das Geld kam
table-money-paid = Wohin das Geld ging
column-cash = bar
column-cards = Karten
column-investments = Investitionen
column-wealth = Vermögen
column-money = wofür
money-start = zu Beginn
money-passing = De Ferrari
money-purchase = gekaufte Felder
money-auction = Versteigerungen der Banca
money-auction_sale = Versteigerungen der Spieler
money-rent = Miete
money-donation = in die Kollekte
money-collection = die Kollekte
money-fare = Fahrten
money-investment = Investitionen
money-trade = Tausch
money-card = Karten, mit der Banca
money-card_players = Karten, zwischen Spielern
money-card_collection = Karten, mit der Kollekte
money-sale = Karten, an die Banca verkauft
money-investment_sale = Klötzchen, an die Banca verkauft
money-bankruptcy = beim Bankrott verloren
money-covered = von der Banca für Bankrotte gezahlt
money-total = alles zusammen
fact-rounds = Runden
fact-bankrupt = Bankrotte Spieler
fact-cubes-placed = Klötzchen auf dem Spielplan am Ende
fact-offers = Angebote
fact-best-wealth = Vermögen des Reichsten

## Warum ein Bot so spielt

reason-roll = die Würfel warten
reason-nothing-more = es gibt nichts mehr zu tun
reason-buy = es ist dir { $worth } Palanche wert und kostet { $price }
reason-too-dear = es kostet { $price }, und in der Kasse sind nur { $cash }
reason-not-worth-it = es ist dir nur { $worth } Palanche wert und kostet { $price }
reason-cheaper-at-auction = sonst kann niemand { $price } zahlen: unter dem Hammer ist es billiger
reason-enough-bid = { $bid } Palanche sind zu viel für etwas, das dir { $worth } wert ist
reason-worth-it = es ist dir bis zu { $worth } Palanche wert
reason-way-is-fine = der gewöhnliche Weg ist gut
reason-better-from-there = der nächste Wurf von dort spart etwa { $saved }
reason-no-way-out = die Schuld ist { $owed }, und alles zusammen bringt { $raisable }
reason-small-change = die Karte ist mehr wert als { $owed }
reason-invest = die Miete steigt auf { $rent }; das bringt bis zum Ende etwa { $brings } mehr
reason-play-card = jetzt ist ein guter Moment dafür
reason-aim-whole = damit ist die ganze Gruppe dein: { $cards }
reason-aim-missing = zur ganzen Gruppe fehlt dann nur noch { $cards }
reason-aim-cubes = dann je { $cubes ->
        [one] ein Klötzchen
       *[other] { $cubes } Klötzchen
    } auf { $cards }, zusammen für { $cost }
reason-deal =
    { $own ->
        [better] für dich etwa { $gain } Palanche besser
        [worse] für dich etwa { $gain } Palanche schlechter
       *[even] für dich ändert sich kaum etwas
    }, { $their ->
        [better] für { $other } etwa { $theirs } besser
        [worse] für { $other } etwa { $theirs } schlechter
       *[even] für { $other } kaum etwas
    }
reason-good-deal = { reason-deal }
reason-better-so = so, wie es ist: { reason-deal }; verlange einen gerechteren Anteil
reason-bad-deal = { reason-deal }
reason-because-completes = weil { $other } dann { $group } ganz hätte
reason-because-completes-own = weil du dann { $group } ganz hast
reason-because-breaks = weil du { $group } dann nicht mehr ganz hast
reason-because-helps-more = weil es { $other } mehr hilft als dir
reason-because-for-sale = weil { $other } auf Angebote wartet
reason-say-wanted = dann können die anderen mit einem Angebot kommen
reason-say-not-for-sale = damit niemand vergeblich fragt
reason-say-for-sale = andere brauchen es mehr als du
reason-best-place = der beste Ort, etwa { $worth } wert
reason-spare-it = das erspart { $owed }
reason-missed-least = es bringt { $brings } Palanche und fehlt am wenigsten
reason-others-pay-more = andere zahlen vielleicht mehr als die Banca
reason-sell-now = dir ist es bis zum Ende nur noch { $worth } Palanche wert; andere zahlen vielleicht mehr
reason-stalemate = in Runde { $round } kann niemand mehr jemanden ruinieren
reason-play-on = es gibt noch etwas zu gewinnen
reason-read-card = wer bankrott ist, liest die Karten vor

## Ablehnungen: wer entscheidet

refusal-match-over = Die Partie ist zu Ende.
refusal-not-your-decision = Erst muss { $seat } entscheiden.
refusal-turn-open = Ein Zug ist im Gang.
refusal-purchase-open = Entscheide erst, ob du das Feld kaufst, auf dem du stehst.
refusal-ride-open = Sag erst, ob du fahren wirst.
refusal-destination-open = Wähle erst, wohin dich die Karte bringt.
refusal-reading-open = Erst muss die Karte vorgelesen sein.
refusal-card-open = Erst muss die Karte ausgeführt sein.
refusal-debt-open = Erst muss die Schuld beglichen sein.
refusal-auction-open = Erst muss die Versteigerung enden.
refusal-trade-open = Erst muss das Angebot beantwortet sein.
refusal-vote-open = Erst sagen alle, ob die Partie endet.
refusal-debt-out-of-turn = Außerhalb deines Zuges kannst du nur an die Banca verkaufen.
refusal-no-turn = Es ist kein Zug im Gang.
refusal-already-rolled = Du hast schon gewürfelt.
refusal-roll-due = Du musst noch würfeln.
refusal-clock-only = Das kann nur die Uhr sagen.
refusal-no-clock = Diese Partie läuft ohne Uhr.
refusal-time-already-up = Die Zeit ist schon um.

## Ablehnungen: Felder und Karten

refusal-nothing-for-sale = Hier ist nichts zu verkaufen.
refusal-price-above-cash = Der Preis ist { $price }, und du hast { $cash }.
refusal-no-ride = Es gibt keine Fahrt anzusagen.
refusal-fare-above-cash = Die Fahrt kostet { $fare }, und du hast { $cash }.
refusal-no-choice = Es gibt keinen Ort zu wählen.
refusal-nothing-to-read = Es gibt keine Karte, die du vorlesen sollst.
refusal-not-a-destination = { $space } trägt dieses Zeichen nicht.
refusal-there-already = Du stehst schon auf { $space }: Die Karte führt dich anderswohin.
refusal-no-such-card = Eine Karte „{ $card }“ gibt es nicht.
refusal-not-the-owner = { $card } gehört { $seat } nicht.
refusal-not-a-kept-card = „{ $card }“ ist keine Karte, die man behält.
refusal-card-not-now = „{ $card }“ nützt jetzt nichts.
refusal-has-cubes = Auf { $card } liegen Klötzchen ({ $cubes }), also wechselt sie nicht den Besitzer.

## Ablehnungen: Investitionen

refusal-takes-no-cubes = In { $card } wird nicht investiert.
refusal-colour-not-whole = Die Farbe von { $card } gehört dir nicht ganz.
refusal-fully-invested = { $card } hat alle fünf Investitionen.
refusal-two-a-turn = { $card } hatte in diesem Zug schon { $limit } Investitionen.
refusal-no-cubes-left = Alle { $cubes } Klötzchen liegen auf dem Spielplan.
refusal-cost-above-cash = Das kostet { $cost }, und du hast { $cash }.

## Ablehnungen: Versteigerung und Tausch

refusal-no-auction = Es läuft keine Versteigerung.
refusal-auctions-used-up =
    { $limit ->
        [0] In dieser Partie versteigert niemand eigene Karten.
        [one] Du hast in diesem Zug eine Karte versteigert, mehr geht nicht.
       *[other] Du hast in diesem Zug { $limit } Karten versteigert, mehr geht nicht.
    }
refusal-minimum-too-low = Das Mindestgebot kann nicht unter { $least } liegen.
refusal-not-in-tens = { $amount } geht nicht: Geld geht in Zehnern.
refusal-bid-too-low = { $amount } ist zu wenig: mindestens { $least }.
refusal-bid-above-cash = { $amount } kannst du nicht bieten: Du hast { $cash }.
refusal-proposals-used-up =
    { $limit ->
        [0] In dieser Partie wird nicht getauscht.
        [one] Du hast in diesem Zug einen Vorschlag gemacht, mehr geht nicht.
       *[other] Du hast in diesem Zug { $limit } Vorschläge gemacht, mehr geht nicht.
    }
refusal-trade-with-oneself = Mit dir selbst kannst du nicht tauschen.
refusal-no-such-partner = An diesem Platz sitzt niemand.
refusal-partner-bankrupt = { $other } ist nicht mehr im Spiel.
refusal-money-both-ways = Geld geht nur in eine Richtung.
refusal-money-above-cash = { $seat } hat keine { $amount }.
refusal-card-twice = Eine Karte ist zweimal genannt.
refusal-no-card-in-trade = Mindestens eine Karte muss den Besitzer wechseln.
refusal-gift = { saying-gift-refused }: keine Geschenke.
refusal-no-offer = Es gibt kein Angebot zu beantworten.
refusal-no-such-offer = Ein Angebot { $offer } gab es noch nicht.
refusal-offer-lapsed = Angebot { $offer } ist verfallen.
refusal-counters-used-up = Es gab { $limit } Gegenangebote: Jetzt heißt es ja oder nein.
refusal-no-vote = Es wird über nichts abgestimmt.
refusal-vote-full-only = Nur eine ganze Partie endet durch Abstimmung; diese hat ihr eigenes Ende.
refusal-vote-used-up = Das hast du in dieser Partie schon gefragt.

## Ablehnungen: Schulden

refusal-nothing-owed = Du schuldest nichts.
refusal-no-debt = Du hast keine Schuld, und die Banca kauft nur von dem, der eine hat.
refusal-debt-trade-for-money = Wer Schulden hat, tauscht nur, was Geld bringt und keines kostet.
refusal-debt-trade-loses = Der Tausch bringt { $money }, nimmt { $lost } von dem, was die Banca gäbe, und lässt { $cash } für eine Schuld von { $owed }.
refusal-cash-short = Du schuldest { $owed } und hast { $cash }.
refusal-cash-enough = Du hast { $cash }, das deckt die { $owed }, die du schuldest.
refusal-kept-card-unsaleable = Für „{ $card }“ gibt die Banca nichts.
refusal-no-cubes = Auf { $card } liegt kein Klötzchen.
refusal-can-still-pay = Du kannst noch { $raisable } aufbringen und schuldest { $owed }.

## Ablehnungen: Optionen, Pläne und eigene Karten

refusal-number-of-seats = Zu { $seats } geht es nicht: Palanche ist für { $low } bis { $high }.
refusal-options-malformed = Diese Optionen sind nicht lesbar: { $problem }.
refusal-first-seat-unknown = { $seat } kann nicht beginnen: Es spielen nur { $seats }.
refusal-cap-only-full = Eine Obergrenze gibt es nur für volle Partien.
refusal-board-unknown = Einen Plan „{ $board }“ gibt es nicht; es gibt { $known }. Oder nenne eine Datei.
refusal-amount-not-in-steps = { $at }: { $amount } geht nicht, es muss ein Vielfaches von { $step } sein.
refusal-board-size = { $at }: Ein Plan hat { $low } bis { $high } Felder, nicht { $found }.
refusal-board-levels = { $at }: Die Investitionen sind { $expected }, in dieser Reihenfolge.
refusal-board-kit = { $at }: Ein Plan braucht mindestens { $least } Felder der Art { $kind }; hier sind es { $found }.
refusal-board-index = { $at }: Das ist Feld { $expected }, nicht { $found }.
refusal-key-twice = { $at }: „{ $key }“ gibt es schon.
refusal-board-colour-unused = { $at }: Kein Feld hat die Farbe { $colour }.
refusal-board-colour-unknown = { $at }: Eine Farbe „{ $colour }“ gibt es nicht.
refusal-board-symbol-unknown = { $at }: Ein Zeichen „{ $symbol }“ gibt es nicht.
refusal-board-deck-missing = { $at }: Ein Kartenfeld muss seinen Stapel nennen.
refusal-board-rents = { $at }: Nötig sind { $expected } Mieten, nicht { $found }.
refusal-board-place-missing = { $at }: Der Plan hat kein Feld „{ $space }“.
refusal-board-start = { $at }: Der Start ist das erste Feld des Rings.
refusal-board-third-double = { $at }: Der dritte Pasch führt auf ein Feld, das in die Kollekte zahlt.
refusal-ride-end-missing = { $at }: Eine Fahrt hat zwei Enden, nicht { $found }.
refusal-ride-end-unknown = { $at }: Der Plan hat für diese Fahrt kein Feld „{ $space }“.
refusal-ride-end-shared = { $at }: { $space } ist schon das Ende einer anderen Fahrt.
refusal-ride-end-on-cards = { $at }: { $space } ist ein Kartenfeld, von dem eine Karte die Figur wegschicken kann; dort kann keine Fahrt enden.
refusal-board-misplaced = { $at }: { $space } ist von der Art „{ $kind }“, auf der es kein „{ $field }“ gibt.
refusal-board-collection = { $at }: Die Kollekte liegt auf einem besonderen Feld, das nichts verlangt; { $space } ist keines.
refusal-deck-restless = { $at }: Der Stapel { $deck } braucht eine Karte, die weder zieht noch behalten wird.
refusal-blank-untitled = { $at }: Eine Karte braucht einen Titel.
refusal-blank-wordless = { $at }: Auf der Karte muss etwas stehen.
refusal-effect-missing = { $at }: Eine Karte muss etwas tun.
refusal-effect-space-unknown = { $at }: Der Plan hat kein Feld „{ $space }“.
refusal-effect-symbol-unknown = { $at }: Mindestens zwei Felder müssen „{ $symbol }“ tragen.
refusal-effect-no-steps = { $at }: Ein Zug hat mindestens einen Schritt.
refusal-effect-too-far = { $at }: { $steps } Schritte sind eine Runde um den Plan oder mehr.
refusal-effect-keep-alone = { $at }: Eine Karte, die man behält, sagt sonst nichts.
refusal-effect-moves-twice = { $at }: Eine Karte zieht die Figur nur einmal.
refusal-effect-keep-unclear = { $at }: Eine behaltene Karte erspart eine Zahlung oder tut etwas, wenn sie gespielt wird.
refusal-notation = „{ $text }“ lässt sich hier nicht tun.

## Ablehnungen: unmögliche Stellungen

refusal-position-space-unknown = Der Plan hat kein Feld „{ $space }“.
refusal-position-one-for-each-seat = { $field } braucht { $seats } Werte, einen für jeden Platz.
refusal-position-seat-unknown = Diesen Platz gibt es nicht.
refusal-position-out = Die Liste der Bankrotten kann so nicht sein.
refusal-position-end-proposed = Die Liste der Plätze, die ein Ende vorgeschlagen haben, nennt einen Platz zweimal.
refusal-position-no-ride-here = Von { $space } geht keine Fahrt.
refusal-position-not-a-card = { $space } hat keine Karte.
refusal-position-takes-no-cubes = In { $space } wird nicht investiert.
refusal-position-cubes = { $space } kann nicht { $cubes } Klötzchen haben.
refusal-position-too-many-cubes = Auf dem Spielplan liegen { $cubes } Klötzchen, in der Schachtel sind nur { $supply }.
refusal-position-not-a-kept-card = Jemand behält eine Karte, die man nicht behält.
refusal-position-deck = Der Stapel { $deck } hat nicht die Karten, die er haben sollte.
refusal-position-unseen = Der Stapel { $deck } kann nicht { $unseen } ungesehene Karten haben.
refusal-position-card-twice = Eine Karte ist zweimal behalten.
refusal-position-not-in-tens = { $amount } geht nicht: Geld gibt es in Zehnern.
refusal-position-ledger-row = Eine Zeile des Kontobuchs kann nicht sein.
refusal-position-ledger-unbalanced = Das Kontobuch geht mit Bargeld und Kollekte nicht auf.
refusal-position-bankrupt-has-something = { $seat } ist bankrott und hat noch etwas.
refusal-position-no-clock = In einer Partie ohne Uhr kann keine Zeit ablaufen.
refusal-position-round = Runde { $round } passt nicht zu einer Partie von { $limit }.
refusal-position-final = Das kann nicht die letzte Runde sein.
refusal-position-ending = Das Ende passt nicht zu den offenen Entscheidungen.
refusal-position-one-left = Nur einer ist übrig, also ist die Partie zu Ende.
refusal-position-goes-on-by-itself = Hier muss niemand entscheiden: Die Partie liefe von selbst weiter.
refusal-position-invested = Mehr als zwei Investitionen auf einer Karte in einem Zug.
refusal-position-decision = Die offene Entscheidung „{ $decision }“ kann nicht sein ({ $problem }).

## Ablehnungen: Worte, und mehreres auf einmal

refusal-newer-rules = Diese Partie hat unter früheren Regeln begonnen, die das noch nicht kennen.
refusal-out-of-the-game = Du bist nicht mehr im Spiel.
refusal-no-card-named = Nenne mindestens eine Karte.
refusal-nothing-named = Nenne mindestens eine Investition oder einen Verkauf.
refusal-own-card-wanted = { $card } gehört dir schon.
refusal-too-many-marks = Mehr als { $limit } Zeichen auf einmal sind zu viele.
refusal-card-or-player = Nenne eine Karte oder einen Spieler, nicht beides.
refusal-reason-missing = Sag, warum, oder gar nichts.
refusal-reason-incomplete = Zu diesem Grund fehlt etwas: eine Karte, eine Farbe oder ein Betrag.
refusal-no-such-group = So eine Gruppe gibt es nicht.
refusal-not-in-auction = Du bietest nicht um { $card }.
refusal-position-talk = Was am Tisch gesagt wurde, ist nicht möglich ({ $problem }).
