# Hoe het hout in het Nederlands heet.

column-red-1 = de dunne rode zuil 1
column-red-2 = de dunne rode zuil 2
column-red-3 = de dunne rode zuil 3
column-red-hex = de zeshoekige rode zuil
column-red-thick = de dikke rode zuil
column-yellow-1 = de dunne gele zuil 1
column-yellow-2 = de dunne gele zuil 2
column-yellow-3 = de dunne gele zuil 3
column-yellow-hex = de zeshoekige gele zuil
column-yellow-thick = de dikke gele zuil
column-blue-1 = de dunne blauwe zuil 1
column-blue-2 = de dunne blauwe zuil 2
column-blue-3 = de dunne blauwe zuil 3
column-blue-hex = de zeshoekige blauwe zuil
column-blue-thick = de dikke blauwe zuil
column-green-1 = de dunne groene zuil 1
column-green-2 = de dunne groene zuil 2
column-green-3 = de dunne groene zuil 3
column-green-hex = de zeshoekige groene zuil
column-green-thick = de dikke groene zuil

floor-blue = de blauwe verdieping
floor-green = de groene verdieping
floor-yellow = de gele verdieping
floor-orange = de oranje verdieping
floor-red = de rode verdieping
