refusal-no-encoding = { $game } non si può imparare per numeri; si può con { $known }.
