refusal-no-encoding = { $game } ne peut pas s’apprendre par numéros ; { $known } le peuvent.
