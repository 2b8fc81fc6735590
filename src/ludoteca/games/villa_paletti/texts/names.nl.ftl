# Hoe het hout in het Nederlands heet.

column-red-1 = dunne rode pilaar 1
column-red-2 = dunne rode pilaar 2
column-red-3 = dunne rode pilaar 3
column-red-hex = zeshoekige rode pilaar
column-red-thick = dikke rode pilaar
column-yellow-1 = dunne gele pilaar 1
column-yellow-2 = dunne gele pilaar 2
column-yellow-3 = dunne gele pilaar 3
column-yellow-hex = zeshoekige gele pilaar
column-yellow-thick = dikke gele pilaar
column-blue-1 = dunne blauwe pilaar 1
column-blue-2 = dunne blauwe pilaar 2
column-blue-3 = dunne blauwe pilaar 3
column-blue-hex = zeshoekige blauwe pilaar
column-blue-thick = dikke blauwe pilaar
column-green-1 = dunne groene pilaar 1
column-green-2 = dunne groene pilaar 2
column-green-3 = dunne groene pilaar 3
column-green-hex = zeshoekige groene pilaar
column-green-thick = dikke groene pilaar

floor-blue = de blauwe verdieping
floor-green = de groene verdieping
floor-yellow = de gele verdieping
floor-orange = de oranje verdieping
floor-red = de rode verdieping
