"""The toy game under another name, with its own client for the browser and without texts."""
