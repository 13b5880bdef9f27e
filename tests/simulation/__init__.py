"""Several servers, their database, network and people, simulated in one process and in virtual time."""
