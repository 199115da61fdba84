"""What is heard: every sound unlike the others, all equally loud, and a voice for the calls that can be silenced."""

from itertools import combinations
from typing import Any

import numpy as np
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Seat

pytestmark = [pytest.mark.browser, pytest.mark.slow]

RATE = 22_050
STUDIO = """
  window.AudioContext = class {
    constructor() { window.studio = this; this.fresh(); }
    fresh() { this.offline = new OfflineAudioContext(1, 2 * RATE, RATE); }
    get state() { return 'running'; }
    get currentTime() { return 0; }
    get sampleRate() { return RATE; }
    get destination() { return this.offline.destination; }
    createOscillator() { return this.offline.createOscillator(); }
    createGain() { return this.offline.createGain(); }
    createBiquadFilter() { return this.offline.createBiquadFilter(); }
    createBufferSource() { return this.offline.createBufferSource(); }
    createBuffer(...given) { return this.offline.createBuffer(...given); }
    async record() {
      const made = await this.offline.startRendering();
      this.fresh();
      return Array.from(made.getChannelData(0));
    }
  };
""".replace("RATE", str(RATE))
"""A sound studio instead of a loudspeaker."""
WINDOW = RATE // 10
LOUDER = 2.0
"""Decibels from the quietest sound to the loudest."""
ALIKE = 0.8
"""How like two spectra may be, where 1 is the same."""


def recorded(page: Page) -> dict[str, np.ndarray[Any, Any]]:
    buttons = page.locator("[data-sound]")
    sounds = {}
    for button in buttons.all():
        button.click()
        sounds[button.get_attribute("data-sound") or ""] = np.array(page.evaluate("window.studio.record()"))
    return sounds


def loudness(samples: np.ndarray[Any, Any]) -> float:
    """Of the loudest tenth of a second, in decibels, as an ear hears it: low notes count for less."""
    spectrum = np.fft.rfft(samples)
    pitch = np.fft.rfftfreq(len(samples), 1 / RATE)
    weight = pitch**2 / (pitch**2 + 200.0**2)
    heard = np.fft.irfft(spectrum * weight, len(samples)) ** 2
    return float(10 * np.log10(np.convolve(heard, np.ones(WINDOW) / WINDOW, "valid").max()))


def spectrum(samples: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """The energy in thirds of an octave, as a direction."""
    energy = np.abs(np.fft.rfft(samples)) ** 2
    edges = 60 * 2 ** (np.arange(24) / 3)
    bands = np.digitize(np.fft.rfftfreq(len(samples), 1 / RATE), edges)
    found = np.sqrt(np.bincount(bands, energy, minlength=len(edges) + 1))
    return np.asarray(found / np.linalg.norm(found))


def test_every_sound_differs_from_the_others_and_all_are_equally_loud(person: Seat) -> None:
    ana = person("Ana")
    ana.page.add_init_script(STUDIO)
    ana.open("/")
    ana.page.get_by_role("button", name="Settings").click()
    ana.page.get_by_text("Listen to them").click()
    sounds = recorded(ana.page)
    assert len(sounds) == 8
    levels = {name: round(loudness(samples), 1) for name, samples in sounds.items()}
    assert max(levels.values()) - min(levels.values()) <= LOUDER, levels
    likeness = {
        (one, other): round(float(spectrum(sounds[one]) @ spectrum(sounds[other])), 2)
        for one, other in combinations(sounds, 2)
    }
    assert {pair: alike for pair, alike in likeness.items() if alike > ALIKE} == {}, likeness
    ana.page.get_by_label("Volume").fill("0.4")
    ana.page.evaluate("window.studio.fresh()")  # without the sound by which the volume was tried
    quieter = loudness(recorded(ana.page)["bid"])
    assert quieter == pytest.approx(levels["bid"] + 20 * np.log10(0.4 / 0.8), abs=0.5)


def test_a_voice_says_once_twice_sold_on_a_screen_and_can_be_silenced(person: Seat) -> None:
    ana, ben, screen = person("Ana"), person("Ben"), person("Eve")
    screen.page.add_init_script("window.spoken = []; speechSynthesis.speak = (line) => window.spoken.push(line.text)")
    ana.new_table(seats=[None, None, "thrifty"], hammer="none", thinking="none", first=0)
    ben.join(ana.code)
    expect(ana.page.locator(".seats")).to_contain_text("Ben")
    ana.start()
    screen.open(f"/screen/{ana.code}")
    expect(screen.page.locator(".board .other")).to_have_count(3)
    ana.page.keyboard.press("a")
    spoken: list[str] = []
    for _ in range(20):
        if "Sold!" in spoken:
            break
        ana.page.wait_for_timeout(900)
        ana.page.keyboard.press("h")
        spoken = screen.page.evaluate("window.spoken")
    assert spoken[0] == "Going once"
    assert spoken[-2:] == ["Going twice", "Sold!"]
    screen.page.evaluate("localStorage.setItem('maquignon.voice', 'off')")
    screen.page.reload()
    expect(screen.page.locator(".board .other")).to_have_count(3)
    ana.page.wait_for_timeout(300)
    assert screen.page.evaluate("window.spoken") == []
