"""A rulebook set as Markdown for a page, or as plain lines for a terminal."""

import re
import textwrap
from collections.abc import Iterable, Iterator

from maquignon.languages import speech
from maquignon.notation.rulebook.book import Rule, Rulebook


def markdown(book: Rulebook) -> str:
    """The page of a printed edition."""
    example = speech(book.language).say("rule-example")
    lines = [f"# {book.title}", "", book.aim, "", book.box, "", book.source, "", link_decisions(book.legend), ""]
    for chapter in book.chapters:
        lines += [f"## R{chapter.number} {chapter.title}", "", *markdown_rules(chapter.rules, example), ""]
    return "\n".join(lines).rstrip() + "\n"


def markdown_rules(rules: Iterable[Rule], example: str) -> Iterator[str]:
    """One item of a list for each rule; numbers only where the chapter has steps."""
    for rule in rules:
        number = f"**{rule.number}** " if "." in rule.number else ""
        cites = f" ({link_decisions(', '.join(rule.cites))})" if rule.cites else ""
        yield f"- {number}{rule.text}{cites}"
        if rule.example:
            yield f"  <br>*{example}* {rule.example}"


def link_decisions(text: str) -> str:
    return re.sub(r"\bD(\d+)\b", r"[D\1](decisions.md#d\1)", text)


def plain(book: Rulebook, width: int) -> str:
    """No markup, and nothing longer than a line."""
    example = speech(book.language).say("rule-example")
    blocks = [book.title, "=" * len(book.title)]
    for paragraph in (book.aim, book.box, book.source, book.legend):
        blocks += ["", *_wrap(paragraph, width)]
    for chapter in book.chapters:
        heading = f"R{chapter.number} {chapter.title}"
        blocks += ["", heading, "-" * len(heading)]
        for rule in chapter.rules:
            blocks += [*_plain_rule(rule, example, width)]
    return "\n".join(blocks) + "\n"


def _plain_rule(rule: Rule, example: str, width: int) -> Iterator[str]:
    number = f"{rule.number} " if "." in rule.number else ""
    star = "* " if rule.changed else ""
    cites = f" ({', '.join(rule.cites)})" if rule.cites else ""
    yield from _wrap(f"{star}{number}{rule.text}{cites}", width, later="  ")
    if rule.example:
        yield from _wrap(f"{example} {rule.example}", width, first="    ", later="    ")


def _wrap(text: str, width: int, first: str = "", later: str = "") -> list[str]:
    return textwrap.wrap(
        text, width, initial_indent=first, subsequent_indent=later, break_long_words=False, break_on_hyphens=False
    )
