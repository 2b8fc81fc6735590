measure-points = Punkte
measure-margin = Millimeter bis zum Kippen
