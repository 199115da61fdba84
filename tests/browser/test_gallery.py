"""Every decision of every edition, as the gallery shows it, can be used by everybody."""

import json
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, Route

from tests.browser.conftest import Seat
from tests.browser.person import PHONE
from tests.browser.test_everybody import THEMES, untold, violations_in
from tests.project.checkout import ROOT

pytestmark = [pytest.mark.browser, pytest.mark.slow]

BUILD = """
  const { build } = await import('vite');
  const [outDir] = process.argv.slice(1);
  await build({ logLevel: 'error', build: { outDir, rolldownOptions: { input: 'gallery.html' } } });
"""
FURTHER = {
    "trade": ".dock .stake",
    "accept+counter": '.dock [data-key="c"]',
    "buy_back+let_stand": '.dock [data-key="k"]:enabled',
}
"""What opens the second half of a decision."""
SEEN = {
    "accept+counter", "auction", "auction+trade", "bid+pass", "buy_back+let_stand", "counter", "let_stand", "offer",
    "over", "own_raise", "pass", "pay", "preempt+sell", "sell", "trade",
}  # fmt: skip


def hang(page: Page, folder: Path) -> dict[tuple[str, str], str]:
    """Builds the gallery and shows it in a browser without any server: by edition and decision, where it hangs."""
    subprocess.run([sys.executable, "scripts/write_gallery.py"], cwd=ROOT, check=True, capture_output=True)
    made = ["node", "--input-type=module", "--eval", BUILD, str(folder)]
    subprocess.run(made, cwd=ROOT / "web", check=True, capture_output=True)

    def answer(route: Route) -> None:
        route.fulfill(path=folder / route.request.url.split("?")[0].removeprefix("http://gallery/"))

    page.route("http://gallery/**", answer)
    pictures: dict[str, dict[str, object]] = json.loads((ROOT / "web/.gallery.json").read_text())
    return {
        (table.split("/")[0], kind): "http://gallery/gallery.html?" + urlencode({"table": table, "kind": kind})
        for table, kinds in pictures.items()
        for kind in kinds
        if not kind.startswith("watch-")
    }


def test_no_decision_of_any_edition_breaks_a_rule_of_accessibility(person: Seat, tmp_path: Path) -> None:
    """The first of each kind in every theme; in another edition it differs by its words and numbers."""
    ana = person("Ana", PHONE)
    page = ana.page
    found: dict[str, list[str]] = {}
    for (edition, kind), address in hang(page, tmp_path).items():
        page.goto(address)
        page.locator(".board").wait_for()
        themes = THEMES if kind not in found else THEMES[:1]
        wrong = [one for theme in themes for one in violations_in(page, theme, ".frame")] + untold(page)
        found.setdefault(kind, []).extend(f"{edition} {one}" for one in wrong)
        if kind in FURTHER and f"{kind}, further" not in found and page.locator(FURTHER[kind]).count() > 0:
            page.locator(FURTHER[kind]).first.click()
            page.locator(".dock form").wait_for()
            further = [one for theme in THEMES for one in violations_in(page, theme, ".frame")] + untold(page)
            found[f"{kind}, further"] = further
    assert {kind: wrong for kind, wrong in found.items() if wrong} == {}
    assert found.keys() == SEEN | {f"{kind}, further" for kind in FURTHER}
    assert ana.problems == []
