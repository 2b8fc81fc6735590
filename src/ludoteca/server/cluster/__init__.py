"""Every match of this process, and the other processes on the same database."""
