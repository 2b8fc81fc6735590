action-bid = Annoncer { $count } × { $face }
action-call = C’est un mensonge
event-rolled = { $seat } lance { $count ->
    [one] un dé
   *[other] { $count } dés
  }.
event-bid-made = { $seat } annonce { $count } × { $face }.
event-bid-called = { $seat } doute de { $bidder }, qui a annoncé { $count } × { $face } : il y en a { $found }. { $loser } perd un dé et en garde { $left }.
number-found = Dés qui montrent { $face }
term-cup = { $amount } sous le gobelet de { $seat }
number-left = Dés qui restent à { $seat }
term-dice-before = { $amount } avant
term-die-lost = { $amount } perdu
outcome-last-dice = Un seul joueur a encore des dés.
option-dice = Dés par joueur
refusal-liars-dice-number = On commence avec un à huit dés, pas { $dice }.
refusal-liars-dice-cups = Chacun des { $seats } joueurs a un gobelet, et celui dont c’est le tour a des dés.
board-dice = Dés
board-turn = À qui le tour
board-bid = Annonce
ld-cup = { $seat } : { $count ->
    [one] un dé
   *[other] { $count } dés
  }
ld-own = { $seat } : { $dice }
ld-bid = { $seat } annonce { $count } × { $face }
ld-no-bid = Pas encore d’annonce
ld-count = Combien
ld-face = Face
ld-pending = { $count } × { $face }
ld-more = Un de plus
ld-fewer = Un de moins
