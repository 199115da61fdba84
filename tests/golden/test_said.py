"""What every language says of the same facts: not a word may change unnoticed."""

from tests.golden.said import said


def test_every_language_says_of_the_facts_what_it_always_did() -> None:
    for path, text in said().items():
        assert path.read_text("utf-8") == text, f"{path.name} has changed; `make golden` writes it anew"
