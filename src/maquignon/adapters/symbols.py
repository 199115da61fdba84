"""What each symbol of the codec means, in plain English."""

from maquignon.rules.cards import ANIMALS, KINDS_OF_ANIMALS, NOTES
from maquignon.turbo.codec import CHALLENGE, LAY, LIFT, RAISE

_PLAIN = ("pass", "auction", "sell", "pre-empt", "let stand", "accept", "claim dove", "done")


def name_of(symbol: int) -> str:
    """Different for every symbol."""
    if symbol >= CHALLENGE:
        steps, animal = divmod(symbol - CHALLENGE, KINDS_OF_ANIMALS)
        return f"challenge {steps + 1} to the left for {ANIMALS[animal]}"
    if symbol >= LIFT:
        return f"raise by {20 << symbol - LIFT} and more"
    if symbol > RAISE:
        return f"bid {10 << symbol - RAISE - 1} above the lowest"
    if symbol == RAISE:
        return "bid the lowest"
    return f"lay {NOTES[symbol - LAY]}" if symbol >= LAY else _PLAIN[symbol]
