"""How much is too much: of requests, connections, and waiting."""
