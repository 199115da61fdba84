"""The pages of docs/rules: one per edition, the variants, the house rules, and an index with what differs."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from maquignon.languages import LANGUAGES, Language, speech
from maquignon.languages.folders import folders
from maquignon.notation.rulebook import rulebook
from maquignon.notation.rulebook.book import Rule
from maquignon.notation.rulebook.compose import last_decision
from maquignon.notation.rulebook.phrases import Say
from maquignon.notation.rulebook.typeset import markdown, markdown_rules
from maquignon.rules.terms.charter import HOUSE_RULES, VARIANTS, agree
from maquignon.rules.terms.edition import Edition
from maquignon.rules.terms.editions import EDITIONS

FRONT: Final = """# The rules

Five printed rulebooks describe this game by Rüdiger Koltze. Here they are in our own words, sentence by sentence:

{languages}

`maquignon rules EDITION --lang LANGUAGE` tells them in the terminal, with any variant and house rule applied. All these
pages are written by the same code from the same fields that the law reads (`make docs`): they cannot contradict it.
"""
PAGES: Final = ("variants", "house-rules", "decisions")
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
    links = [f"- [{folder.name}]({language}/README.md)" for language, folder in folders().items()]
    front = {"README.md": FRONT.format(languages="\n".join(links))}
    return front | {f"{language}/{name}": page for language in LANGUAGES for name, page in _pages(language).items()}


def _pages(language: Language) -> dict[str, str]:
    say = speech(language).say
    index, variants, house_rules = say("rule-index-title"), say("rule-variants-title"), say("rule-house-rules-title")
    links = f"[{index}](README.md) · [{variants}](variants.md) · [{house_rules}](house-rules.md)"
    return {
        f"{name}.md": f"{markdown(rulebook(edition, language))}\n{links}\n" for name, edition in EDITIONS.items()
    } | {
        "variants.md": _page(variants, _variants(language)),
        "house-rules.md": _page(f"R7 {house_rules}", _house_rules(language)),
        "decisions.md": _page(say("decision-title"), _decisions(language)),
        "README.md": _page(index, _index(language)),
    }


def write(folder: Path) -> None:
    for name, text in pages().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def _page(title: str, lines: Iterator[str]) -> str:
    return "\n".join([f"# {title}", "", *lines]).rstrip() + "\n"


def _variants(language: Language) -> Iterator[str]:
    say = speech(language).say
    yield from (say("rule-variants-intro"), "")
    for variant in VARIANTS:
        base = "bluff" if variant == "super-marchandage" else "boursicocotte-2025"
        edition = agree(base, [variant], {}, 4)
        name = say(f"variants.{variant}")
        yield from (f"## `{variant}`", "", say(f"rule-variants.{variant}", name=f"**{name}**"), "")
        yield from (*markdown_rules(_news(edition, EDITIONS[base], language), say("rule-example")), "")


def _house_rules(language: Language) -> Iterator[str]:
    say = speech(language).say
    yield from (say("rule-house-rules-intro", edition=say(f"editions.{BASE}")), "")
    for key in HOUSE_RULES:
        name, values = say(f"rule-house-rules.{key}"), say("rule-values", values=_values(key, say))
        yield from (f"## `{key}`", "", f"{name}. {values}", "")
        for value in SAMPLES[key]:
            yield from (say("rule-then", rule=f"{key}={show(value)}"), "")
            yield from (*markdown_rules(_meaning(key, value, language), say("rule-example")), "")


def _values(key: str, say: Say) -> str:
    match key:
        case "family_size":
            return say("rule-whole-numbers", least=2, most=4)
        case "lot_size":
            return say("rule-whole-numbers", least=1, most=3)
        case "opening_deal":
            return say("rule-whole-numbers", least=0, most=4)
        case "bid_step":
            return say("rule-tens")
        case "start_notes" | "donkey_payments":
            return say("rule-some-notes")
        case "money_box":
            return say("rule-some-box")
        case _:
            return ", ".join(f"`{show(value)}`" for value in SAMPLES[key])


def show(value: object) -> str:
    """A value as it is written after KEY= on the command line."""
    return value if isinstance(value, str) else json.dumps(value)


def _meaning(key: str, value: object, language: Language) -> list[Rule]:
    """What the rules say with this value and would not say with another."""
    edition = agree(BASE, [], {key: value}, 3)
    other = EDITIONS[BASE]
    if edition == other:
        other = agree(BASE, [], {key: next(sample for sample in SAMPLES[key] if sample != value)}, 3)
    return _news(edition, other, language)


def _news(edition: Edition, other: Edition, language: Language) -> list[Rule]:
    known = [(rule.number, rule.text) for rule in rulebook(other, language).rules()]
    return [rule for rule in rulebook(edition, language).rules() if (rule.number, rule.text) not in known]


def _decisions(language: Language) -> Iterator[str]:
    say = speech(language).say
    yield from (say("decision-intro"), "")
    for key in speech(language).keys("decisions"):
        yield from (f"### {key}", "", say(f"decisions.{key}"), "")


def _index(language: Language) -> Iterator[str]:
    say = speech(language).say
    yield from (say("rule-index-intro"), "")
    for name in EDITIONS:
        title, about = say(f"editions.{name}"), say(f"make-about.{name}")
        yield f"- [{title}]({name}.md) (`{name}`) · {about}"
    titles = (
        say("rule-variants-title"),
        say("rule-house-rules-title"),
        say("rule-index-decisions", last=last_decision(language)),
    )
    yield from (f"- [{title}]({page}.md)" for title, page in zip(titles, PAGES, strict=True))
    yield from ("", "| | " + " | ".join(f"`{name}`" for name in EDITIONS) + " |", "|---" * (len(EDITIONS) + 1) + "|")
    for key in HOUSE_RULES:
        cells = [show(asdict(edition)[key]) for edition in EDITIONS.values()]
        if len(set(cells)) > 1:
            name = say(f"rule-house-rules.{key}")
            yield f"| {name} (`{key}`) | " + " | ".join(cells) + " |"
