# Villa Paletti auf Deutsch.

## Wörter

nobody = niemand

## Optionen

option-villa = Die Villa steht
    .simulated = hier, im Browser
    .real = auf unserem eigenen Tisch: Wir sagen, was geschieht
option-wood = Holz
    .perfect = vollkommen: Jede Säule ist gleich lang
    .fine = fein: Säulen weichen bis zu 0,1 mm ab
    .rough = grob: Säulen weichen bis zu 0,3 mm ab
option-pieces = Das Holz eurer Schachtel, wenn es andere Maße und Formen hat
    .printed = das der gedruckten Schachtel
option-hands = Hände
    .steady = ruhig: Sie zittern nicht
    .human = menschlich
    .shaky = zittrig
option-hands-by-seat = Hände einzelner Plätze
    .as_table = wie am Tisch
    .steady = ruhige Hände
    .human = menschliche Hände
    .shaky = zittrige Hände
option-placing = Absetzen und Etagen auflegen
    .both = von Hand oder im Feld daneben, wie jeder mag
    .by_hand = nur mit der eigenen Hand
    .by_panel = nur im Feld daneben: Die Hand des Programms tut es
option-pulling = Säulen herausnehmen
    .both = von Hand oder über die Tafel, wie jeder mag
    .by_hand = nur mit der eigenen Hand
option-notes = Notizen an den Säulen, wie jede steht
option-practice = Übung: gegen Bots darf man einen Zug am Holz zurücknehmen
option-set-up = Aufbau
    .from_seed = für euch aufgestellt
    .in_turn = reihum, jeder eine Säule
option-youngest = Der Jüngste, der das Siegel rollt
    .none = wird ausgelost
    .some = Spieler { $number }
option-colours = Farben
    .chosen = reihum gewählt (niederländische Regel)
    .rolled = von jedem gerollt (französische Regel)
option-experienced = Erfahrene Baumeister: Eine Etage darf auf weniger als drei Säulen ruhen
    .off = nein
    .from_orange = ab Orange (französische Regel)
    .orange_only = nur Orange (niederländische Regel)

## Was man tun kann

action-place-column = { $column } bei { $x }, { $y } auf den Bauplatz stellen
action-choose-colour = { $colour ->
            [blue] Blau
            [green] Grün
            [yellow] Gelb
            [orange] Orange
            [red] Rot
           *[other] { $colour }
        } nehmen
action-pull = { $column } Richtung { $direction }° ziehen
action-pull-along = { $column } von Hand ziehen
action-nudge = { $column } antippen, um zu spüren, wie fest sie sitzt
action-lift = { $column } gerade nach oben abheben
action-break-off = { $column } anfassen und aufgeben: Sie wird gesperrt
action-set-down = Sie bei { $x }, { $y } absetzen
action-set-down-along = Sie hinübertragen und von Hand bei { $x }, { $y } absetzen
action-declare = Ansagen: keine eigene Säule geht
action-contest = Anzweifeln: zeigen, dass doch eine zu bewegen ist
action-decline = Es dabei lassen
action-lay-floor = Die Etage bei { $x }, { $y } auflegen, um { $rotation }° gedreht
action-lay-floor-along = Die Etage von Hand bei { $x }, { $y } auflegen, um { $rotation }° gedreht
action-give-up-floor = Keinen guten Platz für die Etage finden
action-tell-moved = { $column } ist heraus und steht, wo sie hingehört
action-tell-fell = { $column ->
    [none] Die Villa ist unter der neuen Etage eingestürzt
   *[other] Die Villa ist eingestürzt, als { $column } bewegt wurde
}
action-tell-floor = Die nächste Etage liegt
action-tell-colour = Das Siegel zeigte { $colour ->
            [blue] Blau
            [green] Grün
            [yellow] Gelb
            [red] Rot
           *[other] { $colour }
        }
action-roll-seal = Das Programm das Siegel rollen lassen

offer-place-column =
    { $column ->
        [open] Eine Säule
       *[other] { $column }
    } irgendwo auf den Bauplatz stellen
offer-pull =
    { $column ->
        [open] Eine Säule
       *[other] { $column }
    } auf eigene Art ziehen: Richtung, Tempo, Griff, andere Hand
offer-set-down = Sie irgendwo auf der höchsten Etage absetzen
offer-lay-floor = Die Etage irgendwo auflegen, gleich mit welcher Seite

field-column = Welche Säule
field-x = Wie weit rechts der Mitte, x
field-y = Wie weit oberhalb der Mitte, y
field-rotation = Gegen den Uhrzeigersinn gedreht um
field-flipped = Welche Seite nach oben
    .no = diese
    .yes = die andere
field-on = Auf welche Säule
    .none = auf keine: auf die Etage
field-direction = Wohin: 0 ist rechts, 90 ist oben
field-speed = Wie schnell
field-grip = Wie hoch über ihrem Fuß du sie fasst
field-tool = Womit
    .hand = mit der Hand
    .hook = mit dem Haken
field-hold = Wo die andere Hand liegt
    .none = nirgends
    .blue = auf der blauen Etage
    .green = auf der grünen Etage
    .yellow = auf der gelben Etage
    .orange = auf der orangen Etage
    .red = auf der roten Etage
field-hold-x = Die andere Hand: wie weit rechts der Mitte, x
field-hold-y = Die andere Hand: wie weit oberhalb der Mitte, y
field-lift = Wie stark die andere Hand hebt
field-steady = Wie stark die andere Hand festhält
field-give-up = Aufgeben, sobald sich etwas anderes bewegt hat um
    .none = nie

## Was geschah

event-villa-laid-out = { $rests_on ->
    [none] Zwanzig Säulen stehen auf dem Bauplatz, und die blaue Etage liegt darauf.
   *[other] Zwanzig Säulen stehen auf dem Bauplatz; Blau ruht auf { $rests_on }.
}
event-column-placed = { $seat } stellt { $column } auf den Bauplatz.
event-site-cleared = Die Säulen lassen keinen sicheren Platz für die blaue Etage: Alle werden neu aufgestellt.
event-floor-slipped = Die blaue Etage rutscht; { $seat } legt sie noch einmal.
event-colour-rolled = { $seat } rollt das Siegel: { $colour ->
            [blue] Blau
            [green] Grün
            [yellow] Gelb
            [orange] Orange
            [red] Rot
           *[other] { $colour }
        }.
event-colour-chosen = { $seat } wählt { $colour ->
            [blue] Blau
            [green] Grün
            [yellow] Gelb
            [orange] Orange
            [red] Rot
           *[other] { $colour }
        }.
event-colour-left = { $seat } hat { $colour ->
            [blue] Blau
            [green] Grün
            [yellow] Gelb
            [orange] Orange
            [red] Rot
           *[other] { $colour }
        }, die Farbe, die übrig ist.
event-colour-neutral = Neutral ist { $colour ->
            [blue] Blau
            [green] Grün
            [yellow] Gelb
            [orange] Orange
            [red] Rot
           *[other] { $colour }
        }.
event-turn-began = Zug { $turn }: { $seat }.
event-column-taken = { $pushed ->
    [0] { $seat } nimmt { $column } heraus; sonst bewegte sich nichts.
   *[other] { $seat } nimmt { $column } heraus; sonst bewegte sich nichts um mehr als { $pushed } mm.
}
event-attempt-broken-off = { $cause ->
    [let_go] { $seat } lässt { $column } los, bevor sie heraus ist.
    [pushed] { $seat } muss den Versuch mit { $column } abbrechen: { $culprit } wurde um { $moved } mm geschoben.
    [changed_cover] { $seat } muss den Versuch mit { $column } abbrechen: { $culprit } ist nicht bedeckt wie zuvor.
    [knocked_over] { $seat } muss den Versuch mit { $column } abbrechen: { $culprit } wurde umgestoßen.
    [toppled] { $seat } setzt { $column } ab, und sie fällt um.
    [misplaced] { $seat } bekommt { $column } nicht dorthin, wo sie stehen darf.
    [no_free_spot] { $seat } findet keinen freien Platz für { $column }.
   *[gave_up] { $seat } gibt { $column } auf.
}
event-column-nudged = { $carries ->
    [yes] { $seat } hat { $column } angetippt: Sie sitzt fest, unter etwa { $load } Newton.
   *[no] { $seat } hat { $column } angetippt: Sie sitzt lose.
}
event-column-touched = { $seat } hat { $column } nur berührt.
event-column-locked = { $column } ist gesperrt.
event-column-set-down = { $seat } setzt { $column } auf die { $floor ->
            [blue] blaue
            [green] grüne
            [yellow] gelbe
            [orange] orange
            [red] rote
           *[other] { $floor }
        } Etage.
event-column-removed = { $column } von { $owner } scheidet aus.
event-points-changed = { $column ->
    [none] { $floor ->
            [green] Ab jetzt zählen die Säulen auf der höchsten Etage.
           *[other] Die neue Etage löscht die Punkte: { $before } → { $after }.
        }
   *[other] Punkte: { $before } → { $after } ({ $column }: { $worth }).
}
event-seal-taken = { $why ->
    [first_on_floor] Die erste Säule auf der { $floor ->
            [blue] blauen
            [green] grünen
            [yellow] gelben
            [orange] orangen
            [red] roten
           *[other] { $floor }
        } Etage ist von { $seat }: Das Siegel wechselt dorthin.
   *[more_points] { $seat } nimmt das Siegel mit { $points } { $points ->
            [one] Punkt
           *[other] Punkten
        } gegen { $points_of_previous }.
}
event-seal-kept = Die erste Säule auf der { $floor ->
            [blue] blauen
            [green] grünen
            [yellow] gelben
            [orange] orangen
            [red] roten
           *[other] { $floor }
        } Etage ist wieder von { $seat }: Das Siegel bleibt, wo es ist.
event-declared = { $seat } sagt an, dass keine eigene Säule zu bewegen ist{ $in_a_row ->
        [1] {""}
       *[other] {" "}({ $in_a_row } in Folge)
    }.
event-contested = { $seat } zweifelt die Ansage von { $against } an und muss es zeigen.
event-contest-declined = { $seat } zweifelt die Ansage nicht an.
event-penalty-forgone = { $seat } lässt die Säulen von { $contester } in Ruhe.
event-floor-laid = { $seat } legt die { $floor ->
            [blue] blaue
            [green] grüne
            [yellow] gelbe
            [orange] orange
            [red] rote
           *[other] { $floor }
        } Etage auf; sie ruht auf { $rests_on }.
event-floor-taken-back = Die { $floor ->
            [blue] blaue
            [green] grüne
            [yellow] gelbe
            [orange] orange
            [red] rote
           *[other] { $floor }
        } Etage ruht auf zu wenigen Säulen ({ $rests_on }; nötig sind { $needed }): { $seat } nimmt sie zurück.
event-floor-broken-off = Die { $floor ->
            [blue] blaue
            [green] grüne
            [yellow] gelbe
            [orange] orange
            [red] rote
           *[other] { $floor }
        } Etage stößt { $culprit } um: { $seat } nimmt sie zurück, und alles wird wieder hingestellt.
event-floor-given-up = { $seat } findet keinen guten Platz für die { $floor ->
            [blue] blaue
            [green] grüne
            [yellow] gelbe
            [orange] orange
            [red] rote
           *[other] { $floor }
        } Etage.
event-floor-impossible = { $why ->
    [red_lies] Keine Etage ist übrig: Rot liegt schon.
   *[too_few_columns] Keine Etage lässt sich auflegen: Auf der höchsten { $columns ->
            [one] steht eine Säule
           *[other] stehen { $columns } Säulen
        }, nötig sind { $needed }.
}
event-own-move-skipped = { $seat } hat keine Säule zu bewegen: Der Zug ist vorbei.
event-villa-fell = { $column ->
    [none] Die Villa stürzt ein! { $seat } legte gerade eine Etage.
   *[other] Die Villa stürzt ein! { $seat } bewegte gerade { $column }.
}
event-match-ended = { $winner ->
    [none] Nach { $turns } { $turns ->
            [one] Zug
           *[other] Zügen
        } ist es vorbei. Niemand gewinnt.
   *[other] Nach { $turns } { $turns ->
            [one] Zug
           *[other] Zügen
        } ist es vorbei. { $winner } gewinnt.
}

## Wie es endete

outcome-fell = Die Villa ist eingestürzt: Wer das Siegel hat, gewinnt.
outcome-fell-by-holder = Wer das Siegel hatte, brachte die Villa zu Fall: Der vorige Besitzer gewinnt.
outcome-fell-nobody-wins = Die Villa ist eingestürzt, und niemand hat ein Recht auf das Siegel.
outcome-no-more-building = Niemand kann mehr bauen: Wer das Siegel hat, gewinnt.
outcome-no-more-building-nobody-wins = Niemand kann mehr bauen, und niemand hat das Siegel.

table-builders = Die Baumeister
column-seat = Platz
column-locked = gesperrte Säulen
column-out-of-game = ausgeschiedene Säulen
column-seal = Siegel
seal-holder = hat es
seal-previous = hatte es zuvor
seal-none = –

fact-turns = Länge in Zügen
fact-floors = Erreichte Etagen
fact-seal-changes = Wechsel des Siegels
fact-brought-down-by = Zu Fall gebracht von
fact-brought-down-as = Zu Fall gebracht beim
fact-locked = Gesperrte Säulen
role-own = Bewegen einer eigenen Säule
role-neutral = Bewegen einer neutralen Säule
role-proof = Beweis
role-penalty = Nehmen einer Strafe
role-neutral-proof = Beweis mit einer neutralen Säule
role-floor = Auflegen einer Etage

## Warum nicht

refusal-match-over = Die Partie ist zu Ende.
refusal-not-your-turn = Jetzt entscheidet { $seat }.
refusal-other-decision-first = { $decision ->
    [placing_column] Erst kommen alle Säulen auf den Bauplatz.
    [laying_blue] Erst wird die blaue Etage aufgelegt.
    [rolling_colour] Rolle erst das Siegel um deine Farbe.
    [choosing_colour] Wähle erst eine Farbe.
    [setting_down] Du hast eine Säule in der Hand: Setz sie ab.
    [contesting] Du wirst gefragt, ob du die Ansage anzweifelst.
    [proving] Du hast die Ansage angezweifelt: Bewege nun eine der Säulen.
    [punishing] Nimm dem, der angezweifelt hat, eine Säule weg, oder lass es.
    [laying_floor] Nun wird die Etage aufgelegt oder aufgegeben.
    [doubting_neutral] Du wirst gefragt, ob eine andere neutrale Säule zu bewegen ist.
    [proving_neutral] Bewege nun eine andere neutrale Säule.
    [moving_own] Bewege nun eine eigene Säule.
   *[taking_turn] Du bist dran: Bring eine Säule nach oben, oder sag an, dass keine geht.
}
refusal-no-such-column = Eine Säule „{ $column }“ gibt es nicht.
refusal-column-placed = { $column } steht schon.
refusal-on-the-rim = { $column } stünde auf dem Rand.
refusal-on-another-column = Dort träfe { $column } auf { $other }.
refusal-no-room-for-the-rest = Mit { $column } dort passten die übrigen Säulen nicht mehr.
refusal-beyond-the-base = Die { $floor ->
            [blue] blaue
            [green] grüne
            [yellow] gelbe
            [orange] orange
            [red] rote
           *[other] { $floor }
        } Etage ragte über die Grundplatte hinaus.
refusal-not-safe = Die { $floor ->
            [blue] blaue
            [green] grüne
            [yellow] gelbe
            [orange] orange
            [red] rote
           *[other] { $floor }
        } Etage stünde dort nicht sicher.
refusal-too-few-supports = Dort ruhte die { $floor ->
            [blue] blaue
            [green] grüne
            [yellow] gelbe
            [orange] orange
            [red] rote
           *[other] { $floor }
        } Etage auf { $columns } { $columns ->
        [one] Säule
       *[other] Säulen
    }; nötig sind { $needed }.
refusal-tell-what-happened = Eure Villa steht auf eurem Tisch: Tut es dort und sagt, was geschah.
refusal-not-a-real-villa = Diese Villa steht hier: Von ihr muss nichts erzählt werden.
refusal-colour-taken = { $colour ->
            [blue] Blau
            [green] Grün
            [yellow] Gelb
            [orange] Orange
            [red] Rot
           *[other] { $colour }
        } hat schon jemand.
refusal-not-your-column = { $column } ist nicht deine.
refusal-not-the-declarers-column = { $column } gehört nicht dem, der angesagt hat.
refusal-not-the-contesters-column = { $column } gehört nicht dem, der angezweifelt hat.
refusal-neutral-first = Erst eine neutrale Säule; { $column } ist keine.
refusal-last-neutral = { $column } ist dort die einzige neutrale Säule und muss bleiben.
refusal-column-out-of-game = { $column } ist ausgeschieden.
refusal-column-locked = { $column } ist für den Rest der Partie gesperrt.
refusal-column-carries-another = Auf { $column } steht eine Säule.
refusal-column-on-top = { $column } steht schon auf der höchsten Etage.
refusal-no-free-spot = Die höchste Etage hat keinen freien Platz für { $column }.
refusal-column-covered = Auf { $column } liegt eine Etage: Sie lässt sich nicht abheben, nur ziehen.
refusal-lift-it-off = { $column } steht obenauf: Heb sie einfach ab.
refusal-hold-nothing = Die andere Hand liegt auf keiner Etage: Sie kann weder heben noch halten.
refusal-pulling-by-hand = An diesem Tisch nimmt man Säulen mit der eigenen Hand heraus.
refusal-touch-is-attempt = In dieser Partie ist jede Berührung ein Versuch: Sie begann unter den früheren Regeln.
refusal-placing-by-hand = An diesem Tisch wird mit der eigenen Hand abgesetzt und aufgelegt.
refusal-placing-by-panel = An diesem Tisch wird im Feld daneben abgesetzt und aufgelegt.
refusal-stack-in-the-air = { $column } kann nur auf Säulen stehen, die auf der roten Etage nebeneinander sind.
refusal-hold-no-such-floor = Die { $floor ->
            [blue] blaue
            [green] grüne
            [yellow] gelbe
            [orange] orange
            [red] rote
           *[other] { $floor }
        } Etage liegt noch nicht.
refusal-hold-beside-floor = Die andere Hand wäre neben der { $floor ->
            [blue] blauen
            [green] grünen
            [yellow] gelben
            [orange] orangen
            [red] roten
           *[other] { $floor }
        } Etage.
refusal-over-the-edge = { $column } ragte über den Rand der { $floor ->
            [blue] blauen
            [green] grünen
            [yellow] gelben
            [orange] orangen
            [red] roten
           *[other] { $floor }
        } Etage.
refusal-stacking-only-on-red = Nur auf der roten Etage dürfen Säulen aufeinander stehen.
refusal-not-on-red = { $other } steht nicht auf der roten Etage.
refusal-carries-already = Auf { $other } steht schon eine Säule.
refusal-beside-the-column = Dort stünde { $column } nicht auf { $other }.
refusal-place-out-of-range = { $name } = { $value } ist zu weit: höchstens { $most } in jede Richtung.
refusal-hand-grip = Der Griff sitzt { $low } bis { $high } mm über dem Fuß, nicht { $value }.
refusal-hand-direction = Eine Richtung hat { $low } bis { $high } Grad, nicht { $value }.
refusal-hand-speed = Eine Hand macht { $low } bis { $high } mm in der Sekunde, nicht { $value }.
refusal-hand-give-up = Eine Hand kann bei { $low } bis { $high } mm oder Grad aufgeben, nicht bei { $value }.
refusal-hand-lift = Die andere Hand hebt mit { $low } bis { $high } Newton, nicht { $value }.
refusal-hand-steady = Die andere Hand stützt mit { $low } bis { $high } Newton, nicht { $value }.
refusal-hand-hold-x = Die andere Hand reicht nicht so weit: x = { $value }.
refusal-hand-hold-y = Die andere Hand reicht nicht so weit: y = { $value }.
refusal-hand-path-empty = Der Weg der Hand ist leer.
refusal-hand-path-points = Der Weg der Hand hat { $points } Punkte; gelesen werden höchstens { $most }.
refusal-hand-path-finite = Punkt { $index } des Wegs ist keine Zahl.
refusal-hand-path-time = Die Zeit von Punkt { $index } folgt nicht; ein Zug dauert höchstens { $most } Sekunden.
refusal-hand-path-far = Punkt { $index } des Wegs ist mehr als { $most } mm vom Griff entfernt.
refusal-hand-path-fast = Bei Punkt { $index } wäre die Hand schneller als { $most } mm in der Sekunde.
refusal-hand-path-lean = Bei Punkt { $index } würde die Hand das Teil um mehr als { $most } Grad neigen.
refusal-no-such-word = „{ $word }“ lässt sich hier nicht tun.
refusal-not-understood = „{ $text }“ ist nicht zu verstehen.

## Unmögliche Stellungen

refusal-column-twice = Eine Säule ist zweimal genannt.
refusal-counts = { $idle } Ansagen in Folge bei Zug { $turn } kann es nicht geben.
refusal-cut-beyond-tolerance = { $column } ist länger oder kürzer, als solches Holz sein kann.
refusal-pieces-columns = { $at }: Es gibt drei Arten von Säulen, in dieser Reihenfolge: dünn, sechseckig, dick.
refusal-pieces-floors = { $at }: Es gibt fünf Etagen, in dieser Reihenfolge: blau, grün, gelb, orange, rot.
refusal-pieces-site = { $at }: Der Bauplatz misst { $site } mm, die ganze Grundplatte nur { $base } mm.
refusal-pieces-outline-crossed = { $at }: Dieser Umriss kreuzt sich oder hat einen Punkt zweimal.
refusal-pieces-outline-small = { $at }: Dieser Umriss umschließt so gut wie nichts.
refusal-pieces-floor-narrow = { $at }: Auf dieser Etage könnte nirgends eine { $across } mm breite Säule stehen.
refusal-pieces-floor-larger = { $at }: Diese Etage ist nicht kleiner als die vorige.
refusal-pieces-no-layout = { $at }: Auf dem Bauplatz ist kein Platz für alle Säulen und die blaue Etage sicher darauf.
refusal-floors-in-order = Die Etagen sind nicht in ihrer Reihenfolge.
refusal-pose-finite = Ein Ort ist keine Zahl.
refusal-pose-turn = Eine Drehung ist keine: Die vier Teile ihres Quaternions müssen die Länge 1 haben.
refusal-floor-not-lying = Die { $floor ->
            [blue] blaue
            [green] grüne
            [yellow] gelbe
            [orange] orange
            [red] rote
           *[other] { $floor }
        } Etage liegt nicht eben auf ihrer Höhe.
refusal-floor-in-the-air = Die { $floor ->
            [blue] blaue
            [green] grüne
            [yellow] gelbe
            [orange] orange
            [red] rote
           *[other] { $floor }
        } Etage liegt auf keiner Säule.
refusal-column-not-standing = { $column } steht nicht.
refusal-column-off-its-level = { $column } steht neben ihrer Etage.
refusal-columns-overlap = { $column } und { $other } stehen am selben Ort.
refusal-colours-shared = Die Farben passen nicht zu den Plätzen.
refusal-colours-missing = Jemand hat keine Farbe.
refusal-locked-but-gone = { $column } ist gesperrt, steht aber nicht in der Villa.
refusal-seal-incomplete = Dem Siegel fehlt sein Besitzer oder seine Etage.
refusal-seal-shows-holder = Das Siegel kann nicht seinen eigenen Besitzer zeigen.
refusal-seal-floor = Auf der { $floor ->
            [blue] blauen
            [green] grünen
            [yellow] gelben
            [orange] orangen
            [red] roten
           *[other] { $floor }
        } Etage kann das Siegel nicht genommen worden sein.
refusal-seal-not-taken = Jemand hat Punkte, also hat jemand auf der höchsten Etage das Siegel genommen.
refusal-seal-outscored = Jemand hat mehr Punkte als der Besitzer des Siegels.
refusal-over-but-open = Die Partie ist zu Ende, also ist nichts offen.
refusal-decisions-impossible = Diese Entscheidungen können nicht zugleich offen sein.
refusal-decision-impossible = Diese Entscheidung kann jetzt nicht offen sein: { $decision }.

## Warum ein Bot so spielt

reason-cannot-see-a-real-villa = eine Villa auf eurem Tisch kann er nicht sehen
reason-no-quarrel = er will keinen Streit
reason-first-place = der erste Platz ist recht
reason-any-place = jeder Platz ist recht
reason-easy-colour = von { $colour ->
            [blue] Blau
            [green] Grün
            [yellow] Gelb
            [orange] Orange
            [red] Rot
           *[other] { $colour }
        } kommen Säulen im Wert von { $worth } leicht heraus
reason-stands-well = dort steht sie gut; die wackligste Etage hat noch { NUMBER($margin, maximumFractionDigits: 0) } mm Spielraum
reason-comes-out = { $column } kommt heraus; die wackligste Etage hat noch { NUMBER($margin, maximumFractionDigits: 0) } mm Spielraum
reason-nothing-safe = keine eigene Säule ist sicher zu bewegen
reason-neutral-not-safe = keine neutrale Säule ist sicher zu bewegen; { $column } wird aufgegeben
reason-nothing-to-lose = verlieren würde er sowieso, also wagt er { $column }
reason-not-safe-after-all = sicher ist doch keine; { $column } ist am wenigsten wert
reason-cannot-see-it-either = auch er sieht keine Säule, die zu bewegen wäre
reason-that-one-moves = { $column } ist zu bewegen; die wackligste Etage hat noch { NUMBER($margin, maximumFractionDigits: 0) } mm Spielraum
reason-penalty = { $column } schmerzt am meisten
reason-floor-holds = dort hält die Etage; die wackligste hat noch { NUMBER($margin, maximumFractionDigits: 0) } mm Spielraum
reason-no-good-place = für die Etage ist kein Platz gut
