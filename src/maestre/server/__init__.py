"""Playing online: engine workers that run tables, and the web tier that holds people and sockets."""
