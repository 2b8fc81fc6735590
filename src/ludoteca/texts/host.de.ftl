# Ablehnungen, die nur Gastgebern und Moderatoren begegnen, auf Deutsch.

refusal-not-a-moderator = Das dürfen nur Leute, die der Gastgeber ernannt hat.
refusal-moderates-too = { $name } moderiert auch: Das kann nur der Gastgeber.
refusal-house-not-empty = Dieses Haus ist nicht leer: Es lässt sich von hier aus nicht wiederherstellen.
refusal-cannot-restore = Das hat nicht geklappt: { $why }
refusal-no-such-line = Eine Chatzeile mit der Nummer { $number } gibt es nicht.
refusal-nobody-of-that-name = Niemand heißt hier „{ $name }“.
refusal-several-of-that-name = Mehrere Gäste heißen „{ $name }“; welcher gemeint ist, sagt die Kennung: { $ids }.
refusal-guest-has-no-password = { $name } ist ein Gast, und Gäste haben kein Passwort.
refusal-no-such-report = Eine offene Meldung „{ $report }“ gibt es nicht.
