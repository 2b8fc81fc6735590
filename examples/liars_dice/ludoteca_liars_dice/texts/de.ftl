action-bid = { $count } × { $face } bieten
action-call = Gelogen!
event-rolled = { $seat } würfelt mit { $count ->
    [one] einem Würfel
   *[other] { $count } Würfeln
  }.
event-bid-made = { $seat } bietet { $count } × { $face }.
event-bid-called = { $seat } zweifelt am Gebot von { $bidder }, { $count } × { $face }: Es sind { $found }. { $loser } verliert einen Würfel und hat noch { $left }.
number-found = Würfel mit einer { $face }
term-cup = { $amount } unter dem Becher von { $seat }
number-left = Würfel, die { $seat } noch hat
term-dice-before = { $amount } vorher
term-die-lost = { $amount } verloren
outcome-last-dice = Nur einer hat noch Würfel.
option-dice = Würfel für jeden
refusal-liars-dice-number = Man beginnt mit einem bis acht Würfeln, nicht mit { $dice }.
refusal-liars-dice-cups = Jeder der { $seats } Spieler hat einen Becher, und wer am Zug ist, hat Würfel.
board-dice = Würfel
board-turn = Am Zug
board-bid = Gebot
ld-cup = { $seat }: { $count ->
    [one] ein Würfel
   *[other] { $count } Würfel
  }
ld-own = { $seat }: { $dice }
ld-bid = { $seat } bietet { $count } × { $face }
ld-no-bid = Noch kein Gebot
ld-count = Wie viele
ld-face = Zahl
ld-pending = { $count } × { $face }
ld-more = Einer mehr
ld-fewer = Einer weniger
