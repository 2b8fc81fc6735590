"""The document of a table: chairs, clocks, options, and how it is kept."""
