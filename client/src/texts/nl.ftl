# De eigen woorden van de client, in het Nederlands.

## Plekken

title-home = De spellenkast
title-new = Een nieuwe tafel
title-lobby = Tafels
title-login = Inloggen
title-reset = Wachtwoord vergeten
title-leaders = Ranglijst
title-moderation = Moderatie
title-status = Hoe het met het huis gaat
title-restore = Herstel uit een reservekopie
title-matches = Mijn partijen
title-match = Aan tafel
title-tv = Het grote scherm
title-replay = Terugkijken
title-review = Terugblik
title-story = Het verhaal van de partij
title-rules = Regels
title-card = Overzichtskaart
title-learn = Les
title-workshop = Werkplaats
title-box = Jouw doos
title-profile = Profiel
title-settings = Instellingen
title-lost = Hier is niets

nav-label = Plekken
nav-home = Ludoteca: naar de spellenkast
nav-shelf = Spellenkast
nav-lobby = Tafels
nav-matches = Mijn partijen
nav-profile = Profiel
nav-settings = Instellingen
skip-to-content = Naar de inhoud
footer-note = Ludoteca: echte bordspellen, precies volgens hun spelregels gespeeld. De omslagen en borden zijn voor dit programma getekend; de spellen zijn van hun auteurs en uitgevers.
language = Taal
loading = Een ogenblik …
close = Sluiten
yes = ja
no = nee

lost-title = In deze kast staat niets
lost-text = Misschien is het adres verkeerd gespeld, of bestaat de tafel niet meer.
back-to-shelf = Terug naar de spellenkast

## De spellenkast

home-title = Pak een spel uit de kast
home-text = Echte bordspellen, gespeeld naar de letter van de spelregels. Alleen tegen bots, samen aan één scherm of met vrienden ver weg.
home-all-mine = Al mijn partijen
home-mine = Jouw partijen
cover-of = Omslag van { $game }
play-now = Nu spelen
play-set-table = Tafel openen
play-learn = In vijf minuten geleerd
play-rules = Regels
play-card = Overzichtskaart

guest-facts = { $low } tot { $high } spelers
guest-facts-exactly = { $count ->
        [one] voor één speler
       *[other] { $count } spelers
    }
guest-hook = Te gast in deze kast.
game-palermo = Palermo
    .facts = 3–5 spelers · vanaf 12 jaar · 45 minuten · geen geluksfactor
    .hook = Bouw samen een stad, huis voor huis. Ren dan door de straten die je maakte en int bij je eigen zaken, terwijl agenten in de weg staan.
game-palanche = Palanche
    .facts = 2–6 spelers · vanaf 8 jaar · 60–90 minuten · geluk en onderhandelen
    .hook = Koop de stegen en paleizen van Genua op, bied op veilingen, onderhandel over tafel, en wees de rijkste als de klok slaat.
game-villa-paletti = Villa Paletti
    .facts = 2–4 spelers · vanaf 8 jaar · 30 minuten · vaste hand
    .hook = Trek pilaren onder de villa vandaan en bouw er steeds hoger mee. Iemand laat hem instorten.

## Tafels

table-bots = { $count ->
        [one] één bot
       *[other] { $count } bots
    }
table-free = { $count ->
        [one] één vrije plaats
       *[other] { $count } vrije plaatsen
    }
table-lobby = Wacht
table-closed = Deze tafel is opgegeven.
table-playing = Bezig
table-over = Voorbij
lobby-open = Open tafels
lobby-empty = Op dit moment wacht er niemand. Open een tafel en laat een plaats vrij!
lobby-played = Wordt gespeeld: kijk mee
lobby-none-played = Er wordt nu aan geen enkele open tafel gespeeld.
lobby-new = Nieuwe tafel: { $game }
mine-running = Aan de gang
mine-none-running = Je speelt op dit moment niets.
mine-finished = Afgelopen
mine-none-finished = Er is nog geen partij uitgespeeld.
mine-none-found = Geen partij die daarop lijkt.
mine-game = Spel
mine-all-games = alle spellen
mine-won = Alleen gewonnen partijen
mine-more = Oudere tonen
mine-place = { $place ->
        [1] Gewonnen
       *[other] Plaats { $place } van { $of }
    }
mine-several = Meerdere plaatsen
mine-left = Je bent weggegaan
mine-no-result = Zonder uitslag
mine-moves = { $count ->
        [one] één zet
       *[other] { $count } zetten
    }
mine-due = tijd tot { $when }
next-match = { $count ->
        [one] Volgende partij
       *[other] Volgende partij ({ $count } wachten op je)
    }

new-seats = Plaatsen
new-options = Huisregels
new-differs = Anders dan de gedrukte regels:
new-printed = Alles zoals gedrukt.
new-as-printed = Terug naar de gedrukte regels
new-change-rules = Regels veranderen
new-name = Naam
preset-family = Familie
preset-children = Kinderen
preset-quick = Snel
preset-expert = Experts
option-none = geen
option-made = in de werkplaats gemaakt
sitter-bot = Bot: { $level }
bot-level = { $level ->
        [uniform] willekeurig
        [easy] makkelijk
        [normal] gemiddeld
        [hard] moeilijk
       *[other] sterkte { $level }
    }
workshop-open = Werkplaats openen
box-open = Zelf tekenen
box-bring-own = Breng je eigen
workshop-none = Dit spel heeft geen werkplaats.

clock = Klok
clock-none = Geen klok
clock-bank = { $minutes ->
        [one] één minuut elk
       *[other] { $minutes } minuten elk
    }{ $seconds ->
        [0] {""}
        [one] , één seconde per zet
       *[other] , { $seconds } seconden per zet
    }
clock-days = { $days ->
        [one] één dag per zet
       *[other] { $days } dagen per zet
    }
clock-left = { $days } d { $hours } u
clock-table = Tijd van de tafel

your-name = Je naam
name-question = Hoe heet je?
name-question-text = De anderen aan tafel zien deze naam. Je kunt hem in je profiel veranderen.
guest-name = Gast
seat-up = Eén plaats omhoog
seat-down = Eén plaats omlaag
ready = Ik ben klaar
start = Beginnen
tv-show = Op een groot scherm tonen
share = Delen
share-export = Partij downloaden
copy = Kopiëren
copied = Gekopieerd

## Aan tafel

board = Bord
front = Wat je kunt doen
table-talk = Logboek, chat en zetten
talk-larger = Meer ruimte voor logboek en chat
talk-smaller = Minder ruimte voor logboek en chat
seats = Plaatsen
seat-you = jij
seat-won = wint
seat-bot-plays = een bot speelt
seat-away = afwezig
seat-vacation = weg tot { $day }
seat-at-turn = aan de beurt
score = Score
bot-name = Bot { $number }
your-turn = Jij bent aan de beurt
your-turn-named = { $name }, jij bent aan de beurt
turn-of = { $count ->
        [one] { $names } is aan de beurt
       *[other] { $names } zijn aan de beurt
    }
skip-animation = Overslaan
skip-to-my-turn = Overslaan tot mijn beurt
skip-to-end = Overslaan tot het einde
turn-ended = { $seat } beëindigt de beurt.
board-picture = Het bord als tekst
board-in-words = Het bord in woorden
keys = Toetsen van het bord
key-escape = sluit wat open is
key-help = deze lijst
closer = Het bord van dichtbij bekijken
connection-lost = De verbinding is weg. Nieuwe poging …
signed-out = Je bent hier afgemeld.
signed-out-again = Weer binnenkomen
offline-note = De server is niet bereikbaar. Je kunt de kast bekijken en de regels lezen; om te spelen is de server nodig.
restart-announced = De server wordt om { $time } opnieuw gestart. Partijen gaan verder waar ze waren.
match-private = Is de tafel besloten, vraag dan iemand aan tafel om de link.
match-refused = Deze tafel kun je niet zien

log = Logboek
log-since = sinds je laatst keek
log-replay = Toon hoe het stond na regel { $seq }
log-undone = { $seat } nam een zet terug.
chat = Chat
moves = Zetten
moves-filter = Zoek in de zetten
moves-count = { $count ->
        [one] één zet
       *[other] { $count } zetten
    }
offer-bounds = van { $low } tot { $high }
moves-none = Er is nu niets te beslissen.
move-play = Doen
move-cancel = Annuleren
why-number = Waar komt dit getal vandaan?
rule-link = Regel { $rule }

undo = Zet terugnemen
undo-asked = { $seat } wil een zet terugnemen: “{ $move }”
undo-agree = Goed
undo-refuse = Nee
undo-withdraw = Laat maar
hint = Tip
watching = { $count ->
        [one] één persoon kijkt mee
       *[other] { $count } mensen kijken mee
    }
sound-question = Zachte geluiden staan aan.
sound-keep = Prima
sound-off = Uitzetten
bot-plays-once = Deze ene zet voor mij doen
bot-plays-on = Een bot voor mij laten doorspelen
bot-plays-on-text = Of een bot speelt op jouw plaats verder, zet voor zet, terwijl je kijkt. Je kunt je plaats op elk moment terugnemen. In beide gevallen telt de partij niet meer voor de rating.
hand-over = Bot laten spelen
take-back = Zelf spelen
leave = Weggaan
leave-title = De partij verlaten?
leave-later = Alleen weggaan: de partij wacht op je
leave-call-off = De partij afblazen
leave-call-off-text = Nog niemand heeft een zet gedaan: het is alsof de partij niet begonnen is.
leave-resign = Opgeven
leave-resign-lost = De partij eindigt hier. { $seat } heeft verloren, en de partij telt mee.
leave-resign-bot = Een bot gaat op de plaats van { $seat } verder. De anderen spelen tot het einde; de partij telt niet meer mee voor de rating.
leave-end = Zonder uitslag beëindigen
leave-end-text = De partij eindigt hier; niemand wint of verliest.
leave-propose = Voorstellen de partij te beëindigen
leave-propose-text = De anderen krijgen de vraag. Is iedereen het eens, dan eindigt de partij zonder uitslag.
leave-rules = Wat de huisregels zeggen
end-asked = { $seat } stelt voor de partij zonder uitslag te beëindigen.
end-agree = Akkoord
end-refuse = Ik speel verder
seat-asked = { $name } wil graag in plaats van { $seat } verder spelen.
seat-agree = Akkoord
seat-refuse = Liever niet
seat-come-back = Mijn plaats terugnemen van { $name }
seats-come-back = Terugnemen van
closed-title = De partij is zonder uitslag geëindigd
outcome-resigned = { $names } heeft opgegeven.
rematch-asked = Dezelfde mensen gaan zitten voor nog een partij.
rematch-join = Erbij gaan zitten
rematch = Nog een keer
watch-again = Terugkijken
you-win = Je wint!

line-sat-down = { $name } gaat zitten.
line-stood-up = { $name } staat op.
line-bot-placed = Een bot gaat zitten op de plaats van { $seat }.
line-seat-cleared = De plaats van { $seat } is vrij.
line-seats-swapped = Twee plaatsen zijn gewisseld.
line-seat-named = { $name } speelt op deze plaats.
line-table-changed = Er is iets aan de tafel veranderd: kijk even en zeg opnieuw dat je klaar bent.
line-started = De partij begint.
line-helped = Een bot helpt { $seat }: deze partij telt niet voor de rating.
line-handed-over = Een bot speelt voor { $seat }.
line-taken-back = { $seat } speelt weer zelf.
line-time-forgiven = Er draaide { $seconds } seconden lang geen server: de klokken stonden stil.
line-time-ran-out = De tijd van { $seat } is om.
line-undo-asked = { $seat } vraagt een zet terug te nemen: “{ $move }”
line-undo-refused = { $seat } gaat niet akkoord: de zet blijft staan.
line-undo-withdrawn = { $seat } vraagt het niet meer.
line-resigned = { $name } geeft op.
line-called-off = { $name } heeft de partij afgeblazen.
line-end-asked = { $name } stelt voor de partij te beëindigen.
line-end-refused = { $name } speelt liever verder.
line-end-withdrawn = { $name } stelt niet meer voor de partij te beëindigen.
line-end-agreed = De partij is in overleg beëindigd.
line-seat-asked = { $name } vraagt om de verlaten plaats.
line-seat-refused = { $name } laat de plaats liever aan de bot.
line-seat-withdrawn = { $name } vraagt niet meer om de plaats.
line-declined = { $name } wil nu niet spelen.
line-removed = Een regel is verwijderd.
line-closed = De tafel is opgegeven.

refusal-unreachable = De server is niet bereikbaar.
refusal-not-in-this-lesson = Goed idee, maar de les wil iets anders laten zien.

colour-red = rood
colour-yellow = geel
colour-green = groen
colour-blue = blauw
colour-black = zwart
colour-violet = paars

## Terugkijken en leren

review-mark-mistake = er was een betere zet
review-mark-turn = een keerpunt

rules-title = De regels van { $game }
rules-chapters = Hoofdstukken
rules-table = Tabel
glance-heading = { $game } in één oogopslag
glance-print = Afdrukken
glance-rules = Alle regels

## Profiel

login-name = Naam
login-new = Nieuw account
login-make = Account aanmaken
login-have = Heb je al een account?
login-none = Nog geen account?
leaders-link = Ranglijst, en wat de rating betekent

## Instellingen

notices = Jij bent aan de beurt
vacation = Vakantie
blocked = Mensen die je geblokkeerd hebt
block = { $name } blokkeren
block-note = Wie geblokkeerd is, kan niet bij je gaan zitten, en je ziet niet wat die zegt en niet diens tafels.
blocked-now = { $name } is geblokkeerd.
friend-invite = { $name } uitnodigen
friend-invited = { $name } ziet nu je uitnodiging.
friend-invites-you = { $name } nodigt je uit aan een tafel: { $game }
friend-go = Erheen
friends-ask-you = { $count ->
        [one] { $names } wil graag vrienden met je worden
       *[other] { $names } willen graag vrienden met je worden
    }
goodbye = Voorgoed weggaan
unrated = telt niet mee
title-letters = Brieven

unrated-imported = Deze partij telt niet mee voor de rating: hij is meegebracht.
unrated-undone = Deze partij telt niet mee voor de rating: er is een zet teruggenomen waarop het toeval of iemand anders al had geantwoord.
unrated-helped = Deze partij telt niet mee voor de rating: een bot heeft voor iemand gespeeld.

## Het huis in de browser

device-play = Op dit apparaat spelen
device-note = Zonder de server kun je hier tegen bots of aan één scherm spelen; je partijen blijven in deze browser.
device-matches = Op dit apparaat
device-bring = Naar de server brengen
