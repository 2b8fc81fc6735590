refusal-no-encoding = { $game } is niet met nummers te leren; dat kan met { $known }.
