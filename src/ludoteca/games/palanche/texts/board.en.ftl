# Words on the board in the terminal.

board-round = round
board-final = last one
board-collection = collection
board-cubes = cubes
board-bankrupt = bankrupt
board-rides-next = rides next
board-cash = cash
board-wealth = wealth
board-to-roll = to roll
board-rolled = has rolled
board-buy = buy
board-ride = ride from
board-where-to = where to
board-owes = owes
board-can-raise = can raise
board-no-bid = no bid
board-auction = auction of
board-offer = offer
board-end-vote = end the match?
board-read = reads the card for
board-card = card
