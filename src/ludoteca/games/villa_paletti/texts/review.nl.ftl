measure-points = Punten
measure-margin = Millimeters tot het kantelt
