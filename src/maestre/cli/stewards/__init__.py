"""`maestre admin`: looking after a server from the terminal."""
