# Die eigenen Worte der Oberfläche, auf Deutsch.

## Orte

title-home = Das Regal
title-new = Ein neuer Tisch
title-lobby = Tische
title-login = Anmelden
title-reset = Passwort vergessen
title-leaders = Rangliste
title-moderation = Moderation
title-status = Wie es dem Haus geht
title-restore = Aus einer Sicherung wiederherstellen
title-matches = Meine Partien
title-match = Am Tisch
title-tv = Der große Bildschirm
title-replay = Nachspielen
title-review = Rückblick
title-story = Die Geschichte der Partie
title-rules = Regeln
title-card = Kurzanleitung
title-learn = Lektion
title-workshop = Werkstatt
title-box = Deine Schachtel
title-profile = Profil
title-settings = Einstellungen
title-lost = Hier ist nichts

nav-label = Orte
nav-home = Ludoteca: zum Regal
nav-shelf = Regal
nav-lobby = Tische
nav-matches = Meine Partien
nav-profile = Profil
nav-settings = Einstellungen
skip-to-content = Zum Inhalt springen
footer-note = Ludoteca: echte Brettspiele, genau nach ihren Anleitungen gespielt. Titelbilder und Spielpläne wurden für dieses Programm gezeichnet; die Spiele gehören ihren Autoren und Verlagen.
language = Sprache
loading = Einen Augenblick …
close = Schließen
yes = ja
no = nein

lost-title = In diesem Regal steht nichts
lost-text = Vielleicht ist die Adresse verschrieben, oder den Tisch gibt es nicht mehr.
back-to-shelf = Zurück zum Regal

## Das Regal

home-title = Nimm ein Spiel aus dem Regal
home-text = Echte Brettspiele, gespielt nach dem Buchstaben ihrer Regeln. Allein gegen Bots, zusammen an einem Bildschirm oder mit Freunden in der Ferne.
home-all-mine = Alle meine Partien
home-mine = Deine Partien
cover-of = Titelbild von { $game }
play-now = Sofort spielen
play-set-table = Tisch eröffnen
play-learn = In fünf Minuten gelernt
play-rules = Regeln
play-card = Kurzanleitung

guest-facts = { $low } bis { $high } Personen
guest-facts-exactly = { $count ->
        [one] für eine Person
       *[other] { $count } Personen
    }
guest-hook = Zu Gast in diesem Regal.
game-palermo = Palermo
    .facts = 3–5 Spieler · ab 12 Jahren · 45 Minuten · ohne Zufall
    .hook = Baut gemeinsam eine Stadt, Haus um Haus. Dann lauft durch die Straßen, die ihr gebaut habt, und kassiert in euren Lokalen, während Polizisten im Weg stehen.
game-palanche = Palanche
    .facts = 2–6 Spieler · ab 8 Jahren · 60–90 Minuten · Glück und Feilschen
    .hook = Kaufe die Gassen und Paläste von Genua auf, biete bei Versteigerungen, handle quer über den Tisch und sei am reichsten, wenn die Uhr schlägt.
game-villa-paletti = Villa Paletti
    .facts = 2–4 Spieler · ab 8 Jahren · 30 Minuten · ruhige Hand
    .hook = Zieh Säulen unter der Villa hervor und baue sie damit höher und höher. Irgendwer bringt sie zu Fall.

## Tische

table-bots = { $count ->
        [one] ein Bot
       *[other] { $count } Bots
    }
table-free = { $count ->
        [one] ein freier Platz
       *[other] { $count } freie Plätze
    }
table-lobby = Wartet
table-closed = Dieser Tisch wurde aufgegeben.
table-playing = Läuft
table-over = Vorbei
lobby-open = Offene Tische
lobby-empty = Im Augenblick wartet niemand. Eröffne einen Tisch und lass einen Platz frei!
lobby-played = Wird gespielt: schau zu
lobby-none-played = Gerade wird an keinem offenen Tisch gespielt.
lobby-new = Neuer Tisch: { $game }
mine-running = Laufende Partien
mine-none-running = Du spielst gerade nichts.
mine-finished = Beendet
mine-none-finished = Noch keine Partie wurde zu Ende gespielt.
mine-none-found = Keine solche Partie.
mine-game = Spiel
mine-all-games = alle Spiele
mine-won = Nur gewonnene
mine-more = Ältere zeigen
mine-place = { $place ->
        [1] Gewonnen
       *[other] Platz { $place } von { $of }
    }
mine-several = Mehrere Plätze
mine-left = Du bist gegangen
mine-no-result = Ohne Ergebnis
mine-moves = { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }
mine-due = Zeit bis { $when }
next-match = { $count ->
        [one] Nächste Partie
       *[other] Nächste Partie ({ $count } warten auf dich)
    }

new-seats = Plätze
new-options = Hausregeln
new-differs = Anders als in der Anleitung:
new-printed = Alles wie gedruckt.
new-as-printed = Zurück zur Anleitung
new-change-rules = Regeln ändern
new-name = Name
preset-family = Familie
preset-children = Kinder
preset-quick = Schnell
preset-expert = Profis
option-none = keine
option-made = in der Werkstatt gemacht
sitter-bot = Bot: { $level }
bot-level = { $level ->
        [uniform] zufällig
        [easy] leicht
        [normal] mittel
        [hard] schwer
       *[other] Stärke { $level }
    }
workshop-open = Werkstatt öffnen
box-open = Selbst zeichnen
box-bring-own = Eigenes mitbringen
workshop-none = Dieses Spiel hat keine Werkstatt.

clock = Uhr
clock-none = Keine Uhr
clock-bank = { $minutes ->
        [one] je eine Minute
       *[other] je { $minutes } Minuten
    }{ $seconds ->
        [0] {""}
        [one] , eine Sekunde je Zug
       *[other] , { $seconds } Sekunden je Zug
    }
clock-days = { $days ->
        [one] ein Tag je Zug
       *[other] { $days } Tage je Zug
    }
clock-left = { $days } T { $hours } h
clock-table = Zeit des Tisches

your-name = Dein Name
name-question = Wie heißt du?
name-question-text = Die anderen am Tisch sehen diesen Namen. Im Profil kannst du ihn ändern.
guest-name = Gast
seat-up = Einen Platz nach oben
seat-down = Einen Platz nach unten
ready = Ich bin bereit
start = Los
tv-show = Auf einem großen Bildschirm zeigen
share = Teilen
share-export = Partie herunterladen
copy = Kopieren
copied = Kopiert

## Am Tisch

board = Spielplan
front = Was du tun kannst
table-talk = Protokoll, Chat und Züge
talk-larger = Mehr Platz für Protokoll und Chat
talk-smaller = Weniger Platz für Protokoll und Chat
seats = Plätze
seat-you = du
seat-won = gewinnt
seat-bot-plays = ein Bot spielt
seat-away = nicht da
seat-vacation = im Urlaub bis { $day }
seat-at-turn = am Zug
score = Punkte
bot-name = Bot { $number }
your-turn = Du bist am Zug
your-turn-named = { $name }, du bist am Zug
turn-of = { $count ->
        [one] { $names } ist am Zug
       *[other] { $names } sind am Zug
    }
skip-animation = Überspringen
skip-to-my-turn = Bis zu meinem Zug überspringen
skip-to-end = Bis zum Ende überspringen
turn-ended = { $seat } beendet den Zug.
board-picture = Der Spielplan als Text
board-in-words = Der Spielplan in Worten
keys = Tasten des Spielplans
key-escape = schließt, was offen ist
key-help = diese Liste
closer = Den Spielplan von Nahem ansehen
connection-lost = Die Verbindung ist weg. Neuer Versuch …
signed-out = Du bist hier abgemeldet.
signed-out-again = Wieder hereinkommen
offline-note = Der Server ist nicht erreichbar. Du kannst das Regal ansehen und die Regeln lesen; zum Spielen braucht es den Server.
restart-announced = Der Server startet um { $time } neu. Partien gehen weiter, wo sie waren.
match-private = Ist der Tisch privat, bitte jemanden am Tisch um den Link.
match-refused = Diesen Tisch kannst du nicht sehen

log = Protokoll
log-since = seit du zuletzt da warst
log-replay = Zeigen, wie es nach Eintrag { $seq } stand
log-undone = { $seat } hat einen Zug zurückgenommen.
chat = Chat
moves = Züge
moves-filter = Züge durchsuchen
moves-count = { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }
offer-bounds = von { $low } bis { $high }
moves-none = Im Augenblick ist nichts zu entscheiden.
move-play = Ziehen
move-cancel = Abbrechen
why-number = Woher kommt diese Zahl?
rule-link = Regel { $rule }

undo = Zug zurücknehmen
undo-asked = { $seat } möchte einen Zug zurücknehmen: „{ $move }“
undo-agree = Einverstanden
undo-refuse = Nein
undo-withdraw = Doch nicht
hint = Tipp
watching = { $count ->
        [one] eine Person schaut zu
       *[other] { $count } Personen schauen zu
    }
sound-question = Leise Töne sind an.
sound-keep = In Ordnung
sound-off = Ausschalten
bot-plays-once = Diesen einen Zug für mich machen
bot-plays-on = Einen Bot für mich weiterspielen lassen
bot-plays-on-text = Oder ein Bot spielt an deinem Platz weiter, Zug um Zug, während du zusiehst. Du kannst deinen Platz jederzeit zurücknehmen. So oder so wird die Partie dann nicht mehr gewertet.
hand-over = Bot spielen lassen
take-back = Selbst spielen
leave = Verlassen
leave-title = Die Partie verlassen?
leave-later = Nur hinausgehen: Die Partie wartet auf dich
leave-call-off = Die Partie absagen
leave-call-off-text = Noch hat niemand gezogen: Es ist, als hätte die Partie nicht begonnen.
leave-resign = Aufgeben
leave-resign-lost = Die Partie endet hier. { $seat } hat sie verloren, und sie zählt.
leave-resign-bot = Ein Bot macht auf dem Platz von { $seat } weiter. Die anderen spielen zu Ende; die Partie zählt nicht mehr für die Wertung.
leave-end = Ohne Ergebnis beenden
leave-end-text = Die Partie endet hier; niemand gewinnt oder verliert.
leave-propose = Vorschlagen, die Partie zu beenden
leave-propose-text = Die anderen werden gefragt. Sind alle einverstanden, endet die Partie ohne Ergebnis.
leave-rules = Was die Hausregeln sagen
end-asked = { $seat } schlägt vor, die Partie ohne Ergebnis zu beenden.
end-agree = Einverstanden
end-refuse = Ich spiele weiter
seat-asked = { $name } möchte anstelle von { $seat } weiterspielen.
seat-agree = Einverstanden
seat-refuse = Lieber nicht
seat-come-back = Meinen Platz von { $name } zurücknehmen
seats-come-back = Zurücknehmen von
closed-title = Die Partie endete ohne Ergebnis
outcome-resigned = { $names } hat aufgegeben.
rematch-asked = Dieselben setzen sich zu einer weiteren Partie.
rematch-join = Dazusetzen
rematch = Noch einmal
watch-again = Nachspielen
you-win = Du gewinnst!

line-sat-down = { $name } setzt sich.
line-stood-up = { $name } steht auf.
line-bot-placed = Ein Bot setzt sich auf den Platz von { $seat }.
line-seat-cleared = Der Platz von { $seat } ist frei.
line-seats-swapped = Zwei Plätze wurden getauscht.
line-seat-named = { $name } spielt auf diesem Platz.
line-table-changed = Am Tisch wurde etwas geändert: Schau nach und sag noch einmal „bereit“.
line-started = Die Partie beginnt.
line-helped = Ein Bot hilft { $seat }: Diese Partie wird nicht gewertet.
line-handed-over = Ein Bot spielt für { $seat }.
line-taken-back = { $seat } spielt wieder selbst.
line-time-forgiven = { $seconds } Sekunden lang lief kein Server: Die Uhren standen still.
line-time-ran-out = Die Zeit von { $seat } ist abgelaufen.
line-undo-asked = { $seat } bittet darum, einen Zug zurückzunehmen: „{ $move }“
line-undo-refused = { $seat } ist dagegen: Der Zug bleibt stehen.
line-undo-withdrawn = { $seat } bittet nicht mehr darum.
line-resigned = { $name } gibt auf.
line-called-off = { $name } hat die Partie abgesagt.
line-end-asked = { $name } schlägt vor, die Partie zu beenden.
line-end-refused = { $name } möchte weiterspielen.
line-end-withdrawn = { $name } schlägt nicht mehr vor, die Partie zu beenden.
line-end-agreed = Die Partie wurde einvernehmlich beendet.
line-seat-asked = { $name } bittet um den verlassenen Platz.
line-seat-refused = { $name } lässt den Platz lieber dem Bot.
line-seat-withdrawn = { $name } bittet nicht mehr um den Platz.
line-declined = { $name } möchte jetzt nicht spielen.
line-removed = Eine Zeile wurde entfernt.
line-closed = Der Tisch wurde aufgegeben.

refusal-unreachable = Der Server ist nicht zu erreichen.
refusal-not-in-this-lesson = Gute Idee, aber die Lektion möchte etwas anderes zeigen.

colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-black = Schwarz
colour-violet = Violett

## Nachspielen und Lernen

review-mark-mistake = ein besserer Zug war möglich
review-mark-turn = ein Wendepunkt

rules-title = Die Regeln von { $game }
rules-chapters = Kapitel
rules-table = Tabelle
glance-heading = { $game } auf einen Blick
glance-print = Drucken
glance-rules = Alle Regeln

## Profil

login-name = Name
login-new = Neues Konto
login-make = Konto anlegen
login-have = Du hast ein Konto?
login-none = Noch kein Konto?
leaders-link = Rangliste, und was die Wertungszahl sagt

## Einstellungen

notices = Du bist am Zug
vacation = Urlaub
blocked = Leute, die du blockiert hast
block = { $name } blockieren
block-note = Wer blockiert ist, kann sich nicht zu dir setzen, und du siehst weder, was er sagt, noch seine Tische.
blocked-now = { $name } ist blockiert.
friend-invite = { $name } einladen
friend-invited = { $name } sieht jetzt deine Einladung.
friend-invites-you = { $name } lädt dich an einen Tisch ein: { $game }
friend-go = Hingehen
friends-ask-you = { $count ->
        [one] { $names } möchte mit dir befreundet sein
       *[other] { $names } möchten mit dir befreundet sein
    }
goodbye = Für immer gehen
unrated = ohne Wertung
title-letters = Briefe

unrated-imported = Diese Partie zählt nicht für die Wertung: Sie wurde mitgebracht.
unrated-undone = Diese Partie zählt nicht für die Wertung: Ein Zug wurde zurückgenommen, auf den schon Glück oder jemand anderes geantwortet hatte.
unrated-helped = Diese Partie zählt nicht für die Wertung: Ein Bot hat für jemanden gespielt.

## Das Haus im Browser

device-play = Auf diesem Gerät spielen
device-note = Ohne den Server kannst du hier gegen Bots oder an einem Bildschirm spielen; deine Partien bleiben in diesem Browser.
device-matches = Auf diesem Gerät
device-bring = Auf den Server bringen
