# Ein Abend zusammen: das Haus, der große Bildschirm, das Handy als Hand; auf Deutsch.

lan-only-here = Links von dieser Seite öffnen sich nur auf diesem Computer.
lan-offer = Handys und Fernseher im Haus erreichen diesen Computer noch nicht.
lan-what = Das öffnet { $address } für die Geräte in deinem Netz, bis du es schließt oder das Programm beendest. Sie können hier spielen; sonst wird auf diesem Computer nichts geöffnet.
lan-open = Das Haus hereinlassen
lan-is-open = Das Haus kann herein: Geräte in deinem Netz erreichen { $url }.
lan-close = Wieder schließen
lan-address = Adresse für andere Geräte
lan-nowhere = Dieser Computer ist in keinem lokalen Netz. Verbinde ihn mit dem WLAN, um mit Handys zu spielen.
code-of = QR-Code: { $label }
code-show = QR-Code

tv-share = Link für einen Fernseher oder anderen großen Bildschirm
tv-choose = Was spielen wir?
tv-choose-text = Dieser Bildschirm ist der Tisch, und jedes Handy ist eine Hand.
tv-scan = Scannen und Platz nehmen
tv-scan-text = Halte die Kamera deines Handys hierher. Du tippst nur deinen Namen.
tv-scan-bot = Scannen und für einen Bot übernehmen
tv-seats = { $taken } von { $all } Plätzen besetzt
tv-start = Zu { $count }. beginnen
tv-start-few =
    { $count ->
        [one] Noch eine Person fehlt
       *[other] Noch { $count } Personen fehlen
    }.
tv-next = Nächste Partie
tv-other-game = Ein anderes Spiel
tv-full-screen = Vollbild
tv-sound = Ton
tv-turn-here = Den Tisch zu dieser Seite drehen

hand-title = Nimm Platz
hand-sit = Hinsetzen
hand-another = Noch jemand an diesem Handy
hand-another-name = Der Name
hand-pass = Gib das Handy an { $name }
hand-hidden = Was nur einem gehört, bleibt verdeckt, bis die richtige Person tippt.
hand-i-am = Ich bin { $name }
hand-take = Für { $name } spielen
new-strength = Stärke
new-strength-step = { $step } – { $points } Punkte
new-strength-note = Von 1 bis 10 wird es Stufe um Stufe stärker; „mittel“ hat 1500 Punkte. Wer 100 Punkte voraus ist, gewinnt etwa zwei von drei Duellen.
new-like-me = Wie ich
new-like-me-found = { $matches ->
        [0] Du hast hier noch gegen keinen Bot gespielt: wir fangen in der Mitte an, Stärke { $step }.
        [one] Stärke { $step }, nach einer deiner Partien gegen Bots.
       *[other] Stärke { $step }, nach deinen letzten { $matches } Partien gegen Bots.
    }
new-title = Ein Tisch für { $game }
new-seats-note = Mehrere eigene Plätze werden an diesem Bildschirm gespielt, einer nach dem anderen. Freie Plätze sind für Leute, die du einlädst.
new-level = Bots
new-level-mixed = gemischt
new-name-of = Name von Spieler { $number }
presets = Fertige Tische
new-more = Zeit und Gäste
new-open = Jeder darf sich setzen
new-start = Los
new-invite = Tisch eröffnen und einladen
sitter-me = Ich
sitter-empty = Frei
room-text = Alle setzen sich, sagen „bereit“, und los geht’s.
room-invited = Du bist eingeladen! Such dir einen Platz aus.
seat-empty = frei
seat-ready = bereit
seat-not-ready = noch nicht bereit
sit-down = Hier sitzen
stand-up = Aufstehen
clear-seat = Platz räumen
not-ready = Doch nicht bereit
start-not-full = Es ist noch ein Platz frei.
start-not-ready = Noch sind nicht alle bereit.
invite-title = Jemanden einladen
invite-text = Wer diesen Link öffnet oder den Code scannt, darf sich setzen.
share-join = Link zum Mitspielen
share-full = Alle Plätze sind besetzt. Mit diesem Link kann man zusehen.
share-seat = Platz von { $seat } auf einem anderen Gerät spielen
share-seat-link = Wer diesen Link öffnet, spielt für { $seat }
share-watch = Link zum Zuschauen
