"""How somebody at a screen decides: what nobody has done yet comes first, and else whatever gets the game on."""

import re
from random import Random
from typing import Any

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page

from maquignon.rules.cards import NOTES
from tests.browser.ledger import Ear


class Player:
    """Presses what is on the screen. `wanted` names the decisions that are to be made before the easy ones."""

    def __init__(self, page: Page, ear: Ear, name: str) -> None:
        self.page = page
        self.ear = ear
        self.wanted: set[str] = set()
        self._dice = Random(name)

    def look(self) -> str:
        """What there is to do now."""
        return str(self.page.evaluate(LOOK))

    def missing(self) -> set[str]:
        return self.wanted - self.ear.ledger.under(self.ear.played or "")

    def act(self) -> None:
        """Do one thing, if there is something to do."""
        missing = self.missing()
        match self.look():
            case "bid":
                self._bid(missing)
            case "pass":
                self._press("p" if "pass" in missing else "o")
            case "lead":
                self._lead(missing)
            case "hammer":
                self.click(".dock .gavel")
            case "turn":
                self._take_turn(missing)
            case "trade":
                self._name_stake()
            case "lay":
                self._lay(missing)
            case "lay-nothing":
                self.click(LAY)
            case "pay":
                self._pay(missing)
            case "answer":
                self._press("c" if self._counters(missing) else "t")
            case "two":
                second = missing & {"preempt", "buy_back"} and self.page.query_selector(".dock [data-key=k]:enabled")
                self._press("k" if second else "s")
            case "dove":
                self._press("d")
            case _:
                pass

    def click(self, *selectors: str) -> None:
        """Click the things that are there now; one that goes away under the hand is no fault, one that stays is."""
        for thing in [self.page.query_selector(selector) for selector in selectors]:
            if thing is None:
                return
            try:
                thing.click(timeout=10_000)
            except PlaywrightError:
                if thing.evaluate("(one) => one.isConnected"):
                    raise
                return

    def _press(self, key: str) -> None:
        self.click(f'.dock [data-key="{key}"]')

    def _lead(self, missing: set[str]) -> None:
        if "raise my own bid" in missing:
            self.click(".dock .own-raise")
        else:
            self.click(".dock .gavel")

    def _bid(self, missing: set[str]) -> None:
        leader = self._view["leader"]
        if leader == self._view["viewer"]:
            self.click(".dock .paddle")
            return
        if leader is not None and "raise my own bid" in missing:
            return  # the others leave them the time
        if "hint" in missing:
            self._press("i")
        if "pass" in missing:
            self._press("p")
        elif "bid as typed" in missing:
            self.page.get_by_role("spinbutton").fill(str(self._view["high_bid"] + 20))
            self.ear.way = "bid as typed"
            self.click(".dock .free .act", ".dock .free .act.bluff")
        elif "bid by paddle" in missing or self._dice.random() < 0.4:
            self.ear.way = "bid by paddle"
            self.click(".dock .paddle")
        else:
            self._press("o")

    def _take_turn(self, missing: set[str]) -> None:
        pair = "trade for a pair" in missing and any(stake["number"] == 2 for stake in self._stakes)
        if self._stakes and (pair or "trade while the pile lasts" in missing or self._dice.random() < 0.2):
            self._name_stake()
        else:
            self._press("a")

    def _name_stake(self) -> None:
        pair = next((place for place, stake in enumerate(self._stakes) if stake["number"] == 2), 0)
        self.click(f".dock li:nth-child({pair + 1}) .stake")

    def _lay(self, missing: set[str]) -> None:
        """A 0 is enough for an offer, and two of them make a tie."""
        zeros = missing & {"offer nothing but zeros", *SECOND_ROUND} or self._dice.random() < 0.5
        stacks = self.page.query_selector_all(".dock .laying .stack:not(:disabled)")
        stack = stacks[0] if zeros else self._dice.choice(stacks)
        self.click(f'.dock .laying [data-key="{stack.get_attribute("data-key")}"]', LAY)

    def _counters(self, missing: set[str]) -> bool:
        """To take an offer is the quick answer, unless a tie or a counter is wanted."""
        if self._view["round"] > 1:
            return "accept in the second round" not in missing
        return "accept" not in missing and bool(missing & {"counter", *SECOND_ROUND})

    def _pay(self, missing: set[str]) -> None:
        others = self.page.query_selector_all(".dock .proposal[aria-pressed=false]")
        if "pay another way" in missing and others:
            others[0].click()
            self.ear.way = "pay another way"
        elif "pay note by note" in missing:
            self._lay_note_by_note()
            self.ear.way = "pay note by note"
        self.click(".dock .settling .act")

    def _lay_note_by_note(self) -> None:
        """Take back what is proposed, and lay the same again by hand."""
        laid = [int(re.findall(r"\d+", one)[0]) for one in self.page.locator(".dock .take").all_inner_texts()]
        self.page.locator(".dock .settling .sum button").click()
        for note in laid:
            self.page.locator(f'.dock .stack[data-key="{NOTES.index(note) + 1}"]').click()

    @property
    def _view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.ear.update["view"]
        return view

    @property
    def _stakes(self) -> list[dict[str, int]]:
        return [stake for choice in self.ear.update["options"]["choices"] for stake in choice.get("stakes", ())]


LAY = ".dock .laying .act"
SECOND_ROUND = {f"{do} in the second round" for do in ("offer", "counter", "accept")}
LOOK = """() => {
  const see = (selector) => document.querySelector('.dock ' + selector) !== null;
  if (see('[aria-busy=true]')) return 'wait';
  if (see('.dove')) return 'dove';
  if (see('.paddles')) return 'bid';
  if (see('[data-key="o"]')) return 'pass';
  if (see('[data-key="a"]')) return 'turn';
  if (see('.stake')) return 'trade';
  if (see('.laying')) return see('.stack:not(:disabled)') ? 'lay' : 'lay-nothing';
  if (see('.settling')) return 'pay';
  if (see('[data-key="t"]')) return 'answer';
  if (see('.two')) return 'two';
  if (see('.own-raise')) return 'lead';
  if (see('.gavel')) return 'hammer';
  return 'wait';
}"""
