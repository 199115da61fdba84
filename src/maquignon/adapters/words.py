"""What each word of the codec means, in a few words."""

from maquignon.rules.cards import ANIMALS, KINDS_OF_ANIMALS, NOTES
from maquignon.turbo.codec import CHALLENGE, LAY, LIFT, RAISE

_PLAIN = ("pass", "auction", "sell", "pre-empt", "let stand", "accept", "claim dove", "done")


def name_of(word: int) -> str:
    """Different for every word."""
    if word >= CHALLENGE:
        steps, animal = divmod(word - CHALLENGE, KINDS_OF_ANIMALS)
        return f"challenge {steps + 1} to the left for {ANIMALS[animal]}"
    if word >= LIFT:
        return f"raise by {20 << word - LIFT} and more"
    if word > RAISE:
        return f"bid {10 << word - RAISE - 1} above the lowest"
    if word == RAISE:
        return "bid the lowest"
    return f"lay {NOTES[word - LAY]}" if word >= LAY else _PLAIN[word]
