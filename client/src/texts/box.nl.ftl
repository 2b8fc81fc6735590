## Your own box: tables that an owner draws or brings

box-text = Teken het, of breng een bestand of code mee. De regels controleren elke wijziging, en de partij onthoudt waarmee hij is gespeeld.
box-title-tiles = De huizen van jouw doos
box-text-tiles = Zien de huizen in jouw doos er anders uit? Teken ze hier: meer vormen van een soort, deuren links en rechts, en hoeveel er van elk zijn.
box-title-board = Een eigen bord
box-text-board = Kies een vak en verander wat erop gedrukt is. Een bord heeft 28 tot 60 vakken: voeg toe, haal weg en verschuif zoals je wilt.
box-title-pieces = Het hout van jouw doos
box-text-pieces = Heeft het hout in jouw doos andere maten of vormen? Bewaar het gedrukte als bestand, vul in wat je meet, en open het hier.
box-only-file = Deze tabel schrijf je als bestand. Open het jouwe hieronder: het wordt gecontroleerd, en kan dan worden bewaard, gedeeld en gespeeld.
box-own-name = Mijn doos
box-verdict = Naam en controle
box-name = Naam
box-sound = Alles in orde: hiermee kan worden gespeeld.
box-play = Hiermee spelen
box-keep = In deze browser bewaren
box-kept = ‘{ $name }’ is in deze browser bewaard: kies het als je een tafel opent.
box-no-room = Deze browser heeft geen ruimte meer. Bewaar het als bestand.
box-share = Delen
box-link = Als link
box-code = Als code
box-file = Als bestand bewaren
box-bring = Iets anders openen
box-bring-code = Een code of link
box-bring-open = Openen
box-bring-file = Een tabelbestand
box-mine = In deze browser bewaard
box-forget = { $name } verwijderen
box-printed = Opnieuw met het gedrukte beginnen

## Where a flaw is

box-at-house = Vorm { $number }
box-at-space = Vak { $number }
box-at-ride = Rit { $number }
box-at-colour = Kleur { $number }
box-at-card = Kaart { $number }
box-at-places = Bijzondere plaatsen
box-at-base = De basis
box-at-column = Pilaar { $number }
box-at-floor = Verdieping { $number }
box-field-across = breedte
box-field-site-across = breedte van de bouwplaats
box-field-outline = omtrek
box-field-floor = kleur
box-field-roofs = daken
box-field-door = deur
box-field-count = hoeveel
box-field-name = Naam
box-field-kind = Soort
box-field-colour = Kleur
box-field-deck = Stapel
box-field-price = Prijs
box-field-cost = Kosten van een investering
box-field-pays-collection = Te betalen aan de collecte
box-field-rents = Huren
box-field-quarter = Wijk
box-field-symbols = Tekeningen op het vak
box-field-passing-pays = Langs de start levert op
box-field-collection = Waar de collecte is
box-field-third-double = Waar een derde dubbel heen leidt
box-field-cubes = Blokjes in de doos
box-field-ends = uiteinden
box-field-fare = Ritprijs

## Palermo: tiles

tiles-how = Druk op een van de vier vakken van een tegel om het te veranderen: straat, dak, voor de deur.
tiles-shape = Vorm { $number }
tiles-remove = Vorm { $number } weghalen
tiles-cell =
    { $cell ->
        [a] linksboven
        [b] rechtsboven
        [c] linksonder
       *[d] rechtsonder
    }: { $use ->
        [roof] dak
        [door] voor de deur
       *[street] straat
    }
tiles-count = Hoeveel er in de doos zitten
tiles-fewer = Een minder
tiles-more = Een meer
tiles-add = Vorm toevoegen

## Palanche: the board

board-ring = Het bord met { $spaces } vakken; pijltjes gaan rond
board-spaces = { $count } vakken
board-space = { $number } · { $name }
board-previous = Het vorige vak
board-next = Het volgende vak
board-insert = Zo’n vak toevoegen
board-remove = Weghalen
board-back = Naar voren schuiven
board-on = Naar achteren schuiven
board-kind-card = kaart trekken
board-kind-special = bijzonder vak
board-rents-terreno = Eerst kale grond, dan met elke investering: zes getallen.
board-rents-kind = Met één van deze soort, met twee, enzovoort.
board-places = Bijzondere plaatsen
board-rides = Ritten
board-ride-end = Rit { $ride }, uiteinde { $end }
board-ride-remove = Rit { $ride } weghalen
board-ride-add = Rit toevoegen
board-colours = Kleuren van de grond
board-paint = Verf van { $colour }
board-colour-name = Naam van kleur { $number }
board-colour-remove = { $colour } weghalen
board-colour-add = Kleur toevoegen
