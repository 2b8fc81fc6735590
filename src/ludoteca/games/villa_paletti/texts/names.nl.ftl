# Hoe het hout in het Nederlands heet.

column-red-1 = dunne rode zuil 1
column-red-2 = dunne rode zuil 2
column-red-3 = dunne rode zuil 3
column-red-hex = zeshoekige rode zuil
column-red-thick = dikke rode zuil
column-yellow-1 = dunne gele zuil 1
column-yellow-2 = dunne gele zuil 2
column-yellow-3 = dunne gele zuil 3
column-yellow-hex = zeshoekige gele zuil
column-yellow-thick = dikke gele zuil
column-blue-1 = dunne blauwe zuil 1
column-blue-2 = dunne blauwe zuil 2
column-blue-3 = dunne blauwe zuil 3
column-blue-hex = zeshoekige blauwe zuil
column-blue-thick = dikke blauwe zuil
column-green-1 = dunne groene zuil 1
column-green-2 = dunne groene zuil 2
column-green-3 = dunne groene zuil 3
column-green-hex = zeshoekige groene zuil
column-green-thick = dikke groene zuil

floor-blue = de blauwe verdieping
floor-green = de groene verdieping
floor-yellow = de gele verdieping
floor-orange = de oranje verdieping
floor-red = de rode verdieping
