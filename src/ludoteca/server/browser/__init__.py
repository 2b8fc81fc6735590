"""The house in a browser: one person's tables, with Pyodide in a worker in place of a server."""
