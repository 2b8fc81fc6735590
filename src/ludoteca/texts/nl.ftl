# Alles wat niet van één spel is, in het Nederlands.

## Plaatsen en uitslagen

seat-name = Speler { $number }
winner = { $names } wint.
winners = { $names } delen de winst.
nobody-wins = Niemand wint.

## Weigeringen

refusal-malformed = { $why ->
    [json] Dat is geen JSON: zie byte { $word }.
    [cut] Dat is geen JSON: het houdt te vroeg op.
    [missing] { $path ->
        [none] “{ $word }” ontbreekt.
       *[other] “{ $word }” ontbreekt in “{ $path }”.
    }
    [unknown] { $path ->
        [none] Niemand vroeg om “{ $word }”.
       *[other] Niemand vroeg om “{ $word }” in “{ $path }”.
    }
    [value] “{ $path }” kan niet “{ $word }” zijn.
    [low] “{ $path }” moet minstens { $word } zijn.
    [high] “{ $path }” mag hoogstens { $word } zijn.
    [short] “{ $path }” is te kort: minstens { $word }.
    [long] “{ $path }” is te lang: hoogstens { $word }.
    [form] “{ $path }” heeft niet de juiste vorm.
    [kind] { $path ->
        [none] Hier moet { $word ->
            [int] een geheel getal
            [float] een getal
            [str] een tekst
            [bool] true of false
            [array] een lijst
            [object] een object
            [int-or-str] een geheel getal of een tekst
            [str-or-object] een tekst of een object
           *[other] { $word }
        } staan.
       *[other] In “{ $path }” moet { $word ->
            [int] een geheel getal
            [float] een getal
            [str] een tekst
            [bool] true of false
            [array] een lijst
            [object] een object
            [int-or-str] een geheel getal of een tekst
            [str-or-object] een tekst of een object
           *[other] { $word }
        } staan.
    }
   *[other] Dat is niet te lezen: { $detail }.
}
refusal-number-too-long = Een getal is te lang: er worden hoogstens { $digits } cijfers gelezen.
refusal-wrong-number-of-seats = Met { $seats } gaat het niet: het spel is voor { $low } t/m { $high }.
refusal-unknown-game = Er is geen spel “{ $game }”; er zijn { $known }.
refusal-unknown-level = Er is geen bot “{ $level }”; er zijn { $known }.
refusal-no-dial = De bots van { $game } hebben geen sterkteschaal.
refusal-unknown-option = Er is geen optie “{ $option }”; er zijn { $known }.
refusal-option-value = De optie “{ $option }” kan niet { $value } zijn; mogelijk is { $values }.
refusal-unknown-language = Er is geen taal “{ $language }”; er zijn { $known }.
refusal-unknown-rule = Er is geen regel { $id }.
refusal-no-such-seat = Er is geen plaats { $wanted }: ze tellen van 0, dat is Speler 1, tot { $last }.
refusal-no-such-entry = Er is geen regel { $seq } in het logboek: de laatste is { $last }.
refusal-nothing-to-undo = Er valt niets terug te nemen.
refusal-undo-no-such-entry = Er is geen regel { $back_to } om naar terug te gaan.
refusal-undo-not-practice = Aan deze tafel blijft een zet waar geluk in zit gedaan; aan een oefentafel mag je hem terugnemen.
refusal-undo-needs-consent = Er zit geluk, iets onthulds of een zet van een ander tussen: de anderen moeten het goedvinden.
refusal-not-a-match-file = Dat is niet het bestand van een partij.
refusal-old-record = Deze partij is door een oudere versie van het programma opgenomen, in een vorm die niet meer gelezen wordt.
refusal-log-has-no-opening = Het logboek begint niet met een opstelling.
refusal-log-opened-twice = Het spel wordt twee keer opgesteld, bij regel { $seq }.
refusal-log-differs = Regel { $seq } is niet wat er volgens de regels gebeurde.
refusal-log-breaks-a-rule = Regel { $seq } breekt een spelregel ({ $refused }).
refusal-rules-version-differs = De partij is gespeeld met versie { $recorded } van de regels; dit is versie { $present }.
refusal-draws-missing = Er ontbreekt een trekking: { $label }.
refusal-draws-left-over = Er zijn meer trekkingen dan nodig.
refusal-draws-differ = De trekking { $label } werd verwacht, niet { $recorded }.
refusal-physics-missing = Het gesimuleerde hout heeft MuJoCo nodig: typ `pip install 'ludoteca[physics]'`, of speel op je eigen tafel met `--villa real`.
refusal-needs-server = Daarvoor is een server nodig.
refusal-wood-not-loaded = Het gesimuleerde hout kon niet worden geladen. Probeer het opnieuw met een verbinding, of speel met je eigen doos: open een tafel en kies dat de villa op jouw tafel staat.
refusal-file-unreadable = { $file } is niet te lezen: { $why ->
    [missing] dat bestand is er niet
    [folder] het is een map
    [forbidden] dat mag hier niet
    [not-text] het is geen tekst
   *[other] zo’n bestand kan niet bestaan
}.
refusal-golden-head = Dat is geen regel van een kop: { $line }.
refusal-seat-not-active = { $seat } is niet aan de beurt.

## Spellen uit andere pakketten

refusal-game-unplayable = Het spel “{ $game }” kan niet gespeeld worden: { $why ->
    [no-game] zijn entry point noemt geen spel
    [no-info] het heeft geen “info” die zegt wat het is
    [key] zijn “info” heeft een andere sleutel dan zijn entry point
    [seats] zo veel plaatsen kan niet
    [options] zijn opties zijn geen Record
    [position] zijn stelling is geen Position
    [view] zijn beeld is geen Record
   *[error] { $detail }
}.
no-rules-page = { $title } heeft geen regelpagina.
missing-bots = De bots van { $title } kunnen niet geladen worden: { $detail }. Die voor elk spel spelen het.
missing-texts = { $title } mist { $count } teksten, waaronder { $keys }.
keeps-the-contract = { $title } houdt zich aan het contract: { $matches } partijen gespeeld, en er ontbreekt niets.
broken-promise = Een belofte van het contract is gebroken: { $promise } ({ $seats } plaatsen, bots “{ $level }”, zaad { $seed }).
rules-mistake = Er zit een fout in de regels: { $detail } ({ $file }, regel { $line }; { $seats } plaatsen, bots “{ $level }”, zaad { $seed }).

## De motor door een pijp

refusal-internal = De motor maakte een fout: { $detail }.
refusal-unknown-match = Er is geen partij “{ $match }”.

## Bots

reason-uniform = elk van { $actions } was goed
reason-uniform-offer = had er zin in
reason-drawn = een van de toegestane zetten, geloot
reason-searched = { $percent } % van { $tries } bedachte partijen gewonnen
reason-no-time = er was geen tijd om na te denken

## De terminal

refusal-file-not-toml = { $file }, regel { $line }: dit is geen TOML ({ $problem }).
refusal-table-row = { $at }: { $problem }.
refusal-table-too-long = Een tabelbestand heeft hooguit { $most } tekens.
refusal-table-code-unreadable = Dit is geen code van een tabel.
refusal-table-unknown = { $game } heeft geen tabel ‘{ $what }’; wel { $known }.
refusal-table-for-another = { $file } is voor iets anders: { $what } van { $game }.
refusal-no-tables = { $game } wordt alleen met het gedrukte materiaal gespeeld.
table-sound = { $file } is in orde: { $what } ‘{ $name }’ voor { $game }.
table-installed = Geïnstalleerd als { $file }. Kies ‘{ $name }’ als je een tafel klaarzet.

column-game = spel
column-title = titel
column-seats = plaatsen
column-bots = bots
column-option = optie
column-default = standaard
column-values = waarden
column-meaning = betekenis
column-rank = plaats
column-player = speler
column-score = punten

stats-playing = Er wordt gespeeld
stats-title = { $title }: { $matches } partijen van bots
stats-length = Lengte in acties
stats-endings = Hoe ze eindigden
stats-winners = Winst per plaats
stats-audited = De boeken klopten na elk van de { $actions } acties.
stats-drawn = Getekend in { $file }.

## Een actie invullen

form-begins = Enter neemt wat tussen [haken] staat, “{ $done }” doet dat voor al het overige. “{ $leave }”, of een lege regel waar niets tussen haken staat, ziet ervan af.
form-again = Nog eens dan: Enter houdt je antwoord, “{ $leave }” ziet ervan af.
form-left = Er is niets gedaan.
form-which = nummer of naam
form-which-ones = nummers of namen, met komma’s ertussen
form-whole =
    { $low } t/m { $high }{ $step ->
        [1] {""}
       *[other] , in stappen van { $step }
    }
form-real =
    { $low } t/m { $high }{ $unit ->
        [none] {""}
        [degrees] {" "}graden
       *[other] {" "}{ $unit }
    }
form-text = hoogstens { $longest } tekens
value-none = niets
value-yes = ja
value-no = nee

refusal-not-active = De beslissing is nu niet aan jou.
refusal-name-the-seat = { $active ->
    [0] De partij is afgelopen.
   *[other] Meerdere plaatsen moeten beslissen: geef aan welke handelt.
}
refusal-not-listed = Dat hoort niet bij wat je nu mag doen: { $action }.

# Where a number comes from: what it is, and the terms that add up to it.
derivation = { $number }: { $terms }
derivation-sum = { $number }: { $terms } = { $total }
new-game-written = Geschreven naar { $folder }. Hierna: pip install -e { $folder }, dan ludoteca play { $game }, ludoteca conformance { $game } en pytest { $folder }.
