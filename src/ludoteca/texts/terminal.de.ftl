# Was nur das Terminal und die Engine sagen, auf Deutsch.

refusal-option-without-value = Die Option „{ $option }“ braucht einen Wert.
refusal-loaded-as-it-was = Eine gespeicherte Partie geht weiter, wie sie war: ohne Optionen und --seats.
refusal-bots-and-seats = Es sind { $bots } Stufen für { $seats } Bots: nenne eine für alle oder eine für jeden.
refusal-bots-need-no-clock = Bots, die viele Partien spielen, haben keine Uhr; wähle eine Länge, die nicht in Minuten gemessen wird.
refusal-file-unwritable = { $file } lässt sich nicht schreiben: { $why ->
    [missing] den Ordner gibt es nicht
    [folder] es ist ein Ordner
    [forbidden] das ist hier nicht erlaubt
   *[other] eine solche Datei kann es nicht geben
}.
refusal-seats-differ = Die Anfrage sagt { $requested } Plätze, der Zustand hat { $stated }.
refusal-options-differ = Die Optionen der Anfrage sind nicht die des Zustands.
refusal-line-too-long = Die Zeile ist länger als { $limit } Bytes.
refusal-unknown-request = Eine Anfrage „{ $request }“ gibt es nicht; es gibt { $known }.
refusal-too-many-matches = Es gibt schon { $limit } Partien; gib erst eine auf.
refusal-input-ended = Die Eingabe endete vor der Partie.
refusal-program-mistake = Im Programm ist ein Fehler: { $detail } ({ $file }, Zeile { $line }).
refusal-no-such-number = Eine Nummer { $number } steht nicht in der Liste: Sie geht bis { $last }.
refusal-file-name-missing = Sag, welche Datei.
refusal-table-head-missing = { $file } sagt nicht, wofür sie ist: Sie beginnt mit game, what und name.
refusal-files-folder-missing = Sag, wo die Dateien deines Servers sind: --files ORDNER oder die Einstellung files.
refusal-file-of-other-game = Diese Datei enthält eine Partie { $game }.
refusal-unknown-picture = Von diesem Spiel gibt es kein Bild als „{ $suffix }“; .svg geht immer.
terminal-begin = Mit help oder ? siehst du, was du tippen kannst, mit quit gehst du.
terminal-prompt = { $seat }, was tust du?
terminal-and-more = … und { $more } mehr: Tippe einen Teil dessen, was du suchst.
terminal-nothing-matches = Nichts Mögliches enthält „{ $filter }“; `list` zeigt alles.
terminal-allowed = Das ist erlaubt.
terminal-nothing-happened = Noch ist nichts geschehen.
terminal-hint = { $action } – { $reasons }
terminal-undone = { $seat } nimmt einen Zug zurück.
terminal-taken-back = Zurückgenommen.
terminal-undo-consent = { $other }, darf { $seat } den letzten eigenen Zug und alles danach zurücknehmen?
terminal-undo-refused = { $other } ist nicht einverstanden: Nichts wird zurückgenommen.
terminal-saved = Gespeichert in { $file }.
terminal-loaded = { $file } liegt auf dem Tisch.
terminal-left = Du verlässt den Tisch.
terminal-replay-prompt = { $seq } von { $last } · Eingabe: weiter · b: zurück · Zahl: dorthin · q: Schluss
terminal-seats-counted = Optionen, die einen Platz nennen, zählen ab 0: Platz 0 ist Spieler 1.
terminal-help-number = NUMMER         tun, was in der Liste darunter steht
terminal-help-notation = eine Aktion    so getippt wie in der Liste
terminal-help-filter = andere Worte   zeigen, was möglich ist und sie enthält
terminal-help-help = help [REGEL]   diese Seite, oder eine Regel wie { $rule }
terminal-help-list = list [WORTE]   was du tun kannst
terminal-help-why = why [AKTION]   ist sie erlaubt, und wenn nicht, warum; allein: die Regeln zu dem, was gerade geschah
terminal-help-hint = hint           was ein Bot täte
terminal-help-board = board          noch einmal der Tisch
terminal-help-log = log            was bisher geschah
terminal-help-undo = undo           deinen letzten Zug zurücknehmen
terminal-help-save = save DATEI     die Partie aufheben
terminal-help-load = load DATEI     mit einer anderen weitermachen
terminal-help-quit = quit           den Tisch verlassen
refusal-answer-out-of-bounds = „{ $answer }“ geht nicht; möglich ist { $bounds }.
refusal-answer-not-a-number = „{ $answer }“ ist keine Zahl.
refusal-answer-not-listed = „{ $answer }“ steht nicht in der Liste.
refusal-answer-wrong-count = Wähle { $low } bis { $high } davon, nicht { $count }.
refusal-not-a-game-key = „{ $name }“ kann kein Schlüssel eines Spiels sein: kleine Buchstaben, Ziffern und Unterstriche, etwa river_race.
refusal-game-key-taken = Ein Spiel „{ $name }“ gibt es schon.
refusal-not-a-title = Ein Titel ist eine Zeile ohne Anführungszeichen und Rückstriche.
refusal-folder-exists = { $folder } gibt es schon: Nenne mit --into einen neuen Ordner.
