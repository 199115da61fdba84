"""The store in PostgreSQL, which many servers share: leases by the database's clock, and appends that are fenced."""
