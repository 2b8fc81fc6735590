# Alles, was nicht zu einem einzelnen Spiel gehört, auf Deutsch.

## Plätze und Ergebnisse

seat-name = Spieler { $number }
winner = { $names } gewinnt.
winners = { $names } teilen sich den Sieg.
nobody-wins = Niemand gewinnt.

## Ablehnungen

refusal-malformed = { $why ->
    [json] Das ist kein JSON: siehe Byte { $word }.
    [cut] Das ist kein JSON: Es hört zu früh auf.
    [missing] { $path ->
        [none] „{ $word }“ fehlt.
       *[other] „{ $word }“ fehlt in „{ $path }“.
    }
    [unknown] { $path ->
        [none] Nach „{ $word }“ hat niemand gefragt.
       *[other] Nach „{ $word }“ in „{ $path }“ hat niemand gefragt.
    }
    [value] „{ $path }“ kann nicht „{ $word }“ sein.
    [low] „{ $path }“ muss mindestens { $word } sein.
    [high] „{ $path }“ darf höchstens { $word } sein.
    [short] „{ $path }“ ist zu kurz: mindestens { $word }.
    [long] „{ $path }“ ist zu lang: höchstens { $word }.
    [form] „{ $path }“ hat nicht die richtige Form.
    [kind] { $path ->
        [none] Hier muss { $word ->
            [int] eine ganze Zahl
            [float] eine Zahl
            [str] ein Text
            [bool] true oder false
            [array] eine Liste
            [object] ein Objekt
            [int-or-str] eine ganze Zahl oder ein Text
            [str-or-object] ein Text oder ein Objekt
           *[other] { $word }
        } stehen.
       *[other] In „{ $path }“ muss { $word ->
            [int] eine ganze Zahl
            [float] eine Zahl
            [str] ein Text
            [bool] true oder false
            [array] eine Liste
            [object] ein Objekt
            [int-or-str] eine ganze Zahl oder ein Text
            [str-or-object] ein Text oder ein Objekt
           *[other] { $word }
        } stehen.
    }
   *[other] Das ist nicht lesbar: { $detail }.
}
refusal-number-too-long = Eine Zahl ist zu lang: höchstens { $digits } Ziffern werden gelesen.
refusal-wrong-number-of-seats = Zu { $seats } geht es nicht: Das Spiel ist für { $low } bis { $high }.
refusal-unknown-game = Ein Spiel „{ $game }“ gibt es nicht; es gibt { $known }.
refusal-unknown-level = Einen Bot „{ $level }“ gibt es nicht; es gibt { $known }.
refusal-no-dial = Die Bots von { $game } haben keine Stärkeskala.
refusal-unknown-option = Eine Option „{ $option }“ gibt es nicht; es gibt { $known }.
refusal-option-value = Die Option „{ $option }“ kann nicht { $value } sein; möglich ist { $values }.
refusal-unknown-language = Eine Sprache „{ $language }“ gibt es nicht; es gibt { $known }.
refusal-unknown-rule = Eine Regel { $id } gibt es nicht.
refusal-no-such-seat = Einen Platz { $wanted } gibt es nicht: Gezählt wird von 0, das ist Spieler 1, bis { $last }.
refusal-no-such-entry = Einen Eintrag { $seq } gibt es nicht: Der letzte ist { $last }.
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen.
refusal-undo-no-such-entry = Es gibt keinen Eintrag { $back_to }, zu dem es zurückginge.
refusal-undo-not-practice = An diesem Tisch bleibt ein Zug, in dem Glück steckt, gemacht; an einem Übungstisch darf man ihn zurücknehmen.
refusal-undo-needs-consent = Dazwischen liegt Glück, etwas Aufgedecktes oder der Zug eines anderen: Die anderen müssen zustimmen.
refusal-not-a-match-file = Das ist nicht die Datei einer Partie.
refusal-old-record = Diese Partie wurde von einer älteren Fassung des Programms aufgezeichnet, in einer Form, die nicht mehr gelesen wird.
refusal-log-has-no-opening = Das Protokoll beginnt nicht mit einem Spielaufbau.
refusal-log-opened-twice = Das Spiel wird zweimal aufgebaut, bei Eintrag { $seq }.
refusal-log-differs = Eintrag { $seq } ist nicht das, was nach den Regeln geschah.
refusal-log-breaks-a-rule = Eintrag { $seq } bricht eine Regel ({ $refused }).
refusal-rules-version-differs = Die Partie wurde nach Version { $recorded } der Regeln gespielt; dies ist Version { $present }.
refusal-draws-missing = Es fehlt eine Ziehung: { $label }.
refusal-draws-left-over = Es gibt mehr Ziehungen als nötig.
refusal-draws-differ = Erwartet wurde die Ziehung { $label }, nicht { $recorded }.
refusal-physics-missing = Das simulierte Holz braucht MuJoCo: tippe `pip install 'ludoteca[physics]'`, oder spiele am eigenen Tisch mit `--villa real`.
refusal-needs-server = Dafür braucht es einen Server.
refusal-wood-not-loaded = Das simulierte Holz konnte nicht geladen werden. Versuch es mit Verbindung noch einmal, oder spiel mit deiner eigenen Schachtel: Öffne einen Tisch und wähle, dass die Villa auf deinem Tisch steht.
refusal-file-unreadable = { $file } lässt sich nicht lesen: { $why ->
    [missing] die Datei gibt es nicht
    [folder] es ist ein Ordner
    [forbidden] das ist hier nicht erlaubt
    [not-text] es ist kein Text
   *[other] eine solche Datei kann es nicht geben
}.
refusal-golden-head = Das ist keine Zeile eines Kopfes: { $line }.
refusal-seat-not-active = { $seat } ist nicht an der Reihe.

## Spiele aus anderen Paketen

refusal-game-unplayable = Das Spiel „{ $game }“ kann nicht gespielt werden: { $why ->
    [no-game] sein Entry Point nennt kein Spiel
    [no-info] ihm fehlt „info“, das sagt, was es ist
    [key] sein „info“ hat einen anderen Schlüssel als sein Entry Point
    [seats] diese Zahl von Plätzen gibt es nicht
    [options] seine Optionen sind kein Record
    [position] seine Stellung ist keine Position
    [view] seine Ansicht ist kein Record
   *[error] { $detail }
}.
no-rules-page = { $title } hat keine Regelseite.
missing-bots = Die Bots von { $title } lassen sich nicht laden: { $detail }. Es spielen die für alle Spiele.
missing-texts = { $title } fehlen { $count } Texte, darunter { $keys }.
keeps-the-contract = { $title } hält den Vertrag: { $matches } Partien gespielt, und nichts fehlt.
broken-promise = Ein Versprechen des Vertrags ist gebrochen: { $promise } ({ $seats } Plätze, Bots „{ $level }“, Startzahl { $seed }).
rules-mistake = In den Regeln ist ein Fehler: { $detail } ({ $file }, Zeile { $line }; { $seats } Plätze, Bots „{ $level }“, Startzahl { $seed }).

## Die Maschine am Rohr

refusal-internal = Die Maschine hat einen Fehler gemacht: { $detail }.
refusal-unknown-match = Eine Partie „{ $match }“ gibt es nicht.

## Bots

reason-uniform = jede von { $actions } wäre recht
reason-uniform-offer = war ihm gerade danach
reason-drawn = einer der erlaubten Züge, ausgelost
reason-searched = { $percent } % von { $tries } vorgestellten Partien gewonnen
reason-no-time = zum Nachdenken war keine Zeit

## Das Terminal

refusal-file-not-toml = { $file }, Zeile { $line }: Das ist kein TOML ({ $problem }).
refusal-table-row = { $at }: { $problem }.
refusal-table-too-long = Eine Tabellendatei hat höchstens { $most } Zeichen.
refusal-table-code-unreadable = Das ist kein Code einer Tabelle.
refusal-table-unknown = { $game } hat keine Tabelle „{ $what }“; es gibt { $known }.
refusal-table-for-another = { $file } ist für etwas anderes: { $what } von { $game }.
refusal-no-tables = { $game } wird nur mit dem gedruckten Material gespielt.
table-sound = { $file } ist in Ordnung: { $what } „{ $name }“ für { $game }.
table-installed = Installiert als { $file }. Wähle „{ $name }“, wenn du einen Tisch vorbereitest.

column-game = Spiel
column-title = Titel
column-seats = Plätze
column-bots = Bots
column-option = Option
column-default = Vorgabe
column-values = Werte
column-meaning = Bedeutung
column-rank = Rang
column-player = Spieler
column-score = Punkte

stats-playing = Es wird gespielt
stats-title = { $title }: { $matches } Partien von Bots
stats-length = Länge in Aktionen
stats-endings = Wie sie endeten
stats-winners = Siege nach Platz
stats-audited = Die Bücher stimmten nach jeder der { $actions } Aktionen.
stats-drawn = Gezeichnet in { $file }.

## Eine Aktion ausfüllen

form-begins = Die Eingabetaste nimmt, was in [Klammern] steht, „{ $done }“ tut das für alles Übrige. „{ $leave }“, oder eine leere Zeile, wo nichts in Klammern steht, lässt es sein.
form-again = Dann noch einmal: Die Eingabetaste behält deine Antwort, „{ $leave }“ lässt es sein.
form-left = Es ist nichts geschehen.
form-which = Nummer oder Name
form-which-ones = Nummern oder Namen, mit Kommas dazwischen
form-whole =
    { $low } bis { $high }{ $step ->
        [1] {""}
       *[other] , in Schritten von { $step }
    }
form-real =
    { $low } bis { $high }{ $unit ->
        [none] {""}
        [degrees] {" "}Grad
       *[other] {" "}{ $unit }
    }
form-text = höchstens { $longest } Zeichen
value-none = nichts
value-yes = ja
value-no = nein

refusal-not-active = Die Entscheidung liegt jetzt nicht bei dir.
refusal-name-the-seat = { $active ->
    [0] Die Partie ist vorbei.
   *[other] Mehrere Plätze müssen entscheiden: Gib an, welcher handelt.
}
refusal-not-listed = Das gehört nicht zu dem, was du jetzt tun darfst: { $action }.

# Where a number comes from: what it is, and the terms that add up to it.
derivation = { $number }: { $terms }
derivation-sum = { $number }: { $terms } = { $total }
new-game-written = Geschrieben nach { $folder }. Weiter: pip install -e { $folder }, dann ludoteca play { $game }, ludoteca conformance { $game } und pytest { $folder }.
