"""Load on live tables: a generator, and servers to compare with."""
