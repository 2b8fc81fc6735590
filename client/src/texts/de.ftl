# Die eigenen Worte der Oberfläche, auf Deutsch.

## Orte

title-home = Das Regal
title-new = Ein neuer Tisch
title-lobby = Tische
title-login = Anmelden
title-leaders = Rangliste
title-matches = Meine Partien
title-match = Am Tisch
title-replay = Nachspielen
title-review = Rückblick
title-story = Die Geschichte der Partie
title-rules = Regeln
title-learn = Lektion
title-workshop = Werkstatt
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

guest-facts = { $low } bis { $high } Personen
guest-facts-exactly = { $count ->
        [one] für eine Person
       *[other] { $count } Personen
    }
guest-hook = Zu Gast in diesem Regal.
game-palermo = Palermo
    .facts = 3–5 Spieler · 45 Minuten · ohne Zufall
    .hook = Baut gemeinsam eine Stadt, Haus um Haus. Dann lauft durch die Straßen, die ihr gebaut habt, und kassiert an euren Eingängen, während Polizisten im Weg stehen.
game-palanche = Palanche
    .facts = 2–6 Spieler · 60–90 Minuten · Glück und Feilschen
    .hook = Kaufe die Gassen und Paläste von Genua auf, biete bei Versteigerungen, handle quer über den Tisch und sei am reichsten, wenn die Uhr schlägt.
game-villa-paletti = Villa Paletti
    .facts = 2–4 Spieler · 30 Minuten · ruhige Hand
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
table-playing = Läuft
table-over = Vorbei
table-closed = Dieser Tisch wurde aufgegeben.
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
mine-given-up = Aufgegeben
mine-moves = { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }
mine-due = Zeit bis { $when }
next-match = { $count ->
        [one] Nächste Partie
       *[other] Nächste Partie ({ $count } warten auf dich)
    }

new-title = Ein Tisch für { $game }
new-seats = Plätze
new-seats-note = Mehrere eigene Plätze werden an diesem Bildschirm gespielt, einer nach dem anderen. Freie Plätze sind für Leute, die du einlädst.
new-options = Hausregeln
new-differs = Anders als in der Anleitung:
new-printed = Alles wie gedruckt.
new-as-printed = Zurück zur Anleitung
new-change-rules = Regeln ändern
new-level = Bots
new-level-mixed = gemischt
new-name = Name
new-name-of = Name von Spieler { $number }
presets = Fertige Tische
preset-family = Familie
preset-children = Kinder
preset-quick = Schnell
preset-expert = Profis
new-more = Zeit und Gäste
new-open = Jeder darf sich setzen
new-start = Los
new-invite = Tisch eröffnen und einladen
option-none = keine
option-made = in der Werkstatt gemacht
sitter-me = Ich
sitter-empty = Frei
sitter-bot = Bot: { $level }
bot-level = { $level ->
        [uniform] zufällig
        [easy] leicht
        [normal] mittel
        [hard] schwer
       *[other] { $level }
    }
workshop-open = Werkstatt öffnen
workshop-none = Dieses Spiel hat keine Werkstatt.

clock = Uhr
clock-none = Keine Uhr
clock-fast = je 5 Minuten, 5 Sekunden je Zug
clock-calm = je 20 Minuten, 20 Sekunden je Zug
clock-days = 3 Tage je Zug
clock-left = { $days } T { $hours } h
clock-table = Zeit des Tisches

room-text = Alle setzen sich, sagen „bereit“, und los geht’s.
room-invited = Du bist eingeladen! Such dir einen Platz aus.
your-name = Dein Name
name-question = Wie heißt du?
name-question-text = Die anderen am Tisch sehen diesen Namen. Im Profil kannst du ihn ändern.
guest-name = Gast
seat-empty = frei
seat-ready = bereit
seat-not-ready = noch nicht bereit
sit-down = Hier sitzen
stand-up = Aufstehen
place-bot = Ein Bot
clear-seat = Platz räumen
seat-up = Einen Platz nach oben
seat-down = Einen Platz nach unten
seat-level = Stärke von { $seat }
ready = Ich bin bereit
not-ready = Doch nicht bereit
start = Los
start-not-full = Es ist noch ein Platz frei.
start-not-ready = Noch sind nicht alle bereit.
invite-title = Jemanden einladen
invite-text = Wer diesen Link öffnet oder den Code scannt, darf sich setzen.
invite-qr = QR-Code der Einladung
share = Teilen
share-join = Link zum Mitspielen
share-full = Alle Plätze sind besetzt. Mit diesem Link kann man zusehen.
share-seat = Platz von { $seat } auf einem anderen Gerät spielen
share-seat-link = Wer diesen Link öffnet, spielt für { $seat }
share-watch = Link zum Zuschauen
share-export = Partie herunterladen
copy = Kopieren
copied = Kopiert

## Am Tisch

board = Spielplan
front = Was du tun kannst
table-talk = Protokoll, Chat und Züge
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
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
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
undo-asked = { $seat } möchte einen Zug zurücknehmen.
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
closed-title = Die Partie endete ohne Ergebnis
outcome-resigned = Jemand hat aufgegeben.
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
line-undo-asked = { $seat } bittet darum, einen Zug zurückzunehmen.
line-undo-refused = Das Zurücknehmen wurde abgelehnt.
line-undo-withdrawn = { $seat } bittet nicht mehr darum.
line-resigned = { $name } gibt auf.
line-called-off = { $name } hat die Partie abgesagt.
line-end-asked = { $name } schlägt vor, die Partie zu beenden.
line-end-refused = { $name } möchte weiterspielen.
line-end-withdrawn = { $name } schlägt nicht mehr vor, die Partie zu beenden.
line-end-agreed = Die Partie wurde einvernehmlich beendet.
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

replay-position = Eintrag { $seq } von { $last }
replay-first = Zum Anfang
replay-back = Ein Zug zurück
replay-play = Abspielen
replay-pause = Pause
replay-forward = Ein Zug vor
replay-last = Zum Ende
replay-to-match = Zur Partie, wie sie steht
review-open = Rückblick auf diese Partie
review-made = Der Rückblick entsteht. Du kannst dich inzwischen umsehen.
review-waits = { $ahead ->
        [one] Vorher entsteht noch ein anderer Rückblick.
       *[other] Vorher entstehen noch { $ahead } andere Rückblicke.
    }
review-failed = Auf diese Partie lässt sich nicht zurückblicken.
review-chances = Gewinnchance
review-what = Was gezeichnet ist
review-turns = Wendepunkte
review-no-turns = Kein Eintrag hat viel geändert.
review-entry = Eintrag { $seq }
review-entries = Einträge { $from }–{ $to }
review-mistakes = Bessere Züge
review-played = Gespielt: { $move } ({ $chance } zu gewinnen)
review-instead = Besser: { $move } ({ $chance })
review-show-played = Wie gespielt
review-show-better = Besserer Zug
review-how = Chancen sind Anteile gewonnener Partien: Bots ({ $level }) haben von jedem Moment an { $playouts }-mal zu Ende gespielt, mit allem Verdeckten neu gemischt.
review-mark-mistake = ein besserer Zug war möglich
review-mark-turn = ein Wendepunkt
replay-play-on = Von hier weiterspielen
story-curve = { $measure } vom ersten bis zum letzten Zug
story-best = Beste Momente
story-look = Ansehen
story-earned = Wer womit wie viel verdient hat
story-picture = Als Bild teilen
learn-title = Lektion: { $game }
learn-none = Zu diesem Spiel gibt es noch keine Lektion. Die Regelseite sagt alles.
learn-step = Schritt { $step } von { $steps }
learn-back = Zurück
learn-next = Weiter
learn-show = Zeig es mir
learn-finish = Zum Regal

rules-title = Die Regeln von { $game }
rules-chapters = Kapitel
rules-table = Tabelle

## Profil

profile-mine = Du
profile-enter = Hereinkommen
profile-rename = Namen ändern
profile-renamed = Der Name ist geändert.
profile-account = Auf jedem Gerät spielen
profile-account-note = Mit einem Passwort kannst du auf jedem Gerät weiterspielen. Ohne bleibst du Gast in diesem Browser.
profile-log-in = Anmelden
profile-leave = Abmelden
profile-left = Bis bald.
password = Passwort
password-show = Passwort zeigen
password-least = Mindestens acht Zeichen.
account-name = Name
account-new = Neues Konto
account-make = Konto anlegen
account-have = Du hast ein Konto?
account-none = Noch kein Konto?
profile-statistics = Statistik
profile-nothing = Noch keine Partie wurde zu Ende gespielt.
stat-matches = Partien
stat-wins = Siege
stat-best = Bestes Ergebnis
stat-rank = Durchschnittsrang
stat-rating = Wertungszahl
leaders-place = Rang
leaders-none = Noch hat niemand eine gewertete Partie dieses Spiels gespielt.
leaders-link = Rangliste, und was die Wertungszahl sagt
rating-title = Was die Wertungszahl sagt
rating-how = Alle beginnen bei 0. Nach jeder Partie, die zählt, schätzt das Haus neu, wie stark alle sind: nach den Rängen aller und nach der Stärke der anderen. Einen Starken zu schlagen bringt mehr als einen Schwachen. Bots werden gewertet wie Menschen.
rating-careful = Die Zahl ist vorsichtig: Fast sicher bist du mindestens so stark. Darum steigt sie mit den ersten Partien schnell, weil das Haus dich kennenlernt.
rating-which = Eine Partie zählt, wenn alle am Tisch verschieden sind und mindestens ein Mensch mitspielt. Sie zählt nicht, wenn ein Bot für jemanden gespielt hat, wenn ein Zug zurückgenommen wurde, auf den der Zufall oder andere schon geantwortet hatten, oder wenn sie mitgebracht wurde.

## Einstellungen

settings-theme = Darstellung
theme-auto = wie das Gerät
theme-light = hell
theme-dark = dunkel
settings-motion = Animationen
motion-auto = wie das Gerät
motion-full = alles zeigen
motion-reduced = reduziert
settings-pace = Tempo der Animationen
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
settings-sound = Töne
settings-confirm = Vor jedem Zug fragen
settings-confirm-note = Ein Klick zeigt den Zug, ein zweiter macht ihn. Auf Touchscreens ist es immer so. Was sich nicht zurücknehmen lässt, etwa der Bankrott, wird immer nachgefragt.

notices = Du bist am Zug
notices-note = Du erfährst, wenn du am Zug und nicht da bist: einmal für eine Partie, bis du nachgesehen hast.
notices-push = Diesen Browser benachrichtigen, auch ohne offene Seite
notices-email = E-Mail-Adresse
notices-letters-begin = Schreibt mir
notices-letters-end = Keine Briefe mehr
notices-letters-to = Briefe gehen an { $email }.
notices-letters-unconfirmed = Ein Brief ist unterwegs an { $email }: Bestätige ihn dort.
notices-letter-sent = Sieh in dein Postfach und bestätige.
notices-letters-ended = Du bekommst keine Briefe mehr.
notices-push-on = Dieser Browser wird benachrichtigt.
notices-push-off = Dieser Browser wird nicht mehr benachrichtigt.
sessions = Wo du angemeldet bist
sessions-browser = Ein Browser
sessions-since = seit { $day }
sessions-this = dieser
sessions-end = Abmelden
sessions-end-others = Alle anderen Browser abmelden
sessions-ended = Abgemeldet.
my-data = Alles, was dieses Haus von dir weiß, als Datei
password-change = Passwort ändern
password-old = Bisheriges Passwort
password-new = Neues Passwort
password-changed = Das Passwort ist geändert, und deine anderen Browser sind abgemeldet.
vacation = Urlaub
vacation-note = { $days ->
        [0] Du hast in diesem Jahr keine Urlaubstage mehr.
        [one] Solange du weg bist, stehen deine Uhren in Tagen still, und niemand schreibt dir. Du hast in diesem Jahr noch einen Tag.
       *[other] Solange du weg bist, stehen deine Uhren in Tagen still, und niemand schreibt dir. Du hast in diesem Jahr noch { $days } Tage.
    }
vacation-days = Tage
vacation-begin = Ich bin ab jetzt weg
vacation-begun = Schöne Zeit!
vacation-until = Du bist weg bis { $day }. Deine Uhren in Tagen stehen still.
vacation-end = Ich bin wieder da
vacation-over = Willkommen zurück. Deine Uhren laufen wieder.
blocked = Leute, die du blockiert hast
block = { $name } blockieren
block-note = Wer blockiert ist, kann sich nicht zu dir setzen, und du siehst weder, was er sagt, noch seine Tische.
blocked-now = { $name } ist blockiert.
unblock = Nicht mehr blockieren
unblocked-now = { $name } ist nicht mehr blockiert.
friends = Freunde
friends-none = Noch niemand. Der Name von jemandem am Tisch führt zu seiner Seite, dort kannst du fragen; wer ein Konto hat, den kannst du hier fragen.
friend-account = Name des Kontos
friend-ask = Freundschaft anbieten
friend-ask-whom = { $name } Freundschaft anbieten
friend-asked-now = Du hast { $name } gefragt.
friend-asks = möchte mit dir befreundet sein
friend-yes = Ja
friend-yes-to = Ja, mit { $name } befreundet sein
friend-yes-now = Du und { $name } seid jetzt befreundet.
friend-no = Nein
friend-no-to = Nein, nicht mit { $name }
friend-no-now = Du hast Nein gesagt. Niemand erfährt davon.
friend-waiting = hat noch nicht geantwortet
friend-take-back = Zurücknehmen
friend-take-back-whom = Die Frage an { $name } zurücknehmen
friend-taken-back = Zurückgenommen.
friend-is = Du und { $name } seid befreundet.
friend-remove = Entfernen
friend-remove-whom = { $name } aus deinen Freunden entfernen
friend-removed = { $name } gehört nicht mehr zu deinen Freunden.
friend-here = gerade hier
friend-away = nicht hier
friend-invite = { $name } einladen
friend-invited = { $name } sieht jetzt deine Einladung.
friend-invites-you = { $name } lädt dich an einen Tisch ein: { $game }
friend-go = Hingehen
friends-ask-you = { $count ->
        [one] { $names } möchte mit dir befreundet sein
       *[other] { $names } möchten mit dir befreundet sein
    }
line-about = Zu dem, was { $name } gesagt hat
line-report = Diese Zeile melden
line-report-note = Wer sich um dieses Haus kümmert, wird sie lesen.
line-reported = Danke: Die Zeile ist gemeldet.
goodbye = Für immer gehen
goodbye-note = Dein Name, deine Worte und deine Daten verschwinden. Partien, die nur du gespielt hast, werden gelöscht; in den anderen spielt ein Bot weiter. Das lässt sich nicht zurücknehmen.
goodbye-begin = Mich und meine Daten löschen
goodbye-question = Alles löschen?
goodbye-confirm = Ja, lösche mich
unrated = ohne Wertung
title-letters = Briefe
letters-confirm-question = Sollen Briefe an deine Adresse gehen, wenn du am Zug bist?
letters-confirm = Ja, schreibt mir
letters-confirmed = Es kommen Briefe, wenn du am Zug bist.
letters-leave-question = Sollen keine Briefe mehr an deine Adresse gehen?
letters-leave = Keine Briefe mehr
letters-left = Es kommen keine Briefe mehr.
letters-home = Zu den Spielen

unrated-imported = Diese Partie zählt nicht für die Wertung: Sie wurde mitgebracht.
unrated-undone = Diese Partie zählt nicht für die Wertung: Ein Zug wurde zurückgenommen, auf den schon Glück oder jemand anderes geantwortet hatte.
unrated-helped = Diese Partie zählt nicht für die Wertung: Ein Bot hat für jemanden gespielt.
