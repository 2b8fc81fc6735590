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
