"""Bad networks: a dead line is noticed and said, and a slow one loses no bid that was made in time."""

import re
import time

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Seat
from tests.browser.person import Person

pytestmark = [pytest.mark.browser, pytest.mark.slow]


class Network:
    """Everything between one page and the server: it can be cut without a word."""

    def __init__(self, person: Person) -> None:
        self.dead = False
        person.page.route_web_socket("**/api/live*", self._carry)

    def _carry(self, page: WebSocketRoute) -> None:
        if self.dead:
            return  # a connection that is never answered
        server = page.connect_to_server()
        page.on_message(lambda frame: None if self.dead else server.send(frame))
        server.on_message(lambda frame: None if self.dead else page.send(frame))


def test_a_dead_line_is_noticed_within_twelve_seconds_said_and_mended(person: Seat) -> None:
    ana = person("Ana")
    network = Network(ana)
    ana.new_table(seats=[None, "thrifty", "thrifty"], first=0, thinking="none")
    ana.start()
    network.dead = True
    cut = time.monotonic()
    ana.page.locator("[data-key='a']").click()
    expect(ana.page.get_by_text("Connection lost")).to_be_visible(timeout=12_000 - 1000 * (time.monotonic() - cut))
    network.dead = False
    expect(ana.page.locator("[data-standing=open]")).to_have_count(1, timeout=30_000)
    expect(ana.page.locator(".lot")).to_be_visible()  # what was pressed while the line was dead was done


SLOW = 240
"""Milliseconds each way."""


DELAYED = f"""
      const Real = WebSocket;
      window.WebSocket = class extends Real {{
        send(data) {{ setTimeout(() => this.readyState === 1 && super.send(data), {SLOW}); }}
        set onmessage(heard) {{ super.onmessage = (event) => setTimeout(() => heard(event), {SLOW}); }}
        get onmessage() {{ return super.onmessage; }}
      }};
    """
"""A page whose every frame takes its time, in both directions."""


@pytest.mark.stumbles("the test itself must press within a tenth of a second")
def test_a_bid_made_while_the_clock_shows_time_counts_with_half_a_second_of_round_trip(
    person: Seat,
) -> None:
    ana, ben, cleo = person("Ana"), person("Ben"), person("Cleo")
    ana.page.emulate_media(reduced_motion="no-preference")
    ana.page.add_init_script(DELAYED)
    code = ben.new_table(seats=[None] * 3, hammer="fast", thinking="none", first=0)
    for guest in (ana, cleo):
        guest.join(code)
        expect(ben.page.locator(".seats")).to_contain_text(guest.name)
    ben.start()
    ana.page.wait_for_timeout(5000)  # the server measures the line
    ben.page.locator("[data-key='a']").click()
    cleo.page.locator(".paddle").first.click()
    ana.page.evaluate(
        """() => new Promise((bid) => {
          const look = () => {
            const ring = document.querySelector('[data-calls="2"] .ring.running');
            const left = ring?.getAnimations()[0]?.effect.getComputedTiming();
            const wait = left ? left.endTime - left.localTime : Infinity;
            if (wait < 100) {
              document.querySelector('.paddle').click();
              bid();
            } else requestAnimationFrame(look);
          };
          look();
        })"""
    )
    expect(ben.page.locator(".bid .leader")).to_have_text("Ana")


def test_whoever_wants_nothing_to_move_reads_the_hammers_clock_in_seconds(person: Seat) -> None:
    ana = person("Ana")  # people of these tests want nothing to move
    ana.new_table(seats=[None, "miser", "miser"], first=0, hammer="relaxed", thinking="none")
    ana.start()
    ana.page.locator("[data-key='a']").click()
    clock = ana.page.locator(".hammer").get_by_role("timer")
    expect(clock).to_be_visible()
    first = int(clock.inner_text())
    expect(clock).not_to_have_text(str(first))
    expect(clock).to_have_attribute("aria-label", re.compile(r"^\d+ seconds? left$"))
