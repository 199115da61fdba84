"""Players of the machine: each sees what its seat sees, never the state."""
