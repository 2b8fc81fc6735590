measure-points = Punti
measure-margin = Millimetri prima che crolli
