"""A rulebook as data: chapters of numbered sentences, for a page, a terminal or a browser to set."""

from dataclasses import dataclass, replace

from maquignon.languages import Language


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered paragraph: what holds, the decisions behind it, perhaps an example."""

    number: str  # as the law cites it: R4.3, or R1 where a chapter has no steps
    text: str
    cites: tuple[str, ...] = ()
    example: str = ""
    changed: bool = False  # not what the printed edition says


@dataclass(frozen=True, slots=True)
class Chapter:
    number: int
    title: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    language: Language
    edition: str
    title: str
    aim: str
    box: str  # for whom, how long, and what there is to play with
    source: str  # the printed text, and its credits
    legend: str  # says what the marks mean that occur in this book
    chapters: tuple[Chapter, ...]

    def rules(self) -> list[Rule]:
        return [rule for chapter in self.chapters for rule in chapter.rules]


def mark_changes(chapters: tuple[Chapter, ...], printed: tuple[Chapter, ...]) -> tuple[Chapter, ...]:
    """Mark every rule that the printed edition does not have word for word."""
    known = {(rule.number, rule.text) for chapter in printed for rule in chapter.rules}
    return tuple(
        replace(
            chapter,
            rules=tuple(replace(rule, changed=(rule.number, rule.text) not in known) for rule in chapter.rules),
        )
        for chapter in chapters
    )
