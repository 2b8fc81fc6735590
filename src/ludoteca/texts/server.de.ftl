# Was der Server der Tische sagt, auf Deutsch.

refusal-account-keeps-its-name = Ein Konto behält seinen Namen.
refusal-already-moved = Jemand hat schon gezogen: Die Partie lässt sich nicht mehr absagen.
refusal-banned = Du darfst nicht mehr herein.
refusal-body-too-long = Das ist länger als { $most } Bytes.
refusal-bot-plays = Diesen Platz spielt gerade ein Bot; übernimm ihn erst wieder.
refusal-database-away = Die Datenbank des Servers antwortet gerade nicht. Was bisher gespielt wurde, ist sicher; versuche es gleich noch einmal.
refusal-end-asked-already = { $seat } hat das schon vorgeschlagen.
refusal-foreign-origin = Das kam von der Seite einer anderen Website.
refusal-not-at-this-machine = Das geht nur an dem Computer, auf dem der Server läuft.
refusal-no-local-network = Dieser Computer ist in keinem lokalen Netz. Verbinde ihn zuerst mit dem WLAN.
refusal-not-an-address-here = Dieser Computer hat die Adresse { $address } nicht.
refusal-hand-at-work = Eine Hand ist am Werk: Sie muss erst loslassen.
refusal-has-account = Du hast schon ein Konto.
refusal-hooks-are-off = Der Betreiber erlaubt keine Webhooks.
refusal-name-empty = Ein Name braucht mindestens einen Buchstaben.
refusal-name-taken = Der Name „{ $name }“ ist vergeben.
refusal-needs-invitation = Dieser Tisch ist privat: Du brauchst die Einladung.
refusal-no-hand-at-work = Es ist keine Hand am Werk.
refusal-no-hint = Der Bot weiß gerade keinen Rat.
refusal-no-live-actions = Hier lässt sich nichts von Hand tun.
refusal-no-previews = Dieses Spiel zeigt keine Vorschau.
refusal-no-standing-orders = In diesem Spiel kann man keine Aufträge hinterlassen.
refusal-no-workshop = Dieses Spiel hat keine Werkstatt.
refusal-no-such-hook = Diesen Webhook gibt es nicht.
refusal-no-such-token = Dieses Token gibt es nicht.
refusal-not-handed-over = Für diesen Platz spielt kein Bot.
refusal-not-now = Nicht jetzt: Der Tisch ist { $status ->
    [lobby] noch nicht begonnen
    [playing] im Spiel
    [over] zu Ende
   *[closed] geschlossen
}.
refusal-not-ready = Noch sind nicht alle bereit.
refusal-not-signed-in = Sag zuerst, wer du bist.
refusal-not-the-host = Das darf nur, wer den Tisch eröffnet hat.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-not-your-table = Du sitzt nicht an diesem Tisch.
refusal-nothing-to-agree-to = Niemand fragt nach deiner Zustimmung.
refusal-others-play = Andere spielen mit: Schlag ihnen vor, die Partie zu beenden.
refusal-seat-empty = Ein Platz ist noch leer.
refusal-seat-taken = Dieser Platz ist besetzt.
refusal-seats-are-taken = Hier sitzen mehr Leute, als es dann Plätze gäbe.
refusal-server-closing = Der Server schließt; komm gleich wieder.
refusal-server-error = Der Server hat einen Fehler gemacht; er ist notiert.
refusal-stale = Inzwischen ist etwas geschehen; sieh noch einmal hin.
refusal-too-many-hands = Der Server ist beschäftigt; versuche es gleich noch einmal.
refusal-too-many-hints = Höchstens { $most } Ratschläge auf einmal.
refusal-too-many-hooks = Höchstens { $most } Webhooks für jeden.
refusal-request-too-slow = Die Anfrage ist nicht innerhalb von { $seconds } Sekunden angekommen.
refusal-too-many-requests = Nicht so schnell; versuche es gleich noch einmal.
refusal-too-much-written = Das war viel für die Festplatte dieses Servers; versuche es später noch einmal.
refusal-too-many-kept-matches = Du hast { $most } Partien auf diesem Server; lösche zuerst einige, die vorbei sind.
refusal-too-many-kept-bytes = Deine Partien belegen { $most } Megabyte auf diesem Server; lösche zuerst einige, die vorbei sind.
refusal-server-full = Alle Tische dieses Servers sind besetzt; versuche es gleich noch einmal.
refusal-others-played = An dieser Partie haben auch andere gespielt, darum bleibt sie.
refusal-too-many-emails = Das sind vorerst genug E-Mails; versuche es später noch einmal.
refusal-too-much-work = Das war viel Arbeit für diesen Server; versuche es in einer Minute noch einmal.
refusal-too-much-memory = Dein Netz schickt zu viel auf einmal; versuche es gleich noch einmal.
refusal-too-many-sockets = Du bist zu oft verbunden; schließe zuerst ein paar Fenster.
refusal-too-many-tables = Höchstens { $most } Tische auf einmal.
refusal-too-many-tokens = Höchstens { $most } Tokens für jeden.
refusal-unknown-player = Diesen Spieler gibt es nicht.
refusal-wrong-name-or-password = Name oder Passwort ist falsch.

refusal-letters-are-off = Dieses Haus verschickt keine Briefe.
refusal-letter-failed = Der Brief an { $email } konnte nicht verschickt werden.
refusal-no-such-address = Diese Adresse ist hier nicht bekannt, oder ihre Briefe wurden abbestellt.
refusal-pushes-are-off = Dieses Haus verschickt keine Mitteilungen.
refusal-too-many-browsers = Es kann höchstens { $most } Browser geben.
refusal-away-already = Du bist schon im Urlaub.
refusal-vacation-too-long = { $most ->
        [0] Du hast in diesem Jahr keine Urlaubstage mehr.
        [one] Du hast in diesem Jahr noch einen Urlaubstag.
       *[other] Du hast in diesem Jahr noch { $most } Urlaubstage.
    }
refusal-that-is-you = Das bist du.
refusal-too-many-blocks = Es können höchstens { $most } Leute blockiert werden.
refusal-line-is-gone = Diese Zeile gibt es nicht, oder sie wurde entfernt.
refusal-too-many-reports = Du hast heute { $most } Zeilen gemeldet; die übrigen können bis morgen warten.
refusal-not-welcome = An diesen Tisch kannst du dich nicht setzen.
refusal-not-heard = Du kannst an diesem Tisch nicht schreiben.
refusal-no-such-account = Kein Konto heißt „{ $name }“.
refusal-cannot-be-asked = Diese Person kannst du nicht fragen, ob ihr Freunde sein wollt.
refusal-too-many-friends = Du kannst höchstens { $most } Freunde haben.
refusal-not-your-friend = Du kannst nur Freunde einladen.
refusal-name-of-a-bot = „[bot]“ am Anfang eines Namens ist das Zeichen der Bots: Wähle einen anderen Namen als „{ $name }“.
refusal-bots-make-no-bots = Ein Bot legt keine weiteren an.
refusal-too-many-bots = Du kannst höchstens { $most } Bots haben.
refusal-not-your-bot = Das ist keiner deiner Bots.
refusal-not-a-bot = Das ist kein Bot.
refusal-bot-is-away = { $name } ist gerade nicht da.
refusal-bot-is-busy = { $name } ist beschäftigt und spielt schon { $most } Partien.
refusal-wrong-password = Das ist nicht dein Passwort.
refusal-needs-code = Gib den Code deiner Authentifizierungs-App oder einen Wiederherstellungscode ein.
refusal-wrong-code = Der Code ist falsch oder wurde schon benutzt.
refusal-openid-failed = Die Anmeldung bei { $name } hat nicht geklappt. Versuch es noch einmal, oder nimm dein Passwort.
refusal-openid-is-off = Eine andere Art der Anmeldung ist hier nicht eingerichtet.
refusal-passkey-unknown = Dieser Passkey gehört hier zu keinem Konto.
refusal-passkey-refused = Der Passkey wurde nicht angenommen; versuche es noch einmal.
refusal-passkeys-are-off = Dieser Server kann keine Passkeys verwenden.
refusal-too-many-passkeys = Höchstens { $most } Passkeys für jeden.
refusal-no-such-passkey = Diesen Passkey gibt es nicht.
refusal-no-second-factor = Dein Konto hat keinen zweiten Faktor.
refusal-no-such-reset = Dieser Link wurde schon benutzt oder ist zu alt; fordere einen neuen an.
refusal-token-lacks-scope = Dieses Token darf das nicht; es braucht „{ $scope }“.
refusal-no-account = Du hast kein Konto und damit kein Passwort.
refusal-time-is-up = Deine Zeit ist um; der Bot spielt weiter.
refusal-too-many-own-tables = Du hast schon { $most } Tische; schließe zuerst einen.
refusal-too-many-reviews = Du wartest schon auf { $most ->
        [one] einen Rückblick
       *[other] { $most } Rückblicke
    }: Versuch es wieder, wenn einer fertig ist.
refusal-too-many-bot-matches = Du lässt schon { $most } Partien von Bots laufen.
refusal-too-many-lines = Das sind viele Zeilen; warte ein wenig.
refusal-match-file-too-long = Eine mitgebrachte Partie kann höchstens { $most } Einträge haben.
refusal-undo-asked-already = Platz { $seat } hat schon gebeten, einen Zug zurückzunehmen; das zuerst beantworten.
refusal-seat-asked-already = { $name } hat schon um einen Platz gebeten; das zuerst beantworten.
refusal-request-id-reused = Die Kennung dieser Anfrage wurde schon für eine andere verwendet; jede Anfrage braucht eine eigene.
refusal-request-unfinished = Diese Anfrage wird gerade ausgeführt oder wurde unterbrochen; bitte in einer Minute noch einmal fragen.
