### Wat alleen de tafel van Villa Paletti zegt.

## Het beeld

stage-label = De villa. Pijltjes draaien en kantelen het beeld, plus en min zoomen, nul toont alles, T is de draaischijf, Q en E draaien wat je in de hand hebt, Page Down en Page Up laten het zakken en tillen het op, Escape laat een pilaar los waaraan je trekt.
camera = Beeld
camera-left = Naar links draaien
camera-right = Naar rechts draaien
camera-near = Dichterbij
camera-far = Verder weg
camera-home = Alles tonen
camera-turntable = Draaischijf
first-lost = Hier begon het. Contact verloren: { $above } en { $below }.
told-locked = De { $column } staat weer op zijn plaats en is geblokkeerd: niemand mag hem nog nemen.{ $purpose ->
        [own] {" "}De beurt is voorbij.
        [proof] {" "}Het bewijs is mislukt.
       *[other] {""}
    }
told-fell = Daarmee is de partij afgelopen.
told-floor-laid = { $seat } legt de { $floor ->
        [blue] blauwe
        [green] groene
        [yellow] gele
        [orange] oranje
       *[other] rode
    } verdieping.
told-points = { $floor ->
        [green] Vanaf nu tellen de pilaren op de hoogste verdieping.
       *[other] Alle punten tot nu toe vervallen.
    }
watch-moment = Nog eens bekijken
companion-label = Jullie villa: welke pilaar op welke verdieping staat
level-view = { $level ->
        [0] De bouwplaats van boven
        [1] De blauwe verdieping van boven
        [2] De groene verdieping van boven
        [3] De gele verdieping van boven
        [4] De oranje verdieping van boven
       *[other] De rode verdieping van boven
    }
level-name = { $level ->
        [0] Bouwplaats
        [1] Blauwe verdieping
        [2] Groene verdieping
        [3] Gele verdieping
        [4] Oranje verdieping
       *[other] Rode verdieping
    }
level-short = { $level ->
        [0] bouwplaats
        [1] op blauw
        [2] op groen
        [3] op geel
        [4] op oranje
       *[other] op rood
    }

## Het zegel

seal-nobody = Punten en bouwmeesterssteen beginnen bij de groene verdieping: wie daar als eerste een eigen pilaar neerzet, neemt de bouwmeesterssteen.
seal-held = { $seat } heeft de bouwmeesterssteen. Daarvoor had niemand hem.
seal-held-from = { $seat } heeft de bouwmeesterssteen; hij toont { $previous }, die hem daarvoor had.
seat-seal = Bouwmeesterssteen
seat-hands = { $hands ->
        [steady] vaste handen
        [shaky] bibberige handen
       *[human] menselijke handen
    }
seat-locked = { $count ->
        [one] één geblokkeerd
       *[other] { $count } geblokkeerd
    }

## Een pilaar eruit halen

ask-taking-turn = Breng een van je pilaren omhoog, of meld dat je niet meer kunt.
ask-taking-turn-neutral = Breng eerst een neutrale pilaar omhoog ({ $colour ->
        [red] rood
        [yellow] geel
        [blue] blauw
       *[green] groen
    }), dan een van jezelf; of meld dat je zelf niet meer kunt.
ask-moving-own = Nu een eigen pilaar.
ask-proving = Bewijs het: breng een van deze pilaren omhoog.
ask-punishing = Je mag een van deze pilaren uit het spel nemen.
ask-proving-neutral = Bewijs het: breng een andere neutrale pilaar omhoog.
choose-column = Welke pilaar?
weight = { $weight ->
        [free] er ligt niets op
        [loose] draagt niets: komt er bijna altijd uit
        [carries] draagt gewicht: een rustige hand krijgt hem er negen van de tien keer uit
        [needed] de villa heeft hem nodig: bijna altijd valt ze om
       *[unknown] tik hem aan om te voelen hoe hij staat
    }
weight-exact = Gewicht erop: ongeveer { NUMBER($grams, maximumFractionDigits: 0) } g
column-choice = { $column }, { $level ->
        [0] op de bouwplaats
        [1] op de blauwe verdieping
        [2] op de groene verdieping
        [3] op de gele verdieping
        [4] op de oranje verdieping
       *[other] op de rode verdieping
    }, { $weight }{ $may ->
        [yes] {""}
       *[no] , mag niet worden genomen
    }
dial-label = Het niveau van boven. Pijltjes draaien de trekrichting.
direction = Richting: { $degrees }°
way-out = Na { NUMBER($way, maximumFractionDigits: 0) } cm eruit.
way-gap = { NUMBER($gap, maximumFractionDigits: 0) } mm ruimte naast de { $column }.
way-blocked = De { $column } staat in de weg!
tool = Met
tool-hand = de hand
tool-hook = het haakje
second-hand = Andere hand
second-hand-none = niet nodig
lift-force = Tilt { NUMBER($grams, maximumFractionDigits: 0) } g
steady-force = Houdt vast met { NUMBER($grams, maximumFractionDigits: 0) } g
how-to-pull = { $tool ->
        [hook] Met het haakje
       *[hand] Met de hand
    }, { $pace ->
        [slow] langzaam
        [quick] snel
       *[even] gelijkmatig
    }, { $hold ->
        [none] met één hand
       *[other] andere hand op { $hold ->
            [blue] blauw
            [green] groen
            [yellow] geel
            [orange] oranje
           *[red] rood
        }
    }
speed = Snelheid: { NUMBER($speed, maximumFractionDigits: 1) } cm per seconde
give-up = Vanzelf stoppen
give-up-never = nooit
give-up-at = als iets { NUMBER($limit, maximumFractionDigits: 1) } mm beweegt
do-pull = Trekken
do-lift = Eruit tillen
do-nudge = Aantikken
do-break-off = Stoppen
do-declare = Melden: ik kan niet meer
do-forgo = Laten
take-tip = Kies hier een pilaar; of druk er in het beeld op, houd even vast en trek.
by-hand-tip = … of druk er in het beeld op, houd even vast en trek hem er zelf uit.
declare-title = Geen van de mijne kan bewegen …
declare-text = Je vraagt om { $floor ->
        [green] de groene verdieping
        [yellow] de gele verdieping
        [orange] de oranje verdieping
        [red] de rode verdieping
       *[other] een verdieping, al is er geen meer
    } in plaats van een pilaar te verplaatsen. Iemand kan dat aanvechten en een van je pilaren proberen. Lukt het, dan is die pilaar uit het spel en je beurt voorbij. Mislukt het, dan mag jij er een van hem nemen. Daarna leg je de verdieping op minstens { $needed ->
        [one] één pilaar
       *[other] { $needed } pilaren
    }: daar { $supports ->
        [one] staat er nu één
       *[other] staan er nu { $supports }
    }, dus dat zou { $can ->
        [yes] kunnen.
       *[no] niet kunnen.
    }

## Met de hand

gauge-force = Trek
gauge-effort = { $effort ->
        [0] licht
        [1] een beetje
        [2] met wat kracht
        [3] zwaar
       *[other] met alle kracht
    }
gauge-under = nog { $under } mm onder de verdieping
gauge-left = nog { $seconds } s
gauge-second-hand = Andere hand
hand-does = Wat de vinger doet
hand-pull = { $what ->
        [carry] Dragen
       *[pull] Trekken
    }
hand-raise = Tillen, draaien
hand-tilt = Kantelen
grip = Gepakt { $height } mm boven de voet
gripped = Je hebt hem vast. Trek nu; loslaten kost nog niets.
hold-tip = Druk en houd even vast om een pilaar te pakken. Naast het hout, met de rechterknop of met twee vingers draai je het beeld.
hand-only-touched = Loslaten: alleen aangeraakt
hand-break-off = Loslaten en stoppen
hand-of = { $seat } heeft een hand aan de villa …
carry-tip = { $what ->
        [floor] Met de hand: sleep de verdieping boven de pilaren en laat hem zakken met de hendel.
       *[column] Met de hand: sleep de pilaar waar je hem wilt, of tik de plek aan, en laat hem zakken met de hendel.
    }{ $panel ->
        [yes] {" "}Of gebruik het paneel.
       *[no] {""}
    }
carry-hangs = In je hand. Laat hem rustig zakken.
carry-stands = Hij raakt: je kunt loslaten.
hand-let-go = Loslaten
hand-hold-drop = Houd ingedrukt om hem te laten vallen
lever = Zakken
lever-height = { NUMBER($height, maximumFractionDigits: 0) } mm hoog

## Neerzetten en verdiepingen leggen

ask-setting-down = Zet de { $column } op de { $floor ->
        [blue] blauwe
        [green] groene
        [yellow] gele
        [orange] oranje
       *[other] rode
    } verdieping.
ask-placing-column = Zet een pilaar op de bouwplaats.
place-label = De verdieping van boven. Pijltjes verplaatsen de pilaar, met Shift verder.
place-at = { $x } mm naar { $side ->
        [left] links
       *[right] rechts
    }, { $y } mm naar { $depth ->
        [front] voren
       *[back] achteren
    }
nudge = Een beetje verschuiven
nudge-left = Naar links
nudge-right = Naar rechts
nudge-away = Naar achteren
nudge-here = Naar voren
turn-left = Naar links draaien
turn-right = Naar rechts draaien
next-place = Een andere vrije plek
stack-on = Op de { $column }
do-set-down = Hier neerzetten
ask-laying-floor = Leg { $floor ->
        [blue] de blauwe verdieping
        [green] de groene verdieping
        [yellow] de gele verdieping
        [orange] de oranje verdieping
       *[other] de rode verdieping
    } op minstens { $needed ->
        [one] één pilaar
       *[other] { $needed } pilaren
    }.
floor-label = De pilaren van boven en de verdieping erboven. Pijltjes verplaatsen hem, Q en E draaien hem.
rotation = Gedraaid: { $degrees }°
flipped = Andere kant boven
next-floor-place = Een andere goede plek
rests-on = { $count ->
        [0] Hij zou op niets rusten.
        [one] Rust op één pilaar:
       *[other] Rust op { $count } pilaren:
    }
do-lay-floor = Loslaten
do-give-up-floor = Geen goede plek
floor-tip = In het beeld: sleep de verdieping, draai hem met Shift en het wiel.
hand-only-tip = Aan deze tafel plaats je met de hand, in het beeld. Hier zijn er alleen kant-en-klare plekken.
floor-by-hand-tip = In het beeld doe je het met de hand, hier wordt het voor je gedaan.

## Melden en aanvechten

ask-contest = { $seat } meldt dat geen van de eigen pilaren kan bewegen. Vecht je dat aan?
if-won-contest = Je brengt een pilaar van { $seat } omhoog: die is uit het spel, de beurt is voorbij, geen verdieping.
if-lost-contest = Je stopt: die pilaar is geblokkeerd, en { $seat } mag een van de jouwe uit het spel nemen.
if-not-contest = Vecht niemand het aan, dan legt { $seat } { $floor ->
        [green] de groene verdieping
        [yellow] de gele verdieping
        [orange] de oranje verdieping
        [red] de rode verdieping
       *[other] geen verdieping, want er is geen meer
    }{ $floor ->
        [green] ; vanaf dan tellen de pilaren
        [none] {""}
       *[other] ; alle punten tot nu toe vervallen
    }.
in-question = Het gaat om deze pilaren:
ask-neutral = { $seat } gaf de poging met een neutrale pilaar op. Laat je zien dat een andere kan bewegen?
if-won-neutral = Je brengt een andere neutrale pilaar omhoog: die blijft daar, en de beurt van { $seat } is voorbij.
if-lost-neutral = Je stopt: die pilaar is geblokkeerd, verder volgt er niets.
if-not-neutral = Probeert niemand het, dan gaat { $seat } verder met een eigen pilaar.
do-contest = Aanvechten
do-decline = Laten gaan
ask-telling-colour = Welke kleur toonde de bouwmeesterssteen?
ask-choosing-colour = Met welke kleur wil je bouwen?

## Metgezel: een echte villa

companion-tip = Doe het op je eigen tafel, kies dan de pilaar en zeg wat er gebeurde.
tell-which = { $column }
tell-moved = Hij staat boven
tell-removed = Hij is eruit
tell-broken-off = Poging afgebroken
tell-fell = De villa is ingestort
tell-floor = De verdieping ligt

## De tafel in woorden

described-column = { $column }{ $covered ->
        [yes] {" "}({ $weight })
       *[no] {""}
    }
described-locked = { $column }, geblokkeerd
described-level = { $level ->
        [0] Op de bouwplaats
        [1] Op de blauwe verdieping
        [2] Op de groene verdieping
        [3] Op de gele verdieping
        [4] Op de oranje verdieping
       *[other] Op de rode verdieping
    }: { $columns }.
described-level-empty = { $level ->
        [0] De bouwplaats is leeg.
        [1] De blauwe verdieping is leeg.
        [2] De groene verdieping is leeg.
        [3] De gele verdieping is leeg.
        [4] De oranje verdieping is leeg.
       *[other] De rode verdieping is leeg.
    }
described-seat = { $seat } bouwt met { $colours } en heeft { $points ->
        [one] één punt
       *[other] { $points } punten
    } op de hoogste verdieping{ $seal ->
        [yes] {" "}en de bouwmeesterssteen
       *[no] {""}
    }.
described-gone = Uit het spel: { $columns }.
described-next = De volgende verdieping zou { $floor ->
        [green] groen
        [yellow] geel
        [orange] oranje
       *[other] rood
    } zijn.

## Tekeningen van de regelpagina

figure-columns = Vijf van elke kleur: drie dunne van 1, een zeshoekige van 2, een dikke van 3.
figure-floors = De vijf verdiepingen in de volgorde waarin ze gelegd worden, elk kleiner dan de vorige.
figure-takeable = Rood is aan de beurt: de eigen pilaren lager mogen gepakt worden. Niet de geblokkeerde, niet die op de hoogste verdieping, niet die van een ander.
figure-way-out = Zijwaarts eruit, langs alle andere: goed. Tegen een pilaar op de weg: die mag niet geduwd worden.
figure-standing = Helemaal binnen de omtrek: goed. Over de rand of tegen een andere pilaar: niet toegestaan.
figure-locked = Gestopt: de pilaar staat waar hij stond, met een slot. Hij draagt en telt nog, maar niemand mag hem pakken.
figure-contest = Het bewijs lukt: de pilaar gaat uit het spel. Het mislukt: de pilaar is geblokkeerd, en wie zich gemeld heeft mag er een pakken van wie het aanvocht.
figure-floor = Op drie pilaren of meer: goed. Op maar twee: de verdieping wordt teruggenomen.
figure-points = Op de hoogste verdieping: rood 1 + 2 = 3, geel 3. Wat eronder staat telt niet.
figure-seal = Geel had de bouwmeesterssteen met 3 punten. Rood heeft er nu 4: de bouwmeesterssteen wisselt van eigenaar en toont geel.
figure-fall = Een verdieping die meer dan 10 graden kantelt is gevallen, en de villa is ingestort.

## De les

lesson-welcome = Welkom bij Villa Paletti
    .text = Twintig houten pilaren dragen een villa die uit zichzelf omhoog groeit: wat boven gebouwd wordt, wordt er onder uit getrokken. Twee bouwers zijn aan het werk. Jij speelt rood en blauw, de ander geel en groen. Het hout gedraagt zich als echt hout: het draagt, helt, glijdt en valt.
lesson-view = Loop eromheen
    .text = Een villa heeft ook een achterkant. Bekijk hem van alle kanten voor je iets aanraakt: hier telt niets, en alles mag opnieuw.
    .do = Draai het beeld: sleep naast het hout, op een aanraakscherm met twee vingers, of gebruik de pijlen onder in het beeld.
lesson-nudge = Vraag het aan het hout
    .text = Hoe vast een pilaar zit, is niet te zien. Een tikje vertelt het: een losse trilt, een belaste blijft staan en kraakt. Het kost niets.
    .do = Druk op de dunne blauwe pilaar 1 rechtsvoor, houd even vast en laat los zonder te bewegen. Of kies hem in het paneel en neem “Aantikken”.
lesson-fast = En een die draagt
    .text = Hij trilde meteen: er rust niets op. Vergelijk hem met een die de villa draagt.
    .do = Tik de dikke rode pilaar achteraan aan.
lesson-stick = Voel hem vastzitten
    .text = Trek nu heel zachtjes aan die. De pilaar blijft achter bij je vinger, de balk stijgt, het hout kraakt: dat is het gewicht erop.
    .do = Druk op de dikke rode pilaar, houd even vast en trek een beetje, alleen tot hij tegenhoudt.
lesson-let-go = Laat op tijd los
    .text = Zolang het hout niet bewogen heeft, heb je hem alleen aangeraakt, en loslaten kost niets.
    .do = Laat los: til je vinger op, of neem “Loslaten: alleen aangeraakt”. Is hij al weggegleden: geef op, en neem “Nog een keer”.
lesson-pull = Trek er een uit
    .text = In je beurt breng je een eigen pilaar van beneden naar de hoogste verdieping. De losse is goed. Langzaam is veilig: een haastige hand trilt. En het maakt uit waar je hem pakt: laag sleept hij, hoog kantelt hij.
    .do = Druk op de dunne blauwe pilaar 1 in zijn midden, houd even vast en trek hem eruit in de richting van de pijl.
lesson-carry = Draag hem
    .text = Hij is eruit, en de villa staat. Nu hangt hij in je hand boven het dak.
    .do = Sleep hem boven de blauwe verdieping naar een vrije plek.
lesson-lower = Zet hem neer
    .text = Hij komt rechtop op de hoogste verdieping, helemaal binnen de rand. Van hoog losgelaten zou hij omvallen: laat hem zakken tot hij staat.
    .do = Schuif de hendel rechts omlaag tot hij staat, en dan “Loslaten”.
lesson-free = Vrijstaand
    .text = Geel had het makkelijk: een pilaar met niets erboven wordt er gewoon uit getild. Daar zijn er niet veel van.
lesson-locked = Gestopt en geblokkeerd
    .text = Kijk wat één hand doet bij de dikke rode pilaar: hij neemt de verdieping mee en geeft op tijd op. De pilaar staat weer op zijn plaats, nu met een ijzeren band: niemand mag hem nog pakken. De beurt is voorbij, maar de villa staat.
lesson-second = De andere hand
    .text = Nog eens hetzelfde moment, en nu is het aan jou. Je hebt twee handen: terwijl de ene trekt, houdt de andere de verdieping erboven vast en tilt hem een beetje op.
    .do = Pak de dikke rode pilaar en laat intussen de andere hand tillen: een tweede vinger die omhoog gaat, het muiswiel of de schuif “Andere hand”.
lesson-out = Eruit ermee
    .text = Zo vastgehouden wordt de verdieping niet meegenomen. Til genoeg, maar niet zo veel dat hij kantelt.
    .do = Trek de dikke rode pilaar naar buiten, weg van de villa, met beide handen.
lesson-hook = Het haakje
    .text = In de doos zit een haakje voor pilaren waar vingers nauwelijks bij kunnen. Het sleept en houdt de pilaar niet rechtop.
    .do = Kies de dunne blauwe pilaar 1, en in het paneel “het haakje”.
lesson-drag = Sleep hem eruit
    .text = Laag gepakt met het haakje glijdt hij in plaats van te kantelen.
    .do = Druk vlak bij de voet op de dunne blauwe pilaar 1, houd even vast en sleep hem eruit in de richting van de pijl.
lesson-declare = Geen enkele kan bewegen
    .text = Wie denkt dat geen van de eigen pilaren eruit komt, meldt dat en vraagt om een nieuwe verdieping in plaats van te zetten. De jouwe zijn allemaal geblokkeerd, bovenop, of dragen te veel.
    .do = Open “Geen van de mijne kan bewegen …” en meld het.
lesson-contest = Aangevochten!
    .text = Geel geloofde het niet en moest het bewijzen met een van jouw pilaren. Was het gelukt, dan was die pilaar uit het spel en je beurt voorbij. Maar hij duwde de dikke ernaast: het bewijs is mislukt en de pilaar is geblokkeerd. Daarvoor had je een van hun pilaren uit het spel mogen nemen.
lesson-floor = Een nieuwe verdieping
    .text = De volgende verdieping is groen. Hij moet op minstens drie pilaren tot rust komen. Draag hem, draai hem, laat hem zakken: eenmaal losgelaten blijft hij liggen.
    .do = Laat de groene verdieping op de pilaren zakken, en laat los als hij rust.
lesson-seal = De bouwmeesterssteen
    .text = Vanaf de groene verdieping tellen de pilaren. Geel zette daar als eerste een pilaar neer en neemt de bouwmeesterssteen. Wie hem aan het eind heeft, wint.
lesson-points = Meer punten
    .text = Op de hoogste verdieping tellen dunne pilaren 1, de zeshoekige 2, de dikke 3. De bouwmeesterssteen gaat naar wie meer heeft dan de bezitter; een gelijke stand verandert niets.
    .do = De dikke blauwe aan de rechterrand staat vrij: druk erop, houd even vast en til hem eruit.
lesson-top = Helemaal bovenop
    .text = Het is het zwaarste stuk uit de doos. Waar hij staat, daarheen helt de villa.
    .do = Draag hem naar links op de groene verdieping, laat hem zakken en laat los.
lesson-passed = De bouwmeesterssteen is van jou
    .text = Drie tegen één. De bouwmeesterssteen toont nu geel: zo ziet iedereen wie hem daarvoor had, en dat kan nog tellen.
lesson-fall = Hij valt!
    .text = Geel trok de laatste steun links weg. Instortingen zie je vertraagd, en een ring toont de plek waar het eerste contact verloren ging.
lesson-end = Wie wint
    .text = Wie de bouwmeesterssteen heeft wint: jij. Had je de villa zelf laten instorten, dan had gewonnen wie de steen daarvoor had. Pak nu Villa Paletti uit de kast.
lesson-keys-view = Met toetsen: met Tab naar het beeld, dan de pijltoetsen.
lesson-keys-panel = Met toetsen: Tab en Enter bereiken alles in het paneel.
lesson-keys-hand = Met toetsen: kies de pilaar in het paneel. In het beeld pakt Enter hem vast, de pijltoetsen trekken, met Shift tillen en draaien ze, W A S D kantelen, Page Up is de andere hand, Esc laat los.
lesson-keys-carry = Met toetsen: in het beeld neemt Enter hem in de hand, de pijltoetsen dragen hem, Page Down laat hem zakken; als hij staat, laat Enter los.

key-view = draaien en kantelen het beeld, of bewegen wat in de hand is
key-zoom = zoomt
key-whole = toont alles
key-turntable = is de draaischijf
key-turn = draait wat in de hand is
key-lower = laat het zakken en tilt het op; bij het trekken de andere hand
key-hold = pakt vast, en laat los wat staat
key-raise = tillen het op en draaien het
key-tilt = kantelen het
key-grip = pakt hoger, lager

note-villa = De villa staat op het scherm, of je bouwt met je eigen doos en het programma houdt de stand bij.
note-wood = Hoe ruwer het hout, hoe meer de pilaren verschillen en hoe lastiger te raden welke dragen.
note-hands = Vaste handen vergeven; trillende zijn voor de durvers.
note-hands-by-seat = Zodat een kind en een volwassene gelijke kansen hebben.
note-placing = Met je eigen hand op het scherm, of je zegt waar en het programma doet het.
note-set-up = De pilaren staan al klaar, of iedereen zet er om de beurt een neer.
note-youngest = De jongste gooit als eerste de bouwmeesterssteen, of het lot beslist.
note-colours = Iedereen kiest een kleur, of de dobbelsteen beslist.
note-experienced = Hogere verdiepingen mogen dan op twee pilaren rusten, of op één: gewaagdere villa’s.
