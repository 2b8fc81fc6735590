# Comment s’appellent les pièces en français.

column-red-1 = fine rouge 1
column-red-2 = fine rouge 2
column-red-3 = fine rouge 3
column-red-hex = hexagonale rouge
column-red-thick = grosse rouge
column-yellow-1 = fine jaune 1
column-yellow-2 = fine jaune 2
column-yellow-3 = fine jaune 3
column-yellow-hex = hexagonale jaune
column-yellow-thick = grosse jaune
column-blue-1 = fine bleue 1
column-blue-2 = fine bleue 2
column-blue-3 = fine bleue 3
column-blue-hex = hexagonale bleue
column-blue-thick = grosse bleue
column-green-1 = fine verte 1
column-green-2 = fine verte 2
column-green-3 = fine verte 3
column-green-hex = hexagonale verte
column-green-thick = grosse verte

floor-blue = le plateau bleu
floor-green = le plateau vert
floor-yellow = le plateau jaune
floor-orange = le plateau orange
floor-red = le plateau rouge
