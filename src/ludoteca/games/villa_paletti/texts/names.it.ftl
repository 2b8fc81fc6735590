# Come si chiamano i legni in italiano.

column-red-1 = sottile rossa 1
column-red-2 = sottile rossa 2
column-red-3 = sottile rossa 3
column-red-hex = esagonale rossa
column-red-thick = grossa rossa
column-yellow-1 = sottile gialla 1
column-yellow-2 = sottile gialla 2
column-yellow-3 = sottile gialla 3
column-yellow-hex = esagonale gialla
column-yellow-thick = grossa gialla
column-blue-1 = sottile blu 1
column-blue-2 = sottile blu 2
column-blue-3 = sottile blu 3
column-blue-hex = esagonale blu
column-blue-thick = grossa blu
column-green-1 = sottile verde 1
column-green-2 = sottile verde 2
column-green-3 = sottile verde 3
column-green-hex = esagonale verde
column-green-thick = grossa verde

floor-blue = il piano blu
floor-green = il piano verde
floor-yellow = il piano giallo
floor-orange = il piano arancione
floor-red = il piano rosso
