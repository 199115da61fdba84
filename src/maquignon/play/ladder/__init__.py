"""The ladder: every bot alone among copies of every other, at tables of every size and edition."""
