# De eigen woorden van de client, in het Nederlands.

## Plekken

title-home = De spellenkast
title-new = Een nieuwe tafel
title-lobby = Tafels
title-login = Inloggen
title-leaders = Ranglijst
title-matches = Mijn partijen
title-match = Aan tafel
title-replay = Terugkijken
title-review = Terugblik
title-story = Het verhaal van de partij
title-rules = Regels
title-learn = Les
title-workshop = Werkplaats
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

guest-facts = { $low } tot { $high } spelers
guest-facts-exactly = { $count ->
        [one] voor één speler
       *[other] { $count } spelers
    }
guest-hook = Te gast in deze kast.
game-palermo = Palermo
    .facts = 3–5 spelers · 45 minuten · geen geluksfactor
    .hook = Bouw samen een stad, huis voor huis. Ren dan door de straten die je maakte en int bij je eigen deuren, terwijl agenten in de weg staan.
game-palanche = Palanche
    .facts = 2–6 spelers · 60–90 minuten · geluk en onderhandelen
    .hook = Koop de stegen en paleizen van Genua op, bied op veilingen, onderhandel over tafel, en wees de rijkste als de klok slaat.
game-villa-paletti = Villa Paletti
    .facts = 2–4 spelers · 30 minuten · vaste hand
    .hook = Trek zuilen onder de villa vandaan en bouw er steeds hoger mee. Iemand laat hem instorten.

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
table-playing = Bezig
table-over = Voorbij
table-closed = Deze tafel is opgegeven.
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
mine-given-up = Opgegeven
mine-moves = { $count ->
        [one] één zet
       *[other] { $count } zetten
    }
mine-due = tijd tot { $when }
next-match = { $count ->
        [one] Volgende partij
       *[other] Volgende partij ({ $count } wachten op je)
    }

new-title = Een tafel voor { $game }
new-seats = Plaatsen
new-seats-note = Meer eigen plaatsen speel je aan dit scherm, om de beurt. Vrije plaatsen zijn voor mensen die je uitnodigt.
new-options = Huisregels
new-differs = Anders dan de gedrukte regels:
new-printed = Alles zoals gedrukt.
new-as-printed = Terug naar de gedrukte regels
new-change-rules = Regels veranderen
new-level = Bots
new-level-mixed = gemengd
new-name = Naam
new-name-of = Naam van speler { $number }
presets = Kant-en-klare tafels
preset-family = Familie
preset-children = Kinderen
preset-quick = Snel
preset-expert = Experts
new-more = Tijd en gasten
new-open = Iedereen mag gaan zitten
new-start = Beginnen
new-invite = Tafel openen en uitnodigen
option-none = geen
option-made = in de werkplaats gemaakt
sitter-me = Ik
sitter-empty = Vrij
sitter-bot = Bot: { $level }
bot-level = { $level ->
        [uniform] willekeurig
        [easy] makkelijk
        [normal] gemiddeld
        [hard] moeilijk
       *[other] { $level }
    }
workshop-open = Werkplaats openen
workshop-none = Dit spel heeft geen werkplaats.

clock = Klok
clock-none = Geen klok
clock-fast = 5 minuten elk, 5 seconden per zet
clock-calm = 20 minuten elk, 20 seconden per zet
clock-days = 3 dagen per zet
clock-left = { $days } d { $hours } u
clock-table = Tijd van de tafel

room-text = Iedereen gaat zitten, zegt ‘klaar’, en het begint.
room-invited = Je bent uitgenodigd! Kies een plaats.
your-name = Je naam
name-question = Hoe heet je?
name-question-text = De anderen aan tafel zien deze naam. Je kunt hem in je profiel veranderen.
guest-name = Gast
seat-empty = vrij
seat-ready = klaar
seat-not-ready = nog niet klaar
sit-down = Hier zitten
stand-up = Opstaan
place-bot = Een bot
clear-seat = Plaats vrijmaken
seat-up = Eén plaats omhoog
seat-down = Eén plaats omlaag
seat-level = Niveau van { $seat }
ready = Ik ben klaar
not-ready = Toch niet klaar
start = Beginnen
start-not-full = Er is nog een plaats vrij.
start-not-ready = Nog niet iedereen is klaar.
invite-title = Iemand uitnodigen
invite-text = Wie deze link opent of de code scant, mag gaan zitten.
invite-qr = QR-code van de uitnodiging
share = Delen
share-join = Link om mee te spelen
share-full = Alle plaatsen zijn bezet. Met deze link kun je meekijken.
share-seat = De plaats van { $seat } op een ander apparaat spelen
share-seat-link = Wie deze link opent, speelt voor { $seat }
share-watch = Link om te kijken
share-export = Partij downloaden
copy = Kopiëren
copied = Gekopieerd

## Aan tafel

board = Bord
front = Wat je kunt doen
table-talk = Logboek, chat en zetten
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
chat-empty = Nog niemand heeft iets gezegd.
chat-say = Zeg iets
chat-send = Versturen
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
undo-asked = { $seat } wil een zet terugnemen.
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
closed-title = De partij is zonder uitslag geëindigd
outcome-resigned = Iemand heeft opgegeven.
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
line-undo-asked = { $seat } vraagt een zet terug te nemen.
line-undo-refused = Terugnemen werd geweigerd.
line-undo-withdrawn = { $seat } vraagt het niet meer.
line-resigned = { $name } geeft op.
line-called-off = { $name } heeft de partij afgeblazen.
line-end-asked = { $name } stelt voor de partij te beëindigen.
line-end-refused = { $name } speelt liever verder.
line-end-withdrawn = { $name } stelt niet meer voor de partij te beëindigen.
line-end-agreed = De partij is in overleg beëindigd.
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

replay-position = Regel { $seq } van { $last }
replay-first = Naar het begin
replay-back = Eén zet terug
replay-play = Afspelen
replay-pause = Pauze
replay-forward = Eén zet verder
replay-last = Naar het einde
replay-to-match = Naar de partij zoals die staat
review-open = Terugblik op deze partij
review-made = De terugblik wordt gemaakt. Je kunt intussen rondkijken.
review-waits = { $ahead ->
        [one] Eerst wordt nog een andere terugblik gemaakt.
       *[other] Eerst worden nog { $ahead } andere terugblikken gemaakt.
    }
review-failed = Op deze partij kan niet worden teruggeblikt.
review-chances = Kans om te winnen
review-what = Wat er getekend is
review-turns = Keerpunten
review-no-turns = Geen regel heeft veel veranderd.
review-entry = regel { $seq }
review-entries = regels { $from }–{ $to }
review-mistakes = Betere zetten
review-played = Gespeeld: { $move } ({ $chance } om te winnen)
review-instead = Beter: { $move } ({ $chance })
review-show-played = Gespeelde zet
review-show-better = Betere zet
review-how = Kansen zijn aandelen gewonnen partijen: bots ({ $level }) hebben vanaf elk moment { $playouts } keer tot het einde gespeeld, met alles wat verborgen is opnieuw getrokken.
review-mark-mistake = er was een betere zet
review-mark-turn = een keerpunt
replay-play-on = Vanaf hier verder spelen
story-curve = { $measure } van de eerste tot de laatste zet
story-best = Beste momenten
story-look = Bekijken
story-earned = Wie waar wat verdiende
story-picture = Delen als plaatje
learn-title = Les: { $game }
learn-none = Voor dit spel is er nog geen les. De regels vertellen alles.
learn-step = Stap { $step } van { $steps }
learn-back = Terug
learn-next = Verder
learn-show = Laat zien
learn-finish = Naar de spellenkast

rules-title = De regels van { $game }
rules-chapters = Hoofdstukken
rules-table = Tabel

## Profiel

profile-mine = Jij
profile-enter = Binnenkomen
profile-rename = Naam wijzigen
profile-renamed = De naam is gewijzigd.
profile-account = Op elk apparaat spelen
profile-account-note = Met een wachtwoord kun je op elk apparaat verder spelen. Zonder blijf je gast in deze browser.
profile-log-in = Inloggen
profile-leave = Uitloggen
profile-left = Tot gauw.
password = Wachtwoord
password-show = Wachtwoord tonen
password-least = Minstens acht tekens.
account-name = Naam
account-new = Nieuw account
account-make = Account aanmaken
account-have = Heb je al een account?
account-none = Nog geen account?
profile-statistics = Statistieken
profile-nothing = Er is nog geen partij uitgespeeld.
stat-matches = Partijen
stat-wins = Gewonnen
stat-best = Beste score
stat-rank = Gemiddelde eindplaats
stat-rating = Rating
leaders-place = Plaats
leaders-none = Nog niemand heeft een partij van dit spel gespeeld die meetelt.
leaders-link = Ranglijst, en wat de rating betekent
rating-title = Wat de rating betekent
rating-how = Iedereen begint bij 0. Na elke partij die meetelt schat het huis opnieuw hoe sterk iedereen is: naar de plaatsen van allen en naar hoe sterk de anderen waren. Een sterke speler verslaan levert meer op dan een zwakke. Bots worden net zo gewaardeerd als mensen.
rating-careful = Het getal is voorzichtig: je bent vrijwel zeker minstens zo sterk. Daarom stijgt het snel bij de eerste partijen, omdat het huis je leert kennen.
rating-which = Een partij telt als iedereen aan tafel een ander is en er minstens één mens meespeelt. Hij telt niet als een bot voor iemand speelde, als een zet werd teruggenomen waarop het lot of anderen al hadden geantwoord, of als ze is meegebracht.

## Instellingen

settings-theme = Weergave
theme-auto = zoals het apparaat
theme-light = licht
theme-dark = donker
settings-motion = Animaties
motion-auto = zoals het apparaat
motion-full = alles tonen
motion-reduced = beperkt
settings-pace = Snelheid van animaties
pace-slow = langzaam
pace-normal = normaal
pace-fast = snel
settings-sound = Geluiden
settings-confirm = Vragen voor elke zet
settings-confirm-note = Een klik toont de zet, een tweede doet hem. Op aanraakschermen is dat altijd zo. Wat niet kan worden teruggenomen, zoals een faillissement, wordt altijd nog eens gevraagd.

notices = Jij bent aan de beurt
notices-note = Je hoort het als je aan de beurt bent en er niet bent: één keer per partij, tot je gekeken hebt.
notices-push = Meldingen in deze browser, ook zonder open pagina
notices-email = E-mailadres
notices-letters-begin = Schrijf mij
notices-letters-end = Geen brieven meer
notices-letters-to = Brieven gaan naar { $email }.
notices-letters-unconfirmed = Er is een brief onderweg naar { $email }: bevestig daar.
notices-letter-sent = Kijk in je mailbox en bevestig.
notices-letters-ended = Je krijgt geen brieven meer.
notices-push-on = Deze browser krijgt meldingen.
notices-push-off = Deze browser krijgt geen meldingen meer.
sessions = Waar je bent aangemeld
sessions-browser = Een browser
sessions-since = sinds { $day }
sessions-this = deze
sessions-end = Afmelden
sessions-end-others = Alle andere browsers afmelden
sessions-ended = Afgemeld.
my-data = Alles wat dit huis van je weet, als bestand
password-change = Wachtwoord wijzigen
password-old = Huidig wachtwoord
password-new = Nieuw wachtwoord
password-changed = Het wachtwoord is gewijzigd, en je andere browsers zijn afgemeld.
vacation = Vakantie
vacation-note = { $days ->
        [0] Je hebt dit jaar geen vakantiedagen meer.
        [one] Zolang je weg bent, staan je klokken in dagen stil en schrijft niemand je. Je hebt dit jaar nog één dag.
       *[other] Zolang je weg bent, staan je klokken in dagen stil en schrijft niemand je. Je hebt dit jaar nog { $days } dagen.
    }
vacation-days = Dagen
vacation-begin = Ik ben vanaf nu weg
vacation-begun = Fijne tijd!
vacation-until = Je bent weg tot { $day }. Je klokken in dagen staan stil.
vacation-end = Ik ben er weer
vacation-over = Welkom terug. Je klokken lopen weer.
blocked = Mensen die je geblokkeerd hebt
block = { $name } blokkeren
block-note = Wie geblokkeerd is, kan niet bij je gaan zitten, en je ziet niet wat die zegt en niet diens tafels.
blocked-now = { $name } is geblokkeerd.
unblock = Niet meer blokkeren
unblocked-now = { $name } is niet meer geblokkeerd.
friends = Vrienden
friends-none = Nog niemand. De naam van iemand aan een tafel leidt naar diens pagina, daar kun je het vragen; wie een account heeft, kun je hier vragen.
friend-account = Naam van het account
friend-ask = Vriendschap vragen
friend-ask-whom = { $name } om vriendschap vragen
friend-asked-now = Je hebt het { $name } gevraagd.
friend-asks = wil graag vrienden worden
friend-yes = Ja
friend-yes-to = Ja, vrienden worden met { $name }
friend-yes-now = Jij en { $name } zijn nu vrienden.
friend-no = Nee
friend-no-to = Nee, niet met { $name }
friend-no-now = Je hebt nee gezegd. Niemand krijgt daar bericht van.
friend-waiting = heeft nog niet geantwoord
friend-take-back = Intrekken
friend-take-back-whom = De vraag aan { $name } intrekken
friend-taken-back = Ingetrokken.
friend-is = Jij en { $name } zijn vrienden.
friend-remove = Verwijderen
friend-remove-whom = { $name } uit je vrienden verwijderen
friend-removed = { $name } hoort niet meer bij je vrienden.
friend-here = nu hier
friend-away = niet hier
friend-invite = { $name } uitnodigen
friend-invited = { $name } ziet nu je uitnodiging.
friend-invites-you = { $name } nodigt je uit aan een tafel: { $game }
friend-go = Erheen
friends-ask-you = { $count ->
        [one] { $names } wil graag vrienden met je worden
       *[other] { $names } willen graag vrienden met je worden
    }
line-about = Over wat { $name } zei
line-report = Deze regel melden
line-report-note = Wie voor dit huis zorgt, zal hem lezen.
line-reported = Dank je: de regel is gemeld.
goodbye = Voorgoed weggaan
goodbye-note = Je naam, je woorden en je gegevens verdwijnen. Partijen die alleen jij speelde worden gewist; in de andere speelt een bot verder. Dit is niet terug te draaien.
goodbye-begin = Wis mij en mijn gegevens
goodbye-question = Alles wissen?
goodbye-confirm = Ja, wis mij
unrated = telt niet mee
title-letters = Brieven
letters-confirm-question = Mogen er brieven naar je adres als je aan de beurt bent?
letters-confirm = Ja, schrijf mij
letters-confirmed = Er komen brieven als je aan de beurt bent.
letters-leave-question = Geen brieven meer naar je adres?
letters-leave = Geen brieven meer
letters-left = Er komen geen brieven meer.
letters-home = Naar de spellen

unrated-imported = Deze partij telt niet mee voor de rating: hij is meegebracht.
unrated-undone = Deze partij telt niet mee voor de rating: er is een zet teruggenomen waarop het toeval of iemand anders al had geantwoord.
unrated-helped = Deze partij telt niet mee voor de rating: een bot heeft voor iemand gespeeld.
