measure-points = Points
measure-margin = Millimetres until it tips
