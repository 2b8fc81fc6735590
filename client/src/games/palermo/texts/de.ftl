# Was nur der Tisch im Browser über Palermo sagt, auf Deutsch.

board-help = Die Stadt. Pfeiltasten bewegen den Zeiger, Enter tut, was dort möglich ist, N geht zum nächsten Ort, an dem etwas möglich ist, R dreht das Haus, K nimmt eine andere Sorte, P nimmt den Polizisten.

prompt-start = Leg das Start/Ziel-Plättchen, wohin du willst.
prompt-house = Such ein Haus aus, dreh es und leg es Wand an Wand mit einem anderen. Dein Chip kommt auf seinen Eingang.
prompt-first-house = Such ein Haus aus, dreh es und leg es, wohin du willst: Es ist das erste. Dein Chip kommt auf seinen Eingang.
prompt-claim = Leg einen Chip auf ein freies Lokal.
prompt-target = Zeig, welcher deiner Chips als nächster kommt.
prompt-turn = { $points ->
        [0] Du bist zu Hause: Beweg den Polizisten, wenn du magst, dann nimm die Zinsen.
       *[other] Du hast { $points } Zugpunkte. Erst der Polizist, wenn du magst; dann geh auf eines der hellen Felder.
    }
prompt-walk = { $points ->
        [0] Nimm jetzt die Zinsen.
       *[other] Jetzt die Spielfigur: { $points } Zugpunkte.
    }
prompt-police = Wähle das Straßenfeld für deinen Polizisten. An ihm vorbei kostet es doppelt.
prompt-over = Es ist vorbei.
reach-of = { $seat }, { $points } Zugpunkte: Der nächste Zug könnte auf { $count ->
        [one] einem Feld
       *[other] { $count } Feldern
    } enden.
walk-numbers = Die Zahlen: wie weit es von dort { $goal ->
        [home] nach Hause
       *[door] zu deiner nächsten Tür
    } ist.
walk-leads = Von dort { $goal ->
        [home] sind es nach Hause
       *[door] sind es zur nächsten eigenen Tür
    } { $cost }{ $income ->
        [0] {"."}
       *[other] {":"} im nächsten Zug bis zu +{ $income }.
    }
walk-short = { $seat } steht im Weg: { $lost ->
        [one] ein Zugpunkt geht verloren.
       *[other] { $lost } Zugpunkte gehen verloren.
    }
police-hinders = { $seat }: { $income ->
        [0] {""}
       *[other] beste Einnahmen { $income } weniger
    }{ $parts ->
        [both] {", "}
       *[one] {""}
    }{ $fewer ->
        [0] {""}
        [one] ein Ziel weniger
       *[other] { $fewer } Ziele weniger
    }.
police-hinders-none = Er stünde im nächsten Zug niemandem im Weg.

hand-house = Haus mit { $kind ->
        [one] einem Dach
        [one_mirrored] einem Dach (gespiegelt)
        [two] zwei Dächern
        [two_mirrored] zwei Dächern (gespiegelt)
       *[three] drei Dächern
    }, noch { $left }
hand-turn = Drehen
tools = Was bewegt wird
tool-walk = Gehen
tool-police = Polizist
card-title = Zugweitenanzeiger
card-label = Zugweitenanzeiger: { $points ->
        [one] ein Zugpunkt
       *[other] { $points } Zugpunkte
    }, { $chips ->
        [one] ein Chip
       *[other] { $chips } Chips
    } darauf
price = { $cost } P
seat-to-lay = noch { $chips }
seat-doors = { $collected }/{ $all }
seat-points = { $points } P
seat-home = zu Hause


told-phase-building = Die Stadt wird gebaut. { $seat } ist am Zug.
told-phase-claiming = Die Lokale der Stadt werden belegt. { $seat } ist am Zug.
told-phase-collecting = Die Spielfiguren sind in den Straßen. { $seat } ist am Zug.
told-phase-over = Die Partie ist vorbei.
told-supply = In der Schachtel: { $one ->
        [one] ein Haus
       *[other] { $one } Häuser
    } mit einem Dach, { $two } mit zwei, { $three } mit drei.
told-house = { $slot }: Haus, Dächer auf { $roofs }, Eingang auf { $door }, { $owner ->
        [none] kein Chip
       *[other] Chip von { $owner }
    }.
told-start = { $slot }: das Start/Ziel-Plättchen.
told-street = { $slot }: Straßen mit einem Brunnen.
told-player = { $seat }: { $money } Millionen, { $points ->
        [one] ein Zugpunkt
       *[other] { $points } Zugpunkte
    }, { $laid ->
        [one] ein Chip
       *[other] { $laid } Chips
    } auf dem Spielplan, { $collected } eingesammelt, { $pawn ->
        [home] zu Hause
        [parked] Spielfigur auf dem Start/Ziel-Plättchen
       *[other] Spielfigur auf { $pawn }
    }{ $policeman ->
        [none] {""}
       *[other] , Polizist auf { $policeman }
    }{ $target ->
        [none] {""}
       *[other] , Ziel auf { $target }
    }.
told-walk-street = Nach { $to } gehen{ $lost ->
        [0] {""}
       [one] , vorher stehen bleiben, ein Zugpunkt verloren
       *[other] , vorher stehen bleiben, { $lost } Zugpunkte verloren
    }.
told-walk-door = Nach { $to } gehen für { $cost ->
        [one] einen Zugpunkt
       *[other] { $cost } Zugpunkte
    }: ein Chip und { $income ->
        [one] eine Million
       *[other] { $income } Millionen
    }.
told-walk-home = Über { $to } nach Hause für { $cost ->
        [one] einen Zugpunkt
       *[other] { $cost } Zugpunkte
    }: { $income ->
        [one] eine Million
       *[other] { $income } Millionen
    }.
told-not-allowed = Geht nicht: { $action }.
told-bypass = Umgehungsstraße
told-empty = { $slot } ist leer
told-roof = Dach
told-door = Eingang
told-street-cell = Straße
told-chip = Chip von { $seat }
told-pawn = Spielfigur von { $seat }
told-policeman = Polizist von { $seat }

workshop-title = Die Stadtwerkstatt
workshop-text = Bau eine Stadt von Hand, Plättchen für Plättchen, in beliebiger Reihenfolge. Was hier passt, lässt sich auch fertig bauen. Der Code bringt dieselbe Stadt jederzeit zurück.
workshop-town = Die Plätze der Stadt
workshop-slot = { $slot }: { $kind ->
        [none] leer
        [start] Start/Ziel-Plättchen
        [street] Brunnen
        [one] Haus mit einem Dach
        [one_mirrored] Haus mit einem Dach (gespiegelt)
        [two] Haus mit zwei Dächern
        [two_mirrored] Haus mit zwei Dächern (gespiegelt)
       *[three] Haus mit drei Dächern
    }
workshop-houses = { $houses } von { $needed } Häusern
workshop-here = Auf { $slot }
workshop-put = { $kind ->
        [start] Start/Ziel-Plättchen
        [street] Brunnen
        [one] Haus mit einem Dach, gedreht um { $rotation }°
        [one_mirrored] Haus mit einem Dach, gedreht um { $rotation }° (gespiegelt)
        [two] Haus mit zwei Dächern, gedreht um { $rotation }°
        [two_mirrored] Haus mit zwei Dächern, gedreht um { $rotation }° (gespiegelt)
       *[three] Haus mit drei Dächern, gedreht um { $rotation }°
    }
workshop-take = Plättchen wegnehmen
workshop-nothing = Hier passt nichts mehr.
workshop-fill = Den Rest füllen
workshop-clear = Von vorn
workshop-code = Stadtcode
workshop-play = In dieser Stadt spielen

figure-map = Sechs mal sechs Bauplätze für Plättchen, darum die Umgehungsstraße mit ihren vier Ecken. Außen herum läuft die Wertungsreihe.
figure-tiles = Die Plättchen: Häuser mit einem, zwei und drei Dächern, jedes mit seinem Eingang; ein Brunnen; das Start/Ziel-Plättchen.
figure-joining = Wand an Wand verbindet. Nur an einer Ecke berühren nicht.
figure-walled-in = Ein unerreichbarer Hof ist nicht erlaubt; ein Eingang zur Straße schon.
figure-steps = Drei Zugpunkte, drei Schritte.
figure-police = Der Polizist im Weg nimmt zwei Zugpunkte: drei Schritte kosten vier.
figure-income = Fünf Zugpunkte, der eigene Chip mit dreien erreicht: zwei Millionen.
figure-bypass = Von jedem Feld einer Seite der Umgehungsstraße zu einer ihrer Ecken: ein Zugpunkt.
figure-policemen = Schräg dürfen zwei Polizisten beieinanderstehen, nebeneinander nicht.
figure-target = Der Stein liegt auf dem Chip, der als nächster kommt; kein anderer darf genommen werden.

lesson-welcome = Willkommen in Palermo
    .text = Die Partie hat zwei Hälften. Zuerst bauen alle gemeinsam die Stadt. Dann laufen die Spielfiguren durch ihre Straßen und kassieren in den eigenen Lokalen. Glück gibt es nicht. Schauen wir drei Spielern über die Schulter und machen einige ihrer Züge.
lesson-start = Das Start/Ziel-Plättchen
    .text = Wer beginnt, legt das Start/Ziel-Plättchen irgendwohin. Von hier brechen alle Spielfiguren auf, und hierher kommen sie am Ende heim.
    .do = Leg das Start/Ziel-Plättchen auf C3.
lesson-house = Das erste Haus
    .text = Dann legt jeder reihum ein Haus mit einem, zwei oder drei Dächern. Der eigene Chip kommt auf den Eingang: dort wird später kassiert.
    .do = Leg das Haus mit drei Dächern auf D4.
lesson-joining = Wand an Wand
    .text = Jedes weitere Haus muss eine Wand mit einem teilen, das schon liegt. Eine Ecke genügt nicht.
    .do = Du bist jetzt Gelb: Leg das Haus mit zwei Dächern auf E4.
lesson-courtyards = Keine Höfe
    .text = Die Straßen entstehen aus dem, was zwischen den Dächern bleibt. Jeder Eingang muss von der Umgehungsstraße, der breiten Straße um die Stadt, erreichbar bleiben. Sackgassen sind erlaubt und nützlich: die eigenen Eingänge nah beisammen, die der anderen weit auseinander.
lesson-town = Die Stadt steht
    .text = Alle Chips liegen. Brunnen füllen die letzten zwei Bauplätze. Jetzt brechen die Spielfiguren auf.
lesson-walk = Gehen
    .text = Der Zugweitenanzeiger zeigt 3: So viele Schritte hat die Spielfigur, und alle müssen gegangen werden, außer sie bleibt an einem eigenen Lokal mit ihrem Chip stehen.
    .do = Geh zum roten Chip auf d8.
lesson-police = Der Polizist
    .text = Der Chip liegt jetzt auf dem Zugweitenanzeiger von Rot: ab nun ein Zugpunkt mehr. Vor dem Gehen darfst du deinen Polizisten jemandem in den Weg stellen. Andere zahlen zwei Zugpunkte, um vorbeizukommen.
    .do = Du bist Gelb: Nimm den Polizisten und stell ihn auf g5.
lesson-income = Geld
    .text = Zugpunkte, die übrig sind, wenn du an deinem Lokal stehen bleibst, sind Millionen. Also lohnen sich kurze Wege, und jeder Chip auf deinem Zugweitenanzeiger.
    .do = Du bist Grün: Geh mit einem Zugpunkt auf e6, zwei bleiben übrig.
lesson-bypass = Die Umgehungsstraße
    .text = Auf der Umgehungsstraße führt ein einziger Schritt zur nächsten Ecke, wie weit sie auch ist.
    .do = Du bist Rot: Geh zur Ecke a1.
lesson-blocked = Auf dem Polizisten
    .text = Grün hat zwei Zugpunkte bezahlt und steht auf dem Polizisten von Gelb. Solange die Spielfigur dort steht, kann er nicht weg.
lesson-card = Die Zugweite wächst
    .text = Jeder Chip ist ein Zugpunkt mehr. Grün geht inzwischen mit elf und nahm auf einem ganz kurzen Weg neun Millionen ein.
lesson-home = Heimgehen
    .text = Sind alle Chips eingesammelt, führt der Weg zurück zum Start/Ziel-Plättchen. Zugpunkte, die dabei übrig bleiben, sind wie immer Einnahmen.
    .do = Du bist Grün: Geh über f7 nach Hause.
lesson-interest = Zinsen
    .text = Wer zu Hause ist, bekommt in jedem weiteren Zug Zinsen: fünf Millionen zu dritt. Als Erster daheim zu sein lohnt sich.
lesson-end = Das Ende
    .text = Wenn alle zu Hause sind und die Runde vorbei ist, gewinnt das meiste Geld. Jetzt bist du dran: Nimm Palermo aus dem Regal.

town-stands = Die Stadt steht:
now-walk = Jetzt wird gelaufen!
earned-doors = In den Lokalen
earned-home = Bei der Heimkehr
earned-interest = Zinsen zu Hause

key-cursor = bewegt den Zeiger
key-do = tut, was dort möglich ist
key-next = geht zum nächsten Ort, an dem etwas möglich ist
key-turn = dreht das Haus
key-kind = nimmt eine andere Sorte Haus
key-policeman = nimmt den Polizisten

note-edition = Die gedruckten Anleitungen unterscheiden sich an wenigen Stellen, vor allem bei Polizisten und Heimweg.
note-corner-contact = Ob ein neues Haus die anderen nur an einer Ecke berühren darf.
note-jumped-policeman = Was es kostet, am Polizisten eines anderen vorbei über die Ecke zu gehen.
note-free-building = Häuser dürfen überall stehen, und die Stadt wächst an mehreren Stellen.
note-ready-made-town = Die Stadt steht schon: Ihr verteilt nur die Lokale und lauft viel früher los.
option-tiles = Häuser
    .printed = wie gedruckt
note-tiles = Die Formen der Häuser: die üblichen oder die einer eigenen Schachtel.
note-town-code = Eine Stadt aus der Werkstatt lässt sich mit ihrem Code wieder spielen.
note-no-police = Niemand steht im Weg: freundlicher, gut mit Kindern.
note-target-stones = Alle zeigen vorher, welchen Chip sie als Nächstes holen; die anderen können sie aufhalten.
note-first-player = Wer am jüngsten ist, beginnt, oder das Los entscheidet.
