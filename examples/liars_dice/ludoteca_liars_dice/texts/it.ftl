action-bid = Dichiara { $count } × { $face }
action-call = È una bugia
event-rolled = { $seat } lancia { $count ->
    [one] un dado
   *[other] { $count } dadi
  }.
event-bid-made = { $seat } dichiara { $count } × { $face }.
event-bid-called = { $seat } dubita di { $bidder }, che ha dichiarato { $count } × { $face }: ce ne sono { $found }. { $loser } perde un dado e ne ha ancora { $left }.
number-found = Dadi che mostrano { $face }
term-cup = { $amount } sotto il bicchiere di { $seat }
number-left = Dadi che restano a { $seat }
term-dice-before = { $amount } prima
term-die-lost = { $amount } perso
outcome-last-dice = Un solo giocatore ha ancora dadi.
option-dice = Dadi per giocatore
refusal-liars-dice-number = Si comincia con uno fino a otto dadi, non { $dice }.
refusal-liars-dice-cups = Ognuno dei { $seats } giocatori ha un bicchiere, e chi è di turno ha dadi.
board-dice = Dadi
board-turn = Tocca a
board-bid = Dichiarazione
ld-cup = { $seat }: { $count ->
    [one] un dado
   *[other] { $count } dadi
  }
ld-own = { $seat }: { $dice }
ld-bid = { $seat } dichiara { $count } × { $face }
ld-no-bid = Ancora nessuna dichiarazione
ld-count = Quanti
ld-face = Faccia
ld-pending = { $count } × { $face }
ld-more = Uno in più
ld-fewer = Uno in meno
