"""The toy once more, with a front of its own for the browser and no texts at all."""
