# Ablehnungen, die nur Gastgebern und Moderatoren begegnen, auf Deutsch.

refusal-not-a-moderator = Das dürfen nur Leute, die der Gastgeber ernannt hat.
refusal-moderates-too = { $name } moderiert auch: Das kann nur der Gastgeber.
refusal-house-not-empty = Dieses Haus ist nicht leer: Es lässt sich von hier aus nicht wiederherstellen.
refusal-cannot-restore = { $why ->
    [no-backup] „{ $file }“ ist weder eine Sicherung noch ein Ordner mit einer Kopie.
    [newer] „{ $file }“ stammt von einer neueren Ludoteca: Installiere zuerst diese.
    [unreadable] „{ $file }“ lässt sich nicht lesen.
    [no-copy] Hier gibt es von keinem Haus eine Kopie.
    [several] Hier gibt es Kopien mehrerer Häuser: Füge eins davon an: { $known }.
    [no-base] Die Kopie lässt sich nicht verwenden: Jede ihrer Grundlagen ist beschädigt oder unlesbar.
    [no-answer] Der Ort antwortet nicht.
    [no-place] „{ $place }“ ist kein Ort für eine Kopie: Nenne eine Datei, einen Ordner oder s3://bucket/pfad.
    [needs-copies] Dafür fehlt ein Paket: ludoteca[copies].
   *[other] Das hat nicht geklappt: { $detail }
}
refusal-no-such-line = Eine Chatzeile mit der Nummer { $number } gibt es nicht.
refusal-nobody-of-that-name = Niemand heißt hier „{ $name }“.
refusal-several-of-that-name = Mehrere Gäste heißen „{ $name }“; welcher gemeint ist, sagt die Kennung: { $ids }.
refusal-guest-has-no-password = { $name } ist ein Gast, und Gäste haben kein Passwort.
refusal-no-such-report = Eine offene Meldung „{ $report }“ gibt es nicht.
