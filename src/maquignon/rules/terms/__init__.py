"""The terms of a table: editions, variants and house rules, and what can be agreed on."""
