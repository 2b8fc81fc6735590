"""The whole cluster in one seeded thread with virtual time: servers, database, network, disks, browsers."""
