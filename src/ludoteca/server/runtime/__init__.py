"""The server's runtime: sockets, threads, worker processes, emails, push notifications and metrics."""
