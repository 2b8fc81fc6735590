# Palermo in het Nederlands. Vakken heten a1 … n14, kavels A1 … F6.

## De stad wordt gebouwd

refusal-not-your-turn = { $seat } is aan de beurt.
refusal-town-comes-first = Eerst moet de stad gebouwd worden.
refusal-start-comes-first = Eerst komt de starttegel.
refusal-start-lies-already = De starttegel ligt al.
refusal-slot-taken = Op { $slot } ligt al een tegel.
tile-kind =
    { $kind ->
        [one] één dak
        [one_mirrored] één dak, gespiegeld
        [two] twee daken
        [two_mirrored] twee daken, gespiegeld
        [three] drie daken
        [start] start
       *[street] straat
    }
refusal-none-left =
    { $count ->
        [one] De enige tegel van deze soort ({ tile-kind }) ligt
       *[other] Alle { $count } tegels van deze soort ({ tile-kind }) liggen
    } al.
refusal-own-door-walled-in = De eigen deur bij { $door } zou vanaf de rondweg niet te bereiken zijn.
refusal-door-walled-in = De deur bij { $door } zou vanaf de rondweg niet te bereiken zijn.
refusal-start-walled-in = De starttegel op { $slot } zou vanaf de rondweg niet te bereiken zijn.
refusal-slot-walled-in = Dat sluit { $slot } in: geen binnenplaatsen.
refusal-does-not-join = Een dak van het nieuwe huis moet een muur delen met een dak dat er al ligt.
refusal-touches-at-corner = Een ander huis alleen bij een hoek raken mag niet.
refusal-town-cannot-be-finished = Daarna kan de stad niet meer af: er is geen manier om het bord te vullen.
refusal-town-undecided = Er is geen manier gevonden om de stad daarna af te maken; of er een is, is onbeslist, en dat telt als nee.
refusal-town-is-built = De stad is gebouwd.

event-first-player-chosen = { $drawn ->
    [yes] { $seat } mag beginnen na loting.
   *[no] { $seat } begint.
}
event-town-found = { $drawn ->
    [yes] Er is een stad geloot: { $code }.
   *[no] De stad is { $code }.
}
event-start-laid = { $seat } legt de starttegel op { $slot }.
event-house-laid = { $seat } legt een huis met { $kind ->
    [one] één dak
    [one_mirrored] één dak (gespiegeld)
    [two] twee daken
    [two_mirrored] twee daken (gespiegeld)
   *[three] drie daken
    } op { $slot }; de deur is { $door }.
event-streets-laid = Straattegels vullen { $slots }.
event-door-claimed = { $seat } neemt de zaak bij { $door }.
event-collecting-began = De stad staat. { $seat } gaat als eerste op pad.

action-lay-start = Leg de starttegel op { $slot }
action-lay-house = Leg een huis met { $kind ->
    [one] één dak
    [one_mirrored] één dak (gespiegeld)
    [two] twee daken
    [two_mirrored] twee daken (gespiegeld)
   *[three] drie daken
    } op { $slot }{ $rotation ->
    [0] {""}
   *[other] , { $rotation }° gedraaid
    }
action-claim-door = Neem de zaak bij { $door }

## Deuren worden genomen

refusal-doors-come-first = Eerst moet elk fiche bij een deur liggen.
refusal-not-a-door = Bij { $cell } is geen deur.
refusal-door-claimed = De zaak bij { $cell } is van { $seat }.
refusal-too-few-houses = De stad heeft { $houses } huizen; er zijn er { $needed } nodig.
refusal-town-code-letters = Een stadscode heeft geen “{ $letters }”, alleen de letters { $known }.
refusal-tile-roofs = { $at }: een huis heeft één tot drie daken met gedeelde muren, van de vakken a b c d; niet ‘{ $roofs }’.
refusal-tile-door = { $at }: de deur komt uit op een straatvak naast een dak, van a b c d; niet ‘{ $door }’ bij de daken ‘{ $roofs }’.
refusal-tile-twice = { $at }: deze vorm is er al, misschien gedraaid.
refusal-tile-counts = { $at }: er zijn { $right } huizen met { $roofs ->
    [one] één dak
   *[other] { $roofs } daken
}, geen { $found }.
refusal-town-code-length = Een stadscode heeft { $right } letters, geen { $length }.
refusal-town-code-misprint = Er zit een fout in de stadscode: de laatste twee letters passen niet bij de andere.
refusal-town-code-without-ready-made-town = Een stadscode is voor partijen met een kant-en-klare stad.

## Er wordt geïnd

refusal-match-over = De partij is afgelopen.
refusal-not-a-street = { $cell } ligt onder een dak.
refusal-pawn-there = De pion van { $seat } staat op { $cell }.
refusal-too-far = { $cell } kost { $cost } punten, en je hebt er maar { $points ->
        [one] één
       *[other] { $points }
    }.
refusal-policeman-costs-two = De agent van { $seat } op { $cell } kost twee punten, en er zou er maar één over zijn.
refusal-points-left-over =
    { $points ->
        [one] Het ene punt moet op
       *[other] Alle { $points } punten moeten op
    }, en met precies zoveel is { $cell } niet te bereiken.
refusal-another-step-possible = De pion mag alleen op { $cell } blijven steken als hij nergens anders heen kon.
refusal-not-the-target = De doelsteen ligt op { $target }: bij { $cell } valt niets te halen.
refusal-home-comes-first = De weg naar { $cell } gaat over de starttegel, waar de zet eindigt.
refusal-can-walk = De pion kan lopen, dus moet hij.
refusal-home-already = De pion is thuis.
refusal-not-home = Rente is er alleen voor wie thuis is.
refusal-no-police = Deze partij gaat zonder agenten.
refusal-policeman-moved-already = De agent is deze beurt al verzet; nu de pion.
refusal-policeman-held = De pion van { $seat } staat op de agent bij { $cell }: die kan niet weg.
refusal-policeman-there = De agent van { $seat } staat op { $cell }.
refusal-next-to-policeman = { $cell } ligt vlak naast de agent van { $seat }.
refusal-start-occupied = Op de starttegel staan pionnen geparkeerd: op { $cell } mag geen agent.
refusal-no-target-stones = Deze partij gaat zonder doelstenen.
refusal-target-stays = De doelsteen blijft liggen tot het fiche is opgehaald.
refusal-target-comes-first = Leg eerst de doelsteen.
refusal-not-your-chip = Bij { $cell } ligt geen fiche van jou.

event-target-set = { $seat } gaat nu bij { $door } innen.
event-policeman-placed = De agent van { $seat } gaat naar { $cell }.
event-walked = { $lost ->
    [0] { $seat } loopt voor { $cost } van { $points } { $points ->
            [one] punt
           *[other] punten
        } naar { $to }.
   *[other] { $seat } loopt voor { $cost } van { $points } { $points ->
            [one] punt
           *[other] punten
        } naar { $to } en moet eerder blijven staan: { $lost } verloren.
}
event-chip-collected = { $seat } int bij { $door }: { $points } { $points ->
        [one] punt
       *[other] punten
    } − { $cost } = { $income } miljoen, { $money } in totaal. Volgende beurt: { $next_points } { $next_points ->
        [one] punt
       *[other] punten
    }.
event-came-home = { $seat } komt thuis: { $points } { $points ->
        [one] punt
       *[other] punten
    } − { $cost } = { $income } miljoen, { $money } in totaal.
event-policeman-blocked = { $points_less ->
    [0] { $seat } staat op de agent van { $owner }, die nu niet weg kan.
   *[other] { $seat } staat op de agent van { $owner }, die nu niet weg kan, en heeft de volgende beurt een punt minder.
}
event-stayed = { $seat } kan met { $points } { $points ->
        [one] punt
       *[other] punten
    } nergens heen en blijft.
event-interest-taken = { $seat } krijgt { $interest } miljoen rente: { $money } in totaal.
event-match-ended = De partij is afgelopen. Het meeste geld: { $winners }.

action-set-target = Leg de doelsteen op { $door }
action-place-policeman = Zet de agent op { $cell }
action-walk = Loop naar { $to }
action-stay = Blijf
action-take-interest = Neem de rente

outcome-all-home = Iedereen is thuis.
outcome-round-over = Iedereen is thuis, en de ronde is om.
table-score-track = Het scorespoor
column-colour = kleur
column-field = vak
column-lap = rondje
colour-red = rood
colour-yellow = geel
colour-green = groen
colour-blue = blauw
colour-black = zwart
fact-all-money = Geld van allen samen
fact-lead = Voorsprong van de winnaar

## Onleesbare tekst

refusal-unknown-cell = Er is geen vak { $cell }: vakken gaan van a1 tot n14.
refusal-unknown-slot = Er is geen kavel { $slot }: kavels gaan van A1 tot F6.
refusal-unknown-house = Er is geen huis { $house }: huizen hebben 1, 2 of 3 daken.
refusal-unknown-rotation = { $rotation } gaat niet: tegels draaien 0, 90, 180 of 270 graden.
refusal-unknown-notation = “{ $text }” is geen actie. Probeer: start C4, lay 2 C4 90, claim g7, target g7, police g7, walk g7, stay, interest.

## Onmogelijke standen

refusal-first-player-not-seated = { $seat } kan aan deze tafel voor { $seats } niet beginnen.
refusal-wrong-phase = Met deze opties is er geen fase “{ $phase }”.
refusal-not-in-this-phase = In deze fase kan er geen { $field } zijn.
refusal-not-one-a-seat = { $field } moet een waarde hebben voor elk van de { $seats } plaatsen, geen { $count }.
refusal-wrong-turn = { $seat } kan niet aan de beurt zijn: het is { $other }.
refusal-too-many-tiles = Van deze soort ({ tile-kind }) { $most ->
        [one] is er maar één tegel
       *[other] zijn er maar { $most } tegels
    }, geen { $count }.
refusal-rotation-of-a-street = Een tegel zonder huis ({ tile-kind }) wordt niet gedraaid.
refusal-start-missing = De starttegel ontbreekt.
refusal-street-too-early = Op { $slot } ligt een straattegel voordat alle fiches liggen.
refusal-town-not-finished = Op { $slot } ligt geen tegel.
refusal-town-is-finished = Alle fiches liggen: de stad is af.
refusal-too-many-houses = De stad heeft { $houses } huizen, maar er kunnen er maar { $needed } gebouwd zijn.
refusal-wrong-completion = De stad kan niet { $completion } worden.
refusal-chip-without-door = Op { $slot } is geen deur voor een fiche.
refusal-chip-of-nobody = Het fiche op { $slot } is van niemand aan deze tafel.
refusal-chip-missing = Bij de deur { $door } ligt geen fiche.
refusal-too-many-chips = { $seat } heeft { $count } fiches op het bord, maar bezit er maar { $most }.
refusal-unequal-chips = { $seat } heeft { $count } fiches gelegd, maar het moeten er nu { $right } zijn.
refusal-money-negative = { $seat } kan geen schulden hebben.
refusal-money-before-first-chip = { $seat } heeft geld maar nog geen fiche opgehaald.
refusal-two-pawns = Op { $cell } staan twee pionnen.
refusal-parked-on-the-way = De pion van { $seat } is onderweg: hij kan niet op de starttegel geparkeerd staan.
refusal-chip-not-taken = De pion van { $seat } staat op { $cell }, waar hij het fiche genomen zou hebben.
refusal-not-gone-home = { $seat } heeft alle fiches: op { $cell } zou de pion thuis zijn.
refusal-two-policemen = Op { $cell } staan twee agenten.
refusal-policeman-missing = { $seat } kan geen agent verzet hebben die niet op het bord staat.
refusal-penalty-without-policeman = { $seat } kan geen punt minder hebben.
refusal-target-too-early = { $seat } kan geen doelsteen op het bord hebben.
refusal-target-too-late = { $seat } kan nu geen doelsteen leggen.
refusal-target-without-chip = De doelsteen van { $seat } moet op een eigen fiche liggen.
refusal-not-over = De partij kan nog niet afgelopen zijn.
refusal-not-the-town-of-the-code = De tegels zijn niet die van de stadscode { $code }.
refusal-houses-do-not-join = De huizen rond { $slot } en { $far } sluiten niet aan, hoewel beide groepen konden groeien.
refusal-money-without-chips = { $seat } heeft { $money } miljoen, maar de opgehaalde fiches brengen tot nu toe hoogstens { $most } op.
refusal-before-the-first-player = { $seat } kan niet begonnen zijn voordat { $other }, de eerste speler, de starttegel heeft verlaten.

## Opties

option-edition = Wiens spelregel beslist waar ze verschillen
    .de = de Duitse, die van de uitgever
    .en = de Engelse
    .fr = de Franse
option-corner-contact = Mogen huizen elkaar alleen bij een hoek raken?
    .allowed = ja, maar aangebouwd is dat niet
    .forbidden = nee
option-jumped-policeman = Een agent van een ander die op de rondweg wordt overgesprongen
    .free = kost niets
    .pays = kost een punt
option-free-building = Vrij bouwen: huizen hoeven niet aan te sluiten
option-ready-made-town = Kant-en-klare stad: de spelers nemen alleen de zaken
option-tiles = De huizen van jullie eigen doos, als hun vormen anders zijn
    .printed = die van de gedrukte doos
option-town-code = De code van de kant-en-klare stad; zonder code wordt die geloot
option-no-police = Zonder agenten
option-target-stones = Doelstenen tonen welk fiche het volgende is
option-first-player = Wie begint (de jongste)
    .none = wordt geloot
    .some = plaats { $number }

## Waarom een bot zo speelt

reason-start-in-the-middle = vanuit het midden is geen huis ver
reason-plan-with-door = met de deur bij { $door } { $doors ->
        [one] kost mijn deur
       *[other] kosten mijn { $doors } deuren
    } { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
    } en { $doors ->
        [one] brengt ze
       *[other] brengen ze
    } { $money } miljoen op
reason-looks-ahead = van { $tried } plekken staat deze er het best voor als iedereen verder heeft gebouwd, met { $gain } miljoen
reason-plays-out = uitgespeeld, in { $playouts } pogingen in totaal, wint deze keuze { $share } % van haar partijen
reason-builds-near = dicht bij mijn andere zaken
reason-builds-anywhere = elke plek is goed
reason-claims-anywhere = elke zaak is goed
reason-plan-aims = in mijn plan komt nu { $door }, voor { $income } miljoen
reason-plan-hinders = kost { $seat } onderweg ongeveer { $loss } miljoen
reason-nearest-door = mijn dichtstbijzijnde zaak
reason-hinders = bij { $cell } zou anders zo iemand innen
reason-collects = int { $income } miljoen bij { $cell }
reason-then-collects = dan { $door } in { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
    } voor { $income }
reason-then-home = dan naar huis in { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
    } met { $income }
reason-plan-until-home = thuis { $turns ->
        [one] één beurt later
       *[other] { $turns } beurten later
    } met { $money } miljoen
reason-plan-order = in deze volgorde: { $order }
reason-goes-home = gaat naar huis met { $income } miljoen
reason-comes-closer = op weg naar { $door } via { $cell }
reason-comes-closer-to-home = op weg naar huis via { $cell }
reason-looks-for-door = komt via { $cell } dichter bij een zaak
reason-strays = is de weg kwijt
reason-nothing-else = er is niets anders te doen
