### Wat alleen de tafel van Villa Paletti zegt.

## Het beeld

stage-label = De villa. Pijltjes draaien en kantelen het beeld, plus en min zoomen, nul toont alles, T is de draaischijf, Q en E draaien wat in de hand is, Escape laat los.
camera = Beeld
camera-left = Naar links draaien
camera-right = Naar rechts draaien
camera-near = Dichterbij
camera-far = Verder weg
camera-home = Alles tonen
camera-turntable = Draaischijf
first-lost = Hier begon het: { $above } raakte los van { $below }.
told-locked = { $column } staat weer op zijn plaats en is geblokkeerd: niemand mag hem nog nemen.{ $purpose ->
        [own] {" "}De beurt is voorbij.
        [proof] {" "}Het bewijs is mislukt.
       *[other] {""}
    }
told-fell = Daarmee is de partij afgelopen.
told-floor-laid = Alle punten tot nu toe vervallen.
watch-moment = Nog eens bekijken
companion-label = Jullie villa: welke zuil op welke vloer staat
level-view = { $level ->
        [0] De bouwplaats van boven
        [1] De blauwe vloer van boven
        [2] De groene vloer van boven
        [3] De gele vloer van boven
        [4] De oranje vloer van boven
       *[other] De rode vloer van boven
    }
level-name = { $level ->
        [0] Bouwplaats
        [1] Blauwe vloer
        [2] Groene vloer
        [3] Gele vloer
        [4] Oranje vloer
       *[other] Rode vloer
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

seal-nobody = Het zegel van de bouwmeester ligt nog op tafel.
seal-held = { $seat } heeft het zegel. Daarvoor had niemand het.
seal-held-from = { $seat } heeft het zegel; het toont { $previous }, die het daarvoor had.
seat-seal = Zegel
seat-locked = { $count ->
        [one] één vergrendeld
       *[other] { $count } vergrendeld
    }

## Een zuil eruit halen

ask-taking-turn = Breng een van je zuilen omhoog, of verklaar.
ask-moving-own = Nu een eigen zuil.
ask-proving = Bewijs het: breng een van deze zuilen omhoog.
ask-punishing = Je mag een van deze zuilen uit het spel nemen.
ask-proving-neutral = Bewijs het: breng een andere neutrale zuil omhoog.
choose-column = Welke zuil?
column-choice = { $column }, { $level ->
        [0] op de bouwplaats
        [1] op de blauwe vloer
        [2] op de groene vloer
        [3] op de gele vloer
        [4] op de oranje vloer
       *[other] op de rode vloer
    }, draagt { $load } newton{ $may ->
        [yes] {""}
       *[no] , mag niet worden genomen
    }
dial-label = Het niveau van boven. Pijltjes draaien de trekrichting.
carries = Draagt { $load } N
carries-nothing = Draagt niets wat je voelt
direction = Richting: { $degrees }°
way-out = Na { $way } mm eruit.
way-gap = { $gap } mm naast { $column }.
way-blocked = { $column } staat in de weg!
tool = Met
tool-hand = de hand
tool-hook = de haak
second-hand = Tweede hand
second-hand-none = rust
lift-force = Tilt: { $force } N
steady-force = Houdt vast: { $force } N
how-to-pull = { $tool ->
        [hook] Met de haak
       *[hand] Met de hand
    }, { $speed } mm/s, { $hold ->
        [none] zonder tweede hand
       *[other] tweede hand op { $hold ->
            [blue] blauw
            [green] groen
            [yellow] geel
            [orange] oranje
           *[red] rood
        }
    }
speed = Snelheid: { $speed } mm/s
give-up = Afbreken
give-up-never = nooit
give-up-at = als iets { $limit } mm beweegt
do-pull = Trekken
do-lift = Eruit tillen
do-break-off = Afbreken
do-declare = Verklaren
do-forgo = Laten
take-tip = Kies hier een zuil, of pak hem in het beeld en trek.
by-hand-tip = … of pak hem in het beeld en trek hem er zelf uit.
declare-title = Geen van de mijne kan bewegen …
declare-text = Je vraagt om { $floor ->
        [green] de groene vloer
        [yellow] de gele vloer
        [orange] de oranje vloer
        [red] de rode vloer
       *[other] een vloer, al is er geen meer
    } in plaats van een zuil te verplaatsen. Iemand kan betwisten en een van je zuilen proberen. Lukt het, dan is die zuil uit het spel en je beurt voorbij. Mislukt het, dan mag jij er een van hem nemen. Daarna leg je de vloer op minstens { $needed ->
        [one] één zuil
       *[other] { $needed } zuilen
    }, als dat kan.

## Met de hand

gauge-force = Trek
newtons = { $force } N
gauge-way = { $way } mm eruit
gauge-left = nog { $seconds } s
hand-break-off = Loslaten en afbreken
hand-of = { $seat } heeft een hand aan de villa …

## Neerzetten en vloeren leggen

ask-setting-down = Zet { $column } op de { $floor ->
        [blue] blauwe
        [green] groene
        [yellow] gele
        [orange] oranje
       *[other] rode
    } vloer.
ask-placing-column = Zet een zuil op de bouwplaats.
place-label = De vloer van boven. Pijltjes verplaatsen de zuil, met Shift verder.
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
turn-left = Draaien
next-place = Een andere vrije plek
stack-on = Op { $column }
do-set-down = Hier neerzetten
ask-laying-floor = Leg { $floor ->
        [blue] de blauwe vloer
        [green] de groene vloer
        [yellow] de gele vloer
        [orange] de oranje vloer
       *[other] de rode vloer
    } op minstens { $needed ->
        [one] één zuil
       *[other] { $needed } zuilen
    }.
floor-label = De zuilen van boven en de vloer erboven. Pijltjes verplaatsen hem, Q en E draaien hem.
rotation = Gedraaid: { $degrees }°
flipped = Andere kant boven
next-floor-place = Een andere goede plek
rests-on = { $count ->
        [0] Hij zou op niets rusten.
        [one] Rust op één zuil:
       *[other] Rust op { $count } zuilen:
    }
do-lay-floor = Loslaten
do-give-up-floor = Geen goede plek
floor-tip = In het beeld: sleep de vloer, draai hem met Shift en het wiel.

## Verklaren en betwisten

ask-contest = { $seat } zegt dat geen van de eigen zuilen kan bewegen. Betwist je dat?
if-won-contest = Je brengt een zuil van { $seat } omhoog: die is uit het spel, de beurt is voorbij, geen vloer.
if-lost-contest = Je breekt af: die zuil is vergrendeld, en { $seat } mag een van de jouwe uit het spel nemen.
if-not-contest = Betwist niemand het, dan legt { $seat } { $floor ->
        [green] de groene vloer
        [yellow] de gele vloer
        [orange] de oranje vloer
        [red] de rode vloer
       *[other] geen vloer, want er is geen meer
    }; alle punten tot nu toe vervallen.
ask-neutral = { $seat } brak een neutrale zuil af. Toon je dat een andere kan bewegen?
if-won-neutral = Je brengt een andere neutrale zuil omhoog: die blijft daar, en de beurt van { $seat } is voorbij.
if-lost-neutral = Je breekt af: die zuil is vergrendeld, verder volgt er niets.
if-not-neutral = Probeert niemand het, dan gaat { $seat } verder met een eigen zuil.
do-contest = Betwisten
do-decline = Laten gaan
ask-choosing-colour = Met welke kleur wil je bouwen?

## Metgezel: een echte villa

companion-tip = Doe het op je eigen tafel, kies dan de zuil en zeg wat er gebeurde.
tell-moved = Hij staat boven
tell-removed = Hij is eruit
tell-broken-off = Afgebroken
tell-fell = De villa viel
tell-floor = De vloer ligt

## De tafel in woorden

described-column = { $column }{ $covered ->
        [yes] {" "}die { $load } newton draagt
       *[no] {""}
    }
described-locked = { $column }, vergrendeld
described-level = { $level ->
        [0] Op de bouwplaats
        [1] Op de blauwe vloer
        [2] Op de groene vloer
        [3] Op de gele vloer
        [4] Op de oranje vloer
       *[other] Op de rode vloer
    }: { $columns }.
described-level-empty = { $level ->
        [0] De bouwplaats is leeg.
        [1] De blauwe vloer is leeg.
        [2] De groene vloer is leeg.
        [3] De gele vloer is leeg.
        [4] De oranje vloer is leeg.
       *[other] De rode vloer is leeg.
    }
described-seat = { $seat } bouwt met { $colours } en heeft { $points ->
        [one] één punt
       *[other] { $points } punten
    } op de hoogste vloer{ $seal ->
        [yes] {" "}en het zegel
       *[no] {""}
    }.
described-gone = Uit het spel: { $columns }.
described-next = De volgende vloer zou { $floor ->
        [green] groen
        [yellow] geel
        [orange] oranje
       *[other] rood
    } zijn.

## Tekeningen van de regelpagina

figure-columns = Vijf van elke kleur: drie dunne van 1, een zeshoekige van 2, een dikke van 3.
figure-floors = De vijf vloeren in de volgorde waarin ze gelegd worden, elk kleiner dan de vorige.
figure-takeable = Rood is aan de beurt: de eigen zuilen lager mogen gepakt worden. Niet de vergrendelde, niet die op de hoogste vloer, niet die van een ander.
figure-way-out = Zijwaarts eruit, langs alle andere: goed. Tegen een zuil op de weg: die mag niet geduwd worden.
figure-standing = Helemaal binnen de omtrek: goed. Over de rand of tegen een andere zuil: niet toegestaan.
figure-locked = Afgebroken: de zuil staat waar ze stond, met een slot. Ze draagt en telt nog, maar niemand mag haar pakken.
figure-contest = Het bewijs lukt: de zuil gaat uit het spel. Het wordt afgebroken: de zuil is vergrendeld, en wie verklaard heeft mag er een pakken van wie betwistte.
figure-floor = Op drie zuilen of meer: goed. Op maar twee: de vloer wordt teruggenomen.
figure-points = Op de hoogste vloer: rood 1 + 2 = 3, geel 3. Wat eronder staat telt niet.
figure-seal = Geel had het zegel met 3 punten. Rood heeft er nu 4: het zegel gaat over en toont geel.
figure-fall = Een vloer die meer dan 10 graden kantelt is gevallen, en de villa met haar.

## De les

lesson-welcome = Welkom bij Villa Paletti
    .text = Twintig houten zuilen dragen een villa die uit zichzelf omhoog groeit: wat boven gebouwd wordt, wordt er onder uit getrokken. Twee bouwers zijn aan het werk. Jij speelt rood en blauw, de ander geel en groen. Het hout gedraagt zich als echt hout: het draagt, helt, glijdt en valt.
lesson-pull = Trek er een uit
    .text = In je beurt breng je een eigen zuil van beneden naar de hoogste vloer. Zuilen met een ring mag je pakken. Het getal naast een zuil zegt wat ze draagt: deze bijna niets.
    .do = Pak dun blauw 1 rechtsvoor en trek hem eruit, in het beeld of met “Trekken”.
lesson-set = Zet hem neer
    .text = Hij is eruit, en de villa staat. Nu komt hij rechtop op de hoogste vloer, helemaal binnen de rand. De schaduw toont waar.
    .do = Zet hem op de blauwe vloer.
lesson-free = Vrijstaand
    .text = Geel had het makkelijk: een zuil met niets erboven wordt er gewoon uit getild. Daar zijn er niet veel van.
lesson-heavy = Een zware
    .text = De dikke rode draagt een flink deel van het gewicht. Boven zou hij drie punten waard zijn.
    .do = Probeer het: trek de dikke rode zuil.
lesson-locked = Afgebroken en vergrendeld
    .text = Hij nam de vloer mee, en je gaf op tijd op. De zuil staat weer op zijn plaats, nu met een ijzeren band: niemand mag hem nog pakken. Je beurt was voorbij, maar de villa staat.
lesson-declare = Geen enkele kan bewegen
    .text = Wie denkt dat geen van de eigen zuilen eruit komt, verklaart dat en vraagt om een nieuwe vloer in plaats van te zetten.
    .do = Open “Geen van de mijne kan bewegen …” en verklaar.
lesson-contest = Betwist!
    .text = Geel geloofde het niet en moest het bewijzen met een van jouw zuilen. Was het gelukt, dan was die zuil uit het spel en je beurt voorbij. Maar hij duwde de dikke ernaast: dat geldt als afgebroken en vergrendelt hem.
lesson-penalty = Aan jou de keus
    .text = Voor het mislukte bewijs mag je een gele of groene zuil uit het spel nemen, op eigen risico. Maar je vloer heeft steunen nodig.
    .do = Kies “Laten”.
lesson-floor = Een nieuwe vloer
    .text = De volgende vloer is groen. Hij moet op minstens drie zuilen tot rust komen. Schuif en draai hem tot hij je bevalt: eenmaal losgelaten ligt hij.
    .do = Leg de groene vloer waar hij zweeft: “Loslaten”.
lesson-seal = Het zegel van de bouwmeester
    .text = Vanaf de groene vloer telt het. Geel zette daar als eerste een zuil neer en neemt het zegel. Wie het aan het eind heeft, wint.
lesson-points = Meer punten
    .text = Op de hoogste vloer tellen dunne zuilen 1, de zeshoekige 2, de dikke 3. Het zegel gaat naar wie meer heeft dan de bezitter; gelijkspel verandert niets.
    .do = De dikke blauwe staat vrij: til hem eruit.
lesson-top = Helemaal bovenop
    .text = Het is het zwaarste stuk uit de doos. Waar hij staat, daarheen helt de villa.
    .do = Zet hem links op de groene vloer.
lesson-passed = Het zegel is van jou
    .text = Drie tegen één. Het zegel toont nu geel: zo ziet iedereen wie het daarvoor had, en dat kan nog tellen.
lesson-fall = Hij valt!
    .text = Geel trok de laatste steun links weg. Instortingen zie je vertraagd, en een ring toont de plek waar het eerste contact verloren ging.
lesson-end = Wie wint
    .text = Wie het zegel heeft wint: jij. Had je hem zelf omgegooid, dan had gewonnen wie het daarvoor had. Pak nu Villa Paletti uit de kast.
