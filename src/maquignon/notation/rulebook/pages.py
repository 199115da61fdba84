"""The pages of docs/rules: one per edition, the variants, the house rules, and an index with what differs."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from maquignon.notation.rulebook import WORDINGS, rulebook
from maquignon.notation.rulebook.book import Rule
from maquignon.notation.rulebook.typeset import markdown, markdown_rules
from maquignon.notation.rulebook.wording import Wording
from maquignon.notation.words import Language
from maquignon.rules.terms.charter import HOUSE_RULES, VARIANTS, agree
from maquignon.rules.terms.edition import Edition
from maquignon.rules.terms.editions import EDITIONS

PAGES_IN: Final[tuple[Language, ...]] = ("en", "fr")
BASE: Final = "boursicocotte-original"  # house rules are shown on this edition
SAMPLES: Final[Mapping[str, tuple[Any, ...]]] = {
    "family_size": (2, 3, 4),
    "lot_size": (1, 2, 3),
    "start_notes": ([0, 0, 10, 10, 10, 10, 10],),
    "money_box": ({"0": 10, "10": 25, "50": 10, "100": 10, "200": 5, "500": 5},),
    "donkey_payments": ([50, 50, 100, 200],),
    "bid_step": (50,),
    "bids": ("bluff-allowed", "must-afford"),
    "own_raise": ("allowed", "forbidden"),
    "payment": ("exact-if-possible", "free"),
    "empty_offers": ("only-when-broke", "allowed"),
    "opening_deal": (1, 2),
    "hammer": ("auctioneer", "leader"),
    "preemption": ("match", "double", "none"),
    "trade_money": ("swap", "winner-pays"),
    "trade_reveal": ("traders", "all"),
    "counter": ("optional", "obligatory"),
    "tie": ("challenger", "again", "again-counter"),
    "multiplier": ("families", "none"),
    "dove": (True, False),
    "tie_break": ("money", "none"),
}


def pages() -> dict[str, str]:
    """Every page by its path below docs/rules."""
    found = {}
    for language in PAGES_IN:
        words = WORDINGS[language]
        for name, edition in EDITIONS.items():
            found[f"{language}/{name}.md"] = f"{markdown(rulebook(edition, language))}\n{_links(words)}\n"
        found[f"{language}/variants.md"] = _page(words.variants_title, _variants(words))
        found[f"{language}/house-rules.md"] = _page(f"R7 {words.house_rules_title}", _house_rules(words))
        found[f"{language}/README.md"] = _page(words.index_title, _index(words))
    return found


def _links(words: Wording) -> str:
    return " · ".join(
        (
            f"[{words.index_title}](README.md)",
            f"[{words.variants_title}](variants.md)",
            f"[{words.house_rules_title}](house-rules.md)",
        )
    )


def write(folder: Path) -> None:
    for name, text in pages().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def _page(title: str, lines: Iterator[str]) -> str:
    return "\n".join([f"# {title}", "", *lines]).rstrip() + "\n"


def _variants(words: Wording) -> Iterator[str]:
    yield from (words.variants_intro, "")
    for variant in VARIANTS:
        base = "bluff" if variant == "super-marchandage" else "boursicocotte-2025"
        edition = agree(base, [variant], {}, 4)
        yield from (f"## `{variant}`", "", words.variants[variant], "")
        yield from (*markdown_rules(_news(edition, EDITIONS[base], words), words), "")


def _house_rules(words: Wording) -> Iterator[str]:
    yield from (words.house_rules_intro.format(edition=words.titles[BASE]), "")
    for key in HOUSE_RULES:
        yield from (
            f"## `{key}`",
            "",
            f"{words.house_rules[key]}. {words.values.format(values=_values(key, words))}",
            "",
        )
        for value in SAMPLES[key]:
            yield from (words.then.format(rule=f"{key}={show(value)}"), "")
            yield from (*markdown_rules(_meaning(key, value, words), words), "")


def _values(key: str, words: Wording) -> str:
    match key:
        case "family_size":
            return words.whole_numbers.format(least=2, most=4)
        case "lot_size":
            return words.whole_numbers.format(least=1, most=3)
        case "opening_deal":
            return words.whole_numbers.format(least=0, most=4)
        case "bid_step":
            return words.tens
        case "start_notes" | "donkey_payments":
            return words.some_notes
        case "money_box":
            return words.some_box.format()
        case _:
            return ", ".join(f"`{show(value)}`" for value in SAMPLES[key])


def show(value: object) -> str:
    """A value as it is written after KEY= on the command line."""
    return value if isinstance(value, str) else json.dumps(value)


def _meaning(key: str, value: object, words: Wording) -> list[Rule]:
    """What the rules say with this value and would not say with another."""
    edition = agree(BASE, [], {key: value}, 3)
    other = EDITIONS[BASE]
    if edition == other:
        other = agree(BASE, [], {key: next(sample for sample in SAMPLES[key] if sample != value)}, 3)
    return _news(edition, other, words)


def _news(edition: Edition, other: Edition, words: Wording) -> list[Rule]:
    known = [(rule.number, rule.text) for rule in rulebook(other, words.language).rules()]
    return [rule for rule in rulebook(edition, words.language).rules() if (rule.number, rule.text) not in known]


def _index(words: Wording) -> Iterator[str]:
    yield from (words.index_intro, "")
    for name in EDITIONS:
        yield f"- [{words.titles[name]}]({name}.md) (`{name}`) · {words.sources[name]}"
    yield f"- [{words.variants_title}](variants.md)"
    yield f"- [{words.house_rules_title}](house-rules.md)"
    yield f"- [{words.index_decisions}](decisions.md)"
    yield from ("", "| | " + " | ".join(f"`{name}`" for name in EDITIONS) + " |", "|---" * (len(EDITIONS) + 1) + "|")
    for key in HOUSE_RULES:
        cells = [show(asdict(edition)[key]) for edition in EDITIONS.values()]
        if len(set(cells)) > 1:
            yield f"| {words.house_rules[key]} (`{key}`) | " + " | ".join(cells) + " |"
