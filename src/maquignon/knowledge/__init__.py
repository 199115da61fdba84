"""What a seat can deduce about everybody's notes; no rule asks for it."""
