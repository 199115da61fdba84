"""How soon the browser game is on screen on a slow phone, and how smoothly things fly there (needs `make web`)."""

import argparse
import json
import os
import shutil
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.browser.person import PHONE, SHORT, SLOW_4G, Person
from tests.browser.server import GameServer

SLOWER = 4
LONG = 50
PAINT = """
  new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').forEach((one) => {
    window.painted = one.startTime;
  })).observe({type: 'paint', buffered: true});
"""
WATCH = """() => {
  window.frames = [];
  let last = performance.now();
  const tick = (now) => {
    if (document.querySelector('.sky .thing')) window.frames.push(now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}"""
"""Frames are counted while something flies."""


def guest(browser: Browser, server: GameServer, slower: int, network: bool = False) -> Person:
    person = Person(browser, server.address, "Ana", PHONE)
    person.page.emulate_media(reduced_motion="no-preference")
    line = person.context.new_cdp_session(person.page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    if network:
        line.send("Network.enable")
        line.send("Network.emulateNetworkConditions", SLOW_4G)
    return person


def first_paint(browser: Browser, server: GameServer, tries: int) -> list[float]:
    found = []
    for _ in range(tries):
        person = guest(browser, server, SLOWER, network=True)
        person.page.add_init_script(PAINT)
        person.open("/")
        while not person.page.evaluate("window.painted"):
            person.page.wait_for_timeout(100)
        found.append(float(person.page.evaluate("window.painted")))
        person.context.close()
    return sorted(found)


def play(person: Person, seconds: float) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until and not person.over:
        person.act()
        person.page.wait_for_timeout(120)


def sit_down(person: Person) -> None:
    person.new_table(house_rules=SHORT, seats=[None, "random", "random", "random"], hammer="fast", thinking="normal")
    person.start()


def frames(browser: Browser, server: GameServer, seconds: float) -> list[float]:
    """How long each frame took while something flew, on the slow processor."""
    person = guest(browser, server, SLOWER)
    sit_down(person)
    person.page.evaluate(WATCH)
    play(person, seconds)
    found: list[float] = person.page.evaluate("window.frames")
    person.context.close()
    return sorted(found)


def tasks(browser: Browser, server: GameServer, seconds: float) -> list[float]:
    """Processor time of everything the page did, at full speed: what others do on the machine hardly counts."""
    person = guest(browser, server, 1)
    sit_down(person)
    browser.start_tracing(page=person.page, categories=["toplevel"])
    play(person, seconds)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    person.context.close()
    named = [one for one in events if one["name"] == "thread_name"]
    main = {(one["pid"], one["tid"]) for one in named if one["args"].get("name") == "CrRendererMain"}
    own = [one for one in events if (one["pid"], one["tid"]) in main and one["name"].endswith("RunTask")]
    return sorted(one["tdur"] / 1000 for one in own if "tdur" in one)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--tries", type=int, default=7)
    words.add_argument("--seconds", type=float, default=60)
    asked = words.parse_args()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        server = GameServer(Path(data))
        server.open()
        painted = first_paint(browser, server, asked.tries)
        drawn = frames(browser, server, asked.seconds)
        done = tasks(browser, server, asked.seconds)
        server.close()
        browser.close()
    print(f"load of the machine: {os.getloadavg()[0]:.1f}; a processor {SLOWER} times slower")
    print(f"first paint on slow 4G: best {painted[0]:.0f} ms, median {median(painted):.0f} ms of {len(painted)}")
    most = drawn[int(0.95 * (len(drawn) - 1))] if drawn else 0
    print(f"frames while things fly: {len(drawn)}, median {median(drawn):.1f} ms, 95 of 100 within {most:.1f} ms")
    long = [SLOWER * one for one in done if SLOWER * one > LONG]
    print(f"tasks: {len(done)}, of more than {LONG} ms: {len(long)}, the longest {SLOWER * done[-1]:.0f} ms")


if __name__ == "__main__":
    main()
