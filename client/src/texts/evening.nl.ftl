# Een avond samen: het huis, het grote scherm, de telefoon als hand; in het Nederlands.

lan-only-here = Links van deze pagina openen alleen op deze computer.
lan-offer = Telefoons en de tv in huis kunnen deze computer nog niet bereiken.
lan-what = Dit opent { $address } voor de apparaten in je netwerk, tot je het sluit of het programma stopt. Ze kunnen hier spelen; verder gaat er op deze computer niets open.
lan-open = Laat het huis binnen
lan-is-open = Het huis kan binnen: apparaten in je netwerk bereiken { $url }.
lan-close = Weer sluiten
lan-address = Adres voor andere apparaten
lan-nowhere = Deze computer zit in geen lokaal netwerk. Verbind hem met de wifi om met telefoons te spelen.
code-of = QR-code: { $label }
code-show = QR-code

tv-share = Link voor een tv of ander groot scherm
tv-choose = Wat spelen we?
tv-choose-text = Dit scherm is de tafel, en elke telefoon is een hand.
tv-scan = Scan en neem plaats
tv-scan-text = Richt de camera van je telefoon hierop. Je typt alleen je naam.
tv-scan-bot = Scan en neem het over van een bot
tv-seats = { $taken } van { $all } plaatsen bezet
tv-start = Begin met { $count } spelers
tv-start-few =
    { $count ->
        [one] Er is nog één speler nodig
       *[other] Er zijn nog { $count } spelers nodig
    }.
tv-next = Volgende partij
tv-other-game = Een ander spel
tv-full-screen = Volledig scherm
tv-sound = Geluid
tv-turn-here = Draai de tafel naar deze kant

hand-title = Neem plaats
hand-sit = Ga zitten
hand-another = Nog iemand op deze telefoon
hand-another-name = De naam
hand-pass = Geef de telefoon aan { $name }
hand-hidden = Wat van één van jullie is, blijft verborgen tot de juiste persoon tikt.
hand-i-am = Ik ben { $name }
hand-take = Speel in plaats van { $name }
new-strength = Sterkte
new-strength-step = { $step } – { $points } punten
new-strength-note = Van 1 tot 10 gaat het stap voor stap omhoog; ‘gemiddeld’ heeft 1500 punten. Wie 100 punten voorstaat, wint ongeveer twee van de drie duels.
new-like-me = Iemand zoals ik
new-like-me-found = { $matches ->
        [0] Je hebt hier nog geen bot ontmoet: we beginnen in het midden, sterkte { $step }.
        [one] Sterkte { $step }, naar één partij van jou tegen bots.
       *[other] Sterkte { $step }, naar je laatste { $matches } partijen tegen bots.
    }
new-title = Een tafel voor { $game }
new-seats-note = Meer eigen plaatsen speel je aan dit scherm, om de beurt. Vrije plaatsen zijn voor mensen die je uitnodigt.
new-level = Bots
new-level-mixed = gemengd
new-name-of = Naam van speler { $number }
presets = Kant-en-klare tafels
new-more = Tijd en gasten
new-open = Iedereen mag gaan zitten
new-start = Beginnen
new-invite = Tafel openen en uitnodigen
sitter-me = Ik
sitter-empty = Vrij
room-text = Iedereen gaat zitten, zegt ‘klaar’, en het begint.
room-invited = Je bent uitgenodigd! Kies een plaats.
seat-empty = vrij
seat-ready = klaar
seat-not-ready = nog niet klaar
sit-down = Hier zitten
stand-up = Opstaan
clear-seat = Plaats vrijmaken
not-ready = Toch niet klaar
start-not-full = Er is nog een plaats vrij.
start-not-ready = Nog niet iedereen is klaar.
invite-title = Iemand uitnodigen
invite-text = Wie deze link opent of de code scant, mag gaan zitten.
share-join = Link om mee te spelen
share-full = Alle plaatsen zijn bezet. Met deze link kun je meekijken.
share-seat = De plaats van { $seat } op een ander apparaat spelen
share-seat-link = Wie deze link opent, speelt voor { $seat }
share-watch = Link om te kijken
