action-bid = Bied { $count } × { $face }
action-call = Gelogen!
event-rolled = { $seat } gooit { $count ->
    [one] één dobbelsteen
   *[other] { $count } dobbelstenen
  }.
event-bid-made = { $seat } biedt { $count } × { $face }.
event-bid-called = { $seat } twijfelt aan het bod van { $bidder }, { $count } × { $face }: het zijn er { $found }. { $loser } verliest een dobbelsteen en heeft er nog { $left }.
number-found = Dobbelstenen met een { $face }
term-cup = { $amount } onder de beker van { $seat }
number-left = Dobbelstenen die { $seat } nog heeft
term-dice-before = { $amount } daarvoor
term-die-lost = { $amount } verloren
outcome-last-dice = Nog maar één speler heeft dobbelstenen.
option-dice = Dobbelstenen per speler
refusal-liars-dice-number = Je begint met één tot acht dobbelstenen, niet met { $dice }.
refusal-liars-dice-cups = Elk van de { $seats } spelers heeft een beker, en wie aan de beurt is heeft dobbelstenen.
board-dice = Dobbelstenen
board-turn = Aan de beurt
board-bid = Bod
ld-cup = { $seat }: { $count ->
    [one] één dobbelsteen
   *[other] { $count } dobbelstenen
  }
ld-own = { $seat }: { $dice }
ld-bid = { $seat } biedt { $count } × { $face }
ld-no-bid = Nog geen bod
ld-count = Hoeveel
ld-face = Getal
ld-pending = { $count } × { $face }
ld-more = Eén meer
ld-fewer = Eén minder
