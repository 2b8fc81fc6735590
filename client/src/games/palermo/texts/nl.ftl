# Wat alleen de tafel in de browser over Palermo zegt, in het Nederlands.

board-help = De stad. Pijltjes bewegen de cursor, Enter doet wat daar kan, N gaat naar de volgende plek waar iets kan, R draait het huis, K pakt een andere soort, P pakt de agent.

prompt-start = Leg de starttegel waar je wilt.
prompt-house = Kies een huis, draai het en leg het muur aan muur met een ander. Je fiche komt op de deur.
prompt-first-house = Kies een huis, draai het en leg het waar je wilt: het is het eerste. Je fiche komt op de deur.
prompt-claim = Leg een fiche op een vrije zaak.
prompt-target = Laat zien welke van je fiches de volgende is.
prompt-turn = { $points ->
        [0] Je bent thuis: verzet de agent als je wilt, en pak dan de rente.
       *[other] Je hebt { $points } punten. Eerst de agent, als je wilt; loop dan naar een van de verlichte vakken.
    }
prompt-walk = { $points ->
        [0] Pak nu de rente.
       *[other] Nu de pion: { $points } punten.
    }
prompt-police = Kies het straatvak voor je agent. Langs hem lopen kost dubbel.
prompt-over = Het is voorbij.
reach-of = { $seat }, { $points } punten: de pion kan de volgende keer eindigen op { $count ->
        [one] één vak
       *[other] { $count } vakken
    }.
walk-numbers = De getallen: hoe ver het vandaar is { $goal ->
        [home] naar huis
       *[door] naar je dichtstbijzijnde deur
    }.
walk-leads = Vandaar is { $goal ->
        [home] je huis
       *[door] je dichtstbijzijnde deur
    } { $cost } ver{ $income ->
        [0] {"."}
       *[other] {":"} volgende beurt tot +{ $income }.
    }
walk-short = { $seat } staat in de weg: { $lost ->
        [one] één punt verloren.
       *[other] { $lost } punten verloren.
    }
police-hinders = { $seat }: { $income ->
        [0] {""}
       *[other] beste inkomsten { $income } minder
    }{ $parts ->
        [both] {", "}
       *[one] {""}
    }{ $fewer ->
        [0] {""}
        [one] één eindvak minder
       *[other] { $fewer } eindvakken minder
    }.
police-hinders-none = Hij zou volgende beurt niemand hinderen.

hand-house = Huis met { $kind ->
        [one] één dak
        [one_mirrored] één dak (gespiegeld)
        [two] twee daken
        [two_mirrored] twee daken (gespiegeld)
       *[three] drie daken
    }, nog { $left }
hand-turn = Draaien
tools = Wat te verzetten
tool-walk = Lopen
tool-police = Agent
card-title = Bewegingskaart
card-label = Bewegingskaart: { $points ->
        [one] één punt
       *[other] { $points } punten
    }, { $chips ->
        [one] één fiche
       *[other] { $chips } fiches
    } erop
price = { $cost } pt
seat-to-lay = nog { $chips }
seat-doors = { $collected }/{ $all }
seat-points = { $points } pt
seat-home = thuis


told-phase-building = De stad wordt gebouwd. { $seat } is aan de beurt.
told-phase-claiming = De zaken van de stad worden bezet. { $seat } is aan de beurt.
told-phase-collecting = De pionnen zijn op straat. { $seat } is aan de beurt.
told-phase-over = De partij is voorbij.
told-supply = In de doos: { $one ->
        [one] één huis
       *[other] { $one } huizen
    } met één dak, { $two } met twee, { $three } met drie.
told-house = { $slot }: huis, daken op { $roofs }, deur op { $door }, { $owner ->
        [none] geen fiche
       *[other] fiche van { $owner }
    }.
told-start = { $slot }: de starttegel.
told-street = { $slot }: straten met een fontein.
told-player = { $seat }: { $money } miljoen, { $points ->
        [one] één punt
       *[other] { $points } punten
    }, { $laid ->
        [one] één fiche
       *[other] { $laid } fiches
    } op het bord, { $collected } verzameld, { $pawn ->
        [home] thuis
        [parked] pion op de starttegel
       *[other] pion op { $pawn }
    }{ $policeman ->
        [none] {""}
       *[other] , agent op { $policeman }
    }{ $target ->
        [none] {""}
       *[other] , doel op { $target }
    }.
told-walk-street = Loop naar { $to }{ $lost ->
        [0] {""}
       [one] , stopt eerder, één punt verloren
       *[other] , stopt eerder, { $lost } punten verloren
    }.
told-walk-door = Loop naar { $to } voor { $cost ->
        [one] één punt
       *[other] { $cost } punten
    }: een fiche en { $income } miljoen.
told-walk-home = Loop naar huis via { $to } voor { $cost ->
        [one] één punt
       *[other] { $cost } punten
    }: { $income } miljoen.
told-not-allowed = Kan niet: { $action }.
told-bypass = rondweg
told-empty = { $slot } is leeg
told-roof = dak
told-door = deur
told-street-cell = straat
told-chip = fiche van { $seat }
told-pawn = pion van { $seat }
told-policeman = agent van { $seat }

workshop-title = De stadswerkplaats
workshop-text = Bouw een stad met de hand, tegel voor tegel, in elke volgorde. Wat hier past, kan ook worden afgebouwd. De code brengt dezelfde stad altijd terug.
workshop-town = De plekken van de stad
workshop-slot = { $slot }: { $kind ->
        [none] leeg
        [start] starttegel
        [street] fontein
        [one] huis met één dak
        [one_mirrored] huis met één dak (gespiegeld)
        [two] huis met twee daken
        [two_mirrored] huis met twee daken (gespiegeld)
       *[three] huis met drie daken
    }
workshop-houses = { $houses } van { $needed } huizen
workshop-here = Op { $slot }
workshop-put = { $kind ->
        [start] Starttegel
        [street] Fontein
        [one] Huis met één dak, { $rotation }° gedraaid
        [one_mirrored] Huis met één dak, { $rotation }° gedraaid (gespiegeld)
        [two] Huis met twee daken, { $rotation }° gedraaid
        [two_mirrored] Huis met twee daken, { $rotation }° gedraaid (gespiegeld)
       *[three] Huis met drie daken, { $rotation }° gedraaid
    }
workshop-take = Tegel weghalen
workshop-nothing = Hier past niets meer.
workshop-fill = De rest vullen
workshop-clear = Opnieuw beginnen
workshop-code = Stadscode
workshop-play = In deze stad spelen

figure-map = Zes bij zes plekken voor tegels, daaromheen de rondweg met zijn vier hoeken. Buitenom loopt het scorespoor.
figure-tiles = De tegels: huizen met één, twee en drie daken, elk met zijn deur; een fontein; de starttegel.
figure-joining = Muur aan muur verbindt. Alleen een hoek raken niet.
figure-walled-in = Een onbereikbare binnenplaats mag niet; een deur aan straat wel.
figure-steps = Drie punten, drie stappen.
figure-police = De agent in de weg neemt twee punten: drie stappen kosten er vier.
figure-income = Vijf punten, het eigen fiche bereikt met drie: twee miljoen.
figure-bypass = Van elk vak van een zijde van de rondweg naar een van zijn hoeken: één punt.
figure-policemen = Schuin mogen twee agenten bij elkaar staan; naast elkaar niet.
figure-target = De steen ligt op het fiche dat nu komt; geen ander mag worden gepakt.

lesson-welcome = Welkom in Palermo
    .text = De partij heeft twee helften. Eerst bouwt iedereen samen de stad. Dan rennen de pionnen door de straten en innen bij hun eigen deuren. Geluk is er niet. We kijken drie spelers over de schouder en doen een paar van hun zetten.
lesson-start = De starttegel
    .text = Wie begint legt de starttegel waar hij wil. Alle pionnen vertrekken hier, en komen hier aan het eind thuis.
    .do = Leg de starttegel op C3.
lesson-house = Het eerste huis
    .text = Dan legt iedereen om de beurt een huis met één, twee of drie daken. Het eigen fiche komt op de deur: daar wordt later geïnd.
    .do = Leg het huis met drie daken op D4.
lesson-joining = Muur aan muur
    .text = Elk volgend huis moet een muur delen met een huis dat er al ligt. Een hoek raken is niet genoeg.
    .do = Je bent nu geel: leg het huis met twee daken op E4.
lesson-courtyards = Geen binnenplaatsen
    .text = De straten ontstaan uit wat tussen de daken overblijft. Elke deur moet bereikbaar blijven vanaf de rondweg, de brede weg om de stad. Doodlopende straten mogen, en zijn nuttig: je eigen deuren dicht bij elkaar, die van anderen ver uiteen.
lesson-town = De stad staat
    .text = Alle fiches liggen. Fonteinen vullen de laatste twee plekken. Nu vertrekken de pionnen.
lesson-walk = Lopen
    .text = De bewegingskaart toont 3: de pion heeft zoveel stappen, en die moeten allemaal op, tenzij hij bij een eigen deur met fiche stopt.
    .do = Loop naar het rode fiche op d8.
lesson-police = De agent
    .text = Het fiche ligt nu op de kaart van rood: voortaan een punt meer. Vóór het lopen mag je je agent iemand in de weg zetten. Anderen betalen twee punten om te passeren.
    .do = Je bent geel: pak de agent en zet hem op g5.
lesson-income = Geld
    .text = Punten die over zijn als je bij je eigen deur stopt, zijn miljoenen. Korte wegen lonen dus, en elk fiche op je kaart ook.
    .do = Je bent groen: loop met één punt naar e6, dan blijven er twee over.
lesson-bypass = De rondweg
    .text = Op de rondweg brengt één stap je naar de volgende hoek, hoe ver die ook is.
    .do = Je bent rood: loop naar de hoek a1.
lesson-blocked = Op de agent
    .text = Groen betaalde twee punten en stopte op de agent van geel. Zolang de pion daar staat, kan hij niet weg.
lesson-card = De kaart groeit
    .text = Elk fiche is een punt meer. Groen loopt inmiddels met elf, en nam negen miljoen met een heel korte weg.
lesson-home = Naar huis
    .text = Zijn alle fiches verzameld, dan gaat het terug naar de starttegel. Punten die overblijven zijn inkomen, zoals altijd.
    .do = Je bent groen: ga via f7 naar huis.
lesson-interest = Rente
    .text = Wie thuis is krijgt bij elke volgende beurt rente: vijf miljoen met drie spelers. Als eerste thuis zijn loont.
lesson-end = Het einde
    .text = Als iedereen thuis is en de ronde om is, wint het meeste geld. Nu ben jij aan de beurt: pak Palermo uit de kast.

town-stands = De stad staat:
now-walk = nu op pad!
earned-doors = In de zaken
earned-home = Bij thuiskomst
earned-interest = Rente thuis

key-cursor = verplaatst de cursor
key-do = doet wat daar kan
key-next = gaat naar de volgende plek waar iets kan
key-turn = draait het huis
key-kind = neemt een ander soort huis
key-policeman = neemt de agent

note-edition = De gedrukte spelregels verschillen op een paar punten, vooral over agenten en de weg naar huis.
note-corner-contact = Of een nieuw huis de andere alleen met een hoek mag raken.
note-jumped-policeman = Wat het kost om langs de agent van een ander een hoek af te snijden.
note-free-building = Huizen mogen overal staan, en de stad groeit op verschillende plekken.
note-ready-made-town = De stad staat er al: je verdeelt alleen de zaken en loopt veel eerder.
option-tiles = Huizen
    .printed = zoals gedrukt
note-tiles = De vormen van de huizen: de gewone, of die van een eigen doos.
note-town-code = Een stad uit de werkplaats is met zijn code opnieuw te spelen.
note-no-police = Niemand staat in de weg: vriendelijker, fijn met kinderen.
note-target-stones = Iedereen laat vooraf zien welke fiche hij gaat halen, zodat de anderen hem kunnen tegenhouden.
note-first-player = De jongste begint, of het lot beslist.
