### Was nur der Tisch von Villa Paletti sagt.

## Das Bild

stage-label = Die Villa. Pfeiltasten drehen und neigen die Ansicht, Plus und Minus zoomen, Null zeigt alles, T ist die Drehscheibe, Q und E drehen, was in der Hand ist, Bild ab und Bild auf senken und heben es, Escape lässt eine gezogene Säule los.
camera = Ansicht
camera-left = Nach links drehen
camera-right = Nach rechts drehen
camera-near = Näher
camera-far = Weiter weg
camera-home = Alles zeigen
camera-turntable = Drehscheibe
first-lost = Hier begann es. Kontakt verloren: { $above } und { $below }.
told-locked = { $column } steht wieder an ihrem Platz und ist gesperrt: Niemand darf sie mehr nehmen.{ $purpose ->
        [own] {" "}Der Zug ist zu Ende.
        [proof] {" "}Der Beweis ist misslungen.
       *[other] {""}
    }
told-fell = Damit ist die Partie zu Ende.
told-floor-laid = { $seat } legt die { $floor ->
        [blue] blaue
        [green] grüne
        [yellow] gelbe
        [orange] orange
       *[other] rote
    } Etage auf.
told-points = { $floor ->
        [green] Ab jetzt zählen die Säulen auf der höchsten Etage.
       *[other] Alle bisherigen Punkte sind gelöscht.
    }
watch-moment = Noch einmal ansehen
companion-label = Eure Villa: welche Säule auf welcher Etage steht
level-view = { $level ->
        [0] Der Bauplatz von oben
        [1] Die blaue Etage von oben
        [2] Die grüne Etage von oben
        [3] Die gelbe Etage von oben
        [4] Die orange Etage von oben
       *[other] Die rote Etage von oben
    }
level-name = { $level ->
        [0] Bauplatz
        [1] Blaue Etage
        [2] Grüne Etage
        [3] Gelbe Etage
        [4] Orange Etage
       *[other] Rote Etage
    }
level-short = { $level ->
        [0] Bauplatz
        [1] auf Blau
        [2] auf Grün
        [3] auf Gelb
        [4] auf Orange
       *[other] auf Rot
    }

## Das Siegel

seal-nobody = Punkte und Siegel gibt es erst ab der grünen Etage: Wer dort die erste eigene Säule absetzt, nimmt das Siegel.
seal-held = { $seat } hat das Siegel. Vorher hatte es niemand.
seal-held-from = { $seat } hat das Siegel; es zeigt { $previous }, bei wem es vorher war.
seat-seal = Siegel
seat-hands = { $hands ->
        [steady] ruhige Hände
        [shaky] zittrige Hände
       *[human] menschliche Hände
    }
seat-locked = { $count ->
        [one] eine gesperrt
       *[other] { $count } gesperrt
    }

## Eine Säule herausnehmen

ask-taking-turn = Bring eine deiner Säulen nach oben, oder sag an, dass keine geht.
ask-taking-turn-neutral = Bring erst eine neutrale Säule nach oben ({ $colour ->
        [red] Rot
        [yellow] Gelb
        [blue] Blau
       *[green] Grün
    }), dann eine eigene; oder sag an, dass keine von deinen geht.
ask-moving-own = Jetzt eine eigene Säule.
ask-proving = Beweise es: Bring eine dieser Säulen nach oben.
ask-punishing = Du darfst eine dieser Säulen aus dem Spiel nehmen.
ask-proving-neutral = Beweise es: Bring eine andere neutrale Säule nach oben.
choose-column = Welche Säule?
weight = { $weight ->
        [free] nichts ist darüber
        [loose] trägt nichts: kommt fast immer heraus
        [carries] trägt Gewicht: eine ruhige Hand holt sie neunmal von zehn heraus
        [needed] die Villa braucht sie: fast immer stürzt sie ein
       *[unknown] tippe sie an, um zu spüren, wie sie steht
    }
weight-exact = Last darauf: etwa { NUMBER($grams, maximumFractionDigits: 0) } g
column-choice = { $column }, { $level ->
        [0] auf dem Bauplatz
        [1] auf der blauen Etage
        [2] auf der grünen Etage
        [3] auf der gelben Etage
        [4] auf der orangen Etage
       *[other] auf der roten Etage
    }, { $weight }{ $may ->
        [yes] {""}
       *[no] , darf nicht genommen werden
    }
dial-label = Die Ebene von oben. Pfeiltasten drehen die Zugrichtung.
direction = Richtung: { $degrees }°
way-out = Nach { NUMBER($way, maximumFractionDigits: 0) } cm draußen.
way-gap = { NUMBER($gap, maximumFractionDigits: 0) } mm Platz neben { $column }.
way-blocked = { $column } steht im Weg!
tool = Mit
tool-hand = der Hand
tool-hook = dem Haken
second-hand = Andere Hand
second-hand-none = nicht nötig
lift-force = Hebt { NUMBER($grams, maximumFractionDigits: 0) } g
steady-force = Hält mit { NUMBER($grams, maximumFractionDigits: 0) } g fest
how-to-pull = { $tool ->
        [hook] Mit dem Haken
       *[hand] Von Hand
    }, { $pace ->
        [slow] langsam
        [quick] schnell
       *[even] gleichmäßig
    }, { $hold ->
        [none] mit einer Hand
       *[other] andere Hand auf { $hold ->
            [blue] Blau
            [green] Grün
            [yellow] Gelb
            [orange] Orange
           *[red] Rot
        }
    }
speed = Tempo: { NUMBER($speed, maximumFractionDigits: 1) } cm in der Sekunde
give-up = Von selbst abbrechen
give-up-never = nie
give-up-at = wenn sich etwas { NUMBER($limit, maximumFractionDigits: 1) } mm bewegt
do-pull = Ziehen
do-lift = Herausheben
do-nudge = Antippen
do-break-off = Versuch abbrechen
do-declare = Ansagen: keine geht
do-forgo = Lassen
take-tip = Wähle hier eine Säule; oder drücke im Bild auf sie, halte kurz und zieh.
by-hand-tip = … oder drücke im Bild auf sie, halte kurz und zieh sie selbst heraus.
declare-title = Keine von meinen lässt sich bewegen …
declare-text = Du verlangst { $floor ->
        [green] die grüne Etage
        [yellow] die gelbe Etage
        [orange] die orange Etage
        [red] die rote Etage
       *[other] eine Etage, obwohl keine mehr da ist
    }, statt eine Säule zu bewegen. Jemand kann die Ansage anzweifeln und eine deiner Säulen versuchen. Gelingt es, ist diese Säule aus dem Spiel und dein Zug vorbei. Misslingt es, darfst du ihm eine Säule wegnehmen. Dann legst du die Etage auf mindestens { $needed ->
        [one] eine Säule
       *[other] { $needed } Säulen
    }: Dort { $supports ->
        [one] steht jetzt eine
       *[other] stehen jetzt { $supports }
    }, das ginge { $can ->
        [yes] also.
       *[no] also nicht.
    }

## Von Hand

gauge-force = Zug
gauge-effort = { $effort ->
        [0] leicht
        [1] ein wenig
        [2] mit etwas Kraft
        [3] schwer
       *[other] mit aller Kraft
    }
gauge-under = noch { $under } mm unter der Etage
gauge-left = noch { $seconds } s
gauge-second-hand = Andere Hand
hand-does = Was der Finger tut
hand-pull = { $what ->
        [carry] Tragen
       *[pull] Ziehen
    }
hand-raise = Heben, drehen
hand-tilt = Kippen
grip = Gefasst { $height } mm über dem Fuß
gripped = Du hast sie gefasst. Jetzt zieh; loslassen kostet noch nichts.
hold-tip = Drücke und halte kurz, um eine Säule zu fassen. Neben dem Holz, mit der rechten Taste oder mit zwei Fingern drehst du die Ansicht.
hand-only-touched = Loslassen: nur berührt
hand-break-off = Loslassen und abbrechen
hand-of = { $seat } hat eine Hand an der Villa …
carry-tip = { $what ->
        [floor] Von Hand: Zieh die Etage über die Säulen und senke sie mit dem Hebel.
       *[column] Von Hand: Zieh die Säule an ihren Platz oder tippe ihn an, und senke sie mit dem Hebel.
    }{ $panel ->
        [yes] {" "}Oder nimm das Feld daneben.
       *[no] {""}
    }
carry-hangs = In deiner Hand. Senke sie sachte.
carry-stands = Sie setzt auf: Du kannst loslassen.
hand-let-go = Loslassen
hand-hold-drop = Gedrückt halten: fallen lassen
lever = Senken
lever-height = { NUMBER($height, maximumFractionDigits: 0) } mm hoch

## Absetzen und Etagen legen

ask-setting-down = Stell { $column } auf die { $floor ->
        [blue] blaue
        [green] grüne
        [yellow] gelbe
        [orange] orange
       *[other] rote
    } Etage.
ask-placing-column = Stell eine Säule auf den Bauplatz.
place-label = Die Etage von oben. Pfeiltasten bewegen die Säule, mit Umschalt weiter.
place-at = { $x } mm { $side ->
        [left] links
       *[right] rechts
    }, { $y } mm { $depth ->
        [front] vorn
       *[back] hinten
    }
nudge = Ein wenig verschieben
nudge-left = Nach links
nudge-right = Nach rechts
nudge-away = Nach hinten
nudge-here = Nach vorn
turn-left = Nach links drehen
turn-right = Nach rechts drehen
next-place = Ein anderer freier Platz
stack-on = Auf { $column }
do-set-down = Hier absetzen
ask-laying-floor = Leg { $floor ->
        [blue] die blaue Etage
        [green] die grüne Etage
        [yellow] die gelbe Etage
        [orange] die orange Etage
       *[other] die rote Etage
    } auf mindestens { $needed ->
        [one] eine Säule
       *[other] { $needed } Säulen
    }.
floor-label = Die Säulen von oben und die Etage darüber. Pfeiltasten bewegen sie, Q und E drehen sie.
rotation = Gedreht: { $degrees }°
flipped = Andere Seite oben
next-floor-place = Ein anderer guter Platz
rests-on = { $count ->
        [0] Sie läge auf nichts.
        [one] Liegt auf einer Säule:
       *[other] Liegt auf { $count } Säulen:
    }
do-lay-floor = Loslassen
do-give-up-floor = Kein guter Platz
floor-tip = Im Bild: Zieh die Etage, dreh sie mit Umschalt und Mausrad.
hand-only-tip = An diesem Tisch wird von Hand platziert, im Bild. Hier gibt es nur fertige Plätze.
floor-by-hand-tip = Im Bild machst du es von Hand, hier wird es für dich gemacht.

## Ansagen und anzweifeln

ask-contest = { $seat } sagt an, dass keine eigene Säule geht. Zweifelst du die Ansage an?
if-won-contest = Du bringst eine Säule von { $seat } nach oben: Sie ist aus dem Spiel, der Zug ist vorbei, keine Etage.
if-lost-contest = Du brichst den Versuch ab: Diese Säule ist gesperrt, und { $seat } darf eine von deinen aus dem Spiel nehmen.
if-not-contest = Zweifelt niemand die Ansage an, legt { $seat } { $floor ->
        [green] die grüne Etage
        [yellow] die gelbe Etage
        [orange] die orange Etage
        [red] die rote Etage
       *[other] keine Etage, denn es gibt keine mehr
    }{ $floor ->
        [green] ; von da an zählen die Säulen
        [none] {""}
       *[other] ; alle Punkte bisher verfallen
    }.
in-question = Es geht um diese Säulen:
ask-neutral = { $seat } hat den Versuch mit einer neutralen Säule abgebrochen. Zeigst du, dass eine andere geht?
if-won-neutral = Du bringst eine andere neutrale Säule nach oben: Sie bleibt dort, und der Zug von { $seat } ist vorbei.
if-lost-neutral = Du brichst ab: Diese Säule ist gesperrt, sonst folgt nichts.
if-not-neutral = Versucht es niemand, macht { $seat } mit einer eigenen Säule weiter.
do-contest = Anzweifeln
do-decline = Gelten lassen
ask-telling-colour = Welche Farbe zeigte das Siegel?
ask-choosing-colour = Mit welcher Farbe willst du bauen?

## Begleiter: eine echte Villa

companion-tip = Macht es auf eurem Tisch, wählt dann die Säule und sagt, was geschah.
tell-which = { $column }
tell-moved = Sie steht oben
tell-removed = Sie ist heraus
tell-broken-off = Versuch abgebrochen
tell-fell = Die Villa fiel
tell-floor = Die Etage liegt

## Der Tisch in Worten

described-column = { $column }{ $covered ->
        [yes] {" "}({ $weight })
       *[no] {""}
    }
described-locked = { $column }, gesperrt
described-level = { $level ->
        [0] Auf dem Bauplatz
        [1] Auf der blauen Etage
        [2] Auf der grünen Etage
        [3] Auf der gelben Etage
        [4] Auf der orangen Etage
       *[other] Auf der roten Etage
    }: { $columns }.
described-level-empty = { $level ->
        [0] Der Bauplatz ist leer.
        [1] Die blaue Etage ist leer.
        [2] Die grüne Etage ist leer.
        [3] Die gelbe Etage ist leer.
        [4] Die orange Etage ist leer.
       *[other] Die rote Etage ist leer.
    }
described-seat = { $seat } baut mit { $colours } und hat { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } auf der höchsten Etage{ $seal ->
        [yes] {" "}und das Siegel
       *[no] {""}
    }.
described-gone = Aus dem Spiel: { $columns }.
described-next = Die nächste Etage wäre { $floor ->
        [green] grün
        [yellow] gelb
        [orange] orange
       *[other] rot
    }.

## Zeichnungen der Regelseite

figure-columns = Fünf in jeder Farbe: drei dünne zu 1, eine sechseckige zu 2, eine dicke zu 3.
figure-floors = Die fünf Etagen in der Reihenfolge, in der sie gelegt werden, jede kleiner als die vorige.
figure-takeable = Rot ist am Zug: Die eigenen Säulen weiter unten dürfen genommen werden. Nicht die gesperrte, nicht die auf der höchsten Etage, nicht die von anderen.
figure-way-out = Seitlich heraus, an allen anderen vorbei: richtig. Gegen eine Säule auf dem Weg: die darf nicht geschoben werden.
figure-standing = Ganz im Umriss: richtig. Über den Rand oder gegen eine andere Säule: nicht erlaubt.
figure-locked = Abgebrochen: Die Säule steht, wo sie stand, mit einem Schloss. Sie trägt und zählt weiter, aber niemand darf sie nehmen.
figure-contest = Der Beweis gelingt: Die Säule scheidet aus. Er wird abgebrochen: Die Säule ist gesperrt, und wer angesagt hat, darf dem anderen eine Säule wegnehmen.
figure-floor = Auf drei Säulen oder mehr: richtig. Nur auf zweien: Die Etage wird zurückgenommen.
figure-points = Auf der höchsten Etage: Rot 1 + 2 = 3, Gelb 3. Was darunter steht, zählt nicht.
figure-seal = Gelb hatte das Siegel mit 3 Punkten. Rot hat jetzt 4: Das Siegel wechselt den Besitzer und zeigt Gelb.
figure-fall = Eine Etage, die um mehr als 10 Grad kippt, ist gefallen, und die Villa mit ihr.

## Die Lektion

lesson-welcome = Willkommen in der Villa Paletti
    .text = Zwanzig Holzsäulen tragen eine Villa, die aus sich selbst in die Höhe wächst: Was oben gebaut wird, wird unten herausgezogen. Zwei Baumeister sind am Werk. Du spielst Rot und Blau, die andere Seite Gelb und Grün. Das Holz verhält sich wie echtes Holz: Es trägt, neigt sich, rutscht und fällt.
lesson-view = Geh um sie herum
    .text = Eine Villa hat auch eine Rückseite. Sieh sie dir von allen Seiten an, bevor du etwas anfasst: Hier zählt nichts, und alles darf noch einmal versucht werden.
    .do = Dreh die Ansicht: zieh neben dem Holz, auf einem Touchscreen mit zwei Fingern, oder nimm die Pfeile unten im Bild.
lesson-nudge = Frag das Holz
    .text = Wie fest eine Säule sitzt, sieht man nicht. Ein Tippen sagt es: Eine lose zittert, eine belastete bleibt stehen und knarrt. Das kostet nichts.
    .do = Drück auf die Säule Blau 1 (dünn) vorn rechts, halte kurz und lass los, ohne sie zu bewegen. Oder wähl sie im Feld daneben und nimm „Antippen“.
lesson-fast = Und eine, die trägt
    .text = Sie hat gleich gezittert: Auf ihr liegt nichts. Vergleich sie mit einer, die die Villa trägt.
    .do = Tipp die dicke rote Säule hinten an.
lesson-stick = Spür, wie sie festsitzt
    .text = Zieh nun an dieser, ganz sacht. Die Säule bleibt hinter dem Finger zurück, der Balken steigt, das Holz knarrt: Das alles ist die Last auf ihr.
    .do = Drück auf die dicke rote Säule, halte kurz und zieh ein wenig, nur bis sie sich wehrt.
lesson-let-go = Lass rechtzeitig los
    .text = Solange sich das Holz nicht bewegt hat, hast du sie nur berührt, und Loslassen kostet nichts.
    .do = Lass los: Heb den Finger, oder nimm „Loslassen: nur berührt“. Ist sie schon gerutscht: Gib auf, und nimm „Noch einmal“.
lesson-pull = Zieh eine heraus
    .text = Wenn du am Zug bist, bringst du eine eigene Säule von unten auf die höchste Etage. Die lose ist dafür recht. Langsam ist sicher: Eine hastige Hand zittert. Und es kommt darauf an, wo du sie fasst: Unten schleift sie, oben kippt sie.
    .do = Drück auf die Säule Blau 1 (dünn) in ihrer Mitte, halte kurz und zieh sie in Richtung des Pfeils heraus.
lesson-carry = Trag sie
    .text = Sie ist heraus, und die Villa steht. Nun hängt sie in deiner Hand über dem Dach.
    .do = Zieh sie über die blaue Etage an einen freien Platz.
lesson-lower = Setz sie ab
    .text = Sie kommt aufrecht auf die höchste Etage, ganz innerhalb des Randes. Von weit oben losgelassen würde sie umfallen: Senk sie, bis sie steht.
    .do = Schieb den Hebel rechts nach unten, bis sie steht, dann „Loslassen“.
lesson-free = Frei stehend
    .text = Gelb hatte es leicht: Eine Säule, über der nichts liegt, wird einfach herausgehoben. Davon gibt es nicht viele.
lesson-locked = Abgebrochen und gesperrt
    .text = Sieh, was eine einzelne Hand an der dicken roten Säule tut: Sie nimmt die Etage mit und gibt rechtzeitig auf. Die Säule steht wieder an ihrem Platz, jetzt mit einem Eisenband: Niemand darf sie mehr nehmen. Der Zug ist vorbei, aber die Villa steht.
lesson-second = Die andere Hand
    .text = Noch einmal derselbe Augenblick, und diesmal gehört er dir. Du hast zwei Hände: Während die eine zieht, hält die andere die Etage darüber und hebt sie ein wenig an.
    .do = Fass die dicke rote Säule und lass dabei die andere Hand heben: mit einem zweiten Finger, der nach oben geht, mit dem Mausrad oder mit dem Regler „Andere Hand“.
lesson-out = Heraus damit
    .text = So gehalten wird die Etage nicht mitgenommen. Heb genug, aber nicht so viel, dass sie kippt.
    .do = Zieh die dicke rote Säule nach außen, weg von der Villa, mit beiden Händen.
lesson-hook = Der Haken
    .text = In der Schachtel liegt ein Haken für Säulen, an die Finger kaum herankommen. Er schleift und hält die Säule nicht aufrecht.
    .do = Wähl die Säule Blau 1 (dünn) und im Feld daneben „dem Haken“.
lesson-drag = Schleif sie heraus
    .text = Tief gefasst gleitet sie am Haken, statt zu kippen.
    .do = Drück nahe am Fuß auf die Säule Blau 1 (dünn), halte kurz und schleif sie in Richtung des Pfeils heraus.
lesson-declare = Keine lässt sich bewegen
    .text = Wer meint, dass keine der eigenen Säulen herauskommt, sagt das an und verlangt eine neue Etage, statt zu ziehen. Deine sind alle gesperrt, oben, oder tragen zu viel.
    .do = Öffne „Keine von meinen lässt sich bewegen …“ und sag es an.
lesson-contest = Angezweifelt!
    .text = Gelb glaubte es nicht und musste es mit einer deiner Säulen beweisen. Wäre es gelungen, dann wäre diese Säule aus dem Spiel und dein Zug vorbei. Aber sie schob die dicke daneben: Der Beweis ist misslungen, und die Säule ist gesperrt. Dafür hättest du eine ihrer Säulen aus dem Spiel nehmen dürfen.
lesson-floor = Eine neue Etage
    .text = Die nächste Etage ist grün. Sie muss auf mindestens drei Säulen zur Ruhe kommen. Trag sie, dreh sie, senk sie: Losgelassen bleibt sie liegen.
    .do = Senk die grüne Etage auf die Säulen, und lass los, wenn sie ruht.
lesson-seal = Das Siegel des Baumeisters
    .text = Von der grünen Etage an zählen die Säulen. Gelb hat dort die erste Säule abgesetzt und nimmt das Siegel. Wer es am Ende hat, gewinnt.
lesson-points = Mehr Punkte
    .text = Auf der höchsten Etage zählen dünne Säulen 1, die sechseckige 2, die dicke 3. Das Siegel geht an den, der mehr hat als sein Besitzer; ein Gleichstand ändert nichts.
    .do = Die dicke blaue am rechten Rand steht frei: Drück darauf, halte kurz und heb sie heraus.
lesson-top = Ganz nach oben
    .text = Sie ist das schwerste Stück der Schachtel. Wo sie steht, dahin neigt sich die Villa.
    .do = Trag sie nach links auf die grüne Etage, senk sie und lass los.
lesson-passed = Das Siegel gehört dir
    .text = Drei zu eins. Das Siegel zeigt jetzt Gelb: So sehen alle, wer es vorher hatte, und das kann noch wichtig werden.
lesson-fall = Sie stürzt ein!
    .text = Gelb hat die letzte Stütze links gezogen. Einstürze sieht man in Zeitlupe, und ein Ring zeigt die Stelle, an der der erste Kontakt verloren ging.
lesson-end = Wer gewinnt
    .text = Wer das Siegel hat, gewinnt: du. Hättest du sie selbst zu Fall gebracht, dann hätte gewonnen, wer es vorher hatte. Und jetzt nimm Villa Paletti aus dem Regal.
lesson-keys-view = Mit Tasten: mit Tab zum Bild, dann die Pfeiltasten.
lesson-keys-panel = Mit Tasten: Tab und Eingabe erreichen alles im Feld daneben.
lesson-keys-hand = Mit Tasten: Wähl die Säule im Feld daneben. Im Bild fasst Eingabe zu, die Pfeiltasten ziehen, mit Umschalt heben und drehen sie, W A S D kippen, Bild auf ist die andere Hand, Esc lässt los.
lesson-keys-carry = Mit Tasten: Im Bild nimmt Eingabe sie in die Hand, die Pfeiltasten tragen sie, Bild ab senkt sie; wenn sie steht, lässt Eingabe los.

key-view = drehen und neigen die Ansicht oder bewegen, was in der Hand ist
key-zoom = zoomt
key-whole = zeigt alles
key-turntable = ist die Drehscheibe
key-turn = dreht, was in der Hand ist
key-lower = senkt und hebt es; beim Ziehen die andere Hand
key-hold = fasst zu, und lässt los, was steht
key-raise = heben und drehen es
key-tilt = kippen es
key-grip = fasst höher, tiefer

note-villa = Die Villa steht am Bildschirm, oder ihr baut mit eurer Schachtel und das Programm führt Buch.
note-wood = Je rauer das Holz, desto verschiedener die Säulen und desto schwerer zu raten, welche tragen.
note-hands = Ruhige Hände verzeihen; zittrige sind für Mutige.
note-hands-by-seat = Damit ein Kind und ein Erwachsener gleiche Chancen haben.
note-placing = Mit eigener Hand am Bildschirm, oder du sagst wohin, und das Programm macht es.
note-set-up = Die Säulen sind schon aufgestellt, oder alle setzen reihum eine.
note-youngest = Wer am jüngsten ist, würfelt zuerst um das Siegel, oder das Los entscheidet.
note-colours = Alle wählen eine Farbe, oder der Würfel entscheidet.
note-experienced = Höhere Etagen dürfen dann auf zwei Säulen ruhen, oder auf einer: gewagtere Villen.
