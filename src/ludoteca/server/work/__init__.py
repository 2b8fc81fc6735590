"""Work off the event loop: threads, worker processes, and the figures of both."""
