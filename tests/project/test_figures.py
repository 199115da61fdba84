"""The page of limits and times says what the source says: nobody changes one without meaning to."""

import sys

from tests.project.checkout import ROOT

sys.path.insert(0, str(ROOT / "scripts"))
import write_figures  # a script, found beside the others


def test_the_page_is_what_the_source_says() -> None:
    assert (ROOT / write_figures.PAGE).read_text() == write_figures.page()


def test_whatever_is_a_number_is_told_and_whatever_is_not_is_not() -> None:
    assert write_figures.told(20_000) == "20,000"
    assert write_figures.told({"fast": 0.5, "none": None}) == "fast 0.5; none none"
    assert [write_figures.told(what) for what in ("text", True, {1: 2}, {"a": "b"}, {})] == [None] * 5
