action-take = Take { $matches } from heap { $heap }
event-taken = { $seat } takes { $matches } from heap { $heap }.
outcome-last-match = The last match is taken.
board-heaps = Heaps
board-turn = Next
