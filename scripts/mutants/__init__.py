"""Single faults put into a copy of this checkout, one at a time, to see whether the tests notice."""
