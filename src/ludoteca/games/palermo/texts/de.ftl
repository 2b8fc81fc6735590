# Palermo auf Deutsch. Felder heißen a1 … n14, Bauplätze A1 … F6.

## Die Stadt wird gebaut

refusal-not-your-turn = { $seat } ist an der Reihe.
refusal-town-comes-first = Erst muss die Stadt gebaut werden.
refusal-start-comes-first = Zuerst kommt das Start/Ziel-Plättchen.
refusal-start-lies-already = Das Start/Ziel-Plättchen liegt schon.
refusal-slot-taken = Auf { $slot } liegt schon ein Plättchen.
tile-kind =
    { $kind ->
        [one] ein Dach
        [one_mirrored] ein Dach, gespiegelt
        [two] zwei Dächer
        [two_mirrored] zwei Dächer, gespiegelt
        [three] drei Dächer
        [start] Start/Ziel
       *[street] Straße
    }
refusal-none-left =
    { $count ->
        [one] Das einzige Plättchen dieser Art ({ tile-kind }) liegt
       *[other] Alle { $count } Plättchen dieser Art ({ tile-kind }) liegen
    } schon.
refusal-own-door-walled-in = Sein eigener Eingang bei { $door } wäre von der Umgehungsstraße nicht zu erreichen.
refusal-door-walled-in = Der Eingang bei { $door } wäre von der Umgehungsstraße nicht zu erreichen.
refusal-start-walled-in = Das Start/Ziel-Plättchen auf { $slot } wäre von der Umgehungsstraße nicht zu erreichen.
refusal-slot-walled-in = Das schlösse { $slot } ein: keine Innenhöfe.
refusal-does-not-join = Ein Dach des neuen Hauses muss an ein Dach grenzen, das schon liegt.
refusal-touches-at-corner = Ein anderes Haus nur an der Ecke zu berühren ist nicht erlaubt.
refusal-town-cannot-be-finished = Danach ließe sich die Stadt nicht mehr fertig bauen: Es gibt keinen Weg, den Spielplan zu füllen.
refusal-town-undecided = Es fand sich kein Weg, die Stadt danach fertig zu bauen; ob es einen gibt, ist unentschieden, und das zählt als Nein.
refusal-town-is-built = Die Stadt ist gebaut.

event-first-player-chosen = { $drawn ->
    [yes] { $seat } wird ausgelost und beginnt.
   *[no] { $seat } beginnt.
}
event-town-found = { $drawn ->
    [yes] Eine Stadt wurde ausgelost: { $code }.
   *[no] Die Stadt ist { $code }.
}
event-start-laid = { $seat } legt das Start/Ziel-Plättchen auf { $slot }.
event-house-laid = { $seat } legt ein Haus mit { $kind ->
    [one] einem Dach
    [one_mirrored] einem Dach (gespiegelt)
    [two] zwei Dächern
    [two_mirrored] zwei Dächern (gespiegelt)
   *[three] drei Dächern
    } auf { $slot }; sein Eingang ist { $door }.
event-streets-laid = Straßen-Plättchen füllen { $slots }.
event-door-claimed = { $seat } belegt das Lokal bei { $door }.
event-collecting-began = Die Stadt steht. { $seat } beginnt.

action-lay-start = Das Start/Ziel-Plättchen auf { $slot } legen
action-lay-house = Ein Haus mit { $kind ->
    [one] einem Dach
    [one_mirrored] einem Dach (gespiegelt)
    [two] zwei Dächern
    [two_mirrored] zwei Dächern (gespiegelt)
   *[three] drei Dächern
    } auf { $slot } legen{ $rotation ->
    [0] {""}
   *[other] , um { $rotation }° gedreht
    }
action-claim-door = Das Lokal bei { $door } belegen

## Eingänge werden genommen

refusal-doors-come-first = Erst muss jeder Chip an einem Eingang liegen.
refusal-not-a-door = Bei { $cell } ist kein Eingang.
refusal-door-claimed = Das Lokal bei { $cell } gehört { $seat }.
refusal-too-few-houses = Die Stadt hat { $houses } Häuser; nötig sind { $needed }.
refusal-town-code-letters = Ein Stadtcode hat kein „{ $letters }“, nur die Buchstaben { $known }.
refusal-tile-roofs = { $at }: Ein Haus hat ein bis drei Dächer Wand an Wand, aus den Feldern a b c d; nicht „{ $roofs }“.
refusal-tile-door = { $at }: Der Eingang führt auf ein Straßenfeld neben einem Dach, aus a b c d; nicht „{ $door }“ bei den Dächern „{ $roofs }“.
refusal-tile-twice = { $at }: Diese Form gibt es schon, vielleicht gedreht.
refusal-tile-counts = { $at }: Es gibt { $right } Häuser mit { $roofs ->
    [one] einem Dach
   *[other] { $roofs } Dächern
}, nicht { $found }.
refusal-town-code-length = Ein Stadtcode hat { $right } Buchstaben, nicht { $length }.
refusal-town-code-misprint = Im Stadtcode ist ein Fehler: Die letzten zwei Buchstaben passen nicht zu den anderen.
refusal-town-code-without-ready-made-town = Ein Stadtcode ist für Partien mit fertiger Stadt.

## Es wird kassiert

refusal-match-over = Die Partie ist zu Ende.
refusal-not-a-street = { $cell } liegt unter einem Dach.
refusal-pawn-there = Auf { $cell } steht die Spielfigur von { $seat }.
refusal-too-far = { $cell } kostet { $cost } Zugpunkte, du hast aber nur { $points ->
        [one] einen
       *[other] { $points }
    }.
refusal-policeman-costs-two = Der Polizist von { $seat } auf { $cell } kostet zwei Zugpunkte, und es bliebe nur einer.
refusal-points-left-over =
    { $points ->
        [one] Der eine Zugpunkt muss genutzt werden
       *[other] Alle { $points } Zugpunkte müssen genutzt werden
    }, und mit genau so vielen ist { $cell } nicht zu erreichen.
refusal-another-step-possible = Die Spielfigur darf auf { $cell } nur vorzeitig stehen bleiben, wenn sie nirgends sonst hinkönnte.
refusal-not-the-target = Der Zielstein liegt auf { $target }: Bei { $cell } gibt es nichts zu holen.
refusal-home-comes-first = Der Weg nach { $cell } führt über das Start/Ziel-Plättchen, wo der Weg endet.
refusal-can-walk = Die Spielfigur kann gehen, also muss sie.
refusal-home-already = Die Spielfigur ist zu Hause.
refusal-not-home = Zinsen gibt es nur zu Hause.
refusal-no-police = In dieser Partie gibt es keine Polizisten.
refusal-policeman-moved-already = Der Polizist wurde in diesem Zug schon versetzt; jetzt die Spielfigur.
refusal-policeman-held = Die Spielfigur von { $seat } steht auf dem Polizisten bei { $cell }: Er kann nicht weg.
refusal-policeman-there = Auf { $cell } steht der Polizist von { $seat }.
refusal-next-to-policeman = { $cell } liegt gleich neben dem Polizisten von { $seat }.
refusal-start-occupied = Auf dem Start/Ziel-Plättchen parken Spielfiguren: Auf { $cell } darf kein Polizist.
refusal-no-target-stones = In dieser Partie gibt es keine Zielsteine.
refusal-target-stays = Der Zielstein bleibt, bis sein Chip eingesammelt ist.
refusal-target-comes-first = Leg erst den Zielstein.
refusal-not-your-chip = Bei { $cell } liegt kein Chip von dir.

event-target-set = { $seat } will als Nächstes bei { $door } kassieren.
event-policeman-placed = Der Polizist von { $seat } geht nach { $cell }.
event-walked = { $lost ->
    [0] { $seat } geht für { $cost } von { $points } { $points ->
            [one] Zugpunkt
           *[other] Zugpunkten
        } nach { $to }.
   *[other] { $seat } geht für { $cost } von { $points } { $points ->
            [one] Zugpunkt
           *[other] Zugpunkten
        } nach { $to } und muss vorher stehen bleiben: { $lost } verloren.
}
event-chip-collected = { $seat } kassiert bei { $door }: { $points } { $points ->
        [one] Zugpunkt
       *[other] Zugpunkte
    } − { $cost } = { $income } { $income ->
        [one] Million
       *[other] Millionen
    }, { $money } insgesamt. Im nächsten Zug: { $next_points } { $next_points ->
        [one] Zugpunkt
       *[other] Zugpunkte
    }.
event-came-home = { $seat } kommt nach Hause: { $points } { $points ->
        [one] Zugpunkt
       *[other] Zugpunkte
    } − { $cost } = { $income } { $income ->
        [one] Million
       *[other] Millionen
    }, { $money } insgesamt.
event-policeman-blocked = { $points_less ->
    [0] { $seat } steht auf dem Polizisten von { $owner }, der nun nicht weg kann.
   *[other] { $seat } steht auf dem Polizisten von { $owner }, der nun nicht weg kann, und hat im nächsten Zug einen Zugpunkt weniger.
}
event-stayed = { $seat } kann mit { $points } { $points ->
        [one] Zugpunkt
       *[other] Zugpunkten
    } nirgends hin und bleibt.
event-interest-taken = { $seat } bekommt { $interest } { $interest ->
        [one] Million
       *[other] Millionen
    } Zinsen: { $money } insgesamt.
event-match-ended = Die Partie ist zu Ende. Das meiste Geld: { $winners }.

action-set-target = Den Zielstein auf { $door } legen
action-place-policeman = Den Polizisten auf { $cell } setzen
action-walk = Nach { $to } gehen
action-stay = Bleiben
action-take-interest = Die Zinsen nehmen

outcome-all-home = Alle sind zu Hause.
outcome-round-over = Alle sind zu Hause, und die Runde ist zu Ende.
table-score-track = Die Wertungsreihe
column-colour = Farbe
column-field = Feld
column-lap = Umlauf
colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-black = Schwarz
fact-all-money = Geld aller zusammen
fact-lead = Vorsprung des Siegers

## Unlesbarer Text

refusal-unknown-cell = Ein Feld { $cell } gibt es nicht: Felder gehen von a1 bis n14.
refusal-unknown-slot = Einen Bauplatz { $slot } gibt es nicht: Sie gehen von A1 bis F6.
refusal-unknown-house = Ein Haus { $house } gibt es nicht: Häuser haben 1, 2 oder 3 Dächer.
refusal-unknown-rotation = { $rotation } geht nicht: Plättchen werden um 0, 90, 180 oder 270 Grad gedreht.
refusal-unknown-notation = „{ $text }“ ist keine Aktion. Versuch: start C4, lay 2 C4 90, claim g7, target g7, police g7, walk g7, stay, interest.

## Unmögliche Stellungen

refusal-first-player-not-seated = { $seat } kann an diesem Tisch für { $seats } nicht beginnen.
refusal-wrong-phase = Mit diesen Optionen gibt es keine Phase „{ $phase }“.
refusal-not-in-this-phase = In dieser Phase kann es kein { $field } geben.
refusal-not-one-a-seat = { $field } braucht einen Wert für jeden der { $seats } Plätze, nicht { $count }.
refusal-wrong-turn = { $seat } kann nicht an der Reihe sein: Es ist { $other }.
refusal-too-many-tiles = Von dieser Art ({ tile-kind }) gibt es nur { $most ->
        [one] ein
       *[other] { $most }
    } Plättchen, nicht { $count }.
refusal-rotation-of-a-street = Ein Plättchen ohne Haus ({ tile-kind }) wird nicht gedreht.
refusal-start-missing = Das Start/Ziel-Plättchen fehlt.
refusal-street-too-early = Auf { $slot } liegt ein Straßen-Plättchen, bevor alle Chips liegen.
refusal-town-not-finished = Auf { $slot } liegt kein Plättchen.
refusal-town-is-finished = Alle Chips liegen: Die Stadt ist fertig.
refusal-too-many-houses = Die Stadt hat { $houses } Häuser, gebaut worden sein können nur { $needed }.
refusal-wrong-completion = Aus der Stadt kann nicht { $completion } werden.
refusal-chip-without-door = Auf { $slot } gibt es keinen Eingang für einen Chip.
refusal-chip-of-nobody = Der Chip auf { $slot } gehört niemandem an diesem Tisch.
refusal-chip-missing = Am Eingang bei { $door } liegt kein Chip.
refusal-too-many-chips = { $seat } hat { $count } Chips auf dem Plan, besitzt aber nur { $most }.
refusal-unequal-chips = { $seat } hat { $count } Chips gelegt, jetzt müssen es { $right } sein.
refusal-money-negative = { $seat } kann keine Schulden haben.
refusal-money-before-first-chip = { $seat } hat Geld, aber noch keinen Chip.
refusal-two-pawns = Auf { $cell } stehen zwei Spielfiguren.
refusal-parked-on-the-way = Die Spielfigur von { $seat } ist unterwegs: Sie kann nicht auf dem Start/Ziel-Plättchen parken.
refusal-chip-not-taken = Die Spielfigur von { $seat } steht auf { $cell }, wo sie den Chip genommen hätte.
refusal-not-gone-home = { $seat } hat alle Chips: Auf { $cell } wäre die Spielfigur zu Hause.
refusal-two-policemen = Auf { $cell } stehen zwei Polizisten.
refusal-policeman-missing = { $seat } kann keinen Polizisten versetzt haben, der nicht auf dem Plan steht.
refusal-penalty-without-policeman = { $seat } kann keinen Zugpunkt weniger haben.
refusal-target-too-early = { $seat } kann keinen Zielstein auf dem Plan haben.
refusal-target-too-late = { $seat } kann jetzt keinen Zielstein legen.
refusal-target-without-chip = Der Zielstein von { $seat } muss auf einem eigenen Chip liegen.
refusal-not-over = Die Partie kann noch nicht zu Ende sein.
refusal-not-the-town-of-the-code = Die Plättchen sind nicht die des Stadtcodes { $code }.
refusal-houses-do-not-join = Die Häuser um { $slot } und um { $far } hängen nicht zusammen, obwohl an beide angebaut werden konnte.
refusal-money-without-chips = { $seat } hat { $money } Millionen, aber die bisher genommenen Chips bringen höchstens { $most }.
refusal-before-the-first-player = { $seat } kann nicht begonnen haben, bevor { $other } das Start/Ziel-Plättchen verlassen hat.

## Optionen

option-edition = Wessen Regel entscheidet, wo sie sich unterscheiden
    .de = die deutsche, die des Verlags
    .en = die englische
    .fr = die französische
option-corner-contact = Dürfen sich Häuser nur an einer Ecke berühren?
    .allowed = ja, doch angebaut ist das nicht
    .forbidden = nein
option-jumped-policeman = Ein fremder Polizist, der auf der Umgehungsstraße übersprungen wird
    .free = kostet nichts
    .pays = kostet einen Zugpunkt
option-free-building = Freies Bauen: Häuser müssen nicht angebaut werden
option-ready-made-town = Fertige Stadt: Die Spieler belegen nur ihre Lokale
option-tiles = Die Häuser eurer Schachtel, wenn sie andere Formen haben
    .printed = die der gedruckten Schachtel
option-town-code = Der Code der fertigen Stadt; ohne ihn wird sie ausgelost
option-no-police = Ohne Polizisten
option-target-stones = Zielsteine zeigen, welcher Chip der nächste ist
option-first-player = Wer beginnt (der Jüngste)
    .none = wird ausgelost
    .some = Platz { $number }

## Warum ein Bot so spielt

reason-start-in-the-middle = von der Mitte ist kein Haus weit
reason-plan-with-door = mit dem Eingang bei { $door } { $doors ->
        [one] braucht mein Eingang
       *[other] brauchen meine { $doors } Eingänge
    } { $turns ->
        [one] einen Zug
       *[other] { $turns } Züge
    } und { $doors ->
        [one] bringt
       *[other] bringen
    } { $money } Millionen
reason-looks-ahead = von { $tried } Plätzen steht dieser am besten da, wenn alle weitergebaut haben, um { $gain } Millionen
reason-plays-out = zu Ende gespielt, in { $playouts } Versuchen insgesamt, gewinnt diese Wahl { $share } % ihrer Partien
reason-builds-near = nahe bei meinen anderen Lokalen
reason-builds-anywhere = irgendein Platz tut es
reason-claims-anywhere = irgendein Lokal tut es
reason-plan-aims = in meinem Plan kommt jetzt { $door }, für { $income } Millionen
reason-plan-hinders = kostet { $seat } unterwegs etwa { $loss } Millionen
reason-nearest-door = mein nächstes Lokal
reason-hinders = bei { $cell } würde sonst gleich jemand kassieren
reason-collects = kassiert { $income } Millionen bei { $cell }
reason-then-collects = dann { $door } in { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
    } für { $income }
reason-then-home = dann nach Hause in { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
    } mit { $income }
reason-plan-until-home = zu Hause { $turns ->
        [one] einen Zug später
       *[other] { $turns } Züge später
    } mit { $money } Millionen
reason-plan-order = in dieser Reihenfolge: { $order }
reason-goes-home = geht mit { $income } Millionen nach Hause
reason-comes-closer = auf dem Weg nach { $door } über { $cell }
reason-comes-closer-to-home = auf dem Heimweg über { $cell }
reason-looks-for-door = kommt über { $cell } einem Lokal näher
reason-strays = hat sich verlaufen
reason-nothing-else = es gibt nichts anderes zu tun
