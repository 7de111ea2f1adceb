"""Who somebody is: names, passwords, passkeys, addresses, sessions."""
