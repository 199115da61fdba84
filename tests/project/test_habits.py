"""Habits of this project that no other tool checks."""

import json
import re

import pytest

from tests.needed import needed
from tests.project.checkout import ROOT, texts

LOCKS = ("requirements/dev.txt", "requirements/play.txt")


def pins(lock: str) -> dict[str, str]:
    return dict(re.findall(r"^([a-z0-9-]+)==([^ ;\\]+)", texts()[lock], flags=re.MULTILINE))


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_does_not_say_where_packages_come_from(lock: str) -> None:
    for trace in ("://", "--index-url", "--extra-index-url", "--find-links", " @ ", "file:"):
        assert trace not in texts()[lock]


def test_the_lock_of_the_browser_game_does_not_say_where_packages_come_from() -> None:
    assert "://" not in texts()["web/package-lock.json"]


def test_the_browser_game_pins_every_package_exactly() -> None:
    wanted = json.loads(texts()["web/package.json"])["devDependencies"]
    assert [name for name, version in wanted.items() if not re.fullmatch(r"[0-9.]+", version)] == []


@pytest.mark.parametrize("lock", LOCKS)
def test_every_pin_of_a_lock_has_a_hash(lock: str) -> None:
    entries = re.split(r"\n(?=[a-z0-9])", texts()[lock])[1:]
    assert len(entries) == len(pins(lock))
    assert all("--hash=sha256:" in entry for entry in entries)


def test_the_two_locks_agree() -> None:
    dev, play = (pins(lock) for lock in LOCKS)
    assert play.items() <= dev.items()


def test_training_libraries_are_in_no_lock() -> None:
    for lock in LOCKS:
        assert not {"torch", "nvidia-cuda-runtime", "triton"} & pins(lock).keys()


def test_no_file_names_a_folder_of_somebodys_machine() -> None:
    personal = re.compile(r"(?<![\w.~$}])/(?:home|root|work|Users)/")
    assert [name for name, text in texts().items() if personal.search(text)] == []


def test_no_file_of_the_package_is_longer_than_250_lines() -> None:
    lengths = {
        name: text.count("\n") for name, text in texts().items() if name.startswith("src/") and name.endswith(".py")
    }
    assert len(lengths) > 300
    assert {name: length for name, length in lengths.items() if length > 250} == {}


def test_the_readme_opens_with_the_two_commands() -> None:
    opening = texts()["README.md"].split("\n## ")[0]
    assert "make play" in opening
    assert "make test" in opening


def test_every_target_of_make_is_listed_by_its_help() -> None:
    makefile = texts()["Makefile"]
    phony = re.findall(r"^\.PHONY: (.+)$", makefile, flags=re.MULTILINE)
    helped = re.findall(r"^([a-z][a-z-]*):.*## \S", makefile, flags=re.MULTILINE)
    assert sorted(" ".join(phony).split()) == sorted(helped)


@pytest.mark.parametrize("page", sorted(name for name in texts() if name.endswith(".md")))
def test_links_between_pages_lead_somewhere(page: str) -> None:
    links = re.findall(r"\]\(([^)#\s]+)", texts()[page])
    local = [link for link in links if "://" not in link and not link.startswith("mailto:")]
    assert [link for link in local if not (ROOT / page).parent.joinpath(link).exists()] == []


@pytest.mark.parametrize("lands", [True, False])
def test_what_is_not_installed_is_passed_over_but_by_nothing_that_lands(
    monkeypatch: pytest.MonkeyPatch, lands: bool
) -> None:
    monkeypatch.setenv("CI", "true" if lands else "")
    with pytest.raises(ModuleNotFoundError if lands else pytest.skip.Exception):
        needed("nobody_has_this", "nobody has it")
    skipping = re.compile(r"\bimportorskip\(")
    assert [name for name, text in texts().items() if skipping.search(text)] == ["tests/needed.py"]
