measure-points = Points
measure-margin = Millimètres avant la chute
