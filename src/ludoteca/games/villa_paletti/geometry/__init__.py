"""The villa as shapes: where everything is, what touches what, and where something may be put."""
