## Your own box: tables that an owner draws or brings

box-text = Zeichne, oder bring eine Datei oder einen Code mit. Die Regeln prüfen jede Änderung, und die Partie merkt sich, womit sie gespielt wurde.
box-title-tiles = Die Häuser deiner Schachtel
box-text-tiles = Sehen die Häuser in deiner Schachtel anders aus? Zeichne sie hier: mehrere Formen einer Art, Türen links und rechts, und wie viele es davon gibt.
box-title-board = Ein eigener Spielplan
box-text-board = Wähle ein Feld und ändere, was darauf gedruckt ist. Ein Spielplan hat 28 bis 60 Felder: füge welche hinzu, nimm welche weg, verschiebe sie.
box-title-pieces = Das Holz deiner Schachtel
box-text-pieces = Hat das Holz in deiner Schachtel andere Maße oder Formen? Speichere das gedruckte als Datei, trag ein, was du misst, und öffne sie hier.
box-only-file = Diese Tabelle wird als Datei geschrieben. Öffne deine unten: Sie wird geprüft und kann dann behalten, geteilt und gespielt werden.
box-own-name = Meine Schachtel
box-verdict = Name und Prüfung
box-name = Name
box-sound = Alles in Ordnung: Damit kann man spielen.
box-play = Damit spielen
box-keep = In diesem Browser behalten
box-kept = „{ $name }“ ist in diesem Browser gespeichert: Wähle es, wenn du einen Tisch eröffnest.
box-no-room = Dieser Browser hat keinen Platz mehr. Speichere es als Datei.
box-share = Teilen
box-link = Als Link
box-code = Als Code
box-file = Als Datei speichern
box-bring = Etwas anderes öffnen
box-bring-code = Ein Code oder Link
box-bring-open = Öffnen
box-bring-file = Eine Tabellendatei
box-mine = In diesem Browser gespeichert
box-forget = { $name } löschen
box-printed = Neu mit dem Gedruckten beginnen

## Where a flaw is

box-at-house = Form { $number }
box-at-space = Feld { $number }
box-at-ride = Fahrt { $number }
box-at-colour = Farbe { $number }
box-at-card = Karte { $number }
box-at-places = Besondere Orte
box-at-base = Die Grundplatte
box-at-column = Säule { $number }
box-at-floor = Etage { $number }
box-field-across = Breite
box-field-site-across = Breite des Bauplatzes
box-field-outline = Umriss
box-field-floor = Farbe
box-field-roofs = Dächer
box-field-door = Tür
box-field-count = wie viele
box-field-name = Name
box-field-kind = Art
box-field-colour = Farbe
box-field-deck = Stapel
box-field-price = Preis
box-field-cost = Kosten einer Investition
box-field-pays-collection = In die Kollekte zu zahlen
box-field-rents = Mieten
box-field-quarter = Viertel
box-field-symbols = Zeichnungen auf dem Feld
box-field-passing-pays = Über Start gibt es
box-field-collection = Wo die Kollekte ist
box-field-third-double = Wohin der dritte Pasch führt
box-field-cubes = Klötzchen in der Schachtel
box-field-ends = Enden
box-field-fare = Fahrpreis

## Palermo: tiles

tiles-how = Drücke auf eines der vier Felder eines Plättchens, um es zu ändern: Straße, Dach, vor der Tür.
tiles-shape = Form { $number }
tiles-remove = Form { $number } entfernen
tiles-cell =
    { $cell ->
        [a] oben links
        [b] oben rechts
        [c] unten links
       *[d] unten rechts
    }: { $use ->
        [roof] Dach
        [door] vor der Tür
       *[street] Straße
    }
tiles-count = Wie viele in der Schachtel sind
tiles-fewer = Eins weniger
tiles-more = Eins mehr
tiles-add = Form hinzufügen

## Palanche: the board

board-ring = Der Spielplan mit { $spaces } Feldern; Pfeiltasten gehen rundherum
board-spaces = { $count } Felder
board-space = { $number } · { $name }
board-previous = Das Feld davor
board-next = Das nächste Feld
board-insert = So ein Feld hinzufügen
board-remove = Entfernen
board-back = Nach vorn rücken
board-on = Nach hinten rücken
board-kind-card = Karte ziehen
board-kind-special = besonderes Feld
board-rents-terreno = Zuerst unbebaut, dann mit jeder Investition: sechs Zahlen.
board-rents-kind = Mit einem dieser Art, mit zweien, und so weiter.
board-places = Besondere Orte
board-rides = Fahrten
board-ride-end = Fahrt { $ride }, Ende { $end }
board-ride-remove = Fahrt { $ride } entfernen
board-ride-add = Fahrt hinzufügen
board-colours = Farben der Grundstücke
board-paint = Farbton von { $colour }
board-colour-name = Name der Farbe { $number }
board-colour-remove = { $colour } entfernen
board-colour-add = Farbe hinzufügen
