# What the wood is called in English.

column-red-1 = thin red column 1
column-red-2 = thin red column 2
column-red-3 = thin red column 3
column-red-hex = hexagonal red column
column-red-thick = thick red column
column-yellow-1 = thin yellow column 1
column-yellow-2 = thin yellow column 2
column-yellow-3 = thin yellow column 3
column-yellow-hex = hexagonal yellow column
column-yellow-thick = thick yellow column
column-blue-1 = thin blue column 1
column-blue-2 = thin blue column 2
column-blue-3 = thin blue column 3
column-blue-hex = hexagonal blue column
column-blue-thick = thick blue column
column-green-1 = thin green column 1
column-green-2 = thin green column 2
column-green-3 = thin green column 3
column-green-hex = hexagonal green column
column-green-thick = thick green column

floor-blue = the blue floor
floor-green = the green floor
floor-yellow = the yellow floor
floor-orange = the orange floor
floor-red = the red floor
