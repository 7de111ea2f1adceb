"""People, their sessions, keys and rooms, in PostgreSQL.

`desk.PostgresDesk` is the desk, `accounts.PostgresAccounts` what the web tier needs of accounts. Nothing is imported
here: engines take the clocks from this package, and need nothing of the web.
"""
