# Villa Paletti in het Nederlands.

## Woorden

nobody = niemand

## Opties

option-villa = De villa staat
    .simulated = hier, in de browser
    .real = op onze eigen tafel: wij vertellen wat er gebeurt
option-wood = Hout
    .perfect = perfect: elke pilaar is even lang
    .fine = fijn: pilaren verschillen tot 0,1 mm
    .rough = ruw: pilaren verschillen tot 0,3 mm
option-pieces = Het hout van jullie eigen doos, als maten en vormen anders zijn
    .printed = dat van de gedrukte doos
option-hands = Handen
    .steady = vast: ze trillen niet
    .human = menselijk
    .shaky = bibberig
option-hands-by-seat = Handen van afzonderlijke plaatsen
    .as_table = zoals de tafel
    .steady = vaste handen
    .human = menselijke handen
    .shaky = bibberige handen
option-placing = Pilaren neerzetten en verdiepingen leggen
    .both = met de hand of met het paneel, wat ieder wil
    .by_hand = alleen met de eigen hand
    .by_panel = alleen met het paneel: de hand van het programma doet het
option-pulling = Pilaren wegnemen
    .both = met de hand of via het paneel, zoals je wilt
    .by_hand = alleen met je eigen hand
option-notes = Briefjes bij de pilaren die zeggen hoe elke staat
option-practice = Oefenen: tegen bots mag je een trekbeurt terugnemen
option-set-up = Opbouw
    .from_seed = voor jullie neergezet
    .in_turn = om beurten, elk een pilaar
option-youngest = De jongste, die de bouwmeesterssteen gooit
    .none = wordt geloot
    .some = speler { $number }
option-colours = Kleuren
    .chosen = om beurten gekozen (Nederlandse regel)
    .rolled = door iedereen gegooid (Franse regel)
option-experienced = Ervaren bouwers: een verdieping mag op minder dan drie pilaren rusten
    .off = nee
    .from_orange = vanaf oranje (Franse regel)
    .orange_only = alleen oranje (Nederlandse regel)

## Wat je kunt doen

action-place-column = Zet de { $column } op de bouwplaats bij { $x }, { $y }
action-choose-colour = Neem { $colour ->
            [blue] blauw
            [green] groen
            [yellow] geel
            [orange] oranje
            [red] rood
           *[other] { $colour }
        }
action-pull = Trek de { $column } richting { $direction }°
action-pull-along = Trek de { $column } met de hand
action-nudge = De { $column } even aantikken om te voelen hoe vast die staat
action-lift = Til de { $column } recht omhoog
action-break-off = Raak de { $column } aan en geef op: hij wordt geblokkeerd
action-set-down = Zet hem neer bij { $x }, { $y }
action-set-down-along = Draag hem erboven en zet hem met de hand neer bij { $x }, { $y }
action-declare = Meld dat je niet meer kunt: geen eigen pilaar is te verplaatsen
action-contest = Vecht het aan: laat zien dat het wel kan
action-decline = Laat het zo
action-lay-floor = Leg de verdieping bij { $x }, { $y }, { $rotation }° gedraaid
action-lay-floor-along = Leg de verdieping met de hand bij { $x }, { $y }, { $rotation }° gedraaid
action-give-up-floor = Geen goede plek voor de verdieping vinden
action-tell-moved = De { $column } kwam eruit en staat waar hij hoort
action-tell-fell = { $column ->
    [none] De villa stortte in onder de nieuwe verdieping
   *[other] De villa stortte in toen de { $column } verplaatst werd
}
action-tell-floor = De volgende verdieping ligt
action-tell-colour = De bouwmeesterssteen toonde { $colour ->
            [blue] blauw
            [green] groen
            [yellow] geel
            [red] rood
           *[other] { $colour }
        }
action-roll-seal = Laat het programma de bouwmeesterssteen gooien

offer-place-column =
    Zet { $column ->
        [open] een pilaar
       *[other] de { $column }
    } ergens op de bouwplaats
offer-pull =
    Trek { $column ->
        [open] een pilaar
       *[other] de { $column }
    } op je eigen manier: richting, snelheid, greep, andere hand
offer-set-down = Zet hem ergens op de hoogste verdieping neer
offer-lay-floor = Leg de verdieping ergens, met welke kant ook boven

field-column = Welke pilaar
field-x = Hoe ver rechts van het midden, x
field-y = Hoe ver boven het midden, y
field-rotation = Tegen de klok in gedraaid over
field-flipped = Welke kant boven
    .no = deze
    .yes = de andere
field-on = Op welke pilaar
    .none = op geen: op de verdieping
field-direction = Waarheen: 0 is rechts, 90 is boven
field-speed = Hoe snel
field-grip = Hoe hoog boven de voet je hem vastpakt
field-tool = Waarmee
    .hand = met de hand
    .hook = met het haakje
field-hold = Waar de andere hand ligt
    .none = nergens
    .blue = op de blauwe verdieping
    .green = op de groene verdieping
    .yellow = op de gele verdieping
    .orange = op de oranje verdieping
    .red = op de rode verdieping
field-hold-x = De andere hand: hoe ver rechts van het midden, x
field-hold-y = De andere hand: hoe ver boven het midden, y
field-lift = Hoe hard de andere hand tilt
field-steady = Hoe hard de andere hand tegenhoudt
field-give-up = Geef op zodra iets anders is verschoven over
    .none = nooit

## Wat er gebeurde

event-villa-laid-out = { $rests_on ->
    [none] Twintig pilaren staan op de bouwplaats en de blauwe verdieping ligt erop.
   *[other] Twintig pilaren staan op de bouwplaats; blauw rust op: { $rests_on }.
}
event-column-placed = { $seat } zet de { $column } op de bouwplaats.
event-site-cleared = De pilaren laten geen veilige plek voor de blauwe verdieping: alles wordt opnieuw neergezet.
event-floor-slipped = De blauwe verdieping glijdt weg; { $seat } legt hem opnieuw.
event-colour-rolled = { $seat } gooit de bouwmeesterssteen: { $colour ->
            [blue] blauw
            [green] groen
            [yellow] geel
            [orange] oranje
            [red] rood
           *[other] { $colour }
        }.
event-colour-chosen = { $seat } kiest { $colour ->
            [blue] blauw
            [green] groen
            [yellow] geel
            [orange] oranje
            [red] rood
           *[other] { $colour }
        }.
event-colour-left = { $seat } heeft { $colour ->
            [blue] blauw
            [green] groen
            [yellow] geel
            [orange] oranje
            [red] rood
           *[other] { $colour }
        }, de kleur die over is.
event-colour-neutral = Neutraal is { $colour ->
            [blue] blauw
            [green] groen
            [yellow] geel
            [orange] oranje
            [red] rood
           *[other] { $colour }
        }.
event-turn-began = Beurt { $turn }: { $seat }.
event-column-taken = { $pushed ->
    [0] { $seat } haalt de { $column } eruit; verder bewoog niets.
   *[other] { $seat } haalt de { $column } eruit; verder bewoog niets meer dan { $pushed } mm.
}
event-attempt-broken-off = { $cause ->
    [let_go] { $seat } laat de { $column } los voor hij eruit is.
    [pushed] { $seat } moet de poging met de { $column } afbreken: de { $culprit } werd { $moved } mm verschoven.
    [changed_cover] { $seat } moet de poging met de { $column } afbreken: de { $culprit } is niet bedekt zoals eerst.
    [knocked_over] { $seat } moet de poging met de { $column } afbreken: de { $culprit } werd omgestoten.
    [toppled] { $seat } zet de { $column } neer en hij valt om.
    [misplaced] { $seat } krijgt de { $column } niet neergezet waar die mag staan.
    [no_free_spot] { $seat } vindt geen vrije plek voor de { $column }.
   *[gave_up] { $seat } geeft de { $column } op.
}
event-column-nudged = { $carries ->
    [yes] { $seat } tikte de { $column } aan: die zit vast, onder ongeveer { $load } newton.
   *[no] { $seat } tikte de { $column } aan: die zit los.
}
event-column-touched = { $seat } heeft de { $column } alleen aangeraakt.
event-column-locked = De { $column } is geblokkeerd.
event-column-set-down = { $seat } zet de { $column } op de { $floor ->
            [blue] blauwe
            [green] groene
            [yellow] gele
            [orange] oranje
            [red] rode
           *[other] { $floor }
        } verdieping.
event-column-removed = De { $column } van { $owner } gaat uit het spel.
event-points-changed = { $column ->
    [none] { $floor ->
            [green] Vanaf nu tellen de pilaren op de hoogste verdieping.
           *[other] De nieuwe verdieping wist de punten: { $before } → { $after }.
        }
   *[other] Punten: { $before } → { $after } ({ $column }: { $worth }).
}
event-seal-taken = { $why ->
    [first_on_floor] { $seat } is als eerste op de { $floor ->
            [blue] blauwe
            [green] groene
            [yellow] gele
            [orange] oranje
            [red] rode
           *[other] { $floor }
        } verdieping en neemt de bouwmeesterssteen.
   *[more_points] { $seat } neemt de bouwmeesterssteen met { $points } { $points ->
            [one] punt
           *[other] punten
        } tegen { $points_of_previous }.
}
event-seal-kept = { $seat } is als eerste op de { $floor ->
            [blue] blauwe
            [green] groene
            [yellow] gele
            [orange] oranje
            [red] rode
           *[other] { $floor }
        } verdieping en houdt de bouwmeesterssteen.
event-declared = { $seat } meldt dat geen eigen pilaar te verplaatsen is{ $in_a_row ->
        [1] {""}
       *[other] {" "}({ $in_a_row } op rij)
    }.
event-contested = { $seat } vecht de melding van { $against } aan en moet het laten zien.
event-contest-declined = { $seat } vecht het niet aan.
event-penalty-forgone = { $seat } laat de pilaren van { $contester } met rust.
event-floor-laid = { $seat } legt de { $floor ->
            [blue] blauwe
            [green] groene
            [yellow] gele
            [orange] oranje
            [red] rode
           *[other] { $floor }
        } verdieping; hij rust op: { $rests_on }.
event-floor-taken-back = De { $floor ->
            [blue] blauwe
            [green] groene
            [yellow] gele
            [orange] oranje
            [red] rode
           *[other] { $floor }
        } verdieping rust op te weinig pilaren ({ $rests_on }; er zijn er { $needed } nodig): { $seat } neemt hem terug.
event-floor-broken-off = De { $floor ->
            [blue] blauwe
            [green] groene
            [yellow] gele
            [orange] oranje
            [red] rode
           *[other] { $floor }
        } verdieping stoot de { $culprit } om: { $seat } neemt hem terug en alles wordt teruggezet.
event-floor-given-up = { $seat } vindt geen goede plek voor de { $floor ->
            [blue] blauwe
            [green] groene
            [yellow] gele
            [orange] oranje
            [red] rode
           *[other] { $floor }
        } verdieping.
event-floor-impossible = { $why ->
    [red_lies] Er is geen verdieping meer: rood ligt al.
   *[too_few_columns] Er kan geen verdieping gelegd worden: op de hoogste { $columns ->
            [one] staat één pilaar
           *[other] staan { $columns } pilaren
        }, er zijn er { $needed } nodig.
}
event-own-move-skipped = { $seat } heeft geen pilaar om te verplaatsen: de beurt is voorbij.
event-villa-fell = { $column ->
    [none] De villa stort in! { $seat } legde een verdieping.
   *[other] De villa stort in! { $seat } verplaatste de { $column }.
}
event-match-ended = { $winner ->
    [none] Na { $turns } { $turns ->
            [one] beurt
           *[other] beurten
        } is het voorbij. Niemand wint.
   *[other] Na { $turns } { $turns ->
            [one] beurt
           *[other] beurten
        } is het voorbij. { $winner } wint.
}

## Hoe het eindigde

outcome-fell = De villa is ingestort: wie de bouwmeesterssteen heeft, wint.
outcome-fell-by-holder = Wie de bouwmeesterssteen had, liet de villa instorten: de vorige bezitter wint.
outcome-fell-nobody-wins = De villa is ingestort, en niemand heeft recht op de bouwmeesterssteen.
outcome-no-more-building = Niemand kan nog bouwen: wie de bouwmeesterssteen heeft, wint.
outcome-no-more-building-nobody-wins = Niemand kan nog bouwen, en niemand heeft de bouwmeesterssteen.

table-builders = De bouwers
column-seat = plaats
column-locked = geblokkeerde pilaren
column-out-of-game = pilaren uit het spel
column-seal = bouwmeesterssteen
seal-holder = heeft het
seal-previous = had het eerder
seal-none = –

fact-turns = Lengte in beurten
fact-floors = Bereikte verdiepingen
fact-seal-changes = Wisselingen van de bouwmeesterssteen
fact-brought-down-by = Omgegooid door
fact-brought-down-as = Omgegooid bij het
fact-locked = Geblokkeerde pilaren
role-own = verplaatsen van een eigen pilaar
role-neutral = verplaatsen van een neutrale pilaar
role-proof = bewijzen
role-penalty = nemen van een straf
role-neutral-proof = bewijzen met een neutrale pilaar
role-floor = leggen van een verdieping

## Waarom niet

refusal-match-over = De partij is afgelopen.
refusal-not-your-turn = Nu beslist { $seat }.
refusal-other-decision-first = { $decision ->
    [placing_column] Eerst gaan alle pilaren op de bouwplaats.
    [laying_blue] Eerst wordt de blauwe verdieping gelegd.
    [rolling_colour] Gooi eerst de bouwmeesterssteen om je kleur.
    [choosing_colour] Kies eerst een kleur.
    [setting_down] Je hebt een pilaar in de hand: zet hem neer.
    [contesting] Er wordt gevraagd of je het aanvecht.
    [proving] Je hebt het aangevochten: verplaats nu een van de pilaren.
    [punishing] Neem een pilaar van wie het aanvocht, of laat het.
    [laying_floor] Nu wordt de verdieping gelegd of opgegeven.
    [doubting_neutral] Er wordt gevraagd of een andere neutrale pilaar te verplaatsen is.
    [proving_neutral] Verplaats nu een andere neutrale pilaar.
    [moving_own] Verplaats nu een eigen pilaar.
   *[taking_turn] Jij bent aan de beurt: breng een pilaar omhoog, of meld dat je niet meer kunt.
}
refusal-no-such-column = Er is geen pilaar “{ $column }”.
refusal-column-placed = De { $column } staat er al.
refusal-on-the-rim = De { $column } zou op de rand staan.
refusal-on-another-column = Daar zou de { $column } tegen de { $other } komen.
refusal-no-room-for-the-rest = Met de { $column } daar passen de overige pilaren niet meer.
refusal-beyond-the-base = De { $floor ->
            [blue] blauwe
            [green] groene
            [yellow] gele
            [orange] oranje
            [red] rode
           *[other] { $floor }
        } verdieping zou buiten de basis steken.
refusal-not-safe = De { $floor ->
            [blue] blauwe
            [green] groene
            [yellow] gele
            [orange] oranje
            [red] rode
           *[other] { $floor }
        } verdieping zou daar niet veilig liggen.
refusal-too-few-supports = Daar zou de { $floor ->
            [blue] blauwe
            [green] groene
            [yellow] gele
            [orange] oranje
            [red] rode
           *[other] { $floor }
        } verdieping op { $columns } { $columns ->
        [one] pilaar
       *[other] pilaren
    } rusten; er zijn er { $needed } nodig.
refusal-tell-what-happened = Jullie villa staat op jullie eigen tafel: doe het daar en vertel wat er gebeurde.
refusal-not-a-real-villa = Deze villa staat hier: er hoeft niets over verteld te worden.
refusal-colour-taken = Iemand heeft { $colour ->
            [blue] blauw
            [green] groen
            [yellow] geel
            [orange] oranje
            [red] rood
           *[other] { $colour }
        } al.
refusal-not-your-column = De { $column } is niet van jou.
refusal-not-the-declarers-column = De { $column } is geen pilaar van wie het meldde.
refusal-not-the-contesters-column = De { $column } is geen pilaar van wie het aanvocht.
refusal-neutral-first = Eerst een neutrale pilaar; de { $column } is er geen.
refusal-last-neutral = De { $column } is daar de enige neutrale pilaar en moet blijven.
refusal-column-out-of-game = De { $column } is uit het spel.
refusal-column-locked = De { $column } is voor de rest van de partij geblokkeerd.
refusal-column-carries-another = Op de { $column } staat een pilaar.
refusal-column-on-top = De { $column } staat al op de hoogste verdieping.
refusal-no-free-spot = De hoogste verdieping heeft geen vrije plek voor de { $column }.
refusal-column-covered = Op de { $column } ligt een verdieping: hij kan niet opgetild worden, alleen getrokken.
refusal-lift-it-off = De { $column } staat bovenop: til hem er gewoon af.
refusal-hold-nothing = De andere hand ligt op geen verdieping: hij kan niet tillen en niet steunen.
refusal-pulling-by-hand = Aan deze tafel neem je pilaren met je eigen hand weg.
refusal-touch-is-attempt = In deze partij is elke aanraking een poging: ze begon onder de vroegere regels.
refusal-placing-by-hand = Aan deze tafel zet je pilaren neer en leg je verdiepingen met je eigen hand.
refusal-placing-by-panel = Aan deze tafel zet je pilaren neer en leg je verdiepingen met het paneel.
refusal-stack-in-the-air = De { $column } kan alleen staan op pilaren die op de rode verdieping naast elkaar staan.
refusal-hold-no-such-floor = De { $floor ->
            [blue] blauwe
            [green] groene
            [yellow] gele
            [orange] oranje
            [red] rode
           *[other] { $floor }
        } verdieping ligt er nog niet.
refusal-hold-beside-floor = De andere hand zou naast de { $floor ->
            [blue] blauwe
            [green] groene
            [yellow] gele
            [orange] oranje
            [red] rode
           *[other] { $floor }
        } verdieping zijn.
refusal-over-the-edge = De { $column } zou over de rand van de { $floor ->
            [blue] blauwe
            [green] groene
            [yellow] gele
            [orange] oranje
            [red] rode
           *[other] { $floor }
        } verdieping steken.
refusal-stacking-only-on-red = Alleen op de rode verdieping mogen pilaren op elkaar staan.
refusal-not-on-red = De { $other } staat niet op de rode verdieping.
refusal-carries-already = Op de { $other } staat al een pilaar.
refusal-beside-the-column = Daar zou de { $column } niet op de { $other } staan.
refusal-place-out-of-range = { $name } = { $value } is te ver: hoogstens { $most } naar elke kant.
refusal-hand-grip = De greep zit { $low } tot { $high } mm boven de voet, niet { $value }.
refusal-hand-direction = Een richting is { $low } tot { $high } graden, niet { $value }.
refusal-hand-speed = Een hand gaat { $low } tot { $high } mm per seconde, niet { $value }.
refusal-hand-give-up = Een hand kan opgeven bij { $low } tot { $high } mm of graden, niet bij { $value }.
refusal-hand-lift = De andere hand tilt met { $low } tot { $high } newton, niet { $value }.
refusal-hand-steady = De andere hand steunt met { $low } tot { $high } newton, niet { $value }.
refusal-hand-hold-x = De andere hand reikt niet zo ver: x = { $value }.
refusal-hand-hold-y = De andere hand reikt niet zo ver: y = { $value }.
refusal-hand-path-empty = De weg van de hand is leeg.
refusal-hand-path-points = De weg van de hand heeft { $points } punten; er worden er hoogstens { $most } gelezen.
refusal-hand-path-finite = Punt { $index } van de weg is geen getal.
refusal-hand-path-time = De tijd van punt { $index } volgt niet; een trek duurt hoogstens { $most } seconden.
refusal-hand-path-far = Punt { $index } van de weg is verder dan { $most } mm van de greep.
refusal-hand-path-fast = Bij punt { $index } zou de hand sneller zijn dan { $most } mm per seconde.
refusal-hand-path-lean = Bij punt { $index } zou de hand het stuk meer dan { $most } graden kantelen.
refusal-no-such-word = “{ $word }” kun je hier niet doen.
refusal-not-understood = “{ $text }” is niet te begrijpen.

## Onmogelijke standen

refusal-column-twice = Een pilaar is twee keer genoemd.
refusal-counts = { $idle } meldingen op rij bij beurt { $turn } kan niet.
refusal-cut-beyond-tolerance = De { $column } is langer of korter dan zulk hout kan zijn.
refusal-pieces-columns = { $at }: er zijn drie soorten pilaren, in deze volgorde: dun, zeshoekig, dik.
refusal-pieces-floors = { $at }: er zijn vijf verdiepingen, in deze volgorde: blauw, groen, geel, oranje, rood.
refusal-pieces-site = { $at }: de bouwplaats is { $site } mm breed, en de hele basis maar { $base } mm.
refusal-pieces-outline-crossed = { $at }: deze omtrek kruist zichzelf of heeft hetzelfde punt twee keer.
refusal-pieces-outline-small = { $at }: deze omtrek omsluit zo goed als niets.
refusal-pieces-floor-narrow = { $at }: een pilaar van { $across } mm breed kan nergens op deze verdieping staan.
refusal-pieces-floor-larger = { $at }: deze verdieping is niet kleiner dan de vorige.
refusal-pieces-no-layout = { $at }: op de bouwplaats is geen ruimte voor alle pilaren met de blauwe verdieping er veilig op.
refusal-floors-in-order = De verdiepingen zijn niet in hun volgorde.
refusal-pose-finite = Een plaats is geen getal.
refusal-pose-turn = Een draaiing is er geen: de vier delen van het quaternion moeten lengte 1 hebben.
refusal-floor-not-lying = De { $floor ->
            [blue] blauwe
            [green] groene
            [yellow] gele
            [orange] oranje
            [red] rode
           *[other] { $floor }
        } verdieping ligt niet vlak op zijn hoogte.
refusal-floor-in-the-air = De { $floor ->
            [blue] blauwe
            [green] groene
            [yellow] gele
            [orange] oranje
            [red] rode
           *[other] { $floor }
        } verdieping ligt op geen pilaar.
refusal-column-not-standing = De { $column } staat niet.
refusal-column-off-its-level = De { $column } staat naast zijn verdieping.
refusal-columns-overlap = De { $column } en de { $other } staan op dezelfde plek.
refusal-colours-shared = De kleuren passen niet bij de plaatsen.
refusal-colours-missing = Iemand heeft geen kleur.
refusal-locked-but-gone = De { $column } is geblokkeerd, maar staat niet in de villa.
refusal-seal-incomplete = De bouwmeesterssteen mist zijn bezitter of zijn verdieping.
refusal-seal-shows-holder = De bouwmeesterssteen kan niet zijn eigen bezitter tonen.
refusal-seal-floor = De bouwmeesterssteen kan niet op de { $floor ->
            [blue] blauwe
            [green] groene
            [yellow] gele
            [orange] oranje
            [red] rode
           *[other] { $floor }
        } verdieping genomen zijn.
refusal-seal-not-taken = Iemand heeft punten, dus iemand heeft op de hoogste verdieping de bouwmeesterssteen genomen.
refusal-seal-outscored = Iemand heeft meer punten dan de bezitter van de bouwmeesterssteen.
refusal-over-but-open = De partij is afgelopen, dus er staat niets open.
refusal-decisions-impossible = Deze beslissingen kunnen niet samen openstaan.
refusal-decision-impossible = Deze beslissing kan nu niet openstaan: { $decision }.

## Waarom een bot zo speelt

reason-cannot-see-a-real-villa = een villa op jullie tafel kan hij niet zien
reason-no-quarrel = hij wil geen ruzie
reason-first-place = de eerste plek is goed
reason-any-place = elke plek is goed
reason-easy-colour = van { $colour ->
            [blue] blauw
            [green] groen
            [yellow] geel
            [orange] oranje
            [red] rood
           *[other] { $colour }
        } komen pilaren ter waarde van { $worth } makkelijk los
reason-stands-well = daar staat hij goed; de wankelste verdieping heeft nog { NUMBER($margin, maximumFractionDigits: 0) } mm speling
reason-comes-out = de { $column } komt eruit; de wankelste verdieping heeft nog { NUMBER($margin, maximumFractionDigits: 0) } mm speling
reason-nothing-safe = geen eigen pilaar is veilig te verplaatsen
reason-neutral-not-safe = geen neutrale pilaar is veilig te verplaatsen; de { $column } wordt opgegeven
reason-nothing-to-lose = verliezen zou hij toch, dus waagt hij de { $column }
reason-not-safe-after-all = toch is niets veilig; de { $column } is het minst waard
reason-cannot-see-it-either = ook hij ziet geen pilaar die te verplaatsen is
reason-that-one-moves = de { $column } is te verplaatsen; de wankelste verdieping heeft nog { NUMBER($margin, maximumFractionDigits: 0) } mm speling
reason-penalty = de { $column } doet het meest pijn
reason-floor-holds = daar houdt de verdieping; de wankelste heeft nog { NUMBER($margin, maximumFractionDigits: 0) } mm speling
reason-no-good-place = geen plek is goed voor de verdieping
