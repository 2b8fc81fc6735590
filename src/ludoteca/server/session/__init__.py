"""WebSockets: frames, connections, and what each message does."""
