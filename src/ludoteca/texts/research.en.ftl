refusal-no-encoding = { $game } cannot be learned by numbers; { $known } can.
