### Was nur der Tisch von Villa Paletti sagt.

## Das Bild

stage-label = Die Villa. Pfeiltasten drehen und neigen die Ansicht, Plus und Minus zoomen, Null zeigt alles, T ist die Drehscheibe, Q und E drehen, was in der Hand ist, Escape lässt los.
camera = Ansicht
camera-left = Nach links drehen
camera-right = Nach rechts drehen
camera-near = Näher
camera-home = Alles zeigen
camera-turntable = Drehscheibe
first-lost = Hier begann es: { $above } verlor { $below }.
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

seal-nobody = Das Siegel des Baumeisters liegt noch auf dem Tisch.
seal-held = { $seat } hat das Siegel. Vorher hatte es niemand.
seal-held-from = { $seat } hat das Siegel; es zeigt { $previous }, bei wem es vorher war.
seat-seal = Siegel
seat-locked = { $count ->
        [one] eine gesperrt
       *[other] { $count } gesperrt
    }

## Eine Säule herausnehmen

ask-taking-turn = Bring eine deiner Säulen nach oben, oder erkläre.
ask-moving-own = Jetzt eine eigene Säule.
ask-proving = Beweise es: Bring eine dieser Säulen nach oben.
ask-punishing = Du darfst eine dieser Säulen aus dem Spiel nehmen.
ask-proving-neutral = Beweise es: Bring eine andere neutrale Säule nach oben.
choose-column = Welche Säule?
column-choice = { $column }, { $level ->
        [0] auf dem Bauplatz
        [1] auf der blauen Etage
        [2] auf der grünen Etage
        [3] auf der gelben Etage
        [4] auf der orangen Etage
       *[other] auf der roten Etage
    }, trägt { $load } Newton{ $may ->
        [yes] {""}
       *[no] , darf nicht genommen werden
    }
dial-label = Die Ebene von oben. Pfeiltasten drehen die Zugrichtung.
carries = Trägt { $load } N
carries-nothing = Trägt nichts, was man spürt
direction = Richtung: { $degrees }°
way-out = Nach { $way } mm draußen.
way-gap = { $gap } mm neben { $column }.
way-blocked = { $column } steht im Weg!
tool = Mit
tool-hand = der Hand
tool-hook = dem Haken
second-hand = Zweite Hand
second-hand-none = ruht
lift-force = Hebt: { $force } N
steady-force = Hält fest: { $force } N
how-to-pull = { $tool ->
        [hook] Mit dem Haken
       *[hand] Von Hand
    }, { $speed } mm/s, { $hold ->
        [none] ohne zweite Hand
       *[other] zweite Hand auf { $hold ->
            [blue] Blau
            [green] Grün
            [yellow] Gelb
            [orange] Orange
           *[red] Rot
        }
    }
speed = Tempo: { $speed } mm/s
give-up = Abbrechen
give-up-never = nie
give-up-at = wenn sich etwas { $limit } mm bewegt
do-pull = Ziehen
do-lift = Herausheben
do-break-off = Abbrechen
do-declare = Erklären
do-forgo = Lassen
take-tip = Wähle hier eine Säule, oder fass sie im Bild und zieh.
by-hand-tip = … oder fass sie im Bild und zieh sie selbst heraus.
declare-title = Keine von meinen lässt sich bewegen …
declare-text = Du verlangst { $floor ->
        [green] die grüne Etage
        [yellow] die gelbe Etage
        [orange] die orange Etage
        [red] die rote Etage
       *[other] eine Etage, obwohl keine mehr da ist
    }, statt eine Säule zu bewegen. Jemand kann anzweifeln und eine deiner Säulen versuchen. Gelingt es, ist diese Säule aus dem Spiel und dein Zug vorbei. Misslingt es, darfst du eine von ihm nehmen. Dann legst du die Etage auf mindestens { $needed ->
        [one] eine Säule
       *[other] { $needed } Säulen
    }, wenn das geht.

## Von Hand

gauge-force = Zug
newtons = { $force } N
gauge-way = { $way } mm heraus
gauge-left = noch { $seconds } s
hand-break-off = Loslassen und abbrechen
hand-of = { $seat } hat eine Hand an der Villa …

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
place-at = { $x } mm rechts, { $y } mm hinten
nudge = Ein wenig verschieben
nudge-left = Nach links
nudge-right = Nach rechts
nudge-away = Nach hinten
nudge-here = Nach vorn
turn-left = Drehen
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

## Erklären und anzweifeln

ask-contest = { $seat } sagt, keine der eigenen Säulen lasse sich bewegen. Zweifelst du das an?
if-won-contest = Du bringst eine Säule von { $seat } nach oben: Sie ist aus dem Spiel, der Zug ist vorbei, keine Etage.
if-lost-contest = Du brichst ab: Diese Säule ist gesperrt, und { $seat } darf eine von deinen aus dem Spiel nehmen.
if-not-contest = Zweifelt niemand, legt { $seat } { $floor ->
        [green] die grüne Etage
        [yellow] die gelbe Etage
        [orange] die orange Etage
        [red] die rote Etage
       *[other] keine Etage, denn es gibt keine mehr
    }; alle Punkte bisher verfallen.
ask-neutral = { $seat } hat bei einer neutralen Säule abgebrochen. Zeigst du, dass eine andere geht?
if-won-neutral = Du bringst eine andere neutrale Säule nach oben: Sie bleibt dort, und der Zug von { $seat } ist vorbei.
if-lost-neutral = Du brichst ab: Diese Säule ist gesperrt, sonst folgt nichts.
if-not-neutral = Versucht es niemand, macht { $seat } mit einer eigenen Säule weiter.
do-contest = Anzweifeln
do-decline = Gelten lassen
ask-choosing-colour = Mit welcher Farbe willst du bauen?

## Begleiter: eine echte Villa

companion-tip = Macht es auf eurem Tisch, wählt dann die Säule und sagt, was geschah.
tell-moved = Sie steht oben
tell-removed = Sie ist heraus
tell-broken-off = Abgebrochen
tell-fell = Die Villa fiel
tell-floor = Die Etage liegt

## Der Tisch in Worten

described-column = { $column }{ $covered ->
        [yes] , trägt { $load } Newton
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
